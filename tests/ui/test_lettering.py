"""Letters in pictures: emoji, scripts whose letters are shaped, and what is drawn where they cannot be."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageFont, features

from bot.paths import DATA
from bot.ui.names import clean, plain
from bot.ui.pictures import bidi, lettering, lettering_emoji
from bot.ui.pictures.bidi import readable, visual
from bot.ui.pictures.lettering import SMALLEST, fit, font, runs, shaping, width, write
from bot.ui.pictures.lettering_emoji import FONT, SEQUENCES, joined
from workshop.__main__ import main

FAMILY, FLAG, WALES = "👨‍👩‍👧", "🇩🇪", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"
THAI, DEVANAGARI = DATA / "fonts" / "NotoSansThai-Bold.ttf", DATA / "fonts" / "NotoSansDevanagari-Bold.ttf"
HINDI = "क्षितिज"
MARATHI = "र्‍हास"  # its second letter asks for a form of its first, by a joiner
NEPALI = "गर्‍यो"
WORDS = [HINDI, MARATHI, NEPALI, "น้ำทิพย์"]

shaped = pytest.mark.skipif(not shaping(), reason="Pillow finds no libfribidi here")


def forget() -> None:
    for cached in (shaping, font, runs, fit, lettering._mask):
        cached.cache_clear()


@pytest.fixture
def no_shaping(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if there was no libfribidi."""
    monkeypatch.setattr(features, "check", lambda _: False)
    forget()
    yield
    monkeypatch.undo()
    forget()


def drawn(text: str, size: int = 40, mode: str = "RGB") -> Image.Image:
    image = Image.new(mode, (500, 80))
    write(image, (20, 56), text, size, (255, 255, 255))
    return image


def inked(image: Image.Image) -> tuple[int, int, int, int]:
    box = image.getbbox()
    assert box is not None
    return box


# -- emoji -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("emoji", ["🍺", FAMILY, FLAG, WALES, "❤️", "1️⃣", "🏳️‍🌈", "🏃‍♀️", "👁️‍🗨️", "☕", "👩🏽‍💻"])
def test_an_emoji_is_one_letter_in_colour(emoji: str) -> None:
    (run,) = runs(emoji, 36, "name")
    assert (len(run.text), run.file) == (1, FONT.name)
    image = drawn(emoji)
    raw = image.tobytes()
    colours = {tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)}
    assert len(colours) > 30
    left, top, right, bottom = inked(image)
    assert 18 <= left < right <= 20 + width(emoji, 40) + 1
    assert 12 <= top < bottom <= 68


def test_emoji_that_differ_in_a_sequence_look_different() -> None:
    many = [FAMILY, "👨‍👩‍👦", FLAG, "🇫🇷", WALES, "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴"]
    assert len({drawn(emoji).tobytes() for emoji in many}) == len(many)


def test_skin_tones_are_left_out() -> None:
    assert readable("👍🏽") == "👍"
    assert drawn("👩🏽‍💻").tobytes() == drawn("👩‍💻").tobytes()


@pytest.mark.parametrize("text", ["Ann 7", "#1", "♥", "©", "1", "Zoë", "🇩", "\u200d", "\ufe0f", "☁"])
def test_what_is_no_emoji_stays_text(text: str) -> None:
    assert joined(text) == text
    assert all(run.file != FONT.name for run in runs(text, 36, "name") if text != "🇩")


def test_emoji_stand_in_the_order_of_a_name_read_from_right_to_left() -> None:
    family = joined(FAMILY)
    assert visual(readable(f"שלמה {FAMILY} VIP")) == f"VIP {family} המלש"
    assert readable(readable(FAMILY)) == readable(FAMILY) == family


def test_a_text_is_cut_between_words_unless_a_word_is_most_of_it() -> None:
    told = "everybody antes 1 Gold"
    for room in range(round(width("everybody…", 40, "sign")) + 1, 300, 4):
        text, _ = fit(told, 40, room, "sign", 40)
        kept = text.removesuffix("…")
        assert text == told or told[len(kept)] == " ", text
    assert fit("Bartholomew", 40, 160, "sign", 40)[0].startswith("Barth")


def test_small_letters_of_the_condensed_font_stand_apart() -> None:
    file = "YanoneKaffeesatz-Bold.otf"
    assert width("about", 36, "sign") >= font(file, 36).getlength("about") + 3
    assert width("about", 56, "sign") == font(file, 56).getlength("about")
    image = Image.new("RGB", (500, 80))
    write(image, (20, 56), "about", 36, (255, 255, 255), face="sign")
    left, _, right, _ = inked(image)
    assert font(file, 36).getlength("about") < right - left <= width("about", 36, "sign") + 1


def test_a_cut_name_keeps_an_emoji_whole_or_leaves_it_out() -> None:
    seen: set[bool] = set()
    for room in range(60, 240, 4):
        text, _ = fit(f"Mara {FAMILY}{FLAG}", 34, room, "name", SMALLEST)
        rest = text.removesuffix("…").rstrip()
        assert f"Mara {joined(FAMILY)}{joined(FLAG)}".startswith(rest)
        seen.add(joined(FAMILY) in text)
    assert seen == {False, True}


def test_emoji_are_laid_on_pieces_as_on_pictures() -> None:
    piece = Image.new("RGBA", (500, 80), (0, 0, 0, 255))
    write(piece, (20, 56), "🍺 x", 40, (255, 255, 255))
    assert piece.convert("RGB").tobytes() == drawn("🍺 x").tobytes()
    clear = drawn("🍺", mode="RGBA")
    assert max(clear.getchannel("A").tobytes()) == 255


def test_the_font_of_emoji_is_small_and_whole() -> None:
    assert FONT.stat().st_size < 3_000_000
    lines = SEQUENCES.read_text("ascii").splitlines()
    assert lines == sorted(lines, key=lambda line: [int(code, 16) for code in line.split()])
    assert len(set(lines)) == len(lines) > 900
    letters = lettering._letters(FONT.name)
    assert {lettering_emoji.FIRST_PRIVATE + at for at in range(len(lines))} <= letters
    assert not letters & set(range(0x80))


def test_the_font_is_not_made_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emoji", "--source", str(tmp_path / "none.ttf")]) == 2
    assert capsys.readouterr().err
    assert FONT.exists()


# -- scripts that are shaped -----------------------------------------------------------------------------------------


@shaped
def test_a_vowel_that_is_written_before_its_consonant_stands_there() -> None:
    """Its hook begins above the line at the left, where its stem is."""
    left, _, right, _ = inked(drawn("कि"))
    _, line, _, _ = inked(drawn("क"))
    hook, _, _, _ = inked(drawn("कि").crop((0, 0, 500, line)))
    assert hook < left + (right - left) / 3


@shaped
@pytest.mark.parametrize("word", [HINDI, MARATHI, NEPALI])
def test_letters_that_join_take_less_room_than_apart(word: str) -> None:
    apart = ImageFont.truetype(DEVANAGARI, 40, layout_engine=ImageFont.Layout.BASIC)
    assert width(word, 40) < apart.getlength(word.replace("\u200d", "")) - 2


@shaped
def test_a_joiner_between_letters_is_heeded() -> None:
    assert "\u200d" in readable(MARATHI)
    assert drawn(MARATHI).tobytes() != drawn(MARATHI.replace("\u200d", "")).tobytes()


@shaped
def test_marks_of_thai_stand_one_above_the_other() -> None:
    """The tone mark belongs above the circle of the vowel that follows it."""
    apart = ImageFont.truetype(THAI, 40, layout_engine=ImageFont.Layout.BASIC).getbbox("น้ำ", anchor="ls")
    together = font(THAI.name, 40).getbbox("น้ำ", anchor="ls")
    assert together[1] < apart[1]


@pytest.mark.usefixtures("no_shaping")
@pytest.mark.parametrize("word", WORDS)
def test_without_the_library_every_letter_is_drawn_all_the_same(word: str) -> None:
    assert not shaping()
    (run,) = runs(word, 36, "name")
    assert run.text == readable(word).replace("\u200d", "")
    assert font(run.file, 36).layout_engine is ImageFont.Layout.BASIC
    left, _, right, _ = inked(drawn(word))
    assert right - left > 40


@pytest.mark.usefixtures("no_shaping")
def test_emoji_need_no_library() -> None:
    assert [len(run.text) for run in runs(f"Mara {FAMILY}", 36, "name")] == [5, 1]


def test_a_name_in_another_script_looks_the_same_with_and_without_the_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ["Jörg", "שלמה (VIP)", "محمد", "Аня", "酒飲み", f"Mara {FAMILY}"]
    before = [drawn(name).tobytes() for name in names]
    monkeypatch.setattr(features, "check", lambda _: False)
    forget()
    after = [drawn(name).tobytes() for name in names]
    monkeypatch.undo()
    forget()
    assert before == after


def test_a_cut_name_keeps_its_marks() -> None:
    for room in range(60, 200, 6):
        text, _ = fit("कुलकर्णी कुलकर्णी", 34, room, "name", SMALLEST)
        rest = text.removesuffix("…").rstrip()
        after = "कुलकर्णी कुलकर्णी"[len(rest) : len(rest) + 1]
        assert not after or after not in "ुी"


# -- names as text ---------------------------------------------------------------------------------------------------


def test_flags_of_parts_of_countries_stay_whole_in_texts() -> None:
    assert plain(f"Ann {WALES}") == clean(f"Ann {WALES}") == f"Ann {WALES}"
    assert plain("Ann \U000e0067\U000e007f🏴x\U000e0067") == "Ann 🏴x"


def test_a_picture_with_emoji_is_the_same_every_time() -> None:
    def png() -> bytes:
        out = io.BytesIO()
        drawn(f"Mara {FAMILY}").save(out, "PNG")
        return out.getvalue()

    first = png()
    lettering_emoji.image.cache_clear()
    assert png() == first


@pytest.mark.parametrize("text", ["AVATAR To Wörth, 12 × 3", "Zażółć gęślą jaźń…", "和歌 テスト", "Վահան გია"])
@pytest.mark.parametrize("size", [35, 44, 61])
def test_a_text_is_as_wide_as_its_font_measures_it(text: str, size: int) -> None:
    for face in ("name", "sign"):
        for run in runs(text, size, face):
            apart = len(run.text) * lettering._apart(run.file, size)
            assert run.width == font(run.file, size).getlength(run.text) + apart


def test_plain_letters_are_drawn_as_the_long_way_draws_them(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_letters = [letter for letter in map(chr, range(0x3000)) if bidi._PLAIN.fullmatch(letter)]
    texts = [f"{before}{letter}{after}" for letter in plain_letters for before in ("", "a  b") for after in ("", " 1")]
    short = [(readable.__wrapped__(text), visual.__wrapped__(text), visual.__wrapped__(text, sentence=True))
             for text in texts]  # fmt: skip
    monkeypatch.setattr(bidi, "_PLAIN", re.compile("(?!)"))
    assert short == [(readable.__wrapped__(text), visual.__wrapped__(text), visual.__wrapped__(text, sentence=True))
                     for text in texts]  # fmt: skip
