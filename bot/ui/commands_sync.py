"""Sends the slash commands to Discord when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.store import Store, notes

log = logging.getLogger("barkeep")

NOTE = "commands"


async def sync(tree: app_commands.CommandTree[Any], store: Store, *, force: bool = False) -> bool:
    """Send the tree's commands to Discord if they have changed since the last time, or if some are missing there.
    With `force` they are always sent. Returns whether they were sent.
    """
    commands = await translated(tree)
    text = json.dumps([tree.client.application_id, commands], sort_keys=True, default=str)
    mark = hashlib.sha256(text.encode()).hexdigest()
    if not force and await store.read(lambda connection: notes.get(connection, NOTE)) == mark:
        there = {command.name for command in await tree.fetch_commands()}
        if there == {command.name for command in tree.get_commands()}:
            return False
    await tree.sync()
    await store.write(lambda connection: notes.put(connection, NOTE, mark))
    log.info("told Discord of %s commands", len(commands))
    return True


def told(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The tree's commands as Discord is told of them."""
    return [command.to_dict(tree) for command in tree.get_commands()]


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """As `told`, with what they are called in other languages, if any is spoken."""
    translator = tree.translator
    if translator is None:
        return told(tree)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
