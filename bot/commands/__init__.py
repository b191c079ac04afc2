"""The commands of the command line, a module each. `bot.__main__` describes what they have in common."""
