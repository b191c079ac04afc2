"""The whole bot on a simulated Discord: real commands, real tables, a real database, virtual time."""

from __future__ import annotations

import copy
import marshal
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import NoneType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest
import simcord
import simcord._runtime
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord import app_commands
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import ResponseMessage, to_discord_message

from bot.app import Barkeep, create_bot
from bot.engine import Refused
from bot.games import GAMES
from bot.games.kit import Kits
from bot.languages.spoken import ENGLISH, PSEUDO, start_in
from bot.settings import Settings
from bot.store import greetings
from bot.store.greetings import Greeting
from bot.store.sql import Connection
from bot.tables.info import TableInfo
from bot.ui.errors import unwrapped
from bot.ui.layouts.components import read_press
from bot.ui.words import Fact, Say, Words
from tests.components import parts, texts
from tests.patience import PATIENCE
from tests.store.world import put_empty

if TYPE_CHECKING:
    from tests.e2e.refusing import Refusing

Person = simcord.MemberActor
LOOK = 0.005
"""Seconds after which the simulated Discord looks again whether the bot has come to rest."""
ASIDE = ("inn.mate", "inn.say")
"""The selects of a hand that make no move."""
ATOMS = (str, int, float, bool, NoneType)
"""What is never copied."""


def copied(value: Any) -> Any:
    """As `copy.deepcopy`, in a fraction of the time for what JSON can say."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # there is something in it that JSON cannot say
        return _copied(value)


def _copied(value: Any) -> Any:
    if type(value) is dict:
        return {key: _copied(each) for key, each in value.items()}
    if type(value) is list:
        return [_copied(each) for each in value]
    return value if type(value) in ATOMS else copy.deepcopy(value)


for _module in (simcord.components, simcord.results):
    vars(_module)["deepcopy"] = copied
for _module in (simcord.gateway, simcord.http.router):
    vars(_module)["copy"] = SimpleNamespace(deepcopy=copied)
# A timer is looked for by what it is: comparing all their fields would take as long as the bot's own layouts.
vars(simcord._runtime)["_CallbackRecord"].__eq__ = object.__eq__


class VirtualEnv(simcord.Env):
    """A simulated Discord whose timers go off only when the test advances the time."""

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Do nothing: simcord would set a second timer, by the computer's clock."""

    async def _settle_internal(self, **how: Any) -> None:
        """Wait as long as for anything else: simcord gives a start five seconds of real time. It looks whether the bot
        has come to rest every 0.05 s; looking more often spares most of the time that these tests take.
        """
        await super()._settle_internal(**{**how, "timeout": None, "idle": LOOK})


def menu_of(message: Any, verb: str = "") -> dict[str, Any]:
    """The one select of a message; of a hand's the one for moves, unless `verb` says another."""
    menus = [part for part in parts(message.components) if part["type"] == 3]
    verbs = {menu["custom_id"].split(":")[3]: menu for menu in menus}
    (menu,) = [verbs[verb]] if verb else [select for name, select in verbs.items() if name not in ASIDE]
    return menu


def has(message: Any, verb: str) -> bool:
    """Whether a message has a button or a select of this verb."""
    presses = [read_press(part.get("custom_id", "")) for part in parts(message.components)]
    return any(press is not None and press.verb == verb for press in presses)


def button_of(message: Any, *verbs: str) -> dict[str, Any]:
    """The one button of a message with one of these verbs."""
    (button,) = [
        part for part in parts(message.components) if part["type"] == 2 and part["custom_id"].split(":")[3] in verbs
    ]
    return button


def said(result: Any) -> str:
    """The text of the answer to an interaction, which must have been private."""
    assert result.response is not None, "there was no answer"
    assert result.ephemeral or result.response.ephemeral, "the answer was not private"
    return "\n".join([result.response.content, *texts(result.response.components)]).strip()


class Evening:
    """A server with people and a channel, and the bot in it."""

    def __init__(self, db: Path, seed: int | None, kits: Kits = GAMES, shards: int = 1) -> None:
        """Without a `seed` nobody chooses the cards: secrets are drawn, and mixed with what people add."""
        self.db = db
        self._written = seed is not None
        self._kits = kits
        self._luck = seed or 0
        self.bots: list[Barkeep] = []
        self.env = VirtualEnv(self._new_bot(), check_errors=False, shard_count=shards, settle_timeout=PATIENCE)
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: list[Person] = []

    @property
    def bot(self) -> Barkeep:
        return self.bots[-1]

    def reseed(self, seed: int) -> None:
        """Seed all random numbers differently from now on."""
        self._luck = seed

    def _entropy(self) -> str:
        self._luck += 1
        return f"{self._luck * 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95 % 2**256:064x}"

    def _new_bot(self) -> Barkeep:
        settings = Settings.model_construct(db=self.db, owner_ids=frozenset(), token=None, presses_a_second=1_000)
        entropy = self._entropy if self._written else None
        bot = create_bot(settings, kits=self._kits, clock_now=lambda: self.env.now().timestamp(), entropy=entropy)
        self.bots.append(bot)
        return bot

    async def begin(self, people: int) -> None:
        if not self.db.exists():
            put_empty(self.db)
        await self.env.start()
        self.guild = self.env.create_guild("The Tavern", shard_id=0 if self.bot.shard_count != 1 else None)
        await self.bot.store.write(self._greeted)  # before the bot hears of the server
        self.channel = self.guild.create_text_channel("bar")
        names = ("ann", "ben", "cid", "dot", "eve", "fay", "gus", "hal", "ida", "jim", "kit")
        users = [self.env.create_user(name, global_name=name.title()) for name in names[:people]]
        self.people = [self.guild.add_member(user) for user in users]

    def _greeted(self, connection: Connection) -> None:
        """The bot introduced itself on the server on an earlier evening."""
        greetings.claim(connection, self.guild.id, Greeting(0, ""), 0.0)

    async def house(self, **changes: Any) -> None:
        """Change the server's settings."""
        wishes = self.bot.wishes
        await wishes.save_house(replace(await wishes.house(self.guild.id), **changes))

    async def wants(self, person: Person, **changes: Any) -> None:
        """Change a person's settings."""
        wishes = self.bot.wishes
        await wishes.save_person(replace(await wishes.person(person.id), **changes))

    async def restart(self) -> None:
        """Kill the process and start it again: everything that was not committed is lost."""
        old = self.bot
        await self.env.restart_bot(self._new_bot())
        await old.store.close()

    async def end(self) -> None:
        self._check_places()
        await self.bot.close()
        await self.env.shutdown()
        told = (Refused, app_commands.AppCommandError)
        faults = [error for error in self.env.errors if not isinstance(unwrapped(error), told)]
        if faults:
            raise ExceptionGroup("the bot failed", faults)  # pyright: ignore[reportArgumentType]

    def _check_places(self) -> None:
        """Every button and select stands on a kind of message from which its presses are taken."""
        channels = getattr(self, "guild", None) and self.guild.channels
        for channel, messages in self.env.backend.messages.items():
            for message in messages.values():
                public = bool(channels) and channel in channels and not message.is_ephemeral
                for part in parts(message.components):
                    press = read_press(part.get("custom_id", ""))
                    found = self.bot.verbs.find(press) if press is not None else None
                    if found is not None:
                        assert self.bot.verbs.belongs(found[1], public=public, form=False), (part, public)

    # -- playing ------------------------------------------------------------------------------------------------

    async def open(
        self, *players: Person, start: bool = True, channel: ChannelHandle | None = None, **options: Any
    ) -> str:
        """Let the first person open a table, of Drinko unless `options` name a game, and the others join it by its
        buttons. Returns its code.
        """
        place = channel or self.channel
        before = {info.id for info in await self.bot.tables.in_channel(place.id)}
        await players[0].slash(place, "table open", **{"game": "drinko", **options})
        (table,) = [info.id for info in await self.bot.tables.in_channel(place.id) if info.id not in before]
        await self.rest()
        for player in players[1:]:
            await self.press(player, table, "table.join")
        await self.rest()
        if start:
            await self.press(players[0], table, "table.start")
            await self.rest()
        return table

    async def rest(self, seconds: float = 3.0) -> None:
        """Let so much time pass, and pending work end."""
        await self.env.advance_time(seconds)

    async def close(self, table: str) -> None:
        """Close a table as those who run the server do: nobody is asked."""
        role = self.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
        user = self.env.create_user("landlord", global_name="Landlord")
        landlord = self.guild.add_member(user, roles=[role])
        await landlord.slash(self.channel, "house close", table=table)

    def board(self, table: str) -> Any:
        """The table's message as the channel shows it."""
        for message in reversed(self.messages(table)):
            return message
        raise AssertionError(f"table {table} has no message")

    def messages(self, table: str) -> list[Any]:
        """Every message in the server that has this table's buttons or code."""
        found: list[Any] = []
        for channel in self.guild.channels.values():
            for message in self.env.backend.messages[channel.id].values():
                if message.is_ephemeral:
                    continue
                if any(re.search(rf"[Tt][aá]bl[eé] {table}", text) for text in texts(message.components)):
                    found.append(message)
        return found

    def shown(self, table: str) -> str:
        """What the table's message says."""
        return "\n".join(texts(self.board(table).components))

    def told(self, table: str) -> str:
        """What the table's message says, and what the descriptions of its pictures say."""
        galleries = [part for part in parts(self.board(table).components) if part["type"] == 12]
        return "\n".join([self.shown(table), *(item["description"] for each in galleries for item in each["items"])])

    async def press(self, person: Person, table: str, verb: str, *, ask: int = 0, arg: str = "") -> Any:
        """Press a button of the table's message; of a lobby also one that is behind *Set up*, of an end one behind
        *More*.
        """
        found, name = await self.where(person, table, verb), f"bk:{table}:{ask}:{verb}" + (f":{arg}" if arg else "")
        return await person.click(self.message(found), custom_id=name)

    async def pick(self, person: Person, table: str, verb: str, *values: str) -> Any:
        """Pick from a select that is behind *Set up* of a lobby."""
        found = await self.where(person, table, verb)
        answer = await person.select(self.message(found), list(values), custom_id=menu_of(found, verb)["custom_id"])
        await self.rest()
        return answer

    async def set_up(self, person: Person, table: str) -> str:
        """What somebody reads behind *Set up* of a lobby."""
        return said(await person.click(self.message(self.board(table)), custom_id=f"bk:{table}:0:table.setup"))

    async def where(self, person: Person, table: str, verb: str) -> Any:
        """The message with a button or select of this verb: that of the table, or one behind its *Set up* or *More*."""
        found = self.board(table)
        for way in ("table.after", "table.setup", "table.teams"):
            if has(found, verb):
                break
            if not has(found, way):
                continue
            found = (await person.click(self.message(found), custom_id=f"bk:{table}:0:{way}")).response
        return found

    def message(self, shown: Any) -> Any:
        """A message as an actor takes it, from what the world stores or what an interaction answered with."""
        return shown if isinstance(shown, ResponseMessage) else to_discord_message(self.env, shown)

    def dms(self, person: Person) -> list[Any]:
        """The messages the bot sent to a person directly."""
        channel = self.env.backend.dm_channels.get(person.id)
        return [] if channel is None else list(self.env.backend.messages[channel].values())

    def panel(self, person: Person) -> Any:
        """The person's hand in their direct messages."""
        return self.dms(person)[-1]

    async def move(self, person: Person) -> None:
        """Play the first card on the person's panel, or draw, or drink, as the panel has it."""
        await self.use(person.user, self.panel(person))

    async def use(self, actor: Any, panel: Any) -> None:
        """The same on any panel the actor sees."""
        menu, message = menu_of(panel), self.message(panel)
        if not menu["disabled"]:
            await actor.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
            return
        await actor.click(message, custom_id=button_of(panel, "drinko.draw", "drinko.drink")["custom_id"])

    async def play_on(self, table: str, moves: int = 1000) -> int:
        """Let everybody play by their panels until the game is over, or so many moves are made. Returns how many there
        were.
        """
        for made in range(moves):
            person = await self.to_move(table)
            if person is None:
                return made
            await self.move(person)
            await self.rest(2)
        return moves

    async def info(self, table: str) -> TableInfo:
        return await self.bot.tables.info(table)

    async def to_move(self, table: str) -> Person | None:
        """The person whose move it is; None when it is a patron's, or nobody's."""
        public_table = await self.bot.tables.public_table(table)
        if public_table.ask is None or public_table.info.status != "live":
            return None
        user = public_table.info.seats[public_table.ask.waiting[0]].user_id
        return next((person for person in self.people if person.id == user), None)

    async def cards(self, person: Person, table: str) -> list[str]:
        """What the command's completion offers the person to play."""
        offered = await person.autocomplete(self.channel, "drinko play", "card", "", table=table)
        return [choice["value"] for choice in offered]

    def close_dms(self, person: Person) -> None:
        """Let the person take no direct messages from the bot."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, message="Cannot send", times=None)

    async def gateway(self, event: str, shard: int = 0) -> None:
        """Let something happen to a connection (``disconnect``, ``resumed``)."""
        with self.env._bot_scope():
            self.bot.dispatch(f"shard_{event}", shard)
        await self.env.settle()

    def through_board(self, path: str) -> bool:
        """Whether a call goes through a press on a table's message, and so edits that."""
        boards = self.bot.delivery.boards.boards.values()
        presses = [board.pressed.interaction.token for board in boards if board.pressed is not None]
        return path.startswith("/webhooks/") and any(token in path for token in presses)

    def calls(self, since: int = 0) -> list[Any]:
        """The requests that the bot made to Discord."""
        return self.env.http_requests[since:]

    def counted(self, since: int = 0) -> list[tuple[str, str]]:
        """Those of them that count for Discord's limit: answers to presses do not."""
        made = [(call.method, call.path) for call in self.calls(since)]
        return [(how, path) for how, path in made if "/interactions/" not in path and "/webhooks/" not in path]


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A server with eleven people, where nothing has happened yet."""
    night = Evening(tmp_path / "barkeep.db", seed=1)
    await night.begin(11)
    try:
        yield night
    finally:
        await night.end()


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The bot speaks the pseudo-language to everybody. It must come before `evening`."""
    start_in(PSEUDO)
    yield
    start_in(ENGLISH)


@pytest.fixture
async def world(pseudo: None, evening: Evening) -> AsyncIterator[Evening]:
    """An evening in the pseudo-language without pictures; in the end nothing English was sent."""
    from tests.e2e.pseudo import unsaid

    await evening.house(pictures=False)
    yield evening
    found = unsaid(evening)
    assert not found, "\n".join(sorted(found))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The reasons of what was refused, and which errors were told."""
    counted, refuse, saying = Counter[str](), Words.refusal, Words.say

    def refusal(self: Words, reason: str, facts: Any) -> str:
        counted[reason if self.has(f"refused.{reason}") else "other"] += 1
        return refuse(self, reason, facts)

    def say(self: Words) -> Say:
        spoken = saying.__get__(self)

        def noted(key: str, /, **facts: Fact) -> str:
            if key.startswith("error."):
                counted[key.removeprefix("error.")] += 1
            return spoken(key, **facts)

        return noted

    monkeypatch.setattr(Words, "refusal", refusal)
    monkeypatch.setattr(Words, "say", property(say))
    return counted


@pytest.fixture
def refused(heard: Counter[str]) -> Refusing:
    """Sees that somebody is refused."""
    from tests.e2e.refusing import Refusing

    return Refusing(heard)


NewEvening = Callable[[int], Evening]


@pytest.fixture
async def night(evening: Evening) -> Evening:
    """An evening on which Gerki is dealt a card that starts a Round, Fiona one that covers an ante, Zot and Deirdre a
    Negate each.
    """
    evening.reseed(11)
    evening.people = evening.people[:4]
    return evening
