"""The tables: the shared async engine for everything that a person, a patron or the clock does at a table."""

from bot.tables.clock import Clock, LoopClock, ManualClock
from bot.tables.hall import Tables
from bot.tables.info import (
    Change,
    Observer,
    OpenAsk,
    Person,
    PrivateTable,
    PublicTable,
    SeatInfo,
    SeatOptions,
    TableInfo,
    UndoVote,
    Woken,
)
from bot.tables.limits import TableLimits
from bot.tables.pace import PACES, Pace

__all__ = [
    "PACES",
    "Change",
    "Clock",
    "LoopClock",
    "ManualClock",
    "Observer",
    "OpenAsk",
    "Pace",
    "Person",
    "PrivateTable",
    "PublicTable",
    "SeatInfo",
    "SeatOptions",
    "TableInfo",
    "TableLimits",
    "Tables",
    "UndoVote",
    "Woken",
]
