"""What people may call something that the bot says again: a server's word for a drink, a preset."""

from __future__ import annotations

from bot.store.errors import StoreRefused

# What Discord would read as a mention, a link or formatting.
_UNFIT = frozenset('@#<>*_~|`\\/[]{}"')


def check_name(text: str, what: str, most: int, *, unfit: str = "") -> None:
    """Check a name of at most `most` characters; `what` it is begins the reasons, `unfit` are further characters that
    cannot be in it.

    Raises `StoreRefused`: ``WHAT-empty``, ``WHAT-too-long`` (fact `most`), ``WHAT-unfit`` (fact `sign`: the character
    that cannot be in it).
    """
    if not text:
        raise StoreRefused(f"{what}-empty")
    if len(text) > most:
        raise StoreRefused(f"{what}-too-long", most=most)
    for sign in text:
        if sign in _UNFIT or sign in unfit or not sign.isprintable():
            raise StoreRefused(f"{what}-unfit", sign=sign if sign.isprintable() else f"U+{ord(sign):04X}")
