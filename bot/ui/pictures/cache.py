"""A cache of pictures, so that a picture that is shown twice is drawn once."""

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence, Set
from typing import Any, cast


def key_of(*shown: Any) -> tuple[Hashable, ...]:
    """A key from everything that a picture depends on: views, lists, sets, words, numbers."""
    return tuple(_frozen(value) for value in shown)


def _frozen(value: Any) -> Hashable:
    if isinstance(value, Mapping):
        pairs = cast("Mapping[str, Any]", value).items()
        return ("map", tuple(sorted((name, _frozen(inner)) for name, inner in pairs)))
    if isinstance(value, Set):
        return ("set", frozenset(_frozen(inner) for inner in cast("Set[Any]", value)))
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return ("list", tuple(_frozen(inner) for inner in cast("Sequence[Any]", value)))
    return (type(value).__name__, value)


class PictureCache:
    """The pictures shown last, at most `limit` bytes of them, by key (see `key_of`)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    def kept(self, key: Hashable) -> bytes | None:
        """The picture; None if there is none."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def keep(self, key: Hashable, picture: bytes) -> None:
        """Keep a picture, in place of those that were not wanted for longest."""
        if key not in self._kept and len(picture) <= self._limit:
            self._kept[key] = picture
            self._size += len(picture)
        while self._size > self._limit:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    @property
    def size(self) -> int:
        """The size of the cache in bytes."""
        return self._size
