"""Playing the lessons of all games: as they advise, and with one step that is not what they advise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from bot.engine import DEAL, Event, Refused, Run, SeatAsk
from bot.games import GAMES
from bot.games.kit import GameKit, LessonPlan
from bot.tables.info import OpenAsk, PrivateTable, SeatInfo, TableInfo

Picks: TypeAlias = tuple[str, ...]
Advise: TypeAlias = Callable[[PrivateTable], Picks | None]
"""What the guide suggests to the learner; None while there is nothing to do."""

LEARNER = 0
MOST = 400
"""A lesson has far fewer answers; one that never ends is stopped."""


class Moment(NamedTuple):
    """A moment in which the learner could do something: what they see, what the guide suggests, what they do."""

    seen: PrivateTable
    advised: Picks
    done: Picks


class Played(NamedTuple):
    """A lesson that has been played."""

    run: Run
    moments: list[Moment]
    events: list[Event]


class Player:
    """Plays the lesson of a game."""

    def __init__(self, game: str, advise: Advise) -> None:
        self.kit: GameKit = GAMES[game]
        plan = self.kit.lesson()
        assert plan is not None
        self.plan: LessonPlan = plan
        self.advise = advise

    def begin(self) -> tuple[Run, list[Event]]:
        """The lesson as a table begins it (`bot.tables.seats.lobby.Lobby.start_game`)."""
        game = self.kit.rules()
        options = game.settled(game.check_options(self.plan.options))
        return Run.new(game, 1 + self.plan.patrons, options, f"{self.kit.name}/{options[DEAL]}")

    def play(self, at: int = -1, instead: Picks = ()) -> Played:
        """Play as advised, but for the moment `at`, in which the learner does something else."""
        run, events = self.begin()
        moments: list[Moment] = []
        for _ in range(MOST):
            if run.over:
                return Played(run, moments, events)
            seen = self.see(run, events)
            advised = self.advise(seen)
            if advised is None:
                events += self._others(run)
                continue
            done = instead if len(moments) == at else advised
            moments.append(Moment(seen, advised, done))
            events += self._do(run, done) if done != PAUSE else self._others(run)
        raise AssertionError("the lesson never ends")

    def see(self, run: Run, events: list[Event]) -> PrivateTable:
        """What the learner sees."""
        recent = tuple(event.seen_by(None) for event in events[-12:])
        asked = run.ask.seats[LEARNER] if run.ask is not None and LEARNER in run.waiting() else None
        standing = run.game.unasked(run.state, LEARNER)
        return PrivateTable(self._info(run), LEARNER, _open_ask(run), asked, standing, run.view(LEARNER), recent)

    def _do(self, run: Run, picks: Picks) -> list[Event]:
        """An answer of the learner, or something they may do at any time."""
        assert run.ask is not None
        asked = run.ask.seats[LEARNER] if LEARNER in run.waiting() else None
        if asked is not None:
            try:
                return run.answer(LEARNER, run.ask.number, picks)
            except Refused:
                pass
        return run.use_unasked(LEARNER, picks[0])

    def _others(self, run: Run) -> list[Event]:
        """The next answer that is not the learner's; what they leave out, if nobody else is asked."""
        assert run.ask is not None
        seat = next((seat for seat in run.waiting() if seat != LEARNER), LEARNER)
        asked = run.ask.seats[seat]
        picks = asked.default if seat == LEARNER else self.plan.patron.choose(None, asked, _no_luck)
        return run.answer(seat, run.ask.number, picks)

    def _info(self, run: Run) -> TableInfo:
        seats = [SeatInfo(0, 100, "Ann", None, False, False, 0.0)]
        seats += [
            SeatInfo(seat, None, "Old Marla", "lesson", False, False, 0.0) for seat in range(1, 1 + self.plan.patrons)
        ]
        placings = tuple(run.game.placings(run.state)) if run.over else None
        return TableInfo(
            "ABCD", 1, 2, self.kit.name, "over" if run.over else "live", "relaxed", len(seats), 100, run.state.options,
            0.0, 1.0, None, "", "", tuple(seats), "", placings, run.seq, lesson=True,
        )  # fmt: skip


PAUSE: Picks = ("(nothing)",)
"""In place of something that the learner may do at any time, and leaves out."""


def others(moment: Moment, most: int = 1 << 30) -> Iterator[Picks]:
    """Everything else that the learner could do in a moment; of cards to discard at most so many together, or all."""
    if moment.seen.seat_ask is None or (moment.advised[:1] and _is_standing(moment)):
        yield PAUSE
        return
    for picks in _answers(moment.seen.seat_ask, most):
        if picks != moment.advised:
            yield picks


def _is_standing(moment: Moment) -> bool:
    asked = moment.seen.seat_ask
    return asked is not None and moment.advised[0].partition(">")[0] not in asked.options


def _answers(asked: SeatAsk, most: int) -> Iterator[Picks]:
    """Every answer to an ask, with as few targets of each option as it takes."""
    if asked.least == asked.most == 1:
        for option in asked.options.values():
            yield from ((pick,) for pick in option.picks())
        return
    keys = list(asked.options)
    for count in range(asked.least, min(asked.most, len(keys)) + 1):
        if count <= most or count == len(keys):
            yield from combinations(keys, count)


def _open_ask(run: Run) -> OpenAsk | None:
    ask = run.ask
    if ask is None:
        return None
    waiting = tuple(run.waiting())
    return OpenAsk(ask.number, ask.kind, ask.about, dict(ask.args), waiting, True, 0.0, 60.0, run.turn)


def _no_luck() -> float:
    return 0.0


def told(events: list[Event]) -> list[dict[str, Any]]:
    """The public form of events."""
    return [event.seen_by(None) for event in events]
