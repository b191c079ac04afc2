"""What computer players make of effects that depend on something: on a counter, on a Hero, on what a card has done."""

from __future__ import annotations

from bot.games.inn.patrons.planned import EffectContext, PlannedEffect
from bot.games.inn.rules.cards.models import IfData
from bot.games.inn.rules.cards.prepared import full_code
from bot.games.inn.rules.play.state import INN


def _level(context: EffectContext, seat: int, counter: str) -> int:
    return context.seats.counters[seat].get(full_code(context.item.card, counter), 0)


def holds(context: EffectContext, effect: PlannedEffect, condition: IfData) -> bool:
    """Whether what an effect depends on is so, as far as it can be seen now."""
    seat = context.item.by if condition.who == "you" and context.item.by != INN else effect.seat
    if condition.holds:
        by = context.item.by
        on_top = context.seats.holding[by].on_top if by != INN else frozenset[str]()
        return any(card.partition(".")[2] in condition.holds for card in on_top)
    match condition.word:
        case "":
            return condition.least <= _level(context, seat, condition.of) <= condition.most
        case "ignored" | "not-ignored":
            ignored = any(other.ignored for other in context.item.effects)
            return ignored == (condition.word == "ignored")
        case "served":
            return effect.seat in _served(context, seat)
        case "boss":
            return context.seats.bosses[effect.seat]
        case "lost":
            return any(loss.word == "lose-fortitude" and loss.seat == effect.seat and loss.n > 0 and not loss.ignored
                       for loss in context.item.effects)  # fmt: skip
        case "discarded":
            return True
        case "own-gold" | "not-own-gold":
            covered = any(other.paid for other in context.item.effects if other.seat == effect.seat)
            return covered == (condition.word == "not-own-gold")
        case _:
            return context.seats.villains[effect.seat] == (condition.word == "villain")


def _served(context: EffectContext, seat: int) -> list[int]:
    """The players who are given the Drinks that the card orders, as far as it can be guessed: the weakest ones."""
    seats, by = context.seats, context.item.by if context.item.by != INN else seat
    n = sum(other.n for other in context.item.effects if other.word == "order")
    others = [other for other in seats.living if not seats.same_side(other, by)]
    return sorted(others, key=lambda other: seats.fortitude[other] - seats.alcohol[other])[:n]


def counted(context: EffectContext, effect: PlannedEffect, per: str) -> int:
    """How often an effect counts, as things would stand."""
    below = context.below
    item = below if below is not None and below.what in ("hurt", "gained", "taken") else context.item
    others = [other for other in item.effects if other.seat != item.by and not other.ignored]
    losses = [other for other in others if other.word in ("lose-fortitude", "hurt")]
    match per:
        case "hurt":
            return len({loss.seat for loss in losses})
        case "lost":
            return sum(loss.n for loss in losses)
        case "own-lost":
            return sum(loss.n for loss in losses if loss.seat == effect.seat)
        case "team" if context.seats.speaker is not None:
            return sum(context.seats.same_side(seat, effect.seat) for seat in context.seats.living)
        case "players" | "team":
            return sum(seat != context.item.by for seat in context.seats.living)
        case "paid":
            return sum(other.n for other in others if other.word == "pay")
        case _:
            return _level(context, effect.seat, per)
