"""Asks, options and picks: how a game asks a seat for a decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal

from bot.engine.errors import Refused

Kind = Literal["turn", "choice", "response"]
"""turn: the seat's own move; choice: a decision inside somebody's move; response: a window open to several seats."""


CLOCK: Final = -1
"""Takes the place of a seat number: the clock, which an ask with a minimum time waits for as well."""
TIME: Final = ("time",)
"""The clock's answer: the minimum time is over."""


@dataclass(slots=True)
class Option:
    """One thing a seat may pick. Nobody changes it (a frozen dataclass takes far longer to make, and the fields of a
    named tuple longer to read).

    `key` is stable: the same option has the same key for as long as the ask is open, and answers name it.
    `targets` are the keys (seats are written as their number) of which `least` to `most` different ones must be named
    with it; a pick is then written ``key>target`` or ``key>a,b``, see `join_pick`.
    """

    key: str
    targets: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def fewest(self) -> str:
        """The pick with as few targets as this option takes, the first ones."""
        return join_pick(self.key, self.targets[: self.least])

    def picks(self) -> list[str]:
        """Every pick with as few targets as this option takes; where it may have none, also those with one."""
        if self.least > 1:
            return [join_pick(self.key, named) for named in combinations(self.targets, self.least)]
        plain = [self.key] if self.least == 0 else []
        return plain + [f"{self.key}>{target}" for target in self.targets] if self.most else [self.key]


@dataclass(slots=True)
class SeatAsk:
    """What one seat is asked: its legal options by key, how many to pick, and the picks that stand without answer."""

    options: Mapping[str, Option]
    default: tuple[str, ...]
    least: int = 1
    most: int = 1

    def check(self, picks: tuple[str, ...]) -> None:
        """Raise `Refused` unless `picks` is a legal answer.

        Reasons: ``wrong-count``, ``not-offered`` (fact `key`), and those of `check_pick`.
        """
        if len(picks) == 1 and self.least <= 1 <= self.most:
            pick = picks[0]
            option = self.options.get(pick)
            if option is None or option.least:
                check_pick(self.options, pick)
            return
        if not self.least <= len(picks) <= self.most or len({split_pick(pick)[0] for pick in picks}) != len(picks):
            raise Refused("wrong-count", least=self.least, most=self.most)
        for pick in picks:
            check_pick(self.options, pick)


def check_pick(options: Mapping[str, Option], pick: str) -> None:
    """Raise `Refused` unless `pick` names one of `options` with as many targets as it wants.

    Reasons: ``not-offered`` (fact `key`), ``target-missing``, ``target-wrong`` (fact `target`), ``target-count`` (facts
    `least` and `most`).
    """
    key, targets = split_pick(pick)
    option = options.get(key)
    if option is None:
        raise Refused("not-offered", key=key)
    if option.least and not targets:
        raise Refused("target-missing", key=key)
    for target in targets:
        if target not in option.targets:
            raise Refused("target-wrong", key=key, target=target)
    if not option.least <= len(targets) <= option.most or len(set(targets)) != len(targets):
        raise Refused("target-count", key=key, least=option.least, most=option.most)


@lru_cache(1 << 14)
def split_pick(pick: str) -> tuple[str, tuple[str, ...]]:
    """The option's key and the targets a pick names."""
    key, arrow, named = pick.partition(">")
    return key, tuple(named.split(",")) if arrow else ()


def join_pick(key: str, targets: Iterable[str] = ()) -> str:
    """An option's key and some targets as one pick, as `split_pick` reads it."""
    named = ",".join(targets)
    return f"{key}>{named}" if named else key


NO_ARGS: Final[Mapping[str, object]] = {}


@dataclass(slots=True)
class Ask:
    """A question put to one seat or to several at once.

    It closes when every seat has answered; with `first`, on the first answer (team-mates who take a turn together).

    With `clock` it has a minimum time: it closes when the clock (`CLOCK`) has answered as well, and stays open for it
    even when no seat is asked. Until then a seat may change its answer. Who is asked is known to that seat alone;
    `possible` are the seats that could have been asked, judged by what everybody knows.

    `phase` names the phase of a turn that a team takes together, where the ask belongs to one; asks of the same phase
    of a turn share one clock, and no seat is alone in them.

    `about` is a key that tells what it is about (``drinko.turn``), `args` fills its words; both are public.
    `number` is given by the kernel: asks of one game are numbered from 1, a rebuilt ask gets a new number.
    """

    kind: Kind
    about: str
    seats: dict[int, SeatAsk]
    args: Mapping[str, object] = field(default_factory=lambda: NO_ARGS)
    first: bool = False
    clock: bool = False
    possible: tuple[int, ...] = ()
    phase: str = ""
    number: int = 0
