"""A state of a view: all that a view tells, and every other card face down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.play.state import (
    INN,
    Contest,
    Drink,
    Encounters,
    Item,
    Laid,
    Part,
    Party,
    Round,
    Seat,
    SharedTurn,
    Side,
    State,
)
from bot.games.inn.rules.play.view import InnView, ItemView, LaidView, PartView, RoundView, SeatView

HIDDEN: Final = "?"
"""In place of the code of a card that lies face down."""


def state_of(view: InnView, library: Library) -> State:
    """A state with all that a view tells, and every other card face down (`HIDDEN`). Nobody is asked anything."""
    team, pot, contest = view.get("team"), view["round"], view["contest"]
    hands = team["hands"] if team else {}
    seats: list[Seat] = []
    for seat, shown in enumerate(view["seats"]):  # hot
        hand = view["hand"] if seat == view["me"] else hands.get(str(seat)) if hands else None
        seats.append(_seat(shown, shown.get("open") if hand is None else hand, library))
    return State(
        dict(view["options"]), _parties(view), seats,
        _face_down(view["drink_deck"]), list(view["poured"]), _face_down(view["bar"]),
        active=view["active"], phase=view["phase"], actions=view["actions"], ordered=view["ordered"],
        stack=stack_of_view(view), floor=view["floor"],
        round=_round(pot) if pot else None,
        contest=Contest(list(contest["seats"])) if contest else None, sleepers=list(view["sleepers"]),
        lost=[list(group) for group in view["lost"]], over=view["over"], quiet=view["quiet"], ended=view["ended"],
        encounters=[
            Encounters(deck["code"], _face_down(deck["draw"]), list(deck["discard"]), deck["counters"])
            for deck in view["encounters"]
        ],
        shared=team and SharedTurn(
            list(team["actions"]), list(team["done"]), team["drinks"], list(team["stays"]), team["first"],
            _laid(team["played"]), list(team["barred"]), list(team["ordered"]),
        ),
    )  # fmt: skip


def parties_of_view(view: InnView, library: Library) -> State:
    """The players of a view alone, with the Round or Contest that goes on: enough to see who is about to lose."""
    pot, contest = view["round"], view["contest"]
    return State(
        dict(view["options"]), _parties(view), [_seat(shown, None, library) for shown in view["seats"]], [],
        round=_round(pot) if pot else None, contest=Contest(contest["seats"]) if contest else None,
    )  # fmt: skip


def stack_of_view(view: InnView) -> list[Item]:
    """All that is being resolved."""
    return [_item(item) for item in view["stack"]]


def _face_down(n: int) -> list[str]:
    return [HIDDEN] * n


def _laid(shown: Iterable[LaidView]) -> list[Laid]:
    return [Laid(laid["card"], laid["owner"], laid["used"]) for laid in shown]


def _parties(view: InnView) -> list[Party]:
    team = view.get("team")
    if team is None:  # hot
        return [Party(seat["fortitude"], seat["alcohol"], seat["gold"]) for seat in view["seats"]]
    shown = {seat["party"]: seat for seat in view["seats"]}
    return [
        Party(shown[at]["fortitude"], shown[at]["alcohol"], shown[at]["gold"], team["tokens"][at])
        for at in range(len(shown))
    ]


def _seat(shown: SeatView, hand: Sequence[str] | None, library: Library) -> Seat:
    """A seat, with its hand if that is known."""
    character, sides = shown["character"], shown["sides"]
    return Seat(
        shown["party"], character, library.characters[character].race,
        list(hand) if hand is not None else [HIDDEN] * shown["hand"], [HIDDEN] * shown["draw"],
        shown["discard"].copy(), [HIDDEN] * shown["pile"], shown["out"], [], 0,
        shown["counters"].copy() if shown["counters"] else {},
        {code: Side([HIDDEN] * side["draw"], side["discard"].copy()) for code, side in sides.items()} if sides else {},
        _laid(shown["front"]) if shown["front"] else [], shown["away"], shown["ignores"].copy(),
        shown.get("boss", False), "open" in shown,
    )  # fmt: skip


def _round(shown: RoundView) -> Round:
    return Round(
        shown["starter"], list(shown["inside"]), shown["control"], shown["at"], shown["pot"], shown["top"],
        list(shown["passed"]), shown["on"], shown["no_leave"], shown["over"], shown["winner"],
    )  # fmt: skip


def _part(shown: PartView) -> Part:
    n, less = shown.get("uncut", (shown["n"], 0))
    return Part(
        shown["word"], shown["seat"], n, shown["source"], shown["to"], shown.get("refused", False),
        shown["reduced"],
        shown["paid"], shown["at"], shown["card"], shown["thing"], less,
    )  # fmt: skip


def _item(shown: ItemView) -> Item:
    return Item(
        shown["what"], shown["by"], shown["card"], shown["use"], list(shown["targets"]),
        [_part(part) for part in shown["parts"]],
        [
            Drink(list(drink["cards"]), drink["by"], drink["drinker"], [list(mod) for mod in drink.get("mods", ())],
                  drink.get("refused", False), drink["split"])
            for drink in shown["drinks"]
        ],
        list(shown.get("cards", ())), list(shown["seats"]), shown.get("origin", ""), shown["negated"],
        shown.get("shut", False),
        shown.get("taken", False), shown.get("owner", INN), list(shown["added"]),
        [_part(loss) for loss in shown.get("hurt", ())], shown.get("collected", 0), list(shown.get("gained", ())),
        list(shown.get("shown", ())), shown.get("divided", -1), shown.get("discarded", 0),
        tuple(shown.get("champions", ())), shown.get("done", 0),
    )  # fmt: skip
