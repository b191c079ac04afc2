"""``words``: writes the table of effects in data/inn/README.md anew, from the vocabulary and the texts of cards."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.commands.common import Subparsers
from bot.games.kit import Kits
from bot.paths import DATA, ROOT

if TYPE_CHECKING:
    from bot.games.inn.rules.cards.vocabulary import Word

PAGE: Final = DATA / "inn" / "README.md"
HEAD: Final = "| effect | what a card then says | usually said of |\n|---|---|---|\n"
TAKES: Final = {
    "": "{word}", "number": "{word} = n", "counter": '{word} = n, of = "piety"', "side": '{word} = "gear"',
    "kind": '{word} = "action"', "kinds": '{word} = ["gambling", "cheating"]', "stay": '{word} = "turn"',
    "choices": "{word} = [[..], ..]",
}  # fmt: skip
"""How a deck says a word, by what it takes."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser(
        "words",
        help="write the table of effects in data/inn/README.md anew, after a change of the vocabulary or the texts",
        description="Makes the table of effects in data/inn/README.md from the vocabulary and the texts of cards.",
    )


def run(args: argparse.Namespace) -> int:
    """Write the table."""
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} is up to date")
    return 0


def with_table(page: str) -> str:
    """The page with the table as it is now in place of the one that it has."""
    before, head, rest = page.partition(HEAD)
    after = rest.partition("\n\n")[2]
    return f"{before}{head}{''.join(rows())}\n{after}"


def rows() -> Iterator[str]:
    """The rows of the table, a word in each."""
    from bot.games.inn.rules.cards.text import the_lexicon
    from bot.games.inn.rules.cards.vocabulary import EFFECTS

    for name, word in EFFECTS.items():
        said = re.sub(r"\{(\w+)(?::\w+[^|}]*\|([^}]*))?\}", _blank, the_lexicon().table["effect"][name][0])
        yield f"| `{_form(name, word)}` | {said} | {word.who[0]} |\n"


def _form(name: str, word: Word) -> str:
    return TAKES[word.takes].format(word=name)


def _blank(found: re.Match[str]) -> str:
    """A place in a phrase where something stands that the card says: in italics, before what is counted."""
    name, counted = found.groups()
    return f"*{name}* {counted}" if counted else f"*{name}*"
