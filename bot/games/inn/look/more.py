"""The private menu behind *More* of a hand's panel: what is seldom pressed, standing orders, and the house's answers to
what if I play this, and why can't I play that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Option
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.prospects import plays
from bot.games.inn.look.team import say_items
from bot.games.inn.look.words import title
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play import orders
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import PrivateTable, TableInfo
from bot.ui.layouts.components import FROM_MORE, button, component_id, custom_id, row, select, shortened
from bot.ui.layouts.tables import box, layout
from bot.ui.words import Words

BACK = "back"
"""The value of a select of targets that goes back to the cards."""


def more_layout(words: Words, private_table: PrivateTable, said: str = "", card: str = "") -> ui.LayoutView:
    """The menu, with what has just been asked and `said` in it. `card`: the option whose targets are chosen now."""
    option = inn_panel.option_at(private_table, card) if card else None
    asked = _targets(words, private_table, option) if option is not None else _tries(words, private_table)
    shown = [
        *say_items(words, private_table), standing_orders(words, private_table), asked, *_whys(words, private_table),
    ]  # fmt: skip
    told = "\n".join(filter(None, (words.say("inn-more.title"), said)))
    return layout(box(ui.TextDisplay[Any](told)), _buttons(words, private_table), *(row(item) for item in shown))


def _buttons(words: Words, private_table: PrivateTable) -> ui.ActionRow[Any]:
    """As a last resort, Let me think (where windows are natural), Take back, Refresh. The first and the last of them
    make this message the hand.
    """
    table, ask = private_table.info.id, private_table.ask
    number, natural = (ask.number, ask.natural) if ask else (0, False)
    last_resort = button(
        words.say("inn-button.timid"), table, "inn.timid", ask=number, arg=FROM_MORE,
        disabled=not inn_panel.may_be_timid(private_table),
    )  # fmt: skip
    think = button(
        words.say("inn-button.think"), table, "panel.think", ask=number, arg=FROM_MORE, disabled=not natural
    )  # fmt: skip
    return row(
        last_resort,
        *([think] if is_natural(private_table.info) else []),
        button(words.say("button.undo"), table, "panel.undo", disabled=not private_table.may_undo),
        button(words.say("button.refresh"), table, "panel.refresh", arg=FROM_MORE),
    )


def is_natural(info: TableInfo) -> bool:
    """Whether the windows of the table are natural ones."""
    return info.options["windows"] == "natural"


def standing_orders(words: Words, private_table: PrivateTable) -> ui.Item[Any]:
    """The select for standing orders; those that the seat has given are selected."""
    now = inn_view(private_table.view)["seats"][private_table.seat]["orders"]
    seen = "unseen" if is_natural(private_table.info) else "seen"
    options = [
        discord.SelectOption(
            label=words.say(f"inn-order.{order}"), value=order, default=order in now,
            description=words.say(f"inn-order.{seen}", about=words.say(f"inn-order.about-{order.partition('-')[0]}")),
        )
        for order in orders.ALL
    ]  # fmt: skip
    number = private_table.ask.number if private_table.ask else 0
    return ui.Select(
        custom_id=custom_id(private_table.info.id, "inn.orders", ask=number, arg=FROM_MORE),
        placeholder=words.say("inn-order.hint"), options=options, min_values=0, max_values=orders.OPTION.most,
        disabled=orders.ORDERS not in private_table.unasked,
    )  # fmt: skip


def orders_given(words: Words, given: Sequence[str]) -> str:
    """The standing orders that a player has just given, all of them, as only that player reads it."""
    if not given:
        return words.say("inn-order.given-none")
    return words.say("inn-order.given", orders="; ".join(words.say(f"inn-order.{order}") for order in given))


def can_try(private_table: PrivateTable) -> list[str]:
    """The options of which it can be said what would come of them, in the order of the panel's menu."""
    hand = set(inn_view(private_table.view)["hand"])
    picks = {key: read_pick(key) for key in inn_panel.offered(private_table) if plays(key)}
    return [key for key, (kind, of, use, *_) in picks.items() if kind != "card" or use is not None or of in hand]


def _tries(words: Words, private_table: PrivateTable) -> ui.Item[Any]:
    options = [
        discord.SelectOption(label=shortened(inn_panel.option_label(words, private_table, key), 100), value=key)
        for key in can_try(private_table)
    ][: inn_panel.MOST_OPTIONS]
    hint = words.say("inn-more.what-if" if options else "inn-more.none")
    return select(private_table.info.id, "inn.try", options, placeholder=hint)


def _targets(words: Words, private_table: PrivateTable, option: Option) -> ui.Item[Any]:
    """The targets of a card, as many as it takes, and the way back."""
    options = [
        discord.SelectOption(
            label=shortened(inn_panel.target_words(words, private_table, target), 100), value=target,
            description=shortened(inn_panel.target_levels(words, private_table, target), 100),
        )
        for target in option.targets[: inn_panel.MOST_OPTIONS - 1]
    ]  # fmt: skip
    options.append(discord.SelectOption(label=words.say("inn-hint.back"), value=BACK, emoji="↩️"))
    known_by = custom_id(private_table.info.id, "inn.try-on", arg=option.key)
    hint = words.say("inn-more.whom", card=inn_panel.option_label(words, private_table, option.key))
    return ui.Select(
        custom_id=known_by, placeholder=shortened(hint, 150), options=options, min_values=max(1, option.least),
        max_values=min(option.most, len(options)), id=component_id(known_by),
    )  # fmt: skip


def _whys(words: Words, private_table: PrivateTable) -> list[ui.Item[Any]]:
    """The cards of the hand that cannot be played now; no select where there are none."""
    now = inn_panel.playable_codes(private_table)
    hand = inn_panel.in_hand_order(dict.fromkeys(inn_view(private_table.view)["hand"]))
    options = [
        discord.SelectOption(label=shortened(title(code), 100), value=code, emoji=inn_panel.sign(private_table, code))
        for code in hand
        if code not in now
    ][: inn_panel.MOST_OPTIONS]
    hint = words.say("inn-more.why")
    return [select(private_table.info.id, "inn.why-card", options, placeholder=hint)] if options else []
