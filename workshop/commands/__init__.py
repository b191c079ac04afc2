"""The commands of the workshop, a module each. `workshop.__main__` describes what they have in common."""
