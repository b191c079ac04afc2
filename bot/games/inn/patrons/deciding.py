"""What computer players decide besides which card they play: ways to choose from, bids, secret numbers, discards, side
cards, wages, sales, and Drinks to deal out.

An ask is told by the keys of its options; what it is about lies open on the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.engine import Option, SeatAsk
from bot.games.inn.patrons.expected import add, mean_of_side
from bot.games.inn.patrons.planned import PlannedEffect, seat_and_thing
from bot.games.inn.patrons.position import Position, gambles
from bot.games.inn.patrons.wanting import front_worth, wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.play.asking import REFUSE
from bot.games.inn.rules.play.hands import pile_of
from bot.games.inn.rules.play.playable import BORROW
from bot.games.inn.rules.play.sales import BUY
from bot.games.inn.rules.play.view import InnView
from bot.patrons.patron import Luck

Options: TypeAlias = Mapping[str, Option]
Decide: TypeAlias = Callable[[Options, Position, Luck], str]

MISJUDGED = 0.1
"""The part of a judge's noise with which decisions are misjudged: less depends on them than on a card."""
COUNTER = 0.25
"""What a counter is worth that can buy something, in Gold."""
OFFERED, OUT_OF_TURN = 0.1, 0.03
"""How often it looks for a buyer where it could sell something: in its own turn, and in another's; nobody likes to be
asked all the time."""
KEPT = 0.35
"""The part of what a card for sale is worth that it is worth to its seller, who has a new one soon."""
GRUDGED = 0.25
"""What each Gold's worth that a buyer gains costs the seller: of three rivals one is stronger."""


# -- cards of the hand -----------------------------------------------------------------------------------------------


def unwanted(view: InnView, ask: SeatAsk, keeps: float) -> tuple[str, ...]:
    """The cards that are not worth their place in the hand: those less wanted than `keeps`."""
    gamblers = sum(gambles(code) for code in view["hand"])
    picks = [key for key in ask.options if _kept(key, gamblers) < keeps]
    return tuple(picks[: ask.most])


def least_wanted(ask: SeatAsk) -> tuple[str, ...]:
    """As many cards as must be discarded, those least wanted."""
    gamblers = sum(gambles(key.split(":")[1]) for key in ask.options)
    return tuple(sorted(ask.options, key=lambda key: _kept(key, gamblers))[: ask.least])


def _kept(key: str, gamblers: int) -> float:
    """How much the card of an option is wanted beside the rest of the hand."""
    _, code, *copy = key.split(":")
    worth = wanted(code)
    if copy:
        worth -= 0.25 * (int(copy[0]) - 1)
    if code in ("gamble", "raise"):
        worth += 0.12 * (gamblers - 2)
    return worth


# -- decisions -------------------------------------------------------------------------------------------------------


def decide(options: Options, position: Position, luck: Luck) -> str | None:
    """The answer to an ask for something else than a card; None if it is about cards."""
    found = DECISIONS.get(kind_of(options))
    return found(options, position, luck) if found is not None else None


def kind_of(options: Options) -> str:
    """What sort of options these are: the part that their keys have in common, empty for cards."""
    keys = iter(options)
    key = next(keys)
    if key == "pass":
        return "bid" if next(keys, "").startswith("bid-") else ""
    name, dash, number = key.partition("-")
    if dash and number.isdigit():
        return name
    return {REFUSE: "yes", "wages": "discard", "done": "buy"}.get(key, key.partition(":")[0])


def _best(judged: Iterable[tuple[str, float]], position: Position, luck: Luck) -> str:
    noise = position.judge.noise * MISJUDGED
    return max((worth + noise * luck(), key) for key, worth in judged)[1]


def _asked(position: Position, word: str) -> list[PlannedEffect]:
    """The effects of what lies on top of the stack by which this seat is asked."""
    effects = position.planned_stack()[-1].effects
    found = [effect for effect in effects if effect.word == word and effect.seat == position.me and not effect.ignored]
    return found or [effect for effect in effects if effect.word == word]


def _options_of(position: Position, word: str) -> list[Sequence[Sequence[EffectData]]]:
    return [effect.data.options for effect in _asked(position, word) if effect.data is not None]


def _choose(options: Options, position: Position, luck: Luck) -> str:
    """The way that is best; where several choices of a card lie open, what they come to on the mean."""
    several = _options_of(position, "choose")

    def worth(key: str) -> float:
        number = int(key.partition("-")[2])
        worths = [position.decided(ways[number]) for ways in several if number < len(ways)]
        return sum(worths) / max(1, len(worths))

    return _best(((key, worth(key)) for key in options), position, luck)


def _bid(options: Options, position: Position, luck: Luck) -> str:
    """The lowest bid, if it is better to win by it than to leave that to another."""
    bid = next(key for key in options if key.startswith("bid-"))
    n = int(bid.partition("-")[2])
    effect = _asked(position, "bid")[0]
    assert effect.data is not None
    win, lose = effect.data.options
    me, paid = position.me, position.no_change()
    if effect.data.how in ("", "gold"):
        paid.gold[me] -= n
    else:
        paid.gap[me] -= n
    for seat in _other_bidders(position):
        add(paid, position.changes_of(lose, seat))
    won = position.decided(win, paid)
    lost = 0.0
    if n > 1 or lose:  # without any bid nothing happens
        lost = position.decided(lose) * (1.0 if n > 1 else 0.5)
    return _best((("pass", lost), (bid, won)), position, luck)


def _other_bidders(position: Position) -> list[int]:
    """Those who have the second outcome if this seat wins: where teams play the other Champions."""
    if position.speaker is None:
        return [seat for seat in position.living if seat != position.me]
    bids = (effect for effect in position.planned_stack()[-1].effects if effect.word == "bid" and not effect.ignored)
    return [effect.seat for effect in bids if effect.seat != position.me]


def _secret(options: Options, position: Position, luck: Luck) -> str:
    """Gold for what it brings, as likely as it is to be the most or the least."""
    effect = _asked(position, "secret")[0]
    assert effect.data is not None
    most, least, none, each = effect.data.options
    highest = max(1, effect.n)

    def worth(key: str) -> float:
        n = int(key.partition("-")[2])
        paid = position.no_change()
        paid.gold[position.me] -= n
        sure = [way.model_copy(update={"n": way.n * n, "per": ""}) if way.per == "paid" else way for way in each]
        total = position.decided(sure if n else (), paid)
        total += position.decided(most) * min(0.9, n / highest)
        total += position.decided(least) * (0.7 if n == 0 else 0.25 if n == 1 else 0.0)
        return total + (0.15 * position.decided(none) if n == 0 else 0.0)

    return _best(((key, worth(key)) for key in options), position, luck)


def _ante(options: Options, position: Position, luck: Luck) -> str:
    """As much of an ante from the Inn, for Fortitude, as is worth it."""

    def worth(key: str) -> float:
        n = int(key.partition("-")[2])
        change = position.no_change()
        change.gold[position.me] += n
        change.gap[position.me] -= n
        return position.worth(change)

    return _best(((key, worth(key)) for key in options), position, luck)


def _keep(options: Options, position: Position, luck: Luck) -> str:
    return max(options, key=lambda key: front_worth(key.partition(":")[2]))


def _drop(options: Options, position: Position, luck: Luck) -> str:
    return min(options, key=lambda key: front_worth(key.partition(":")[2]))


def _take(options: Options, position: Position, luck: Luck) -> str:
    return max(options, key=lambda key: mean_of_side(position.characters[position.me], key.partition(":")[2]))


def _buy(options: Options, position: Position, luck: Luck) -> str:
    """The best card, if it is worth its price in counters."""
    decks = {key: option for key, option in options.items() if key != "done"}
    best = _take(decks, position, luck)
    price = max((effect.n for effect in _asked(position, "buy")), default=1)
    return best if mean_of_side(position.characters[position.me], best.partition(":")[2]) > COUNTER * price else "done"


def _wages(options: Options, position: Position, luck: Luck) -> str:
    """Whether the wages cost less than the card is worth; on the mean of those that are threatened at once."""
    front = position.holding[position.me].front
    parts = position.planned_stack()[-1].effects
    things = [part.thing for part in parts if part.seat == position.me and 0 <= part.thing < len(front)]
    codes = [front[thing] for thing in things] or [code for code in front if the_library().cards[code].wages]
    paid, lost = position.no_change(), position.no_change()
    paid.gold[position.me] -= sum(the_library().cards[code].wages for code in codes) / max(1, len(codes))
    lost.extra -= sum(map(front_worth, codes)) / max(1, len(codes))
    return "wages" if "wages" in options and position.worth(paid) > position.worth(lost) else "discard"


def _yes(options: Options, position: Position, luck: Luck) -> str:
    """Whether its character does what it may do by itself, or whether it buys what is offered."""
    bought = next((key for key in options if key.startswith(BUY)), "")
    if bought:
        return bought if bargain(position, position.me, bought.removeprefix(BUY)) > 0 else REFUSE
    top = position.stack[-1] if position.stack else None
    if top is not None and top["what"] == "time" and top["by"] == position.me and not top["parts"]:
        rule = the_library().cards.get(top["card"])
        if rule is not None:
            return "yes" if position.decided(rule.uses[0].do) > 0 else REFUSE
    return REFUSE


def bargain(position: Position, buyer: int, code: str) -> float:
    """What buying a card for its price is worth to a player, in Gold of an ordinary moment."""
    price, gold = the_library().cards[code].price, position.gold[buyer]
    if price >= gold:  # nobody goes out for a card
        return -1.0
    dear = 1.0 + 1.0 / (gold - price)  # the last Gold is worth more
    return front_worth(code) - price * dear


def _deal(options: Options, position: Position, luck: Luck) -> str:
    """The Drink and the player of which most is gained: the strongest Drinks go to whom they harm most."""
    library = the_library()

    def worth(pick: str) -> float:
        key, _, target = pick.partition(">")
        drink, seat = library.drinks[key.partition(":")[2]], int(target)
        character = library.characters.get(position.characters[seat])
        taste = drink.races.get(character.race, drink.taste) if character is not None else drink.taste
        change = position.no_change()
        change.gap[seat] += (taste.fortitude - taste.alcohol) / (1 + 0.3 * position.pile[seat])
        return position.worth(change)

    return max((pick for option in options.values() for pick in option.picks()), key=worth)


def _aim(options: Options, position: Position, luck: Luck) -> str:
    """The targets of a side card that was revealed: where it does most."""
    option = options["aim"]
    code = next((item["added"][-1] for item in reversed(position.stack) if item["added"]), "")
    weak = sorted(option.targets, key=lambda target: position.gap[int(target.partition(".")[0])])
    if not code:  # one more player is picked as a card takes effect
        return f"aim>{weak[0]}"
    picks = [",".join(weak[:count]) for count in range(max(2, option.least), option.most + 1)]
    if option.least <= 1:
        picks = [*weak, *picks]
    return f"aim>{max(picks, key=lambda targets: position.with_card(f'{code}>{targets}'))}"


def _give(options: Options, position: Position, luck: Luck) -> str:
    """The player who suffers most: whoever is closest to passing out."""
    return f"give>{min(options['give'].targets, key=lambda target: position.gap[int(target)])}"


def _of_two(options: Options, position: Position, luck: Luck) -> str:
    """One of two Drinks, which is asked only when they are equally strong: by chance."""
    return "first" if luck() < 0.5 else "second"


def _champion(options: Options, position: Position, luck: Luck) -> str:
    """For a Round who gambles best, which is whoever holds most cards for it; else who fares best by it."""
    item = position.stack[-1]
    card = the_library().cards.get(item["card"])
    use = card.uses[item["use"]] if card is not None else None
    gamble = use is not None and "start-round" in use.words
    kind = card.kind if card is not None else "event"
    reaching = [effect.model_copy(update={"who": "you"}) for effect in use.do if effect.whom == "all"] if use else []

    def fares(key: str) -> tuple[bool, float, int]:
        seat = int(key.partition(":")[2])
        gamblers = sum(gambles(code) for code in position.hand_of(seat))
        spared = position.holding[seat].must_ignore(kind)
        if gamble or not reaching:
            return spared != gamble, 0.0, gamblers
        return True, 0.0 if spared else position.decided(reaching, seat=seat), gamblers

    return max(options, key=fares)


def _ways(options: Options, position: Position, luck: Luck) -> str:
    """A way of a choice, or of dividing cards into two piles: so that the better one is as little worth as can be."""
    shown = position.stack[-1].get("shown") if position.stack else None
    if not shown:
        return _choose(options, position, luck)
    piles = {key: [pile_of(shown, int(key.partition("-")[2]), which) for which in (0, 1)] for key in options}
    return min(options, key=lambda key: max(_worth_of_pile(pile) for pile in piles[key]))


def _pile(options: Options, position: Position, luck: Luck) -> str:
    """The pile of cards that is wanted more."""
    item = position.stack[-1]
    shown, divided = item.get("shown", []), item.get("divided", 0)
    return max(options, key=lambda key: _worth_of_pile(pile_of(shown, divided, int(key.partition("-")[2]))))


def _worth_of_pile(cards: Iterable[str]) -> float:
    return sum(wanted(code) for code in cards)


def _borrow(options: Options, position: Position, luck: Luck) -> str:
    """The card of another player's hand that does most; none only where there is none."""

    def pick(key: str) -> str:
        weak = sorted(options[key].targets, key=lambda target: position.gap[seat_and_thing(target)[0]])
        return f"{key}>{','.join(weak[: options[key].least])}" if options[key].least else key

    picks = [pick(key) for key in options if key != "none"]
    return max(picks, key=lambda each: position.with_card(each.removeprefix(BORROW)), default="none")


DECISIONS: dict[str, Decide] = {
    "champion": _champion,
    "way": _ways,
    "pile": _pile,
    "none": _borrow,
    "bid": _bid,
    "gold": _secret,
    "ante": _ante,
    "keep": _keep,
    "drop": _drop,
    "take": _take,
    "buy": _buy,
    "discard": _wages,
    "yes": _yes,
    "deal": _deal,
    "aim": _aim,
    "give": _give,
    "first": _of_two,
}
"""By the sort of the options (see `kind_of`)."""


def offer(sales: Sequence[Option], position: Position, luck: Luck) -> str | None:
    """Now and then the sale of a card that brings more than it is worth to keep, to who would buy it.

    Of several buyers it is the one with the most Gold.
    """
    if luck() > (OFFERED if position.active == position.me else OUT_OF_TURN):
        return None
    best, most = None, 0.0
    for option in sales:
        code = option.key.partition(":")[2]
        willing = [seat for seat in map(int, option.targets) if bargain(position, seat, code) > 0]
        if not willing:
            continue
        buyer = max(willing, key=position.gold.__getitem__)
        change = position.no_change()
        change.gold[position.me] += the_library().cards[code].price
        change.gold[buyer] -= the_library().cards[code].price
        change.extra -= (KEPT + GRUDGED) * front_worth(code)
        if (worth := position.worth(change)) > most:
            best, most = f"{option.key}>{buyer}", worth
    return best
