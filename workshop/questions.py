"""Finding positions that make a question, and evaluating them again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.engine import Run
from bot.games import GAMES
from bot.games.inn.patrons.evaluating import LEAST, Evaluation, Evaluator, Worth, asked_in
from bot.games.inn.patrons.questions import Question, made_with, plain, read_question
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.patrons import play_out

SIZES: Final = (4, 4, 4, 3, 5, 6)
"""Seats at the tables that are played, one after the other."""
FEWEST, MOST = 4, 12
"""How many picks a question has."""
SCOUT, DEALS = 6, 32
"""How many deals are tried first, and for each of two evaluations."""
PROMISING = LEAST / 2
"""By how much a pick must be ahead in the first deals for more to be tried."""
A_GAME = 2
"""The most questions from one game: so that they differ."""
SURPRISING = 0.4
"""The part of the bank that is to have another best pick than what looks best at first sight, if there are enough."""
CHECKED = 16
"""How many questions a process evaluates before it tells what came of them."""


def evaluator() -> Evaluator:
    """In which everybody plays as a regular."""
    return Evaluator(GAMES["inn"].patrons()["regular"])


def found_in(number: int, seed: str, surprising: bool) -> list[dict[str, Any]]:
    """The questions, as plain data, that come up in one game of regulars; where wanted only `surprising` ones."""
    luck = Random(f"{seed}/{number}")
    kit, size = GAMES["inn"], SIZES[number % len(SIZES)]
    views: list[InnView] = []

    def watch(run: Run) -> None:
        if run.ask is not None and run.ask.kind == "turn" and len(run.ask.seats) == 1:
            view = inn_view(run.view(next(iter(run.ask.seats))))
            if view["phase"] == "action":
                views.append(view)

    run, _ = Run.new(kit.rules(), size, {"windows": "quick"}, f"{seed}/{number}", live=False)
    play_out(run, [kit.patrons()["regular"]] * size, luck.random, watch)
    luck.shuffle(views)
    found: list[dict[str, Any]] = []
    playing = evaluator()
    for view in views:
        question = question_of(view, playing, luck, surprising=surprising)
        if question is not None:
            found.append(plain(question))
        if len(found) == A_GAME:
            break
    return found


def question_of(view: InnView, playing: Evaluator, luck: Random, *, surprising: bool = False) -> Question | None:
    """The question that a position makes; None where no pick is clearly the best, and where only `surprising` ones are
    wanted, where that is what looks best at first sight.
    """
    asked = asked_in(view)
    if asked is None or not FEWEST <= len(asked.picks) <= MOST:
        return None
    scouted = playing.evaluate(view, asked.picks, SCOUT, luck.random).worths
    if scouted[0].chance - scouted[1].chance < PROMISING or (surprising and scouted[0].pick == asked.picks[0]):
        return None
    evaluations: list[Evaluation] = []
    for _ in range(2):
        evaluations.append(playing.evaluate(view, asked.picks, DEALS, luck.random))
        if not evaluations[-1].clear or evaluations[-1].best != evaluations[0].best:
            return None
    return Question(view, _mean(evaluations), asked.picks[0])


def _mean(evaluations: Sequence[Evaluation]) -> tuple[Worth, ...]:
    of = [dict(evaluation.worths) for evaluation in evaluations]
    means = [Worth(pick, sum(worths[pick] for worths in of) / len(of)) for pick in of[0]]
    return tuple(sorted(means, key=lambda worth: -worth.chance))


# -- making a bank --------------------------------------------------------------------------------------------------


class Findings:
    """What was found so far, in a file of lines: one for each game. It is begun anew when rules, decks or value are not
    those with which it was begun.
    """

    def __init__(self, path: Path, seed: str, kept: Sequence[Question] = ()) -> None:
        """`kept`: questions that the bank has already, and goes on to have."""
        self.path = path
        self.kept = list(kept)
        self.games: dict[int, list[Question]] = {}
        head = {"seed": seed, **made_with()}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if lines and json.loads(lines[0]) == head:
            for line in lines[1:]:
                if line.endswith("}"):  # else it was being written when the process ended
                    data = json.loads(line)
                    self.games[data["game"]] = [read_question(each) for each in data["questions"]]
        else:
            path.write_text(f"{json.dumps(head)}\n", encoding="utf-8")

    def add(self, number: int, questions: list[dict[str, Any]]) -> None:
        """Note what a game has brought."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps({'game': number, 'questions': questions})}\n")
        self.games[number] = [read_question(each) for each in questions]

    def lacks_only_surprising(self, want: int) -> bool:
        """Whether there are plain questions enough."""
        plainer = sum(not question.surprising for question in self.every())
        return plainer >= want - -(-want // 3)

    def every(self) -> list[Question]:
        """All questions, those that are kept first, each once."""
        found = [question for number in sorted(self.games) for question in self.games[number]]
        return list({question.id: question for question in (*self.kept, *found)}.values())

    def chosen(self, want: int) -> list[Question] | None:
        """So many of the questions, at least a third of them surprising; None as long as there are too few."""
        every = self.every()
        unlike = [question for question in every if question.surprising]
        plainer = [question for question in every if not question.surprising]
        least = -(-want // 3)
        most = max(least, round(want * SURPRISING), want - len(plainer))
        if len(unlike) < least or len(unlike) + len(plainer) < want:
            return None
        taken = unlike[:most]
        chosen = [*taken, *plainer[: want - len(taken)]]
        if len(chosen) < want:
            return None
        Random(want).shuffle(chosen)
        return chosen


def make(findings: Findings, seed: str, want: int, jobs: int, told: Callable[[int, int], object]) -> list[Question]:
    """Play games until there are enough questions; `told` hears of how many games and how many questions."""
    number = 0
    with ProcessPoolExecutor(jobs) as pool:
        while (chosen := findings.chosen(want)) is None:
            surprising = findings.lacks_only_surprising(want)
            batch = [at for at in range(number, number + 4 * jobs) if at not in findings.games]
            only = [surprising] * len(batch)
            for at, questions in zip(batch, pool.map(found_in, batch, [seed] * len(batch), only), strict=True):
                findings.add(at, questions)
                told(len(findings.games), len(findings.every()))
            number += 4 * jobs
    return chosen


# -- checking -------------------------------------------------------------------------------------------------------


def best_again(data: dict[str, Any], seed: str) -> str:
    """The best pick of a question by a new evaluation; empty where it does not stand any more."""
    question = read_question(data)
    if not question.stands():
        return ""
    picks = [worth.pick for worth in question.worths]
    return evaluator().evaluate(question.view, picks, DEALS, Random(f"{seed}/{question.id}").random).best


def check(questions: Iterable[Question], seed: str, jobs: int) -> Iterator[tuple[Question, str]]:
    """Each question with its best pick by a new evaluation, in order."""
    asked = list(questions)
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(asked, pool.map(best_again, map(plain, asked), [seed] * len(asked)), strict=True)
