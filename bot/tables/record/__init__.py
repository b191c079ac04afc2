"""What is kept of a game: replays, stories, the proof of a shuffle, backups, and forgetting."""
