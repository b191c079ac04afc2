"""Drinko as people see it: words, story, alt texts, panels, layouts, pictures."""
