"""What `doctor` finds: a line for each thing that it has looked at."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from enum import StrEnum

WIDE = 100
"""Characters of a line of the report at most, as far as words allow."""


class Mark(StrEnum):
    """How it is."""

    GOOD = "good"
    LOOK = "look"
    """Barkeep runs, but somebody should look at it."""
    WRONG = "wrong"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Finding:
    """How one thing is. `remedy`: what to do; empty where there is nothing to do."""

    mark: Mark
    about: str
    said: str
    remedy: str = ""


def good(about: str, said: str) -> Finding:
    """It is as it should be."""
    return Finding(Mark.GOOD, about, said)


def look(about: str, said: str, remedy: str) -> Finding:
    """It works, but not as well as it could, or not for long."""
    return Finding(Mark.LOOK, about, said, remedy)


def wrong(about: str, said: str, remedy: str) -> Finding:
    """Something of what Barkeep does fails."""
    return Finding(Mark.WRONG, about, said, remedy)


def not_tried(about: str, why: str) -> Finding:
    """Nothing is known of it."""
    return Finding(Mark.NOT_TRIED, about, why)


def shown(finding: Finding) -> str:
    """The finding as lines of text."""
    head = f"{finding.mark:<10}{finding.about:<13} "
    lines = textwrap.wrap(finding.said, WIDE - len(head), break_long_words=False) or [""]
    lines += [f"-> {line}" if not number else f"   {line}" for number, line in enumerate(_wrapped(finding, head))]
    return "\n".join((head if not number else " " * len(head)) + line for number, line in enumerate(lines))


def _wrapped(finding: Finding, head: str) -> list[str]:
    return textwrap.wrap(finding.remedy, WIDE - len(head) - 3, break_long_words=False, break_on_hyphens=False)


def summary(found: list[Finding]) -> str:
    """How many things are how, in a line."""
    counts = {mark: sum(finding.mark is mark for finding in found) for mark in Mark}
    return ", ".join(f"{count} {mark}" for mark, count in counts.items() if count)
