"""The menu behind *More* of a hand at the Inn: a judge answers in private, and nothing at the table changes."""

from __future__ import annotations

from discord.ext import commands

from bot.engine import split_pick
from bot.games.inn.look.judging import what_if, why_card
from bot.games.inn.look.more import BACK, more_layout
from bot.games.inn.look.panel import option_at
from bot.tables.info import PrivateTable
from bot.ui.answering import one_target
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press


class InnJudgeCog(commands.Cog):
    """*More*, *What if I play ...* and *Why can't I play ...*; the commands are in the group of `InnCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "more": self.on_more, "try": self.on_try, "try-on": self.on_try_on, "why-card": self.on_why_card,
        })  # fmt: skip

    async def on_more(self, interaction: Interaction, press: Press) -> None:
        """*More*: open the menu."""
        await self._answer(interaction, press, edits=False)

    async def on_try(self, interaction: Interaction, press: Press) -> None:
        """A card of the select: what would come of it, or first on whom."""
        await self._answer(interaction, press, key=press.values[0] if press.values else "")

    async def on_try_on(self, interaction: Interaction, press: Press) -> None:
        """The targets of the card that was chosen before, or back to the cards."""
        back = BACK in press.values
        await self._answer(interaction, press, key="" if back else press.arg, targets=() if back else press.values)

    async def on_why_card(self, interaction: Interaction, press: Press) -> None:
        """A card that cannot be played now: why not, and when it could."""
        await self._answer(interaction, press, why=press.values[0] if press.values else "")

    async def _answer(
        self, interaction: Interaction, press: Press, *, key: str = "", targets: tuple[str, ...] = (), why: str = "",
        edits: bool = True,
    ) -> None:  # fmt: skip
        """Show the menu, with the answer about an option or a card, if one is named."""
        async with Reply(interaction, self.bot.clock, edits=edits) as reply:
            private_table = await self.bot.tables.private_table(press.table, interaction.user.id)
            if why:
                said, asked = why_card(self.words, private_table, why), ""
            else:
                said, asked = self._tried(private_table, key, targets) if key else ("", "")
            await reply.give(more_layout(self.words, private_table, said, asked), [])

    def _tried(self, private_table: PrivateTable, key: str, targets: tuple[str, ...]) -> tuple[str, str]:
        """What would come of an option; or the option itself, if its targets are still to be chosen."""
        option = option_at(private_table, key)
        whole = one_target(option) if option is not None else key
        if whole is None and not targets:
            return "", key
        return what_if(self.words, private_table, key, targets or split_pick(whole or key)[1]), ""


async def setup(bot: Tavern) -> None:
    """Load the buttons and selects."""
    await bot.add_cog(InnJudgeCog(bot))
