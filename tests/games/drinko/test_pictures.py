"""The pictures of Drinko: the same every time, telling what they should and nothing that is hidden."""

import io
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageFont

from bot.games import english, words_in
from bot.games.drinko.look import alt
from bot.games.drinko.look.happened import Happened, Moment
from bot.games.drinko.look.moments import moment_told
from bot.games.drinko.look.pictures import cards as drinko_cards
from bot.games.drinko.look.pictures import table as drinko_table
from bot.games.drinko.look.pictures.cards import DIM_SHAPE, PANELS, SPECIAL, dim_panel, draw_card, face
from bot.games.drinko.look.pictures.hand import draw_hand, shape_of
from bot.games.drinko.look.pictures.table import IDLE, arrows, draw_table, ring
from bot.games.drinko.look.words import ALL_CARDS, SPECIALS, card_name, in_order
from bot.games.drinko.rules.view import TableView
from bot.ui.pictures import canvas
from bot.ui.pictures.bidi import readable, visual
from bot.ui.pictures.cache import PictureCache, key_of
from bot.ui.pictures.lettering import SMALLEST, TooSmall, fit, font, overheard, runs, width

WORDS = english()
NAMES = ["Bartholomew Featherstonehaugh", "Mara 🍺", "שלמה (VIP)", "محمد", "Jörg", "Аня", "Ευα", "酒飲み", "🐉 D", "x"]


MUG_LEFT, ENGINE_WIDE = 168, 152
"""The pixels on a mat that are left of the mug, and how wide the panel of the engine is."""


def view(seats: int = 4, **changes: Any) -> TableView:
    made = {
        "game": "drinko",
        "me": None,
        "hand": [],
        "sizes": [7, 3, 1, 5, 12, 2, 9, 4, 6, 24][:seats],
        "top": "r5",
        "draw": 60,
        "pile": ["r5"] * 12,
        "direction": 1,
        "to_move": 1,
        "train": 0,
        "drinks": [0, 2, 14, 3, 0, 7, 1, 5, 9, 31][:seats],
        "out": [],
        "called": [False] * seats,
        "over": False,
        "placings": None,
        **changes,
    }
    return cast("TableView", made)


def pixels(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA").convert("RGB")


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_table_is_1200_wide_and_the_same_every_time(seats: int) -> None:
    shown = view(seats, train=17)
    first = draw_table(WORDS, shown, NAMES[:seats], patrons=frozenset({1}), asked=frozenset({0}))
    assert first == draw_table(WORDS, shown.copy(), list(NAMES[:seats]), patrons=frozenset({1}), asked=frozenset({0}))
    assert pixels(first).width == 1200
    assert len(first) < 300_000


@pytest.mark.parametrize("seats", range(2, 11))
def test_mats_stand_apart_in_turn_order_inside_the_picture(seats: int) -> None:
    where = ring(seats)
    assert len(where.mats) == seats == len(arrows(seats))
    wide, high = drinko_table.MAT_WIDE, drinko_table.MAT_HIGH
    for seat, (x, y) in enumerate(where.mats):
        assert x - wide / 2 >= 24
        assert x + wide / 2 <= 1176
        assert y + high / 2 <= where.high - 24
        for ox, oy in where.mats[:seat]:
            assert abs(x - ox) >= wide + 24 or abs(y - oy) >= high + 24
    mid_x, mid_y = 600, where.middle
    turns = [
        (ax - mid_x) * (by - mid_y) - (ay - mid_y) * (bx - mid_x)
        for (ax, ay), (bx, by) in zip(where.mats, (*where.mats[1:], where.mats[0]), strict=True)
    ]
    assert all(turn >= 0 for turn in turns)  # clockwise on a screen, whose y grows downwards


def test_a_table_needs_two_to_ten_seats() -> None:
    for seats in (1, 11):
        with pytest.raises(ValueError, match="2 to 10 seats"):
            ring(seats)


@pytest.mark.parametrize(
    "change",
    [
        {"to_move": 2},
        {"top": "g5"},
        {"train": 4},
        {"direction": -1},
        {"draw": 0},
        {"drinks": [0, 2, 15, 3]},
        {"sizes": [7, 3, 2, 5]},
        {"called": [False, False, True, False]},
        {"out": [2], "sizes": [7, 3, 0, 5]},
        {"over": True, "placings": [4, 2, 1, 3], "out": [2], "sizes": [7, 3, 0, 5]},
    ],
)
def test_what_is_public_can_be_seen(change: dict[str, Any]) -> None:
    assert draw_table(WORDS, view(), NAMES[:4]) != draw_table(WORDS, view(**change), NAMES[:4])
    assert alt.table_alt(WORDS, view(), NAMES[:4]) != alt.table_alt(WORDS, view(**change), NAMES[:4])


class _Public(dict[str, Any]):
    """A view whose hidden side must not be touched."""

    def __getitem__(self, key: str) -> Any:
        assert key not in {"hand", "me"}, f"the table looked at {key}"
        return super().__getitem__(key)


def test_a_table_never_looks_at_a_hand() -> None:
    mine = cast("TableView", _Public(view(me=2, hand=["b7"])))
    assert draw_table(WORDS, mine, NAMES[:4]) == draw_table(WORDS, view(), NAMES[:4])
    assert alt.table_alt(WORDS, mine, NAMES[:4]) == alt.table_alt(WORDS, view(), NAMES[:4])


def test_a_seat_with_one_card_looks_like_any_other_until_it_has_called() -> None:
    """Only the mat of who has called changes: nothing marks who has not."""
    silent, called = (
        pixels(draw_table(WORDS, view(called=[False, False, said, False]), ["Ann", "Bo", "Cy", "Di"]))
        for said in (False, True)
    )
    x, y = ring(4).mats[2]
    # Each picture has a palette of its own, by which a soft edge may be some shades apart; a badge is more so.
    apart = ImageChops.difference(silent, called).tobytes().translate(bytes(33) + b"\xff" * 223)
    box = Image.frombytes("RGB", silent.size, apart).getbbox()
    assert box is not None
    assert x - 176 <= box[0]
    assert box[2] <= x + 152
    assert y - 76 <= box[1]
    assert box[3] <= y + 76
    words = alt.table_alt(WORDS, view(), NAMES[:4])
    assert "called" not in words


def test_the_picture_of_a_finished_game_shows_who_won() -> None:
    ended = view(over=True, placings=[4, 2, 1, 3], out=[2], sizes=[7, 3, 0, 5])
    other = view(over=True, placings=[4, 1, 2, 3], out=[2], sizes=[7, 3, 0, 5])
    assert draw_table(WORDS, ended, NAMES[:4]) != draw_table(WORDS, other, NAMES[:4])


@pytest.mark.parametrize("code", ["en", "de", "pl"])
def test_words_stay_on_their_mat_and_below_their_engine_in_every_language(code: str) -> None:
    words = words_in(code)
    empty, idle = words.say("drinko-picture.no-cards"), words.say("drinko-picture.no-train")
    with overheard() as heard:
        draw_table(words, view(over=True, placings=[4, 2, 1, 3], out=[2], sizes=[7, 3, 0, 5]), ["1", "2", "3", "4"])
        draw_table(words, view(), ["1", "2", "3", "4"])
    wide = {told.text: width(told.text, told.size, "sign") for told in heard}
    assert wide[empty] <= MUG_LEFT
    lines = [text for text in wide if text in idle and not text.isdecimal()]
    assert sum(len(line) + 1 for line in lines) == len(idle) + 1
    assert max(wide[line] for line in lines) <= ENGINE_WIDE


SOME_CARDS = list(dict.fromkeys((*list(ALL_CARDS)[::3], *SPECIALS)))
"""One in three: of each kind of card in some colour, and those that have none."""


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_has_a_name_a_picture_and_words(card: str) -> None:
    if card in SOME_CARDS:
        assert pixels(draw_card(WORDS, card)).width == 600
    assert card_name(WORDS, card) in alt.card_alt(WORDS, card)


@pytest.mark.parametrize("card", SOME_CARDS)
def test_cards_of_every_kind_can_lie_on_the_table_at_a_moment(card: str) -> None:
    moment = Moment("train", (1,), 0, (3, 2, 2))
    told = moment_told(WORDS, moment, NAMES[:4], lambda n: f"{n} sips")
    shown = view(top=card, pile=[card])
    plain = draw_table(WORDS, shown, NAMES[:4])
    assert draw_table(WORDS, shown, NAMES[:4], latest=Happened(moment=moment), moment=told) != plain


def test_cards_are_named_as_people_say_them() -> None:
    names = [card_name(WORDS, card) for card in ("r5", "b+2", "gskip", "y-1", "r+0", "deflect")]
    assert names == ["red 5", "blue +2", "green Skip", "yellow -1", "red +0", "Deflect"]
    assert len({card_name(WORDS, card) for card in ALL_CARDS}) == len(ALL_CARDS) == 4 * 16 + 4
    for none in ("", "r", "rr", "x5", "r10", "Deflect"):
        with pytest.raises(ValueError, match="there is no card"):
            card_name(WORDS, none)


def test_no_two_cards_look_alike() -> None:
    assert len({face(WORDS, card, 104).tobytes() for card in ALL_CARDS}) == len(ALL_CARDS)


def test_colours_are_told_apart_without_colour() -> None:
    """Black and white: what is parchment stays, all else is one dark."""
    light = [255 * (level > 200) for level in range(256)]
    masks = {face(WORDS, colour + "5", 144).convert("L").point(light).tobytes() for colour in "rygb"}
    assert len(masks) == 4


def test_a_hand_shows_what_can_be_played() -> None:
    shown = view(me=0, hand=["r5", "b2", "b2"])
    both = draw_hand(WORDS, shown, playable=frozenset({"r5", "b2"}))
    assert both == draw_hand(WORDS, shown, playable=frozenset({"b2", "r5"}))
    assert both != draw_hand(WORDS, shown, playable=frozenset({"r5"}))
    assert both != draw_hand(WORDS, view(me=0, hand=["r5", "b2"]), playable=frozenset({"r5", "b2"}))
    assert both != draw_hand(WORDS, view(me=0, hand=["r5", "b2", "b2"], train=3), playable=frozenset({"r5", "b2"}))


def test_a_hand_is_one_row_up_to_seven_kinds_and_two_beyond() -> None:
    assert [shape_of(kinds)[0] for kinds in (0, 1, 7, 8, 13, 14)] == [1, 1, 7, 4, 7, 7]


def test_sixty_cards_are_still_a_picture() -> None:
    for hand in ([*ALL_CARDS][:60], [*ALL_CARDS], []):
        drawn = draw_hand(WORDS, view(me=0, hand=hand, train=17), playable=frozenset(hand[:3]))
        assert pixels(drawn).width == 1200
        assert pixels(drawn).height <= 1600
        assert len(drawn) < 300_000


def test_a_hand_lies_in_the_same_order_however_it_came() -> None:
    assert in_order(["split", "b1", "r+1", "rskip", "r9"]) == ["r9", "rskip", "r+1", "b1", "split"]
    first, second = (draw_hand(WORDS, view(hand=hand), playable=frozenset()) for hand in (["r1", "b1"], ["b1", "r1"]))
    assert first == second


def test_text_too_small_for_a_phone_is_refused() -> None:
    with pytest.raises(TooSmall):
        runs("sips", SMALLEST - 1, "sign")
    bot = Path(__file__).parents[3] / "bot"
    sources = [*bot.glob("ui/pictures/*.py"), *bot.glob("games/*/look/pictures/*.py")]
    writers = {
        source.name for source in sources if re.search(r"\.((multiline_)?text|getmask2?)\(", source.read_text("utf-8"))
    }
    assert writers == {"lettering.py", "lettering_emoji.py"}  # the first refuses it, and writes with the second


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (canvas.PARCHMENT, canvas.GROUND),
        (canvas.PARCHMENT, canvas.WOOD),
        (canvas.PARCHMENT, canvas.PLANK),
        (canvas.PARCHMENT, canvas.ALARM),
        (canvas.MUTED, canvas.GROUND),
        (canvas.MUTED, canvas.WOOD),
        (canvas.EMBER, canvas.GROUND),
        (canvas.EMBER, canvas.PLANK),
        (canvas.LAMP, canvas.GROUND),
        (canvas.LAMP, canvas.WOOD),
        (canvas.INK, canvas.LAMP),
        (canvas.INK, canvas.PARCHMENT),
        (canvas.ink("#8E2412"), canvas.LAMP),
        (canvas.ink("#B3A592"), canvas.GREY),
        (canvas.PARCHMENT, drinko_cards.SPECIAL),
        *((drinko_cards.PANEL_INKS[colour], drinko_cards.PANELS[colour]) for colour in "rygb"),
        tuple(canvas.blend(colour, canvas.GROUND, drinko_cards.DIM) for colour in (canvas.INK, canvas.PARCHMENT)),
    ],
)
def test_text_stands_out_from_its_ground(text: canvas.Ink, ground: canvas.Ink) -> None:
    assert canvas.contrast(text, ground) >= 4.5


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Mara", "Mara"),
        ("שלמה", "המלש"),
        ("שלמה (VIP) 12", "12 (VIP) המלש"),
        ("Ada שלמה", "Ada המלש"),
        ("محمد", "\ufeaa\ufee4\ufea4\ufee3"),
        ("سلام", "\ufee1\ufefc\ufeb3"),
    ],
)
def test_names_from_right_to_left_come_out_in_order_and_joined(name: str, drawn: str) -> None:
    assert visual(readable(name)) == drawn


def test_a_sentence_that_begins_with_such_a_name_is_still_read_from_left_to_right() -> None:
    assert visual("שלמה: Winning Hand!", sentence=True) == "המלש: Winning Hand!"
    assert visual("Ada: שלמה!", sentence=True) == "Ada: המלש!"


def test_names_lose_only_what_cannot_be_drawn() -> None:
    assert readable("\u202eevil\u202c  Zoë\u0301\u0302 👍🏽\n") == "evil Zoë 👍"


@pytest.mark.parametrize("code", ["r5", "y+2", "gskip", "b-1", "split"])
def test_marks_of_dimmed_cards_and_the_idle_engine_can_be_told_from_their_ground(code: str) -> None:
    panel = dim_panel(SPECIAL if code in SPECIALS else PANELS[code[0]])
    assert canvas.contrast(canvas.PARCHMENT, panel) >= 4.5
    assert canvas.contrast(DIM_SHAPE, panel) >= 3
    assert canvas.contrast(canvas.INK, DIM_SHAPE) >= 4.5
    assert canvas.contrast(IDLE, canvas.WOOD) >= 3


def test_every_letter_of_a_name_is_drawn_by_some_font() -> None:
    for name in NAMES:
        drawn = "".join(run.text for run in runs(name, 36, "name"))
        assert drawn == visual(readable(name))
    assert [run.text for run in runs("a\U000e0fff\U00013000\U00013001b", 36, "name")] == ["a", "◆", "b"]


def test_letters_are_laid_out_the_same_everywhere() -> None:
    assert font("Inter-Bold.otf", 36).layout_engine is ImageFont.Layout.BASIC


def test_a_long_name_is_cut_to_its_room() -> None:
    text, size = fit(NAMES[0], 40, 200, "name", 36)
    assert text.endswith("…")
    assert NAMES[0].startswith(text[:-1])
    assert size == 36
    assert width(text, size) <= 200
    assert fit("Mara", 36, 200) == ("Mara", 36)


def test_alt_of_a_table_tells_the_facts() -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    told = alt.table_alt(WORDS, view(train=5, direction=-1, called=[False, False, True, False]), names, "points")
    for fact in ("Bo to play on red 5", "Drink Train of 5;", "60 cards to draw", "anticlockwise",
                 "Ann 7 cards, 0 points", "Cy 1 card and Drinko called, 14 points"):  # fmt: skip
        assert fact in told
    over = alt.table_alt(WORDS, view(over=True, placings=[4, 2, 1, 3], sizes=[7, 3, 0, 5]), names)
    assert "Cy won" in over
    assert "Ann place 4, 7 cards left" in over


def test_alt_of_a_hand_tells_the_facts() -> None:
    told = alt.hand_alt(WORDS, view(hand=["b+2", "r5", "r5", "deflect"], train=2), frozenset({"deflect"}))
    assert "4 cards: red 5 ×2, blue +2, Deflect" in told
    assert "Playable now: Deflect" in told
    assert "On the pile: red 5, a Drink Train of 2." in told


def test_alt_stays_within_discords_limit() -> None:
    names = ["Ж" * 200] * 10
    for over in (False, True):
        told = alt.table_alt(
            WORDS, view(10, train=99, over=over, placings=[1] * 10 if over else None), names, "push-ups"
        )
        assert len(told) <= alt.MOST
    every = list(ALL_CARDS) * 2
    told = alt.hand_alt(WORDS, view(hand=every), frozenset(every[:40]))
    assert len(told) <= alt.MOST
    assert not told.endswith("…")


def test_the_cache_forgets_the_oldest() -> None:
    cache = PictureCache(limit=100)
    for what, known in (("a", False), ("b", False), ("a", True), ("c", False), ("a", True), ("b", False)):
        assert (cache.kept(key_of(what)) is not None) == known
        cache.keep(key_of(what), what.encode() * 40)
        assert cache.kept(key_of(what)) == what.encode() * 40
        assert cache.size <= 100
    cache.keep(key_of("large"), b"large" * 40)
    assert cache.kept(key_of("large")) is None
    assert cache.size == 80


def test_keys_of_the_cache_tell_apart_what_looks_apart() -> None:
    assert key_of(view(), ["a"], frozenset({1, 2})) == key_of(dict(reversed(view().items())), ("a",), {2, 1})
    assert (
        len({key_of(1), key_of(True), key_of("1"), key_of([1]), key_of({1}), key_of(view()), key_of(view(train=1))})
        == 7
    )


def test_pictures_drawn_in_threads_are_the_same() -> None:
    shown = view(me=0, hand=list(ALL_CARDS))
    alone = draw_hand(WORDS, shown, playable=frozenset({"r5"}))
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(draw_hand, WORDS, shown, playable=frozenset({"r5"})) for _ in range(8)]
        assert {job.result() for job in jobs} == {alone}
