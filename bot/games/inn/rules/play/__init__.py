"""What happens: turns, windows, effects, Drinks, gambling, Events, losing. Reads what cards say."""
