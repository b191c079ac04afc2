"""The lobby: a table that waits for players, the same for everyone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.tables.info import SeatInfo, TableInfo
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import TableItem, button, row
from bot.ui.layouts.tables import (
    DANGER,
    LAMP,
    PRIMARY,
    SECONDARY,
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
    arrange_buttons,
    by_side,
    side_groups,
    sides_alt,
    sides_head,
    sides_rows,
    with_role,
)
from bot.ui.look import Art, GameLook
from bot.ui.names import clean
from bot.ui.pictures.lobby import Chair, draw_lobby, draw_sides
from bot.ui.words import Words

LOBBY_PICTURE = "lobby.png"


class PresetOffer(NamedTuple):
    """A preset that the lobby offers."""

    name: str
    """Its code, or the name that the server has given it."""
    own: bool
    """Whether it is the server's own."""
    in_force: bool


def lobby_layout(
    words: Words, look: GameLook, info: TableInfo, expires: float, games: Sequence[str] = (),
    presets: Sequence[PresetOffer] = (), offer: SidesOffer = NO_SIDES, *, alt: str = "", absent: str = "",
) -> ui.LayoutView:  # fmt: skip
    """A table that waits for players. With `alt` it shows the picture (attached as `LOBBY_PICTURE`), else the same in
    words. `games`: all that can be played here; `offer`: who plays with whom; `absent`: the lines about those who are
    away.
    """
    texts = [
        "\n".join([*lobby_head(words, info, offer.most(info)), *sides_head(words, offer)]),
        absent,
        *lobby_notes(words, look, info, expires),
    ]  # fmt: skip
    middle: list[ui.Item[Any]] = [picture(LOBBY_PICTURE, alt)] if alt else []
    if not alt:
        middle = [ui.TextDisplay(cut(text, 1900)) for text in lobby_words(words, look, info, offer)]
    head, *tail = (ui.TextDisplay[Any](cut(text, 1900)) for text in texts if text)
    return layout(
        box(head, *middle, *tail, accent=LAMP),
        *_buttons(words, look, info, offer),
        *sides_rows(words, info, offer),
        *_preset_rows(words, info, presets),
        *look.lobby_rows(words, info),
        *_last_row(words, info, games, offer),
    )


def lobby_head(words: Words, info: TableInfo, most: int) -> list[str]:
    """The game, and how many of at most so many seats are taken."""
    host = name_of(info, info.host_id) or f"<@{info.host_id}>"  # the host of a night may not have sat down yet
    return [
        words.say("lobby.title", game=words.say(f"game.{info.game}"), table=info.id),
        words.say(
            "lobby.line", seats=len(info.seats), most=most, pace=words.say(f"pace.{info.pace}"), host=host
        ),
    ]  # fmt: skip


def lobby_words(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer) -> list[str]:
    """What the picture shows: the seats, by their sides, and the options in force."""
    named = [_seat_words(words, seat) + look.lobby_seat(words, info, seat) for seat in info.seats]
    seats = by_side(words, offer, named)
    told = look.options(words, info)
    return ["\n".join(seats), *([words.say("lobby.options", options=", ".join(told))] if told else [])]


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
        return Art(key, lambda: draw_sides(title, about, parts, groups), alt)
    facts = {"game": title, "about": about, "players": words.listing(told), "free": most - len(chairs)}
    alt = words.say("lobby-alt.lobby" if told else "lobby-alt.empty", **facts)
    if parts:
        alt += " " + words.say("lobby-alt.with", options=" · ".join(parts))
    key = ("lobby", title, about, tuple(parts), tuple(keys), most)
    return Art(key, lambda: draw_lobby(title, about, parts, chairs, most), alt)


def lobby_notes(words: Words, look: GameLook, info: TableInfo, expires: float) -> list[str]:
    """What has changed, what people should know before they sit down, and when the lobby closes."""
    note = look.lobby_note(words, info)
    notes = [words.say("lobby.note", note=note)] if note else []
    proof = [words.say("table.proof", proof=info.seed_proof)] if info.seed_proof else []
    ends = words.say("lobby.expires", when=when(expires))
    if info.beacon_round:
        ends = words.say("lobby.beacon-waits", round=info.beacon_round, when=when(expires))
    elif info.beacon_round is not None:
        notes.append(words.say("lobby.beacon"))
    told = "\n".join([*notes, ends, *proof])
    return [text for text in (changed_words(words, look, info), told) if text]


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


def _buttons(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer) -> list[ui.ActionRow[Any]]:
    full = len(info.seats) >= offer.most(info)
    rarer = [
        button(words.say("button.options"), info.id, "table.options"),
        button(words.say("button.easy"), info.id, "table.patron", arg="easy", disabled=full),
        button(words.say("button.shark"), info.id, "table.patron", arg="shark", disabled=full),
    ]
    if guests := {*look.guests()}:
        met = guests <= {seat.patron for seat in info.seats}
        rarer.append(button(words.say("button.guest"), info.id, "table.guest", disabled=full or met))
    rarer.append(button(words.say("button.close"), info.id, "table.close", style=DANGER))
    patrons = any(seat.patron for seat in info.seats)
    return [
        row(
            button(words.say("button.join"), info.id, "table.join", style=SUCCESS, disabled=full),
            button(words.say("button.leave"), info.id, "table.leave"),
            button(words.say("button.patron"), info.id, "table.patron", disabled=full),
            button(words.say("button.unpatron"), info.id, "table.unpatron", disabled=not patrons),
            button(words.say("button.start"), info.id, "table.start", style=PRIMARY, disabled=not offer.starts(info)),
        ),
        row(*rarer),
    ]


def _preset_rows(words: Words, info: TableInfo, presets: Sequence[PresetOffer]) -> list[ui.ActionRow[Any]]:
    """A row of the game's presets, and one of the server's own; what is in force is lit."""
    rows: list[ui.ActionRow[Any]] = []
    for own in (False, True):
        offers: list[TableItem] = []
        for offer in presets:
            if offer.own == own:
                label = offer.name if own else words.say(f"preset.{offer.name}")
                verb = "table.own-preset" if own else "table.preset"
                offers.append(
                    button(
                        label, info.id, verb, arg=offer.name, style=SUCCESS if offer.in_force else SECONDARY
                    )
                )  # fmt: skip
        rows += [row(*offers)] if offers else []
    return rows


def _last_row(words: Words, info: TableInfo, games: Sequence[str], offer: SidesOffer) -> list[ui.ActionRow[Any]]:
    """The host's buttons for sides, and one for each other game that the table could play instead."""
    others = [game for game in games if game != info.game]
    buttons = arrange_buttons(words, info, offer) + [
        button(words.say("lobby.play-instead", game=words.say(f"game.{game}")), info.id, "table.game", arg=game)
        for game in others
    ]
    return [row(*buttons[:5])] if buttons else []
