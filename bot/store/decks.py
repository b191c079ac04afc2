"""Decks that people make on their servers: the drafts, what of them is on the table, and the texts that games need.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`. What a deck says is its game's business:
here it is text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from typing import Literal

from bot.store import jobs
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.naming import check_name
from bot.store.sql import Connection, upsert

DECKS_MOST = 20
"""How many decks a server may have."""
TEXT_MOST = 200_000
"""Bytes that the text of a deck may have."""
NAME_MOST = 40
"""Characters that the name of a deck may have."""
SAID_MOST = 300
"""Characters that any other text on a deck may have."""
STEPS_KEPT = 20
"""How many changes of a draft can be taken back."""

STOPPED = "stopped"
"""The note of a deck that has stopped a game."""
OFF = "deck-off"
"""The kind of the jobs that tell an author that their deck was taken off the table; what it is about begins with the
deck's id."""

Status = Literal["draft", "table", "off"]


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck of a server, with its draft."""

    id: str
    guild_id: int
    game: str
    user_id: int
    """Its author; somebody who was forgotten has a negative number."""
    author: str
    name: str
    base: str
    """The shipped deck that it is a copy of; empty for none."""
    status: Status
    note: str
    """Why it was taken off the table: the key of a sentence, or what a moderator wrote; empty for no reason."""
    version: int
    """How often it was put on the table."""
    code: str
    """By what tables name the version that was put there last; empty before the first."""
    draft: str
    asked: str
    """Lines that were typed for it and are not clear yet, one below the other."""
    created_at: float
    """Seconds since 1970, UTC; `changed_at` likewise."""
    changed_at: float


_COLUMNS = ", ".join(field.name for field in fields(OwnDeck))
_PUT = upsert("decks", "id", _COLUMNS.removeprefix("id, "))
_PUT_TEXT = "INSERT INTO deck_texts (code, text, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def deck_name(text: str) -> str:
    """The name of a deck as it is kept.

    Raises `StoreRefused`: ``deck-empty``, ``deck-too-long`` (fact `most`), ``deck-unfit`` (fact `sign`).
    """
    name = " ".join(text.split())
    check_name(name, "deck", NAME_MOST)
    return name


def check_text(text: str) -> None:
    """Check a text on a deck; unlike a name it may have quotation marks and stars.

    Raises `StoreRefused`: ``title-too-long`` (fact `most`), ``title-unfit`` (fact `sign`).
    """
    plain = text.replace("*", "").replace('"', "") or "?"
    check_name(plain, "title", SAID_MOST)


def add(connection: Connection, deck: OwnDeck) -> None:
    """Store a new deck.

    Raises `StoreRefused`: ``decks-enough`` (fact `most`), ``deck-twice`` (fact `name`), ``deck-too-large`` (fact
    `most`, in kilobytes); one of `CONFLICTS` when its id is taken.
    """
    there = of_server(connection, deck.guild_id)
    if len(there) >= DECKS_MOST:
        raise StoreRefused("decks-enough", most=DECKS_MOST)
    if any(other.name.casefold() == deck.name.casefold() for other in there):
        raise StoreRefused("deck-twice", name=deck.name)
    _check_size(deck.draft)
    connection.execute(
        f"INSERT INTO decks ({_COLUMNS}) VALUES ({', '.join('?' * len(fields(OwnDeck)))})", astuple(deck)
    )


def _check_size(text: str) -> None:
    if len(text.encode()) > TEXT_MOST:
        raise StoreRefused("deck-too-large", most=TEXT_MOST // 1000)


def save(connection: Connection, deck: OwnDeck) -> None:
    """Store a deck in place of what it was. Raises `StoreRefused('deck-too-large')` (fact `most`, in kilobytes)."""
    _check_size(deck.draft)
    connection.execute(_PUT, astuple(deck))


def load(connection: Connection, guild_id: int, deck: str) -> OwnDeck | None:
    """A deck of a server; None if it has none of that id."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM decks WHERE guild_id = ? AND id = ?", (guild_id, deck)
    ).fetchone()
    return None if found is None else OwnDeck(*found)


def of_server(connection: Connection, guild_id: int) -> list[OwnDeck]:
    """All decks of a server, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM decks WHERE guild_id = ? ORDER BY created_at, id", (guild_id,)
    ).fetchall()
    return [OwnDeck(*row) for row in rows]


def on_the_table(connection: Connection, guild_id: int, game: str) -> list[str]:
    """The codes of the decks that a server's lobbies offer, in the order of their names."""
    rows = connection.execute(
        "SELECT code FROM decks WHERE guild_id = ? AND game = ? AND status = 'table' ORDER BY name, id",
        (guild_id, game),
    )
    return list(dict.fromkeys(code for (code,) in rows))


def with_code(connection: Connection, guild_id: int, code: str) -> list[OwnDeck]:
    """The decks of a server that were last put on the table under a code."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM decks WHERE guild_id = ? AND code = ?", (guild_id, code))
    return [OwnDeck(*row) for row in rows]


def take_off(connection: Connection, deck: OwnDeck, note: str, by: int, at: float) -> None:
    """Take a deck off the table. Unless its author does that, they are told; `by` 0: nobody does, it has stopped a
    game."""
    connection.execute("UPDATE decks SET status = 'off', note = ? WHERE id = ?", (note, deck.id))
    if by != deck.user_id > 0:
        jobs.note(connection, Job(OFF, deck.guild_id, deck.user_id, "", f"{deck.id} {at:.0f}", at))


def stop(connection: Connection, guild_id: int, codes: Iterable[str], at: float) -> bool:
    """Take those decks of a server off the table that have stopped a game, by their codes. Whether there are any."""
    found = [deck for code in codes for deck in with_code(connection, guild_id, code)]
    for deck in found:
        if deck.status == "table":
            take_off(connection, deck, STOPPED, 0, at)
    return bool(found)


def delete(connection: Connection, deck: OwnDeck) -> None:
    """Delete a deck with its steps; what tables were played with stays."""
    connection.execute("DELETE FROM deck_steps WHERE deck_id = ?", (deck.id,))
    connection.execute("DELETE FROM decks WHERE id = ?", (deck.id,))
    _drop_unused(connection, deck.guild_id, deck.code)


# -- steps back -----------------------------------------------------------------------------------------------------


def keep_step(connection: Connection, deck: OwnDeck) -> None:
    """Keep the draft as it is, to go back to; the oldest of too many is dropped."""
    row = connection.execute("SELECT max(number) FROM deck_steps WHERE deck_id = ?", (deck.id,)).fetchone()
    number = (row[0] or 0) + 1
    connection.execute(
        "INSERT INTO deck_steps (deck_id, number, draft) VALUES (?, ?, ?)", (deck.id, number, deck.draft)
    )
    connection.execute("DELETE FROM deck_steps WHERE deck_id = ? AND number <= ?", (deck.id, number - STEPS_KEPT))


def take_step(connection: Connection, deck: str) -> str | None:
    """The draft before the last change, which is then no step any more; None where there is none."""
    row = connection.execute(
        "SELECT number, draft FROM deck_steps WHERE deck_id = ? ORDER BY number DESC LIMIT 1", (deck,)
    ).fetchone()
    if row is None:
        return None
    connection.execute("DELETE FROM deck_steps WHERE deck_id = ? AND number = ?", (deck, row[0]))
    return str(row[1])


# -- texts ----------------------------------------------------------------------------------------------------------


def keep_text(connection: Connection, code: str, text: str, at: float) -> None:
    """Keep what a code stands for. Raises `StoreRefused` as `save` does."""
    _check_size(text)
    connection.execute(_PUT_TEXT, (code, text, at))


def texts(connection: Connection, codes: Iterable[str]) -> dict[str, str]:
    """What these codes stand for, as far as it is known."""
    found: dict[str, str] = {}
    for code in codes:
        row = connection.execute("SELECT text FROM deck_texts WHERE code = ?", (code,)).fetchone()
        if row is not None:
            found[code] = str(row[0])
    return found


def replace_code(connection: Connection, deck: OwnDeck, before: str) -> None:
    """Store a deck that has another code now than `before`, whose text goes if nobody played with it."""
    save(connection, deck)
    if before != deck.code:
        _drop_unused(connection, deck.guild_id, before)


def _drop_unused(connection: Connection, guild_id: int, code: str) -> None:
    """Drop the text of a code that neither a deck nor a table names. Only tables of this server could: a deck of
    another with the same text would have the code as well."""
    if not code or connection.execute("SELECT 1 FROM decks WHERE code = ? LIMIT 1", (code,)).fetchone():
        return
    named = connection.execute(
        "SELECT 1 FROM tables WHERE guild_id = ? AND options LIKE ? LIMIT 1", (guild_id, f"%{code}%")
    ).fetchone()
    if named is None:
        connection.execute("DELETE FROM deck_texts WHERE code = ?", (code,))


# -- people ---------------------------------------------------------------------------------------------------------


def forget_person(connection: Connection, user_id: int, token: int, name: str) -> None:
    """Forget a person: what they have made stays, under the token and another name."""
    connection.execute("UPDATE decks SET user_id = ?, author = ? WHERE user_id = ?", (token, name, user_id))
