"""A Round of Gambling: its changes, by cards and as turns are taken. `gambling` plays it to its end.

Rules: 003 *Gambling* and its parts; 002 on the card that gives the pot to the Inn; rulings 7, 8, 10 and 12.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.events import ControlTaken, LeftRound, NoAntes, Passed, PotStolen, RoundBegan, RoundGoesOn
from bot.games.inn.rules.play.champions import only_champions
from bot.games.inn.rules.play.payments import inn_share
from bot.games.inn.rules.play.reach import is_ignored, kind_of, reached, reaches
from bot.games.inn.rules.play.standing import first_gold
from bot.games.inn.rules.play.state import INN, Item, Part, Round
from bot.games.inn.rules.play.table import Table

# -- plans -----------------------------------------------------------------------------------------------------------


def antes(table: Table, item: Item, effect: EffectData) -> list[Part]:
    """The plan of a card that makes players ante: its other effect, then an ante of each seat in the Round.

    The antes are in turn order from the card's player, or from the Champion of the player's team.

    When a Round starts, everybody is in it whom the card reaches.
    """
    state = table.state
    parts: list[Part] = []
    if effect.word == "start-round":
        no_leave = table.cards[item.card].uses[item.use].no_leave
        inside = sorted(only_champions(item, reached(table, state.from_seat(item.by), kind_of(table, item), item.by)))
        state.round = Round(item.by, inside, item.by, item.by, no_leave=no_leave)
    if effect.word != "ante":
        parts.append(Part(effect.word, item.by, source=item.by))
    if state.round is None:
        return parts
    by = inside_for(table, state.round, item.by)
    order = state.from_seat(item.by if by == INN else by)
    return parts + [Part("ante", seat, effect.n or 1, item.by) for seat in order if seat in state.round.inside]


def replace_inside(table: Table, old: int, new: int) -> None:
    """Another player is in the Round in place of one who was to be; INN for nobody."""
    pot = table.state.round
    if pot is not None and old in pot.inside:
        pot.inside = sorted({*pot.inside, new} - {old, INN})


# -- effects ---------------------------------------------------------------------------------------------------------


def start_round(table: Table, item: Item, part: Part) -> None:
    """The Round is on."""
    if table.state.round is not None:
        table.state.round.on = True
        table.told.tell(RoundBegan, starter=item.by)


def ante(table: Table, item: Item, part: Part) -> None:
    """Ante. If the card's player cannot, nobody antes (003), nor if that player's Champion cannot (ruling 111).

    A player without Gold does not either.
    """
    pot = table.state.round
    if pot is None or part.seat not in pot.inside:
        return
    same = table.state.same_party
    own = next((other for other in item.parts if other.word == "ante" and same(other.seat, item.by)), None)
    if own is not None and (own is part or is_ignored(table, item, own)) and not _can_ante(table, own):
        for other in item.parts:
            other.ignored = other.ignored or other.word == "ante"
        table.told.tell(NoAntes, seat=item.by)
        return
    share = inn_share(table, item, part)
    if share:
        table.ante(part.seat, share, "inn")
    if share < part.n:
        table.ante(part.seat, part.n - share, part.paid)


def _can_ante(table: Table, part: Part) -> bool:
    """Whether there is anything to ante: Gold in the Stash, or the Inn's."""
    return bool(part.paid or table.state.party(part.seat).gold or first_gold(table, part.seat))


def control(table: Table, item: Item, part: Part) -> None:
    """The card's player is winning now."""
    pot = table.state.round
    if pot is None:
        return
    if part.word == "winning":
        pot.top = "winning"
    else:
        pot.top = "cheating" if table.cards[item.card].kind == "cheating" else "gambling"
    pot.control = part.seat if part.seat in pot.inside else INN  # 003: a player who has left at once does not win
    pot.passed = []
    if table.told.listening:
        table.told.tell(ControlTaken, seat=pot.control)


def win_round(table: Table, item: Item, part: Part) -> None:
    """The Round ends at once, and the card's player wins it, or the Champion of the player's team (ruling 109).

    So does a player who has left it: the card has the play restrictions of the one that gives the pot to the Inn (003,
    note on *You don't need a winning hand*).
    """
    pot = table.state.round
    if pot is not None:
        winner = inside_for(table, pot, part.seat)
        decide(pot, part.seat if winner == INN else winner)


def inside_for(table: Table, pot: Round, seat: int) -> int:
    """Who is in the Round for a player: that player, or the Champion of the player's team; INN if nobody is."""
    return next((inside for inside in pot.inside if table.state.same_party(inside, seat)), INN)


def end_round(table: Table, item: Item, part: Part) -> None:
    """The Round ends at once, and the pot goes to the Inn."""
    if table.state.round is not None:
        decide(table.state.round, INN)


def take_pot(table: Table, item: Item, part: Part) -> None:
    """Some Gold out of the pot."""
    if table.take_pot(part.seat, part.n):
        item.gained.append(part.seat)


def steal_win(table: Table, item: Item, part: Part) -> None:
    """The pot goes to the card's player; only the first card that changes a win counts (003)."""
    won = table.state.stack[-2]
    won.by = part.seat
    won.taken = True
    table.told.tell(PotStolen, seat=part.seat)


def take_half(table: Table, item: Item, part: Part) -> None:
    """Half of the pot that somebody has just taken, rounded down, from that player."""
    taken = table.state.stack[-2]
    if reaches(table, taken.by) and table.pay(taken.by, taken.collected // 2, part.seat):
        item.gained.append(part.seat)


def restart_round(table: Table, item: Item, part: Part) -> None:
    """The Round continues with the card's player in control, or the Champion of the player's team (rulings 12, 109)."""
    pot = table.state.round
    if pot is None:
        return
    table.state.stack[-2].taken = True
    pot.over = False
    pot.winner = INN
    pot.top = "gambling"
    pot.passed = []
    pot.control = inside_for(table, pot, part.seat)
    pot.at = part.seat if pot.control == INN else pot.control
    table.told.tell(RoundGoesOn, seat=part.seat)


# -- its course ------------------------------------------------------------------------------------------------------


def decide(pot: Round, winner: int) -> None:
    """The Round has come to its end; INN when nobody wins it."""
    pot.over = True
    pot.winner = winner


def has_acted(pot: Round, seat: int) -> None:
    """A seat has played a card of the Round: it is the next seat's turn."""
    pot.at = seat


def pass_turn(table: Table, pot: Round, seat: int) -> None:
    """A seat does not try to win the Round, unless somebody else takes control later."""
    pot.at = seat
    pot.passed.append(seat)
    if table.told.listening:
        table.told.tell(Passed, seat=seat)


def pay_out(table: Table, winner: int) -> None:
    """The pot goes to the winner, or to the Inn, and the Round is over."""
    if table.state.round is not None:
        table.take_pot(winner, table.state.round.pot)
        close(table)


def close(table: Table) -> None:
    """There is no Round any more."""
    table.state.round = None


def leave_round(table: Table, seat: int) -> None:
    """A seat is no longer in the Round of Gambling; if it was winning, nobody is."""
    pot = table.state.round
    if pot is None or seat not in pot.inside:
        return
    pot.inside.remove(seat)
    if seat in pot.passed:
        pot.passed.remove(seat)
    if pot.control == seat:
        pot.control = INN
    table.told.tell(LeftRound, seat=seat)
    if len(pot.inside) <= 1:  # 003: then the Round ends, and antes that are still asked for are not made
        for part in (part for item in table.state.stack for part in item.parts):
            part.ignored = part.ignored or part.word == "ante"
