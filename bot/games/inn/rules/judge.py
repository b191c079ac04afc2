"""Why a card of a hand cannot be played now: which condition fails, and the case of the rules that decides.

It is asked of the rules, on the state of a view, and so tells nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from bot.games.inn.rules.cards.prepared import Card, Library, Use
from bot.games.inn.rules.foresee import table_of_view
from bot.games.inn.rules.play.costs import can_pay
from bot.games.inn.rules.play.gambling import next_in
from bot.games.inn.rules.play.playable import held, is_limited, option_of
from bot.games.inn.rules.play.reach import is_away
from bot.games.inn.rules.play.situations import situation
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.view import InnView

Reason: TypeAlias = Literal[
    "", "out", "away", "quiet", "condition", "action", "spent", "busy", "no-round", "outside", "winning",
    "not-your-turn", "others-turn", "cost", "no-target", "forbidden",
]  # fmt: skip
"""Why not: nothing (it can be played); its player is out, or away; something is to be chosen first; its condition does
not hold; it is an Action; its player has none left in this turn; something is being resolved; there is no Round of
Gambling; its player is not in it; only a Cheating Card beats what lies there; its player is in control, or has passed;
it is another player's turn in it; its cost cannot be paid; there is nobody to name; nothing of its sort is done to what
lies there."""
CASES: Mapping[Reason, str] = {
    "away": "away-ignores", "condition": "sometimes-condition", "action": "one-action",
    "spent": "one-action", "busy": "action-carried-out", "no-round": "round-starts", "outside": "leave-no-cards",
    "winning": "winning-hand", "not-your-turn": "round-choice", "others-turn": "round-choice",
    "no-target": "action-targets",
}  # fmt: skip
"""The case that decides, by its id in the book of cases; for other reasons the card's own rulings."""


def judge(view: InnView, library: Library, code: str) -> Reason:
    """Why the seat of a view cannot play a card of its hand now; empty if it can.

    Whether it has answered the open ask already is not looked at.
    """
    table, seat = table_of_view(view, library), view["me"]
    assert seat is not None
    state = table.state
    if state.over or state.seats[seat].out:
        return "out"
    if state.quiet:
        return "quiet"
    if is_away(table, seat) or code not in held(table, seat):
        return "away"
    card = library.cards[code]
    uses = [use for use in card.uses if not use.front]
    if card.gambles and state.round is not None:
        return _in_round(table, seat, card)
    if card.kind == "action":
        return _as_action(table, seat, card)
    if card.kind in ("sometimes", "anytime"):
        mask = situation(table)[seat]
        fitting = [use for use in uses if use.mask & mask]
        return _for_uses(table, seat, card, fitting) if fitting else "condition"
    return "no-round"


def _as_action(table: Table, seat: int, card: Card) -> Reason:
    state = table.state
    mine = state.phase == "action" and state.same_party(state.active, seat)
    if not mine or state.ended:
        return "action"
    if not state.actions_of(seat) or (state.shared is not None and seat in state.shared.done):
        return "spent"
    if state.stack or state.round is not None:
        return "busy"
    return _for_uses(table, seat, card, [use for use in card.uses if not use.front])


def _in_round(table: Table, seat: int, card: Card) -> Reason:
    pot = table.state.round
    assert pot is not None
    if seat not in pot.inside:
        return "outside"
    if table.state.stack:
        return "busy"
    if pot.top == "winning" and card.kind != "cheating" and not card.over_winning:
        return "winning"
    if pot.control == seat or seat in pot.passed:
        return "not-your-turn"
    if next_in(pot, len(table.state.seats)) != seat:
        return "others-turn"
    return _for_uses(table, seat, card, [card.uses[0]])


def _for_uses(table: Table, seat: int, card: Card, uses: list[Use]) -> Reason:
    """Why none of these uses, whose time it is, can be made."""
    if any(option_of(table, seat, card, use) is not None for use in uses):
        return ""
    if not any(can_pay(table, seat, card, use) for use in uses):
        return "cost"
    limited = is_limited(table)
    if limited and any(option_of(table, seat, card, use, limited=False) is not None for use in uses):
        return "forbidden"
    return "no-target"
