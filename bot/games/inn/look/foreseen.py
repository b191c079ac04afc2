"""What happens to each seat if nobody answers what is being resolved, worked out from a view alone.

It follows the visible stack from the newest answer down to the first item, as the rules would carry it out
(003 *Timing*; `rules.play.effects`, `rules.play.resolving`). What no view shows, such as a Drink that nobody has seen,
is not guessed: `Consequence.unseen` and `Consequence.unsure` say that something more follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.games.inn.look.consequence import Consequence, halved, taste_for
from bot.games.inn.look.course import Course, OpenDrink, OpenItem
from bot.games.inn.look.staying_course import (
    ANSWER_WORDS,
    PARTY_WORDS,
    count,
    halve_drink,
    happens,
    is_so,
    lost_by,
    must_ignore,
    season,
    standing_total,
    swallow,
    turn_ends,
)
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.library import Taste
from bot.games.inn.rules.play.state import INN, Part
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.view import InnView

DRINK_FOR_ALL = frozenset({"contest", "house-round", "dare"})
"""Drink Events that make everybody drink something that nobody has seen yet."""
GOES_ON = frozenset({"contest", "challenge"})
"""Drink Events that continue after the Drink that is drunk now."""
CHASERS = 4
"""The most cards that one Drink with its Chasers takes from the Drink Deck, with some to spare."""


def consequence(view: InnView, seat: int, library: Library | None = None) -> Consequence:
    """What happens to a seat if nobody answers the items on the stack."""
    course = Course(view, library or the_library())
    _resolve(course)
    return course.of(seat)


# -- its course ------------------------------------------------------------------------------------------------------


def _resolve(course: Course) -> None:
    """Carry out all items of the stack, the newest first."""
    for at in range(len(course.stack) - 1, -1, -1):
        item = course.stack[at]
        if not item.negated:
            above = course.stack[at + 1] if at + 1 < len(course.stack) else None
            _RESOLVED[item.what](course, item, course.stack[at - 1] if at else None, above)
    if course.winner is None:
        course.winner = _round_ends(course)
    if course.winner is not None and course.winner != INN:
        course.purse(course.winner).gold += course.pot
    turn_ends(course)


def _round_ends(course: Course) -> int | None:
    """Who wins a Round that ends by itself (003): one seat is left in it, or all but the one in control have passed.

    Whose Gambling Card is Negated counts as having passed.
    """
    pot = course.view["round"]
    if pot is None or not pot["on"]:
        return None
    if len(course.inside) == 1:
        return course.inside[0]
    first = course.stack[0] if course.stack else None
    if first is None or first.what != "card" or not (first.negated and course.library.cards[first.card].gambles):
        return None
    passed = {*pot["passed"], first.by, pot["control"]}
    return pot["control"] if passed.issuperset(course.inside) else None


def _apply(course: Course, item: OpenItem, below: OpenItem | None) -> None:
    """Carry out the parts of an item, in their order."""
    for part in item.parts.copy():
        if part.ignored or (part.seat != INN and course.out[part.seat]):
            continue
        if not happens(course, item, part):
            continue
        effect = _PARTY.get(part.word)
        if part.word == "count":
            count(course, item, part)
        elif effect is not None:
            effect(course, part)
        elif part.word in _GAMBLING:
            _GAMBLING[part.word](course, item, part)
        elif below is not None:
            _ANSWERS[part.word](course, item, part, below)


# -- what is resolved ------------------------------------------------------------------------------------------------


def _plan(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    _apply(course, item, below)


def _drinks(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    if not item.drinks:  # it is still being revealed
        course.more_follows(course.living())
    for drink in item.drinks:
        swallow(course, drink)


def _event(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    event = course.library.drinks[item.card].event
    if event == "effects":
        _apply(course, item, below)
    elif above is not None and above.what != "card":  # it is happening already
        if event in GOES_ON:
            course.more_follows(course.living())
    elif event in DRINK_FOR_ALL:
        for seat in course.living():
            course.tallies[seat].unseen += 1
        if event in GOES_ON:
            course.more_follows(course.living())
    else:
        course.more_follows(course.living())


def _won(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    pot = course.view["round"]
    if pot is not None and pot["over"]:
        course.winner = item.by


def _losing(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    """Players who pass out leave half of their Gold to the Inn, rounded up, and the rest to the others."""
    if course.view["contest"] is not None or any(other.what == "event" for other in course.stack):
        return
    sleepers = [seat for seat in course.living() if course.of(seat).out == "asleep"]
    heirs = [seat for seat in course.living() if seat not in sleepers]
    for seat in sleepers:
        each = course.purse(seat).gold // 2 // len(heirs) if heirs else 0
        for heir in heirs:
            course.purse(heir).gold += each
    course.inside = [seat for seat in course.inside if seat not in sleepers]
    if len(heirs) == 1:
        course.winner = heirs[0]  # the game is over, whatever was to become of the pot


def _more(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    """A Drink Phase: its Drinks lie face down, and an Event may concern everybody."""
    course.more_follows(course.living())


def _nothing(course: Course, item: OpenItem, below: OpenItem | None, above: OpenItem | None) -> None:
    """Something that has happened already: all that can still come is an answer to it."""


_RESOLVED: dict[str, Callable[[Course, OpenItem, OpenItem | None, OpenItem | None], None]] = {
    "card": _plan, "refill": _plan, "collect": _plan, "drinks": _drinks, "event": _event, "hurt": _nothing,
    "won": _won, "losing": _losing, "phase": _more, "encounter": _plan, "use": _plan, "bite": _plan, "time": _plan,
    "gained": _nothing, "taken": _nothing, "chosen": _plan, "wages": _plan,
}  # fmt: skip


# -- what a part does to its party -----------------------------------------------------------------------------------


def _lose_fortitude(course: Course, part: Part) -> None:
    purse = course.purse(part.seat)
    lost = min(purse.fortitude, lost_by(course, part.seat, part.n, part.source))
    purse.fortitude -= lost
    back = standing_total(course, part.seat, "source-loses") if lost and part.source not in (INN, part.seat) else 0
    if back:
        other = course.purse(part.source)
        other.fortitude = max(0, other.fortitude - back)


def _gain_fortitude(course: Course, part: Part) -> None:
    purse = course.purse(part.seat)
    purse.fortitude = min(LIMIT, purse.fortitude + part.n)


def _gain_alcohol(course: Course, part: Part) -> None:
    purse = course.purse(part.seat)
    purse.alcohol = min(LIMIT, purse.alcohol + part.n)


def _lose_alcohol(course: Course, part: Part) -> None:
    purse = course.purse(part.seat)
    purse.alcohol = max(0, purse.alcohol - part.n)


def _gain_gold(course: Course, part: Part) -> None:
    course.purse(part.seat).gold += part.n


def _handed_on(course: Course, part: Part) -> int:
    """Take a payment from whoever makes it; how much there is to hand on."""
    if part.paid:
        return 0 if part.paid == "none" else part.n
    purse = course.purse(part.seat)
    share = min(part.n, standing_total(course, part.seat, "inn-pays-first"))
    n = min(part.n - share, purse.gold)
    purse.gold -= n
    return share + n


def _pay(course: Course, part: Part) -> None:
    if part.to == INN:
        _handed_on(course, part)
    elif not course.out[part.to]:
        course.purse(part.to).gold += _handed_on(course, part)


def _draw(course: Course, part: Part) -> None:
    course.tallies[part.seat].drawn += part.n


def _drink_pile(course: Course, part: Part) -> None:
    """Cards of a Drink Me! Pile may turn out to be Events, which may concern everybody."""
    there = min(part.n, course.view["seats"][part.seat]["pile"])
    course.tallies[part.seat].unseen += there
    if there:
        course.more_follows(course.living())


def _drink_deck(course: Course, part: Part) -> None:
    course.tallies[part.seat].unseen += 1
    _deck_shrinks(course, CHASERS)


def _order(course: Course, part: Part) -> None:
    _deck_shrinks(course, part.n)


def _deck_shrinks(course: Course, n: int) -> None:
    """When the Drink Deck runs out, everybody pays for a new one (003 *Running Out of Drinks*)."""
    course.drink_deck -= n
    if course.drink_deck <= 0:
        course.more_follows(course.living())


def _changes_nothing(course: Course, part: Part) -> None:
    """It changes nobody's standing."""


_PARTY: dict[str, Callable[[Course, Part], None]] = {
    "lose-fortitude": _lose_fortitude, "gain-fortitude": _gain_fortitude, "gain-alcohol": _gain_alcohol,
    "lose-alcohol": _lose_alcohol, "pay": _pay, "gain-gold": _gain_gold, "draw": _draw, "drink-pile": _drink_pile,
    "drink-deck": _drink_deck, "order": _order, "shuffle-in-pile": _changes_nothing,
    "more-actions": _changes_nothing, **PARTY_WORDS,
}  # fmt: skip


# -- what a part changes about what it answers -----------------------------------------------------------------------

_Answer: TypeAlias = Callable[[Course, OpenItem, Part, OpenItem], None]


def _negate(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    below.negated = True
    card = course.library.cards.get(below.card)
    if card is not None and below.what == "card" and card.uses[below.use].negated:
        course.more_follows(course.living())  # something else happens in its place


def _ignore(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    for answered in below.parts:
        if answered.word == "pay" and part.seat == answered.to != below.by:
            answered.ignored = True
        own = answered.word == "pay" and course.same_party(below.by, answered.seat)
        ours = answered.seat != INN and course.same_party(answered.seat, part.seat)
        if ours and answered.word != "ante" and not own:
            _ignore_part(course, below, answered)


def _ignore_part(course: Course, below: OpenItem, part: Part) -> None:
    """A part of an item does not happen; a loss that nobody can Ignore becomes smaller instead."""
    card = course.library.cards.get(below.card) if below.what in ("card", "use") else None
    less = card.uses[below.use].ignore_as if card is not None and part.word == "lose-fortitude" else 0
    if less:
        part.n = max(0, part.n - less)
    else:
        part.ignored = True


def _losses(course: Course, part: Part, below: OpenItem) -> list[Part]:
    return [
        loss
        for loss in below.parts
        if loss.word == "lose-fortitude" and not loss.ignored and course.same_party(loss.seat, part.seat)
    ]


def _due(course: Course, part: Part, below: OpenItem) -> list[Part]:
    """Those of the losses that happen as things stand."""
    return [loss for loss in _losses(course, part, below) if is_so(course, below, loss) is not False]


def _cap(losses: Sequence[Part], most: int) -> None:
    for loss in losses:
        loss.n = max(0, min(loss.n, most))
        most -= loss.n


def _reduce(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    losses = _due(course, part, below)
    _cap(losses, sum(loss.n for loss in losses) - part.n)


def _reduce_to(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _cap(_due(course, part, below), part.n)


def _redirect(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    for loss in (loss for loss in _losses(course, part, below) if loss.source != INN):
        if not item.targets:
            _ignore_part(course, below, loss)
            continue
        seat, _, thing = item.targets[0].partition(".")
        loss.seat, loss.thing = int(seat), int(thing) if thing else -1
        others = [part for part in below.parts if part is not loss and course.same_party(part.seat, loss.seat)]
        forced = loss.seat != below.by and must_ignore(course, loss.seat, below)
        if loss.thing < 0 and (forced or any(other.ignored for other in others)):
            _ignore_part(course, below, loss)


def _share_loss(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    losses = _due(course, part, below)
    share = (sum(loss.n for loss in losses) + 1) // 2
    _cap(losses, share)
    source = losses[0].source if losses else INN
    if source != INN and not course.out[source]:
        below.parts.append(Part("lose-fortitude", source, share, source))


def _cover(course: Course, part: Part, below: OpenItem, how: str) -> None:
    for payment in below.parts:
        covers = payment.word in ("pay", "ante") and not (payment.paid or payment.ignored)
        if covers and course.same_party(payment.seat, part.seat):
            payment.paid = how
            return


def _inn_pays(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _cover(course, part, below, "inn")


def _no_payment(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _cover(course, part, below, "none")


def _leave(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    for answered in below.parts:
        if answered.word == "ante" and answered.seat == part.seat:
            answered.ignored = True
    _eject(course, item, part)


def _steal_win(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    below.by = part.seat


def _restart_round(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    below.negated, course.winner = True, None  # nobody takes the pot now: the Round goes on


# -- a Drink that is answered ----------------------------------------------------------------------------------------


def _answered(item: OpenItem, below: OpenItem) -> tuple[OpenDrink, int]:
    """The Drink that a card changes, and the seat that the card names (INN: none)."""
    index, to = -1, INN
    for target in item.targets:
        first, dash, second = target.partition("-")
        if first.startswith("d"):
            index, to = int(first[1:]), int(second) if dash else INN
        else:
            to = int(first)
    if index < 0:
        index = next((at for at, drink in enumerate(below.drinks) if not drink.ignored), 0)
    return below.drinks[index], to


def _felt_by(course: Course, drink: OpenDrink, seat: int) -> Taste | None:
    """What the Drink would do to another drinker.

    None if other cards have changed it and its own effects depend on its drinker's race: a view does not show in
    which order they changed it.
    """
    before = taste_for(course.view, drink.drinker, drink.cards, course.library)
    after = taste_for(course.view, seat, drink.cards, course.library)
    return after if drink.felt == before else drink.felt if before == after else None


def _ignore_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _answered(item, below)[0].ignored = True


def _pass_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    drink, to = _answered(item, below)
    drink.felt, drink.drinker = _felt_by(course, drink, to), to


def _split_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    drink, to = _answered(item, below)
    other = _felt_by(course, drink, to)
    below.drinks.append(OpenDrink(drink.cards, to, halved(other) if other is not None else None, ignored=False))
    drink.felt = halved(drink.felt) if drink.felt is not None else None


def _add_alcohol(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    drink, _ = _answered(item, below)
    effects = course.library.cards[item.card].uses[item.use].do
    least = next(effect.least for effect in effects if effect.word == "add-alcohol")
    if drink.felt is not None:
        felt = drink.felt
        alcohol = max(felt.alcohol + part.n, min(felt.alcohol, least))
        drink.felt = Taste(alcohol, felt.fortitude, felt.draw, felt.gold)


def _replace_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _answered(item, below)[0].felt = Taste(part.n)


def _convert_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    drink, _ = _answered(item, below)
    if drink.felt is not None:
        felt = drink.felt
        fortitude = felt.fortitude + max(felt.alcohol, 0)
        drink.felt = Taste(min(felt.alcohol, 0), fortitude, felt.draw, felt.gold)


def _halve_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    halve_drink(_answered(item, below)[0])


def _season_drink(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    season(course, item, part, _answered(item, below)[0])


def _season_half(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    _split_drink(course, item, part, below)
    season(course, item, part, below.drinks[-1])


_ANSWERS: dict[str, _Answer] = {
    "negate": _negate, "ignore": _ignore, "reduce": _reduce, "reduce-to": _reduce_to, "redirect": _redirect,
    "share-loss": _share_loss, "inn-pays": _inn_pays, "no-payment": _no_payment, "leave": _leave,
    "steal-win": _steal_win, "restart-round": _restart_round, "ignore-drink": _ignore_drink,
    "pass-drink": _pass_drink, "split-drink": _split_drink, "add-alcohol": _add_alcohol,
    "replace-drink": _replace_drink, "convert-drink": _convert_drink, "halve-drink": _halve_drink,
    "season-drink": _season_drink, "season-half": _season_half, **ANSWER_WORDS,
}  # fmt: skip


# -- Gambling --------------------------------------------------------------------------------------------------------


def _has_any(course: Course, seat: int) -> bool:
    """Whether a seat has anything to ante: Gold of its own, or the Inn's."""
    return bool(course.purse(seat).gold or standing_total(course, seat, "inn-pays-first"))


def _ante(course: Course, item: OpenItem, part: Part) -> None:
    """Pay into the pot; if the player of the card cannot ante, nobody does (003)."""
    if part.seat not in course.inside:
        return
    own = next((other for other in item.parts if other.word == "ante" and other.seat == item.by), None)
    if own is not None and (own is part or own.ignored) and not own.paid and not _has_any(course, item.by):
        for other in item.parts:
            other.ignored = other.ignored or other.word == "ante"
        return
    course.pot += _handed_on(course, part)


def _eject(course: Course, item: OpenItem, part: Part) -> None:
    if part.seat in course.inside:
        course.inside.remove(part.seat)
    if len(course.inside) <= 1:  # 003: antes that are still asked for are not made
        for other in (other for open_item in course.stack for other in open_item.parts):
            other.ignored = other.ignored or other.word == "ante"


def _take_pot(course: Course, item: OpenItem, part: Part) -> None:
    n = min(part.n, course.pot)
    course.pot -= n
    course.purse(part.seat).gold += n


def _win_round(course: Course, item: OpenItem, part: Part) -> None:
    if part.seat in course.inside:
        course.winner = part.seat


def _end_round(course: Course, item: OpenItem, part: Part) -> None:
    course.winner = INN


def _takes_control(course: Course, item: OpenItem, part: Part) -> None:
    """It changes nobody's standing."""


_GAMBLING: dict[str, Callable[[Course, OpenItem, Part], None]] = {
    "ante": _ante, "eject": _eject, "take-pot": _take_pot, "win-round": _win_round, "end-round": _end_round,
    "start-round": _takes_control, "control": _takes_control, "winning": _takes_control,
}  # fmt: skip
KNOWN = frozenset({"count", *_PARTY, *_ANSWERS, *_GAMBLING})
"""The words of the vocabulary that are handled here: all of them, as a test checks."""
