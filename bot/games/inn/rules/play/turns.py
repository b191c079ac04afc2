"""The four phases of a turn.

Rules: 003 *On Your Turn*, *Shared Turn Structure*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk, join_pick
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play import gambling, orders, rounds, times
from bot.games.inn.rules.play.costs import discards
from bot.games.inn.rules.play.drink_events import drink_phase
from bot.games.inn.rules.play.drinks import place
from bot.games.inn.rules.play.ending import end_of_turn
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playable import front_uses, held, is_limited, option_of, playable
from bot.games.inn.rules.play.playing import play
from bot.games.inn.rules.play.side_decks import hand_size
from bot.games.inn.rules.play.situations import situation
from bot.games.inn.rules.play.standing import cares
from bot.games.inn.rules.play.state import Item, SharedTurn
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import PASS, could_order_more

ORDERING: Final = ("order", "order-first")
"""Order the Drink and end the phase with it, or order it first and play cards of the phase after it."""
DRINK_NOW: Final = SeatAsk({"drink": Option("drink")}, ("drink",))
"""The ask for those of a team who still have to drink, when they are several."""


def turn(table: Table) -> Moves:
    """Discard and draw, act, order a Drink, drink. A player who goes out during the turn has no more phases."""
    return _phases(table, (start, _discard_phase, _action_phase, _order_phase, _drink_phase), from_start=True)


def rest_of_turn(table: Table) -> Moves:
    """The turn from the phase that it is in; in the Action Phase with as many Action Cards as are left.

    For looking ahead from a moment at which nothing is being resolved and no Round is on.
    """
    at = ("discard", "action", "order", "drink", "end").index(table.state.phase)
    rest = (_discard_phase, _action_phase, _order_phase, _drink_phase)[at:]
    return _phases(table, (_actions, *rest[1:]) if table.state.phase == "action" else rest)


def _phases(table: Table, phases: Iterable[Callable[[Table, list[int]], Moves]], *, from_start: bool = False) -> Moves:
    """The phases of the seats whose turn it is: one seat, or a team that takes them together."""
    state = table.state
    if from_start:
        if state.quiet:
            yield from times.set_out(table)
        orders.turn_begins(state)
        table.begin_turn()
        times.turn_begins(table)
    first = state.active
    team = state.mates(first)
    for phase in phases:
        if not (going := state.going(team)):
            break
        yield from phase(table, going)
    yield from end_of_turn(table, team)
    table.end_turn(first)


def start(table: Table, team: list[int]) -> Moves:
    """What the character does by itself as its turn starts."""
    for seat in team:
        if table.character(seat).times:
            yield from times.at_time(table, seat, "turn")
            yield from check_losses(table)


def _discard_phase(table: Table, team: list[int]) -> Moves:
    """Discard any cards, then draw up to seven; nobody can play cards between the first discard and the last draw.

    All of a team have said what they discard before anything is discarded, and all discard before anybody draws.
    """
    table.enter_phase("discard")
    answers = yield _asker(table, team, _discard_ask)
    for seat, picks in answers.items():
        table.discard(seat, [read_pick(pick).of for pick in picks])
    by_itself = [seat for seat in team if table.character(seat).times]
    for seat in by_itself:
        yield from times.at_time(table, seat, "discarded")
    for seat in team:
        lacking = hand_size(table, seat) - len(table.state.seats[seat].hand)
        if lacking > 0:
            table.draw(seat, lacking)
    if by_itself:
        yield from check_losses(table)


def _asker(table: Table, team: list[int], build: Callable[[Table, list[int]], Ask | None]) -> AskBuilder:
    """Ask those of the team whose turn has not ended early."""

    def ask() -> Ask | None:
        state = table.state
        state.asked = []
        if state.shared is None:
            return None if state.over or state.ended or state.seats[team[0]].out else build(table, team)
        asked = state.going(team)
        return build(table, asked) if asked else None

    return ask


def _discard_ask(table: Table, team: list[int]) -> Ask | None:
    """For those who have cards: the others have nothing to decide. Everybody knows how many cards somebody has."""
    asked: dict[int, SeatAsk] = {}
    for seat in team:
        if options := discards(table.state.seats[seat].hand):
            asked[seat] = SeatAsk(options, (), 0, len(options))
    return Ask("turn", "inn.discard", asked, phase=_together(table)) if asked else None


def _together(table: Table) -> str:
    """The phase that goes on, where a team takes it together; empty in an individual game."""
    return table.state.phase if table.state.shared is not None else ""


def _one_answer(table: Table, answers: Answers) -> tuple[int, Pick]:
    """Who has answered an ask that closes on the first answer, and so acts now; and with what."""
    seat = next(iter(answers))
    table.acts(seat)
    return seat, read_pick(answers[seat][0])


def _action_phase(table: Table, team: list[int]) -> Moves:
    table.enter_phase("action")
    return _actions(table, team)


def _actions(table: Table, team: list[int]) -> Moves:
    """Actions as long as there are any left, and uses of cards in front before and after them (003 *Minions*).

    Those of a team have theirs in any order, each resolved before the next.
    """
    state = table.state
    while acting := _acting(table, team):
        answers = yield _asker(table, acting, _action_ask)
        if not answers:
            return
        seat, pick = _one_answer(table, answers)
        if pick.kind == "pass":
            if state.shared is None:
                return
            table.is_done(seat)
            continue
        card = table.cards.get(pick.of)
        if card is not None and card.kind == "action" and not card.uses[pick.n].front:
            table.change_actions(seat, -1)
        yield from play(table, seat, pick)
        if state.round is not None:
            if state.round.on:
                yield from gambling.play_round(table)
            else:  # the card that starts it was Negated: an empty purse counts again
                rounds.close(table)
                yield from check_losses(table)


def _acting(table: Table, team: list[int]) -> list[int]:
    """Who of the team may still play an Action Card, or use a card in front of them."""
    state = table.state
    if state.shared is None:
        return team if state.actions > 0 or front_uses(table, team[0]) else []
    return _acting_together(table, team, state.shared)


def _acting_together(table: Table, team: list[int], shared: SharedTurn) -> list[int]:
    there = [seat for seat in table.state.going(team) if seat not in shared.done]
    return [seat for seat in there if shared.actions[seat] > 0 or front_uses(table, seat)]


def _action_ask(table: Table, team: list[int]) -> Ask:
    table.state.asked = team
    asked = {seat: SeatAsk(_own_actions(table, seat), ("pass",)) for seat in team}
    return Ask("turn", "inn.action", asked, first=len(team) > 1, phase=_together(table))


def _own_actions(table: Table, seat: int) -> dict[str, Option]:
    options: dict[str, Option] = {"pass": PASS}
    limited = is_limited(table)
    for code in dict.fromkeys(held(table, seat)) if table.state.actions_of(seat) > 0 else ():
        card = table.cards[code]
        if card.kind == "action":
            for use in card.uses:
                option = None if use.front else option_of(table, seat, card, use, limited)
                if option is not None:
                    options[option.key] = option
    options.update(front_uses(table, seat))
    options.update(playable(table, seat, situation(table)[seat]))
    return options


def _order_phase(table: Table, team: list[int]) -> Moves:
    """Order one Drink; cards of this phase come before it, and also after it if the player asks for that (003).

    A team orders as many as its variant says; whoever of it answers first says where the next one goes.
    """
    table.enter_phase("order")
    state = table.state
    while True:
        staying = state.shared.stays if state.shared is not None else team
        answers = yield _asker(table, *((staying, _after_order_ask) if state.ordered else (team, _order_ask)))
        if not answers:
            return
        seat, pick = _one_answer(table, answers)
        if pick.kind == "pass":
            table.leaves_phase(seat)
            if state.shared is None:
                return
        elif pick.kind in ORDERING:
            table.drink_ordered()
            if pick.kind == "order-first" and seat not in staying:
                table.stays_in_phase(seat)
            table.orders(seat)
            _ask_mates(table, team)
            yield from place(table, seat, 1, int(pick.targets[0]))
            yield from check_losses(table)
            if pick.kind == "order" and state.shared is None:
                return
        else:
            yield from play(table, seat, pick)


def _ask_mates(table: Table, team: list[int]) -> None:
    """When the last Drink is ordered, those of the team who have ordered none may still play cards of the phase, which
    does not end before all are ready (003 *Shared Turn Structure*).

    They are asked if their deck could have such a card, as everybody knows; at a quick table if they hold one.
    """
    state = table.state
    if state.shared is None or not state.ordered:
        return
    for seat in state.going(team):
        if seat not in state.shared.ordered and could_order_more(table, seat):
            table.stays_in_phase(seat)


def _order_ask(table: Table, team: list[int]) -> Ask:
    others = tuple(map(str, table.state.others(team[0])))
    table.state.asked = team
    default = (join_pick("order", others[:1]),)
    asked = {seat: SeatAsk(_orders(table, seat, others), default) for seat in team}
    return Ask("turn", "inn.order", asked, first=len(team) > 1, phase=_together(table))


def _orders(table: Table, seat: int, others: tuple[str, ...]) -> dict[str, Option]:
    options = {"order": Option("order", others, 1, 1)}
    if not table.library.fitting[BIT["order-phase"]].isdisjoint(held(table, seat)):
        options["order-first"] = Option("order-first", others, 1, 1)
    options.update(playable(table, seat, situation(table)[seat]))
    return options


def _after_order_ask(table: Table, team: list[int]) -> Ask | None:
    """Only for players who chose it, until they pass, so that nothing shows if they have cards to play."""
    table.state.asked = team
    masks = situation(table)
    asked = {seat: SeatAsk({"pass": PASS, **playable(table, seat, masks[seat])}, ("pass",)) for seat in team}
    return Ask("turn", "inn.ordered", asked, first=len(team) > 1, phase=_together(table))


def _drink_phase(table: Table, team: list[int]) -> Moves:
    """Drink or sober up; others may play cards for the phase before and after (003 *Sometimes and Anytime Cards*)."""
    table.enter_phase("drink")
    shared = table.state.shared
    return _drinks(table, team[0]) if shared is None else _drink_in_turn(table, team, shared)


def _drink_in_turn(table: Table, team: list[int], shared: SharedTurn) -> Moves:
    """Those of a team drink in any order, one wholly resolved before the next."""
    state = table.state
    left: list[int] = [seat for seat in team if seat not in shared.done]
    while left := state.going(left):
        if len(left) > 1:
            answers = yield _asker(table, left, _drink_ask)
            if not answers:
                continue
            seat, _ = _one_answer(table, answers)
        else:
            (seat,) = left
        left = [other for other in left if other != seat]
        table.acts(seat)
        yield from _drinks(table, seat)
        table.is_done(seat)


def _drinks(table: Table, seat: int) -> Moves:
    waited = bool(table.state.seats[seat].pile)
    yield from _cards_for_the_phase(table, seat)
    if not table.state.stopped(seat):
        yield from drink_phase(table, seat, waited=waited)
        yield from _cards_for_the_phase(table, seat)


def _drink_ask(table: Table, team: list[int]) -> Ask | None:
    """Who of the team drinks next."""
    if len(team) < 2:
        return None
    return Ask("turn", "inn.drink", {seat: DRINK_NOW for seat in team}, first=True, phase=_together(table))


def _cards_for_the_phase(table: Table, seat: int) -> Moves:
    """The window on the phase itself. Nothing is pending in it, so whoever is felled has the last chance at once."""
    if table.state.over or not table.state.seats[seat].pile or not cares(table, "drink-phase"):
        return
    item = table.push(Item("phase", seat))
    floor = table.raise_floor()
    yield from table.respond(item)
    table.lower_floor(floor)
    table.pop()
