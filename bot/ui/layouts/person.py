"""A person's page: its picture, its alt text, and the message around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.tables.ladder.ladder import Stats
from bot.tables.ladder.pages import CharacterRecord, PersonPage
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.ladders import ladder_name, roles_words, season_name, stats_lines
from bot.ui.layouts.marks import mark_words
from bot.ui.layouts.tables import LAMP, Skin, box, layout, picture
from bot.ui.look import Art, CharacterLook, Looks
from bot.ui.names import clean, plain
from bot.ui.pictures.person import (
    MARKS_MOST,
    CharacterRow,
    LadderRow,
    PersonPicture,
    PodiumLine,
    draw_person,
)
from bot.ui.words import Words

PERSON_PICTURE = "person.png"
PODIUMS_MOST = 3


def person_art(words: Words, looks: Looks, page: PersonPage, server: str) -> Art:
    """The picture of a page, with its alt text."""
    name = plain(page.name)
    rated = [figures for figures in page.figures if figures.games]
    face = character_look(looks, page.face)
    shown = PersonPicture(
        name,
        face.draw if face is not None else None,
        [
            PodiumLine(podium.place, _podium(words, podium.ladder, podium.season))
            for podium in page.podiums[:PODIUMS_MOST]
        ],
        (words.say("page.of-season"), words.say("page.of-all"), words.say("page.of-wins")),
        [_ladder(words, figures) for figures in rated],
        [_character(words, looks, record) for record in page.characters],
        words.say("page.alt-roles", roles="; ".join(roles)) if (roles := _roles(words, rated)) else "",
        ", ".join(words.say("page.together", name=plain(other.name), n=other.games) for other in page.company),
        (words.say("page.characters"), words.say("page.company"), words.say("page.marks")),
        [(mark.mark, words.say(f"mark.{mark.mark}")) for mark in page.marks[:MARKS_MOST]],
        words.say("page.alt-none"),
    )
    key = ("person", name, page.face, tuple(shown.podiums), tuple(shown.ladders), tuple(page.characters), shown.roles,
           shown.company, tuple(shown.marks))  # fmt: skip
    return Art(key, lambda: draw_person(shown), person_alt(words, looks, page, server))


def person_alt(words: Words, looks: Looks, page: PersonPage, server: str) -> str:
    """What the picture shows, in sentences."""
    return " ".join(_alt(words, looks, page, server))


def _alt(words: Words, looks: Looks, page: PersonPage, server: str) -> Iterator[str]:
    yield words.say("page.alt", name=plain(page.name), server=plain(server))
    rated = [figures for figures in page.figures if figures.games]
    if not rated:
        yield words.say("page.alt-none")
    for figures in rated:
        season = figures.season_rating
        told = words.say("page.alt-season", rating=str(season)) if season is not None else ""
        yield words.say(
            "page.alt-ladder", ladder=ladder_name(words, figures.ladder), rating=str(figures.rating), season=told,
            wins=figures.wins, games=figures.games,
        )  # fmt: skip
    if page.characters:
        told_characters = [
            words.say("page.alt-character", character=_name(looks, record), wins=record.wins, games=record.games)
            for record in page.characters
        ]
        yield words.say("page.alt-characters", characters=words.listing(told_characters))
    if roles := _roles(words, rated):
        yield words.say("page.alt-roles", roles="; ".join(roles))
    if page.company:
        yield words.say("page.alt-company", names=words.listing([plain(other.name) for other in page.company]))
    if page.podiums:
        told_podiums = [
            words.say("page.podium", place=podium.place, ladder=ladder_name(words, podium.ladder),
                      season=season_name(words, podium.season))
            for podium in page.podiums[:PODIUMS_MOST]
        ]  # fmt: skip
        yield words.say("page.alt-podiums", podiums=words.listing(told_podiums))
    if page.marks:
        told_marks = [mark_words(words, mark.mark) for mark in page.marks[:MARKS_MOST]]
        yield words.say("page.alt-marks", marks="; ".join(told_marks))


def _podium(words: Words, ladder: str, season: str) -> str:
    year, _, quarter = season.partition("-Q")
    return f"{ladder_name(words, ladder)}, {words.say('page.quarter', quarter=quarter, year=str(year))}"


def _ladder(words: Words, figures: Stats) -> LadderRow:
    season = "" if figures.season_rating is None else str(figures.season_rating)
    won = words.say("page.wins", wins=figures.wins, games=figures.games)
    return LadderRow(ladder_name(words, figures.ladder), season, str(figures.rating), won)


def _character(words: Words, looks: Looks, record: CharacterRecord) -> CharacterRow:
    found = character_look(looks, record.character)
    won = words.say("page.wins", wins=record.wins, games=record.games)
    return CharacterRow(_name(looks, record), won, found.draw if found is not None else None)


def _name(looks: Looks, record: CharacterRecord) -> str:
    found = character_look(looks, record.character)
    return found.name if found is not None else record.character


def _roles(words: Words, rated: Sequence[Stats]) -> list[str]:
    return [told for figures in rated if (told := roles_words(words, figures.ladder, figures.roles))]


def character_look(looks: Looks, code: str) -> CharacterLook | None:
    """A character of whatever game has it; None for one that is not there."""
    return (
        next((found for look in looks.values() if (found := look.character(code)) is not None), None) if code else None
    )


def person_layout(
    words: Words, page: PersonPage, skin: Skin, *, own: bool, alt: str, private: bool, shown: bool = False,
    hidden: bool = False,
) -> ui.LayoutView:  # fmt: skip
    """A page with its picture (`alt`, attached as `PERSON_PICTURE`), or in words. A `private` one has *Marks*, and
    unless the person is `hidden` *Show everybody*, which is dim once it is `shown`.
    """
    parts: list[ui.Item[Any]] = []
    if alt:
        parts.append(picture(PERSON_PICTURE, alt))
    else:
        parts += [ui.TextDisplay(text) for text in stats_lines(words, page.name, own, page.figures, skin)]
        if further := _further(words, page):
            parts.append(ui.TextDisplay("\n".join(further)))
    if hidden:
        parts.append(ui.TextDisplay(words.say("page.hidden")))
    view = layout(box(*parts, accent=LAMP))
    if private:
        show = button(
            words.say("button.show-everybody"), HOUSE, "ladder.stats", arg=f"{page.user_id}.", disabled=shown or hidden
        )
        view.add_item(row(show, button(words.say("button.marks"), HOUSE, "ladder.marks", arg=f"{page.user_id}.0")))
    return view


def _further(words: Words, page: PersonPage) -> list[str]:
    """Company, podiums and marks of a page in words."""
    told: list[str] = []
    if page.company:
        told.append(words.say("page.alt-company", names=words.listing([clean(other.name) for other in page.company])))
    if page.podiums:
        places = [
            words.say("page.podium", place=podium.place, ladder=ladder_name(words, podium.ladder),
                      season=season_name(words, podium.season))
            for podium in page.podiums[:PODIUMS_MOST]
        ]  # fmt: skip
        told.append(words.say("page.alt-podiums", podiums=words.listing(places)))
    if page.marks:
        names = [words.say(f"mark.{mark.mark}") for mark in page.marks[:MARKS_MOST]]
        told.append(words.say("page.alt-marks", marks=words.listing(names)))
    return told
