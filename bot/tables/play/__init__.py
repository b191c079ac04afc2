"""A running game: the tables in memory, and what people, patrons and the clock do at them."""
