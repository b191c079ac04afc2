"""What a seat may pick at the Inn: the one place that writes the keys of options, and their targets, and reads them.

Keys stand in stored logs and in the ids of buttons: what is written here stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast, get_args

from bot.engine import Option, join_pick, split_pick

Plain: TypeAlias = Literal[
    "pass", "order", "order-first", "keep", "share", "accept", "decline", "first", "second", "done", "discard", "wages",
    "yes", "refuse", "aim", "give", "drink", "none", "orders",
]  # fmt: skip
"""Kinds that may stand alone. `refuse` leaves what is offered: a plain "no" is the id of a card."""
Numbered: TypeAlias = Literal["way", "bid", "gold", "ante", "pile"]
"""Kinds with a number behind a dash: a way of a choice, a bid, secret Gold, an ante that the Inn makes, a pile."""
Naming: TypeAlias = Literal[
    "keep", "drop", "take", "buy", "deal", "discard", "yes", "champion", "borrow", "any", "sell", "potion",
]  # fmt: skip
"""Kinds with a card, a Drink, a side deck, a seat or something else behind a colon; `yes` buys a card that is for sale,
`any` is what a character may do at any time."""
PickKind: TypeAlias = Literal["card"] | Plain | Numbered | Naming

PLAIN: Final = frozenset(get_args(Plain))
NUMBERED: Final = frozenset(get_args(Numbered))
NAMING: Final = frozenset(get_args(Naming))
READ_MOST: Final = 1 << 14
"""How many picks are kept as they were read; people may type any text."""


class Pick(NamedTuple):
    """What a seat picks. A named tuple, which is made far faster than a frozen dataclass.

    `of`: what it is of, for example a card's code. `number`: how much, or which: the use of a card that has several,
    and which copy of it. `timid`: only if nobody else answers. `targets`: as `Option` has them, see `Target`.
    """

    kind: PickKind
    of: str = ""
    number: int | None = None
    timid: bool = False
    targets: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The key of its option."""
        number = "" if self.number is None else f"{'-' if self.kind in NUMBERED else ':'}{self.number}"
        told = self.of if self.kind == "card" else f"{self.kind}:{self.of}" if self.of else self.kind
        return f"{told}{number}{'?' if self.timid else ''}"

    @property
    def text(self) -> str:
        """The whole of it, as answers and logs have it."""
        return join_pick(self.key, self.targets)

    @property
    def n(self) -> int:
        """Its number: 0 where it has none, as for a card with one use."""
        return self.number or 0

    @property
    def discards(self) -> bool:
        """Whether it discards a card of the hand; ``discard`` alone lets a thing go instead of paying its wages."""
        return self.kind == "discard" and bool(self.of)


@lru_cache(READ_MOST)
def read_pick(text: str) -> Pick:
    """What a key means, or a key with targets. A word that is no kind is taken for the code of a card."""
    key, targets = split_pick(text)
    timid = key.endswith("?") and key[-2:-1] not in ("", ":")  # a hidden card has no other code than "?"
    plain = key[:-1] if timid else key
    if plain in PLAIN:
        return Pick(cast("Plain", plain), "", None, timid, targets)
    kind, _, number = plain.partition("-")
    if kind in NUMBERED and number.isdecimal():
        return Pick(cast("Numbered", kind), "", int(number), timid, targets)
    kind, colon, what = plain.partition(":")
    if not (colon and kind in NAMING):
        kind, what = "card", plain
    of, _, number = what.partition(":")
    return Pick(cast("Naming", kind), of, int(number) if number.isdecimal() else None, timid, targets)


def options_of(picks: Iterable[Pick]) -> dict[str, Option]:
    """An option for each of these, without targets."""
    return {option.key: option for option in map(_plain, picks)}


@cache
def amounts(kind: Numbered, least: int, most: int) -> Mapping[str, Option]:
    """An option for each number, the least first."""
    return options_of(Pick(kind, number=n) for n in range(least, most + 1))


@lru_cache(READ_MOST)
def _plain(pick: Pick) -> Option:
    return Option(pick.key)


class Target(NamedTuple):
    """What a pick is aimed at: a player (``2``), a thing in front of one (``2.0``), a Drink that is being resolved
    (``d0``), or a Drink and a player (``d0-2``). -1: none.
    """

    seat: int = -1
    thing: int = -1
    drink: int = -1


@cache
def write_target(seat: int = -1, thing: int = -1, drink: int = -1) -> str:
    """A target as options have it; see `Target`."""
    which = f"d{drink}" if drink >= 0 else ""
    where = f"{seat}.{thing}" if thing >= 0 else f"{seat}" if seat >= 0 else ""
    return "-".join(filter(None, (which, where)))


@lru_cache(READ_MOST)
def read_target(text: str) -> Target:
    """What a target names. Raises ValueError for a text that is none."""
    drink, _, rest = text.partition("-") if text.startswith("d") else ("", "", text)
    seat, _, thing = rest.partition(".")
    return Target(*(int(number) if number else -1 for number in (seat, thing, drink[1:])))
