"""Predicts the outcome of a card at the Inn from what one seat may see of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from bot.engine import split_pick
from bot.games.inn.patrons.answers import drunk
from bot.games.inn.patrons.drafts import UseDraft, draft_of
from bot.games.inn.patrons.expected import add, carry_out, way
from bot.games.inn.patrons.holding import NOTHING, holding
from bot.games.inn.patrons.planned import (
    DRINK,
    EffectContext,
    ExpectedChange,
    PlannedEffect,
    PlannedItem,
    Pot,
    as_it_lies,
    concerned,
    is_followed,
)
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import rule_code
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.foresee import foresee, foresee_gold
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.view import InnView, viewer

DRAWN: Final = EFFECTS["draw"].glance.ours
DRAWN_BY_OTHERS: Final = EFFECTS["draw"].glance.theirs
"""What each card is worth that is drawn on the course of a card."""


class Judge(Protocol):
    """What a computer player makes of changes, in Gold of an ordinary moment; and how it plays by that."""

    @property
    def eagerness(self) -> float:
        """A factor for what a card is held back for: below 1, cards are played sooner."""
        ...

    @property
    def keeps(self) -> float:
        """A card less wanted than this is discarded."""
        ...

    @property
    def noise(self) -> float:
        """The most by which a pick is misjudged by chance."""
        ...

    @property
    def urgency(self) -> float:
        """The least that a card played out of turn must gain."""
        ...

    @property
    def gambling(self) -> float:
        """A factor for what a card is held back for that gambles or starts a Round."""
        ...

    def spite(self, position: Position) -> Sequence[float] | None:
        """By seat, what each point of the gap that it loses is worth besides, in Gold; None for nothing at all."""
        ...

    def weigh(self, position: Position) -> list[float]:
        """What each seat has in its favour before anything changes, in the judge's own measure."""
        ...

    def worth(self, position: Position, outcome: ExpectedChange) -> float:
        """What the changes are worth to the position's own seat; 0 when nothing changes."""
        ...


def between(worths: Sequence[float], at: float) -> float:
    """A value looked up in a table by a number from 0 up; between whole numbers a share of both."""
    if at <= 0:
        return worths[0] + at * 0.01
    last = len(worths) - 1
    if at >= last:
        return worths[last]
    low = int(at)
    return worths[low] + (worths[low + 1] - worths[low]) * (at - low)


class Position:
    """A table of the Inn as one seat sees it."""

    __slots__ = (
        "_gambles", "_left", "_lowest", "_lying", "_nothing", "active", "alcohol", "all_favour", "anything_stays",
        "cards", "favour", "fortitude", "gap", "gold", "hand", "holding", "judge", "living", "me", "phase", "pile",
        "round", "sides", "speaker", "spite", "stack", "view",
    )  # fmt: skip

    def __init__(self, view: InnView, judge: Judge) -> None:
        self.view = view
        self.judge = judge
        self.me = viewer(view)
        seats = view["seats"]
        self.fortitude = [seat["fortitude"] for seat in seats]
        self.alcohol = [seat["alcohol"] for seat in seats]
        self.holding = [holding(seat) for seat in seats]
        self.anything_stays = self.holding.count(NOTHING) < len(seats)
        """By seat, what holds for it without being played, and whether anything holds for anybody."""
        self.gap: list[float] = [seat["fortitude"] - seat["alcohol"] for seat in seats]
        self.gold = [seat["gold"] for seat in seats]
        self.pile = [seat["pile"] for seat in seats]
        self.cards = [seat["hand"] for seat in seats]
        """The sizes of the hands."""
        self._nothing = [0.0] * len(seats)
        self._lying: list[PlannedItem] | None = None
        self._lowest = -1
        self._left: int | None = None
        self._gambles = INN, 0
        self.living = [number for number, seat in enumerate(seats) if not seat["out"]]
        self.speaker: list[int] | None = None
        """Of teams, by seat, the seat by which all of its team is reckoned; None in an individual game."""
        self.sides = self.living
        """The seats by which the sides still in are reckoned: one of each team."""
        if "team" in view:
            parties = [seat["party"] for seat in seats]
            self.speaker = [parties.index(party) for party in parties]
            self.sides = [seat for seat in self.living if self.speaker[seat] == seat]
        self.hand = view["hand"]
        self.active = view["active"]
        self.phase = view["phase"]
        self.stack = view["stack"]
        self.round = view["round"]
        if self.anything_stays:
            self._count_what_stays()
        self.favour = judge.weigh(self)
        self.all_favour = sum(self.favour, 0.0)
        self.spite = judge.spite(self)

    @property
    def gold_left(self) -> int:
        """The own Gold once all that lies open has happened and nobody has answered it, as the rules say."""
        if self._left is None:  # hot: where nothing lies there nothing takes any
            self._left = foresee_gold(self.view, the_library()) if self.stack else self.gold[self.me]
        return self._left

    @property
    def counters(self) -> Sequence[Mapping[str, int]]:
        """By seat, its counters by full code."""
        return [seat["counters"] for seat in self.view["seats"]]

    @property
    def characters(self) -> Sequence[str]:
        """By seat."""
        return [seat["character"] for seat in self.view["seats"]]

    def race(self, seat: int) -> str:
        """Of a seat's character; of one that is not there any more it is not known."""
        found = the_library().characters.get(self.view["seats"][seat]["character"])
        return found.race if found is not None else ""

    @property
    def villains(self) -> Sequence[bool]:
        """By seat, whether its character is one."""
        return [is_villain(character) for character in self.characters]

    @property
    def bosses(self) -> Sequence[bool]:
        """By seat, whether it is a Boss."""
        return [seat.get("boss", False) for seat in self.view["seats"]]

    def _count_what_stays(self) -> None:
        """Counters that weaken a player make the gap smaller; nobody is out by one that has not hurt yet."""
        for seat, held in enumerate(self.holding):
            if held.drunk:
                for mate in self._mates(seat):
                    self.gap[mate] -= held.drunk
        for seat, held in enumerate(self.holding):
            if held.bitten:
                for mate in self._mates(seat):
                    if self.gap[mate] > 1:
                        self.gap[mate] = max(1.0, self.gap[mate] - held.bitten)

    def _mates(self, seat: int) -> Iterable[int]:
        """The seats of a seat's team, itself among them."""
        if self.speaker is None:
            return (seat,)
        return [other for other, speaker in enumerate(self.speaker) if speaker == self.speaker[seat]]

    # -- sides ----------------------------------------------------------------------------------------------------

    def same_side(self, first: int, second: int) -> bool:
        """Whether two seats are the same, or mates."""
        return first == second or (
            self.speaker is not None and INN not in (first, second) and self.speaker[first] == self.speaker[second]
        )

    def champions(self, by: int) -> Sequence[int]:
        """Those whom a card of a seat would affect that affects each player: all players, or one of each team.

        Whom other teams will name nobody knows: here it is the first of each.
        """
        if self.speaker is None:
            return self.living
        return [by if self.same_side(by, seat) else seat for seat in self.sides]

    def of_sides(self, outcome: ExpectedChange) -> ExpectedChange:
        """The changes of teams in place of those of their seats."""
        if self.speaker is None:
            return outcome
        whole = ExpectedChange(self._nothing.copy(), self._nothing.copy(), outcome.extra)
        for seat, speaker in enumerate(self.speaker):
            whole.gap[speaker] += outcome.gap[seat]
            whole.gold[speaker] += outcome.gold[seat]
        return whole

    # -- worth --------------------------------------------------------------------------------------------------

    def worth(self, outcome: ExpectedChange) -> float:
        """What the changes are worth to this seat; 0 when nothing changes."""
        return self.judge.worth(self, outcome)

    def now(self, *, passed: bool = False) -> float:
        """The worth of the table if nobody plays anything more."""
        if not self.stack and self.round is None:
            return 0.0
        return self.worth(self.passed(passed=passed))

    def passed(self, *, passed: bool = False) -> ExpectedChange:
        """What comes of what lies there if nobody plays anything more."""
        if self._followed():
            return self.foreseen()
        return self.outcome(self.planned_stack(altered=False), self.pot(passed=passed))

    def _followed(self, *, without_top: bool = False) -> bool:
        """Whether a card lies there, the uppermost one left out or not, of which only the rules say what it does to the
        card below it.
        """
        if self._lowest < 0:
            followed = (
                at for at, item in enumerate(self.stack, 1)
                if not item["negated"] and any(is_followed(part["word"]) for part in item["parts"])
            )  # fmt: skip
            self._lowest = min(followed, default=0)
        return 0 < self._lowest <= len(self.stack) - without_top

    def foreseen(self, pick: str = "") -> ExpectedChange:
        """What comes of what lies there by the rules, if nobody answers it; of `pick` first, a card of this seat. Where
        somebody has to choose on the way it is what comes of the first way: to try them all takes too long.
        """
        total, outcomes = self.no_change(), foresee(self.view, the_library(), pick, most=1, further=False)
        for seat in self.living:
            total.gap[seat] -= DRINK * outcomes[seat].unseen
            total.extra += outcomes[seat].drawn * (DRAWN if self.same_side(seat, self.me) else DRAWN_BY_OTHERS)
        for seat in self.sides:
            before, after = outcomes[seat].before, outcomes[seat].after
            total.gap[seat] += after.gap - before.gap
            total.gold[seat] += after.gold - before.gold
        if (pot := self.pot()) is not None and not pot.over:
            self._promise(pot, total)
        return total

    def with_card(self, pick: str) -> float:
        """The worth when this pick is played and nobody answers it."""
        outcome = self.with_pick(pick)
        return 0.0 if outcome is None else self.worth(outcome)

    def with_pick(self, pick: str) -> ExpectedChange | None:
        """What comes of this pick when nobody answers it; None for a pick that plays no card."""
        key, targets = split_pick(pick)
        draft = draft_of(key) or draft_of(self.full_key(key))
        if draft is None:
            return None
        if self.stack and (draft.followed or self._followed(without_top=draft.negates)) and self.holds(draft.card):
            outcome = self.foreseen(pick)
            outcome.extra += draft.left
            return outcome
        stack = self.planned_stack(altered=draft.answers)
        pot = self.pot()
        answered = stack[-1] if stack else None
        if pot is None and draft.starts_round:
            pot = Pot(0, self.me, "gambling", list(self.champions(self.me)))
        stack.append(self.plan(draft, targets, answered, pot))
        outcome = self.outcome(stack, pot)
        outcome.extra += draft.left
        return outcome

    def holds(self, code: str) -> bool:
        """Whether it is a card of the own hand, or lies in front of this seat: no card that is revealed or borrowed."""
        return code in self.hand or code in self.holding[self.me].front

    def decided(self, effects: Iterable[EffectData], more: ExpectedChange | None = None, seat: int = INN) -> float:
        """The worth of what is decided as the top of the stack takes effect, with this seat (or `seat`) as "you".

        `more` is what else comes of it.
        """
        outcome = self.changes_of(effects, seat)
        if more is not None:
            add(outcome, more)
        return self.worth(outcome)

    def changes_of(self, effects: Iterable[EffectData], seat: int = INN) -> ExpectedChange:
        """What these effects of the top of the stack come to, with this seat (or `seat`) as "you"."""
        stack = self.planned_stack()
        item = stack[-1] if stack else PlannedItem("time", self.me, "", (), [], [])
        below = stack[-2] if len(stack) > 1 else None
        return way(EffectContext(self, item, below, None, self.no_change()), effects, self.me if seat == INN else seat)

    def no_change(self) -> ExpectedChange:
        """Nothing, to add to."""
        return ExpectedChange(self._nothing.copy(), self._nothing.copy())

    def full_key(self, key: str) -> str:
        """The key with the code of the rule for what this seat's character may do at any time."""
        pick = read_pick(key)
        return rule_code(self.view["seats"][self.me]["character"], "any", pick.of) if pick.kind == "any" else key

    # -- what lies there ----------------------------------------------------------------------------------------

    def planned_stack(self, *, altered: bool = True) -> list[PlannedItem]:
        """A copy of the stack, which may be changed; if it is not `altered` by a card, no copy where none changes
        another one.
        """
        if not self.stack:
            return []
        if self._lying is None:
            self._lying = [as_it_lies(item) for item in self.stack]
        if not altered and len(self._lying) == 1 and not self._lying[0].counts:
            return self._lying.copy()
        return [item.copied() for item in self._lying]

    def pot(self, *, passed: bool = False) -> Pot | None:
        """A copy of the Round, which may be changed."""
        current = self.round
        if current is None:
            return None
        done = passed or self.me in current["passed"]
        return Pot(
            current["pot"],
            current["control"],
            current["top"],
            list(current["inside"]),
            done,
            current["winner"],
            current["over"],
        )

    def plan(
        self, draft: UseDraft, targets: Sequence[str], answered: PlannedItem | None, pot: Pot | None
    ) -> PlannedItem:
        """What a card of this seat would do, its cost included."""
        me, stays = self.me, self.anything_stays
        effects = [PlannedEffect(word, me, n, INN, INN, False, "", None, of) for word, n, of in draft.cost]
        there = self.round["inside"] if self.round is not None else ()
        for effect in draft.effects:
            word = effect.word
            if effect.antes:
                if word != "ante":
                    effects.append(
                        PlannedEffect("control" if word == "start-round" else word, me, 0, me, INN, False, "")
                    )
                inside = pot.inside if pot is not None else []
                effects += [PlannedEffect("ante", seat, effect.n or 1, me, INN, False, "") for seat in inside]
                continue
            if effect.pays_picked:
                paid = [seat for seat, thing in concerned(self, "picked", me, targets) if thing < 0]
                effects += [PlannedEffect(word, me, effect.n, me, seat, False, "") for seat in paid]
                continue
            if effect.whom == "you":  # hot
                if not effect.to_player:
                    effects.append(PlannedEffect(word, me, effect.n, me, INN, False, "", effect.data, effect.of))
                continue
            to = me if effect.to_player else INN
            for seat, thing in concerned(self, effect.whom, me, targets, answered, there):
                if to == INN or seat != to:
                    ignored = stays and seat != me and thing < 0 and self.holding[seat].must_ignore(draft.kind)
                    effects.append(
                        PlannedEffect(word, seat, effect.n, me, to, ignored, "", effect.data, effect.of, thing)
                    )
        return PlannedItem("card", me, draft.card, targets, effects, [])

    # -- playing it out -----------------------------------------------------------------------------------------

    def outcome(self, stack: list[PlannedItem], pot: Pot | None) -> ExpectedChange:
        """The outcome of the stack, resolved from its top, and then the expected part of the pot."""
        total = self.no_change()
        for at in range(len(stack) - 1, -1, -1):
            item = stack[at]
            below = stack[at - 1] if at else None
            if item.effects and not item.negated:
                context = EffectContext(self, item, below, pot, total)
                for effect in item.effects:
                    if not effect.ignored:
                        carry_out(context, effect)
            for drink in item.drinks:
                if not drink.ignored:
                    drunk(self, drink, total)
            if item.what == "won" and pot is not None and pot.over:
                pot.winner = item.by
        if pot is not None:
            self._promise(pot, total)
        return total

    def _promise(self, pot: Pot, total: ExpectedChange) -> None:
        """Adds to each seat the part of the pot that it may expect."""
        if pot.over:
            if pot.winner != INN:
                total.gold[pot.winner] += pot.gold
            return
        rivals = [seat for seat in pot.inside if seat != pot.control]
        if not rivals or not pot.inside:
            if pot.control != INN:
                total.gold[pot.control] += pot.gold
            return
        hold = 0.85 if pot.top == "winning" else 0.45
        mine = next((seat for seat in pot.inside if self.same_side(seat, self.me)), self.me)
        left = self._gamblers(mine)
        if pot.control == mine:
            hold = min(0.9, hold + 0.1 * left)
        elif pot.control == INN:
            hold = 0.0
        else:
            hold = max(0.3, hold - 0.05 * left)
            total.gold[pot.control] += pot.gold * hold
        if pot.control == mine:
            total.gold[mine] += pot.gold * hold
        out = [seat for seat in rivals if seat != mine or not pot.passed]
        for seat in out:
            total.gold[seat] += pot.gold * (1 - hold) / len(out)

    def _gamblers(self, seat: int) -> int:
        """How many cards that take control of a Round are in its hand, as far as that counts."""
        if self._gambles[0] != seat:
            self._gambles = seat, min(3, sum(gambles(code) for code in self.hand_of(seat)))
        return self._gambles[1]

    def hand_of(self, seat: int) -> Sequence[str]:
        """The hand of this seat or of a mate."""
        team = self.view.get("team")
        return self.hand if seat == self.me or team is None else team["hands"].get(str(seat), [])


@cache
def gambles(code: str) -> bool:
    """Whether it takes control of a Round."""
    card = the_library().cards.get(code)
    return card is not None and card.gambles


@cache
def is_villain(character: str) -> bool:
    """Whether a character is a Villain; one that is not there any more is none."""
    found = the_library().characters.get(character)
    return found is not None and found.villain
