"""Plays one scenario, step by step, and reports the first expectation that fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, cast

from bot.engine import CLOCK, TIME, AnyGame, Chance, Event, Option, Refused, Run, Runaway, SeatAsk, Told
from bot.scenario.lobby import check_lobby
from bot.scenario.luck import WrittenChance
from bot.scenario.models import (
    Broken,
    Chooser,
    Dialect,
    Facts,
    Minimum,
    Move,
    Offers,
    PatronPlays,
    Scenario,
    Sees,
    Step,
    Tells,
    Timeout,
    Tries,
    Viewer,
    WantedAsks,
    read_step,
)
from bot.scenario.saves import check_same, restored


def play(dialect: Dialect, scenario: Scenario, *, restore: bool) -> None:
    """Play a scenario; in restore mode also with a save and a load after every decision. Raises `Broken`."""
    for _ in stages(dialect, scenario, restore=restore):
        pass


def stages(dialect: Dialect, scenario: Scenario, *, restore: bool = False) -> Iterator[tuple[Stage, Step | None]]:
    """Play a scenario step by step: its table at the beginning, with no step, then after each step.

    It is the same table each time. There is none where the set-up is refused, as the scenario says. Raises `Broken`.
    """
    if scenario.lobby is not None:
        check_lobby(dialect.game, scenario.options, scenario.lobby)
        return
    steps: list[Step] = []
    for number, data in enumerate(scenario.steps, start=1):
        try:
            steps.append(read_step(dialect, data))
        except Broken as broken:
            raise Broken(f"step {number}: {broken}") from broken
    stage = _open(dialect.game, scenario, restore=restore)
    if stage is None:
        return
    stage.players = dialect.players
    yield stage, None
    for number, step in enumerate(steps, start=1):
        try:
            stage.take(step)
        except (Broken, Runaway) as broken:
            raise Broken(f"step {number}: {broken}") from broken
        yield stage, step
    if not (steps and _looks_at_ask(steps[-1])):  # what is asked there stays open
        stage.close()


def _looks_at_ask(step: Step) -> bool:
    """Whether a step is about an open ask, which may be all that a scenario is about."""
    return isinstance(step, PatronPlays) or (isinstance(step, Offers) and bool(step.offered))


def setup_refusal(game: AnyGame, scenario: Scenario) -> Refused | None:
    """How the game refuses to be set up as a scenario wants it; None if it does not, or the scenario has a position."""
    try:
        if scenario.deal is not None:
            game.new(scenario.deal.seats, scenario.options, Told(_luck(scenario)))
    except Refused as no:
        return no
    return None


def _luck(scenario: Scenario) -> Chance:
    return Chance(scenario.seed) if scenario.seed else WrittenChance(scenario.shuffles, scenario.rolls)


def _open(game: AnyGame, scenario: Scenario, *, restore: bool) -> Stage | None:
    """The table before the first step; None when the set-up is refused as the scenario says."""
    chance = _luck(scenario)
    if scenario.deal is None:
        run = Run(game, scenario.start(), chance)
        return Stage(run, run.begin(), restore=restore)
    told = Told(chance)
    deal = scenario.deal
    try:
        state = game.new(deal.seats, scenario.options, told)
    except Refused as no:
        if no.reason != deal.refused or deal.facts not in (None, no.facts):
            raise Broken(f"the set-up is refused: {no.reason} {no.facts}") from no
        if scenario.steps:
            raise Broken("there is no game to take steps in: its set-up is refused") from no
        return None
    if deal.refused:
        raise Broken(f"the set-up is taken, and should be refused: {deal.refused}")
    run = Run(game, state, chance)
    run.told.events = told.events
    return Stage(run, run.begin(), restore=restore)


class Stage:
    """A game that is played by a script."""

    def __init__(self, run: Run, events: list[Event], *, restore: bool) -> None:
        self.run = run
        self.events = events
        """The events of the last move."""
        self.again = restored(run) if restore else None
        """In restore mode: the same game after a save and a load, which makes the next move too."""
        self.end_said = False
        self.refused: Refused | None = None
        """How the last `Tries` was refused."""
        self.players: Mapping[str, Chooser] = {}

    def take(self, step: Step) -> None:
        """Take one step. Raises `Broken` if it is not possible, or an expectation fails."""
        match step:
            case Move():
                self._move(step.seat, step.picks())
            case Tries():
                self._try(step)
            case Timeout():
                seat_ask = self._asked(step.timeout)
                self._answer(step.timeout, seat_ask.default, clock=True)
            case Minimum():
                self._minimum()
            case Offers():
                self._offers(step)
            case WantedAsks():
                self._asks(step)
            case Sees():
                self._sees(step)
            case Tells():
                self._tells(step)
            case PatronPlays():
                self._patron(step)
            case Facts():
                self._facts(step)

    def close(self) -> None:
        """Check the end: the table is ready for the next move, or the game is over and the scenario says so."""
        chance = self.run.told.chance
        if isinstance(chance, WrittenChance) and (left := chance.left()):
            raise Broken(f"luck is left over: {left}")
        self._check_stored()
        if self.run.over:
            if not self.end_said:
                raise Broken("the game is over, and no step after its last move expects over = true")
            return
        ask = self.run.ask
        if ask is None or ask.kind != "turn" or self.run.waiting() != list(ask.seats):
            raise Broken(f"a choice is left that no step makes: {self._waits()}")

    # -- moves --------------------------------------------------------------------------------------------------

    def _move(self, seat: int, picks: tuple[str, ...]) -> None:
        unasked = self.run.game.unasked(self.run.state, seat)
        if len(picks) == 1 and picks[0].partition(">")[0] in unasked:
            self._taken(lambda: self.run.use_unasked(seat, picks[0]), seat, picks[0])
        else:
            self._asked(seat)
            self._answer(seat, picks, clock=False)

    def _answer(self, seat: int, picks: tuple[str, ...], *, clock: bool) -> None:
        number = self.run.ask.number if self.run.ask else 0
        source = "clock" if clock else "person"
        self._taken(lambda: self.run.answer(seat, number, picks, source), seat, " ".join(picks))

    def _minimum(self) -> None:
        ask = self.run.ask
        if ask is None or not self.run.clock_waits():
            raise Broken(f"no minimum time is open: {self._waits()}")
        number = ask.number
        self._taken(lambda: self.run.answer(CLOCK, number, TIME, "clock"), CLOCK, "answer for the clock")

    def _taken(self, move: Any, seat: int, said: str) -> None:
        try:
            self.events = move()
        except Refused as no:
            raise Broken(f"seat {seat} cannot {said}: {no.reason} {no.facts or ''}".rstrip()) from no
        self.end_said = False
        if self.again is not None:
            self.run, plain = self.again, self.run
            move()
            check_same(plain, self.run)
            self.run, self.again = plain, restored(plain)

    def _try(self, step: Tries) -> None:
        before = self._everything()
        try:
            if step.tries.partition(">")[0] in self.run.game.unasked(self.run.state, step.seat):
                self.run.use_unasked(step.seat, step.tries)
            else:
                self.run.answer(step.seat, self.run.ask.number if self.run.ask else 0, (step.tries,))
        except Refused as no:
            if no.reason != step.refused or step.facts not in (None, no.facts):
                wanted = f"{step.refused} {step.facts or ''}".rstrip()
                raise Broken(f"{step.tries} is refused for {no.reason} {no.facts}, not {wanted}") from no
            self.refused = no
        else:
            raise Broken(f"{step.tries} is taken, and should be refused: {step.refused}")
        if self._everything() != before:
            raise Broken(f"{step.tries} is refused, and yet something has changed")

    def _everything(self) -> list[Any]:
        run = self.run
        return [
            run.game.dump(run.state), run.digest, run.seq, run.turn, list(run.in_turn), run.ask, run.waiting(),
            run.clock_waits(),
        ]  # fmt: skip

    def _asked(self, seat: int) -> SeatAsk:
        ask = self.run.ask
        if ask is None or seat not in self.run.waiting():
            raise Broken(f"seat {seat} is not asked: {self._waits()}")
        return ask.seats[seat]

    def _waits(self) -> str:
        ask = self.run.ask
        if ask is None:
            return "the game is over"
        seats = ", ".join(str(seat) for seat in self.run.waiting())
        waits = [f"seat {seats}"] if seats else []
        if self.run.clock_waits():
            waits.append("its minimum time")
        return f"{ask.about} waits for {' and '.join(waits)}"

    # -- looking ------------------------------------------------------------------------------------------------

    def _offers(self, step: Offers) -> None:
        ask = self.run.ask
        asked: dict[str, Option] = {}
        unasked: Mapping[str, Option] = {}
        if ask is not None:
            asked = dict(ask.seats[step.seat].options) if step.seat in ask.seats else {}
            unasked = self.run.game.unasked(self.run.state, step.seat)
        open_to = {**asked, **unasked}
        if lacking := [pick for pick in step.offered if pick not in open_to]:
            raise Broken(f"seat {step.seat} is not offered {' '.join(lacking)}, but {_list(open_to)}")
        if excess := [pick for pick in step.not_offered if pick in open_to]:
            raise Broken(f"seat {step.seat} is offered {' '.join(excess)}")
        if step.only is not None and sorted(step.only) != sorted(asked):
            raise Broken(f"seat {step.seat} is asked for one of {_list(asked)}, not {_list(step.only)}")
        if step.targets is not None:
            targets = sorted(open_to[step.offered[0]].targets)
            if targets != sorted(str(target) for target in step.targets):
                may = f"[{', '.join(targets)}]"
                raise Broken(f"{step.offered[0]} may be aimed at seats {may}, not {sorted(step.targets, key=str)}")

    def _asks(self, step: WantedAsks) -> None:
        ask = self.run.ask
        if ask is None:
            raise Broken("nobody is asked: the game is over")
        there = {"about": ask.about, "phase": ask.phase, **ask.args}
        for name, value in step.asks.items():
            if name not in there or not _same(value, there[name]):
                raise Broken(f"the ask says {name} = {there.get(name)}, not {value}")

    def _sees(self, step: Sees) -> None:
        seat = _seat(step.seat)
        view = self.run.view(seat, apart=step.apart)
        for key, value in step.sees.items():
            if key not in view:
                raise Broken(f"a view has no {key!r}")
            if not _same(value, view[key]):
                raise Broken(f"seat {step.seat} sees {key} = {view[key]}, not {value}")
        if there := sorted(set(step.without) & set(_words(view))):
            raise Broken(f"seat {step.seat} sees {' '.join(there)}")
        seen = {*_strings(view), *_strings([event.seen_by(seat) for event in self.events])}
        if leaked := [card for card in step.does_not_see if card in seen]:
            raise Broken(f"seat {step.seat} sees {' '.join(leaked)}")

    def _tells(self, step: Tells) -> None:
        heard = [event.seen_by(_seat(step.to)) for event in self.events]
        times = sum(_matches(step.told, event) for event in heard)
        if step.told and not times:
            raise Broken(f"{step.to} is not told {step.told}, but {heard}")
        if step.times not in (0, times):
            raise Broken(f"{step.to} is told {step.told} {times} times")
        if excess := [key for key in step.not_told if any(event["key"] == key for event in heard)]:
            raise Broken(f"{step.to} is told {' '.join(excess)}")

    def _check_stored(self) -> None:
        """Whether the stored form of the game is the whole of it."""
        game, state = self.run.game, self.run.state
        if game.load(game.dump(state), game.schema_version) != state:
            raise Broken("the game, stored and loaded, is another one")

    def _patron(self, step: PatronPlays) -> None:
        seat_ask = self._asked(step.patron)
        for level in step.level:
            if level not in self.players:
                raise Broken(f"there is no computer player {level}, but {_list(self.players)}")
            luck = Random(step.luck or step.patron).random
            picks = self.players[level].choose(self.run.view(step.patron), seat_ask, luck)
            if " ".join(picks) not in step.plays:
                raise Broken(f"{level} plays {' '.join(picks) or 'nothing'}, not {' or '.join(step.plays)}")

    def _facts(self, step: Facts) -> None:
        self._check_stored()
        found = step.found(self.run.state)
        for name in sorted(step.model_fields_set):
            if getattr(step, name) != found[name]:
                raise Broken(f"{name} is {found[name]}, not {getattr(step, name)}")
        self.end_said = self.end_said or bool(getattr(step, "over", False))


def _seat(viewer: Viewer) -> int | None:
    return None if viewer == "public" else viewer


def _list(keys: Any) -> str:
    return " ".join(sorted(keys)) or "nothing"


def _same(said: Any, found: Any) -> bool:
    """A list of cards may be written as one string, in any order; a table may say less than there is."""
    if isinstance(said, Mapping) and isinstance(found, Mapping):
        return _matches(cast("Mapping[str, Any]", said), cast("Mapping[str, Any]", found))
    if not (isinstance(said, str | list) and isinstance(found, list)):
        return said == found
    parts = cast("list[object]", found)
    if isinstance(said, str):
        return sorted(said.split()) == sorted(str(part) for part in parts)
    wanted = cast("list[object]", said)
    return len(wanted) == len(parts) and all(map(_same, wanted, parts))


def _matches(said: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    return all(key in event and _same(value, event[key]) for key, value in said.items())


def _words(data: object) -> Iterator[str]:
    """Every key in plain data."""
    if isinstance(data, Mapping):
        for key, value in cast("Mapping[str, object]", data).items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in cast("list[object]", data):
            yield from _words(value)


def _strings(data: object) -> Iterator[str]:
    """Every text value in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for value in cast("Mapping[object, object]", data).values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in cast("list[object]", data):
            yield from _strings(value)
