"""Playing a Round of Gambling, from its antes to its end.

Rules: 003 *Gambling*, *Ending the Round*; rulings 7 and 12.
"""

from __future__ import annotations

from bot.engine import Ask, AskBuilder, Option, SeatAsk, split_pick
from bot.games.inn.rules.events import RoundLost, RoundWon
from bot.games.inn.rules.play import rounds
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playable import held, is_limited, option_of, playable
from bot.games.inn.rules.play.playing import play
from bot.games.inn.rules.play.situations import situation
from bot.games.inn.rules.play.standing import cares
from bot.games.inn.rules.play.state import INN, Item, Round
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import PASS


def play_round(table: Table) -> Moves:
    """From the first seat after the starter to the end; the antes have been made."""
    state = table.state
    while (pot := state.round) is not None and not state.over:
        seat = INN if pot.over else _next(pot, len(state.seats))
        if seat == INN:
            yield from _finish(table, pot)
            continue
        yield from _turn(table, pot, seat)
    rounds.pay_out(table, next(iter(state.living()), INN))  # the game ended inside it


def _next(pot: Round, seats: int) -> int:
    """Whose turn it is in the Round; INN when it has ended: one seat is left, or all the others have passed."""
    if len(pot.inside) <= 1:
        rounds.decide(pot, pot.inside[0] if pot.inside else INN)
        return INN
    for step in range(1, seats + 1):
        seat = (pot.at + step) % seats
        if seat in pot.inside and seat != pot.control and seat not in pot.passed:
            return seat
    rounds.decide(pot, pot.control)
    return INN


def _asker(table: Table, seat: int) -> AskBuilder:
    return lambda: _build(table, seat)


def _build(table: Table, seat: int) -> Ask | None:
    pot = table.state.round
    table.state.asked = [seat]
    if pot is None or pot.over or seat not in pot.inside or len(pot.inside) <= 1 or table.state.over:
        return None
    options: dict[str, Option] = {"pass": PASS}
    limited, winning = is_limited(table), pot.top == "winning"
    for code in dict.fromkeys(held(table, seat)):
        card = table.cards[code]
        # Cheating Cards can be played on any card, Gambling Cards unless only Cheating beats the top card.
        if card.gambles and (not winning or card.kind == "cheating" or card.over_winning):
            option = option_of(table, seat, card, card.uses[0], limited)
            if option is not None:  # None: it cannot be paid, or has no target
                options[option.key] = option
    options.update(playable(table, seat, situation(table)[seat]))
    return Ask("turn", "inn.gamble", {seat: SeatAsk(options, ("pass",))}, {"pot": pot.pot, "control": pot.control})


def _turn(table: Table, pot: Round, seat: int) -> Moves:
    answers = yield _asker(table, seat)
    table.state.asked = []
    if seat not in answers:
        return  # something happened out of turn: look again whose turn it is
    key, targets = split_pick(answers[seat][0])
    if key == "pass":
        rounds.pass_turn(table, pot, seat)
        return
    gambles = table.cards[key.partition(":")[0]].gambles
    yield from play(table, seat, key, targets)
    if not gambles:
        return  # still their turn
    rounds.has_acted(pot, seat)
    if not pot.over and seat in pot.inside and pot.control != seat:
        rounds.pass_turn(table, pot, seat)  # 003, note on Negating it: its player counts as having passed


def _finish(table: Table, pot: Round) -> Moves:
    """Somebody wins, or nobody does; cards that change a win come first."""
    if pot.winner != INN:
        table.told.tell(RoundWon, seat=pot.winner, pot=pot.pot)
        item = table.push(Item("won", pot.winner))
        yield from table.respond(item)
        table.pop()
        if not pot.over:
            return  # the Round continues
        rounds.decide(pot, item.by)
    else:
        table.told.tell(RoundLost, pot=pot.pot)
    winner, gold = pot.winner, pot.pot
    rounds.pay_out(table, winner)
    if winner != INN and gold and cares(table, "pot-taken", "gold-gained"):
        item = table.push(Item("taken", winner, collected=gold, seats=[winner]))
        yield from table.respond(item)
        table.pop()
    yield from check_losses(table)
