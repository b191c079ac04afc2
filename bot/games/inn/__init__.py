"""The Red Dragon Inn: rules, patrons, look, scenario dialect, and the kit that holds them together."""
