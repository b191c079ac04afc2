"""Quick entry: what our own texts are made of is read back, and what is not clear is asked."""

import random
from typing import Any

import pytest

from bot.games.inn.rules.cards.drafts.cards import Around, card_of, does
from bot.games.inn.rules.cards.drafts.deck_text import copy_of
from bot.games.inn.rules.cards.drafts.grammar import LIMIT, TooLong
from bot.games.inn.rules.cards.drafts.phrases import the_phrases
from bot.games.inn.rules.cards.drafts.reading import MOST_READINGS, MOST_SIGNS, line_of, read_line, read_lines
from bot.games.inn.rules.cards.drafts.sentences import Sentences
from bot.games.inn.rules.cards.drafts.templates import folded
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.text import fresh_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from workshop.own.inventing import Inventor
from workshop.own.measures import Reading

COUNTERS: dict[str, Any] = {
    "counter": [
        {"id": "luck", "title": "Luck", "start": 3, "most": 9},
        {"id": "mark", "title": "Mark", "many": "Marks", "on": "others", "most": 4},
    ]
}


def test_cards_made_at_random_are_read_back_and_none_to_another_card() -> None:
    words, reading = the_lexicon(), Reading()
    said = set[str]()
    for number in range(150):
        inventor = Inventor(random.Random(f"read {number}"))
        about = inventor.around_a_deck()
        data = inventor.card()
        card = about.card(data)
        said |= {effect.word for effect in card.effects}
        reading.read(card, about, f'{data["count"]}x {words.phrase("kind", card.kind)} "X!": {fresh_text(card, words)}')
    assert reading.other == 0
    assert reading.same >= 0.9 * reading.cards
    assert len(said) > 0.6 * len(EFFECTS)


@pytest.mark.parametrize(
    ("line", "card"),
    [
        (
            '2x Action "Title": other player loses 2 fortitude, you gain 1 gold',
            {"kind": "action", "count": 2, "pick": "other", "do": [{"lose-fortitude": 2}, {"gain-gold": 1}]},
        ),
        (
            'anytime card “Soup”: Gain 2 Fortitude',
            {"kind": "anytime", "count": 1, "do": {"gain-fortitude": 2}},
        ),
        (
            '3 Sometimes "No!" When you drink, ignore the drink',
            {"kind": "sometimes", "count": 3, "when": "drink-yours", "do": "ignore-drink"},
        ),
        (
            'action "All": everybody else loses 1 fort; draw a card',
            {"kind": "action", "count": 1, "do": [{"lose-fortitude": 1, "who": "others"}, {"draw": 1}]},
        ),
        (
            'Cheating "A "fair" game": take control and take two gold from the pot.',
            {"kind": "cheating", "count": 1, "do": ["control", {"take-pot": 2}]},
        ),
        (
            'Action "Mark him": another player gains 2 Marks; if you have at least 5 Luck, draw 1 card from your deck',
            {
                "kind": "action", "count": 1, "pick": "other",
                "do": [{"count": 2, "of": "mark"}, {"draw": 1, "if": {"of": "luck", "least": 5}}],
            },
        ),
    ],
)  # fmt: skip
def test_what_people_type_is_understood(line: str, card: dict[str, Any]) -> None:
    read = read_line(line, COUNTERS)
    assert read.questions == ()
    assert {key: value for key, value in read.card.items() if key not in ("id", "title")} == card
    assert read.text == fresh_text(card_of(read.card, COUNTERS), the_lexicon())


@pytest.mark.parametrize(
    ("line", "asks", "choices"),
    [
        ("", "There is no card in this line.", 0),
        ("another player loses 2 Fortitude", "What is its title?", 0),
        ('Action "A":', "What does it do?", 0),
        ('"A": draw 1 card', "What kind of card is it?", 2),
        ('Sometimes "A": ignore the drink', "When can it be played?", 3),
        ('Action "A": other player looses 2 fortitude', "I don't understand “other player looses 2 fortitude”.", 2),
        ('Action "A": draw 1 card; sing a song', "I don't understand “sing a song”.", 0),
        ('99x Action "A": draw 1 card', "A deck has 1 to 20 copies of a card.", 0),
        (f'Action "A": {"draw 1 card; " * 99}', f"This line is too long: {MOST_SIGNS:,} characters are the most.", 0),
        ('Action "A": ignore the drink', "but it's an Action Card, and only a Sometimes Card answers that.", 0),
        ('Action "A": lose 40 Fortitude', "It goes from 1 to 20.", 0),
        ('Action "A": gain 2 Marks', "I don't understand “gain 2 marks”.", 0),
    ],
)
def test_what_is_not_clear_is_asked(line: str, asks: str, choices: int) -> None:
    read = read_line(line)
    (question,) = read.questions
    assert asks in question.text
    assert len(question.choices) == choices
    for choice in question.choices:
        assert card_of(choice.card)
        assert choice.text


@pytest.mark.parametrize(
    "line",
    [
        f'"A": choose one: {"draw 1 card and " * 60}', '"' * 900, '"a":' * 240,
        f'"A": {"other player loses 1 fortitude, " * 29}',
    ],
)  # fmt: skip
def test_a_text_that_can_mean_too_much_is_given_up_soon(line: str) -> None:
    """What costs time is to look for verbs: that is counted, and not how long it takes."""
    assert read_line(line[:MOST_SIGNS]).questions
    sentences = Sentences(the_phrases(), Around(), loose=True)
    try:
        for _, _ in zip(sentences.card(folded(line.partition(": ")[2])), range(MOST_READINGS), strict=False):
            pass
    except TooLong:
        assert sentences.grammar.tried[0] == LIMIT + 1
    assert sentences.grammar.tried[0] <= LIMIT + 1


def test_a_card_of_a_side_deck_is_read_where_it_lies() -> None:
    deck = copy_of("kaylin")
    side = deck["side"][0]
    for card in side["card"]:
        line = line_of(card, deck, side["id"])
        read = read_line(line, deck, side["id"])
        assert read.questions == ()
        assert does(card_of(read.card, deck, side["id"])) == does(card_of(card, deck, side["id"]))


def test_lines_are_read_one_by_one() -> None:
    first, second = read_lines('Action "A": draw 1 card\n\nAnytime "B": sing')
    assert first.card["id"] == "a"
    assert second.questions


def test_no_text_of_a_whole_card_is_kept_for_it() -> None:
    phrases = str([the_phrases().table, the_phrases().typed])
    whole = [fresh_text(card, the_lexicon()) for card in the_library().cards.values() if not card.rule]
    assert [text for text in whole if len(text) > 60 and text in phrases] == []
