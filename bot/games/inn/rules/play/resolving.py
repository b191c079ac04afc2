"""Resolving: the rest of a plan is applied to the parties, and players who were hurt may hit back.

Rules: 003 *Timing*, *Redirecting Damage*; rulings 4 and 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.inn.rules.play.state import INN, Item, Part
from bot.games.inn.rules.play.table import Moves, Table

Effect = Callable[[Table, Item, Part], "Moves | None"]
"""What a part of a plan does when it happens; the moves of those that ask, or that others may answer."""


def carry_out(table: Table, item: Item, effects: Mapping[str, Effect]) -> Moves:
    """Do what is left of a plan, take the item off the stack, and let those who were hurt hit back.

    `effects`: what the words of the plan do, except losing Fortitude, which is done here because players may answer it
    afterwards.
    """
    hurt: list[Part] = []
    for part in item.parts:
        gone = part.seat != INN and table.state.seats[part.seat].out != ""
        if part.ignored or (gone and part.word != "start-round"):  # a Round still begins for the others
            continue
        if part.word == "lose-fortitude":
            lost = table.lose_fortitude(part.seat, part.n, part.source)
            if lost and part.source != INN and not table.state.same_party(part.source, part.seat) and not part.reduced:
                hurt.append(Part("hurt", part.seat, lost, part.source))
        else:
            moves = effects[part.word](table, item, part)
            if moves is not None:
                yield from moves
    table.pop()
    if hurt:
        yield from _aftermath(table, item, hurt)


def _aftermath(table: Table, item: Item, hurt: list[Part]) -> Moves:
    """Those who have really lost Fortitude, and did not try to reduce it, may hit back (ruling 5)."""
    after = table.push(Item("hurt", item.by, item.card, parts=hurt))
    yield from table.respond(after)
    table.pop()


# -- what a card, a Drink Event or the Inn does to a party -----------------------------------------------------------


def _gain_fortitude(table: Table, item: Item, part: Part) -> None:
    table.gain_fortitude(part.seat, part.n)


def _gain_alcohol(table: Table, item: Item, part: Part) -> None:
    table.change_alcohol(part.seat, part.n)


def _lose_alcohol(table: Table, item: Item, part: Part) -> None:
    table.change_alcohol(part.seat, -part.n)


def _pay(table: Table, item: Item, part: Part) -> None:
    if part.to == INN or not table.state.seats[part.to].out:
        table.pay(part.seat, part.n, part.to, part.paid)


def _gain_gold(table: Table, item: Item, part: Part) -> None:
    table.gain_gold(part.seat, part.n)


def _draw(table: Table, item: Item, part: Part) -> None:
    table.draw(part.seat, part.n)


PARTY_EFFECTS: dict[str, Effect] = {
    "gain-fortitude": _gain_fortitude,
    "gain-alcohol": _gain_alcohol,
    "lose-alcohol": _lose_alcohol,
    "pay": _pay,
    "gain-gold": _gain_gold,
    "draw": _draw,
}
"""By word: all that a Drink Event may do (`vocabulary.EVENT_EFFECTS`), except losing Fortitude."""
