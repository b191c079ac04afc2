"""Short descriptions of the items on the Inn's stack, for pictures and alt texts."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.games.inn.look.mates import for_the_team, to_move, touched
from bot.games.inn.look.pictures.cards import kind_of
from bot.games.inn.look.pictures.emblems import emblem_of, glass_of
from bot.games.inn.look.prompts import safe_seats
from bot.games.inn.look.words import counter_name, counter_title
from bot.games.inn.rules import Library
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.text import card_text, drink_text, the_lexicon, ways_texts
from bot.games.inn.rules.cards.vocabulary import PER
from bot.games.inn.rules.foresee import felt_losses
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView, PartView
from bot.ui.words import Words, spaced

SILENT: Final = frozenset({"shuffle-in-pile", "more-actions"})
"""Words of the vocabulary whose parts the picture does not show."""


def reason_told(words: Words, reason: str) -> str:
    """The reason why a seat is out, in words, shown in place of its placing."""
    return words.say(f"inn-told.{reason}")


def who_moves(words: Words, view: InnView, asked: frozenset[int]) -> tuple[tuple[int, ...], str]:
    """Who is to move, and what they do: in their turn, or in a Round of Gambling, where they must play or pass.

    It is one seat; where teams play, all of the team that have still to act.
    """
    if not view["round"]:
        return to_move(view, asked), words.say(f"inn-told.{view['phase']}")
    alone = not view["stack"] and len(asked) == 1
    return ((min(asked) if alone else view["active"]),), words.say("inn-told.gambles")


def aimed_from(item: ItemView) -> tuple[int, tuple[int, ...]] | None:
    """Who plays an item of the stack, and at whom it is aimed; None for what nobody aims."""
    if item["what"] not in ("card", "use", "drinks", "event", "encounter"):
        return None
    aimed = [int(target) for target in item["targets"] if target.isdecimal()]
    felt = [part["seat"] for part in item["parts"] if part["seat"] >= 0]
    felt += [drink["drinker"] for drink in item["drinks"]]
    by = item["by"]
    return by, tuple(seat for seat in dict.fromkeys(aimed or felt) if seat != by or item["drinks"])


def hit_by(view: InnView) -> frozenset[int]:
    """Those to whom what is being resolved happens; nobody if it happens to none, or to all."""
    if not view["stack"] or view["stack"][0]["negated"]:
        return frozenset()
    item = view["stack"][0]
    aimed = item["seats"] if item["what"] == "losing" else [int(at) for at in item["targets"] if at.isdecimal()]
    hit = {*(aimed or [seat for seat in touched(item) if seat >= 0])}
    living = {seat for seat, shown in enumerate(view["seats"]) if not shown["out"]}
    return frozenset() if hit >= living else frozenset(hit)


class Name(str):
    """A player's name within a text: it is cut before the other words are, and is read in its own direction."""


Facts = tuple[str, ...]


@dataclass(frozen=True)
class ItemSummary:
    """An item of the stack: its kind (of `KINDS`), its title, its player and what it is about to do."""

    kind: str
    title: str
    facts: Facts
    void: bool = False
    """Whether it has no effect, because it was Negated or Ignored."""
    text: str = ""
    """The rules text of its card."""
    ways: tuple[str, ...] = ()
    """In place of a long text: what players choose, bid or name in secret as it happens, and what comes of it."""
    rows: tuple[tuple[Name, str], ...] = ()
    """If there are several different Drinks, each drinker and their Drink's Alcohol Content."""
    number: tuple[str, int] | None = None
    """The number that it comes to: of "alcohol", "fortitude" or "gold", with its sign."""
    art: str = ""
    """The drawing of its emblem or glass; empty without one."""


def said_of(words: Words, key: str, **facts: Facts | str | int) -> Facts:
    """A text with the names of players in it: where it tells them, they stay names."""
    named = {fact: (told,) if isinstance(told, Name) else told for fact, told in facts.items()}
    parts = {chr(_PRIVATE + at): told for at, told in enumerate(named.values()) if isinstance(told, tuple)}
    gaps = iter(parts)
    text = words.say(f"inn-told.{key}", **{
        fact: next(gaps) if isinstance(told, tuple) else told for fact, told in named.items()
    })  # fmt: skip
    bits = re.split(f"([{''.join(parts)}])", text) if parts else [text]
    return tuple(bit for each in bits if each for bit in parts.get(each, (each,)))


_PRIVATE: Final = 0xE000
"""From here on no letter has a meaning: such a letter holds the place of a name in a text."""
_NUMBERS: Final[dict[str, tuple[str, int]]] = {
    "lose-fortitude": ("fortitude", -1),
    "gain-fortitude": ("fortitude", 1),
    "gain-alcohol": ("alcohol", 1),
    "lose-alcohol": ("alcohol", -1),
    "gain-gold": ("gold", 1),
    "pay": ("gold", -1),
    "ante": ("gold", -1),
    "hurt": ("fortitude", -1),
}
"""What the number of a part is of, and whether it is gained or lost."""


def _number(item: ItemView, library: Library) -> tuple[str, int] | None:
    """The largest number of what happens to others, or else to its own player; none that depends on something."""
    card = library.cards.get(item["card"])
    found: list[tuple[bool, int, str]] = []
    for part in item["parts"]:
        of = library.cards.get(part["card"]) or card
        effect = of.effects[part["at"]] if of is not None and part["at"] >= 0 else None
        plain = effect is None or (not effect.per and effect.condition is None)
        if part["word"] in _NUMBERS and part["n"] and plain and not part["ignored"] and part["seat"] >= 0:
            found.append((part["seat"] != item["by"], part["n"], part["word"]))
    if not found:
        return None
    _, n, word = max(found, key=lambda number: number[:2])
    of_what, sign = _NUMBERS[word]
    return of_what, sign * n


def _named_together(words: Words, seats: Sequence[int], names: Sequence[str], living: int) -> tuple[Facts, bool]:
    """The seats by name, all that are in as "everybody", more than two as a number; and whether they are many."""
    named = list(dict.fromkeys(seats))
    if len(named) == living > 2:
        return (words.say("inn-told.everybody"),), False
    if len(named) > 2:
        return (words.say("inn-told.players", n=len(named)),), True
    if len(named) == 2:
        return said_of(words, "two", first=Name(names[named[0]]), last=Name(names[named[1]])), True
    return tuple(Name(names[seat]) for seat in named), False


def _joined(parts: Sequence[Facts], joint: str = ", ") -> Facts:
    return tuple(bit for at, part in enumerate(parts) for bit in ((joint, *part) if at else part))


def _parts(
    words: Words, item: ItemView, names: Sequence[str], library: Library, living: int, *, named: bool = False
) -> Facts:
    """Parts that do the same to several seats are told once, and so is the name of whoever has several of them.

    `named`: whether the name of the item's player stands before all this: what they do themselves comes first then,
    without the name.
    """
    alike: dict[tuple[str, str, bool], list[PartView]] = {}
    for part in item["parts"]:
        if not part["ignored"] and part["word"] not in SILENT and 0 <= part["seat"] < len(names):
            single, many = (_part(words, item, part, library, several=several) for several in (False, True))
            alike.setdefault((single, many, part["thing"] >= 0), []).append(part)
    own: list[str] = []
    others: dict[Facts, list[str]] = {}
    for (single, many, thing), parts in alike.items():
        seats = list(dict.fromkeys(part["seat"] for part in parts))
        if thing:
            for seat in seats:
                others.setdefault(_things(words, parts, seat, names), []).append(single)
        elif named and seats == [item["by"]]:
            own.append(single)
        else:
            whom, several = _named_together(words, seats, names, living)
            others.setdefault(whom, []).append(many if several else single)
    told: list[Facts] = [(", ".join(own),)] if own else []
    told += [said_of(words, "feels", names=whom, what=", ".join(what)) for whom, what in others.items()]
    return _joined(told, "; ")


def _things(words: Words, parts: Sequence[PartView], seat: int, names: Sequence[str]) -> Facts:
    """The cards in front of a seat that these parts happen to."""
    n = len({part["thing"] for part in parts if part["seat"] == seat})
    return said_of(words, "in-front", n=n, name=Name(names[seat]))


def _part(words: Words, item: ItemView, part: PartView, library: Library, *, several: bool) -> str:
    """What one part does, with what it depends on; said of `several`, or of one."""
    word = part["word"]
    key = f"inn-part-many.{word}" if several else f"inn-part.{word}"
    if not words.has(key):
        key = f"inn-part.{word}"
    card = library.cards.get(part["card"] or item["card"])
    if word == "lose-fortitude" and not part["n"]:
        return words.say("inn-told.lose-none-many" if several else "inn-told.lose-none")
    if part["at"] < 0 or card is None:
        return words.say(key, n=part["n"])
    effect = card.effects[part["at"]]
    deck = card.code.partition(".")[0]
    counter = f"{deck}.{effect.of}"
    told = words.say(key, n=part["n"], counter=counter_name(counter), counters=counter_title(counter, part["n"]))
    if effect.per:
        per = effect.per if effect.per in PER else "counter"
        told += " " + words.say(f"inn-per.{per}", counter=counter_name(f"{deck}.{effect.per}"))
    if effect.condition is not None:
        condition = effect.condition
        key = "holds" if condition.holds else condition.word or "counter"
        titles = tuple(library.cards[f"{deck}.{held}"].title for held in condition.holds)
        told += " " + words.say(f"inn-if.{key}", counter=counter_name(f"{deck}.{condition.of}"), cards=titles)
    return told


def _card(words: Words, item: ItemView, names: Sequence[str], library: Library, living: int) -> ItemSummary:
    card = library.cards[item["card"]]
    kind = "gamble" if card.gambles and card.kind == "action" else card.kind
    by, title = (
        Name(names[item["by"]]),
        " + ".join([card.title, *(library.cards[code].title for code in item["added"])]),
    )
    if item["negated"] or _void(item):
        told = said_of(words, "card-negated" if item["negated"] else "card-ignored", name=by)
        return ItemSummary(kind, title, told, True, art=emblem_of(card.effects))
    parts = _parts(words, item, names, library, living, named=True)
    text, ways = card_text(card, the_lexicon()), ways_told(words, card)
    facts = said_of(words, "does", name=by, what=parts) if parts else (by,)
    number = _number(item, library)
    return ItemSummary(kind, title, facts, text=text, ways=ways, number=number, art=emblem_of(card.effects))


def ways_told(words: Words, card: Card) -> tuple[str, ...]:
    """What players choose between as a card or an Event takes effect, each way in a few words; empty for others."""
    effect = next((effect for effect in card.effects if effect.word in ("bid", "secret", "choose")), None)
    if effect is None:
        return ()
    stake = words.say(f"inn-choice.bid-{effect.how or 'gold'}", n=effect.n)
    told = [words.say(f"inn-ways.{effect.word}", stake=stake)]
    for at, way in enumerate(ways_texts(card, card.place(effect), brief=True)):
        key = f"inn-ways.{effect.word}-{'way' if effect.word == 'choose' else at}"
        if way or effect.word == "choose":
            told.append(words.say(key, what=way or words.say("inn-ways.nothing")))
    return tuple(told)


def _void(item: ItemView) -> bool:
    parts = item["parts"]
    return bool(parts) and all(part["ignored"] for part in parts)


def signed(n: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _strength(words: Words, drink: DrinkView) -> str:
    return words.say("inn-told.ignored-drink") if drink["ignored"] else signed(drink["alcohol"])


def _title(drink: DrinkView, library: Library) -> str:
    return " + ".join(library.drinks[code].title for code in drink["cards"])


def _drinks(
    words: Words, item: ItemView, names: Sequence[str], library: Library, living: int, unit: str
) -> ItemSummary:
    drinks = item["drinks"]
    if not drinks:
        return ItemSummary(
            "drink", words.say("inn-told.revealed"), (Name(names[item["by"]]),) if item["by"] >= 0 else ()
        )
    if len(drinks) == 1:
        return _single(words, drinks[0], names, library, unit)
    titles = {_title(drink, library) for drink in drinks}
    title = titles.pop() if len(titles) == 1 else words.say("inn-told.drinks-at-once", n=len(drinks))
    void = all(drink["ignored"] for drink in drinks)
    told: dict[str, list[int]] = {}
    for drink in drinks:
        told.setdefault(_strength(words, drink), []).append(drink["drinker"])
    facts = _joined(
        [
            said_of(words, "feels", names=_named_together(words, seats, names, living)[0], what=what)
            for what, seats in told.items()
        ]
    )
    if len(told) == 1:
        text = drink_text(library.drinks[drinks[0]["cards"][0]], the_lexicon())
        number = None if void or not drinks[0]["alcohol"] else ("alcohol", drinks[0]["alcohol"])
        return ItemSummary("drink", title, facts if void else (*facts, f" {unit}"), void, text=text, number=number,
                           art=glass_of(drinks[0]["alcohol"]))  # fmt: skip
    rows = tuple((Name(names[drink["drinker"]]), _strength(words, drink)) for drink in drinks)
    if len(told) > 2:
        whom, many = _named_together(words, [drink["drinker"] for drink in drinks], names, living)
        facts = said_of(words, "drink-now", names=whom, who="several" if many else "one")
    return ItemSummary("drink", title, facts, void, rows=rows)


def _single(words: Words, drink: DrinkView, names: Sequence[str], library: Library, unit: str) -> ItemSummary:
    name, title = Name(names[drink["drinker"]]), _title(drink, library)
    if drink["ignored"]:
        told = said_of(words, "card-ignored", name=name)
        return ItemSummary("drink", title, told, True, art=glass_of(drink["alcohol"]))
    felt = [f"{signed(drink['alcohol'])} {unit}"] if drink["alcohol"] else []
    felt += [words.say("inn-told.fortitude", n=signed(drink["fortitude"]))] if drink["fortitude"] else []
    felt += [words.say("inn-told.draws", n=drink["draw"])] if drink["draw"] else []
    felt += [words.say("inn-told.gold", n=signed(drink["gold"]))] if drink["gold"] else []
    lexicon = the_lexicon()
    text = " ".join(drink_text(library.drinks[code], lexicon) for code in drink["cards"][:1])
    return ItemSummary(
        "drink",
        title,
        said_of(words, "does", name=name, what=", ".join(felt) or words.say("inn-told.no-effect")),
        text=text,
        number=next(((of, drink[of]) for of in _DRINK_NUMBERS if drink[of]), None),
        art=glass_of(drink["alcohol"]),
    )


_DRINK_NUMBERS: Final[tuple[Literal["alcohol", "fortitude", "gold"], ...]] = ("alcohol", "fortitude", "gold")
"""The numbers of a Drink, the one that matters most first."""


def _event(words: Words, item: ItemView, names: Sequence[str], library: Library, living: int) -> ItemSummary:
    doer, drink = Name(names[item["by"]]), library.drinks[item["card"]]
    parts = _parts(words, item, names, library, living, named=True)
    facts = said_of(words, "does", name=doer, what=parts) if parts else said_of(words, "by", name=doer)
    return ItemSummary("event", drink.title, facts, bool(item["negated"]), text=drink_text(drink, the_lexicon()),
                       number=_number(item, library), art=emblem_of(drink.do))  # fmt: skip


def _encounter(words: Words, item: ItemView, names: Sequence[str], library: Library) -> ItemSummary:
    """A Sea or Dungeon Event: its text says more than the parts of its plan."""
    card = library.cards[item["card"]]
    doer = Name(names[item["by"]])
    text, ways = card_text(card, the_lexicon()), ways_told(words, card)
    return ItemSummary(
        "encounter", card.title, said_of(words, "turn-ends", name=doer), _void(item), text=text, ways=ways,
        number=_number(item, library), art=emblem_of(card.effects),
    )  # fmt: skip


def _chosen(words: Words, item: ItemView, names: Sequence[str], library: Library, living: int) -> ItemSummary:
    """What was decided as a card or an Event took effect: what it comes to, not the card's text."""
    card = library.cards[item["card"]]
    facts, void = _parts(words, item, names, library, living), _void(item)
    number = None if void else _number(item, library)
    return ItemSummary(kind_of(card), card.title, facts, void, number=number, art=emblem_of(card.effects))


def stack_summaries(
    words: Words, view: InnView, names: Sequence[str], library: Library, unit: str = ""
) -> list[ItemSummary]:
    """Summaries of all items of a view's stack; an answer that spares a mate says that it is for the team."""
    living = sum(not seat["out"] for seat in view["seats"])
    safe = safe_seats(view, library)
    told = [item_summary(words, item, names, library, living, unit, safe) for item in as_felt(view, library)]
    team = spaced(words.say("inn-told.for-the-team"))
    return [
        replace(summary, facts=(*summary.facts, team)) if for_the_team(view, at) and not summary.void else summary
        for at, summary in enumerate(told)
    ]


def as_felt(view: InnView, library: Library) -> list[ItemView]:
    """The items of a view's stack, with what each loss of Fortitude really takes, as standing effects have it."""
    if not any(part["word"] == "lose-fortitude" for item in view["stack"] for part in item["parts"]):
        return view["stack"]
    return [
        {**item, "parts": [{**part, "n": part["n"] if n is None else n}
                           for part, n in zip(item["parts"], felt, strict=True)]}
        for item, felt in zip(view["stack"], felt_losses(view, library), strict=True)
    ]  # fmt: skip


def item_summary(
    words: Words, item: ItemView, names: Sequence[str], library: Library, living: int, unit: str = "",
    safe: Collection[int] = (),
) -> ItemSummary:  # fmt: skip
    """A summary of an item of a view's stack; `living` is the number of seats that are in, `safe` are those that are
    not about to lose any more.

    `unit` follows a Drink's strength; without a word for drinks it is Alcohol.
    """
    unit = unit or words.say("inn-picture.alcohol")
    what, by = str(item["what"]), item["by"]
    doer = Name(names[by]) if 0 <= by < len(names) else words.say("inn-told.inn")
    if what in ("card", "use"):
        return _card(words, item, names, library, living)
    if what == "drinks":
        return _drinks(words, item, names, library, living, unit)
    if what == "event":
        return _event(words, item, names, library, living)
    if what == "chosen":
        return _chosen(words, item, names, library, living)
    if what == "encounter":
        return _encounter(words, item, names, library)
    parts = _parts(words, item, names, library, living)
    if what in ("bite", "time", "wages"):  # the title of a counter, of a card in front, or of a character's own rule
        card = library.cards[item["card"]]
        return ItemSummary("encounter", card.title, parts or (doer,), _void(item), number=_number(item, library),
                           art=emblem_of(card.effects))  # fmt: skip
    if what == "hurt":
        return ItemSummary("sometimes", words.say("inn-told.hit-back"), parts, number=_number(item, library))
    if what == "refill":
        return ItemSummary("drink", words.say("inn-told.new-deck"), parts, number=_number(item, library))
    if what == "collect":
        return ItemSummary("event", words.say("inn-told.payment"), said_of(words, "pays-to", parts=parts, name=(doer,)),
                           number=_number(item, library))  # fmt: skip
    if what == "phase":
        return ItemSummary("drink", words.say("inn-told.drink-phase"), (doer,))
    if what == "won":
        return ItemSummary("gambling", words.say("inn-told.round-won"), said_of(words, "wins-pot", name=(doer,)))
    doomed = [seat for seat in item["seats"] if seat not in safe] if what == "losing" else []
    who, _ = _named_together(words, doomed or item["seats"], names, 99)
    if what in ("gained", "taken"):
        return ItemSummary("gambling" if what == "taken" else "event", words.say(f"inn-told.{what}"), who)
    facts = said_of(words, "falls" if doomed else "stays", names=who)
    return ItemSummary("event", words.say("inn-told.last-chance"), facts)
