"""The lesson of the Inn: it cannot be lost by following it, whatever the learner does for once instead."""

from __future__ import annotations

import os
import re

import pytest

from bot.engine import BadData
from bot.games import english
from bot.games.inn.look.lesson import advice_at, guide
from bot.games.inn.look.look import LOOK
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.deals import LESSON_FILE, read_lesson
from bot.tables.info import PrivateTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin
from tests.games.inn.test_layouts import check_message
from tests.games.lessons import LEARNER, Picks, Played, Player, others, told

WORDS = english()
DISCARDS = int(os.environ.get("BARKEEP_LESSON_DISCARDS", "1"))
"""How many cards are discarded together at most where the learner does not keep all as advised; 7 tries everything."""
LONGEST = 180


def advise(private_table: PrivateTable) -> Picks | None:
    advice = advice_at(private_table)
    return None if advice is None else advice.picks


PLAYER = Player("inn", advise)


@pytest.fixture(scope="module")
def followed() -> Played:
    return PLAYER.play()


def test_who_follows_the_guide_fells_the_other_and_wins(followed: Played) -> None:
    assert followed.run.game.placings(followed.run.state) == [1, 2]
    assert followed.run.state.seats[1].out == "asleep"
    last = [event for event in told(followed.events) if event["key"] == "fortitude"][-1]
    assert (last["seat"], last["source"]) == (1, LEARNER), "by the learner's own hit"
    assert 10 <= len(followed.moments) <= 15


def test_each_mechanic_comes_once(followed: Played) -> None:
    cards = the_library().cards
    mine = [event for event in told(followed.events) if event["key"] == "played" and event["seat"] == LEARNER]
    kinds = {cards[event["card"]].kind for event in mine}
    assert kinds >= {"action", "sometimes", "anytime", "gambling"}
    keys = [event["key"] for event in told(followed.events)]
    for key in ("ordered", "drank", "ignored", "drink-ignored", "round-won", "asleep"):
        assert key in keys, key
    hurt = [event for event in told(followed.events) if event["key"] == "fortitude" and event["seat"] == LEARNER]
    assert [event["by"] for event in hurt] == [-2, 2], "lost, and healed by the Anytime Card"
    assert any(event["key"] == "alcohol" and event["seat"] == LEARNER for event in told(followed.events))
    assert len(keys) - len([key for key in keys if key != "round"]) == 1, "one Round of Gambling"


def test_who_strays_once_wins_all_the_same(followed: Played) -> None:
    lines: set[str] = set()
    strayed = 0
    for at, moment in enumerate(followed.moments):
        for instead in others(moment, DISCARDS):
            played = PLAYER.play(at, instead)
            assert not played.run.state.seats[LEARNER].out, (at, instead)
            assert played.run.game.placings(played.run.state) == [1, 2], (at, instead)
            lines |= {guide(WORDS, step.seen) for step in played.moments}
            strayed += 1
    assert strayed >= 40
    for line in lines:
        assert len(line) <= LONGEST, line
        assert len(_sentences(line)) <= 2, line
        assert "{" not in line
        assert ".*." not in line


def _sentences(line: str) -> list[str]:
    """The sentences of a line; the marks of titles in italics count for nothing."""
    return [part for part in re.split(r"[.!?](?:\s|$)", re.sub(r"\*[^*]+\*", "X", line)) if part.strip()]


def test_the_guide_names_what_it_suggests(followed: Played) -> None:
    for moment in followed.moments:
        line = guide(WORDS, moment.seen)
        key = moment.advised[0].partition(">")[0] if moment.advised else "keep"
        card = the_library().cards.get(key)
        wanted = (
            card.title.removesuffix(".")
            if card is not None
            else {"pass": "Pass", "keep": "Keep all", "order": "Old Marla"}[key]
        )
        assert wanted in line.replace("\\", ""), line


def test_the_panel_fits(followed: Played) -> None:
    for moment in followed.moments:
        check_message(hand_layout(WORDS, LOOK, moment.seen, Skin(pictures=False), guild="The Tavern", note="x" * 500))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('character = "fiona"', 'character = "nobody"', "there is no character nobody"),
        ('"fiona.healer"', '"fiona.headlock"', "more of these than the deck has: fiona.headlock"),
        ('"dark-ale", "light-ale",', '"dark-ale", "mead",', "more of these than the deck has: mead"),
        ("fortitude = 12", "fortitude = 21", "seat.1.fortitude"),
        ("plays = [", "plays = ", "lesson.toml: "),
    ],
)
def test_a_faulty_deal_is_refused(old: str, new: str, why: str) -> None:
    text = LESSON_FILE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadData, match=re.escape(why)):
        read_lesson(text.replace(old, new, 1), "lesson.toml")
