"""The Inn's words in scenario files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from bot.engine import AnyGame, GameEvent, Refused, join_pick
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.cards.prepared import Character
from bot.games.inn.rules.events import EVENTS
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.orders import ALL
from bot.games.inn.rules.play.setting_up import event_decks, seating, starting_gold
from bot.games.inn.rules.play.state import Encounters, Laid, Party, Seat, SharedTurn, Side
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.variants import variant_of
from bot.games.inn.scenario_facts import InnFacts, side_codes
from bot.scenario.models import Broken, Cards, Chooser, Facts, Move, Scenario


def _yes(value: bool) -> bool:
    if not value:
        raise ValueError("is true, or is left out")
    return value


def _texts(value: object) -> object:
    return [value] if isinstance(value, int | str) and not isinstance(value, bool) else value


Yes: TypeAlias = Annotated[bool, AfterValidator(_yes)]
Targets: TypeAlias = Annotated[list[int | str], BeforeValidator(_texts)]
VERBS = ("plays", "passes", "orders", "discards", "chooses", "bids", "names", "sells", "uses", "champion", "token")


class InnMove(Move):
    """One of: plays (with `at` for targets), passes, orders, discards, chooses, bids, names (Gold, secretly), sells (a
    card, `at` a seat), uses (what its character may do at any time); of a team: champion (the seat it names), token
    (what it uses a Potion Token for: fortitude, alcohol or gold).

    `use` is which of several uses of the card, from 0; `timid`: it is played only if nobody else answers.
    """

    plays: str = ""
    at: Targets = Field(default_factory=list[int | str])
    use: int | None = None
    timid: Yes | None = None
    passes: Yes | None = None
    orders: int | None = None
    discards: Cards = Field(default_factory=list[str])
    chooses: str = ""
    bids: int | None = None
    names: int | None = None
    sells: str = ""
    uses: str = ""
    champion: int | None = None
    token: str = ""

    @model_validator(mode="after")
    def _one_verb(self) -> InnMove:
        if len(self.model_fields_set & set(VERBS)) != 1:
            raise ValueError(f"a move says exactly one of {', '.join(VERBS)}")
        if not self.plays and ("use" in self.model_fields_set or self.timid):
            raise ValueError("'use' and 'timid' go with 'plays'")
        if self.at and not (self.plays or self.chooses or self.sells):
            raise ValueError("'at' goes with 'plays', 'chooses' or 'sells'")
        return self

    def pick(self) -> str:
        if self.plays:
            return Pick("card", self.plays, self.use, bool(self.timid), self._targets()).text
        if self.chooses:
            return join_pick(self.chooses, self._targets())
        return self._pick().text

    def only_if(self) -> bool:
        return bool(self.timid)

    def _targets(self) -> tuple[str, ...]:
        return tuple(map(str, self.at))

    def _pick(self) -> Pick:
        """What a verb of its own picks."""
        if self.orders is not None:
            return Pick("order", targets=(str(self.orders),))
        if self.bids is not None:
            return Pick("bid", number=self.bids)
        if self.names is not None:
            return Pick("gold", number=self.names)
        if self.champion is not None:
            return Pick("champion", str(self.champion))
        if self.token:
            return Pick("potion", self.token)
        if self.sells:
            return Pick("sell", self.sells, targets=self._targets())
        return Pick("any", self.uses) if self.uses else Pick("pass")

    def picks(self) -> tuple[str, ...]:
        """What is discarded; copies of a card are told apart by a number."""
        if "discards" not in self.model_fields_set:
            return (self.pick(),)
        seen = Counter[str]()
        found: list[str] = []
        for code in self.discards:
            seen[code] += 1
            found.append(Pick("discard", code, seen[code] if seen[code] > 1 else None).key)
        return tuple(found)


class InnScenario(Scenario):
    """A position in the Inn at the start of a turn: characters, hands, Drink Me! Piles and what everybody has.

    Every card of a character's deck that is not in the hand lies in the draw pile, below `draws` (top first), or in
    `discards`; every Drink that is not in a Drink Me! Pile in the Drink Deck below `drinks`, or in `poured`.
    """

    options: dict[str, Any] = Field(default_factory=dict[str, Any])
    characters: Cards = Field(default_factory=list[str])
    hands: list[Cards] = Field(default_factory=list[Cards])
    draws: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    discards: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    piles: list[Cards] = Field(default_factory=list[Cards])
    drinks: Cards = Field(default_factory=list[str])
    drinks_rest: Literal["deck", "poured"] = "deck"
    """Where the Drinks lie that are not named: in the Drink Deck below `drinks`, or in its discard pile."""
    bar: Cards = Field(default_factory=list[str])
    """The top of the Bar Deck. Then `drinks` is the whole Drink Deck, and the other Drinks lie below `bar`, not it."""
    fortitude: list[int] = Field(default_factory=list[int])
    alcohol: list[int] = Field(default_factory=list[int])
    gold: list[int] = Field(default_factory=list[int])
    """These three by seat; by team where teams play, as Potion Tokens are."""
    tokens: list[int] = Field(default_factory=list[int])
    races: dict[str, str] = Field(default_factory=dict[str, str])
    """Another race than the character's, by seat."""
    out: list[int] = Field(default_factory=list[int])
    standing: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """Standing orders, by seat: turn, untouched, ignore-2, ignore-3, ignore-4."""
    active: int = 0
    first_turn: bool = False
    """Whether it is the first turn of the game, in which a Boss who plays alone does only half as much."""
    encounters: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The top of each deck of Events, top first; all that is named nowhere lies below it."""
    met: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The discard piles of the decks of Events."""
    progress: dict[str, int] = Field(default_factory=dict[str, int])
    """The progress counters of each deck of Events."""
    counters: dict[str, dict[str, int]] = Field(default_factory=dict[str, dict[str, int]])
    """Counters by seat, by their full codes; the others are at their start."""
    front: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The cards in front of a seat, the oldest first; each is its character's, whoever bought it."""
    sides: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The top of a side deck, by its full code, top first; all that is named nowhere lies below it."""
    side_discards: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The discards of a side deck, top first."""

    @model_validator(mode="after")
    def _whole(self) -> InnScenario:
        if self.lobby is not None:
            return self
        if self.deal is not None:
            allowed = {"title", "rule", "game", "options", "deal", "seed", "shuffles", "rolls", "steps"}
            if extra := sorted(self.model_fields_set - allowed):
                raise ValueError(f"a scenario that deals has no position of its own: {', '.join(extra)}")
            return self
        for name in ("characters", "hands"):
            if name not in self.model_fields_set:
                raise ValueError(f"'{name}' is missing (or 'deal', to set up from the start)")
        seats = len(self.characters)
        for name in ("hands", "piles"):
            if name in self.model_fields_set and len(getattr(self, name)) != seats:
                raise ValueError(f"'{name}' wants an entry for every seat")
        known = {str(seat) for seat in range(seats)}
        for name in ("draws", "discards", "races", "standing", "out", "counters", "front"):
            for seat in getattr(self, name):
                if str(seat) not in known:
                    raise ValueError(f"'{name}' names seat {seat}, and there is none")
        if self.partial:
            raise ValueError("'partial' is not for the Inn: all cards have a place")
        return self

    def usual_options(self) -> Mapping[str, Any]:
        return {} if self.deal is not None else {"windows": "quick", "characters": self.characters}

    def start(self) -> State:
        game = Inn()
        options = self.table_options(game)
        count = len(self.characters)
        if count not in game.seats or not 0 <= self.active < count:
            raise Broken("the Inn is for 2 to 8 seats, and one of them is active")
        variant = variant_of(options)
        try:
            parties, bosses = seating(count, options, the_library())
        except Refused as no:
            raise Broken(f"the set-up: {no.reason} {no.facts}") from no
        stashes = self._stashes(len(set(parties)), variant.gold or starting_gold(count), variant.tokens_at(count))
        seats = [self._seat(seat, party, bosses[seat]) for seat, party in enumerate(parties)]
        state = State(options, stashes, seats, [], active=self.active)
        if len(stashes) < count:
            state.shared = SharedTurn([0] * count, first=self.first_turn)
        for seat in self.out:
            state.seats[seat].out = "asleep"
            state.lost.append([seat])
        if unknown := sorted({*self.sides, *self.side_discards} - set(side_codes(state))):
            raise Broken(f"nobody here has the side deck {', '.join(unknown)}")
        self._pour(state)
        self._lay_encounters(state)
        self._check(state)
        return state

    def _stashes(self, teams: int, gold: int, tokens: int) -> list[Party]:
        """What each seat, or each team, has."""
        named = {
            "fortitude": self.fortitude or [LIMIT] * teams,
            "alcohol": self.alcohol or [0] * teams,
            "gold": self.gold or [gold] * teams,
            "tokens": self.tokens or [tokens] * teams,
        }
        for name, values in named.items():
            if len(values) != teams:
                raise Broken(f"'{name}' wants an entry for every {'seat' if self._individual() else 'team'}")
        return [Party(*values) for values in zip(*named.values(), strict=True)]

    def _individual(self) -> bool:
        return not variant_of(self.options).shared

    def _seat(self, number: int, party: int, boss: bool) -> Seat:
        character = the_library().played(self.characters[number], boss=boss)
        hand, draws = self.hands[number], self.draws.get(str(number), [])
        discards = self.discards.get(str(number), [])
        laid = [card for cards in self.front.values() for card in cards if _deck_of(card) == character.code]
        named = [*hand, *draws, *discards, *laid]
        sides = {code: self._side(character, code, named) for code in character.sides}
        own = [card for card in named if not (card in the_library().cards and the_library().cards[card].side)]
        try:
            whole = Counter(character.build(own))
        except ValueError as error:
            raise Broken(f"seat {number}: more retired cards than the deck had") from error
        rest = _rest(whole, own, f"seat {number}")
        pile = self.piles[number][::-1] if self.piles else []
        race = self.races.get(str(number), character.race)
        orders = self.standing.get(str(number), [])
        if unknown := sorted(set(orders) - set(ALL)):
            raise Broken(f"seat {number}: no such standing order: {', '.join(unknown)}")
        return Seat(
            party, character.code, race, list(hand), rest + draws[::-1], list(discards), pile, orders=list(orders),
            counters=self._counters(number, character), sides=sides, front=self._front(number), boss=boss,
        )  # fmt: skip

    def _side(self, character: Character, code: str, named: list[str]) -> Side:
        """A side deck; of one that joins the Character Deck `named` cards may lie anywhere, of others in front."""
        deck, full = character.sides[code], f"{character.code}.{code}"
        top, discards = self.sides.get(full, []), self.side_discards.get(full, [])
        gone = [card for card in named if card in deck.counts]
        rest = _rest(Counter(deck.counts), [*top, *discards, *gone], f"the side deck {full}")
        return Side(rest + top[::-1], discards[::-1])

    def _counters(self, number: int, character: Character) -> dict[str, int]:
        counters = {code: counter.start for code, counter in character.counters.items() if counter.on == "you"}
        for code, level in self.counters.get(str(number), {}).items():
            known = the_library().counters.get(code)
            if (
                known is None
                or _deck_of(code) not in self.characters
                or (known.on == "you") != (_deck_of(code) == character.code)
            ):
                raise Broken(f"seat {number}: has no counter {code}")
            if not known.least <= level <= known.most:
                raise Broken(f"seat {number}: {code} is from {known.least} to {known.most}")
            counters[code] = level
        return counters

    def _front(self, number: int) -> list[Laid]:
        cards = self.front.get(str(number), [])
        if strange := sorted(card for card in cards if _deck_of(card) not in self.characters):
            raise Broken(f"seat {number}: nobody's here: {', '.join(strange)}")
        return [Laid(card, self.characters.index(_deck_of(card))) for card in cards]

    def _pour(self, state: State) -> None:
        library = the_library()
        whole = sum((Counter(library.decks[deck].counts) for deck in state.options["drinks"]), Counter[str]())
        named = [*self.drinks, *self.bar, *(code for seat in state.seats for code in seat.pile)]
        rest = _rest(whole, named, "the Drink Decks")
        if "bar" in self.model_fields_set:
            if not state.options["bar"]:
                raise Broken("'bar' is for options with bar = true, or with several Drink Decks")
            waiting, state.poured = (rest, []) if self.drinks_rest == "deck" else ([], rest)
            state.drinks, state.bar = self.drinks[::-1], waiting + self.bar[::-1]
        elif self.drinks_rest == "deck":
            state.drinks = rest + self.drinks[::-1]
        else:
            state.drinks, state.poured = self.drinks[::-1], rest

    def _lay_encounters(self, state: State) -> None:
        codes = event_decks(state.options["events"])
        if unknown := sorted({*self.encounters, *self.met, *self.progress} - set(codes)):
            raise Broken(f"not among the decks of Events of this table: {', '.join(unknown)}")
        for code in codes:
            deck = the_library().encounters[code]
            top, met = self.encounters.get(code, []), self.met.get(code, [])
            rest = _rest(Counter(deck.counts), [*top, *met], f"the deck of Events {code}")
            usual = deck.start if len(codes) == 1 else deck.beside
            counters = self.progress.get(code, usual)
            if counters < 1:
                raise Broken(f"the deck of Events {code}: at least one progress counter lies on it")
            state.encounters.append(Encounters(code, rest + top[::-1], list(met), counters))

    def _check(self, state: State) -> None:
        for wrong, why in (
            (
                any(not 0 <= party.fortitude <= LIMIT or not 0 <= party.alcohol <= LIMIT for party in state.parties),
                "beyond 0 to 20",
            ),
            (any(party.gold < 0 for party in state.parties), "less than no Gold"),
            (len(state.living()) < 2, "fewer than two seats are still in"),
            (bool(state.seats[state.active].out), "the active seat is out"),
            (not state.drinks, "the Drink Deck is empty"),
        ):
            if wrong:
                raise Broken(why)


def _deck_of(code: str) -> str:
    """The character whose card or counter it is."""
    return code.partition(".")[0]


def _rest(whole: Counter[str], named: list[str], whose: str) -> list[str]:
    """The cards that are not named, in the deck's order."""
    if unknown := sorted(set(named) - set(whole)):
        raise Broken(f"{whose}: not in the deck: {', '.join(unknown)}")
    lacking = Counter(whole)
    lacking.subtract(named)
    if excess := sorted(card for card, count in lacking.items() if count < 0):
        raise Broken(f"{whose}: more of these than the deck has: {', '.join(excess)}")
    return list(lacking.elements())


class InnDialect:
    """The Inn in scenario files."""

    game: AnyGame = Inn()
    scenario: type[Scenario] = InnScenario
    move: type[Move] = InnMove
    facts: type[Facts] = InnFacts
    events: Mapping[str, type[GameEvent]] = EVENTS

    def __init__(self, players: Mapping[str, Chooser] | None = None) -> None:
        self.players = players or {}
