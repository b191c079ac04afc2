"""How patrons play the Inn: *random* ones, and those that judge what a card comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from bot.engine import Option, SeatAsk
from bot.games.inn.patrons.expected import DRINK, ExpectedChange
from bot.games.inn.patrons.position import Judge, Position, gambles, use_of
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.orders import ORDERS
from bot.games.inn.rules.play.view import InnView
from bot.patrons.patron import Luck

PICKS = 60
"""The most picks of one option that are considered: with many targets there are too many for all."""


class InnRandom:
    """Legal play at random: every option and every target is equally likely; it rarely plays a card out of turn."""

    reads_view = False
    reads_standing = True

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """Any legal answer; the view is not read."""
        options = ask.options
        if ask.least == ask.most == 1:
            keys = list(options)
            option = options[keys[int(luck() * len(keys))]]
            return (_any_targets(option, luck) if option.most else option.key,)
        left = list(options.values())
        count = min(ask.most, ask.least + int(luck() * 4))
        return tuple(_any_targets(left.pop(int(luck() * len(left))), luck) for _ in range(count))

    def wish(self, view: InnView, standing: Mapping[str, Option], luck: Luck) -> str | None:
        """A card out of turn, one time in twenty."""
        keys = [key for key in standing if key != ORDERS]
        if not keys or luck() > 0.05:
            return None
        return _any_targets(standing[keys[int(luck() * len(keys))]], luck)


def _any_targets(option: Option, luck: Luck) -> str:
    if not option.most:
        return option.key
    count = option.least + int(luck() * (option.most - option.least + 1))
    left = list(option.targets)
    named = [left.pop(int(luck() * len(left))) for _ in range(min(count, len(left)))]
    return f"{option.key}>{','.join(named)}" if named else option.key


class InnPatron:
    """Plays what its judge finds best, from what its seat may know."""

    reads_view = True
    reads_standing = True

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick with the best outcome if nobody answers it."""
        if len(ask.options) == 1 and ask.least:
            only = next(iter(ask.options.values()))
            if not only.most:
                return (only.key,)
        first = next(iter(ask.options), "")
        if first.startswith("discard:") or not ask.options:
            return unwanted(view, ask, self.judge.keeps)
        return (best_pick(ask.options, Position(view, self.judge), luck),)

    def wish(self, view: InnView, standing: Mapping[str, Option], luck: Luck) -> str | None:
        """A card out of turn if it gains far more than keeping it: to stay in the game, or to put somebody out."""
        cards = {key: option for key, option in standing.items() if key != ORDERS}
        if not cards:
            return None
        position = Position(view, self.judge)
        before = position.now()
        pick, worth = best_card(cards, position, luck)
        return pick if pick and worth - before > self.judge.urgency else None


# -- discarding ------------------------------------------------------------------------------------------------------


def unwanted(view: InnView, ask: SeatAsk, keeps: float) -> tuple[str, ...]:
    """The cards that are not worth their place in the hand: those less wanted than `keeps`."""
    hand = view["hand"]
    gamblers = sum(gambles(code) for code in hand)
    picks: list[str] = []
    for key in ask.options:
        _, code, *copy = key.split(":")
        worth = wanted(code)
        if copy:
            worth -= 0.25 * (int(copy[0]) - 1)
        if code in ("gamble", "raise"):
            worth += 0.12 * (gamblers - 2)
        if worth < keeps:
            picks.append(key)
    return tuple(picks[: ask.most])


WANTED = {
    "lose-fortitude": 0.75, "gain-alcohol": 0.75, "gain-fortitude": 0.8, "lose-alcohol": 0.8, "negate": 0.95,
    "ignore": 1.4, "ignore-drink": 1.4, "pass-drink": 1.7, "split-drink": 1.0, "convert-drink": 1.8,
    "reduce-to": 1.4, "reduce": 1.2, "redirect": 1.7, "share-loss": 1.2, "inn-pays": 0.95, "no-payment": 0.95,
    "leave": 0.85, "control": 0.8, "winning": 1.2, "start-round": 0.7, "win-round": 0.9, "end-round": 0.5,
    "take-pot": 0.8, "steal-win": 1.2, "restart-round": 0.8, "drink-pile": 1.0, "drink-deck": 0.7, "order": 0.4,
    "replace-drink": 1.1, "more-actions": 0.6, "draw": 0.3, "gain-gold": 0.8,
    "ante": 0.3, "eject": 0.3, "shuffle-in-pile": 0.3,
}  # fmt: skip
"""What makes a card wanted in the hand, by all words but `pay` and `add-alcohol`, whose worth depends on more."""


@cache
def wanted(code: str) -> float:
    """How much a card is wanted in the hand; 0.75 is a card that just stays, 0 one that nobody knows how to use."""
    card = the_library().cards.get(code)
    if card is None:
        return 0.0
    return max(
        sum(
            _pay(effect.to, effect.whom, effect.n) if effect.word == "pay"
            else _change(effect.n) if effect.word == "add-alcohol"
            else WANTED[effect.word] * (max(1, effect.n) * 0.65 if effect.word.startswith("lose-f") else 1)
            for effect in use.do
        )
        for use in card.uses
    )  # fmt: skip


def _pay(to: str, who: str, n: int) -> float:
    if to == "you":
        return 0.9 * n if who == "picked" else 1.6 * n
    return -0.3 * n


def _change(n: int) -> float:
    return 0.8 if n > 0 else 1.0


# -- playing ---------------------------------------------------------------------------------------------------------

HELD = {"negate": 1.6, "ignore": 0.9, "ignore-drink": 1.0, "pass-drink": 1.0, "convert-drink": 1.2,
        "reduce-to": 0.8, "redirect": 0.9, "share-loss": 0.8, "inn-pays": 0.5, "no-payment": 0.5, "leave": 0.4,
        "control": 0.35, "winning": 0.5, "steal-win": 0.8, "end-round": 0.4, "pay": 0.2}  # fmt: skip
"""By word, the least that playing a card must gain: it may be needed more later."""
LEAST = 0.15


@cache
def held_back(key: str) -> float:
    """What the card is held back for."""
    found = use_of(key)
    if found is None:
        return LEAST
    return max((HELD.get(effect.word, LEAST) for effect in found[1].do), default=LEAST)


@cache
def gambling_card(key: str) -> bool:
    """Whether the card takes control of a Round, or starts one."""
    found = use_of(key)
    return found is not None and (found[0].gambles or any(effect.word == "start-round" for effect in found[1].do))


def best_pick(options: Mapping[str, Option], position: Position, luck: Luck) -> str:
    """The pick whose outcome is best; passing if nothing is worth its card."""
    if "order" in options:
        return _order(options, position, luck)
    if "share" in options:
        return _share(options["share"], position)
    if "accept" in options:
        return "accept" if position.gap[position.me] > 9 else "decline"
    if "pass" not in options:
        return _first(next(iter(options.values())))
    before = position.now(passed=position.round is not None and not position.stack)
    pick, worth = best_card(options, position, luck)
    return pick if pick and worth > before else "pass"


def _first(option: Option) -> str:
    return f"{option.key}>{','.join(option.targets[: option.least])}" if option.least else option.key


def best_card(options: Mapping[str, Option], position: Position, luck: Luck) -> tuple[str, float]:
    """The card that is worth most, less what it is held back for; "" when there is none."""
    best, best_worth = "", -1e9
    for pick, worth in _judged(options, position, luck):
        if worth > best_worth:
            best, best_worth = pick, worth
    return best, best_worth


def ranked(options: Mapping[str, Option], position: Position, luck: Luck) -> list[tuple[str, float]]:
    """All picks in an own turn, passing too, by what they are worth at first sight."""
    return sorted([("pass", position.now()), *_judged(options, position, luck)], key=lambda judged: -judged[1])


def _judged(options: Mapping[str, Option], position: Position, luck: Luck) -> Iterator[tuple[str, float]]:
    for option in options.values():
        if option.key.endswith("?") or use_of(option.key) is None:
            continue
        cost = held_back(option.key) * position.judge.eagerness
        if gambling_card(option.key):
            cost *= position.judge.gambling
        for pick in _picks(option, position):
            yield pick, position.with_card(pick) - cost + luck() * position.judge.noise


def _picks(option: Option, position: Position) -> list[str]:
    """Its picks; of those with several targets, only the ones that name the weakest."""
    if option.most <= 1:
        return option.picks()[:PICKS]
    weak = sorted(option.targets, key=lambda target: position.gap[int(target)])
    return [f"{option.key}>{','.join(weak[:count])}" for count in range(max(1, option.least), option.most + 1)]


def _order(options: Mapping[str, Option], position: Position, luck: Luck) -> str:
    """A Drink for the seat that it harms most; a card before it if that is worth it."""
    if len(options) > 1:
        pick, worth = best_card(options, position, luck)
        if pick and worth > position.now():
            return pick
    targets = options["order"].targets
    count = len(position.gap)

    def harm(target: str) -> float:
        seat = int(target)
        outcome = ExpectedChange([0.0] * count, [0.0] * count)
        outcome.gap[seat] -= DRINK / (1 + 0.3 * position.pile[seat])
        return position.worth(outcome)

    return f"order>{max(targets, key=harm)}"


def _share(option: Option, position: Position) -> str:
    """Share with the seat that half of it harms most, if it does any harm; else keep it."""
    best, best_worth = "keep", position.now()
    for target in option.targets:
        stack = position.planned_stack()
        for drink in stack[-1].drinks if stack else ():
            if drink.drinker == position.me and not drink.ignored:
                drink.alcohol, drink.fortitude = drink.alcohol / 2, drink.fortitude / 2
                stack[-1].drinks.append(type(drink)(drink.by, int(target), drink.alcohol, drink.fortitude, 0.0, False))
                break
        worth = position.worth(position.outcome(stack, position.pot()))
        if worth > best_worth:
            best, best_worth = f"share>{target}", worth
    return best
