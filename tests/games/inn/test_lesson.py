"""The guide of a first game: a lesson for every moment, every lesson at some moment, never too long."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Run
from bot.games import english
from bot.games.inn.look.lesson import TURNS, LessonMoment, guide, lesson_at
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import offered
from bot.games.inn.rules import Inn
from bot.tables.info import OpenAsk, PrivateTable, TableInfo
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin
from bot.ui.look import JUST_LOOKING, Asked
from cogs.learn import CAST
from tests.games.inn.playing import ALL_DECKS, random_move
from tests.games.inn.test_layouts import check_message, info_of, seat_face

WORDS = english()
FRAME = {"head", "end", "table", "again", "shut", "next"}
"""What is said in a lesson that is no lesson."""
SEATS = 3
GAMES = 300


def learner(run: Run, recent: tuple[dict[str, Any], ...], turn: int | None = None) -> PrivateTable:
    """The first seat of a lesson, as if it were that turn."""
    face = seat_face(run, info_of(run, SEATS)._replace(lesson=True), 0, recent)
    ask: OpenAsk | None = face.ask and face.ask._replace(turn=turn or run.turn)
    return replace(face, ask=ask)


def aims(private_table: PrivateTable) -> list[Asked]:
    """The panel as it comes, and with each card whose target is still to be chosen."""
    return [JUST_LOOKING, *(Asked(card=key) for key, option in offered(private_table).items() if option.most)]


def test_every_moment_has_its_lesson_and_every_lesson_its_moment() -> None:
    told: set[str] = set()
    longest = 0
    for game in range(GAMES):
        luck = random.Random(game)
        options = {"characters": list(CAST), "drinks": ALL_DECKS, "windows": "quick", "starter": 0}
        run, events = Run.new(Inn(), SEATS, options, f"lesson/{game}")
        recent = tuple(event.seen_by(None) for event in events)[-12:]
        while not run.over and run.turn < 30:
            # The learner's turns come round every third turn, and what is rare in the first seven is looked for later.
            turn = run.turn if run.turn <= 7 else (run.turn - 1) % 6 + 1
            face = learner(run, recent, turn)
            for asked in aims(face):
                assert face.ask is not None
                key = lesson_at(LessonMoment(face, asked, turn))
                assert WORDS.has(f"lesson.{key}"), key
                shown = guide(WORDS, face, asked)
                assert "{" not in shown
                assert ".*." not in shown, "a title that ends a sentence, and the sentence's own end"
                longest = max(longest, len(shown))
                told.add(key)
            recent = (*recent, *(event.seen_by(None) for event in random_move(run, luck)))[-12:]
    lessons = {key.removeprefix("lesson.") for key in WORDS.templates if key.startswith("lesson.")}
    assert lessons - told == FRAME | {"done"}
    assert longest < 420


def test_a_lesson_takes_two_sentences_at_most() -> None:
    for key, template in WORDS.templates.items():
        section, _, name = key.partition(".")
        if section == "lesson" and name not in FRAME | {"done"}:
            assert len(re.findall(r"[.!?](?:\s|$)", template)) <= 2, key


def test_the_lesson_is_over_after_the_third_turn() -> None:
    run, info = begun()
    face = replace(seat_face(run, info, 0, ()), info=info)
    last = SEATS * (TURNS - 1) + 1
    assert [LessonMoment(face, JUST_LOOKING, turn).own for turn in (1, 2, 4, 6, last)] == [1, 1, 2, 2, 3]
    assert lesson_at(LessonMoment(face, JUST_LOOKING, last)) == "discard-3"
    assert lesson_at(LessonMoment(face, JUST_LOOKING, last + 1)) == "done"


def begun() -> tuple[Run, TableInfo]:
    run, _ = Run.new(Inn(), SEATS, {"windows": "quick", "starter": 0}, "lesson")
    return run, info_of(run, SEATS)._replace(lesson=True)


def test_the_panel_of_a_lesson_fits_in_words_too() -> None:
    run, info = begun()
    face = replace(seat_face(run, info, 0, ()), info=info)
    check_message(hand_layout(WORDS, LOOK, face, Skin(pictures=False), guild="The Tavern", note="x" * 500))


def test_only_a_lesson_has_a_guide() -> None:
    run, info = begun()
    face = seat_face(run, info, 0, ())
    with_guide = str(hand_layout(WORDS, LOOK, face, Skin(), guild="", alt="A hand.").to_components())
    without = replace(face, info=info._replace(lesson=False))
    assert "lesson-stop" in with_guide
    assert "🎓" in with_guide
    plain = str(hand_layout(WORDS, LOOK, without, Skin(), guild="", alt="A hand.").to_components())
    assert "lesson" not in plain
    assert "🎓" not in plain


@pytest.mark.parametrize(("status", "asked"), [("paused", True), ("live", False)])
def test_no_guide_while_nothing_is_asked(status: Any, asked: bool) -> None:
    run, info = begun()
    face = seat_face(run, info._replace(status=status), 0, ())
    assert guide(WORDS, face if asked else replace(face, ask=None), JUST_LOOKING) == ""
