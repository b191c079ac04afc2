"""The layouts of the help, of a game's short rules with its rulings, and of a single card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.engine.guides import Ruling
from bot.ui.layouts.cases import KnownCase, case_menu, show_me
from bot.ui.layouts.components import row
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.look import CardPart, Cards
from bot.ui.words import Words

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


def card_layout(
    words: Words, parts: Sequence[CardPart], cases: Sequence[KnownCase], *, pictures: bool = False
) -> ui.LayoutView:
    """The layout of a card, and what leads to the cases about it. With `pictures` it shows the pictures of its parts,
    which are attached as `card_picture`.
    """
    shown: list[ui.Item[Any]] = []
    for number, part in enumerate(parts):
        if pictures and part.art is not None:
            shown.append(picture(card_picture(number), part.art.alt))
        shown.append(ui.TextDisplay(part.text))
    return layout(box(*shown, accent=LAMP), *([row(*show_me(words, cases))] if cases else []), *case_menu(words, cases))


def ruling_words(words: Words, ruling: Ruling) -> str:
    """A ruling with its number."""
    return words.say("rules.ruling", number=ruling.number, title=ruling.title, text=ruling.text)


def touching(words: Words, rulings: Sequence[Ruling], most: int) -> list[CardPart]:
    """The rulings about a card, if there are any, in at most `room` characters."""
    told = [words.say("card.rulings"), *(ruling_words(words, ruling) for ruling in rulings)]
    return [CardPart(cut("\n\n".join(told), most))] if rulings else []
