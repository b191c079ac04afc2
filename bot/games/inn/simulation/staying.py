"""What Sea and Dungeon Events, counters and side decks did in many games, from what was told in them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from bot.games.inn.rules import the_library
from bot.games.inn.simulation.mechanics import Mechanics, Tally, has_mechanic

if TYPE_CHECKING:
    from bot.engine import Event, Run
    from bot.games.inn.rules import State


class Staying:
    """Sums over all games in which anything stays on the table."""

    def __init__(self) -> None:
        self.games = 0
        """Games with a deck of Events, a counter or a side deck."""
        self.encounters: Counter[str] = Counter()
        """Events, by code."""
        self.heads: Counter[str] = Counter()
        """The players who were in when each was revealed, added up."""
        self.gap: Counter[str] = Counter()
        """The changes of Fortitude less Alcohol Content until each was done with, added up over all players."""
        self.gold: Counter[str] = Counter()
        self.levels: Counter[str] = Counter()
        """Counters by code: the levels of all seats that could have any, added up over the beginnings of turns."""
        self.looks: Counter[str] = Counter()
        """How many levels these are."""
        self.side: Counter[str] = Counter()
        """Side cards revealed, played, used and sold, by what was done."""
        self.mechanics = Mechanics()
        self.tally = Tally()
        self._now: str = ""
        self._turn = 0

    def begin(self, run: Run) -> bool:
        """Whether anything stays on the table in a new game; then all that is told from now on is kept for `look`."""
        state: State = run.state
        self._now, self._turn = "", 0
        self.mechanics.begin(state)
        characters = the_library().characters
        if not state.encounters and not any(has_mechanic(characters[seat.character]) for seat in state.seats):
            return False
        self.games += 1
        self.tally.begin(state)
        run.told.listening = True
        return True

    def look(self, run: Run) -> None:
        """Count what was told since the last time."""
        if not run.told.listening:
            return
        if run.turn != self._turn:
            self._turn = run.turn
            self._levels(run.state)
        for event in run.told.events:
            self._count(event, run.state)
            self.mechanics.count(event)
            self.tally.count(event, run.state)
        run.told.events.clear()

    def end(self, run: Run) -> None:
        """A game is over."""
        if run.told.listening:
            self.look(run)
            self.mechanics.end()

    def add(self, more: Staying) -> None:
        """What was counted of other games."""
        self.games += more.games
        self.encounters.update(more.encounters)
        self.heads.update(more.heads)
        self.gap.update(more.gap)
        self.gold.update(more.gold)
        self.levels.update(more.levels)
        self.looks.update(more.looks)
        self.side.update(more.side)
        self.mechanics.add(more.mechanics)
        self.tally.add(more.tally)

    def _levels(self, state: State) -> None:
        characters = the_library().characters
        for code, counter in (found for seat in state.seats for found in characters[seat.character].counters.items()):
            for seat in (state.seats[number] for number in state.living()):
                if (seat.character == code.partition(".")[0]) == (counter.on == "you"):
                    self.levels[code] += seat.counters.get(code, 0)
                    self.looks[code] += 1

    def _count(self, event: Event, state: State) -> None:
        args, now = event.args, self._now
        match event.key:
            case "encounter":
                self._now = now = args["card"]
                self.encounters[now] += 1
                self.heads[now] += len(state.living())
            case "progress" if args["by"] > 0:
                self._now = ""
            case "fortitude" if now:
                self.gap[now] += args["by"]
            case "alcohol" if now:
                self.gap[now] -= args["by"]
            case "gold" if now:
                self.gold[now] += args["by"]
            case "paid" if now:
                self.gold[now] -= 0 if args["paid"] else args["n"]
                if args["to"] >= 0:
                    self.gold[now] += args["n"]
            case "side-revealed":
                self.side["revealed"] += 1
            case "side-taken":
                self.side["taken"] += 1
            case "sold":
                self.side["sold"] += 1
            case "played" | "used" if the_library().cards[args["card"]].side:
                self.side["played"] += 1
            case _:
                pass

    def plain(self) -> dict[str, Any]:
        """For JSON; empty where nothing stayed on any table. Changes are the mean of all who were in."""
        if not self.games:
            return {}
        events = {
            code: {"times": n, "gap": round(self.gap[code] / self.heads[code], 2),
                   "gold": round(self.gold[code] / self.heads[code], 2)}
            for code, n in sorted(self.encounters.items())
        }  # fmt: skip
        return {
            "games": self.games,
            "events_a_game": round(sum(self.encounters.values()) / self.games, 2),
            "events": events,
            "counters": {code: round(self.levels[code] / n, 2) for code, n in sorted(self.looks.items())},
            "side_cards": dict(sorted(self.side.items())),
            "mechanics": self.mechanics.plain(),
            "a_game": self.tally.plain(),
        }

    def show(self) -> None:
        """Print it as tables."""
        from rich.console import Console
        from rich.table import Table

        plain, console, library = self.plain(), Console(), the_library()
        if not plain:
            return
        if plain["events"]:
            table = Table("Event", "revealed", "Fortitude less\nAlcohol Content", "Gold")
            for code, row in plain["events"].items():
                table.add_row(library.cards[code].title, str(row["times"]), f"{row['gap']:+.2f}", f"{row['gold']:+.2f}")
            console.print(table)
            console.print(
                f"Events: {plain['events_a_game']:.2f} in a game; the changes are those of one player on the mean, "
                "until the Event was done with"
            )
        if counters := plain["counters"]:
            told = ", ".join(f"{named(code)} {level:g}" for code, level in counters.items())
            console.print(f"counters, on the mean of all who can have them: {told}")
        if mechanics := plain["mechanics"]:
            told = ", ".join(f"{code} {row['used']:.1%}" for code, row in mechanics.items())
            console.print(f"games with a fourth own turn in which a character used what stays: {told}")
        if tally := plain["a_game"]:
            told = ", ".join(f"{_of(what, code)} {n:g}" for what, found in tally.items() for code, n in found.items())
            console.print(f"in a game with the character: {told}")
        if side := plain["side_cards"]:
            console.print("side cards: " + ", ".join(f"{what} {count}" for what, count in side.items()))


def _of(what: str, code: str) -> str:
    """What was done, and to what: a side deck or a counter by its title, a character by its code."""
    library = the_library()
    match what:
        case "sold":
            deck, _, side = code.partition(".")
            return f"{library.characters[deck].sides[side].title} ({deck}) sold"
        case "lost":
            return f"Minions ({code}) lost"
        case "bites":
            return f"{named(code)} losses"
        case _:
            return f"{named(code)} spent"


def named(code: str) -> str:
    """A counter by its title and its character."""
    return f"{the_library().counters[code].title} ({code.partition('.')[0]})"
