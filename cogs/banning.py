"""Who is banned from a server's tables, and who is off its ladders."""

from __future__ import annotations

from typing import Final

import discord
from discord import ui
from discord.ext import commands

from bot.engine import Refused
from bot.snowflakes import read_snowflake
from bot.store import houses, off_ladders
from bot.store.houses import Ban
from bot.ui.client import Interaction, Tavern
from bot.ui.errors import whisper
from bot.ui.house_panels import Panels
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, Press, TableItem, button, row
from bot.ui.layouts.tables import DANGER, box, layout
from bot.ui.names import clean
from bot.ui.places import guild_of

BANS_SHOWN: Final = 20


class BanningCog(commands.Cog):
    """What the commands do, and their buttons; the commands are in the group of `cogs.house.HouseCog`."""

    def __init__(self, bot: Tavern, panels: Panels) -> None:
        self.office = bot.office
        self.words = bot.words
        self.panels = panels
        bot.verbs.add("house", {"sure-ban": self.on_sure_ban, "hide": self.on_hide})

    async def ban(self, interaction: Interaction, user: discord.User) -> None:
        """Ban somebody from the tables, and remove them from those where they sit; after a question if it is oneself or
        the bot.
        """
        me = self.office.client.user
        slip = "self" if user.id == interaction.user.id else "bot" if me is not None and user.id == me.id else ""
        if slip:
            yes = button(self.words.say("button.sure-ban"), HOUSE, "house.sure-ban", arg=str(user.id), style=DANGER)
            await self._ask(interaction, self.words.say(f"house.sure-ban-{slip}"), yes)
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self._ban(interaction, user)

    async def on_sure_ban(self, interaction: Interaction, press: Press) -> None:
        """Yes, ban oneself or the bot."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._ban(interaction, await self._person(interaction, press))

    async def _ban(self, interaction: Interaction, user: discord.abc.User) -> None:
        guild, by, now = guild_of(interaction), interaction.user.id, self.office.clock.now()
        new = await self.office.store.write(lambda connection: houses.ban(connection, guild, user.id, by, now))
        left = await self.office.tables.put_out(guild, user.id, by)
        key = "house.banned-from" if left else "house.banned" if new else "house.banned-already"
        name, tables = clean(user.display_name), self.words.listing(left)
        said = self.words.say(key, name=name, tables=tables)
        hidden = await self.office.store.read(lambda connection: off_ladders.hidden(connection, guild))
        if not new or user.id in hidden:
            await whisper(interaction, said)
            return
        hide = button(self.words.say("button.hide"), HOUSE, "house.hide", arg=str(user.id))
        await self._ask(interaction, f"{said}\n{self.words.say('house.hide-too')}", hide)

    async def _ask(self, interaction: Interaction, question: str, answer: TableItem) -> None:
        self.panels.opened(interaction)
        view = layout(box(ui.TextDisplay(question)), row(answer))
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    async def _person(self, interaction: Interaction, press: Press) -> discord.User:
        """The person that a press of somebody who may manage the server names. Raises `Refused`."""
        user = read_snowflake(press.arg)
        if user is None:
            raise Refused("over")
        self.panels.check(interaction)
        return await self.office.client.fetch_user(user)

    async def hide(self, interaction: Interaction, user: discord.User) -> None:
        """Take somebody off the server's ladders."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._hide(interaction, user)

    async def on_hide(self, interaction: Interaction, press: Press) -> None:
        """The same, for somebody who was just banned."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._hide(interaction, await self._person(interaction, press))

    async def _hide(self, interaction: Interaction, user: discord.abc.User) -> None:
        guild, by, now = guild_of(interaction), interaction.user.id, self.office.clock.now()
        new = await self.office.store.write(lambda connection: off_ladders.hide(connection, guild, user.id, by, now))
        key = "house.hidden" if new else "house.hidden-already"
        await whisper(interaction, self.words.say(key, name=clean(user.display_name)))

    async def show(self, interaction: Interaction, user: discord.User) -> None:
        """Show somebody on the server's ladders again."""
        guild = guild_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        was = await self.office.store.write(lambda connection: off_ladders.show(connection, guild, user.id))
        key = "house.shown-again" if was else "house.not-hidden"
        await whisper(interaction, self.words.say(key, name=clean(user.display_name)))

    async def unban(self, interaction: Interaction, user: discord.User) -> None:
        """Lift the ban of somebody."""
        guild = guild_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        known = await self.office.store.write(lambda connection: houses.unban(connection, guild, user.id))
        key = "house.unbanned" if known else "house.not-banned"
        await whisper(interaction, self.words.say(key, name=clean(user.display_name)))

    async def tell(self, interaction: Interaction) -> None:
        """List the people who are banned here."""
        guild = guild_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        banned = await self.office.store.read(lambda connection: houses.bans(connection, guild))
        await whisper(interaction, self._ban_list(banned))

    def _ban_list(self, banned: list[Ban]) -> str:
        if not banned:
            return self.words.say("house.bans-none")
        told = [self.words.say("house.bans")]
        for ban in banned[:BANS_SHOWN]:
            who = self.words.say("house.ban-sealed") if ban.user_id is None else f"<@{ban.user_id}>"
            by = f"<@{ban.by}>" if ban.by > 0 else self.words.say("house.ban-sealed")
            told.append(self.words.say("house.ban", who=who, when=when(ban.at, "d"), by=by))
        if len(banned) > BANS_SHOWN:
            told.append(self.words.say("house.bans-more", n=len(banned) - BANS_SHOWN))
        return "\n".join(told)
