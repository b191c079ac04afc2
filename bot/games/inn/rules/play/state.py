"""The state of a game of the Inn, as plain data.

Seats are numbers from 0 in clockwise order. Piles have their top at the end. Fortitude, Alcohol Content and Gold belong
to a party; a seat belongs to a party. In an individual game each seat is a party of its own; where teams play, a party
is a team, and its seats are mates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Final, Literal, cast

NEW_LIST: Final = cast("Callable[[], list[Any]]", list)
"""Makes the empty lists of what is made all the time (``list[str]`` as a factory takes five times as long)."""
INN: Final = -1
"""In place of a seat: the Inn is paid, the Inn (a Drink, an Event) is the source."""
_ATOMS: Final = frozenset({str, int, bool, float, NoneType})
"""What need not be copied."""

WindowWay = Literal["natural", "sealed", "quick"]
"""How a table opens its windows: for a minimum time, and then for those who could answer; for everybody; only for those
who could answer, and no longer than they take."""
Phase = Literal["discard", "action", "order", "drink", "end"]
"""The phases of a turn, and what comes after them: the end of the turn, if anything happens there."""
What = Literal[
    "card", "use", "encounter", "chosen", "bite", "time", "drinks", "event", "refill", "collect", "hurt", "gained",
    "won", "taken", "wages", "losing", "phase",
]  # fmt: skip
"""What is being resolved: a card, a use of a card that stays in front of its player, a Sea or Dungeon Event, what was
decided as a card or an Event took effect, what a counter does to its holder at the end of a turn, something that a
character does by itself, a Drink (or several drunk at once), a Drink Event, the payment for a new Drink Deck, a payment
that follows from an Event, a loss of Fortitude just suffered, Gold just gained, a Round that is won, a pot just taken,
the wages of a card in front of a player, players about to lose, a Drink Phase before or after its Drink."""


@dataclass(slots=True)
class Party:
    """Fortitude and Alcohol Content from 0 to 20, Gold from 0, and the Potion Tokens of a team."""

    fortitude: int = 20
    alcohol: int = 0
    gold: int = 10
    tokens: int = 0


@dataclass(slots=True)
class Laid:
    """A card face up in front of a player, and the seat to whose piles it returns.

    `used`: its use of this Action Phase is gone.
    """

    card: str
    owner: int
    used: bool = False


@dataclass(slots=True)
class SharedTurn:
    """The turn that a team takes together: what its seats may still do in this phase.

    `actions`: by seat, the Action Cards that it may still play; `done`: the seats that are through with the phase;
    `drinks`: how many Drinks the team still has to order; `stays`: the seats that want to play cards after that;
    `first`: it is the first turn of the game; `played`: the Action Cards that a Boss who plays alone has played in this
    Action Phase: they lie face up until it ends; `barred`: the seats that answer for no mate until the turn ends;
    `ordered`: the seats that have ordered a Drink in this phase, and by that said whether they stay in it.
    """

    actions: list[int]
    done: list[int] = field(default_factory=list[int])
    drinks: int = 0
    stays: list[int] = field(default_factory=list[int])
    first: bool = True
    played: list[Laid] = field(default_factory=list[Laid])
    barred: list[int] = field(default_factory=list[int])
    ordered: list[int] = field(default_factory=list[int])


@dataclass(slots=True)
class Side:
    """The piles of a side deck."""

    draw: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Encounters:
    """A deck of Sea or Dungeon Events, and the progress counters on it."""

    code: str
    draw: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    counters: int = 0


@dataclass(slots=True)
class Seat:
    """A player: the cards, and how they went out ("" while they are in, else "asleep" or "broke")."""

    party: int
    character: str
    race: str
    hand: list[str] = field(default_factory=list[str])
    draw: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    pile: list[str] = field(default_factory=list[str])
    """The Drink Me! Pile."""
    out: str = ""
    orders: list[str] = field(default_factory=list[str])
    """Its standing orders (see `bot.inn.orders`)."""
    drunk: int = 0
    """How many Drinks it has drunk; a Drink and its Chasers count as one."""
    counters: dict[str, int] = field(default_factory=dict[str, int])
    """By full code; a counter that is not there is at 0, or at its start if it is the character's own."""
    sides: dict[str, Side] = field(default_factory=dict[str, Side])
    """The character's side decks, by id."""
    front: list[Laid] = field(default_factory=list[Laid])
    """The cards in front of the player, oldest first."""
    away: str = ""
    """How long it is away ("turn", "own-turn"; empty: it is there): it plays nothing and Ignores everything."""
    ignores: list[str] = field(default_factory=list[str])
    """Kinds of card that it must Ignore until its next turn begins, besides those of its standing effects."""
    boss: bool = False
    """It plays a villain with the Boss Cards."""
    open: bool = False
    """It plays with its hand open to everybody until its next turn has ended."""


@dataclass(slots=True)
class Part:
    """One effect of a plan: what would happen to one seat.

    `source` is the seat it comes from, `to` the seat that is paid, `paid` is "inn" when the Inn pays in its place and
    "none" when nothing is paid; `ignored` once its player has Ignored it (who Ignores it without a choice: see
    `reach`), `reduced` once its seat has tried to make it smaller, `less` how much of it cards have taken off. `at` is
    the place of its effect among all of the card's when word and number do not say everything, else -1; `card` is the
    card whose effect it is, if not the item's own. `thing` is the place of a card in front of the seat that the effect
    is aimed at, -1 for the player.
    """

    word: str
    seat: int
    n: int = 0
    source: int = INN
    to: int = INN
    ignored: bool = False
    reduced: bool = False
    paid: str = ""
    at: int = -1
    card: str = ""
    thing: int = -1
    less: int = 0


@dataclass(slots=True)
class Drink:
    """A Drink with its Chasers that `drinker` is about to drink; `by` revealed it.

    `mods` is what was done to it, in order, as [word, number]. `split` marks the other half of a split Drink: it does
    not count in a contest.
    """

    cards: list[str]
    by: int
    drinker: int
    mods: list[list[Any]] = field(default_factory=NEW_LIST)
    ignored: bool = False
    split: bool = False


@dataclass(slots=True)
class Item:
    """Something that is being resolved, with its plan. `cards` are Drink Cards that lie with it.

    `shut` once the window on it has closed, `negated` when it does not happen at all.
    """

    what: What
    by: int
    card: str = ""
    use: int = 0
    targets: list[str] = field(default_factory=NEW_LIST)
    parts: list[Part] = field(default_factory=NEW_LIST)
    drinks: list[Drink] = field(default_factory=NEW_LIST)
    cards: list[str] = field(default_factory=NEW_LIST)
    seats: list[int] = field(default_factory=NEW_LIST)
    origin: str = ""
    """Where its Drinks come from: "pile", "deck", or "event"."""
    negated: bool = False
    shut: bool = False
    taken: bool = False
    """The pot of a Round that was won has gone another way already."""
    owner: int = INN
    """The seat to whose piles its card returns when that is not its player."""
    added: list[str] = field(default_factory=NEW_LIST)
    """Side cards revealed with it, whose effects are part of its plan."""
    hurt: list[Part] = field(default_factory=NEW_LIST)
    """The Fortitude that players have really lost by it so far."""
    collected: int = 0
    """The Gold that others have really paid by it so far; of a pot just taken, how much it was."""
    gained: list[int] = field(default_factory=NEW_LIST)
    """The seats that have gained Gold by it so far."""
    shown: list[str] = field(default_factory=NEW_LIST)
    """Cards of its player's Character Deck that lie open with it until it is done, and are discarded then."""
    divided: int = -1
    """How those have been divided into two piles (see `hands.divisions`); -1: not yet."""
    discarded: int = 0
    """The cards that players have discarded for it so far."""
    champions: tuple[int, ...] = ()
    """The Champions that teams have named for it; empty where nobody is asked for any."""
    done: int = field(default=0, compare=False)
    """How many parts of its plan have begun to happen, or were passed over; of Drinks 1 once they are drunk,
    of a Drink Event 1 once it happens. It says
    where the rules are, and is not stored: a turn is restored from its start, where nothing is half done."""
    number: int = field(default=0, compare=False)
    """Its number as a cause of events (see `Cause`); not stored either."""

    def hurt_others(self, seat: int) -> list[int]:
        """The players who, by this item, have hurt somebody else than this seat, and are not this seat themselves."""
        return list(
            dict.fromkeys(loss.source for loss in self.hurt if loss.seat != seat and loss.source not in (INN, seat))
        )


@dataclass(slots=True)
class Round:
    """A Round of Gambling. `control` is INN while nobody is winning; `at` is the seat that acted last."""

    starter: int
    inside: list[int]
    control: int
    at: int
    pot: int = 0
    top: str = "gambling"
    """The card on top: "gambling", "winning" (only a Cheating Card can be played on it) or "cheating"."""
    passed: list[int] = field(default_factory=list[int])
    on: bool = False
    """Whether it has begun: the card that starts it was not Negated."""
    no_leave: bool = False
    """Nobody leaves it by choice."""
    over: bool = False
    winner: int = INN


@dataclass(slots=True)
class Contest:
    """A Drinking Contest: the seats still in it."""

    seats: list[int]


@dataclass(slots=True)
class State:
    """A table of the Inn."""

    options: dict[str, Any]
    parties: list[Party]
    seats: list[Seat]
    drinks: list[str]
    """The Drink Deck."""
    poured: list[str] = field(default_factory=list[str])
    """Its discard pile."""
    bar: list[str] = field(default_factory=list[str])
    """The Bar Deck variant: cards that wait behind the Drink Deck."""
    inn: int = 0
    """Gold that has gone to the Inn, less what the Inn has paid."""
    active: int = 0
    phase: Phase = "discard"
    actions: int = 1
    """Action Cards that may still be played in this phase."""
    ordered: bool = False
    """Whether the Drink of the Order a Drink Phase has been ordered while the phase continues."""
    stack: list[Item] = field(default_factory=list[Item])
    floor: int = 0
    """How much of the stack waits below: nothing is pending when the stack is no higher."""
    round: Round | None = None
    contest: Contest | None = None
    sleepers: list[int] = field(default_factory=list[int])
    """Who fell asleep in a Drinking Contest and has not shared out the Gold yet."""
    asked: list[int] = field(default_factory=list[int])
    """The seats whose open ask offers the cards they may play."""
    heeded: list[list[str]] = field(default_factory=list[list[str]])
    """The standing orders that count for the open window, by seat; empty when there are none."""
    lost: list[list[int]] = field(default_factory=list[list[int]])
    """The seats that are out, in the order they went out; each group went out at the same time."""
    over: bool = False
    encounters: list[Encounters] = field(default_factory=list[Encounters])
    """The decks of Sea and Dungeon Events at the table, in the order in which they are looked at."""
    quiet: bool = False
    """Nobody may play anything until what a character does by itself is done; so before the first turn, as long as
    characters have something to do for the set-up."""
    ended: bool = False
    """The turn of the active player ends early: no further phase of it begins. Of a team see `stopped`."""
    shared: SharedTurn | None = None
    """The turn of the active team; None in an individual game."""

    def cards(self) -> Iterator[str]:
        """Every Character Card, wherever it lies."""
        for seat in self.seats:
            yield from (*seat.hand, *seat.draw, *seat.discard)
            yield from (laid.card for laid in seat.front)
            for side in seat.sides.values():
                yield from (*side.draw, *side.discard)
        for deck in self.encounters:
            yield from (*deck.draw, *deck.discard)
        if self.shared is not None:
            yield from (laid.card for laid in self.shared.played)
        for item in self.stack:
            if item.what == "card":
                yield item.card
            yield from (*item.added, *item.shown)

    def pours(self) -> Iterator[str]:
        """Every Drink Card, wherever it lies."""
        yield from (*self.drinks, *self.poured, *self.bar)
        for seat in self.seats:
            yield from seat.pile
        for item in self.stack:
            yield from item.cards

    def pending(self) -> list[Item]:
        """What is being resolved, the first item first; not what waits below (see `floor`)."""
        return self.stack[self.floor :]

    def party(self, seat: int) -> Party:
        """The party of a seat."""
        return self.parties[self.seats[seat].party]

    def living(self) -> list[int]:
        """The seats still in, ascending."""
        found: list[int] = []  # hot, as are those below: a comprehension costs more
        for seat, own in enumerate(self.seats):
            if not own.out:
                found.append(seat)
        return found

    def others(self, seat: int) -> list[int]:
        """The seats still in that are not of the same party."""
        party = self.seats[seat].party
        found: list[int] = []
        for other, own in enumerate(self.seats):
            if not own.out and own.party != party:
                found.append(other)
        return found

    def mates(self, seat: int) -> list[int]:
        """The seats still in of a seat's party, ascending, the seat itself among them."""
        if self.shared is None:
            return [] if self.seats[seat].out else [seat]
        party = self.seats[seat].party
        found: list[int] = []
        for other, own in enumerate(self.seats):
            if own.party == party and not own.out:
                found.append(other)
        return found

    def one_a_party(self, seats: Iterable[int]) -> list[int]:
        """Of some seats the first of each party, in their order."""
        found: dict[int, int] = {}
        for seat in seats:
            found.setdefault(self.seats[seat].party, seat)
        return list(found.values())

    def stopped(self, seat: int) -> bool:
        """Whether a seat has no more phases in the turn that goes on: it is out, or its turn has ended early."""
        return bool(self.over or self.ended or self.seats[seat].out or self.seats[seat].away)

    def going(self, team: list[int]) -> list[int]:
        """Those of some seats whose turn it is that are not stopped."""
        if self.over or self.ended:
            return []
        found: list[int] = []
        for seat in team:
            if not (self.seats[seat].out or self.seats[seat].away):
                found.append(seat)
        return found

    def actions_of(self, seat: int) -> int:
        """How many Action Cards a seat may still play in the Action Phase that goes on."""
        return self.actions if self.shared is None else self.shared.actions[seat]

    def from_seat(self, first: int) -> list[int]:
        """The seats still in, clockwise from `first`."""
        found: list[int] = []
        count = len(self.seats)
        for seat in range(first, first + count):
            if not self.seats[seat % count].out:
                found.append(seat % count)
        return found

    def anything_in_front(self) -> bool:
        """Whether a card lies in front of any player."""
        for own in self.seats:  # noqa: SIM110 (hot: a generator costs more)
            if own.front:
                return True
        return False

    def decided(self) -> bool:
        """Whether at most one party is still in."""
        left = INN
        for seat in self.seats:
            if not seat.out:
                if left not in (INN, seat.party):
                    return False
                left = seat.party
        return True

    def finished(self) -> bool:
        """Whether nobody has anything to decide any more: at most one party is still in.

        The game is over only when all that was begun has been brought to its end: a Drinking Contest that sent the
        others to sleep is still paid, and their Gold shared out.
        """
        return self.over or (bool(self.sleepers) and self.decided())

    def next_after(self, seat: int) -> int:
        """Who has the next turn: the next seat still in, clockwise, and the seat itself when there is no other.

        Of teams it is the first seat of the next one.
        """
        for other in self.from_seat(seat + 1):
            if self.seats[other].party != self.seats[seat].party:
                return self.mates(other)[0]
        return seat

    def same_party(self, first: int, second: int) -> bool:
        """Whether two seats (or INN) play together."""
        if first == second or self.shared is None:
            return first == second
        return INN not in (first, second) and self.seats[first].party == self.seats[second].party

    def dump(self) -> dict[str, Any]:
        """Plain data, sharing nothing with the state. That of an individual game has nothing that only teams have, and
        nobody but a Boss, or who plays with an open hand, has a mark for that."""
        plain = _plain(self)
        for seat in plain["seats"]:
            for mark in ("boss", "open"):
                if not seat[mark]:
                    del seat[mark]
        for item in plain["stack"]:
            del item["done"], item["number"]
            for what in ("discarded", "shown"):
                if not item[what]:
                    del item[what]
            if item["divided"] < 0:
                del item["divided"]
            for part in (*item["parts"], *item["hurt"]):
                if not part["less"]:
                    del part["less"]
        if self.shared is None:
            del plain["shared"]
            for party in plain["parties"]:
                del party["tokens"]
            for item in plain["stack"]:
                del item["champions"]
        return plain

    @classmethod
    def load(cls, data: dict[str, Any]) -> State:
        """From plain data."""
        fields = dict(data)
        fields["options"] = {key: _copied(value) for key, value in data["options"].items()}
        fields["parties"] = [Party(**party) for party in data["parties"]]
        fields["seats"] = [_seat(seat) for seat in data["seats"]]
        fields["encounters"] = [
            Encounters(**{key: _copied(value) for key, value in deck.items()}) for deck in data.get("encounters", ())
        ]
        fields["stack"] = [_item(item) for item in data["stack"]]
        fields["round"] = (
            Round(**{key: _copied(value) for key, value in data["round"].items()}) if data["round"] else None
        )
        fields["contest"] = (
            Contest(**{key: _copied(value) for key, value in data["contest"].items()}) if data["contest"] else None
        )
        for name in ("drinks", "poured", "bar", "asked", "sleepers"):
            fields[name] = list(data[name])
        for name in ("heeded", "lost"):
            fields[name] = [list(group) for group in data.get(name, ())]
        if len(data["parties"]) < len(data["seats"]):
            shared = data.get("shared") or {"actions": [0] * len(data["seats"])}
            fields["shared"] = _shared_turn(shared)
        return cls(**fields)


def _plain(value: Any) -> Any:
    """As `dataclasses.asdict`, in a sixth of the time: a table that is played is written at every turn."""
    kind = cast("Any", type(value))
    if kind in _ATOMS:
        return value
    if kind is list:
        return [each if type(each) in _ATOMS else _plain(each) for each in value]
    if kind is tuple:
        return tuple([_plain(each) for each in value])
    if kind is dict:
        return {key: _plain(each) for key, each in value.items()}
    return {name: _plain(getattr(value, name)) for name in kind.__dataclass_fields__}


def _copied(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def _shared_turn(data: dict[str, Any]) -> SharedTurn:
    fields = {key: _copied(value) for key, value in data.items()}
    fields["played"] = [Laid(**laid) for laid in data.get("played", ())]
    return SharedTurn(**fields)


def _seat(data: dict[str, Any]) -> Seat:
    fields = {key: _copied(value) for key, value in data.items()}
    fields["counters"] = dict(data.get("counters", {}))
    fields["sides"] = {
        key: Side(list(side["draw"]), list(side["discard"])) for key, side in data.get("sides", {}).items()
    }
    fields["front"] = [Laid(**laid) for laid in data.get("front", ())]
    return Seat(**fields)


def _item(data: dict[str, Any]) -> Item:
    fields = {key: _copied(value) for key, value in data.items()}
    fields["hurt"] = [Part(**part) for part in data.get("hurt", ())]
    fields["parts"] = [Part(**part) for part in data["parts"]]
    fields["champions"] = tuple(data.get("champions", ()))
    fields["drinks"] = [
        Drink(
            list(drink["cards"]),
            drink["by"],
            drink["drinker"],
            [list(mod) for mod in drink["mods"]],
            drink["ignored"],
            drink["split"],
        )
        for drink in data["drinks"]
    ]
    return Item(**fields)
