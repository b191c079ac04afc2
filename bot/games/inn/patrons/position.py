"""Predicts the outcome of a card at the Inn from what one seat may see of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, Protocol

from bot.engine import split_pick
from bot.games.inn.patrons.changes import DRINK, ExpectedChange, liking
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.glance import FirstSight
from bot.games.inn.patrons.holding import NOTHING, holding
from bot.games.inn.patrons.things import count_cards, count_things
from bot.games.inn.rules import the_library
from bot.games.inn.rules.afterwards import After, come_to
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import rule_code
from bot.games.inn.rules.cards.vocabulary import EFFECTS, GLANCED
from bot.games.inn.rules.foresee import NOTHING_SAID, Says
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.view import InnView, ItemView, viewer


class Judge(Protocol):
    """What a computer player makes of changes, in Gold of an ordinary moment; and how it plays by that."""

    @property
    def eagerness(self) -> float:
        """A factor for what a card is held back for: below 1, cards are played sooner."""
        ...

    @property
    def keeps(self) -> float | Literal["learnt"]:
        """A card less wanted than this is discarded; "learnt": one that brings less than a new one, by `keeping`."""
        ...

    @property
    def keeping(self) -> Mapping[str, float]:
        """What keeping a card brings, by what stands on it."""
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


ENOUGH: Final = 2
"""Nobody asks how much Gold is left who has so much at a glance."""
MUCH: Final = 10.0
"""What may be gained, in Gold, by undoing what a glance tells nothing of."""
LOSING: Final = 100.0
"""How little a player likes a choice, in Gold, by which they lose the game."""
UNTOLD: Final = frozenset(name for name, word in EFFECTS.items() if word.glance[2:] == GLANCED[2:])


class Pot(NamedTuple):
    """A Round of Gambling as it stands, or would stand."""

    gold: int
    control: int
    top: str
    inside: Sequence[int]
    passed: Sequence[int]


class Position:
    """A table of the Inn as one seat sees it."""

    __slots__ = (
        "_afters", "_gambles", "_levels", "_looks", "_lying", "_nothing", "_undone", "active", "alcohol", "all_favour",
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
        """By seat, what holds for it without being played."""
        self.gap: list[float] = [seat["fortitude"] - seat["alcohol"] for seat in seats]
        self.gold = [seat["gold"] for seat in seats]
        self.pile = [seat["pile"] for seat in seats]
        self.cards = [seat["hand"] for seat in seats]
        """The sizes of the hands."""
        self._nothing = [0.0] * len(seats)
        self._looks: dict[str, float] = {}
        self._lying: ExpectedChange | None = None
        self._undone: dict[str, float] = {}
        self._afters: dict[tuple[str, ...], list[After]] = {}
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
        self._levels = self.gap
        """By seat, the gap as the rules reckon it."""
        if self.holding.count(NOTHING) < len(seats):
            self._count_what_stays()
        self.favour = judge.weigh(self)
        self.all_favour = sum(self.favour, 0.0)
        self.spite = judge.spite(self)

    @property
    def gold_left(self) -> int:
        """The own Gold once all that lies open has happened and nobody has answered it, as the rules say."""
        gold = self.gold[self.me]
        if not self.stack or gold + self.lying().gold[self.me] >= ENOUGH:  # hot
            return gold
        return min([after.levels[self.me].gold for after in self.after()])

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

    def _count_what_stays(self) -> None:
        """Counters that weaken a player make the gap smaller; nobody is out by one that has not hurt yet."""
        for seat, held in enumerate(self.holding):
            if held.drunk:
                for mate in self._mates(seat):
                    self.gap[mate] -= held.drunk
        self._levels = self.gap.copy()
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
        if self.stack:
            return self.foreseen()
        total = self.no_change()
        if (pot := self.round) is not None:
            self._promise(
                Pot(pot["pot"], pot["control"], pot["top"], pot["inside"], pot["passed"]), total, passed=passed
            )
        return total

    def with_card(self, pick: str) -> float:
        """The worth when this pick is played and nobody answers it."""
        outcome = self.with_pick(pick)
        return 0.0 if outcome is None else self.worth(outcome)

    def with_pick(self, pick: str) -> ExpectedChange | None:
        """What comes of this pick when nobody answers it; None for a pick that plays no card."""
        found = use_of(split_pick(pick)[0]) or use_of(self.full_key(split_pick(pick)[0]))
        if found is None:
            return None
        return self.foreseen(pick) if found[0].rule or self.holds(found[0].code) else self.at_a_glance(pick)

    def holds(self, code: str) -> bool:
        """Whether it is a card of the own hand, or lies in front of this side: no card that is revealed or borrowed."""
        return code in self.hand or any([code in self.holding[seat].front for seat in self._mates(self.me)])

    # -- what the rules say -------------------------------------------------------------------------------------

    def foreseen(self, *picks: str) -> ExpectedChange:
        """What comes of what lies there by the rules, if nobody answers it; of `picks` first, cards of this seat."""
        return self._of_all(self.after(*picks), picks)

    def after(self, *picks: str) -> list[After]:
        """Where everything stands then, in each way that chance may decide."""
        found = self._afters.get(picks)
        if found is None:
            found = self._afters[picks] = self._asked(picks)
        return found

    def if_said(self, says: Says) -> float:
        """The worth of what comes of what lies there by the rules, where seats answer this to what they are asked."""
        return self.worth(self._of_all(self._asked((), says)))

    def _of_all(self, afters: Sequence[After], picks: Sequence[str] = ()) -> ExpectedChange:
        """What has changed on the mean of all ways."""
        if len(afters) == 1:  # hot
            return self._changed(afters[0], picks, self.me)
        total = self.no_change()
        for after in afters:
            total.add(self._changed(after, picks, self.me), after.share)
        return total

    def _asked(self, picks: Sequence[str], says: Says = NOTHING_SAID) -> list[After]:
        def likes(after: After, seat: int) -> float:
            change = self.of_sides(self._changed(after, picks, seat))
            liked = liking(change, seat if self.speaker is None else self.speaker[seat])
            return liked - LOSING if seat in after.lost() else liked

        return come_to(self.view, the_library(), [(self.me, pick) for pick in picks], likes, says)

    def _changed(self, after: After, picks: Sequence[str], me: int) -> ExpectedChange:
        """What has changed where everything stands; `me`: whose cards and counters count as the own ones."""
        total, levels, seats = self.no_change(), after.levels, after.state.seats
        for seat in self.sides:
            total.gap[seat] += levels[seat].gap - self._levels[seat]
            total.gold[seat] += levels[seat].gold - self.gold[seat]
        for seat in self.living:
            if after.unseen[seat]:
                total.gap[seat] -= DRINK * after.unseen[seat]
            own = seats[seat]
            if own.out:
                continue
            cards = len(own.hand) - self.cards[seat]
            if picks and seat == self.me:
                for pick in picks:
                    cards += _leaves_hand(split_pick(pick)[0])
            if cards:
                count_cards(total, cards, ours=self.same_side(seat, me))
            if own.front or own.counters or own.sides or self.holding[seat] is not NOTHING:  # hot
                count_things(self, total, seat, own, me)
        for word, seat, n in after.said:
            glance = EFFECTS[word].glance
            times = n if EFFECTS[word].number else 1
            total.extra += times * (glance.ours if self.same_side(seat, me) else glance.theirs)
        if after.left:
            self._guess(after, picks, total, me)
        if (pot := after.state.round) is not None and not pot.over:
            self._promise(Pot(pot.pot, pot.control, pot.top, pot.inside, pot.passed), total)
        return total

    def _guess(self, after: After, picks: Sequence[str], total: ExpectedChange, me: int) -> None:
        """Add what may come of what the rules could not go on with."""
        cards = the_library().cards
        for item, parts in after.left:
            card = cards.get(item.card)
            if card is not None:
                glance = FirstSight(self, card, item.by if item.by != INN else self.me, item.targets, me)
                if item.what == "card" and not (parts or item.done):
                    glance.at_use(card.uses[item.use])
                for part in parts:
                    if not part.ignored:
                        glance.at_word(part.word, part.seat, part.n, part.thing)
                total.add(glance.total)
            for drink in item.drinks:
                if not drink.ignored:
                    total.gap[drink.drinker] -= DRINK
        for pick in picks:
            if not after.played:
                total.add(self.at_a_glance(pick))

    # -- at a glance --------------------------------------------------------------------------------------------

    def at_a_glance(self, pick: str) -> ExpectedChange:
        """What a pick is worth at a glance, whatever lies there."""
        key, targets = split_pick(pick)
        found = use_of(key) or use_of(self.full_key(key))
        return FirstSight(self, found[0], self.me, targets).at_use(found[1]) if found is not None else self.no_change()

    def at_first(self, pick: str) -> float:
        """What it is worth at a glance."""
        found = self._looks.get(pick)
        if found is None:
            found = self._looks[pick] = self.worth(self.at_a_glance(pick))
        return found

    def lying(self) -> ExpectedChange:
        """What the cards and Drinks that lie there come to at a glance."""
        if self._lying is None:
            self._lying = self.no_change()
            for item in self.stack:
                if not item["negated"]:
                    self._lie(item, self._lying)
        return self._lying

    def _lie(self, item: ItemView, total: ExpectedChange) -> None:
        card = the_library().cards.get(item["card"])
        if card is not None and item["what"] != "hurt":
            glance = FirstSight(self, card, item["by"])
            for part in item["parts"]:
                if not part["ignored"]:
                    glance.at_word(part["word"], part["seat"], part["n"], part["thing"])
            total.add(glance.total)
        for drink in item["drinks"]:
            if not drink["ignored"]:
                total.gap[drink["drinker"]] += drink["fortitude"] - drink["alcohol"]

    def if_undone(self, whose: str) -> float:
        """What is gained at a glance where "all" that lies there is undone, or what is bad of it for the "own" side."""
        if not self._undone:
            lying = self.of_sides(self.lying())
            better = ExpectedChange(lying.gap.copy(), lying.gold.copy(), max(0.0, lying.extra))
            me = self.me if self.speaker is None else self.speaker[self.me]
            better.gap[me], better.gold[me] = max(0.0, better.gap[me]), max(0.0, better.gold[me])
            now = self.worth(lying)
            more = MUCH if any([_says_untold(item) for item in self.stack]) else 0.0
            self._undone = {"all": max(more, -now), "own": max(more, self.worth(better) - now)}
        return self._undone[whose]

    def at_top(self, effects: Iterable[EffectData], seat: int = INN) -> float:
        """The worth at a glance of these effects of the top of the stack, with this seat (or `seat`) as "you"."""
        top = self.stack[-1]
        you = self.me if seat == INN else seat
        return self.worth(FirstSight(self, the_library().cards[top["card"]], you, top["targets"]).at_all(effects))

    def no_change(self) -> ExpectedChange:
        """Nothing, to add to."""
        return ExpectedChange(self._nothing.copy(), self._nothing.copy())

    def full_key(self, key: str) -> str:
        """The key with the code of the rule for what this seat's character may do at any time."""
        pick = read_pick(key)
        return rule_code(self.view["seats"][self.me]["character"], "any", pick.of) if pick.kind == "any" else key

    # -- a Round of Gambling ------------------------------------------------------------------------------------

    def _promise(self, pot: Pot, total: ExpectedChange, *, passed: bool = False) -> None:
        """Adds to each seat the part of the pot that it may expect. `passed`: this seat passes."""
        rivals = [seat for seat in pot.inside if seat != pot.control]
        if not rivals:
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
        if pot.control != INN:
            total.gold[pot.control] += pot.gold * hold
        out = [seat for seat in rivals if seat != mine or not (passed or self.me in pot.passed)]
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


def _says_untold(item: ItemView) -> bool:
    """Whether something is about to happen of which a glance tells nothing."""
    return not item["negated"] and any([part["word"] in UNTOLD and not part["ignored"] for part in item["parts"]])


@cache
def gambles(code: str) -> bool:
    """Whether it takes control of a Round."""
    card = the_library().cards.get(code)
    return card is not None and card.gambles


@cache
def _leaves_hand(key: str) -> int:
    """How many cards leave the hand as such a pick is played."""
    found = use_of(key)
    return int(found is not None and not found[0].rule and not found[1].front)
