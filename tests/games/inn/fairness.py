"""Two properties of random play, as a command for many games: ``python -m tests.games.inn.fairness --games 20000``.

1. Nothing that happens makes the Fortitude, Alcohol Content or Gold of a player worse who is away, and nobody who is
   away sits in a Round of Gambling. (But for *My bite is worse than my bark*, whose note says so.)
2. Who of a team sits where changes nothing: an Action in a random position leaves every team with the same Fortitude,
   Alcohol Content and Gold if the mates of another team have changed places.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from hashlib import blake2b

from rich.progress import track

from bot.engine import CLOCK, TIME, Chance, Event, Option, Run, SeatAsk
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.imagine import Onward, copied
from bot.games.inn.rules.play.state import INN, Laid
from bot.games.inn.rules.play.variants import VARIANTS
from tests.games.inn.playing import ALL_DECKS, GAME, new_run, one_of, random_move

ONWARD = Onward()
STEPS = 300
"""An Action that takes more decisions than this is not compared."""


# -- 1: nothing gets worse for a player who is away ------------------------------------------------------------------


class Away:
    """Who is away, by what has been told, and what has happened to them meanwhile."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.softened: set[int] = set()

    def hear(self, event: Event) -> None:
        """Raises `AssertionError` if it makes anything worse for a player who is away."""
        seat, args = event.args.get("seat", INN), event.args
        match event.key:
            case "turn-cut":
                self.seats.add(seat)
            case "came-back":
                self.seats.discard(seat)
            case "reduced":
                self.softened.add(seat)
            case "fortitude":
                assert args["by"] >= 0 or seat not in self.seats or seat in self.softened, event
            case "alcohol":
                assert args["by"] <= 0 or seat not in self.seats, event
            case "paid" | "ante":
                assert not args["n"] or args["paid"] or seat not in self.seats, event
            case _:
                pass


def listen(run: Run, away: Away) -> None:
    """Hear what has been told since the last time."""
    told, run.told.events = run.told.events, []
    away.softened.clear()
    for event in told:
        away.hear(event)
    state: State = run.state
    inside = state.round.inside if state.round is not None else []
    assert not [seat for seat in inside if state.seats[seat].away]


# -- 2: who of a team sits where -------------------------------------------------------------------------------------


def permuted(state: State, places: list[int]) -> State:
    """The same position with each seat at another place: `places` has the new one of each."""
    twin = copied(state)
    twin.seats = [own for _, own in sorted(zip(places, twin.seats, strict=True), key=lambda pair: pair[0])]
    for own in twin.seats:
        own.front = [Laid(laid.card, places[laid.owner], laid.used) for laid in own.front]
    twin.active = places[state.active]
    twin.lost = [sorted(places[seat] for seat in group) for group in state.lost]
    shared = twin.shared
    assert shared is not None
    shared.actions = [n for _, n in sorted(zip(places, shared.actions, strict=True))]
    shared.done, shared.stays, shared.barred, shared.ordered = (
        [places[seat] for seat in seats] for seats in (shared.done, shared.stays, shared.barred, shared.ordered)
    )
    shared.played = [Laid(laid.card, places[laid.owner]) for laid in shared.played]
    return twin


def _number(*parts: object) -> int:
    """A number that depends on these alone."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big")


class Player:
    """Decides for everybody by who they are and what is offered, so that it never matters where they sit."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.seed = seed
        self.steps = 0
        self.asked: Counter[object] = Counter()
        """How often each has been asked something, so that it never matters who is asked first."""

    def name(self, target: str) -> str:
        """A target with the character in place of the seat."""
        before, dash, rest = target.rpartition("-")
        if rest.startswith("d"):  # a Drink alone
            return target
        seat, dot, thing = rest.partition(".")
        return before + dash + self.run.state.seats[int(seat)].character + dot + thing

    def pick(self, seat: int, asked: SeatAsk) -> tuple[str, ...]:
        """Its answer to an ask."""
        who = self.run.state.seats[seat].character
        times = self.asked[who]
        if asked.least != 1 or asked.most != 1:
            return asked.default
        named = {option.key: self._named(option) for option in asked.options.values()}
        key = min(named, key=lambda key: _number(self.seed, times, who, named[key]))
        option = asked.options[key]
        if not option.most:
            return (key,)
        order = sorted(option.targets, key=lambda target: _number(self.seed, times, who, key, self.name(target)))
        return (f"{key}>{','.join(order[: option.least])}",)

    def _named(self, option: Option) -> str:
        number = option.key.removeprefix("champion:")
        if number != option.key:
            return self.name(number)
        return option.key + ">" + ",".join(sorted(map(self.name, option.targets)))

    def step(self) -> None:
        """Answer the open ask for all; in a window one player answers at most."""
        ask, state = self.run.ask, self.run.state
        assert ask is not None
        self.steps += 1
        picks = {seat: self.pick(seat, asked) for seat, asked in ask.seats.items()}
        names = {seat: state.seats[seat].character for seat in picks}
        order = sorted(picks, key=lambda seat: _number(self.seed, self.asked[names[seat]], names[seat]))
        self.asked.update(names.values())
        if ask.kind == "response":
            picks = {seat: pick if seat == order[0] else ("pass",) for seat, pick in picks.items()}
        if ask.first:
            picks = {order[0]: picks[order[0]]}
        for seat, pick in picks.items():
            self.run.answer(seat, ask.number, pick)
        if ask.clock:
            self.run.answer(CLOCK, ask.number, TIME, "clock")


def after_an_action(state: State, seat: int, pick: str, seed: int) -> list[tuple[int, int, int]] | None:
    """What the teams have after an Action with all its answers; None if luck or a Drink had a part in it."""
    chance = Chance("fair")
    run = Run(ONWARD, state, chance, live=False)
    run.begin()
    drinks, before = len(state.drinks), chance.draws
    assert run.ask is not None
    run.answer(seat, run.ask.number, (pick,))
    player = Player(run, seed)
    while run.ask is not None and (state.stack or state.round is not None):
        if player.steps > STEPS or state.round is not None:
            return None
        player.step()
    if len(state.drinks) != drinks or chance.draws != before:
        return None
    return [(party.fortitude, party.alcohol, party.gold) for party in state.parties]


def compare(run: Run, luck: random.Random) -> bool | None:
    """Whether an Action that could be played now leaves all the same whoever of another team sits where; None if it
    cannot be told.
    """
    state: State = run.state
    ask = run.ask
    teams = [
        [seat for seat, own in enumerate(state.seats) if own.party == party and not own.out]
        for party in range(len(state.parties))
        if party != state.seats[state.active].party
    ]
    teams = [team for team in teams if len(team) > 1]
    if ask is None or ask.about != "inn.action" or state.stack or state.round is not None or not teams:
        return None
    seat = one_of(luck, list(ask.seats))
    options = [option for key, option in ask.seats[seat].options.items() if key != "pass"]
    if not options:
        return None
    option = one_of(luck, options)
    team = one_of(luck, teams)
    places = list(range(len(state.seats)))
    for old, new in zip(team, [*team[1:], team[0]], strict=True):
        places[old] = new

    def there(target: str) -> str:
        place, dot, thing = target.partition(".")
        return f"{places[int(place)]}{dot}{thing}"

    if option.most and not all(target.replace(".", "").isdecimal() for target in option.targets):
        return None
    left = list(option.targets)
    aimed = [left.pop(int(luck.random() * len(left))) for _ in range(min(option.most, len(left)))]
    seed = int(luck.random() * 2**32)
    results = [
        after_an_action(position, seat, f"{option.key}>{','.join(targets)}" if targets else option.key, seed)
        for position, targets in (
            (copied(state), aimed),
            (permuted(state, places), [there(target) for target in aimed]),
        )
    ]
    if None in results:
        return None
    assert results[0] == results[1], (option.key, aimed, team, [own.character for own in state.seats], results, seed)
    return True


# -- games -----------------------------------------------------------------------------------------------------------


def table_of_number(variant: str, number: int) -> tuple[int, dict[str, object], random.Random]:
    """Seats, options and luck of a game by its number: both Events, all characters."""
    luck = random.Random(number)
    villains = sum(character.villain for character in the_library().characters.values())
    most = villains if VARIANTS[variant].bosses == "all" else max(GAME.seats)
    seats = one_of(luck, [n for n in VARIANTS[variant].seats if n <= most])
    options = {"variant": variant, "windows": "quick", "drinks": [one_of(luck, ALL_DECKS)], "events": "both"}
    return seats, options, luck


def play(variant: str, number: int) -> int:
    """Play a game by chance to its end; returns how many Actions were compared. Raises `AssertionError`."""
    seats, options, luck = table_of_number(variant, number)
    run = new_run(seats, options, f"{variant} {number}", live=False)
    run.told.listening = True
    away, compared = Away(), 0
    while not run.over:
        if VARIANTS[variant].shared and luck.random() < 0.1:
            compared += bool(compare(run, luck))
        random_move(run, luck, out_of_turn=0.02)
        listen(run, away)
    return compared


def main() -> int:
    """Play many games of each variant; the first that breaks a property ends it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each variant")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--variant", choices=list(VARIANTS), action="append")
    args = parser.parse_args()
    compared: Counter[str] = Counter()
    for variant in args.variant or VARIANTS:
        for number in track(range(args.first, args.first + args.games), description=variant):
            try:
                compared[variant] += play(variant, number)
            except AssertionError as error:
                print(f"{variant}, game {number}: {error}")
                return 1
        print(f"{variant}: {args.games} games, {compared[variant]} Actions compared")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
