"""A cache of pictures, so that a picture that is shown twice is drawn once."""

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence, Set
from hashlib import sha256
from typing import Any, cast

import orjson

_EXACT = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS | orjson.OPT_PASSTHROUGH_DATACLASS


def key_of(*shown: Any) -> bytes:
    """A key from everything that a picture depends on: views, lists, sets, words, numbers; a digest, because views are
    long, and keys are kept.
    """
    return sha256(orjson.dumps(shown, _plain, _EXACT)).digest()


def _plain(value: Any) -> Any:
    """What JSON does not know."""
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, Any]", value))
    if isinstance(value, Set):
        return {"a set": sorted(cast("Set[Any]", value), key=repr)}
    if isinstance(value, Sequence):
        return list(cast("Sequence[Any]", value))
    return {type(value).__name__: repr(value)}


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
