"""Ladders: for whom a game counts, how much, and the ratings."""
