"""What a person sees: words, layouts, pictures. No rules in it."""
