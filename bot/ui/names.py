"""People's names, made fit to be shown."""

from __future__ import annotations

import unicodedata

import discord

STEERING = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's classes of control and formatting signs."""
JOINER = "\u200d"
"""Holds the parts of one emoji together."""


def plain(name: str) -> str:
    """A person's name without signs that steer the text around it; for places where Discord formats nothing."""
    signs = " ".join(name.split())
    kept = "".join(sign for sign in signs if sign == JOINER or unicodedata.category(sign) not in STEERING)
    return kept.strip()[:64] or "?"


def clean(name: str) -> str:
    """The same with nothing in it that Discord would format, or take for a mention or a link."""
    shown = plain(name).replace("<", "‹").replace("://", ":\u200b//")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown, ignore_links=False))
