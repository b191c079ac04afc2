"""Made-up views of the Inn to be drawn, and what is drawn as pixels."""

import io
from collections.abc import Mapping
from typing import Any, cast

from PIL import Image

from bot.games import english
from bot.games.inn.look.pictures.cards import (
    card_face,
    hand_faces,
)
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView, PartView, SeatView

WORDS = english()
NAMES = ["Bartholomew Featherstonehaugh", "Mara 🍺", "שלמה (VIP)", "محمد", "Jörg", "Аня", "Ευα", "酒飲み 🐉"]
WHO = ["deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "sera"]
LIBRARY = the_library()
LONG = sorted(LIBRARY.cards, key=lambda code: -len(card_face(code).text) - len(card_face(code).title))


def seat(at: int, **changes: Any) -> SeatView:
    stand: dict[str, Any] = {
        "party": at, "character": WHO[at], "fortitude": 20 - at, "alcohol": at, "gold": 10 + 13 * at, "hand": 7,
        "draw": 30, "discard": [], "pile": at, "out": "", "orders": [], "counters": {}, "sides": {}, "front": [],
        "backs": {}, "away": "", "ignores": [],
    }  # fmt: skip
    return cast("SeatView", stand | changes)


def view(seats: int = 4, changed: Mapping[int, dict[str, Any]] | None = None, **changes: Any) -> InnView:
    made = {
        "game": "inn",
        "me": None,
        "hand": [],
        "seats": [seat(at, **(changed or {}).get(at, {})) for at in range(seats)],
        "drink_deck": 22,
        "poured": [],
        "bar": 0,
        "active": 1,
        "phase": "action",
        "actions": 1,
        "stack": [],
        "floor": 0,
        "sleepers": [],
        "ended": False,
        "round": None,
        "contest": None,
        "options": {"windows": "sealed"},
        "lost": [],
        "over": False,
        "encounters": [],
        "quiet": False,
        "placings": None,
        **changes,
    }
    return cast("InnView", made)


def part(word: str, to: int, n: int = 0, **changes: Any) -> PartView:
    made: dict[str, Any] = {"word": word, "seat": to, "n": n, "source": 1, "to": -1, "ignored": False,
                            "reduced": False, "paid": "", "at": -1, "card": "", "thing": -1}  # fmt: skip
    return cast("PartView", made | changes)


def item(what: str = "card", by: int = 1, card: str = "gerki.salve", **changes: Any) -> ItemView:
    made: dict[str, Any] = {"what": what, "by": by, "card": card, "use": 0, "targets": [], "parts": [], "drinks": [],
                            "seats": [], "negated": False, "added": []}  # fmt: skip
    return cast("ItemView", made | changes)


def drink(drinker: int, *cards: str, **changes: Any) -> DrinkView:
    made: dict[str, Any] = {"cards": list(cards), "by": drinker, "drinker": drinker, "ignored": False, "split": False,
                            "alcohol": 4, "fortitude": 0, "draw": 0, "gold": 0}  # fmt: skip
    return cast("DrinkView", made | changes)


HIT = item(parts=[part("lose-fortitude", 0, 2)])
NO = item(by=0, card="no", parts=[part("negate", 0)])
ROUND = {"starter": 1, "inside": [0, 1], "control": 1, "at": 1, "pot": 9, "top": "gambling", "passed": [],
         "on": True, "over": False, "winner": -1, "no_leave": False}  # fmt: skip
DRINK = item("drinks", card="", drinks=[drink(1, "dragon-breath", "light-ale")])


def pixels(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def mine(hand: list[str], **changes: Any) -> InnView:
    return view(me=1, hand=hand, **changes)


def hand_of(shown: InnView, *playable: str) -> bytes:
    return draw_inn_hand(WORDS, shown, hand_faces(shown), lit=frozenset(playable))
