"""Ways to throw bad deals away. Each begins one game, in which `ME` wants to win more often than chance gives.

The cheat reads the database, and knows how everybody will play: of any seed they can tell who would win. What they do
not know is the id of the press of Start, which Discord gives.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from bot.engine import Refused, Run
from bot.games.drinko.rules import Drinko
from bot.patrons.share import WinShare
from bot.tables import Person
from bot.tables.info import PublicTable
from bot.tables.record.shuffle import first_chance, mixed_seed
from workshop.attacks.bar import CHANNEL, SERVER, Bar, first
from workshop.attacks.guises import ME, OTHERS, SECOND

TRIES = 12
"""So often the cheat sits down anew, or opens another table, before they take what there is."""

WEEK = 7 * 86_400.0
"""Seconds after which a pause has an end."""


@dataclass(frozen=True, slots=True)
class Grind:
    """One way: what it is called, who plays, and how a game of it is begun and played."""

    name: str
    people: tuple[Person, ...]
    play: Callable[[Bar, Random, tuple[Person, ...]], Awaitable[None]]

    @property
    def fair(self) -> float:
        """The share of games that chance gives `ME`."""
        return 1 / len(self.people)


def winner(seed: str, seats: int) -> int:
    """The seat that wins a game of Drinko with this seed, if everybody takes the first answer there is."""
    game = Drinko()
    run, _ = Run.new(game, seats, game.check_options({}), first_chance("mixed", seed))
    while run.ask is not None:
        seat = run.waiting()[0]
        run.answer(seat, run.ask.number, first(run.ask.seats[seat]))
    return game.placings(run.state).index(1)


def press(luck: Random) -> int:
    """The id of an interaction, later than those by which people sat down."""
    return (1 << 61) + luck.getrandbits(60)


async def _lobby(bar: Bar, luck: Random, people: tuple[Person, ...]) -> str:
    """A lobby in which all of these people sit, in this order, the first of whom is the host."""
    host, *others = (replace(person, entry=luck.getrandbits(60)) for person in people)
    info = await bar.tables.lobby.open(SERVER, CHANNEL, host, "drinko", pace="blitz", most=len(people))
    for person in others:
        await bar.tables.lobby.join(info.id, person)
    return info.id


async def _foresee(bar: Bar, table: str, people: tuple[Person, ...]) -> bool:
    """Whether `ME` would win by what the database holds now."""
    secret, entries, seated = await bar.secrets(table)
    return seated[winner(mixed_seed(secret, entries), len(people))] == ME.id


async def _to_the_end(bar: Bar, table: str, people: tuple[Person, ...]) -> None:
    await bar.play(table, lambda seen: bar.answer(seen, *people))


async def _sit_anew(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    """Sit down last, and get up and sit down again until the deal is good; then the host starts."""
    table = await _lobby(bar, luck, people)
    for _ in range(TRIES):
        if await _foresee(bar, table, people):
            break
        await bar.tables.leaving.leave(table, ME.id)
        await bar.tables.lobby.join(table, replace(ME, entry=luck.getrandbits(60)))
    await bar.tables.lobby.start_game(table, people[0].id, press(luck))
    await _to_the_end(bar, table, people)


async def _do_not_start(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    """Start only a lobby that promises a good deal; close the others."""
    table = await _lobby(bar, luck, people)
    for _ in range(TRIES):
        if await _foresee(bar, table, people):
            break
        await bar.tables.leaving.close(table, people[0].id)
        table = await _lobby(bar, luck, people)
    await bar.tables.lobby.start_game(table, people[0].id, press(luck))
    await _to_the_end(bar, table, people)


async def _closed(bar: Bar, luck: Random, people: tuple[Person, ...], *, awake: bool) -> None:
    """Start, and close the table at once if the deal is bad: two second accounts agree, the honest one says nothing.
    `awake`: the honest one is there and plays, before anybody else if it is their turn.
    """
    table = await _lobby(bar, luck, people)
    await bar.tables.lobby.start_game(table, ME.id, press(luck))
    bad = not await _foresee(bar, table, people)
    honest = [person for person in people if person in OTHERS]
    cheats = [person for person in people if person not in OTHERS]
    asked = False

    async def move(seen: PublicTable) -> bool:
        nonlocal asked
        if awake and await bar.answer(seen, *honest):
            return True
        if not bad:
            return await bar.answer(seen, *people)
        if seen.info.motion is not None:
            return await _agree(bar, seen, cheats)
        if not asked:
            with suppress(Refused):
                await bar.tables.leaving.close(table, ME.id)
                asked = True
                return True
        return await bar.answer(seen, *cheats)

    await bar.play(table, move)


async def _agree(bar: Bar, seen: PublicTable, cheats: list[Person]) -> bool:
    """Let the next of the cheats say yes; whether one was still silent."""
    motion, seats = seen.info.motion, {seat.user_id: seat.seat for seat in seen.info.seats}
    for person in cheats:
        if motion is not None and seats[person.id] in motion.silent:
            await bar.tables.leaving.vote(seen.info.id, person.id, yes=True)
            return True
    return False


async def _closed_before_others(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    await _closed(bar, luck, people, awake=True)


async def _closed_while_away(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    await _closed(bar, luck, people, awake=False)


async def _undo(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    """Take back every move that can be taken back, with a second account that agrees, and play it again."""
    table = await _lobby(bar, luck, people)
    await bar.tables.lobby.start_game(table, ME.id, press(luck))

    async def move(seen: PublicTable) -> bool:
        if seen.undo is not None:
            await bar.tables.undo.agree(table, SECOND[0].id, yes=True)
            return True
        moved = await bar.answer(seen, ME)
        if moved:
            with suppress(Refused):
                await bar.tables.undo.ask(table, ME.id)
        return moved or await bar.answer(seen, *people)

    await bar.play(table, move)


async def _go_silent(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    """Answer nothing at all if the deal is bad: whoever answers nothing is left out of the rating."""
    table = await _lobby(bar, luck, people)
    await bar.tables.lobby.start_game(table, people[0].id, press(luck))
    good = await _foresee(bar, table, people)
    await _to_the_end(bar, table, people if good else tuple(person for person in people if person is not ME))


async def _pause(bar: Bar, luck: Random, people: tuple[Person, ...]) -> None:
    """Pause the game at once if the deal is bad, and again as often as it goes on, while the other is away."""
    table = await _lobby(bar, luck, people)
    await bar.tables.lobby.start_game(table, ME.id, press(luck))
    bad = not await _foresee(bar, table, people)

    async def move(seen: PublicTable) -> bool:
        if seen.info.status == "paused":
            bar.clock.move_to(bar.clock.now() + WEEK)
            return False
        if bad and seen.info.motion is None:
            with suppress(Refused):
                await bar.tables.leaving.pause(table, ME.id)
                return True
        return await bar.answer(seen, *people)

    await bar.play(table, move)


GRINDS = (
    Grind("joining and leaving", (OTHERS[0], ME), _sit_anew),
    Grind("not starting", (ME, OTHERS[0]), _do_not_start),
    Grind("closing with two second accounts", (ME, *SECOND[:2], OTHERS[0]), _closed_before_others),
    Grind("closing while the other is away", (ME, *SECOND[:2], OTHERS[0]), _closed_while_away),
    Grind("undoing", (ME, SECOND[0]), _undo),
    Grind("going silent", (OTHERS[0], ME), _go_silent),
    Grind("pausing while the other is away", (ME, OTHERS[0]), _pause),
)


async def ground(bar: Bar, grind: Grind, starts: int, seed: str = "") -> WinShare:
    """Begin so many games, and count those that are rated for `ME` and for somebody honest, or for a second account
    where no other plays; a shared first place is a share of the win.
    """
    luck, won = Random(f"{grind.name}{seed}"), WinShare()
    for _ in range(starts):
        await grind.play(bar, luck, grind.people)
    for result in bar.results:
        mine = next(seat for seat in result.seats if seat.user_id == ME.id)
        if result.rated and not mine.apart:
            best = [seat for seat in result.seats if seat.place == 1]
            won.count(1 / len(best) if mine in best else 0.0)
    return won
