"""The settings of each server, and its bans.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.store import marks, presets
from bot.store.naming import check_name
from bot.store.presets import Preset
from bot.store.sql import Connection, upsert

Hands = Literal["dm", "channel"]
"""Where hands are shown: in direct messages, or privately in the table's channel."""

USUAL_DRINK = "sips"
DRINKS = {"sips": ("sip", "sips"), "points": ("point", "points"), "push-ups": ("push-up", "push-ups")}
"""The offered words for a drink: the name of the choice, and its singular and plural."""

UNANSWERED_MOST = 3
"""After so many questions in a row that nobody has answered none is asked any more."""

DRINK_MOST = 20
"""Characters a word for a drink may have."""

_SETTINGS = (
    "pace, hands, pictures, drink, drinks, log_thread, tables_channel, tables_server, news_id, night_events, deck_role,"
    " own_rated, season_end, season_hour, season_id, question_id, question_hour, question_unanswered,"
    " language, language_offered"
)
_FLAGS = ("pictures", "log_thread", "night_events", "own_rated", "season_end", "language_offered")
_PUT = upsert("houses", "guild_id", _SETTINGS)


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's settings, with defaults for those that were not set."""

    guild_id: int
    channels: frozenset[int] = frozenset()
    """Where tables may be opened; empty: everywhere."""
    pace: str = "normal"
    hands: Hands = "dm"
    pictures: bool = True
    drink: str = "sip"
    """The word for one drink; `drinks` is the word for none or several."""
    drinks: str = USUAL_DRINK
    log_thread: bool = False
    tables_channel: int | None = None
    """How many tables may be open in one channel; None: as many as the operator allows. `tables_server` likewise."""
    tables_server: int | None = None
    news_id: int | None = None
    """The channel in which ended games are told of; None: nowhere."""
    presets: tuple[Preset, ...] = ()
    """The sets of options that the server has named."""
    night_events: bool = False
    """Whether game nights also stand on the server's list of events."""
    deck_role: int | None = None
    """The role whose people make decks, beside those who manage the server; None: nobody else does."""
    own_rated: bool = False
    """Whether games with decks that were made here are rated, on their own ladder."""
    season_end: bool = True
    """Whether the end of a season is told."""
    season_hour: int = 18
    """At which hour (UTC, 0 to 23) of the first day after it."""
    season_id: int | None = None
    """In which channel; None: in the one with the most games."""
    question_id: int | None = None
    """The channel in which a question is asked each day; None: in none."""
    question_hour: int = 17
    """At which hour (UTC, 0 to 23)."""
    question_unanswered: int = 0
    """How many questions in a row nobody has answered."""
    language: str = ""
    """The code of the language that was chosen for its tables; empty: that of the server's locale."""
    language_offered: bool = False
    """Whether somebody who manages it was once told that tables can be in the language that they speak."""

    @property
    def asks(self) -> bool:
        """Whether questions are asked: not if nobody has answered the last ones."""
        return self.question_id is not None and self.question_unanswered < UNANSWERED_MOST

    def allows(self, *places: int | None) -> bool:
        """Whether tables may be opened in a place, given by its channel and by what that is part of: the channel or
        forum of a thread, a category.
        """
        return not self.channels or any(place in self.channels for place in places)


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not sit down at a server's tables. `user_id` is None when they had themselves forgotten."""

    user_id: int | None
    by: int
    at: float


def drink_words(text: str) -> tuple[str, str]:
    """Singular and plural of a word for a drink: a name of `DRINKS`, "pint/pints", or a word that serves for both.

    Raises `StoreRefused`: ``drink-empty``, ``drink-too-long`` (fact `most`), ``drink-unfit`` (fact `sign`: the
    character that cannot be in it).
    """
    text = text.strip()
    if text.lower() in DRINKS:
        return DRINKS[text.lower()]
    singular, slash, plural = (part.strip() for part in text.partition("/"))
    words = (singular, plural) if slash else (singular, singular)
    for word in words:
        _check_word(word)
    return words


def _check_word(word: str) -> None:
    check_name(word, "drink", DRINK_MOST, unfit=":")


def load(connection: Connection, guild_id: int) -> GuildSettings:
    """The server's settings."""
    row = connection.execute(f"SELECT {_SETTINGS} FROM houses WHERE guild_id = ?", (guild_id,)).fetchone()
    channels = connection.execute("SELECT channel_id FROM house_channels WHERE guild_id = ?", (guild_id,))
    allowed = frozenset(channel for (channel,) in channels)
    if row is None:
        return GuildSettings(guild_id, allowed, presets=presets.load(connection, guild_id))
    facts = dict(zip(_SETTINGS.split(", "), row, strict=True))
    facts.update((name, bool(facts[name])) for name in _FLAGS)
    return GuildSettings(guild_id, allowed, presets=presets.load(connection, guild_id), **facts)


def save(connection: Connection, house: GuildSettings) -> None:
    """Store the server's settings in place of the old ones. Raises `StoreRefused` as `drink_words` does."""
    _check_word(house.drink)
    _check_word(house.drinks)
    connection.execute(
        _PUT,
        (
            house.guild_id,
            house.pace,
            house.hands,
            house.pictures,
            house.drink,
            house.drinks,
            house.log_thread,
            house.tables_channel,
            house.tables_server,
            house.news_id,
            house.night_events,
            house.deck_role,
            house.own_rated,
            house.season_end,
            house.season_hour,
            house.season_id,
            house.question_id,
            house.question_hour,
            house.question_unanswered,
            house.language,
            house.language_offered,
        ),
    )
    connection.execute("DELETE FROM house_channels WHERE guild_id = ?", (house.guild_id,))
    connection.executemany(
        "INSERT INTO house_channels (guild_id, channel_id) VALUES (?, ?)",
        [(house.guild_id, channel) for channel in sorted(house.channels)],
    )
    presets.save(connection, house.guild_id, house.presets)


def with_questions(connection: Connection) -> list[tuple[int, int]]:
    """The servers that want a question each day, each with its hour."""
    return connection.execute(
        "SELECT guild_id, question_hour FROM houses WHERE question_id IS NOT NULL AND question_unanswered < ?"
        " ORDER BY guild_id",
        (UNANSWERED_MOST,),
    ).fetchall()


def note_unanswered(connection: Connection, guild_id: int, n: int) -> None:
    """Note how many questions in a row nobody has answered on a server."""
    connection.execute("UPDATE houses SET question_unanswered = ? WHERE guild_id = ?", (n, guild_id))


def ban(connection: Connection, guild_id: int, user_id: int, by: int, at: float) -> bool:
    """Ban a person from the server's tables; False if they were banned already (then nothing changes)."""
    if banned(connection, guild_id, user_id):
        return False
    connection.execute(
        "INSERT INTO bans (guild_id, user_id, by_id, at) VALUES (?, ?, ?, ?)", (guild_id, user_id, by, at)
    )
    return True


def unban(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Lift a person's ban; False if they were not banned."""
    named = connection.execute("DELETE FROM bans WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)).rowcount
    sealed = sealed_marks(connection, user_id, guild_id)
    connection.executemany("DELETE FROM sealed_bans WHERE guild_id = ? AND mark = ?", sealed)
    return bool(named or sealed)


def banned(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Whether the person is banned from the server's tables."""
    named = connection.execute("SELECT 1 FROM bans WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)).fetchone()
    return named is not None or bool(sealed_marks(connection, user_id, guild_id))


def bans(connection: Connection, guild_id: int) -> list[Ban]:
    """Everybody who is banned on the server, the latest first."""
    rows = connection.execute(
        "SELECT user_id, by_id, at FROM bans WHERE guild_id = :guild_id UNION ALL"
        " SELECT NULL, by_id, at FROM sealed_bans WHERE guild_id = :guild_id ORDER BY 3 DESC, 1 NULLS FIRST",
        {"guild_id": guild_id},
    )
    return [Ban(*row) for row in rows]


def seal_bans(connection: Connection, user_id: int) -> None:
    """Replace the person's id by a hash in each of their bans, as part of forgetting them."""
    rows = connection.execute("SELECT guild_id, by_id, at FROM bans WHERE user_id = ?", (user_id,)).fetchall()
    for guild_id, by, at in rows:
        salt = marks.new_salt()
        connection.execute(
            "INSERT INTO sealed_bans (guild_id, salt, mark, by_id, at) VALUES (?, ?, ?, ?, ?)",
            (guild_id, salt, marks.mark_of(salt, guild_id, user_id), by, at),
        )
    connection.execute("DELETE FROM bans WHERE user_id = ?", (user_id,))


def sealed_marks(connection: Connection, user_id: int, guild_id: int | None = None) -> list[tuple[int, bytes]]:
    """Server and hash of each ban of this person that was sealed so, on one server or (None) on all."""
    kept = "SELECT guild_id, salt, mark FROM sealed_bans"
    rows: Iterable[tuple[int, bytes, bytes]] = (
        connection.execute(kept) if guild_id is None else connection.execute(f"{kept} WHERE guild_id = ?", (guild_id,))
    )
    return [(guild, mark) for guild, salt, mark in rows if marks.mark_of(salt, guild, user_id) == mark]
