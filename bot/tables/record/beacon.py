"""A public beacon: drand, whose rounds nobody knows before their time (docs/shuffle.md says what it is for).

Each round of the chain is a BLS signature of its number, which many servers make together at a known time. Its SHA-256
is the last entry of the list that makes a seed. Old rounds can be fetched for ever.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from typing import Any, Protocol

AHEAD = 3.0
"""Seconds from the press of Start to the round that it fixes, at least: by then that round must lie in the future, also
where the clock of this computer is a little slow."""
EPOCH = 1_420_070_400.0
"""When Discord's ids begin, in seconds since 1970."""
_TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
"""What the scheme ``bls-unchained-g1-rfc9380`` hashes a message to the curve with."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of rounds. `hash` is its name; `key` the public key, 96 bytes in hex; `genesis` when round 1 came, in
    seconds since 1970; `period` the seconds between rounds.
    """

    hash: str
    key: str
    genesis: float
    period: float

    def time_of(self, number: int) -> float:
        """When a round is published, in seconds since 1970."""
        return self.genesis + (number - 1) * self.period

    def after(self, now: float) -> int:
        """The first round at least `AHEAD` seconds from now."""
        return max(1, math.ceil((now + AHEAD - self.genesis) / self.period) + 1)

    def holds(self, number: int, signature: str) -> bool:
        """Whether this is the signature of the round, in hex. It takes a second of the processor.

        Raises `ImportError` where py_ecc is not installed.
        """
        deep = sys.getrecursionlimit()
        curve: Any = import_module("py_ecc.optimized_bls12_381")
        points: Any = import_module("py_ecc.bls.point_compression")
        hashing: Any = import_module("py_ecc.bls.hash_to_curve")
        sys.setrecursionlimit(deep)  # py_ecc raises it, and what is nested too deeply would end the process then
        try:
            if len(bytes.fromhex(signature)) != 48:
                return False
            signed = points.decompress_G1(int(signature, 16))
        except ValueError:
            return False
        if curve.is_inf(signed) or not curve.is_inf(curve.multiply(signed, curve.curve_order)):
            return False
        key = points.decompress_G2((int(self.key[:96], 16), int(self.key[96:], 16)))
        message = hashing.hash_to_G1(sha256(number.to_bytes(8, "big")).digest(), _TAG, sha256)
        product = curve.pairing(curve.G2, signed, final_exponentiate=False)
        product *= curve.pairing(curve.neg(key), message, final_exponentiate=False)
        return curve.final_exponentiate(product) == curve.FQ12.one()


QUICKNET = Chain(
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17"
    "e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    1_692_803_367.0, 3.0,
)  # fmt: skip
"""The chain of the League of Entropy that has a round every three seconds."""


class Beacon(Protocol):
    """Where rounds come from: outside the program."""

    @property
    def chain(self) -> Chain:
        """The chain that is asked."""
        ...

    async def fetch(self, number: int) -> str:
        """The signature of a round, in hex, as it was received: nobody has checked it; empty while there is none."""
        ...


def entry_of(signature: str) -> int:
    """The entry that a round adds to the list: its randomness, the SHA-256 of its signature, as a number."""
    return int.from_bytes(sha256(bytes.fromhex(signature)).digest())


def pressed_at(press: int) -> float:
    """When the interaction with this id was made, in seconds since 1970."""
    return EPOCH + (press >> 22) / 1000
