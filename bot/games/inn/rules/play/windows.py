"""Windows: who could answer what is being resolved, and with what; and the order in which the answers are played.

Rules: 003 *Sometimes and Anytime Cards*, *Timing*, *Negate and Ignore Effects*, *Cards That Affect Your Fortitude,
Alcohol Content, Gold*.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from bot.engine import Answers, Ask, Option, SeatAsk
from bot.games.inn.rules.cards.prepared import RULE, Character
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.orders import by_order, silent
from bot.games.inn.rules.play.playable import (
    any_time,
    for_all,
    held,
    is_limited,
    named,
    option_of,
    playable,
    potions,
)
from bot.games.inn.rules.play.reach import is_away
from bot.games.inn.rules.play.situations import ANYTIME, situation
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.table import Table

NOBODY: Final[tuple[int, ...]] = ()
PASS: Final = Option("pass")
PASS_ONLY: Final = SeatAsk({"pass": PASS}, ("pass",))
"""The ask for a seat that can only pass, as most seats asked at a sealed table."""
Offers: TypeAlias = dict[int, dict[str, Option]]
"""By seat, what it could answer with."""
Found: TypeAlias = tuple[Offers, list[int], tuple[int, ...]]
"""The offers of a window; the seats that are asked at a sealed table, where these are all that are there; and at a
natural table the seats whose deck could answer."""


class Window:
    """The builder of a window's ask. `empty` says that nobody was to be asked the last time."""

    __slots__ = ("_fresh", "_table", "empty")

    def __init__(self, table: Table, found: Found) -> None:
        self._table = table
        self._fresh: Found | None = found
        self.empty = False

    def __call__(self) -> Ask | None:
        # What was found when the window opened is valid for the first ask only; later the table has changed.
        found, self._fresh = self._fresh, None
        if found is None and not self._table.state.finished():
            found = _find(self._table)
        ask = None if found is None else _build(self._table, found)
        self.empty = ask is None
        return ask


def _find(table: Table) -> Found | None:
    """Who could answer what is being resolved; None where no card in any deck could, and at a quick table where nobody
    holds one that could.
    """
    masks, limited, last_chance = situation(table), is_limited(table), is_last_chance(table)
    if table.way == "natural":
        possible = could_be_asked(table, masks)
        return offers(table, masks, limited, last_chance, possible) if possible else None
    if table.way == "quick":  # hot: mostly nobody has anything, and then no deck is looked at
        found = offers(table, masks, limited, last_chance)
        opens = found[0] and (last_chance or _a_deck_could(table, masks, limited))
        return found if opens else None
    opens = last_chance or _a_deck_could(table, masks, limited)
    return offers(table, masks, limited, last_chance) if opens else None


def window(table: Table) -> Window | None:
    """The builder of the ask for answers to what is being resolved; None when no window opens.

    None opens where no card in any deck at the table could answer, Anytime Cards aside; the last chance always opens
    (ruling 44). At a quick table none opens when nobody holds a card that could answer.
    """
    state = table.state
    if state.finished():
        return None
    found = _find(table)
    if found is None:
        return None
    if state.heeded and table.way == "sealed" and _all_are_silent(table):
        return None
    return Window(table, found)


def _all_are_silent(table: Table) -> bool:
    """Whether the standing orders of all that are still in answer this window for them."""
    return all(silent(table, seat) for seat in table.state.living())


def is_last_chance(table: Table) -> bool:
    """Whether the open item is the last chance of players who are about to lose."""
    stack = table.state.stack
    return bool(stack) and stack[-1].what == "losing"


def could_be_asked(table: Table, masks: list[int]) -> tuple[int, ...]:
    """The seats whose deck has a card, Anytime Cards aside, that could answer by its kind and its condition.

    In a last chance all that are still in: Anytime Cards count there. It follows from the characters and from what lies
    open, never from a hand.
    """
    last_chance, limited = is_last_chance(table), is_limited(table)
    return tuple(seat for seat in table.state.living() if last_chance or _deck_could(table, seat, masks[seat], limited))


def _deck_could(table: Table, seat: int, mask: int, limited: bool) -> bool:
    """Whether a card of the deck fits, has a target if it wants one, and does not lie in the discard pile.

    `limited`: see `is_limited`.
    """
    state = table.state
    own = state.seats[seat]
    library = table.library
    if state.quiet or is_away(table, seat):
        return False
    character = library.played(own.character, boss=True) if own.boss else library.characters[own.character]
    discard = own.discard
    for card, use, count in character.answers_in[mask]:
        if discard.count(card.code) < count and (
            (use.untargeted and not limited) or option_of(table, seat, card, use, limited) is not None
        ):
            return True
    lies = own.front or own.sides or (state.shared is not None and state.anything_in_front())
    if lies and (_front_could(table, seat, mask) or _joined_could(table, seat, mask)):
        return True
    return bool(character.retired) and _retired_could(table, seat, character, mask)


def _retired_could(table: Table, seat: int, character: Character, mask: int) -> bool:
    """Whether a card that the deck deals no more could answer: no copy of it lies open, if the deck had it."""
    own = table.state.seats[seat]
    return any(
        use.mask & mask
        and (card.code in own.hand or card.code in own.draw)
        and option_of(table, seat, card, use) is not None
        for card, use in character.retired_answers
    )


def could_order_more(table: Table, seat: int) -> bool:
    """Whether a seat could play a card of the Order a Drink Phase, judged as for a window: by its deck, which everybody
    knows, or at a quick table by its hand.
    """
    mask = BIT["order-phase"]
    if table.way == "quick":
        return _holds_answer(table, seat, mask)
    return _deck_could(table, seat, mask, is_limited(table))


def _front_could(table: Table, seat: int, mask: int) -> bool:
    """Whether a card in front of the seat, which everybody sees, could answer; or one in front of its mates."""
    front = table.state.seats[seat].front
    if table.state.shared is not None:
        front = front + [laid for mate in table.state.mates(seat) if mate != seat for laid in for_all(table, mate)]
    cards = [table.cards[laid.card] for laid in front]
    return any(
        use.mask & mask & ~ANYTIME and not use.front and option_of(table, seat, card, use) is not None
        for card in cards
        if not card.stays
        for use in card.uses
    )


def could_answer_gain(table: Table, seat: int) -> bool:
    """Whether a character of a seat's team has a card for when somebody of it has gained Gold, as everybody knows."""
    gained, played = BIT["gold-gained"], table.library.played
    mates = (table.state.seats[mate] for mate in table.state.mates(seat))
    return not table.state.quiet and any(played(own.character, boss=own.boss).moments & gained for own in mates)


def _joined_could(table: Table, seat: int, mask: int) -> bool:
    """Whether a side card in the hand could answer. Public is how many of each side deck it holds, but not which."""
    own = table.state.seats[seat]
    decks = table.character(seat).sides
    backs = {table.cards[code].side for code in own.hand}
    return any(
        use.mask & mask & ~ANYTIME and own.discard.count(code) < count and option_of(table, seat, card, use) is not None
        for side in decks.values()
        if side.joins and side.code in backs
        for code, count in side.counts.items()
        for card in (table.cards[code],)
        for use in card.uses
    )


def _a_deck_could(table: Table, masks: list[int], limited: bool) -> bool:
    """Whether anybody's deck could, judged by what everybody knows; see `_deck_could`."""
    for seat, own in enumerate(table.state.seats):
        if not own.out and _deck_could(table, seat, masks[seat], limited):
            return True
    return False


def offers(
    table: Table, masks: list[int], limited: bool, last_chance: bool, possible: tuple[int, ...] = NOBODY
) -> Found:
    """The seats that could answer, with what they may play; and at a sealed table all seats that are asked.

    An Anytime Card alone makes nobody asked, except at a sealed table and in a last chance: it can be played from the
    hand in any open window. In a last chance what a character may do at any time is offered, too. `limited`: see
    `is_limited`; `possible`: see `Found`.
    """
    state, fitting = table.state, table.library.fitting
    alone = last_chance or table.way == "sealed"
    sealed, heeded = table.way == "sealed", state.heeded
    elsewhere = last_chance or (state.shared is not None and state.anything_in_front())
    found: Offers = {}
    asked: list[int] = []
    for seat, own in enumerate(state.seats):
        if own.out or (heeded and silent(table, seat)):
            continue
        front, mask = own.front, masks[seat]
        if front or elsewhere or not fitting[mask].isdisjoint(own.hand):  # hot: mostly nothing fits
            options = playable(table, seat, mask, limited) if alone or _holds_answer(table, seat, mask) else {}
            if last_chance:
                options.update(in_last_chance(table, seat))
            if options and (alone or _answers(table, options)):
                found[seat] = options
        if sealed:
            stays = front or own.sides or own.counters or own.away  # hot: without any of these nobody is away
            if not stays or seat in found or not is_away(table, seat):
                asked.append(seat)
    return found, asked, possible


def _answers(table: Table, options: Iterable[str]) -> bool:
    """Whether one of some cards, by the keys of their options, answers something: an Anytime Card alone does not."""
    return any(table.cards[read_pick(key).of].mask & ~ANYTIME for key in options)


def _holds_answer(table: Table, seat: int, mask: int) -> bool:
    """Whether a seat holds a card, Anytime Cards aside, that answers by its kind and condition."""
    return not table.library.fitting[mask & ~ANYTIME].isdisjoint(held(table, seat))


def in_last_chance(table: Table, seat: int) -> dict[str, Option]:
    """What a seat may do at any time, and, if its team is about to lose, with the team's Potion Tokens."""
    doomed = any(table.state.same_party(seat, other) for other in table.state.stack[-1].seats)
    return {**any_time(table, seat), **(potions(table, seat) if doomed else {})}


def _build(table: Table, found: Found) -> Ask:
    offers, there, possible = found
    natural = table.way == "natural"
    asked = table.state.asked = _in_order(table, there or list(offers))
    several = natural or len(asked) > 1  # at a natural table nobody is to know whether others are asked
    seats = dict.fromkeys(asked, PASS_ONLY)
    for seat, options in offers.items():
        seats[seat] = _seat_ask(options, several)
    return Ask("response", "inn.window", seats, _about(table), clock=natural, possible=possible)


def _in_order(table: Table, seats: list[int]) -> list[int]:
    """The seats that are asked, from the player who played or revealed the thing on (ruling 1); `seats` ascend."""
    state = table.state
    by = state.stack[-1].by
    place = bisect_left(seats, state.active if by == INN else by)
    return seats[place:] + seats[:place]


def _seat_ask(offered: Mapping[str, Option], several: bool) -> SeatAsk:
    """Pass, or one of these; if `several` may answer, each also in case nobody else does."""
    options: dict[str, Option] = {"pass": PASS}
    for key, option in offered.items():
        options[key] = option
        if several:
            timid = in_case(option)
            options[timid.key] = timid
    return SeatAsk(options, ("pass",))


def in_case(option: Option) -> Option:
    """The same option, in case nobody else answers."""
    if option.most:
        return Option(_timid(option.key), option.targets, option.least, option.most)
    return _at_nobody(option.key)


@cache
def _timid(key: str) -> str:
    return read_pick(key)._replace(timid=True).key


@cache
def _at_nobody(key: str) -> Option:
    return Option(_timid(key))


def _about(table: Table) -> Mapping[str, object]:
    """The facts that the text of a window needs."""
    item = table.state.stack[-1]
    return {"what": item.what, "by": item.by, "card": item.card}


def with_orders(table: Table, answers: Answers) -> Answers:
    """The answers of the seats that were asked, and those that the standing orders of the others give for them."""
    masks = situation(table)
    ordered = [seat for seat in table.state.living() if seat not in answers and silent(table, seat)]
    return {**answers, **{seat: (by_order(table, playable(table, seat, masks[seat]), seat),) for seat in ordered}}


def chosen(table: Table, answers: Answers) -> tuple[int, Pick] | None:
    """The answer that is played, and the seat that gave it; None when everybody has passed.

    003 *Timing*: Anytime Cards before Sometimes Cards, each in turn order from the player whose turn it is. Answers
    given only in case nobody else plays count when all others have passed, in turn order alone (the rule for a
    deadlock).
    """
    for picks in answers.values():  # hot: mostly everybody passes
        if picks[0] != "pass":
            break
    else:
        return None
    firm: list[tuple[int, int, Pick]] = []
    timid: list[tuple[int, int, Pick]] = []
    state, seats = table.state, len(table.state.seats)
    for seat, picks in answers.items():
        if picks[0] == "pass":
            continue
        pick, place = read_pick(picks[0]), (seat - state.active) % seats
        if pick.timid:
            timid.append((place, seat, pick))
            continue
        at_once = pick.kind == "potion" or named(table, seat, pick).kind in ("anytime", RULE)
        firm.append((place if at_once else place + seats, seat, pick))
    return min(firm or timid)[1:]


def unasked(table: Table, seat: int) -> dict[str, Option]:
    """The cards a seat may play although it is not asked: Anytime Cards, and Sometimes Cards that apply now."""
    if seat in table.state.asked:
        return {}
    return playable(table, seat, situation(table)[seat])
