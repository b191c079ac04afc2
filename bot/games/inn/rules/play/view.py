"""What a seat may know: its own hand, and what lies open on the table. Nothing else asks the state."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bot.games.inn.rules.cards.library import Library
from bot.games.inn.rules.play.brew import taste
from bot.games.inn.rules.play.losing import placings
from bot.games.inn.rules.play.state import Item, Part, State


def view(state: State, seat: int | None, library: Library) -> dict[str, Any]:
    """All that `seat` (None: the public) may know, as plain data.

    Discard piles lie face up; of hands, Character Decks, Drink Me! Piles and the Drink Deck only the size is known.
    """
    return {
        "game": "inn",
        "me": seat,
        "hand": sorted(state.seats[seat].hand) if seat is not None else [],
        "seats": [_seat(state, one) for one in range(len(state.seats))],
        "drinks": [one.drunk for one in state.seats],
        "drink_deck": len(state.drinks),
        "poured": list(state.poured),
        "bar": len(state.bar),
        "active": state.active,
        "phase": state.phase,
        "actions": state.actions,
        "ordered": state.ordered,
        "asked": list(state.asked),
        "stack": [_item(state, item, library) for item in state.stack],
        "round": asdict(state.round) if state.round is not None else None,
        "contest": asdict(state.contest) if state.contest is not None else None,
        "options": {name: _own(value) for name, value in state.options.items()},
        "lost": [list(group) for group in state.lost],
        "over": state.over,
        "placings": placings(state) if state.over else None,
    }


def _own(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def _seat(state: State, number: int) -> dict[str, Any]:
    seat = state.seats[number]
    party = state.parties[seat.party]
    return {
        "party": seat.party,
        "character": seat.character,
        "fortitude": party.fortitude,
        "alcohol": party.alcohol,
        "gold": party.gold,
        "hand": len(seat.hand),
        "draw": len(seat.draw),
        "discard": list(seat.discard),
        "pile": len(seat.pile),
        "out": seat.out,
        "orders": list(seat.orders),
    }


def _item(state: State, item: Item, library: Library) -> dict[str, Any]:
    """What is being resolved lies open: the card, its plan, the Drinks as they are now."""
    drinks: list[dict[str, Any]] = []
    for drink in item.drinks:
        felt = taste(library.drinks, drink, state.seats[drink.drinker].race)
        drinks.append({
            "cards": list(drink.cards), "by": drink.by, "drinker": drink.drinker, "ignored": drink.ignored,
            "split": drink.split, "alcohol": felt.alcohol, "fortitude": felt.fortitude, "draw": felt.draw,
            "gold": felt.gold,
        })  # fmt: skip
    return {
        "what": item.what,
        "by": item.by,
        "card": item.card,
        "use": item.use,
        "targets": list(item.targets),
        "parts": [_part(part) for part in item.parts],
        "drinks": drinks,
        "seats": list(item.seats),
        "negated": item.negated,
    }


def _part(part: Part) -> dict[str, Any]:
    """Its fields by name: `asdict` takes ten times as long, and views are made by the thousand when patrons think."""
    return {
        "word": part.word, "seat": part.seat, "n": part.n, "source": part.source, "to": part.to,
        "ignored": part.ignored, "reduced": part.reduced, "paid": part.paid,
    }  # fmt: skip
