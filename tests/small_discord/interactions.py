"""What people do on the small Discord, and how the bot answers it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from tests.small_discord.world import APPLICATION, PERMISSIONS, Payload, Person, Server, member

COMMAND, COMPONENT, FORM = 2, 3, 5
"""Types of interactions."""
BUTTON, SELECT = 2, 3
"""Types of components."""
MESSAGE, THINKING, LATER, EDIT, MODAL = 4, 5, 6, 7, 9
"""Types of answers: a message; one that is to follow; nothing now; an edit of the pressed message; a form."""
TYPES = {str: 3, int: 4, bool: 5}
"""Discord's types of a command's options."""


@dataclass(frozen=True)
class Answer:
    """How the bot answered: which of its processes, when (by the monotonic clock), and with what."""

    process: str
    at: float
    type: int
    data: Payload


@dataclass
class Interaction:
    """What somebody did, and what came of it."""

    id: int
    type: int
    person: Person
    channel: int
    pressed: Payload | None = None
    """The message whose button or select was used."""
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    sent_at: float = 0.0
    """When it was sent, by the monotonic clock."""
    sent_to: int = 0
    """To how many connections."""
    answers: list[Answer] = field(default_factory=list[Answer])
    """The first is the one that counts; the others were refused."""
    original: int = 0
    """The message that is its answer."""
    said: list[int] = field(default_factory=list[int])
    """The messages that followed."""

    @property
    def answered(self) -> Answer:
        return self.answers[0]

    @property
    def seconds(self) -> float:
        """How long the answer took."""
        return self.answered.at - self.sent_at


def event(made: Interaction, data: Payload, place: Payload, server: Server | None) -> Payload:
    """As INTERACTION_CREATE has it."""
    payload: Payload = {
        "id": str(made.id), "application_id": str(APPLICATION), "type": made.type, "token": made.token, "version": 1,
        "data": data, "channel": place, "channel_id": str(made.channel), "locale": "en-US", "entitlements": [],
        "app_permissions": PERMISSIONS, "attachment_size_limit": 10 * 1024 * 1024,
    }  # fmt: skip
    if made.pressed is not None:
        payload["message"] = made.pressed
    if server is None:
        return {**payload, "user": made.person.user(), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    return {
        **payload, "guild_id": str(server.id), "guild_locale": "en-US", "context": 0, "member": member(made.person),
        "guild": {"id": str(server.id), "locale": "en-US", "features": []},
        "authorizing_integration_owners": {"0": str(server.id)},
    }  # fmt: skip


def command(name: str, options: dict[str, Any]) -> Payload:
    """A slash command as it is sent; `name` with its groups: ``table open``."""
    first, *inside = name.split()
    given: list[Payload] = [{"name": key, "type": TYPES[type(v)], "value": v} for key, v in options.items()]
    for depth, part in enumerate(reversed(inside)):
        given = [{"name": part, "type": 1 if depth == 0 else 2, "options": given}]
    return {"id": "1", "name": first, "type": 1, "options": given}
