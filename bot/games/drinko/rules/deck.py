"""The Drinko deck: its cards as data, and which card can be played on which.

Rules: 004 (Drinko), *Deck composition*, *Normal play*, *Drink Train*, *Card reference*.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.engine import BadData, Option
from bot.paths import DATA

DECK_FILE = DATA / "drinko" / "deck.toml"

Effect = Literal["none", "skip", "drinks", "deflect", "split", "target", "suffer"]
PlayableOn: TypeAlias = dict[str, frozenset[str]]
"""For every card on top of the play pile: the cards that can be played on it."""


class CardKind(BaseModel):
    """One kind of card, as the data file has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    face: str = Field(min_length=1, max_length=10)
    title: str = Field(min_length=1, max_length=20)
    colours: bool = False
    count: int = Field(ge=0, le=20)
    effect: Effect
    amount: int = Field(default=0, ge=-1, le=9)
    option: str | None = None

    @model_validator(mode="after")
    def _fits(self) -> CardKind:
        if self.colours != (self.effect in ("none", "skip", "drinks")):
            raise ValueError(f"a card with effect {self.effect!r} is {'not ' if self.colours else ''}coloured")
        if self.amount and self.effect != "drinks":
            raise ValueError("only an effect 'drinks' has an amount")
        return self


class DeckFileData(BaseModel):
    """The data file: its cards are checked one by one, so that an error can name its card."""

    model_config = ConfigDict(extra="forbid")

    colours: dict[str, str] = Field(min_length=4, max_length=4)
    card: list[dict[str, Any]] = Field(min_length=1)


class Deck:
    """All kinds of cards, and the tables of which card can be played on which.

    A card's code is its colour's letter and its face (``r5``, ``b+2``), or a Special's face alone (``split``).
    """

    def __init__(self, colours: dict[str, str], cards: list[CardKind]) -> None:
        self.colours = colours
        self.kinds = {kind.face: kind for kind in cards}
        self.cards: dict[str, CardKind] = {}
        for kind in cards:
            for code in [letter + kind.face for letter in colours] if kind.colours else [kind.face]:
                self.cards[code] = kind
        self.options = {code: Option(code) for code in self.cards}
        self.specials = frozenset(code for code, kind in self.cards.items() if not kind.colours)
        self.drinks = {code: kind.amount for code, kind in self.cards.items() if kind.effect == "drinks"}
        self.normal: PlayableOn = {top: self._playable_on(top, self._matches_top) for top in self.cards}
        self.train: PlayableOn = {top: self._playable_on(top, self._answers_train) for top in self.cards}

    def colour(self, code: str) -> str:
        """The colour's letter; empty for a Special."""
        return code[0] if self.cards[code].colours else ""

    def build(self, options: dict[str, Any]) -> list[str]:
        """Every card of the deck with these table options, in the data's order."""
        return [
            code
            for code, kind in self.cards.items()
            for _ in range(options[kind.option] if kind.option else kind.count)
        ]

    def _playable_on(self, top: str, fits: Callable[[str, str], bool]) -> frozenset[str]:
        return frozenset(code for code in self.cards if fits(code, top))

    def _matches_top(self, code: str, top: str) -> bool:
        """Normal play: same colour or same type; a Special can be played on every card, and every card on a Special."""
        if code in self.specials or top in self.specials:
            return True
        return code[0] == top[0] or code[1:] == top[1:]

    def _answers_train(self, code: str, top: str) -> bool:
        """In a Drink Train (ruling 1, and 7 for +0 and -1)."""
        if code in self.specials:
            return True
        if code not in self.drinks:
            return False
        if top in self.specials:
            return True
        if top not in self.drinks:
            return False
        if code[0] != top[0]:
            return code[1:] == top[1:]
        return self.drinks[code] >= self.drinks[top] or self.drinks[code] < 1


def read_deck(text: str, name: str) -> Deck:
    """The deck in a TOML text. Raises `BadData` with file, card and reason."""
    try:
        data = DeckFileData.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error
    except ValidationError as error:
        raise BadData(f"{name}: wants four colours and a list of cards ({error.errors()[0]['msg']})") from error
    kinds: list[CardKind] = []
    for card in data.card:
        try:
            kind = CardKind.model_validate(card)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise BadData(f"{name}: card {card.get('face', '?')!r}: {where or 'card'}: {first['msg']}") from error
        if any(kind.face == other.face for other in kinds):
            raise BadData(f"{name}: card {kind.face!r}: is there twice")
        kinds.append(kind)
    return Deck(data.colours, kinds)


@cache
def the_deck() -> Deck:
    """The deck of the shipped data file. Raises `BadData`."""
    return read_deck(DECK_FILE.read_text(encoding="utf-8"), DECK_FILE.name)
