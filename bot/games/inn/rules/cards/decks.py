"""What the files of decks may say: characters, Drinks, Encounters."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from bot.games.inn.rules.cards.bad import Unfit
from bot.games.inn.rules.cards.models import CardData, Effects, StandingData, Strict, UseData, every_effect
from bot.games.inn.rules.cards.vocabulary import (
    DRINK_EFFECTS,
    DRINK_EVENTS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENT_WHO,
    PER,
    PLACES,
    TIMES,
)


class LevelData(Strict):
    """What holds for a player while a counter is at this level."""

    least: int = -99
    most: int = 99
    standing: tuple[StandingData, ...] = Field(min_length=1, strict=False)


class CounterData(Strict):
    """A number that belongs to a seat."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{0,15}$")
    title: str = Field(min_length=1, max_length=20)
    many: str = Field(default="", max_length=20)
    """Its title when it is said of several, if that is another word."""
    on: Literal["you", "others"] = "you"
    """Its character has it, or hands it to the others."""
    start: int = 0
    least: int = 0
    most: int = 20
    supply: int | Literal["others"] = 0
    """How many there are for all holders together, "others": as many as there are other players; 0: no limit but `most`
    for each."""
    under: Effects = ()
    """What happens once to its holder where it would fall below `least`."""
    drunk: bool = False
    """It counts with Alcohol Content when somebody passes out."""
    bite: Effects = ()
    """At the end of its holder's turn one is handed back, and this happens to the holder as though by an Action Card of
    its character, but without a hit-back and without a redirection."""
    level: tuple[LevelData, ...] = Field(default=(), strict=False)

    @model_validator(mode="after")
    def _fits(self) -> CounterData:
        if not self.least <= self.start <= self.most:
            raise Unfit("counter-start", "'start' lies between 'least' and 'most'")
        if self.on == "you" and (self.supply or self.bite):
            raise Unfit("counter-others", "'supply' and 'bite' are for a counter that is handed to others")
        if self.on == "others" and (self.start or self.least):
            raise Unfit("counter-others-start", "a counter that is handed to others starts at 0, its least")
        if isinstance(self.supply, int) and self.supply < 0:
            raise Unfit("counter-supply", "'supply' is 0 or more")
        return self


class SideData(Strict):
    """A side deck of a character. What is revealed of it is put in front of its player, adds to the card being played,
    or holds on top of its discards."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{0,15}$")
    title: str = Field(min_length=1, max_length=40)
    size: int = Field(ge=2, le=40)
    revealed: Literal["front", "adds", "holds"] = "front"
    joins: bool = False
    """Its cards are taken or bought into the Character Deck for good; how many are in a hand is public."""
    boss: bool = False
    """Only a Boss has it."""
    sold: bool = False
    """Its cards in front of its character can be sold to any player for their price."""
    card: list[dict[str, Any]] = Field(min_length=1)

    @property
    def titles(self) -> dict[str, str]:
        """The titles of its cards, by their ids."""
        return {str(card.get("id")): str(card.get("title")) for card in self.card}


class TimeData(Strict):
    """What a character does by itself."""

    at: str
    quiet: bool = False
    """Nobody may play anything until it is done."""
    may: bool = False
    """Its player is asked whether it happens."""
    do: Effects = Field(min_length=1)

    @model_validator(mode="after")
    def _fits(self) -> TimeData:
        if self.at not in TIMES:
            raise Unfit("at", f"'at' is one of {', '.join(TIMES)}, not {self.at!r}")
        return self


class AnyTimeData(Strict):
    """What a character may do at any time outside quiet moments, for its cost; nobody can answer it."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{0,15}$")
    title: str = Field(min_length=1, max_length=40)
    cost: dict[str, int] = Field(min_length=1)
    do: Effects = Field(min_length=1)


class FrontData(Strict):
    """The cards in front of a character: how many at most, and its hand size by how many lie there."""

    most: int = Field(ge=1, le=9)
    hand: tuple[int, ...] = Field(default=(), strict=False)


class EventData(Strict):
    """A Sea or Dungeon Event."""

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")
    title: str = Field(min_length=1, max_length=100)
    count: int = Field(default=1, ge=1, le=6)
    level: int = Field(ge=1, le=6)
    """The Encounter Level: the progress counters that are put on the deck afterwards."""
    as_action: bool = Field(default=False, alias="as-action")
    """It may be reduced or Ignored as though it were an Action Card."""
    original: bool = False
    note: str = Field(default="", max_length=300)
    do: Effects = Field(min_length=1)

    @model_validator(mode="after")
    def _fits(self) -> EventData:
        for effect in every_effect(self.do):
            word = EFFECTS[effect.word]
            own_things = effect.condition is not None and (effect.condition.of or effect.condition.holds)
            of_counter = effect.per not in ("", *PER) or own_things
            if (
                word.answers
                or word.aimed
                or word.round
                or word.antes
                or word.takes in ("side", "counter")
                or of_counter
            ):
                raise Unfit("event", f"an Event does not {effect.word!r}", word=effect.word)
            if effect.whom not in EVENT_WHO:
                raise Unfit("event-who", f"an Event works on {', '.join(EVENT_WHO)}, not on {effect.whom!r}")
            if effect.to != "inn" and effect.whom == "you":
                raise Unfit("pays-self", "nobody pays themselves")
        return self

    def as_card(self) -> CardData:
        """The Event in the shape of a card with one use."""
        use = UseData.model_construct(do=self.do)
        return CardData.model_construct(
            id=self.id, title=self.title, kind="event", count=self.count, original=self.original, note=self.note,
            use=(use,),
        )  # fmt: skip


class EncounterDeckData(Strict):
    """A deck of Sea or Dungeon Events."""

    name: str = Field(min_length=1, max_length=40)
    size: int = Field(default=20, ge=2, le=60)
    start: int = Field(default=2, ge=1, le=6)
    """Progress counters at the start, alone."""
    beside: int = Field(default=2, ge=1, le=6)
    """Progress counters at the start, with another deck."""
    event: list[dict[str, Any]] = Field(min_length=1)


class DeckData(Strict):
    """A character's file. Its cards are checked one by one, so that an error can name its card."""

    name: str = Field(min_length=1, max_length=40)
    about: str = Field(min_length=1, max_length=300)
    race: str = Field(default="", max_length=20)
    villain: bool = False
    size: int = Field(default=40, ge=20, le=60)
    gold: int = Field(default=0, ge=0, le=5)
    """Gold at the start beyond the usual."""
    generic: dict[str, int] = Field(default_factory=dict)
    retired: dict[str, str] = Field(default_factory=dict)
    """Cards that it deals no more, by their ids, each with the card in its place; tables begun before have them."""
    edition: int = Field(default=0, ge=0, le=20)
    """The edition that brought it; 0 for a house deck."""
    face: str = Field(default="", max_length=40)
    """The shipped character whose face it has; empty: an emblem, or the picture that lies beside the file."""
    card: list[dict[str, Any]] = Field(min_length=1)
    counter: tuple[CounterData, ...] = Field(default=(), strict=False)
    side: tuple[SideData, ...] = Field(default=(), strict=False)
    time: tuple[TimeData, ...] = Field(default=(), strict=False)
    anytime: tuple[AnyTimeData, ...] = Field(default=(), strict=False)
    front: FrontData | None = None
    boss: list[dict[str, Any]] = Field(default_factory=list[dict[str, Any]])
    """Cards that are in the deck of a Boss alone."""
    boss_size: int = Field(default=15, ge=1, le=30, alias="boss-size")

    @model_validator(mode="after")
    def _fits(self) -> DeckData:
        if (self.boss or any(side.boss for side in self.side)) and not self.villain:
            raise Unfit("boss", "only a villain has cards of a Boss")
        return self


class GenericData(Strict):
    """The file of cards that many decks hold."""

    card: list[dict[str, Any]] = Field(min_length=1)


class DrinksData(Strict):
    """The file of all Drinks."""

    drink: list[dict[str, Any]] = Field(min_length=1)


class DrinkData(Strict):
    """A Drink, or a Drink Event."""

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")
    title: str = Field(min_length=1, max_length=60)
    do: Effects = ()
    race: dict[str, Effects] = Field(default_factory=dict)
    """What it does instead to drinkers of a race."""
    chaser: bool = False
    share: bool = False
    """Its drinker may split it with another player."""
    whole: bool = False
    """No card splits it."""
    goes: str = ""
    """Where it is put after it was drunk; empty: it is discarded."""
    event: str = ""
    """A Drink Event that does one of the named things; "effects" when `do` says all."""
    original: bool = False
    note: str = Field(default="", max_length=300)

    @model_validator(mode="after")
    def _fits(self) -> DrinkData:
        if self.event:
            if self.event not in (*DRINK_EVENTS, "effects"):
                raise Unfit("drink", f"there is no Drink Event {self.event!r}")
            if (self.event == "effects") != bool(self.do):
                raise Unfit("drink", "a Drink Event has effects when it says so")
            if self.race or self.chaser or self.share or self.whole or self.goes:
                raise Unfit("drink", "a Drink Event is no Drink")
            allowed = EVENT_EFFECTS
        else:
            allowed = DRINK_EFFECTS
            if self.goes and self.goes not in PLACES:
                raise Unfit("drink", f"'goes' is one of {', '.join(PLACES)}, not {self.goes!r}")
        for effect in (*self.do, *(effect for effects in self.race.values() for effect in effects)):
            if effect.word not in allowed:
                raise Unfit("drink", f"this kind of card does not {effect.word!r}")
            if effect.who and not self.event:
                raise Unfit("drink", "a Drink works on who drinks it")
            if effect.who not in ("", *EVENT_WHO):
                raise Unfit("drink", f"a Drink Event works on {', '.join(EVENT_WHO)}, not on {effect.who!r}")
            if effect.to != "inn":
                raise Unfit("drink", "what a Drink Event makes players pay goes to the Inn")
        return self


class DrinkDeckData(Strict):
    """A Drink Deck: how many of which Drinks."""

    name: str = Field(min_length=1, max_length=60)
    size: int = Field(default=30, ge=10, le=60)
    original: list[str] = Field(default_factory=list)
    """Drinks whose count in this deck is our own choice."""
    added: list[str] = Field(default_factory=list)
    """Those of them that no document places in this deck at all."""
    count: dict[str, int] = Field(min_length=1)
