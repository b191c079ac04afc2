"""Boxes with round corners."""

from PIL import Image

from bot.ui.pictures.canvas import GROUND, LAMP, Canvas, Pen, piece


def far(first: Image.Image, second: Image.Image) -> int:
    return max(abs(a - b) for a, b in zip(first.tobytes(), second.tobytes(), strict=True))


def test_a_box_looks_like_one_that_was_drawn_large() -> None:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, 120, 60, 16, LAMP)

    drawn = piece(120, 60, draw)
    cheap, dear = Canvas(100, 200), Canvas(100, 200)
    cheap.box(40, 20, 120, 60, 16, LAMP)
    dear.lay(drawn, 40, 20)
    assert far(cheap.image, dear.image) <= 32
    assert cheap.image.getpixel((100, 50)) == LAMP
    assert cheap.image.getpixel((40, 20)) == GROUND


def test_all_corners_are_alike() -> None:
    canvas = Canvas(40, 50)
    canvas.box(0, 0, 50, 40, 12, LAMP)
    shown = canvas.image
    assert shown.tobytes() == shown.transpose(Image.Transpose.ROTATE_180).tobytes()
    assert shown.getpixel((0, 0)) == GROUND
    assert shown.getpixel((25, 0)) == shown.getpixel((0, 20)) == shown.getpixel((25, 20)) == LAMP
