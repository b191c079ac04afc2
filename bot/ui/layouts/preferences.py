"""The panels with the settings of a server and of a person. Only the person who opened one sees it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.languages.files import Language
from bot.quiet import find_zones, minute_of, offset_at
from bot.store.callers import Caller
from bot.store.houses import DRINKS, GuildSettings
from bot.store.people import DAY_MINUTES, PersonSettings
from bot.tables.clocks.pace import PACES
from bot.tables.seats.aways import LONGEST
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, TableItem, button, custom_id, row, select
from bot.ui.layouts.forms import FORM_LIVES
from bot.ui.layouts.languages import language_row, named
from bot.ui.layouts.tables import DANGER, LAMP, WOOD, box, drink_called, layout
from bot.ui.names import clean
from bot.ui.words import Words

MOST_CHANNELS = 25
HALF_A_YEAR = 182 * 86_400.0
ZONES_NAMED = 5
"""How many time zones are named to somebody who may have meant any of several."""
OWN_DRINK = "own"
CHANNEL_KINDS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.forum,
    discord.ChannelType.category,
]
NEWS_KINDS = [discord.ChannelType.text, discord.ChannelType.news]
LIMIT_MOST = 3
"""Digits of a limit of tables."""

_CLOCK = re.compile(r"(\d{1,2})(?:[:.h]?(\d\d))?\s*([ap]m)?", re.IGNORECASE)


# -- a server -------------------------------------------------------------------------------------------------------


def house_layout(words: Words, house: GuildSettings, note: str = "", offered: Sequence[Language] = ()) -> ui.LayoutView:
    """A server's settings, and the controls to change them. `note` is a line on what was just changed; `offered`: the
    languages.
    """
    paces = [(pace, words.say(f"pace.{pace}")) for pace in PACES]
    hands = [(where, words.say(f"house.hands-{where}")) for where in ("dm", "channel")]
    return layout(
        box(ui.TextDisplay[Any]("\n".join(_house_lines(words, house, offered, note))), accent=LAMP),
        row(_channels(words, house)),
        row(_news(words, house)),
        row(_choice(words, "house.pace", "house.pick-pace", paces, house.pace)),
        row(_choice(words, "house.hands", "house.pick-hands", hands, house.hands)),
        row(_drinks(words, house)),
        row(_deck_role(words, house)),
        row(
            button(
                words.say("house.pictures-off" if house.pictures else "house.pictures-on"),
                HOUSE,
                "house.pictures",
                arg="off" if house.pictures else "on",
            ),
            button(
                words.say("house.log-none" if house.log_thread else "house.log-keep"),
                HOUSE,
                "house.log",
                arg="off" if house.log_thread else "on",
            ),
            button(words.say("house.limits-set"), HOUSE, "house.limits"),
            button(words.say("house.everywhere"), HOUSE, "house.everywhere", disabled=not house.channels),
            _switch(words, "house.events", house.night_events, "house.events-off", "house.events-on"),
        ),
        row(
            _switch(words, "house.own-rated", house.own_rated, "house.own-unrate", "house.own-rate"),
            button(words.say("house.calendar"), HOUSE, "house.calendar"),
        ),
        *language_row(words, "house.language", words.say("language.locale"), house.language, offered),
    )


def _house_lines(words: Words, house: GuildSettings, offered: Sequence[Language], note: str) -> list[str]:
    channels = ", ".join(f"<#{channel}>" for channel in sorted(house.channels))
    limits = {"channel": _limit(words, house.tables_channel), "server": _limit(words, house.tables_server)}
    return [
        words.say("house.title"),
        words.say("house.channels", channels=channels or words.say("house.channels-all")),
        words.say("house.limits", **limits),
        words.say("house.news", channel=f"<#{house.news_id}>" if house.news_id else words.say("house.news-none")),
        words.say("house.events", state=words.say("house.events-yes" if house.night_events else "house.events-no")),
        words.say("house.pace", pace=words.say(f"pace.{house.pace}")),
        words.say("house.hands", hands=words.say(f"house.hands-{house.hands}")),
        words.say("house.pictures", state=words.say("house.state-on" if house.pictures else "house.state-off")),
        words.say("house.log", state=words.say("house.log-on" if house.log_thread else "house.log-off")),
        words.say("house.drink", **_called(words, house)),
        words.say("house.presets", presets=_presets(words, house)),
        words.say(
            "house.decks", makers=f"<@&{house.deck_role}>" if house.deck_role else words.say("house.decks-managers"),
            rated=words.say("house.own-rated-yes" if house.own_rated else "house.own-rated-no"),
        ),
        *([named(words, house.language, offered, words.say("language.locale"))] if len(offered) > 1 else []),
        *([note] if note else []),
    ]  # fmt: skip


def _deck_role(words: Words, house: GuildSettings) -> TableItem:
    """The menu of the role whose people make decks here."""
    kind = discord.SelectDefaultValueType.role
    chosen = [discord.SelectDefaultValue(id=house.deck_role, type=kind)] if house.deck_role else []
    return ui.RoleSelect(
        custom_id=custom_id(HOUSE, "house.deck-role"), placeholder=words.say("house.pick-deck-role"), min_values=0,
        default_values=chosen,
    )  # fmt: skip


def _presets(words: Words, house: GuildSettings) -> str:
    """The server's own presets by game."""
    told: list[str] = []
    for game in sorted({preset.game for preset in house.presets}):
        names = ", ".join(clean(preset.name) for preset in house.presets if preset.game == game)
        told.append(f"{words.say(f'game.{game}') if words.has(f'game.{game}') else game} ({names})")
    return ", ".join(told) or words.say("house.presets-none")


def _limit(words: Words, most: int | None) -> str:
    return words.say("house.limit-none") if most is None else str(most)


def _channels(words: Words, house: GuildSettings) -> TableItem:
    """The menu of the channels for tables, with those that are chosen; Discord shows no more than 25, so from there on
    a menu that adds the channels which are picked, or removes them.
    """
    many = len(house.channels) >= MOST_CHANNELS
    chosen = [
        discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
        for channel in sorted(house.channels)
    ]
    return ui.ChannelSelect(
        custom_id=custom_id(HOUSE, "house.more-channels" if many else "house.channels"),
        channel_types=CHANNEL_KINDS,
        placeholder=words.say("house.pick-more-channels" if many else "house.pick-channels"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[] if many else chosen,
    )


def _news(words: Words, house: GuildSettings) -> TableItem:
    chosen = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=custom_id(HOUSE, "house.news"),
        channel_types=NEWS_KINDS,
        placeholder=words.say("house.pick-news"),
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=house.news_id, type=chosen)] if house.news_id else [],
    )


def _choice(words: Words, verb: str, label: str, choices: Sequence[tuple[str, str]], now: str) -> TableItem:
    options = [discord.SelectOption(label=text[:100], value=value, default=value == now) for value, text in choices]
    return select(HOUSE, verb, options, placeholder=words.say(label))


def _drinks(words: Words, house: GuildSettings) -> TableItem:
    choices = [(name, drink_called(words, *both)[1]) for name, both in DRINKS.items()]
    now = next((name for name, both in DRINKS.items() if both == (house.drink, house.drinks)), OWN_DRINK)
    typed = {"one": house.drink, "several": house.drinks}
    own = words.say("house.drink-own-now", **typed) if now == OWN_DRINK else words.say("house.drink-own")
    # A word of the server's own is never preselected: choosing it must open its form, but Discord sends nothing when
    # the preselected option is chosen again.
    options = [discord.SelectOption(label=text, value=name, default=name == now) for name, text in choices]
    options.append(discord.SelectOption(label=own[:100], value=OWN_DRINK))
    return select(HOUSE, "house.drink", options, placeholder=own if now == OWN_DRINK else words.say("house.pick-drink"))


def _called(words: Words, house: GuildSettings) -> dict[str, str]:
    """What one drink and several are called on the server, safe to show."""
    named = drink_called(words, house.drink, house.drinks)
    return {key: clean(word) for key, word in zip(("one", "several"), named, strict=True)}


def drink_form(words: Words, house: GuildSettings) -> ui.Modal:
    """The form for a word for a drink."""
    now = house.drink if house.drink == house.drinks else f"{house.drink}/{house.drinks}"
    return form(
        words.say("house.form"),
        custom_id(HOUSE, "house.word"),
        field(words.say("house.form-label"), words.say("house.form-hint"), now, 45),
    )


def limits_form(words: Words, house: GuildSettings) -> ui.Modal:
    """The form for how many tables may be open."""
    hint = words.say("house.limits-hint")
    return form(
        words.say("house.limits-form"),
        custom_id(HOUSE, "house.set-limits"),
        field(words.say("house.limits-channel"), hint, _shown(house.tables_channel), LIMIT_MOST, required=False),
        field(words.say("house.limits-server"), hint, _shown(house.tables_server), LIMIT_MOST, required=False),
    )


def _shown(limit: int | None) -> str:
    return "" if limit is None else str(limit)


def read_limit(text: str) -> int | None:
    """A limit that somebody has typed; None for none. Raises `Refused('limit-wrong')`, with the `text`."""
    typed = text.strip()
    if not typed:
        return None
    if not (typed.isascii() and typed.isdecimal()) or not int(typed):
        raise Refused("limit-wrong", text=clean(typed)[:20])
    return int(typed)


# -- a person -------------------------------------------------------------------------------------------------------


def me_layout(words: Words, settings: PersonSettings, now: float, offered: Sequence[Language] = ()) -> ui.LayoutView:
    """A person's settings, and the controls to change them.

    `now` is in seconds since 1970; `offered` are the languages.
    """
    where = [("house", words.say("me.hands-house"))]
    where += [(place, words.say(f"house.hands-{place}")) for place in ("dm", "channel")]
    quiet = settings.quiet_from is not None
    return layout(
        box(ui.TextDisplay[Any]("\n".join(_me_lines(words, settings, now, offered))), accent=LAMP),
        row(_choice(words, "me.hands", "me.pick-hands", where, settings.hands or "house")),
        row(
            _switch(words, "me.pings", settings.pings, "me.pings-off", "me.pings-on"),
            _switch(words, "me.words", settings.words_only, "me.words-off", "me.words-on"),
            button(words.say("me.quiet-set"), HOUSE, "me.quiet"),
            button(words.say("me.quiet-off"), HOUSE, "me.loud", disabled=not quiet),
            _switch(words, "me.poker", settings.poker_face, "me.poker-off", "me.poker-on"),
        ),
        row(_choice(words, "me.away", "me.pick-away", _days(words), "")),
        row(
            button(words.say("me.digest-set"), HOUSE, "me.digest"),
            button(words.say("me.away-back"), HOUSE, "me.back", disabled=not settings.away(now)),
            _switch(words, "me.nights", settings.night_calls, "me.nights-off", "me.nights-on"),
            button(words.say("me.calls"), HOUSE, "call.panel"),
            _switch(words, "me.hints", settings.chair_hints, "me.hints-off", "me.hints-on"),
        ),
        row(
            _switch(words, "me.hidden", settings.hidden, "me.hidden-off", "me.hidden-on"),
            _switch(words, "me.marks", settings.mark_lines, "me.marks-off", "me.marks-on"),
        ),
        *language_row(words, "me.language", words.say("language.discord"), settings.language, offered),
    )


def _days(words: Words) -> list[tuple[str, str]]:
    """For how long somebody can be away."""
    return [(str(days), words.say("me.away-days", days=days)) for days in range(1, LONGEST + 1)]


def _switch(words: Words, verb: str, on: bool, turn_off: str, turn_on: str) -> TableItem:
    """A button that turns a setting on or off. Its id holds the new value, so that a doubled press changes nothing."""
    return button(words.say(turn_off if on else turn_on), HOUSE, verb, arg="off" if on else "on")


def _me_lines(words: Words, settings: PersonSettings, now: float, offered: Sequence[Language]) -> list[str]:
    hands = words.say(f"house.hands-{settings.hands}" if settings.hands else "me.hands-house")
    none = words.say("me.digest-none")
    return [
        words.say("me.title"),
        words.say("me.hands", hands=hands),
        words.say("me.pings", state=words.say("me.yes" if settings.pings else "me.no")),
        words.say("me.nights", state=words.say("me.yes" if settings.night_calls else "me.no")),
        words.say("me.hints", state=words.say("me.yes" if settings.chair_hints else "me.no")),
        words.say("me.words-only", state=words.say("me.yes" if settings.words_only else "me.no")),
        words.say("me.quiet", hours=_quiet(words, settings, now)),
        words.say("me.digests", times=words.listing([show_minute(minute) for minute in settings.digest]) or none),
        words.say("me.poker", state=words.say("me.yes" if settings.poker_face else "me.no")),
        words.say("me.away", until=_away(words, settings, now)),
        words.say("me.hidden", state=words.say("me.yes" if settings.hidden else "me.no")),
        words.say("me.marks", state=words.say("me.yes" if settings.mark_lines else "me.no")),
        *([named(words, settings.language, offered, words.say("language.discord"))] if len(offered) > 1 else []),
    ]


def _away(words: Words, settings: PersonSettings, now: float) -> str:
    if settings.away_until is None or not settings.away(now):
        return words.say("me.away-none")
    return words.say("me.away-until", when=when(settings.away_until, "f"))


def _quiet(words: Words, settings: PersonSettings, now: float) -> str:
    if settings.quiet_from is None or settings.quiet_to is None:
        return words.say("me.quiet-none")
    start, end = show_minute(settings.quiet_from), show_minute(settings.quiet_to)
    clock = show_minute(minute_now(settings, now))
    if settings.zone:
        return words.say("me.quiet-zone", start=start, end=end, zone=settings.zone.replace("_", " "), now=clock)
    return words.say("me.quiet-hours", start=start, end=end, now=clock)


def quiet_form(words: Words, settings: PersonSettings, now: float) -> ui.Modal:
    """The form for quiet hours, and for the person's time zone."""
    hint = words.say("me.form-hint")
    known = settings.quiet_from is not None and settings.quiet_to is not None
    return form(
        words.say("me.form"),
        custom_id(HOUSE, "me.hours"),
        field(words.say("me.form-start"), hint, show_minute(settings.quiet_from or 0) if known else "", 8),
        field(words.say("me.form-end"), hint, show_minute(settings.quiet_to or 0) if known else "", 8),
        field(
            words.say("me.form-zone"),
            words.say("me.form-zone-hint"),
            settings.zone or (show_minute(minute_now(settings, now)) if known else ""),
            40,
        ),
    )


def digest_form(words: Words, settings: PersonSettings, now: float) -> ui.Modal:
    """The form for the times of the digest, and for the person's time zone."""
    times = [*map(show_minute, settings.digest), "", ""]
    zone = settings.zone or (show_minute(minute_now(settings, now)) if settings.utc_offset else "")
    return form(
        words.say("me.digest-form"),
        custom_id(HOUSE, "me.digests"),
        field(words.say("me.digest-first"), words.say("me.digest-hint"), times[0], 8, required=False),
        field(words.say("me.digest-second"), words.say("me.digest-hint"), times[1], 8, required=False),
        field(words.say("me.form-zone"), words.say("me.form-zone-hint"), zone, 40),
    )


def calls_form(words: Words, here: Caller, settings: PersonSettings, now: float) -> ui.Modal:
    """The form for the hours at which somebody is called to games in a channel, and for their time zone."""
    start, end = ("" if minute is None else show_minute(minute) for minute in (here.start, here.end))
    zone = settings.zone or (show_minute(minute_now(settings, now)) if settings.utc_offset else "")
    return form(
        words.say("call.form"),
        custom_id(HOUSE, "call.set-hours"),
        field(words.say("me.form-start"), words.say("call.form-hint"), start, 8, required=False),
        field(words.say("me.form-end"), words.say("call.form-hint"), end, 8, required=False),
        field(words.say("me.form-zone"), words.say("me.form-zone-hint"), zone, 40),
    )


def forget_layout(words: Words) -> ui.LayoutView:
    """Says what will be deleted, and asks for a confirmation."""
    return layout(
        box(ui.TextDisplay[Any](f"{words.say('me.forget')}\n{words.say('me.forget-goes')}"), accent=WOOD),
        row(button(words.say("me.forget-button"), HOUSE, "me.forget", style=DANGER)),
    )


def said_layout(text: str, *, accent: int = WOOD) -> ui.LayoutView:
    """One line, in place of a panel that is no longer needed."""
    return layout(box(ui.TextDisplay[Any](text), accent=accent))


# -- clocks ---------------------------------------------------------------------------------------------------------


def read_minute(text: str) -> int:
    """The minute of the day (0 to 1439) that somebody has typed: "22:30", "7", "10:30 pm".

    Raises `Refused('time-wrong', time=...)`.
    """
    match = _CLOCK.fullmatch(text.strip())
    hour, minute = (int(match[1]), int(match[2] or 0)) if match else (99, 0)
    if match and match[3]:
        hour = hour % 12 + (12 if match[3].lower() == "pm" else 0) if 1 <= hour <= 12 else 99
    if hour == 24 and minute == 0:
        hour = 0
    if hour > 23 or minute > 59:
        raise Refused("time-wrong", time=clean(text)[:20])
    return hour * 60 + minute


def show_minute(minute: int) -> str:
    """A minute of the day as people write it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def minute_now(settings: PersonSettings, now: float) -> int:
    """The person's local time, as the minute of the day."""
    return minute_of(settings.zone, settings.utc_offset, now)


def read_zone(text: str, now: float) -> tuple[str, int]:
    """The time zone that somebody has typed, by a city or by its name, and the minutes that it is ahead of UTC now. Who
    has typed the time of their clock instead has an offset, without a name.

    Raises `Refused`: ``zone-unknown`` (fact `zone`), ``zone-several`` (facts `zone`, `names`).
    """
    if any(digit.isdigit() for digit in text):
        return "", offset_of(read_minute(text), now)
    found = find_zones(text)
    if not found:
        raise Refused("zone-unknown", zone=clean(text)[:40])
    # Several names of a zone are as good as one.
    if len({(offset_at(name, now), offset_at(name, now + HALF_A_YEAR)) for name in found}) > 1:
        raise Refused("zone-several", zone=clean(text)[:40], names=", ".join(found[:ZONES_NAMED]))
    return found[0], offset_at(found[0], now)


def offset_of(minute: int, now: float) -> int:
    """Minutes east of UTC (-719 to 720, in quarters of an hour) at which a clock shows `minute` of the day now."""
    ahead = (minute - int(now // 60)) % DAY_MINUTES
    ahead = round(ahead / 15) * 15
    return ahead if ahead <= DAY_MINUTES // 2 else ahead - DAY_MINUTES


# -- forms ----------------------------------------------------------------------------------------------------------


def field(label: str, hint: str, value: str, most: int, *, required: bool = True) -> ui.Label[Any]:
    text: ui.TextInput[Any] = ui.TextInput(default=value or None, max_length=most, required=required)
    return ui.Label(text=label, description=hint, component=text)


def form(title: str, name: str, *fields: ui.Label[Any]) -> ui.Modal:
    """A form under a custom id."""
    modal = ui.Modal(title=title, custom_id=name, timeout=FORM_LIVES)
    for each in fields:
        modal.add_item(each)
    return modal
