"""The commands of the command line, a module each. `bot.__main__` says what they have in common."""
