"""The bot introduces itself once on each server."""

from __future__ import annotations

from bot.store import greetings
from bot.store.greetings import NONCE_HOLDS, Greeting
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import NOON, fresh

SERVER = 77
MINE, THEIRS = Greeting(5, "mine"), Greeting(6, "theirs")
pytestmark = FUNCTIONS_ON_BOTH


def test_two_processes_post_the_same_message() -> None:
    connection = fresh()
    assert greetings.claim(connection, SERVER, MINE, NOON) == MINE
    assert greetings.claim(connection, SERVER, THEIRS, NOON + 1) == MINE


def test_once_it_is_there_nobody_posts_it_again() -> None:
    connection = fresh()
    greetings.claim(connection, SERVER, MINE, NOON)
    greetings.posted(connection, SERVER)
    assert greetings.claim(connection, SERVER, THEIRS, NOON + 1) is None
    greetings.refused(connection, SERVER)
    assert greetings.claim(connection, SERVER, THEIRS, NOON + 2) is None


def test_what_may_have_been_posted_long_ago_is_not_posted_again() -> None:
    connection = fresh()
    greetings.claim(connection, SERVER, MINE, NOON)
    assert greetings.claim(connection, SERVER, THEIRS, NOON + NONCE_HOLDS) == MINE
    assert greetings.claim(connection, SERVER, THEIRS, NOON + NONCE_HOLDS + 1) is None


def test_what_was_refused_is_tried_elsewhere() -> None:
    connection = fresh()
    greetings.claim(connection, SERVER, MINE, NOON)
    greetings.refused(connection, SERVER)
    assert greetings.claim(connection, SERVER, THEIRS, NOON + NONCE_HOLDS + 1) == THEIRS
