"""The layouts of the help, of a game's short rules with its rulings, and of a single card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.engine.guides import Ruling
from bot.ui.layouts.components import HOUSE, button, row, select
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.look import CardPart, Cards
from bot.ui.words import Words

if TYPE_CHECKING:
    from bot.games.kit import GameKit

PAGE = 1700
"""Characters of one page of the rules: about two screens of a phone."""
CHOICES = 25
"""The most completions that Discord shows."""
KEPT = 10
"""How many of them are reserved for the games after the first, if several games have matching cards."""


def help_layout(words: Words, games: Iterable[str]) -> ui.LayoutView:
    """How to start, all commands including those of the `games`, and a line about drinking sensibly."""
    games = list(games)
    start = f"{words.say('help.title')}\n{words.say('help.start')}\n\n{words.say('help.learn')}"
    own = [words.say(f"help-game.{game}") for game in games if words.has(f"help-game.{game}")]
    players = "\n".join([words.say("help.players"), *own, words.say("help.everybody")])
    return layout(
        box(
            ui.TextDisplay(start),
            ui.Separator(),
            ui.TextDisplay("\n\n".join([players, words.say("help.hosts"), words.say("help.admins")])),
            ui.Separator(),
            ui.TextDisplay(words.say("help.sense")),
            accent=LAMP,
        )
    )


# -- the rules ------------------------------------------------------------------------------------------------------


def rules_pages(words: Words, kit: GameKit, drink: str) -> list[str]:
    """The guide, the rulings, and a page for each chapter. `drink`: the server's word for drinks."""
    name = words.say(f"game.{kit.name}")
    sections = [words.say("rules.section", title=section.title, text=section.text) for section in kit.guide()]
    numbered = [_ruling(words, ruling) for ruling in kit.rulings()]
    sections.append(words.say("rules.source"))
    pages = [
        *_packed(words.say("rules.title", game=name), sections),
        *_packed(words.say("rules.rulings", game=name), numbered),
        *(cut(words.say("rules.chapter", game=name, title=title, text=text), PAGE) for title, text in kit.chapters()),
    ]
    return [page.replace("{drink}", drink) for page in pages]


def _ruling(words: Words, ruling: Ruling) -> str:
    return words.say("rules.ruling", number=ruling.number, title=ruling.title, text=ruling.text)


def _packed(head: str, parts: Sequence[str]) -> list[str]:
    """The parts on as few pages as possible, each page under the same head."""
    pages = [head]
    for part in parts:
        if pages[-1] != head and len(pages[-1]) + len(part) > PAGE:
            pages.append(head)
        pages[-1] += f"\n\n{part}"
    return pages


def rules_layout(words: Words, kit: GameKit, page: int, drink: str) -> ui.LayoutView:
    """One page of a game's rules. Pages count from 1; a number beyond the ends gives the nearest page."""
    pages = rules_pages(words, kit, drink)
    page = max(1, min(page, len(pages)))
    chapters = kit.chapters()
    first = len(pages) - len(chapters) + 1
    lines = [
        discord.SelectOption(label=cut(title, 100), value=f"{kit.name}.{first + at}", default=first + at == page)
        for at, (title, _) in enumerate(chapters[:CHOICES])
    ]
    about = words.say(f"chapters.{kit.name}") if lines else ""
    menu = [row(select(HOUSE, "help.chapter", lines, placeholder=about))] if lines else []
    back, on = f"{kit.name}.{page - 1}", f"{kit.name}.{page + 1}"
    text = f"{pages[page - 1]}\n\n{words.say('rules.page', page=page, pages=len(pages))}"
    return layout(
        box(ui.TextDisplay[Any](text), accent=LAMP),
        row(
            button(words.say("rules.before"), HOUSE, "help.rules", arg=back, disabled=page == 1),
            button(words.say("rules.after"), HOUSE, "help.rules", arg=on, disabled=page == len(pages)),
        ),
        *menu,
    )


# -- cards ----------------------------------------------------------------------------------------------------------


def completions(words: Words, games: Sequence[Cards], text: str) -> list[str]:
    """At most 25 names of cards, of all games, that contain everything that was typed; each game gets some of them."""
    found = [cards.matching(words, text) for cards in games]
    each = KEPT // max(1, len(games) - 1)
    chosen: list[str] = []
    for at, names in enumerate(found):
        later = sum(min(len(others), each) for others in found[at + 1 :])
        chosen += [name for name in names if name not in chosen][: CHOICES - len(chosen) - later]
    return chosen


def card_picture(number: int) -> str:
    """The name of the file with the picture of a card's first, second, third part (from 0)."""
    return f"card-{number + 1}.png"


def card_layout(parts: Sequence[CardPart], *, pictures: bool = False) -> ui.LayoutView:
    """The layout of a card. With `pictures` it shows the pictures of its parts, which are attached
    as `card_picture`.
    """
    shown: list[ui.Item[Any]] = []
    for number, part in enumerate(parts):
        if pictures and part.art is not None:
            shown.append(picture(card_picture(number), part.art.alt))
        shown.append(ui.TextDisplay(part.text))
    return layout(box(*shown, accent=LAMP))


def touching(words: Words, rulings: Sequence[Ruling], most: int) -> list[CardPart]:
    """The rulings about a card, if there are any, in at most `room` characters."""
    told = [words.say("card.rulings"), *(_ruling(words, ruling) for ruling in rulings)]
    return [CardPart(cut("\n\n".join(told), most))] if rulings else []
