"""A Round of Gambling.

Rules: 003 *Gambling* and its parts; 002 on the card that gives the pot to the Inn; rulings 7, 8, 10 and 12.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine import Ask, AskBuilder, Option, SeatAsk, split_pick
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.state import INN, Item, Part, Round
from bot.games.inn.rules.play.windows import PASS, playable, situation

if TYPE_CHECKING:
    from bot.games.inn.rules.play.table import Moves, Table

# -- plans -----------------------------------------------------------------------------------------------------------


def antes(t: Table, item: Item, effect: EffectData) -> list[Part]:
    """A card that makes players ante: what else it does, then everybody who is in the Round, from its player on.

    A Round that starts asks everybody.
    """
    state = t.state
    parts: list[Part] = []
    if effect.word == "start-round":
        state.round = Round(item.by, list(state.living()), item.by, item.by)
    if effect.word != "ante":
        parts.append(Part(effect.word, item.by, source=item.by))
    inside = state.round.inside if state.round is not None else []
    return parts + [Part("ante", seat, effect.n or 1, item.by) for seat in state.from_seat(item.by) if seat in inside]


# -- effects ---------------------------------------------------------------------------------------------------------


def start_round(t: Table, item: Item, part: Part) -> None:
    """The Round is on."""
    if t.state.round is not None:
        t.state.round.on = True
        t.told.tell("round", {"starter": item.by})


def ante(t: Table, item: Item, part: Part) -> None:
    """Ante, unless who played the card cannot: then nobody does (003). Who has no Gold does not either."""
    pot = t.state.round
    if pot is None or part.seat not in pot.inside:
        return
    own = next((one for one in item.parts if one.word == "ante" and one.seat == item.by), None)
    if own is not None and (own is part or own.ignored) and not own.paid and t.state.party(item.by).gold == 0:
        for one in item.parts:
            one.ignored = one.ignored or one.word == "ante"
        t.told.tell("no-antes", {"seat": item.by})
        return
    t.ante(part.seat, part.n, part.paid)


def control(t: Table, item: Item, part: Part) -> None:
    """Its player is winning now."""
    pot = t.state.round
    if pot is None:
        return
    if part.word == "winning":
        pot.top = "winning"
    else:
        pot.top = "cheating" if t.cards[item.card].kind == "cheating" else "gambling"
    pot.control = part.seat if part.seat in pot.inside else INN  # 003: who has left at once does not win
    pot.passed = []
    t.told.tell("control", {"seat": pot.control})


def win_round(t: Table, item: Item, part: Part) -> None:
    """The Round ends at once, and the card's player wins it."""
    pot = t.state.round
    if pot is not None and part.seat in pot.inside:
        pot.over = True
        pot.winner = part.seat


def end_round(t: Table, item: Item, part: Part) -> None:
    """The Round ends at once, and the pot goes to the Inn."""
    if t.state.round is not None:
        t.state.round.over = True
        t.state.round.winner = INN


def take_pot(t: Table, item: Item, part: Part) -> None:
    """Some Gold out of the pot."""
    t.take_pot(part.seat, part.n)


def steal_win(t: Table, item: Item, part: Part) -> None:
    """The pot goes to the card's player; the first card that changes a win is the only one (003)."""
    won = t.state.stack[-2]
    won.by = part.seat
    won.taken = True
    t.told.tell("pot-stolen", {"seat": part.seat})


def restart_round(t: Table, item: Item, part: Part) -> None:
    """The Round goes on with the card's player in control (ruling 12)."""
    pot = t.state.round
    if pot is None:
        return
    t.state.stack[-2].taken = True
    pot.over = False
    pot.winner = INN
    pot.top = "gambling"
    pot.passed = []
    pot.at = part.seat
    pot.control = part.seat if part.seat in pot.inside else INN
    t.told.tell("round-goes-on", {"seat": part.seat})


# -- the Round -------------------------------------------------------------------------------------------------------


def play_round(t: Table) -> Moves:
    """From the first seat after the starter to the end; the antes have been made."""
    state = t.state
    while (pot := state.round) is not None and not state.over:
        seat = INN if pot.over else _next(pot, len(state.seats))
        if seat == INN:
            yield from _finish(t, pot)
            continue
        yield from _turn(t, pot, seat)
    if state.round is not None:  # the game ended inside it
        t.take_pot(next(iter(state.living()), INN), state.round.pot)
        state.round = None


def _next(pot: Round, seats: int) -> int:
    """Whose turn it is in the Round; INN when it has ended: one is left, or all the others have passed."""
    if len(pot.inside) <= 1:
        pot.over = True
        pot.winner = pot.inside[0] if pot.inside else INN
        return INN
    for step in range(1, seats + 1):
        seat = (pot.at + step) % seats
        if seat in pot.inside and seat != pot.control and seat not in pot.passed:
            return seat
    pot.over = True
    pot.winner = pot.control
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
    from bot.games.inn.rules.play.playing import play  # a card's effects are in the table that play reads

    answers = yield _asker(t, seat)
    t.state.asked = []
    if seat not in answers:
        return  # something happened out of turn: look again whose turn it is
    key, targets = split_pick(answers[seat][0])
    if key == "pass":
        _pass(t, pot, seat)
        return
    gambles = t.cards[key.partition(":")[0]].gambles
    yield from play(t, seat, key, targets)
    if not gambles:
        return  # still their turn
    pot.at = seat
    if not pot.over and seat in pot.inside and pot.control != seat:
        _pass(t, pot, seat)  # 003, note on Negating it: its player counts as having passed


def _pass(t: Table, pot: Round, seat: int) -> None:
    pot.at = seat
    pot.passed.append(seat)
    t.told.tell("passed", {"seat": seat})


def _finish(t: Table, pot: Round) -> Moves:
    """Somebody wins, or nobody does; cards that change a win come first."""
    from bot.games.inn.rules.play.playing import respond

    state = t.state
    if pot.winner != INN:
        t.told.tell("round-won", {"seat": pot.winner, "pot": pot.pot})
        item = t.push(Item("won", pot.winner))
        yield from respond(t, item)
        t.pop()
        if not pot.over:
            return  # it goes on
        pot.winner = item.by
    else:
        t.told.tell("round-lost", {"pot": pot.pot})
    t.take_pot(pot.winner, pot.pot)
    state.round = None
    yield from check_losses(t)
