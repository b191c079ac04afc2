"""The one gate: whether something reaches a player now.

Each part of a plan is asked for here as it takes effect, each Drink as it is drunk, and each group of players as it is
formed. Nothing reaches a player who is out, or away and so Ignores everything, or who must Ignore a kind of card. What
a player has Ignored by choice is marked in the part; what they Ignore whatever they choose is never stored, since it
may begin while a card is still being answered.

Rules: 003 *Negate and Ignore Effects*, *Your Turn Ends Now*, notes on *Staring Contest* and *My bite is worse than my
bark*.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import IgnoredAnyway, Reduced
from bot.games.inn.rules.play.standing import standing
from bot.games.inn.rules.play.state import INN, Drink, Item, Part
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.verbs import TableFacts

FELT: Final = frozenset(name for name, word in EFFECTS.items() if word.touches)
"""Words that change Fortitude, Alcohol Content or Gold."""

# -- a player --------------------------------------------------------------------------------------------------------


def is_away(table: TableFacts, seat: int) -> bool:
    """Whether a seat plays nothing, is asked nothing, and Ignores everything."""
    own = table.state.seats[seat]
    return own.away != "" or (table.library.shields and any(effect.word == "away" for effect in standing(table, seat)))


def must_ignore(table: TableFacts, seat: int, kind: str = "", by: int = INN) -> bool:
    """Whether a seat Ignores what a card of a kind would do to it, whatever it chooses.

    `kind`: empty for what is no card. `by`: who has played it; a player who must Ignore a kind does not Ignore cards of
    their own.
    """
    own, foreign = table.state.seats[seat], seat != by
    if own.away or (foreign and kind in own.ignores):
        return True
    # Hot: the decks of a house may have such effects, ours have none.
    return table.library.shields and _is_shielded(table, seat, kind, foreign)


def _is_shielded(table: TableFacts, seat: int, kind: str, foreign: bool) -> bool:
    """Whether a standing effect of a seat makes it Ignore a card of a kind; `foreign`: another player's."""
    return any(effect.word == "away" or (foreign and kind in effect.kinds) for effect in standing(table, seat))


def reaches(table: TableFacts, seat: int, kind: str = "", by: int = INN) -> bool:
    """Whether what a card of a kind does, or a Drink or a payment, reaches a seat now. See `must_ignore`."""
    return not table.state.seats[seat].out and not must_ignore(table, seat, kind, by)


def reached(table: TableFacts, seats: Iterable[int], kind: str = "", by: int = INN) -> list[int]:
    """Of some seats those that it reaches now, in their order. See `reaches`."""
    found: list[int] = []  # hot: a comprehension costs more
    for seat in seats:
        if reaches(table, seat, kind, by):
            found.append(seat)
    return found


# -- a part of a plan, and a Drink -----------------------------------------------------------------------------------


def kind_of(table: TableFacts, item: Item) -> str:
    """The kind that an item counts as for those who Ignore a kind; empty for what is no card.

    What is used in front of a player, and what a counter does to its holder, is an Action (003 *Minions*, *Scarab
    Damage*).
    """
    if item.what in ("use", "bite"):
        return "action"
    return table.cards[item.card].kind if item.what in ("card", "chosen", "encounter") else ""


def shields(table: TableFacts, item: Item, part: Part) -> bool:
    """Whether the player whom a part concerns Ignores it now without a choice; a thing in front of them does not.

    What their own card makes them do still happens while they are away; only what it would change of theirs does not.
    """
    seat, kind = part.seat, kind_of(table, item)
    own = seat == item.by and kind != "event"  # nobody plays an Event
    if part.thing >= 0 or (own and part.word not in FELT):
        return False
    return must_ignore(table, seat, kind, seat if own else INN)


def is_ignored(table: TableFacts, item: Item, part: Part) -> bool:
    """Whether a part of an item does nothing to its player: they have Ignored it, or Ignore it whatever they choose."""
    if part.ignored:
        return True
    own = table.state.seats[part.seat]
    if not (own.away or own.ignores or table.library.shields):  # hot: mostly nobody is away
        return False
    return shields(table, item, part) and not spared(table, item, part)


def spared(table: TableFacts, item: Item, part: Part) -> int:
    """By how much less a player loses who must Ignore a loss that nobody Ignores (003 *My bite*); 0 for any other."""
    less = table.cards[item.card].uses[item.use].ignore_as if item.what in ("card", "use") else 0
    return less if less and part.word == "lose-fortitude" and shields(table, item, part) else 0


def is_drunk(table: TableFacts, drink: Drink) -> bool:
    """Whether a Drink has an effect on its drinker: nobody has Ignored it, and it reaches them now."""
    gone = drink.ignored or table.state.seats[drink.drinker].out  # hot: `reaches` would be a call more
    return not gone and not must_ignore(table, drink.drinker)


# -- Ignoring --------------------------------------------------------------------------------------------------------


def ignore_part(table: Table, item: Item, part: Part) -> None:
    """A part of an item does not happen; a loss that nobody can Ignore becomes smaller instead (003 *My bite*)."""
    less = table.cards[item.card].uses[item.use].ignore_as if item.what in ("card", "use") else 0
    if not less or part.word != "lose-fortitude":
        part.ignored = True
        return
    before, part.reduced = max(0, part.n - part.less), True
    part.less += less
    left = max(0, before - less)
    table.told.tell(Reduced, seat=part.seat, by=before - left, left=left)


def tell_shielded(table: Table, item: Item, parts: Iterable[Part], told: Iterable[int] = ()) -> None:
    """Say of the players whom parts of an item concern that they Ignore it whatever they choose.

    `told`: the seats of which that has been said already.
    """
    found = dict.fromkeys(part.seat for part in parts if shields(table, item, part))
    for seat in found:
        if seat not in told:
            of, away = kind_of(table, item), is_away(table, seat)
            table.told.tell(IgnoredAnyway, seat=seat, card=item.card, why="away" if away else "kind", of=of)


def tell_ignored(table: Table, item: Item, parts: Iterable[Part], why: Literal["before", "alone"]) -> None:
    """Say of the players whom parts of an item concern now that they Ignore it: for this reason, unless they Ignore all
    that is like it.
    """
    for part in {part.seat: part for part in parts if part.thing < 0 and is_ignored(table, item, part)}.values():
        if shields(table, item, part):
            tell_shielded(table, item, [part])
        else:
            table.told.tell(IgnoredAnyway, seat=part.seat, card=item.card, why=why, of=kind_of(table, item))
