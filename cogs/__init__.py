"""The Discord commands: one extension a subject, loaded by bot.app."""
