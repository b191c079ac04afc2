"""The decks that people make on their servers: drafts, what of them is on the table, which lobbies may have them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.engine import Refused
from bot.store import decks
from bot.store.decks import OwnDeck
from bot.store.errors import StoreRefused
from bot.store.sql import Connection
from bot.tables.clocks.jobs import Jobs
from bot.tables.info import Person
from bot.tables.play.runtime import Runtime
from bot.tables.record.own_decks import learn
from bot.tables.seats.codes import new_codes
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.own_decks import with_deck

T = TypeVar("T")

CODE_LONG = 6
"""Characters in the code of a deck."""


class SeenDeck(NamedTuple):
    """What somebody may see of a deck: its draft is for those who may change it, what is on the table for everybody."""

    deck: OwnDeck
    """For those who may not change it with what is on the table in the place of its draft."""
    on_table: str
    """What is on the table; empty while nothing is."""
    draft: str
    """Its draft where that says something else; empty for those who may not change it."""


class OwnDecks:
    """Makes and changes the decks of servers. Every method raises `Refused`, and then has changed nothing."""

    def __init__(self, runtime: Runtime, lobby: Lobby, jobs: Jobs) -> None:
        self._runtime = runtime
        self._lobby = lobby
        self._jobs = jobs

    async def _write(self, unit: Callable[[Connection], T]) -> T:
        self._runtime.check_open()
        try:
            return await self._runtime.store.write(unit)
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None

    # -- looking ------------------------------------------------------------------------------------------------

    async def one(self, guild_id: int, deck: str) -> OwnDeck:
        """A deck of a server. Raises `Refused('no-such-deck')`."""
        return await self._runtime.store.read(lambda connection: _loaded(connection, guild_id, deck))

    async def seen(self, guild_id: int, may_change: Callable[[OwnDeck], bool]) -> list[SeenDeck]:
        """The decks of a server that somebody may see, who may change some of them; the oldest first."""

        def read(connection: Connection) -> Iterator[SeenDeck]:
            for deck in decks.of_server(connection, guild_id):
                texts = decks.texts(connection, [deck.code]) if deck.status == "table" else {}
                on_table = texts.get(deck.code, "")
                if may_change(deck):
                    yield SeenDeck(deck, on_table, "" if deck.draft == on_table else deck.draft)
                elif on_table:
                    yield SeenDeck(replace(deck, draft=on_table), on_table, "")

        return await self._runtime.store.read(lambda connection: [*read(connection)])

    async def offered(self, guild_id: int, game: str) -> list[str]:
        """The codes of the decks that the server's lobbies offer; the game knows them then."""

        def read(connection: Connection) -> list[str]:
            codes = decks.on_the_table(connection, guild_id, game)
            learn(connection, self._runtime.games[game], codes)
            return codes

        return await self._runtime.store.read(read)

    # -- making -------------------------------------------------------------------------------------------------

    async def begin(self, guild_id: int, game: str, by: Person, name: str, base: str, draft: str) -> OwnDeck:
        """A new deck of a server, as a draft.

        Raises `Refused`: ``deck-empty``, ``deck-too-long``, ``deck-unfit``, ``decks-enough``, ``deck-twice``,
        ``deck-too-large``.
        """
        now, code = self._runtime.clock.now(), new_codes(self._runtime.entropy(), (CODE_LONG,))[0]

        def unit(connection: Connection) -> OwnDeck:
            deck = OwnDeck(
                code,
                guild_id,
                game,
                by.id,
                by.name,
                decks.deck_name(name),
                base,
                "draft",
                "",
                0,
                "",
                draft,
                "",
                now,
                now,
            )
            decks.add(connection, deck)
            return deck

        return await self._write(unit)

    async def ask(self, guild_id: int, deck: str, lines: Sequence[str]) -> OwnDeck:
        """Note which typed lines are not clear, in place of those of before. Raises `Refused('no-such-deck')`."""

        def unit(connection: Connection) -> OwnDeck:
            after = replace(_loaded(connection, guild_id, deck), asked="\n".join(lines))
            decks.save(connection, after)
            return after

        return await self._write(unit)

    async def change(self, guild_id: int, deck: str, change: Callable[[OwnDeck], str]) -> OwnDeck:
        """Put another text in place of a draft; what it was can be gone back to. `change` gives the text, and may raise
        `Refused`.

        Raises `Refused`: ``no-such-deck``, ``deck-too-large``.
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> OwnDeck:
            before = _loaded(connection, guild_id, deck)
            after = replace(before, draft=change(before), changed_at=now)
            if after.draft == before.draft:
                return before
            decks.keep_step(connection, before)
            decks.save(connection, after)
            return after

        return await self._write(unit)

    async def undo(self, guild_id: int, deck: str) -> OwnDeck:
        """Go back to the draft of before. Raises `Refused`: ``no-such-deck``, ``deck-no-step``."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> OwnDeck:
            known = _loaded(connection, guild_id, deck)
            draft = decks.take_step(connection, deck)
            if draft is None:
                raise Refused("deck-no-step")
            after = replace(known, draft=draft, changed_at=now)
            decks.save(connection, after)
            return after

        return await self._write(unit)

    async def rename(self, guild_id: int, deck: str, name: str) -> OwnDeck:
        """Call a deck otherwise. Raises `Refused` as `begin` does."""

        def unit(connection: Connection) -> OwnDeck:
            known, wanted = _loaded(connection, guild_id, deck), decks.deck_name(name)
            others = [other for other in decks.of_server(connection, guild_id) if other.id != deck]
            if any(other.name.casefold() == wanted.casefold() for other in others):
                raise Refused("deck-twice", name=wanted)
            after = replace(known, name=wanted)
            decks.save(connection, after)
            return after

        return await self._write(unit)

    async def keep(self, game: str, code: str, text: str) -> None:
        """Keep a deck that somebody tries, which need not be on the table; the game knows it then.

        Raises `Refused('deck-too-large')`.
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> None:
            decks.keep_text(connection, code, text, now)
            learn(connection, self._runtime.games[game], [code])

        await self._write(unit)

    # -- the table ----------------------------------------------------------------------------------------------

    async def put_on(self, guild_id: int, deck: str, code: str, text: str) -> OwnDeck:
        """Put a deck on the table as it is now: `text`, which tables name by its code. Lobbies that had the version of
        before have this one; games go on with theirs.

        Raises `Refused`: ``no-such-deck``, ``deck-changed`` (its draft is another by now), ``deck-too-large``,
        ``deck-same`` (there is such a deck on the table).
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> tuple[OwnDeck, str]:
            known = _loaded(connection, guild_id, deck)
            if known.draft != text:
                raise Refused("deck-changed")
            if any(
                other.id != deck and other.status == "table" for other in decks.with_code(connection, guild_id, code)
            ):
                raise Refused("deck-same")
            decks.keep_text(connection, code, text, now)
            again = known.status == "table" and known.code == code
            after = replace(
                known, status="table", note="", code=code, version=known.version + (known.code != code), changed_at=now
            )
            if not again:
                decks.replace_code(connection, after, known.code)
            learn(connection, self._runtime.games[known.game], [code])
            return after, known.code

        after, before = await self._write(unit)
        if before and before != code:
            await self._in_lobbies(guild_id, before, code)
        return after

    async def take_off(self, guild_id: int, deck: str, by: int, note: str = "") -> OwnDeck:
        """Take a deck off the table in somebody's name; games go on with it. Raises `Refused`: ``no-such-deck``,
        ``deck-not-on``.
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> OwnDeck:
            known = _loaded(connection, guild_id, deck)
            if known.status != "table":
                raise Refused("deck-not-on")
            decks.take_off(connection, known, note, by, now)
            return _loaded(connection, guild_id, deck)

        after = await self._write(unit)
        self._jobs.expect(now)
        await self._in_lobbies(guild_id, after.code, "")
        return after

    async def delete(self, guild_id: int, deck: str) -> OwnDeck:
        """Delete a deck; games go on with it, and can be played again. Raises `Refused('no-such-deck')`."""

        def unit(connection: Connection) -> OwnDeck:
            known = _loaded(connection, guild_id, deck)
            decks.delete(connection, known)
            return known

        gone = await self._write(unit)
        await self._in_lobbies(guild_id, gone.code, "")
        return gone

    async def _in_lobbies(self, guild_id: int, before: str, after: str) -> None:
        """In the lobbies of the server, put another deck in the place of one, or chance."""
        listed = await self._runtime.store.read(lambda connection: lobbies_with(connection, guild_id, before))
        for table in listed:
            async with self._runtime.hold(table) as live:
                game = self._runtime.games[live.row.game]
                if live.row.status == "lobby" and before in game.own_decks(live.row.options):
                    live.row.options = with_deck(game, live.row.options, before, after)
                    self._lobby.changed(live)
                    await self._lobby.keep(live, None, "options")


def _loaded(connection: Connection, guild_id: int, deck: str) -> OwnDeck:
    found = decks.load(connection, guild_id, deck)
    if found is None:
        raise Refused("no-such-deck")
    return found


def lobbies_with(connection: Connection, guild_id: int, code: str) -> list[str]:
    """The lobbies of a server in which somebody has chosen this deck."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE guild_id = ? AND status = 'lobby' AND options LIKE ? ORDER BY id",
        (guild_id, f"%{code}%"),
    )
    return [table for (table,) in rows]
