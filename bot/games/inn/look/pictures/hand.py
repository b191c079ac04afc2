"""A hand of the Inn: cards that can be played now with their rules text, the others dimmed and with their title."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.cards import CardFace, face_high, inn_face, text_room
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import KINDS, coins, draw_sign, track
from bot.games.inn.look.staying import more_drunk
from bot.games.inn.look.words import character_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import InnView, viewer
from bot.ui.pictures.backs import times
from bot.ui.pictures.canvas import EDGE, INK, LAMP, MUTED, PARCHMENT, WIDTH, WOOD, Canvas, Ink, Pen, ink, piece
from bot.ui.pictures.lettering import width, wrapped
from bot.ui.words import Words

_HEAD: Final = 120
_MARGIN: Final = 24
_GAP: Final = 16
_ROW_GAP: Final = 32
_MOST: Final = 4
"""The most cards side by side."""
WIDEST: Final = 360
_NARROW: Final = (WIDTH - 2 * _MARGIN - (_MOST - 1) * _GAP) // _MOST
_BADGE_ABOVE: Final = 40
"""How far the number of equal cards stands above them, so that it hides nothing of their kind."""
_LIES_HIGH: Final = 24
"""What the sign of a card in front of its player takes at the foot of a card, in pixels."""
_ASKED_WIDE: Final = WIDTH - 2 * _MARGIN
_ASKED_HEAD: Final = 72
_ASKED_TEXT: Final = 38
_ASKED_LINE: Final = 44
_ORDER: Final = tuple(KINDS)
HIGH_MOST: Final = 1040
"""The most pixels that a hand is high with the texts of its cards: the rest of the panel has to be seen beside it."""
TEXT_LINES: Final = (99, 5, 4, 3, 2, 0)
"""How many lines of their texts cards show: the most with which the hand is not higher."""


def hand_order(hand: Sequence[str], cards: Mapping[str, CardFace]) -> list[str]:
    """The codes of a hand in the order of the picture: by kind, then by title."""
    return sorted(hand, key=lambda code: (_ORDER.index(cards[code].kind), cards[code].title, code))


def per_row(kinds: int) -> int:
    """How many cards stand side by side: few enough that their text can be read on a phone."""
    if kinds <= _MOST:
        return max(1, kinds)
    return 3 if kinds in (5, 6) else _MOST


def laid_before(view: InnView) -> list[str]:
    """The codes of the cards in front of the seat whose view it is."""
    return [laid["card"] for laid in view["seats"][viewer(view)]["front"]]


@lru_cache(maxsize=4)
def _label(told: str, paper: Ink) -> Image.Image:
    """A sign on the edge of a card: that it lies in front of its player, or saves them."""
    wide = round(width(told, 36, "sign")) + 32

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 48, 24, INK)
        pen.box(3, 3, wide - 6, 42, 21, paper)
        pen.write((wide / 2, 36), told, 36, INK)

    return piece(wide, 48, draw)


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


def hand_key(
    view: InnView,
    *,
    lit: frozenset[str],
    discards: bool = False,
    must: int = 0,
    asks: CardFace | None = None,
    saves: frozenset[str] = frozenset(),
) -> tuple[Hashable, ...]:
    """Everything that the picture of a hand depends on, and nothing else: most changes at a table do not concern it."""
    me, hand, front = view["seats"][viewer(view)], sorted(view["hand"]), sorted(laid_before(view))
    head = me["character"], me["fortitude"], me["alcohol"], more_drunk(me, the_library()), me["gold"]
    return ("inn-hand", *head, tuple(hand), tuple(front), lit & {*hand, *front}, discards, must, asks, saves)


def draw_inn_hand(
    words: Words,
    view: InnView,
    cards: Mapping[str, CardFace],
    *,
    lit: frozenset[str],
    discards: bool = False,
    must: int = 0,
    asks: CardFace | None = None,
    saves: frozenset[str] = frozenset(),
) -> bytes:
    """The hand of the seat whose view it is (not the public's), 1200 px wide, as PNG.

    `cards` has a face for each code of the hand (see `hand_faces`), `lit` are the codes of cards that may be played
    now, or with `discards` put away (`must` of them). Equal cards are drawn once with a badge. The cards in front of
    the seat follow, each with a sign that says so. Cards that are lit come first, with their rules text; of the others
    the title alone is shown. `asks`: the card that the seat is asked about, which stands above them all; `saves`: the
    cards that would keep it in the game, each with a sign that says so.
    """
    front = laid_before(view)
    counts = Counter((code, False) for code in hand_order([str(code) for code in view["hand"]], cards))
    counts += Counter((code, True) for code in hand_order(front, cards))
    shining = {kind for kind in counts if kind[0] in lit and not (kind[1] and discards)}
    bright = _rows([kind for kind in counts if kind in shining])
    rows = bright + _rows([kind for kind in counts if kind not in shining])
    narrow = bright and len(bright[0]) == _MOST
    wides = [_NARROW if narrow or row[0] not in shining else WIDEST for row in rows]
    top = _HEAD + (asked_high(asks) if asks is not None else 0)
    shown, boxes = dict[tuple[str, bool], CardFace](), list[tuple[int, int]]()
    for lines in TEXT_LINES:
        shown = {kind: _short(cards[kind[0]], wides[0] if kind in shining else 0, lines) for kind in counts}
        boxes = [(wide, _row_high(shown, row, wide)) for row, wide in zip(rows, wides, strict=True)]
        if top + sum(high + _ROW_GAP for _, high in boxes) + 8 <= HIGH_MOST:
            break
    canvas = Canvas(top + (sum(high + _ROW_GAP for _, high in boxes) if rows else 136) + 8)
    _draw_head(words, canvas, view, lit, discards=discards, must=must)
    if asks is not None:
        _draw_asked(canvas, asks)
    if not rows:
        canvas.write((WIDTH / 2, top + 84), words.say("inn-picture.empty"), 56, MUTED, align="middle")
    y = top + 8
    for row, (wide, high) in zip(rows, boxes, strict=True):
        x = (WIDTH - len(row) * wide - (len(row) - 1) * _GAP) // 2
        for kind in row:
            _draw_card(words, canvas, shown[kind], counts[kind], (x, y, wide, high), lit=kind in shining)
            if kind[1]:
                canvas.lay_middle(_label(words.say("inn-picture.in-front"), PARCHMENT), x + wide / 2, y + high - 8)
            if kind[0] in saves and kind in shining:
                canvas.lay_middle(_label(words.say("inn-picture.saves"), LAMP), x + wide / 2, y - 8)
            x += wide + _GAP
        y += high + _ROW_GAP
    return canvas.png()


def _short(face: CardFace, wide: int, lines: int) -> CardFace:
    """A card with at most so many lines of its text on this width; none where it is 0 wide."""
    text = face.text if wide and lines else ""
    room = text_room(wide)
    if text and len(wrapped(text, *room)) > lines:
        said = " ".join(wrapped(text, *room)[:lines]).split()
        while len(said) > 1 and len(wrapped(" ".join(said) + "…", *room)) > lines:
            said.pop()
        text = " ".join(said).rstrip(",;:") + "…"
    return replace(face, text=text)


def _row_high(shown: Mapping[tuple[str, bool], CardFace], row: Sequence[tuple[str, bool]], wide: int) -> int:
    return max(face_high(shown[kind], wide) + (_LIES_HIGH if kind[1] else 0) for kind in row)


def asked_high(asks: CardFace) -> int:
    """The height of the card that is asked about, with the gap below it, on the grid of 8."""
    return _ASKED_HEAD + -(-(len(_asked_lines(asks)) * _ASKED_LINE + 16) // 8) * 8 + 24


def _asked_lines(asks: CardFace) -> Sequence[str]:
    return wrapped(asks.text, _ASKED_TEXT, _ASKED_WIDE - 48)


def _draw_asked(canvas: Canvas, asks: CardFace) -> None:
    """The card that the seat is asked about, as wide as the picture: a band with its sign and title, then its text."""
    high, kind = asked_high(asks) - 24, KINDS[asks.kind]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, _ASKED_WIDE, high, 20, PARCHMENT)
        pen.box(6, 6, _ASKED_WIDE - 12, _ASKED_HEAD - 10, 15, kind.colour)
        draw_sign(pen, asks.kind, 20, 14, _ASKED_HEAD - 26, kind.text, kind.colour)

    canvas.lay(piece(_ASKED_WIDE, high, draw), _MARGIN, _HEAD)
    canvas.write((_MARGIN + 84, _HEAD + 52), asks.title, 46, kind.text, room=_ASKED_WIDE - 108, least=36)
    for at, line in enumerate(_asked_lines(asks)):
        canvas.write((_MARGIN + 24, _HEAD + _ASKED_HEAD + 34 + at * _ASKED_LINE), line, _ASKED_TEXT, INK)


def _rows(kinds: Sequence[tuple[str, bool]]) -> list[list[tuple[str, bool]]]:
    long = per_row(len(kinds))
    return [list(kinds[at : at + long]) for at in range(0, len(kinds), long)]


def _draw_card(
    words: Words, canvas: Canvas, face: CardFace, count: int, box: tuple[int, int, int, int], *, lit: bool
) -> None:
    x, y, wide, high = box
    if lit:
        canvas.box(x - 6, y - 6, wide + 12, high + 12, 22, LAMP)
    canvas.lay(inn_face(words, face, wide, high, lit), x, y)
    if count > 1:
        canvas.lay(times(count, lit), x + wide - 52, y - _BADGE_ABOVE)
