"""The deck's data: what it holds, what goes on what, and what a broken file says."""

from collections import Counter
from itertools import product

import pytest

from bot.games import english
from bot.games.drinko.look.words import card_rules
from bot.games.drinko.rules import BadData, read_deck, the_deck
from bot.games.drinko.rules.deck import DECK_FILE
from bot.games.drinko.rules.turns import check_options

DECK = the_deck()
TEXT = DECK_FILE.read_text(encoding="utf-8")
COLOURS = "rygb"
AMOUNTS = {"-1": -1, "+0": 0, "+1": 1, "+2": 2, "+3": 3}


def test_the_deck_has_105_cards() -> None:
    """004 Deck composition."""
    cards = Counter(DECK.build(check_options({})))
    assert cards.total() == 105
    for colour in COLOURS:
        assert cards[f"{colour}0"] == 1
        assert [cards[f"{colour}{n}"] for n in range(1, 10)] == [2] * 9
        assert [cards[colour + face] for face in ("skip", "+1", "+2", "+3")] == [2, 2, 1, 1]
    assert (cards["deflect"], cards["split"], cards["target"]) == (2, 2, 1)
    assert cards["suffer"] == 0
    assert not any(cards[colour + face] for colour, face in product(COLOURS, ("+0", "-1")))


@pytest.mark.parametrize(
    ("option", "count", "more"), [("suffer", 3, 3), ("plus_zero", 2, 8), ("minus_one", 1, 4), ("suffer", 0, 0)]
)
def test_options_add_cards(option: str, count: int, more: int) -> None:
    """Ruling 9: Plus 0 and Minus 1 are counted per colour, Suffer in all."""
    assert len(DECK.build(check_options({option: count}))) == 105 + more


def special(card: str) -> bool:
    return card in ("deflect", "split", "target", "suffer")


def test_normal_play_for_every_two_cards() -> None:
    """004 Normal play; ruling 9. Written a second time, another way than the rules have it."""
    for top, card in product(DECK.cards, DECK.cards):
        same_colour = not special(card) and not special(top) and card[0] == top[0]
        same_type = card.lstrip("rygb") == top.lstrip("rygb") and not special(card) and not special(top)
        goes = special(card) or special(top) or same_colour or same_type
        assert (card in DECK.normal[top]) == goes, (card, top)


def test_answers_to_a_train_for_every_two_cards() -> None:
    """004 Drink Train; rulings 1 and 7. Written a second time, another way than the rules have it."""
    for top, card in product(DECK.cards, DECK.cards):
        if special(card):
            goes = True
        elif card[1:] not in AMOUNTS:
            goes = False
        elif special(top):
            goes = True
        elif top[1:] not in AMOUNTS:
            goes = False  # no train can run on it
        elif card[1:] == top[1:]:
            goes = True
        elif card[0] == top[0]:
            goes = card[1:] in ("+0", "-1") or AMOUNTS[card[1:]] > AMOUNTS[top[1:]]
        else:
            goes = False
        assert (card in DECK.train[top]) == goes, (card, top)


def test_colours_and_texts() -> None:
    assert list(DECK.colours) == ["r", "y", "g", "b"]
    assert DECK.colour("g+1") == "g"
    assert DECK.colour("split") == ""
    assert all(kind.title for kind in DECK.kinds.values())
    told = {card_rules(english(), card) for card in DECK.cards}
    assert len(told) == len(DECK.kinds), "each kind does something of its own"
    assert set(DECK.options) == set(DECK.cards)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('face = "skip"', 'face = "9"', "deck.toml: card '9': is there twice"),
        ('effect = "skip"', 'effect = "sing"', "deck.toml: card 'skip': effect: "),
        (
            'effect = "skip"',
            'effect = "target"',
            "card 'skip': card: Value error, a card with effect 'target' is not coloured",
        ),
        (
            'effect = "deflect"',
            'effect = "none"',
            "card 'deflect': card: Value error, a card with effect 'none' is coloured",
        ),
        ('effect = "deflect"', 'effect = "deflect"\namount = 2', "only an effect 'drinks' has an amount"),
        ('effect = "deflect"', 'effect = "deflect"\ncolour = 2', "deck.toml: card 'deflect': colour: Extra inputs"),
        ('face = "deflect"', 'face = ""', "deck.toml: card '': face: "),
        ('r = "red", ', "", "deck.toml: wants four colours and a list of cards"),
        ("[[card]]", "[[card]", "deck.toml: "),
    ],
)
def test_a_broken_file_says_file_card_and_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as bad:
        read_deck(TEXT.replace(old, new, 1), "deck.toml")
    assert reason in str(bad.value)
