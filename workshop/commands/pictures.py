"""``pictures``: draws the pictures of the README anew, from games that patrons play."""

from __future__ import annotations

import argparse
import io
import random
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from bot.commands.common import Subparsers
from bot.engine import Run
from bot.games import english
from bot.games.kit import Kits
from bot.paths import DATA

if TYPE_CHECKING:
    from bot.tables.info import PublicTable
    from bot.ui.words import Words

FOLDER: Final = DATA.parent / "docs" / "pictures"
WIDE: Final = 900
"""The width of a picture of the README; the bot draws them larger."""
COLOURS: Final = 128
NAMES: Final = ("Ada", "Old Marla", "Quill", "Brannoc")
"""Ada is a person, the others are patrons."""
OPTIONS: Final[dict[str, dict[str, Any]]] = {"drinko": {}, "inn": {"windows": "sealed"}}
"""The options of each game: with windows that no clock answers."""
Moves = list[tuple[Mapping[str, Any], ...]]


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser(
        "pictures",
        help="draw the pictures of the README anew",
        description="Lets patrons play a game of each kind, always the same, and keeps the table, a hand and the recap "
        "in docs/pictures. Worth doing when the pictures have changed; look at each, and mend its alt text.",
    )


def run(args: argparse.Namespace) -> int:
    """Draw them, and say what each shows."""
    words = english()
    for name, png, alt in (*_drinko(args.kits, words), *_inn(args.kits, words)):
        data = _small(png)
        (FOLDER / name).write_bytes(data)
        print(f"{name}, {len(data):,} bytes: {alt}")
    return 0


def _drinko(kits: Kits, words: Words) -> Iterator[tuple[str, bytes, str]]:
    """The table and Ada's hand when a train has come to her that she can answer."""
    from bot.games.drinko.look.alt import hand_alt
    from bot.games.drinko.look.pictures.hand import draw_hand
    from bot.games.drinko.rules.view import drinko_view

    def fits(run: Run) -> bool:
        view = drinko_view(run.view(0))
        options = set(run.ask.seats[0].options) if run.ask is not None and 0 in run.ask.seats else set[str]()
        return view["train"] >= 3 and 0 < len(options - {"drink", "draw"}) < len(view["hand"]) <= 8

    run, moves = _moment(kits, "drinko", fits)
    yield _table(kits, words, "table.png", run, moves)
    view = drinko_view(run.view(0))
    assert run.ask is not None
    playable = frozenset(run.ask.seats[0].options) - {"drink", "draw"}
    yield "hand.png", draw_hand(words, view, playable=playable), hand_alt(words, view, playable)


def _inn(kits: Kits, words: Words) -> Iterator[tuple[str, bytes, str]]:
    """The table when somebody has answered a Drink, and the recap of a whole game."""

    def fits(run: Run) -> bool:
        view = run.view(None)
        answered = len(view["stack"]) == 2 and view["stack"][0]["drinks"] and view["stack"][1]["what"] == "card"
        return run.turn > 8 and bool(answered) and not any(seat["out"] for seat in view["seats"])

    run, moves = _moment(kits, "inn", fits)
    yield _table(kits, words, "inn.png", run, moves)
    recap = kits["inn"].look().recap
    assert recap is not None
    noted: list[Any] = []

    def note(run: Run) -> None:
        if run.turn_started or run.over:
            noted.append(recap.note(run.view(None)))

    run, moves = _moment(kits, "inn", lambda run: run.over, note)
    events, info = [event for move in moves for event in move], _public(run, moves).info
    decided = recap.decided(noted, events) if recap.decided is not None else None
    headline = recap.ending(words, info, decided).headline if recap.ending is not None else ""
    art = recap.art(words, info, noted, recap.awards(events), headline)
    yield "recap.png", art.draw(), art.alt


def _moment(
    kits: Kits, game: str, fits: Callable[[Run], bool], note: Callable[[Run], None] = lambda run: None
) -> tuple[Run, Moves]:
    """The first moment that fits in games of regular patrons, and all that was told before it, by decision."""
    kit = kits[game]
    patron = kit.patrons()["regular"]
    for number in range(200):
        luck = random.Random(number)
        run, events = Run.new(kit.rules(), len(NAMES), OPTIONS[game], f"readme/{number}")
        moves: Moves = [tuple(event.seen_by(None) for event in events)]
        note(run)
        while not fits(run) and run.ask is not None:
            seat = run.waiting()[0]
            picks = patron.choose(run.view(seat), run.ask.seats[seat], luck.random)
            moves.append(tuple(event.seen_by(None) for event in run.answer(seat, run.ask.number, picks)))
            note(run)
        if fits(run):
            return run, moves
    raise LookupError(f"no game of {game} came to such a moment")


def _public(run: Run, moves: Moves) -> PublicTable:
    from bot.tables.info import SeatInfo
    from bot.ui.staging import staged

    seats = [
        SeatInfo(seat, None if seat else 1, name, "regular" if seat else None, False, False, 0.0)
        for seat, name in enumerate(NAMES)
    ]
    return staged(run, seats, {}, moves)


def _table(kits: Kits, words: Words, name: str, run: Run, moves: Moves) -> tuple[str, bytes, str]:
    from bot.ui.layouts.tables import Skin

    art = kits[run.game.name].look().table_art(words, _public(run, moves), Skin())
    assert art is not None
    return name, art.draw(), art.alt


def _small(png: bytes) -> bytes:
    """A picture at the README's size, with few colours."""
    from PIL import Image

    with Image.open(io.BytesIO(png)) as drawn:
        image = drawn.convert("RGBA")
    size = (WIDE, round(image.height * WIDE / image.width))
    image = image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    out = io.BytesIO()
    image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()
