"""Makes the recording of an evening on the small Discord anew: ``python -m tests.small_discord.make_recording``."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.small_discord.evening import spend
from tests.small_discord.server import SmallDiscord

TO = Path(__file__).parent / "recorded" / "small-discord.jsonl"


async def make() -> None:
    discord = SmallDiscord()
    await discord.open()
    TO.parent.mkdir(exist_ok=True)
    TO.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        await spend(discord, Path(folder), TO)
    await discord.close()


if __name__ == "__main__":
    asyncio.run(make())
