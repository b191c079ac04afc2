"""Cards and Drinks prepared for play: from their data to what the rules ask of them, worked out once."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Option
from bot.games.inn.rules.cards.decks import DrinkData
from bot.games.inn.rules.cards.models import CardData, EffectData, UseData, every_effect
from bot.games.inn.rules.cards.prepared import Card, DrinkCard, Taste, Use, taste_of
from bot.games.inn.rules.cards.vocabulary import BIT, DRINK_PAID, EFFECTS, TOUCH
from bot.games.inn.rules.picks import Pick

COSTS = ("cards", "gold", "fortitude")
"""What a cost may be besides counters."""


def prepare_use(number: int, key: str, kind: str, data: UseData, deck: str) -> Use:
    words = [EFFECTS[effect.word] for effect in data.do]
    trick = any(word.drink for word in words)
    when = data.when.word if data.when else ""
    return Use(
        number=number,
        plain=Option(key),
        mask=_mask(kind, data),
        when=when,
        condition=data.when,
        pick=data.pick,
        least=data.least,
        most=data.most,
        firm=data.firm,
        do=data.do,
        trick=trick,
        starts=any(word.round == "starts" for word in words),
        ends=any(word.round == "ends" for word in words),
        sure=data.sure,
        no_leave=data.no_leave,
        front=data.front,
        cost={what if what in COSTS else f"{deck}.{what}": n for what, n in data.cost.items()},
        negated=data.negated,
        raised=_raised(data.do),
        hits=any(
            effect.word == "redirect" or (effect.word == "lose-fortitude" and effect.whom == "picked")
            for effect in data.do
        ),
        ignore_as=data.ignore_as,
        no_ignore=data.no_ignore,
        unshared=data.unshared,
        no_things=data.no_things,
        among=data.among,
        words=frozenset(effect.word for effect in data.do),
        drink_word=next((effect.word for effect in data.do if EFFECTS[effect.word].drink), ""),
        untargeted=not (data.cost or trick or data.pick or when in ("loss", "hurt")),
        eases=any(word.eases for word in words),
        to_all=any(effect.whom == "all" for effect in data.do),
    )


def _raised(effects: Iterable[EffectData]) -> EffectData | None:
    """The first effect with a number; what the card's player pays is a price, and no effect."""
    prices = ("pay", "you")
    return next(
        (effect for effect in effects if effect.n > 0 and not effect.per and (effect.word, effect.whom) != prices), None
    )


def _mask(kind: str, data: UseData) -> int:
    if kind == "anytime":
        return BIT["anytime"]
    if data.when is None:
        return 0
    if data.when.word in ("card", "loss"):
        mask = 0
        for answered in data.when.kinds:
            for touch in data.when.touches or ("loss",):
                mask |= TOUCH[answered, touch]
        return mask
    mask = BIT[data.when.word]
    if mask == BIT["drink-yours"] and any(effect.word == "ignore-drink" for effect in data.do):
        mask |= DRINK_PAID
    return mask


def prepare_card(data: CardData, deck: str) -> Card:
    code = f"{deck}.{data.id}" if deck else data.id
    several = len(data.use) > 1
    uses = tuple(
        prepare_use(number, Pick("card", code, number if several else None).key, data.kind, use, deck)
        for number, use in enumerate(data.use)
    )
    mask = 0
    for use in uses:
        mask |= use.mask
    gambles = any(effect.gambles for use in uses for effect in use.do)
    effects = tuple(every_effect(effect for use in uses for effect in (*use.do, *use.negated)))
    return Card(
        code, data.title, data.kind, deck, data.original, data.note, uses, mask, gambles,
        over_winning=data.over_winning, stays=data.stays, until=data.until,
        standing=data.standing, wages=data.wages, price=data.price, at_once=data.at_once, effects=effects,
        places=_places(effects, uses),
    )  # fmt: skip


def _places(effects: tuple[EffectData, ...], uses: Iterable[Use]) -> dict[int, int]:
    """The places of effects that word and number do not tell apart, by their identity.

    So a number that is raised is found, whatever has become of it, where its card says the same word twice.
    """
    told = {id(effect) for effect in effects if effect.special}
    for use in uses:
        raised = use.raised
        if raised is not None and any(effect.word == raised.word for effect in use.do if effect is not raised):
            told.add(id(raised))
    return {id(effect): place for place, effect in enumerate(effects) if id(effect) in told}


def prepare_drink(data: DrinkData) -> DrinkCard:
    return DrinkCard(
        data.id, data.title, data.event, data.do, Taste() if data.event else taste_of(data.do),
        {race: taste_of(effects) for race, effects in data.race.items()}, dict(data.race), data.chaser, data.share,
        data.whole or data.share, data.goes, data.original, data.note,
    )  # fmt: skip
