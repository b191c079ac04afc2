"""How patrons play the Inn: *random* ones, and those that judge what a card comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.engine import Option, SeatAsk, join_pick, split_pick
from bot.games.inn.patrons.changes import DRINK, ExpectedChange
from bot.games.inn.patrons.deciding import decide, least_wanted, offer, unwanted
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.looking import CLOSE, UNTOLD, asked_by, hopeful, looks_of
from bot.games.inn.patrons.position import Judge, Position
from bot.games.inn.patrons.saving import save
from bot.games.inn.patrons.sense import is_senseless, keeps_the_last_gold, stays_with_the_last_gold
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.prepared import Use
from bot.games.inn.rules.cards.vocabulary import EFFECTS, GLANCED
from bot.games.inn.rules.foresee import foresee_drink
from bot.games.inn.rules.picks import read_pick, read_target
from bot.games.inn.rules.play.brew import halved
from bot.games.inn.rules.play.orders import ORDERS
from bot.games.inn.rules.play.state import Drink
from bot.games.inn.rules.play.view import DrinkView, InnView
from bot.patrons.patron import Luck

PICKS: Final = 60
"""The most picks of one option that are considered: with many targets there are too many for all."""


class InnRandom:
    """Legal play at random: every option and every target is equally likely; it rarely plays a card out of turn."""

    reads_view = False
    reads_unasked = True

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """Any legal answer; the view is not read."""
        options = ask.options
        if ask.least == ask.most == 1:
            option = list(options.values())[int(luck() * len(options))]
            return (_any_targets(option, luck) if option.most else option.key,)
        left = list(options.values())
        count = min(ask.most, ask.least + int(luck() * 4))
        return tuple(_any_targets(left.pop(int(luck() * len(left))), luck) for _ in range(count))

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """A card out of turn, one time in twenty."""
        keys = [key for key in unasked if key != ORDERS]
        if not keys or luck() > 0.05:
            return None
        return _any_targets(unasked[keys[int(luck() * len(keys))]], luck)


def _any_targets(option: Option, luck: Luck) -> str:
    if not option.most:
        return option.key
    count = option.least + int(luck() * (option.most - option.least + 1))
    if count == 1 and option.targets:
        return join_pick(option.key, (option.targets[int(luck() * len(option.targets))],))
    left = list(option.targets)
    named = [left.pop(int(luck() * len(left))) for _ in range(min(count, len(left)))]
    return join_pick(option.key, named)


class InnPatron:
    """Plays what its judge finds best, from what its seat may know."""

    reads_view = True
    reads_unasked = True

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick with the best outcome if nobody answers it. Raises ValueError for an ask that it does not know."""
        if len(ask.options) == 1 and ask.least:
            only = next(iter(ask.options.values()))
            if not only.most:
                return (only.key,)
        first = next(iter(ask.options), "")
        if read_pick(first).discards or not ask.options:
            return least_wanted(ask) if ask.least else unwanted(view, ask, self.judge)
        position = Position(view, self.judge)
        if (called_for := what_sense_says(ask.options, position)) is not None:
            return (called_for,)
        if (decided := decide(ask.options, position, luck)) is not None:
            return (decided,)
        return (left_to_mate(best_pick(ask.options, position, luck), ask.options, position),)

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """A card out of turn if it gains far more than keeping it: to stay in the game, or to put somebody out.

        What its character may do at any time takes no card, so that less is enough; now and then it offers a sale.
        """
        cards, rules, sales = dict[str, Option](), list[str](), list[Option]()
        for key, option in unasked.items():
            match read_pick(key).kind:
                case "sell":
                    sales.append(option)
                case "any":
                    rules.append(key)
                case "card":
                    cards[key] = option
                case _:
                    pass
        if not (cards or rules):
            return offer(sales, view, self.judge, luck) if sales else None
        position = Position(view, self.judge)
        if cards and (pick := best_card(cards, position, luck, self.judge.urgency)):
            return pick
        for key in rules:
            if position.with_card(key) - position.now() > OWN_URGENCY * self.judge.urgency:
                return key
        return offer(sales, view, self.judge, luck) if sales else None


def what_sense_says(options: Mapping[str, Option], position: Position) -> str | None:
    """What is played whatever a judge says: what saves the own side in a last chance, and what keeps its last Gold out
    of a Round. None where neither is asked for, or nothing does it.
    """
    if (saved := save(options, position)) is not None:
        return saved
    if "pass" not in options or not stays_with_the_last_gold(position):
        return None
    picks = [
        judged for judged in _judged(_there(options, position), position) if keeps_the_last_gold(judged[0], position)
    ]
    pick = max(picks, key=_worth, default=("", 0.0))[0]
    return left_to_mate(pick, options, position) if pick else None


def left_to_mate(pick: str, options: Mapping[str, Option], position: Position) -> str:
    """The same pick, only in case nobody else answers, if a mate holds a card that does as much and is wanted less."""
    if position.speaker is None:
        return pick
    found, timid = use_of(split_pick(pick)[0]), read_pick(pick)._replace(timid=True)
    if timid.key not in options or found is None:
        return pick
    mine = found[1]
    word = next((effect.word for effect in mine.do if _is_enough(effect.word)), "")
    team = position.view.get("team")
    for seat, hand in team["hands"].items() if team is not None and word else ():
        for code in hand:
            card = the_library().cards.get(code)
            uses = card.uses if card is not None else ()
            as_much = any(
                use.when == mine.when and word in use.words and _strength(use, word) >= _strength(mine, word)
                for use in uses
            )
            if as_much and (wanted(code), int(seat)) < (wanted(found[0].code), position.me):
                return timid.text
    return pick


def _is_enough(word: str) -> bool:
    """Whether it is enough when one of a team does it."""
    found = EFFECTS[word]
    return found.spares or found.strength or word == "negate"


def _strength(use: Use, word: str) -> int:
    """How much a use does by a word that has a number; less than 0 is more where something is made smaller by it."""
    n = sum(effect.n for effect in use.do if effect.word == word)
    return -n if word in ("reduce-to", "replace-drink", "add-alcohol") else n


# -- playing ---------------------------------------------------------------------------------------------------------

HARMS: Final = frozenset({"lose-fortitude", "gain-alcohol", "pay", "drink-pile", "discard-cards"})
"""What nobody does to the own team."""
OWN_URGENCY: Final = 0.25
"""The part of the usual urgency at which something is done that its character may do at any time."""


@cache
def held_back(key: str) -> float:
    """What the card is held back for."""
    found = use_of(key)
    if found is None or found[1].front or found[0].rule:  # what comes back, or takes no card, is not saved up
        return GLANCED.held
    return max((EFFECTS[effect.word].glance.held for effect in found[1].do), default=GLANCED.held)


def kept_for(hand: Sequence[str]) -> float:
    """What all cards of a hand are held back for."""
    return sum(map(held_back, hand))


def best_pick(options: Mapping[str, Option], position: Position, luck: Luck) -> str:
    """The pick whose outcome is best; passing if nothing is worth its card."""
    if "order" in options:
        return _order(options, position, luck)
    if "share" in options:
        return _share(options["share"], position)
    if "accept" in options:
        return "accept" if position.gap[position.me] > 9 else "decline"
    if "pass" not in options:
        raise ValueError(f"the computer players of the Inn do not know what is asked: {', '.join(options)}")
    return best_card(options, position, luck, passed=position.round is not None and not position.stack) or "pass"


def best_card(
    options: Mapping[str, Option], position: Position, luck: Luck, gain: float = 0.0, *, passed: bool = False
) -> str:
    """The card that is worth most, of those that gain more than `gain` beside passing; "" when there is none.

    The rules are asked of those that look best. Only among what gains something a judge errs by chance: nobody takes
    what gains nothing for a gain.
    """
    there = hopeful([*_there(options, position)], position, gain)
    if not there:
        return ""
    now, best, most = position.now(passed=passed), "", -1e9
    asked = asked_by(position)
    for number, look in enumerate(looks_of(there, position, luck)):
        if best and (number >= asked or (not position.stack and look.worth + CLOSE < most)):
            break
        if best and look.undoes and now + look.worth + UNTOLD < most:
            continue
        worth = position.with_card(look.pick) - look.cost
        if worth > now + gain and worth + look.noise > most and not is_senseless(look.pick, position):
            best, most = look.pick, worth + look.noise
    return best


def _worth(judged: tuple[str, float]) -> float:
    return judged[1]


def ranked(options: Mapping[str, Option], position: Position, most: int) -> list[tuple[str, float]]:
    """The picks in an own turn that look best, passing too, by what they are worth at first sight."""
    there = [(look.pick, look.cost) for look in looks_of([*_there(options, position)], position)[:most]]
    return sorted([("pass", position.now()), *_judged(there, position)], key=lambda judged: -judged[1])


def _judged(there: Iterable[tuple[str, float]], position: Position) -> Iterator[tuple[str, float]]:
    """What picks come to by the rules, less what their cards are held back for."""
    for pick, cost in there:
        yield pick, position.with_card(pick) - cost


def _there(options: Mapping[str, Option], position: Position) -> Iterator[tuple[str, float]]:
    """All picks that play a card, each with what that is held back for."""
    for option in options.values():
        if (found := played_by(option.key) or played_by(position.full_key(option.key))) is None or found.timid:
            continue
        cost = found.held * position.judge.eagerness
        if found.gambles:
            cost *= position.judge.gambling
        for pick in _picks(option, position):
            if position.speaker is not None and found.harms and _hits_own_team(pick, position):
                continue
            yield pick, cost


class _Played(NamedTuple):
    """What is played by an option."""

    timid: bool
    held: float
    gambles: bool
    """Whether the card takes control of a Round, or starts one."""
    harms: bool
    """Whether it costs those who are picked Fortitude, Gold or cards, or makes them drink."""


@cache
def played_by(key: str) -> _Played | None:
    """What an option's key plays; None if it plays no card that is known."""
    if (found := use_of(key)) is None:
        return None
    card, use = found
    gambles = card.gambles or any(effect.word == "start-round" for effect in use.do)
    harms = any(effect.whom == "picked" and effect.word in HARMS for effect in use.do)
    return _Played(read_pick(key).timid, held_back(key), gambles, harms)


def _hits_own_team(pick: str, position: Position) -> bool:
    seats = [aim.seat for aim in map(read_target, split_pick(pick)[1]) if aim.drink < 0]
    return any(position.same_side(seat, position.me) for seat in seats)


def _picks(option: Option, position: Position) -> list[str]:
    """Its picks; of those with several targets, only the ones that name the weakest."""
    if option.most <= 1:
        return option.picks()[:PICKS]
    weak = sorted(option.targets, key=lambda target: position.gap[read_target(target).seat])
    return [join_pick(option.key, weak[:count]) for count in range(max(1, option.least), option.most + 1)]


def _order(options: Mapping[str, Option], position: Position, luck: Luck) -> str:
    """A Drink for the seat that it harms most; a card before it if that is worth it."""
    if len(options) > 1 and (pick := best_card(options, position, luck)):
        return pick
    targets = options["order"].targets

    def harm(target: str) -> float:
        seat = int(target)
        outcome = position.no_change()
        outcome.gap[seat] -= DRINK / (1 + 0.3 * position.pile[seat])
        return position.worth(outcome)

    return join_pick("order", (max(targets, key=harm),))


def _share(option: Option, position: Position) -> str:
    """Share with the seat that half of it harms most, if it does any harm; else keep it."""
    me, top = position.me, position.stack[-1]
    mine = next((drink for drink in top["drinks"] if drink["drinker"] == me and not drink["ignored"]), None)
    if mine is None:
        return "keep"
    best, best_worth = "keep", position.worth(_drunk(position, _as_it_lies(mine)))
    for target in option.targets:
        half = _as_it_lies(mine)
        change = _drunk(position, halved(half, int(target)))
        change.add(_drunk(position, half))
        if (worth := position.worth(change)) > best_worth:
            best, best_worth = join_pick("share", (target,)), worth
    return best


def _as_it_lies(drink: DrinkView) -> Drink:
    mods = [list(mod) for mod in drink.get("mods", ())]
    return Drink(list(drink["cards"]), drink["by"], drink["drinker"], mods, split=drink["split"])


def _drunk(position: Position, drink: Drink) -> ExpectedChange:
    """What a Drink is to its drinker, as the rules say."""
    change, seat = position.no_change(), drink.drinker
    outcome = foresee_drink(position.view, the_library(), seat, drink.cards, drink.mods)
    change.gap[seat] += outcome.after.gap - outcome.before.gap - DRINK * outcome.unseen
    change.gold[seat] += outcome.after.gold - outcome.before.gold
    return change
