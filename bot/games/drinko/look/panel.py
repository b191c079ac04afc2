"""A hand of Drinko as a panel: its headline, what can be played, and its buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Option, View, join_pick, split_pick
from bot.games.drinko.look import story
from bot.games.drinko.look.words import COLOURS, card_name, colour_name, does, in_order
from bot.games.drinko.rules.view import DrinkoView, drinko_view
from bot.tables.info import OpenAsk, PrivateTable, TableInfo
from bot.ui.layouts.clock import until, when
from bot.ui.layouts.components import FROM_MORE, IN_PANEL, button, row, select
from bot.ui.layouts.tables import (
    PRIMARY,
    SUCCESS,
    cut,
    label_names,
    layout,
    seat_names,
    short_names,
)
from bot.ui.look import Asked
from bot.ui.words import Words

MOST_OPTIONS = 25
SPECIAL = "s"
"""The page of cards without a colour."""
DOTS = {"r": "🔴", "y": "🟡", "g": "🟢", "b": "🔵", SPECIAL: "✨"}
NOTHING: Mapping[str, Option] = {}
SHARING = frozenset({"split", "suffer"})
"""Specials by which whoever answers a Drink Train with them drinks too."""


def playable(private_table: PrivateTable) -> list[str]:
    """The cards that the seat can play now."""
    if private_table.seat_ask is None:
        return []
    return [key for key in private_table.seat_ask.options if key not in ("draw", "drink")]


def page_of(code: str) -> str:
    """The page a card is on: its colour's letter."""
    return code[0] if code[0] in COLOURS and code[1:] and code not in ("split", "target", "suffer") else SPECIAL


def to_move(words: Words, info: TableInfo, ask: OpenAsk, view: View, deadline: str) -> str:
    """The person who is to move, and what they have to decide."""
    train, names = drinko_view(view)["train"], seat_names(info)
    name = words.listing([names[seat] for seat in ask.waiting])
    return words.say("table.train" if train else "table.move", name=name, n=train, until=deadline)


def hand_headline(words: Words, private_table: PrivateTable) -> str:
    """Whose move, until when, and what stands against this seat."""
    info, view = private_table.info, drinko_view(private_table.view)
    if private_table.seat in view["out"]:
        place = view["out"].index(private_table.seat) + 1
        return words.say("hand.won" if place == 1 else "hand.out", place=story.ordinal(words, place))
    if info.seats[private_table.seat].minded:
        return words.say("hand.minded")
    if private_table.seat_ask is not None:
        key = (
            "hand.yours" if not view["train"] else "hand.yours-train" if playable(private_table) else "hand.yours-drink"
        )
        told = [
            words.say(key, n=view["train"], until=until(words, info, private_table.ask, "your")),
            _to_you(words, private_table),
        ]
    elif private_table.ask is not None:
        told = [to_move(words, info, private_table.ask, private_table.view, "")]
    else:
        told = []
    held = _held_by_others(words, private_table)
    return "\n".join([*told, *_one_card_left(words, private_table), *([held] if held else [])])


def _to_you(words: Words, private_table: PrivateTable) -> str:
    """What the move means for the seat that is asked."""
    view = drinko_view(private_table.view)
    train, held, cards = view["train"], len(view["hand"]), playable(private_table)
    if not cards:
        drawn = min(train or 1, view["draw"] + len(view["pile"]) - 1)
        return words.say("to-you.drink" if train else "to-you.draw", n=train, drawn=drawn, after=held + drawn)
    if held == 1 and not (train and cards[0] in SHARING):
        place = len(view["out"]) + 1
        key = "special" if page_of(cards[0]) == SPECIAL else "win" if place == 1 else "last"
        return words.say(f"to-you.{key}", place=story.ordinal(words, place))
    if train:
        shared = [code for code in cards if code in SHARING]
        key = "answer" if not shared else "answer-or-share" if len(shared) < len(cards) else "share"
        return words.say(f"to-you.{key}", n=train, card=card_name(words, shared[0]) if shared else "")
    return words.say("to-you.play" if held > 2 else "to-you.last-but-one", after=held - 1)


def may_call(view: DrinkoView) -> bool:
    """Whether the seat whose view it is has one card left, has not called, and still may."""
    return view["me"] is not None and view["uncalled"]["may"] == view["me"]


def _one_card_left(words: Words, private_table: PrivateTable) -> list[str]:
    """What its owner alone is told of a last card that nobody has called: how long they can call, or be caught."""
    view, ask = drinko_view(private_table.view), private_table.ask
    if private_table.seat in view["uncalled"]["late"]:
        two = len(view["sizes"]) - len(view["out"]) == 2  # ruling 10
        return [words.say("one-card.late-own" if two else "one-card.late")]
    if not may_call(view) or view["to_move"] == private_table.seat:  # in their own turn they go out or draw
        return []
    if ask is None or ask.deadline is None:
        return [words.say("one-card.call-still")]
    name = seat_names(private_table.info)[view["to_move"]]
    return [words.say("one-card.call", name=name, when=when(ask.deadline))]


def hand_words(words: Words, view: DrinkoView) -> str:
    """The hand, and the card or train that it must answer, in words."""
    train = words.say("table.words-train", n=view["train"]) if view["train"] else ""
    top = words.say("hand.top", top=card_name(words, view["top"]), train=train)
    counts = Counter(view["hand"])
    cards = ", ".join(card_label(words, code, count) for code, count in counts.items())
    return f"{words.say('hand.cards', cards=cards) if cards else words.say('hand.none')}\n{top}"


def card_label(words: Words, code: str, count: int) -> str:
    """A card, and how many of it."""
    return words.say("hand.many", card=card_name(words, code), n=count) if count > 1 else card_name(words, code)


def choice(words: Words, private_table: PrivateTable, asked: Asked) -> ui.Item[Any]:
    """The one select of the panel: the cards that can be played, or the targets of the chosen card."""
    number = private_table.ask.number if private_table.ask else 0
    options = private_table.seat_ask.options if private_table.seat_ask else NOTHING
    if asked.card in options and options[asked.card].most:
        return _targets(words, private_table, number, options[asked.card])
    cards = playable(private_table)
    if not cards:
        hint = words.say("hand.wait" if private_table.seat_ask is None else "hand.nothing")
        return select(private_table.info.id, "drinko.play", [], placeholder=hint, ask=number)
    return _cards(words, private_table, number, cards, asked.page)


def _cards(words: Words, private_table: PrivateTable, number: int, cards: Sequence[str], page: str) -> ui.Item[Any]:
    counts = Counter(drinko_view(private_table.view)["hand"])
    straight = _straight(words, private_table, cards)
    if len(straight) <= MOST_OPTIONS:
        return select(private_table.info.id, "drinko.play", straight, placeholder=words.say("hand.choose"), ask=number)
    placeholder = words.say("hand.choose")
    pages = sorted({page_of(code) for code in cards}, key=list(DOTS).index)
    options: list[discord.SelectOption] = []
    shown = in_order(cards)
    if len(shown) > MOST_OPTIONS:
        page = page if page in pages else pages[0]
        placeholder = words.say("hand.choose-page", page=page_name(words, page))
        options = [
            discord.SelectOption(
                label=words.say(
                    "hand.page", page=page_name(words, other), n=sum(page_of(code) == other for code in shown)
                ),
                value=join_pick("page", (other,)),
                emoji="📄",
            )
            for other in pages
            if other != page
        ]
        shown = [code for code in shown if page_of(code) == page]
    cards_first = [_option(words, code, card_label(words, code, counts[code]), code) for code in shown]
    return select(private_table.info.id, "drinko.play", cards_first + options, placeholder=placeholder, ask=number)


def _straight(words: Words, private_table: PrivateTable, cards: Sequence[str]) -> list[discord.SelectOption]:
    """Every card with every target at one touch; too many for a select when hand and table are large."""
    view, names = drinko_view(private_table.view), label_names(private_table.info)
    counts = Counter(view["hand"])
    options: list[discord.SelectOption] = []
    for code in in_order(cards):
        option = private_table.seat_ask.options[code] if private_table.seat_ask else Option(code)
        label = card_label(words, code, counts[code])
        if not option.most:
            options.append(_option(words, code, label, code))
        for target in option.targets if option.most else ():
            on = words.say("hand.on", card=label, name=names[int(target)])
            about = cards_held(words, view, int(target))
            options.append(_option(words, code, on, join_pick(code, (target,)), about))
    return options


def cards_held(words: Words, view: DrinkoView, seat: int) -> str:
    """How many cards a seat holds, in words."""
    return words.say("final.cards", n=view["sizes"][seat])


def _option(words: Words, code: str, label: str, value: str, where: str = "") -> discord.SelectOption:
    """A card to choose, perhaps with where its target stands. A Special says what it does, but for what all of them do:
    that anything goes with them.
    """
    page = page_of(code)
    about = does(words, code) if page == SPECIAL else ""
    about = " · ".join(text for text in (where, about) if text)
    return discord.SelectOption(
        label=cut(label, 100), value=value, description=cut(about, 100) or None, emoji=DOTS[page]
    )


def page_name(words: Words, page: str) -> str:
    """A page's name: a colour, or the Specials."""
    return words.say("hand.special") if page == SPECIAL else colour_name(words, page)


def _targets(words: Words, private_table: PrivateTable, number: int, option: Option) -> ui.Item[Any]:
    names = label_names(private_table.info)
    view = drinko_view(private_table.view)
    options = [
        discord.SelectOption(
            label=names[int(target)][:100],
            value=join_pick(option.key, (target,)),
            description=cards_held(words, view, int(target)),
        )
        for target in option.targets
    ]
    options.append(discord.SelectOption(label=words.say("hand.cancel"), value="page>", emoji="↩️"))
    placeholder = words.say("hand.target", card=card_name(words, option.key))
    return select(private_table.info.id, "drinko.play", options, placeholder=placeholder, ask=number)


def hand_buttons(words: Words, private_table: PrivateTable) -> ui.ActionRow[Any]:
    """Draw or drink, call, catch, More: always there, always in the same place. In a lesson *Take back* stands in place
    of *More*.

    Calling is lit while it counts: only its owner sees this panel. Catching never is, noticing is the game (ruling 6).
    """
    info = private_table.info
    number = private_table.ask.number if private_table.ask else 0
    options = private_table.seat_ask.options if private_table.seat_ask else NOTHING
    verb = "drink" if drinko_view(private_table.view)["train"] else "draw"
    lit = SUCCESS if may_call(drinko_view(private_table.view)) else discord.ButtonStyle.secondary
    return row(
        button(
            words.say(f"button.{verb}"),
            info.id,
            f"drinko.{verb}",
            ask=number,
            style=PRIMARY,
            disabled=verb not in options,
        ),
        button(words.say("button.call"), info.id, "drinko.call", arg=IN_PANEL, style=lit),
        button(words.say("button.catch"), info.id, "drinko.catch", arg=IN_PANEL),
        _undo(words, private_table, arg=IN_PANEL)
        if info.lesson
        else button(words.say("button.more"), info.id, "drinko.more"),
    )


def _undo(words: Words, private_table: PrivateTable, arg: str = "") -> ui.Item[Any]:
    table, off = private_table.info.id, not private_table.may_undo
    return button(words.say("button.undo"), table, "panel.undo", arg=arg, disabled=off)


def more_layout(words: Words, private_table: PrivateTable) -> ui.LayoutView:
    """The private menu behind *More* of a hand: what is seldom pressed. *Refresh* makes it the hand."""
    refresh = button(words.say("button.refresh"), private_table.info.id, "panel.refresh", arg=FROM_MORE)
    return layout(ui.TextDisplay[Any](words.say("hand.more")), row(_undo(words, private_table), refresh))


def _held_by_others(words: Words, private_table: PrivateTable) -> str:
    """How many cards each of the others holds; of those who are out nothing."""
    view, names = drinko_view(private_table.view), short_names(private_table.info)
    others = [seat for seat in range(len(names)) if seat != private_table.seat and seat not in view["out"]]
    told = [words.say("hand.held", name=names[seat], n=view["sizes"][seat]) for seat in others]
    return words.say("hand.others", held=" · ".join(told)) if told else ""


def split_value(value: str) -> tuple[str, str]:
    """A select's value as card (or ``page``) and what comes after the arrow."""
    key, targets = split_pick(value)
    return key, targets[0] if targets else ""
