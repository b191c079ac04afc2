"""What messages and panels are made of, for every game."""
