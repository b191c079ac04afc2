"""Takes a person's move in any game: from their panel, or from a command that opens it."""

from __future__ import annotations

from discord import ui

from bot.engine import Option, Refused
from bot.tables.info import Change, TableInfo
from bot.tables.seats.sight import seat_of
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import sentence
from bot.ui.finding import PLAYED, which
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import story_lines
from bot.ui.look import JUST_LOOKING, Asked
from bot.ui.names import plain
from bot.ui.own_tables import only_elsewhere


async def show_panel(
    bot: Tavern, interaction: Interaction, table: str, picks: tuple[str, ...] | None, ask: int | None,
    asked: Asked = JUST_LOOKING, note: str = "", *, anew: bool = False,
) -> None:  # fmt: skip
    """Make the move, if there is one, and answer with the panel as it is afterwards; it also shows a refusal. `anew`:
    the message that was pressed was no panel before.
    """
    hands = bot.delivery.hands
    with hands.answering(table, interaction.user.id) as panel:
        async with Reply(interaction, bot.clock, edits=True) as reply:
            if picks is not None:
                try:
                    await bot.tables.play.answer(table, interaction.user.id, ask, picks)
                except Refused as no:
                    note = sentence(bot.words, bot.looks, no) or ""
            view, attached, shown = await hands.render(panel, asked, note)
            if picks is not None and interaction.guild_id is None:
                await _offer_next(bot, interaction, table, view)
            await reply.give(view, attached)
            hands.adopt(panel, interaction, shown, anew=anew and not _is_at(interaction, panel.private))


def _is_at(interaction: Interaction, private: Interaction | None) -> bool:
    """Whether a private panel stands in the message that was pressed: a second press may come before it is seen."""
    at, pressed = private.message if private is not None else None, interaction.message
    return at is not None and pressed is not None and at.id == pressed.id


async def _offer_next(bot: Tavern, interaction: Interaction, table: str, view: ui.LayoutView) -> None:
    """After an answer in direct messages, offer the hand of another table that waits for the person, if this one no
    longer does.
    """
    if await only_elsewhere(bot.office, interaction.user.id, table):
        view.add_item(row(button(bot.words.say("button.next-table"), HOUSE, "me.next")))


async def open_hand(
    bot: Tavern, interaction: Interaction, info: TableInfo, picks: tuple[str, ...] | None = None,
    ask: int | None = None, note: str = "", asked: Asked = JUST_LOOKING,
) -> None:  # fmt: skip
    """Make the move, if there is one, and answer privately with the panel, a `note`, and the move's result."""
    if seat_of(info, interaction.user.id) is None:
        raise Refused("not-seated")
    if info.started_at is None:
        raise Refused("table-not-started")
    hands = bot.delivery.hands
    with hands.answering(info.id, interaction.user.id) as panel:
        async with Reply(interaction, bot.clock, edits=False) as reply:
            if picks is not None:
                told = _told(bot, info, await bot.tables.play.answer(info.id, interaction.user.id, ask, picks))
                note = "\n".join(line for line in (note, told) if line)
            view, attached, shown = await hands.render(panel, asked, note=note)
            await reply.give(view, attached)
            hands.adopt(panel, interaction, shown, anew=True, beside=True)


def _told(bot: Tavern, info: TableInfo, change: Change) -> str:
    return "\n".join(
        story_lines(bot.words, bot.office.looks[info.game], info, [event.seen_by(None) for event in change.events])[:3]
    )


async def my_table(bot: Tavern, interaction: Interaction, table: str | None, game: str) -> TableInfo:
    """The table of this game that a command is about; the person has a seat there. Raises `Refused`."""
    info = await which(bot.tables, interaction, table, among=PLAYED, seated=True)
    if info.game != game:
        raise Refused("other-game")
    if info.status == "lobby":
        raise Refused("table-not-started")
    if seat_of(info, interaction.user.id) is None:
        raise Refused("not-seated")
    return info


def one_target(option: Option) -> str | None:
    """The whole pick if the card leaves no choice of target; None if the person has to choose one."""
    return option.fewest() if not option.most or len(option.targets) == option.least else None


def seat_named(info: TableInfo, target: str) -> int:
    """The seat with this number (the completion gives numbers) or name. Raises `Refused('no-such-seat')`."""
    wanted = target.strip().lower()
    found = [seat.seat for seat in info.seats if wanted == str(seat.seat)]
    found += [seat.seat for seat in info.seats if wanted in (seat.name.lower(), plain(seat.name).lower())]
    if not found:
        raise Refused("no-such-seat")
    return found[0]
