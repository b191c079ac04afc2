"""The commands of The Red Dragon Inn, and the buttons of its panels: the hand, cards, answers, orders."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from bot.engine import Refused, join_pick, split_pick
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.decisions import named_decision
from bot.games.inn.look.judging import why_not
from bot.games.inn.look.more import more_layout, orders_given
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.orders import ALL, IGNORE, ORDERS, UNTIL_TURN
from bot.games.inn.rules.play.playable import TOKENS
from bot.games.inn.rules.play.view import inn_view
from bot.store.talk import TEXT_MOST
from bot.tables.info import SeatOptions
from bot.ui.answering import my_table, one_target, open_hand, seat_named, show_panel
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.errors import whisper
from bot.ui.finding import LOBBY, complete_played_table, which
from bot.ui.layouts.components import FROM_MORE, IN_PANEL, Press
from bot.ui.layouts.tables import layout
from bot.ui.look import OWN_HAND, Asked
from bot.ui.names import clean
from cogs.inn_lobby import complete_character, pick_character
from cogs.inn_teams import show_mate
from cogs.inn_typed import (
    TARGET,
    complete_card,
    complete_choice_player,
    complete_decision,
    complete_deed_target,
    complete_discard,
    complete_hand,
    complete_order,
    complete_player,
    complete_sale,
    complete_share,
    complete_target,
    complete_use,
    do_deed,
    play_card,
    read_discards,
    tell_what_if,
    tell_why,
    whole_pick,
)  # fmt: skip

FURTHER = ("second", "third", "fourth", "fifth", "sixth", "seventh")
"""The parameters of `/inn discard` for the cards after the first."""
NO_ORDERS = "none"
UNTIL = (*ALL, NO_ORDERS)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class InnCog(commands.GroupCog, group_name="inn", group_description="commands.inn"):
    """The game's commands and the buttons of its panels, but for those of `cogs.inn_lobby` and `cogs.inn_teams`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "pick": self.on_pick, "aim": self.on_aim, "discard": self.on_discard, "pass": self.on_pass,
            "respond": self.on_respond, "timid": self.on_timid, "why": self.on_why, "orders": self.on_orders,
            "until": self.on_until,
            "way": self.on_way, "deed": self.on_deed,
        }, public=("pass", "respond"))  # fmt: skip

    # -- buttons and selects ------------------------------------------------------------------------------------

    async def _options(self, interaction: Interaction, press: Press) -> SeatOptions:
        """The seat's options now. Raises `Refused('ask-closed')` if another ask is open by now."""
        seat_options = await self.bot.tables.seat_options(press.table, interaction.user.id)
        open_now = seat_options.ask is None or not press.ask or seat_options.ask.number == press.ask
        if not open_now and not seat_options.overtaken.get(press.ask, False):
            raise Refused("mate-first" if press.ask in seat_options.overtaken else "ask-closed")
        return seat_options

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """The select of the panel: a card, perhaps with its target, or another page."""
        timid = press.arg == inn_panel.TIMID
        key, targets = split_pick(press.values[0]) if press.values else ("", ())
        if key == "page":
            await show_panel(self.bot, interaction, press.table, None, None, Asked(",".join(targets), timid=timid))
            return
        picks: tuple[str, ...] = (press.values[0],) if press.values else ("",)
        if not targets:
            try:
                option = inn_panel.option_at(await self._options(interaction, press), key)
            except Refused as no:
                await self._show_anew(interaction, press, no)
                return
            whole = one_target(option) if option else key
            if whole is None:
                await show_panel(self.bot, interaction, press.table, None, None, Asked(card=key, timid=timid))
                return
            picks = (whole,)
        await self._answer(interaction, press, picks)

    async def on_aim(self, interaction: Interaction, press: Press) -> None:
        """The select of targets, for the card that was chosen before."""
        if "back" in press.values:
            await show_panel(self.bot, interaction, press.table, None, None, Asked(timid=read_pick(press.arg).timid))
            return
        await self._answer(interaction, press, (join_pick(press.arg, press.values),))

    async def on_discard(self, interaction: Interaction, press: Press) -> None:
        """The select of cards to discard."""
        await self._answer(interaction, press, press.values)

    async def on_way(self, interaction: Interaction, press: Press) -> None:
        """A button of the panel for one option of a choice."""
        await self._answer(interaction, press, (press.arg,))

    async def on_deed(self, interaction: Interaction, press: Press) -> None:
        """A button of the panel for a sale, a use, or something that a character may do; its target may be asked."""
        try:
            option = inn_panel.option_at(await self._options(interaction, press), press.arg)
        except Refused as no:
            await self._show_anew(interaction, press, no)
            return
        pick = one_target(option) if option else press.arg
        if pick is None:
            await show_panel(self.bot, interaction, press.table, None, None, Asked(card=press.arg))
            return
        await self._answer(interaction, press, (pick,))

    async def _answer(self, interaction: Interaction, press: Press, picks: tuple[str, ...], *, order: str = "") -> None:
        """Answer from the panel; a card out of turn is played only while the same ask is still open. `order`: a
        standing order that is given with it.
        """
        try:
            await self._options(interaction, press)
        except Refused as no:
            await self._show_anew(interaction, press, no)
            return
        if order:
            await self._order(interaction, press.table, order)
        await show_panel(self.bot, interaction, press.table, picks, press.ask)

    async def _show_anew(self, interaction: Interaction, press: Press, no: Refused) -> None:
        """The panel as it is now, with why what was pressed in it is no longer possible."""
        note = self.words.refusal(no.reason, no.facts)
        await show_panel(self.bot, interaction, press.table, None, None, note=note)

    async def on_pass(self, interaction: Interaction, press: Press) -> None:
        """Pass, keep all cards or take no Action, from the panel or from the table's message."""
        picks = await self._pass(interaction, press.table)
        if press.arg == IN_PANEL:
            await show_panel(self.bot, interaction, press.table, picks, press.ask)
            return
        seat_options = await self.bot.tables.seat_options(press.table, interaction.user.id)
        natural = seat_options.ask is not None and seat_options.ask.natural
        asked_since = seat_options.ask is not None and press.ask and seat_options.ask.number > press.ask
        if asked_since and seat_options.seat_ask is not None and press.ask not in seat_options.overtaken:
            # The message still shows an earlier moment: a pass was meant for that one.
            note = self.words.refusal("ask-closed", {})
            await open_hand(self.bot, interaction, seat_options.info, note=note, asked=OWN_HAND)
            return
        async with Reply(interaction, self.bot.clock, edits=not natural) as reply:
            change = await self.bot.tables.play.answer(press.table, interaction.user.id, press.ask, picks)
            if natural:  # the table's message does not tell what came of it
                passed = "passes" if change.kind == "private" else "passed"
                said = self.words.say(f"inn-answer.{passed if seat_options.seat_ask else 'not-asked'}")
                await reply.give(layout(ui.TextDisplay[Any](said)), [])
            else:
                await reply.done()

    async def _pass(self, interaction: Interaction, table: str) -> tuple[str, ...]:
        seat_options = await self.bot.tables.seat_options(table, interaction.user.id)
        discards = (
            seat_options.ask is not None
            and seat_options.seat_ask is not None
            and seat_options.ask.about == "inn.discard"
        )
        return () if discards else ("pass",)

    async def on_respond(self, interaction: Interaction, press: Press) -> None:
        """*Respond*: open the panel privately, with a note on why the other cards cannot be played now."""
        info = await self.bot.tables.info(press.table)
        if info.started_at is None:
            raise Refused("table-not-started")
        private_table = await self.bot.tables.private_table(press.table, interaction.user.id)
        await open_hand(self.bot, interaction, info, note=why_not(self.words, private_table), asked=OWN_HAND)

    async def on_timid(self, interaction: Interaction, press: Press) -> None:
        """Switch between playing cards conditionally (only if nobody else answers) and unconditionally. Behind *More*
        it is switched on.
        """
        anew = press.arg == FROM_MORE
        asked = Asked(timid=anew or press.arg == "on")
        await show_panel(self.bot, interaction, press.table, None, None, asked, anew=anew)

    async def on_orders(self, interaction: Interaction, press: Press) -> None:
        """The select of standing orders."""
        await self.bot.tables.play.answer(press.table, interaction.user.id, None, (join_pick(ORDERS, press.values),))
        picks = ("pass",) if UNTIL_TURN in press.values and await self._may_pass(interaction, press.table) else None
        if press.arg != FROM_MORE:
            await show_panel(self.bot, interaction, press.table, picks, press.ask)
            return
        told = [orders_given(self.words, press.values)]
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            if picks is not None:
                try:
                    await self.bot.tables.play.answer(press.table, interaction.user.id, press.ask, picks)
                except Refused as no:
                    told.append(self.words.refusal(no.reason, no.facts))
            private_table = await self.bot.tables.private_table(press.table, interaction.user.id)
            await reply.give(more_layout(self.words, private_table, "\n".join(told)), [])

    async def on_until(self, interaction: Interaction, press: Press) -> None:
        """*Pass until my turn*, in one press."""
        await self._answer(interaction, press, ("pass",), order=UNTIL_TURN)

    async def _order(self, interaction: Interaction, table: str, until: str) -> list[str]:
        """Add a standing order to those that the seat has, or cancel all of them. Returns what stands now."""
        private_table = await self.bot.tables.private_table(table, interaction.user.id)
        stand = inn_view(private_table.view)["seats"][private_table.seat]["orders"]
        wanted = [] if until == NO_ORDERS else [*(order for order in stand if _goes_with(order, until)), until]
        await self.bot.tables.play.answer(table, interaction.user.id, None, (join_pick(ORDERS, wanted),))
        return wanted

    async def _may_pass(self, interaction: Interaction, table: str) -> bool:
        """Whether the open ask is a window that still waits for this person."""
        seat_options = await self.bot.tables.seat_options(table, interaction.user.id)
        return (
            seat_options.seat_ask is not None and seat_options.ask is not None and seat_options.ask.kind == "response"
        )

    async def on_why(self, interaction: Interaction, press: Press) -> None:
        """Say why the other cards cannot be played now."""
        private_table = await self.bot.tables.private_table(press.table, interaction.user.id)
        await whisper(interaction, why_not(self.words, private_table))

    # -- commands -----------------------------------------------------------------------------------------------

    @app_commands.command(description="commands.inn-hand")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show your hand, privately."""
        info = await my_table(self.bot, interaction, table, "inn")
        await open_hand(self.bot, interaction, info, asked=OWN_HAND)

    @app_commands.command(description="commands.inn-team")
    @app_commands.describe(table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def team(self, interaction: Interaction, table: str | None = None) -> None:
        """Show a mate's hand, who of the team has acted, and what was said."""
        await show_mate(interaction, await my_table(self.bot, interaction, table, "inn"))

    @app_commands.command(description="commands.inn-potion")
    @app_commands.describe(use="describe.potion", table="describe.table")
    @app_commands.choices(use=[
        app_commands.Choice(name=f"inn-choice.potion-{what}", value=token.key)
        for what, token in TOKENS.items()
    ])  # fmt: skip
    @app_commands.autocomplete(table=complete_played_table)
    async def potion(self, interaction: Interaction, use: str, table: str | None = None) -> None:
        """Use a Potion Token."""
        await open_hand(self.bot, interaction, await my_table(self.bot, interaction, table, "inn"), (use,))

    @app_commands.command(description="commands.inn-champion")
    @app_commands.describe(player="describe.champion", table="describe.table")
    @app_commands.autocomplete(player=complete_player, table=complete_played_table)
    async def champion(self, interaction: Interaction, player: str, table: str | None = None) -> None:
        """Name the Champion of the team."""
        info = await my_table(self.bot, interaction, table, "inn")
        await open_hand(self.bot, interaction, info, (Pick("champion", str(seat_named(info, player))).key,))

    @app_commands.command(description="commands.inn-say")
    @app_commands.describe(text="describe.say", table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def say(
        self, interaction: Interaction, text: app_commands.Range[str, 1, TEXT_MOST], table: str | None = None
    ) -> None:
        """Say something to the team."""
        info = await my_table(self.bot, interaction, table, "inn")
        await self.bot.tables.play.say(info.id, interaction.user.id, text)
        await open_hand(self.bot, interaction, info)

    @app_commands.command(description="commands.inn-discard")
    @app_commands.describe(
        first="describe.first-card", **dict.fromkeys(FURTHER, "describe.further-card"),
        table="describe.table",
    )  # fmt: skip
    @app_commands.autocomplete(
        first=complete_discard, **dict.fromkeys(FURTHER, complete_discard), table=complete_played_table
    )
    async def discard(
        self, interaction: Interaction, first: str | None = None, second: str | None = None, third: str | None = None,
        fourth: str | None = None, fifth: str | None = None, sixth: str | None = None, seventh: str | None = None,
        table: str | None = None,
    ) -> None:  # fmt: skip
        """Discard these cards and draw; without cards keep all."""
        info = await my_table(self.bot, interaction, table, "inn")
        named = [text for text in (first, second, third, fourth, fifth, sixth, seventh) if text]
        private_table = await self.bot.tables.private_table(info.id, interaction.user.id)
        await open_hand(self.bot, interaction, info, read_discards(private_table, named))

    @app_commands.command(description="commands.inn-play")
    @app_commands.describe(card="describe.which-card", target=TARGET, table="describe.table")
    @app_commands.autocomplete(card=complete_card, target=complete_target, table=complete_played_table)
    async def play(
        self, interaction: Interaction, card: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Play a card."""
        await play_card(interaction, table, card, target)

    @app_commands.command(description="commands.inn-respond")
    @app_commands.describe(card="describe.which-card", target=TARGET, unless="describe.unless", table="describe.table")
    @app_commands.autocomplete(card=complete_card, target=complete_target, table=complete_played_table)
    async def respond(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        unless: bool = False,
        table: str | None = None,
    ) -> None:
        """Answer what is being resolved."""
        await play_card(interaction, table, card, target, timid=unless)

    @app_commands.command(name="pass", description="commands.inn-pass")
    @app_commands.describe(until="describe.until", table="describe.table")
    @app_commands.choices(until=[app_commands.Choice(name=f"inn-order.{order}", value=order) for order in UNTIL])
    @app_commands.autocomplete(table=complete_played_table)
    async def pass_by(self, interaction: Interaction, until: str | None = None, table: str | None = None) -> None:
        """Pass, keep all cards or take no Action; or give a standing order, or cancel all of them."""
        info = await my_table(self.bot, interaction, table, "inn")
        if until is None:
            await open_hand(self.bot, interaction, info, await self._pass(interaction, info.id))
            return
        wanted = await self._order(interaction, info.id, until)
        passes = until == UNTIL_TURN and await self._may_pass(interaction, info.id)
        note = orders_given(self.words, wanted)
        await open_hand(self.bot, interaction, info, ("pass",) if passes else None, note=note)

    @app_commands.command(description="commands.inn-order")
    @app_commands.describe(player="describe.for-whom", table="describe.table")
    @app_commands.autocomplete(player=complete_order, table=complete_played_table)
    async def order(self, interaction: Interaction, player: str, table: str | None = None) -> None:
        """Order a Drink for somebody, or choose who gets one."""
        info = await my_table(self.bot, interaction, table, "inn")
        await open_hand(self.bot, interaction, info, (join_pick("order", (str(seat_named(info, player)),)),))

    @app_commands.command(description="commands.inn-drink")
    @app_commands.describe(choice="describe.choice", player="describe.share", table="describe.table")
    @app_commands.autocomplete(choice=complete_decision, player=complete_share, table=complete_played_table)
    async def drink(
        self, interaction: Interaction, choice: str, player: str | None = None, table: str | None = None
    ) -> None:
        """Decide about a Drink."""
        info = await my_table(self.bot, interaction, table, "inn")
        targets = (str(seat_named(info, player)),) if player else ()
        await open_hand(self.bot, interaction, info, (join_pick(choice.strip().lower(), targets),))

    @app_commands.command(description="commands.inn-choose")
    @app_commands.describe(choice="describe.choice", player="describe.for-whom", table="describe.table")
    @app_commands.autocomplete(choice=complete_decision, player=complete_choice_player, table=complete_played_table)
    async def choose(
        self, interaction: Interaction, choice: str, player: str | None = None, table: str | None = None
    ) -> None:
        """Answer a choice by its words, or do what may be done at any time."""
        info = await my_table(self.bot, interaction, table, "inn")
        private_table = await self.bot.tables.private_table(info.id, interaction.user.id)
        key = named_decision(self.words, private_table, inn_panel.offered(private_table), choice)
        if key is None:
            raise Refused("no-such-choice", choice=clean(choice))
        await open_hand(self.bot, interaction, info, (whole_pick(self.words, private_table, key, player),))

    @app_commands.command(description="commands.inn-sell")
    @app_commands.describe(card="describe.sold-card", player="describe.buyer", table="describe.table")
    @app_commands.autocomplete(card=complete_sale, player=complete_deed_target, table=complete_played_table)
    async def sell(
        self, interaction: Interaction, card: str, player: str | None = None, table: str | None = None
    ) -> None:
        """Offer a card that lies in front of you to another player, for its price."""
        await do_deed(interaction, table, card, player, sales=True)

    @app_commands.command(description="commands.inn-use")
    @app_commands.describe(what="describe.used", target=TARGET, table="describe.table")
    @app_commands.autocomplete(what=complete_use, target=complete_deed_target, table=complete_played_table)
    async def use(
        self, interaction: Interaction, what: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Use a card that stays in front of you, or do what your character may do at any time."""
        await do_deed(interaction, table, what, target, sales=False)

    @app_commands.command(description="commands.inn-why")
    @app_commands.describe(card="describe.which-card", table="describe.table")
    @app_commands.autocomplete(card=complete_hand, table=complete_played_table)
    async def why(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Say privately why a card of the hand cannot be played now, and when it could."""
        await tell_why(interaction, table, card)

    @app_commands.command(name="what-if", description="commands.inn-what-if")
    @app_commands.describe(card="describe.which-card", target=TARGET, table="describe.table")
    @app_commands.autocomplete(card=complete_hand, target=complete_target, table=complete_played_table)
    async def what_if(
        self, interaction: Interaction, card: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Say privately what would happen if a card were played now and nobody answered."""
        await tell_what_if(interaction, table, card, target)

    @app_commands.command(description="commands.inn-bid")
    @app_commands.describe(amount="describe.amount", table="describe.table")
    @app_commands.autocomplete(table=complete_played_table)
    async def bid(
        self, interaction: Interaction, amount: app_commands.Range[int, 0, 99], table: str | None = None
    ) -> None:
        """Bid, or choose how much Gold in secret."""
        info = await my_table(self.bot, interaction, table, "inn")
        asked = (await self.bot.tables.seat_options(info.id, interaction.user.id)).ask
        kind = "gold" if asked is not None and asked.about == "inn.secret" else "bid"
        await open_hand(self.bot, interaction, info, (Pick(kind, number=amount).key,))

    @app_commands.command(description="commands.inn-character")
    @app_commands.describe(name="describe.character", table="describe.table")
    @app_commands.autocomplete(name=complete_character)
    async def character(self, interaction: Interaction, name: str, table: str | None = None) -> None:
        """Choose your character before the game."""
        info = await which(self.bot.tables, interaction, table, first=LOBBY, seated=True)
        await pick_character(interaction, info.id, name)


def _goes_with(order: str, new: str) -> bool:
    """Whether an order stays when another is added; there is at most one about Drinks."""
    return order != new and not (order in IGNORE and new in IGNORE)


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(InnCog(bot))
