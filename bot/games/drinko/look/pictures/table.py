"""The Drinko table: seats in a ring in turn order, the play pile in the middle, the Drink Train beside it.

It shows what everybody may know and nothing else: it never looks at a hand, and it says who has called Drinko,
never who has not.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.drinko.look.happened import NOTHING, Happened, SeatChange
from bot.games.drinko.look.moments import MomentWords
from bot.games.drinko.look.pictures.banner import BANNER_CARD, draw_moment, whose
from bot.games.drinko.look.pictures.cards import back, face
from bot.games.drinko.rules.view import TableView
from bot.ui.pictures.backs import card_high, fan
from bot.ui.pictures.canvas import (
    ALARM,
    EDGE,
    EMBER,
    GREY,
    GROUND,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    WIDTH,
    WOOD,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    glow,
    ink,
    kept_packed,
    piece,
    turned,
)
from bot.ui.pictures.lettering import width, wrapped
from bot.ui.pictures.lines import TargetLine, draw_heads, draw_lines
from bot.ui.pictures.signs import chevrons, crown, draw_megaphone, draw_mug, engine, hat, hourglass, medal, mug
from bot.ui.pictures.tags import tag
from bot.ui.words import Words

MAT_WIDE: Final = 304
MAT_HIGH: Final = 152
_MARGIN: Final = 24
_GAP: Final = 40
_TOP: Final = 112
_MIDDLE_HIGH: Final = 2 * MAT_HIGH + _GAP
_LEFT_OF_MUG: Final = 160
"""The room for words on a mat, left of the mug."""
_LEFT_X: Final = _MARGIN + MAT_WIDE // 2
IDLE: Final = ink("#A98A68")
"""The colour of the engine that stands still."""
_NEAR: Final = 2
"""Cards in hand from which a count is lit: close to winning."""

# Seats along the left side (upwards), the top, the right side (downwards) and the bottom (leftwards).
_SIDES: Final[dict[int, tuple[int, int, int, int]]] = {
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (1, 1, 1, 2),
    6: (1, 2, 1, 2),
    7: (1, 2, 1, 3),
    8: (1, 3, 1, 3),
    9: (2, 3, 2, 2),
    10: (2, 3, 2, 3),
}


@dataclass(frozen=True)
class Ring:
    """Where the mats stand (their middles, by seat), and the box of the line that joins them."""

    high: int
    mats: tuple[Point, ...]
    box: tuple[int, int, int, int]
    middle: float


def _along(count: int) -> list[float]:
    return [WIDTH / 2 + (at - (count - 1) / 2) * (464 if count == 2 else 424) for at in range(count)]


@lru_cache(maxsize=16)
def ring(seats: int) -> Ring:
    """The ring for 2 to 10 seats. Raises ValueError otherwise."""
    if seats not in _SIDES:
        raise ValueError(f"a table has 2 to 10 seats, not {seats}")
    left, top, right, bottom = _SIDES[seats]
    y = _TOP + (MAT_HIGH + _GAP if top else 0)
    middle = y + _MIDDLE_HIGH / 2
    end = y + _MIDDLE_HIGH + (_GAP + MAT_HIGH if bottom else 0)
    step = (MAT_HIGH + _GAP) / 2
    side = {1: [0.0], 2: [-step, step]}
    mats = [
        *((_LEFT_X, middle - dy) for dy in side[left]),
        *((x, _TOP + MAT_HIGH / 2) for x in _along(top)),
        *((WIDTH - _LEFT_X, middle + dy) for dy in side[right]),
        *((x, end - MAT_HIGH / 2) for x in reversed(_along(bottom))),
    ]
    line_top = _TOP + MAT_HIGH // 2 if top else y
    line_end = end - MAT_HIGH // 2 if bottom else end
    return Ring(round(end) + 32, tuple(mats), (_LEFT_X, line_top, WIDTH - _LEFT_X, round(line_end)), middle)


def _walk(box: tuple[int, int, int, int], corner: float) -> list[tuple[float, float, float]]:
    """Points along a box with round corners, clockwise from the middle of its left side, each with its bearing in
    degrees (0 to the right, 90 down)."""
    x0, y0, x1, y1 = box
    mid = (y0 + y1) / 2
    sides = (
        (x0, mid, x0, y0 + corner),
        (x0 + corner, y0, x1 - corner, y0),
        (x1, y0 + corner, x1, y1 - corner),
        (x1 - corner, y1, x0 + corner, y1),
        (x0, y1 - corner, x0, mid),
    )
    centres = ((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1))
    points: list[tuple[float, float, float]] = []
    for turn, (ax, ay, bx, by) in enumerate(sides):
        steps = max(1, round((abs(bx - ax) + abs(by - ay)) / 8))
        bearing = (turn * 90 - 90) % 360
        points += [(ax + (bx - ax) * s / steps, ay + (by - ay) * s / steps, bearing) for s in range(steps)]
        if turn < len(centres):
            cx, cy, right, down = centres[turn]
            cx, cy = cx + right * corner, cy + down * corner
            for degrees in range(0, 90, 6):
                angle = math.radians(180 + turn * 90 + degrees)
                points.append((cx + corner * math.cos(angle), cy + corner * math.sin(angle), bearing + degrees))
    return points


@lru_cache(maxsize=16)
def arrows(seats: int) -> tuple[tuple[float, float, float], ...]:
    """Where the line between one mat and the next is seen best, with its clockwise bearing."""
    where = ring(seats)
    walk = _walk(where.box, 72)

    def mat_under(x: float, y: float) -> int | None:
        for seat, (mx, my) in enumerate(where.mats):
            if abs(x - mx) < MAT_WIDE / 2 and abs(y - my) < MAT_HIGH / 2:
                return seat
        return None

    under = [mat_under(x, y) for x, y, _ in walk]
    begin = next(at for at, seat in enumerate(under) if seat is not None)
    stretches: list[list[int]] = [[]]
    for step in range(len(walk)):
        at = (begin + step) % len(walk)
        if under[at] is None:
            stretches[-1].append(at)
        elif stretches[-1]:
            stretches.append([])

    def between(stretch: list[int]) -> tuple[float, float, float]:
        (ax, ay, bearing), (bx, by, _) = walk[stretch[(len(stretch) - 1) // 2]], walk[stretch[len(stretch) // 2]]
        return (ax + bx) / 2, (ay + by) / 2, bearing

    return tuple(between(stretch) for stretch in stretches if stretch)


@kept_packed(12)
def _ground(seats: int, direction: int) -> Image.Image:
    """The table without its guests: what does not change during a game, but for the direction."""
    where = ring(seats)
    canvas = Canvas(where.high)
    x0, y0, x1, y1 = where.box
    canvas.drop(x1 - x0 + 16, y1 - y0 + 16, 80, x0 - 8, y0 - 8, blur=32, down=8)
    canvas.box(x0 - 8, y0 - 8, x1 - x0 + 16, y1 - y0 + 16, 80, EDGE)
    canvas.box(x0, y0, x1 - x0, y1 - y0, 72, WOOD)
    heads = chevrons(36, LAMP)
    for x, y, bearing in arrows(seats):
        canvas.lay_middle(_arrow_ground(56), x, y)
        canvas.lay_middle(turned(heads, bearing + (180 if direction < 0 else 0)), x, y)
    return canvas.image


@lru_cache(maxsize=4)
def _arrow_ground(size: int) -> Image.Image:
    return piece(size, size, lambda pen: pen.disc(size / 2, size / 2, size / 2 - 4, blend(GROUND, WOOD, 0.4),
                                                  line=EDGE, thick=4))  # fmt: skip


@lru_cache(maxsize=16)
def _mat(fill: Ink, line: Ink) -> Image.Image:
    return piece(MAT_WIDE, MAT_HIGH, lambda pen: pen.box(0, 0, MAT_WIDE, MAT_HIGH, 20, fill, line=line, thick=3))


@lru_cache(maxsize=2)
def _ribbon(text: str) -> Image.Image:
    """The mark of a seat that has called, around the left edge of its mat."""

    def draw(pen: Pen) -> None:
        pen.shape([(0, 50), (14, 50), (14, 62)], ink("#6B1C10"))
        pen.shape([(0, 0), (128, 0), (116, 26), (128, 52), (0, 52)], ALARM)
        draw_megaphone(pen, 7, 11, 30, PARCHMENT)
        pen.write((38, 38), text, 36, PARCHMENT, align="left")

    return piece(128, 64, draw)


@dataclass(frozen=True)
class _Style:
    """The colours of a mat."""

    fill: Ink
    line: Ink
    text: Ink
    soft: Ink
    near: Ink
    beer: Ink
    foam: Ink


_RESTING = _Style(PLANK, EDGE, PARCHMENT, MUTED, EMBER, ink("#C8812F"), PARCHMENT)
_MOVING = _Style(LAMP, ink("#FFE3A6"), INK, ink("#4A3216"), ink("#8E2412"), ink("#8A4B12"), ink("#FFF6DF"))
_FADED = ink("#B3A592")
_GONE = _Style(GREY, ink("#4A3D34"), _FADED, _FADED, _FADED, ink("#8F8373"), _FADED)


def _ordinal(words: Words, place: int) -> str:
    own = f"drinko-picture.place-{place}"
    return words.say(own if words.has(own) else "drinko-picture.place", place=place)


def _place(view: TableView, seat: int) -> int | None:
    placings = view["placings"]
    if view["over"] and placings:
        return placings[seat]
    out = view["out"]
    return out.index(seat) + 1 if seat in out else None


def _draw_seat(words: Words, canvas: Canvas, view: TableView, seat: int, name: str, middle: Point, *, patron: bool,
               asked: bool, change: SeatChange | None) -> None:  # fmt: skip
    x, y = round(middle[0] - MAT_WIDE / 2), round(middle[1] - MAT_HIGH / 2)
    place = _place(view, seat)
    moving = not view["over"] and view["to_move"] == seat
    won = view["over"] and place == 1
    gone = seat in view["out"] and not view["over"]
    style = _MOVING if moving or won else _GONE if gone else _RESTING
    if style is _MOVING:
        canvas.shine(MAT_WIDE, MAT_HIGH, 20, x, y, LAMP)
    else:
        canvas.drop(MAT_WIDE, MAT_HIGH, 20, x, y)
    canvas.lay(_mat(style.fill, style.line), x, y)

    left = x + 20 + (30 if place else 0)
    if patron:
        canvas.lay(hat(36, style.soft, style.fill), left, y + 16)
        left += 46
    room = x + MAT_WIDE - (20 if view["over"] else 40) - left
    canvas.write((left, y + 50), name, 40, style.text, face="name", room=room, least=36)
    size = view["sizes"][seat]
    if gone:
        canvas.write(
            (x + 20, y + 128), words.say("drinko-picture.out", place=_ordinal(words, place or 0)), 48, style.text,
            room=_LEFT_OF_MUG, least=36,
        )  # fmt: skip
    elif size:
        if view["called"][seat] and not view["over"]:
            canvas.lay(_ribbon(words.say("drinko-picture.called")), x - 16, y + 80)
        else:
            canvas.lay(fan(size, 88, blend(style.fill, INK, 0.5)), x + 16, y + 64)
        lit = style.near if size <= _NEAR else style.text
        canvas.write((x + 146, y + 132), str(size), 72, lit, align="middle", room=72, least=52)
    else:
        canvas.write((x + 20, y + 128), words.say("drinko-picture.no-cards"), 48, style.text,
                     room=_LEFT_OF_MUG, least=36)  # fmt: skip
    if change is not None:
        left = x + 64
        for what, n in (("drinks", change.drinks), ("cards", change.cards)):
            if n:
                shown = change_tag(what, n)
                canvas.lay(shown, left, y - 36)
                left += shown.width + 2
    canvas.lay(mug(48, style.beer, style.foam), x + 188, y + 82)
    canvas.write((x + 240, y + 128), str(view["drinks"][seat]), 52, style.text, room=52, least=40)
    if asked:
        canvas.lay(hourglass(60), x + MAT_WIDE - 36, y - 24)
    if place:
        canvas.lay(medal(64, place), x - 16, y - 20)
        if won:
            canvas.lay_middle(turned(crown(72, LAMP), 16), x + MAT_WIDE - 20, y - 14)


@lru_cache(maxsize=4)
def _train_ground(on: bool) -> Image.Image:
    wide, high = 152, 248

    def draw(pen: Pen) -> None:
        if on:
            pen.box(0, 0, wide, high, 20, ALARM, line=ink("#E0735C"), thick=3)
        else:
            pen.box(0, 0, wide, high, 20, WOOD, line=EDGE, thick=3)

    return piece(wide, high, draw)


@lru_cache(maxsize=2)
def _rails(fill: Ink, wide: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.path([(3, 4), (wide - 3, 4)], fill, 5)
        for at in range(6):
            x = 10 + at * (wide - 20) / 5
            pen.path([(x, 10), (x, 12)], fill, 6)

    return piece(wide, 16, draw)


def draw_train(words: Words, canvas: Canvas, x: float, y: float, train: int, drink_word: str) -> None:
    """The Drink Train on a panel of 152 x 248 with its top left corner at a point."""
    canvas.lay(_train_ground(train > 0), x, y)
    if train:
        canvas.lay(engine(104, PARCHMENT, INK, ink("#F0B9AC")), x + 24, y + 8)
        canvas.lay(_rails(ink("#F0B9AC"), 112), x + 20, y + 108)
        canvas.write((x + 76, y + 198), str(train), 104 if train < 100 else 80, PARCHMENT, align="middle")
        canvas.write((x + 76, y + 234), drink_word, 40, PARCHMENT, align="middle", room=140, least=36)
    else:
        lines = wrapped(words.say("drinko-picture.no-train"), 38, 140, 2)
        y -= 20 * (len(lines) - 1)
        canvas.lay(engine(88, IDLE, WOOD, IDLE), x + 32, y + 52)
        canvas.lay(_rails(IDLE, 104), x + 24, y + 136)
        for at, line in enumerate(lines):
            canvas.write((x + 76, y + 200 + 42 * at), line, 38, MUTED, align="middle")


@lru_cache(maxsize=4)
def _leaves(wide: int, count: int) -> Image.Image:
    """The cards under the top one, their edges showing."""
    high = card_high(wide)
    sheet = Image.new("RGBA", (wide + 64, high + 64))
    paper = piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 16, ink("#C9B78F"), line=ink("#8C7650"), thick=3))
    for lean in (-7, 5, -2)[:count]:
        leaf = turned(paper, lean)
        sheet.alpha_composite(leaf, ((sheet.width - leaf.width) // 2, (sheet.height - leaf.height) // 2))
    return sheet


@lru_cache(maxsize=2)
def _empty(wide: int) -> Image.Image:
    """The place of the empty draw pile."""
    high = card_high(wide)
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 12, None, line=EDGE, thick=3))


def _draw_middle(words: Words, canvas: Canvas, view: TableView, y: float, drink_word: str) -> None:
    wide = 184
    high = card_high(wide)
    x = WIDTH / 2 - wide / 2
    under = min(len(view["pile"]) - 1, 3)
    if under > 0:
        canvas.lay_middle(_leaves(wide, under), WIDTH / 2, y)
    canvas.drop(wide, high, 16, x, y - high / 2)
    canvas.lay(face(words, view["top"], wide), x, y - high / 2)

    deck = 112
    left = 352.0
    draw = view["draw"]
    top = y - 128
    if not draw:
        canvas.lay(_empty(deck), left + 12, top + 4)
    for step in range(min(3, max(1, draw // 8)) if draw else 0):
        canvas.drop(deck, card_high(deck), 10, left + 16 - 4 * step, top + 8 - 4 * step, blur=8, down=3)
        canvas.lay(back(deck), left + 16 - 4 * step, top + 8 - 4 * step)
    canvas.write((left + 68, y + 94), str(draw), 60, PARCHMENT, align="middle")
    canvas.write((left + 68, y + 132), words.say("drinko-picture.to-draw"), 36, MUTED, align="middle")
    draw_train(words, canvas, 708, y - 124, view["train"], drink_word)


@lru_cache(maxsize=64)
def change_tag(what: str, n: int) -> Image.Image:
    """A tag that says how many "drinks" somebody has taken, or how many "cards" they have drawn."""

    def sign(pen: Pen, x: float, y: float, size: float) -> None:
        if what == "drinks":
            draw_mug(pen, x, y, size, ink("#8A4B12"), INK)
            return
        pen.box(x + 5, y, size - 10, size, 4, INK)
        pen.box(x + 7, y + 2, size - 14, size - 4, 2, ink("#8A4522"))

    return tag(f"+{n}", sign)


def _lines(where: Ring, latest: Happened) -> list[TargetLine]:
    """From who played the last card to the pile, and on to whom it was aimed at."""
    seats = {} if latest.target is None else {latest.target: True}
    if latest.by >= 0:
        seats.setdefault(latest.by, False)
    return [
        TargetLine(_edge(where.mats[seat], where.middle), (WIDTH / 2, where.middle), aimed)
        for seat, aimed in seats.items()
    ]


def _edge(mat: Point, middle: float) -> Point:
    """The middle of the edge of a mat that looks to the pile."""
    x, y = mat
    if abs(y - middle) < _MIDDLE_HIGH / 2:
        return x + math.copysign(MAT_WIDE / 2, WIDTH / 2 - x), y
    across = WIDTH / 2 - x
    return x + math.copysign(min(MAT_WIDE / 2 - 40, abs(across)), across), y + math.copysign(MAT_HIGH / 2, middle - y)


def _draw_winner(words: Words, canvas: Canvas, view: TableView, names: Sequence[str], y: float) -> None:
    winners = [names[seat] for seat in range(len(names)) if _place(view, seat) == 1]
    canvas.lay_middle(glow(160, 120, 60, 48, LAMP), WIDTH / 2, y - 70)
    canvas.lay_middle(crown(176, LAMP), WIDTH / 2, y - 72)
    canvas.write(
        (WIDTH / 2, y + 72), " & ".join(winners), 60, PARCHMENT, face="name", align="middle", room=496, least=36
    )
    won = words.say("drinko-picture.wins" if len(winners) == 1 else "drinko-picture.win")
    canvas.write((WIDTH / 2, y + 124), won, 44, MUTED, align="middle")


def _draw_head(words: Words, canvas: Canvas, view: TableView, names: Sequence[str], drink_word: str) -> None:
    """Who is to play, and what."""
    if view["over"]:
        canvas.write((32, 66), words.say("drinko-picture.over"), 48, MUTED)
        return
    train = view["train"]
    key = "drinko-picture.must-answer" if train else "drinko-picture.to-play"
    task = words.say(key, train=train, drinks=drink_word)
    room = WIDTH - 64 - width(task, 48, "sign") - 16
    used = canvas.write((32, 64), names[view["to_move"]], 48, PARCHMENT, face="name", room=room, least=40)
    canvas.write((32 + used + 16, 66), task, 48, EMBER if train else MUTED)


def draw_table(
    words: Words,
    view: TableView,
    names: Sequence[str],
    *,
    patrons: frozenset[int] = frozenset(),
    asked: frozenset[int] = frozenset(),
    drink_word: str = "",
    latest: Happened = NOTHING,
    moment: MomentWords | None = None,
) -> bytes:
    """The table as everybody may see it, 1200 px wide, as PNG.

    `view` is a Drinko view, `names` one name a seat (2 to 10, or ValueError); `patrons` are the seats of computer
    players, `asked` the seats whose answer is awaited, `latest` is what has happened, `moment` its moment in words.
    Whose view it is makes no difference. When the game is over it shows the winner and the placings.
    """
    where = ring(len(names))
    canvas = Canvas.on(_ground(len(names), view["direction"]))
    _draw_head(words, canvas, view, names, drink_word)
    if view["over"]:
        _draw_winner(words, canvas, view, names, where.middle)
    else:
        lines = _lines(where, latest)
        draw_lines(canvas, lines)
        _draw_middle(words, canvas, view, where.middle, drink_word)
        draw_heads(canvas, lines, short=True)
    changes = {change.seat: change for change in latest.changes}
    for seat, name in enumerate(names):
        _draw_seat(words, canvas, view, seat, name, where.mats[seat], patron=seat in patrons, asked=seat in asked,
                   change=changes.get(seat))  # fmt: skip
    if moment is not None and latest.moment is not None and not view["over"]:
        card = face(words, view["top"], BANNER_CARD)
        draw_moment(canvas, moment, where.middle, whose(latest.moment, names, patrons), card)
    return canvas.png()
