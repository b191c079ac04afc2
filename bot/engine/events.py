"""Events: what happened and who may know it, as keys and arguments, never as prose.

A game declares each of its events once, as a class (`GameEvent`). The rules tell it by that class (`Told.tell`), what
is stored, hashed and passed on is plain data (`Event`), and readers get the class back (`read_event`).
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar, dataclass_transform, get_type_hints

NOTHING: Mapping[int, Mapping[str, Any]] = {}

T = TypeVar("T")
Secret: TypeAlias = Annotated[Mapping[int, T], "secret"]
"""An argument that only some seats may know: for each of those seats, what it is told."""
EVERYBODY = -1
"""In place of the seats of a secret argument: this time everybody may know it."""


class Event(NamedTuple):
    """Something that happened, as plain data.

    `key` names it (``drew``), `args` are what everybody may know, `secrets` what single seats know besides
    (by seat number). `cause` are the numbers of what was being resolved when it happened, in its turn: first what began
    things, last what did it; none where nothing was. (It follows from the rest, so it is in no digest.)
    """

    key: str
    args: Mapping[str, Any]
    secrets: Mapping[int, Mapping[str, Any]] = NOTHING
    cause: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: the public) may know of it, as plain data with its key."""
        seen: dict[str, Any] = {"key": self.key, **self.args}
        if self.cause:
            seen["cause"] = list(self.cause)
        if seat is not None and seat in self.secrets:
            seen.update(self.secrets[seat])
        return seen

    def whole(self) -> list[Any]:
        """All of it but the cause as plain data, for digests."""
        secrets = {str(seat): args for seat, args in self.secrets.items()} if self.secrets else {}
        return [self.key, self.args, secrets]


@dataclass_transform(kw_only_default=True, frozen_default=True)
@dataclass(frozen=True, kw_only=True)
class GameEvent:
    """One kind of event of a game. Each subclass is a frozen dataclass with keyword arguments: the event's arguments.

    An argument declared as `Secret` is for single seats; everybody may know the others. Where the argument's name is a
    keyword of Python, the field's name has an underscore behind it (``from_`` is told as ``from``). An argument that
    events of an earlier version do not have needs a default.
    """

    cause: tuple[int, ...] = dataclasses.field(default=(), compare=False, repr=False)
    """See `Event`; no argument of the event."""
    key: ClassVar[str]
    """The event's name in plain data."""
    open_args: ClassVar[Mapping[str, str]]
    """The arguments that everybody may know, as they are called in plain data, and their fields."""
    secret_args: ClassVar[Mapping[str, str]]
    """The arguments for single seats, and their fields."""

    def __init_subclass__(cls, *, key: str) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, kw_only=True)(cls)
        cls.key = key
        hints = get_type_hints(cls, include_extras=True)
        names = {field.rstrip("_"): field for field in inspect.get_annotations(cls)}
        cls.secret_args = {name: field for name, field in names.items() if hasattr(hints[field], "__metadata__")}
        cls.open_args = {name: field for name, field in names.items() if name not in cls.secret_args}

    @classmethod
    def told(cls, args: Mapping[str, Any], cause: tuple[int, ...] = ()) -> Event:
        """The event with these arguments, by field, as plain data.

        Where every argument is given, no object is made in between: moves tell many events. Raises `TypeError` or
        `KeyError` for arguments that are not this event's.
        """
        if len(args) != len(cls.open_args) + len(cls.secret_args):
            return cls(**args, cause=cause).event()
        told = {name: args[field] for name, field in cls.open_args.items()}
        if not cls.secret_args:
            return Event(cls.key, told, NOTHING, cause)
        secrets: dict[int, dict[str, Any]] = {}
        for name, field in cls.secret_args.items():
            if EVERYBODY in args[field]:
                told[name] = args[field][EVERYBODY]
                continue
            for seat, value in args[field].items():
                secrets.setdefault(seat, {})[name] = value
        return Event(cls.key, told, secrets, cause)

    def event(self) -> Event:
        """The event as plain data."""
        args = dict(vars(self))
        cause = args.pop("cause")
        return self.told(args, cause)


E = TypeVar("E", bound=GameEvent)


def read_event(kinds: Mapping[str, type[E]], seen: Mapping[str, Any]) -> E | None:
    """The event, one of `kinds` (by key), from what `Event.seen_by` gave; None for one of another version's that does
    not fit them. Its secrets stay empty.
    """
    kind = kinds.get(seen["key"])
    if kind is None:
        return None
    args: dict[str, Any] = {field: seen[name] for name, field in kind.open_args.items() if name in seen}
    secrets: dict[str, Any] = {field: NOTHING for field in kind.secret_args.values()}
    try:
        return kind(**args, **secrets, cause=tuple(seen.get("cause", ())))
    except TypeError:  # an argument is missing
        return None
