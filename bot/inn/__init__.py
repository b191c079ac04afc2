"""The rules of The Red Dragon Inn. Imports the kernel and nothing else of ours."""

from bot.inn.game import Inn
from bot.inn.library import BadData, Library, the_library
from bot.inn.state import State

__all__ = ["BadData", "Inn", "Library", "State", "the_library"]
