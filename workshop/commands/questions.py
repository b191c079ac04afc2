"""``questions``: makes the bank of questions about the Inn, and tries its questions again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from bot.commands.common import Subparsers, natural
from bot.games.kit import Kits

WANTED: Final = 300
"""How many questions the bank has."""
AGREE: Final = 0.95
"""The part of those that are tried again whose best pick must be the same."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "questions",
        help="make the bank of questions about the Inn, or try it again",
        description="make: plays games of regulars, and keeps positions in which one pick is clearly the best: by two "
        "evaluations over imagined deals, each played to the end of the turn. Questions that the bank has stay, if it "
        "was made with today's rules, decks and value. What was found is kept in a file, from which it goes on when it "
        "is stopped. check: evaluates questions of the bank again.",
    )
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same deals (1)")
    parser.add_argument("--jobs", type=natural, default=2, metavar="N", help="how many processes (2)")
    parser.add_argument("--want", type=natural, default=WANTED, metavar="N", help=f"make: how many ({WANTED})")
    parser.add_argument(
        "--found", type=Path, default=Path("questions.found.jsonl"), metavar="PATH",
        help="make: where to keep what was found (questions.found.jsonl)",
    )  # fmt: skip
    parser.add_argument("--sample", type=natural, metavar="N", help="check: only so many of them, by chance")
    parser.add_argument(
        "--leave-out", action="store_true",
        help="check: write the bank anew without the questions whose best pick is another one now",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Make or check the bank; 0 when it is good."""
    return _make(args) if args.what == "make" else _check(args)


def _make(args: argparse.Namespace) -> int:
    from bot.games.inn.patrons.questions import BANK, made_with, read_bank, write_bank
    from workshop.questions import Findings, make

    bank = read_bank(BANK.read_bytes(), BANK.name)
    findings = Findings(args.found, args.seed, bank.questions if bank.made == made_with() else ())
    with _bar("Questions", args.want) as step:
        chosen = make(findings, args.seed, args.want, args.jobs, lambda games, found: step(found, f"{games} games"))
    write_bank(BANK, chosen)
    unlike = sum(question.surprising for question in chosen)
    print(f"{len(chosen)} questions, {unlike} of them surprising, from {len(findings.games)} games; kept in {BANK}.")
    return 0


def _check(args: argparse.Namespace) -> int:
    from bot.games.inn.patrons.questions import BANK, made_with, read_bank, write_bank
    from workshop.questions import check

    bank = read_bank(BANK.read_bytes(), BANK.name)
    questions = list(bank.questions)
    if bank.made != made_with():
        print("The bank was made with other rules, decks or another value than there are now.")
    tried = Random(args.seed).sample(questions, min(args.sample, len(questions))) if args.sample else questions
    doubtful: list[str] = []
    with _bar("Evaluating", len(tried)) as step:
        for at, (question, best) in enumerate(check(tried, args.seed, args.jobs), start=1):
            step(at, "")
            if best != question.best:
                doubtful.append(question.id)
                print(f"{question.id}: {question.best} before, {best or 'it cannot be set up'} now")
    if args.leave_out:
        questions = [question for question in questions if question.id not in doubtful]
        write_bank(BANK, questions)
    unlike = sum(question.surprising for question in questions)
    print(
        f"{len(questions)} questions, {unlike} of them surprising; {len(tried) - len(doubtful)} of {len(tried)} agree."
    )
    few = 0 if args.leave_out else (1 - AGREE) * len(tried)
    wrong = len(doubtful) > few + 1e-9 and not args.leave_out
    return 1 if wrong or len(questions) < WANTED or 3 * unlike < len(questions) else 0


@contextmanager
def _bar(label: str, total: int) -> Generator[Callable[[int, str], object]]:
    """A bar on standard error, and what sets it to a number with a note."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[note]}"))
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(label, total=total, note="")
        yield lambda done, note: bar.update(task, completed=min(done, total), note=note)
