"""The sandbox: the bot on a simulated Discord, with a web page to play on. Nothing imports it but its command."""
