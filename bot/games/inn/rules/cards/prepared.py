"""Decks as the rules use them: checked, and prepared so that everything is found at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, TypeVar

from bot.engine import Option
from bot.games.inn.rules.cards.decks import AnyTimeData, CounterData, SideData, TimeData
from bot.games.inn.rules.cards.models import ConditionData, EffectData, IfData, StandingData
from bot.games.inn.rules.cards.vocabulary import OWN, SHIELDS

T = TypeVar("T")


class BySituation(dict[int, T]):
    """What is the same in every situation of a kind: by the bits of the conditions that hold, each looked up once."""

    def __init__(self, look_up: Callable[[int], T]) -> None:
        super().__init__()
        self._look_up = look_up

    def __missing__(self, mask: int) -> T:
        found = self[mask] = self._look_up(mask)
        return found


RULE: Final = "rule"
"""The kind of what is no card: effects that a character has by itself, in the shape of a card."""


def full_code(card: str, counter: str) -> str:
    """The full code of a counter that a card names."""
    return f"{card.partition('.')[0]}.{counter}"


def rule_code(deck: str, what: str, which: str | int) -> str:
    """The code under which a character's own rule lies among the cards."""
    return f"{deck}.@{what}-{which}"


@dataclass(frozen=True, slots=True)
class Use:
    """One way to play a card, prepared.

    `mask` is what a window must offer one bit of; `order` sorts answers: 0 Anytime, 1 Sometimes.
    """

    number: int
    plain: Option
    """The option of playing it at nobody. Its key is the card's code; where the card has several uses, the number of
    this one follows a colon."""
    mask: int
    when: str
    condition: ConditionData | None
    pick: str
    least: int
    """How many are picked, if there are so many players."""
    most: int
    firm: bool
    do: tuple[EffectData, ...]
    trick: bool
    """It changes a Drink's effects."""
    starts: bool
    """It starts a Round of Gambling."""
    ends: bool
    """It ends a Round of Gambling, or would."""
    sure: bool | IfData
    no_leave: bool
    front: bool
    cost: Mapping[str, int]
    """By the counter's full code, "cards", "gold" or "fortitude"."""
    negated: tuple[EffectData, ...]
    raised: EffectData | None
    """The effect whose number a card can raise; None if it has no number."""
    hits: bool
    """It names a player for a loss of Fortitude, or for its redirection."""
    ignore_as: int = 0
    """By how much its loss becomes smaller in place of being Ignored; 0: it is Ignored."""
    no_ignore: bool = False
    """Nobody Ignores it."""
    unshared: bool = False
    """No mate of the players it concerns makes its loss smaller, Ignores or redirects it."""
    no_things: bool = False
    """Nothing that lies in front of a player may be picked."""
    among: IfData | None = None
    """The level of a counter that whoever is picked must have."""
    words: frozenset[str] = frozenset()
    """The words of its effects."""
    drink_word: str = ""
    """The word by which it changes one Drink."""
    untargeted: bool = False
    """It asks nothing of the table beyond its time: it costs nothing, names nothing, and answers no loss."""
    eases: bool = False
    """It makes a loss smaller: who plays it does not hit back."""
    to_all: bool = False
    """It does something to each player, its own too."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card, prepared. Its code is ``deck.id``; a generic card's code is its id alone."""

    code: str
    title: str
    kind: str
    deck: str
    original: bool
    note: str
    uses: tuple[Use, ...]
    mask: int
    gambles: bool
    side: str = ""
    """The side deck that it belongs to; empty for a Character Card."""
    joins: bool = False
    """A side card that belongs to the Character Deck once somebody has it."""
    holds: bool = False
    """A side card that is never played: it holds while it lies on top of its deck's discards."""
    adds: bool = False
    """A side card that is never played: it is added to the card for which it was revealed."""
    over_winning: bool = False
    stays: bool = False
    until: str = ""
    standing: tuple[StandingData, ...] = ()
    wages: int = 0
    price: int = 0
    at_once: bool = False
    level: int = 0
    """The Encounter Level of an Event."""
    as_action: bool = False
    """An Event that may be reduced or Ignored as though it were an Action Card."""
    effects: tuple[EffectData, ...] = ()
    """All effects that it names, in any use and any choice; `places` finds the place of one by its identity, unless its
    word and its number say everything."""
    places: Mapping[int, int] = field(default_factory=dict[int, int])
    counters: Mapping[str, CounterData] = field(default_factory=dict[str, CounterData])
    """Its character's counters and side decks, by id, for the rules text."""
    sides: Mapping[str, SideData] = field(default_factory=dict[str, SideData])
    boss: bool = False
    """Only a Boss has it."""

    @property
    def rule(self) -> bool:
        """Whether it is no card, but something that its character does by itself (`library.rules_of`)."""
        return self.kind == RULE

    def place(self, effect: EffectData) -> int:
        """The place of an effect among all of the card's; -1 when its word, and the number as printed, say all."""
        return self.places.get(id(effect), -1)


@dataclass(frozen=True, slots=True)
class Taste:
    """What drinking it does; Fortitude may be lost (negative)."""

    alcohol: int = 0
    fortitude: int = 0
    draw: int = 0
    gold: int = 0


def taste_of(effects: Iterable[EffectData]) -> Taste:
    """The sum of a Drink's effects."""
    total = {"alcohol": 0, "fortitude": 0, "draw": 0, "gold": 0}
    for effect in effects:
        verb, _, attribute = effect.word.partition("-")
        total[attribute or verb] += -effect.n if verb == "lose" else effect.n
    return Taste(**total)


@dataclass(frozen=True, slots=True)
class DrinkCard:
    """One kind of card of a Drink Deck, prepared."""

    code: str
    title: str
    event: str
    do: tuple[EffectData, ...]
    taste: Taste
    races: dict[str, Taste]
    race_do: dict[str, tuple[EffectData, ...]]
    chaser: bool
    share: bool
    whole: bool
    goes: str
    original: bool
    note: str


@dataclass(frozen=True, slots=True)
class Character:
    """A character and its deck."""

    code: str
    name: str
    about: str
    race: str
    villain: bool
    gold: int
    counts: dict[str, int]
    """How many of each card, by code."""
    mask: int
    """A bit for every condition under which a card of the deck can be played, Anytime Cards aside."""
    answers: tuple[tuple[Card, Use], ...]
    """The cards of the deck with such a condition, once for each use."""
    edition: int = 0
    counters: Mapping[str, CounterData] = field(default_factory=dict[str, CounterData])
    """By their full code, ``deck.id``."""
    sides: Mapping[str, SideDeck] = field(default_factory=dict[str, "SideDeck"])
    """By their id."""
    times: tuple[TimeData, ...] = ()
    anytimes: Mapping[str, AnyTimeData] = field(default_factory=dict[str, AnyTimeData])
    """By the code of their rule."""
    taken: int = 0
    """How many cards of its first hand it takes from side decks."""
    most_in_front: int = 0
    """0: no limit."""
    hands: tuple[int, ...] = ()
    """The hand size by how many cards lie in front; empty: always the usual."""
    moments: int = 0
    """The bits of the conditions under which a card of the deck or of a side deck can be played."""
    retired: Mapping[str, str] = field(default_factory=dict[str, str])
    """By code, cards that it deals no more and tables saved before still have; each with the card in its place."""
    retired_answers: tuple[tuple[Card, Use], ...] = ()
    """Those of them with a condition, Anytime Cards aside, once for each use."""
    face: str = ""
    """The shipped character whose face it has; empty: its own."""
    as_boss: Character | None = None
    """The same character as a Boss, with the cards that only a Boss has; None if it has none."""
    answers_in: BySituation[tuple[tuple[Card, Use, int], ...]] = field(init=False, repr=False, compare=False)
    """The cards of the deck that answer a situation by their kind and condition, with how many there are; those that
    need no target come first, since they are judged at a glance."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "answers_in", BySituation(self._answering))

    def _answering(self, mask: int) -> tuple[tuple[Card, Use, int], ...]:
        fitting = [(card, use, self.counts[card.code]) for card, use in self.answers if use.mask & mask]
        return tuple(sorted(fitting, key=lambda found: not found[1].untargeted))

    def build(self, seen: Iterable[str] = ()) -> list[str]:
        """Every card of the deck, in the file's order.

        `seen`: cards of it that were seen. A retired one among them is there in place of the card that took its place.
        Raises `ValueError` where there is no such card left.
        """
        cards = [code for code, count in self.counts.items() for _ in range(count)]
        for code in seen if self.retired else ():
            if code in self.retired:
                cards[cards.index(self.retired[code])] = code
        return cards


@dataclass(frozen=True, slots=True)
class SideDeck:
    """A side deck of a character."""

    code: str
    title: str
    revealed: str
    joins: bool
    sold: bool
    counts: dict[str, int]
    titles: dict[str, str] = field(default_factory=dict[str, str])
    """The titles of its cards, by their ids."""
    boss: bool = False
    """Only a Boss has it."""

    def build(self) -> list[str]:
        """Every card of the deck, in the file's order."""
        return [code for code, count in self.counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class EncounterDeck:
    """A deck of Sea or Dungeon Events; `start` progress counters lie on it alone, `beside` with another deck."""

    code: str
    name: str
    start: int
    beside: int
    counts: dict[str, int]

    def build(self) -> list[str]:
        """Every card of the deck, in the file's order."""
        return [code for code, count in self.counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class DrinkDeck:
    """A Drink Deck."""

    code: str
    name: str
    original: tuple[str, ...]
    added: tuple[str, ...]
    counts: dict[str, int]

    def build(self) -> list[str]:
        """Every card of the deck, in the file's order."""
        return [code for code, count in self.counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class Library:
    """Everything there is to play with."""

    cards: dict[str, Card]
    drinks: dict[str, DrinkCard]
    characters: dict[str, Character]
    decks: dict[str, DrinkDeck]
    encounters: dict[str, EncounterDeck] = field(default_factory=dict[str, EncounterDeck])
    counters: dict[str, CounterData] = field(default_factory=dict[str, CounterData])
    """Every character's, by full code."""
    fitting: BySituation[frozenset[str]] = field(init=False, repr=False, compare=False)
    """The cards that can be played in a situation, by their kind and condition."""
    shields: bool = field(init=False, repr=False, compare=False)
    """Whether a standing effect of any card or counter makes its player Ignore something."""
    sellers: frozenset[str] = field(init=False, repr=False, compare=False)
    """The characters that can sell cards in front of them."""
    _asked: set[str] = field(default_factory=set[str], init=False, repr=False, compare=False)
    """Those of such decks that somebody has asked for since others were last put out of mind."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "fitting", BySituation(self._fitting))
        self.look_again()

    @property
    def offered(self) -> dict[str, Character]:
        """The characters that every table may have, by chance too: all but those that people have made on their
        servers."""
        return {code: character for code, character in self.characters.items() if not code.startswith(OWN)}

    def look_again(self) -> None:
        """Find out anew what is known of all cards together: some have been added."""
        self.fitting.clear()
        levels = (level.standing for counter in self.counters.values() for level in counter.level)
        standing = chain(levels, (card.standing for card in self.cards.values()))
        object.__setattr__(self, "shields", any(effect.word in SHIELDS for effect in chain.from_iterable(standing)))
        sides = {code: (character.as_boss or character).sides for code, character in self.characters.items()}
        sellers = frozenset(code for code, decks in sides.items() if any(side.sold for side in decks.values()))
        object.__setattr__(self, "sellers", sellers)

    def learn(self, character: Character, cards: Iterable[Card]) -> None:
        """Know a deck that people have made. Others may be reading the library meanwhile, on other threads, so that
        each part is replaced as a whole; nobody else may change it.
        """
        self._replace(
            cards={**self.cards, **{card.code: card for card in cards}},
            counters={**self.counters, **character.counters},
            characters={**self.characters, character.code: character},
        )

    def asked(self, code: str) -> bool:
        """Whether a deck that people have made is known; it is then needed."""
        self._asked.add(code)
        return code in self.characters

    def put_out_of_mind(self, needed: Collection[str]) -> None:
        """Know those decks no longer that people have made, that nobody needs and nobody has asked for since this was
        called last. Otherwise as `learn`.
        """
        gone = {code for code in self.characters if code.startswith(OWN)} - self._asked - set(needed)
        self._asked.clear()
        self._replace(
            characters={code: each for code, each in self.characters.items() if code not in gone},
            counters={code: each for code, each in self.counters.items() if code.partition(".")[0] not in gone},
            cards={code: card for code, card in self.cards.items() if card.deck not in gone},
        )

    def _replace(self, **parts: Mapping[str, object]) -> None:
        """Replace these parts, in this order."""
        for name, part in parts.items():
            object.__setattr__(self, name, part)
        object.__setattr__(self, "fitting", BySituation(self._fitting))
        self.look_again()

    def _fitting(self, mask: int) -> frozenset[str]:
        return frozenset(code for code, card in self.cards.items() if card.mask & mask)

    def whole(self, code: str) -> Character | None:
        """A character with all the cards and side decks that it can have; None if its deck is not there any more."""
        character = self.characters.get(code)
        return character and (character.as_boss or character)

    def played(self, code: str, *, boss: bool) -> Character:
        """A character as a seat plays it: as a Boss, or as everybody does."""
        character = self.characters[code]
        return character.as_boss or character if boss else character
