"""Handles all errors: a person's mistake is answered by a sentence, a bug of ours by a reference."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.store.errors import ConnectionLost
from bot.ui.look import Looks
from bot.ui.names import clean
from bot.ui.words import Words

log = logging.getLogger("barkeep.errors")

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel that has been deleted."""
GONE = frozenset({10062, 10015, 40060, 50027, UNKNOWN_CHANNEL})
"""The interaction is over: unknown interaction or webhook, acknowledged already, its token is no longer valid, or its
channel has been deleted.
"""

TIMESTAMP = cast("type[Any]", app_commands.Timestamp)
"""Reads the times that people pick with Discord's @time; type checkers take it for what it reads."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that has been deleted."""


def unwrapped(error: BaseException) -> BaseException:
    """The exception that was really raised inside a command."""
    while isinstance(error, app_commands.CommandInvokeError | commands.CommandInvokeError):
        error = error.original
    return error


def sentence(words: Words, looks: Looks, error: BaseException) -> str | None:
    """The sentence for a mistake of the person; None for a bug of ours. `looks` give the names of cards."""
    error = unwrapped(error)
    if isinstance(error, Refused):
        facts = {name: _shown(words, looks, name, value) for name, value in error.facts.items()}
        return words.refusal(error.reason, facts)
    if isinstance(error, ConnectionLost):
        return words.refusal("closing", {})
    if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE:
        return words.refusal("message-gone", {})
    if isinstance(error, app_commands.TransformerError) and isinstance(error.transformer, TIMESTAMP):
        return words.refusal("night-when-wrong", {})
    return None


def permission_names(names: Sequence[str]) -> str:
    """Permissions as operators read them."""
    return ", ".join(name.replace("_", " ") for name in names)


def permissions_told(words: Words, names: Sequence[str]) -> str:
    """Permissions as people read them: in words where there are any, which there are for all that the bot needs."""
    keys = {name: f"permission.{name.replace('_', '-')}" for name in names}
    return ", ".join(words.say(key) if words.has(key) else permission_names([name]) for name, key in keys.items())


def _shown(words: Words, looks: Looks, name: str, value: object) -> object:
    """A fact of a refusal as text: cards by their names, several things as a list, anything else as it is."""
    if name in ("card", "top") and isinstance(value, str):
        named = (look.card_name(words, value) for look in looks.values())
        return next((name for name in named if name is not None), None) or clean(value)
    if isinstance(value, tuple | list):
        return ", ".join(str(part) for part in cast("Sequence[object]", value))
    return value


def is_gone(error: BaseException) -> bool:
    """Whether Discord no longer takes an answer to this interaction."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_lost(error: BaseException) -> bool:
    """Whether the connection was lost, or Discord failed, while we answered."""
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError | discord.DiscordServerError)


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """Tell only the person who acted. If the interaction is over, only log it."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as error:
        if not is_gone(error):
            raise
        log.info("answer to an interaction came too late: %s", error)


async def report(
    interaction: discord.Interaction[Any], words: Words, looks: Looks, error: BaseException, where: str
) -> None:
    """Answer after an error: a person's mistake with a sentence, a bug of ours with a reference
    that is logged as well.
    """
    error = unwrapped(error)
    said = sentence(words, looks, error)
    if said is None and interaction.client.closing:
        log.info("%s: the bot is shutting down: %s: %s", where, type(error).__name__, error)
        said = words.refusal("closing", {})
    if said is None and (is_gone(error) or is_lost(error)):
        log.info("%s: the interaction was over: %s: %s", where, type(error).__name__, error)
        return
    if said is None:
        reference = secrets.token_hex(3).upper()
        log.error("%s failed, reference %s", where, reference, exc_info=error, extra={"reference": reference})
        said = words.say("error.broke", reference=reference)
    try:
        await whisper(interaction, said)
    except (discord.HTTPException, OSError, aiohttp.ClientError, RuntimeError) as failed:
        if isinstance(failed, RuntimeError) and not interaction.client.closing:
            raise  # else it says that the connection is closed already
        log.warning("%s: could not answer: %s", where, failed)
