"""Playing The Red Dragon Inn: the hand, cards, answers, orders, by command and by button."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.engine import Refused, split_pick
from bot.games.inn.kit import InnKit
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.alt import inn_character_alt
from bot.games.inn.look.look import CHANCE, character_at
from bot.games.inn.look.pictures.characters import draw_character
from bot.games.inn.look.targets import named_targets, target_choices
from bot.games.inn.look.words import card_of, character_name, title
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.orders import ALL, IGNORE, ORDERS, UNTIL_TURN
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import PrivateTable, SeatOptions
from bot.ui.answering import my_table, one_target, open_hand, seat_named, show_panel
from bot.ui.client import Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.errors import whisper
from bot.ui.layouts.components import IN_PANEL, Press
from bot.ui.layouts.tables import LAMP, box, layout, picture
from bot.ui.look import Asked
from bot.ui.which import OPEN, PLAYED, complete, player_choices, which
from bot.ui.words import english

Click = discord.Interaction[Tavern]
Choice = app_commands.Choice[str]
W = english(InnKit.words)
MOST_CHOICES = 25
CHARACTER_PICTURE = "character.png"
DRAWN = lru_cache(maxsize=16)(draw_character)
TARGET = W.say("describe.target")
FURTHER = ("second", "third", "fourth", "fifth", "sixth", "seventh")
"""The options of a discard for cards beyond the first."""
NO_ORDERS = "none"
UNTIL = (*ALL, NO_ORDERS)


async def complete_table(click: Click, typed: str) -> list[Choice]:
    """The tables one may mean."""
    bot = click.client
    return await complete(bot.tables, bot.words, click, typed, PLAYED)


async def my_face(click: Click) -> PrivateTable | None:
    """The seat a command that is being typed is for; None while that is not clear."""
    try:
        info = await my_table(click.client, click, getattr(click.namespace, "table", None), "inn")
        return await click.client.tables.private_table(info.id, click.user.id)
    except Refused:
        return None


async def complete_card(click: Click, typed: str) -> list[Choice]:
    """What one may play now, by title."""
    face = await my_face(click)
    if face is None:
        return []
    found = [
        app_commands.Choice(name=inn_panel.option_label(click.client.words, face, key)[:100], value=key)
        for key in inn_panel.offered(face)
        if not key.startswith("discard:") and inn_panel.is_card(key)
    ]
    return [one for one in found if typed.lower() in one.name.lower()][:MOST_CHOICES]


async def complete_discard(click: Click, typed: str) -> list[Choice]:
    """The cards of one's hand; further copies count for themselves."""
    face = await my_face(click)
    if face is None or face.seat_ask is None:
        return []
    found = [
        app_commands.Choice(name=title(key.split(":")[1])[:100], value=key)
        for key in face.seat_ask.options
        if key.startswith("discard:")
    ]
    return [one for one in found if typed.lower() in one.name.lower()][:MOST_CHOICES]


async def complete_player(click: Click, typed: str) -> list[Choice]:
    """Everybody at the table."""
    try:
        info = await my_table(click.client, click, getattr(click.namespace, "table", None), "inn")
    except Refused:
        return []
    return player_choices(info, typed)


async def complete_target(click: Click, typed: str) -> list[Choice]:
    """Whom, or which Drink, the card may be aimed at; after a comma one more."""
    face, card = await my_face(click), getattr(click.namespace, "card", None)
    if face is None or not card:
        return await complete_player(click, typed)
    try:
        found = target_choices(click.client.words, face, read_card(face, card), typed)
    except Refused:
        return []
    return [app_commands.Choice(name=label[:100], value=value) for label, value in found][:MOST_CHOICES]


async def complete_decision(click: Click, typed: str) -> list[Choice]:
    """What may be decided about a Drink now."""
    face = await my_face(click)
    if face is None:
        return []
    words = click.client.words
    found = [
        app_commands.Choice(name=inn_panel.option_label(words, face, key)[:100], value=key)
        for key in inn_panel.offered(face)
        if not inn_panel.is_card(key) and key != "order"
    ]
    return [one for one in found if typed.lower() in one.name.lower()]


def read_card(face: PrivateTable, text: str) -> str:
    """The key of an option from what somebody typed: a key, or a title. Raises `Refused('no-such-card')`."""
    plain = _plain(text)
    for key in inn_panel.offered(face):
        if inn_panel.is_card(key) and not key.startswith("discard:") and plain in (key, _plain(title(key))):
            return key
    for code, card in the_library().cards.items():
        if plain in (code, _plain(card.title)):
            return code
    raise Refused("no-such-card", card=text)


def _plain(text: str) -> str:
    """For comparing: a question mark is part of some titles, and of the keys of what is played conditionally."""
    return text.strip().lower().rstrip("?")


async def play_card(click: Click, table: str | None, card: str, target: str | None, *, timid: bool = False) -> None:
    """Play a card by command; `target` may name several, parted by commas."""
    bot = click.client
    info = await my_table(bot, click, table, "inn")
    face = await bot.tables.private_table(info.id, click.user.id)
    key = read_card(face, card)
    if timid and inn_panel.option_at(face, f"{key}?") is not None:
        key = f"{key}?"
    option = inn_panel.option_at(face, key)
    pick = key
    if target:
        pick = f"{key}>{','.join(named_targets(bot.words, face, key, target))}"
    elif option is not None:
        pick = one_target(option) or key
    await open_hand(bot, click, info, (pick,))


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class InnCog(commands.GroupCog, group_name="inn", group_description=W.say("commands.inn")):
    """The game's commands and the buttons of its panels."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "pick": self.on_pick, "aim": self.on_aim, "discard": self.on_discard, "pass": self.on_pass,
            "respond": self.on_respond, "timid": self.on_timid, "why": self.on_why, "character": self.on_character,
            "orders": self.on_orders,
        })  # fmt: skip

    # -- buttons and selects ------------------------------------------------------------------------------------

    async def _options(self, click: Click, press: Press) -> SeatOptions:
        """What the seat may do now. Raises `Refused('ask-closed')` when something else is asked by now."""
        may = await self.bot.tables.seat_options(press.table, click.user.id)
        if may.ask is not None and press.ask and may.ask.number != press.ask:
            raise Refused("ask-closed")
        return may

    async def on_pick(self, click: Click, press: Press) -> None:
        """The select of the panel: a card, perhaps with its target, or another page."""
        timid = press.arg == inn_panel.TIMID
        key, targets = split_pick(press.values[0]) if press.values else ("", ())
        if key == "page":
            await show_panel(self.bot, click, press.table, None, None, Asked(",".join(targets), timid=timid))
            return
        picks: tuple[str, ...] = (press.values[0],) if press.values else ("",)
        if not targets:
            option = inn_panel.option_at(await self._options(click, press), key)
            whole = one_target(option) if option else key
            if whole is None:
                await show_panel(self.bot, click, press.table, None, None, Asked(card=key, timid=timid))
                return
            picks = (whole,)
        await self._answer(click, press, picks)

    async def on_aim(self, click: Click, press: Press) -> None:
        """The targets of the card that was chosen before."""
        if "back" in press.values:
            await show_panel(self.bot, click, press.table, None, None, Asked(timid=press.arg.endswith("?")))
            return
        await self._answer(click, press, (f"{press.arg}>{','.join(press.values)}",))

    async def on_discard(self, click: Click, press: Press) -> None:
        """The cards to discard."""
        await self._answer(click, press, press.values)

    async def _answer(self, click: Click, press: Press, picks: tuple[str, ...]) -> None:
        """Answer from the panel; a card out of turn only while what was open then is open still."""
        try:
            await self._options(click, press)
        except Refused as no:
            note = self.words.refusal(no.reason, no.facts)
            await show_panel(self.bot, click, press.table, None, None, note=note)
            return
        await show_panel(self.bot, click, press.table, picks, press.ask)

    async def on_pass(self, click: Click, press: Press) -> None:
        """Pass, keep all cards, or take no Action: from the panel, or from the table's message."""
        picks = await self._pass(click, press.table)
        if press.arg == IN_PANEL:
            await show_panel(self.bot, click, press.table, picks, press.ask)
            return
        async with Reply(click, self.bot.clock, edits=True) as reply:
            await self.bot.tables.play.answer(press.table, click.user.id, press.ask, picks)
            await reply.done()

    async def _pass(self, click: Click, table: str) -> tuple[str, ...]:
        may = await self.bot.tables.seat_options(table, click.user.id)
        discards = may.ask is not None and may.seat_ask is not None and may.ask.about == "inn.discard"
        return () if discards else ("pass",)

    async def on_respond(self, click: Click, press: Press) -> None:
        """*Respond*: opens the panel privately, with a word on why the other cards do not go now."""
        info = await self.bot.tables.info(press.table)
        if info.started_at is None:
            raise Refused("table-not-started")
        face = await self.bot.tables.private_table(press.table, click.user.id)
        await open_hand(self.bot, click, info, note=inn_panel.why_not(self.words, face))

    async def on_timid(self, click: Click, press: Press) -> None:
        """Only if nobody else answers, or whatever they do."""
        await show_panel(self.bot, click, press.table, None, None, Asked(timid=press.arg == "on"))

    async def on_orders(self, click: Click, press: Press) -> None:
        """The select of standing orders."""
        await self.bot.tables.play.answer(press.table, click.user.id, None, (_orders(press.values),))
        picks = ("pass",) if UNTIL_TURN in press.values and await self._may_pass(click, press.table) else None
        await show_panel(self.bot, click, press.table, picks, press.ask)

    async def _may_pass(self, click: Click, table: str) -> bool:
        """Whether an open window still waits for them."""
        may = await self.bot.tables.seat_options(table, click.user.id)
        return may.seat_ask is not None and may.ask is not None and may.ask.kind == "response"

    async def on_why(self, click: Click, press: Press) -> None:
        """Why the other cards may not be played now."""
        face = await self.bot.tables.private_table(press.table, click.user.id)
        await whisper(click, inn_panel.why_not(self.words, face)[:1900])

    async def on_character(self, click: Click, press: Press) -> None:
        """The lobby's select of characters."""
        await self.pick_character(click, press.table, press.values[0] if press.values else CHANCE)

    async def pick_character(self, click: Click, table: str, name: str) -> None:
        """Play a character, or let chance choose. Raises `Refused`."""
        info = await self.bot.tables.info(table)
        if info.game != "inn":
            raise Refused("other-game")
        code = "" if name.strip().lower() == CHANCE else _character(name)
        taken = {character_at(info, seat.seat) for seat in info.seats if seat.user_id != click.user.id}
        if code and code in taken:
            raise Refused("character-taken", character=character_name(code))
        async with Reply(click, self.bot.clock, edits=False) as reply:
            await self.bot.tables.lobby.choose(table, click.user.id, "characters", code)
            said = character_name(code) if code else ""
            key = "inn.character-set" if code else "inn.character-chance"
            shown: list[ui.Item[Any]] = [ui.TextDisplay(self.words.say(key, character=said))]
            skin = await self.bot.wishes.skin(info.guild_id)
            person = await self.bot.wishes.person(click.user.id)
            drawn = bool(code) and skin.pictures and not person.words_only
            data = await asyncio.to_thread(DRAWN, code) if drawn else None
            if drawn:
                shown.append(picture(CHARACTER_PICTURE, inn_character_alt(code)))
            await reply.give(layout(box(*shown, accent=LAMP)), files(CHARACTER_PICTURE, data))

    # -- commands -----------------------------------------------------------------------------------------------

    @app_commands.command(description=W.say("commands.inn-hand"))
    @app_commands.describe(table=W.say("describe.table"))
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, click: Click, table: str | None = None) -> None:
        """Show your hand, privately."""
        await open_hand(self.bot, click, await my_table(self.bot, click, table, "inn"))

    @app_commands.command(description=W.say("commands.inn-discard"))
    @app_commands.describe(
        first=W.say("describe.first-card"), **dict.fromkeys(FURTHER, W.say("describe.further-card")),
        table=W.say("describe.table"),
    )  # fmt: skip
    @app_commands.autocomplete(first=complete_discard, **dict.fromkeys(FURTHER, complete_discard), table=complete_table)
    async def discard(
        self, click: Click, first: str | None = None, second: str | None = None, third: str | None = None,
        fourth: str | None = None, fifth: str | None = None, sixth: str | None = None, seventh: str | None = None,
        table: str | None = None,
    ) -> None:  # fmt: skip
        """Discard these cards and draw; none keeps all."""
        info = await my_table(self.bot, click, table, "inn")
        named = [one for one in (first, second, third, fourth, fifth, sixth, seventh) if one]
        face = await self.bot.tables.private_table(info.id, click.user.id)
        await open_hand(self.bot, click, info, _discards(face, named))

    @app_commands.command(description=W.say("commands.inn-play"))
    @app_commands.describe(card=W.say("describe.which-card"), target=TARGET, table=W.say("describe.table"))
    @app_commands.autocomplete(card=complete_card, target=complete_target, table=complete_table)
    async def play(self, click: Click, card: str, target: str | None = None, table: str | None = None) -> None:
        """Play a card."""
        await play_card(click, table, card, target)

    @app_commands.command(description=W.say("commands.inn-respond"))
    @app_commands.describe(
        card=W.say("describe.which-card"), target=TARGET, unless=W.say("describe.unless"), table=W.say("describe.table")
    )
    @app_commands.autocomplete(card=complete_card, target=complete_target, table=complete_table)
    async def respond(
        self, click: Click, card: str, target: str | None = None, unless: bool = False, table: str | None = None
    ) -> None:
        """Answer what is being resolved."""
        await play_card(click, table, card, target, timid=unless)

    @app_commands.command(name="pass", description=W.say("commands.inn-pass"))
    @app_commands.describe(until=W.say("describe.until"), table=W.say("describe.table"))
    @app_commands.choices(until=[app_commands.Choice(name=W.say(f"inn-order.{one}"), value=one) for one in UNTIL])
    @app_commands.autocomplete(table=complete_table)
    async def pass_by(self, click: Click, until: str | None = None, table: str | None = None) -> None:
        """Pass, keep all cards, or take no Action; or give a standing order, or take all of them back."""
        info = await my_table(self.bot, click, table, "inn")
        if until is None:
            await open_hand(self.bot, click, info, await self._pass(click, info.id))
            return
        face = await self.bot.tables.private_table(info.id, click.user.id)
        stand = inn_view(face.view)["seats"][face.seat]["orders"]
        wanted = [] if until == NO_ORDERS else [*(one for one in stand if _goes_with(one, until)), until]
        await self.bot.tables.play.answer(info.id, click.user.id, None, (_orders(wanted),))
        passes = until == UNTIL_TURN and await self._may_pass(click, info.id)
        await open_hand(self.bot, click, info, ("pass",) if passes else None)

    @app_commands.command(description=W.say("commands.inn-order"))
    @app_commands.describe(player=W.say("describe.for-whom"), table=W.say("describe.table"))
    @app_commands.autocomplete(player=complete_player, table=complete_table)
    async def order(self, click: Click, player: str, table: str | None = None) -> None:
        """Order a Drink for somebody, or say who gets one."""
        info = await my_table(self.bot, click, table, "inn")
        await open_hand(self.bot, click, info, (f"order>{seat_named(info, player)}",))

    @app_commands.command(description=W.say("commands.inn-drink"))
    @app_commands.describe(
        choice=W.say("describe.choice"), player=W.say("describe.share"), table=W.say("describe.table")
    )
    @app_commands.autocomplete(choice=complete_decision, player=complete_player, table=complete_table)
    async def drink(self, click: Click, choice: str, player: str | None = None, table: str | None = None) -> None:
        """Decide about a Drink."""
        info = await my_table(self.bot, click, table, "inn")
        pick = choice.strip().lower()
        await open_hand(self.bot, click, info, (f"{pick}>{seat_named(info, player)}" if player else pick,))

    @app_commands.command(description=W.say("commands.inn-character"))
    @app_commands.describe(name=W.say("describe.character"), table=W.say("describe.table"))
    async def character(self, click: Click, name: str, table: str | None = None) -> None:
        """Pick your character before the game."""
        info = await which(self.bot.tables, click, table, among=OPEN, seated=True)
        await self.pick_character(click, info.id, name)

    @character.autocomplete("name")
    async def complete_character(self, click: Click, typed: str) -> list[Choice]:
        """Every character, and chance."""
        found = [app_commands.Choice(name=self.words.say("inn.by-chance"), value=CHANCE)]
        found += [
            app_commands.Choice(name=one.name[:100], value=code)
            for code, one in sorted(the_library().characters.items())
        ]
        return [one for one in found if typed.lower() in one.name.lower()][:MOST_CHOICES]


def _character(name: str) -> str:
    plain = name.strip().lower()
    for code, one in the_library().characters.items():
        if plain in (code, one.name.lower()):
            return code
    raise Refused("no-such-character")


def _orders(wanted: Sequence[str]) -> str:
    """The pick that gives these standing orders."""
    return f"{ORDERS}>{','.join(wanted)}" if wanted else ORDERS


def _goes_with(order: str, new: str) -> bool:
    """Whether an order stays when another is added: there is one about Drinks at most."""
    return order != new and not (order in IGNORE and new in IGNORE)


def _discards(face: PrivateTable, named: list[str]) -> tuple[str, ...]:
    """The picks for what was named: keys, or titles, each copy once. Raises `Refused('card-not-in-hand')`."""
    free = [key for key in (face.seat_ask.options if face.seat_ask else ()) if key.startswith("discard:")]
    picks: list[str] = []
    for text in named:
        plain = text.strip().lower()
        found = next((key for key in free if plain in (key, card_of(key.split(":")[1]).title.lower())), None)
        if found is None:
            raise Refused("card-not-in-hand", card=text) if free else Refused("not-asked")
        free.remove(found)
        picks.append(found)
    return tuple(picks)


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(InnCog(bot))
