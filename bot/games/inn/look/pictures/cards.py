"""The faces of the Inn's cards: title, kind by sign and colour, and our rules text."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.counters import back_sign, cost_sign
from bot.games.inn.look.pictures.emblems import emblem_of, glass_of
from bot.games.inn.look.pictures.signs import KINDS, dim_colour, draw_sign, kind_names
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.text import card_text, drink_text, the_lexicon
from bot.games.inn.rules.play.view import InnView, viewer
from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import (
    GROUND,
    INK,
    PARCHMENT,
    Canvas,
    Ink,
    Pen,
    blend,
    faded,
    ink,
    opaque_but_corners,
    piece,
)
from bot.ui.pictures.deflate import packed, unpacked
from bot.ui.pictures.lettering import fit, wrapped, write
from bot.ui.words import Words

DIM: Final = 0.45
"""The part of the ground that shows through a card that cannot be played now, from 0 to 1."""
_SEAM: Final = ink("#C9B78F")


@dataclass(frozen=True)
class CardFace:
    """The text on a card; `kind` is a key of `KINDS`, `art` a drawing of its emblem or glass."""

    title: str
    kind: str
    text: str
    art: str = ""
    costs: tuple[tuple[str, str, int], ...] = ()
    """What it costs to play or to buy it: by what ("gold", "cards", "fortitude" or a counter's id), title, number."""
    back: tuple[str, str] = ("", "")
    """Id and title of the side deck whose back it has, if it joins the hand."""


def card_face(code: str, library: Library | None = None) -> CardFace:
    """The face of a character's card, or of a Sea or Dungeon Event. Raises KeyError for no card."""
    return face_of_card((library or the_library()).cards[code])


def face_of_card(card: Card) -> CardFace:
    """The face of a card, which no library need know."""
    back = (card.side, card.sides[card.side].title) if card.joins else ("", "")
    text = card_text(card, the_lexicon())
    return CardFace(card.title, kind_of(card), text, emblem_of(card.effects), _costs(card), back)


def _costs(card: Card) -> tuple[tuple[str, str, int], ...]:
    """Its price, and the costs of all its uses, each once."""
    costs: dict[tuple[str, str, int], None] = {("gold", "", card.price): None} if card.price else {}
    for what, n in (cost for use in card.uses for cost in use.cost.items()):
        counter = card.counters.get(what.rpartition(".")[2])
        costs[what.rpartition(".")[2], counter.title if counter else "", n] = None
    return tuple(costs)


def kind_of(card: Card) -> str:
    """The kind of a card as a key of `KINDS`; what a character does by itself has the sign of an Event, a side card
    that is never played one of its own."""
    if card.kind == "event" or card.rule:
        return "encounter"
    if card.holds:
        return "holds"
    if card.adds or card.at_once:
        return "adds" if card.adds else "at-once"
    return "gamble" if card.gambles and card.kind == "action" else card.kind


def drink_face(code: str, library: Library | None = None) -> CardFace:
    """The face of a Drink or a Drink Event. Raises KeyError for an unknown code."""
    drink = (library or the_library()).drinks[code]
    kind, art = ("event", emblem_of(drink.do)) if drink.event else ("drink", glass_of(drink.taste.alcohol))
    return CardFace(drink.title, kind, drink_text(drink, the_lexicon()), art)


def face_of(code: str, library: Library | None = None) -> CardFace:
    """The face of whichever card or Drink has this code. Raises KeyError for an unknown one."""
    library = library or the_library()
    return drink_face(code, library) if code in library.drinks else card_face(code, library)


def hand_faces(view: InnView, library: Library | None = None) -> dict[str, CardFace]:
    """The faces of a hand and of the cards in front of its seat, by code."""
    front = view["seats"][viewer(view)]["front"]
    return {
        code: card_face(code, library) for code in dict.fromkeys([*view["hand"], *(each["card"] for each in front)])
    }


@dataclass(frozen=True)
class _Cut:
    """The sizes of the lettering on a card and of its emblem, in pixels."""

    band: int
    kind: int
    title: int
    text: int
    pad: int
    art: int = 44
    beside: int = 0
    """What the emblem takes from the room for the title."""


def _cut(wide: int) -> _Cut:
    if wide >= 500:
        return _Cut(80, 48, 56, 44, 32, 112, 112)
    if wide >= 340:
        return _Cut(60, 40, 42, 36, 18)
    return _Cut(56, 36, 38, 36, 12)


BACK: Final = 46
"""The width and height of the sign of a side deck's back, in the lower left corner of a card, in pixels."""


@lru_cache(maxsize=512)
def text_room(wide: int) -> tuple[int, int]:
    """The size of a card's text on this width, and the pixels that a line of it has."""
    cut = _cut(wide)
    return cut.text, wide - 2 * cut.pad - 8


def face_high(face: CardFace, wide: int) -> int:
    """The height in pixels that a card of this width needs, on the grid of 8."""
    cut = _cut(wide)
    room = wide - 2 * cut.pad - 8
    titles = len(wrapped(face.title, cut.title, room - (cut.beside if face.art else 0)))
    texts = len(wrapped(face.text, cut.text, room))
    foot = BACK + 4 if face.back[0] else 0
    return -(-(cut.band + 20 + titles * (cut.title + 2) + 8 + texts * (cut.text + 4) + 20 + foot) // 8) * 8


def inn_face(words: Words, face: CardFace, wide: int, high: int, lit: bool = True) -> Image.Image:
    """A card, `wide` pixels wide and at least as high as it needs; dimmed if it is not `lit`."""
    data = packed_face(words.settled, face, wide, lit)
    needs = face_high(face, wide)
    pixels = Image.frombuffer("RGBA", (wide, needs), unpacked(data), "raw", "RGBA", 0, 1)  # which copies nothing
    card = opaque_but_corners(pixels, _ROUND)
    if high <= needs:
        return card
    foot = BACK + 16 if face.back[0] else _FOOT
    longer = Image.new("RGBA", (wide, high), _paper(lit))
    longer.paste(card.crop((0, 0, wide, needs - foot)), (0, 0))
    longer.paste(card.crop((0, needs - foot, wide, needs)), (0, high - foot))
    return opaque_but_corners(longer, _ROUND)


@lru_cache(maxsize=2048)
def packed_face(words: Words, face: CardFace, wide: int, lit: bool) -> bytes:
    """The pixels of a card as high as it needs. They are packed, so that all the cards there are take as much memory as
    some fifty would otherwise.
    """
    return packed(_face(words, face, wide, lit).tobytes())


def _paper(lit: bool) -> Ink:
    return PARCHMENT if lit else blend(PARCHMENT, GROUND, DIM)


def _on_band(kind: str, lit: bool) -> tuple[Ink, Ink]:
    """The colours of a card's band, and of what stands on it."""
    return (KINDS[kind].colour, KINDS[kind].text) if lit else (dim_colour(kind), PARCHMENT)


_ROUND: Final = 16
"""The radius of a card's round corners in pixels."""
_FOOT: Final = 20
"""So high are the round corners at the foot of a card, in pixels, and nothing else."""


@lru_cache(maxsize=128)
def _top(kind: str, wide: int, lit: bool) -> Image.Image:
    """The top of a card of this kind, with its band and sign."""
    cut, (band, on_band) = _cut(wide), _on_band(kind, lit)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, cut.band + 60, _ROUND, _paper(lit))
        pen.box(6, 6, wide - 12, cut.band - 4, 11, band)
        draw_sign(pen, kind, cut.pad, 12, cut.band - 16, on_band, band)

    return piece(wide, cut.band + 8, draw)


@lru_cache(maxsize=8)
def _bottom(wide: int, lit: bool) -> Image.Image:
    return piece(wide, _FOOT, lambda pen: pen.box(0, -60, wide, 60 + _FOOT, _ROUND, _paper(lit)))


@lru_cache(maxsize=8)
def _seam(wide: int, lit: bool) -> Image.Image:
    """The line between title and text."""
    return piece(wide, 3, lambda pen: pen.box(0, 0, wide, 3, 1.5, blend(_paper(lit), _SEAM, 0.9 if lit else 0.2)))


def _face(words: Words, face: CardFace, wide: int, lit: bool) -> Image.Image:
    """A card as high as it needs, drawn."""
    cut, high = _cut(wide), face_high(face, wide)
    text = INK if lit else blend(INK, GROUND, DIM)
    on_band = _on_band(face.kind, lit)[1]
    room = wide - 2 * cut.pad - 8
    titles = wrapped(face.title, cut.title, room - (cut.beside if face.art else 0))
    seam = cut.band + 20 + len(titles) * (cut.title + 2)
    top, bottom = _top(face.kind, wide, lit), _bottom(wide, lit)
    card = Image.new("RGBA", (wide, high), _paper(lit))
    card.paste(top, (0, 0))
    card.paste(bottom, (0, high - bottom.height))
    if face.text:
        card.alpha_composite(_seam(room, lit), (cut.pad + 4, seam))
    signs = [cost_sign(*cost, cut.band - 16, on_band) for cost in face.costs]
    told, size, pictured = kind_shown(words, face, wide, sum(sign.width + 6 for sign in signs))
    taken = cut.art if pictured else 0
    if pictured:
        at = wide - cut.art - (cut.pad if cut.beside else 10), 20 if cut.beside else (cut.band - cut.art) // 2 + 4
        art = drawing(face.art, cut.art)
        card.alpha_composite(art if lit else faded(art, GROUND, DIM), at)
    for sign in signs:
        taken += sign.width + 6
        card.alpha_composite(
            sign if lit else faded(sign, GROUND, DIM), (wide - taken - (cut.pad if cut.beside else 16), 12)
        )
    _lines(card, (told,), cut.pad + cut.band - _BESIDE_SIGN, cut.band / 2 + size * 0.37, size, on_band)
    _lines(card, titles, cut.pad + 4, cut.band + 8 + cut.title * 0.86, cut.title, text)
    _lines(card, wrapped(face.text, cut.text, room), cut.pad + 4, seam + 8 + cut.text * 0.9, cut.text, text, 4)
    if face.back[0]:
        back = back_sign(*face.back, BACK)
        card.alpha_composite(back if lit else faded(back, GROUND, DIM), (cut.pad, high - BACK - 12))
    return card


def kind_shown(words: Words, face: CardFace, wide: int, costs: int) -> tuple[str, int, bool]:
    """The kind of a card as it stands on its band, its letters, and whether the emblem stands there too: a narrow card
    has none where there is no room for the whole kind beside it; a shorter name is taken where there is no room for the
    whole one (`kind_names`). `costs`: the pixels that its costs take."""
    cut, names = _cut(wide), kind_names(words, face.kind)
    room = wide - cut.pad - cut.band + _BESIDE_SIGN - 4 - costs
    emblem = cut.art + (cut.pad if cut.beside else 0)
    rooms = [(room - emblem, True)] if face.art else []
    rooms += [] if face.art and cut.beside else [(room, False)]
    shown = [(*fit(name, cut.kind, each, "sign"), art) for name in names for each, art in rooms]
    return next((told for told in shown if not told[0].endswith("…")), shown[len(rooms) - 1])


_BESIDE_SIGN: Final = 10
"""How far the kind in words reaches to the sign of the kind."""


def _lines(
    card: Image.Image, lines: tuple[str, ...], x: float, y: float, size: int, colour: Ink, apart: int = 2
) -> None:
    for at, line in enumerate(lines):
        write(card, (x, y + at * (size + apart)), line, size, colour, face="sign")


def draw_inn_card(words: Words, face: CardFace) -> bytes:
    """One card alone, 600 px wide, as PNG."""
    wide = 552
    high = max(360, face_high(face, wide))
    canvas = Canvas(high + 56, 600)
    canvas.drop(wide, high, 16, 24, 24)
    canvas.lay(inn_face(words, face, wide, high), 24, 24)
    return canvas.png()
