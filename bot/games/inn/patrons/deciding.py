"""What computer players decide besides which card they play: ways to choose from, bids, secret numbers, discards, side
cards, wages, sales, and Drinks to deal out.

An ask is told by the keys of its options; what it is about lies open on the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, TypeAlias

from bot.engine import Option, SeatAsk, join_pick
from bot.games.inn.patrons.keeping import brings
from bot.games.inn.patrons.position import Judge, Position, gambles
from bot.games.inn.patrons.things import mean_of_side
from bot.games.inn.patrons.wanting import front_worth, wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.picks import Pick, read_pick, read_target
from bot.games.inn.rules.play.brew import plain_taste
from bot.games.inn.rules.play.hands import pile_of
from bot.games.inn.rules.play.view import InnView, PartView
from bot.patrons.patron import Luck

Options: TypeAlias = Mapping[str, Option]
Decide: TypeAlias = Callable[[Options, Position, Luck], str]

MISJUDGED: Final = 0.1
"""The part of a judge's noise with which decisions are misjudged: less depends on them than on a card."""
COUNTER: Final = 0.25
"""What a counter is worth that can buy something, in Gold."""
UNBID: Final = 0.5
"""How likely somebody else bids, where nobody has yet."""
OFTEN: Final = (0, 1, 2)
"""How much Gold others are taken to name in secret, each as likely."""
OFFERED: Final = 0.1
OUT_OF_TURN: Final = 0.03
"""How often it looks for a buyer where it could sell something: in its own turn, and in another's; nobody likes to be
asked all the time."""
KEPT: Final = 0.35
"""The part of what a card for sale is worth that it is worth to its seller, who has a new one soon."""
GRUDGED: Final = 0.25
"""What each Gold's worth that a buyer gains costs the seller: of three rivals one is stronger."""


# -- cards of the hand -----------------------------------------------------------------------------------------------


def unwanted(view: InnView, ask: SeatAsk, judge: Judge) -> tuple[str, ...]:
    """The cards that are not worth their place in the hand, by the judge."""
    least = judge.keeps
    if least == "learnt":
        picks = [key for key in ask.options if brings(read_pick(key).of, judge.keeping) <= 0]
    else:
        gamblers = sum(gambles(code) for code in view["hand"])
        picks = [key for key in ask.options if _kept(key, gamblers) < least]
    return tuple(picks[: ask.most])


def least_wanted(ask: SeatAsk) -> tuple[str, ...]:
    """As many cards as must be discarded, those least wanted."""
    gamblers = sum(gambles(read_pick(key).of) for key in ask.options)
    return tuple(sorted(ask.options, key=lambda key: _kept(key, gamblers))[: ask.least])


def _kept(key: str, gamblers: int) -> float:
    """How much the card of an option is wanted beside the rest of the hand."""
    pick = read_pick(key)
    worth = wanted(pick.of)
    if pick.number is not None:
        worth -= 0.25 * (pick.number - 1)
    if pick.of in ("gamble", "raise"):
        worth += 0.12 * (gamblers - 2)
    return worth


# -- decisions -------------------------------------------------------------------------------------------------------


def decide(options: Options, position: Position, luck: Luck) -> str | None:
    """The answer to an ask for something else than a card; None if it is about cards."""
    found = DECISIONS.get(kind_of(options))
    return found(options, position, luck) if found is not None else None


def kind_of(options: Options) -> str:
    """What sort of options these are: the kind that they have in common, empty for cards that may be played or not."""
    first, *others = [read_pick(key).kind for key in islice(options, 2)]
    if first == "pass":
        return "bid" if others == ["bid"] else ""
    if others == ["share"]:  # a Drink of one's own, whole or by half: weighed like a play
        return ""
    return {"refuse": "yes", "wages": "discard", "done": "buy"}.get(first, first)


def _best(judged: Iterable[tuple[str, float]], position: Position, luck: Luck) -> str:
    noise = position.judge.noise * MISJUDGED
    return max((worth + noise * luck(), key) for key, worth in judged)[1]


def _parts_of(position: Position, word: str) -> list[PartView]:
    """The parts of what lies on top of the stack by which seats are asked."""
    return [part for part in position.stack[-1]["parts"] if part["word"] == word and not part["ignored"]]


def _says(position: Position, *answers: str) -> dict[int, Sequence[str]]:
    """The own seat says this, and everybody else what is usual."""
    return {**dict.fromkeys(position.living, ()), position.me: answers}


def _choose(options: Options, position: Position, luck: Luck) -> str:
    """The way of which most comes by the rules."""
    return _best(((key, position.if_said(_says(position, key))) for key in options), position, luck)


def _bid(options: Options, position: Position, luck: Luck) -> str:
    """The lowest bid, if it is better to win by it than to leave that to another."""
    bid = next(pick for pick in map(read_pick, options) if pick.kind == "bid")
    won, lost = position.if_said(_says(position, bid.key)), 0.0
    rival = next(iter(_other_bidders(position)), None)
    if rival is not None:
        theirs = Pick("bid", number=max(1, bid.n - 1)).key
        lost = position.if_said({**_says(position, "pass", "pass"), rival: (theirs,)})
        if bid.n == 1:  # without any bid nothing happens
            lost *= UNBID
    return _best((("pass", lost), (bid.key, won)), position, luck)


def _other_bidders(position: Position) -> list[int]:
    return [part["seat"] for part in _parts_of(position, "bid") if part["seat"] != position.me]


def _secret(options: Options, position: Position, luck: Luck) -> str:
    """The Gold of which most comes by the rules, whatever the others name of what people often do."""

    def worth(key: str) -> float:
        return sum([position.if_said({**_named(position, n), position.me: (key,)}) for n in OFTEN], 0.0) / len(OFTEN)

    return _best(((key, worth(key)) for key in options), position, luck)


def _named(position: Position, n: int) -> dict[int, Sequence[str]]:
    """Everybody names so much Gold, or all there is."""
    return {seat: (Pick("gold", number=min(n, position.gold[seat])).key,) for seat in position.living}


def _ante(options: Options, position: Position, luck: Luck) -> str:
    """As much of an ante from the Inn, for Fortitude, as is worth it."""

    def worth(key: str) -> float:
        n = read_pick(key).n
        change = position.no_change()
        change.gold[position.me] += n
        change.gap[position.me] -= n
        return position.worth(change)

    return _best(((key, worth(key)) for key in options), position, luck)


def _keep(options: Options, position: Position, luck: Luck) -> str:
    return max(options, key=lambda key: front_worth(read_pick(key).of))


def _drop(options: Options, position: Position, luck: Luck) -> str:
    return min(options, key=lambda key: front_worth(read_pick(key).of))


def _take(options: Options, position: Position, luck: Luck) -> str:
    return max(options, key=lambda key: mean_of_side(position.characters[position.me], read_pick(key).of))


def _buy(options: Options, position: Position, luck: Luck) -> str:
    """The best card, if it is worth its price in counters."""
    decks = {key: option for key, option in options.items() if key != "done"}
    best = _take(decks, position, luck)
    price = max((part["n"] for part in _parts_of(position, "buy")), default=1)
    return best if mean_of_side(position.characters[position.me], read_pick(best).of) > COUNTER * price else "done"


def _wages(options: Options, position: Position, luck: Luck) -> str:
    """Whether the wages cost less than the card is worth; on the mean of those that are threatened at once."""
    front = position.holding[position.me].front
    parts = position.stack[-1]["parts"]
    things = [part["thing"] for part in parts if part["seat"] == position.me and 0 <= part["thing"] < len(front)]
    codes = [front[thing] for thing in things] or [code for code in front if the_library().cards[code].wages]
    paid, lost = position.no_change(), position.no_change()
    paid.gold[position.me] -= sum(the_library().cards[code].wages for code in codes) / max(1, len(codes))
    lost.extra -= sum(map(front_worth, codes)) / max(1, len(codes))
    return "wages" if "wages" in options and position.worth(paid) > position.worth(lost) else "discard"


def _yes(options: Options, position: Position, luck: Luck) -> str:
    """Whether its character does what it may do by itself, or whether it buys what is offered."""
    bought = next((pick for pick in map(read_pick, options) if pick.kind == "yes" and pick.of), None)
    if bought is not None:
        return bought.key if bargain(position, position.me, bought.of) > 0 else "refuse"
    top = position.stack[-1] if position.stack else None
    if top is not None and top["what"] == "time" and top["by"] == position.me and not top["parts"]:
        rule = the_library().cards.get(top["card"])
        if rule is not None:
            return "yes" if position.at_top(rule.uses[0].do) > 0 else "refuse"
    return "refuse"


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
        _, code, _, _, targets = read_pick(pick)
        seat = int(targets[0])
        taste = plain_taste(library.drinks, (code,), position.race(seat))
        change = position.no_change()
        change.gap[seat] += (taste.fortitude - taste.alcohol) / (1 + 0.3 * position.pile[seat])
        return position.worth(change)

    return max((pick for option in options.values() for pick in option.picks()), key=worth)


def _aim(options: Options, position: Position, luck: Luck) -> str:
    """The targets of a side card that was revealed: where it does most."""
    option = options["aim"]
    added = [item["added"][-1] for item in position.stack if item["added"]]
    code = added[-1] if added else ""
    weak = sorted(option.targets, key=lambda target: position.gap[read_target(target).seat])
    if not code:  # one more player is picked as a card takes effect
        return join_pick("aim", weak[:1])
    named = [weak[:count] for count in range(max(2, option.least), option.most + 1)]
    if option.least <= 1:
        named = [*([target] for target in weak), *named]
    return join_pick("aim", max(named, key=lambda targets: position.with_card(join_pick(code, targets))))


def _give(options: Options, position: Position, luck: Luck) -> str:
    """The player who suffers most: whoever is closest to passing out."""
    return join_pick("give", (min(options["give"].targets, key=lambda target: position.gap[int(target)]),))


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
        seat = int(read_pick(key).of)
        gamblers = sum(gambles(code) for code in position.hand_of(seat))
        spared = position.holding[seat].must_ignore(kind)
        if gamble or not reaching:
            return spared != gamble, 0.0, gamblers
        return True, 0.0 if spared else position.at_top(reaching, seat), gamblers

    return max(options, key=fares)


def _ways(options: Options, position: Position, luck: Luck) -> str:
    """A way of a choice, or of dividing cards into two piles: so that the better one is as little worth as can be."""
    shown = position.stack[-1].get("shown") if position.stack else None
    if not shown:
        return _choose(options, position, luck)
    piles = {key: [pile_of(shown, read_pick(key).n, which) for which in (0, 1)] for key in options}
    return min(options, key=lambda key: max(_worth_of_pile(pile) for pile in piles[key]))


def _pile(options: Options, position: Position, luck: Luck) -> str:
    """The pile of cards that is wanted more."""
    item = position.stack[-1]
    shown, divided = item.get("shown", []), item.get("divided", 0)
    return max(options, key=lambda key: _worth_of_pile(pile_of(shown, divided, read_pick(key).n)))


def _worth_of_pile(cards: Iterable[str]) -> float:
    return sum(wanted(code) for code in cards)


def _borrow(options: Options, position: Position, luck: Luck) -> str:
    """The card of another player's hand that does most; none only where there is none."""

    def pick(option: Option) -> Pick:
        weak = sorted(option.targets, key=lambda target: position.gap[read_target(target).seat])
        return read_pick(option.key)._replace(targets=(*weak[: option.least],))

    picks = [pick(option) for key, option in options.items() if key != "none"]
    lent = max(picks, key=lambda each: position.with_card(each._replace(kind="card").text), default=Pick("none"))
    return lent.text


DECISIONS: Final[dict[str, Decide]] = {
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


def offer(sales: Sequence[Option], view: InnView, judge: Judge, luck: Luck) -> str | None:
    """Now and then the sale of a card that brings more than it is worth to keep, to who would buy it.

    Of several buyers it is the one with the most Gold.
    """
    if luck() > (OFFERED if view["active"] == view["me"] else OUT_OF_TURN):
        return None
    position, best, most = Position(view, judge), None, 0.0
    for option in sales:
        code = read_pick(option.key).of
        willing = [seat for seat in map(int, option.targets) if bargain(position, seat, code) > 0]
        if not willing:
            continue
        buyer = max(willing, key=position.gold.__getitem__)
        change = position.no_change()
        change.gold[position.me] += the_library().cards[code].price
        change.gold[buyer] -= the_library().cards[code].price
        change.extra -= (KEPT + GRUDGED) * front_worth(code)
        if (worth := position.worth(change)) > most:
            best, most = join_pick(option.key, (str(buyer),)), worth
    return best
