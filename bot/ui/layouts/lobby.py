"""The lobby: a table that waits for players, the same for everyone."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from discord import ui

from bot.tables.info import SeatInfo, TableInfo
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import button, row
from bot.ui.layouts.tables import (
    LAMP,
    PRIMARY,
    SUCCESS,
    box,
    cut,
    label_names,
    layout,
    name_of,
    picture,
)
from bot.ui.layouts.teams import (
    NO_SIDES,
    SidesOffer,
    by_side,
    side_groups,
    sides_alt,
    sides_head,
    with_role,
)
from bot.ui.look import Art, GameLook
from bot.ui.names import clean
from bot.ui.pictures.lobby import Chair, draw_lobby, draw_sides
from bot.ui.words import Words, dotted, spaced

LOBBY_PICTURE = "lobby.png"


def lobby_layout(
    words: Words, look: GameLook, info: TableInfo, expires: float, offer: SidesOffer = NO_SIDES, *, alt: str = "",
    absent: str = "",
) -> ui.LayoutView:  # fmt: skip
    """A table that waits for players: one picture, three buttons, and why it cannot be started yet. With `alt` it shows
    the picture (attached as `LOBBY_PICTURE`), else the same in words. `offer`: who plays with whom; `absent`: the lines
    about those who are away. Everything else is behind *Set up*.
    """
    title = words.say("lobby.title", game=words.say(f"game.{info.game}"), table=info.id)
    shown: list[ui.Item[Any]] = [ui.TextDisplay(title), picture(LOBBY_PICTURE, alt)]
    if not alt:
        head = "\n".join([title, *lobby_head(words, info, offer.most(info)), *sides_head(words, offer)])
        shown = [ui.TextDisplay(cut(text, 1900)) for text in (head, *lobby_words(words, look, info, offer))]
    notes = "\n".join(text for text in (absent, *lobby_notes(words, look, info, expires)) if text)
    shown += [ui.TextDisplay(cut(notes, 1900))] if notes else []
    foot = lobby_foot(words, info, expires, offer)
    return layout(box(*shown, accent=LAMP), lobby_buttons(words, info, offer), *map(ui.TextDisplay[Any], foot))


def lobby_buttons(words: Words, info: TableInfo, offer: SidesOffer) -> ui.ActionRow[Any]:
    """Start, Join and Set up. At a full table nobody can join, and Leave takes the place of it."""
    full = len(info.seats) >= offer.most(info)
    start = words.say("button.start")
    return row(
        button(start, info.id, "table.start", style=PRIMARY, disabled=not offer.starts(info), emoji="▶️"),
        button(words.say("button.leave"), info.id, "table.leave")
        if full
        else button(words.say("button.join"), info.id, "table.join", style=SUCCESS),
        button(words.say("setup-button.setup"), info.id, "table.setup"),
    )


def lobby_foot(words: Words, info: TableInfo, expires: float, offer: SidesOffer) -> list[str]:
    """Who starts the game; or why it cannot be started, and what helps. Nothing while it waits for a beacon."""
    if info.beacon_round:
        return []
    host, closes = host_of(info), when(expires)
    if offer.starts(info):
        return [words.say("lobby-foot.ready", host=host, when=closes)]
    reason, facts = offer.missing(info)
    remedy = words.say(f"lobby-remedy.{reason}") if words.has(f"lobby-remedy.{reason}") else ""
    why = words.refusal(reason, facts)
    return [words.say("lobby-foot.grey", why=why, remedy=spaced(remedy), when=closes)]


def host_of(info: TableInfo) -> str:
    """The host's name, or a mention: the host of a night may not have sat down yet."""
    return name_of(info, info.host_id) or f"<@{info.host_id}>"


def lobby_head(words: Words, info: TableInfo, most: int) -> list[str]:
    """How many of at most so many seats are taken, the pace and the host."""
    host = host_of(info)
    return [
        words.say(
            "lobby.line", seats=len(info.seats), most=most, pace=words.say(f"pace.{info.pace}"), host=host
        ),
    ]  # fmt: skip


def lobby_words(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer) -> list[str]:
    """What the picture shows: the seats, by their sides, if anybody sits there yet, and the options in force."""
    named = [_seat_words(words, seat) + dotted(look.lobby_seat(words, info, seat)) for seat in info.seats]
    seats = by_side(words, offer, named)
    told = look.options(words, info)
    return [
        *(["\n".join(seats)] if seats else []),
        *([words.say("lobby.options", options=", ".join(told))] if told else []),
    ]


def lobby_art(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer = NO_SIDES) -> Art:
    """The picture of the lobby: who sits where, on which side, and what will be played."""
    title, parts = words.say(f"game.{info.game}"), look.options(words, info)
    most = offer.most(info)
    about = words.say("lobby.about", seats=len(info.seats), most=most, pace=words.say(f"pace.{info.pace}"))
    names, chairs, keys = label_names(info), list[Chair](), list[Hashable]()
    for seat, name in zip(info.seats, names, strict=True):
        caption = strength_of(words, seat) if seat.patron else look.lobby_caption(words, info, seat)
        caption = with_role(words, offer, seat.seat, caption)
        face = look.lobby_face(info, seat)
        host = seat.user_id is not None and seat.user_id == info.host_id
        chairs.append(Chair(name, caption, seat.patron is not None, host, face.draw if face else None))
        keys.append((name, caption, seat.patron is not None, host, face.code if face else ""))

    told: list[str] = []
    for chair in chairs:
        key = ("host" if chair.host else "seat") if chair.caption else ("plain-host" if chair.host else "plain")
        told.append(words.say(f"lobby-alt.{key}", name=chair.name, what=chair.caption))
    if offer.lineup is not None and offer.lineup.variant:
        parts = [words.say(f"variant.{offer.lineup.variant}"), *parts]
    if offer.lineup is not None and offer.lineup.places:
        groups, alt = side_groups(words, offer.lineup, chairs), sides_alt(words, offer.lineup, told)
        alt = words.say("lobby-alt.sides", game=title, about=about, sides=alt, options=" · ".join(parts))
        sides = tuple((group.title, tuple(number for number, _ in group.chairs), group.free) for group in groups)
        key = ("lobby", title, about, tuple(parts), tuple(keys), sides)
        return Art(key, lambda: draw_sides(about, parts, groups), alt)
    facts = {"game": title, "about": about, "players": words.listing(told), "free": most - len(chairs)}
    alt = words.say("lobby-alt.lobby" if told else "lobby-alt.empty", **facts)
    if parts:
        alt += " " + words.say("lobby-alt.with", options=" · ".join(parts))
    key = ("lobby", title, about, tuple(parts), tuple(keys), most)
    return Art(key, lambda: draw_lobby(about, parts, chairs, most), alt)


def lobby_notes(words: Words, look: GameLook, info: TableInfo, expires: float) -> list[str]:
    """What has changed, what is wrong, and whether the shuffle waits for a beacon."""
    told = [changed_words(words, look, info), look.lobby_warning(words, info)]
    if info.beacon_round:
        told.append(words.say("lobby.beacon-waits", round=str(info.beacon_round), when=when(expires)))
    elif info.beacon_round is not None:
        told.append(words.say("lobby.beacon"))
    return [text for text in told if text]


def changed_words(words: Words, look: GameLook, info: TableInfo) -> str:
    """What the host has changed since the first of the guests sat down; empty if nothing."""
    guest = next((seat for seat in info.seats if seat.seen is not None and seat.user_id != info.host_id), None)
    if guest is None or guest.seen is None:
        return ""
    seen, told = guest.seen, list[str]()
    if seen["game"] != info.game:
        told.append(words.say("lobby.no-longer", option=words.say(f"game.{seen['game']}")))
    else:
        before = look.options(words, info._replace(options=seen["options"]))
        now = look.options(words, info)
        told += [words.say("lobby.now", option=option) for option in now if option not in before]
        told += [words.say("lobby.no-longer", option=option) for option in before if option not in now]
    if seen["pace"] != info.pace:
        paces = {"pace": words.say(f"pace.{info.pace}"), "before": words.say(f"pace.{seen['pace']}")}
        told.append(words.say("lobby.other-pace", **paces))
    return words.say("lobby.changes", name=clean(guest.name), changes=" · ".join(told)) if told else ""


def _seat_words(words: Words, seat: SeatInfo) -> str:
    if seat.patron:
        return words.say("lobby.patron", n=seat.seat + 1, name=clean(seat.name), strength=strength_of(words, seat))
    return words.say("lobby.seat", n=seat.seat + 1, name=clean(seat.name))


def strength_of(words: Words, seat: SeatInfo) -> str:
    """The strength of a patron; a guest of the house is called so."""
    key = f"strength.{seat.patron}"
    return words.say(key if words.has(key) else "strength.guest")
