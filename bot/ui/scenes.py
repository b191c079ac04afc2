"""Tells a scenario scene by scene: the table as everybody would see it, and in words what has led there.

A scene is a move with what it brings, and what the scenario says of the table after it. Moves of which nothing is to be
seen, such as a pass, are told with the next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine import Refused
from bot.scenario.files import ScenarioTable, modelled
from bot.scenario.models import (
    Broken,
    Dialect,
    Facts,
    Minimum,
    Move,
    Offers,
    Scenario,
    Sees,
    Step,
    Tells,
    Timeout,
    Tries,
)
from bot.scenario.play import Stage, setup_refusal, stages
from bot.tables.info import PublicTable, SeatInfo
from bot.ui.errors import sentence
from bot.ui.look import GameLook
from bot.ui.names import clean
from bot.ui.staging import staged
from bot.ui.words import Words


class Scene(NamedTuple):
    """What a scenario shows at one point."""

    says: str
    """What has happened since the scene before, and what holds now; of the first, who is to move."""
    table: PublicTable | None
    """None where the set-up itself is refused."""


class Showing(NamedTuple):
    """A scenario that can be shown."""

    title: str
    rule: str
    scenes: tuple[Scene, ...]
    """At least one."""
    broken: str = ""
    """Why it could not be played to its end; empty if it could."""


def showing(words: Words, look: GameLook, dialect: Dialect, table: ScenarioTable) -> Showing:
    """Play a scenario, and tell it; of one that fails, the scenes up to there. Raises `Broken` if it is none."""
    scenario = modelled(dialect, table)
    teller, broken = _Teller(words, look, dialect, scenario), ""
    try:
        teller.play()
    except Broken as error:
        broken = str(error)
    scenes = tuple(_scenes(teller.beats))
    if not scenes:
        no = setup_refusal(dialect.game, scenario) if not broken else None
        why = _sentence(words, look, dialect, no) if no is not None else broken
        scenes = (Scene(words.say("case.no-table", why=why), None),)
    return Showing(scenario.title, scenario.rule, scenes, broken)


def _sentence(words: Words, look: GameLook, dialect: Dialect, no: Refused) -> str:
    """A refusal as the person is told it."""
    return sentence(words, {dialect.game.name: look}, no) or ""


@dataclass(slots=True)
class _Beat:
    """A move, and what the scenario says after it."""

    told: list[str]
    table: PublicTable
    quiet: bool = False
    """Whether nothing of it is to be seen."""
    checked: list[str] = field(default_factory=list[str])
    holds: bool = False
    """Whether facts are checked after it, which the picture shows."""


def _scenes(beats: Sequence[_Beat]) -> Iterator[Scene]:
    told: list[str] = []
    for at, beat in enumerate(beats, start=1):
        told += beat.told
        if not (beat.quiet and not beat.checked and not beat.holds and at < len(beats)):
            yield Scene("\n".join([*told, *beat.checked]), beat.table)
            told = []


class _Teller:
    """Tells one scenario."""

    def __init__(self, words: Words, look: GameLook, dialect: Dialect, scenario: Scenario) -> None:
        self.words = words
        self.look = look
        self.dialect = dialect
        self.scenario = scenario
        self.options: Mapping[str, Any] = {}
        self.names: Sequence[str] = ()
        self.moves: list[tuple[Mapping[str, Any], ...]] = []
        self.about = ""
        """What the ask is about that the next move answers."""
        self.beats: list[_Beat] = []
        """The beginning, then each move with what is checked after it."""

    def play(self) -> None:
        """Play all of it. Raises `Broken` where the scenario fails; the beats up to there are told."""
        for stage, step in stages(self.dialect, self.scenario):
            if step is None:
                self.beats.append(self._begun(stage))
            elif isinstance(step, Move | Timeout | Minimum):
                self.beats.append(self._moved(stage, step))
            else:
                self.beats[-1].checked += self._checked(stage, step)
                self.beats[-1].holds |= isinstance(step, Facts | Tells)
            self.about = stage.run.ask.about if stage.run.ask is not None else ""

    # -- moves --------------------------------------------------------------------------------------------------

    def _begun(self, stage: Stage) -> _Beat:
        self.options = self.scenario.table_options(self.dialect.game)
        self.names = self.look.stage_names(self.words, stage.run.view(None))
        table = self._table(stage)
        return _Beat(self._lines(self.moves[-1]) or [self.look.headline(self.words, table)], table)

    def _moved(self, stage: Stage, step: Move | Timeout | Minimum) -> _Beat:
        about = self.about
        table = self._table(stage)
        lines = self._lines(self.moves[-1])
        match step:
            case Timeout(timeout=seat):
                return _Beat([self.words.say("case.timeout", name=self._name(seat)), *lines], table, quiet=not lines)
            case Minimum():
                return _Beat(lines or [self.words.say("case.minimum")], table, quiet=not lines)
            case _:
                return _Beat(lines or [self._quietly(about, step)], table, quiet=not lines)

    def _table(self, stage: Stage) -> PublicTable:
        self.moves.append(tuple(event.seen_by(None) for event in stage.events))
        seats = [SeatInfo(seat, None, name, None, False, False, 0.0) for seat, name in enumerate(self.names)]
        return staged(stage.run, seats, self.options, self.moves)

    def _lines(self, events: Sequence[Mapping[str, Any]]) -> list[str]:
        return self.look.lines(self.words, self.names, events, clean, self.options)

    def _quietly(self, about: str, step: Move) -> str:
        """A move that tells nobody anything: a pass, or an answer that waits for those of others."""
        name, picks = self._name(step.seat), step.picks()
        if picks in ((), ("pass",)):
            key = f"quiet.{about.replace('.', '-')}"
            return self.words.say(key if self.words.has(key) else "case.passes", name=name)
        if cards := self._cards(picks):
            return self.words.say("case.would-if" if step.only_if() else "case.would", name=name, cards=cards)
        return self.words.say("case.chooses", name=name)

    # -- checks -------------------------------------------------------------------------------------------------

    def _checked(self, stage: Stage, step: Step) -> Iterator[str]:
        """What a check says that no picture shows."""
        match step:
            case Offers():
                yield from self._offered(step)
            case Tries() if stage.refused is not None:
                yield self._refused(step, stage.refused)
            case Sees(apart=False) if cards := self._cards(step.does_not_see):
                public = step.seat == "public"
                key = "case.unseen-public" if public else "case.unseen"
                yield self.words.say(key, name="" if step.seat == "public" else self._name(step.seat), cards=cards)
            case _:
                return

    def _offered(self, step: Offers) -> Iterator[str]:
        name = self._name(step.seat)
        if step.only is not None and not step.only:
            yield self.words.say("case.not-asked", name=name)
        if step.only == ["pass"]:
            yield self.words.say("case.only-pass", name=name)
        said = {"case.only": step.only or (), "case.can": step.offered, "case.cannot": step.not_offered}
        for key, picks in said.items():
            if cards := self._cards(picks):
                yield self.words.say(key, name=name, cards=cards)

    def _refused(self, step: Tries, no: Refused) -> str:
        why = _sentence(self.words, self.look, self.dialect, no)
        cards, name = self._cards([step.tries]), self._name(step.seat)
        return self.words.say("case.tries" if cards else "case.tries-that", name=name, cards=cards, why=why)

    def _cards(self, picks: Sequence[str]) -> str:
        """The cards in these picks, each once, in a list; empty without any."""
        codes = [pick.partition(">")[0].rstrip("?").partition(":")[0] for pick in picks]
        named = (self.look.card_name(self.words, code) for code in codes)
        return self.words.listing(list(dict.fromkeys(name for name in named if name is not None)))

    def _name(self, seat: int) -> str:
        return clean(self.names[seat])
