"""Who plays with whom, as a view shows it: the teams, the Boss who plays alone against one, and their Champions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.inn.look.staying import more_drunk
from bot.games.inn.look.words import INN
from bot.games.inn.rules import Library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.play.view import InnView, ItemView, SeatView
from bot.ui.words import Words

SAVING = frozenset(name for name, word in EFFECTS.items() if word.spares)
"""Words of the vocabulary that keep something from a team: its player, or a mate."""


@dataclass(frozen=True, slots=True)
class Team:
    """The players of one party, in turn order, and how many Potion Tokens they have left."""

    seats: tuple[int, ...]
    tokens: int
    boss: bool
    """Whether it is the one player of a team of one: a Boss."""


def teams_of(view: InnView) -> tuple[Team, ...]:
    """The teams in turn order; none in an individual game."""
    shared = view.get("team")
    if shared is None:
        return ()
    parties: dict[int, list[int]] = {}
    for number, seat in enumerate(view["seats"]):
        parties.setdefault(seat["party"], []).append(number)
    return tuple(
        Team(tuple(seats), shared["tokens"][party], len(seats) == 1) for party, seats in sorted(parties.items())
    )


def mates_of(view: InnView, seat: int) -> tuple[int, ...]:
    """The seats of a seat's party, its own among them."""
    party = view["seats"][seat]["party"]
    return tuple(number for number, other in enumerate(view["seats"]) if other["party"] == party)


def leads(view: InnView, seat: int) -> bool:
    """Whether a player is the Boss of a team whose others are none."""
    bosses = [bool(view["seats"][mate].get("boss")) for mate in mates_of(view, seat)]
    return bool(view["seats"][seat].get("boss")) and not all(bosses)


def is_alone(view: InnView, seat: int) -> bool:
    """Whether a player is the Boss who plays alone against a team."""
    return "team" in view and len(mates_of(view, seat)) == 1


def with_played(view: InnView) -> list[SeatView]:
    """The seats, with the Action Cards that lie face up in front of a Boss before the other cards in front of it: all
    of them can be counted, however much stays there."""
    played = view["team"]["played"] if "team" in view else []
    return [
        {**seat, "front": [*played, *seat["front"]]} if played and is_alone(view, number) else seat
        for number, seat in enumerate(view["seats"])
    ]


def team_words(words: Words, names: Sequence[str], seats: Sequence[int]) -> str:
    """The players of a team by name."""
    return words.listing([names[seat] for seat in seats])


def champions_of(view: InnView) -> frozenset[int]:
    """The Champions of what is being resolved: those who were named for it, or who are in the Round or the contest."""
    if "team" not in view:
        return frozenset()
    for item in reversed(view["stack"]):
        if champions := item.get("champions"):
            return frozenset(champions)
    if view["round"] is not None:
        return frozenset(view["round"]["inside"])
    return frozenset(view["contest"]["seats"]) if view["contest"] is not None else frozenset()


def is_done(view: InnView, seat: int, asked: frozenset[int]) -> bool:
    """Whether a player of the team whose turn it is has nothing left to do in this phase."""
    shared, own = view.get("team"), view["seats"][seat]
    if shared is None or own["out"] or view["over"] or own["party"] != view["seats"][view["active"]]["party"]:
        return False
    if view["phase"] == "discard":
        return bool(asked) and not view["stack"] and seat not in asked
    return seat in shared["done"] or (view["phase"] == "action" and shared["actions"][seat] <= 0)


def to_move(view: InnView, asked: frozenset[int]) -> tuple[int, ...]:
    """The players of the team whose turn it is who have still to act; whoever acts, while something is resolved."""
    active = view["active"]
    if view["stack"] or "team" not in view:
        return (active,)
    waiting = tuple(seat for seat in mates_of(view, active) if seat in asked)
    return waiting or (active,)


def for_the_team(view: InnView, at: int) -> bool:
    """Whether an answer on the stack keeps from a mate of its player what the item below does."""
    if at == 0 or "team" not in view:
        return False
    answer, below = view["stack"][at], view["stack"][at - 1]
    if not any(part["word"] in SAVING for part in answer["parts"]):
        return False
    party = view["seats"][answer["by"]]["party"]
    return any(view["seats"][seat]["party"] == party and seat != answer["by"] for seat in touched(below) if seat != INN)


def saving(view: InnView) -> list[bool]:
    """Of each item on the stack, whether it is played for the team."""
    return [for_the_team(view, at) for at in range(len(view["stack"]))]


def gap_of_team(view: InnView, team: Team, library: Library) -> int:
    """What is left of a team's Fortitude above its Alcohol Content and the counters of all that count with it."""
    first = view["seats"][team.seats[0]]
    return first["fortitude"] - first["alcohol"] - sum(more_drunk(view["seats"][seat], library) for seat in team.seats)


def touched(item: ItemView) -> list[int]:
    """The seats for which an item does something, each once."""
    seats = [part["seat"] for part in item["parts"] if not part["ignored"]]
    seats += [drink["drinker"] for drink in item["drinks"] if not drink["ignored"]]
    return list(dict.fromkeys(seats))
