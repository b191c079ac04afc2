"""The workshop: tools of the developers, beside the bot and not shipped with it. It may import the bot; nothing of the
bot imports it."""
