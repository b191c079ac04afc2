"""What counters do to their holders at the end of a turn.

Rules: 003 *Scarab Damage*.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.prepared import rule_code
from bot.games.inn.rules.play.counters import owner_of
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS, concerned
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.reach import tell_shielded
from bot.games.inn.rules.play.resolving import carry_out
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.table import Moves, Table


def bite(table: Table, seat: int, after: str = "") -> Moves:
    """One of each counter that bites goes back to its supply, and its holder suffers for it.

    That may be reduced or Ignored as though it were an Action Card of the counter's owner, who may be out. Nobody has
    caused it: nobody hits back, and it is not redirected. `after`: the counter whose rule this is has bitten already,
    with those before it.
    """
    codes = list(table.state.seats[seat].counters)
    done = [at for at, code in enumerate(codes) if _rule(table, code) == after]
    for code in codes[done[0] + 1 if done else 0 :]:
        data = table.library.counters[code]
        if not data.bite or table.state.seats[seat].out or not table.state.seats[seat].counters[code]:
            continue
        table.change_counter(seat, code, -1)
        rule = _rule(table, code)
        item = table.push(Item("bite", owner_of(table.state, code), rule))
        card = table.cards[rule]
        holder = Item("bite", seat, rule)
        item.parts = [
            Part(effect.word, bitten, effect.n, at=card.place(effect))
            for effect in card.uses[0].do
            for bitten in concerned(table, holder, effect, None)
        ]
        tell_shielded(table, item, item.parts)
        yield from table.respond(item)
        yield from carry_out(table, item, EFFECTS_OF_CARDS)
        yield from check_losses(table)


def _rule(table: Table, code: str) -> str:
    """The code of the rule by which a counter bites."""
    return rule_code(code.partition(".")[0], "bite", table.library.counters[code].id)
