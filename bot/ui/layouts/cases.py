"""The panel that shows a case of the rules scene by scene, and what leads to it from a ruling or a card."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.engine import Refused
from bot.engine.cases import Case
from bot.games.kit import Kits
from bot.ui.layouts.components import HOUSE, TableItem, button, row, select, shortened
from bot.ui.layouts.tables import (
    LAMP,
    PHONE_PANEL,
    PRIMARY,
    TEXT_LIMIT,
    box,
    cut,
    layout,
    newest_lines,
    phone_high,
    picture,
)
from bot.ui.scenes import Scene, Showing
from bot.ui.words import Words

CASE_PICTURE: Final = "case.png"
MENU: Final = 25
"""The most lines of a menu."""
LABEL: Final = 100
"""The most letters of a line."""
RULE: Final = 60
"""The most letters of where a rule is written."""
LAST: Final = 999
"""Stands for the last scene of a scenario."""


class CasePlace(NamedTuple):
    """A scene of a case, as a button names it. A number beyond the ends means the nearest scene."""

    game: str
    case: str
    scenario: int = 0
    """Which of the case's scenarios, from 0."""
    scene: int = 0
    """From 0."""

    @property
    def arg(self) -> str:
        """The argument of a button that leads there."""
        return ".".join(map(str, self))


def read_place(arg: str) -> CasePlace:
    """The place that a button names; without numbers its beginning. Raises `Refused('case-gone')`."""
    game, _, rest = arg.partition(".")
    case, *numbers = rest.split(".")
    if len(numbers) > 2 or not all(number.isdecimal() and len(number) <= len(str(LAST)) for number in numbers):
        raise Refused("case-gone")
    return CasePlace(game, case, *map(int, numbers))


class KnownCase(NamedTuple):
    """A case, and whose it is."""

    game: str
    case: Case

    @property
    def arg(self) -> str:
        """The argument of a button that shows it from its beginning, and its name in the command."""
        return f"{self.game}.{self.case.id}"


def all_cases(kits: Kits) -> list[KnownCase]:
    """The books of cases of all games."""
    return [KnownCase(name, case) for name, kit in kits.items() for case in kit.cases()]


def of_rulings(known: Iterable[KnownCase], game: str, numbers: Collection[int]) -> list[KnownCase]:
    """The cases of a game that can be shown and that one of these rulings decides."""
    return [
        found for found in known if found.game == game and found.case.scenarios and {*found.case.rulings} & {*numbers}
    ]


def of_cards(known: Iterable[KnownCase], game: str, cards: Collection[str]) -> list[KnownCase]:
    """The cases of a game that can be shown and that are about one of these cards."""
    return [found for found in known if found.game == game and found.case.scenarios and {*found.case.cards} & {*cards}]


def show_me(words: Words, cases: Sequence[KnownCase]) -> list[TableItem]:
    """The button that shows the first of these cases; none without any."""
    return [button(words.say("case.show-me"), HOUSE, "case.show", arg=found.arg) for found in cases[:1]]


def case_menu(words: Words, cases: Sequence[KnownCase]) -> list[ui.ActionRow[Any]]:
    """A select that names these cases, the first 25, and shows the one that is picked; none without any."""
    lines = [
        discord.SelectOption(
            label=shortened(found.case.says, LABEL), value=found.arg, description=shortened(_why(words, found), LABEL)
        )
        for found in cases[:MENU]
    ]
    placeholder = words.say("case.menu", n=len(cases))
    return [row(select(HOUSE, "case.choose", lines, placeholder=placeholder, arg=cases[0].arg))] if lines else []


def _why(words: Words, found: KnownCase) -> str:
    """The rulings that decide a case, and where it is written."""
    rulings = [words.say("rules.number", first=number) for number in found.case.rulings]
    return " · ".join([*rulings, *found.case.source])


# -- the panel ------------------------------------------------------------------------------------------------------


def case_layout(
    words: Words, case: Case, place: CasePlace, shown: Showing, *, alt: str = "", high: int = 0, in_words: str = ""
) -> ui.LayoutView:
    """A scene of a case. With `alt` it shows the picture (attached as `CASE_PICTURE`), else what is `in_words`.

    `place` names one of the scenes that are `shown`. `high`: the height of the picture in pixels, beside which only so
    much of what has happened stands as a phone shows at once.
    """
    head, says = _head(words, case, place, shown), shown.scenes[place.scene].says
    menus = [*_scene_menu(words, place, shown.scenes), *_scenario_menu(words, case, place)]
    told = _fitting(head, says.split("\n"), high, len(menus)) if alt else says
    middle: list[ui.Item[Any]] = [picture(CASE_PICTURE, alt)] if alt else []
    if not alt and in_words:
        middle = [ui.TextDisplay(cut(in_words, TEXT_LIMIT - len(head) - len(told)))]
    return layout(
        box(ui.TextDisplay(head), *middle, ui.TextDisplay(told), accent=LAMP),
        _buttons(words, case, place, len(shown.scenes)),
        *menus,
    )


def _fitting(head: str, lines: Sequence[str], high: int, menus: int) -> str:
    """As many of the lines, the newest, as fit a phone's screen beside the picture."""

    def marked(told: Sequence[str]) -> str:
        return "\n".join(told) if len(told) == len(lines) else "… " + "\n".join(told)

    def fits(told: Sequence[str]) -> bool:
        return phone_high(f"{head}\n{marked(told)}", high, menus) <= PHONE_PANEL

    return marked(newest_lines(lines, fits))


def _head(words: Words, case: Case, place: CasePlace, shown: Showing) -> str:
    """What is shown: at the beginning of a case the rule in our words, then of each scenario where it is written."""
    title = discord.utils.escape_markdown(shown.title)
    if place.scene:
        return words.say("case.step", title=title, n=place.scene + 1, of=len(shown.scenes))
    key = "case.again" if place.scenario else "case.first"
    return words.say(key, says=case.says, title=title, rule=shortened(shown.rule, RULE))


def unshown_layout(words: Words, case: Case) -> ui.LayoutView:
    """A case that no program can show."""
    told = words.say("case.not-applicable", says=case.says, source=", ".join(case.source), why=case.not_applicable)
    return layout(box(ui.TextDisplay(told), accent=LAMP))


def _buttons(words: Words, case: Case, place: CasePlace, scenes: int) -> ui.ActionRow[Any]:
    """Next and Back; from the last scene of a scenario Next leads to the next one."""
    on = place._replace(scene=place.scene + 1)
    back = place._replace(scene=place.scene - 1)
    if on.scene == scenes:
        on = place._replace(scenario=place.scenario + 1, scene=0)
    if back.scene < 0:
        back = place._replace(scenario=place.scenario - 1, scene=LAST)
    ends, begins = on.scenario == len(case.scenarios), back.scenario < 0
    return row(
        button(words.say("rules.after"), HOUSE, "case.step", arg=on.arg, style=PRIMARY, disabled=ends),
        button(words.say("rules.before"), HOUSE, "case.step", arg=(place if begins else back).arg, disabled=begins),
    )


def _scene_menu(words: Words, place: CasePlace, scenes: Sequence[Scene]) -> list[ui.ActionRow[Any]]:
    """A select of the scenes."""
    labels = [words.say("case.line", n=at, says=_plain(scene.says)) for at, scene in enumerate(scenes, start=1)]
    there = [place._replace(scene=at) for at in range(len(scenes))]
    return _places(labels, there, place.scene, "case.pick", words.say("case.steps"))


def _scenario_menu(words: Words, case: Case, place: CasePlace) -> list[ui.ActionRow[Any]]:
    """A select of the case's scenarios."""
    there = [place._replace(scenario=at, scene=0) for at in range(len(case.places))]
    return _places(
        [found.title for found in case.places], there, place.scenario, "case.example", words.say("case.examples")
    )


def _places(
    labels: Sequence[str], there: Sequence[CasePlace], here: int, verb: str, placeholder: str
) -> list[ui.ActionRow[Any]]:
    """A select of places, if there are several: the first 25."""
    lines = [
        discord.SelectOption(label=shortened(label, LABEL), value=place.arg, default=at == here)
        for at, (label, place) in enumerate(zip(labels, there, strict=True))
    ][:MENU]
    several = len(lines) > 1
    return [row(select(HOUSE, verb, lines, placeholder=placeholder, arg=there[here].arg))] if several else []


def _plain(text: str) -> str:
    """The first line of a text, as a menu shows it: without what Discord would format."""
    return discord.utils.remove_markdown(text.partition("\n")[0])
