"""Events: what happened and who may know it, as keys and arguments, never as prose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

NOTHING: Mapping[int, Mapping[str, Any]] = {}


class Event(NamedTuple):
    """Something that happened.

    `key` names it (``drew``), `args` are what everybody may know, `secrets` what single seats know besides
    (by seat number). All of it is plain data.
    """

    key: str
    args: Mapping[str, Any]
    secrets: Mapping[int, Mapping[str, Any]] = NOTHING

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: the public) may know of it, as plain data with its key."""
        seen: dict[str, Any] = {"key": self.key, **self.args}
        if seat is not None and seat in self.secrets:
            seen.update(self.secrets[seat])
        return seen

    def whole(self) -> list[Any]:
        """All of it as plain data, for digests and stores."""
        return [self.key, dict(self.args), {str(seat): dict(args) for seat, args in self.secrets.items()}]
