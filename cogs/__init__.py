"""The Discord commands: one module a subject, whose `setup` bot.app calls."""
