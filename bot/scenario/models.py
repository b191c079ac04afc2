"""The models of scenario files for all games, which check their tables and steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, Protocol, TypeAlias, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from bot.engine import AnyGame, GameEvent, Refused, SeatAsk


class Broken(Exception):
    """A scenario that cannot be played as it is written; the message says what is wrong."""


def _split(value: object) -> object:
    return value.split() if isinstance(value, str) else value


Cards: TypeAlias = Annotated[list[str], BeforeValidator(_split)]
"""Cards or picks in one string, separated by blanks: ``"r5 b+2 split"``."""

Viewer: TypeAlias = int | Literal["public"]


class ScenarioModel(BaseModel):
    """A table of the file: an unknown key or a wrong type is an error."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Move(ScenarioModel, ABC):
    """A step in which a seat moves. A game adds its own words for it."""

    seat: int = Field(ge=0)

    @abstractmethod
    def pick(self) -> str:
        """The move as the kernel takes it."""

    def picks(self) -> tuple[str, ...]:
        """The picks of the answer; most moves have only one."""
        return (self.pick(),)

    def only_if(self) -> bool:
        """Whether it counts only if nobody else answers."""
        return False


class Tries(ScenarioModel):
    """A move that is refused, for a reason, and changes nothing."""

    seat: int = Field(ge=0)
    tries: str = Field(min_length=1)
    refused: str = Field(min_length=1)
    facts: dict[str, Any] | None = None
    """All facts of the reason; without them they are not looked at."""


class Timeout(ScenarioModel):
    """The seat's time runs out: the clock gives the default answer."""

    timeout: int = Field(ge=0)


class Minimum(ScenarioModel):
    """The minimum time of the open window is over: the clock answers."""

    minimum: Literal[True]


class Offers(ScenarioModel):
    """What a seat may do now. `only` is all the open ask offers it (an empty text: it is not asked)."""

    seat: int = Field(ge=0)
    offered: Cards = []
    not_offered: Cards = []
    only: Cards | None = None
    targets: list[int | str] | None = None
    """The seats (or other targets) that the one card in `offered` may be aimed at; empty: none is to be named."""

    @model_validator(mode="after")
    def _one(self) -> Offers:
        if self.targets is not None and len(self.offered) != 1:
            raise ValueError("'targets' goes with exactly one card in 'offered'")
        return self


class WantedAsks(ScenarioModel):
    """What the open ask is about, and the facts that its words are filled with; what is not named is not looked at."""

    asks: dict[str, Any] = Field(min_length=1)


class Sees(ScenarioModel):
    """What a seat's view tells it (or that of "public"), what no part of the view has a word for (`without`), and which
    cards neither the view nor the last move told it. `apart`: the seat's player has left it."""

    seat: Viewer
    apart: bool = False
    sees: dict[str, Any] = {}
    without: Cards = []
    does_not_see: Cards = []


class Tells(ScenarioModel):
    """What the last move told everybody, or the seat `to`; and the keys of what it did not tell.

    `times`: how often such a thing was told; 0 for once at least.
    """

    told: dict[str, Any] = {}
    times: int = 0
    not_told: Cards = []
    to: Viewer = "public"

    @model_validator(mode="after")
    def _named(self) -> Tells:
        if self.told and "key" not in self.told:
            raise ValueError("'told' wants the event's 'key'")
        return self


class PatronPlays(ScenarioModel):
    """What a computer player of each of these levels would do in a seat's place; nothing is done.

    `plays` are the picks that are right, with their targets. The chance of a player that errs by chance comes from
    `luck`.
    """

    patron: int = Field(ge=0)
    level: Cards = []
    plays: Cards = Field(min_length=1)
    luck: str = ""


class Chooser(Protocol):
    """A computer player, as scenarios need it."""

    def choose(self, view: Any, ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        """What it answers to an ask."""
        ...


class Facts(ScenarioModel, ABC):
    """Facts of the state that must hold. A game adds the facts it has."""

    @abstractmethod
    def found(self, state: Any) -> dict[str, Any]:
        """Every fact as it is now, by the name it has here."""


class Expects(ScenarioModel):
    """A step that checks the state."""

    expect: dict[str, Any] = Field(min_length=1)


class StartingDeal(ScenarioModel):
    """Takes the place of a position: the game is set up from its start. `refused`: the set-up is refused for this
    reason, `facts`: with these facts, if they are said.
    """

    seats: int
    refused: str = ""
    facts: dict[str, Any] | None = None


class WantedLobby(ScenarioModel):
    """Takes the place of a position: a table before its game, with so many seats taken, as its people see it."""

    seats: int = Field(ge=0)
    lacks: str = ""
    """Why the game cannot be started as it is; empty if it can."""
    facts: dict[str, Any] = {}
    """All facts of that reason."""
    ladder: str = ""
    """The ladder that its games count on. This and what follows is only looked at if it is said."""
    variant: str = ""
    """The variant; empty for the usual one."""
    places: Cards = []
    """The places that seats have or may take, by code, side by side."""
    room: list[int] = []
    """How many seats each of these takes."""
    roles: list[str] = []
    """The role in each of these."""
    sits: list[int] = []
    """The seats in the order in which they sit once the game starts."""
    settled: dict[str, Any] = {}
    """Some of the options as they are once what is gone is left out."""


class Scenario(ScenarioModel, ABC):
    """One scenario. A game adds the position it starts from."""

    title: str = Field(min_length=1)
    rule: str = Field(min_length=1)
    game: str
    options: dict[str, Any] = {}
    deal: StartingDeal | None = None
    lobby: WantedLobby | None = None
    partial: bool = False
    seed: str = ""
    shuffles: list[Cards] = []
    rolls: list[int] = []
    steps: list[Any] = []

    @model_validator(mode="after")
    def _one_source_of_luck(self) -> Scenario:
        if self.seed and (self.shuffles or self.rolls):
            raise ValueError("luck is either written down (shuffles, rolls) or comes from a seed, not both")
        return self

    def usual_options(self) -> Mapping[str, Any]:
        """The options of its table where it does not name them, if they are others than a game's usual ones."""
        return {}

    def table_options(self, game: AnyGame) -> dict[str, Any]:
        """The options of its table, complete. Raises `Broken`."""
        try:
            return game.check_options({**self.usual_options(), **self.options})
        except Refused as no:
            raise Broken(f"options: {no.reason} {no.facts}") from no

    @model_validator(mode="after")
    def _nothing_but_a_lobby(self) -> Scenario:
        extra = sorted(self.model_fields_set - {"title", "rule", "game", "options", "lobby"})
        if self.lobby is not None and extra:
            raise ValueError(f"a scenario of a lobby has only options besides: {', '.join(extra)}")
        return self

    @abstractmethod
    def start(self) -> Any:
        """The position as the game's state. Raises `Broken` when there cannot be such a position."""


Step: TypeAlias = Move | Tries | Timeout | Minimum | Offers | WantedAsks | Sees | Tells | PatronPlays | Facts


class Dialect(Protocol):
    """A game's own words in scenario files."""

    game: AnyGame
    scenario: type[Scenario]
    move: type[Move]
    facts: type[Facts]
    events: Mapping[str, type[GameEvent]]
    """Every event of the game by its key."""
    players: Mapping[str, Chooser]
    """Its computer players, by level."""


def complaint(error: ValidationError) -> str:
    """The first error that pydantic found, in one line."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    what = "is not known here" if first["type"] == "extra_forbidden" else first["msg"].removeprefix("Value error, ")
    return f"{where}: {what}" if where else what


def read_step(dialect: Dialect, data: object) -> Step:
    """The step in a table of the file. Raises `Broken`."""
    if not isinstance(data, dict):
        raise Broken("a step is a table")
    table = cast("Mapping[str, Any]", data)
    try:
        if "expect" in table:
            return dialect.facts.model_validate(Expects.model_validate(table).expect)
        step = _kind(dialect, table).model_validate(table)
    except ValidationError as error:
        raise Broken(complaint(error)) from error
    if isinstance(step, Tells):
        _check_events(dialect, step)
    return step


def _check_events(dialect: Dialect, step: Tells) -> None:
    """Raises `Broken` for an event or an argument that the game does not have."""
    key = step.told.get("key")
    named = [*step.not_told, key] if step.told else step.not_told
    if unknown := [str(event) for event in named if event not in dialect.events]:
        raise Broken(f"there is no event {' '.join(unknown)}")
    if step.told:
        kind = dialect.events[str(key)]
        if unknown := sorted(step.told.keys() - {"key", *kind.open_args, *kind.secret_args}):
            raise Broken(f"the event {key} has no {' '.join(unknown)}")


def _kind(dialect: Dialect, table: Mapping[str, Any]) -> type[Step]:
    for words, model in (
        (("tries", "refused"), Tries),
        (("timeout",), Timeout),
        (("minimum",), Minimum),
        (("offered", "not_offered", "only", "targets"), Offers),
        (("asks",), WantedAsks),
        (("sees", "without", "does_not_see"), Sees),
        (("told", "not_told"), Tells),
        (("patron",), PatronPlays),
    ):
        if any(word in table for word in words):
            return model
    return dialect.move
