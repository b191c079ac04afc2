"""What a choice is about stands in its prompt and in its picture, whatever is asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot.games.inn.rules
from bot.engine import Run
from bot.games import english
from bot.games.inn.look.alt import inn_table_alt
from bot.games.inn.look.buying import BUYS, BUYS_MOST, asked_card, bought_words, offered_words
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.pictures.hand import hand_key
from bot.games.inn.look.pictures.told import as_felt, ways_told
from bot.games.inn.look.prompts import decision, own_drink_name
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.foresee import foresee
from bot.games.inn.rules.play.view import DrinkView, inn_view
from bot.patrons.patron import any_answer
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import Skin
from bot.ui.words import Words
from tests.games.inn.test_layouts import info_of, seat_face

WORDS = english()
PLAIN = {
    "inn.discard", "inn.action", "inn.order", "inn.ordered", "inn.where", "inn.gamble", "inn.window", "inn.take",
    "inn.buy", "inn.may", "inn.drink", "inn.champion",
}  # fmt: skip
"""What is asked by the rules of the game, or says by itself what it is about."""
RARE = {"inn.borrow", "inn.divide", "inn.pile", "inn.sale", "inn.give", "inn.ante", "inn.deal", "inn.front"}
"""What random games hardly come to, and so not each time."""
LINE_UNDER = ("-# ", "- ", "1. ")
"""What a line begins with that says more about what is asked."""


def every_about() -> set[str]:
    """All kinds of asks, as the rules write them."""
    rules = Path(bot.games.inn.rules.__file__).parent
    return {found for file in rules.rglob("*.py") for found in re.findall(r'"(inn\.[a-z-]+)"', file.read_text("utf-8"))}


def asked_in_games() -> Iterator[tuple[Run, PrivateTable]]:
    """What seats are asked in random games of all kinds, some of each."""
    luck, game, met = Random(5), Inn(), Counter[str]()
    casts: list[list[str]] = [[], ["kaylin", "wizgille", "vlazlo", "zakhan"], ["phrenk", "serena", "daareka", "joran"]]
    for number in range(60):
        options = {"windows": "sealed", "events": "both"}
        options |= {"variant": "two-headed-dragon"} if number % 3 == 2 else {}
        options |= {"characters": casts[number // 3 % 3]} if number % 3 == 1 else {}
        run = Run.new(game, 4, options, f"asked {number}", live=False)[0]
        while (ask := run.ask) is not None:
            seats = list(ask.seats)[:1] if ask.first else list(ask.seats)
            if met[ask.about] < 12:
                met[ask.about] += 1
                yield run, seat_face(run, info_of(run, 4), seats[0], ())
            run.answer_all({seat: any_answer(ask.seats[seat], luck.random) for seat in seats})


@pytest.fixture(scope="module")
def prompts() -> dict[str, list[tuple[str, str, str]]]:
    """By kind of ask: the card's code, the prompt, and the alt text of the hand."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for _, private in asked_in_games():
        assert private.ask is not None
        art = LOOK.hand_art(WORDS, private, Skin())
        code = asked_card(private.ask, inn_view(private.view))
        found.setdefault(private.ask.about, []).append((code, LOOK.hand_headline(WORDS, private), art.alt))
    return found


def test_every_kind_of_ask_has_a_prompt_and_comes_up(prompts: dict[str, list[tuple[str, str, str]]]) -> None:
    missing = every_about() - set(prompts) - {"inn.challenge", "inn.dare", "inn.share"}
    assert missing <= RARE
    assert all(WORDS.has(f"inn-hand.{about.removeprefix('inn.')}") for about in every_about())


def test_every_choice_says_what_it_is_about(prompts: dict[str, list[tuple[str, str, str]]]) -> None:
    """The card by its title, and below it the text of what is bought, or of each way."""
    for about, asked in prompts.items():
        for code, prompt, alt in asked if about not in PLAIN else ():
            head, *more = prompt.splitlines()
            assert "*" in head.replace("**", ""), (about, prompt)
            if about in BUYS:
                assert any(line.startswith(LINE_UNDER) for line in more), (about, prompt)
                assert code in the_library().cards or code in the_library().drinks
            if code in the_library().cards:
                assert card_text(the_library().cards[code], the_lexicon()) in alt
    for about in ("inn.take", "inn.buy"):
        for _, prompt, _ in prompts.get(about, ()):
            assert " left: " in prompt


def test_a_drink_that_is_dealt_out_or_shared_says_what_it_does() -> None:
    private = bid()
    assert "Alcohol Content" in decision(WORDS, private, "deal:dragon-breath")
    view = inn_view(private.view)
    drink: DrinkView = {
        "cards": ["dragon-breath"], "by": 0, "drinker": private.seat, "ignored": False, "split": False, "alcohol": 4,
        "fortitude": 0, "draw": 0, "gold": 0,
    }  # fmt: skip
    stack: list[Any] = [{"what": "drinks", "drinks": [drink], "by": 0, "card": "", "parts": []}]
    assert private.ask is not None
    shared = replace(private, ask=private.ask._replace(about="inn.share"), view={**view, "stack": stack})
    assert own_drink_name(WORDS, inn_view(shared.view), shared.seat) == "*Dragon Breath Ale*"


def test_no_text_of_a_card_is_cut() -> None:
    texts = [card_text(card, the_lexicon()) for card in the_library().cards.values()]
    assert max(map(len, texts)) <= BUYS_MOST


def bid(code: str = "dungeon.wills") -> PrivateTable:
    run = Run.new(Inn(), 3, {"windows": "sealed"}, "bid")[0]
    face = seat_face(run, info_of(run, 3), run.waiting()[0], ())
    assert face.ask is not None
    asked = face.ask._replace(kind="choice", about="inn.bid", args={"card": code, "bid": 0, "by": -1, "how": "gold"})
    return replace(face, ask=asked)


def test_a_bid_says_what_is_bid_for_and_shows_it() -> None:
    private = bid()
    view = inn_view(private.view)
    assert private.ask is not None
    told = bought_words(WORDS, private.ask, view)
    assert told.startswith("-# Each player may bid up to 3 Fortitude")
    assert told in LOOK.hand_headline(WORDS, private)
    assert bought_words(WORDS, private.ask._replace(about="inn.order"), view) == ""
    art = LOOK.hand_art(WORDS, private, Skin())
    assert art.alt.startswith("A Contest of Wills: Each player may bid")
    assert art.key != hand_key(view, lit=frozenset())
    assert art.draw() != LOOK.hand_art(WORDS, bid("sea.bosun"), Skin()).draw()
    assert offered_words(WORDS, private) == ""


@pytest.mark.parametrize(
    ("code", "ways"),
    [
        ("dungeon.wills", ["Bid up to 3 Fortitude", "Highest: take 4 Gold", "Each other: pay 1 Gold"]),
        ("sea.bosun", ["Bid up to 5 Alcohol Content", "Highest: take 4 Gold"]),
        ("dungeon.loot", ["Choose one:", "· nothing",
                          "· toss a coin (heads: take 3 Gold; tails: lose 2 Fortitude)"]),
        ("gerki.back", []),
    ],
)  # fmt: skip
def test_what_an_event_asks_stands_below_it_in_a_few_words(code: str, ways: list[str]) -> None:
    assert list(ways_told(WORDS, the_library().cards[code])) == ways


def only_losses(words: Words, seed: str) -> Iterator[tuple[int, int, str]]:
    """In windows on a card that makes players lose Fortitude once each, whatever else is so: what happens, what the
    picture has, the alt text.
    """
    luck, run = Random(seed), Run.new(Inn(), 4, {"windows": "sealed"}, seed, live=False)[0]
    while (ask := run.ask) is not None:
        state = run.state
        if ask.kind == "response" and len(state.stack) == 1 and state.stack[0].what == "card":
            view = inn_view(run.view(None))
            (item,) = as_felt(view, the_library())
            effects = the_library().cards[item["card"]].effects
            once = len({part["seat"] for part in item["parts"]}) == len(item["parts"])
            if once and all(effect.word == "lose-fortitude" and effect.condition is None for effect in effects):
                alt = inn_table_alt(words, view, ["Ada", "Bea", "Cid", "Dan"])
                for seat, outcome in enumerate(foresee(view, the_library())):
                    parts = [part for part in item["parts"] if part["seat"] == seat and not part["ignored"]]
                    if outcome.sure and parts and all(part["thing"] < 0 for part in parts):
                        lost = outcome.before.fortitude - outcome.after.fortitude
                        yield lost, sum(part["n"] for part in parts), alt
        seats = list(ask.seats)[:1] if ask.first else list(ask.seats)
        run.answer_all({seat: any_answer(ask.seats[seat], luck.random) for seat in seats})


def test_the_picture_and_its_alt_text_say_what_the_prompt_says() -> None:
    """Also where standing effects make a loss larger or smaller."""
    compared = 0
    for number in range(25):
        for lost, shown, alt in only_losses(WORDS, f"losses {number}"):
            assert lost == shown
            assert f"−{lost} Fortitude" in alt or (not lost and "no Fortitude" in alt)
            compared += 1
    assert compared > 150
