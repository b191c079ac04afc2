"""Decks made at random from the whole vocabulary, and what is measured with them."""
