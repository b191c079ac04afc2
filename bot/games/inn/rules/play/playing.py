"""Playing a card: plan, respond, resolve, aftermath.

Rules: 003 *Timing*, *Redirecting Damage*, *Negate and Ignore Effects*; rulings 1 to 5, 21 and 22.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Answers, Told
from bot.games.inn.rules.cards.library import Library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import Negated
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS, plan
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.orders import heed
from bot.games.inn.rules.play.resolving import carry_out
from bot.games.inn.rules.play.state import Item, State
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import chosen, window, with_orders


def respond(table: Table, item: Item) -> Moves:
    """Open the window on the top of the stack until nobody answers any more.

    One answer is played at a time; the cards of all other answers stay in the hands, and everybody is asked again.
    """
    while not item.negated:
        heed(table.state)
        ask = window(table)
        answers: Answers = (yield ask) if ask is not None else {}
        table.state.asked = []
        said = chosen(table, with_orders(table, answers))
        if said is None:
            if ask is not None and ask.empty:
                continue  # nobody was left to ask after a card out of turn: look again
            break
        seat, key, targets = said
        yield from play(table, seat, key, targets)
    item.shut = True


def play(table: Table, seat: int, key: str, targets: Iterable[str] = ()) -> Moves:
    """Play a card out of the hand: everybody may answer it, then what is left of its plan happens."""
    code, _, number = key.partition(":")
    item = Item("card", seat, code, int(number or 0), list(targets))
    answered = table.top()
    item.parts = plan(table, item, answered)
    if answered is not None and any(EFFECTS[effect.word].eases for effect in table.cards[code].uses[item.use].do):
        _eased(table, seat, answered)
    table.play_card(item)
    yield from respond(table, item)
    if item.negated:
        table.told.tell(Negated, card=code, seat=seat)
        table.pop()
    else:
        yield from carry_out(table, item, EFFECTS_OF_CARDS)
    yield from check_losses(table)


def _eased(table: Table, seat: int, answered: Item) -> None:
    """Players who try to reduce a loss do not hit back for it, even if the card is Negated (ruling 5)."""
    for part in answered.parts:
        if part.word == "lose-fortitude" and table.state.same_party(part.seat, seat):
            part.reduced = True


def table_of(state: State, told: Told, library: Library) -> Table:
    """The table of a state, its windows opened by `respond`: here the circle of the rules is closed (see `table`)."""
    return Table(state, told, library, respond)
