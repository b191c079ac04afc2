"""The rules of Drinko. Imports the kernel and nothing else of ours."""

from bot.drinko.deck import BadData, Deck, read_deck, the_deck
from bot.drinko.game import Drinko
from bot.drinko.state import State

__all__ = ["BadData", "Deck", "Drinko", "State", "read_deck", "the_deck"]
