"""The decks that are partly ours: no clones, and no card stronger than those of the known decks."""

from collections.abc import Iterator

import pytest

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import Card, Library
from bot.games.inn.rules.cards.variety import Variety, alike_events, varieties, variety_lines, what_it_does
from tests.games.inn.playing import NINE

LIBRARY = the_library()
OURS = [code for code in LIBRARY.characters if code not in NINE]
VARIETIES = varieties(LIBRARY)


@pytest.mark.parametrize("code", OURS)
def test_a_deck_of_ours_is_no_clone(code: str) -> None:
    found = VARIETIES[code]
    assert found.different >= 13
    assert found.alike <= 4
    assert found.copies <= 3
    assert found.overlap <= 2 / 3
    assert found.own >= 3


@pytest.mark.parametrize("code", OURS)
def test_a_deck_of_ours_has_the_shape_of_the_known_ones(code: str) -> None:
    """By the kinds of its cards as in the nine known decks, and by titles: those have 24 to 29.

    A smaller deck may have fewer cards of a kind in the same measure.
    """
    counts = LIBRARY.characters[code].counts
    part = sum(counts.values()) / 40
    kinds = {
        kind: sum(n for card, n in counts.items() if LIBRARY.cards[card].kind == kind and card != "gamble")
        for kind in ("action", "sometimes", "anytime", "gambling", "cheating")
    }
    assert 7 * part <= kinds["action"] <= 11
    assert 14 * part <= kinds["sometimes"] <= 22
    assert 1 <= kinds["anytime"] <= 3
    assert 4 * part <= kinds["gambling"] <= 5
    assert kinds["cheating"] <= 5
    assert 24 <= len(counts) <= 30


@pytest.mark.parametrize("code", OURS)
def test_no_card_does_more_in_one_play_than_a_card_of_the_known_decks(code: str) -> None:
    """A number that grows with what has happened (`per`) is one of the known card's own."""
    for card in (LIBRARY.cards[name] for name in LIBRARY.characters[code].counts):
        for effect in card.effects:
            many = effect.whom in ("others", "all")
            assert effect.word != "lose-fortitude" or effect.n <= (1 if many else 4), card.code
            assert effect.word != "gain-alcohol" or effect.n <= 4, card.code
            assert effect.word != "pay" or effect.n <= 2, card.code


def test_every_deck_of_ours_says_new_words_that_the_known_decks_do_not() -> None:
    known = {word for code in LIBRARY.characters.keys() - set(OURS) for word in words(code)}
    for code in OURS:
        assert len({*words(code)} - known) >= 3, code


def words(code: str) -> Iterator[str]:
    for name in LIBRARY.characters[code].counts:
        card = LIBRARY.cards[name]
        yield from (effect.word for effect in card.effects)
        yield from (use.when for use in card.uses if use.when)
        yield from (f"cost {what}" for use in card.uses for what in use.cost)


@pytest.mark.parametrize("code", LIBRARY.encounters)
def test_two_events_do_the_same_only_where_that_is_known(code: str) -> None:
    alike = [
        (first.title, second.title)
        for first, second in alike_events(LIBRARY, code)
        if first.original or second.original
    ]
    assert alike == []


def a_card(code: str) -> Card:
    return LIBRARY.cards[code]


def test_what_a_card_does_is_compared_without_its_title() -> None:
    assert what_it_does(a_card("gerki.salve")) == what_it_does(a_card("fiona.lady"))
    assert what_it_does(a_card("gerki.salve")) != what_it_does(a_card("gerki.poison"))  # numbers
    assert what_it_does(a_card("gerki.honestly")) != what_it_does(a_card("gerki.sleeve"))  # effects
    assert what_it_does(a_card("fiona.wearing-armor")) != what_it_does(a_card("gog.poking"))  # conditions
    assert what_it_does(a_card("sera.undetected")) != what_it_does(a_card("zot.down"))  # firm
    assert what_it_does(a_card("zot.thirsty")) != what_it_does(a_card("fiona.drink-up"))  # kinds
    assert what_it_does(a_card("bryn.cannonball")) != what_it_does(a_card("bryn.haymaker"))  # uses and costs


def test_a_word_that_is_usual_may_be_left_out() -> None:
    assert EffectData.model_validate({"lose-fortitude": 2}).whom == "picked"
    deirdre, gerki = a_card("deirdre.priestess"), a_card("gerki.salve")
    assert what_it_does(deirdre) == what_it_does(gerki)


def test_the_figures_of_a_library_of_two() -> None:
    two = Library(
        LIBRARY.cards, LIBRARY.drinks, {code: LIBRARY.characters[code] for code in ("fiona", "dimli")}, LIBRARY.decks
    )
    assert varieties(two) == {
        "fiona": Variety(different=15, alike=2, copies=2, nearest="dimli", overlap=9 / 15, own=6),
        "dimli": Variety(different=15, alike=3, copies=2, nearest="fiona", overlap=9 / 15, own=6),
    }
    alone = Library(LIBRARY.cards, LIBRARY.drinks, {"gog": LIBRARY.characters["gog"]}, LIBRARY.decks)
    assert varieties(alone) == {"gog": Variety(different=16, alike=2, copies=3, nearest="", overlap=0.0, own=16)}


def test_the_figures_are_printed_a_line_a_deck() -> None:
    lines = variety_lines(LIBRARY)
    assert len(lines) == len(LIBRARY.characters) + len(LIBRARY.encounters)
    (line,) = [line for line in lines if line.startswith("Gerki the Sneak: ")]
    assert line == (
        "Gerki the Sneak: 13 different effects, at most 3 titles alike and 2 copies of a title; 54% in common with "
        "Eve the Illusionist; 2 in no other deck"
    )
