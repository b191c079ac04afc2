"""What lies on the Inn's stack in a few words, for pictures and for those who do not see them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from bot.inn import Library

PHASES: Final = {
    "discard": "discards",
    "action": "acts",
    "order": "orders a Drink",
    "drink": "drinks",
    "end": "is done",
}
"""What the seat whose turn it is does, by phase."""
REASONS: Final = {"asleep": "asleep upstairs", "broke": "broke, in the stables"}
"""Where a seat is that is out."""

_PARTS: Final = {
    "lose-fortitude": "−{n} Fortitude",
    "gain-fortitude": "+{n} Fortitude",
    "gain-alcohol": "+{n} Alcohol",
    "lose-alcohol": "−{n} Alcohol",
    "gain-gold": "+{n} Gold",
    "pay": "pays {n} Gold",
    "ante": "antes {n} Gold",
    "draw": "draws {n}",
    "order": "orders {n} Drinks",
    "drink-pile": "drinks {n} from the pile",
    "drink-deck": "drinks from the deck",
    "hurt": "lost {n} Fortitude",
    "start-round": "starts a Round",
    "control": "takes control",
    "winning": "takes control",
    "leave": "leaves the Round",
    "eject": "must leave the Round",
    "win-round": "wins the Round",
    "end-round": "ends the Round",
    "take-pot": "takes {n} Gold of the pot",
    "steal-win": "takes the pot",
    "restart-round": "goes on with the Round",
    "negate": "Negates",
    "ignore": "Ignores",
    "ignore-drink": "Ignores the Drink",
    "pass-drink": "passes the Drink on",
    "split-drink": "splits the Drink",
    "add-alcohol": "changes the Drink",
    "replace-drink": "changes the Drink",
    "convert-drink": "changes the Drink",
    "reduce": "loses {n} less",
    "reduce-to": "loses at most {n}",
    "redirect": "moves the loss",
    "share-loss": "shares the loss",
    "inn-pays": "lets the Inn pay",
    "no-payment": "pays nothing",
}
"""What a part of a plan does to its seat; what is not here needs no word."""
_ANSWERS: Final = frozenset({"negate", "ignore", "reduce", "reduce-to", "redirect", "share-loss", "inn-pays", "leave"})


@dataclass(frozen=True)
class Told:
    """Something on the stack: its kind (of `KINDS`), its title, who it is by and what it is about to do."""

    kind: str
    title: str
    facts: str
    void: bool
    """It does not happen."""
    alcohol: int | None = None
    """A single Drink's Alcohol Content as it is now."""


def seats_told(seats: Sequence[int], names: Sequence[str], living: int) -> str:
    """The seats by name; all who are in as everybody, more than two as a number."""
    named = list(dict.fromkeys(seats))
    if len(named) == living > 2:
        return "everybody"
    return " and ".join(names[seat] for seat in named) if len(named) <= 2 else f"{len(named)} players"


def _parts(item: Mapping[str, Any], names: Sequence[str], living: int) -> list[str]:
    """Parts that do the same to several seats are told once."""
    groups: dict[str, list[int]] = {}
    for part in cast("Sequence[Mapping[str, Any]]", item["parts"]):
        if part["ignored"] or part["word"] not in _PARTS or not 0 <= part["seat"] < len(names):
            continue
        groups.setdefault(_PARTS[part["word"]].format(n=part["n"]), []).append(int(part["seat"]))
    by = int(item["by"])
    return [what if seats == [by] else f"{seats_told(seats, names, living)} {what}" for what, seats in groups.items()]


def _card(item: Mapping[str, Any], names: Sequence[str], library: Library, living: int) -> Told:
    card = library.cards[item["card"]]
    kind = "gamble" if card.gambles and card.kind == "action" else card.kind
    by = names[item["by"]]
    void = bool(item["negated"]) or _void(item)
    if void:
        return Told(kind, card.title, f"{by}: {'Negated' if item['negated'] else 'Ignored'}", True)
    return Told(kind, card.title, ": ".join([by, ", ".join(_parts(item, names, living))]).removesuffix(": "), False)


def _void(item: Mapping[str, Any]) -> bool:
    parts = cast("Sequence[Mapping[str, Any]]", item["parts"])
    return bool(parts) and all(part["ignored"] for part in parts)


def signed(n: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _drinks(item: Mapping[str, Any], names: Sequence[str], library: Library, living: int, unit: str) -> Told:
    drinks = cast("Sequence[Mapping[str, Any]]", item["drinks"])
    if not drinks:
        cards = [str(code) for code in item.get("cards", ())]
        title = " + ".join(library.drinks[code].title for code in cards)
        return Told("drink", title or "A Drink is revealed", names[item["by"]] if item["by"] >= 0 else "", False)
    title = " + ".join(dict.fromkeys(" + ".join(library.drinks[code].title for code in one["cards"]) for one in drinks))
    if len(drinks) == 1:
        return _single(title, drinks[0], names, unit)
    told: dict[str, list[int]] = {}
    for one in drinks:
        told.setdefault("Ignored" if one["ignored"] else signed(one["alcohol"]), []).append(int(one["drinker"]))
    same = len(told) == 1
    facts = [f"{seats_told(seats, names, living)} {what}" for what, seats in told.items()]
    if same and not drinks[0]["ignored"]:
        facts[0] += f" {unit}"
    return Told("drink", title, ", ".join(facts), all(one["ignored"] for one in drinks))


def _single(title: str, drink: Mapping[str, Any], names: Sequence[str], unit: str) -> Told:
    name = names[drink["drinker"]]
    if drink["ignored"]:
        return Told("drink", title, f"{name}: Ignored", True)
    felt = [f"{signed(drink['alcohol'])} {unit}"] if drink["alcohol"] else []
    felt += [f"{signed(drink['fortitude'])} Fortitude"] if drink["fortitude"] else []
    felt += [f"draws {drink['draw']}"] if drink["draw"] else []
    felt += [f"{signed(drink['gold'])} Gold"] if drink["gold"] else []
    return Told("drink", title, f"{name}: {', '.join(felt) or 'no effect'}", False, int(drink["alcohol"]))


def item_told(
    item: Mapping[str, Any], names: Sequence[str], library: Library, living: int, unit: str = "Alcohol"
) -> Told:
    """An item of a view's stack; `living` is how many seats are in, `unit` stands behind a Drink's strength."""
    what, by = str(item["what"]), int(item["by"])
    doer = names[by] if 0 <= by < len(names) else "the Inn"
    if what == "card":
        return _card(item, names, library, living)
    if what == "drinks":
        return _drinks(item, names, library, living, unit)
    parts = ", ".join(_parts(item, names, living))
    if what == "event":
        title = library.drinks[item["card"]].title if item["card"] else "Drink Event"
        return Told("event", title, f"{doer}: {parts}" if parts else f"revealed by {doer}", bool(item["negated"]))
    if what == "hurt":
        return Told("sometimes", "Hit back?", parts, False)
    if what == "refill":
        return Told("drink", "A new Drink Deck", parts, False)
    if what == "collect":
        return Told("event", f"Gold for {doer}", parts, False)
    if what == "won":
        return Told("gambling", "The Round is won", f"{doer} takes the pot", False)
    return Told("event", "Last chance", f"{seats_told(item['seats'], names, 99)} about to fall", False)
