"""The table message: one for each table, edited in place, posted again when it is lost, buried or too old to edit."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store.messages import StoredMessage
from bot.tables.clocks.pace import PACES
from bot.tables.info import PublicTable, TableInfo
from bot.ui.beats import NOTHING_YET, Beat, Span, is_person
from bot.ui.delivery.limits import IMPORTANCE, Importance, Still, Superseded
from bot.ui.delivery.sending import TOKEN_LIVES, Later, Room, Turn, Urgency, files, is_used_up, trouble
from bot.ui.delivery.shared import Office, Post, PressedMessage, log
from bot.ui.layouts.clock import when
from bot.ui.layouts.lobby import LOBBY_PICTURE, lobby_art, lobby_layout
from bot.ui.layouts.tables import (
    RECAP_PICTURE,
    TABLE_PICTURE,
    Skin,
    away_words,
    final_layout,
    name_of,
    shut_layout,
    table_layout,
)
from bot.ui.layouts.teams import SidesOffer
from bot.ui.names import clean
from bot.ui.pictures.cache import key_of
from bot.ui.pictures.encoding import height_of

BURIED = 15
"""After so many newer messages in the channel the next change posts the table again."""
OLD = 50 * 60.0
"""Seconds after which a message is posted again: Discord limits edits of messages older than an hour."""
NOTICE_STAYS = 20.0
"""Seconds for which a notice is shown; it then disappears with the next change."""
PATIENCE = 3
"""After so many failures in a row the table is paused until it can be shown again."""
UNREACHABLE = "unreachable"
OLD_ONE = "old"
"""The kind under which the message is stored in whose place another one is posted, until it is deleted."""

Pictures: TypeAlias = Mapping[str, bytes]
"""The pictures that are attached to a message, by file name."""


@dataclass(slots=True)
class Board:
    """A table's message: where it is, and what it still has to show."""

    table: str
    later: Later
    post: Post | None = None
    pressed: PressedMessage | None = None
    """The last press on its message that had no other answer than what the message shows."""
    posted: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once it has a message, or it is not waited for any longer."""
    nonce: str = ""
    loaded: bool = False
    below: int = 0
    """The number of messages seen in its channel when it was posted."""
    info: TableInfo | None = None
    """The last known state of the table; its message goes to this state's channel."""
    wanted: bool = False
    since: float | None = None
    """The event loop's time since which it has been out of date, and not only held for its beat."""
    busy: bool = False
    failures: int = 0
    notice: Callable[[], str] = str
    """Says the line for a change that the table's story does not tell, in the table's language."""
    notice_until: float = 0.0
    anew: bool = False
    cuts: bool = True
    """Whether what it still has to show waits for nobody to have read what it shows."""
    shows: bytes = b""
    """A digest of the content to which its message was last edited; empty when it has just been posted."""


@dataclass(slots=True)
class Boards:
    """All table messages."""

    office: Office
    boards: dict[str, Board] = field(default_factory=dict[str, Board])
    by_message: dict[int, str] = field(default_factory=dict[int, str])
    traffic: Counter[int] = field(default_factory=Counter[int])
    """Messages seen in each channel that has a table's message."""
    has_hand: Callable[[str, int], bool] = lambda table, user: False
    """Whether a person has their hand before them already: that it is open, or was sent."""
    told: Callable[[str], None] = lambda table: None
    """Called when a table's message has been shown."""
    marks_line: Callable[[TableInfo], Awaitable[str]] | None = None
    """Gives the line about the new marks of a game that is over."""

    def show(
        self, table: str, *, info: TableInfo | None = None, notice: Callable[[], str] | None = None, anew: bool = False,
        beat: bool = False, gathers: bool = False,
    ) -> None:  # fmt: skip
        """Bring the table's message up to date soon. `info`: the table as it is now, if known; `notice`: a line for the
        message; `anew`: post it again instead of editing it; `beat`: once what it shows can have been read, and
        with `gathers` at the end of the turn.
        """
        board = self.boards.get(table)
        if board is None:
            board = self.boards[table] = Board(table, Later(self.office.clock))
        board.info = info or board.info
        if notice is not None:
            board.notice, board.notice_until = notice, self.office.clock.now() + NOTICE_STAYS
        board.anew = board.anew or anew
        board.cuts = board.cuts or not beat or notice is not None
        self.beat(table).note(self.office.clock.monotonic(), gathers=gathers)
        board.wanted = True
        self._begin(board)

    def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """A press was handled. If its answer is what the table's message shows next, that waits for nobody to have read
        what it shows now, and is edited by the press.
        """
        message, later = interaction.message, discord.InteractionResponseType.deferred_message_update
        table = self.by_message.get(message.id) if message is not None else None
        board = self.boards.get(table) if table is not None and interaction.response.type is later else None
        if board is not None and message is not None:
            board.pressed = PressedMessage.by(interaction, message.id, self.office.clock.now() + TOKEN_LIVES)
            board.cuts = board.cuts or board.wanted
            self._begin(board)

    def post_of(self, table: str) -> Post | None:
        """The table's message; None while it has none."""
        board = self.boards.get(table)
        return None if board is None else board.post

    def beat(self, table: str) -> Beat:
        """What the table's message tells."""
        return self.office.beats.setdefault(table, Beat())

    async def posted(self, table: str, within: float) -> None:
        """Wait until the table has its message, so many seconds at most."""
        board = self.boards.get(table)
        if board is not None and board.post is None:
            giving_up = self.office.clock.call_later(within, board.posted.set)
            await board.posted.wait()
            giving_up.cancel()

    def _begin(self, board: Board) -> None:
        if not board.busy and board.wanted and self.office.open:
            board.busy = True
            board.since = asyncio.get_running_loop().time() if board.since is None else board.since
            self.office.spawn(self._work(board), f"table {board.table}: showing it")

    async def _work(self, board: Board) -> None:
        IMPORTANCE.set(_importance(board.info))
        try:
            while board.wanted and await self._once(board):
                pass
        finally:
            board.busy = False

    async def _once(self, board: Board) -> bool:
        """Show the table as it is now. Returns False if that has to wait for room in the channel; the view is made only
        then.
        """
        office = self.office
        try:
            info = board.info or await office.tables.info(board.table)
        except Refused:
            return self._gone(board)
        turn = Turn(_urgency(board, info), board.since or 0.0, board.table)
        with office.pacer.enter(info.channel_id, turn) as room:
            if wait := room.wait or (0.0 if office.press_at(board.pressed, board.post) else office.calls.backlog()):
                board.later.ask(wait, lambda: self._begin(board))
                return False
            try:
                public_table = await office.tables.public_table(board.table)
            except Refused:
                return self._gone(board)
            board.info = public_table.info
            if public_table.info.channel_id != info.channel_id:
                return True  # it was just moved: its new channel must have room, too
            if wait := self._held(board, public_table):
                board.since = None  # so long it is not late
                board.later.ask(wait, lambda: self._begin(board))
                return False
            board.wanted = False
            return await self._show(board, public_table, room)

    def _held(self, board: Board, public_table: PublicTable) -> float:
        """Seconds for which the message still stays as it is, so that it can be read."""
        office, cut = self.office, board.cuts or board.post is None
        look, now = office.looks[public_table.info.game], office.clock.monotonic()
        return self.beat(board.table).wait(now, look, public_table, cut=cut)

    def _gone(self, board: Board) -> bool:
        board.wanted = False
        self._drop(board)
        return False

    async def _show(self, board: Board, public_table: PublicTable, room: Room) -> bool:
        """Show this view of the table. Returns whether to go on if it is wanted once more."""
        info = public_table.info
        if info.status == "paused" and info.pause_reason in ("no-permission", "channel-gone"):
            board.since = None
            return False
        post = None
        try:
            await self._load(board)
            post = board.post
            await self._deliver(board, public_table, room)
        except Superseded:
            return True
        except Exception as error:
            return await self._failed(board, error, post)
        board.failures = 0
        board.since = asyncio.get_running_loop().time() if board.wanted else None
        if info.status == "paused" and info.pause_reason == UNREACHABLE:
            try:
                await self.office.tables.clocks.resume(board.table)
            except Refused as no:
                log.info("table %s: not resumed: %s", board.table, no.reason)
        return True

    async def _deliver(self, board: Board, public_table: PublicTable, room: Room) -> None:
        """Show it. Raises `Superseded` if it is out of date before it is sent, and the errors of sending."""
        speak(await self.office.tongues.at(public_table.info))
        notice = board.notice() if self.office.clock.now() < board.notice_until else ""
        beat, start = self.beat(board.table), self.office.clock.monotonic()
        span = beat.next(start, public_table)
        view, pictures = await self.picture(public_table, notice, lambda: not board.wanted, span)
        post, info = board.post, public_table.info
        now = self.office.clock.now()
        buried = self.traffic[info.channel_id] - board.below >= BURIED and info.status != "closed"
        stale = post is None or post.channel_id != info.channel_id or now - post.posted_at > OLD
        if post is None or board.anew or stale or buried:
            if post is None and info.status == "closed":
                await self._end(board)
                return
            if post is not None:  # noted first: if the bot is killed, it still finds both
                await self.office.tables.remember(board.table, OLD_ONE, -1, post.channel_id, post.message_id, now)
            await self._send(board, info.channel_id, view, pictures, room)
            if post is not None:
                self.by_message.pop(post.message_id, None)
                await self._delete_old(board.table, post)
        else:
            shows = key_of(view.to_components(), *(sha256(data).hexdigest() for data in pictures.values()))
            if shows != board.shows:  # a pass in a window changes nothing that is shown
                still, attached = (lambda: not board.wanted), _attached(pictures)
                await self.office.edit(post, board.pressed, view, attached, room, still, board.since)
                board.shows = shows
        board.cuts = board.cuts and board.wanted  # something new may have come meanwhile
        look = self.office.looks[info.game]
        beat.shown(self.office.clock.monotonic(), look, self.office.words, public_table, span)
        self.told(board.table)
        if info.status in ("over", "closed"):
            await self._end(board)

    async def _send(
        self, board: Board, channel_id: int, view: ui.LayoutView, pictures: Pictures, room: Room
    ) -> None:  # fmt: skip
        """Post a new message. Its nonce is stored first: if the bot is killed before it has noted the message, posting
        again with the nonce makes Discord return the same message.
        """
        tables, now = self.office.tables, self.office.clock.now()
        if not board.nonce:
            board.nonce = secrets.token_hex(8)
            await tables.remember(board.table, "table", -1, channel_id, 0, now, board.nonce)
        await self.office.calls.take_ahead(since=board.since)
        room.sent()
        message = await self.office.channel(channel_id).send(view=view, files=_attached(pictures), nonce=board.nonce)
        board.nonce, board.shows = "", b""
        board.anew = False
        board.below = self.traffic[channel_id] + 1  # its own message has not arrived yet
        self._at(board, Post(channel_id, message.id, now))
        await tables.remember(board.table, "table", -1, channel_id, message.id, now)

    def _at(self, board: Board, post: Post) -> None:
        before, board.post = board.post, post
        self.traffic.setdefault(post.channel_id, 0)
        if before is not None:
            self._uncount(before.channel_id)
        board.posted.set()
        self.by_message[post.message_id] = board.table

    async def _load(self, board: Board) -> None:
        """The table's message as an earlier run has stored it."""
        if board.loaded:
            return
        there: dict[str, StoredMessage] = {}
        for stored in await self.office.tables.messages(board.table):
            there[stored.kind] = stored
        known, old = there.get("table"), there.get(OLD_ONE)
        if known is not None and known.message_id:
            self._at(board, Post(known.channel_id, known.message_id, known.posted_at))
        elif known is not None:
            board.nonce = known.nonce
        board.loaded = True
        if old is not None and known is not None and known.message_id in (0, old.message_id):
            board.anew = True  # the bot was killed before it had posted another one
            self._at(board, Post(old.channel_id, old.message_id, old.posted_at))
        elif old is not None:
            await self._delete_old(board.table, Post(old.channel_id, old.message_id, old.posted_at))

    async def _delete_old(self, table: str, post: Post) -> None:
        """Delete a message in whose place there is another one now."""
        await self.office.delete(post, lambda: self.office.tables.forget_message(table, OLD_ONE, -1))

    async def _end(self, board: Board) -> None:
        """Forget the message, because it shows the end of the game or never will."""
        self._drop(board)
        await self.office.tables.forget_message(board.table, "table", -1)

    def _drop(self, board: Board) -> None:
        board.later.cancel()
        self.office.beats.pop(board.table, None)
        self.boards.pop(board.table, None)
        if board.post is not None:
            self.by_message.pop(board.post.message_id, None)
            self._uncount(board.post.channel_id)

    def _uncount(self, channel_id: int) -> None:
        """Count the messages of a channel no more if no table has its message there."""
        if all(board.post is None or board.post.channel_id != channel_id for board in self.boards.values()):
            self.traffic.pop(channel_id, None)

    async def _failed(self, board: Board, error: Exception, edited: Post | None) -> bool:
        """Handle a failure to send or edit the message; `edited` is the one that there was before, of whose deletion
        the bot may have heard meanwhile. Returns True if it is to be tried again at once.
        """
        what = trouble(error)
        board.wanted = True
        if self.office.press_at(board.pressed, board.post) and is_used_up(error):
            board.pressed = None
            return True
        if what in ("gone", "old") and edited is not None:
            log.info("table %s: its message is %s, a new one is posted", board.table, what)
            if what == "old":
                board.anew = True
            else:
                self.by_message.pop(edited.message_id, None)
                board.post = None
            board.later.ask(0.5, lambda: self._begin(board))
            return False
        if what in ("no-channel", "no-permission"):
            log.warning("table %s: cannot write to its channel: %s", board.table, error)
            board.wanted = False
            if await self.stop(board.table, "channel-gone" if what == "no-channel" else "no-permission"):
                return False
            board.wanted = True
        elif what != "again":
            log.exception("table %s: its message could not be made", board.table, exc_info=error)
        board.failures += 1
        log.warning("table %s: not shown, try %s: %s", board.table, board.failures, error)
        if board.failures == PATIENCE:
            await self.stop(board.table, UNREACHABLE)
        board.later.ask(min(60.0, 2.5 * 2**board.failures), lambda: self._begin(board))
        return False

    async def stop(self, table: str, reason: str) -> bool:
        """Pause the table because it cannot be shown, unless it is over or paused already. Returns False for a lobby,
        which cannot be paused: it is tried again until it closes.
        """
        try:
            await self.office.tables.clocks.pause(table, reason)
        except Refused as no:
            log.info("table %s: not paused (%s): %s", table, reason, no.reason)
            if no.reason == "table-over" and table in self.boards and reason != UNREACHABLE:
                await self._end(self.boards[table])
            return no.reason != "table-not-started"
        return True

    # -- what it shows ------------------------------------------------------------------------------------------

    async def picture(
        self, public_table: PublicTable, notice: str = "", still: Still | None = None, span: Span = NOTHING_YET
    ) -> tuple[ui.LayoutView, Pictures]:
        """The content that the table's message should have now, and its pictures; `span`: what its beat
        tells. Raises `Superseded` if it is `still` wanted no more before it is drawn.
        """
        office, info = self.office, public_table.info
        words = office.words
        skin = await office.wishes.skin(info.guild_id)
        if info.status == "lobby":
            return await self._lobby(info, skin, still)
        if info.status == "closed":
            played = "lesson.shut" if info.lesson else "final.closed-rated" if info.counts else "final.closed"
            left = "lobby.expired" if info.uncounted == "expired" else "lobby.closed"
            left = "lobby.unattended" if info.uncounted == "unattended" else left
            return shut_layout(words, played if info.started_at else left, info), {}
        drawn = skin.pictures and public_table.view is not None  # there is no view if the game cannot be restored
        if info.status == "over":
            recap, recap_alt = await office.recaps.of(info) if drawn else (None, "")
            data, alt = await office.artist.table(public_table, skin, still) if drawn and recap is None else (None, "")
            pictures = {
                name: made for name, made in ((TABLE_PICTURE, data), (RECAP_PICTURE, recap)) if made is not None
            }
            ended = final_layout(
                words, office.looks[info.game], public_table, skin, alt=alt, recap_alt=recap_alt,
                ending=await office.recaps.ending(info),
                marks=await self.marks_line(info) if self.marks_line is not None else "",
            )  # fmt: skip
            return ended, pictures
        data, alt = await office.artist.table(public_table, skin, still) if drawn else (None, "")
        pictures = {} if data is None else {TABLE_PICTURE: data}
        hint = await self._hint(public_table)
        high = 0 if data is None else height_of(data)
        shown = table_layout(
            words, office.looks[info.game], public_table, skin, alt=alt, notice=notice, hint=hint,
            absent=away_words(words, info, office.clock.now()), high=high, span=span,
        )  # fmt: skip
        return shown, pictures

    async def _lobby(self, info: TableInfo, skin: Skin, still: Still | None) -> tuple[ui.LayoutView, Pictures]:
        """The lobby, with its picture where the server wants pictures. Raises as `picture` does."""
        office, look = self.office, self.office.looks[info.game]
        sides = SidesOffer(office.tables.options.variants(info.game), office.tables.options.lineup(info))
        art = lobby_art(office.words, look, info, sides) if skin.pictures else None
        data, alt = await office.artist.drawn(art, still)
        expires = info.closes_at or info.created_at + PACES[info.pace].lobby
        absent = [away_words(office.words, info, office.clock.now()), await self._held_seats(info)]
        said = "\n".join(line for line in absent if line)
        view = lobby_layout(office.words, look, info, expires, sides, alt=alt, absent=said)
        return view, {} if data is None else {LOBBY_PICTURE: data}

    async def _held_seats(self, info: TableInfo) -> str:
        """For whom a night's lobby holds seats, and until when."""
        if info.held_until is None:
            return ""
        seated = {seat.user_id for seat in info.seats}
        held = await self.office.tables.nights.held(info.id)
        names = [clean(answer.name) for answer in held if answer.user_id not in seated]
        facts = {"names": self.office.words.listing(names), "until": when(info.held_until)}
        return self.office.words.say("lobby.held", **facts) if names else ""

    async def _hint(self, public_table: PublicTable) -> str:
        """A line for people who are asked but take no direct messages: it tells them where their hand is."""
        office, info = self.office, public_table.info
        names: list[str] = []
        # In a window a list of the people who have not answered would tell who has passed.
        for number in public_table.ask.waiting if public_table.ask and public_table.ask.kind != "response" else ():
            user = info.seats[number].user_id
            if user is None or info.seats[number].minded:
                continue
            if self.has_hand(info.id, user):
                continue
            if await office.wishes.hands(info.guild_id, user, office.clock.now()) == "channel":
                names.append(name_of(info, user))
        return office.words.say("hand.channel-hint", names=office.words.listing(names)) if names else ""

    # -- what happens to it -------------------------------------------------------------------------------------

    def deleted(self, message_id: int) -> None:
        """Post a table's message again after somebody has deleted it."""
        table = self.by_message.pop(message_id, None)
        board = self.boards.get(table) if table else None
        if board is not None and board.post is not None and board.post.message_id == message_id:
            board.post = None
            self.show(board.table)

    def written(self, channel_id: int) -> None:
        """Count a new message, which moves the tables above it further up."""
        if channel_id in self.traffic:
            self.traffic[channel_id] += 1


def _importance(info: TableInfo | None) -> Importance:
    """Games at which nobody may be looking come last: those by post, and those in which only patrons play on."""
    if info is None or info.status != "live":
        return Importance.TABLE
    alone = not any(is_person(info, seat.seat) for seat in info.seats)
    return Importance.OTHER if alone or PACES[info.pace].alerts else Importance.TABLE


def _urgency(board: Board, info: TableInfo) -> Urgency:
    if info.status == "lobby" or (board.anew and board.post is not None):
        return Urgency.LOBBY
    return Urgency.PLAY if info.status == "live" else Urgency.REST


def _attached(pictures: Pictures) -> list[discord.File]:
    return [file for name, data in pictures.items() for file in files(name, data)]
