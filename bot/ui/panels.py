"""What only one person sees: their hand, and the small menus behind a table's buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.engine import Option, split_pick
from bot.tables.info import Face, SeatFace
from bot.ui.components import button, row, select
from bot.ui.drinko_words import COLOURS, card_name
from bot.ui.layouts import (
    DANGER,
    HAND_PICTURE,
    LAMP,
    PRIMARY,
    SUCCESS,
    WOOD,
    Skin,
    box,
    cut,
    headline,
    label_names,
    layout,
    picture,
    seat_names,
    table_words,
    until,
    why_paused,
)
from bot.ui.story import clean, lines
from bot.ui.words import Words

MOST_OPTIONS = 25
SPECIAL = "s"
"""The page of cards without a colour."""
DOTS = {"r": "🔴", "y": "🟡", "g": "🟢", "b": "🔵", SPECIAL: "✨"}


class Asked(NamedTuple):
    """What a person has begun to choose in their panel: the page shown, or the card that still wants a target."""

    page: str = ""
    card: str = ""


JUST_LOOKING = Asked()
NOTHING: Mapping[str, Option] = {}


def playable(face: SeatFace) -> list[str]:
    """The cards of the seat that go now."""
    if face.seat_ask is None:
        return []
    return [key for key in face.seat_ask.options if key not in ("draw", "drink")]


def page_of(code: str) -> str:
    """The page a card is on: its colour's letter."""
    return code[0] if code[0] in COLOURS and code[1:] and code not in ("split", "target", "suffer") else SPECIAL


def hand_layout(
    words: Words, face: SeatFace, skin: Skin, *, guild: str, alt: str = "", asked: Asked = JUST_LOOKING, note: str = ""
) -> ui.LayoutView:
    """The panel of one seat. With `alt` it shows the picture (sent along as `HAND_PICTURE`), else the same in words.

    It has the same rows whatever can be done: the choice, then the buttons.
    """
    info, view = face.info, face.view
    title = words.say("hand.title", game=words.say(f"game.{info.game}"), table=info.id, guild=clean(guild))
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"{hand_headline(words, face)}\n{title}")]
    told = lines(words, [seat.name for seat in info.seats], face.recent)[-2:]
    if alt:
        parts.append(picture(HAND_PICTURE, alt))
    else:
        parts.append(ui.TextDisplay(cut(hand_words(words, view), 900)))
        parts.append(ui.TextDisplay(cut(table_words(words, info, view, skin), 1500)))
    if told:
        parts.append(ui.TextDisplay(cut("\n".join(words.say("hand.last", line=line) for line in told), 700)))
    if note:
        parts.append(ui.TextDisplay(note))
    mine = face.seat_ask is not None
    return layout(
        box(*parts, accent=LAMP if mine else WOOD), row(choice(words, face, asked)), hand_buttons(words, face)
    )


def hand_headline(words: Words, face: SeatFace) -> str:
    """Whose move, until when, and what stands against this seat."""
    info, view = face.info, face.view
    if info.status in ("over", "closed") or view["over"]:
        return words.say("hand.over")
    if info.status == "paused":
        return words.say("table.paused", why=why_paused(words, info))
    if face.seat in view["out"]:
        return words.say("hand.out", place=view["out"].index(face.seat) + 1)
    if info.seats[face.seat].minded:
        return words.say("hand.minded")
    deadline = until(words, face.ask.deadline if face.ask else None)
    if face.seat_ask is not None:
        key = "hand.yours-train" if view["train"] else "hand.yours"
        return words.say(key, n=view["train"], until=deadline)
    return words.say("hand.other", name=seat_names(info)[int(view["to_move"])])


def hand_words(words: Words, view: dict[str, Any]) -> str:
    """The hand and what it must go on, in words."""
    train = words.say("table.words-train", n=view["train"]) if view["train"] else ""
    top = words.say("hand.top", top=card_name(view["top"]), train=train)
    counts = Counter[str](view["hand"])
    cards = ", ".join(card_label(words, code, count) for code, count in counts.items())
    return f"{words.say('hand.cards', cards=cards) if cards else words.say('hand.none')}\n{top}"


def card_label(words: Words, code: str, count: int) -> str:
    """A card, and how many of it."""
    return words.say("hand.many", card=card_name(code), n=count) if count > 1 else card_name(code)


def choice(words: Words, face: SeatFace, asked: Asked) -> ui.Item[Any]:
    """The one select of the panel: the cards that go, or the targets of the card just chosen."""
    number = face.ask.number if face.ask else 0
    options = face.seat_ask.options if face.seat_ask else NOTHING
    if asked.card in options and options[asked.card].most:
        return _targets(words, face, number, options[asked.card])
    cards = playable(face)
    if not cards:
        hint = words.say("hand.wait" if face.seat_ask is None else "hand.nothing")
        return select(face.info.id, "play", [], placeholder=hint, ask=number)
    return _cards(words, face, number, cards, asked.page)


def _cards(words: Words, face: SeatFace, number: int, cards: Sequence[str], page: str) -> ui.Item[Any]:
    counts = Counter[str](face.view["hand"])
    straight = _straight(words, face, cards)
    if len(straight) <= MOST_OPTIONS:
        return select(face.info.id, "play", straight, placeholder=words.say("hand.choose"), ask=number)
    placeholder = words.say("hand.choose")
    pages = sorted({page_of(code) for code in cards}, key=list(DOTS).index)
    options: list[discord.SelectOption] = []
    shown = sorted(cards, key=_in_order)
    if len(shown) > MOST_OPTIONS:
        page = page if page in pages else pages[0]
        placeholder = words.say("hand.choose-page", page=page_name(words, page))
        options = [
            discord.SelectOption(
                label=words.say(
                    "hand.page", page=page_name(words, other), n=sum(page_of(code) == other for code in shown)
                ),
                value=f"page>{other}",
                emoji="📄",
            )
            for other in pages
            if other != page
        ]
        shown = [code for code in shown if page_of(code) == page]
    cards_first = [
        discord.SelectOption(label=card_label(words, code, counts[code]), value=code, emoji=DOTS[page_of(code)])
        for code in shown
    ]
    return select(face.info.id, "play", cards_first + options, placeholder=placeholder, ask=number)


def _straight(words: Words, face: SeatFace, cards: Sequence[str]) -> list[discord.SelectOption]:
    """Every card with every target at one touch; too many for a select when hand and table are large."""
    counts, names = Counter[str](face.view["hand"]), label_names(face.info)
    options: list[discord.SelectOption] = []
    for code in sorted(cards, key=_in_order):
        option = face.seat_ask.options[code] if face.seat_ask else Option(code)
        label, dot = card_label(words, code, counts[code]), DOTS[page_of(code)]
        if not option.most:
            options.append(discord.SelectOption(label=label, value=code, emoji=dot))
        for target in option.targets if option.most else ():
            on = words.say("hand.on", card=label, name=names[int(target)])[:100]
            options.append(discord.SelectOption(label=on, value=f"{code}>{target}", emoji=dot))
    return options


def _in_order(code: str) -> tuple[int, str]:
    return list(DOTS).index(page_of(code)), code


def page_name(words: Words, page: str) -> str:
    """A page's name: a colour, or the Specials."""
    return words.say("hand.special") if page == SPECIAL else COLOURS[page]


def _targets(words: Words, face: SeatFace, number: int, option: Option) -> ui.Item[Any]:
    names = label_names(face.info)
    view = face.view
    options = [
        discord.SelectOption(
            label=names[int(target)][:100],
            value=f"{option.key}>{target}",
            description=words.say("final.cards", n=view["sizes"][int(target)]),
        )
        for target in option.targets
    ]
    options.append(discord.SelectOption(label=words.say("hand.cancel"), value="page>", emoji="↩️"))
    placeholder = words.say("hand.target", card=card_name(option.key))
    return select(face.info.id, "play", options, placeholder=placeholder, ask=number)


def hand_buttons(words: Words, face: SeatFace) -> ui.ActionRow[Any]:
    """Draw or drink, call, catch: always there, always in the same place (ruling 6: what is lit tells nothing)."""
    info = face.info
    number = face.ask.number if face.ask else 0
    options = face.seat_ask.options if face.seat_ask else NOTHING
    over = info.status in ("over", "closed") or face.view["over"]
    verb = "drink" if face.view["train"] else "draw"
    return row(
        button(words.say(f"button.{verb}"), info.id, verb, ask=number, style=PRIMARY, disabled=verb not in options),
        button(words.say("button.call"), info.id, "call", arg="h", disabled=over),
        button(words.say("button.catch"), info.id, "catch", arg="h", disabled=over),
        button(words.say("button.undo"), info.id, "undo", arg="h", disabled=over),
        button(words.say("button.refresh"), info.id, "refresh", arg="h"),
    )


def one_target(option: Option) -> str | None:
    """The whole pick when the card leaves no choice of target; None when there is one to make."""
    if not option.most:
        return option.key
    if option.least and len(option.targets) == 1:
        return f"{option.key}>{option.targets[0]}"
    return None


def more_layout(words: Words, face: Face) -> ui.LayoutView:
    """The menu behind *More*."""
    info = face.info
    paused = info.status == "paused"
    return layout(
        box(ui.TextDisplay(words.say("more.title", table=info.id))),
        row(
            button(words.say("button.undo"), info.id, "undo"),
            button(words.say("button.resume" if paused else "button.pause"), info.id, "pause"),
            button(words.say("button.resend"), info.id, "resend"),
            button(words.say("button.report"), info.id, "report"),
        ),
        row(
            button(words.say("button.leave"), info.id, "leave", style=DANGER),
            button(words.say("button.close"), info.id, "close", style=DANGER),
        ),
    )


def sure_layout(words: Words, table: str, verb: str) -> ui.LayoutView:
    """Asks once more before what cannot be undone (`verb`: leave or close)."""
    return layout(
        box(ui.TextDisplay(words.say(f"more.sure-{verb}", table=table))),
        row(button(words.say(f"button.sure-{verb}"), table, f"sure-{verb}", style=DANGER)),
    )


def watch_layout(words: Words, face: Face, skin: Skin, story: Sequence[dict[str, Any]]) -> ui.LayoutView:
    """What somebody who only looks on is shown: the table in words, and the story so far, the newest last."""
    info = face.info
    told = lines(words, [seat.name for seat in info.seats], story)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"{words.say('watch.title', table=info.id)}\n{standing(words, face)}")]
    if face.view is not None:
        parts.append(ui.TextDisplay(cut(table_words(words, info, face.view, skin), 1700)))
    while told and len("\n".join(told)) > 1800:
        told.pop(0)
    parts.append(ui.TextDisplay("\n".join(told) or words.say("watch.nothing")))
    return layout(box(*parts), row(button(words.say("button.refresh"), info.id, "watch", arg="again", style=SUCCESS)))


def standing(words: Words, face: Face) -> str:
    """How the table stands, in a line."""
    info = face.info
    if info.status == "lobby":
        return words.say("status.lobby", names=words.listing(seat_names(info)))
    return headline(words, face) or words.say(f"status.{info.status}")


def split_value(value: str) -> tuple[str, str]:
    """A select's value as card (or ``page``) and what comes after the arrow."""
    key, targets = split_pick(value)
    return key, targets[0] if targets else ""
