"""Makes people's names safe to show."""

from __future__ import annotations

import re

import discord

from bot.signs import unsteered


def plain(name: str) -> str:
    """A person's name without characters that change the text around it, for places that Discord does not format."""
    return unsteered(" ".join(name.split())).strip()[:64] or "?"


def clean(name: str) -> str:
    """The same, with everything escaped that Discord would format or take for a mention or a link."""
    return typed(plain(name))


def typed(text: str) -> str:
    """What somebody has typed, as long as it is, with everything escaped that Discord would format or take for a
    mention or a link."""
    shown = unsteered(" ".join(text.split())).replace("<", "‹").replace("://", ":\u200b//")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown, ignore_links=False))


def in_picture(text: str) -> str:
    """A text that holds names made safe by `clean`, for a picture, where nothing is formatted."""
    return unsteered(re.sub(r"\\([^\w\s]|_)", r"\1", text).replace("\u200b", ""))
