"""What a deck's data file may say: the checked form of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from bot.games.inn.rules.cards.bad import Unfit
from bot.games.inn.rules.cards.vocabulary import (
    ANSWERABLE,
    ATTRIBUTES,
    BORROWED,
    CONDITIONS,
    EFFECTS,
    KINDS,
    PICKS,
    PRECONDITIONS,
    SEVERAL,
    STANDING,
    STAYS,
    Kind,
    Word,
)

OPTIONS = {
    "choose": (2, 4),
    "coin": (2, 2),
    "bid": (2, 2),
    "secret": (4, 4),
    "season-drink": (1, 1),
    "season-half": (1, 1),
}
"""How many options an effect has, at least and at most."""
UNCONDITIONAL = ("bid", "secret")
UNSAID = (*UNCONDITIONAL, "season-drink", "season-half")
"""Effects, and those with options, of which the rules text could not say that they depend on something."""
HOWS = {"discard-cards": ("", "random", "or-show"), "bid": ("gold", "fortitude", "alcohol")}
"""What `how` may say."""


class Strict(BaseModel):
    """A table of the file: an unknown key or a wrong type is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, populate_by_name=True)


def _tuple(value: object) -> object:
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value


def _listed(value: object) -> object:
    """One effect may stand without brackets; lists become tuples."""
    return tuple(cast("list[object]", value)) if isinstance(value, (list, tuple)) else (value,)


class IfData(Strict):
    """What an effect depends on, read when it takes effect: a word of PRECONDITIONS, a counter's level, or what holds.

    In the file ``"villain"``, ``{ of = "piety", least = 5 }`` or ``{ holds = ["loyal"] }``; `who` says whose counter:
    of whom the effect is said, or ``"you"``, the card's player.
    """

    word: str = ""
    of: str = ""
    least: int = -99
    most: int = 99
    who: Literal["them", "you"] = "them"
    holds: tuple[str, ...] = ()
    """Ids of cards of side decks that hold: one of them lies on top of its deck's discards."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if isinstance(data, str):
            return {"word": data}
        if not isinstance(data, dict):
            return data
        table = cast("dict[str, Any]", data)
        return {**table, "holds": _tuple(table["holds"])} if "holds" in table else table

    @model_validator(mode="after")
    def _fits(self) -> IfData:
        if [bool(self.word), bool(self.of), bool(self.holds)].count(True) != 1:
            raise Unfit("if", "'if' names a counter, cards that hold, or one of " + ", ".join(PRECONDITIONS))
        if self.word and self.word not in PRECONDITIONS:
            raise Unfit("if", f"'if' is one of {', '.join(PRECONDITIONS)}, or names a counter, not {self.word!r}")
        return self


class EffectData(Strict):
    """An effect: a word, and its arguments. In the file ``"control"`` or ``{ lose-fortitude = 2, who = "picked" }``."""

    word: str
    n: int = 0
    who: str = ""
    to: str = "inn"
    least: int = -99
    """add-alcohol: the Drink's Alcohol Content does not fall below it."""
    most: int = 0
    """With `per`: the number grows no higher; 0: no limit."""
    of: str = ""
    """The counter that it changes, the side deck or the kind of card that it names, or how long a player is away."""
    how: str = ""
    """discard-cards: "random"; otherwise the player of the cards chooses them, and with "or-show" shows the hand where
    there are too few. bid: what is bid."""
    kind: str = ""
    """discard-cards: only cards of this kind."""
    kinds: tuple[str, ...] = ()
    """borrow-card: the kinds of card that may be played."""
    plain: bool = False
    """lose-fortitude: a loss that nobody caused: no hit-back, and it cannot be redirected."""
    condition: IfData | None = Field(default=None, alias="if")
    per: str = ""
    """What the number is multiplied by as it takes effect: one of PER, or a counter."""
    options: tuple[Annotated[tuple[EffectData, ...], BeforeValidator(_listed)], ...] = ()
    """choose: the ways to choose from; coin: heads, tails; bid and secret: see data/inn/README.md."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if isinstance(data, EffectData):
            return data
        if isinstance(data, str):
            return {"word": data}
        if not isinstance(data, dict):
            raise Unfit("effect", "an effect is a word, or a table with a word in it")
        table = dict(cast("dict[str, Any]", data))
        named = [key for key in table if key in EFFECTS]
        if len(named) != 1:
            raise Unfit("effect", f"an effect has exactly one word of the vocabulary, not {named or sorted(table)}")
        word = named[0]
        value = table.pop(word)
        if "options" in table:
            table["options"] = _tuple(table["options"])
        return {**table, "word": word, **_value(word, value)}

    @model_validator(mode="after")
    def _fits(self) -> EffectData:
        word = EFFECTS.get(self.word)
        if word is None:
            raise Unfit("effect", f"there is no effect {self.word!r}")
        if word.number and not (word.least <= self.n <= word.most and self.n):
            raise Unfit(
                "number",
                f"{self.word!r} takes a number from {word.least} to {word.most}",
                word=self.word,
                least=word.least,
                most=word.most,
            )
        if self.who and self.who not in word.who:
            raise Unfit("who", f"{self.word!r} is said of {', '.join(word.who)}, not of {self.who!r}", word=self.word)
        if "to" in self.model_fields_set and self.to not in word.to:
            raise Unfit("to", f"{self.word!r} has no 'to' {self.to!r}", word=self.word)
        if self.least != -99 and self.word != "add-alcohol":
            raise Unfit("least", f"{self.word!r} has no 'least'", word=self.word)
        self._further(word)
        return self

    def _further(self, word: Word) -> None:
        if (word.takes in ("counter", "side", "kind", "stay")) != bool(self.of):
            raise Unfit("of", f"{self.word!r} {'says what it is' if not self.of else 'has no'} 'of'", word=self.word)
        if word.takes == "kind" and self.of not in KINDS:
            raise Unfit("of", f"{self.word!r} names a kind of card: {', '.join(KINDS)}", word=self.word)
        if word.takes == "stay" and self.of not in STAYS:
            raise Unfit("of", f"{self.word!r} is one of {', '.join(STAYS)}", word=self.word)
        if (word.takes == "kinds") != bool(self.kinds) or not {*self.kinds} <= {*BORROWED}:
            raise Unfit("kinds", f"{self.word!r} names kinds of card: {', '.join(BORROWED)}", word=self.word)
        if self.kind and (self.word != "discard-cards" or self.kind not in KINDS):
            raise Unfit("kinds", f"'kind' is said of 'discard-cards', and is one of {', '.join(KINDS)}", word=self.word)
        if self.plain and self.word != "lose-fortitude":
            raise Unfit("plain", "'plain' is said of a loss of Fortitude")
        if self.per and not word.number:
            raise Unfit("per", "'per' multiplies a number")
        if self.most and not self.per:
            raise Unfit("per-most", "'most' limits what 'per' multiplies")
        if bool(self.options) != (word.takes == "choices" or self.word in OPTIONS):
            raise Unfit("options", f"{self.word!r} has no options, or lacks them", word=self.word)
        least, most = OPTIONS.get(self.word, (0, 9))
        if not least <= len(self.options) <= most:
            raise Unfit(
                "options",
                f"{self.word!r} has {least if least == most else f'{least} to {most}'} options",
                word=self.word,
            )
        hows = HOWS.get(self.word, ("",))
        if self.word in UNCONDITIONAL and self.condition:
            raise Unfit("options-unsaid", f"{self.word!r} has no 'if'", word=self.word)
        if self.word in UNSAID and any(each.condition for option in self.options for each in option):
            raise Unfit("options-unsaid", f"{self.word!r}: its options have no 'if'", word=self.word)
        if self.how not in hows:
            raise Unfit(
                "how",
                f"{self.word!r}: 'how' is one of {', '.join(filter(None, hows))}, not {self.how!r}",
                word=self.word,
            )

    @property
    def whom(self) -> str:
        """The players it applies to."""
        return self.who or EFFECTS[self.word].who[0]

    @property
    def gambles(self) -> bool:
        """Whether it starts a Round of Gambling, or takes control of one, perhaps by another player's card."""
        return EFFECTS[self.word].round in ("starts", "control") or not {"gambling", "cheating"}.isdisjoint(self.kinds)

    @property
    def special(self) -> bool:
        """Whether its word and its number do not say all of it."""
        own = self.of or self.how or self.kind or self.kinds or self.condition
        return bool(own or self.per or self.options or self.plain)


def _of_chooser(options: object) -> object:
    """The ways of a choice as the file has them: what says of nobody in particular is said of who chooses."""
    if not isinstance(options, tuple):
        return options
    return tuple(
        tuple(map(_said_of_you, cast("Iterable[object]", _listed(way)))) for way in cast("Iterable[object]", options)
    )


def _said_of_you(effect: object) -> object:
    table = {effect: True} if isinstance(effect, str) else effect
    if not isinstance(table, dict) or "who" in table:
        return effect
    named = [EFFECTS[key] for key in cast("dict[str, Any]", table) if key in EFFECTS]
    return {**table, "who": "you"} if len(named) == 1 and "you" in named[0].who else effect


def _value(word: str, value: object) -> dict[str, object]:
    """What stands beside an effect's word in the file, by the names of the fields."""
    match EFFECTS[word].takes:
        case "number" | "counter":
            return {"n": value}
        case "side" | "kind" | "stay":
            return {"of": value}
        case "kinds":
            return {"kinds": _tuple(value)}
        case "choices":
            options = _tuple(value)
            return {"options": _of_chooser(options) if word == "choose" else options}
        case _ if value is not True:
            raise Unfit("number-none", f"{word!r} takes no number, but true", word=word)
        case _:
            return {}


Effects: TypeAlias = Annotated[tuple[EffectData, ...], BeforeValidator(_listed)]


def every_effect(effects: Iterable[EffectData]) -> Iterator[EffectData]:
    """The effects, and those in their choices."""
    for effect in effects:
        yield effect
        for option in effect.options:
            yield from every_effect(option)


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
            raise Unfit("when", "a condition is a word, or a table with a word in it")
        table = dict(cast("dict[str, Any]", data))
        named = [key for key in table if key in CONDITIONS]
        if len(named) != 1:
            raise Unfit("when", f"a condition has exactly one word of the vocabulary, not {named or sorted(table)}")
        kinds = table.pop(named[0])
        touches: object = table.pop("touches", ())
        return {**table, "word": named[0], "kinds": _tuple(kinds), "touches": _tuple(touches)}

    @model_validator(mode="after")
    def _fits(self) -> ConditionData:
        if self.word not in CONDITIONS:
            raise Unfit("when", f"there is no condition {self.word!r}")
        if bool(self.kinds) != (self.word in ("card", "loss")):
            raise Unfit("when-kinds", "'card' and 'loss' name kinds of card, and only they")
        if bool(self.touches) != (self.word == "card"):
            raise Unfit("when-kinds", "'card' says what it touches, and only it")
        for kind in self.kinds:
            if kind not in ANSWERABLE:
                raise Unfit("when-kinds", f"a card to answer is one of {', '.join(ANSWERABLE)}, not {kind!r}")
        for touch in self.touches:
            if touch not in ATTRIBUTES:
                raise Unfit("when-kinds", f"a card touches {', '.join(ATTRIBUTES)}, not {touch!r}")
        return self


class UseData(Strict):
    """One way to play a card."""

    when: ConditionData | None = None
    pick: str = ""
    least: int = Field(default=1, ge=1, le=7)
    """How many are picked at least; fewer only where there are fewer players."""
    most: int = Field(default=1, ge=1, le=7)
    firm: bool = False
    """Its Fortitude loss cannot be reduced, and the card not be Ignored or Negated."""
    sure: bool | IfData = False
    """It cannot be Negated: always, or if the player of the card that it answers has this level of a counter."""
    no_leave: bool = Field(default=False, alias="no-leave")
    """Of a Round that it starts: nobody avoids its ante, and nobody leaves by choice."""
    front: bool = False
    """It is a use of the card while it stays in front of its player: once in each own Action Phase."""
    ignore_as: int = Field(default=0, alias="ignore-as", ge=0, le=9)
    """Nobody Ignores its loss of Fortitude: what would Ignore it makes it so much smaller instead; 0: it is Ignored."""
    no_ignore: bool = Field(default=False, alias="no-ignore")
    """Nobody Ignores it; what it does may still be made smaller or redirected."""
    unshared: bool = False
    """Nobody but the players it concerns makes its loss smaller, Ignores or redirects it: no mate of theirs does."""
    no_things: bool = Field(default=False, alias="no-things")
    """Only players may be picked, and nothing that lies in front of them."""
    among: IfData | None = None
    """Only players with this level of a counter may be picked, and nothing that lies in front of them."""
    cost: dict[str, int] = {}
    """What its player pays as the card is played: counters by their ids, "cards" of the hand, "gold", "fortitude"."""
    negated: Effects = ()
    """What happens instead when it is Negated; nobody can answer that."""
    do: Effects = ()

    @model_validator(mode="after")
    def _fits(self) -> UseData:
        if self.pick and self.pick not in PICKS:
            raise Unfit("pick", f"'pick' is one of {', '.join(PICKS)}, not {self.pick!r}")
        if self.most > 1 and not self.pick:
            raise Unfit("most", "'most' goes with 'pick'")
        if self.least > self.most:
            raise Unfit("least-most", "'least' is not above 'most'")
        if self.no_things and not self.pick:
            raise Unfit("no-things", "'no-things' goes with 'pick'")
        if self.among and not (self.pick and self.among.of):
            raise Unfit("among", "'among' goes with 'pick', and names a counter")
        wants = any("picked" in (effect.whom, effect.to) or EFFECTS[effect.word].aimed for effect in self.do)
        if wants != bool(self.pick):
            raise Unfit("picked", "'pick' is there when an effect is said of the picked, and only then")
        for effect in self.do:
            word = EFFECTS[effect.word]
            conditions = word.answers
            if conditions and (self.when is None or self.when.word not in conditions):
                raise Unfit(
                    "answers",
                    f"{effect.word!r} answers: its 'when' is one of {', '.join(conditions)}",
                    word=effect.word,
                    answered=conditions,
                )
            if (
                self.pick == "source"
                and effect.word != "redirect"
                and (word.aimed or "picked" in (effect.whom, effect.to))
            ):
                raise Unfit("pick-source", "'source' is picked for 'redirect'; others are said of it: who = 'source'")
            if self.most > 1 and (word.aimed or effect.to == "picked"):
                raise Unfit("one-target", f"{effect.word!r} has one target: no 'most'", word=effect.word)
        if self.most > 1 and self.pick not in SEVERAL:
            raise Unfit("pick-many", f"{self.pick!r} picks one: no 'most'")
        return self


class StandingData(Strict):
    """A standing effect: a word of STANDING and its number; `kinds` for "ignores"."""

    word: str
    n: int = 0
    kinds: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if isinstance(data, str):
            return {"word": data}
        if not isinstance(data, dict) or len(cast("dict[str, Any]", data)) != 1:
            raise Unfit("standing", "a standing effect is a word, or a table of a word and its number")
        ((word, value),) = cast("dict[str, Any]", data).items()
        return {"word": word, **({"kinds": _tuple(value)} if word == "ignores" else {"n": value})}

    @model_validator(mode="after")
    def _fits(self) -> StandingData:
        if self.word not in STANDING:
            raise Unfit("standing", f"a standing effect is one of {', '.join(STANDING)}, not {self.word!r}")
        if (self.n > 0) != (self.word not in ("ignores", "away")) or bool(self.kinds) != (self.word == "ignores"):
            raise Unfit("standing", f"{self.word!r} takes {'kinds of card' if self.word == 'ignores' else 'a number'}")
        return self


SINGLE = (
    "when", "pick", "among", "no-things", "least", "most", "firm", "sure", "ignore-as", "no-leave", "no-ignore",
    "unshared", "front", "cost", "negated", "do",
)  # fmt: skip
"""What may stand in the card itself if there is one use."""


class CardData(Strict):
    """One kind of card. The keys in SINGLE may stand in the card itself if there is one use."""

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")
    title: str = Field(min_length=1, max_length=100)
    kind: Kind
    count: int = Field(default=0, ge=0, le=20)
    original: bool = False
    """The title or the effect is not known from the game; it is ours."""
    note: str = Field(default="", max_length=300)
    over_winning: bool = Field(default=False, alias="over-winning")
    """A Gambling Card that can be played when only a Cheating Card could."""
    stays: bool = False
    """Resolved, it stays in front of its player in place of being discarded."""
    until: Literal["", "turn", "own-turn"] = ""
    """When a card that stays is discarded: as the next turn begins, or its player's next turn; empty: never."""
    standing: tuple[StandingData, ...] = ()
    """What holds while it stays in front of its player, or on top of its side deck's discards."""
    wages: int = Field(default=0, ge=0, le=9)
    """A Minion: what keeps it when it would lose Fortitude. 0: it is none."""
    price: int = Field(default=0, ge=0, le=9)
    """A side card that can be sold: what its buyer pays."""
    at_once: bool = Field(default=False, alias="at-once")
    """A side card that takes effect as it is revealed, and is discarded."""
    use: tuple[UseData, ...] = Field(min_length=1, max_length=3)

    @model_validator(mode="before")
    @classmethod
    def _read(cls, data: object) -> object:
        if not isinstance(data, dict):
            raise Unfit("card", "a card is a table")
        table = dict(cast("dict[str, Any]", data))
        if "standing" in table:
            table["standing"] = _tuple(table["standing"])
        single = {key: table.pop(key) for key in SINGLE if key in table}
        if single and "use" in table:
            raise Unfit("uses", f"a card with uses says {', '.join(single)} in each of them")
        return {**table, "use": (single,) if single else _tuple(table.get("use", []))}

    @model_validator(mode="after")
    def _fits(self) -> CardData:
        if (self.until or self.standing or self.wages) and not self.stays:
            raise Unfit("stays-only", "'until', 'standing' and 'wages' are for cards that stay")
        if self.over_winning and self.kind != "gambling":
            raise Unfit("over-winning", "'over-winning' is for Gambling Cards")
        for use in self.use:
            if not use.do and not (self.stays and not use.front):
                raise Unfit("nothing", "a card does something, unless it stays in front of its player")
            if use.front and not self.stays:
                raise Unfit("front", "a use in front of its player is for a card that stays there")
            if (use.when is not None) != (self.kind == "sometimes"):
                raise Unfit("sometimes", "a Sometimes Card says when, and no other card does")
            gambles = [effect for effect in use.do if effect.gambles]
            if len(self.use) > 1 and gambles:
                raise Unfit("control-uses", "a card that can take control has one use")
            controls = any(EFFECTS[effect.word].round != "starts" for effect in gambles)
            if (self.kind in ("gambling", "cheating")) != controls and self.kind != "event":
                raise Unfit("control", "a Gambling or Cheating Card takes control, and only they")
        return self
