"""Two evenings that differ in one hidden card, and everything that anybody gets of them who may not see it.

`python -m tests.e2e.two_worlds --moves 400` plays whole games; the suite plays the beginning of each.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import orjson

from bot.engine import SeatAsk
from tests.e2e import inn
from tests.e2e.conftest import Evening, Person

OWNER = 0
"""The seat whose hand differs."""
HEROES = ["gerki", "zot", "deirdre", "fiona", "eve", "dimli"]
SWAP = {"dull": ("gerki.salve", "gerki.poison"), "sharp": ("gerki.salve", "gerki.shadows")}
"""Two cards of the owner's deck: neither could answer anything, or one of them could."""
NOT_STRINGS = orjson.OPT_NON_STR_KEYS
TEAMS = {"variant": "two-headed-dragon", "teams": ["1", "1", "2", "2", "3", "3"]}


@dataclass(frozen=True)
class Kind:
    """What is played."""

    game: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    swap: str = ""
    pictures: bool = False


KINDS = {
    "drinko": Kind("drinko"),
    "the Inn, natural": Kind("inn", {"windows": "natural", "characters": HEROES}, "dull"),
    "the Inn, sealed": Kind("inn", {"windows": "sealed", "characters": HEROES, "events": "both"}, "sharp"),
    "teams, natural": Kind("inn", {"windows": "natural", "characters": HEROES, **TEAMS}, "dull"),
    "teams, sealed": Kind("inn", {"windows": "sealed", "characters": HEROES, **TEAMS}, "sharp"),
    "the Inn, pictures": Kind("inn", {"windows": "natural", "characters": HEROES}, "dull", pictures=True),
    "teams, pictures": Kind("inn", {"windows": "sealed", "characters": HEROES, **TEAMS}, "sharp", pictures=True),
    "drinko, pictures": Kind("drinko", pictures=True),
}
"""Natural windows with a card that could answer are in `test_natural_leaks`: there only their length may differ."""


class Kept(logging.Handler):
    """The lines of the log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.getMessage()}")


@dataclass
class World:
    """One of the two evenings."""

    kind: Kind
    evening: Evening
    far: Any
    """A channel of another server."""
    table: str = ""
    cast: dict[str, Person] = field(default_factory=dict[str, Person])
    """The people by what they are to the owner's hand."""
    hidden: frozenset[str] = frozenset()
    script: list[Any] = field(default_factory=list[Any])
    """What each move chose from: where it differs the hidden card had to show itself."""
    told: list[list[Any]] = field(default_factory=list[list[Any]])
    """What others got, move by move."""
    own: str = ""
    """The owner's hand at first."""
    calls: int = 0
    files: int = 0
    pictures: int = 0
    """How many of these files were pictures."""
    names: dict[str, str] = field(default_factory=dict[str, str])
    log: Kept = field(default_factory=Kept)

    @property
    def teams(self) -> bool:
        return "variant" in self.kind.options

    def plain(self, value: Any) -> str:
        """The same in both worlds for whatever has only another id, or took another time of the computer's.

        Pictures are drawn in threads, so that messages may be sent in another order: then ids tell nothing.
        """
        text = value if isinstance(value, str) else orjson.dumps(value, default=str, option=NOT_STRINGS).decode()
        text = re.sub(r"[\d.,]+ (ms|MiB)", "some", text)
        if self.kind.pictures:
            return re.sub(r"\d{10,}", "#", text)
        return re.sub(r"\d{10,}", lambda id: self.names.setdefault(id[0], f"#{len(self.names)}"), text)

    async def answer(self, user: int, number: int, picks: tuple[str, ...]) -> None:
        with self.evening.env._bot_scope():
            await self.evening.bot.tables.play.answer(self.table, user, number, picks)

    async def doing(self, work: Awaitable[Any]) -> None:
        """Something that the bot does for somebody, without a press."""
        with self.evening.env._bot_scope():
            await work
        await self.evening.rest(2)

    def _files(self, own: set[str]) -> list[str]:
        """Where pictures and other files went since the last time, with a sum of their bytes."""
        sent = list(self.evening.env.backend.cdn._blobs.items())[self.files :]
        self.files += len(sent)
        self.pictures += sum(data.startswith(b"\x89PNG") for _, data in sent)
        return [self.plain([url, sha256(data).hexdigest()]) for url, data in sent if not own & set(url.split("/"))]

    def gather(self, probes: list[str]) -> None:
        """Put down what reached others since the last time."""
        calls = self.evening.calls(self.calls)
        self.calls += len(calls)
        own = {str(self.cast["owner"].user.dm_channel.id)}
        if self.teams:
            own.add(str(self.cast["neighbour"].user.dm_channel.id))  # a mate sees the owner's hand
        got: list[str] = []
        for call in calls:
            if call.method == "GET":
                continue
            body = {name: value for name, value in (call.json or {}).items() if name != "nonce"}
            if not own & set(call.path.split("/")):
                got.append(self.plain([call.method, call.path, body]))
        got += self._files(own)
        if self.kind.pictures:
            got.sort()
        got += probes
        got += self.log.lines
        self.log.lines.clear()
        self.told.append(got)


def swap(world: World, *, really: bool) -> Callable[[dict[str, Any]], None]:
    """The game's state with another card in the owner's hand."""

    def change(data: dict[str, Any]) -> None:
        if world.kind.game == "drinko":
            hand, draw = data["hands"][OWNER].split(), data["draw"].split()
            mine, theirs = hand[0], next(card for card in draw if card not in hand)
        else:
            seat = data["seats"][OWNER]
            hand, draw = seat["hand"], seat["draw"]
            mine, theirs = SWAP[world.kind.swap]
            if mine not in hand:
                at = draw.index(mine)
                hand[0], draw[at] = draw[at], hand[0]
            for card in [card for card in hand if card == theirs]:  # of the other one there is none
                at = next(at for at, other in enumerate(draw) if other not in (mine, theirs))
                hand[hand.index(card)], draw[at] = draw[at], card
        world.hidden = frozenset({mine, theirs})
        if really:
            at, other = hand.index(mine), draw.index(theirs)
            hand[at], draw[other] = draw[other], hand[at]
        if world.kind.game == "drinko":
            data["hands"][OWNER], data["draw"] = " ".join(hand), " ".join(draw)

    return change


async def begun(folder: Path, kind: Kind, *, really: bool, seed: int) -> World:
    """A game that has just begun, with six people, and others around it."""
    folder.mkdir()
    evening = Evening(folder / "barkeep.db", seed=seed)
    await evening.begin(11)
    await evening.house(pictures=kind.pictures)
    ann, ben, cid, dot, eve, fay, gus, hal, ida = evening.people[:9]
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    landlord = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])
    elsewhere = evening.env.create_guild("Another tavern")
    far = elsewhere.add_member(evening.people[9].user)
    made = World(kind, evening, far=elsewhere.create_text_channel("far"))
    made.cast = {
        "owner": ann, "neighbour": ben, "left": cid, "removed": dot, "banned": eve, "opponent": fay, "public": gus,
        "banned without a seat": hal, "operator": ida, "landlord": landlord, "elsewhere": far,
    }  # fmt: skip
    evening.bot.owner_ids = {ida.id}
    seated = (ann, ben, cid, dot, eve, fay)
    if kind.game == "drinko":
        made.table = await evening.open(*seated)
    else:
        made.table = await inn.sit(evening, *seated, **kind.options)
    await inn.restage(evening, made.table, swap(made, really=really))
    await evening.rest(30)
    made.calls, made.files = len(evening.calls()), len(evening.env.backend.cdn._blobs)
    logging.getLogger().addHandler(made.log)
    return made


def pick(made: World, number: int, seat: int, asked: SeatAsk) -> tuple[tuple[str, ...], list[str]]:
    """A pick by chance that is the same in both worlds and names no hidden card; and what it was chosen from."""
    whole = sorted(pick for option in asked.options.values() for pick in option.picks())
    plain = [pick for pick in whole if not any(card in re.split(r"[>:,?]", pick) for card in made.hidden)]
    if seat == OWNER and "pass" in asked.default:
        return asked.default, []
    if asked.least != 1:
        named = [pick for pick in asked.default if pick in plain]
        return asked.default, [*named, str(len(asked.default))]
    luck = random.Random(f"{number} {seat}")
    # Where nothing else is left than the hidden card, it may show itself: there the comparison ends.
    return ((plain[int(luck.random() * len(plain))],), plain) if plain else (asked.default, [*whole, *asked.default])


async def move(made: World) -> bool:
    """Whoever is waited for first answers; whether the game still goes on."""
    evening, table = made.evening, made.table
    live = evening.bot.tables._runtime.shelf._held.get(table)
    run = live.run if live is not None else None
    if live is None or run is None or live.row.status != "live" or run.ask is None:
        return False
    number = live.ask_number()
    waiting = [seat for seat in run.waiting() if not live.by_patron(seat)]
    if not waiting:
        made.script.append(number)
        await evening.rest(4)
        return (await evening.info(table)).status == "live"
    seat = waiting[0]
    user = live.seats[seat].user_id
    assert user is not None
    picks, chosen_from = pick(made, number, seat, run.ask.seats[seat])
    made.script.append([number, seat, chosen_from])
    await made.answer(user, number, picks)
    await evening.rest(2)
    return True


async def happens(made: World, at: int) -> None:
    """One leaves, one is removed, two are banned."""
    tables, table, cast = made.evening.bot.tables, made.table, made.cast
    match at:
        case 2:
            await made.doing(tables.leaving.leave(table, cast["left"].id))
        case 3:
            await made.doing(tables.leaving.remove(table, cast["removed"].id))
        case 4:
            for name in ("banned", "banned without a seat"):
                await cast["landlord"].slash(made.evening.channel, "house ban", user=cast[name].user)
        case _:
            pass


async def asked(made: World) -> list[str]:
    """What each kind of person is answered, and offered, who asks for all there is."""
    evening, table, game = made.evening, made.table, made.kind.game
    own = "inn" if game == "inn" else "drinko"
    found: list[str] = []
    for name, person in made.cast.items():
        if name == "owner" or (name == "neighbour" and made.teams):
            continue
        channel = evening.channel
        if name == "elsewhere":
            channel = made.far
        commands: list[tuple[str, dict[str, Any]]] = [("table status", {}), (f"{own} hand", {})]
        if name in ("public", "opponent", "left", "removed"):
            commands += [("table undo", {})]
            commands += [("inn team", {}), ("inn why", {"card": min(made.hidden)})] if own == "inn" else []
        for command, given in commands:
            result = await person.slash(channel, command, table=table, **given)
            found.append(made.plain([name, command, _shown(result)]))
        card = min(made.hidden)
        for typed in ("", card[:6]):
            offered = await person.autocomplete(channel, f"{own} play", "card", typed, table=table)
            found.append(made.plain([name, "offered", offered]))
        await evening.rest(1)
    assert evening.bot.user is not None
    for command in ("health", "reports"):
        await made.cast["operator"].send_dm(f"<@{evening.bot.user.id}> {command}")
    return found


def _shown(result: Any) -> Any:
    response = result.response
    if response is None:
        return None
    files = [(file.filename, file.size) for file in response.attachments]
    return [response.content, response.components, files, [embed.to_dict() for embed in response.embeds]]


async def play(folder: Path, kind: Kind, *, really: bool, moves: int, asks: tuple[int, ...], seed: int) -> World:
    """A world, played so many moves; people ask for what there is after the moves in `asks`."""
    made = await begun(folder, kind, really=really, seed=seed)
    try:
        own = await made.evening.bot.tables.private_table(made.table, made.cast["owner"].id)
        made.own = made.plain(own.view)
        for at in range(moves):
            await happens(made, at)
            going = await move(made)
            made.gather(await asked(made) if at in asks else [])
            if not going:
                break
    finally:
        logging.getLogger().removeHandler(made.log)
        await made.evening.end()
    return made


async def compare(folder: Path, kind: Kind, moves: int, asks: tuple[int, ...], seed: int = 3) -> int:
    """Play both worlds and compare them, up to where the hidden card has to show itself; the moves compared.

    Raises AssertionError with the first difference.
    """
    first = await play(folder / "one", kind, really=False, moves=moves, asks=asks, seed=seed)
    second = await play(folder / "two", kind, really=True, moves=moves, asks=asks, seed=seed)
    assert first.own != second.own, "the owner sees the difference"
    assert bool(first.pictures) is kind.pictures
    until = min(len(first.script), len(second.script))
    until = next((at for at in range(until) if first.script[at] != second.script[at]), until)
    for at, (mine, other) in enumerate(zip(first.told[:until], second.told[:until], strict=True)):
        for one_of_them, twin in zip(mine, other, strict=False):
            assert one_of_them == twin, f"move {at}"
        assert len(mine) == len(other), f"move {at}"
    return until


def main() -> int:
    """Whole games of every kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--kind", default="", help=", ".join(KINDS))
    args = parser.parse_args()
    for name, kind in KINDS.items():
        if args.kind in ("", name):
            with tempfile.TemporaryDirectory() as folder:
                asks = tuple(range(6, args.moves, 40))
                alike = asyncio.run(compare(Path(folder), kind, args.moves, asks, args.seed))
                print(f"{name}: {alike} moves the same", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
