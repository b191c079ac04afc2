"""What computer players expect each word of the Inn's cards to do.

What a word comes to at a glance stands beside it in the vocabulary; here are those that need more than numbers. What
answers something is in `answers`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from bot.games.inn.patrons.answers import paid_by
from bot.games.inn.patrons.depends import counted, holds
from bot.games.inn.patrons.planned import (
    DRINK,
    EXPECTED,
    EffectContext,
    ExpectedChange,
    PlannedEffect,
    concerned,
    expects,
)
from bot.games.inn.patrons.wanting import front_worth, standing_worth, wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.decks import CounterData
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import full_code
from bot.games.inn.rules.cards.vocabulary import EFFECTS, Word
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.table import LIMIT

CARD: Final = 0.35
"""What a card in the own hand is worth; one of another player's is worth as much less to them."""
LOST_THING: Final = 0.6
"""What another player's loss of a card in front of it is worth, beside what the card is worth to that player."""


HANDED: Final = 0.3
"""What it is worth to a character that another player has one of its counters, and what it costs that player."""
SPENT: Final = 0.8
UNSPENT: Final = 0.25
"""What a counter is worth to its character that pays for something, and another."""
LENT: Final = 0.25
WIDE: Final = 6
"""The part of a point of the gap that a counter costs its character which counts as drunk and pays for cards: the point
comes back when it is spent. It costs the whole where the gap is narrower than that."""
AHEAD: Final = 2
"""How many such counters are worth having beyond what the cards in the hand can cost."""


# -- what happens to a party -----------------------------------------------------------------------------------------


@expects("lose-fortitude")
def _lose_fortitude(context: EffectContext, effect: PlannedEffect) -> None:
    """Standing effects change how much is lost, and may cost the source something, too."""
    seat, source, n = effect.seat, effect.source, effect.n
    if effect.thing >= 0:
        _threaten(context, effect)
        return
    seats = context.seats
    if seats.anything_stays and n > 0:
        own, caused = seats.holding[seat], source not in (INN, seat)
        n = max(0, n - own.loses_less + (own.loses_more + seats.holding[source].deals if caused else 0))
        if n and own.returns and caused:
            context.total.gap[source] -= own.returns
    context.total.gap[seat] -= n


def _threaten(context: EffectContext, effect: PlannedEffect) -> None:
    """A thing that would lose Fortitude costs its owner its wages, or is discarded: whichever is less."""
    seats, seat = context.seats, effect.seat
    front = seats.holding[seat].front
    card = the_library().cards.get(front[effect.thing]) if effect.thing < len(front) else None
    if card is None or effect.n <= 0:
        return
    worth = max(0.0, front_worth(card.code))
    if seats.gold[seat] > card.wages and card.wages < worth:
        context.total.gold[seat] -= card.wages
    else:
        context.total.extra += -worth if context.ours(seat) else LOST_THING * worth


@expects("gain-fortitude")
def _strengthen(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] += min(effect.n, LIMIT - context.seats.fortitude[effect.seat])


@expects("lose-alcohol")
def _sober(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] += min(effect.n, context.seats.alcohol[effect.seat])


@expects("pay")
def _pay(context: EffectContext, effect: PlannedEffect) -> None:
    n = paid_by(context, effect)
    if effect.to != INN:
        context.total.gold[effect.to] += n


# -- Drinks ----------------------------------------------------------------------------------------------------------


@expects("drink-pile")
def _drink_pile(context: EffectContext, effect: PlannedEffect) -> None:
    if context.seats.pile[effect.seat]:
        context.total.gap[effect.seat] -= DRINK


@expects("discard-drink")
def _discard_drink(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] += 0.5 * DRINK * min(effect.n, context.seats.pile[effect.seat])


# -- hands -----------------------------------------------------------------------------------------------------------


@expects("discard-cards")
def _discard_cards(context: EffectContext, effect: PlannedEffect) -> None:
    n = min(effect.n, context.seats.cards[effect.seat])
    chance = 1.3 if effect.data is not None and effect.data.how else 1.0
    context.total.extra += -CARD * chance * n if context.ours(effect.seat) else CARD * chance * n


@expects("borrow-card")
def _borrow_card(context: EffectContext, effect: PlannedEffect) -> None:
    """In a Round the card's player probably takes control by it; another card does what such cards do on the mean."""
    if context.pot is not None:
        context.pot.control, context.pot.top = context.item.by, "cheating"
    else:
        context.total.extra += CARD if context.ours(context.item.by) else -CARD


@expects("call-in")
def _thing_comes(context: EffectContext, effect: PlannedEffect) -> None:
    worth = mean_of_things(context.seats.characters[effect.seat])
    context.total.extra += worth if context.ours(effect.seat) else -worth / 2


@cache
def mean_of_things(character: str) -> float:
    """What the cards with wages of a character's deck are worth on the mean, in front of it."""
    library = the_library()
    found = library.characters.get(character)
    worths = [
        front_worth(code)
        for code, count in (found.counts if found is not None else {}).items()
        for _ in range(count)
        if library.cards[code].wages
    ]
    return sum(worths) / max(1, len(worths))


# -- counters, side decks --------------------------------------------------------------------------------------------


@expects("count")
def _count(context: EffectContext, effect: PlannedEffect) -> None:
    """A counter goes as far as it can; where it would fall too low, what happens then is expected."""
    counter = the_library().counters.get(effect.of)
    if counter is None:
        return
    seats, seat = context.seats, effect.seat
    mine = seats.characters[seat] == effect.of.partition(".")[0]
    if mine != (counter.on == "you"):
        return
    level = seats.counters[seat].get(effect.of, 0)
    new = max(counter.least, min(counter.most, level + effect.n))
    _changed(context, effect, counter, level, new)
    if counter.under and level + effect.n < counter.least:
        add(context.total, way(context, counter.under, seat))


def _changed(context: EffectContext, effect: PlannedEffect, counter: CounterData, level: int, new: int) -> None:
    """One that bites costs its holder what it does, one that counts as drunk a point of the gap; others help their
    owner, and so do the standing effects of its levels."""
    total, seat, change = context.total, effect.seat, new - level
    if counter.drunk:
        total.gap[seat] -= change * _part_lost(context, effect.of, seat, change)
    for bite in counter.bite:
        if bite.word in ("lose-fortitude", "gain-alcohol"):
            total.gap[seat] -= 0.9 * change * bite.n
    held = 0.0 if not counter.level else _of_level(counter, new) - _of_level(counter, level)
    if seat == context.me:
        useful = change if not counter.drunk else _useful(context, effect.of, new) - _useful(context, effect.of, level)
        total.extra += held + _own_use(effect.of, counter) * useful
    elif context.ours(seat):
        total.extra += held + _own_use(effect.of, counter) * change
    elif counter.on == "you":
        total.extra -= held / 2 + (0.0 if counter.drunk else 0.1 * change)
    elif context.seats.characters[context.me] == effect.of.partition(".")[0]:
        total.extra += HANDED * change - held / 2


def _part_lost(context: EffectContext, code: str, seat: int, change: int) -> float:
    """The part of each point of the gap that really goes by a counter that counts as drunk."""
    known = context.seats
    wide = known.fortitude[seat] - known.alcohol[seat] - known.counters[seat].get(code, 0) - change >= WIDE
    return LENT if change > 0 and wide and seat == context.me and _use_of_one(code) == SPENT else 1.0


def _useful(context: EffectContext, code: str, level: int) -> int:
    """How many of a counter are of use: what the cards in the own hand can cost, and some for cards to come."""
    cards = the_library().cards
    costs = [max(use.cost.get(code, 0) for use in cards[card].uses) for card in context.seats.hand if card in cards]
    return min(level, sum(costs) + AHEAD)


def _own_use(code: str, counter: CounterData) -> float:
    """What one is worth to whom it is said of: its character's own, or one that makes that character's cards worse."""
    return _use_of_one(code) if counter.on == "you" else 0.0 if counter.bite else -HANDED


@expects("strike")
def _strike(context: EffectContext, effect: PlannedEffect) -> None:
    """The other player who is closest to going out loses Fortitude, of those whom the card has not picked."""
    seats, picked = (
        context.seats,
        {seat for seat, thing in concerned(context.seats, "picked", effect.seat, context.item.targets) if thing < 0},
    )
    there = [seat for seat in seats.living if not seats.same_side(seat, effect.seat) and seat not in picked]
    if there:
        struck = min(there, key=lambda seat: seats.fortitude[seat] - seats.alcohol[seat])
        context.total.gap[struck] -= effect.n


@expects("give")
def _give(context: EffectContext, effect: PlannedEffect) -> None:
    """To the other player who is closest to going out."""
    seats = context.seats
    by = effect.seat
    others = [seat for seat in seats.living if not seats.same_side(seat, by)]
    if others:
        effect.seat = min(others, key=lambda seat: seats.fortitude[seat] - seats.alcohol[seat])
        _count(context, effect)
        effect.seat = by


@cache
def _use_of_one(code: str) -> float:
    """What one is worth to its character: more if it pays for a card or for what can be done at any time."""
    library = the_library()
    counter = library.counters[code]
    uses = [use for card in library.cards.values() if card.deck == code.partition(".")[0] for use in card.uses]
    paid = any(code in use.cost for use in uses) or any(
        effect.word == "buy" and effect.of == counter.id for use in uses for effect in use.do
    )
    return SPENT if paid else 0.0 if counter.drunk else UNSPENT


def _of_level(counter: CounterData, number: int) -> float:
    return sum(standing_worth(step.standing) for step in counter.level if step.least <= number <= step.most)


@expects("reveal")
def _side_card(context: EffectContext, effect: PlannedEffect) -> None:
    """A card of the side deck, by what its cards are worth on the mean; where the top one holds, in its place."""
    character, _, side = effect.of.partition(".")
    cards = (the_library().cards[code] for code in context.seats.holding[effect.seat].on_top)
    there = sum(front_worth(card.code) for card in cards if (card.deck, card.side) == (character, side))
    worth = mean_of_side(character, side) - there
    context.total.extra += worth if context.ours(effect.seat) else -worth / 2


@cache
def mean_of_side(character: str, side: str) -> float:
    """What the cards of a character's side deck are worth on the mean, where they lie or in the hand."""
    found = the_library().whole(character)
    deck = found.sides.get(side) if found is not None else None
    if deck is None:
        return 0.0
    lies = deck.revealed != "adds" and not deck.joins
    worths = [(front_worth(code) if lies else wanted(code)) * count for code, count in deck.counts.items()]
    return sum(worths) / sum(deck.counts.values())


# -- choices ---------------------------------------------------------------------------------------------------------


def way(
    context: EffectContext, effects: Iterable[EffectData], seat: int, weight: float = 1.0, *, judged_by: int = INN
) -> ExpectedChange:
    """What some effects come to for everybody, with `seat` as "you"; nothing that lies there is changed.

    `judged_by`: whose cards count as the own ones; the computer player's if nobody is said.
    """
    count = len(context.seats.gold)
    apart = context.apart(ExpectedChange([0.0] * count, [0.0] * count), judged_by)
    inside = context.pot.inside if context.pot is not None else ()
    for data in effects:
        to = INN if data.to != "you" else context.item.by if context.item.by != seat else seat
        for other, thing in concerned(context.seats, data.whom, seat, context.item.targets, context.below, inside):
            if to == INN or other != to:
                source = INN if data.plain else context.item.by
                effect = PlannedEffect(data.word, other, data.n, source, to, False, "", data, "", thing)
                effect.of = full_code(context.item.card, data.of) if data.of else ""
                carry_out(apart, effect)
    total = apart.total
    if weight == 1.0:
        return total
    return ExpectedChange([weight * n for n in total.gap], [weight * n for n in total.gold], weight * total.extra)


def add(total: ExpectedChange, more: ExpectedChange) -> None:
    """Add changes to others."""
    for seat in range(len(total.gap)):
        total.gap[seat] += more.gap[seat]
        total.gold[seat] += more.gold[seat]
    total.extra += more.extra


def liking(change: ExpectedChange, seat: int) -> float:
    """How well a player likes what a way comes to, its cards judged as that player's own."""
    return change.gap[seat] + 0.6 * change.gold[seat] + change.extra


@expects("choose")
def _choose(context: EffectContext, effect: PlannedEffect) -> None:
    """Each chooses what is best for them."""
    options = effect.data.options if effect.data else ()
    best, most = None, -1e9
    for option in options:
        if not _has_room(context, option, effect.seat):
            continue
        liked = liking(way(context, option, effect.seat, judged_by=effect.seat), effect.seat)
        if liked > most:
            best, most = option, liked
    if best is not None:
        add(context.total, way(context, best, effect.seat))


def _has_room(context: EffectContext, option: Iterable[EffectData], seat: int) -> bool:
    """Whether a player can still be handed the counters that a way of a choice hands out."""
    for effect in option:
        code = full_code(context.item.card, effect.of)
        counter = the_library().counters.get(code) if effect.word == "count" and effect.whom == "you" else None
        if counter is None or counter.on == "you":
            continue
        if context.seats.counters[seat].get(code, 0) + effect.n > counter.most:
            return False
    return True


@expects("coin")
def _coin(context: EffectContext, effect: PlannedEffect) -> None:
    for option in effect.data.options if effect.data else ():
        add(context.total, way(context, option, effect.seat, 0.5))


@expects("bid")
def _bid(context: EffectContext, effect: PlannedEffect) -> None:
    """Anybody may win it, for somewhat less than it is worth; the others have the second outcome."""
    if effect.data is None:
        return
    win, lose = effect.data.options
    part = 1 / max(1, len(context.seats.living))
    add(context.total, way(context, win, effect.seat, 0.3 * part))
    add(context.total, way(context, lose, effect.seat, 1 - part))


@expects("secret")
def _secret(context: EffectContext, effect: PlannedEffect) -> None:
    """Everybody pays a little, for somewhat more than it is worth."""
    n = min(effect.n / 3, context.seats.gold[effect.seat])
    context.total.gold[effect.seat] -= n
    context.total.gap[effect.seat] += 0.6 * n


def carry_out(context: EffectContext, effect: PlannedEffect) -> None:
    """Add what an effect comes to, if what it depends on is so now, and as often as it counts now."""
    data = effect.data
    if data is not None and data.condition is not None and not holds(context, effect, data.condition):
        return
    if data is not None and data.per:
        effect.n *= counted(context, effect, data.per)
        effect.n = min(effect.n, data.most) if data.most else effect.n
        if not effect.n:
            return
    if (found := EXPECTED.get(effect.word)) is not None:
        found(context, effect)
    elif effect.thing < 0 and effect.word != "hurt":
        _at_a_glance(context, effect, EFFECTS[effect.word])


def _at_a_glance(context: EffectContext, effect: PlannedEffect, word: Word) -> None:
    glance, times, total = word.glance, effect.n if word.takes == "number" else 1, context.total
    total.gap[effect.seat] += glance.gap * times
    total.gold[effect.seat] += glance.gold * times
    total.extra += times * (glance.ours if context.ours(effect.seat) else glance.theirs)
