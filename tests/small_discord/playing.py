"""People play Drinko by what they see: the table's message and the hands in their direct messages."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from tests.components import parts
from tests.patience import PATIENCE
from tests.small_discord.interactions import MESSAGE, Interaction
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import Payload, Person, Server, control, text

MOVES = ("drinko.play", "drinko.draw", "drinko.drink")


class Table:
    """A table of people in the channel of a server."""

    def __init__(self, discord: SmallDiscord, server: Server, *people: Person) -> None:
        self._discord = discord
        self.server = server
        self.people = people

    @property
    def board(self) -> Payload:
        """The table's message."""
        return self._discord.world.shown(self.server.channel)[-1]

    @property
    def code(self) -> str:
        found = re.search(r"table ([A-Z0-9]+)", text(self.board))
        assert found is not None, "this is no table's message"
        return found[1]

    @property
    def over(self) -> bool:
        """Whether the channel shows that its game is over."""
        return any(control(message, "table.rematch") for message in self._discord.world.shown(self.server.channel))

    def story(self) -> list[str]:
        """The moves that its message tells, the last one last."""
        names = tuple(person.name.title() for person in self.people)
        return [line for line in text(self.board).splitlines() if line.startswith(names)]

    async def open(self) -> None:
        """Let the first person open it, the others join it, and the first start the game."""
        there, (host, *others) = self._discord, self.people
        await there.answered(await there.use(host, self.server.channel, "table open", game="drinko"))
        await there.until(lambda: there.world.shown(self.server.channel))
        for person in others:
            await there.answered(await there.press(person, self.board, "table.join"))
        await there.until(lambda: f"{len(self.people)} of" in text(self.board))
        await there.answered(await there.press(host, self.board, "table.start"))
        await there.until(lambda: all(map(self.hand, self.people)))

    def hand(self, person: Person) -> Payload | None:
        """A person's hand as their direct messages show it; None before they have one."""
        shown = self._discord.world.direct(person)
        return shown[-1] if shown else None

    def messages(self) -> list[str]:
        """The ids of its message and of everybody's hand."""
        return [message["id"] for message in (self.board, *map(self.hand, self.people)) if message]

    async def press(self) -> Interaction:
        """Let whose turn it is make the first move that their hand offers."""
        person, shown, part = await self._discord.until(self.offered)
        return await self._discord.press(person, shown, part["custom_id"], *chosen(part))

    async def move(self) -> Interaction:
        """The same, and wait for the answer."""
        return await self._discord.answered(await self.press())

    async def served(self) -> Interaction:
        """The same until it is taken: who is told that the house is closing, because the owner did not come to it in
        time, presses again.
        """
        async with asyncio.timeout(PATIENCE):
            while (made := await self.move()).answered.type == MESSAGE:
                pass
        return made

    def offered(self) -> tuple[Person, Payload, dict[str, Any]] | None:
        """Who may move by the hand that they see, that hand, and its control."""
        for person in self.people:
            shown = self.hand(person)
            for part in parts(shown["components"]) if shown else ():
                if part.get("custom_id", "").split(":")[3:4] in ([verb] for verb in MOVES) and not part.get("disabled"):
                    return person, shown or {}, part
        return None


def chosen(part: dict[str, Any]) -> list[str]:
    """The first choice of a select; nothing for a button."""
    return [part["options"][0]["value"]] if part["type"] == 3 else []
