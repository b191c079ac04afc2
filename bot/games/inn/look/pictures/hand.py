"""A hand of the Inn: every card with its rules text; cards that cannot be played now are dimmed."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.cards import CardFace, face_high, inn_face
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import KINDS, coins, track
from bot.games.inn.look.staying import more_drunk
from bot.games.inn.look.words import character_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import InnView, viewer
from bot.ui.pictures.canvas import EDGE, INK, LAMP, MUTED, PARCHMENT, WIDTH, WOOD, Canvas, Pen, ink, piece
from bot.ui.pictures.lettering import width
from bot.ui.words import Words

_HEAD: Final = 120
_MARGIN: Final = 24
_GAP: Final = 16
_ORDER: Final = tuple(KINDS)


def hand_order(hand: Sequence[str], cards: Mapping[str, CardFace]) -> list[str]:
    """The codes of a hand in the order of the picture: by kind, then by title."""
    return sorted(hand, key=lambda code: (_ORDER.index(cards[code].kind), cards[code].title, code))


def per_row(kinds: int) -> int:
    """How many cards stand side by side: few enough that their text can be read on a phone."""
    if kinds <= 4:
        return max(1, kinds)
    return 3 if kinds in (5, 6) else 4


def laid_before(view: InnView) -> list[str]:
    """The codes of the cards in front of the seat whose view it is."""
    return [laid["card"] for laid in view["seats"][viewer(view)]["front"]]


@lru_cache(maxsize=4)
def _lies(words: Words) -> Image.Image:
    """A sign for a card that lies in front of its player."""
    told = words.say("inn-picture.in-front")
    wide = round(width(told, 28, "sign")) + 32

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 40, 20, INK)
        pen.box(3, 3, wide - 6, 34, 17, PARCHMENT)
        pen.write((wide / 2, 30), told, 28, INK)

    return piece(wide, 40, draw)


@lru_cache(maxsize=32)
def _times(count: int, lit: bool) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, 64, 52, 26, INK)
        pen.box(3, 3, 58, 46, 23, LAMP if lit else ink("#A8926B"))
        pen.write((32, 40), f"×{count}", 42, INK)

    return piece(64, 52, draw)


@lru_cache(maxsize=1)
def _head_ground() -> Image.Image:
    return piece(WIDTH - 48, 88, lambda pen: pen.box(0, 0, WIDTH - 48, 88, 20, WOOD, line=EDGE, thick=3))


def _draw_head(words: Words, canvas: Canvas, view: InnView, lit: frozenset[str], *, discards: bool, must: int) -> None:
    """The seat's face, gap and Gold, how many cards there are, how many can be played or may or must be put away."""
    canvas.lay(_head_ground(), 24, 16)
    me = view["seats"][viewer(view)]
    canvas.lay(portrait(me["character"], character_name(me["character"]), 64), 40, 26)
    canvas.lay(track(me["fortitude"], me["alcohol"], 400, more=more_drunk(me, the_library())), 116, 28)
    canvas.lay(coins(52, LAMP, ink("#5A3B12")), 540, 34)
    canvas.write((604, 78), str(me["gold"]), 52, PARCHMENT)
    hand = [str(code) for code in view["hand"]]
    able = sum(code in lit for code in (hand if discards else [*hand, *laid_before(view)]))
    key = "none-playable" if not able else "discards" if discards else "playable"
    fit_now = words.say("inn-picture.must-discard", n=must) if must else words.say(f"inn-picture.{key}", n=able)
    right = WIDTH - 48.0
    right -= canvas.write((right, 76), fit_now, 44, LAMP if able else MUTED, align="right") + 32
    canvas.write((right, 76), words.say("inn-picture.cards", n=len(hand)), 44, PARCHMENT, align="right")


def hand_key(view: InnView, *, lit: frozenset[str], discards: bool = False, must: int = 0) -> tuple[Hashable, ...]:
    """Everything that the picture of a hand depends on, and nothing else: most changes at a table do not concern it."""
    me, hand, front = view["seats"][viewer(view)], sorted(view["hand"]), sorted(laid_before(view))
    head = me["character"], me["fortitude"], me["alcohol"], more_drunk(me, the_library()), me["gold"]
    return ("inn-hand", *head, tuple(hand), tuple(front), lit & {*hand, *front}, discards, must)


def draw_inn_hand(
    words: Words,
    view: InnView,
    cards: Mapping[str, CardFace],
    *,
    lit: frozenset[str],
    discards: bool = False,
    must: int = 0,
) -> bytes:
    """The hand of the seat whose view it is (not the public's), 1200 px wide, as PNG.

    `cards` has a face for each code of the hand (see `hand_faces`), `lit` are the codes of cards that may be played
    now, or with `discards` put away (`must` of them). Equal cards are drawn once with a badge. The cards in front of
    the seat follow, each with a sign that says so.
    """
    front = laid_before(view)
    counts = Counter((code, False) for code in hand_order([str(code) for code in view["hand"]], cards))
    counts += Counter((code, True) for code in hand_order(front, cards))
    kinds = list(counts)
    row_long = per_row(len(kinds))
    wide = min(360, (WIDTH - 2 * _MARGIN - (row_long - 1) * _GAP) // row_long)
    rows = [kinds[at : at + row_long] for at in range(0, len(kinds), row_long)]
    highs = [max(face_high(cards[code], wide) for code, _ in row) for row in rows]
    canvas = Canvas(_HEAD + (sum(high + 24 for high in highs) if rows else 136) + 8)
    _draw_head(words, canvas, view, lit, discards=discards, must=must)
    if not kinds:
        canvas.write((WIDTH / 2, _HEAD + 84), words.say("inn-picture.empty"), 56, MUTED, align="middle")
    y = _HEAD + 8
    for row, high in zip(rows, highs, strict=True):
        x = (WIDTH - row_long * wide - (row_long - 1) * _GAP) // 2
        for code, lies in row:
            shines = code in lit and not (lies and discards)
            _draw_card(words, canvas, cards[code], counts[code, lies], (x, y, wide, high), lit=shines)
            if lies:
                canvas.lay_middle(_lies(words), x + wide / 2, y + high - 2)
            x += wide + _GAP
        y += high + 24
    return canvas.png()


def _draw_card(
    words: Words, canvas: Canvas, face: CardFace, count: int, box: tuple[int, int, int, int], *, lit: bool
) -> None:
    x, y, wide, high = box
    if lit:
        canvas.box(x - 6, y - 6, wide + 12, high + 12, 22, LAMP)
    canvas.lay(inn_face(words, face, wide, high, lit), x, y)
    if count > 1:
        canvas.lay(_times(count, lit), x + wide - 60, y + 6)
