"""The layouts of leaderboards and of one person's figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.store.results import RoleRecord
from bot.tables.info import Person
from bot.tables.ladder.ladder import LadderLine, Record, Records, Stats
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import LAMP, MEDALS, Skin, box, cut, drinks, layout
from bot.ui.names import clean
from bot.ui.words import Words

BEST = 10
"""How many lines a leaderboard shows, besides the line of the person who asks."""


SHARE_FROM = 5
"""From how many rated games on the share of wins is told."""


def with_show(view: ui.LayoutView, words: Words, what: str, arg: str, *, shown: bool = False) -> ui.LayoutView:
    """A private answer with a button that shows it to everybody; once it is `shown`, the button is dim."""
    view.add_item(row(button(words.say("button.show-everybody"), HOUSE, f"ladder.{what}", arg=arg, disabled=shown)))
    return view


def season_name(words: Words, season: str | None) -> str:
    """A season ("2026-Q4") as people read it; None: all time."""
    if season is None:
        return words.say("board.all-time")
    year, _, quarter = season.partition("-Q")
    return words.say("board.season", quarter=quarter, year=year)


def ladder_name(words: Words, ladder: str) -> str:
    """What a ladder is called: it has a name of its own, or its game's."""
    return words.say(f"ladder.{ladder}" if words.has(f"ladder.{ladder}") else f"game.{ladder}")


def ladder_layout(
    words: Words, ladder: str, season: str | None, lines: Sequence[LadderLine], records: Records, asker: Person
) -> ui.LayoutView:
    """The first `BEST` of `lines` (everybody on the ladder, the best first), the line of `asker`, and the records."""
    head = words.say("board.title", game=ladder_name(words, ladder), season=season_name(words, season))
    if not lines:
        return layout(box(ui.TextDisplay[Any](f"{head}\n{words.say('board.empty')}"), accent=LAMP))
    shown = [_line(words, ladder, line, asker.id) for line in lines[:BEST]]
    shown += [_line(words, ladder, line, asker.id) for line in lines[BEST:] if line.user_id == asker.id]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut(head + "\n" + "\n".join(shown), 2400))]
    if all(line.user_id != asker.id for line in lines):
        parts.append(ui.TextDisplay(words.say("board.not-yet", name=clean(asker.name))))
    told = record_lines(words, records)
    if told:
        parts += [ui.Separator(), ui.TextDisplay(cut("\n".join(told), 900))]
    return layout(box(*parts, accent=LAMP))


def _line(words: Words, ladder: str, line: LadderLine, asker: int) -> str:
    streak = words.say("board.streak", n=line.streak) if line.streak > 1 else ""
    return words.say(
        "board.mine" if line.user_id == asker else "board.line",
        # Without the backslash Discord takes the lines for a list and counts them itself, which would lose shared
        # places.
        mark=MEDALS[line.place] if line.wins and line.place in MEDALS else f"{line.place}\\.",
        name=clean(line.name),
        rating=line.rating,
        wins=line.wins,
        games=line.games,
        roles=words.say("board.roles", roles=told) if (told := _roles(words, ladder, line.roles)) else "",
        streak=streak,
    )


def _roles(words: Words, ladder: str, roles: Sequence[RoleRecord]) -> str:
    """The record in each role, on a ladder that has words for it."""
    if not words.has(f"as.{ladder}"):
        return ""
    return ", ".join(
        words.say(f"as.{ladder}", role=words.say(f"role.{record.role}"), wins=record.wins, games=record.games)
        for record in roles
    )


def record_lines(words: Words, records: Records) -> list[str]:
    """The records, one line for each."""
    told: list[str] = []
    if records.streak is not None:
        told.append(words.say("record.streak", **_facts(records.streak), n=int(records.streak.value)))
    if records.fastest is not None:
        told.append(words.say("record.fastest", **_facts(records.fastest), time=_lasted(words, records.fastest.value)))
    return told


def _facts(record: Record) -> dict[str, object]:
    return {"name": clean(record.name), "when": when(record.at, "d")}


def _lasted(words: Words, seconds: float) -> str:
    whole = max(1, round(seconds))
    if whole < 60:
        return words.say("record.seconds", seconds=whole)
    return words.say("record.minutes", minutes=whole // 60, seconds=whole % 60)


def stats_layout(words: Words, name: str, own: bool, stats: Sequence[Stats], skin: Skin) -> ui.LayoutView:
    """A person's figures on a server, game by game. `own`: that person asks for them."""
    head = words.say("stats.title", name=clean(name))
    if not stats:
        none = words.say("stats.none-own" if own else "stats.none", name=clean(name))
        return layout(box(ui.TextDisplay[Any](f"{head}\n{none}"), accent=LAMP))
    parts: list[ui.Item[Any]] = [ui.TextDisplay(head)]
    parts += [ui.TextDisplay("\n".join(_game(words, figures, skin))) for figures in stats]
    return layout(box(*parts, accent=LAMP))


def _drunk(words: Words, stats: Stats, skin: Skin) -> str:
    """How much the person has drunk: in the game's own word for it, or in the server's."""
    own = f"drunk.{stats.game}"
    return words.say(own, n=stats.drinks) if words.has(own) else drinks(words, stats.drinks, skin)


def _game(words: Words, stats: Stats, skin: Skin) -> list[str]:
    told = [
        words.say("stats.game", game=ladder_name(words, stats.ladder)),
        words.say("stats.played", n=stats.played, drinks=_drunk(words, stats, skin)),
    ]
    if stats.rating is None:
        return [*told, words.say("stats.unrated")]
    many = "stats.rated-share" if stats.games >= SHARE_FROM else "stats.rated"
    told.append(words.say(many, games=stats.games, wins=stats.wins, share=round(100 * stats.wins / stats.games)))
    if roles := _roles(words, stats.ladder, stats.roles):
        told.append(words.say("stats.roles", roles=roles))
    if stats.streak > 1:
        told.append(words.say("stats.streak", streak=stats.streak))
    if stats.best_streak > max(1, stats.streak):
        told.append(words.say("stats.best-streak", best=stats.best_streak))
    if stats.place is None:
        return [*told, words.say("stats.hidden")]
    told.append(words.say("stats.rating", rating=stats.rating, place=stats.place))
    if stats.season_rating is not None:
        season = season_name(words, stats.season)
        told.append(words.say("stats.season", season=season, rating=stats.season_rating, place=stats.season_place))
    return told
