"""What lies on the Inn's stack in a few words, for pictures and for those who do not see them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.inn.rules import Library
from bot.games.inn.rules.cards.text import card_text, drink_text, the_lexicon
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView

PHASES: Final = {
    "discard": "discards",
    "action": "acts",
    "order": "orders a Drink",
    "drink": "drinks",
}
"""What the seat whose turn it is does, by phase."""
REASONS: Final = {"asleep": "asleep upstairs", "broke": "broke, in the stables"}
"""Where a seat is that is out."""

PARTS: Final = {
    "lose-fortitude": "−{n} Fortitude",
    "gain-fortitude": "+{n} Fortitude",
    "gain-alcohol": "+{n} Alcohol",
    "lose-alcohol": "−{n} Alcohol",
    "gain-gold": "+{n} Gold",
    "pay": "pays {n} Gold",
    "ante": "antes {n}",
    "draw": "draws {n}",
    "order": "orders {n} Drinks",
    "drink-pile": "drinks {n} from the pile",
    "drink-deck": "drinks from the deck",
    "hurt": "lost {n} Fortitude",
    "start-round": "starts a Round",
    "control": "takes control",
    "winning": "takes control",
    "leave": "leaves the Round",
    "eject": "must leave",
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
    "shuffle-in-pile": "",
    "more-actions": "",
}
"""What a part of a plan does to its seat, by every word of the vocabulary; of the empty ones the picture says nothing.

"hurt" is a loss that has been suffered already.
"""


def who_moves(view: InnView, asked: frozenset[int]) -> tuple[int, str]:
    """The seat to move, and what it does: whose turn it is, but in a Round of Gambling who must top it or pass."""
    if not view["round"]:
        return view["active"], PHASES[view["phase"]]
    alone = not view["stack"] and len(asked) == 1
    return (min(asked) if alone else view["active"]), "gambles"


class Name(str):
    """A player's name among words: it is cut before they are, and is read in its own direction."""


Facts = tuple[str, ...]


@dataclass(frozen=True)
class ItemSummary:
    """Something on the stack: its kind (of `KINDS`), its title, who it is by and what it is about to do."""

    kind: str
    title: str
    facts: Facts
    void: bool = False
    """It does not happen."""
    alcohol: int | None = None
    """A single Drink's Alcohol Content as it is now."""
    text: str = ""
    """The rules text of its card."""
    rows: tuple[tuple[Name, str], ...] = ()
    """Of several Drinks that differ, each drinker and the Drink's Alcohol Content."""


def _whom(seats: Sequence[int], names: Sequence[str], living: int) -> tuple[Facts, bool]:
    """The seats by name, all who are in as everybody, more than two as a number; and whether it is said of many."""
    named = list(dict.fromkeys(seats))
    if len(named) == living > 2:
        return ("everybody",), False
    if len(named) > 2:
        return (f"{len(named)} players",), True
    if len(named) == 2:
        return (Name(names[named[0]]), " and ", Name(names[named[1]])), True
    return tuple(Name(names[seat]) for seat in named), False


def _joined(parts: Sequence[Facts]) -> Facts:
    return tuple(bit for at, part in enumerate(parts) for bit in ((", ", *part) if at else part))


def _parts(item: ItemView, names: Sequence[str], living: int) -> Facts:
    """Parts that do the same to several seats are told once; of who does it all the name is not said again."""
    groups: dict[str, list[int]] = {}
    for part in item["parts"]:
        if part["ignored"] or not PARTS.get(part["word"]) or not 0 <= part["seat"] < len(names):
            continue
        groups.setdefault(PARTS[part["word"]].format(n=part["n"]), []).append(part["seat"])
    told: list[Facts] = []
    for what, seats in groups.items():
        whom, many = _whom(seats, names, living)
        verb, _, rest = what.partition(" ")
        said = f"{verb.removesuffix('s')} {rest}".rstrip() if many else what
        told.append((what,) if seats == [item["by"]] else (*whom, f" {said}"))
    return _joined(told)


def _card(item: ItemView, names: Sequence[str], library: Library, living: int) -> ItemSummary:
    card = library.cards[item["card"]]
    kind = "gamble" if card.gambles and card.kind == "action" else card.kind
    by = Name(names[item["by"]])
    if item["negated"] or _void(item):
        return ItemSummary(kind, card.title, (by, ": Negated" if item["negated"] else ": Ignored"), True)
    parts = _parts(item, names, living)
    return ItemSummary(kind, card.title, (by, ": ", *parts) if parts else (by,), text=card_text(card, the_lexicon()))


def _void(item: ItemView) -> bool:
    parts = item["parts"]
    return bool(parts) and all(part["ignored"] for part in parts)


def signed(n: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _strength(drink: DrinkView) -> str:
    return "Ignored" if drink["ignored"] else signed(drink["alcohol"])


def _title(drink: DrinkView, library: Library) -> str:
    return " + ".join(library.drinks[code].title for code in drink["cards"])


def _drinks(item: ItemView, names: Sequence[str], library: Library, living: int, unit: str) -> ItemSummary:
    drinks = item["drinks"]
    if not drinks:
        return ItemSummary("drink", "A Drink is revealed", (Name(names[item["by"]]),) if item["by"] >= 0 else ())
    if len(drinks) == 1:
        return _single(drinks[0], names, library, unit)
    titles = {_title(drink, library) for drink in drinks}
    title = titles.pop() if len(titles) == 1 else f"{len(drinks)} Drinks at once"
    void = all(drink["ignored"] for drink in drinks)
    told: dict[str, list[int]] = {}
    for drink in drinks:
        told.setdefault(_strength(drink), []).append(drink["drinker"])
    facts = _joined([(*_whom(seats, names, living)[0], f" {what}") for what, seats in told.items()])
    if len(told) == 1:
        text = drink_text(library.drinks[drinks[0]["cards"][0]], the_lexicon())
        return ItemSummary("drink", title, facts if void else (*facts, f" {unit}"), void, text=text)
    rows = tuple((Name(names[drink["drinker"]]), _strength(drink)) for drink in drinks)
    if len(told) > 2:
        whom, many = _whom([drink["drinker"] for drink in drinks], names, living)
        facts = (*whom, " drink" if many else " drinks")
    return ItemSummary("drink", title, facts, void, rows=rows)


def _single(drink: DrinkView, names: Sequence[str], library: Library, unit: str) -> ItemSummary:
    name, title = Name(names[drink["drinker"]]), _title(drink, library)
    if drink["ignored"]:
        return ItemSummary("drink", title, (name, ": Ignored"), True)
    felt = [f"{signed(drink['alcohol'])} {unit}"] if drink["alcohol"] else []
    felt += [f"{signed(drink['fortitude'])} Fortitude"] if drink["fortitude"] else []
    felt += [f"draws {drink['draw']}"] if drink["draw"] else []
    felt += [f"{signed(drink['gold'])} Gold"] if drink["gold"] else []
    words = the_lexicon()
    text = " ".join(drink_text(library.drinks[code], words) for code in drink["cards"][:1])
    return ItemSummary(
        "drink", title, (name, f": {', '.join(felt) or 'no effect'}"), alcohol=drink["alcohol"], text=text
    )


def _event(item: ItemView, names: Sequence[str], library: Library, living: int) -> ItemSummary:
    doer, drink = Name(names[item["by"]]), library.drinks[item["card"]]
    parts = _parts(item, names, living)
    facts: Facts = (doer, ": ", *parts) if parts else ("revealed by ", doer)
    return ItemSummary("event", drink.title, facts, bool(item["negated"]), text=drink_text(drink, the_lexicon()))


def item_summary(
    item: ItemView, names: Sequence[str], library: Library, living: int, unit: str = "Alcohol"
) -> ItemSummary:
    """An item of a view's stack; `living` is how many seats are in, `unit` stands behind a Drink's strength."""
    what, by = str(item["what"]), item["by"]
    doer = Name(names[by]) if 0 <= by < len(names) else "the Inn"
    if what == "card":
        return _card(item, names, library, living)
    if what == "drinks":
        return _drinks(item, names, library, living, unit)
    if what == "event":
        return _event(item, names, library, living)
    parts = _parts(item, names, living)
    if what == "hurt":
        return ItemSummary("sometimes", "Hit back?", parts)
    if what == "refill":
        return ItemSummary("drink", "A new Drink Deck", parts)
    if what == "collect":
        return ItemSummary("event", "Payment", (*parts, " to ", doer))
    if what == "won":
        return ItemSummary("gambling", "The Round is won", (doer, " takes the pot"))
    return ItemSummary("event", "Last chance", (*_whom(item["seats"], names, 99)[0], " about to fall"))
