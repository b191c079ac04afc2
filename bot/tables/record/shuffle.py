"""How a table's luck comes about, so that nobody has chosen it (docs/decisions/0025-a-shuffle-nobody-chose.md).

The bot draws a secret before anybody sits down, and shows its SHA-256. Each person adds the id of the interaction by
which they took their seat, and the host last that of the press that starts the game, which Discord gives. The seed of
the game is a hash of both.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from bot.engine import Chance, Snapshot, TurnChance
from bot.store.decisions import EpochRow
from bot.store.tables import TableRow

Shuffle = Literal["turns", "written", "mixed"]
"""``turns``: the seed is the bot's alone, and each turn of each epoch has luck of its own, as in games of before.
``written``: the seed is given: a written deal, or a run that is to come out the same each time.
``mixed``: the seed is made of the bot's secret and what the players add.
"""
CHANGED = "changed"
"""The reason of an epoch that begins new luck: the rules have changed, and the turn is played again."""
_TAG = b"barkeep-shuffle-2"


@lru_cache(maxsize=1024)
def commitment_of(secret: str) -> str:
    """The SHA-256 in hex of a secret, whose bytes are given in hex. A table says it whenever anything asks about it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_proof(seed: str) -> str:
    """The SHA-256 in hex of a seed that was not mixed, as text."""
    return sha256(seed.encode()).hexdigest()


def list_of(entries: Iterable[int]) -> bytes:
    """What the players add, as it is hashed: each id in decimal digits and a line feed, in the order given."""
    return b"".join(b"%d\n" % entry for entry in entries)


def mix_of(entries: Iterable[int]) -> str:
    """The SHA-256 in hex of what the players add."""
    return _mix_of(tuple(entries))


@lru_cache(maxsize=1024)
def _mix_of(entries: tuple[int, ...]) -> str:
    return sha256(list_of(entries)).hexdigest()


def mixed_seed(secret: str, entries: Iterable[int]) -> str:
    """The seed in hex: the SHA-256 of the ASCII text "barkeep-shuffle-2", the secret's bytes, and the list's."""
    return sha256(_TAG + bytes.fromhex(secret) + list_of(entries)).hexdigest()


def seal_of(row: TableRow) -> str:
    """What the lobby shows of what the bot has drawn; empty if it has drawn nothing yet."""
    if row.shuffle == "mixed":
        return commitment_of(row.secret) if row.secret else ""
    return seed_proof(row.seed) if row.seed else ""


def mix_shown(row: TableRow) -> str:
    """What the table shows, once its game has started, of what the players have added; empty where nothing is mixed."""
    return mix_of(row.entries) if row.shuffle == "mixed" and row.started_at is not None else ""


def first_chance(shuffle: str, seed: str) -> Chance:
    """The chance of a game before its set-up."""
    return TurnChance(seed) if shuffle == "turns" else Chance(seed)


def lucks(epochs: Iterable[EpochRow]) -> dict[int, int]:
    """New luck in a game with these epochs, the oldest first: its number, by that of the decision after which the turn
    began again with it.
    """
    found: dict[int, int] = {}
    for epoch in epochs:
        found = {seq: luck for seq, luck in found.items() if seq <= epoch.from_seq}
        if epoch.reason == CHANGED:
            found[epoch.from_seq] = epoch.epoch
    return found


def chance_at(row: TableRow, snapshot: Snapshot) -> Chance:
    """The chance of a table's game at a turn's start."""
    if row.shuffle == "turns":
        return TurnChance(row.seed, snapshot.epoch, snapshot.turn)
    return Chance(row.seed, snapshot.luck, snapshot.draws)
