"""Windows: who could answer what is being resolved, and with what; and the order in which the answers are played.

Rules: 003 *Sometimes and Anytime Cards*, *Timing*, *Negate and Ignore Effects*, *Cards That Affect Your Fortitude,
Alcohol Content, Gold*.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.engine import Answers, Ask, Option, SeatAsk, split_pick
from bot.games.inn.rules.cards.prepared import RULE
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.play.orders import by_order, silent
from bot.games.inn.rules.play.playable import POTION, any_time, for_all, held, named, option_of, playable, potions
from bot.games.inn.rules.play.situations import ANYTIME, situation
from bot.games.inn.rules.play.standing import is_away
from bot.games.inn.rules.play.state import INN, Item, State
from bot.games.inn.rules.play.table import Table

PASS = Option("pass")
PASS_ONLY = SeatAsk({"pass": PASS}, ("pass",))
"""The ask for a seat that can only pass, as most seats asked at a sealed table."""
Offers: TypeAlias = dict[int, dict[str, Option]]
"""By seat, what it could answer with."""
Found: TypeAlias = tuple[Offers, tuple[int, ...]]
"""The offers of a window, and at a natural table the seats whose deck could answer."""


class Window:
    """The builder of a window's ask. `empty` says that nobody was to be asked the last time."""

    __slots__ = ("_fresh", "_table", "empty")

    def __init__(self, table: Table, found: Found) -> None:
        self._table = table
        self._fresh: Found | None = found
        self.empty = False

    def __call__(self) -> Ask | None:
        # What was found when the window opened is valid for the first ask only; later the table has changed.
        found, self._fresh = self._fresh or _find(self._table), None
        ask = None if found is None or self._table.state.finished() else _build(self._table, found)
        self.empty = ask is None
        return ask


def _find(table: Table) -> Found | None:
    """Who could answer what is being resolved; None where no card in any deck could."""
    masks = situation(table)
    if table.way == "natural":
        possible = could_be_asked(table, masks)
        return (offers(table, masks), possible) if possible else None
    return (offers(table, masks), ()) if may_open(table, masks) else None


def window(table: Table) -> Window | None:
    """The builder of the ask for answers to what is being resolved; None when no window opens.

    None opens where no card in any deck at the table could answer, Anytime Cards aside; the last chance always opens
    (ruling 44). At a quick table none opens when nobody holds a card that could answer.
    """
    if table.state.finished():
        return None
    found = _find(table)
    if found is None or (table.way == "quick" and not found[0]):
        return None
    if table.way == "sealed" and table.state.heeded and all(silent(table, seat) for seat in table.state.living()):
        return None
    return Window(table, found)


def is_last_chance(table: Table) -> bool:
    """Whether the open item is the last chance of players who are about to lose."""
    item = table.top()
    return item is not None and item.what == "losing"


def could_be_asked(table: Table, masks: list[int]) -> tuple[int, ...]:
    """The seats whose deck has a card, Anytime Cards aside, that could answer by its kind and its condition.

    In a last chance all that are still in: Anytime Cards count there. It follows from the characters and from what lies
    open, never from a hand.
    """
    last_chance = is_last_chance(table)
    return tuple(seat for seat in table.state.living() if last_chance or _deck_could(table, seat, masks[seat]))


def _deck_could(table: Table, seat: int, mask: int) -> bool:
    """Whether a card of the deck fits, has a target if it wants one, and does not lie in the discard pile."""
    own = table.state.seats[seat]
    character = table.character(seat) if own.boss else table.library.characters[own.character]  # hot
    answers, discard = character.answers_in(mask), own.discard
    if not (answers or own.front or own.sides or table.state.shared) or table.state.quiet or is_away(table, seat):
        return False
    for card, use, count in answers:
        if discard.count(card.code) < count and option_of(table, seat, card, use) is not None:
            return True
    lies = own.front or own.sides or table.state.shared
    return bool(lies) and (_front_could(table, seat, mask) or _joined_could(table, seat, mask))


def could_order_more(table: Table, seat: int) -> bool:
    """Whether a seat could play a card of the Order a Drink Phase, judged as for a window: by its deck, which everybody
    knows, or at a quick table by its hand.
    """
    mask = BIT["order-phase"]
    return _holds_answer(table, seat, mask) if table.way == "quick" else _deck_could(table, seat, mask)


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


def may_open(table: Table, masks: list[int]) -> bool:
    """Whether a window opens on what is being resolved, judged by what everybody knows."""
    if is_last_chance(table):
        return True
    for seat in table.state.living():  # noqa: SIM110 (hot: a generator costs more)
        if _deck_could(table, seat, masks[seat]):
            return True
    return False


def offers(table: Table, masks: list[int]) -> Offers:
    """The seats that could answer, with what they may play.

    An Anytime Card alone makes nobody asked, except at a sealed table and in a last chance: it can be played from the
    hand in any open window. In a last chance what a character may do at any time is offered, too.
    """
    cards = table.cards
    last_chance = is_last_chance(table)
    alone = last_chance or table.way == "sealed"
    heeded = table.state.heeded
    found: Offers = {}
    for seat, seat_state in enumerate(table.state.seats):
        if seat_state.out or (heeded and silent(table, seat)):
            continue
        if not alone and not _holds_answer(table, seat, masks[seat]):
            continue
        options = playable(table, seat, masks[seat])
        if last_chance:
            options.update(in_last_chance(table, seat))
        if options and (alone or any(cards[key.partition(":")[0]].mask & ~ANYTIME for key in options)):
            found[seat] = options
    return found


def _holds_answer(table: Table, seat: int, mask: int) -> bool:
    """Whether a seat holds a card, Anytime Cards aside, that answers by its kind and condition."""
    wanted, cards = mask & ~ANYTIME, table.cards
    for code in held(table, seat):  # noqa: SIM110 (hot: a generator costs more)
        if cards[code].mask & wanted:
            return True
    return False


def in_last_chance(table: Table, seat: int) -> dict[str, Option]:
    """What a seat may do at any time, and, if its team is about to lose, with the team's Potion Tokens."""
    item = table.top()
    doomed = item is not None and any(table.state.same_party(seat, other) for other in item.seats)
    return {**any_time(table, seat), **(potions(table, seat) if doomed else {})}


def _build(table: Table, found: Found) -> Ask | None:
    offers, possible = found
    natural = table.way == "natural"
    if table.way == "quick" and not offers:
        return None
    asked = table.state.asked = _asked(table, offers)
    several = natural or len(asked) > 1  # at a natural table nobody is to know whether others are asked
    seats = {seat: _seat_ask(offers[seat], several) if seat in offers else PASS_ONLY for seat in asked}
    return Ask("response", "inn.window", seats, about(table.top()), clock=natural, possible=possible)


def _asked(table: Table, offers: Offers) -> list[int]:
    """The seats that are asked, from the player who played or revealed the thing on (ruling 1)."""
    state, item = table.state, table.top()
    seats = state.from_seat(item.by if item is not None and item.by != INN else state.active)
    if table.way != "sealed":
        return [seat for seat in seats if seat in offers]
    return [
        seat
        for seat in seats
        if (seat in offers or not is_away(table, seat)) and (not state.heeded or not silent(table, seat))
    ]


def _seat_ask(offered: Mapping[str, Option], several: bool) -> SeatAsk:
    """Pass, or one of these; if `several` may answer, each also in case nobody else does."""
    options: dict[str, Option] = {"pass": PASS}
    for key, option in offered.items():
        options[key] = option
        if several:
            options[f"{key}?"] = Option(f"{key}?", option.targets, option.least, option.most)
    return SeatAsk(options, ("pass",))


def about(item: Item | None) -> Mapping[str, object]:
    """The facts that the text of a window needs."""
    return {} if item is None else {"what": item.what, "by": item.by, "card": item.card}


def with_orders(table: Table, answers: Answers) -> Answers:
    """The answers of the seats that were asked, and those that standing orders give for the others."""
    if not table.state.heeded:
        return answers
    masks = situation(table)
    ordered = [seat for seat in table.state.living() if seat not in answers and silent(table, seat)]
    return {**answers, **{seat: (by_order(table, playable(table, seat, masks[seat]), seat),) for seat in ordered}}


def chosen(table: Table, answers: Answers) -> tuple[int, str, tuple[str, ...]] | None:
    """The answer that is played: seat, option and targets; None when everybody has passed.

    003 *Timing*: Anytime Cards before Sometimes Cards, each in turn order from the player whose turn it is. Answers
    given only in case nobody else plays count when all others have passed, in turn order alone (the rule for a
    deadlock).
    """
    said = {seat: picks[0] for seat, picks in answers.items() if picks[0] != "pass"}
    if not said:
        return None
    firm: list[tuple[int, int, str, tuple[str, ...]]] = []
    timid: list[tuple[int, int, str, tuple[str, ...]]] = []
    order = {seat: place for place, seat in enumerate(table.state.from_seat(table.state.active))}
    for seat, pick in said.items():
        key, targets = split_pick(pick)
        plain = key.rstrip("?")
        potion = table.state.shared is not None and plain.startswith(POTION)
        at_once = potion or named(table, seat, plain).kind in ("anytime", RULE)
        late = 0 if at_once else len(order)
        (firm if plain == key else timid).append((late + order.get(seat, len(order)), seat, plain, targets))
    if firm:
        return min(firm)[1:]
    return min((order.get(answer[1], len(order)), *answer[1:]) for answer in timid)[1:]


def standing(table: Table, seat: int) -> dict[str, Option]:
    """The cards a seat may play although it is not asked: Anytime Cards, and Sometimes Cards that apply now."""
    state: State = table.state
    if state.over or seat in state.asked or state.seats[seat].out:
        return {}
    return playable(table, seat, situation(table)[seat])
