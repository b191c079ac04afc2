"""How long a beat stays, and what may cut it short."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.info import OpenAsk, PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.ui.beats import BANNER, GATHERS, LEAST, MOST, Beat, Span, events_in, reading, tempo

SEATS = (
    SeatInfo(0, 100, "Ada", None, False, False, 180.0),
    SeatInfo(1, None, "Quill", "regular", False, False, 180.0),
    SeatInfo(2, 102, "Ben", None, True, False, 180.0),
)
INFO = TableInfo("ABCD", 1, 2, "inn", "live", "normal", 8, 100, {}, 0.0, 1.0, None, "", "", SEATS, "", None, 3)
WORDS: Any = None


class Look:
    """A game in which so many words are told, and these seats are hit."""

    def __init__(self, words: int = 12, **hit: int) -> None:
        self.words, self.hits = words, {int(seat[1:]): what for seat, what in hit.items()}

    def headline(self, words: Any, seen: PublicTable, *, pictured: bool = False) -> str:
        return ""

    def beat(self, words: Any, seen: Any, span: Span, **_: Any) -> list[str]:
        return ["word " * self.words]

    def big(self, seen: PublicTable, span: Span) -> bool:
        return False

    def hit(self, seen: PublicTable) -> dict[int, int]:
        return self.hits


class BigLook(Look):
    """One in which everything has a banner."""

    def big(self, seen: PublicTable, span: Span) -> bool:
        return True


def seen(last: int, *, ask: int = 1, turn: int = 1, waiting: tuple[int, ...] = (1,), **changes: Any) -> PublicTable:
    asked = OpenAsk(ask, "turn", "inn.action", {}, waiting, True, 0.0, None, turn)
    numbers = tuple(range(last + 1))
    return PublicTable(INFO._replace(**changes), {}, asked, (), None, None, tuple(({},) for _ in numbers), numbers)


def shown(look: Any, last: int = 3, **facts: Any) -> Beat:
    beat, table = Beat(), seen(last, **facts)
    beat.shown(100.0, look, WORDS, table, beat.next(100.0, table))
    return beat


def test_a_moment_with_a_banner_is_shown_at_once_and_stays_for_eight_seconds() -> None:
    quiet: Any = Look(1)
    banner: Any = BigLook(1)
    beat = shown(quiet)
    assert beat.wait(100.5, quiet, seen(4), cut=False) > 0
    assert beat.wait(100.5, banner, seen(4), cut=False) == 0.0
    assert shown(banner).until == 100.0 + BANNER == 108.0


@pytest.mark.parametrize(("words", "seconds"), [(1, LEAST), (12, 3.0), (20, 5.0), (90, MOST)])
def test_a_beat_stays_until_it_can_have_been_read(words: int, seconds: float) -> None:
    look: Any = Look(words)
    beat = shown(look)
    assert beat.until == 100.0 + seconds == 100.0 + reading("word " * words)
    beat.note(100.5, gathers=False)
    assert beat.wait(100.5, look, seen(4), cut=False) == seconds - 0.5
    assert beat.wait(100.0 + seconds, look, seen(4), cut=False) == 0.0


def test_what_happens_to_a_person_stays_longer_and_at_blitz_and_briskly_all_half_as_long() -> None:
    felt: Any = Look(12, s0=2)
    assert shown(felt).until == 104.5
    dull: Any = Look(12)
    assert shown(dull, pace="blitz").until == shown(dull, options={"brisk": True}).until == 101.5
    assert tempo(INFO) == 1.0


def test_a_turn_that_goes_on_is_told_at_its_end_or_after_a_while() -> None:
    look: Any = Look(4)
    beat = shown(look)
    beat.note(103.0, gathers=True)
    assert beat.wait(103.0, look, seen(4, ask=2), cut=False) == GATHERS
    assert beat.wait(103.0, look, seen(5, ask=3, turn=2), cut=False) == 0.0, "the turn is over"
    beat.note(104.0, gathers=False)
    assert beat.wait(104.0, look, seen(4, ask=2), cut=False) == 0.0, "a person did something for all to see"


def test_the_message_does_not_go_on_naming_a_person_whose_turn_is_over() -> None:
    look: Any = Look(20)
    beat = shown(look, waiting=(0,))
    beat.note(101.0, gathers=False)
    assert beat.wait(101.0, look, seen(4, ask=2, turn=1), cut=False) > 0.0, "it is still Ada's turn"
    assert beat.wait(101.0, look, seen(4, ask=2, turn=2), cut=False) == 0.0
    assert beat.next(101.0, seen(4, ask=2, turn=2)).first == beat.span.first, "what could not be read yet goes on"
    patrons = shown(look, waiting=(1,))
    assert patrons.wait(101.0, look, seen(4, ask=2, turn=2), cut=False) > 0.0


def test_among_people_a_turn_is_told_as_soon_as_what_was_shown_can_have_been_read() -> None:
    look: Any = Look(4)
    people = tuple(seat._replace(user_id=100 + seat.seat, patron=None, minded=False) for seat in SEATS)
    beat = shown(look)
    beat.note(103.0, gathers=True)
    assert beat.wait(103.0, look, seen(4, ask=2, waiting=(), seats=people), cut=False) == 0.0


def test_only_what_is_public_cuts_a_beat() -> None:
    look: Any = Look(20)
    beat = shown(look)
    beat.note(100.1, gathers=True)
    assert beat.wait(100.1, look, seen(4, ask=2, waiting=(0,)), cut=False) == 0.0, "a person is openly asked"
    assert beat.wait(100.1, look, seen(4, ask=2, waiting=(2,)), cut=False) > 0.0, "a patron plays that seat"
    assert beat.wait(100.1, look, seen(4, ask=2, waiting=()), cut=False) > 0.0, "nobody can see who is asked"
    hit: Any = Look(20, s0=3)
    assert beat.wait(100.1, hit, seen(4, ask=2, waiting=()), cut=False) == 0.0, "something hits a person"
    other: Any = Look(20, s1=3)
    assert beat.wait(100.1, other, seen(4, ask=2, waiting=()), cut=False) > 0.0


def test_the_same_blow_cuts_once() -> None:
    hit: Any = Look(20, s0=3)
    beat = shown(hit)
    beat.note(100.1, gathers=True)
    assert beat.wait(100.1, hit, seen(4, ask=2, waiting=()), cut=False) > 0.0
    harder: Any = Look(20, s0=5)
    assert beat.wait(100.1, harder, seen(4, ask=2, waiting=()), cut=False) == 0.0


def test_a_text_that_is_cut_goes_on_in_the_next_and_one_that_was_read_does_not() -> None:
    look: Any = Look(20)
    beat = shown(look)
    assert beat.span == Span(3, 3)
    assert beat.next(101.0, seen(5)) == Span(3, 5)
    assert beat.next(106.0, seen(5)) == Span(4, 5)
    assert beat.next(106.0, seen(2)) == Span(2, 2), "a move was taken back"


def test_a_span_has_the_events_of_its_decisions() -> None:
    table = seen(3)
    table = PublicTable(*(getattr(table, name) for name in ("info", "view", "ask", "recent", "undo", "finished_at")),
                        moves=tuple(({"key": n},) for n in range(4)), numbers=(5, 6, 8, 9))  # fmt: skip
    before, inside = events_in(table, Span(6, 8))
    assert [event["key"] for event in before] == [0]
    assert [event["key"] for event in inside] == [1, 2]


def test_a_moment_is_cut_by_nobody_who_was_asked_already_and_by_nothing_that_hits_somebody() -> None:
    falls: Any = BigLook(1)
    beat = shown(falls, waiting=(0,))
    look: Any = Look(1, s0=5)
    beat.note(101.0, gathers=False)
    assert beat.wait(101.0, look, seen(4, ask=2, waiting=(0,)), cut=False) == 7.0, "Ada is asked the next thing"
    assert beat.wait(101.0, look, seen(4, ask=2, waiting=()), cut=False) == 7.0, "something hits Ada"
    assert beat.wait(108.0, look, seen(4, ask=2, waiting=(0,)), cut=False) == 0.0
    patrons = shown(falls, waiting=(1,))
    assert patrons.wait(101.0, look, seen(4, ask=2, waiting=(0,)), cut=False) == 0.0, "Ada was not asked before"


def test_a_moment_that_is_told_again_with_more_does_not_stay_for_eight_seconds_more() -> None:
    falls: Any = BigLook(1)
    beat = shown(falls)
    look: Any = Look(1)
    look.big = lambda table, span: span.first <= 3
    beat.shown(102.0, look, WORDS, seen(4), beat.next(102.0, seen(4)))
    assert beat.span == Span(3, 4)
    assert beat.until == 100.0 + BANNER


def test_a_panel_tells_at_once_what_came_of_its_own_answer() -> None:
    look: Any = Look(20)
    beat = shown(look)
    table: Any = seen(5, ask=2)
    quiet: Any = PrivateTable(INFO, 0, table.ask, None, {}, {}, (), moves=table.moves, numbers=table.numbers)
    assert beat.in_panel(101.0, quiet, asked=False) == Span(3, 3), "as the table's message"
    assert beat.in_panel(101.0, quiet, asked=True) == Span(4, 5)
    beat.shown(109.0, look, WORDS, table, beat.next(109.0, table))
    assert beat.in_panel(110.0, quiet, asked=True) == beat.span, "there is nothing newer"
