"""Characters that would change the text around them."""

from __future__ import annotations

import re
import unicodedata

STEERING = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of control and formatting characters."""
JOINER = "\u200d"
"""Joins the parts of one emoji."""
FLAGS = re.compile("(\U0001f3f4[\U000e0030-\U000e007a]{3,5}\U000e007f)")
"""The flags of England, Scotland and Wales: a black flag and letters that are not seen."""


def steers(sign: str) -> bool:
    """Whether a character changes the text around it, outside of a flag."""
    return sign != JOINER and unicodedata.category(sign) in STEERING


def unsteered(text: str) -> str:
    """The text without characters that change the text around them."""
    if text.isprintable():  # which nothing that steers is
        return text
    parts = FLAGS.split(text)  # every second one is a flag
    return "".join(
        part if at % 2 else "".join(sign for sign in part if not steers(sign)) for at, part in enumerate(parts)
    )


def first_steering(text: str) -> str:
    """The first character that changes the text around it; empty without one."""
    if text.isprintable():
        return ""
    return next(filter(steers, FLAGS.sub("", text)), "")
