"""What a game is to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar, cast

from bot.engine.asks import Ask, Option, SeatAsk
from bot.engine.chance import Chance
from bot.engine.errors import Runaway
from bot.engine.events import Event, GameEvent
from bot.engine.lineup import Lineup

Answers: TypeAlias = Mapping[int, tuple[str, ...]]
"""The picks of every seat that was asked."""

AskBuilder: TypeAlias = Callable[[], Ask | None]
"""Builds an ask from the state as it is now. The kernel calls it again when an unasked option was used while the ask
was open; None says that nothing is left to ask, and the generator is sent no answers."""

Turn: TypeAlias = Generator[AskBuilder, Answers, None]
"""Straight-line rules: yields the builder of an ask, is sent the answers."""

View: TypeAlias = Mapping[str, Any]
"""All that a seat, or the public, may know of a game, as plain data. Each game declares what its own views hold; code
that knows no game hands them on unopened."""

DEAL = "deal"
"""The option, of games that have it, with the code of a written deal in place of a shuffled one. Complete options hold
it only where one is named."""
BRISK = "brisk"
"""The option, of every game, by which what others do is told in half the time. The rules make nothing of it; complete
options hold it only where it is wanted."""

HAPPENS_A_TURN = 4_000
PENDING = 60
"""How many things may happen in a turn, and how many wait for each other, before a game is taken for endless."""

S = TypeVar("S")
P = ParamSpec("P")


class Cause(Protocol):
    """Something that is being resolved, by which events happen."""

    number: int
    """Which one of its turn it is, counted from 1 in the order in which something was first told of them; 0: nothing
    was yet. So who is told all events could count them just as well: the number tells nothing more."""


class Told:
    """What the rules use to tell events and to get chance."""

    __slots__ = ("_beside", "_happened", "_numbers", "causes", "chance", "count", "events", "listening")

    def __init__(self, chance: Chance, *, listening: bool = True) -> None:
        self.chance = chance
        self.events: list[Event] = []
        self.count = 0
        """How many events have been told in all: rules see by it whether something was told in between."""
        self.listening = listening
        self.causes: Callable[[], Sequence[Cause]] = tuple
        """What is being resolved now: first what began things, last what is carried out."""
        self._beside: Cause | None = None
        self._numbers = 0
        self._happened = 0

    def start_turn(self) -> None:
        """Causes are counted anew, and so is what happens."""
        self._numbers = 0
        self._happened = 0

    def happens(self, pending: int) -> None:
        """Something begins to happen, while as many things are pending: a game in which one thing leads to another, as
        data say, tells of each. Raises `Runaway` where there is no end to it, though nobody is asked anything."""
        self._happened += 1
        if self._happened > HAPPENS_A_TURN or pending > PENDING:
            raise Runaway(f"{self._happened} things have happened in a turn, and {pending} are pending")

    @contextmanager
    def by(self, cause: Cause) -> Generator[None]:
        """What is told meanwhile happens by this too, which is not among the `causes` yet, or no longer."""
        self._beside = cause
        yield
        self._beside = None

    def _cause(self) -> tuple[int, ...]:
        pending = self.causes() if self._beside is None else (*self.causes(), self._beside)
        if not pending:
            return ()
        for cause in pending:
            if not cause.number:
                self._numbers += 1
                cause.number = self._numbers
        return tuple([cause.number for cause in pending])

    def tell(self, kind: Callable[P, GameEvent], *_: P.args, **kwargs: P.kwargs) -> None:
        """Tell an event of this kind, a subclass of `GameEvent`, with these arguments, all by name.

        Without a listener no event is made. Where simulations come by often, ask `listening` first: then not even the
        arguments are made.
        """
        if self.listening:
            self.count += 1
            # A type checker reads arguments off a callable only; the kinds that come here are all classes.
            self.events.append(cast("type[GameEvent]", kind).told(kwargs, self._cause()))


class Game(Protocol[S]):
    """The rules of one game. All methods are pure but for the state and `told` they are given."""

    name: str
    rules_version: int
    """Raised whenever the same decisions may give other events."""
    schema_version: int
    """Raised whenever the dumped state changes its form; `load` upgrades every older form."""
    seats: range
    """How many seats it takes."""
    by_seat: tuple[str, ...]
    """The options that list a value for each seat, which is its player's to say; empty texts where nothing is said.
    Complete options may be without some of them: the places of seats, where everybody plays alone."""
    slow: Mapping[str, Any]
    """The options that a new table has in place of its defaults where people have hours for each answer."""
    variants: tuple[str, ...]
    """The names of its variants, the usual one first; none for a game that has no others."""
    own_ladder: str
    """The ladder of games with decks that people have made on their servers; empty for a game without such decks."""

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The table's options, complete and in range. Raises `Refused('bad-option', option=..., why=...)`."""
        ...

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Stored options as they come to today, complete: without what there is no more to play with, and with all
        written down that a game's set-up reads from today's data, so that it comes out again with tomorrow's."""
        ...

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        """Who plays with whom, with these options, which may be stored ones of before, when so many seats are taken."""
        ...

    def own_decks(self, options: Mapping[str, Any]) -> Sequence[str]:
        """The codes of the decks, made by people on their servers, that a table with these options plays with. A code
        says what is in the deck: another version has another code."""
        ...

    def learn_decks(self, texts: Mapping[str, str]) -> None:
        """Know these decks as they were kept, by code, for as long as the process runs; what is known already is left
        as it is. Called on any thread, one at a time, while others read.

        Raises `BadData` for one that is not what its code says."""
        ...

    def forget_decks(self, needed: Collection[str]) -> None:
        """Forget those of them that are not needed, and that nobody has asked to be learnt since this was called last.
        Called as `learn_decks` is."""
        ...

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> S:
        """Set up a game. Raises `Refused` as `check_options` does, or with ``seats-wrong``."""
        ...

    def turn(self, state: S, told: Told) -> Turn:
        """The next turn, from its first ask to its end."""
        ...

    def over(self, state: S) -> bool: ...

    def out(self, state: S, seat: int) -> bool:
        """Whether the seat is out of the game, which may go on without it."""
        ...

    def placings(self, state: S) -> list[int]:
        """The place of every seat, 1 the best; ties share a place and the next is left out (1, 2, 2, 4)."""
        ...

    def blamed(self, state: S, *, turn: bool) -> Sequence[str]:
        """The decks at fault when a game runs away, by their codes: a turn of it (`turn`), or all of it."""
        ...

    def drinks(self, state: S) -> Sequence[int]:
        """What every seat has drunk so far, for the result; zeros if the game counts no drinks."""
        ...

    def unasked(self, state: S, seat: int) -> Mapping[str, Option]:
        """What the seat may do at any time, whoever is asked."""
        ...

    def use_unasked(self, state: S, told: Told, seat: int, pick: str) -> Turn | None:
        """Use an unasked option: at once (None), or as a generator that asks further. `pick` has been checked."""
        ...

    def view(self, state: S, seat: int | None, *, apart: bool = False) -> View:
        """All that `seat` (None: the public) may know of the state, as plain data. `apart`: for somebody who has left
        the seat: nothing that its mates alone know."""
        ...

    def could_use_unasked(self, state: S) -> Sequence[int]:
        """The seats whose unasked options would count now and are in no ask; playouts ask these for their wishes."""
        ...

    def exposed(self, state: S) -> Collection[int]:
        """The seats against which an unasked option of others would count now, which their own panel tells them."""
        ...

    def touched(self, event: Event) -> Collection[int]:
        """The seats whose panel shows something else after the event, besides those that it tells a secret."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether the event showed somebody what they did not know before (then there is no undo across it)."""
        ...

    def no_choice(self, state: S, seat: int, asked: SeatAsk) -> bool:
        """Whether the seat can give one answer only, and nobody learns what they may not if it is given at once."""
        ...

    def patience(self, state: S) -> float:
        """Seconds a patron leaves people at least before it answers the open ask; 0 when nothing is at stake."""
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """The state as plain data."""
        ...

    def load(self, data: Mapping[str, Any], schema_version: int) -> S:
        """The state from plain data of this or any earlier schema. Raises ValueError, `Missing` for cards not known."""
        ...

    def refusal(self, state: S, seat: int, pick: str) -> Refusal:
        """Why `pick` is not offered to `seat`: the key of a reason, and its facts."""
        ...


Refusal: TypeAlias = tuple[str, dict[str, object]]

AnyGame: TypeAlias = Game[Any]

__all__ = ["BRISK", "DEAL", "Answers", "AnyGame", "AskBuilder", "Game", "Refusal", "Told", "Turn", "View"]
