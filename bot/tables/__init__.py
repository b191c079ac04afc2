"""The tables: the shared async engine for everything that a person, a patron or the clock does at a table."""

from bot.tables.clocks.clock import Clock, LoopClock, ManualClock
from bot.tables.clocks.pace import PACES, Pace
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
from bot.tables.seats.limits import TableLimits
from bot.tables.tables import Tables

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
