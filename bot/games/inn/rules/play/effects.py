"""From a card to its plan, and from the plan's parts to what happens.

Rules: 003 *Redirecting Damage*, *Negate and Ignore Effects*, *Splitting Drinks*, *Gambling*; rulings 8 to 12, 17, 21.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import Covered, Ignored, Redirected, Reduced
from bot.games.inn.rules.play import drinks, rounds
from bot.games.inn.rules.play.drink_events import drink_pile
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, Effect
from bot.games.inn.rules.play.state import INN, Item, Part
from bot.games.inn.rules.play.table import Table

# -- the plan --------------------------------------------------------------------------------------------------------


def plan(table: Table, item: Item, answered: Item | None) -> list[Part]:
    """What a card would do, as parts: one for every effect and seat it is said of."""
    parts: list[Part] = []
    use = table.cards[item.card].uses[item.use]
    for effect in use.do:
        if effect.word == "start-round" and table.state.round is not None:
            parts.append(Part("control", item.by, source=item.by))  # 003: inside a Round it only takes control
            continue
        if EFFECTS[effect.word].antes:
            parts += rounds.antes(table, item, effect)
            continue
        to = item.by if effect.to == "you" else INN
        for seat in _whom(table, item, effect, answered):
            if not (to != INN and table.state.same_party(seat, to)):
                parts.append(Part(effect.word, seat, effect.n, item.by, to))
    return parts


def _whom(table: Table, item: Item, effect: EffectData, answered: Item | None) -> list[int]:
    state = table.state
    match effect.whom:
        case "you":
            return [item.by]
        case "picked":
            return [int(target.rpartition("-")[2]) for target in item.targets]
        case "others":
            return [seat for seat in state.from_seat(item.by) if not state.same_party(seat, item.by)]
        case "all":
            return list(state.from_seat(item.by))
        case "active":
            return [state.active]
        case _:
            return _sources(table, item, answered)


def _sources(table: Table, item: Item, answered: Item | None) -> list[int]:
    """The player of the card that is answered; after a loss, who caused it (the original source, 003)."""
    if answered is None:
        return []
    if answered.what == "hurt":
        return list(dict.fromkeys(part.source for part in answered.parts if part.seat == item.by))[:1]
    return [answered.by] if answered.by != INN else []


# -- answers to what lies below on the stack -------------------------------------------------------------------------


def _below(table: Table) -> Item:
    return table.state.stack[-2]


def _negate(table: Table, item: Item, part: Part) -> None:
    _below(table).negated = True


def _ignore(table: Table, item: Item, part: Part) -> None:
    """The card has no effect on its player's party, but for a payment on that party's own card (003)."""
    state = table.state
    below = _below(table)
    for one in below.parts:
        own = one.word == "pay" and state.same_party(below.by, one.seat)
        if one.seat != INN and state.same_party(one.seat, part.seat) and one.word != "ante" and not own:
            one.ignored = True
    table.told.tell(Ignored, seat=part.seat, card=below.card)


def _losses(table: Table, seat: int) -> list[Part]:
    """The parts of what lies below that make the seat lose Fortitude by another's doing."""
    return [
        one
        for one in _below(table).parts
        if one.word == "lose-fortitude" and not one.ignored and table.state.same_party(one.seat, seat)
    ]


def _reduce(table: Table, item: Item, part: Part) -> None:
    losses = _losses(table, part.seat)
    _cap(table, losses, sum(one.n for one in losses) - part.n)


def _reduce_to(table: Table, item: Item, part: Part) -> None:
    _cap(table, _losses(table, part.seat), part.n)


def _cap(table: Table, losses: list[Part], most: int) -> None:
    """No more than that is lost by a card in all, what was sent on to the seat included."""
    for one in losses:
        n = max(0, min(one.n, most))
        most -= n
        table.told.tell(Reduced, seat=one.seat, by=one.n - n, left=n)
        one.n = n


def _redirect(table: Table, item: Item, part: Part) -> None:
    """Only the Fortitude loss moves; its source stays (003 *Redirecting Damage*). With two players it is Ignored."""
    for one in _losses(table, part.seat):
        if not item.targets:
            one.ignored = True
            continue
        one.seat = int(item.targets[0])
        one.reduced = False  # whoever it goes to has done nothing against it
        one.ignored = _has_ignored(table, one)
        table.told.tell(Redirected, from_=part.seat, to=one.seat, n=one.n)


def _has_ignored(table: Table, part: Part) -> bool:
    """Whether its seat has Ignored the card: then no effect of it on that seat is left, nor one that comes later."""
    return any(
        one.ignored for one in _below(table).parts if one is not part and table.state.same_party(one.seat, part.seat)
    )


def _share_loss(table: Table, item: Item, part: Part) -> None:
    """Half, rounded up, for each of the two; the loss comes from its source still."""
    losses = _losses(table, part.seat)
    half = (sum(one.n for one in losses) + 1) // 2
    _cap(table, losses, half)
    source = losses[0].source if losses else INN
    if source != INN and not table.state.seats[source].out:
        _below(table).parts.append(Part("lose-fortitude", source, half, source))


# -- gold ------------------------------------------------------------------------------------------------------------


def _pays(table: Table, item: Item, part: Part, how: str) -> None:
    """All of the payment or ante that is being answered (ruling 9), but of several only one (ruling 11)."""
    for one in _below(table).parts:
        if (
            one.word in ("pay", "ante")
            and not (one.paid or one.ignored)
            and table.state.same_party(one.seat, part.seat)
        ):
            one.paid = how
            table.told.tell(Covered, seat=one.seat, n=one.n, by=how)
            return


def _inn_pays(table: Table, item: Item, part: Part) -> None:
    _pays(table, item, part, "inn")


def _no_payment(table: Table, item: Item, part: Part) -> None:
    _pays(table, item, part, "none")


# -- Gambling --------------------------------------------------------------------------------------------------------


def _leave(table: Table, item: Item, part: Part) -> None:
    for one in _below(table).parts:
        if one.word == "ante" and one.seat == part.seat:
            one.ignored = True
    rounds.leave_round(table, part.seat)


def _eject(table: Table, item: Item, part: Part) -> None:
    rounds.leave_round(table, part.seat)


# -- the rest --------------------------------------------------------------------------------------------------------


def _more_actions(table: Table, item: Item, part: Part) -> None:
    """Only in one's own Action Phase."""
    if table.state.phase == "action" and table.state.active == part.seat:
        table.change_actions(part.n)


EFFECTS_OF_CARDS: dict[str, Effect] = {
    **PARTY_EFFECTS,
    "order": drinks.order,
    "drink-pile": drink_pile,
    "drink-deck": drinks.drink_deck,
    "shuffle-in-pile": drinks.shuffle_in_pile,
    "ignore-drink": drinks.ignore_drink,
    "pass-drink": drinks.pass_drink,
    "split-drink": drinks.split_drink,
    "add-alcohol": drinks.add_alcohol,
    "replace-drink": drinks.replace_drink,
    "convert-drink": drinks.convert_drink,
    "negate": _negate,
    "ignore": _ignore,
    "reduce": _reduce,
    "reduce-to": _reduce_to,
    "redirect": _redirect,
    "share-loss": _share_loss,
    "inn-pays": _inn_pays,
    "no-payment": _no_payment,
    "start-round": rounds.start_round,
    "control": rounds.control,
    "winning": rounds.control,
    "ante": rounds.ante,
    "leave": _leave,
    "eject": _eject,
    "win-round": rounds.win_round,
    "end-round": rounds.end_round,
    "take-pot": rounds.take_pot,
    "steal-win": rounds.steal_win,
    "restart-round": rounds.restart_round,
    "more-actions": _more_actions,
}
"""By word: all of the vocabulary but losing Fortitude, which `resolving.carry_out` does."""
