"""Playing a Round of Gambling, from its antes to its end.

Rules: 003 *Gambling*, *Ending the Round*; rulings 7 and 12.
"""

from __future__ import annotations

from bot.engine import Ask, AskBuilder, Option, SeatAsk, split_pick
from bot.games.inn.rules.events import RoundLost, RoundWon
from bot.games.inn.rules.play import rounds
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playing import play
from bot.games.inn.rules.play.state import INN, Item, Round
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import PASS, playable, situation


def play_round(t: Table) -> Moves:
    """From the first seat after the starter to the end; the antes have been made."""
    state = t.state
    while (pot := state.round) is not None and not state.over:
        seat = INN if pot.over else _next(pot, len(state.seats))
        if seat == INN:
            yield from _finish(t, pot)
            continue
        yield from _turn(t, pot, seat)
    rounds.pay_out(t, next(iter(state.living()), INN))  # the game ended inside it


def _next(pot: Round, seats: int) -> int:
    """Whose turn it is in the Round; INN when it has ended: one is left, or all the others have passed."""
    if len(pot.inside) <= 1:
        rounds.decide(pot, pot.inside[0] if pot.inside else INN)
        return INN
    for step in range(1, seats + 1):
        seat = (pot.at + step) % seats
        if seat in pot.inside and seat != pot.control and seat not in pot.passed:
            return seat
    rounds.decide(pot, pot.control)
    return INN


def _asker(t: Table, seat: int) -> AskBuilder:
    return lambda: _build(t, seat)


def _build(t: Table, seat: int) -> Ask | None:
    pot = t.state.round
    t.state.asked = [seat]
    if pot is None or pot.over or seat not in pot.inside or len(pot.inside) <= 1 or t.state.over:
        return None
    options: dict[str, Option] = {"pass": PASS}
    for code in dict.fromkeys(t.state.seats[seat].hand):
        if may_gamble(t, code):
            option = gamble_option(t, seat, code)
            if option is not None:
                options[option.key] = option
    options.update(playable(t, seat, situation(t)[seat]))
    return Ask("turn", "inn.gamble", {seat: SeatAsk(options, ("pass",))}, {"pot": pot.pot, "control": pot.control})


def may_gamble(t: Table, code: str) -> bool:
    """A Cheating Card goes on anything, a Gambling Card on anything but a card only Cheating beats."""
    card = t.cards[code]
    pot = t.state.round
    return card.gambles and pot is not None and (card.kind == "cheating" or pot.top != "winning")


def gamble_option(t: Table, seat: int, code: str) -> Option | None:
    """A Gambling or Cheating Card as an option."""
    card = t.cards[code]
    use = card.uses[0]
    if not use.pick:
        return card.plain
    pot = t.state.round
    seats = [str(one) for one in t.state.others(seat) if use.pick != "in-round" or (pot and one in pot.inside)]
    return Option(code, tuple(seats), 1, 1) if seats else None


def _turn(t: Table, pot: Round, seat: int) -> Moves:
    answers = yield _asker(t, seat)
    t.state.asked = []
    if seat not in answers:
        return  # something happened out of turn: look again whose turn it is
    key, targets = split_pick(answers[seat][0])
    if key == "pass":
        rounds.pass_turn(t, pot, seat)
        return
    gambles = t.cards[key.partition(":")[0]].gambles
    yield from play(t, seat, key, targets)
    if not gambles:
        return  # still their turn
    rounds.has_acted(pot, seat)
    if not pot.over and seat in pot.inside and pot.control != seat:
        rounds.pass_turn(t, pot, seat)  # 003, note on Negating it: its player counts as having passed


def _finish(t: Table, pot: Round) -> Moves:
    """Somebody wins, or nobody does; cards that change a win come first."""
    if pot.winner != INN:
        t.told.tell(RoundWon, seat=pot.winner, pot=pot.pot)
        item = t.push(Item("won", pot.winner))
        yield from t.respond(item)
        t.pop()
        if not pot.over:
            return  # it goes on
        rounds.decide(pot, item.by)
    else:
        t.told.tell(RoundLost, pot=pot.pot)
    rounds.pay_out(t, pot.winner)
    yield from check_losses(t)
