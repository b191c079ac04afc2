"""Side decks: revealed, added to a card, put in front of a player, kept, taken and bought.

Rules: 002 *Gear Cards*; 003 *Wulfric*, *Form Cards*; the dividers of Kaylin, Phrenk, Wizgille and Lizwick.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeAlias

from bot.engine import Answers, AskBuilder
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import full_code
from bot.games.inn.rules.picks import Pick, PickKind
from bot.games.inn.rules.play.asking import choice, pick_one, pick_targets
from bot.games.inn.rules.play.playable import option_of
from bot.games.inn.rules.play.standing import level
from bot.games.inn.rules.play.state import Item, Laid, Part
from bot.games.inn.rules.play.table import HAND, Moves, Table

Named: TypeAlias = Generator[AskBuilder, Answers, list[str]]
Added: TypeAlias = tuple[str, list[str]]
"""A side card that was added to a card, and its targets."""

# -- cards in front of a player ---------------------------------------------------------------------------------------


def in_front(table: Table, seat: int, side: str = "") -> list[Laid]:
    """The cards of a seat's own side decks (`side`: of this one) that lie in front of it."""
    return [
        laid
        for laid in table.state.seats[seat].front
        if laid.owner == seat and table.cards[laid.card].side and side in ("", table.cards[laid.card].side)
    ]


def hand_size(table: Table, seat: int) -> int:
    """How many cards a seat draws up to: it may depend on how many of its side cards lie in front of it.

    A Boss who plays alone has more (003 *Boss Battle*).
    """
    hands = table.character(seat).hands
    usual = hands[min(len(in_front(table, seat)), len(hands) - 1)] if hands else HAND
    return usual + table.variant.more_cards(len(table.state.seats), table.state.seats[seat].boss)


# -- revealing -------------------------------------------------------------------------------------------------------


def reveal(table: Table, item: Item, part: Part) -> Moves | None:
    """The top card of a side deck, where the deck says; one that adds to a card was revealed as that was played."""
    effect = _effect(table, item, part)
    if effect.of not in table.state.seats[part.seat].sides:
        return None  # a card of another player's character
    deck = table.character(part.seat).sides[effect.of]
    match deck.revealed:
        case "adds":
            return None
        case "holds":
            table.turn_side(part.seat, effect.of)
            return None
        case _:
            return _equip(table, part.seat, effect.of)


def _equip(table: Table, seat: int, side: str) -> Moves:
    """In front of its player, or it takes effect at once; past the limit one of those in front is discarded."""
    code = table.reveal_side(seat, side)
    if not code:
        return
    if table.cards[code].at_once:
        yield from table.happen(code, seat)
        return
    table.lay(seat, code, seat)
    most = table.character(seat).most_in_front
    while most and len(in_front(table, seat)) > most:
        yield from _drop(table, seat, in_front(table, seat), code)


def _drop(table: Table, seat: int, laid: list[Laid], new: str) -> Moves:
    table.put_away(seat, (yield from _quietly(table, seat, "drop", laid, "inn.front", new)))


def add_cards(table: Table, item: Item, effects: Iterable[EffectData]) -> Generator[AskBuilder, Answers, list[Added]]:
    """The side cards that are added to a card as it is played, with their targets; until then nobody plays anything."""
    sides = table.character(item.by).sides
    found: list[Added] = []
    for effect in effects:
        if effect.word != "reveal" or effect.of not in sides or sides[effect.of].revealed != "adds":
            continue
        code = table.reveal_side(item.by, effect.of, item)
        if code:
            table.hush(True)
            found.append((code, (yield from name_targets(table, item.by, code))))
            table.hush(False)
    return found


def name_targets(table: Table, seat: int, code: str) -> Named:
    """The targets that a seat names for a side card that was revealed; none if it wants none, or there are none."""
    card = table.cards[code]
    use = card.uses[0]
    option = option_of(table, seat, card, use) if use.pick else None
    if option is None or not option.most:
        return []
    targets = option.targets[: option.least]
    if len(option.targets) > 1:
        asked = pick_targets("aim", option.targets, option.least, option.most)
        targets = (yield from choice(table, seat, asked, "inn.added", card=code)).targets
    return list(targets)


# -- keeping, taking, buying -----------------------------------------------------------------------------------------


def keep(table: Table, item: Item, part: Part) -> Moves:
    """Of the cards of a side deck in front of its player one stays; the others are discarded."""
    laid = in_front(table, part.seat, _effect(table, item, part).of)
    if len(laid) < 2:
        return
    kept = yield from _quietly(table, part.seat, "keep", laid, "inn.keep", part.card or item.card)
    for each in laid:
        if each is not kept:
            table.put_away(part.seat, each)


def _quietly(
    table: Table, seat: int, kind: PickKind, laid: list[Laid], about: str, card: str
) -> Generator[AskBuilder, Answers, Laid]:
    """Which of several cards in front of it a seat chooses; until then nobody plays or sells any of them. `card`: what
    it is chosen for.
    """
    asked, quiet = pick_one(Pick(kind, each.card) for each in laid), table.state.quiet
    if len(asked.options) == 1:
        return laid[0]
    table.hush(True)
    pick = yield from choice(table, seat, asked, about, card=card)
    table.hush(quiet)
    return next(each for each in laid if each.card == pick.of)


def take(table: Table, item: Item, part: Part) -> Moves:
    """Cards of side decks that join the Character Deck, one after the other."""
    for left in range(part.n, 0, -1):
        picks = _joining(table, part.seat, "take")
        if not picks:
            return
        pick = picks[0]
        if len(picks) > 1:
            pick = yield from choice(table, part.seat, pick_one(picks), "inn.take", left=left)
        table.take_side(part.seat, pick.of)


def buy(table: Table, item: Item, part: Part) -> Moves:
    """The same for so many of a counter each, as long as the player likes and can."""
    counter = full_code(item.card, _effect(table, item, part).of)
    least = table.library.counters[counter].least
    while level(table, part.seat, counter) - part.n >= least and (picks := _joining(table, part.seat, "buy")):
        asked = pick_one((Pick("done"), *picks))
        pick = yield from choice(table, part.seat, asked, "inn.buy", counter=counter, n=part.n)
        if pick.kind == "done":
            return
        table.change_counter(part.seat, counter, -part.n)
        table.take_side(part.seat, pick.of)


def _joining(table: Table, seat: int, kind: PickKind) -> list[Pick]:
    """A seat's side decks that join its Character Deck and have cards, the largest first."""
    own = table.state.seats[seat]
    decks = table.character(seat).sides
    there = [code for code, side in own.sides.items() if decks[code].joins and side.draw]
    there.sort(key=lambda code: -len(own.sides[code].draw))
    return [Pick(kind, code) for code in there]


def _effect(table: Table, item: Item, part: Part) -> EffectData:
    return table.cards[part.card or item.card].effects[part.at]
