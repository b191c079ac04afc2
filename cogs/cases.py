"""The book of cases: what the rules say, played scene by scene. Only the person who asks sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.engine.cases import Case
from bot.scenario.files import find
from bot.tables.record.stories import PersonLimit
from bot.ui.choices import Choice, choices
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.cases import (
    CASE_PICTURE,
    CasePlace,
    KnownCase,
    all_cases,
    case_layout,
    read_place,
    unshown_layout,
)
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import Skin
from bot.ui.pictures.encoding import height_of
from bot.ui.scenes import Showing, showing

SCENES, SECONDS = 40, 60.0
"""How many scenes one person may look at within so many seconds."""


class Cases(commands.Cog):
    """The command of the book of cases, and the buttons of its panel."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.known = all_cases(bot.kits)
        self._limit = PersonLimit(bot.clock, SCENES, SECONDS)
        bot.verbs.add("case", {
            "show": self.on_show, "choose": self.on_show,
            "step": self.on_step, "pick": self.on_step, "example": self.on_step,
        })  # fmt: skip

    @app_commands.command(description="describe.case")
    @app_commands.describe(about="describe.case-about")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def case(self, interaction: Interaction, about: app_commands.Range[str, 1, 100]) -> None:
        """Show what the rules say about something, scene by scene."""
        found = self._meant(about)
        await self._show(interaction, CasePlace(found.game, found.case.id), edits=False)

    @case.autocomplete("about")
    async def _cases(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The cases that contain every word that was typed so far."""
        return choices((found.case.says, found.arg) for found in self._matching(typed))

    async def on_show(self, interaction: Interaction, press: Press) -> None:
        """Show me: the case that the button names, or the line that was picked, in a panel of its own."""
        await self._show(interaction, read_place("".join(press.values) or press.arg), edits=False)

    async def on_step(self, interaction: Interaction, press: Press) -> None:
        """Another scene, or another scenario of the case, in the same panel."""
        await self._show(interaction, read_place("".join(press.values) or press.arg), edits=True)

    def _matching(self, typed: str) -> Sequence[KnownCase]:
        wanted = typed.casefold().split()
        return [found for found in self.known if all(word in found.case.says.casefold() for word in wanted)]

    def _meant(self, about: str) -> KnownCase:
        """The case that somebody means, by its name or by words in it. Raises `Refused('no-such-case')`."""
        named = [found for found in self.known if about in (found.arg, found.case.id)]
        if not (meant := named or self._matching(about)):
            raise Refused("no-such-case")
        return meant[0]

    def _case(self, place: CasePlace) -> Case:
        """Raises `Refused('case-gone')` for a case that the books do not have, or no longer."""
        for game, case in self.known:
            if (game, case.id) == place[:2]:
                return case
        raise Refused("case-gone")

    async def _show(self, interaction: Interaction, place: CasePlace, *, edits: bool) -> None:
        case = self._case(place)
        self._limit.enter(interaction.user.id)
        async with Reply(interaction, self.bot.clock, edits=edits) as reply:
            if not case.scenarios:
                await reply.give(unshown_layout(self.bot.words, case), [])
                return
            place = place._replace(scenario=min(place.scenario, len(case.scenarios) - 1))
            shown = await asyncio.to_thread(self._played, place, case)
            place = place._replace(scene=min(place.scene, len(shown.scenes) - 1))
            data, alt, in_words = await self._seen(interaction, place, shown)
            high = 0 if data is None else height_of(data)
            view = case_layout(self.bot.words, case, place, shown, alt=alt, high=high, in_words=in_words)
            await reply.give(view, files(CASE_PICTURE, data))

    def _played(self, place: CasePlace, case: Case) -> Showing:
        """The scenario, played. Called in a thread. Raises `Broken` if it is missing."""
        kit, where = self.bot.kits[place.game], case.places[place.scenario]
        table = find(kit.scenarios / where.file, where.title)
        return showing(self.bot.words, self.bot.looks[place.game], kit.dialect(), table)

    async def _seen(self, interaction: Interaction, place: CasePlace, shown: Showing) -> tuple[bytes | None, str, str]:
        """The picture of a scene with its alt text, or the table in words."""
        table = shown.scenes[place.scene].table
        if table is None or table.view is None:
            return None, "", ""
        office, look = self.bot.office, self.bot.looks[place.game]
        skin = await office.wishes.skin(interaction.guild_id) if interaction.guild_id else Skin()
        plain = not skin.pictures or (await office.wishes.person(interaction.user.id)).words_only
        data, alt = (None, "") if plain else await office.artist.table(table, skin)
        return data, alt, "" if data is not None else look.in_words(self.bot.words, table.info, table.view, skin)


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Cases(bot))
