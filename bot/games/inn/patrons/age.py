"""Whether what was learnt is older than the rules and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.games.inn.patrons.questions import BANK, made_with, read_bank
from bot.games.inn.patrons.training import decks_digest
from bot.games.inn.patrons.value import KEEPING, VALUE, read_keeping, read_learnt
from bot.games.inn.rules import Inn

PLAYED_ALIKE: Final = 4
"""The earliest version of the rules under which the Inn is played as it is today: later ones have other luck alone."""


def notes(data: Path) -> Iterator[str]:
    """A line for rules, and one for decks, Drinks or Events, that have changed since. Raises `BadData`."""
    for file, read in ((VALUE, read_learnt), (KEEPING, read_keeping)):
        made = read((data / file.name).read_text(encoding="utf-8"), file.name).made
        again = f"computer players may play better after `{made.command}`"
        if made.rules_version < PLAYED_ALIKE:
            yield (
                f"{file.name}: was learnt with version {made.rules_version} of the rules, which are now at version "
                f"{Inn.rules_version}: {again}"
            )
        if made.decks != decks_digest(data):
            yield f"{file.name}: was learnt with other decks, Drinks or Events: {again}"
    bank = data / BANK.name
    if bank.exists() and read_bank(bank.read_bytes(), BANK.name).made != made_with(data):
        yield (
            f"{BANK.name}: was made with other rules, decks or another value: "
            "`python -m workshop questions check --leave-out` drops what is doubtful now"
        )
