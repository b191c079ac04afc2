"""The layouts that only one person sees: their hand, and the small menus behind a table's buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.tables.info import PrivateTable, SeatInfo, TableInfo
from bot.tables.seats.sight import had_seat, seat_of
from bot.ui.beats import NOTHING_YET, Span, tempo_verb
from bot.ui.kept import kept
from bot.ui.layouts.components import HOUSE, IN_PANEL, button, row, select, shortened
from bot.ui.layouts.lessons import guide_boxes, ways_out
from bot.ui.layouts.tables import (
    DANGER,
    HAND_PICTURE,
    LAMP,
    PHONE_PANEL,
    SUCCESS,
    TEXT_LIMIT,
    WOOD,
    Skin,
    box,
    cut,
    label_names,
    layout,
    motion_row,
    motion_words,
    phone_high,
    picture,
    seat_names,
    why_paused,
)
from bot.ui.look import JUST_LOOKING, Asked, GameLook
from bot.ui.names import clean
from bot.ui.words import Words

TABLE_LEAST = 300
"""Characters that a panel without pictures reserves for the table."""
GUIDE_MOST = 500
"""Characters that a panel reserves for the guide of a lesson."""
BUTTONS_WIDE, BUTTON_FRAME, BUTTON_LETTER = 302, 40, 8
"""Pixels of a line of buttons on a phone, of a button with the gap beside it, and of a letter on it."""
RECKONED = 60
"""By so many pixels a panel is lower than reckoned, as measured; what it asks is cut only where it is higher still."""
MENU_HIGH = 1.3
"""How many lines of buttons a menu is high."""
BEAT_MOST = 90
"""Characters of a beat below the buttons of a panel that asks something."""
QUIET_MOST = 120
"""Characters of the one line of a panel that asks nothing."""
STORY_MOST = 1800
"""Characters of the story, and of the table, for spectators."""


def hand_below(words: Words, table: str) -> ui.View:
    """*My hand* below a message of plain text that calls somebody: notifications show such a text, but no layout."""
    view = ui.View(timeout=None)
    view.add_item(button(words.say("button.hand"), table, "panel.hand"))
    view.stop()  # discord.py need not keep it
    return view


def hand_layout(
    words: Words, look: GameLook, private_table: PrivateTable, skin: Skin, *, guild: str, alt: str = "",
    asked: Asked = JUST_LOOKING, note: str = "", span: Span = NOTHING_YET, high: int = 0,
) -> ui.LayoutView:  # fmt: skip
    """The panel of one seat in a game. With `alt` it shows the picture (sent along as `HAND_PICTURE`), else words.
    `high`: the height of the picture in pixels, beside which only so much is told as a phone shows at once.

    It always has the same rows: the choice, then the buttons. While a patron plays for the person, the button that
    gives the seat back follows. In a lesson the guide stands above them. `span`: what the table's beat tells;
    where nothing is asked, that is all that is said. Where something is, beat and title stand below the rows, if a
    picture shows the hand: on a phone the question, the hand and the buttons must be seen at once.
    """
    info, view = private_table.info, private_table.view
    title = words.say("hand.title", game=words.say(f"game.{info.game}"), table=info.id, guild=clean(guild))
    head = hand_headline(words, look, private_table)
    beat = panel_beat(words, look, private_table, span)
    told, foot = "\n".join(beat), ""
    choice = look.hand_rows(words, private_table, asked)
    if asks_nothing(private_table):
        line = head or " ".join(beat) or words.say("hand.quiet")
        head, told = "\n".join(filter(None, (line, look.beside(words, private_table)))), ""
    elif alt and not info.lesson:
        rows = sum(map(_lines_of, choice))
        brief = _headline(words, look, private_table, brief=True)
        told, (head, foot) = "", _fitting(head, brief, _small(beat), title, high, rows)
    else:
        head = f"{head}\n{title}"
    shown = look.hand_shown(private_table, asked)
    if shown.seat != private_table.seat:
        head += "\n" + words.say("hand.of-mate", name=seat_names(info)[shown.seat])
        alt = alt and words.say("hand.of-mate-alt", name=label_names(info)[shown.seat], alt=alt)
    tail = [text for text in (cut(told, 500), cut(note, 800 if alt else 400)) if text]
    if alt:
        middle: list[ui.Item[Any]] = [picture(HAND_PICTURE, alt)]
    else:
        room = TEXT_LIMIT - sum(map(len, [head, *tail])) - (GUIDE_MOST if info.lesson else 0)
        cards = look.hand_words(words, shown, room - TABLE_LEAST)
        moment = look.moment(words, private_table, skin)
        in_words = look.in_words(words, info, view, skin)
        table = cut("\n".join(text for text in (moment, in_words) if text), room - len(cards))
        middle = [ui.TextDisplay(cards), ui.TextDisplay(table)]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(head), *middle, *(ui.TextDisplay[Any](text) for text in tail)]
    mine = private_table.seat_ask is not None
    hand = [box(*parts, accent=LAMP if mine else WOOD), *choice]
    mine = info.seats[private_table.seat]
    if _may_vote(info, mine):
        hand += [ui.TextDisplay[Any](motion_words(words, info)), *motion_row(words, info)]
    if info.status == "live" and mine.minded:
        hand.append(row(button(words.say("button.back"), info.id, "table.back", style=SUCCESS)))
    if foot:
        hand += [ui.TextDisplay[Any](foot)]
    if not info.lesson or look.lesson is None:
        return layout(*hand)
    told, *below = hand  # on a phone the guide and what it speaks of must be seen at once
    return layout(told, *guide_boxes(words, look, private_table), *below, ways_out(words, info))


def _lines_of(buttons: ui.ActionRow[Any]) -> float:
    """In how many lines of buttons a phone shows a row; a menu is a little higher than one."""
    if any(isinstance(item, ui.Select) for item in buttons.children):
        return MENU_HIGH
    wide, lines = 0, 1
    for item in buttons.children:
        needs = BUTTON_FRAME + BUTTON_LETTER * len(getattr(item, "label", "") or "")
        lines, wide = (lines + 1, needs) if wide and wide + needs > BUTTONS_WIDE else (lines, wide + needs)
    return lines


def _fitting(head: str, brief: str, beat: str, title: str, high: int, rows: float) -> tuple[str, str]:
    """Headline, and what stands below the rows of a panel, which are so many lines: as much as a phone shows at once
    beside a picture of that height, the question first.
    """
    lines = brief.split("\n")
    less = ["\n".join(lines[:many]) for many in range(len(lines), 0, -1)]
    ways = [(head, f"{beat}\n{title}".strip(), 0), (head, title, 0), (brief, title, 0)]
    for told, foot, more in [*ways, *((told, "", RECKONED) for told in less)]:
        reckoned = phone_high(f"{told}\n{foot}".strip(), high, max(0.0, rows - 1 - MENU_HIGH))
        if not high or reckoned <= PHONE_PANEL + more:
            return told, foot
    return less[-1], ""


def panel_beat(words: Words, look: GameLook, private_table: PrivateTable, span: Span) -> Sequence[str]:
    """The end of a beat, so that a panel stays small; the table tells all of it."""
    return kept(private_table, lambda: _panel_beat(words, look, private_table, span), "beat", span)


def _panel_beat(words: Words, look: GameLook, private_table: PrivateTable, span: Span) -> Sequence[str]:
    most = QUIET_MOST if asks_nothing(private_table) else 0 if private_table.info.lesson else BEAT_MOST
    told = [*look.beat(words, private_table, span, reader=private_table.seat, most=most)]
    while most and len(told) > 1 and len("\n".join(told)) > most:
        told.pop(0)
    return told


def _small(beat: Sequence[str]) -> str:
    """A beat below the buttons of a panel that asks something."""
    told = [*beat]
    if told and len(told[0]) > BEAT_MOST:
        told[0] = shortened(told[0].replace("*", ""), BEAT_MOST)  # a mark that is cut off would be seen as a star
    return "\n".join(f"-# {line}" for line in told)


def asks_nothing(private_table: PrivateTable) -> bool:
    """Whether a panel asks nothing, and says no more than what the others do."""
    info = private_table.info
    return private_table.seat_ask is None and info.status == "live" and not info.lesson


def removed_layout(words: Words) -> ui.LayoutView:
    """In place of the hand of somebody who was removed."""
    return layout(box(ui.TextDisplay(words.refusal("removed", {}))))


def hand_headline(words: Words, look: GameLook, private_table: PrivateTable) -> str:
    """What this seat is asked, or what it waits for."""
    info = private_table.info
    if info.status == "paused":
        return words.say("table.paused", why=why_paused(words, info))
    return _headline(words, look, private_table, brief=False)


def _headline(words: Words, look: GameLook, private_table: PrivateTable, *, brief: bool) -> str:
    return kept(
        private_table, lambda: look.hand_headline(words, private_table, brief=brief), "headline", brief
    )  # fmt: skip


def more_layout(words: Words, info: TableInfo, user_id: int, now: float, *, may_undo: bool) -> ui.LayoutView:
    """The menu behind *More*: what this person may do at that moment (seconds since 1970, UTC). `may_undo`: whether
    that is to take back a move.
    """
    seat, host = seat_of(info, user_id), user_id == info.host_id
    sits, paused = seat is not None and not seat.left, info.status == "paused"
    offered = [
        button(words.say(f"button.{verb}"), info.id, f"{area}.{verb}")
        for area, verb, may in (
            ("panel", "undo", may_undo), ("table", "pause", host and not paused),
            ("table", "resume", paused and (host or (sits and info.pause_until is not None))),
            ("table", tempo_verb(info), host),
            ("table", "resend", sits or host),
            ("table", "report", had_seat(info, user_id) is not None),
        )
        if may
    ]  # fmt: skip
    ends = [
        button(words.say(f"button.{verb}"), info.id, f"table.{verb}", style=DANGER)
        for verb, may in (("leave", sits), ("close", host))
        if may
    ]
    others = [other for other in info.seats if other.user_id not in (None, user_id) and not other.left]
    away = [
        button(
            cut(words.say("button.replace", name=label_names(info)[other.seat]), 80), info.id, "table.replace",
            arg=str(other.user_id),
        )
        for other in others
        if sits and info.status == "live" and other.away is not None and other.away > now and not other.minded
    ][:5]  # fmt: skip
    kick = [discord.SelectOption(label=cut(other.name, 100), value=str(other.user_id)) for other in others if host]
    menu = [select(info.id, "table.kick", kick, placeholder=words.say("more.kick"))] if kick else []
    rows = [row(*items) for items in (offered, menu, away, ends) if items]
    title = words.say("more.title" if rows else "more.nothing", table=info.id)
    if _may_vote(info, seat):
        title, rows = f"{title}\n{motion_words(words, info)}", [*motion_row(words, info), *rows]
    return layout(box(ui.TextDisplay(title)), *rows)


def _may_vote(info: TableInfo, seat: SeatInfo | None) -> bool:
    """Whether an open vote waits for an answer of this seat's person."""
    return info.motion is not None and seat is not None and not seat.left and seat.seat in info.motion.silent


def games_layout(words: Words, games: Sequence[str], pace: str | None, seats: int | None) -> ui.LayoutView:
    """Asks which game a new table plays: a button for each. What was said of the table goes along."""
    buttons = [
        button(words.say(f"game.{game}"), HOUSE, "table.open", arg=f"{game}.{pace or ''}.{seats or ''}", style=SUCCESS)
        for game in games
    ]
    rows = [row(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]
    return layout(box(ui.TextDisplay(words.say("lobby.which-game"))), *rows)


def which_layout(words: Words, infos: Sequence[TableInfo]) -> ui.LayoutView:
    """Asks which table is meant, to look at it: a button for each."""
    buttons = [
        button(
            words.say(
                "watch.table", table=info.id, game=words.say(f"game.{info.game}"), names=", ".join(label_names(info))
            ),
            info.id, "table.watch", arg=IN_PANEL,
        )
        for info in infos
    ]  # fmt: skip
    return layout(box(ui.TextDisplay(words.say("watch.which"))), *(row(each) for each in buttons))


def sure_layout(words: Words, table: str, verb: str, *, arg: str = "", way: str = "", **facts: str) -> ui.LayoutView:
    """Asks for a confirmation before an action that cannot be undone (`verb`: leave, close, kick or replace); `arg`
    goes along with it, and `facts` fill its gaps. `way`: the end of the keys of its words
    where it is done in different ways.
    """
    label = words.say(f"button.sure-{verb}{way}", **facts)
    return layout(
        box(ui.TextDisplay(words.say(f"more.sure-{verb}{way}", table=table, **facts))),
        row(button(label, table, f"table.sure-{verb}", arg=arg, style=DANGER)),
    )
