"""Makes people's names safe to show."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

import discord

from bot.signs import unsteered

ISOLATE: Final = "\u2068"
RELEASE: Final = "\u2069"
"""Between these a text is read in its own direction, and what stands around it is not changed by it."""
FROM_RIGHT: Final = frozenset({"R", "AL"})
"""Unicode's directions of the letters that are read from right to left."""
_ISOLATES: Final = dict.fromkeys((ord(ISOLATE), ord(RELEASE)))


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A person's name without characters that change the text around it, for places that Discord does not format."""
    return unsteered(" ".join(name.split())).strip()[:64] or "?"


def clean(name: str) -> str:
    """The same, with everything escaped that Discord would format or take for a mention or a link. A name with letters
    that are read from right to left is isolated, so that it does not turn round what stands beside it.
    """
    return _cleaned(plain(name))


@lru_cache(maxsize=4096)
def _cleaned(name: str) -> str:
    """A name that is short already: what is kept is no longer than that, whatever somebody types."""
    shown = typed(name)
    return (
        f"{ISOLATE}{shown}{RELEASE}" if any(unicodedata.bidirectional(sign) in FROM_RIGHT for sign in shown) else shown
    )


def unisolated(text: str) -> str:
    """A text without what isolates names, for those who hear it and for pictures."""
    return text.translate(_ISOLATES) if ISOLATE in text or RELEASE in text else text


def typed(text: str) -> str:
    """What somebody has typed, as long as it is, with everything escaped that Discord would format or take for a
    mention or a link."""
    shown = unsteered(" ".join(text.split())).replace("<", "‹").replace("://", ":\u200b//")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown, ignore_links=False))


def in_picture(text: str) -> str:
    """A text that holds names made safe by `clean`, for a picture, where nothing is formatted."""
    return unsteered(re.sub(r"\\([^\w\s]|_)", r"\1", text).replace("\u200b", ""))
