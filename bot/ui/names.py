"""Makes people's names safe to show."""

from __future__ import annotations

import re
import unicodedata

import discord

STEERING = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of control and formatting characters."""
JOINER = "\u200d"
"""Joins the parts of one emoji."""
FLAGS = re.compile("(\U0001f3f4[\U000e0030-\U000e007a]{3,5}\U000e007f)")
"""The flags of England, Scotland and Wales: a black flag and letters that are not seen."""


def plain(name: str) -> str:
    """A person's name without characters that change the text around it, for places that Discord does not format."""
    parts = FLAGS.split(" ".join(name.split()))  # every second one is a flag
    kept = "".join(part if at % 2 else _unsteered(part) for at, part in enumerate(parts))
    return kept.strip()[:64] or "?"


def _unsteered(signs: str) -> str:
    return "".join(sign for sign in signs if sign == JOINER or unicodedata.category(sign) not in STEERING)


def clean(name: str) -> str:
    """The same, with everything escaped that Discord would format or take for a mention or a link."""
    shown = plain(name).replace("<", "‹").replace("://", ":\u200b//")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown, ignore_links=False))
