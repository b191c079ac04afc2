"""What the options of a hand come to if nobody answers them, where that is sure; and which save their player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Option, join_pick
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.prepared import rule_code
from bot.games.inn.rules.foresee import Outcome, foresee
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import label_names
from bot.ui.words import Words

FEW = 4
"""How many ways are tried for each option: a panel has many of them."""
TOLD = 2
"""The most other players whom a line names."""
AIMED = 8
"""The most targets that are tried to find out whether a card saves its player."""


def plays(key: str) -> bool:
    """Whether an option is one that can be foreseen: it plays or uses a card, a power or a Potion Token."""
    return read_pick(key).kind in ("card", "any", "potion")


def passed(private_table: PrivateTable) -> list[Outcome]:
    """By seat, what happens if nobody answers, as the seat may know it. It is worked out once for a whole panel."""
    known: list[Outcome] | None = private_table.kept.get("passed")
    if known is None:
        known = private_table.kept["passed"] = foresee(inn_view(private_table.view), the_library())
    return known


def _played(private_table: PrivateTable, pick: str) -> list[Outcome]:
    """The same if the seat plays this first. A menu and the lines above it ask for the same picks."""
    known: list[Outcome] | None = private_table.kept.get(f"played:{pick}")
    if known is None:
        known = foresee(inn_view(private_table.view), the_library(), pick, FEW)
        private_table.kept[f"played:{pick}"] = known
    return known


class Prospects:
    """What the options of a seat come to, as that seat may know it."""

    def __init__(self, private_table: PrivateTable) -> None:
        self._private_table = private_table
        self._view: InnView = inn_view(private_table.view)
        self._seat = private_table.seat

    @property
    def _passed(self) -> list[Outcome]:
        return passed(self._private_table)

    def doomed(self) -> bool:
        """Whether the seat would lose the game if it let happen what lies there."""
        return bool(self._view["stack"]) and bool(self._passed[self._seat].out)

    def line(self, words: Words, pick: str, target: int | None = None) -> str:
        """What playing this comes to: for a player whom it picks, for others whom it concerns, and for the seat.

        Empty where nothing is sure, and where it changes nothing.
        """
        if not self._has(pick):
            return ""
        outcomes = _played(self._private_table, pick)
        others = list(self._concerned(outcomes, target))[:TOLD]
        told = [self._told(words, seat, outcomes[seat]) for seat in others]
        mine = outcomes[self._seat]
        if mine.sure and (told or mine != self._passed[self._seat]):
            told.append(self._told(words, self._seat, mine))
        saved = [words.say("inn-prospect.saves")] if self._saves(mine) else []
        return " · ".join([*saved, *filter(None, ["; ".join(told)])])

    def saving(self, options: dict[str, Option]) -> list[str]:
        """Those of these options, by their keys, that would keep the seat in the game."""
        if not self.doomed():
            return []
        return [key for key, option in options.items() if self._has(key) and self._any_saves(option)]

    def _has(self, text: str) -> bool:
        """Whether a pick plays something that the seat has, in the hand or in front of it or its mates."""
        me, pick = self._view["seats"][self._seat], read_pick(text)
        if pick.kind == "any":
            return rule_code(me["character"], "any", pick.of) in the_library().cards
        own = me["party"]
        front = (laid["card"] for seat in self._view["seats"] if seat["party"] == own for laid in seat["front"])
        return pick.kind == "potion" or (pick.kind == "card" and pick.of in (*self._view["hand"], *front))

    def _any_saves(self, option: Option) -> bool:
        picks = [join_pick(option.key, (target,)) for target in option.targets[:AIMED]] if option.most else [option.key]
        return any(self._saves(_played(self._private_table, pick)[self._seat]) for pick in picks)

    def _saves(self, mine: Outcome) -> bool:
        return self.doomed() and mine.resolved and not mine.out

    def _concerned(self, outcomes: Sequence[Outcome], target: int | None) -> Iterator[int]:
        """Whom it picks, then one of each other party for whom it makes a difference."""
        parties = [seat["party"] for seat in self._view["seats"]]
        seen = {parties[self._seat]}
        first = [] if target is None else [target]
        for seat in [*first, *range(len(outcomes))]:
            sure = outcomes[seat].sure and not self._view["seats"][seat]["out"]
            if sure and parties[seat] not in seen and outcomes[seat] != self._passed[seat]:
                seen.add(parties[seat])
                yield seat

    def _told(self, words: Words, seat: int, outcome: Outcome) -> str:
        name = words.say("inn-prospect.you") if seat == self._seat else label_names(self._private_table.info)[seat]
        before, after = outcome.before, outcome.after
        if outcome.out:
            return words.say(f"inn-prospect.{outcome.out}", name=name, who="you" if seat == self._seat else "one")
        key = "stays" if before.gap == after.gap else "moves"
        told = words.say(f"inn-prospect.{key}", name=name, before=before.gap, after=after.gap)
        gold = after.gold - before.gold
        return words.say("inn-prospect.gold", told=told, n=gold) if gold else told
