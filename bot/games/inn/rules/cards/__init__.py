"""What cards say: the vocabulary, the data models, the library, the rules text. Knows nothing of a game in play."""
