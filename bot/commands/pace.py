"""``simulate --report pace``: whether one person can follow a game against patrons.

The tables are the real ones, with a clock that is moved on; a patron plays the person, who takes a time for each
answer. What the table's message and the person's panel say, and when, is what Discord would be sent.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count, takewhile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bot.games.kit import GameKit, all_patrons
from bot.patrons import Patron
from bot.store import Store
from bot.tables import Change, ManualClock, Person, Tables
from bot.tables.info import PrivateTable, PublicTable
from bot.ui.beats import NOTHING_YET, Beat, Span, is_person
from bot.ui.delivery.sending import SPACING
from bot.ui.layouts.panels import asks_nothing, hand_layout, panel_beat
from bot.ui.layouts.tables import Skin, table_layout
from bot.ui.words import Words, english

ADA = Person(1, "Ada")
PATRONS = ("Quill", "Marla", "Brannoc", "Old Tam", "Ness", "Hob", "Ivo")
THINKS = {"turn": 10.0, "choice": 6.0, "response": 4.0}
"""Median seconds that a person takes for an answer, by the kind of ask."""
SPREAD = 0.5
PICTURE = "x"
"""Stands for a picture's alt text."""
MARKUP = re.compile(r"<t:\d+:\w>|^(#+|-#|-) |[*\\]")


def words_in(text: str) -> int:
    """How many words a text has as people see it."""
    return len([word for word in text.split() if any(map(str.isalnum, word))])


@dataclass(slots=True)
class PaceReport:
    """Sums over all games. Words are counted when they appear, not again while they stay."""

    words: int = 0
    seconds: float = 0.0
    others_words: int = 0
    others_seconds: float = 0.0
    """The same while nothing is asked of the person."""
    between: list[float] = field(default_factory=list[float])
    """Seconds between two own turns."""
    edits: int = 0
    minutes: list[float] = field(default_factory=list[float])

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "words_a_second": round(self.words / self.seconds, 2) if self.seconds else None,
            "words_a_second_of_others": round(self.others_words / self.others_seconds, 2)
            if self.others_seconds
            else None,
            "median_seconds_between_turns": round(median(self.between), 1) if self.between else None,
            "median_minutes": round(median(self.minutes), 1) if self.minutes else None,
            "changes_a_minute": round(60 * self.edits / self.seconds, 1) if self.seconds else None,
        }

    def show(self) -> None:
        """Print it."""
        plain = self.plain()
        print(
            f"words shown a second: {plain['words_a_second']}, while others play {plain['words_a_second_of_others']} "
            f"(at most 4)\nmedian seconds between two own turns: {plain['median_seconds_between_turns']} (at most 60)\n"
            f"changes of what is shown a minute: {plain['changes_a_minute']}; "
            f"median minutes until the person is out or it ends: {plain['median_minutes']}"
        )


class Screen:
    """What the person sees: the table's message and their panel. It is the tables' observer."""

    def __init__(self, kit: GameKit, words: Words, clock: ManualClock, pace: PaceReport) -> None:
        self.look, self.words, self.clock, self.pace = kit.look(), words, clock, pace
        self.beat, self.told = Beat(), NOTHING_YET
        self.news = self.panel_news = False
        self.free = 0.0
        self.asks = False
        self.lines: dict[str, list[str]] = {"table": [], "panel": []}
        self.at = clock.monotonic()
        self.spoken: set[str] = set()

    def changed(self, change: Change) -> None:
        """See `Observer`."""
        if change.kind != "private":
            self.news = True
            public = change.by is not None and is_person(change.info, change.by)
            self.beat.note(self.clock.monotonic(), gathers=not public)
        self.panel_news = True

    def show(self, public: PublicTable, private: PrivateTable) -> float | None:
        """Show what is due; when to look again, if anything waits."""
        now, again = self.clock.monotonic(), list[float]()
        if self.news:
            wait = max(self.free - now, self.beat.wait(now, self.look, public, cut=False))
            if wait > 0:
                again.append(now + wait)
            else:
                self._show_table(public, now)
        if self.panel_news and (self.asks or not asks_nothing(private) or self.beat.span.last > self.told.last):
            self._show_panel(private, now)
        return min(again, default=None)

    def _show_table(self, public: PublicTable, now: float) -> None:
        span = self.beat.next(now, public)
        view = table_layout(self.words, self.look, public, Skin(), alt=PICTURE, span=span)
        if self._put("table", _texts(view.to_components()), now):
            self.free = now + SPACING
        self.beat.shown(now, self.look, self.words, public, span)
        self.news = False

    def _show_panel(self, private: PrivateTable, now: float) -> None:
        span = self.told = self.beat.in_panel(now, private, asked=self.asks)
        view = hand_layout(self.words, self.look, private, Skin(), guild="The Tavern", alt=PICTURE, span=span)
        lines = self._as_everybody_reads(_texts(view.to_components()), private, span)
        self._put("panel", lines, now, asks=not asks_nothing(private))
        self.panel_news = False

    def _as_everybody_reads(self, lines: list[str], private: PrivateTable, span: Span) -> list[str]:
        """The lines of a panel, the beat as it stands on the table's message."""
        mine = panel_beat(self.words, self.look, private, span)
        theirs = self.look.beat(self.words, private, span)
        pairs = zip(reversed(mine), reversed(theirs), strict=False)  # of a long beat a panel tells the end
        same = {_plain(line): [_plain(other)] for line, other in pairs}
        if theirs:
            same[_plain(" ".join(mine))] = [_plain(line) for line in theirs]  # a panel that asks nothing has one line
        return [told for line in lines for told in same.get(line, [line])]

    def _put(self, where: str, lines: list[str], now: float, *, asks: bool | None = None) -> bool:
        """A message shows these lines now; whether that is anything new."""
        if lines == self.lines[where] and asks in (None, self.asks):
            return False
        self.stood(now)
        there = {line for shown in self.lines.values() for line in shown}
        new = self.new_words(lines, there)
        self.lines[where] = lines
        self.asks = self.asks if asks is None else asks
        self.pace.words += new
        self.pace.others_words += 0 if self.asks else new
        self.pace.edits += 1
        return True

    @staticmethod
    def new_words(lines: Sequence[str], there: Collection[str]) -> int:
        """How many words of these lines have not been there before."""
        return sum(words_in(line) - max((_alike(line, other) for other in there), default=0) for line in lines)

    def stood(self, now: float) -> None:
        """What is shown has stood until now."""
        self.pace.seconds += now - self.at
        self.pace.others_seconds += 0 if self.asks else now - self.at
        self.at = now


def _plain(text: str) -> str:
    """A text as people see it, without a time that counts down by itself."""
    return MARKUP.sub("", text)


def _alike(line: str, other: str) -> int:
    """How many words two lines begin with alike: a line that goes on is not read again."""
    mine, theirs = ([word.strip(".,;") for word in text.split()] for text in (line, other))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False))
    return words_in(" ".join(word for word, _ in same))


def _texts(components: Sequence[Any]) -> list[str]:
    """The lines of a message."""
    found: list[str] = []
    for part in components:
        found += map(_plain, part.get("content", "").splitlines())
        found += _texts(part.get("components", ()))
    return found


class PacedGame:
    """One game of a person and patrons."""

    def __init__(self, kit: GameKit, tables: Tables, clock: ManualClock, screen: Screen, seed: str) -> None:
        self.tables, self.clock, self.screen, self.pace = tables, clock, screen, screen.pace
        self.luck, self.delays = Random(f"{seed}/person"), Random(f"{seed}/delays")
        self.player: Patron = all_patrons(kit)["regular"]
        self.due: tuple[int, float] | None = None
        """The ask that the person answers, and when."""
        self.turn = 0
        self.own = False
        """Whether that is a turn of the person's."""
        self.ended: float | None = None
        """When their last turn ended."""

    async def play(self, table: str) -> None:
        """Play it until it is over, or over for the person."""
        began = self.clock.monotonic()
        while True:
            await self.tables.idle()
            public = await self.tables.public_table(table)
            if public.info.status != "live" or public.ask is None:
                break
            private = await self.tables.private_table(table, ADA.id)
            self._count_turns(public)
            again = self.screen.show(public, private)
            await self._answer(table, private)
            due = [at for at in (again, self.due[1] if self.due else None, self.clock.next_call()) if at is not None]
            if not due:
                break
            self.clock.move_to(min(due))
        self.screen.stood(self.clock.monotonic())
        self.pace.minutes.append((self.clock.monotonic() - began) / 60)

    def _count_turns(self, public: PublicTable) -> None:
        ask = public.ask
        assert ask is not None
        if ask.kind != "turn" or ask.turn == self.turn:
            return
        now, self.turn = self.clock.monotonic(), ask.turn  # who is asked first in a turn is whose turn it is
        if ask.waiting == (0,):
            self.pace.between += [now - self.ended] if self.ended is not None else []
            self.ended, self.own = None, True
        elif self.own:
            self.ended, self.own = now, False

    async def _answer(self, table: str, seat: PrivateTable) -> None:
        """Plan the person's answer, or give it when its time has come."""
        asked = seat.seat_ask
        if asked is None or seat.ask is None or seat.answered is not None:
            self.due = None
        elif self.due is None or self.due[0] != seat.ask.number:
            takes = THINKS.get(seat.ask.kind, 5.0) * self.delays.lognormvariate(0.0, SPREAD)
            self.due = seat.ask.number, self.clock.now() + min(takes, 40.0 if seat.ask.kind != "response" else 14.0)
        elif self.due[1] <= self.clock.now():
            self.due = None
            picks = self.player.choose(seat.view, asked, self.luck.random)
            await self.tables.play.answer(table, ADA.id, seat.ask.number, picks)


async def _games(
    kit: GameKit, seeds: Sequence[str], seats: int, options: dict[str, Any], pace: str, step: Callable[[], object]
) -> PaceReport:  # fmt: skip
    found, words = PaceReport(), english(kit.words)
    patrons, drawn = all_patrons(kit), count()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "pace.db")
        for seed in seeds:
            clock = ManualClock()
            screen = Screen(kit, words, clock, found)

            def entropy(seed: str = seed) -> str:
                return sha256(f"{seed}/{next(drawn)}".encode()).hexdigest()

            tables = Tables(
                store, {kit.name: kit.rules()}, lambda game, strength: patrons[strength], clock, entropy, screen,
                written=True,
            )  # fmt: skip
            await tables.clocks.start()
            info = await tables.lobby.open(
                1, 2, ADA, game=kit.name, pace=pace, most=kit.rules().seats[-1], options=options
            )
            for _ in range(seats - 1):
                await tables.lobby.add_patron(info.id, ADA.id)
            await tables.lobby.start_game(info.id, ADA.id)
            await PacedGame(kit, tables, clock, screen, seed).play(info.id)
            if (await tables.info(info.id)).status == "live":
                await tables.leaving.close(info.id, force=True)
            await tables.clocks.stop()
            step()
        await store.close()
    return found


def played(
    kit: GameKit, seeds: Sequence[str], seats: int, options: dict[str, Any], pace: str, step: Callable[[], object]
) -> PaceReport:  # fmt: skip
    """The games of these seeds, each of a person against patrons in the other seats."""
    return asyncio.run(_games(kit, seeds, seats, options, pace, step))
