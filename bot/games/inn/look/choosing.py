"""Choosing a character in a lobby of the Inn, privately: the faces, four at a time, with two lines about each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from discord import ui

from bot.engine import Refused
from bot.games.inn.look.lobby import (
    CHANCE,
    OWN_EDITION,
    character_at,
    characters_of,
    edition_name,
    edition_options,
    editions,
    editions_of_chance,
    is_boss,
    own_option,
)
from bot.games.inn.look.pictures.choosing import Candidate, draw_candidates
from bot.games.inn.look.words import short_character
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.own import is_own
from bot.games.inn.rules.cards.rulings import about_of
from bot.games.inn.rules.play.lineups import is_villain
from bot.games.inn.rules.play.variants import variant_of
from bot.tables.info import TableInfo
from bot.ui.layouts.components import IN_PANEL, button, custom_id, row, select
from bot.ui.layouts.tables import LAMP, PRIMARY, SECONDARY, SUCCESS, box, label_names, layout, picture
from bot.ui.look import Art
from bot.ui.words import Words

FACES_PICTURE = "faces.png"
AT_A_TIME = 4


class Sheet(NamedTuple):
    """The characters that are shown at the same time."""

    edition: int
    codes: Sequence[str]


def sheets(library: Library, own: Sequence[str] = ()) -> list[Sheet]:
    """All characters, by edition, four at a time; last those of the server's own decks, `own`."""
    found: list[Sheet] = []
    for edition in [*editions(library), *([OWN_EDITION] if own else [])]:
        codes = own if edition == OWN_EDITION else characters_of(library, edition)
        found += [Sheet(edition, codes[at : at + AT_A_TIME]) for at in range(0, len(codes), AT_A_TIME)]
    return found


def sheet_of(library: Library, edition: int, page: int = 0, own: Sequence[str] = ()) -> int:
    """The number of the first sheet of an edition, or of one so many pages later.

    Raises `Refused('no-such-character')` for an edition that nobody is of.
    """
    found = [number for number, sheet in enumerate(sheets(library, own)) if sheet.edition == edition]
    if not found:
        raise Refused("no-such-character")
    return found[page % len(found)]


def candidates(
    words: Words,
    info: TableInfo,
    number: int,
    seat: int | None,
    library: Library | None = None,
    own: Sequence[str] = (),
) -> list[Candidate]:
    """The characters of a sheet for somebody with this `seat`, who may have picked one of them, with what stands
    against the others.
    """
    library = library or the_library()
    names, boss = label_names(info), seat is not None and is_boss(info, seat, library)
    taken = {character_at(info, other.seat): names[other.seat] for other in info.seats if other.seat != seat}
    mine = character_at(info, seat) if seat is not None else ""
    found: list[Candidate] = []
    marks = variant_of(info.options).bosses_play
    for code in sheets(library, own)[number].codes:
        character, note = library.characters[code], ""
        if code in taken:
            note = words.say("inn-choosing.taken", name=taken[code])
        elif boss and not is_villain(library, code):
            note = words.say("inn-choosing.no-boss")
        villain = words.say("inn-choosing.villain") if marks and character.villain else ""
        found.append(Candidate(code, character.name, about_of(character), note or villain, not note, code == mine))
    return found


def faces_art(words: Words, shown: Sequence[Candidate]) -> Art:
    """The picture of the characters of a sheet."""
    told = " ".join(_told(words, candidate) for candidate in shown)
    said = told.replace("**", "")  # a description of a picture does not format its text
    return Art(("inn-faces", *shown), partial(draw_candidates, tuple(shown)), said)


def _told(words: Words, candidate: Candidate) -> str:
    key = "candidate-noted" if candidate.note else "candidate"
    return words.say(f"inn-choosing.{key}", name=candidate.name, about=candidate.about, note=candidate.note)


def faces_layout(
    words: Words, info: TableInfo, number: int, shown: Sequence[Candidate], *, host: bool, alt: str = "",
    note: str = "", library: Library | None = None, own: Sequence[str] = (),
) -> ui.LayoutView:  # fmt: skip
    """A sheet of characters to choose from, and the ways to the others. With `alt` it shows the picture (attached as
    `FACES_PICTURE`), else the same in words.
    """
    library = library or the_library()
    all_ = sheets(library, own)
    edition = all_[number].edition
    head = words.say("inn-choosing.title", edition=edition_name(words, edition), n=number + 1, of=len(all_))
    faces: list[ui.Item[Any]] = [picture(FACES_PICTURE, alt)] if alt else [
        ui.TextDisplay("\n".join(_told(words, candidate) for candidate in shown))
    ]  # fmt: skip
    picks = [
        button(
            short_character(candidate.code) if library is the_library() else candidate.name, info.id, "inn.character",
            arg=candidate.code, style=SUCCESS if candidate.mine else PRIMARY, disabled=not candidate.free,
        )
        for candidate in shown
    ]  # fmt: skip
    turns = [
        button(words.say(f"inn-choosing.{way}"), info.id, "inn.faces", arg=str((number + step) % len(all_)))
        for way, step in (("before", -1), ("after", 1))
    ]
    chance = button(words.say("inn.by-chance"), info.id, "inn.character", arg=CHANCE, emoji="🎲")
    back = button(words.say("setup-button.done"), info.id, "table.setup", arg=IN_PANEL)
    parts = [ui.TextDisplay[Any]("\n".join(filter(None, (note, head)))), *faces]
    rows = [row(*picks), row(turns[0], chance, turns[1], back), row(_jump(words, info, edition, library, own))]
    rows += [chance_row(words, info, library)] if host else []
    return layout(box(*parts, accent=LAMP), *rows)


def _jump(words: Words, info: TableInfo, edition: int, library: Library, own: Sequence[str]) -> ui.Item[Any]:
    """The select of editions, by which one turns to their characters; first the server's own decks."""
    hint = words.say("inn.pick-edition")
    return select(
        info.id,
        "inn.edition",
        [*own_option(words, library, own), *edition_options(words, library)],
        placeholder=hint,
        arg=str(edition),
    )


def chance_row(words: Words, info: TableInfo, library: Library) -> ui.ActionRow[Any]:
    """The host's select of the editions that chance picks from."""
    allowed = editions_of_chance(info, library)
    options = edition_options(words, library, allowed if len(allowed) < len(editions(library)) else [])
    limit: ui.Select[Any] = ui.Select(
        custom_id=custom_id(info.id, "inn.chance"), placeholder=words.say("inn.pick-chance"), options=options,
        min_values=1, max_values=len(options),
    )  # fmt: skip
    return row(limit)


def edition_of(library: Library, code: str) -> int:
    """The edition under which a character is offered."""
    return OWN_EDITION if is_own(code) else library.characters[code].edition


def chosen_rows(words: Words, info: TableInfo, code: str, own: Sequence[str] = ()) -> list[ui.ActionRow[Any]]:
    """The ways back from the character that was chosen: to the faces and to all that can be set up."""
    library = the_library()
    number = sheet_of(library, edition_of(library, code), own=own) if code else 0
    return [row(
        button(words.say("inn-choosing.others"), info.id, "inn.faces", arg=str(number), style=SECONDARY),
        button(words.say("setup-button.done"), info.id, "table.setup", arg=IN_PANEL),
    )]  # fmt: skip
