"""Time: the clock that is handed in, paces, deadlines, and pausing."""
