"""The whole vocabulary at play, also the words that no shipped deck says: house decks made of every word."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from bot.engine import Chance, Run
from bot.games import english
from bot.games.inn.look.pictures.told import SILENT
from bot.games.inn.look.words import pick_words
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.cards.library import with_house_decks
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import CONDITIONS, DRINK_EFFECTS, EFFECTS, EVENT_EFFECTS, GLANCED, PICKS
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS
from tests.games.inn.playing import drinks_of, eager_move, gold_of
from tests.games.inn.said import AIMED, ANSWERS, DECKS, FURTHER, HEAD, ROUND, SAID, SUPPLY
from workshop.commands.words import PAGE, with_table

BY_EFFECT = {"pay", "add-alcohol", "count", "discard-cards", "show-hand", "choose", "coin", "bid"}
ROOT = Path(__file__).parents[3]


def table(number: int, kind: str, word: str, who: str = "", when: str = "", pick: str = "") -> str:
    effect = EFFECTS[word]
    said = SAID.get(word, f"{word} = {max(effect.least, 1)}" if effect.number else f"{word} = true")
    if (word, who) == ("count", "you"):
        said = 'count = 1, of = "luck"'
    do = [f"{{ {said}{f', who = {chr(34)}{who}{chr(34)}' if who else ''} }}"]
    if kind in ("gambling", "cheating") and word not in ("control", "winning"):
        do.insert(0, '"control"')
    if not effect.takes and not who:
        do[-1] = f'"{word}"'
    condition = '{ card = ["action", "sometimes", "anytime"], touches = ["fortitude", "alcohol", "gold"] }'
    lines = [
        "[[card]]", f'id = "c{number}"', f'title = "{word} {who or when}"', f'kind = "{kind}"', "count = 1",
        f"when = {condition if when == 'card' else chr(34) + when + chr(34)}" if when else "",
        f'pick = "{pick}"' if pick else "", f"do = [{', '.join(do)}]",
    ]  # fmt: skip
    return "\n".join(line for line in lines if line) + "\n"


def decks() -> list[list[str]]:
    """Decks that say every word of everybody it may be said of, and every condition and choice of targets."""
    cards: list[str] = []
    for word, effect in EFFECTS.items():
        if word in ROUND:
            cards.append(table(len(cards), ROUND[word], word, pick="in-round" if word == "eject" else ""))
        elif word in ANSWERS:
            for when in ANSWERS[word]:
                for pick in AIMED.get(word, [""]):
                    cards.append(table(len(cards), "sometimes", word, when=when, pick=pick))
        else:
            for who in effect.who:
                if who == "source":
                    cards.append(table(len(cards), "sometimes", word, who, when="hurt"))
                    continue
                pick = "any" if who == "picked" else "other" if effect.aimed else ""
                kind = "anytime" if len(cards) % 2 and word != "start-round" else "action"
                cards.append(table(len(cards), kind, word, who if len(effect.who) > 1 else "", pick=pick))
    cards.append(table(len(cards), "sometimes", "drink-pile", "active", when="drink-phase"))
    cards.append(table(len(cards), "sometimes", "order", when="order-phase"))
    cards.append(table(len(cards), "sometimes", "drink-pile", "picked", when="drink-others", pick="revealer"))
    for further in FURTHER.split("---\n"):
        cards.append(f'[[card]]\nid = "c{len(cards)}"\ncount = 1\n{further.strip()}\n')
    return [cards[at :: len(DECKS)] for at in range(len(DECKS))]


def library(folder: Path) -> Inn:
    for name, cards in zip(DECKS, decks(), strict=True):
        head = f'name = "{name}"\nabout = "every word"\nsize = {len(cards) + 6}\n'
        head += f"villain = {'true' if name == 'two' else 'false'}\n[generic]\ngamble = 6\n{HEAD}"
        (folder / f"{name}.toml").write_text(head + "".join(cards), encoding="utf-8")
    whole, wrong = with_house_decks(the_library(), folder)
    assert wrong == []
    return Inn(whole)


def test_the_decks_say_everything(tmp_path: Path) -> None:
    cards = [card for card in library(tmp_path).library.cards.values() if card.deck in DECKS]
    uses = [use for card in cards for use in card.uses]
    assert {effect.word for use in uses for effect in use.do} == set(EFFECTS)
    assert {use.when for use in uses} - {""} == set(CONDITIONS)
    assert {use.pick for use in uses} - {""} == set(PICKS)
    assert all(card_text(card, the_lexicon()).endswith(".") for card in cards)


def test_games_of_every_word_end_and_lose_nothing(tmp_path: Path) -> None:
    game = library(tmp_path)
    played = Counter[str]()
    luck = random.Random(3)
    cards = {
        code: card.title
        for code, card in game.library.cards.items()
        if card.deck in DECKS
        and not card.rule
        and (not card.side or (card.side in ("tray", "shelf") and not (card.at_once or card.stays)))
    }
    for number in range(200):
        seats = 2 + number % 3
        options = {
            "characters": [DECKS[(number + seat) % 4] for seat in range(seats)], "windows": "quick",
            "drinks": [f"drink-{1 + number % 6}"], "events": ("none", "both")[number % 2],
        }  # fmt: skip
        run = Run.new(game, seats, options, f"words {number}")[0]
        state: State = run.state
        gold, drinks, whole = gold_of(state), drinks_of(state), Counter(state.cards())
        while not run.over:
            for event in eager_move(run, luck, cards.keys() - played.keys()):
                if event.key == "played":
                    played[event.args["card"]] += 1
            assert gold_of(state) == gold
            assert drinks_of(state) == drinks
            assert_counters(game, state)
        assert Counter(state.cards()) == whole
        if number >= 20 and played.keys() >= cards.keys():
            break
    assert [title for code, title in cards.items() if not played[code]] == []


def assert_counters(game: Inn, state: State) -> None:
    """Counters stay within their limits, and no more are handed out than there are."""
    handed = Counter[str]()
    for seat in state.seats:
        for code, n in seat.counters.items():
            counter = game.library.counters[code]
            assert counter.least <= n <= counter.most
            handed[code] += n if isinstance(counter.supply, int) and counter.supply else 0
    assert handed == {} or max(handed.values()) <= SUPPLY


def test_reduced_by_some(tmp_path: Path) -> None:
    game = library(tmp_path)
    reduce = next(code for code, card in game.library.cards.items() if card.title == "reduce loss")
    hit = "gerki.poison"
    options = {"characters": ["gerki", reduce.partition(".")[0]], "windows": "quick", "starter": 0}
    state = Run.new(game, 2, options, "reduce")[0].state
    state.seats[0].hand = [hit] + ["raise"] * 6
    state.seats[1].hand = [reduce]
    run = Run(game, state, Chance("reduce"))
    run.begin()
    for seat, pick in ((0, ()), (0, (f"{hit}>1",)), (1, (reduce,))):
        assert run.ask is not None
        run.answer(seat, run.ask.number, pick)
    assert state.party(1).fortitude == 20 - (3 - 1)


@pytest.mark.parametrize("word", sorted(set(EFFECTS)))
def test_every_word_has_its_place_in_these_tests(word: str) -> None:
    assert any(f"{word} " in card or f'"{word}"' in card for deck in decks() for card in deck)


# -- the places where every word stands (see `vocabulary.Word`) ------------------------------------------------------


def test_every_word_happens() -> None:
    """Losing Fortitude has an aftermath and is carried out by `resolving.carry_out` itself."""
    assert EFFECTS_OF_CARDS.keys() == EFFECTS.keys() - {"lose-fortitude"}
    assert PARTY_EFFECTS.keys() == {*EVENT_EFFECTS} - {"lose-fortitude"} >= {*DRINK_EFFECTS} - {"lose-fortitude"}


def test_the_computer_players_see_something_in_every_word() -> None:
    """By the numbers beside it; of what only changes something that lies there the rules say what it comes to. Of a few
    nothing is seen: a choice and a coin are what there is to choose from, a counter is what its deck makes of it, what
    is shuffled in lies in a pile, and a side card is kept that was to be had."""
    nothing = {word for word, effect in EFFECTS.items() if effect.glance[2:] == GLANCED[2:] and not effect.answers}
    assert nothing == {"choose", "coin", "count", "shuffle-in-pile", "keep"}


def test_the_computer_players_want_every_word_more_or_less() -> None:
    """What those in `BY_EFFECT` are worth is said by their arguments."""
    assert {word for word, effect in EFFECTS.items() if not effect.glance.wanted} == {*BY_EFFECT, "keep"}


def test_the_picture_of_the_stack_has_something_to_say_of_every_word() -> None:
    told = {key.removeprefix("inn-part.") for key in english().every_key() if key.startswith("inn-part.")}
    assert told == {*EFFECTS, "hurt"} - SILENT
    assert {*EFFECTS} >= SILENT == {"shuffle-in-pile", "more-actions"}


def test_the_texts_have_both_forms_of_every_word() -> None:
    keys = the_lexicon().messages.every_key()
    forms = {key.removeprefix("effect.") for key in keys if key.startswith("effect.")}
    assert forms - EFFECTS.keys() == {
        "pay-picked",
        "pay-you", "add-alcohol-least", "no-payment-refill", "count-down", "count-back", "discard-cards-random",
        "discard-cards-or-show",
        "end-turn-own", "reveal-front", "reveal-adds", "reveal-holds", "coin-shared", "ignore-event", "redirect-source",
        "borrow-card-round",
    }  # fmt: skip
    assert EFFECTS.keys() <= forms


def test_the_places_of_a_word_are_those_that_the_contributors_read_of() -> None:
    """Whatever else knew most of the words would be a second telling of what cards do."""
    words = [word for word in EFFECTS if "-" in word]
    data = [*ROOT.glob("data/inn/*/*.toml"), *ROOT.glob("data/inn/*/en.ftl")]
    places = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py"), *data]
    patrons, cards = "bot/games/inn/patrons", ROOT / "data" / "inn" / "characters"
    knowing = {
        patrons if patrons in str(place) else str(place.relative_to(ROOT))
        for place in places
        if cards not in place.parents
        and sum(word in text for text in [place.read_text(encoding="utf-8")] for word in words) > len(words) / 2
    }
    section = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("### A word for an effect")[2]
    listed = set(re.findall(r"^\| `([^`]+)` \|", section.partition("\n### ")[0], re.MULTILINE))
    assert knowing == listed


def test_those_who_write_decks_read_of_every_word() -> None:
    """`python -m workshop words` writes the table anew."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_table(page)
    assert page.count("\n| `") > len(EFFECTS)


def test_what_a_character_does_at_any_time_has_its_title_in_the_log() -> None:
    assert pick_words(english(), ["Ann"], "any:lower-chi") == "Lower your Drunken Chi by 1"
    assert pick_words(english(), ["Ann"], "any:of-a-deck-that-is-gone") == "of-a-deck-that-is-gone"
