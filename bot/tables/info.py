"""The public side of a table. Only a seat's own `PrivateTable` contains anything hidden."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from bot.engine import Event, Option, Refused, SeatAsk, View
from bot.tables.seats.votes import Motion

Status = Literal["lobby", "live", "paused", "over", "closed"]
ChangeKind = Literal["lobby", "play", "over", "closed", "paused", "resumed", "told", "private"]
"""``private``: only the hands of the seats in `Change.hands` have changed; nobody else is told anything."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord."""

    id: int
    name: str
    entry: int = 0
    """The id of the interaction by which they do what they do now."""


BROKEN = frozenset({"broken", "deck-gone", "deck-endless"})
"""The reasons for a pause that only the operator can mend, if anybody can."""


class Elsewhere(Refused):
    """Another process serves the table's server: that of `share`. What somebody wanted of it is handed over there."""

    def __init__(self, share: int) -> None:
        super().__init__("elsewhere")
        self.share = share


class SeatInfo(NamedTuple):
    """Who sits there."""

    seat: int
    user_id: int | None
    name: str
    patron: str | None
    """Strength of a computer player's own seat; None for a person's."""
    minded: bool
    """A patron plays this person's seat now: they have left or are asleep."""
    left: bool
    bank: float
    """Seconds left for turns that take longer."""
    removed: bool = False
    """The host has removed this person, for good."""
    seen: Mapping[str, Any] | None = None
    """Game, pace and options as they were when a guest of a lobby sat down; None for everybody else."""
    away: float | None = None
    """Until when the person is away; None while they are not."""


class TableInfo(NamedTuple):
    """The table itself. Times are seconds since 1970, UTC."""

    id: str
    guild_id: int
    channel_id: int
    game: str
    status: Status
    pace: str
    most: int
    host_id: int
    options: Mapping[str, Any]
    created_at: float
    started_at: float | None
    ended_at: float | None
    seed_proof: str
    """The SHA-256 of what the bot draws when the table is opened: its secret, or a seed that is not mixed."""
    seed: str
    """Empty until the game is over."""
    seats: tuple[SeatInfo, ...]
    pause_reason: str
    placings: tuple[int, ...] | None
    version: int
    """Rises with every change."""
    lesson: bool = False
    """A guided first game: its host is told what to do."""
    pause_reference: str = ""
    """The reference of the report about the fault that has paused the table; empty without one."""
    paused_at: float | None = None
    counts: bool = False
    """Whether the game counts for the ladder."""
    uncounted: str = ""
    """Why an ended game does not count: as `bot.tables.ladder.counting.why_not` has it, or why the table was closed."""
    follows: str | None = None
    """The table whose rematch it is."""
    mixed: bool = False
    """Whether the seed is made of the bot's secret and of what each player adds."""
    mix: str = ""
    """The SHA-256 of what the players have added; empty before the game starts, and where nothing is mixed."""
    motion: Motion | None = None
    """The open vote on removing somebody, on closing the table or on pausing the game."""
    pause_until: float | None = None
    """Until when a game that the host has paused is the host's to resume, and then everybody's; None for others."""
    closes_at: float | None = None
    """When a lobby closes by itself if nobody starts the game; None for others, and where that was not looked up."""
    beacon_round: int | None = None
    """See `TableRow.beacon_round`."""
    held_until: float | None = None
    """Until when a lobby holds seats for the people of a night; None for others."""
    language: str = ""
    """The code of the language that the host has chosen for the table; empty: the server's."""


class OpenAsk(NamedTuple):
    """The ask that the table waits for. Answers name it by its number, which is never used again, not even after an
    undo.
    """

    number: int
    kind: str
    about: str
    args: Mapping[str, Any]
    waiting: tuple[int, ...]
    alone: bool
    opened_at: float
    deadline: float | None
    """None while the clock is stopped."""
    turn: int = 1
    """The number of the turn it belongs to, from 1 over the whole game."""
    natural: bool = False
    """Whether it has a minimum time. Only the asked people know that they are asked, so `waiting` is empty."""
    phase: int = 0
    """The number of the ask with which its phase began, if a team takes that phase together; 0 for other asks."""
    called: bool = False
    """Whether the players who are missing in that phase have been mentioned."""


@dataclass(frozen=True, slots=True)
class UndoVote:
    """Somebody wants to take back decision `seq`; `wanted` are the people who have still to agree."""

    seat: int
    seq: int
    wanted: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicTable:
    """Everything about a table that everybody may see."""

    info: TableInfo
    view: View | None
    ask: OpenAsk | None
    recent: tuple[Mapping[str, Any], ...]
    undo: UndoVote | None
    finished_at: float | None = None
    """When patrons finish the game, unless somebody returns: everybody who is still in it has left or is asleep."""
    moves: tuple[tuple[Mapping[str, Any], ...], ...] = ()
    """The latest public events by decision, the oldest first; each decision whole, and those without events left out.
    At least as many as in `recent`."""
    numbers: tuple[int, ...] = ()
    """The number of each of those decisions."""
    fallen: bool = False
    """Whether all people are out of the game, and only patrons play on."""
    kept: dict[Hashable, Any] = field(default_factory=dict[Hashable, Any], init=False, compare=False, repr=False)
    """What has been worked out of all this, by names of its own: a message and its beat tell the same."""


@dataclass(frozen=True, slots=True)
class SeatOptions:
    """What one seat may do now. It is made without a view of the game."""

    info: TableInfo
    seat: int
    ask: OpenAsk | None
    seat_ask: SeatAsk | None
    """None when the seat is not asked, or has answered and cannot change it."""
    unasked: Mapping[str, Option]
    answered: tuple[str, ...] | None = field(default=None, kw_only=True)
    """Its answer to the open ask so far."""
    overtaken: Mapping[int, bool] = field(default_factory=dict[int, bool], kw_only=True)
    """The asks that a mate has answered before this seat did, and of each whether an answer to it counts for the open
    ask."""


@dataclass(frozen=True, slots=True)
class PrivateTable(SeatOptions):
    """Everything about a table that one seat may see, and what it may do."""

    view: View
    recent: tuple[Mapping[str, Any], ...]
    may_undo: bool = field(default=False, kw_only=True)
    """Whether its person may ask now to take back their last decision."""
    mates: Mapping[int, tuple[str, ...] | None] = field(default_factory=dict[int, tuple[str, ...] | None], kw_only=True)
    """The seats that play with this one, each with its answer to the open ask so far; nobody for somebody who has left
    the seat."""
    moves: tuple[tuple[Mapping[str, Any], ...], ...] = field(default=(), kw_only=True)
    """As in `PublicTable`."""
    numbers: tuple[int, ...] = field(default=(), kw_only=True)
    """As in `PublicTable`."""
    talk: tuple[tuple[int, str], ...] = field(default=(), kw_only=True)
    """The last lines that were said in the team, each with the seat that said it, the oldest first; as people wrote
    them."""
    kept: dict[Hashable, Any] = field(default_factory=dict[Hashable, Any], init=False, compare=False, repr=False)
    """What has been worked out of all this, by names of its own: a panel says the same thing in several places, and
    people look at their hand again before anything changes in it."""


class Change:
    """A committed change at a table.

    `info` and `ask` are made when they are first read: many answers are given where nobody watches. An observer reads
    them in `Observer.changed`; later the table may have moved on.
    """

    __slots__ = ("_ask", "_info", "_see", "asked", "by", "events", "hands", "kind", "known", "notice", "table")

    def __init__(
        self, table: str, see: Callable[[], tuple[TableInfo, OpenAsk | None]], kind: ChangeKind, by: int | None = None,
        events: tuple[Event, ...] = (), hands: frozenset[int] = frozenset(), asked: frozenset[int] = frozenset(),
        notice: str = "", known: frozenset[int] = frozenset(),
    ) -> None:  # fmt: skip
        self._see = see
        self._info: TableInfo | None = None
        self._ask: OpenAsk | None = None
        self.table = table
        """The table's id."""
        self.kind = kind
        self.by = by
        """The seat that moved; None if no seat did, or if others may not know."""
        self.events = events
        """The events with their secrets: people may be shown only what `Event.seen_by` gives."""
        self.hands = hands
        """Seats whose hand or turn changed."""
        self.asked = asked
        """Further seats for which only a window was opened, closed or answered."""
        self.known = known
        """Those of `hands` whose cards changed for everybody to see, also where it is secret who is asked."""
        self.notice = notice
        """The key of a line for the table (``strayed``, ``asleep``, ``back``, ...)."""

    @property
    def info(self) -> TableInfo:
        """The table after it."""
        if self._info is None:
            self._info, self._ask = self._see()
        return self._info

    @property
    def ask(self) -> OpenAsk | None:
        """The open ask after it."""
        return self._ask if self.info else None


@dataclass(frozen=True, slots=True)
class Woken:
    """The result of a start: how many tables are live, and by how many seconds their deadlines were moved."""

    live: int
    shifted: float


class Observer(Protocol):
    """Shows tables to people."""

    def changed(self, change: Change) -> None:
        """Called after the commit, on the event loop; must not wait."""
        ...
