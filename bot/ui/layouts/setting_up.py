"""What is behind *Set up* of a lobby, as only the person who pressed it sees it: all that is chosen before a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.languages.files import Language
from bot.tables.info import TableInfo
from bot.tables.seats.sight import seat_of
from bot.ui.layouts.calling import call_me_button
from bot.ui.layouts.components import HOUSE, TableItem, button, row, select
from bot.ui.layouts.languages import language_row
from bot.ui.layouts.tables import DANGER, PRIMARY, SECONDARY, SUCCESS, cut, layout, picture
from bot.ui.layouts.teams import SidesOffer, sides_head, variant_row
from bot.ui.look import Art, GameLook
from bot.ui.pictures.presets import PresetCard, draw_presets
from bot.ui.words import Words

PRESETS_PICTURE = "presets.png"
KINDS = ("easy", "shark")
"""The strengths of patrons that are offered besides the usual one."""
HOUSE_GUEST = "guest"
"""Stands among them for a guest of the house."""


class PresetOffer(NamedTuple):
    """A preset that a lobby offers."""

    name: str
    """Its code, or the name that the server has given it."""
    own: bool
    """Whether it is the server's own."""
    in_force: bool
    told: tuple[str, ...] = ()
    """Pace and options that it sets, in words."""


class SetUp(NamedTuple):
    """Everything that can be set up at a table."""

    offer: SidesOffer
    games: Sequence[str]
    """All games that can be played here."""
    presets: Sequence[PresetOffer]
    lessons: bool = False
    """Whether the table's game has a lesson."""
    languages: Sequence[Language] = ()
    """Those in which the table can be."""


def setup_layout(
    words: Words, look: GameLook, info: TableInfo, user_id: int, what: SetUp, *, alt: str = "", note: str = ""
) -> ui.LayoutView:
    """The panel of one person: the host chooses everything, others what concerns their own seat. With `alt` it shows
    the picture of the presets (attached as `PRESETS_PICTURE`), else these in words.
    """
    seat, host = seat_of(info, user_id), user_id == info.host_id
    key = "title" if host else "guest" if seat is not None else "stranger"
    head = "\n".join([words.say(f"setup.{key}", table=info.id), *([note] if note else [])])
    parts: list[ui.Item[Any]] = [ui.TextDisplay[Any](head)]
    parts += _game_row(words, info, what.games) if host else []
    if not host:
        parts.append(ui.TextDisplay("\n".join(_played(words, look, info, what.offer))))
    parts += _patron_rows(words, look, info, what.offer) if seat is not None else []
    if host:
        parts += _presets(words, info, what.presets, alt)
        parts += variant_row(words, info, what.offer)
        usual = words.say("language.house")
        parts += language_row(words, "table.language", usual, info.language, what.languages, info.id)
    parts += _seat_rows(words, look, info, what, host=host) if seat is not None else []
    parts += _last_row(words, info, what, sits=seat is not None, host=host)
    foot = "\n".join(_small_print(words, look, info))
    return layout(*parts, *([ui.TextDisplay[Any](cut(foot, 1900))] if foot else []))


def _played(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer) -> list[str]:
    """What will be played."""
    options = " · ".join([words.say(f"pace.{info.pace}"), *look.options(words, info)])
    return [*sides_head(words, offer), cut(options, 1500)]


def _small_print(words: Words, look: GameLook, info: TableInfo) -> list[str]:
    """What one should know of the options, and the seal of the shuffle."""
    note = look.lobby_note(words, info)
    told = [words.say("lobby.note", note=note)] if note else []
    return [*told, *([words.say("table.proof", proof=info.seed_proof)] if info.seed_proof else [])]


def _game_row(words: Words, info: TableInfo, games: Sequence[str]) -> list[ui.ActionRow[Any]]:
    """The games; the one that is played is lit."""
    if len(games) < 2:
        return []
    return [row(*(
        button(words.say(f"game.{game}"), info.id, "table.game", arg=game,
               style=SUCCESS if game == info.game else SECONDARY, disabled=game == info.game)
        for game in games[:5]
    ))]  # fmt: skip


def _presets(words: Words, info: TableInfo, presets: Sequence[PresetOffer], alt: str) -> list[ui.Item[Any]]:
    """Their picture, a row of the game's, and one of the server's own; what is in force is lit."""
    if not presets:
        return []
    shown: list[ui.Item[Any]] = [picture(PRESETS_PICTURE, alt)]
    if not alt:
        shown = [ui.TextDisplay[Any]("\n".join(_preset_words(words, offer) for offer in presets))]
    for own in (False, True):
        buttons = [
            button(
                preset_name(words, offer), info.id, "table.own-preset" if own else "table.preset", arg=offer.name,
                style=SUCCESS if offer.in_force else SECONDARY,
            )
            for offer in presets
            if offer.own == own
        ]  # fmt: skip
        shown += [row(*buttons)] if buttons else []
    return shown


def preset_name(words: Words, offer: PresetOffer) -> str:
    """What a preset is called."""
    return offer.name if offer.own else words.say(f"preset.{offer.name}")


def _preset_words(words: Words, offer: PresetOffer) -> str:
    key = "preset-now" if offer.in_force else "preset-alt"
    return words.say(f"setup.{key}", name=preset_name(words, offer), told=" · ".join(offer.told))


def presets_art(words: Words, presets: Sequence[PresetOffer]) -> Art | None:
    """The picture of the presets; None where there are none."""
    if not presets:
        return None
    cards = tuple(
        PresetCard(preset_name(words, offer), "" if offer.own else offer.name, offer.told, offer.in_force)
        for offer in presets
    )
    told = words.listing([_preset_words(words, offer) for offer in presets])
    return Art(("presets", cards), lambda: draw_presets(cards), words.say("setup.presets-alt", presets=told))


def _patron_rows(words: Words, look: GameLook, info: TableInfo, offer: SidesOffer) -> list[ui.ActionRow[Any]]:
    """To seat patrons of all kinds, and to remove one."""
    full = len(info.seats) >= offer.most(info)
    patrons = any(seat.patron for seat in info.seats)
    kinds = [*KINDS]
    if (guests := {*look.guests()}) and not guests <= {seat.patron for seat in info.seats}:
        kinds.append(HOUSE_GUEST)
    options = [
        discord.SelectOption(
            label=words.say(f"setup.kind-{kind}"), value=kind, description=words.say(f"setup.about-{kind}")
        )
        for kind in kinds
    ]
    return [
        row(
            button(words.say("setup-button.patron"), info.id, "table.patron", style=PRIMARY, disabled=full),
            button(words.say("setup-button.unpatron"), info.id, "table.unpatron", disabled=not patrons),
        ),
        # The number of seats goes along, so that the same kind can be picked again.
        row(
            select(
                info.id, "table.patron-kind", options, placeholder=words.say("setup.patron-kind"),
                arg=str(len(info.seats)), disabled=full,
            )
        ),
    ]  # fmt: skip


def _seat_rows(
    words: Words, look: GameLook, info: TableInfo, what: SetUp, *, host: bool
) -> list[ui.ActionRow[Any]]:  # fmt: skip
    """What concerns the own seat and the teams, and the host's form of all options."""
    items = look.setup_items(words, info)
    if what.offer.lineup is not None and what.offer.lineup.places:
        items.append(button(words.say("setup-button.teams"), info.id, "table.teams"))
    if host:
        items.append(button(words.say("setup-button.options"), info.id, "table.options"))
    return [row(*items)] if items else []


def _last_row(words: Words, info: TableInfo, what: SetUp, *, sits: bool, host: bool) -> list[ui.ActionRow[Any]]:
    """Join or Leave, to learn the game, and the host's Call and Close."""
    full = len(info.seats) >= what.offer.most(info)
    items: list[TableItem] = [] if sits else [
        button(words.say("button.join"), info.id, "table.join", style=SUCCESS, disabled=full)
    ]  # fmt: skip
    items += learn_buttons(words, info) if what.lessons else []
    items += [button(words.say("button.leave"), info.id, "table.leave")] if sits else []
    if host:
        items.append(button(words.say("call.call"), info.id, "call.out", arg="setup", disabled=full))
        items.append(button(words.say("button.close"), info.id, "table.close", style=DANGER))
    return [row(*items)]


def learn_buttons(words: Words, info: TableInfo) -> list[TableItem]:
    """*Learn it in a minute*: the lesson of the table's game."""
    return [button(words.say("setup-button.learn"), HOUSE, "lesson.begin", arg=info.game, emoji="🎓")]


def seated_layout(
    words: Words, look: GameLook, info: TableInfo, said: str, *, learn: bool, others: Sequence[str] = (),
    leaves: bool = True, calls: bool = False,
) -> ui.LayoutView:  # fmt: skip
    """What somebody is told who has just sat down, or sits there already. `learn`: with the way to the lesson;
    `others`: the games that the host could change to with one press; `leaves`: with the way out; `calls`: with *Call me
    here*.
    """
    items = [
        button(words.say("lobby.play-instead", game=words.say(f"game.{game}")), info.id, "table.game", arg=game)
        for game in others[:2]
    ]
    items += look.setup_items(words, info) + (learn_buttons(words, info) if learn else [])
    items += [button(words.say("button.leave"), info.id, "table.leave")] if leaves else []
    rows = [row(*items[:5])] if items else []
    return layout(ui.TextDisplay[Any](said), *rows, *([row(call_me_button(words, info.game))] if calls else []))
