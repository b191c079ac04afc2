"""Game nights: the message that a channel sees, and the private panels in which one is planned, moved or cancelled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.engine import Refused
from bot.quiet import day_of, minute_of, moment_of
from bot.store.nights import Answer, Night, NightAnswer
from bot.tables.info import SeatInfo, TableInfo
from bot.tables.seats.night_steps import LATEST
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, button, custom_id, row, select
from bot.ui.layouts.forms import FORM_LIVES
from bot.ui.layouts.lobby import LOBBY_PICTURE, lobby_art
from bot.ui.layouts.preferences import show_minute
from bot.ui.layouts.tables import DANGER, LAMP, PRIMARY, SECONDARY, SUCCESS, WOOD, box, cut, layout, picture
from bot.ui.look import Art, GameLook
from bot.ui.names import clean
from bot.ui.words import Words

NAMED = 20
"""How many people are named of those who have given one answer."""
DAYS_SHOWN = 23
"""How many days a select offers; with the ways to earlier and later ones it has room for no more."""
QUARTERS = (0, 15, 30, 45)
EVENING = 20 * 60
"""The minute of the day that a panel proposes."""
IN_TIME = 3600.0
"""Seconds before that hour from which on the next day's is proposed."""
EARLIER, LATER = "earlier", "later"


# -- the message ----------------------------------------------------------------------------------------------------


def night_layout(
    words: Words, night: Night, answers: Sequence[NightAnswer], preset: str, tables: Sequence[str], *, alt: str = "",
) -> ui.LayoutView:  # fmt: skip
    """The night as everybody sees it; with `alt` it shows the picture (attached as `LOBBY_PICTURE`). `preset`: its name
    as people read it; `tables`: the codes of its tables.
    """
    head: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_head(words, night, preset, tables)))]
    shown: list[ui.Item[Any]] = [picture(LOBBY_PICTURE, alt)] if alt else []
    said = [line for answer in ("in", "maybe", "cant") if (line := _named(words, answers, answer))]
    people: list[ui.Item[Any]] = [ui.TextDisplay(cut("\n".join(said), 1500))] if said else []
    return layout(box(*head, *shown, *people, accent=LAMP if night.open else WOOD), _buttons(words, night))


def _head(words: Words, night: Night, preset: str, tables: Sequence[str]) -> list[str]:
    lines = [words.say("night.title", game=words.say(f"game.{night.game}")), *_state(words, night, tables)]
    about = {"seats": night.seats, "name": clean(night.name)}
    lines.append(
        words.say("night.about-preset", preset=preset, **about) if preset else words.say("night.about", **about)
    )
    return [*lines, words.say("night.note", note=clean_note(night.note))] if night.note else lines


def _state(words: Words, night: Night, tables: Sequence[str]) -> list[str]:
    """When it begins, or what has become of it."""
    if night.status == "over":
        return [words.say(f"night.over-{night.outcome}", when=when(night.starts, "F"))]
    if night.status == "started":
        return [words.say("night.started", n=len(tables), tables=words.listing(tables))]
    if night.soon:
        return [words.say("night.soon", n=night.seats, when=when(night.starts))]
    key = "night.weekly" if night.weekly else "night.when"
    return [words.say(key, when=when(night.starts, "F"), left=when(night.starts))]


def _named(words: Words, answers: Iterable[NightAnswer], said: Answer) -> str:
    names = [clean(answer.name) for answer in answers if answer.answer == said]
    if not names:
        return ""
    if len(names) > NAMED:
        told = words.listing([*names[:NAMED], words.say("night.more", n=len(names) - NAMED)])
    else:
        told = ", ".join(names)
    return words.say(f"night.said-{said}", n=len(names), names=told)


def clean_note(note: str) -> str:
    """A note, safe to show."""
    return " ".join(clean(word) for word in note.split())


def _buttons(words: Words, night: Night) -> ui.ActionRow[Any]:
    over = not night.open
    return row(
        button(words.say("night.in"), HOUSE, "night.in", arg=night.id, style=SUCCESS, disabled=over),
        button(words.say("night.maybe"), HOUSE, "night.maybe", arg=night.id, disabled=over),
        button(words.say("night.cant"), HOUSE, "night.cant", arg=night.id, disabled=over),
        button(words.say("button.more"), HOUSE, "night.more", arg=night.id, disabled=over),
    )


def night_table(night: Night, answers: Iterable[NightAnswer], options: Mapping[str, Any], pace: str) -> TableInfo:
    """The table that those who are in would sit at, for its picture."""
    coming = [answer for answer in answers if answer.answer == "in"]
    seats = tuple(
        SeatInfo(number, answer.user_id, answer.name, None, minded=False, left=False, bank=0.0)
        for number, answer in enumerate(coming[:10])
    )
    return TableInfo(
        night.id, night.guild_id, night.channel_id, night.game, "lobby", pace, max(night.seats, len(seats)),
        night.host_id, options, night.created_at, None, None, "", "", seats, "", None, night.version,
    )  # fmt: skip


def night_art(words: Words, look: GameLook, info: TableInfo) -> Art:
    """The picture of a night: the lobby's, with the faces of those who are in."""
    return lobby_art(words, look, info)


def preset_label(words: Words, night: Night) -> str:
    """The name of a night's preset as people read it; empty without one."""
    if not night.preset or night.own:
        return clean(night.preset) if night.preset else ""
    return words.say(f"preset.{night.preset}")


# -- calling --------------------------------------------------------------------------------------------------------


def call_buttons(words: Words, night: Night, table: str = "") -> ui.View:
    """What stands below the message that mentions those who are in: before the night a way out, at a table its *Join*;
    and *Stop calling me*.
    """
    view = ui.View(timeout=None)
    if table:
        view.add_item(button(words.say("button.join"), table, "table.join", style=SUCCESS))
    else:
        view.add_item(button(words.say("night.cant"), HOUSE, "night.cant", arg=night.id))
    view.add_item(button(words.say("night.stop"), HOUSE, "night.stop", arg=night.id))
    view.stop()  # discord.py need not keep it
    return view


# -- planning and moving --------------------------------------------------------------------------------------------


class HourChoice(NamedTuple):
    """What is chosen in a panel: a night, the moment in minutes since 1970, and the first day that is offered."""

    night: str
    minutes: int
    first: int = 0

    @property
    def starts(self) -> float:
        """The moment in seconds."""
        return self.minutes * 60.0

    def shown_as(self, night: Night, day: date, minute: int) -> HourChoice:
        """The choice of what the clock of the night shows then."""
        return self._replace(minutes=int(moment_of(night.zone, night.utc_offset, day, minute) // 60))

    def arg(self) -> str:
        """As it stands in the id of a component."""
        return f"{self.night}.{self.minutes}.{self.first}"


def read_choice(arg: str) -> HourChoice:
    """What the id of a component says. Raises `Refused('over')`."""
    night, *numbers = arg.split(".")
    if len(numbers) != 2 or not all(number.isascii() and number.isdecimal() and len(number) < 12 for number in numbers):
        raise Refused("over")
    return HourChoice(night, *map(int, numbers))


def proposed(night: Night, now: float) -> HourChoice:
    """What a panel proposes: the hour of a night that is moved, else this evening, or tomorrow's once it is late."""
    if night.open:
        return HourChoice(night.id, int(night.starts // 60))
    day = day_of(night.zone, night.utc_offset, now)
    tonight, tomorrow = (
        moment_of(night.zone, night.utc_offset, day + timedelta(days=days), EVENING) for days in range(2)
    )
    return HourChoice(night.id, int((tonight if tonight > now + IN_TIME else tomorrow) // 60))


def picked(night: Night, choice: HourChoice, what: str, value: str, now: float) -> HourChoice:
    """The choice once a day, an hour or minutes are picked, by the clock of the night. Raises `Refused('over')`."""
    day = day_of(night.zone, night.utc_offset, choice.starts)
    minute = minute_of(night.zone, night.utc_offset, choice.starts)
    if value in (EARLIER, LATER):
        return choice._replace(first=max(0, choice.first + (DAYS_SHOWN if value == LATER else -DAYS_SHOWN)))
    if not (value.isascii() and value.isdecimal() and len(value) <= 3):
        raise Refused("over")
    number = int(value)
    if what == "day":
        day = day_of(night.zone, night.utc_offset, now) + timedelta(days=min(number, 61))
    elif what == "hour":
        minute = number % 24 * 60 + minute % 60
    else:
        minute = minute // 60 * 60 + number % 60
    return choice.shown_as(night, day, minute)


def plan_layout(words: Words, night: Night, choice: HourChoice, preset: str, seats: int, now: float) -> ui.LayoutView:
    """The private panel in which a night is planned, or moved: day and hour by the clock of whoever does it, which the
    night is given with.
    """
    day = day_of(night.zone, night.utc_offset, choice.starts)
    minute = minute_of(night.zone, night.utc_offset, choice.starts)
    facts = {"game": words.say(f"game.{night.game}"), "seats": seats, "day": _day_name(words, day),
             "time": show_minute(minute), "when": when(choice.starts, "F")}  # fmt: skip
    told = [
        words.say("night.move-title" if night.open else "night.plan-title", **facts),
        words.say("night.chosen", **facts),
    ]
    told += [words.say("night.with-preset", preset=preset)] if preset else []
    told += [words.say("night.every-week")] if night.weekly else []
    mine = button(words.say("night.my-clock"), HOUSE, "night.clock", arg=choice.arg())
    return layout(
        box(ui.TextDisplay[Any]("\n".join(told)), ui.Section(_clock(words, night, now), accessory=mine), accent=LAMP),
        row(_days(words, night, choice, day, now)),
        row(_hours(words, choice, minute)),
        row(_quarters(words, choice, minute)),
        _plan_buttons(words, night, choice),
    )


def _clock(words: Words, night: Night, now: float) -> str:
    clock = show_minute(minute_of(night.zone, night.utc_offset, now))
    return words.say("night.clock", zone=night.zone.replace("_", " "), now=clock) if night.zone else words.say(
        "night.clock-unknown", now=clock
    )  # fmt: skip


def _day_name(words: Words, day: date) -> str:
    return words.say("night.day", weekday=words.say(f"weekday.{day.isoweekday()}"), day=day.day,
                     month=words.say(f"month.{day.month}"))  # fmt: skip


def _days(words: Words, night: Night, choice: HourChoice, day: date, now: float) -> ui.Item[Any]:
    today, last = day_of(night.zone, night.utc_offset, now), int(LATEST // 86_400)
    shown = range(choice.first, min(choice.first + DAYS_SHOWN, last + 1))
    options = [
        discord.SelectOption(label=_day_name(words, today + timedelta(days=ahead)), value=str(ahead),
                             default=today + timedelta(days=ahead) == day)
        for ahead in shown
    ]  # fmt: skip
    if choice.first:
        options.insert(0, discord.SelectOption(label=words.say("night.earlier"), value=EARLIER))
    if shown.stop <= last:
        options.append(discord.SelectOption(label=words.say("night.later"), value=LATER))
    return select(HOUSE, "night.day", options, placeholder=words.say("night.pick-day"), arg=choice.arg())


def _hours(words: Words, choice: HourChoice, minute: int) -> ui.Item[Any]:
    options = [
        discord.SelectOption(label=show_minute(hour * 60 + minute % 60), value=str(hour), default=hour == minute // 60)
        for hour in range(24)
    ]
    return select(HOUSE, "night.hour", options, placeholder=words.say("night.pick-hour"), arg=choice.arg())


def _quarters(words: Words, choice: HourChoice, minute: int) -> ui.Item[Any]:
    options = [
        discord.SelectOption(label=show_minute(minute // 60 * 60 + past), value=str(past), default=past == minute % 60)
        for past in QUARTERS
    ]
    return select(HOUSE, "night.minute", options, placeholder=words.say("night.pick-minute"), arg=choice.arg())


def _plan_buttons(words: Words, night: Night, choice: HourChoice) -> ui.ActionRow[Any]:
    arg = choice.arg()
    if night.open:
        return row(button(words.say("night.move"), HOUSE, "night.move-to", arg=arg, style=PRIMARY))
    weekly = words.say("night.once" if night.weekly else "night.each-week")
    return row(
        button(words.say("night.plan"), HOUSE, "night.plan", arg=arg, style=PRIMARY),
        button(words.say("night.as-soon"), HOUSE, "night.soon", arg=arg, disabled=night.weekly),
        button(weekly, HOUSE, "night.weekly", arg=arg, style=SUCCESS if night.weekly else SECONDARY),
    )


def more_layout(words: Words, night: Night, *, manages: bool) -> ui.LayoutView:
    """*More* of a night: moving and cancelling it; for others than its planner these are grey, with the reason."""
    why = "night.more-not" if not manages else "night.more-soon" if night.soon else ""
    told = [words.say("night.more-title", name=clean(night.name)), *([words.say(why)] if why else [])]
    return layout(
        box(ui.TextDisplay[Any]("\n".join(told))),
        row(
            button(words.say("night.move"), HOUSE, "night.move", arg=night.id, disabled=not manages or night.soon),
            button(words.say("night.cancel"), HOUSE, "night.cancel", arg=night.id, style=DANGER, disabled=not manages),
        ),
    )


def sure_cancel_layout(words: Words, night: Night) -> ui.LayoutView:
    """Ask whether a night is really to be cancelled."""
    return layout(
        box(ui.TextDisplay[Any](words.say("night.sure-weekly" if night.weekly else "night.sure"))),
        row(button(words.say("night.sure-cancel"), HOUSE, "night.sure-cancel", arg=night.id, style=DANGER)),
    )


def list_layout(words: Words, found: Sequence[tuple[Night, int]]) -> ui.LayoutView:
    """Nights with the number of people who are in, the next one first."""
    lines = [words.say("night.list" if found else "night.list-none")]
    for night, coming in found:
        facts = {"game": words.say(f"game.{night.game}"), "when": when(night.starts, "F"),
                 "channel": str(night.channel_id), "n": coming, "seats": night.seats}  # fmt: skip
        lines.append(words.say("night.listed-soon" if night.soon else "night.listed", **facts))
    return layout(box(ui.TextDisplay[Any](cut("\n".join(lines)))))


def clock_form(words: Words, choice: HourChoice, known: str) -> ui.Modal:
    """The form for the planner's time zone."""
    form = ui.Modal(title=words.say("me.form-zone"), custom_id=custom_id(HOUSE, "night.zone", arg=choice.arg()),
                    timeout=FORM_LIVES)  # fmt: skip
    text: ui.TextInput[Any] = ui.TextInput(default=known or None, max_length=40)
    form.add_item(ui.Label(text=words.say("me.form-zone"), description=words.say("me.form-zone-hint"), component=text))
    return form
