"""The private messages of those who watch a table. Each follows the table through the interaction that asked for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.languages.spoken import speak, speaking
from bot.tables.info import PublicTable, TableInfo
from bot.ui.delivery.limits import IMPORTANCE, Importance, Still, Superseded
from bot.ui.delivery.sending import Later, Reply, files, trouble
from bot.ui.delivery.shared import Office, log
from bot.ui.layouts.tables import RECAP_PICTURE, TABLE_PICTURE
from bot.ui.layouts.watching import watch_layout

EVERY = 5.0
"""Seconds from one update of a message to the next."""
FOLLOWS = 14.5 * 60
"""Seconds for which a message follows its table; Discord lets it be edited for 15 minutes."""
STORY = 60
"""How many of the latest events its lines are made of."""
ENDED = ("over", "closed")


@dataclass(slots=True, eq=False)
class Watcher:
    """Somebody's private message about a table."""

    table: str
    user_id: int
    interaction: discord.Interaction[Any]
    later: Later
    expiry: Later
    shown: int
    """The version of the table that it shows."""
    wanted: int
    shown_at: float
    """The monotonic time of its last update."""
    busy: bool = False
    stopping: bool = False
    """Whether its time is over: it is updated once more, and says how to go on."""


@dataclass(slots=True)
class Watchers:
    """All messages that follow a table. They live in memory alone: after a restart they stay as they are."""

    office: Office
    watching: dict[str, dict[int, Watcher]] = field(default_factory=dict[str, dict[int, Watcher]])
    """By table and person."""

    async def show(self, interaction: discord.Interaction[Any], table: str, *, edits: bool) -> None:
        """Answer with the table as everybody may see it, and follow it from now on. `edits`: the answer replaces the
        message that was pressed."""
        user = interaction.user.id
        async with Reply(interaction, self.office.clock, edits=edits) as reply:
            view, attached, public_table = await self._render(table, user, by=user)
            await reply.give(view, attached)
        self._follow(interaction, public_table.info, edits=edits)
        self.changed(await self.office.tables.info(table))  # it may have gone on meanwhile

    async def post(self, interaction: discord.Interaction[Any], table: str) -> None:
        """Show the table as it is now to everybody in the channel, in a message of its own that follows nothing."""
        with speaking(await self.office.tongues.at(await self.office.tables.info(table))):
            view, attached, _ = await self._render(table, interaction.user.id, by=interaction.user.id, private=False)
        silent = discord.AllowedMentions.none()
        await interaction.followup.send(view=view, files=attached, allowed_mentions=silent)

    def changed(self, info: TableInfo) -> None:
        """Update the messages that follow the table, which has changed in a way that everybody may know."""
        for watcher in self.watching.get(info.id, {}).values():
            watcher.wanted = max(watcher.wanted, info.version)
            if watcher.shown < watcher.wanted:
                self._plan(watcher)

    # -- following ----------------------------------------------------------------------------------------------

    def _follow(self, interaction: discord.Interaction[Any], info: TableInfo, *, edits: bool) -> None:
        user, clock = interaction.user.id, self.office.clock
        before = self.watching.get(info.id, {}).get(user)
        if before is not None:
            self._leave(before)
            if not edits:
                self.office.spawn(self._retire(before), f"table {info.id}: taking an old message away")
        if info.status in ENDED:
            return
        now = clock.monotonic()
        watcher = Watcher(info.id, user, interaction, Later(clock), Later(clock), info.version, info.version, now)
        self.watching.setdefault(info.id, {})[user] = watcher
        watcher.expiry.ask(FOLLOWS, partial(self._expired, watcher))

    def _leave(self, watcher: Watcher) -> None:
        watcher.later.cancel()
        watcher.expiry.cancel()
        others = self.watching.get(watcher.table, {})
        if others.get(watcher.user_id) is watcher:
            del others[watcher.user_id]
        if not others:
            self.watching.pop(watcher.table, None)

    def _follows(self, watcher: Watcher) -> bool:
        return self.watching.get(watcher.table, {}).get(watcher.user_id) is watcher

    @staticmethod
    async def _retire(watcher: Watcher) -> None:
        """Delete a message for which the person has another one now."""
        try:
            await watcher.interaction.delete_original_response()
        except discord.HTTPException as error:
            log.info("a watcher's old message stays where it is: %s", error)

    def _plan(self, watcher: Watcher) -> None:
        wait = watcher.shown_at + EVERY - self.office.clock.monotonic()
        watcher.later.ask(max(0.0, wait), partial(self._begin, watcher))

    def _expired(self, watcher: Watcher) -> None:
        watcher.stopping = True
        self._begin(watcher)

    def _begin(self, watcher: Watcher) -> None:
        if not watcher.busy and (watcher.stopping or watcher.shown < watcher.wanted):
            watcher.busy = True
            self.office.spawn(self._work(watcher), f"table {watcher.table}: showing it to a watcher")

    async def _work(self, watcher: Watcher) -> None:
        """Update the message, unless calls are scarce: then it is left out, and looked at again later."""
        IMPORTANCE.set(Importance.WATCHER)
        watcher.shown_at = self.office.clock.monotonic()
        try:
            if watcher.stopping or not self.office.calls.backlog():
                await self._update(watcher, last=watcher.stopping)
        finally:
            watcher.busy = False
        if self._follows(watcher):
            if watcher.stopping:
                self._begin(watcher)
            elif watcher.shown < watcher.wanted:
                self._plan(watcher)

    async def _update(self, watcher: Watcher, *, last: bool) -> None:
        speak(await self.office.tongues.to(watcher.user_id))
        note = self.office.words.say("watch.stopped") if last else ""
        still = partial(self._follows, watcher)
        try:
            view, attached, public_table = await self._render(watcher.table, watcher.user_id, note=note, still=still)
            if still():
                await watcher.interaction.edit_original_response(view=view, attachments=attached)
        except (Superseded, Refused):
            self._leave(watcher)
            return
        except Exception as error:
            what = trouble(error)
            if what is None:
                raise
            log.info("table %s: not shown to a watcher: %s", watcher.table, error)
            if last or what != "again":  # the message was dismissed, or its time is over
                self._leave(watcher)
            return
        watcher.shown = max(watcher.shown, public_table.info.version)
        if last or public_table.info.status in ENDED:
            self._leave(watcher)

    # -- what it shows ------------------------------------------------------------------------------------------

    async def _render(
        self, table: str, user_id: int, *, by: int | None = None, note: str = "", still: Still | None = None,
        private: bool = True,
    ) -> tuple[ui.LayoutView, list[discord.File], PublicTable]:  # fmt: skip
        """The message as it should be now. `by`: who is charged for a game that has to be played again for it."""
        office = self.office
        public_table = await office.tables.public_table(table)
        story = await office.tables.story(table, by)
        info = public_table.info
        skin = await office.wishes.skin(info.guild_id)
        plain = (await office.wishes.person(user_id)).words_only or not skin.pictures or public_table.view is None
        name, (data, alt) = RECAP_PICTURE, (None, "") if plain else await office.recaps.of(info)
        if data is None and not plain:
            name, (data, alt) = TABLE_PICTURE, await office.artist.table(public_table, skin, still)
        look = office.looks[info.game]
        drawn = (name, alt) if data is not None else None
        told = story[-STORY:]
        view = watch_layout(office.words, look, public_table, skin, told, drawn=drawn, note=note, private=private)
        return view, files(name, data), public_table
