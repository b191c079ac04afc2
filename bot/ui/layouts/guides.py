"""What tells how things work: the help, a game's rules in short with its rulings, a single card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.engine.guides import Ruling, Section
from bot.games.drinko.look.words import ALL_CARDS, SPECIALS, card_name
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.rulings import the_guide, the_rulings
from bot.games.inn.look.guides import matching_titles, print_text, prints_of, rulings_of
from bot.games.inn.rules.cards import rulings as inn_rulings
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.words import Words

CARD_PICTURE = "card.png"
PAGE = 1700
"""Characters on one page of the rules: about two screens of a phone."""
CHOICES = 25
"""How many completions Discord shows."""
KEPT = 10
"""How many of them are kept for the Inn when both games have a card that fits."""

GUIDES: dict[str, tuple[Callable[[], Sequence[Section]], Callable[[], Sequence[Ruling]]]] = {
    "drinko": (the_guide, the_rulings),
    "inn": (inn_rulings.the_guide, inn_rulings.the_rulings),
}
"""The guide and the rulings of each game."""


def help_layout(words: Words) -> ui.LayoutView:
    """How to start, the commands, and a line about drinking sensibly."""
    start = f"{words.say('help.title')}\n{words.say('help.start')}"
    commands = [words.say(f"help.{part}") for part in ("players", "hosts", "admins")]
    return layout(
        box(
            ui.TextDisplay(start),
            ui.Separator(),
            ui.TextDisplay("\n\n".join(commands)),
            ui.Separator(),
            ui.TextDisplay(words.say("help.sense")),
            accent=LAMP,
        )
    )


# -- the rules ------------------------------------------------------------------------------------------------------


def rules_pages(words: Words, game: str, drink: str) -> list[str]:
    """The guide, then the rulings, in pages. `drink`: the word the server drinks in. Raises KeyError for no game."""
    guide, rulings = (part() for part in GUIDES[game])
    name = words.say(f"game.{game}")
    sections = [words.say("rules.section", title=one.title, text=one.text) for one in guide]
    numbered = [_ruling(words, one) for one in rulings if isinstance(one, Ruling)]
    sections.append(words.say("rules.source"))
    pages = [
        *_packed(words.say("rules.title", game=name), sections),
        *_packed(words.say("rules.rulings", game=name), numbered),
    ]
    return [page.replace("{drink}", drink) for page in pages]


def _ruling(words: Words, ruling: Ruling) -> str:
    return words.say("rules.ruling", number=ruling.number, title=ruling.title, text=ruling.text)


def _packed(head: str, parts: Sequence[str]) -> list[str]:
    """The parts on as few pages as they need, each page under the same head."""
    pages = [head]
    for part in parts:
        if pages[-1] != head and len(pages[-1]) + len(part) > PAGE:
            pages.append(head)
        pages[-1] += f"\n\n{part}"
    return pages


def rules_layout(words: Words, game: str, page: int, drink: str) -> ui.LayoutView:
    """One page (from 1; beyond the ends: the nearest) of a game's rules."""
    pages = rules_pages(words, game, drink)
    page = max(1, min(page, len(pages)))
    text = f"{pages[page - 1]}\n\n{words.say('rules.page', page=page, pages=len(pages))}"
    return layout(
        box(ui.TextDisplay[Any](text), accent=LAMP),
        row(
            button(words.say("rules.before"), HOUSE, "rules", arg=f"{game}.{page - 1}", disabled=page == 1),
            button(words.say("rules.after"), HOUSE, "rules", arg=f"{game}.{page + 1}", disabled=page == len(pages)),
        ),
    )


# -- cards ----------------------------------------------------------------------------------------------------------


def face_of(code: str) -> str:
    """A card's face as the deck has it: its code without the colour."""
    return code if code in SPECIALS else code[1:]


@cache
def _names() -> dict[str, str]:
    """What people may write for a card, in small letters, and the card."""
    names: dict[str, str] = {}
    for code in ALL_CARDS:
        said = card_name(code).lower()
        colour, _, _ = said.partition(" ")
        for form in (code, said, f"{colour} {face_of(code)}", f"{face_of(code)} {colour}"):
            names.setdefault(form, code)
    return names


def find_card(text: str) -> str | None:
    """The card somebody means: "red +2", "+2 red", "red plus 2", "r+2", "Deflect"; None for no card."""
    return _names().get(" ".join(text.lower().split()))


def matching_cards(text: str) -> list[str]:
    """At most 25 cards whose names have in them all that is written, the rarer kinds first."""
    wanted = text.lower().split()
    found = [
        code
        for code in sorted(ALL_CARDS, key=_rarity)
        if all(word in f"{card_name(code).lower()} {face_of(code)}" for word in wanted)
    ]
    return found[:CHOICES]


def _rarity(code: str) -> int:
    """Specials, Skips and drinks, plain numbers."""
    return 0 if code in SPECIALS else 2 if code[1:].isdecimal() else 1


def completions(text: str) -> list[str]:
    """At most 25 names of cards of all games that have in them all that is written."""
    drinko = [card_name(code) for code in matching_cards(text)]
    inn = matching_titles(text)
    room = max(CHOICES - len(inn), CHOICES - KEPT)
    return [*drinko[:room], *inn][:CHOICES]


def card_layout(words: Words, code: str, drink: str, *, alt: str = "") -> ui.LayoutView:
    """What a card does, how many there are, and the rulings about it.

    With `alt` it shows the picture, which is sent along as `CARD_PICTURE`. Raises KeyError for no card.
    """
    kind = the_deck().cards[code]
    name = card_name(code)
    text = [words.say("card.title", name=name[0].upper() + name[1:]), kind.text.replace("{drink}", drink)]
    parts: list[ui.Item[Any]] = [picture(CARD_PICTURE, alt)] if alt else []
    parts.append(ui.TextDisplay("\n".join([*text, f"-# {_copies(words, code)}"])))
    touching = [one for one in the_rulings() if face_of(code) in one.faces]
    return layout(box(*parts, *_touching(words, touching, 3000), accent=LAMP))


def _touching(words: Words, rulings: Sequence[Ruling], most: int) -> list[ui.Item[Any]]:
    """The rulings about a card, if there are any, in at most that many characters."""
    told = [words.say("card.rulings"), *(_ruling(words, one) for one in rulings)]
    return [ui.TextDisplay(cut("\n\n".join(told), most))] if rulings else []


def inn_picture(number: int) -> str:
    """The name of the file with the picture of a title's first, second, third kind of card (from 0)."""
    return f"card-{number + 1}.png"


def inn_card_layout(words: Words, title: str, *, pictures: bool = False) -> ui.LayoutView:
    """What the cards of this title of the Inn do, in which decks they are, and the rulings about them.

    With `pictures` it shows one for each of `prints_of`, sent along as `inn_picture`. A title that there is not makes
    it say nothing but the title.
    """
    prints = prints_of(title)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(words.say("card.title", name=escape_markdown(title)))]
    for number, one in enumerate(prints):
        if pictures:
            parts.append(picture(inn_picture(number), one.alt))
        parts.append(ui.TextDisplay(cut(print_text(words, one), 900)))
    return layout(box(*parts, *_touching(words, rulings_of(prints), 1900), accent=LAMP))


def _copies(words: Words, code: str) -> str:
    kind = the_deck().cards[code]
    if kind.option:
        return words.say("card.option")
    if kind.colours:
        return words.say("card.colours", n=kind.count, all=kind.count * len(the_deck().colours))
    return words.say("card.special", n=kind.count)
