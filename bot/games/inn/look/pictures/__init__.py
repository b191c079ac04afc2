"""The pictures of the Inn."""
