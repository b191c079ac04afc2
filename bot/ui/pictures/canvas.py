"""The parts of every picture: the palette, shapes drawn large and scaled down, shadows, the background.

Coordinates are pixels of the finished picture, on a grid of 8. Shapes are drawn `FINE` times larger as small
pieces, cached, and laid on the picture; text is drawn at its final size, where the font's own smoothing is best.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, Literal, ParamSpec, Self, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from bot.ui.pictures.corners import corner
from bot.ui.pictures.deflate import packed, unpacked
from bot.ui.pictures.encoding import encoded
from bot.ui.pictures.lettering import Face, fit, write
from bot.ui.pictures.palette import house_palette

P = ParamSpec("P")
Ink = tuple[int, int, int]
Point = tuple[float, float]

WIDTH: Final = 1200
FINE: Final = 4


def ink(code: str, /) -> Ink:
    """A colour from its #RRGGBB."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


GROUND: Final = ink("#241A14")
WOOD: Final = ink("#3B2A1E")
PLANK: Final = ink("#553D2B")
EDGE: Final = ink("#7A5A3F")
MUTED: Final = ink("#D1BC98")
PARCHMENT: Final = ink("#F1E4C3")
INK: Final = ink("#2A1C12")
LAMP: Final = ink("#F2B84B")
EMBER: Final = ink("#FF9468")
ALARM: Final = ink("#AE3421")
GREY: Final = ink("#332822")
SHADOW: Final = (12, 7, 4)
ASHES: Final = ink("#4A3D34")
"""Faces that are out are half of this."""


def blend(colour: Ink, other: Ink, share: float) -> Ink:
    """A mixture of two colours; `share` (0 to 1) is the part of `other`."""
    mixed = [round(a + (b - a) * share) for a, b in zip(colour, other, strict=True)]
    return mixed[0], mixed[1], mixed[2]


def contrast(colour: Ink, other: Ink) -> float:
    """The contrast ratio of two colours as WCAG defines it, 1 to 21."""

    def light(ink: Ink) -> float:
        parts = [part / 255 for part in ink]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(colour), light(other)))
    return (bright + 0.05) / (dark + 0.05)


class Pen:
    """Draws shapes on a small transparent piece, `FINE` times too large, with coordinates of the finished size."""

    def __init__(self, wide: float, high: float) -> None:
        self.image = Image.new("RGBA", (round(wide * FINE), round(high * FINE)))
        self.draw = ImageDraw.Draw(self.image)

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * FINE, y * FINE) for x, y in points]

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        round_: float,
        fill: Ink | None,
        *,
        line: Ink | None = None,
        thick: float = 0,
    ) -> None:
        """A rectangle with round corners."""
        self.draw.rounded_rectangle(
            (x * FINE, y * FINE, (x + wide) * FINE - 1, (y + high) * FINE - 1), round_ * FINE, fill=fill,
            outline=line, width=round(thick * FINE),
        )  # fmt: skip

    def disc(
        self, x: float, y: float, radius: float, fill: Ink | None, *, line: Ink | None = None, thick: float = 0
    ) -> None:
        """A circle round a point."""
        self.draw.ellipse(
            ((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE), fill=fill,
            outline=line, width=round(thick * FINE),
        )  # fmt: skip

    def shape(self, points: Sequence[Point], fill: Ink, *, round_: float = 0) -> None:
        """A filled polygon; `round_` softens its corners outwards."""
        self.draw.polygon(self._points(points), fill=fill)
        if round_:
            self.path((*points, points[0], points[1]), fill, round_ * 2)
            for x, y in points:
                self.disc(x, y, round_, fill)

    def path(self, points: Sequence[Point], fill: Ink, thick: float) -> None:
        """A line with round joints and ends."""
        self.draw.line(self._points(points), fill=fill, width=round(thick * FINE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, thick / 2, fill)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, fill: Ink, thick: float) -> None:
        """Part of a circle, degrees clockwise from three o'clock, with round ends."""
        steps = max(8, int(abs(end - start) / 4))
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        self.path([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], fill, thick)

    def write(
        self,
        at: Point,
        text: str,
        size: int,
        colour: Ink,
        *,
        face: Face = "sign",
        align: Literal["left", "middle", "right"] = "middle",
    ) -> None:
        """Text on the baseline; never under the smallest legible size."""
        write(self.image, at, text, size, colour, face=face, align=align, scale=FINE)

    def done(self) -> Image.Image:
        """The piece at its finished size."""
        return self.image.reduce(FINE)


def piece(wide: float, high: float, draw: Callable[[Pen], None]) -> Image.Image:
    """A piece of `wide` x `high` pixels, drawn large by `draw` and scaled down."""
    pen = Pen(wide, high)
    draw(pen)
    return pen.done()


class KeptPacked(Generic[P]):
    """Images that a function draws, kept packed (see `kept_packed`)."""

    def __init__(self, draw: Callable[P, Image.Image], most: int, round_: int) -> None:
        self._round = round_

        def pack(*args: P.args, **named: P.kwargs) -> tuple[str, tuple[int, int], bytes]:
            drawn = draw(*args, **named)
            return drawn.mode, drawn.size, packed(drawn.tobytes())

        self._kept = lru_cache(maxsize=most)(pack)
        self.cache_clear = self._kept.cache_clear
        """Forget them all."""

    def __call__(self, *args: P.args, **named: P.kwargs) -> Image.Image:
        mode, size, data = self._kept(*args, **named)
        drawn: Any = Image.frombuffer(mode, size, unpacked(data), "raw", mode, 0, 1)  # which copies nothing
        drawn.opaque_box = _inside(0, 0, *size, self._round) if self._round else None  # it is not looked for each time
        return drawn


def kept_packed(most: int, round_: int = 0) -> Callable[[Callable[P, Image.Image]], KeptPacked[P]]:
    """Keep up to so many images that a function draws, packed: large ones with few colours take a fiftieth of the
    memory, and less time to unpack than to draw. `round_`: the radius of their corners, if all else is opaque.
    """
    return lambda draw: KeptPacked(draw, most, round_)


_BITS: Final = 6
"""Of the levels of a soft edge: it looks the same as with 8, and takes fewer bytes in a PNG."""


_LARGE: Final = 200_000
"""Pixels. The shadow of anything larger is not kept."""


def shadow(wide: int, high: int, round_: int, blur: int, strength: int = 150) -> Image.Image:
    """A soft shadow, `blur` pixels larger on every side than the thing that throws it."""
    cast = _cast_shadow if wide * high > _LARGE else _kept_shadow
    return cast(wide, high, round_, blur, strength)


@lru_cache(maxsize=64)
def _kept_shadow(wide: int, high: int, round_: int, blur: int, strength: int) -> Image.Image:
    return _cast_shadow(wide, high, round_, blur, strength)


def _cast_shadow(wide: int, high: int, round_: int, blur: int, strength: int) -> Image.Image:
    reach = 2 * (round_ + 2 * blur) + 1  # further inside a shadow is the same all along its sides
    near = min(wide, reach), min(high, reach)
    mask = Image.new("L", (near[0] + 2 * blur, near[1] + 2 * blur))
    ImageDraw.Draw(mask).rounded_rectangle((blur, blur, blur + near[0] - 1, blur + near[1] - 1), round_, fill=strength)
    mask = ImageOps.posterize(mask.filter(ImageFilter.GaussianBlur(blur / 2.6)), _BITS)
    mask = _stretched(mask, wide + 2 * blur, high + 2 * blur)
    patch = Image.new("RGBA", mask.size, SHADOW)
    patch.putalpha(mask)
    return patch


def _resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return image.resize(size)  # pyright: ignore[reportUnknownMemberType]


def _stretched(image: Image.Image, wide: int, high: int) -> Image.Image:
    """An image with its middle column and row repeated until it is so large."""
    across, down = image.width // 2, image.height // 2
    if wide > image.width:
        longer = Image.new(image.mode, (wide, image.height))
        longer.paste(_resized(image.crop((across, 0, across + 1, image.height)), longer.size))
        longer.paste(image.crop((0, 0, across, image.height)), (0, 0))
        longer.paste(image.crop((across, 0, image.width, image.height)), (wide - image.width + across, 0))
        image = longer
    if high > image.height:
        longer = Image.new(image.mode, (wide, high))
        longer.paste(_resized(image.crop((0, down, wide, down + 1)), longer.size))
        longer.paste(image.crop((0, 0, wide, down)), (0, 0))
        longer.paste(image.crop((0, down, wide, image.height)), (0, high - image.height + down))
        image = longer
    return image


@lru_cache(maxsize=32)
def glow(wide: int, high: int, round_: int, blur: int, colour: Ink) -> Image.Image:
    """A soft glow around a mat."""
    mask = Image.new("L", (wide + 2 * blur, high + 2 * blur))
    near = blur - 8
    ImageDraw.Draw(mask).rounded_rectangle((near, near, wide + 2 * blur - near, high + 2 * blur - near), round_ + 8,
                                           fill=190)  # fmt: skip
    mask = ImageOps.posterize(mask.filter(ImageFilter.GaussianBlur(blur / 3.6)), _BITS)
    patch = Image.new("RGBA", mask.size, colour)
    patch.putalpha(mask)
    return patch


def _between(ground: Ink, other: Ink, share: float, steps: int) -> tuple[Ink, ...]:
    """The colours from `ground` to a mixture with `share` of `other`."""
    return tuple(blend(ground, other, share * step / steps) for step in range(1, steps + 1))


DIMMED: Final = 1 / 3
"""So much of all else the ground covers while something happens to somebody."""
EXACT: Final = (
    GROUND, WOOD, PLANK, EDGE, MUTED, PARCHMENT, INK, LAMP, EMBER, ALARM, GREY,
    *_between(GROUND, SHADOW, 0.59, 5), *_between(WOOD, SHADOW, 0.59, 7),
    *_between(GROUND, LAMP, 0.7, 20), *_between(WOOD, LAMP, 0.7, 20),
    *(blend(colour, GROUND, DIMMED) for colour in (WOOD, PLANK, EDGE, MUTED, PARCHMENT, LAMP)),
    *_between(blend((0, 0, 0), ASHES, 0.5), blend((255, 255, 255), ASHES, 0.5), 1, 20),
)  # fmt: skip
"""Colours that every picture has as they are: the house's own, those of shadows and of the glow, whose steps would be
seen if there were few of them, of what is dimmed, and the grey of faces that are out, of which a tint would be seen."""


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels."""

_WORTH_COPYING: Final = 12_000
"""Pixels of a piece from which on it is looked at where it is opaque."""
_INSETS: Final = (1, 2, 4, 8, 16, 24)


def _inside(x: int, y: int, wide: int, high: int, round_: int) -> Box:
    """A box that is wholly inside of another one with round corners."""
    inset = math.ceil(0.3 * round_) + 2
    return x + inset, y + inset, x + wide - inset, y + high - inset


def _moved(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _opaque_box(what: Image.Image) -> Box | None:
    """A large box in a piece where it is opaque; None if there is none. Pieces are kept, and so is this."""
    known: Any = what  # not its `info`, which is copied with it
    if not hasattr(known, "opaque_box"):
        alpha = what.getchannel("A")
        boxes = [(inset, inset, what.width - inset, what.height - inset) for inset in _INSETS]
        clear = (box for box in boxes if box[0] < box[2] and box[1] < box[3])
        known.opaque_box = next((box for box in clear if alpha.crop(box).getextrema()[0] == 255), None)
    return known.opaque_box


@lru_cache(maxsize=8)
def _dimmer(share: float) -> list[int]:
    """What becomes of every level of red, green and blue that is mixed with `share` of the ground."""
    return [round(v + (part - v) * share) for part in GROUND for v in range(256)]


def opaque_but_corners(what: Image.Image, round_: int) -> Image.Image:
    """A piece that is opaque except in its round corners; known at once, it need not be looked at."""
    known: Any = what
    known.opaque_box = _inside(0, 0, what.width, what.height, round_)
    return what


class Canvas:
    """The picture: a background on which pieces and text are laid. They are pasted by Pillow's core: its own `paste`
    and `crop` need longer to look what they were given than to do it.
    """

    def __init__(self, high: int, wide: int = WIDTH) -> None:
        self._begin(Image.new("RGB", (wide, high), GROUND))

    @classmethod
    def on(cls, ground: Image.Image) -> Self:
        """A canvas of an RGB image that nothing else needs, with what is drawn on it already."""
        canvas = cls.__new__(cls)
        canvas._begin(ground)
        return canvas

    def _begin(self, image: Image.Image) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(self.image)

    def lay(self, what: Image.Image, x: float, y: float) -> None:
        """Lays a piece with its top left corner at a point. Where it is opaque it is copied, which is much faster."""
        left, top = round(x), round(y)
        if what.width * what.height < _WORTH_COPYING or (solid := _opaque_box(what)) is None:
            self.image.im.paste(what.im, (left, top, left + what.width, top + what.height), what.im)
            return
        self.image.im.paste(what.im.crop(solid), _moved(solid, left, top))
        self._lay_around(what, (left, top), solid)

    def _lay_around(self, what: Image.Image, at: tuple[int, int], hole: Box) -> None:
        """Lays what of a piece is outside of a box in it."""
        left, top, right, bottom = hole
        strips = (0, 0, what.width, top), (0, bottom, what.width, what.height), (0, top, left, bottom), (
            right, top, what.width, bottom,
        )  # fmt: skip
        for strip in strips:
            if strip[0] < strip[2] and strip[1] < strip[3]:
                part = what.im.crop(strip)
                self.image.im.paste(part, _moved(strip, *at), part)

    def lay_middle(self, what: Image.Image, x: float, y: float) -> None:
        """Lays a piece with its middle at a point."""
        self.lay(what, x - what.width / 2, y - what.height / 2)

    def box(self, x: float, y: float, wide: int, high: int, round_: int, colour: Ink) -> None:
        """A box with round corners, which costs less than a piece."""
        left, top = round(x), round(y)
        right, bottom = left + wide, top + high
        core, before, after = self.image.im, top + round_, bottom - round_
        core.paste(colour, (left, before, right, after))
        for part in ((left + round_, top, right - round_, before), (left + round_, after, right - round_, bottom)):
            core.paste(colour, part)
        for begins, across in ((left, False), (right - round_, True)):
            for starts, down in ((top, False), (after, True)):
                mask = corner(round_, across=across, down=down)
                core.paste(colour, (begins, starts, begins + round_, starts + round_), mask.im)

    def dim(self, share: float) -> None:
        """Mix all that is drawn so far with `share` of the ground: by a table, in a fifth of the time of a mask."""
        self._begin(self.image.point(_dimmer(share)))  # pyright: ignore[reportUnknownMemberType] (of NumPy, which is not there)

    def drop(self, wide: int, high: int, round_: int, x: float, y: float, *, blur: int = 16, down: int = 6) -> None:
        """The shadow of something opaque that is then laid at a point; not what of it that hides."""
        hidden = _inside(blur, blur - down, wide, high, round_)
        self._lay_around(shadow(wide, high, round_, blur), (round(x - blur), round(y - blur + down)), hidden)

    def shine(self, wide: int, high: int, round_: int, x: float, y: float, colour: Ink, *, blur: int = 40) -> None:
        """The glow of the same."""
        hidden = _inside(blur, blur, wide, high, round_)
        self._lay_around(glow(wide, high, round_, blur, colour), (round(x - blur), round(y - blur)), hidden)

    def write(
        self,
        at: Point,
        text: str,
        size: int,
        colour: Ink,
        *,
        face: Face = "sign",
        align: Literal["left", "middle", "right"] = "left",
        room: float | None = None,
        least: int | None = None,
    ) -> float:
        """Text on the baseline; with `room` its size is reduced down to `least`, then it is cut until it fits. Returns
        its width."""
        if room is not None:
            text, size = fit(text, size, round(room), face, least or size)
        return write(self.image, at, text, size, colour, face=face, align=align)

    def png(self, *, small: bool = False) -> bytes:
        """The finished picture as PNG; if it has the full width, its corners are rounded. `small`: in fewer bytes, for
        one that is drawn seldom."""
        return encoded(self.image, house_palette(EXACT), GROUND if self.image.width == WIDTH else None, small=small)


def turned(what: Image.Image, degrees: float) -> Image.Image:
    """A piece turned clockwise, large enough to hold it."""
    return what.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)


def faded(what: Image.Image, ground: Ink, share: float) -> Image.Image:
    """A piece mixed with `share` of the background's colour; its outline stays."""
    flat = Image.blend(what.convert("RGB"), Image.new("RGB", what.size, ground), share)
    flat.putalpha(what.getchannel("A"))
    return flat


def darker(what: Image.Image, share: float) -> Image.Image:
    """A piece with its opacity scaled."""
    copy = what.copy()
    copy.putalpha(ImageChops.multiply(what.getchannel("A"), Image.new("L", what.size, round(255 * share))))
    return copy
