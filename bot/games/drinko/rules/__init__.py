"""The rules of Drinko. Imports the kernel and nothing else of ours."""

from bot.games.drinko.rules.deck import BadData, Deck, read_deck, the_deck
from bot.games.drinko.rules.game import Drinko
from bot.games.drinko.rules.state import DrinkoState

__all__ = ["BadData", "Deck", "Drinko", "DrinkoState", "read_deck", "the_deck"]
