"""Making a deck step by step, from the vocabulary itself: what may be said where, and changes of a draft."""
