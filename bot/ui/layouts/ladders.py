"""The layouts of leaderboards and of one person's figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.store.results import RoleRecord
from bot.tables.info import Person
from bot.tables.ladder.ladder import LadderLine, Record, Records, Stats
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, TableItem, button, row
from bot.ui.layouts.tables import LAMP, MEDALS, Skin, box, cut, drinks, layout
from bot.ui.names import clean
from bot.ui.words import Fact, Words, dotted, spaced

BEST = 10
"""How many lines a leaderboard shows, besides the line of the person who asks."""


SHARE_FROM = 5
"""From how many rated games on the share of wins is told."""


def season_name(words: Words, season: str | None) -> str:
    """A season ("2026-Q4") as people read it; None: all time."""
    if season is None:
        return words.say("board.all-time")
    year, _, quarter = season.partition("-Q")
    return words.say("board.season", quarter=quarter, year=str(year))


def ladder_name(words: Words, ladder: str) -> str:
    """What a ladder is called: it has a name of its own, or its game's."""
    return words.say(f"ladder.{ladder}" if words.has(f"ladder.{ladder}") else f"game.{ladder}")


NO_RECORDS = Records(None, None)


@dataclass(frozen=True, slots=True)
class LadderBoard:
    """A leaderboard: a ladder in a season (None: all time), and which ten lines of it are shown."""

    ladder: str
    season: str | None
    page: int = 0
    lines: Sequence[LadderLine] = ()
    """Everybody on the ladder, the best first."""
    records: Records = NO_RECORDS
    others: Sequence[str] = ()
    """The other ladders on which somebody has played here, the one with the most games first."""
    hidden: int | None = None
    """The rating of the person who asks, where others do not see it."""


def board_arg(board: LadderBoard, **changes: Any) -> str:
    """How a leaderboard, or one with these changes, is named in the id of a button."""
    named = replace(board, **changes)
    return f"{named.ladder}.{named.season or ''}.{named.page}"


def read_board(arg: str) -> LadderBoard:
    """The leaderboard of a button; on older messages without a page."""
    name, season, page, *_ = (*arg.split("."), "", "")
    return LadderBoard(name, season or None, int(page) if page.isascii() and page.isdecimal() and len(page) < 6 else 0)


def board_layout(
    words: Words, board: LadderBoard, asker: Person | None, this_season: str, *, shown: bool = False
) -> ui.LayoutView:
    """A page of a leaderboard, with the records. For an `asker`, privately, also their own line, and the buttons for
    other ladders, seasons and pages; *Show everybody* is dim once it is `shown`.
    """
    head = words.say("board.title", game=ladder_name(words, board.ladder), season=season_name(words, board.season))
    last = max(0, -(-len(board.lines) // BEST) - 1)
    board = replace(board, page=min(board.page, last))
    lines = _page_lines(words, board, asker)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut("\n".join([head, *(lines or [words.say("board.empty")])]), 2400))]
    if note := _own_note(words, board, asker):
        parts.append(ui.TextDisplay(note))
    if told := record_lines(words, board.records):
        parts += [ui.Separator(), ui.TextDisplay(cut("\n".join(told), 900))]
    view = layout(box(*parts, accent=LAMP))
    if asker is not None:
        for line in _board_buttons(words, board, last, this_season, shown=shown):
            view.add_item(line)
    return view


def _page_lines(words: Words, board: LadderBoard, asker: Person | None) -> list[str]:
    own = asker.id if asker is not None else 0
    page = board.lines[board.page * BEST : (board.page + 1) * BEST]
    shown = [_line(words, board.ladder, line, own) for line in page]
    return shown + [
        _line(words, board.ladder, line, own) for line in board.lines if line.user_id == own and line not in page
    ]


def _own_note(words: Words, board: LadderBoard, asker: Person | None) -> str:
    """What the person who asks is told where they have no line."""
    if (
        asker is None
        or (not board.lines and board.hidden is None)
        or any(line.user_id == asker.id for line in board.lines)
    ):
        return ""
    if board.hidden is not None:
        return words.say("board.hidden-own", rating=str(board.hidden))
    return words.say("board.not-yet", name=clean(asker.name))


def _board_buttons(
    words: Words, board: LadderBoard, last: int, this_season: str, *, shown: bool
) -> list[ui.ActionRow[Any]]:
    def turn(label: str, *, disabled: bool = False, **changes: Any) -> TableItem:
        return button(label, HOUSE, "ladder.turn", arg=board_arg(board, **changes), disabled=disabled)

    season = None if board.season else this_season
    lines = [[
        turn(words.say("board.to-season" if season else "board.to-all"), season=season, page=0),
        button(words.say("button.show-everybody"), HOUSE, "ladder.board", arg=board_arg(board), disabled=shown),
    ]]  # fmt: skip
    if last:
        lines[0] += [
            turn(words.say("board.up"), page=max(0, board.page - 1), disabled=not board.page),
            turn(words.say("board.down"), page=board.page + 1, disabled=board.page >= last),
        ]
    if board.others:
        lines.insert(0, [turn(ladder_name(words, name), ladder=name, page=0) for name in board.others[:5]])
    return [row(*line) for line in lines]


def _line(words: Words, ladder: str, line: LadderLine, asker: int) -> str:
    streak = dotted(words.say("board.streak", n=line.streak)) if line.streak > 1 else ""
    return words.say(
        "board.mine" if line.user_id == asker else "board.line",
        # Without the backslash Discord takes the lines for a list and counts them itself, which would lose shared
        # places.
        mark=MEDALS[line.place] if line.wins and line.place in MEDALS else f"{line.place}\\.",
        name=clean(line.name),
        rating=str(line.rating),
        wins=line.wins,
        games=line.games,
        roles=spaced(words.say("board.roles", roles=told)) if (told := roles_words(words, ladder, line.roles)) else "",
        streak=streak,
    )


def roles_words(words: Words, ladder: str, roles: Sequence[RoleRecord]) -> str:
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


def _facts(record: Record) -> dict[str, Fact]:
    return {"name": clean(record.name), "when": when(record.at, "d")}


def _lasted(words: Words, seconds: float) -> str:
    whole = max(1, round(seconds))
    if whole < 60:
        return words.say("record.seconds", seconds=whole)
    return words.say("record.minutes", minutes=whole // 60, seconds=whole % 60)


def stats_lines(words: Words, name: str, own: bool, stats: Sequence[Stats], skin: Skin) -> list[str]:
    """A person's figures on a server in paragraphs, game by game. `own`: that person asks for them."""
    head = words.say("stats.title", name=clean(name))
    if not stats:
        none = words.say("stats.none-own" if own else "stats.none", name=clean(name))
        return [f"{head}\n{none}"]
    return [head, *("\n".join(_game(words, figures, skin)) for figures in stats)]


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
    if roles := roles_words(words, stats.ladder, stats.roles):
        told.append(words.say("stats.roles", roles=roles))
    if stats.streak > 1:
        told.append(words.say("stats.streak", streak=stats.streak))
    if stats.best_streak > max(1, stats.streak):
        told.append(words.say("stats.best-streak", best=stats.best_streak))
    if stats.place is None:
        return [*told, words.say("stats.hidden")]
    told.append(words.say("stats.rating", rating=str(stats.rating), place=stats.place))
    if stats.season_rating is not None and stats.season_place is not None:
        season = season_name(words, stats.season)
        told.append(words.say("stats.season", season=season, rating=str(stats.season_rating), place=stats.season_place))
    return told
