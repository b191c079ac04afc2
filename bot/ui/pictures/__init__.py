"""Pictures: pure functions from a view to the bytes of a PNG. Same input, same bytes, on every machine."""
