"""The lesson of Drinko: whoever follows it wins, whatever they do for once instead."""

from __future__ import annotations

import re

import pytest

from bot.engine import BadData
from bot.games import english
from bot.games.drinko.look.lesson import advice_at, guide
from bot.games.drinko.look.look import LOOK
from bot.games.drinko.look.words import card_name
from bot.games.drinko.patrons.advice import must_call
from bot.games.drinko.rules.deals import LESSON_FILE, read_lesson
from bot.games.drinko.rules.view import drinko_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin
from tests.games.inn.test_layouts import check_message
from tests.games.lessons import LEARNER, Picks, Played, Player, others, told

WORDS = english()
LONGEST = 180


def advise(private_table: PrivateTable) -> Picks | None:
    if must_call(drinko_view(private_table.view)):
        return ("call",)
    advice = advice_at(private_table)
    return None if advice is None else (advice.pick,)


PLAYER = Player("drinko", advise)


@pytest.fixture(scope="module")
def followed() -> Played:
    return PLAYER.play()


def test_who_follows_the_guide_plays_the_last_card(followed: Played) -> None:
    events = told(followed.events)
    assert followed.run.game.placings(followed.run.state) == [1, 2]
    assert [event["seat"] for event in events if event["key"] == "called"] == [LEARNER]
    assert [event["size"] for event in events if event["key"] == "train"] == [2, 5, 0], "a Drink Train, passed on"
    assert [(event["seat"], event["n"]) for event in events if event["key"] == "drank"] == [(1, 5)]
    assert {"skipped", "turned"} <= {event["key"] for event in events}, "a Skip, and a Special"
    assert len(followed.moments) == 7, "as much as fits into a minute and a half"


def test_who_strays_once_wins_all_the_same(followed: Played) -> None:
    lines: set[str] = set()
    strayed = 0
    for at, moment in enumerate(followed.moments):
        for instead in others(moment):
            played = PLAYER.play(at, instead)
            assert played.run.game.placings(played.run.state) == [1, 2], (at, instead)
            assert len(played.moments) <= 15, "still a short game"
            lines |= {guide(WORDS, step.seen) for step in played.moments}
            strayed += 1
    assert strayed >= 8
    for line in lines:
        assert len(line) <= LONGEST, line
        assert len(re.findall(r"[.!?](?:\s|$)", line)) <= 2, line
        assert "{" not in line


def test_the_guide_names_what_it_suggests(followed: Played) -> None:
    for moment in followed.moments:
        line = guide(WORDS, moment.seen)
        assert ("Drinko!" if moment.advised == ("call",) else card_name(WORDS, moment.advised[0])) in line


def test_the_panel_fits(followed: Played) -> None:
    for moment in followed.moments:
        check_message(hand_layout(WORDS, LOOK, moment.seen, Skin(pictures=False), guild="The Tavern", note="x" * 500))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"deflect", "g4"', '"deflect"', "not all of one size"),
        ('"y8"', '"suffer"', "more of these than the deck has: suffer"),
        ('top = "r3"', "top = 3", "top: "),
        ("hands = [", "hands = ", "lesson.toml: "),
    ],
)
def test_a_faulty_deal_is_refused(old: str, new: str, why: str) -> None:
    text = LESSON_FILE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadData, match=re.escape(why)):
        read_lesson(text.replace(old, new, 1), "lesson.toml")
