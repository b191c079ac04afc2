"""The kernel: asks, answers, events, seeded chance, the decision log, replay. Knows no game, clock or Discord."""

from bot.engine.asks import CLOCK, TIME, Ask, Kind, Option, SeatAsk, check_pick, join_pick, split_pick
from bot.engine.chance import Chance, TurnChance
from bot.engine.errors import BadData, Missing, Refused, Runaway, Strayed
from bot.engine.events import EVERYBODY, Event, GameEvent, Secret, read_event
from bot.engine.game import BRISK, DEAL, Answers, AnyGame, AskBuilder, Game, Refusal, Told, Turn, View
from bot.engine.lineup import TOO_FEW, VARIANT, Lineup, Place, alone, filled
from bot.engine.run import Decision, Run, Snapshot, Source

__all__ = [
    "BRISK",
    "CLOCK",
    "DEAL",
    "EVERYBODY",
    "TIME",
    "TOO_FEW",
    "VARIANT",
    "Answers",
    "AnyGame",
    "Ask",
    "AskBuilder",
    "BadData",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameEvent",
    "Kind",
    "Lineup",
    "Missing",
    "Option",
    "Place",
    "Refusal",
    "Refused",
    "Run",
    "Runaway",
    "SeatAsk",
    "Secret",
    "Snapshot",
    "Source",
    "Strayed",
    "Told",
    "Turn",
    "TurnChance",
    "View",
    "alone",
    "check_pick",
    "filled",
    "join_pick",
    "read_event",
    "split_pick",
]  # fmt: skip
