"""A table's log in words: as lines for a thread, and as the text of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.engine import CLOCK
from bot.tables.info import TableInfo
from bot.tables.record.replay import LogStep, Replayed
from bot.ui.layouts.tables import label_names
from bot.ui.look import GameLook
from bot.ui.names import clean, plain
from bot.ui.words import Words

BROKEN_OFF = frozenset({"older-rules", "different"})
"""The verdicts on a log that could not be replayed to its end."""


def step_lines(
    words: Words,
    look: GameLook,
    info: TableInfo,
    steps: Sequence[LogStep],
    show: Callable[[str], str] = clean,
    before: LogStep | None = None,
) -> list[list[str]]:
    """The public lines of each step; those of steps that go on with each other stand at the last one. A move that was
    taken back stays and is followed by a note.

    `show` makes names safe for the place where the lines are shown; `before` is the step just before these.
    """
    told: list[list[str]] = [[] for _ in steps]
    names = [seat.name for seat in info.seats]
    run: list[dict[str, Any]] = []
    last = 0
    for at, step in enumerate(steps):
        events: list[dict[str, Any]] = [event.seen_by(None) for event in step.events]
        undone = before is not None and before.undone and not _same_epoch(before, step)
        before = step
        if undone or (events and run and not look.goes_on(run, events)):
            told[last] += look.lines(words, names, run, show, info.options)
            run = []
        if undone:
            told[at].append(words.say("log.undone"))
        if events:
            run += events
            last = at
    if run:
        told[last] += look.lines(words, names, run, show, info.options)
    return told


def _same_epoch(step: LogStep, other: LogStep) -> bool:
    return step.decision is not None and other.decision is not None and step.decision.epoch == other.decision.epoch


def log_text(words: Words, look: GameLook, info: TableInfo, log: Replayed) -> str:
    """The log for a file: all public events; once the table is over also the seed, and what was answered in secret."""
    names = label_names(info)
    begun = datetime.fromtimestamp(info.started_at or info.created_at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    head = [
        words.say("log.head", game=words.say(f"game.{info.game}"), table=info.id, when=begun),
        words.say("log.seats", names=words.listing(names)),
    ]
    lines = step_lines(words, look, info, log.steps, plain)
    if info.seed:
        lines = [[*secret, *line] for secret, line in zip(_secrets(words, look, names, log.steps), lines, strict=True)]
    told = [line for step in lines for line in step]
    if log.verdict in BROKEN_OFF:
        told.append(words.say("log.broken-off"))
    if log.verdict == "gone":
        told.append(words.say("log.gone"))
    told += [words.say("log.new-luck", n=after) for after in log.renewed]
    return "\n".join([*head, "", *(told or [words.say("log.nothing")]), "", *end_lines(words, info, names), ""])


def _secrets(words: Words, look: GameLook, names: Sequence[str], steps: Sequence[LogStep]) -> list[list[str]]:
    """What nobody else could see of each step: answers to asks with a minimum time, and what no event tells of.

    Such asks are known by the answer of the clock; a game without them has no secret answers.
    """
    made = [step.decision for step in steps]
    natural = {(decision.epoch, decision.ask) for decision in made if decision is not None and decision.seat == CLOCK}
    told: list[list[str]] = []
    for step, decision in zip(steps, made, strict=True):
        secret = decision is not None and decision.seat != CLOCK and bool(natural)
        if secret and decision is not None:
            secret = (decision.epoch, decision.ask) in natural or not step.events
        picks = decision.picks.split() if secret and decision is not None else []
        name = names[decision.seat] if picks and decision is not None else ""
        answers = [look.pick_words(words, names, pick) for pick in picks]
        told.append([words.say("log.answer", name=name, answer=answer) for answer in answers])
    return told


def end_lines(words: Words, info: TableInfo, names: Sequence[str]) -> list[str]:
    """The places, and the proof that the shuffle was fair."""
    places = info.placings or ()
    told = [
        words.say("log.place", place=place, name=names[seat])
        for place, seat in sorted((place, seat) for seat, place in enumerate(places))
    ]
    if info.seed:
        key = "log.mixed" if info.mixed else "log.seed"
        told.append(words.say(key, seed=info.seed, proof=info.seed_proof, mix=info.mix))
    elif info.seed_proof:
        told.append(words.say("log.mixing" if info.mix else "log.sealed", proof=info.seed_proof, mix=info.mix))
    return told
