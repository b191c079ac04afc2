"""What `doctor` finds out over Discord's HTTP API: token, application, gateway, commands, clock, direct messages.

Nothing here logs in at the gateway, and nothing is posted where anybody but an owner sees it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from email.utils import parsedate_to_datetime
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord

from bot.app import create_bot
from bot.commands.doctor_findings import Finding, good, look, not_tried, wrong
from bot.games.kit import Kits
from bot.settings import Settings
from bot.shares import ALL
from bot.store import Store
from bot.ui.delivery.reports import owners
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import layout
from bot.ui.words import Words

PORTAL = "https://discord.com/developers/applications"
CLOCK_OFF, CLOCK_WRONG = 5.0, 30.0
"""Seconds by which the clock may be off before it is told, and before deadlines and presses go wrong."""
FEW = 50
"""Sessions of the gateway that had better be left: each start takes one for each shard."""
LOOK_AGAIN = 1.0
"""Seconds between two looks at whether an owner has pressed."""
PRIVILEGED = {
    "gateway_presence": "Presence", "gateway_presence_limited": "Presence",
    "gateway_guild_members": "Server Members", "gateway_guild_members_limited": "Server Members",
    "gateway_message_content": "Message Content", "gateway_message_content_limited": "Message Content",
}  # fmt: skip
"""The flags of an application for intents that Barkeep does not want, and what Discord's page calls them."""


class DiscordTime:
    """Compares this computer's clock with Discord's, at each of its answers."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.ahead: float | None = None
        """Seconds by which this computer's clock is ahead, as the nearest answer has it; None before the first."""

    def trace(self) -> aiohttp.TraceConfig:
        """What makes aiohttp tell of each answer."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestEndParams
    ) -> None:
        date = given.response.headers.get("Date")
        if date is not None:
            ahead = self._now() - parsedate_to_datetime(date).timestamp()
            if self.ahead is None or abs(ahead) < abs(self.ahead):
                self.ahead = ahead


def the_clock(times: DiscordTime) -> Finding:
    """Whether this computer's clock is right."""
    if times.ahead is None:
        return not_tried("clock", "Discord's answers had no time in them")
    off = abs(times.ahead)
    said = f"{off:.0f} s {'ahead of' if times.ahead > 0 else 'behind'} Discord's"
    remedy = "Let the computer set its clock from the network (systemd-timesyncd, chrony)."
    if off > CLOCK_WRONG:
        return wrong("clock", said, remedy)
    return look("clock", said, remedy) if off > CLOCK_OFF else good("clock", "within a few seconds of Discord's")


async def log_in(client: discord.Client, token: str) -> Finding:
    """Whether Discord takes the token. The client can be used if it does."""
    try:
        await client.login(token)
    except discord.LoginFailure:
        return wrong("token", "Discord refuses it",
                     f"{PORTAL}, your application, Bot, Reset Token; put the new one into DISCORD_TOKEN.")  # fmt: skip
    except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
        return lost(error)
    assert client.user is not None
    return good("token", f"Discord takes it, for the bot {client.user.name}")


def lost(error: Exception) -> Finding:
    """Discord did not answer, or not as it should."""
    remedy = "See whether this computer may reach https://discord.com, and DISCORD_API_URL if it is set."
    return wrong("discord", f"it cannot be reached: {error or type(error).__name__}", remedy)


def the_application(application: discord.AppInfo) -> list[Finding]:
    """What its pages at Discord are set to."""
    page = f"{PORTAL}/{application.id}"
    found: list[Finding] = []
    if application.interactions_endpoint_url:
        found.append(wrong(
            "endpoint", "an Interactions Endpoint URL is set: Discord sends commands and presses there, not to the bot",
            f"{page}/information: delete the Interactions Endpoint URL, and save.",
        ))  # fmt: skip
    if application.bot_require_code_grant:
        found.append(wrong("invitation", "the bot asks for a code grant: the link that invites it does not work",
                           f"{page}/bot: turn off Requires OAuth2 Code Grant."))  # fmt: skip
    if intents := sorted({title for flag, title in PRIVILEGED.items() if getattr(application.flags, flag)}):
        said = f"privileged intents are turned on that Barkeep does not need: {', '.join(intents)}"
        found.append(look("intents", said, f"{page}/bot: turn them off under Privileged Gateway Intents."))
    if found:
        return found
    return [good("application", f"{application.name} ({application.id}): no endpoint URL, no privileged intents")]


async def the_gateway(client: discord.Client) -> Finding:
    """How often the bot may still connect today. Asking takes none of it."""
    _, _, limit = await client.http.get_bot_gateway()
    left, hours = limit["remaining"], limit["reset_after"] / 3_600_000
    if left == 0:
        return wrong("gateway", f"no session is left: the bot cannot connect for {hours:.1f} hours",
                     "Wait. Then find out what starts the bot again and again: see its log.")  # fmt: skip
    said = f"{left} of {limit['total']} sessions are left today"
    if left < min(FEW, limit["total"]):
        return look(
            "gateway", said, f"Start the bot seldom for {hours:.1f} hours; see in its log why it starts so often."
        )
    return good("gateway", said)


# -- commands -------------------------------------------------------------------------------------------------------


async def own_commands(settings: Settings, kits: Kits) -> list[dict[str, Any]]:
    """The commands of this version, as Discord would be told of them."""
    with TemporaryDirectory(prefix="barkeep-doctor-") as folder:
        store = await Store.open(f"{folder}/empty.db")
        empty = settings.model_copy(update={"db": store.driver.where, "share": ALL})
        async with create_bot(empty, kits=kits, store=store) as bot:
            return await bot.commands_alone(store)


async def the_commands(client: discord.Client, ours: Sequence[Mapping[str, Any]]) -> Finding:
    """Whether Discord has the commands of this version."""
    assert client.application_id is not None
    theirs = {command["name"]: command for command in await client.http.get_global_commands(client.application_id)}
    if not theirs:
        return look("commands", "none are registered yet", "The bot registers them when it starts.")
    names = {command["name"] for command in ours}
    old = sorted(theirs.keys() - names)
    new = sorted(names - theirs.keys())
    changed = sorted(
        command["name"] for command in ours if (there := theirs.get(command["name"])) and not same(command, there)
    )
    parts = [
        f"{what}: {', '.join('/' + name for name in found)}"
        for what, found in (("missing", new), ("changed", changed), ("of another version", old))
        if found
    ]
    if parts:
        return look("commands", "; ".join(parts), "Start the bot, or tell it @Barkeep sync if it runs already.")
    return good("commands", f"all {len(names)} are registered")


def same(ours: Any, theirs: Any) -> bool:
    """Whether what we told Discord is what it has. It adds things of its own, and leaves out what says nothing."""
    if isinstance(ours, Mapping):
        told = cast("Mapping[str, Any]", ours)
        there = cast("Mapping[str, Any]", theirs or {})
        return all(same(value, there.get(key)) for key, value in told.items())
    if isinstance(ours, list):
        several, others = cast("list[Any]", ours), cast("list[Any]", theirs or [])
        if all(isinstance(value, int) for value in several):  # contexts and types of installation have no order
            return sorted(several) == sorted(others)
        return len(several) == len(others) and all(map(same, several, others))
    if not ours:  # not set, empty or off
        return not theirs
    return str(ours) == str(theirs)  # permissions and large numbers come back as text


# -- the owners -----------------------------------------------------------------------------------------------------


async def the_owners(
    client: discord.Client, settings: Settings, application: discord.AppInfo, words: Words, patience: float
) -> AsyncIterator[Finding]:
    """Whether direct messages reach those whom errors and reports are sent to. The test message is deleted again.

    With `patience` it has a button, and each owner has so many seconds to press it; the running bot then gives a
    private answer and edits it.
    """
    for owner in sorted(settings.owner_ids) or owners(application):
        async for finding in _one_owner(client, owner, words, patience):
            yield finding


async def _one_owner(client: discord.Client, owner: int, words: Words, patience: float) -> AsyncIterator[Finding]:
    try:
        direct = client.get_partial_messageable((await client.create_dm(discord.Object(owner))).id)
        text = words.say("owner.doctor" if not patience else "owner.doctor-press")
        press = layout(discord.ui.TextDisplay(text), row(button(words.say("owner.doctor-try"), HOUSE, "doctor.try")))
        sent = await (direct.send(view=press, silent=True) if patience else direct.send(text, silent=True))
    except discord.HTTPException as error:
        yield _not_reached(owner, error)
        return
    try:
        answer = await _answered(sent, words, patience) if patience else None
    finally:
        deleted = await _deleted(sent)
    if deleted:
        yield good("messages", f"a direct message to the owner {owner} was sent and deleted")
    else:
        yield look("messages", f"the test message to the owner {owner} could not be deleted", "Delete it yourself.")
    yield answer or not_tried("answers", "nobody pressed: run this with --press 60 while the bot runs, and press the "
                              "button in the direct message")  # fmt: skip


def _not_reached(owner: int, error: discord.HTTPException) -> Finding:
    if error.code in (50007, 50278):
        return wrong(
            "messages", f"the owner {owner} takes no direct messages from the bot: errors and reports cannot be told",
            "Be on a server with the bot, allow direct messages there, and do not block it; or name others in "
            "BARKEEP_OWNER_IDS.",
        )  # fmt: skip
    return wrong("messages", f"no direct message can be sent to the owner {owner}: {error}",
                 "See whether the id is a person's: BARKEEP_OWNER_IDS.")  # fmt: skip


async def _deleted(sent: discord.Message) -> bool:
    try:
        await sent.delete()
    except discord.HTTPException:
        return False
    return True


async def _answered(sent: discord.Message, words: Words, patience: float) -> Finding | None:
    """What the running bot has made of the press; None if nobody has pressed."""
    pressed = False
    until = time.monotonic() + patience
    while time.monotonic() < until:
        said = _text(await sent.channel.fetch_message(sent.id))
        if said == words.say("owner.doctor-edited"):
            return good("answers", "a private answer was given and edited")
        pressed = said == words.say("owner.doctor-tried")
        await asyncio.sleep(LOOK_AGAIN)
    if not pressed:
        return None
    return wrong("answers", "a private answer was given, but could not be edited", "See the log of the bot.")


def _text(message: discord.Message) -> str:
    shown = [item.content for item in message.components if isinstance(item, discord.TextDisplay)]
    return "\n".join([message.content, *shown]).strip()
