"""Playing a Round of Gambling, from its antes to its end.

Rules: 003 *Gambling*, *Ending the Round*; rulings 7 and 12.
"""

from __future__ import annotations

from bot.engine import Ask, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.events import RoundLost, RoundWon
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play import rounds
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playable import beats, held, is_limited, option_of, playable
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
        seat = next_in(pot, len(state.seats))
        if seat == INN:
            yield from end(table, pot)
            continue
        yield from _turn(table, pot, seat)
    leave_pot(table)


def leave_pot(table: Table) -> None:
    """The game has ended inside the Round: who is left has the pot."""
    rounds.pay_out(table, next(iter(table.state.living()), INN))


def next_in(pot: Round, seats: int) -> int:
    """Whose turn it is in the Round; INN when it has ended: one seat is left, or all the others have passed."""
    if pot.over:
        return INN
    if len(pot.inside) <= 1:
        rounds.decide(pot, pot.inside[0] if pot.inside else INN)
        return INN
    for step in range(1, seats + 1):
        seat = (pot.at + step) % seats
        if seat in pot.inside and seat != pot.control and seat not in pot.passed:
            return seat
    rounds.decide(pot, pot.control)
    return INN


def _asker(table: Table, pot: Round, seat: int) -> AskBuilder:
    return lambda: _build(table, pot, seat)


def _build(table: Table, pot: Round, seat: int) -> Ask | None:
    table.state.asked = [seat]
    if pot.over or seat not in pot.inside or len(pot.inside) <= 1:
        return None
    options: dict[str, Option] = {"pass": PASS}
    limited = is_limited(table)
    for code in dict.fromkeys(held(table, seat)):
        card = table.cards[code]
        if card.gambles and beats(pot, card):
            option = option_of(table, seat, card, card.uses[0], limited)
            if option is not None:  # None: it cannot be paid, or has no target
                options[option.key] = option
    options.update(playable(table, seat, situation(table)[seat]))
    return Ask("turn", "inn.gamble", {seat: SeatAsk(options, ("pass",))}, {"pot": pot.pot, "control": pot.control})


def _turn(table: Table, pot: Round, seat: int) -> Moves:
    answers = yield _asker(table, pot, seat)
    if seat not in answers:
        return  # something happened out of turn: look again whose turn it is
    pick = read_pick(answers[seat][0])
    if pick.kind == "pass":
        rounds.pass_turn(table, pot, seat)
        return
    yield from play(table, seat, pick)
    if table.cards[pick.of].gambles:  # else it is still their turn
        has_gambled(table, pot, seat)


def has_gambled(table: Table, pot: Round, seat: int) -> None:
    """The card that a seat has played in its turn of the Round is resolved."""
    rounds.has_acted(pot, seat)
    if not pot.over and seat in pot.inside and pot.control != seat:
        rounds.pass_turn(table, pot, seat)  # 003, note on Negating it: its player counts as having passed


def end(table: Table, pot: Round) -> Moves:
    """Somebody wins, or nobody does; cards that change a win come first."""
    if pot.winner != INN:
        table.told.tell(RoundWon, seat=pot.winner, pot=pot.pot)
        item = table.push(Item("won", pot.winner))
        yield from table.respond(item)
        yield from finish(table, item)
    else:
        table.told.tell(RoundLost, pot=pot.pot)
        yield from _pay_out(table, pot)


def finish(table: Table, item: Item) -> Moves:
    """Nobody answers a win any more: the pot is paid out, unless a card has made the Round continue."""
    pot = table.state.round
    table.pop()
    if pot is not None and pot.over:
        rounds.decide(pot, item.by)
        yield from _pay_out(table, pot)


def _pay_out(table: Table, pot: Round) -> Moves:
    winner, gold = pot.winner, pot.pot
    rounds.pay_out(table, winner)
    if winner != INN and gold and cares(table, "pot-taken", "gold-gained"):
        item = table.push(Item("taken", winner, collected=gold, seats=[winner]))
        yield from table.respond(item)
        table.pop()
    yield from check_losses(table)
