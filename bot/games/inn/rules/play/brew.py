"""What a Drink does to its drinker, after all changes made to the Drink, and which changes those are.

Rules: 003 *Splitting Drinks*, *Drinking Contest*; rulings 16 to 18.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import DrinkCard, Taste, full_code, taste_of
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.state import INN, Drink


def plain_taste(drinks: Mapping[str, DrinkCard], cards: Sequence[str], race: str) -> Taste:
    """The sum of the cards for a drinker of this race; an Event among them adds nothing."""
    if len(cards) == 1:
        return drinks[cards[0]].races.get(race) or drinks[cards[0]].taste
    return _taste_of_all(drinks, cards, race)


def _taste_of_all(drinks: Mapping[str, DrinkCard], cards: Sequence[str], race: str) -> Taste:
    tastes = [plain_taste(drinks, [code], race) for code in cards]
    return Taste(
        sum(card_taste.alcohol for card_taste in tastes),
        sum(card_taste.fortitude for card_taste in tastes),
        sum(card_taste.draw for card_taste in tastes),
        sum(card_taste.gold for card_taste in tastes),
    )


def taste(drinks: Mapping[str, DrinkCard], drink: Drink, race: str) -> Taste:
    """What the Drink does to a drinker of this race now."""
    felt = plain_taste(drinks, drink.cards, race)
    if not drink.mods:
        return felt
    alcohol, fortitude, draw, gold = felt.alcohol, felt.fortitude, felt.draw, felt.gold
    for word, n, *more in drink.mods:
        if word == "add":
            alcohol = max(alcohol + n, min(alcohol, more[0]))
        elif word == "season":
            alcohol, fortitude, draw, gold = alcohol + n, fortitude + more[0], draw + more[1], gold + more[2]
        elif word == "count":
            continue
        elif word == "half-down":
            alcohol, fortitude, draw, gold = (int(value / 2) for value in (alcohol, fortitude, draw, gold))
        elif word == "reward":  # Gold of another player's, not in the Drink
            continue
        elif word == "replace":
            alcohol, fortitude, draw, gold = n, 0, 0, 0
        elif word == "convert":
            alcohol, fortitude = min(alcohol, 0), fortitude + max(alcohol, 0)
        else:
            alcohol, fortitude, draw, gold = (half(value) for value in (alcohol, fortitude, draw, gold))
    return Taste(alcohol, fortitude, draw, gold)


def handed(drink: Drink) -> dict[str, int]:
    """The counters, by full code, that a Drink hands to its drinker now."""
    found: dict[str, int] = {}
    for word, what, *more in drink.mods:
        if word == "count":
            found[what] = found.get(what, 0) + more[0]
        elif word == "replace":
            found = {}
        elif word == "half":
            found = {code: half(n) for code, n in found.items()}
        elif word == "half-down":
            found = {code: n // 2 for code, n in found.items()}
    return found


def is_replaced(drink: Drink) -> bool:
    """Whether it is another Drink now (ruling 17)."""
    for mod in drink.mods:  # noqa: SIM110 (hot: a generator costs more)
        if mod[0] == "replace":
            return True
    return False


def half(n: int) -> int:
    """Half, rounded up: away from zero, so that a loss of 1 stays a loss of 1."""
    return (n + 1) // 2 if n > 0 else -((1 - n) // 2)


def strength(drinks: Mapping[str, DrinkCard], drink: Drink, race: str) -> int:
    """What it counts in a Drinking Contest: its Alcohol Content for the seat that revealed it, not below 0.

    Changes of its Alcohol Content count; splitting, passing, Ignoring and turning it into Fortitude do not.
    """
    mods = [mod for mod in drink.mods if mod[0] in ("add", "replace", "season")]
    return max(0, taste(drinks, Drink(drink.cards, drink.by, drink.by, mods), race).alcohol)


def rewards(drink: Drink) -> dict[int, int]:
    """By seat, the Gold that others pay whoever drinks a Drink."""
    found: dict[int, int] = {}
    for word, *more in drink.mods:
        if word == "reward" and more[1] != drink.drinker:
            found[more[1]] = found.get(more[1], 0) + more[0]
    return found


# -- what cards do to a Drink ----------------------------------------------------------------------------------------


def aimed(targets: Iterable[str], drunk: Iterable[bool]) -> tuple[int, int]:
    """The place of the Drink that a card changes, and the seat that it names (INN if none is).

    A card that names no Drink changes the first one that is drunk.
    """
    index, to = -1, INN
    for target in map(read_target, targets):
        index, to = target.drink if target.drink >= 0 else index, target.seat
    return (index, to) if index >= 0 else (next((at for at, is_drunk in enumerate(drunk) if is_drunk), 0), to)


def changes(card: str, effect: EffectData, n: int, seat: int) -> list[list[Any]]:
    """What an effect of a seat's card, whose number is n now, does to a Drink (see `Drink.mods`), or to the half of it
    that another player drinks; nothing for one by which only its drinker is another."""
    match effect.word:
        case "add-alcohol":
            return [["add", n, effect.least]]
        case "replace-drink":
            return [["replace", n]]
        case "convert-drink":
            return [["convert", 0]]
        case "halve-drink":
            return [["half-down", 0]]
        case "reward-drinker":
            return [["reward", n, seat]]
        case "season-drink" | "season-half":
            return _seasoned(card, effect)
        case _:
            return []


def _seasoned(card: str, effect: EffectData) -> list[list[Any]]:
    """What is added to a Drink: what its drinker feels, and the counters that are handed to them."""
    (added,) = effect.options
    more = taste_of(other for other in added if other.word != "count")
    mods: list[list[Any]] = [["count", full_code(card, other.of), other.n] for other in added if other.word == "count"]
    felt = [more.alcohol, more.fortitude, more.draw, more.gold]
    return [["season", *felt], *mods] if any(felt) else mods


def halved(drink: Drink, to: int) -> Drink:
    """Two independent Drinks, each with half of every effect, rounded up (003 *Splitting Drinks*): `drink` is one of
    them, and this the other, which `to` drinks."""
    drink.mods.append(["half", 0])
    return Drink(drink.cards, drink.by, to, [mod.copy() for mod in drink.mods], split=True)
