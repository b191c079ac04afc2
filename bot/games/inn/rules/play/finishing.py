"""Going on from an open window: the second half of whatever is being resolved.

Each thing that players may answer is begun, answered, and finished. Here all finishes stand side by side, so that what
lies on a stack can be brought to its end without the generators that began it. What those alone know cannot be gone
on with: see `is_whole`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.play import choices, drink_events, drinks, encounters, gambling, losing, playing, rounds
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.resolving import carry_out, finish_wages, unpaid
from bot.games.inn.rules.play.state import INN, Item, Part, Round, State
from bot.games.inn.rules.play.table import Moves, Table

BEGINS: Final[Mapping[str, frozenset[str]]] = {
    "drink-pile": frozenset({"drinks", "event", "gained"}),
    "drink-deck": frozenset({"drinks", "gained"}),
    "order": frozenset({"refill"}),
    "shuffle-in-pile": frozenset({"refill"}),
    "choose": frozenset({"chosen"}),
    "coin": frozenset({"chosen"}),
    "strike": frozenset({"chosen"}),
    "borrow-card": frozenset({"card"}),
}
"""By word of a part that others may answer something in the middle of: what that is, when nothing is left to do for the
part but to finish it. Under anything else something is still to be chosen."""
AGAIN: Final = frozenset({"drink-pile", "order"})
"""Words that do the same once more, as often as their number says."""
ASKS: Final = frozenset(
    {"choose", "strike", "bid", "secret", "discard-cards", "give", "borrow-card", "take", "buy", "ante-fortitude"}
)
"""Words that do nothing before they have asked: where the answer is still open, they ask again. What has been said of a
bid or of a choice of several players is then said once more."""
ONE_BY_ONE: Final = frozenset({"take"})
"""Those of them that ask again and again, as often as their number says."""
MEANWHILE: Final = frozenset({"", "card", "use"})
"""What lies on something that somebody is asked about: nothing, or what is played before the answer."""
WAGES: Final = frozenset({"wages"})
NOTHING: Final = frozenset[str]()


def settle(table: Table, gambled: int = INN, *, answered: bool = False) -> Moves:
    """Bring all that is being resolved to its end, and the Round of Gambling if it ends by that.

    Nobody answers what lies there any more, unless it is `answered`: then the window on it opens again. Everything must
    be whole (`is_whole`).
    `gambled`: the seat whose card for the Round has been resolved already.
    """
    state = table.state
    _ask_again(state)
    pot = state.round
    was_on = pot is not None and pot.on
    if state.stack and _gambles(table, state.stack[0]):
        gambled = state.stack[0].by
    while state.stack:
        item = state.stack[-1]
        if answered and not (item.shut or item.negated):
            yield from table.respond(item)
        yield from finish(table, item)
        yield from check_losses(table)
    if gambled != INN and pot is not None and was_on and state.round is pot:
        gambling.has_gambled(table, pot, gambled)
    yield from _go_on(table, state.round)


def _gambles(table: Table, item: Item) -> bool:
    return item.what == "card" and table.cards[item.card].gambles


def _go_on(table: Table, pot: Round | None) -> Moves:
    """A Round that has not begun is over; one in which nobody has a turn any more ends."""
    if pot is None:
        return
    if table.state.over:
        gambling.leave_pot(table)
    elif not pot.on:
        rounds.close(table)
        yield from check_losses(table)
    elif gambling.next_in(pot, len(table.state.seats)) == INN:
        yield from gambling.end(table, pot)


def finish(table: Table, item: Item) -> Moves:
    """The second half of what lies on top of the stack: nobody answers it any more."""
    match item.what:
        case "card" | "use":
            yield from playing.finish(table, item)
        case "bite" | "time":
            yield from carry_out(table, item, EFFECTS_OF_CARDS)
        case "encounter":
            yield from encounters.finish(table, item)
        case "chosen":
            yield from choices.finish(table, item, EFFECTS_OF_CARDS)
        case "drinks":
            yield from drinks.finish_drinks(table, item)
        case "event" if item.done and not item.parts:  # nothing comes after what it has begun (see `is_whole`)
            table.pop()
        case "event":
            yield from drink_events.finish(table, item)
        case "refill":
            yield from drinks.finish_refill(table, item)
        case "collect":
            yield from drink_events.finish_collect(table, item)
        case "wages":
            if not finish_wages(table, item):
                unpaid(table, table.state.stack[-1])
        case "won":
            yield from gambling.finish(table, item)
        case "losing":
            yield from losing.finish(table, item)
        case "hurt" | "gained" | "taken" | "phase":
            table.pop()


def is_whole(state: State, library: Library) -> bool:
    """Whether everything that is being resolved can be gone on with.

    Not so while a plan is still being made, while Drinks are being revealed or shared, where somebody is to choose
    something after more than that has happened, and where a part of a plan goes on once what it has begun is finished.
    """
    above = ""
    for item in reversed(state.stack):
        if not _is_whole(item, above, library):
            return False
        above = item.what
    return True


def _ask_again(state: State) -> None:
    """What has asked and has no answer yet is done once more."""
    above = ""
    for item in reversed(state.stack):
        if item.done and not (item.what == "event" and not item.parts) and _is_open(item.parts[item.done - 1], above):
            item.done -= 1
        above = item.what


def _is_open(part: Part, above: str) -> bool:
    """Whether a part that has begun waits for an answer, before anything else of it."""
    if above not in MEANWHILE:
        return False
    if part.thing >= 0 and part.word != "count":
        return True
    again = part.word in ONE_BY_ONE and part.n > 1
    return part.word in ASKS and above not in BEGINS.get(part.word, NOTHING) and not again


def _is_whole(item: Item, above: str, library: Library) -> bool:
    if item.what == "phase" or (item.what == "drinks" and item.shut):
        return False
    if item.what == "event" and item.done and not item.parts:
        return above == "drinks" and library.drinks[item.card].event not in ("contest", "challenge")
    if not item.done:
        return bool(item.parts) or not item.shut
    begun = item.parts[item.done - 1]
    if _is_open(begun, above):
        return True
    begins = WAGES if begun.thing >= 0 else BEGINS.get(begun.word, NOTHING)
    return above in begins and not (begun.word in AGAIN and begun.n > 1)
