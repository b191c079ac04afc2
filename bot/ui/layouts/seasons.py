"""The post at the end of a season: for each ladder its podium, its records and the closest game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.tables.ladder.seasons import ClosestGame, LadderEnd, Standing
from bot.ui.layouts.ladders import ladder_name, record_lines, season_name
from bot.ui.layouts.person import character_look
from bot.ui.layouts.replays import replay_button
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.look import Art, Looks
from bot.ui.names import clean, plain
from bot.ui.pictures.podium import PodiumSeat, draw_podium
from bot.ui.words import Words


def podium_picture(at: int) -> str:
    """The name of the file with the podium of the ladder of that number."""
    return f"podium-{at}.png"


def podium_art(words: Words, looks: Looks, end: LadderEnd, season: str) -> Art:
    """The podium of a ladder, with its alt text."""
    title, when = ladder_name(words, end.ladder), season_name(words, season)
    seats = [_seat(words, looks, standing) for standing in end.podium]
    told = [
        words.say("season.alt-place", place=seat.place, name=seat.name, rating=seat.rating, told=seat.told)
        for seat in seats
    ]
    alt = words.say("season.alt", ladder=title, season=when, places="; ".join(told))
    key = ("podium", title, when, tuple((seat[:4], standing.character) for seat, standing in zip(seats, end.podium,
           strict=True)))  # fmt: skip
    return Art(key, lambda: draw_podium(title, when, seats), alt)


def _seat(words: Words, looks: Looks, standing: Standing) -> PodiumSeat:
    found, line = character_look(looks, standing.character), standing.line
    won = words.say("season.won", wins=line.wins, games=line.games)
    return PodiumSeat(line.place, plain(line.name), str(line.rating), won, found.draw if found is not None else None)


def season_layout(words: Words, ends: Sequence[LadderEnd], season: str, alts: Sequence[str]) -> ui.LayoutView:
    """The post; `alts` are those of the podiums, empty for one without a picture, which is told in words."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(words.say("season.title", season=season_name(words, season)))]
    for at, (end, alt) in enumerate(zip(ends, alts, strict=True)):
        if at:
            parts.append(ui.Separator())
        told = [words.say("season.ladder", ladder=ladder_name(words, end.ladder), n=end.games)]
        if alt:
            parts.append(picture(podium_picture(at), alt))
        else:
            told += [_line(words, standing) for standing in end.podium]
        told += record_lines(words, end.records)
        parts.append(ui.TextDisplay(cut("\n".join(told), 900)))
        if end.closest is not None:
            parts.append(_closest(words, end.closest))
    return layout(box(*parts, accent=LAMP))


def _line(words: Words, standing: Standing) -> str:
    line = standing.line
    won = words.say("season.won", wins=line.wins, games=line.games)
    return words.say("season.place", place=line.place, name=clean(line.name), rating=line.rating, told=won)


def _closest(words: Words, closest: ClosestGame) -> ui.Item[Any]:
    told = words.say(f"closest.{closest.game}", name=clean(closest.name), n=closest.n, table=closest.table)
    return ui.Section(told, accessory=replay_button(words, closest.table, f"e{closest.event}"))
