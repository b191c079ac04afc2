"""Who sits at a table: the lobby, teams, leaving, votes, and what each person may see."""
