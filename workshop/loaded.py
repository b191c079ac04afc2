"""Loads all of the program: what processes are forked from; see `workshop.forked`."""

from importlib import import_module

from bot.app import COGS
from bot.commands.common import collect_less
from bot.games import GAMES
from bot.ui.words import spoken

collect_less()
for _module in ("bot.process", "psycopg", *COGS, *(cog for kit in GAMES.values() for cog in kit.cogs)):
    import_module(_module)
for _kit in GAMES.values():
    _kit.rules()
    _kit.look()
    _kit.patrons()
spoken(*(kit.words for kit in GAMES.values()))
