"""Makes people's names safe to show."""

from __future__ import annotations

import unicodedata

import discord

STEERING = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of control and formatting characters."""
JOINER = "\u200d"
"""Joins the parts of one emoji."""


def plain(name: str) -> str:
    """A person's name without characters that change the text around it, for places that Discord does not format."""
    signs = " ".join(name.split())
    kept = "".join(sign for sign in signs if sign == JOINER or unicodedata.category(sign) not in STEERING)
    return kept.strip()[:64] or "?"


def clean(name: str) -> str:
    """The same, with everything escaped that Discord would format or take for a mention or a link."""
    shown = plain(name).replace("<", "‹").replace("://", ":\u200b//")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown, ignore_links=False))
