"""Memory that is not needed any more, and given back to the system."""

import ctypes
import sys
from functools import cache
from typing import Any


@cache
def _library() -> Any:
    """The C library, if it is one that keeps what was freed until it is asked; else None."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "malloc_trim") else None


def give_back() -> None:
    """Give back what was freed. Pictures are large, and are drawn in several threads: glibc would keep tens of MB of
    holes between what stays.
    """
    if (library := _library()) is not None:
        library.malloc_trim(0)
