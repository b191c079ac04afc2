"""What is wrong with a deck that somebody makes: told in words, found by playing, stopped with the deck's name."""

import random
import re
from typing import Any

import pytest

from bot.engine import Run, Runaway
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.drafts.deck_text import copy_of, from_toml
from bot.games.inn.rules.cards.drafts.faults import BadDeck, card_faults, faults
from bot.games.inn.rules.cards.library import with_deck
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.simulation.drafts import DraftGame, check_draft
from bot.paths import ROOT
from tests.games.inn.playing import random_move
from workshop.own.measures import known

OTHERS = {"raise": 2, "winning-hand": 2, "no": 1}


def deck(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A deck of 20 with these cards, as many of each as there are; the others are those that most decks hold."""
    own = [{"id": f"c{at}", "title": f"Card {at}", "kind": "action", **card} for at, card in enumerate(cards)]
    made = sum(card.setdefault("count", 15 // len(own)) for card in own)
    generic = {"gamble": 20 - 5 - made, **OTHERS} if made < 15 else dict(OTHERS)
    return {"name": "Deck", "about": "Mine.", "size": 20, "generic": generic, "card": own, **more}


def chain(**effect: Any) -> dict[str, Any]:
    return {"id": "c", "title": "Chain", "start": 1, "under": [{"count": -1, "of": "c", "who": "you"}], **effect}


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (
            {"do": "ignore-drink"},
            "Nobody could ever play this: “Ignore the Drink with all its Chasers” answers a Drink, but it's an "
            "Action Card, and only a Sometimes Card answers that.",
        ),
        (
            {"kind": "sometimes", "when": "ante", "do": {"reduce": 1}},
            "Nobody could ever play this: “lose … Fortitude less” answers a loss of Fortitude, and it can't be "
            "played then.",
        ),
        ({"do": {"lose-fortitude": 30}}, "The number doesn't fit: lose … Fortitude. It goes from 1 to 20."),
        ({"do": {"lose-fortitude": 1}}, "Somebody is picked where an effect speaks of that player, and only there."),
        ({}, "This is missing: what it does."),
        ({"pick": "any"}, "Somebody is picked where an effect speaks of that player, and only there."),
        ({"cost": {"gold": 1}}, "A card does something, unless it stays in front of you."),
        ({"kind": "song", "do": "draw"}, "This isn't possible: the kind of card."),
        ({"title": "x" * 101, "do": {"draw": 1}}, "This is too long: the title. 100 characters are the most."),
        ({"count": 21, "do": {"draw": 1}}, "This is too large: the number of copies. 20 is the most."),
        ({"pick": "third", "most": 2, "do": {"lose-fortitude": 1}}, "Several players can only be picked among all"),
        (
            {"stays": True, "use": [{"front": True, "do": {"draw": 1}}]},
            "Nobody could ever play this: it can only be used while it lies in front of you, and nothing puts",
        ),
        ({"kind": "gambling", "do": {"draw": 1}}, "A Gambling or Cheating Card takes control of the Round"),
        ({"do": {"dance": 1}}, "It does something that no card can do."),
        (
            {"pick": "source", "kind": "sometimes", "when": "drink-yours", "do": "pass-drink"},
            "The player it comes from can only be picked to lose it instead",
        ),
        ({"do": {"secret": 1, "if": "hero", "options": [[], [], [], [{"draw": 1}]]}}, "What happens then"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_card_is_told_in_words(card: dict[str, Any], sentence: str) -> None:
    (said,) = card_faults({"id": "a", "title": "A", "kind": "action", "count": 1, **card})
    assert said.startswith(sentence)


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (deck({"do": {"draw": 1}, "count": 3}, generic={"gamble": 2}), "There are 5 cards of 20: 15 are missing."),
        (deck({"do": {"draw": 1}}, generic={"gamble": 9}), "There are 24 cards, and 20 are the most: 4 too many."),
        (deck({"do": {"count": 1, "of": "luck"}, "pick": "other"}), "It names a counter that this deck doesn't have."),
        (deck({"do": {"draw": 1}}, generic={"crown": 5}), "There is no generic card “crown”."),
        (deck({"do": {"draw": 1}}, name=""), "This is missing: the name."),
        (deck({"do": {"draw": 1}, "count": 0}), "“Card 0” wants a number of copies from 1 to 20."),
        (deck({"do": {"draw": 1}}, boss=[{"id": "b", "title": "B", "kind": "action", "do": {"draw": 1}}]), "Only a"),
        (deck({"do": {"draw": 1}, "title": "Turn\u202earound"}), "A text has a sign that can't be seen"),
        (deck({"do": {"draw": 1}, "id": "a"}, {"do": {"draw": 2}, "id": "a"}), "“Card 1” is there twice."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_deck_is_told_in_words(made: dict[str, Any], sentence: str) -> None:
    said = faults(made)
    assert [each[: len(sentence)] for each in said] == [sentence]


def stopped_decks(library: Library, seated: list[str]) -> tuple[str, ...]:
    """The decks that the first game to be stopped names; players play whatever they can."""
    for number in range(20):
        try:
            DraftGame(library, seated, f"stop {number}", 1.0).to_the_end()
        except Runaway as stopped:
            return stopped.decks
    return ()


ENDLESS = [
    deck({"kind": "anytime", "do": {"count": -2, "of": "c", "who": "you"}}, counter=[chain()]),
    deck({"do": [{"draw": 20}, {"more-actions": 3}], "count": 15}),
    deck({"kind": "anytime", "count": 15, "do": [
        {"gain-fortitude": 20, "who": "all"}, {"lose-alcohol": 20, "who": "all"}, {"gain-gold": 20, "who": "all"},
    ]}),
]  # fmt: skip


@pytest.mark.parametrize("made", ENDLESS)
def test_check_finds_what_has_no_end(made: dict[str, Any]) -> None:
    assert faults(made) == []
    (said,) = check_draft(made)
    assert "has no end" in said


@pytest.mark.parametrize("made", ENDLESS)
def test_a_game_without_end_is_stopped_with_the_name_of_the_deck(made: dict[str, Any]) -> None:
    library = with_deck(with_deck(the_library(), "own-1", made), "own-2", made)
    decks = stopped_decks(library, ["own-1", "own-2"])
    assert {"own-1", "own-2"} >= {*decks} > set()


def test_a_turn_without_end_names_the_deck_that_makes_it_and_no_other() -> None:
    assert stopped_decks(with_deck(the_library(), "own", ENDLESS[0]), ["own", "gog", "zot"]) == ("own",)


def test_a_game_without_end_names_all_decks_and_a_turn_the_one_whose_turn_it_is() -> None:
    run, _ = Run.new(Inn(), 3, {"characters": ["zot", "gog", "gerki"], "starter": 1}, "whose")
    assert run.game.blamed(run.state, turn=True) == ["gog"]
    assert run.game.blamed(run.state, turn=False) == ["zot", "gog", "gerki"]


def test_check_names_a_card_that_nobody_can_play() -> None:
    made = deck({"do": {"draw": 1}, "count": 12}, {"cost": {"luck": 9}, "do": {"draw": 1}, "count": 3})
    made["counter"] = [{"id": "luck", "title": "Luck", "most": 3}]
    (said,) = check_draft(made)
    assert said.startswith("Card 1: in 30 games nobody could play it.")


@pytest.mark.parametrize("code", ["gerki", "kaylin"])
def test_check_finds_nothing_in_a_shipped_deck(code: str) -> None:
    assert check_draft(copy_of(code)) == []


def test_check_finds_nothing_in_an_example() -> None:
    for path in (ROOT / "docs" / "decks").glob("*.toml"):
        assert check_draft(from_toml(path.read_text(encoding="utf-8"))) == []


def test_a_deck_joins_the_library_that_all_share() -> None:
    made = copy_of("gog")
    with known({"own_test": made}):
        assert the_library().characters["own_test"].name == made["name"]
        run = Run.new(Inn(), 2, {"characters": ["own_test", "gog"]}, "a", live=False)[0]
        assert len(run.state.seats[0].hand + run.state.seats[0].draw) == 40
    assert "own_test" not in the_library().characters
    assert not any(card.deck == "own_test" for card in the_library().cards.values())


def test_another_library_with_a_deck_leaves_the_first_as_it_was() -> None:
    library = with_deck(the_library(), "own-test", copy_of("gog"))
    assert "own-test" in library.characters
    assert "own-test" not in the_library().characters
    with pytest.raises(BadDeck):
        with_deck(the_library(), "own-bad", {"name": "A"})


def test_a_drink_that_is_nobody_s_of_theirs_is_ignored_for_its_drinker() -> None:
    """It was nobody's, and the table stood still."""
    made = deck({"kind": "sometimes", "when": "drink-others", "do": "ignore-drink", "count": 15})
    library = with_deck(with_deck(the_library(), "own-1", made), "own-2", made)
    luck, ignored = random.Random("drink"), list[tuple[int, int]]()
    run, _ = Run.new(Inn(library), 2, {"windows": "quick", "characters": ["own-1", "own-2"]}, "drink")
    while not run.over and not ignored:
        told = random_move(run, luck)
        by = [event.args["seat"] for event in told if event.key == "played"]
        ignored = [(by[-1], event.args["seat"]) for event in told if event.key == "drink-ignored" and by]
    ((player, drinker),) = ignored
    assert player != drinker


def test_cards_are_divided_by_whoever_was_picked_by_their_drink() -> None:
    """A Drink was taken for a seat, and the table stood still."""
    card = {"kind": "sometimes", "when": "drink-others", "pick": "revealer", "do": {"divide-cards": 3}, "count": 15}
    library = with_deck(with_deck(the_library(), "own-1", deck(card)), "own-2", deck(card))
    for number in range(6):
        run = DraftGame(library, ["own-1", "own-2"], f"divide {number}", 0.2).to_the_end()
        assert run.over


def test_a_card_that_its_owner_plays_meanwhile_is_not_borrowed() -> None:
    """It was looked for in a hand that no longer held it, and the table stood still."""
    lends = {"kind": "anytime", "pick": "other", "count": 6, "do": {"borrow-card": ["anytime"], "who": "picked"}}
    made = deck(lends, {"kind": "anytime", "do": {"gain-fortitude": 1}, "count": 9})
    library = with_deck(with_deck(the_library(), "own-1", made), "own-2", made)
    for number in range(12):
        assert DraftGame(library, ["own-1", "own-2"], f"borrow {number}", 0.5).to_the_end().over


def test_each_fault_has_its_sentence_and_each_sentence_its_fault() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / "inn").rglob("*.py"))
    raised = set(re.findall(r'(?:Unfit|BadDeck)\(\s*"([a-z-]+)"', sources))
    others = set(re.findall(r'"fault", "([a-z-]+)"|key = "([a-z-]+)"(?: if .* else "([a-z-]+)")?', sources))
    told = {key.removeprefix("fault.") for key in the_lexicon().messages.every_key() if key.startswith("fault.")}
    said = {key for key in told if not key.startswith("field")}
    assert raised - said == {"field"}
    assert said - raised - {key for keys in others for key in keys} == set()
