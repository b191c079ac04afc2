"""A running game: numbers the asks, checks and logs the answers, keeps digests, restores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Literal

import orjson

from bot.engine.asks import CLOCK, TIME, Ask, check_pick
from bot.engine.chance import Chance
from bot.engine.errors import Refused, Runaway, Strayed
from bot.engine.events import Event
from bot.engine.game import Answers, AnyGame, AskBuilder, Told, Turn, View

Source = Literal["person", "clock", "patron"]
"""Who answered: the person, the clock (time ran out), a patron."""

STEPS_A_TURN = 2_000
TURNS_A_GAME = 2_000
SAME_POSITION = 3


@dataclass(slots=True)
class Decision:
    """One entry of the decision log. Nobody changes it (a frozen dataclass would take three times as long to make).

    `seq` counts from 1 over the whole game; `ask` is the ask's number, 0 for an unasked option; `digest` is the
    running hash over all events told up to and with this decision.
    """

    seq: int
    epoch: int
    turn: int
    ask: int
    seat: int
    picks: tuple[str, ...]
    source: Source
    digest: str = ""


@dataclass(slots=True)
class Snapshot:
    """The whole state at a turn's start, as plain data, with the counters that go with it. Nobody changes it."""

    game: str
    schema_version: int
    rules_version: int
    epoch: int
    turn: int
    seq: int
    ask: int
    digest: str
    state: dict[str, Any]
    state_digest: str
    text: str = ""
    """The state in its canonical form as JSON, if it has just been made."""
    luck: int = 0
    draws: int = 0
    """The number of the game's luck, and how many numbers it had drawn; see `Chance`."""


class _Frame:
    """A turn, or an unasked option that asks in its turn, waiting for an answer."""

    __slots__ = ("builder", "moves")

    def __init__(self, moves: Turn) -> None:
        self.moves = moves
        self.builder: AskBuilder | None = None


class Run:
    """One game in play.

    `live` runs keep what restoring and proving need: events, digests, snapshots and the decisions of the turn. Playouts
    for simulation and look-ahead do without. After every call the run stands at an open `ask`, or the game is over.
    """

    __slots__ = (
        "_answers", "_frames", "_positions", "_taken", "_told_before", "ask", "asks", "decision", "digest", "epoch",
        "game", "in_turn", "live", "over", "seq", "snapshot", "state", "steps", "told", "turn", "turn_started",
    )  # fmt: skip

    def __init__(self, game: AnyGame, state: Any, chance: Chance, *, live: bool = True) -> None:
        self.game = game
        self.state = state
        self.told = Told(chance, listening=live)
        self.live = live
        self.epoch = 0
        self.turn = 0
        self.seq = 0
        self.asks = 0
        self.digest = ""
        self.ask: Ask | None = None
        self.over = False
        self.steps = 0
        self.decision: Decision | None = None
        """The last decision taken, with its digest; None before the first, and after a restore at a turn's start."""
        self.in_turn: list[Decision] = []
        """The decisions since the snapshot."""
        self.snapshot: Snapshot | None = None
        self.turn_started = False
        """Whether the last call started a turn, so that there is a new snapshot."""
        self._taken: tuple[int, int, int, int, int, tuple[str, ...], Source] | None = None
        """The current decision, without the digest that is not known yet."""
        self._told_before: list[Event] = []
        self._answers: dict[int, tuple[str, ...]] = {}
        self._frames: list[_Frame] = []
        self._positions: dict[str, int] = {}
        """How often each turn began from the same state. A restored run begins to count anew, so that bringing a game
        back costs the same however long it is: going in circles, it is stopped so many turns after its last restore."""

    @classmethod
    def new(
        cls, game: AnyGame, seats: int, options: Mapping[str, Any], seed: str | Chance, *, live: bool = True
    ) -> tuple[Run, list[Event]]:
        """Set up a game and go to its first ask; also what was told on the way. Raises `Refused` like `Game.new`."""
        chance = Chance(seed) if isinstance(seed, str) else seed
        told = Told(chance, listening=live)
        run = cls(game, game.new(seats, options, told), chance, live=live)
        run.told.events = told.events
        return run, run.begin()

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        snapshot: Snapshot,
        seed: str | Chance,
        decisions: Iterable[Decision] = (),
        told: list[tuple[int, Event]] | None = None,
    ) -> Run:
        """The run as it was after `decisions`, those made since the snapshot; what is told by them is put into `told`,
        each event with the number of its decision.

        `seed`: the game's seed, or its chance as it was at the snapshot. Raises `Strayed` when a digest does not come
        out again.
        """
        chance = Chance(seed, snapshot.luck, snapshot.draws) if isinstance(seed, str) else seed
        run = cls(game, game.load(snapshot.state, snapshot.schema_version), chance)
        run.epoch = snapshot.epoch
        run.turn = snapshot.turn - 1
        run.seq = snapshot.seq
        run.asks = snapshot.ask
        run.digest = snapshot.digest
        run.begin()
        for decision in decisions:
            events = run.again(decision)
            if told is not None:
                told += [(decision.seq, event) for event in events]
        return run

    # -- going on -----------------------------------------------------------------------------------------------

    def begin(self) -> list[Event]:
        """Play on to the first ask."""
        self._play_on()
        return self._take_events() if self.live else []

    def answer(self, seat: int, ask: int, picks: tuple[str, ...], source: Source = "person") -> list[Event]:
        """Take a seat's answer to the open ask and play on as far as that allows; what was told on the way.

        In an ask with a minimum time the seat `CLOCK` answers `TIME`, and a seat's later answer takes the place of its
        earlier one. Raises `Refused` and changes nothing: ``game-over``, ``ask-closed`` (another ask is open now),
        ``not-asked``, ``answered`` (the seat has answered and waits for others), those of `SeatAsk.check`, and the
        game's own reasons.
        """
        open_ask = self.ask
        if open_ask is None:
            raise Refused("game-over")
        if ask != open_ask.number:
            raise Refused("ask-closed")
        if seat == CLOCK and open_ask.clock:
            self._check_clock(picks)
        else:
            self._check_answer(open_ask, seat, picks)
        self._answers[seat] = picks
        self._log(ask, seat, picks, source)
        if open_ask.first or len(self._answers) == len(open_ask.seats) + open_ask.clock:
            given, self._answers = self._answers, {}
            if len(given) > 1 or open_ask.clock:  # in the ask's order: the order of the answers must change nothing
                given = {seat: given[seat] for seat in open_ask.seats if seat in given}
            self._resume(given)
            self._play_on()
        return self._take_events() if self.live else []

    def answer_all(self, answers: Answers) -> None:
        """Answer the open ask for all its seats in one step and play on; time passes in it. Only for playouts.

        `answers` are in the ask's order. In an ask that closes on the first answer that one is enough. Raises `Refused`
        (``game-over``, those of `SeatAsk.check`), and `ValueError` for a live run, which logs each answer.
        """
        if self.live:
            raise ValueError("a live run takes one answer at a time")
        open_ask = self.ask
        if open_ask is None:
            raise Refused("game-over")
        seats = open_ask.seats
        for seat, picks in answers.items():
            if picks is not seats[seat].default:  # which is always legal
                seats[seat].check(picks)
        self.seq += len(answers)
        self.turn_started = False
        self._resume(answers)
        if not self._waits():
            self._play_on()

    def _check_answer(self, open_ask: Ask, seat: int, picks: tuple[str, ...]) -> None:
        seat_ask = open_ask.seats.get(seat)
        if seat_ask is None:
            raise Refused("not-asked")
        if seat in self._answers and not open_ask.clock:
            raise Refused("answered")
        try:
            seat_ask.check(picks)
        except Refused as no:
            if no.reason == "not-offered":
                reason, facts = self.game.refusal(self.state, seat, str(no.facts["key"]))
                raise Refused(reason, **facts) from None
            raise

    def _check_clock(self, picks: tuple[str, ...]) -> None:
        if CLOCK in self._answers:
            raise Refused("answered")
        if picks != TIME:
            raise Refused("not-offered", key=picks[0] if picks else "")

    def use_unasked(self, seat: int, pick: str, source: Source = "person") -> list[Event]:
        """Use an unasked option. The open ask is built anew afterwards (its answers so far are given back).

        Raises `Refused` and changes nothing: ``game-over``, those of `check_pick`, and the game's own reasons.
        """
        if self.ask is None:
            raise Refused("game-over")
        try:
            check_pick(self.game.unasked(self.state, seat), pick)
        except Refused as no:
            if no.reason == "not-offered":
                reason, facts = self.game.refusal(self.state, seat, pick)
                raise Refused(reason, **facts) from None
            raise
        moves = self.game.use_unasked(self.state, self.told, seat, pick)  # may refuse: nothing is logged then
        self._log(0, seat, (pick,), source)
        if moves is not None:
            self._push(moves)
        self._rebuild()
        self._play_on()
        return self._take_events() if self.live else []

    def again(self, decision: Decision) -> list[Event]:
        """Play a logged decision once more. Raises `Strayed` when its digest does not come out again."""
        if decision.epoch != self.epoch:
            self.new_epoch(decision.epoch)
        try:
            if decision.ask:
                events = self.answer(decision.seat, decision.ask, decision.picks, decision.source)
            else:
                events = self.use_unasked(decision.seat, decision.picks[0], decision.source)
        except Refused as no:
            raise Strayed(decision.seq, decision.digest, f"refused: {no.reason}") from no
        if decision.digest and self.digest != decision.digest:
            raise Strayed(decision.seq, decision.digest, self.digest)
        return events

    def new_epoch(self, epoch: int) -> None:
        """Begin another epoch, after an undo, with other rules or when a turn is played again. The luck stays."""
        self.epoch = epoch
        self.told.chance.start_epoch(epoch, self.turn)

    # -- looking ------------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats whose answer the open ask still wants, in order."""
        return [seat for seat in self.ask.seats if seat not in self._answers] if self.ask else []

    def clock_waits(self) -> bool:
        """Whether the open ask still waits for its minimum time to be over."""
        return self.ask is not None and self.ask.clock and CLOCK not in self._answers

    def answer_of(self, seat: int) -> tuple[str, ...] | None:
        """The seat's answer to the open ask so far; None without one."""
        return self._answers.get(seat)

    def view(self, seat: int | None, *, apart: bool = False) -> View:
        """All that `seat` (None: the public) may know. See `Game.view`."""
        return self.game.view(self.state, seat, apart=apart)

    # -- inside -------------------------------------------------------------------------------------------------

    def _waits(self) -> bool:
        """Whether an ask is open. A call that opens one is not seen by those who check types and who compile: they
        take what was None before it for None still.
        """
        return self.ask is not None

    def _play_on(self) -> None:
        while not self._waits() and not self.over:
            if self._frames:
                self._reopen()
                if not self._waits():
                    self._resume({})
            elif self.game.over(self.state):
                self.over = True
            else:
                self._start_turn()

    def _start_turn(self) -> None:
        self.turn += 1
        self.steps = 0
        self.told.start_turn()
        self.told.chance.start_turn(self.epoch, self.turn)
        if self.turn > TURNS_A_GAME:
            raise self._runaway(f"more than {TURNS_A_GAME} turns", turn=False)
        if self.live:
            self._take_snapshot()
        self.turn_started = True
        self._push(self.game.turn(self.state, self.told))

    def _take_snapshot(self) -> None:
        state = self.game.dump(self.state)
        text = _canonical(state)
        state_digest = _hash("", text)
        times = self._positions[state_digest] = self._positions.get(state_digest, 0) + 1
        if times >= SAME_POSITION:
            raise self._runaway(f"turn {self.turn}: the same position {SAME_POSITION} times", turn=False)
        # What was told before this turn belongs to the digest that the turn starts from.
        self._told_before += self._fold()
        self.in_turn = []
        self.snapshot = Snapshot(
            self.game.name, self.game.schema_version, self.game.rules_version, self.epoch, self.turn, self.seq,
            self.asks, self.digest, state, state_digest, text.decode(), self.told.chance.luck, self.told.chance.draws,
        )  # fmt: skip

    def _log(self, ask: int, seat: int, picks: tuple[str, ...], source: Source) -> None:
        self.seq += 1
        self.turn_started = False
        if self.live:
            self._taken = (self.seq, self.epoch, self.turn, ask, seat, picks, source)

    def _push(self, moves: Turn) -> None:
        frame = _Frame(moves)
        self._frames.append(frame)
        self.ask = None
        self._answers = {}
        try:
            frame.builder = next(moves)
        except StopIteration:
            self._frames.pop()
        except (Runaway, RecursionError) as fault:
            raise self._runaway(f"turn {self.turn}: {fault}") from fault

    def _resume(self, answers: Answers) -> None:
        self.steps += 1
        if self.steps > STEPS_A_TURN:
            raise self._runaway(f"turn {self.turn}: more than {STEPS_A_TURN} steps")
        frame = self._frames[-1]
        self.ask = None
        try:
            builder = frame.builder = frame.moves.send(answers)
        except StopIteration:
            self._frames.pop()
        except (Runaway, RecursionError) as fault:
            raise self._runaway(f"turn {self.turn}: {fault}") from fault
        else:
            self._open(builder)

    def _runaway(self, report: str, *, turn: bool = True) -> Runaway:
        """The game would never end: the error, with the decks at fault. `turn`: it is this turn that has no end."""
        return Runaway(report, tuple(self.game.blamed(self.state, turn=turn)))

    def _reopen(self) -> None:
        """Build the ask of the innermost frame from the state as it is now."""
        self._answers = {}
        self.ask = None
        builder = self._frames[-1].builder if self._frames else None
        if builder is not None:
            self._open(builder)

    def _open(self, builder: AskBuilder) -> None:
        ask = builder()
        if ask is not None and (ask.seats or ask.clock):
            self.asks += 1
            ask.number = self.asks
            self.ask = ask

    def _rebuild(self) -> None:
        """After an unasked option, keep the ask with its number and answers if it is the same as before."""
        before, answers = self.ask, self._answers
        self._reopen()
        if before is not None and self.ask is not None:
            self.ask.number = before.number
            if self.ask == before:
                self.ask, self._answers = before, answers
                self.asks -= 1
            else:
                self.ask.number = self.asks

    def _take_events(self) -> list[Event]:
        events = self._fold()
        if self._told_before:
            events, self._told_before = self._told_before + events, []
        if self._taken is not None:
            self.decision = Decision(*self._taken, self.digest)
            self._taken = None
            if not self.turn_started:
                self.in_turn.append(self.decision)
        return events

    def _fold(self) -> list[Event]:
        """Add the events since the last call to the digest."""
        events, self.told.events = self.told.events, []
        if events:
            self.digest = _hash(self.digest, _canonical([event.whole() for event in events]))
        return events


def _canonical(data: object) -> bytes:
    """Plain data in its one canonical form: JSON without spaces, keys in order, in UTF-8."""
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS)


def _hash(before: str, text: bytes) -> str:
    """A running hash, of the hash so far and the new text."""
    return blake2b(before.encode() + text, digest_size=16).hexdigest()
