"""What a deck's data file may say: the checked form of its cards."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from bot.games.inn.rules.cards.vocabulary import (
    ANSWERABLE,
    ATTRIBUTES,
    CONDITIONS,
    DRINK_EFFECTS,
    DRINK_EVENTS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENT_WHO,
    PICKS,
    PLACES,
    Kind,
)


class Strict(BaseModel):
    """A table of the file: an unknown key or a wrong type is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class EffectData(Strict):
    """An effect: a word, and its arguments. In the file ``"control"`` or ``{ lose-fortitude = 2, who = "picked" }``."""

    word: str
    n: int = 0
    who: str = ""
    to: str = "inn"
    least: int = -99
    """add-alcohol: the Drink's Alcohol Content does not fall below it."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if isinstance(data, str):
            return {"word": data}
        if not isinstance(data, dict):
            raise ValueError("an effect is a word, or a table with a word in it")
        table = dict(cast("dict[str, Any]", data))
        named = [key for key in table if key in EFFECTS]
        if len(named) != 1:
            raise ValueError(f"an effect has exactly one word of the vocabulary, not {named or sorted(table)}")
        word = named[0]
        value = table.pop(word)
        if EFFECTS[word].number:
            return {**table, "word": word, "n": value}
        if value is not True:
            raise ValueError(f"{word!r} takes no number, but true")
        return {**table, "word": word}

    @model_validator(mode="after")
    def _fits(self) -> EffectData:
        word = EFFECTS.get(self.word)
        if word is None:
            raise ValueError(f"there is no effect {self.word!r}")
        if word.number and not (word.least <= self.n <= word.most and self.n):
            raise ValueError(f"{self.word!r} takes a number from {word.least} to {word.most}")
        if self.who and self.who not in word.who:
            raise ValueError(f"{self.word!r} is said of {', '.join(word.who)}, not of {self.who!r}")
        if "to" in self.model_fields_set and self.to not in word.to:
            raise ValueError(f"{self.word!r} has no 'to' {self.to!r}")
        if self.least != -99 and self.word != "add-alcohol":
            raise ValueError(f"{self.word!r} has no 'least'")
        return self

    @property
    def whom(self) -> str:
        """The players it applies to."""
        return self.who or EFFECTS[self.word].who[0]


class ConditionData(Strict):
    """When a Sometimes Card may be played: ``"drink-yours"`` or ``{ card = ["action"], touches = ["fortitude"] }``."""

    word: str
    kinds: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if isinstance(data, str):
            return {"word": data, "kinds": ANSWERABLE if data in ("card", "loss") else ()}
        if not isinstance(data, dict):
            raise ValueError("a condition is a word, or a table with a word in it")
        table = dict(cast("dict[str, Any]", data))
        named = [key for key in table if key in CONDITIONS]
        if len(named) != 1:
            raise ValueError(f"a condition has exactly one word of the vocabulary, not {named or sorted(table)}")
        kinds = table.pop(named[0])
        touches: object = table.pop("touches", ())
        return {**table, "word": named[0], "kinds": _tuple(kinds), "touches": _tuple(touches)}

    @model_validator(mode="after")
    def _fits(self) -> ConditionData:
        if self.word not in CONDITIONS:
            raise ValueError(f"there is no condition {self.word!r}")
        if bool(self.kinds) != (self.word in ("card", "loss")):
            raise ValueError("'card' and 'loss' name kinds of card, and only they")
        if bool(self.touches) != (self.word == "card"):
            raise ValueError("'card' says what it touches, and only it")
        for kind in self.kinds:
            if kind not in ANSWERABLE:
                raise ValueError(f"a card to answer is one of {', '.join(ANSWERABLE)}, not {kind!r}")
        for touch in self.touches:
            if touch not in ATTRIBUTES:
                raise ValueError(f"a card touches {', '.join(ATTRIBUTES)}, not {touch!r}")
        return self


def _tuple(value: object) -> object:
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value


def _listed(value: object) -> object:
    """One effect may stand without brackets; lists become tuples."""
    return tuple(cast("list[object]", value)) if isinstance(value, list) else (value,)


Effects: TypeAlias = Annotated[tuple[EffectData, ...], BeforeValidator(_listed)]


class UseData(Strict):
    """One way to play a card."""

    when: ConditionData | None = None
    pick: str = ""
    most: int = Field(default=1, ge=1, le=7)
    firm: bool = False
    """Its Fortitude loss cannot be reduced, and the card not be Ignored or Negated."""
    do: Effects = Field(min_length=1)

    @model_validator(mode="after")
    def _fits(self) -> UseData:
        if self.pick and self.pick not in PICKS:
            raise ValueError(f"'pick' is one of {', '.join(PICKS)}, not {self.pick!r}")
        if self.most > 1 and not self.pick:
            raise ValueError("'most' goes with 'pick'")
        wants = any(effect.whom == "picked" or EFFECTS[effect.word].aimed for effect in self.do)
        if wants != bool(self.pick):
            raise ValueError("'pick' is there when an effect is said of the picked, and only then")
        for effect in self.do:
            word = EFFECTS[effect.word]
            conditions = word.answers
            if conditions and (self.when is None or self.when.word not in conditions):
                raise ValueError(f"{effect.word!r} answers: its 'when' is one of {', '.join(conditions)}")
            if self.most > 1 and word.aimed:
                raise ValueError(f"{effect.word!r} has one target: no 'most'")
        return self


class CardData(Strict):
    """One kind of card. `when`, `pick`, `most`, `firm` and `do` may stand in the card itself if there is one use."""

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")
    title: str = Field(min_length=1, max_length=100)
    kind: Kind
    count: int = Field(default=0, ge=0, le=20)
    original: bool = False
    """The title or the effect is not known from the game; it is ours."""
    note: str = Field(default="", max_length=300)
    use: tuple[UseData, ...] = Field(min_length=1, max_length=3)

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if not isinstance(data, dict):
            raise ValueError("a card is a table")
        table = dict(cast("dict[str, Any]", data))
        single = {key: table.pop(key) for key in ("when", "pick", "most", "firm", "do") if key in table}
        if single and "use" in table:
            raise ValueError(f"a card with uses says {', '.join(single)} in each of them")
        return {**table, "use": (single,) if single else _tuple(table.get("use", []))}

    @model_validator(mode="after")
    def _fits(self) -> CardData:
        for use in self.use:
            if (use.when is not None) != (self.kind == "sometimes"):
                raise ValueError("a Sometimes Card says when, and no other card does")
            rounds = {EFFECTS[effect.word].round for effect in use.do}
            if len(self.use) > 1 and rounds & {"control", "starts"}:
                raise ValueError("a card that can take control has one use")
            if (self.kind in ("gambling", "cheating")) != ("control" in rounds):
                raise ValueError("a Gambling or Cheating Card takes control, and only they")
        return self


class DeckData(Strict):
    """A character's file. Its cards are checked one by one, so that an error can name its card."""

    name: str = Field(min_length=1, max_length=40)
    about: str = Field(min_length=1, max_length=300)
    race: str = Field(default="", max_length=20)
    villain: bool = False
    size: int = Field(default=40, ge=20, le=60)
    gold: int = Field(default=0, ge=0, le=5)
    """Gold at the start beyond the usual."""
    generic: dict[str, int] = {}
    card: list[dict[str, Any]] = Field(min_length=1)


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
    race: dict[str, Effects] = {}
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
                raise ValueError(f"there is no Drink Event {self.event!r}")
            if (self.event == "effects") != bool(self.do):
                raise ValueError("a Drink Event has effects when it says so")
            if self.race or self.chaser or self.share or self.whole or self.goes:
                raise ValueError("a Drink Event is no Drink")
            allowed = EVENT_EFFECTS
        else:
            allowed = DRINK_EFFECTS
            if self.goes and self.goes not in PLACES:
                raise ValueError(f"'goes' is one of {', '.join(PLACES)}, not {self.goes!r}")
        for effect in (*self.do, *(effect for effects in self.race.values() for effect in effects)):
            if effect.word not in allowed:
                raise ValueError(f"this kind of card does not {effect.word!r}")
            if effect.who and not self.event:
                raise ValueError("a Drink works on who drinks it")
            if effect.who not in ("", *EVENT_WHO):
                raise ValueError(f"a Drink Event works on {', '.join(EVENT_WHO)}, not on {effect.who!r}")
            if effect.to != "inn":
                raise ValueError("what a Drink Event makes players pay goes to the Inn")
        return self


class DrinkDeckData(Strict):
    """A Drink Deck: how many of which Drinks."""

    name: str = Field(min_length=1, max_length=60)
    size: int = Field(default=30, ge=10, le=60)
    original: list[str] = []
    """Drinks whose count in this deck is our own choice."""
    added: list[str] = []
    """Those of them that no document places in this deck at all."""
    count: dict[str, int] = Field(min_length=1)
