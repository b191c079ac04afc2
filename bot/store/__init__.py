"""The store: SQLite or PostgreSQL, one writer, numbered migrations, one module for each subject."""

from bot.store.core import Store
from bot.store.driver import Unit
from bot.store.errors import StoreClosed
from bot.store.game_result import GameResult, SeatResult
from bot.store.migrations import SchemaError

__all__ = ["GameResult", "SchemaError", "SeatResult", "Store", "StoreClosed", "Unit"]
