"""The two shipped decks of Sea and Dungeon Events: what is known of them is there, and the rest keeps its budget."""

from collections import Counter
from statistics import mean

import pytest

from bot.engine import BadData
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData, every_effect
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.reading import read_encounters
from bot.games.inn.rules.cards.text import card_text, the_lexicon

LIBRARY = the_library()
HEAD = 'name = "A"\nsize = 2\n[[event]]\nid = "x"\ntitle = "X"\ncount = 2\nlevel = 3\n'
KNOWN = {
    "sea": ["Merchant Ship", "Kraken Attack"],
    "dungeon": [
        "Cave-in!", "Drink or Meet Your Doom!", "Feats of Heroism", "Leftover Loot", "A Contest of Wills",
        "The Price of Power", "A Costly Cure", "Staring Contest", "Who Let All These Kobolds In?",
    ],
}  # fmt: skip


def cards_of(deck: str) -> list[Card]:
    return [LIBRARY.cards[code] for code in LIBRARY.encounters[deck].build()]


def effects_of(card: Card) -> list[EffectData]:
    return list(card.uses[0].do)


def text_of(code: str) -> str:
    return card_text(LIBRARY.cards[code], the_lexicon())


def test_both_decks_are_there() -> None:
    assert sorted(LIBRARY.encounters) == ["dungeon", "sea"]
    assert {code: (deck.start, deck.beside) for code, deck in LIBRARY.encounters.items()} == {
        "sea": (2, 2), "dungeon": (2, 3),
    }  # fmt: skip
    for deck, titles in KNOWN.items():
        assert {*titles} <= {card.title for card in cards_of(deck)}


@pytest.mark.parametrize("deck", ["sea", "dungeon"])
def test_a_deck_keeps_its_budget(deck: str) -> None:
    cards = cards_of(deck)
    assert len(cards) == 20
    levels = [card.level for card in cards]
    assert (min(levels), max(levels), mean(levels)) == (1, 6, 3)
    words = Counter(effect.word for card in cards for effect in effects_of(card))
    assert words["bid"] == {"sea": 1, "dungeon": 2}[deck]
    assert words["secret"] == 1
    assert words["choose"] == {"sea": 2, "dungeon": 4}[deck]
    assert sum(card.as_action for card in cards) >= 2
    for word, most in (("lose-fortitude", 2), ("gain-alcohol", 3), ("pay", 2)):
        heads = [sum(effect.n for effect in effects_of(card) if effect.word == word) for card in cards]
        assert mean(heads) <= most / 2
    conditions = {effect.condition.word for card in cards for effect in effects_of(card) if effect.condition}
    assert conditions == {"hero", "villain"}
    assert any(effect.word == "coin" for card in cards for effect in every_effect(effects_of(card)))


HARM = {"lose-fortitude", "gain-alcohol", "pay", "discard-cards", "drink-pile", "drink-deck", "show-hand"}


@pytest.mark.parametrize("deck", ["sea", "dungeon"])
def test_about_a_third_helps(deck: str) -> None:
    """Cards that do no harm at all, and the cure."""
    harmless = [
        card for card in cards_of(deck) if not HARM & {effect.word for effect in every_effect(effects_of(card))}
    ]
    assert 5 <= len(harmless) <= 8


@pytest.mark.parametrize("deck", ["sea", "dungeon"])
def test_no_two_events_of_a_deck_do_the_same(deck: str) -> None:
    done = Counter(tuple(effect.model_dump_json() for effect in effects_of(card)) for card in cards_of(deck))
    assert set(done.values()) == {1}


@pytest.mark.parametrize("deck", ["sea", "dungeon"])
def test_an_event_concerns_everybody(deck: str) -> None:
    for card in cards_of(deck):
        effects = effects_of(card)
        if effects[0].word == "coin":
            effects = [effect for option in effects[0].options for effect in option]
        assert {effect.whom for effect in effects} == {"all"}, card.title


def test_what_is_known_is_as_it_is_known() -> None:
    cave = LIBRARY.cards["dungeon.cave-in"]
    assert (cave.level, cave.original, cave.note) == (3, False, "")
    assert text_of("dungeon.cave-in") == (
        "Each player pays 1 Gold to the Inn and discards 1 card from the top of their Drink Me! Pile. "
        "Encounter Level 3."
    )
    ship = effects_of(LIBRARY.cards["sea.merchant-ship"])
    assert [effect.n for effect in ship if effect.word == "pay"] == [1, 1, 1, 1]
    assert "If everybody chose 0, each player loses 3 Alcohol Content." in text_of("dungeon.cure")
    assert "If nobody bids, nothing happens." in text_of("dungeon.wills")
    assert "If nobody bids, nothing happens." in text_of("dungeon.power")
    assert text_of("dungeon.feats") == (
        "Each player who is a Hero gains 1 Alcohol Content; each player who is a Villain loses 1 Fortitude. "
        "Encounter Level 2."
    )
    assert "one toss of a coin for all who choose this" in text_of("dungeon.loot")
    assert "Ignore every Action Card of others" in text_of("dungeon.staring")


def test_what_is_ours_says_so() -> None:
    for deck, titles in KNOWN.items():
        for card in cards_of(deck):
            assert card.original or card.title in titles
            assert card.note or card.title == "Cave-in!"


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        ('{ bid = 3, how = "cards", who = "all", options = [{ pay = 1 }, []] }', "'how' is one of"),
        ('{ bid = 3, how = "gold", who = "all", options = [{ pay = 1 }] }', "'bid' has 2 options"),
        ('{ secret = 3, who = "all", options = [[], [], []] }', "'secret' has 4 options"),
        ('{ choose = [[]], who = "all" }', "'choose' has 2 to 4 options"),
        ('{ discard-cards = 1, how = "gold", who = "all" }', "'how' is one of"),
        ("{ lose-fortitude = 1 }", "not on 'picked'"),
        ('"negate"', "an Event does not 'negate'"),
        ('{ choose = [[], "start-round"], who = "all" }', "an Event does not 'start-round'"),
    ],
)
def test_what_an_event_cannot_say_is_named(do: str, reason: str) -> None:
    with pytest.raises(BadData, match=r"events/x\.toml: event 'X'") as error:
        read_encounters(f"{HEAD}do = {do}\n", "x", "events/x.toml")
    assert reason in str(error.value)
