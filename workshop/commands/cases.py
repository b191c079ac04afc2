"""``cases``: writes docs/cases.md anew, from the books of cases."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bot.commands.common import Subparsers
from bot.games import english
from bot.games.kit import GameKit, Kits
from bot.paths import ROOT

if TYPE_CHECKING:
    from bot.engine.cases import Case
    from bot.ui.words import Words

PAGE: Final = ROOT / "docs" / "cases.md"
HEAD: Final = """\
# The book of cases

Every statement of the rule documents, in our own few words, with the documents and sections in which it stands and the
scenarios that prove it. `/case` plays them on Discord, `python -m bot scenario FILE --show FOLDER` draws them. Where no
program can show a statement, the reason stands in their place.

The documents by their numbers: 000 is that of The Red Dragon Inn 4, 001 of 5, 002 of 3, 003 of 6 (the villains and the
games in teams), 004 of Drinko.

This page is made from {sources} by `make cases`; a test fails when it is stale.
"""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser(
        "cases",
        help="write docs/cases.md anew, after a change of the books of cases",
        description="Makes docs/cases.md from the books of cases of all games: a table for each section.",
    )


def run(args: argparse.Namespace) -> int:
    """Write the page, and say how many statements it has. Raises `BadData`."""
    kits: Kits = args.kits
    PAGE.write_text(page(kits, english()), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {sum(len(kit.cases()) for kit in kits.values())} statements")
    return 0


def page(kits: Kits, words: Words) -> str:
    """The whole page. Raises `BadData`."""
    sources = words.listing([f"`data/{name}/cases.toml`" for name in kits])
    lines = [HEAD.format(sources=sources)]
    for name, kit in kits.items():
        lines += [f"## {words.say(f'game.{name}')}", "", _counted(kit.cases()), "", *_sections(kit)]
    return "\n".join(lines)


def _counted(cases: Sequence[Case]) -> str:
    proved = [case for case in cases if case.scenarios]
    scenarios = {scenario for case in proved for scenario in case.scenarios}
    return (
        f"{len(cases)} statements: {len(proved)} proved by {len(scenarios)} scenarios, "
        f"{len(cases) - len(proved)} not applicable."
    )


def _sections(kit: GameKit) -> Iterator[str]:
    sections: dict[str, list[Case]] = {}
    for case in kit.cases():
        sections.setdefault(case.section, []).append(case)
    for section, cases in sections.items():
        yield from (f"### {section}", "", "| statement | where it stands | what proves it |", "|---|---|---|")
        yield from (f"| {_cell(case.says)} | {_cell('; '.join(case.source))} | {_proof(kit, case)} |" for case in cases)
        yield ""


def _proof(kit: GameKit, case: Case) -> str:
    if not case.scenarios:
        return f"*not applicable:* {_cell(case.not_applicable)}"
    folder = kit.scenarios.relative_to(ROOT).as_posix()
    proofs = [f"[{place.file}](../{folder}/{place.file}): {_cell(place.title)}" for place in case.places]
    if case.rulings:
        proofs.append(f"ruling{'s' * (len(case.rulings) > 1)} {', '.join(map(str, case.rulings))}")
    return "<br>".join(proofs)


def _cell(text: str) -> str:
    """A text as a cell of a table shows it."""
    for sign in "\\|*_<`":
        text = text.replace(sign, f"\\{sign}")
    return text
