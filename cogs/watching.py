"""For those who look on: watching a table, and sharing the picture of a finished game."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.engine import Refused
from bot.store import replays
from bot.store.errors import StoreRefused
from bot.tables.info import TableInfo
from bot.tables.record.stories import PersonLimit
from bot.ui.business import check_seen
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.replays import ReplayPanels
from bot.ui.delivery.sending import Reply, files
from bot.ui.errors import permissions_told
from bot.ui.layouts.calling import call_me_button
from bot.ui.layouts.components import IN_PANEL, Press
from bot.ui.layouts.guides import card_picture
from bot.ui.layouts.replays import At, read_at, read_step
from bot.ui.layouts.tables import RECAP_PICTURE, after_layout, banner_picture, blows_layout, recap_layout
from bot.ui.names import clean
from bot.ui.places import check_banned, missing_permissions

SHARE_EVERY = 60.0
"""Seconds until the same person may share a recap again."""


class WatchingCog(commands.Cog):
    """The buttons of those who look on."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self._sharing = PersonLimit(bot.clock, most=1, seconds=SHARE_EVERY)
        self._replays = ReplayPanels(bot.office)
        bot.verbs.add(
            "table",
            {
                "share": self.on_share, "show": self.on_show, "watch": self.on_watch, "blows": self.on_blows,
                "after": self.on_after,
            },
            public=("share", "watch", "blows", "after"),
        )  # fmt: skip
        bot.verbs.add("replay", {"share": self.on_moment})

    async def on_watch(self, interaction: Interaction, press: Press) -> None:
        """Watch: show the table privately, and follow it."""
        await self.bot.delivery.watchers.show(interaction, press.table, edits=press.arg == IN_PANEL)

    async def on_blows(self, interaction: Interaction, press: Press) -> None:
        """Show: what decided a game, privately, with the pictures of the cards."""
        office = self.bot.office
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            info = await self.bot.tables.info(press.table)
            ending = await office.recaps.ending(info)
            if not ending.blows:
                raise Refused("no-recap")
            skin, wants = await office.wishes.skin(info.guild_id), await office.wishes.person(interaction.user.id)
            drawn: list[tuple[str, bytes | None, str]] = []
            for code in dict.fromkeys(code for blow in ending.blows for code in blow.cards):
                art = office.looks[info.game].card_art(self.bot.words, code)
                drawn.append((card_picture(len(drawn)), *await office.artist.drawn(art)))
            pictured = drawn if skin.pictures and not wants.words_only else []
            attached = [file for name, data, _ in pictured for file in files(name, data)]
            shown = [(name, alt) for name, data, alt in pictured if data is not None]
            await reply.give(blows_layout(self.bot.words, ending, shown), attached)

    async def on_after(self, interaction: Interaction, press: Press) -> None:
        """*More* under a recap: what else there is to a game that is over."""
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            info = await self.bot.tables.info(press.table)
            if info.status != "over":
                raise Refused("log-not-yet")
            recap = self.bot.looks[info.game].recap is not None and (await self.bot.wishes.skin(info.guild_id)).pictures
            decided = bool((await self.bot.office.recaps.ending(info)).blows)
            wanted = await self.bot.tables.callers.of_person(interaction.user.id)
            here = info.channel_id == interaction.channel_id
            called = not here or any(caller.channel_id == info.channel_id for caller in wanted)
            calls = [] if called else [call_me_button(self.bot.words, info.game)]
            view = after_layout(self.bot.words, info, recap=recap, decided=decided, more=calls)
            await reply.give(view, [])

    async def on_show(self, interaction: Interaction, press: Press) -> None:
        """Show everybody: post the table as it is now in its channel."""
        await self._check_sharing(interaction, await self.bot.tables.info(press.table))
        await interaction.response.defer()
        await self.bot.delivery.watchers.post(interaction, press.table)

    async def _check_sharing(self, interaction: Interaction, info: TableInfo) -> None:
        """Raise `Refused` where the person may post nothing in the channel of the table, or has just done so."""
        if interaction.channel_id != info.channel_id or not interaction.permissions.view_channel:
            raise Refused("share-elsewhere")
        if missing := missing_permissions(interaction):
            raise Refused("no-permission", missing=permissions_told(self.bot.words, missing))
        await check_banned(self.bot, info.guild_id, interaction.user.id)
        self._sharing.enter(interaction.user.id)

    async def on_moment(self, interaction: Interaction, press: Press) -> None:
        """*Share* in a replay: post what everybody saw then, with a line, in the channel of the table."""
        table, text, _ = read_at(press.arg)
        info = await self.bot.tables.stored_info(table)
        check_seen(interaction, info)
        if info.status != "over":
            raise Refused("replay-not-over")
        await self._check_sharing(interaction, info)
        user = interaction.user
        try:
            await self.bot.store.write(lambda connection: replays.share(connection, info.id, user.id))
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None
        await interaction.response.defer()
        at = At(info.id, read_step(text))
        view, attached = await self._replays.moment(info, at, user.id, clean(user.display_name))
        await interaction.followup.send(view=view, files=attached, allowed_mentions=discord.AllowedMentions.none())

    async def on_share(self, interaction: Interaction, press: Press) -> None:
        """Share: post the recap and the banners of the game, as a new message in the channel of the table."""
        info = await self.bot.tables.info(press.table)
        if not (await self.bot.wishes.skin(info.guild_id)).pictures:
            raise Refused("no-recap")
        await self._check_sharing(interaction, info)
        await interaction.response.defer()
        data, alt = await self.bot.office.recaps.of(info)
        if data is None:
            raise Refused("no-recap")
        shown = [(RECAP_PICTURE, data, alt)]
        shown += [(banner_picture(at), *banner) for at, banner in enumerate(await self.bot.office.recaps.banners(info))]
        await interaction.followup.send(
            view=recap_layout([(name, told) for name, _, told in shown]),
            files=[file for name, png, _ in shown for file in files(name, png)],
            allowed_mentions=discord.AllowedMentions.none(),
        )


async def setup(bot: Tavern) -> None:
    """Load the buttons."""
    await bot.add_cog(WatchingCog(bot))
