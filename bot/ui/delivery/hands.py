"""The panel of each seat: by direct message and edited in place, or private in the channel while Discord allows it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.languages.spoken import speaking
from bot.store import messages
from bot.store.driver import Unit
from bot.store.jobs import Job
from bot.tables.clocks.pace import PACES
from bot.tables.info import PrivateTable, TableInfo
from bot.ui.beats import MOST, Beat
from bot.ui.delivery.boards import OLD
from bot.ui.delivery.limits import IMPORTANCE, Importance, Still, Superseded
from bot.ui.delivery.panels import HAND, Panel, deliver, direct_channel, forget_message, load, retire
from bot.ui.delivery.sending import TOKEN_LIVES, Later, Room, files, is_used_up, trouble
from bot.ui.delivery.shared import Office, Post, PressedMessage, log
from bot.ui.layouts.endings import end_layout
from bot.ui.layouts.panels import asks_nothing, hand_layout, removed_layout
from bot.ui.layouts.tables import HAND_PICTURE
from bot.ui.look import JUST_LOOKING, Asked
from bot.ui.pictures.encoding import height_of

ENDING = 1.0
"""Seconds between updates of two panels that have to show the end of their table."""


@dataclass(slots=True)
class Hands:
    """All panels."""

    office: Office
    panels: dict[tuple[str, int], Panel] = field(default_factory=dict[tuple[str, int], Panel])
    at: dict[str, dict[int, Panel]] = field(default_factory=dict[str, dict[int, Panel]])
    """The same by table: each change of one of hundreds of tables asks for its own."""
    versions: dict[str, int] = field(default_factory=dict[str, int])
    """By table the newest version of which all its panels know whether it concerns them."""

    def panel(self, table: str, user_id: int) -> Panel:
        """The panel of a person at a table; a new one if there is none yet."""
        panel = self.panels.get((table, user_id))
        if panel is None:
            clock = self.office.clock
            panel = self.panels[table, user_id] = Panel(table, user_id, Later(clock), Later(clock))
            self.at.setdefault(table, {})[user_id] = panel
        return panel

    def is_open(self, table: str, user_id: int) -> bool:
        """Whether a person has their hand before them: a private panel that can still be edited, or a message."""
        panel = self.panels.get((table, user_id))
        if panel is None:
            return False
        private = panel.private is not None and self.office.clock.now() < panel.private_until
        return private or panel.post is not None

    def _seated(self, info: TableInfo, user_id: int, seat: int) -> Panel:
        panel = self.panel(info.id, user_id)
        panel.seat, panel.guild_id = seat, info.guild_id
        return panel

    # -- presses ------------------------------------------------------------------------------------------------

    @contextmanager
    def answering(self, table: str, user_id: int) -> Generator[Panel]:
        """While a press of theirs is being handled, nothing else draws their panel."""
        panel = self.panel(table, user_id)
        panel.answering += 1
        try:
            yield panel
        except (discord.HTTPException, OSError):
            panel.shown = -1  # the answer did not arrive: its change is still to be shown
            raise
        finally:
            panel.answering -= 1
            self._begin(panel)
            self._forget(panel)
            if panel.guild_id is None and not panel.answering:  # the press was refused: nobody is shown anything
                self._drop(panel)

    def end(self, info: TableInfo, last: int | None) -> None:
        """Show in every panel that the table is over: first in that of the person who moved last, in the others one by
        one.
        """
        others = 0
        for seat in info.seats if info.started_at is not None else ():
            if seat.user_id is None or seat.user_id <= 0:
                continue
            panel = self._seated(info, seat.user_id, seat.seat)
            panel.ending, panel.wanted = True, max(panel.wanted, info.version)
            if seat.seat == last:
                self._begin(panel)
            else:
                others += 1
                panel.later.cancel()
                panel.later.ask(others * ENDING, partial(self._begin, panel))

    def _forget(self, panel: Panel) -> None:
        if panel.over and not panel.busy and not panel.answering:
            panel.later.cancel()
            panel.expiry.cancel()
            self._drop(panel)
            self.versions.pop(panel.table, None)

    def _drop(self, panel: Panel) -> None:
        there = self.at.get(panel.table, {})
        there.pop(panel.user_id, None)
        if not there:
            self.at.pop(panel.table, None)
        self.panels.pop((panel.table, panel.user_id), None)

    def _of(self, table: str) -> list[Panel]:
        return list(self.at.get(table, {}).values())

    @staticmethod
    def arrived(panel: Panel, info: TableInfo) -> None:
        """Note that Discord has this version of the panel now. If a newer version arrived before it, it has been
        overwritten by an older one, and the panel is drawn once more, without waiting for the table's message.
        """
        if info.version < panel.shown:
            panel.wanted, panel.cuts = max(panel.wanted, panel.shown), True
        panel.shown = info.version
        panel.owed = panel.owed and panel.shown < panel.wanted
        panel.since = None if panel.shown >= panel.wanted else panel.since

    def adopt(
        self, panel: Panel, interaction: discord.Interaction[Any], info: TableInfo, *, anew: bool = False,
        beside: bool = False,
    ) -> None:  # fmt: skip
        """Keep the answer to this interaction up to date from now on, because it shows the panel.

        `anew`: the message was no panel before. The private panel before it is deleted, because its buttons would do
        nothing. `beside`: the panel stands in a new message, and not in the one that was pressed.
        """
        self.arrived(panel, info)
        if anew and panel.private is not None:
            self.office.spawn(retire(panel.private), f"table {panel.table}: taking an old hand away")
        message = interaction.message
        now = panel.used_at = self.office.clock.now()
        panel.expiry.cancel()
        pressed = interaction.type is discord.InteractionType.component and message is not None and not beside
        if pressed and message is not None and message.interaction_metadata is None and interaction.guild_id is None:
            posted = message.created_at.timestamp()
            panel.post, panel.private, panel.loaded = Post(message.channel.id, message.id, posted), None, True
            panel.pressed = PressedMessage.by(interaction, message.id, now + TOKEN_LIVES)
            if panel.over:
                self.office.spawn(forget_message(self.office, panel), f"table {panel.table}: letting a panel go")
        elif panel.over:
            # The answer shows the end. The direct message, if there is one, must show it, too.
            panel.ending, panel.over, panel.shown, panel.wanted = True, False, -1, info.version
            panel.private = None
        else:
            panel.private, panel.private_until = interaction, now + TOKEN_LIVES
            panel.expiry.ask(TOKEN_LIVES, lambda: self._expired(panel))

    def _expired(self, panel: Panel) -> None:
        """Update the direct message again, because the private panel can no longer be edited."""
        panel.private, panel.shown = None, -1
        self._begin(panel)

    async def render(
        self, panel: Panel, asked: Asked = JUST_LOOKING, note: str = "", still: Callable[[int], bool] | None = None
    ) -> tuple[ui.LayoutView, list[discord.File], TableInfo]:
        """The panel as it should be now, and the table that it shows; for somebody who was removed without a hand.

        Raises `Refused('not-seated')`, and `Superseded` if a panel of this version of the table is `still` wanted no
        more before it is drawn.
        """
        try:
            private_table = await self.office.tables.private_table(panel.table, panel.user_id)
        except Refused as no:
            if no.reason != "removed":
                raise
            return await self._without_hand(panel)
        asked = asked._replace(mate=asked.mate or panel.mate)
        panel.mate = asked.mate if asked.mate in {str(mate) for mate in private_table.mates} else ""
        panel.teamed = bool(private_table.mates)
        panel.shown = max(panel.shown, private_table.info.version)
        panel.seat, panel.guild_id = private_table.seat, private_table.info.guild_id
        panel.over = private_table.info.status in ("over", "closed")
        version = private_table.info.version
        wanted = None if still is None else partial(still, version)
        asked_before, panel.asks, panel.cuts = panel.asks, not asks_nothing(private_table), False
        ask, look = private_table.ask, self.office.looks[private_table.info.game]
        panel.named = (ask.number, ask.waiting) if ask is not None else (0, ())
        panel.names_turn = look.names_turn and not panel.asks
        now = self.office.clock.monotonic()
        panel.told = self._beat(panel.table).in_panel(now, private_table, asked=asked_before)
        info = private_table.info
        with speaking(await self.office.tongues.to(panel.user_id, info.guild_id, info.game)):
            view, data = await self._draw(private_table, panel, asked, note, wanted)
        return view, files(HAND_PICTURE, data), private_table.info

    def _beat(self, table: str) -> Beat:
        """What the table's message tells."""
        return self.office.beats.get(table) or Beat()

    async def _without_hand(self, panel: Panel) -> tuple[ui.LayoutView, list[discord.File], TableInfo]:
        """The panel of somebody who was removed, for the last time."""
        info = await self.office.tables.info(panel.table)
        panel.shown, panel.guild_id, panel.over = max(panel.shown, info.version), info.guild_id, True
        with speaking(await self.office.tongues.to(panel.user_id, info.guild_id, info.game)):
            return removed_layout(self.office.words), [], info

    async def _draw(
        self, private_table: PrivateTable, panel: Panel, asked: Asked, note: str, still: Still | None
    ) -> tuple[ui.LayoutView, bytes | None]:
        office, info = self.office, private_table.info
        look = office.looks[info.game]
        skin = await office.wishes.skin(info.guild_id)
        wants = await office.wishes.person(panel.user_id)
        guild = office.client.get_guild(info.guild_id)
        name = guild.name if guild is not None else ""
        if info.status in ("over", "closed"):
            return end_layout(office.words, look, private_table, skin, guild=name, note=note), None
        plain = wants.words_only or not skin.pictures
        shown = look.hand_shown(private_table, asked)
        data, alt = (None, "") if plain else await office.artist.hand(shown, skin, still)
        shown_hand = hand_layout(
            office.words, look, private_table, skin, guild=name, alt=alt, asked=asked, note=note, span=panel.told,
            high=0 if data is None else height_of(data),
        )  # fmt: skip
        return shown_hand, data

    # -- keeping up ---------------------------------------------------------------------------------------------

    def changed(
        self, info: TableInfo, seats: Iterable[int], *, secretly: bool = False, urgent: Iterable[int] = (),
        beat: bool = False,
    ) -> None:  # fmt: skip
        """Update the panels of these seats, whose hands have changed with this version of the table; `secretly`: nobody
        else may know of it; `urgent`: those of them that must act; `beat`: a panel that asks nothing stays until it can
        have been read.
        """
        first = set(urgent)
        for number in seats:
            seat = info.seats[number] if number < len(info.seats) else None
            if seat is None or seat.user_id is None or seat.user_id <= 0 or seat.left:
                continue
            panel = self._seated(info, seat.user_id, number)
            slept, panel.minded = panel.minded, seat.minded
            if slept and seat.minded:
                continue  # they are told once that a patron plays for them, and then no more
            panel.wanted = max(panel.wanted, info.version)
            panel.owed = panel.owed or not secretly
            panel.right = False
            if number in first and not panel.urgent:
                panel.since = None  # as it was before, it was not late for anybody who must act
            panel.urgent = number in first
            panel.cuts = panel.cuts or not beat
            self._begin(panel)

    def parted(self, info: TableInfo, seat: int) -> None:
        """Take away what the panel of somebody may no longer show: the hands of mates after they have left, and their
        own after they were removed.
        """
        parted = info.seats[seat] if seat < len(info.seats) else None
        if parted is None or parted.user_id is None or parted.user_id <= 0:
            return
        if parted.removed:
            panel = self._seated(info, parted.user_id, seat)
            panel.ending = True
        else:
            panel = self.panels.get((info.id, parted.user_id))
        if panel is not None and (panel.teamed or panel.ending):
            panel.mate, panel.wanted = "", max(panel.wanted, info.version)
            self._begin(panel)

    def looked_at(self, info: TableInfo, seats: Iterable[int]) -> None:
        """Update the panels of others whose owners look at the hand of one of these seats, which may have changed."""
        changed = {*seats}
        looking = [panel for panel in self._of(info.id) if panel.mate]
        seen = [panel.seat for panel in looking if int(panel.mate) in changed and panel.seat not in changed]
        self.changed(info, seen, secretly=True)

    def windows(self, info: TableInfo, seats: Iterable[int]) -> None:
        """Update the panels of these seats that are being looked at, because a window opened or closed for them.

        These are the panels that are open beside the table, or were pressed within the time of the last window, or
        belong to a lesson. A window asks everybody, and the table's message has buttons for it: updating every
        direct message each time would cost one request for each seat, and the whole bot shares one limit for them.
        """
        since = -math.inf if info.lesson else self.office.clock.now() - PACES[info.pace].window
        panels = ((seat, self.panels.get((info.id, info.seats[seat].user_id or 0))) for seat in seats)
        looking = ((seat, panel) for seat, panel in panels if panel is not None)
        shown = [seat for seat, panel in looking if panel.private is not None or panel.used_at >= since]
        self.changed(info, shown, secretly=True, urgent=shown, beat=True)

    def _begin(self, panel: Panel) -> None:
        if panel.shown < panel.wanted and not panel.busy and not panel.answering and self.office.open:
            panel.busy = True
            panel.since = asyncio.get_running_loop().time() if panel.since is None else panel.since
            self.office.spawn(self._work(panel), f"table {panel.table}: showing a hand")

    async def _work(self, panel: Panel, importance: Importance | None = None) -> None:
        usual = Importance.OTHER if panel.right else Importance.MOVE if panel.urgent else Importance.HAND
        IMPORTANCE.set(importance or usual)
        try:
            while panel.shown < panel.wanted and not panel.answering and await self._once(panel):
                pass
        finally:
            panel.busy = False
            self._forget(panel)

    async def _once(self, panel: Panel) -> bool:
        """Show the hand in the panel. Returns False if that has to wait, or if nothing is to be shown."""
        office = self.office
        await load(self.office, panel)
        if panel.private is not None and office.clock.now() >= panel.private_until:
            panel.private = None
        if panel.ending and panel.private is None and panel.post is None:
            panel.shown, panel.over = panel.wanted, True
            return False
        if panel.private is None:
            guild_id = panel.guild_id or (await office.tables.info(panel.table)).guild_id
            where = await office.wishes.hands(guild_id, panel.user_id, office.clock.now())
            if where == "channel" and not panel.ending:
                panel.shown, panel.owed = panel.wanted, False
                return False
            if await self._put_off(panel):
                panel.shown = panel.wanted
                return False
            if not office.press_at(panel.pressed, panel.post) and (wait := office.calls.backlog()):
                panel.later.ask(wait, lambda: self._begin(panel))
                return False
        if await self._waits_for_table(panel):
            panel.since = None  # so long it is not late
            panel.later.ask(2 * MOST, lambda: self._follow(panel))  # in case the table's message cannot be shown
            return False
        through_press = panel.stays(office.clock.now()) and office.press_at(panel.pressed, panel.post)
        if panel.private is not None or through_press:
            return await self._show(panel, None)
        try:
            channel = await direct_channel(office, panel)
        except Exception as error:
            return await self._failed(panel, error)
        with office.pacer.enter(channel) as room:
            if room.wait:
                panel.later.ask(room.wait, lambda: self._begin(panel))
                return False
            return await self._show(panel, room)

    async def _put_off(self, panel: Panel) -> bool:
        """Where its person has quiet hours now and the table leaves time, note that the hand is to be sent when they
        end, unless a message of it is new enough to be edited until then; with a digest none is sent. Returns whether
        there is none to be edited.
        """
        office, post = self.office, panel.post
        settings, now = await office.wishes.person(panel.user_id), office.clock.now()
        panel.quiet, panel.held = settings.quiet(now), False
        if panel.ending or not (panel.quiet or settings.digest):
            return False
        info = await office.tables.info(panel.table)
        panel.held = PACES[info.pace].alerts
        if panel.held and not settings.digest and (post is None or now - post.posted_at > OLD):
            due = settings.quiet_over(now)
            await office.tables.jobs.note(Job(HAND, info.guild_id, panel.user_id, info.id, f"{due:.0f}", due))
        return panel.held and post is None

    async def due(self, job: Job) -> float | None:
        """Somebody's quiet hours are over: post their hand anew, if it has changed in them."""
        office = self.office
        settings, now = await office.wishes.person(job.user_id), office.clock.now()
        if settings.quiet(now):
            return settings.quiet_over(now)
        try:
            info = await office.tables.info(job.table)
        except Refused:
            return None
        seat = next((seat for seat in info.seats if seat.user_id == job.user_id), None)
        if settings.digest or seat is None or seat.left or seat.minded or info.status != "live":
            return None
        panel = self._seated(info, job.user_id, seat.seat)
        await load(self.office, panel)
        if panel.post is not None and now - panel.post.posted_at <= OLD:
            return None
        panel.shown, panel.wanted = -1, max(panel.wanted, info.version)
        if not panel.busy and not panel.answering and office.open:
            panel.busy = True
            await self._work(panel, Importance.JOB)
        return None

    async def _waits_for_table(self, panel: Panel) -> bool:
        """Whether a panel that asks nothing stays as it is until the table's message is shown; not one that tells what
        mates do."""
        behind = self._beat(panel.table).span.last > panel.told.last
        if panel.cuts or panel.asks or panel.ending or panel.teamed or behind or panel.shown < 0:
            return False
        try:
            seat = await self.office.tables.seat_options(panel.table, panel.user_id)
        except Refused:
            return False
        return seat.seat_ask is None and seat.info.status == "live" and not seat.info.lesson

    def follow(self, table: str) -> None:
        """The table's message has been shown: the panels that waited for it show the same, and those that are open and
        name somebody else as the one who is to move.
        """
        for panel in [panel for panel in self._of(table) if not panel.ending]:
            if self._names_another(panel):
                panel.shown, panel.wanted = -1, max(panel.wanted, 0)
            self._begin(panel)

    def _names_another(self, panel: Panel) -> bool:
        """Whether a hand that is open in the channel names others than the table's message does, which is newer. One in
        direct messages stays as it is: each of its edits would be a call that Discord counts, at every move.
        """
        number, waiting = self._beat(panel.table).ask
        opened = panel.names_turn and panel.private is not None
        return opened and number > panel.named[0] and waiting != panel.named[1]

    def _follow(self, panel: Panel) -> None:
        panel.cuts = True
        self._begin(panel)

    async def _show(self, panel: Panel, room: Room | None) -> bool:
        """Show the hand as it is now. Returns whether to go on if it is wanted once more."""
        before = panel.shown

        def still(version: int) -> bool:
            return panel.wanted <= version

        try:
            view, attached, info = await self.render(panel, still=still)
            shown = await deliver(self.office, panel, view, attached, room, partial(still, info.version))
        except Superseded:
            if panel.shown < panel.wanted:  # else a press has been answered meanwhile, and the answer shows it
                panel.shown, panel.cuts = before, True
            return True
        except Refused:
            panel.shown, panel.over = panel.wanted, panel.ending
            return False
        except Exception as error:
            panel.shown, panel.cuts = before, True
            return await self._failed(panel, error)
        if not shown:
            panel.shown, panel.cuts = before, True
            return True
        panel.failures = 0
        self.arrived(panel, info)
        if panel.over and panel.post is not None and panel.private is not None and info.seats[panel.seat].removed:
            panel.private, panel.over, panel.shown = None, False, -1  # the direct message has a hand on it, too
        elif panel.over:
            await forget_message(self.office, panel)
        return True

    # -- over a restart -----------------------------------------------------------------------------------------

    def know(self, info: TableInfo) -> None:
        """All panels of a table know whether this version of it concerns them."""
        self.versions[info.id] = max(info.version, self.versions.get(info.id, -1))

    def note_shown(self) -> Unit[None] | None:
        """What notes which hands show their tables as they are, of those that are not noted yet; None if all
        are.
        Should it fail, the next process thinks that they are wrong, which costs it a call for each.
        """
        right: list[tuple[str, int, int]] = []
        for panel in self.panels.values():
            version = self.versions.get(panel.table, -1)
            if panel.noted < version and panel.is_up_to_date:
                panel.noted = version
                right.append((panel.table, panel.seat, version))
        return (lambda connection: messages.note_right(connection, HAND, right)) if right else None

    async def still_right(self, info: TableInfo) -> frozenset[int]:
        """The seats whose hands show what is asked, because the table is as it was when that was noted."""
        stored = await self.office.tables.messages(info.id)
        return frozenset(each.seat for each in stored if each.kind == HAND and each.nonce == str(info.version))

    def only_clocks(self, info: TableInfo, seats: Iterable[int]) -> None:
        """Draw such hands once more, after everything else: their clocks have moved."""
        for number in seats:
            self.changed(info, [number], secretly=True)
            if (user := info.seats[number].user_id) is not None and (panel := self.panels.get((info.id, user))):
                panel.right = panel.busy

    async def _failed(self, panel: Panel, error: Exception) -> bool:
        """Handle a failure to show a panel. Returns True if it is to be tried again at once."""
        office, what = self.office, trouble(error)
        if (panel.private is not None or office.press_at(panel.pressed, panel.post)) and is_used_up(error):
            panel.private = panel.pressed = None
            return True
        if panel.ending and what != "again":
            log.info("table %s: a panel was not shown the end: %s", panel.table, error)
            if what == "old" and panel.post is not None:
                await office.delete(panel.post)  # its buttons would do nothing
            panel.post = None
            await forget_message(self.office, panel)
            return True
        if what == "old" and panel.held:
            panel.shown = panel.wanted  # it is posted anew when the quiet hours are over
            return False
        if what == "old" and panel.post is not None:
            panel.post = replace(panel.post, posted_at=0.0)  # it is posted anew, and this message deleted
            return True
        if what in ("gone", "no-channel") and panel.post is not None:
            panel.post = None
            return True
        if what in ("closed-dm", "no-permission") and not panel.owed:
            panel.shown = panel.wanted
            return False
        if what in ("closed-dm", "no-permission"):
            log.info("table %s: direct messages are closed to somebody; their hand opens in the channel", panel.table)
            await office.wishes.dms_failed(panel.user_id, office.clock.now())
            panel.post = None
            await self.unreachable(panel)
            return True
        if what != "again":
            log.exception("table %s: a hand could not be shown", panel.table, exc_info=error)
        panel.failures += 1
        panel.later.ask(min(60.0, 2.5 * 2**panel.failures), lambda: self._begin(panel))
        return False

    async def unreachable(self, panel: Panel) -> None:
        """Called when a direct message fails because the person takes none."""
