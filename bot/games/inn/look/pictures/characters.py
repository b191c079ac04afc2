"""The picture of a character of the Inn: face, name and special rules, and the kinds of cards in its deck."""

from collections import Counter
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import KINDS, badge, kind_name
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.prepared import Character
from bot.games.inn.rules.cards.rulings import about_of
from bot.ui.pictures.canvas import EDGE, GROUND, LAMP, MUTED, PARCHMENT, WIDTH, WOOD, Canvas, Pen, blend, piece
from bot.ui.pictures.lettering import wrapped
from bot.ui.words import Words

_HIGH: Final = 520
"""The least height; what is told of a character may need more."""
_FACE: Final = 192
_UNDER_FACE: Final = 276
_LEFT: Final = 528
"""Pixels for the name and the rules; the rest is for the bars."""
_KINDS: Final = ("action", "sometimes", "anytime", "gamble", "gambling", "cheating")


def kinds_of(character: Character, library: Library) -> dict[str, int]:
    """How many cards of each kind a deck has, in the order of the kinds; kinds it lacks are left out."""
    counts = Counter[str]()
    for code, count in character.counts.items():
        card = library.cards[code]
        counts["gamble" if card.gambles and card.kind == "action" else card.kind] += count
    return {kind: counts[kind] for kind in _KINDS if counts[kind]}


def tags_of(words: Words, character: Character) -> list[str]:
    """A character's special rules for the start of the game."""
    tags = [words.say("inn-picture.race", race=character.race)] if character.race else []
    tags += [words.say("inn-picture.villain")] if character.villain else []
    tags += [words.say("inn-picture.start-gold", n=character.gold)] if character.gold else []
    return tags


def draw_character(words: Words, code: str, library: Library | None = None) -> bytes:
    """A character's face, name and rules, and bars for its kinds of cards, 1200 px wide, as PNG. Raises KeyError."""
    library = library or the_library()
    character = library.characters[code]
    lines = wrapped(about_of(character), 44, _LEFT - 64, 6)
    tags = tags_of(words, character)
    high = max(_HIGH, -(-(_UNDER_FACE + len(lines) * 50 + len(tags) * 44 + 8) // 8) * 8)
    canvas = Canvas(high)
    canvas.lay(portrait(code, character.name, _FACE), 40, 24)
    beside = 40 + _FACE + 16
    names = wrapped(character.name, 60, _LEFT - beside, 3)
    for at, line in enumerate(names):
        canvas.write((beside, 144 - (len(names) - 1) * 31 + at * 62), line, 60, LAMP)
    for at, line in enumerate(lines):
        canvas.write((48, _UNDER_FACE + at * 50), line, 44, PARCHMENT)
    for at, tag in enumerate(tags):
        canvas.write((48, _UNDER_FACE + len(lines) * 50 + at * 44), tag, 36, MUTED, room=_LEFT - 64)
    _draw_bars(words, canvas, kinds_of(character, library), high)
    return canvas.png()


def _draw_bars(words: Words, canvas: Canvas, counts: dict[str, int], high: int) -> None:
    x, wide = _LEFT + 24, WIDTH - _LEFT - 48
    canvas.lay(piece(wide, high - 48, lambda pen: pen.box(0, 0, wide, high - 48, 20, WOOD, line=EDGE, thick=3)), x, 24)
    canvas.write((x + 24, 80), words.say("inn-picture.deck", n=sum(counts.values())), 44, PARCHMENT)
    most = max(counts.values(), default=1)
    room = wide - 360
    for at, (kind, count) in enumerate(counts.items()):
        y = 104 + at * 64
        canvas.lay(badge(kind, 52), x + 24, y)
        canvas.write((x + 88, y + 38), kind_name(words, kind), 36, PARCHMENT, room=196)
        canvas.lay(_bar(kind, max(8, round(room * count / most)), room), x + 288, y + 10)
        canvas.write((x + wide - 20, y + 42), str(count), 44, PARCHMENT, align="right")


def _bar(kind: str, long: int, room: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, room, 32, 8, blend(WOOD, GROUND, 0.7))
        pen.box(0, 0, long, 32, 8, KINDS[kind].colour)

    return piece(room, 32, draw)
