"""Which language is nobody's wish, and what a server's words for a drink are called in each."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

import pytest

from bot.games import GAMES, words_in
from bot.languages.spoken import ENGLISH, start_in
from bot.ui.layouts.tables import drink_called
from bot.ui.tongues import Tongues


@pytest.fixture
def started_in_german() -> Generator[None]:
    start_in("de")
    yield
    start_in(ENGLISH)


def tongues() -> Tongues:
    games = {name: list(kit.messages) for name, kit in GAMES.items()}
    return Tongues(words_in(ENGLISH), cast("Any", None), lambda _: "en-US", games)


def test_the_locale_of_english_is_served_in_english() -> None:
    assert tongues().serving("en-US") == ENGLISH
    assert tongues().serving("de", checked=False) == "de"


@pytest.mark.usefixtures("started_in_german")
def test_where_the_bot_was_started_in_a_language_english_is_no_wish() -> None:
    """Discord says en-US of every server that is not a Community, and so does the sandbox."""
    assert tongues().serving("en-US") == ""
    assert tongues().serving("pl", checked=False) == "pl"


@pytest.mark.parametrize(
    ("language", "chosen", "called"),
    [
        ("en", ("sip", "sips"), ("sip", "sips")), ("de", ("sip", "sips"), ("Schluck", "Schlucke")),
        ("pl", ("push-up", "push-ups"), ("pompka", "pompki")), ("de", ("point", "points"), ("Punkt", "Punkte")),
        ("de", ("pint", "pints"), ("pint", "pints")), ("de", ("", ""), ("Schluck", "Schlucke")),
    ],
)  # fmt: skip
def test_a_word_that_servers_may_choose_is_said_in_the_language(
    language: str, chosen: tuple[str, str], called: tuple[str, str]
) -> None:
    assert drink_called(words_in(language), *chosen) == called
