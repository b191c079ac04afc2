"""A small Discord of our own on this machine: a gateway, an HTTP API, and people who use what the bot shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from aiohttp import web

from tests.patience import PATIENCE
from tests.small_discord.gateway import Gateway, Session
from tests.small_discord.interactions import BUTTON, COMMAND, COMPONENT, FORM, Interaction, command, event
from tests.small_discord.rest import Call, Rest
from tests.small_discord.world import Payload, Person, World, control

V = TypeVar("V")
UNCOUNTED = ("interactions/", "webhooks/")
"""The beginnings of the paths of calls that Discord does not count."""


class SmallDiscord:
    """All of it. `shards` is how many Discord advises."""

    def __init__(self, shards: int = 1, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world, self.happened)
        self.rest = Rest(self.world, self.gateway, self.happened)
        self.rest.limits.shards = shards
        self.made: list[Interaction] = []
        """Everything that people did."""
        self.complaint = ""
        """Why nothing more can be expected to happen."""
        self.port = 0
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None

    async def open(self, port: int = 0) -> None:
        app = web.Application()
        app.router.add_get("/{process}/gateway", self.gateway.serve)
        app.router.add_routes(self.rest.routes())
        self._runner = web.AppRunner(app, shutdown_timeout=0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self.rest.limits.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    # -- waiting ------------------------------------------------------------------------------------------------

    def happened(self) -> None:
        """Something has changed: whoever waits looks again."""
        self._changed.set()
        self._changed = asyncio.Event()

    def fail(self, complaint: str) -> None:
        """Let nobody wait any longer."""
        self.complaint = complaint
        self.happened()

    async def until(self, holds: Callable[[], V | None]) -> V:
        """Wait until this is true, looking after everything that the bot does; what it is then."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                assert not self.complaint, self.complaint
                await self._changed.wait()
        return found

    async def connected(self, process: str = "bot", shards: int = 1) -> list[Session]:
        """Wait until a process has connected so many shards."""

        def those() -> list[Session] | None:
            found = self.gateway.connected(process)
            return found if len(found) == shards else None

        return await self.until(those)

    async def answered(self, made: Interaction) -> Interaction:
        """Wait until the bot has answered."""
        await self.until(lambda: made.answers)
        return made

    async def said(self, made: Interaction) -> Payload:
        """Wait until the bot has answered with a message, and give it."""
        return await self.until(lambda: self.world.messages.get(made.original) if made.answers else None)

    # -- people -------------------------------------------------------------------------------------------------

    async def use(self, person: Person, channel: int, name: str, /, **options: Any) -> Interaction:
        """Use a slash command (``table open``) in a channel."""
        return await self._do(Interaction(self.world.id(), COMMAND, person, channel), command(name, options))

    async def press(self, person: Person, message: Payload, name: str, *values: str) -> Interaction:
        """Press a message's button, or choose in its select, that has this custom id, verb or label."""
        found = control(message, name)
        assert found is not None, f"the message has no {name} to use"
        return await self.forge(person, message, found["custom_id"], found["type"], *values)

    async def forge(
        self, person: Person, message: Payload, custom_id: str, type_: int = BUTTON, *values: str
    ) -> Interaction:
        """Send what a message's button or select would, whether it has such a one or not."""
        data = {"custom_id": custom_id, "component_type": type_, "values": list(values)}
        made = Interaction(self.world.id(), COMPONENT, person, int(message["channel_id"]), message)
        return await self._do(made, data)

    async def fill_in(self, made: Interaction, components: list[Payload]) -> Interaction:
        """Send the form by which the bot has answered, filled in so."""
        form = made.answered.data
        sent = Interaction(self.world.id(), FORM, made.person, made.channel, made.pressed)
        return await self._do(sent, {"custom_id": form["custom_id"], "components": components})

    async def write(self, person: Person, content: str) -> None:
        """Write the bot a direct message."""
        message, _ = self.world.post(self.world.direct_channel(person.id), {"content": content}, {})
        message["author"] = person.user()
        await self.gateway.send(0, "MESSAGE_CREATE", message)

    async def _do(self, made: Interaction, data: Payload) -> Interaction:
        place, server = self.world.place(made.channel), self.world.server_of(made.channel)
        assert place is not None, "there is no such channel"
        self.made.append(made)
        self.rest.interactions[made.token] = made
        made.sent_at = self.world.monotonic()
        guild = 0 if server is None else server.id
        made.sent_to = await self.gateway.send(guild, "INTERACTION_CREATE", event(made, data, place, server))
        return made

    # -- what was noted -----------------------------------------------------------------------------------------

    @property
    def calls(self) -> list[Call]:
        return self.rest.calls

    def doubled(self) -> list[Interaction]:
        """The interactions that were answered more than once."""
        return [made for made in self.made if len(made.answers) > 1]

    def busiest(self) -> int:
        """How many calls that Discord counts came in the busiest second."""
        times = [call.at for call in self.calls if not call.path.startswith(UNCOUNTED)]
        return max((sum(at <= other < at + 1 for other in times) for at in times), default=0)
