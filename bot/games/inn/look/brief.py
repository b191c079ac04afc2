"""What is being resolved in fewer words: effects in short, then without titles, then with most of the players counted.

A headline takes the longest of these that fits. Whole parts are left out, which the picture beside it shows; a title is
never cut.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Literal

from bot.games.inn.look.words import INN, aimed_at, aims_of, drink_names, item_words, name_at, placed, say_to
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import DrinkView, ItemView
from bot.ui.layouts.components import shortened
from bot.ui.words import Words, spaced

AMOUNTS: Final[tuple[Literal["alcohol", "fortitude", "draw", "gold"], ...]] = ("alcohol", "fortitude", "draw", "gold")
ANSWERS: Final = " → "
"""Between an item of the stack and what answers it."""
MARKUP: Final = re.compile(r"[*\\]")
NAMED: Final = 2
"""How many players are named before the others are counted."""


def in_brief(
    words: Words, names: Sequence[str], item: ItemView, *, teams: bool = False, safe: Collection[int] = (),
    reader: int = INN,
) -> Iterator[str]:  # fmt: skip
    """An item in words, the longest way first. `names`, `teams`, `safe` and `reader` as `item_words` takes them."""
    yield item_words(words, names, item, teams=teams, safe=safe, reader=reader)
    own = item["by"] == reader != INN
    for counted in (False, True):
        match item["what"]:
            case "card" | "use":
                yield _card(words, names, item, own, reader, counted=counted)
            case "drinks" if item["drinks"]:
                yield from _drinks(words, names, item["drinks"], reader, counted=counted)
            case "event":
                yield say_to(words, "inn-brief.event", own, name=name_at(words, names, item["by"]))
            case "chosen":
                yield _chosen(words, names, item, own)
            case "encounter":
                yield words.say("inn-brief.encounter")
            case _ if counted:
                listing = partial(some, words)
                yield item_words(words, names, item, teams=teams, safe=safe, listing=listing, reader=reader)
            case _:
                pass


DEEP = 4
"""The most items of a stack that are all shown."""
STACK_MOST = 700
"""The most characters of a stack in words, so that the rest of a message has room too."""
BRIEF_STACK = 120
"""The same where there is little room."""
LINE = 72
"""The most letters of one of several ways to choose from, where there is little room: two lines on a phone."""


def fitting(ways: Iterable[str], most: int) -> str:
    """The first of these texts that has at most `most` letters as people see it, or else the last one."""
    told = ""
    for told in ways:
        if len(seen(told)) <= most:
            break
    return told


def seen(text: str) -> str:
    """A text without what formats it."""
    return MARKUP.sub("", text)


def stack_words(
    words: Words,
    names: Sequence[str],
    stack: Sequence[ItemView],
    targets: Sequence[str] = (),
    *,
    teams: bool = False,
    saving: Sequence[bool] = (),
    safe: Collection[int] = (),
    reader: int = INN,
    most: int = STACK_MOST,
) -> str:
    """The items that are being resolved, the first one first: each answers the one before it.

    Of a deep stack only the first and the last two; of a text of more than `most` letters each item in brief.
    `saving`: of each item, whether it is played for the team; the others as `item_words` takes them.
    """
    told = [item_words(words, names, item, targets, teams=teams, safe=safe, reader=reader) for item in stack]
    if sum(map(len, told)) > most:
        room = most // min(len(told), DEEP)
        told = [fitting(in_brief(words, names, item, teams=teams, safe=safe, reader=reader), room) for item in stack]
    for at, saves in enumerate(saving):
        told[at] += spaced(words.say("inn-told.for-the-team")) if saves else ""
    if len(stack) > 1 and stack[-1]["what"] == "chosen" and stack[-2]["card"] == stack[-1]["card"]:
        event = stack[-2]["what"] in ("event", "encounter")
        told = [*told[:-2], told[-1]] if event else [*told[:-1], words.say("inn-brief.chosen-it")]
    if len(told) > DEEP:
        told = [told[0], "…", *told[-2:]]
    return ANSWERS.join(told)


def in_line(line: str) -> str:
    """One of the ways to choose from, without its end; what is no such way stays whole."""
    if not line.startswith("- ") or len(seen(line)) <= LINE:
        return line
    told = shortened(line, LINE)
    return told + "*" if told.count("*") % 2 else told


def some(words: Words, names: Sequence[str]) -> str:
    """The first of them by name, and how many others there are."""
    if len(names) <= NAMED:
        return words.listing(names)
    return words.say("inn-brief.others", name=names[0], n=len(names) - 1)


def _who(words: Words, names: Sequence[str], *, counted: bool) -> str:
    return some(words, names) if counted else words.listing(names)


def _chosen(words: Words, names: Sequence[str], item: ItemView, own: bool) -> str:
    """That what was decided in an Event, or as somebody's card took effect, happens."""
    card = the_library().cards.get(item["card"])
    if card is not None and card.kind == "event":
        return words.say("inn-brief.chosen-event")
    return say_to(words, "inn-brief.chosen", own, name=name_at(words, names, item["by"]))


def _card(words: Words, names: Sequence[str], item: ItemView, own: bool, reader: int, *, counted: bool) -> str:
    """Who plays what kind of card on whom."""
    told, aimed = in_fewest(words, names, item, own=own), aimed_at(words, names, aims_of(item), reader)
    return words.say("inn-brief.on", what=told, targets=_who(words, aimed, counted=counted)) if aimed else told


def in_fewest(words: Words, names: Sequence[str], item: ItemView, *, own: bool = False) -> str:
    """Who plays what kind of card, and not on whom."""
    card = the_library().cards.get(item["card"])
    kind = item["what"] if card is None or item["what"] == "use" else card.kind
    return say_to(words, f"inn-brief.{kind}", own, name=name_at(words, names, item["by"]))


def _drinks(
    words: Words, names: Sequence[str], drinks: Sequence[DrinkView], reader: int, *, counted: bool
) -> Iterator[str]:  # fmt: skip
    """Who drinks: with short effects and titles, without titles; and of different Drinks who drinks alone."""
    shown = [drink for drink in drinks if not drink["ignored"]] or list(drinks)
    who = list(dict.fromkeys(drink["drinker"] for drink in shown))
    drinkers, hit = [names[seat] for seat in who], placed(words, names, "hit", reader)
    told = _who(words, [hit[seat] for seat in who], counted=counted)
    named, alike = _who(words, drinkers, counted=counted), {_effects(words, drink) for drink in shown}
    titles = {drink_names(words, drink["cards"]) for drink in shown}
    key = "drink" if len(who) == 1 else "drink-together"
    if len(alike) == 1:
        if len(titles) == 1 and not shown[0]["ignored"]:
            yield words.say(f"inn-item.{key}", name=named, names=named, drinks=titles.pop(), effects=min(alike))
        yield words.say(f"inn-brief.{key}", names=told, effects=min(alike))
    yield words.say(f"inn-brief.{key}-alone", names=told)


def _effects(words: Words, drink: DrinkView) -> str:
    told = [words.say(f"inn-brief.{word}", n=drink[word]) for word in AMOUNTS if drink[word]]
    return ", ".join(told) or words.say("inn-amount.none")
