"""What people do: they play by what they see, look around, open tables, plan nights, and some of them spite."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from bot.games import GAMES
from tests.small_discord.interactions import SELECT, Interaction
from tests.small_discord.world import Payload, Person
from workshop.year.world import TRIES, Neighbourhood, SimulatedWorld, verb_of

MOVES = frozenset((
    "inn.pick", "inn.aim", "inn.pass", "inn.discard", "inn.respond", "inn.way", "inn.deed",
    "drinko.play", "drinko.draw", "drinko.drink", "table.back",
))  # fmt: skip
"""The verbs of a hand that answer what is asked, and by which somebody plays again for whom a patron plays."""
SELDOM = dict.fromkeys((
    "table.leave", "table.sure-leave", "table.close", "table.sure-close", "table.kick", "table.sure-kick",
    "table.report", "table.pause", "me.forget", "me.away", "night.cancel", "night.sure-cancel",
), 0.02) | {"table.log": 0.3}  # fmt: skip
"""What people do seldom, as it ends games or takes long, and how often, beside 1 for another button."""
CURIOUS = 0.06
"""With which chance somebody acts who is not asked, though others are."""
IDLE = 0.2
"""The same, when nobody is asked."""
ELSEWHERE = 0.3
"""With which chance others look after a table, while somebody is asked."""
WAITS = (1, 2, 4, 4, 8, 8, 15, 60)
"""Seconds that people wait while nobody is asked anything."""
LOOKING = 2
"""How many of a table look at their hands at a time, when nobody is asked anything that they see."""
PATIENT = 60.0
"""Seconds that people wait before they begin at a table, or wake it, once more."""
PARTIES = (2, 2, 2, 3, 4, 4, 6)
"""How many people a table is opened with."""
PATRONS = (0, 0, 0, 1)
"""How many patrons sit down beside two people or more."""
PACES = ("blitz", "normal", "relaxed", "post")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table status", {}), ("table resend", {}), ("table undo", {}), ("table join", {}), ("table beacon", {}),
    ("table leave", {}), ("table pause", {}), ("table report", {"text": "odd"}), ("inn hand", {}), ("inn pass", {}),
    ("inn pass", {"until": "turn"}), ("inn why", {"card": "gambling"}), ("inn say", {"text": "hold"}),
    ("inn play", {"card": "gambling"}), ("inn discard", {}), ("inn choose", {"choice": "1"}), ("inn team", {}),
    ("drinko hand", {}), ("drinko call", {}), ("drinko play", {"card": "red 1"}), ("drinko catch", {}),
    ("gamble pass", {}), ("rules", {"game": "inn"}), ("help", {}), ("leaderboard", {"game": "drinko"}), ("stats", {}),
    ("me settings", {}), ("me tables", {}), ("me data", {}), ("case", {"about": "gambling"}), ("learn", {}),
    ("card", {"name": "gerki"}), ("house settings", {}), ("house resume", {}), ("night list", {}),
    ("night plan", {"game": "inn"}), ("night plan", {"game": "drinko", "soon": True}),
    ("night plan", {"game": "inn", "seats": 4, "weekly": True}), ("deck show", {}),
    ("deck new", {"name": "Odd ones", "copy": "gerki"}), ("deck export", {"deck": "Odd ones"}),
    ("deck card", {"deck": "Odd ones", "title": "Mind the step"}), ("inn character", {"name": "Odd ones"}),
    ("replay", {}), ("call", {}), ("table call", {}), ("me page", {}), ("me marks", {}), ("question", {}),
)  # fmt: skip
"""What people type now and then."""


async def act(world: SimulatedWorld, luck: random.Random) -> str:
    """Let people do something at the same time, mostly those who are asked; in words, what it was."""
    place = luck.choice(world.places)
    here = world.there(place)
    asked = _asked(world, here, luck)
    if luck.random() < (CURIOUS if asked else IDLE):
        return await _on_impulse(world, place, luck.choice(here), None, luck)
    if not asked:
        return await _urge(world, place, luck)
    told: list[str] = []
    for person in asked:
        if person in world.there(place):  # nobody has banned them just now
            told.append(await _on_impulse(world, place, person, world.hand(person, MOVES), luck))
    if luck.random() < ELSEWHERE and (looked := await _look(world, place, luck)):
        told.append(looked)
    return "; ".join(told)


def _asked(world: SimulatedWorld, here: list[Person], luck: random.Random) -> list[Person]:
    """Some of those whose hands ask something, up to one a table; each as likely as is their habit."""
    asked = [person for person in here if world.hand(person, MOVES)]
    first = {person: luck.random() ** (1 / world.habits[person.id].weight) for person in asked}
    return sorted(asked, key=first.__getitem__, reverse=True)[: luck.randint(1, world.plan.tables)]


async def _on_impulse(
    world: SimulatedWorld, place: Neighbourhood, person: Person, hand: Payload | None, luck: random.Random
) -> str:
    """Let somebody do what comes to their mind; `hand`: what asks them, if they look at it."""
    habit = world.habits[person.id]
    if luck.random() < habit.spite:
        _, spite = luck.choice(SPITES)
        return f"{person.name} " + await spite(world, place, person, luck)
    if hand is not None and luck.random() < habit.answers:
        return await _answer(world, person, hand, luck)
    if luck.random() < 0.15:
        return await _command(world, place, person, luck)
    return await _press_something(world, place, person, luck)


def _moves(world: SimulatedWorld, message: Payload) -> list[Payload]:
    return [part for part in world.controls(message) if verb_of(part) in MOVES]


async def _answer(world: SimulatedWorld, person: Person, hand: Payload, luck: random.Random) -> str:
    moves = _moves(world, hand)
    part = luck.choices(moves, [4 if part["type"] == SELECT else 1 for part in moves])[0]
    if world.try_(hand) == TRIES:
        table = part["custom_id"].split(":")[1]
        info = await world.bot.tables.info(table)
        host = next((each for each in world.place_of(person).people if each.id == info.host_id), person)
        return await _wake(world, host, table, luck)
    return await use(world, person, hand, part, luck)


async def _urge(world: SimulatedWorld, place: Neighbourhood, luck: random.Random) -> str:
    """Nobody is asked anything that they see: let somebody look after a table, or all wait a little."""
    if luck.random() < 0.7 and (looked := await _look(world, place, luck)):
        return looked
    world.come_back(place)
    await world.rest(luck.choice(WAITS))
    world.try_again()
    return "nobody is asked"


async def _look(world: SimulatedWorld, place: Neighbourhood, luck: random.Random) -> str:
    """Let somebody look after a table; nothing if there is none that needs it."""
    tables = [info for info in await world.tables() if info.guild_id == place.server.id]
    for info in luck.sample(tables, len(tables)):
        if world.woken.get(info.id, -PATIENT) > world.loop.time() - PATIENT:
            continue
        host = next((each for each in place.people if each.id == info.host_id), place.people[0])
        board = next((board for each in place.channels for board in world.boards(each, f":{info.id}:")), None)
        if board is None or info.status == "paused":
            return await _wake(world, host, info.id, luck)
        if info.status == "lobby":
            return await _begin(world, host, board, info.id)
        looking = luck.sample(blind := await _blind(world, place, info.id), min(len(blind), LOOKING))
        for person in looking:
            world.did(await world.discord.forge(person, board, f"bk:{info.id}:0:panel.hand"))
        if looking:
            return f"{[person.name for person in looking]} look at their hands at table {info.id}"
    return ""


async def _begin(world: SimulatedWorld, host: Person, board: Payload, table: str) -> str:
    """A lobby that has not begun: its host begins, with a patron if they are alone."""
    world.woken[table] = world.loop.time()
    alone = len((await world.bot.tables.info(table)).seats) < 2
    for verb in ("patron", "start") if alone else ("start",):
        world.did(await world.discord.forge(host, board, f"bk:{table}:0:table.{verb}"))
    return f"{host.name} begins at table {table}"


async def _blind(world: SimulatedWorld, place: Neighbourhood, table: str) -> list[Person]:
    """The people whom a table waits for, and who see nothing of it that they could answer."""
    info, ask = await world.bot.tables.open_ask(table)
    asked = {seat.user_id for seat in info.seats if ask and seat.seat in ask.waiting and not (seat.left or seat.minded)}
    return [
        person for person in world.there(place) if person.id in asked and not world.hand(person, MOVES, f":{table}:")
    ]


async def _wake(world: SimulatedWorld, person: Person, table: str, luck: random.Random) -> str:
    """A table stands still: it may have been paused, or its channel is gone."""
    world.woken[table] = world.loop.time()
    place = world.place_of(person)
    world.did(await world.discord.use(person, luck.choice(place.channels), "table resend", table=table))
    await world.rest(2)
    for board in [board for channel in place.channels for board in world.boards(channel, f":{table}:")]:
        for part in [part for part in world.controls(board) if verb_of(part) == "table.resume"]:
            world.did(await world.discord.forge(person, board, part["custom_id"]))
    return f"{person.name} wakes table {table}"


async def _press_something(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    direct = world.direct(person)
    shown = [*world.private(person)[:2], *direct[:1], *(b for each in place.channels for b in world.boards(each)[:4])]
    there = [message for message in [*shown, *direct[1:]] if world.controls(message)]
    if not there:
        return f"{person.name} sees nothing to press"
    message = there[min(int(luck.expovariate(0.7)), len(there) - 1)]
    controls = world.controls(message)
    weights = [SELDOM.get(verb_of(part), 3.0 if part["type"] == SELECT else 1.0) for part in controls]
    return await use(world, person, message, luck.choices(controls, weights)[0], luck)


async def use(world: SimulatedWorld, person: Person, message: Payload, part: Payload, luck: random.Random) -> str:
    """Let somebody use a button or a select."""
    values: list[str] = []
    if part["type"] == SELECT:
        options = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        values = luck.sample(options, min(len(options), luck.randint(max(1, least), max(1, least, most))))
    world.did(await world.discord.forge(person, message, part["custom_id"], part["type"], *values))
    return f"{person.name}: {part['custom_id']} {' '.join(values)}"


async def fill_in(world: SimulatedWorld, made: Interaction, luck: random.Random) -> str:
    """Let somebody fill in a form that they were given."""
    form = made.answered.data
    what = form["custom_id"].split(":")[3]
    if world.discord.world.place(made.channel) is None:
        return f"the form {what} of {made.person.name} is gone with its channel"
    filled: list[Payload] = []
    for label in form["components"]:
        inside: Payload | None = label.get("component") or next(iter(label.get("components", ())), None)
        if inside is None:
            continue  # a text, which asks nothing
        field: Payload = {"type": inside["type"], "custom_id": inside["custom_id"], **_wanted(inside, luck)}
        filled.append({"type": label["type"], "component": field} if "component" in label else {
            "type": label["type"], "components": [field],
        })  # fmt: skip
    world.did(await world.discord.fill_in(made, filled))
    world.filled[what] += 1
    return f"{made.person.name} fills in {what}"


def _wanted(part: Payload, luck: random.Random) -> Payload:
    """What somebody chooses or writes in a part of a form, as Discord lets them."""
    if part["type"] == SELECT:
        options = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        return {"values": luck.sample(options, min(len(options), luck.randint(least, max(least, most))))}
    written = luck.choice(("1", "3", "a word", "0", "12", "a longer line of words"))
    return {"value": written[: part.get("max_length") or None]}


async def _command(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    name, options = luck.choice(COMMANDS)
    world.did(await world.discord.use(person, luck.choice(place.channels), name, **options))
    return f"{person.name}: /{name} {options or ''}"


async def open_table(world: SimulatedWorld, place: Neighbourhood, luck: random.Random) -> str:
    """Let people open a table of either game, set it up, sit down with patrons, and begin."""
    channel, here = luck.choice(place.channels), world.there(place)
    host, *others = luck.sample(here, min(len(here), luck.choice(PARTIES)))
    game, pace = luck.choice(tuple(GAMES)), "post" if luck.random() < 0.25 else luck.choice(PACES)
    known = {message["id"] for message in world.boards(channel)}
    world.did(await world.discord.use(host, channel, "table open", game=game, pace=pace))
    await world.rest(3)
    board = next((message for message in world.boards(channel) if message["id"] not in known), None)
    if board is None:
        return f"{host.name} opens no table"
    table = _table_of(world, board)
    for person in others:
        world.did(await world.discord.forge(person, board, f"bk:{table}:0:table.join"))
    for _ in range(luck.randint(0, 3)):
        await _set_up(world, host, board, table, luck)
    for _ in range(luck.choice(PATRONS) if others else 1):
        world.did(await world.discord.forge(host, board, f"bk:{table}:0:table.patron"))
    await world.rest(2)
    world.did(await world.discord.forge(host, board, f"bk:{table}:0:table.start"))
    return f"{host.name} opens {game} ({pace}) with {[person.name for person in others]}: {table}"


def _table_of(world: SimulatedWorld, board: Payload) -> str:
    return next(part["custom_id"].split(":")[1] for part in world.controls(board))


async def _set_up(world: SimulatedWorld, host: Person, board: Payload, table: str, luck: random.Random) -> None:
    """Let the host change something behind *Set up*: a variant, the way of windows, events, patrons."""
    made = await world.discord.forge(host, board, f"bk:{table}:0:table.setup")
    world.did(made)
    await world.rest(1)
    for _ in range(luck.randint(1, 3)):
        shown = world.discord.world.messages.get(made.original)
        controls = world.controls(shown) if shown else []
        if shown is None or not controls:
            return
        await use(world, host, shown, luck.choice(controls), luck)
        await world.rest(1)


# -- spite -------------------------------------------------------------------------------------------------------------


async def _forge(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Press what others see, on a message of one's own."""
    mine = [*world.private(person), *world.direct(person)]
    other = luck.choice(world.people)
    theirs = world.hand(other, MOVES)
    if not mine or theirs is None:
        return "has nothing to forge"
    part = luck.choice(world.controls(theirs))
    values = [luck.choice(part["options"])["value"]] if part["type"] == SELECT else []
    world.did(await world.discord.forge(person, luck.choice(mine), part["custom_id"], part["type"], *values))
    return f"forges {part['custom_id']} {' '.join(values)} of {other.name}"


async def _flood(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Press the same thing twenty times."""
    hand = world.hand(person, MOVES)
    if hand is None:
        return "has nothing to press"
    part = luck.choice(world.controls(hand))
    values = [part["options"][0]["value"]] if part["type"] == SELECT else []
    for _ in range(20):
        world.did(await world.discord.forge(person, hand, part["custom_id"], part["type"], *values))
    return f"presses {part['custom_id']} twenty times"


async def _leave(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Leave the server; whoever left before comes back."""
    world.come_back(place)
    if len(world.there(place)) > 4:
        world.discord.world.absent.add((place.server.id, person.id))
    return "leaves the server"


async def _ban(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Have somebody banned; they come back, as those who left do."""
    other = luck.choice(place.people)
    world.discord.world.absent.add((place.server.id, other.id))
    told = {"guild_id": str(place.server.id), "user": other.user()}
    await world.discord.gateway.send(place.server.id, "GUILD_BAN_ADD", told)
    if len(world.there(place)) < 4:
        world.discord.world.absent.clear()
    return f"bans {other.name}"


async def _delete_channel(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Delete a channel, and make another."""
    there = world.discord
    gone, server = luck.choice(place.server.others), place.server
    told = server.place(gone)
    there.world.delete_channel(gone)
    await there.gateway.send(server.id, "CHANNEL_DELETE", told)
    new = there.world.new_channel(server)
    await there.gateway.send(server.id, "CHANNEL_CREATE", server.place(new))
    return f"deletes the channel {gone}"


async def _delete_message(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Delete a message, of which the bot may hear or not."""
    shown = world.discord.world.shown(luck.choice(place.channels))[-6:]
    if not shown:
        return "has nothing to delete"
    message = luck.choice(shown)
    if luck.random() < 0.5:
        await world.discord.rest.delete(message)
        return "deletes a message"
    world.unheard.update(part["custom_id"].split(":")[1] for part in world.controls(message))
    world.discord.world.remove(message)
    return "deletes a message, and the bot hears nothing of it"


async def _close_direct(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Take no direct messages any more, or take them again."""
    world.discord.rest.closed ^= {person.id}
    return "closes or opens direct messages"


async def _press_another(world: SimulatedWorld, place: Neighbourhood, person: Person, luck: random.Random) -> str:
    """Press something on the table's message that only others may."""
    boards = [board for channel in place.channels for board in world.boards(channel)[:3]]
    if not boards:
        return "sees no table"
    board = luck.choice(boards)
    verb = luck.choice(("table.start", "table.patron", "table.setup", "table.more", "table.close", "inn.pick", "x.y"))
    world.did(await world.discord.forge(person, board, f"bk:{_table_of(world, board)}:{luck.randint(0, 9)}:{verb}"))
    return f"forges {verb} on a table's message"


Spite = Callable[[SimulatedWorld, Neighbourhood, Person, random.Random], Awaitable[str]]
SPITES: tuple[tuple[str, Spite], ...] = (
    ("forge", _forge), ("flood", _flood), ("leave", _leave), ("ban", _ban), ("delete a channel", _delete_channel),
    ("delete a message", _delete_message), ("close direct messages", _close_direct), ("press another", _press_another),
)  # fmt: skip
"""What spiteful people do, by name."""
