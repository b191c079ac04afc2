"""A cache of pictures, so that a picture that is shown twice is drawn once."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from threading import Lock
from typing import Any, cast


def key_of(*shown: Any) -> Hashable:
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
    """The pictures shown last, at most `limit` bytes of them. It may be used from several threads; a picture wanted by
    two at once may be drawn twice, which gives the same bytes."""

    def __init__(self, limit: int = 32 * 1024 * 1024) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """The picture cached under `key` (see `key_of`), drawn now if there is none."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        picture = draw()
        with self._lock:
            if key not in self._kept and len(picture) <= self._limit:
                self._kept[key] = picture
                self._size += len(picture)
            while self._size > self._limit:
                _, oldest = self._kept.popitem(last=False)
                self._size -= len(oldest)
        return picture

    @property
    def size(self) -> int:
        """The size of the cache in bytes."""
        return self._size
