"""Tells Discord of the slash commands, when they have changed."""

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
    """Tell Discord of the tree's commands if they have changed since it was last told, or are not all there; whether
    that was so. With `force` in any case.
    """
    told = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps([tree.client.application_id, told], sort_keys=True, default=str)
    mark = hashlib.sha256(text.encode()).hexdigest()
    if not force and await store.read(lambda c: notes.get(c, NOTE)) == mark:
        there = {command.name for command in await tree.fetch_commands()}
        if there == {command.name for command in tree.get_commands()}:
            return False
    await tree.sync()
    await store.write(lambda c: notes.put(c, NOTE, mark))
    log.info("told Discord of %s commands", len(told))
    return True
