"""The messages that a whole channel sees: the lobby, the table, the end. One layout each, the same for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.store.houses import DRINKS, USUAL_DRINK
from bot.tables.info import BROKEN, PublicTable, SeatInfo, TableInfo
from bot.ui.beats import NOTHING_YET, Span, public_beat
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, TableItem, button, row, shortened
from bot.ui.look import Ending, GameLook
from bot.ui.names import clean, plain, unisolated
from bot.ui.words import Fact, Words, spaced

TABLE_PICTURE = "table.png"
RECAP_PICTURE = "recap.png"
HAND_PICTURE = "hand.png"

LAMP = 0xF2B84B
WOOD = 0x3B2A1E
TEXT_LIMIT = 3800
"""Characters of text in one message; Discord allows 4000."""
PHONE_HIGH = 640
"""The most pixels that a table's message is high on a phone 390 px wide."""
PHONE_PANEL = 590
"""The most pixels that a private panel with a picture is high there."""
PHONE_FRAME = 170
"""Pixels that two rows of buttons, the sender's name and the margins of a table's message take on a phone."""
PHONE_ROW, PHONE_BUTTONS = 22, 40
"""Pixels of a row of text, and of one more row of buttons."""
PICTURE_WIDE = 1200
SHORT_NAME = 10
"""The most characters of a name where there is little room."""
LEAST_LINE = 40
"""Characters that the newest line of the story keeps, however high the picture is."""
STORY_MOST = 900
"""Characters of the table's story; if it is longer, its beginning is left out."""
LINE_MOST = 300
"""Characters of one note under it."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_ENDING = Ending("", (), (), ())
PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger


class Phone(NamedTuple):
    """How wide a message is on a phone."""

    wide: int
    """Pixels of its picture."""
    letters: int
    """Letters in a row of its text."""


PHONES = (Phone(wide=265, letters=34), Phone(wide=340, letters=42))
"""Where messages stand beside the sender's face, as on the sandbox's page, and where they have the whole width."""


@dataclass(frozen=True, slots=True)
class Skin:
    """How a server wants to see its tables."""

    drink_word: str = ""
    """For none or several; empty for the usual word."""
    one_drink: str = ""
    pictures: bool = True


def seat_names(info: TableInfo) -> list[str]:
    """The names by seat, safe to show."""
    return [clean(seat.name) for seat in info.seats]


def short_names(info: TableInfo) -> list[str]:
    """The names by seat, safe to show, where there is little room: of a long one its first words."""
    return [clean(shortened(plain(seat.name), SHORT_NAME)) for seat in info.seats]


def label_names(info: TableInfo) -> list[str]:
    """The names by seat for labels, which Discord does not format."""
    return [plain(seat.name) for seat in info.seats]


def name_of(info: TableInfo, user_id: int) -> str:
    """The name of a person at the table; empty for anybody else."""
    return next((clean(seat.name) for seat in info.seats if seat.user_id == user_id), "")


def story_lines(words: Words, look: GameLook, info: TableInfo, events: Sequence[Mapping[str, Any]]) -> list[str]:
    """What happened at the table, oldest first."""
    return look.lines(words, [seat.name for seat in info.seats], events, clean, info.options)


def cut(text: str, most: int = TEXT_LIMIT) -> str:
    """The text, shortened at its end."""
    return text if len(text) <= most else text[: most - 1] + "…"


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message made of `items`. discord.py need not keep it, because its buttons are handled by their ids."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def box(*items: ui.Item[Any], accent: int = WOOD) -> ui.Container[Any]:
    """A framed part of a message."""
    return ui.Container(*items, accent_colour=accent)


def picture(file: str, alt: str) -> ui.MediaGallery[Any]:
    """A picture that is attached under the name `file`, with its alt text."""
    return ui.MediaGallery(_pictured(file, alt))


def _pictured(file: str, alt: str) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{file}", description=cut(unisolated(alt), 1024))


def why_uncounted(words: Words, info: TableInfo) -> str:
    """Why an ended game does not count for the ladder; empty if it does, or if nobody asked for a reason."""
    key = f"final.why-{info.uncounted}"
    return words.say(key) if info.uncounted and words.has(key) else ""


def shut_layout(words: Words, key: str, info: TableInfo) -> ui.LayoutView:
    """A lobby that nobody started, or a closed table."""
    why = why_uncounted(words, info) if info.started_at is not None and not info.lesson else ""
    told = box(ui.TextDisplay[Any]("\n".join(line for line in (words.say(key, table=info.id), why) if line)))
    if info.started_at is None:
        return layout(told)
    return layout(told, row(button(words.say("button.log"), info.id, "table.log")))


# -- the table ------------------------------------------------------------------------------------------------------


def headline(words: Words, look: GameLook, public_table: PublicTable, *, pictured: bool = False) -> str:
    """Whose move it is, and until when; or why the table is paused. `pictured`: beside the table's picture."""
    info = public_table.info
    if info.status == "paused":
        return words.say("table.paused", why=why_paused(words, info))
    if (
        public_table.ask is None
        or public_table.view is None
        or not (public_table.ask.waiting or public_table.ask.natural)
    ):
        return ""
    return look.headline(words, public_table, pictured=pictured)


def why_paused(words: Words, info: TableInfo) -> str:
    """Why a table is paused."""
    if info.pause_until is not None:
        return words.say("table.host-until", when=when(info.pause_until))
    key = f"table.{info.pause_reason}"
    return words.say(key if words.has(key) else "table.host", reference=info.pause_reference or "—")


def table_layout(
    words: Words,
    look: GameLook,
    public_table: PublicTable,
    skin: Skin,
    *,
    alt: str = "",
    notice: str = "",
    hint: str = "",
    absent: str = "",
    high: int = 0,
    span: Span = NOTHING_YET,
) -> ui.LayoutView:
    """A game in play. With `alt` it shows the picture (attached as `TABLE_PICTURE`), else the same in words.

    `absent`: the lines about those who are away; `high`: the height of the picture in pixels, beside which only so much
    of the beat stands as a phone shows at once; `span`: what the beat tells.
    """
    info = public_table.info
    title = words.say("table.title", game=words.say(f"game.{info.game}"), table=info.id)
    if info.counts:
        title = words.say("table.counted", title=title)
    head = f"{title}\n{headline(words, look, public_table, pictured=bool(alt))}"
    lesson = words.say("lesson.table", name=name_of(info, info.host_id)) if info.lesson else ""
    away = public_table.finished_at
    key = "table.fallen" if public_table.fallen else "table.nobody-there"
    finish = "" if away is None else words.say(key, when=when(away))
    first = info.mix and public_table.ask is not None and public_table.ask.turn == 1
    mix = words.say("table.mix", mix=info.mix) if first else ""
    notes = [cut(line, LINE_MOST) for line in (lesson, notice, absent, finish, hint, mix) if line]
    votes = (_vote_words(words, public_table), motion_words(words, info))
    vote = cut("\n".join(line for line in votes if line), LINE_MOST)
    told: Sequence[str] = public_beat(words, look, public_table, span) if public_table.view is not None else ()
    extras = _table_extras(words, public_table)
    head = f"{head}\n{vote}" if vote else head
    told = newest_lines(
        told, lambda lines: not high or phone_high("\n".join((head, *lines, *notes)), high, len(extras)) <= PHONE_HIGH
    )
    tail = ["\n".join([*(cut(line, STORY_MOST) for line in told), *notes])]
    middle: list[ui.Item[Any]] = [picture(TABLE_PICTURE, alt)] if alt else []
    if not alt and public_table.view is not None:
        room = TEXT_LIMIT - sum(map(len, [head, *tail]))
        moment = look.moment(words, public_table, skin)
        shown = [line for line in (moment, look.in_words(words, info, public_table.view, skin)) if line]
        middle = [ui.TextDisplay(cut("\n".join(shown), room))]
    parts = [ui.TextDisplay[Any](head), *middle, *(ui.TextDisplay[Any](text) for text in tail if text)]
    fallen = public_table.fallen and info.status == "live"
    play = finish_row(words, public_table) if fallen else look.buttons(words, public_table)
    return layout(box(*parts, accent=LAMP), play, *extras)


def newest_lines(told: Sequence[str], fits: Callable[[Sequence[str]], bool]) -> list[str]:
    """The newest lines of a story, as many as fit; the newest alone is cut where it does not."""
    shown = list(told)
    while len(shown) > 1 and (len("\n".join(shown)) > STORY_MOST or not fits(shown)):
        shown.pop(0)
    while shown and len(shown[0]) > LEAST_LINE and not fits(shown):
        shown[0] = cut(shown[0], len(shown[0]) - 8)
    if shown and (shown[0].count("*") - shown[0].count("\\*")) % 2:  # cut within a title in italics
        shown[0] += "*"
    return shown


def phone_high(text: str, high: int, button_rows: float) -> int:
    """How many pixels a table's message is high on a phone, about, and at most.

    `high`: the height of its picture; `button_rows`: how many rows of buttons it has besides those of the game.
    """
    shown = re.sub(r"<t:\d+:R>", "in 45 seconds", text).replace("*", "")
    lines = shown.split("\n")
    return max(
        PHONE_FRAME
        + round(high * phone.wide / PICTURE_WIDE)
        + round(button_rows * PHONE_BUTTONS)
        + PHONE_ROW * sum(_rows(line, phone.letters) for line in lines)
        for phone in PHONES
    )


def _rows(line: str, letters: int) -> int:
    """How many rows a line takes, of so many letters each."""
    return 1 if len(line) <= letters else _wrapped(line, letters)


@lru_cache(maxsize=4096)
def _wrapped(line: str, letters: int) -> int:
    return max(1, len(wrap(line, letters)))


def _vote_words(words: Words, public_table: PublicTable) -> str:
    """The line about an open undo vote; empty without one."""
    if public_table.undo is None:
        return ""
    wanted = words.listing([name_of(public_table.info, user) for user in public_table.undo.wanted])
    return words.say("table.vote", name=seat_names(public_table.info)[public_table.undo.seat], names=wanted)


def away_words(words: Words, info: TableInfo, now: float) -> str:
    """A line for everybody who is away at that moment (seconds since 1970, UTC); empty without anybody."""
    away = [(name, seat.away) for name, seat in zip(seat_names(info), info.seats, strict=True) if not seat.minded]
    told = [(name, until) for name, until in away if until is not None and until > now]
    return "\n".join(words.say("table.away", name=name, when=when(until, "f")) for name, until in told)


def motion_words(words: Words, info: TableInfo) -> str:
    """The line about an open vote on removing somebody, on closing the table or on a pause; empty without one."""
    motion = info.motion
    if motion is None:
        return ""
    names = seat_names(info)
    silent = words.listing([names[seat] for seat in motion.silent])
    facts = {"name": names[motion.by], "whom": names[motion.about], "names": silent, "when": when(motion.until)}
    return words.say(f"table.motion-{motion.what}", **facts)


def motion_row(words: Words, info: TableInfo) -> list[ui.ActionRow[Any]]:
    """The buttons of that vote; none without one."""
    motion = info.motion
    if motion is None:
        return []
    name = label_names(info)[motion.about]
    labels = [cut(words.say(f"button.vote-{motion.what}-{answer}", name=name), 80) for answer in ("yes", "no")]
    verbs = ("table.vote-yes", "table.vote-no")
    return [row(*(button(label, info.id, verb) for label, verb in zip(labels, verbs, strict=True)))]


def _table_extras(words: Words, public_table: PublicTable) -> list[ui.ActionRow[Any]]:
    extras: list[ui.ActionRow[Any]] = []
    if public_table.undo is not None:
        extras.append(
            row(
                button(words.say("button.yes"), public_table.info.id, "table.yes", style=SUCCESS),
                button(words.say("button.no"), public_table.info.id, "table.no"),
            )
        )
    extras += motion_row(words, public_table.info)
    if public_table.info.status == "paused" and public_table.info.pause_reason in BROKEN:
        extras.append(row(button(words.say("button.close"), public_table.info.id, "table.close", style=DANGER)))
    if any(seat.minded and not seat.removed for seat in public_table.info.seats):
        extras.append(row(button(words.say("button.back"), public_table.info.id, "table.back", style=SUCCESS)))
    return extras


def finish_row(words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
    """What there is to do when all people are out of the game, in place of the game's buttons. Who watches on already
    need not ask for it again.
    """
    table, ends = public_table.info.id, public_table.finished_at is not None
    return row(
        button(words.say("button.finish"), table, "table.finish", style=PRIMARY),
        button(words.say("button.watch-on"), table, "table.watch-on", disabled=not ends),
        button(words.say("button.more"), table, "table.more"),
    )


def drink_word(words: Words, count: int, skin: Skin) -> str:
    """What so many drinks are called: the server's own word, or the usual one."""
    return drink_called(words, skin.one_drink, skin.drink_word)[count != 1]


def drink_called(words: Words, one_drink: str, drinks: str) -> tuple[str, str]:
    """What one drink and several are called: words of a server's own as they are, those that it may choose, and the
    usual ones for none, in the language that is spoken.
    """
    known = next((name for name, both in DRINKS.items() if both == (one_drink, drinks)), "")
    if known and known != USUAL_DRINK:
        return words.say(f"drinks.{known}-one"), words.say(f"drinks.{known}-several")
    own = not known
    return (own and one_drink) or words.say("drinks.one"), (own and drinks) or words.say("drinks.several")


def drinks(words: Words, count: int, skin: Skin) -> str:
    """How much somebody has drunk, in the server's word for drinks."""
    word = drink_word(words, count, skin)
    return words.say("drinks.n" if count else "drinks.none", n=count, word=word)


# -- the end --------------------------------------------------------------------------------------------------------


def final_layout(
    words: Words, look: GameLook, public_table: PublicTable, skin: Skin, *, alt: str = "", recap_alt: str = "",
    ending: Ending = NO_ENDING, marks: str = "",
) -> ui.LayoutView:  # fmt: skip
    """A finished game: how it ended, places, the recap, and the buttons for what comes next. The seed is in the log.

    With `recap_alt` it shows the recap (attached as `RECAP_PICTURE`), which has the places; without, the places in
    words, and with `alt` the table's picture. `marks`: a line about new marks.
    """
    info = public_table.info
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(words.say("final.title", game=words.say(f"game.{info.game}"), table=info.id))
    ]
    told = ending_lines(words, ending) or story_lines(words, look, info, public_table.recent)[-1:]
    if told:
        parts.append(ui.TextDisplay(cut("\n".join(told), 1200)))
    if recap_alt:
        parts.append(picture(RECAP_PICTURE, recap_alt))
    else:
        if alt:
            parts.append(picture(TABLE_PICTURE, alt))
        parts.append(ui.TextDisplay(cut("\n".join(placing_lines(words, look, public_table, skin)), 2400)))
    if marks:
        parts.append(ui.TextDisplay(marks))
    if (why := why_uncounted(words, info)) and not info.lesson:
        parts.append(ui.TextDisplay(why))
    return layout(
        box(*parts, accent=LAMP),
        row(
            button(words.say("button.rematch"), info.id, "table.rematch", style=PRIMARY),
            button(words.say("button.replay"), HOUSE, "replay.open", arg=info.id),
            button(words.say("button.more"), info.id, "table.after"),
        ),
    )


def after_layout(
    words: Words, info: TableInfo, *, recap: bool, decided: bool, more: Sequence[TableItem] = ()
) -> ui.LayoutView:
    """What is behind *More* under a recap, privately. `recap`: whether it can be shared; `decided`: whether there is
    something to show that decided the game; `more`: further buttons.
    """
    show = [button(words.say("button.blows"), info.id, "table.blows")] if decided else []
    share = [button(words.say("button.share"), info.id, "table.share")] if recap else []
    story = button(words.say("button.story"), info.id, "table.watch")
    log = button(words.say("button.log"), info.id, "table.log")
    return layout(ui.TextDisplay(words.say("final.more", table=info.id)), row(*show, *share, story, log, *more))


def ending_lines(words: Words, ending: Ending) -> list[str]:
    """How a game ended: in a sentence, how it went on without people, and what decided it."""
    told = [words.say("final.headline", told=ending.headline)] if ending.headline else []
    if ending.without:
        head = words.say("final.without", names=words.listing(ending.people))
        told += [head, *(words.say("final.line", told=line) for line in ending.without)]
    blows = [blow.told for blow in ending.blows if blow.told not in ending.without]
    if blows:
        told += [words.say("final.decided"), *(words.say("final.line", told=blow) for blow in blows)]
    return told


def blows_layout(words: Words, ending: Ending, pictures: Sequence[tuple[str, str]]) -> ui.LayoutView:
    """What decided a game, with the pictures of the cards that did it, each by its file and its alt text."""
    told = [words.say("final.decided"), *(words.say("final.line", told=blow.told) for blow in ending.blows)]
    shown: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(told))]
    if pictures:
        items = [_pictured(file, alt) for file, alt in pictures]
        shown.append(ui.MediaGallery(*items[:10]))
    return layout(box(*shown, accent=LAMP))


def recap_layout(pictures: Sequence[tuple[str, str]]) -> ui.LayoutView:
    """The recap and the banners of its game, as they are shared, each by its file and its alt text."""
    return layout(*(picture(file, alt) for file, alt in pictures))


def banner_picture(number: int) -> str:
    """The name of the file with the first, second, third banner (from 0)."""
    return f"banner-{number + 1}.png"


def patron_mark(words: Words, seat: SeatInfo) -> str:
    """What stands behind the name of a patron; empty for a person."""
    return spaced(words.say("table.state-patron")) if seat.patron else ""


def by_place(words: Words, info: TableInfo) -> list[tuple[int, dict[str, Fact]]]:
    """The seats of a finished game, the best first, each with the facts that all games show with a place."""
    places, names = info.placings, seat_names(info)
    if places is None:
        return []
    found: list[tuple[int, dict[str, Fact]]] = []
    for seat in sorted(info.seats, key=lambda seat: places[seat.seat]):
        place, patron = places[seat.seat], patron_mark(words, seat)
        facts: dict[str, Fact] = {
            "medal": MEDALS.get(place, "▫️"),
            "place": place,
            "name": names[seat.seat],
            "patron": patron,
        }
        found.append((seat.seat, facts))
    return found


def placing_lines(words: Words, look: GameLook, public_table: PublicTable, skin: Skin) -> Sequence[str]:
    """Every seat with its place, the best first; only seats and places if the game cannot be restored."""
    info = public_table.info
    if public_table.view is None and info.placings is not None:
        places = sorted((place, seat) for seat, place in enumerate(info.placings))
        return [words.say("log.place", place=place, name=seat_names(info)[seat]) for place, seat in places]
    return look.places(words, public_table, skin)
