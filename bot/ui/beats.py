"""Beats: what others do is told as one text a turn, which stays until it can have been read.

They are display only: no answer is ever held for one. What cuts a beat is public, so that its times tell nothing about
a hand. A panel that asks nothing shows the beat of the table's message, when that does.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine import BRISK
from bot.tables.info import PrivateTable, PublicTable, TableInfo
from bot.ui.kept import kept
from bot.ui.look import GameLook
from bot.ui.words import Words

A_WORD = 0.25
"""Seconds it takes to read a word of what is new, and of who is asked what."""
LEAST, MOST = 2.0, 8.0
"""Seconds a beat stays, at least and at most."""
FELT = 1.5
"""So many times as long stays what happens to a person."""
BANNER = 8.0
"""Seconds for which a moment with a banner stays at least."""
GATHERS = 6.0
"""Seconds after which a turn that goes on is shown although it has not ended, where patrons play."""
QUICK = 0.5
"""The share of these times at the pace blitz, and at a table that wants it brisk."""


class Span(NamedTuple):
    """What a beat tells: from one decision to another, by their numbers."""

    first: int
    last: int


NOTHING_YET = Span(-1, -1)


def tempo(info: TableInfo) -> float:
    """The share of the usual times that a table's beats take."""
    return QUICK if info.pace == "blitz" or info.options.get(BRISK) else 1.0


def tempo_verb(info: TableInfo) -> str:
    """What the button does that changes how long beats stay."""
    return "calm" if info.options.get(BRISK) else "brisk"


def reading(text: str, *, felt: bool = False) -> float:
    """Seconds in which a text can be read."""
    return min(MOST, max(LEAST, len(text.split()) * A_WORD * (FELT if felt else 1.0)))


@dataclass(slots=True)
class Beat:
    """What a table's message tells, and for how long. Times are seconds of one clock that is never set."""

    span: Span = NOTHING_YET
    ask: tuple[int, tuple[int, ...]] = (0, ())
    """The ask that was open when it was shown, and who was openly waited for."""
    turn: int = 0
    """The turn that it was shown in."""
    hits: Mapping[int, Hashable] = field(default_factory=dict[int, Hashable])
    """What was about to happen to people then, by seat."""
    until: float = 0.0
    banner: float = 0.0
    """Until when it stays for a moment's sake."""
    news: float | None = None
    """Since when there has been something that it does not tell."""
    gathers: bool = True
    """Whether that may wait for the end of the turn: nobody has done it before everybody's eyes."""

    def note(self, now: float, *, gathers: bool) -> None:
        """Something has happened that it does not tell."""
        self.news = now if self.news is None else self.news
        self.gathers = self.gathers and gathers

    def wait(self, now: float, look: GameLook, seen: PublicTable, *, cut: bool) -> float:
        """Seconds for which the message stays as it is. What cuts the beat besides `cut` is as public as the message:
        that a person is openly asked, that what is being resolved hits one, or that the turn of one is over.
        """
        ask = seen.ask
        if cut or seen.info.status != "live" or seen.info.lesson or ask is None or self.span == NOTHING_YET:
            return 0.0
        if seen.numbers and look.big(seen, Span(self.span.last + 1, seen.numbers[-1])):
            return 0.0
        shows_moment = now < self.banner  # then only whoever was not asked before cuts it
        asked = [seat for seat in ask.waiting if not (shows_moment and seat in self.ask[1])]
        asks = any(is_person(seen.info, seat) for seat in asked)
        if (ask.number, ask.waiting) != self.ask and (asks or (not shows_moment and self._hit(look, seen))):
            return 0.0
        if ask.turn != self.turn and any(is_person(seen.info, seat) for seat in self.ask[1]):
            return 0.0  # it would go on naming a person whose turn is over
        due = self.until
        patrons = not all(is_person(seen.info, seat.seat) for seat in seen.info.seats)
        if self.gathers and patrons and ask.turn == self.turn and self.news is not None:
            due = max(due, self.news + GATHERS * tempo(seen.info))
        return max(0.0, due - now)

    def _hit(self, look: GameLook, seen: PublicTable) -> bool:
        """Whether something is about to happen to a person that was not when it was shown."""
        found = hits(look, seen)
        return any(self.hits.get(seat) != what for seat, what in found.items())

    def next(self, now: float, seen: PublicTable | PrivateTable) -> Span:
        """What it tells if it is shown now: a text that is cut before it could be read goes on."""
        last = seen.numbers[-1] if seen.numbers else -1
        if self.span == NOTHING_YET or self.span.last > last:  # after a start, or after a move was taken back
            return Span(last, last)
        if now >= self.until and last > self.span.last:
            return Span(self.span.last + 1, last)
        return Span(self.span.first, last)

    def shown(self, now: float, look: GameLook, words: Words, seen: PublicTable, span: Span) -> None:
        """The message shows this now."""
        if seen.view is None or seen.info.status != "live":
            return
        found = hits(look, seen)
        if span.last > self.span.last:
            head = look.headline(words, seen, pictured=True) if seen.ask is not None else ""
            told = "\n".join([head, *public_beat(words, look, seen, span)])
            big = look.big(seen, Span(max(span.first, self.span.last + 1), span.last))
            self.banner = now + BANNER if big else self.banner
            self.until = max(self.banner, now + reading(told, felt=bool(found)) * tempo(seen.info))
        self.span, self.hits, self.news, self.gathers = span, found, None, True
        if seen.ask is not None:
            self.ask, self.turn = (seen.ask.number, seen.ask.waiting), seen.ask.turn

    def in_panel(self, now: float, seen: PrivateTable, *, asked: bool = False) -> Span:
        """What a panel tells now: what the table's message does, or is about to do as it shows the same ask. `asked`:
        whether it asked something until now: then it tells what has come of that, although the message does not yet.
        """
        last = seen.numbers[-1] if seen.numbers else -1
        openly = seen.ask is not None and seen.seat in seen.ask.waiting
        if openly or self.span == NOTHING_YET:
            return self.next(now, seen)
        newer = asked and seen.seat_ask is None and last > self.span.last
        return Span(self.span.last + 1, last) if newer else self.span


def hits(look: GameLook, seen: PublicTable) -> Mapping[int, Hashable]:
    """What is about to happen to people by what is being resolved, by seat."""
    if seen.view is None:
        return {}
    return kept(
        seen, lambda: {seat: what for seat, what in look.hit(seen).items() if is_person(seen.info, seat)}, "hits"
    )  # fmt: skip


def public_beat(words: Words, look: GameLook, seen: PublicTable, span: Span) -> Sequence[str]:
    """What a beat tells everybody: it is shown, and its words are counted."""
    return kept(seen, lambda: look.beat(words, seen, span), "beat", span)


def is_person(info: TableInfo, seat: int) -> bool:
    """Whether a person plays a seat now."""
    sits = info.seats[seat]
    return sits.user_id is not None and not sits.minded


def events_in(seen: PublicTable | PrivateTable, span: Span) -> tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]:
    """The events before a span, and those in it; the last decision's for a span of nothing."""
    before: list[Mapping[str, Any]] = []
    inside: list[Mapping[str, Any]] = []
    numbers = seen.numbers or tuple(range(len(seen.moves)))
    first, last = span if span != NOTHING_YET or not numbers else (numbers[-1], numbers[-1])
    for at, move in zip(numbers, seen.moves, strict=True):
        if at <= last:
            (before if at < first else inside).extend(move)
    return before, inside
