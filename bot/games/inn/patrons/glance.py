"""What words of cards are worth at a glance: the numbers beside each word in the vocabulary, times whom it is said of.

This is the one place that computer players have for it. It is an order in which to look at picks, and a guess where the
rules cannot be asked: nothing is followed that lies on the stack, and nothing that a card depends on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from bot.games.inn.patrons.changes import ExpectedChange, liking
from bot.games.inn.patrons.things import LOST_THING, counted, mean_of_side
from bot.games.inn.patrons.wanting import front_worth
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData, IfData
from bot.games.inn.rules.cards.prepared import Card, Use, full_code
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.effects import said_of
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.table import LIMIT

if TYPE_CHECKING:
    from bot.games.inn.patrons.position import Position

COSTS: Final = {"cards": "discard-cards", "gold": "pay", "fortitude": "lose-fortitude"}
"""The word that stands for a cost; other costs are counters."""
DEPENDS: Final = 0.5
"""How likely it is that what an effect depends on is so, where that is not known at a glance."""


class FirstSight:
    """A glance at the effects of one card, by a seat of a position."""

    __slots__ = ("card", "me", "position", "seat", "targets", "total")

    def __init__(self, position: Position, card: Card, seat: int, targets: Sequence[str] = (), me: int = INN) -> None:
        """`seat`: who is "you" in the effects; `me`: whose cards and counters count as the own ones, if it is not the
        position's seat.
        """
        self.position = position
        self.card = card
        self.seat = seat
        self.targets = targets
        self.me = position.me if me == INN else me
        self.total = position.no_change()

    def at_use(self, use: Use) -> ExpectedChange:
        """At all of a use of the card, with its cost."""
        for what, n in use.cost.items():
            if what in COSTS:
                self.at_word(COSTS[what], self.seat, n)
            else:
                self._count(what, self.seat, -n)
        if self.card.stays and not use.front:
            self.total.extra += front_worth(self.card.code)
        return self.at_all(use.do)

    def at_all(self, effects: Iterable[EffectData]) -> ExpectedChange:
        """At some effects."""
        for effect in effects:
            for seat, thing in reached(self.position, effect.whom, self.seat, self.targets):
                chance = 1.0 if effect.condition is None else self._chance(effect.condition, seat)
                if chance == 1.0:
                    self._at(effect, seat, thing)
                elif chance:
                    apart = self._apart(self.seat, self.me)
                    apart._at(effect, seat, thing)
                    self.total.add(apart.total, chance)
            if EFFECTS[effect.word].aimed and EFFECTS[effect.word].answers:
                self._turn_on(self.targets)
        return self.total

    def at_word(self, word: str, seat: int, n: int, thing: int = -1) -> None:
        """At a word that is said of a seat, or of a thing in front of it."""
        if thing >= 0:
            self._threaten(seat, thing)
            return
        data, position, total = EFFECTS[word], self.position, self.total
        glance, times = data.glance, n if data.takes in ("number", "counter") else 1
        match word:
            case "gain-fortitude":
                times = min(times, LIMIT - position.fortitude[seat])
            case "lose-alcohol":
                times = min(times, position.alcohol[seat])
            case "discard-cards":
                times = min(times, position.cards[seat])
            case "drink-pile" | "discard-drink":
                times = min(times, position.pile[seat])
            case _:
                pass
        total.gap[seat] += glance.gap * times
        total.gold[seat] += glance.gold * times
        if glance.ours or glance.theirs:
            total.extra += times * (glance.ours if position.same_side(seat, self.me) else glance.theirs)

    # -- one effect ---------------------------------------------------------------------------------------------------

    def _chance(self, condition: IfData, seat: int) -> float:
        """How likely what an effect depends on is so for a seat: known only of what kind of player it is."""
        position, seat = self.position, self.seat if condition.who == "you" else seat
        if condition.of:
            level = position.counters[seat].get(full_code(self.card.code, condition.of), 0)
            return 1.0 if condition.least <= level <= condition.most else 0.0
        match condition.word:
            case "villain" | "hero":
                found = the_library().characters.get(position.characters[seat])
                return float(found is not None and found.villain == (condition.word == "villain"))
            case "boss":
                return float(position.view["seats"][seat].get("boss", False))
            case _:
                return DEPENDS

    def _at(self, effect: EffectData, seat: int, thing: int) -> None:
        """At an effect that is said of a seat, or of a thing in front of it."""
        match effect.word:
            case "choose":
                self._choose(effect, seat)
            case "coin":
                for way in effect.options:
                    self.total.add(self._apart(seat, self.me).at_all(way), 0.5)
            case "count":
                self._count(full_code(self.card.code, effect.of), seat, effect.n)
            case "reveal":
                worth = mean_of_side(self.position.characters[seat], effect.of)
                self.total.extra += worth if self.position.same_side(seat, self.me) else -worth / 2
            case "pay" if effect.to in ("you", "picked"):
                self._pay(effect, seat)
            case word:
                self.at_word(word, seat, effect.n, thing)

    def _turn_on(self, targets: Sequence[str]) -> None:
        """What lies there for the seat is another's."""
        for seat in {aim.seat for aim in map(read_target, targets)}:
            if seat != self.seat and seat >= 0:
                self.total.gap[seat] += min(0.0, self.position.lying().gap[self.seat])

    def _apart(self, seat: int, me: int) -> FirstSight:
        return FirstSight(self.position, self.card, seat, self.targets, me)

    def _choose(self, effect: EffectData, seat: int) -> None:
        """Each chooses what is best for them."""
        most, best = -1e9, 0
        for number, way in enumerate(effect.options):
            liked = liking(self._apart(seat, seat).at_all(way), seat)
            if liked > most:
                most, best = liked, number
        self.total.add(self._apart(seat, self.me).at_all(effect.options[best]))

    def _pay(self, effect: EffectData, seat: int) -> None:
        """To the card's player, who pays those it picks where these are paid."""
        payer, paid = (seat, [self.seat]) if effect.to == "you" else (self.seat, [])
        if effect.to == "picked":
            paid = [aim.seat for aim in map(read_target, self.targets) if aim.drink < 0]
        for other in paid:
            if other != payer:
                n = min(effect.n, self.position.gold[payer])
                self.total.gold[payer] -= n
                self.total.gold[other] += n

    def _count(self, code: str, seat: int, n: int) -> None:
        counter = the_library().counters.get(code)
        if counter is None or (self.position.characters[seat] == code.partition(".")[0]) != (counter.on == "you"):
            return
        level = self.position.counters[seat].get(code, 0)
        new = max(counter.least, min(counter.most, level + n))
        if counter.drunk:
            self.total.gap[seat] -= new - level
        counted(self.position, self.total, seat, code, level, new, self.me)

    def _threaten(self, seat: int, thing: int) -> None:
        """A thing that would lose Fortitude costs its owner its wages, or is discarded: whichever is less."""
        position, front = self.position, self.position.holding[seat].front
        card = the_library().cards.get(front[thing]) if thing < len(front) else None
        if card is None:
            return
        worth = max(0.0, front_worth(card.code))
        if position.gold[seat] > card.wages and card.wages < worth:
            self.total.gold[seat] -= card.wages
        else:
            self.total.extra += -worth if position.same_side(seat, self.me) else LOST_THING * worth


def reached(position: Position, whom: str, seat: int, targets: Sequence[str]) -> list[tuple[int, int]]:
    """Those whom an effect of a seat's card is said of, each with the place of the card in front of it that it is aimed
    at, or -1. Whom other teams name where one of each is meant nobody knows: here it is the first.
    """
    match whom:
        case "picked":
            return [(aim.seat, aim.thing) for aim in map(read_target, targets) if aim.drink < 0]
        case "all":
            found = [seat if position.same_side(seat, side) else side for side in position.sides]
        case "source":
            by = position.stack[-1]["by"] if position.stack else INN
            found = [by] if by != INN else []
        case _:
            inside = position.round["inside"] if position.round is not None else ()
            found = said_of(whom, seat, position.living, position.same_side, position.active, inside)
    return [(other, -1) for other in found]
