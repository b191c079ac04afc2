"""Shows what is behind *Set up* of a lobby, and what somebody is told who has just sat down."""

from __future__ import annotations

from discord import ui

from bot.engine import Refused
from bot.store import tables
from bot.store.presets import Preset
from bot.tables.info import TableInfo
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.setting_up import (
    PRESETS_PICTURE,
    PresetOffer,
    SetUp,
    presets_art,
    seated_layout,
    setup_layout,
)
from bot.ui.layouts.teams import SidesOffer


async def what_to_set_up(bot: Tavern, info: TableInfo) -> SetUp:
    """Everything that can be set up at a table."""
    look, options = bot.looks[info.game], bot.tables.options
    own = (await bot.wishes.house(info.guild_id)).presets
    presets = [preset for preset in (*look.presets(), *own) if preset.game == info.game]
    offers = [_offered(bot, info, preset, own=preset in own) for preset in presets]
    sides = SidesOffer(options.variants(info.game), options.lineup(info))
    return SetUp(sides, list(bot.looks), offers, look.lesson is not None, bot.tongues.offered(info.game))


def _offered(bot: Tavern, info: TableInfo, preset: Preset, *, own: bool) -> PresetOffer:
    words, options = bot.words, bot.tables.options
    try:
        then = options.with_preset(info, preset)
    except Refused:  # a deck that the server's preset names is gone
        return PresetOffer(preset.name, own, in_force=False)
    told = (words.say(f"pace.{then.pace}"), *bot.looks[info.game].options(words, then))
    return PresetOffer(preset.name, own, options.has_preset(info, preset), told)


async def show_setup(interaction: Interaction, reply: Reply, info: TableInfo, note: str = "") -> None:
    """Answer with what the person who acts may set up at a table; of one that has begun only that."""
    bot, user_id = interaction.client, interaction.user.id
    if info.status != "lobby":
        raise Refused("host-only-lobby")
    what, host = await what_to_set_up(bot, info), user_id == info.host_id
    plain = (await bot.wishes.person(user_id)).words_only or not (await bot.wishes.skin(info.guild_id)).pictures
    art = presets_art(bot.words, what.presets) if host and not plain else None
    data, alt = await bot.office.artist.drawn(art)
    view = setup_layout(bot.words, bot.looks[info.game], info, user_id, what, alt=alt, note=note)
    await reply.give(view, files(PRESETS_PICTURE, data))


async def show_result(interaction: Interaction, reply: Reply, info: TableInfo) -> None:
    """After a choice in a lobby: its message shows the result, and so does the panel if it was made there."""
    if on_private_message(interaction):
        await show_setup(interaction, reply, info)
    else:
        await reply.done()


async def seated(interaction: Interaction, info: TableInfo, said: str, *, others: bool = False) -> ui.LayoutView:
    """What somebody is told who sits at a table: with the way to the lesson, if they have not played its game before.
    `others`: with the games that the host could change to.
    """
    bot, user_id = interaction.client, interaction.user.id
    look = bot.looks[info.game]
    played = await bot.store.read(lambda connection: tables.has_played(connection, user_id, info.game))
    games = [game for game in bot.looks if game != info.game] if others else []
    wanted = await bot.tables.callers.of_person(user_id)
    called = any(caller.channel_id == interaction.channel_id for caller in wanted)
    return seated_layout(
        bot.words, look, info, said, learn=look.lesson is not None and not played, others=games,
        leaves=not others, calls=not called and interaction.channel_id == info.channel_id,
    )  # fmt: skip
