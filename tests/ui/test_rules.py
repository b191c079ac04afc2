"""The pages of the rules: each fits the screen of a phone, under a picture."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from bot.engine.guides import Chapter, Sign
from bot.games import GAMES, english
from bot.games.kit import GameKit
from bot.ui.layouts.cases import all_cases, of_rulings
from bot.ui.layouts.rules import CASE_LINES, LETTERS, LINES, TOPICS, lines_of, rules_pages, topic_page
from bot.ui.pictures.lettering import width
from bot.ui.pictures.strip import HIGH, draw_strip

WORDS = english()
KITS = [GAMES[name] for name in GAMES]


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_every_page_fits_the_screen_of_a_phone(kit: GameKit) -> None:
    pages = rules_pages(WORDS, kit, "w" * 20)
    assert [(page.text, lines_of(page.text)) for page in pages if lines_of(page.text) > LINES] == []
    assert len({page.text for page in pages}) == len(pages)
    assert all(page.text.startswith("### ") and "{" not in page.text for page in pages)


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_a_page_of_rulings_with_the_menu_of_its_cases_fits_too(kit: GameKit) -> None:
    known = all_cases(GAMES)
    pages = [page for page in rules_pages(WORDS, kit, "w" * 20) if of_rulings(known, kit.name, page.rulings)]
    assert pages
    assert [page.text for page in pages if lines_of(page.text) + CASE_LINES > LINES] == []


def test_the_ladder_is_explained_in_ten_lines_on_one_page() -> None:
    page = topic_page(WORDS, "ladder")
    assert lines_of(page.text) <= LINES
    assert [line[:2] for line in page.text.split("\n")] == ["##", *["- "] * 10]
    assert page.art is not None
    assert Image.open(io.BytesIO(page.art.draw())).size == (1200, HIGH)


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_every_page_has_a_picture_that_its_words_tell(kit: GameKit) -> None:
    arts = {page.art.key: page.art for page in rules_pages(WORDS, kit, "sips") if page.art is not None}
    few = [art for key, art in arts.items() if isinstance(key, tuple) and key[0] == "rules"]
    assert len(few) == len([*kit.guide(), *kit.chapters(WORDS)])
    for art in few:
        assert art.alt.startswith("Pictured: ")
        assert Image.open(io.BytesIO(art.draw())).size == (1200, HIGH)


@pytest.mark.parametrize("kit", KITS, ids=GAMES)
def test_no_words_under_a_sign_are_cut(kit: GameKit) -> None:
    for signs in [*(part.signs for part in kit.guide()), *(part.signs for part in kit.chapters(WORDS))]:
        assert signs
        for sign in signs:
            assert width(sign.says, 35, "sign") <= (1200 - 64) / len(signs) - 32, sign.says


def test_lines_are_counted_as_a_phone_breaks_them() -> None:
    assert lines_of("x" * LETTERS) == 1
    assert lines_of("x" * LETTERS + "y") == 2
    assert lines_of("a\n\nb") == 3
    assert lines_of("### **" + "x" * LETTERS + "**") == 1


class Long:
    """The kit of a game with a long chapter."""

    name = "drinko"

    def guide(self) -> list[object]:
        return []

    def rulings(self) -> list[object]:
        return []

    def chapters(self, words: object) -> list[Chapter]:
        text = " ".join(f"Sentence number {n} of the chapter stands here." for n in range(60))
        return [Chapter("One", f"{text}\n\n{text}", [Sign(name="x", says="x")]), Chapter("Two", "Short.", [])]


def test_a_long_text_goes_on_on_the_next_page_between_sentences() -> None:
    kit: GameKit = Long()  # pyright: ignore[reportAssignmentType]
    *pages, last = rules_pages(WORDS, kit, "")
    assert last.chapter == "Two"
    heads = [page.text.partition("\n")[0] for page in pages]
    bodies = [page.text.partition("\n")[2] for page in pages]
    assert len(pages) > 5
    assert len(set(heads)) == 1
    assert all(lines_of(page.text) <= LINES for page in pages)
    assert all(body.endswith(".") and body.startswith("Sentence") for body in bodies)
    assert " ".join(bodies).split() == kit.chapters(WORDS)[0].text.split()
    assert [page.chapter for page in pages] == ["One", *[""] * (len(pages) - 1)]


def test_a_strip_takes_what_it_says_from_its_signs() -> None:
    sign = Image.new("RGBA", (80, 80), (255, 0, 0))
    drawn = {draw_strip([(sign, "a")]), draw_strip([(sign, "b")]), draw_strip([(sign, "a")] * 2),
             draw_strip([(sign, "a")] * 2, steps=True)}  # fmt: skip
    assert len(drawn) == 4


def test_every_page_of_our_games_has_a_picture() -> None:
    assert all(page.art is not None for kit in KITS for page in rules_pages(WORDS, kit, "sips"))


def test_the_shuffle_is_explained_in_four_sentences_with_what_it_does_not_prove() -> None:
    head, text = topic_page(WORDS, "shuffle").text.split("\n")
    assert head == "### The shuffle"
    assert len(re.findall(r"[.!?](?= |$)", text)) == 4
    for told in ("refused people and starts", "where one person plays alone", "python -m bot verify"):
        assert told in text


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_the_screen_of_a_phone(topic: str) -> None:
    assert lines_of(topic_page(WORDS, topic).text) <= LINES
