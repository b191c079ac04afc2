"""The rules of The Red Dragon Inn. Imports the kernel and nothing else of ours."""

from bot.engine import BadData
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.game import Inn
from bot.games.inn.rules.play.state import State

__all__ = ["BadData", "Inn", "Library", "State", "the_library"]
