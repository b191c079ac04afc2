"""The picture of a page, and that of a podium: the same facts give the same bytes, and the alt texts tell them."""

from __future__ import annotations

import io
from dataclasses import replace

from PIL import Image

from bot.games import GAMES, english
from bot.store.earned import Earned
from bot.store.podiums import Podium
from bot.store.results import RoleRecord
from bot.tables.ladder.ladder import LadderLine, Records, Stats
from bot.tables.ladder.pages import CharacterRecord, Companion, PersonPage
from bot.tables.ladder.seasons import LadderEnd, Standing
from bot.ui.layouts.person import person_art
from bot.ui.layouts.seasons import podium_art

WORDS = english()
LOOKS = {name: kit.look() for name, kit in GAMES.items()}
FIGURES = Stats("inn", "inn-boss", 9, 9, 9, 4, 0, 2, 1102, 1, "2026-Q4", 1090, 2, (RoleRecord("boss", 3, 1),))
PAGE = PersonPage(
    1, "Ada 🦊 of the Northern Marches and Everything Beyond", [FIGURES],
    [CharacterRecord(code, 3, 1) for code in ("gog", "a-deck-that-is-gone", "fiona")],
    [Companion("עדה", 7)], [Podium("2026-Q3", "inn-boss", 1, 2)], [Earned(1, 1, "brink", 1, "K7QF", 3, 1.0)],
)  # fmt: skip


def test_a_page_in_a_hard_case() -> None:
    art = person_art(WORDS, LOOKS, PAGE, "The Tavern")
    again = person_art(WORDS, LOOKS, replace(PAGE), "The Tavern")
    assert art.key == again.key
    drawn = art.draw()
    assert drawn == again.draw()
    with Image.open(io.BytesIO(drawn)) as image:
        assert image.width == 1200
    for fact in ("rating 1102 of all time, 1090 this season, 4 of 9 games won", "Gog (1 of 3 won)", "עדה",
                 "Won as Boss 1 of 3.", "2. The Red Dragon Inn, Boss Battles, season 3 of 2026",
                 "On the Brink: began three turns"):  # fmt: skip
        assert fact in art.alt


def test_a_face_needs_fewer_games_than_a_line() -> None:
    page = replace(PAGE, played=[CharacterRecord("gog", 1, 0)])
    assert (page.face, page.characters) == ("gog", [])


def test_a_podium_with_shared_places() -> None:
    lines = [
        LadderLine(place, place, name, 1000 + place, 5, 2, 0) for place, name in ((1, "Ada"), (1, "Ben"), (3, "Cid"))
    ]
    end = LadderEnd("drinko", 9, [Standing(line, "") for line in lines], Records(None, None), None)
    art = podium_art(WORDS, LOOKS, end, "2026-Q4")
    assert art.draw() == podium_art(WORDS, LOOKS, end, "2026-Q4").draw()
    assert "Place 1: Ada" in art.alt
    assert "Place 1: Ben" in art.alt
