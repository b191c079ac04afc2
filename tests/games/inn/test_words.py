"""The whole vocabulary at play, also the words that no shipped deck says: house decks made of every word."""

import random
from collections import Counter
from pathlib import Path

import pytest

from bot.engine import Chance, Run
from bot.games import english
from bot.games.inn.look.pictures.told import SILENT
from bot.games.inn.patrons.expected import EXPECTED
from bot.games.inn.patrons.playing import HELD, WANTED
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.cards.library import with_house_decks
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import CONDITIONS, DRINK_EFFECTS, EFFECTS, EVENT_EFFECTS, PICKS
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS
from tests.games.inn.playing import drinks_of, gold_of, random_move

ANSWERS = {
    "ignore-drink": ["drink-yours"],
    "pass-drink": ["drink-yours"],
    "split-drink": ["drink-yours"],
    "add-alcohol": ["drink-any", "drink-others"],
    "replace-drink": ["drink-any", "drink-others"],
    "convert-drink": ["drink-yours"],
    "negate": ["sometimes", "drink-trick", "cheating"],
    "ignore": ["card"],
    "reduce": ["loss"],
    "reduce-to": ["loss"],
    "redirect": ["loss"],
    "share-loss": ["loss"],
    "inn-pays": ["lose-gold", "ante", "refill"],
    "no-payment": ["lose-gold", "ante", "refill"],
    "leave": ["ante"],
    "win-round": ["cheating"],
    "end-round": ["round-stop"],
    "take-pot": ["round"],
    "steal-win": ["round-won"],
    "restart-round": ["round-won-inside"],
}
ROUND = {"control": "cheating", "winning": "gambling", "ante": "gambling", "eject": "cheating"}


def table(number: int, kind: str, word: str, who: str = "", when: str = "", pick: str = "") -> str:
    effect = EFFECTS[word]
    said = f"{word} = {max(effect.least, 1)}" if effect.number else f"{word} = true"
    do = [f"{{ {said}{f', who = {chr(34)}{who}{chr(34)}' if who else ''} }}"]
    if kind in ("gambling", "cheating") and word not in ("control", "winning"):
        do.insert(0, '"control"')
    if not effect.number and not who:
        do[-1] = f'"{word}"'
    condition = '{ card = ["action", "sometimes", "anytime"], touches = ["fortitude", "alcohol", "gold"] }'
    lines = [
        "[[card]]", f'id = "c{number}"', f'title = "{word} {who or when}"', f'kind = "{kind}"', "count = 1",
        f"when = {condition if when == 'card' else chr(34) + when + chr(34)}" if when else "",
        f'pick = "{pick}"' if pick else "", f"do = [{', '.join(do)}]",
    ]  # fmt: skip
    return "\n".join(line for line in lines if line) + "\n"


def decks() -> list[list[str]]:
    """Two decks that say every word of everybody it may be said of, and every condition and choice of targets."""
    cards: list[str] = []
    for word, effect in EFFECTS.items():
        if word in ROUND:
            cards.append(table(len(cards), ROUND[word], word, pick="in-round" if word == "eject" else ""))
        elif word in ANSWERS:
            pick = "third" if word == "redirect" else "other" if word in ("pass-drink", "split-drink") else ""
            cards += [table(len(cards) + at, "sometimes", word, when=when, pick=pick)
                      for at, when in enumerate(ANSWERS[word])]  # fmt: skip
        else:
            for who in effect.who:
                if who == "source":
                    cards.append(table(len(cards), "sometimes", word, who, when="hurt"))
                    continue
                pick = "any" if who == "picked" else ""
                kind = "anytime" if len(cards) % 2 and word != "start-round" else "action"
                cards.append(table(len(cards), kind, word, who if len(effect.who) > 1 else "", pick=pick))
    cards.append(table(len(cards), "sometimes", "drink-pile", "active", when="drink-phase"))
    cards.append(table(len(cards), "sometimes", "order", when="order-phase"))
    cards.append(table(len(cards), "sometimes", "drink-pile", "picked", when="drink-others", pick="revealer"))
    half = len(cards) // 2
    return [cards[:half], cards[half:]]


def library(folder: Path) -> Inn:
    for name, cards in zip(("one", "two"), decks(), strict=True):
        head = f'name = "{name}"\nabout = "every word"\nsize = {len(cards) + 6}\n[generic]\ngamble = 6\n'
        (folder / f"{name}.toml").write_text(head + "".join(cards), encoding="utf-8")
    whole, wrong = with_house_decks(the_library(), folder)
    assert wrong == []
    return Inn(whole)


def test_the_decks_say_everything(tmp_path: Path) -> None:
    cards = [card for card in library(tmp_path).library.cards.values() if card.deck in ("one", "two")]
    uses = [use for card in cards for use in card.uses]
    assert {effect.word for use in uses for effect in use.do} == set(EFFECTS)
    assert {use.when for use in uses} - {""} == set(CONDITIONS)
    assert {use.pick for use in uses} - {""} == set(PICKS)
    assert all(card_text(card, the_lexicon()).endswith(".") for card in cards)


def test_games_of_every_word_end_and_lose_nothing(tmp_path: Path) -> None:
    game = library(tmp_path)
    played = Counter[str]()
    luck = random.Random(3)
    cards = {code: card.title for code, card in game.library.cards.items() if card.deck in ("one", "two")}
    for number in range(300):
        options = {"characters": ["one", "two"], "windows": "quick", "drinks": [f"drink-{1 + number % 6}"]}
        run = Run.new(game, 2 + number % 4, options, f"words {number}")[0]
        state: State = run.state
        gold, drinks = gold_of(state), drinks_of(state)
        while not run.over:
            for event in random_move(run, luck, out_of_turn=0.05):
                if event.key == "played":
                    played[event.args["card"]] += 1
            assert gold_of(state) == gold
            assert drinks_of(state) == drinks
        if number >= 60 and played.keys() >= cards.keys():
            break
    assert [title for code, title in cards.items() if not played[code]] == []


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


def test_the_computer_players_expect_something_of_every_word() -> None:
    assert EXPECTED.keys() == {*EFFECTS, "hurt"}


def test_the_computer_players_want_every_word_more_or_less() -> None:
    """`pay` and `add-alcohol` are worth what their arguments say; `HELD` names those that are held back."""
    assert WANTED.keys() == EFFECTS.keys() - {"pay", "add-alcohol"}
    assert HELD.keys() <= EFFECTS.keys()


def test_the_picture_of_the_stack_has_something_to_say_of_every_word() -> None:
    told = {key.removeprefix("inn-part.") for key in english().templates if key.startswith("inn-part.")}
    assert told == {*EFFECTS, "hurt"} - SILENT
    assert {*EFFECTS} >= SILENT == {"shuffle-in-pile", "more-actions"}


def test_the_texts_have_both_forms_of_every_word() -> None:
    forms = set(the_lexicon().table["effect"])
    assert forms - EFFECTS.keys() == {"pay-you", "add-alcohol-least", "no-payment-refill"}
    assert EFFECTS.keys() <= forms
