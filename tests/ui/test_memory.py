"""What was freed is given back, where the C library takes such a wish."""

from bot.ui.memory import give_back
from bot.ui.pictures.canvas import Canvas


def test_what_is_in_use_stays_as_it_is() -> None:
    canvas = Canvas(480)
    before = canvas.png()
    give_back()
    assert canvas.png() == before
