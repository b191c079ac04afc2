"""Ways to gain on the ladder by something else than playing, carried out through the tables' own functions."""
