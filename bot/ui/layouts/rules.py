"""A game's short rules with its rulings, in pages that fit the screen of a phone, each under a picture."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord
from discord import ui

from bot.engine.guides import Chapter, Ruling, Section, Sign
from bot.ui.layouts.cases import KnownCase, case_menu, of_rulings, show_me
from bot.ui.layouts.components import HOUSE, button, row, select
from bot.ui.layouts.guides import ruling_words
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.look import Art
from bot.ui.pictures.signs import scales
from bot.ui.pictures.strip import draw_strip
from bot.ui.words import Words

if TYPE_CHECKING:
    from bot.games.kit import GameKit

LINES: Final = 20
"""The most lines of a page. A phone screen is 640 px high at a width of 390: of it the picture takes 85, the buttons
100, the number of the page and the gaps 50; a line takes 20."""
CASE_LINES: Final = 3
"""The lines that the menu of cases takes on a page of rulings."""
LETTERS: Final = 42
"""About how many letters a line has on such a phone."""
MENU: Final = 25
"""The most lines of a menu."""
RULES_PICTURE: Final = "rules.png"
TOPICS: Final = ("ladder", "shuffle")
"""What `/rules` tells of besides the games: how they are rated, and how nobody chooses the cards."""
_SCALES: Final = 120
_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")


class RulesPage(NamedTuple):
    """A page with its picture; None for a game whose guide has no signs."""

    text: str
    art: Art | None
    chapter: str = ""
    """The title of the chapter that begins on it."""
    rulings: Sequence[int] = ()
    """The numbers of the rulings on it."""


def lines_of(text: str) -> int:
    """About how many lines a text takes on a phone."""
    told = (line.replace("*", "").replace("### ", "").replace("-# ", "") for line in text.split("\n"))
    return sum(max(1, -(-len(line) // LETTERS)) for line in told)


def rules_pages(words: Words, kit: GameKit, drink: str) -> list[RulesPage]:
    """The guide, the rulings, and pages for each chapter. `drink`: the server's word for drinks."""
    pages = [
        *(page for section in kit.guide() for page in _of_section(words, kit, section)),
        *_of_rulings(words, kit),
        *(page for chapter in kit.chapters(words) for page in _of_chapter(words, kit, chapter)),
    ]
    return [page._replace(text=page.text.replace("{drink}", drink)) for page in pages]


def topic_page(words: Words, topic: str) -> RulesPage:
    """What holds for all games alike of one of the `TOPICS`."""
    says = words.say(f"rules.{topic}-sign")
    art = Art(("rules", topic), partial(_draw_scales, says), words.say("rules.pictured", signs=says))
    return RulesPage(words.say(f"rules.{topic}"), art)


def topic_layout(page: RulesPage, *, drawn: bool) -> ui.LayoutView:
    """That page, with its picture if it is `drawn` and attached as `RULES_PICTURE`."""
    shown: list[ui.Item[Any]] = [picture(RULES_PICTURE, page.art.alt)] if drawn and page.art else []
    return layout(box(*shown, ui.TextDisplay(page.text), accent=LAMP))


def _of_section(words: Words, kit: GameKit, section: Section) -> list[RulesPage]:
    head = words.say("rules.section", game=words.say(f"game.{kit.name}"), title=section.title)
    art = _strip(words, kit, section.signs, steps=section.steps)
    return [RulesPage(text, art) for text in _paged(head, section.text)]


def _of_chapter(words: Words, kit: GameKit, chapter: Chapter) -> list[RulesPage]:
    head = words.say("rules.section", game=words.say(f"game.{kit.name}"), title=chapter.title)
    art = _strip(words, kit, chapter.signs)
    texts = _paged(head, chapter.text)
    return [RulesPage(text, art, "" if at else chapter.title) for at, text in enumerate(texts)]


def _of_rulings(words: Words, kit: GameKit) -> list[RulesPage]:
    """The rulings, as many on a page as fit."""
    head = words.say("rules.rulings", game=words.say(f"game.{kit.name}"))
    groups: list[list[Ruling]] = []
    text = head
    for ruling in kit.rulings():
        longer = f"{text}\n\n{ruling_words(words, ruling)}"
        if not groups or lines_of(longer) > LINES - CASE_LINES:
            groups.append([])
            longer = f"{head}\n\n{ruling_words(words, ruling)}"
        groups[-1].append(ruling)
        text = longer
    told = [(group, "\n\n".join([head, *(ruling_words(words, ruling) for ruling in group)])) for group in groups]
    return [
        RulesPage(text, _numbers(words, group[0].number, group[-1].number), rulings=[ruling.number for ruling in group])
        for group, text in told
    ]


def _paged(head: str, text: str) -> list[str]:
    """A text on as few pages as it takes, each under the same head; it is cut between paragraphs or sentences."""
    pages = [f"{head}\n"]
    for paragraph in text.split("\n"):
        for at, sentence in enumerate(_SENTENCE.split(paragraph)):
            joint = " " if at else "\n" if pages[-1] != f"{head}\n" else ""
            if lines_of(pages[-1] + joint + sentence) > LINES:
                pages.append(f"{head}\n")
                joint = ""
            pages[-1] += joint + sentence
    return [page.rstrip("\n") for page in pages]


def _strip(words: Words, kit: GameKit, signs: Sequence[Sign], *, steps: bool = False) -> Art | None:
    if not signs:
        return None

    def draw() -> bytes:
        return draw_strip([(kit.guide_sign(words, sign.name), sign.says) for sign in signs], steps=steps)

    alt = words.say("rules.pictured", signs=", ".join(sign.says for sign in signs))
    return Art(("rules", kit.name, tuple((sign.name, sign.says) for sign in signs), steps), draw, alt)


def _numbers(words: Words, first: int, last: int) -> Art:
    says = words.say("rules.number" if first == last else "rules.numbers", first=first, last=last)
    return Art(("rulings", says), partial(_draw_scales, says), words.say("rules.pictured", signs=says))


def _draw_scales(says: str) -> bytes:
    return draw_strip([(scales(_SCALES), says)])


def rules_layout(
    words: Words,
    kit: GameKit,
    pages: Sequence[RulesPage],
    number: int,
    known: Iterable[KnownCase] = (),
    *,
    drawn: bool = False,
) -> ui.LayoutView:
    """A page of a game's rules, with its picture if that is `drawn` and attached as `RULES_PICTURE`; of the `known`
    cases it names those of its rulings. Pages count from 1.
    """
    page = pages[number - 1]
    shown: list[ui.Item[Any]] = [picture(RULES_PICTURE, page.art.alt)] if drawn and page.art else []
    shown.append(ui.TextDisplay(f"{page.text}\n{words.say('rules.page', page=number, pages=len(pages))}"))
    cases = of_rulings(known, kit.name, page.rulings)
    back, on = f"{kit.name}.{number - 1}", f"{kit.name}.{number + 1}"
    return layout(
        box(*shown, accent=LAMP),
        row(
            button(words.say("rules.before"), HOUSE, "help.rules", arg=back, disabled=number == 1),
            button(words.say("rules.after"), HOUSE, "help.rules", arg=on, disabled=number == len(pages)),
            *show_me(words, cases),
        ),
        *_menu(words, kit, pages, number),
        *case_menu(words, cases),
    )


def _menu(words: Words, kit: GameKit, pages: Sequence[RulesPage], number: int) -> list[ui.ActionRow[Any]]:
    """A select of the chapters, if the game has some."""
    begins = [(at, page.chapter) for at, page in enumerate(pages, 1) if page.chapter]
    lines = [
        discord.SelectOption(label=cut(title, 100), value=f"{kit.name}.{at}", default=at == number)
        for at, title in begins[:MENU]
    ]
    return [row(select(HOUSE, "help.chapter", lines, placeholder=words.say(f"chapters.{kit.name}")))] if lines else []
