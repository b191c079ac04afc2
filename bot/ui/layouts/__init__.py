"""The layouts of messages and panels that all games share."""
