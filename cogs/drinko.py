"""The commands and buttons of Drinko: showing one's hand, playing, calling, catching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused, join_pick, split_pick
from bot.games.drinko.look.panel import card_label, cards_held, more_layout, playable, split_value
from bot.games.drinko.look.words import ALL_CARDS, as_typed, in_order, typed_names
from bot.games.drinko.rules.view import drinko_view
from bot.tables.info import PrivateTable, TableInfo
from bot.ui.answering import my_table, one_target, open_hand, seat_named, show_panel
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.finding import complete_played_table, player_choices
from bot.ui.layouts.components import IN_PANEL, Press
from bot.ui.look import Asked
from bot.ui.words import Words


def read_card(words: Words, text: str) -> str:
    """The code of a card from what somebody typed: a code, or a name like "red 5", "Red +2", "target".

    Raises `Refused('no-such-card')`.
    """
    typed = as_typed(words, text)
    for code in ALL_CARDS:
        if typed in typed_names(words, code):
            return code
    raise Refused("no-such-card", card=text)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class DrinkoCog(commands.GroupCog, group_name="drinko", group_description="commands.drinko"):
    """The game's commands and the buttons of its panels."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("drinko", {
            "play": self.on_play, "draw": self.on_pick, "drink": self.on_pick, "call": self.on_standing,
            "catch": self.on_standing, "more": self.on_more,
        }, public=("call", "catch"))  # fmt: skip

    # -- buttons ------------------------------------------------------------------------------------------------

    async def on_play(self, interaction: Interaction, press: Press) -> None:
        """The select of the panel: a card, a target, or another page."""
        key, target = split_value(press.values[0]) if press.values else ("", "")
        if key == "page":
            await show_panel(self.bot, interaction, press.table, None, None, Asked(page=target))
            return
        if key and not target:
            seat_options = await self.bot.tables.seat_options(press.table, interaction.user.id)
            asked_now = seat_options.ask is not None and seat_options.ask.number == press.ask
            option = seat_options.seat_ask.options.get(key) if seat_options.seat_ask and asked_now else None
            pick = one_target(option) if option else key
            if pick is None:
                await show_panel(self.bot, interaction, press.table, None, None, Asked(card=key))
                return
            key, named = split_pick(pick)
            target = ",".join(named)
        await show_panel(self.bot, interaction, press.table, (join_pick(key, (target,)),), press.ask)

    async def on_more(self, interaction: Interaction, press: Press) -> None:
        """*More*: open the menu."""
        private_table = await self.bot.tables.private_table(press.table, interaction.user.id)
        await interaction.response.send_message(view=more_layout(self.words, private_table), ephemeral=True)

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """Draw, or drink up."""
        await show_panel(self.bot, interaction, press.table, (press.what,), press.ask)

    async def on_standing(self, interaction: Interaction, press: Press) -> None:
        """Call or catch, from the panel or from the table's message, which then shows the result."""
        if press.arg == IN_PANEL:
            await show_panel(self.bot, interaction, press.table, (press.what,), None)
            return
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            await self.bot.tables.play.answer(press.table, interaction.user.id, None, (press.what,))
            await reply.done()

    # -- commands -----------------------------------------------------------------------------------------------

    async def complete_card(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The cards of the person's hand, those that can be played now first."""
        try:
            code = getattr(interaction.namespace, "table", None)
            info = await my_table(self.bot, interaction, code, "drinko")
            private_table = await self.bot.tables.private_table(info.id, interaction.user.id)
        except Refused:
            return []
        return self._cards(private_table, typed)

    async def complete_player(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The other players at the table."""
        try:
            code = getattr(interaction.namespace, "table", None)
            info = await my_table(self.bot, interaction, code, "drinko")
            view = drinko_view((await self.bot.tables.private_table(info.id, interaction.user.id)).view)
        except Refused:
            return []

        def stands(name: str, seat: int) -> str:
            return self.words.say("hand.stands", name=name, stands=cards_held(self.words, view, seat))

        return player_choices(info, typed, interaction.user.id, stands)

    def _cards(self, private_table: PrivateTable, typed: str) -> list[Choice]:
        counts = Counter(drinko_view(private_table.view)["hand"])
        options: Sequence[str] = list(private_table.seat_ask.options) if private_table.seat_ask else []
        found = [(self.words.say(f"button.{verb}"), verb) for verb in ("draw", "drink") if verb in options]
        found += [(card_label(self.words, code, counts[code]), code) for code in in_order(playable(private_table))]
        return matching(found, typed)

    async def _mine(self, interaction: Interaction, table: str | None) -> TableInfo:
        return await my_table(self.bot, interaction, table, "drinko")

    @app_commands.command(description="commands.hand")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show your hand, privately."""
        await open_hand(self.bot, interaction, await self._mine(interaction, table))

    @app_commands.command(description="commands.play")
    @app_commands.describe(card="describe.drinko-card", target="describe.on-whom", table="describe.table")
    @app_commands.autocomplete(card=complete_card, target=complete_player, table=complete_played_table)
    async def play(
        self, interaction: Interaction, card: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Play a card, draw, or drink up."""
        info = await self._mine(interaction, table)
        key = card.strip().lower() if card.strip().lower() in ("draw", "drink") else read_card(self.words, card)
        seat_options = await self.bot.tables.seat_options(info.id, interaction.user.id)
        option = seat_options.seat_ask.options.get(key) if seat_options.seat_ask else None
        pick = (one_target(option) if option else None) or key
        if target is not None:
            pick = join_pick(key, (str(self._seat(info, interaction.user.id, target)),))
        await open_hand(self.bot, interaction, info, (pick,))

    def _seat(self, info: TableInfo, own: int, target: str) -> int:
        """The seat with this name or number (the completion gives numbers). Nobody can aim at themselves."""
        seat = seat_named(info, target)
        if info.seats[seat].user_id == own:
            raise Refused("target-self")
        return seat

    @app_commands.command(description="commands.call")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def call(self, interaction: Interaction, table: str | None = None) -> None:
        """Call Drinko with one card left."""
        await open_hand(self.bot, interaction, await self._mine(interaction, table), ("call",))

    @app_commands.command(description="commands.catch")
    @app_commands.describe(player="describe.whom", table="describe.table")
    @app_commands.autocomplete(player=complete_player, table=complete_played_table)
    async def catch(self, interaction: Interaction, player: str | None = None, table: str | None = None) -> None:
        """Catch somebody who did not call in time."""
        info = await self._mine(interaction, table)
        seats = () if player is None else (str(self._seat(info, interaction.user.id, player)),)
        await open_hand(self.bot, interaction, info, (join_pick("catch", seats),))


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(DrinkoCog(bot))
