"""Decks that people make themselves: read from what they type, written as a file, and told what is wrong with them."""
