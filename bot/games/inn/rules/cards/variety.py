"""How much the cards of a deck differ: from each other, and from those of the other decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from bot.games.inn.rules.cards.models import ConditionData, EffectData, IfData
from bot.games.inn.rules.cards.prepared import Card, Character, Library, Use


@dataclass(frozen=True, slots=True)
class Variety:
    """Figures of a deck's own cards: generic cards and side decks are left out.

    Two cards do the same when kind, condition, targets, effects and numbers are the same, whatever their titles.
    """

    different: int
    """How many different things its titles do."""
    alike: int
    """The most titles that do the same."""
    copies: int
    """The most copies of one title."""
    nearest: str
    """The deck with which it has the most in common, by its code; empty when there is no other deck."""
    overlap: float
    """The part of its different things that is in that deck too, or of that deck's in it: whichever is more."""
    own: int
    """How many of its different things are in no other deck."""


def what_it_does(card: Card) -> Hashable:
    """Everything that a card does, without its title and its copies."""
    return (
        card.kind, tuple(_use(use) for use in card.uses), card.over_winning, card.stays, card.until,
        tuple((standing.word, standing.n, standing.kinds) for standing in card.standing), card.wages, card.at_once,
        card.as_action,
    )  # fmt: skip


def _use(use: Use) -> Hashable:
    return (
        _condition(use.condition), use.pick, _depends(use.among), use.least, use.most, use.firm, _depends(use.sure),
        use.ignore_as, use.no_leave, use.no_ignore, use.no_things, use.unshared, use.front,
        tuple(sorted((what.rpartition(".")[2], n) for what, n in use.cost.items())), _effects(use.do),
        _effects(use.negated),
    )  # fmt: skip


def _condition(condition: ConditionData | None) -> Hashable:
    return condition and (condition.word, frozenset(condition.kinds), frozenset(condition.touches))


def _depends(condition: IfData | bool | None, whom: str = "") -> Hashable:
    """What something depends on; of what is said of you, a counter is yours in any case."""
    if not isinstance(condition, IfData):
        return condition
    who = "you" if whom == "you" else condition.who
    return (condition.word, condition.of, condition.least, condition.most, who, condition.holds)


def _effects(effects: tuple[EffectData, ...]) -> Hashable:
    return tuple(
        (
            effect.word, effect.n, effect.whom, effect.to, effect.least, effect.of, effect.how, effect.kind,
            effect.kinds, effect.plain, _depends(effect.condition, effect.whom), effect.per, effect.most,
            tuple(_effects(option) for option in effect.options),
        )
        for effect in effects
    )  # fmt: skip


def varieties(library: Library) -> dict[str, Variety]:
    """The figures of every character's deck, by its code."""
    does = {code: _own_cards(character, library) for code, character in library.characters.items()}
    return {code: _variety(code, library.characters[code], does) for code in does}


def _own_cards(character: Character, library: Library) -> Counter[Hashable]:
    """What the deck's own titles do, and how many titles do each."""
    return Counter(what_it_does(library.cards[code]) for code in character.counts if library.cards[code].deck)


def _variety(code: str, character: Character, does: Mapping[str, Counter[Hashable]]) -> Variety:
    mine = does[code]
    others = {other: theirs for other, theirs in does.items() if other != code}
    shared = {other: len(mine.keys() & theirs.keys()) / min(len(mine), len(theirs)) for other, theirs in others.items()}
    nearest = max(shared, key=lambda other: shared[other], default="")
    elsewhere = {what for theirs in others.values() for what in theirs}
    return Variety(
        different=len(mine),
        alike=max(mine.values()),
        copies=max(count for card, count in character.counts.items() if card.startswith(f"{code}.")),
        nearest=nearest,
        overlap=shared.get(nearest, 0.0),
        own=len(mine.keys() - elsewhere),
    )


def alike_events(library: Library, code: str) -> list[tuple[Card, Card]]:
    """Each two Events of an Encounter Deck that do the same."""
    events = [library.cards[event] for event in library.encounters[code].counts]
    return [
        (first, second)
        for place, first in enumerate(events)
        for second in events[place + 1 :]
        if what_it_does(first) == what_it_does(second)
    ]


def variety_lines(library: Library) -> list[str]:
    """A line for every deck: how much its own cards differ."""
    lines = [
        f"{library.characters[code].name}: {found.different} different effects, at most {found.alike} titles alike and "
        f"{found.copies} copies of a title; {found.overlap:.0%} in common with "
        f"{library.characters[found.nearest].name if found.nearest else 'nobody'}; {found.own} in no other deck"
        for code, found in varieties(library).items()
    ]
    for code, deck in library.encounters.items():
        pairs = ", ".join(f"{first.title} and {second.title}" for first, second in alike_events(library, code))
        lines.append(f"{deck.name}: {f'the same is done by {pairs}' if pairs else 'no two Events do the same'}")
    return lines
