"""What each word of the Inn's cards comes to when somebody plays it out in their head.

Every word of the vocabulary stands in `EXPECTED`; a test fails when one is missing there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.state import INN

DRINK = 1.7
"""What a Drink nobody has seen costs who drinks it, in Fortitude less Alcohol Content."""


class Seats(Protocol):
    """What the player who thinks sees of the seats; `me` is their own."""

    me: int
    fortitude: list[int]
    alcohol: list[int]
    gold: list[int]
    pile: list[int]


@dataclass(slots=True)
class Sip:
    """A Drink about to be drunk: what it does now."""

    by: int
    drinker: int
    alcohol: float
    fortitude: float
    extra: float
    ignored: bool


@dataclass(slots=True)
class Deed:
    """One effect of a card on the stack, or of one that might be played."""

    word: str
    seat: int
    n: int
    source: int
    to: int
    ignored: bool
    paid: str
    least: int = -99


@dataclass(slots=True)
class Layer:
    """What is being resolved, or would be."""

    what: str
    by: int
    card: str
    targets: Sequence[str]
    deeds: list[Deed]
    sips: list[Sip]
    negated: bool = False
    taken: bool = False


@dataclass(slots=True)
class Pot:
    """A Round of Gambling as it would stand."""

    gold: float
    control: int
    top: str
    inside: list[int]
    passed: bool = False
    """Whether the seat that thinks would have passed."""
    winner: int = INN
    over: bool = False


@dataclass(slots=True)
class Outcome:
    """The changes of gap and Gold by seat, and what else is gained, in worth."""

    gap: list[float]
    gold: list[float]
    extra: float = 0.0
    hurt: list[int] = field(default_factory=list[int])


class Moment:
    """Where an effect comes: on this layer, with the layer that it answers below it."""

    __slots__ = ("below", "layer", "pot", "seats", "total")

    def __init__(self, seats: Seats, layer: Layer, below: Layer | None, pot: Pot | None, total: Outcome) -> None:
        self.seats = seats
        self.layer = layer
        self.below = below
        self.pot = pot
        self.total = total


Expected: TypeAlias = Callable[[Moment, Deed], None]
"""Adds what an effect comes to: to the total, the pot, or what is answered."""


def _nothing(at: Moment, deed: Deed) -> None:
    """It changes nothing that is counted."""


# -- what happens to a party -----------------------------------------------------------------------------------------


def _weaken(at: Moment, deed: Deed) -> None:
    at.total.gap[deed.seat] -= deed.n


def _strengthen(at: Moment, deed: Deed) -> None:
    at.total.gap[deed.seat] += min(deed.n, 20 - at.seats.fortitude[deed.seat])


def _sober(at: Moment, deed: Deed) -> None:
    at.total.gap[deed.seat] += min(deed.n, at.seats.alcohol[deed.seat])


def _paid(at: Moment, deed: Deed) -> int:
    """What a seat pays: out of its own Stash unless somebody else does."""
    if deed.paid:
        return 0 if deed.paid == "none" else deed.n
    n = min(deed.n, at.seats.gold[deed.seat])
    at.total.gold[deed.seat] -= n
    return n


def _pay(at: Moment, deed: Deed) -> None:
    n = _paid(at, deed)
    if deed.to != INN:
        at.total.gold[deed.to] += n


def _gain_gold(at: Moment, deed: Deed) -> None:
    at.total.gold[deed.seat] += deed.n


def _draw(at: Moment, deed: Deed) -> None:
    at.total.extra += 0.35 * deed.n if deed.seat == at.seats.me else -0.12 * deed.n


def _order(at: Moment, deed: Deed) -> None:
    at.total.extra += 0.35 * deed.n


def _more_actions(at: Moment, deed: Deed) -> None:
    at.total.extra += 1.0


def _drink_pile(at: Moment, deed: Deed) -> None:
    at.total.gap[deed.seat] -= DRINK if at.seats.pile[deed.seat] else 0.0


def _drink_deck(at: Moment, deed: Deed) -> None:
    at.total.gap[deed.seat] -= DRINK


# -- answers ---------------------------------------------------------------------------------------------------------


def _negate(at: Moment, deed: Deed) -> None:
    if at.below is not None:
        at.below.negated = True


def _ignore(at: Moment, deed: Deed) -> None:
    below = at.below
    for one in below.deeds if below is not None else ():
        if one.seat == deed.seat:
            one.ignored = one.word != "ante" and not (one.word == "pay" and below is not None and below.by == deed.seat)


def _losses(at: Moment, deed: Deed) -> list[Deed]:
    """What would make the seat lose Fortitude by the card that is answered."""
    below = at.below.deeds if at.below is not None else []
    return [one for one in below if one.seat == deed.seat and one.word == "lose-fortitude"]


def _reduce(at: Moment, deed: Deed) -> None:
    for one in _losses(at, deed):
        one.n = max(0, one.n - deed.n)


def _reduce_to(at: Moment, deed: Deed) -> None:
    for one in _losses(at, deed):
        one.n = min(one.n, deed.n)


def _redirect(at: Moment, deed: Deed) -> None:
    targets = at.layer.targets
    for one in _losses(at, deed):
        one.seat, one.ignored = (int(targets[0]), False) if targets else (one.seat, True)


def _share_loss(at: Moment, deed: Deed) -> None:
    for one in _losses(at, deed):
        one.n = (one.n + 1) // 2
        if one.source != INN:
            at.total.gap[one.source] -= one.n


def _payments(at: Moment, deed: Deed) -> list[Deed]:
    below = at.below.deeds if at.below is not None else []
    return [one for one in below if one.seat == deed.seat and one.word in ("pay", "ante")]


def _inn_pays(at: Moment, deed: Deed) -> None:
    for one in _payments(at, deed):
        one.paid = "inn"


def _no_payment(at: Moment, deed: Deed) -> None:
    for one in _payments(at, deed):
        one.paid = "none"


# -- a Drink that is answered ----------------------------------------------------------------------------------------


def _sip(at: Moment) -> tuple[Sip | None, int]:
    """The Drink that a card changes, None when none lies there, and the seat that it names (INN: none)."""
    index, to = -1, INN
    for target in at.layer.targets:
        first, dash, second = target.partition("-")
        if first.startswith("d"):
            index, to = int(first[1:]), int(second) if dash else INN
        else:
            to = int(first)
    sips = at.below.sips if at.below is not None else []
    if index < 0:
        index = next((place for place, one in enumerate(sips) if not one.ignored), 0)
    return (sips[index] if sips else None), to


def _ignore_drink(at: Moment, deed: Deed) -> None:
    sip, _ = _sip(at)
    if sip is not None:
        sip.ignored = True


def _pass_drink(at: Moment, deed: Deed) -> None:
    sip, to = _sip(at)
    if sip is not None and to != INN:
        sip.drinker = to


def _split_drink(at: Moment, deed: Deed) -> None:
    sip, to = _sip(at)
    if sip is None or at.below is None:
        return
    sip.alcohol, sip.fortitude = sip.alcohol / 2, sip.fortitude / 2
    if to != INN:
        at.below.sips.append(Sip(sip.by, to, sip.alcohol, sip.fortitude, sip.extra, False))


def _add_alcohol(at: Moment, deed: Deed) -> None:
    sip, _ = _sip(at)
    if sip is not None:
        sip.alcohol = max(sip.alcohol + deed.n, min(sip.alcohol, deed.least))


def _replace_drink(at: Moment, deed: Deed) -> None:
    sip, _ = _sip(at)
    if sip is not None:
        sip.alcohol, sip.fortitude, sip.extra = deed.n, 0, 0


def _convert_drink(at: Moment, deed: Deed) -> None:
    sip, _ = _sip(at)
    if sip is not None:
        sip.fortitude += max(sip.alcohol, 0)
        sip.alcohol = min(sip.alcohol, 0)


# -- Gambling --------------------------------------------------------------------------------------------------------


def _ante(at: Moment, deed: Deed) -> None:
    if at.pot is not None and deed.seat in at.pot.inside:
        at.pot.gold += _paid(at, deed)


def _control(at: Moment, deed: Deed) -> None:
    pot = at.pot
    if pot is not None:
        pot.control = deed.seat if deed.seat in pot.inside else INN
        card = the_library().cards.get(at.layer.card)
        pot.top = "winning" if deed.word == "winning" else card.kind if card is not None else "gambling"
        pot.passed = False


def _eject(at: Moment, deed: Deed) -> None:
    pot = at.pot
    if pot is not None:
        if deed.seat in pot.inside:
            pot.inside.remove(deed.seat)
        pot.control = INN if pot.control == deed.seat else pot.control


def _leave(at: Moment, deed: Deed) -> None:
    for one in _payments(at, deed):
        one.ignored = one.ignored or one.word == "ante"
    _eject(at, deed)


def _win_round(at: Moment, deed: Deed) -> None:
    if at.pot is not None:
        at.pot.over, at.pot.winner = True, deed.seat


def _end_round(at: Moment, deed: Deed) -> None:
    if at.pot is not None:
        at.pot.over, at.pot.winner = True, INN


def _take_pot(at: Moment, deed: Deed) -> None:
    if at.pot is not None:
        taken = min(deed.n, at.pot.gold)
        at.pot.gold -= taken
        at.total.gold[deed.seat] += taken


def _steal_win(at: Moment, deed: Deed) -> None:
    if at.pot is not None and at.below is not None:
        at.below.by = deed.seat


def _restart_round(at: Moment, deed: Deed) -> None:
    pot = at.pot
    if pot is not None:
        pot.over, pot.winner, pot.control, pot.top = False, INN, deed.seat, "gambling"


EXPECTED: dict[str, Expected] = {
    "lose-fortitude": _weaken,
    "gain-fortitude": _strengthen,
    "gain-alcohol": _weaken,
    "lose-alcohol": _sober,
    "pay": _pay,
    "gain-gold": _gain_gold,
    "draw": _draw,
    "order": _order,
    "drink-pile": _drink_pile,
    "drink-deck": _drink_deck,
    "shuffle-in-pile": _nothing,
    "ignore-drink": _ignore_drink,
    "pass-drink": _pass_drink,
    "split-drink": _split_drink,
    "add-alcohol": _add_alcohol,
    "replace-drink": _replace_drink,
    "convert-drink": _convert_drink,
    "negate": _negate,
    "ignore": _ignore,
    "reduce": _reduce,
    "reduce-to": _reduce_to,
    "redirect": _redirect,
    "share-loss": _share_loss,
    "inn-pays": _inn_pays,
    "no-payment": _no_payment,
    "start-round": _nothing,
    "control": _control,
    "winning": _control,
    "ante": _ante,
    "leave": _leave,
    "eject": _eject,
    "win-round": _win_round,
    "end-round": _end_round,
    "take-pot": _take_pot,
    "steal-win": _steal_win,
    "restart-round": _restart_round,
    "more-actions": _more_actions,
    "hurt": _nothing,
}
"""By word; "hurt" is a loss that has been suffered already."""
