"""The pictures of Drinko."""
