"""The languages that the bot speaks: messages in Fluent's syntax, by key, and which of them is spoken now."""
