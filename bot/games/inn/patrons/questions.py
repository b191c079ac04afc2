"""The bank of questions: positions of one seat's own Action Phase in which one pick is clearly the best.

``data/inn/questions.json.gz`` is written by the workshop (``questions make``), which also tries its questions again
(``questions check``). The bot asks those that the rules and decks of today can still set up.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any, Final

from bot.engine import BadData
from bot.games.inn.patrons.evaluating import Worth, asked_in
from bot.games.inn.patrons.training import decks_digest
from bot.games.inn.patrons.value import VALUE, read_learnt
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.paths import DATA

BANK: Final = DATA / "inn" / "questions.json.gz"


@dataclass(frozen=True, slots=True)
class Question:
    """A position, what each of its picks came to on average, and what looks best at first sight."""

    view: InnView
    worths: tuple[Worth, ...]
    """The best first."""
    at_first: str

    @property
    def id(self) -> str:
        """The same as long as the position is: answers are kept under it."""
        return blake2b(json.dumps(self.view, sort_keys=True).encode(), digest_size=6).hexdigest()

    @property
    def best(self) -> str:
        """What the house would play."""
        return self.worths[0].pick

    @property
    def surprising(self) -> bool:
        """Whether the best pick is another than what looks best at first sight."""
        return self.best != self.at_first

    def stands(self) -> bool:
        """Whether the rules and decks of today can set it up, and still offer every pick."""
        asked = asked_in(self.view)
        return asked is not None and {worth.pick for worth in self.worths} <= set(asked.picks)


@dataclass(frozen=True, slots=True)
class Bank:
    """All questions, and what they were made with."""

    made: dict[str, Any]
    """``rules_version``, ``decks`` and ``value`` (digests), as `made_with` gives them for today's."""
    questions: tuple[Question, ...]


def made_with(data: Path = DATA / "inn") -> dict[str, Any]:
    """What questions of today are made with."""
    learnt = read_learnt((data / VALUE.name).read_text(encoding="utf-8"), VALUE.name)
    positions = learnt.value.model_dump_json(exclude={"keeping"})  # no question is about which cards to keep
    value = sha256(positions.encode()).hexdigest()[:16]
    return {"rules_version": Inn.rules_version, "decks": decks_digest(data), "value": value}


def plain(question: Question) -> dict[str, Any]:
    """A question as plain data."""
    worths = [[worth.pick, round(worth.chance, 4)] for worth in question.worths]
    return {"view": question.view, "worths": worths, "at_first": question.at_first}


def read_question(data: Any) -> Question:
    """A question from plain data. Raises `KeyError`, `TypeError` and `ValueError` for anything else."""
    worths = tuple(Worth(str(pick), float(chance)) for pick, chance in data["worths"])
    return Question(inn_view(data["view"]), worths, str(data["at_first"]))


def write_bank(path: Path, questions: Sequence[Question]) -> None:
    """Write a bank made with what there is today; the same questions give the same bytes."""
    data = {"made": made_with(), "questions": [plain(question) for question in questions]}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def read_bank(packed: bytes, name: str) -> Bank:
    """A bank from the bytes of its file. Raises `BadData` with file and reason for anything wrong with it."""
    try:
        data = json.loads(gzip.decompress(packed))
        return Bank(dict(data["made"]), tuple(read_question(each) for each in data["questions"]))
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{name}: {type(error).__name__}: {error}") from None


@cache
def the_bank() -> Bank:
    """The questions that come with the bot. Raises `BadData`."""
    return read_bank(BANK.read_bytes(), BANK.name)
