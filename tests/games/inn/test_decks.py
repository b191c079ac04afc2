"""The decks: exactly what the game has, whole, readable, and every card gets played."""

import random
import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.engine import Run
from bot.games.inn.rules import BadData, the_library
from bot.games.inn.rules.cards.checking import complaints, originals
from bot.games.inn.rules.cards.decks import (
    AnyTimeData,
    CounterData,
    DeckData,
    DrinkData,
    DrinkDeckData,
    EncounterDeckData,
    EventData,
    FrontData,
    LevelData,
    SideData,
    TimeData,
)  # fmt: skip
from bot.games.inn.rules.cards.library import INN_DATA, MOST_DECKS, add_house_decks, read_library, with_house_decks
from bot.games.inn.rules.cards.models import CardData, EffectData, IfData, UseData
from bot.games.inn.rules.cards.reading import read_character, read_drink_deck, read_drinks
from bot.games.inn.rules.cards.text import card_text, drink_text, kind_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import (
    CONDITIONS,
    PER,
    PICKS,
    PLACES,
    PRECONDITIONS,
    STANDING,
    STAYS,
    TIMES,
)  # fmt: skip
from bot.games.inn.rules.events import EVENTS
from bot.games.inn.rules.play.orders import ALL as ORDERS
from bot.games.inn.rules.play.state import What
from tests.games.inn.playing import ALL_DECKS, GAME, NINE, eager_move, new_run, random_move

LIBRARY = the_library()
README = (INN_DATA / "README.md").read_text(encoding="utf-8")
MODELS = {
    "card": CardData, "counter": CounterData, "side": SideData, "time": TimeData, "anytime": AnyTimeData,
    "front": FrontData, "event": EventData, "drink": DrinkData,
}  # fmt: skip
"""What a table of a deck's file is checked with, by its key."""
EDITIONS = {
    1: "deirdre fiona gerki zot",
    2: "dimli eve fleck gog",
    3: "kaylin phrenk serena wizgille",
    4: "bryn remy tara whitehawk",
    5: "joran lizwick sera zakhan",
    6: "amundyr daareka torglesnarf vlazlo",
}
"""The characters by the edition that brought them, in the order of their codes."""
ENGINE = Path(__file__).parents[3] / "bot" / "games" / "inn" / "rules"
GENERIC = {code: card for code, card in LIBRARY.cards.items() if not card.deck}
HEAD = 'name = "A"\nabout = "B"\nsize = 20\n[generic]\ngamble = 19\n'
CARD = '[[card]]\nid = "x"\ntitle = "X!"\nkind = "action"\ncount = 1\npick = "other"\ndo = { lose-fortitude = 2 }\n'


def test_all_decks_are_there() -> None:
    assert sorted(LIBRARY.characters) == sorted(code for codes in EDITIONS.values() for code in codes.split())
    assert sorted(LIBRARY.decks) == ALL_DECKS
    sizes = {code: sum(deck.counts.values()) for code, deck in LIBRARY.characters.items()}
    assert sizes == dict.fromkeys(LIBRARY.characters, 40) | {"vlazlo": 30}  # his forms lie beside it
    assert {sum(deck.counts.values()) for deck in LIBRARY.decks.values()} == {30}


def test_every_character_has_its_edition_and_the_sixth_brings_the_villains() -> None:
    for edition, codes in EDITIONS.items():
        assert (
            sorted(code for code, character in LIBRARY.characters.items() if character.edition == edition)
            == codes.split()
        )
    assert [code for code, character in LIBRARY.characters.items() if character.villain] == EDITIONS[6].split()


@pytest.mark.parametrize("code", LIBRARY.characters)
def test_a_deck_has_its_generic_cards(code: str) -> None:
    counts = LIBRARY.characters[code].counts
    assert counts["gamble"] == (4 if code == "vlazlo" else 6)
    assert counts["raise"] == (3 if code == "sera" else 2)
    assert counts["winning-hand"] == (1 if code == "vlazlo" else 2)
    assert counts["wench-stops"] == counts["tip"] == 1


def test_no_title_of_a_card_stands_in_the_engine() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    strings = " ".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', re.sub(r'""".*?"""', "", code, flags=re.DOTALL)))
    titles = [card.title for card in LIBRARY.cards.values()] + [
        drink.title for drink in LIBRARY.drinks.values() if len(drink.title) > 5
    ]
    codes = [code for code in LIBRARY.cards if "." in code]
    assert [name for name in [*titles, *codes] if name in strings] == []


def test_every_card_has_a_text() -> None:
    words = the_lexicon()
    texts = {card.code: card_text(card, words) for card in LIBRARY.cards.values()}
    texts |= {f"drink {drink.code}": drink_text(drink, words) for drink in LIBRARY.drinks.values()}
    assert [code for code, text in texts.items() if not re.fullmatch(r"[A-Z].*\.", text) or "{" in text] == []
    assert {kind_text(card, words) for card in LIBRARY.cards.values() if not card.rule} == {
        "Action", "Action or Gambling", "Anytime", "Cheating", "Event", "Gambling", "Sometimes",
        "Standing effect", "Added effect", "Immediate",
    }  # fmt: skip
    assert texts["gerki.salve"] == "Another player loses 2 Fortitude."
    assert texts["deirdre.to-water"] == (
        "When anybody is about to drink: change the Drink's Alcohol Content by -2, but not below 0."
    )
    assert texts["drink swill"] == (
        "Lose 1 Fortitude; gain 1 Alcohol Content. If your race is Troll, this happens instead: gain 2 Alcohol Content."
    )
    assert texts["sera.poisoned"] == (
        "When you're about to drink: Ignore the Drink with all its Chasers. If your Drink Me! Pile has cards, "
        "shuffle them into the Drink Deck; its top card is your new pile."
    )


def test_the_readme_names_the_whole_vocabulary() -> None:
    """But for its effects, of which `test_words` says it."""
    words = [*CONDITIONS, *PICKS, *PLACES, *STANDING, *TIMES, *PRECONDITIONS, *PER, *STAYS]
    assert [word for word in words if not re.search(rf"`(\{{ )?\"?{word}\"?( = [^`]*)?`|= \"{word}\"", README)] == []


def test_the_readme_names_every_key_of_the_files() -> None:
    models = [*MODELS.values(), DeckData, UseData, EffectData, IfData, LevelData, EncounterDeckData, DrinkDeckData]
    keys = {field.alias or name for model in models for name, field in model.model_fields.items()}
    inside = {"word", "n", "kinds", "touches"}  # the words themselves, and what stands right behind them
    assert sorted(key for key in keys - inside if not re.search(rf"\b{key}\b(`| =|\])", README)) == []


def test_the_examples_of_the_readme_can_be_loaded() -> None:
    read = 0
    for example in re.findall(r"```toml\n(.*?)```", README, flags=re.DOTALL):
        data = tomllib.loads(example)
        if "do" in data:
            UseData.model_validate({"do": data["do"]})
            read += 1
        for key, model in MODELS.items():
            tables = data.get(key, [])
            for table in tables if isinstance(tables, list) else [tables]:
                model.model_validate(table)
                read += 1
    assert read >= 15


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("count = 1", "count = 2", "a.toml: its counts make 21 cards, not 20"),
        ("count = 1\n", "", "a.toml: card 'X!': count: is missing"),
        ('kind = "action"', 'kind = "trick"', "a.toml: card 'X!': kind: Input should be"),
        ("lose-fortitude = 2", "lose-luck = 2", "an effect has exactly one word of the vocabulary, not ['lose-luck']"),
        ("lose-fortitude = 2", "lose-fortitude = 21", "'lose-fortitude' takes a number from 1 to 20"),
        ("{ lose-fortitude = 2 }", '"lose-fortitude"', "'lose-fortitude' takes a number from 1 to 20"),
        ("lose-fortitude = 2", "drink-deck = 2", "'drink-deck' takes no number, but true"),
        ("{ lose-fortitude = 2 }", '"dance"', "there is no effect 'dance'"),
        ("{ lose-fortitude = 2 }", '{ pay = 1, to = "others" }', "'pay' has no 'to' 'others'"),
        ('pick = "other"\n', "", "'pick' is there when an effect is said of the picked, and only then"),
        ('pick = "other"', 'pick = "nobody"', "'pick' is one of"),
        ('pick = "other"', 'pick = "other"\nleast = 3\nmost = 2', "'least' is not above 'most'"),
        ('kind = "action"', 'kind = "sometimes"', "a Sometimes Card says when, and no other card does"),
        ('kind = "action"', 'kind = "cheating"', "a Gambling or Cheating Card takes control, and only they"),
        ('pick = "other"', 'when = "moonlight"\npick = "other"', "there is no condition 'moonlight'"),
        ('pick = "other"', 'when = { card = ["drink"] }\npick = "other"', "'card' says what it touches"),
        ('id = "x"', 'id = "X"', "card 'X!': id: String should match pattern"),
        (
            'pick = "other"\ndo = { lose-fortitude = 2 }',
            "no-things = true\ndo = { draw = 1 }",
            "'no-things' goes with 'pick'",
        ),
        ('id = "x"', 'id = "x"\ncolour = "red"', "card 'X!': colour: is not known here"),
        ("gamble = 19", "gambol = 19", "a.toml: generic: there is no card 'gambol'"),
        (
            "{ lose-fortitude = 2 }",
            '{ hook = "dance" }',
            "an effect has exactly one word of the vocabulary, not ['hook']",
        ),
        (
            'pick = "other"\ndo = { lose-fortitude = 2 }',
            'do = "negate"',
            "'negate' answers: its 'when' is one of card, ",
        ),
        (
            'kind = "action"\ncount = 1\npick = "other"\ndo = { lose-fortitude = 2 }',
            'kind = "sometimes"\ncount = 1\nwhen = "round"\ndo = "ignore-drink"',
            "'ignore-drink' answers: its 'when' is one of drink-yours, drink-any, drink-others",
        ),
        (
            'kind = "action"\ncount = 1\npick = "other"\ndo = { lose-fortitude = 2 }',
            'kind = "sometimes"\ncount = 1\nwhen = "loss"\npick = "third"\nmost = 2\ndo = "redirect"',
            "'redirect' has one target: no 'most'",
        ),
        (
            'kind = "action"\ncount = 1\npick = "other"\ndo = { lose-fortitude = 2 }',
            'kind = "cheating"\ncount = 1\nuse = [{ do = "control" }, { do = "control" }]',
            "a card that can take control has one use",
        ),
        ("size = 20", "size = 20\nhat = 1", "a.toml: hat: is not known here"),
        ('name = "A"', "name = A", "a.toml: Invalid value"),
    ],
)
def test_a_broken_deck_says_file_card_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        read_character((HEAD + CARD).replace(old, new), "a", "a.toml", GENERIC)
    assert str(error.value).startswith("a.toml: ")
    assert reason in str(error.value)


def test_a_card_twice() -> None:
    with pytest.raises(BadData, match="'x' is there twice"):
        read_character((HEAD + CARD + CARD).replace("19", "18"), "a", "a.toml", GENERIC)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "drink: Field required"),
        ('[[drink]]\nid = "a"\ntitle = "A"\ndo = { pay = 1 }', "drink 'A': this kind of card does not 'pay'"),
        ('[[drink]]\nid = "a"\ntitle = "A"\nevent = "war"', "there is no Drink Event 'war'"),
        ('[[drink]]\nid = "a"\ntitle = "A"\nevent = "effects"', "a Drink Event has effects when it says so"),
        ('[[drink]]\nid = "a"\ntitle = "A"\nevent = "contest"\nchaser = true', "a Drink Event is no Drink"),
        ('[[drink]]\nid = "a"\ntitle = "A"\ngoes = "up"', "'goes' is one of own, left, other, deck, not 'up'"),
        ('[[drink]]\nid = "a"\ntitle = "A"\nevent = "contest"\ngoes = "own"', "a Drink Event is no Drink"),
        (
            '[[drink]]\nid = "a"\ntitle = "A"\nevent = "effects"\ndo = { gain-alcohol = 1, who = "picked" }',
            "a Drink Event works on you, others, all, not on 'picked'",
        ),
        (
            '[[drink]]\nid = "a"\ntitle = "A"\nevent = "effects"\ndo = { pay = 1, who = "others", to = "you" }',
            "what a Drink Event makes players pay goes to the Inn",
        ),
        ('[[drink]]\nid = "a"\ntitle = "A"\n' * 2, "id 'a' is there twice"),
    ],
)
def test_broken_drinks_say_why(text: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        read_drinks(text, "d.toml")
    assert reason in str(error.value)


def test_texts_of_drinks_that_only_a_house_would_have() -> None:
    text = (
        '[[drink]]\nid = "a"\ntitle = "A"\nevent = "effects"\ndo = { gain-alcohol = 1, who = "you" }\n'
        '[[drink]]\nid = "b"\ntitle = "B"\ndo = { gain-alcohol = 2 }\nrace = { dwarf = [] }\n'
    )
    assert [drink_text(drink, the_lexicon()) for drink in read_drinks(text, "d.toml").values()] == [
        "Gain 1 Alcohol Content.",
        "Gain 2 Alcohol Content. If your race is Dwarf, this happens instead: nothing.",
    ]


def test_a_broken_drink_deck_says_why() -> None:
    for text, reason in (
        ('name = "A"\nsize = 10\n[count]\nbeer = 10', "d.toml: there is no drink 'beer'"),
        ('name = "A"\nsize = 10\n[count]\nwine = 9', "d.toml: its counts make 9 cards, not 10"),
        ('name = "A"\nsize = 10\n[count]\ncontest = 10', "d.toml: there is nothing to drink in it"),
        ('name = "A"\nsize = 10\noriginal = ["water"]\n[count]\nwine = 10', "'water' is not in this deck"),
        ('name = "A"\nsize = 10\nadded = ["wine"]\n[count]\nwine = 10', "added: 'wine' is not original"),
    ):
        with pytest.raises(BadData, match=re.escape(reason)):
            read_drink_deck(text, "d", "d.toml", LIBRARY.drinks)


def test_house_decks_are_added_and_broken_ones_left_out(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HEAD + CARD, encoding="utf-8")
    (tmp_path / "zot.toml").write_text(HEAD + CARD, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(HEAD, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, tmp_path)
    assert set(library.characters) - set(LIBRARY.characters) == {"mine"}
    assert library.cards["mine.x"].title == "X!"
    assert wrong == ["bad.toml: card: Field required", "zot.toml: there is a character 'zot' already"]


def test_house_drink_decks_are_added_and_broken_ones_left_out(tmp_path: Path) -> None:
    (tmp_path / "drinks").mkdir()
    for name, text in (
        ("strong", 'name = "Strong"\nsize = 10\n[count]\ndragon-breath = 10\n'),
        ("weak", 'name = "Weak"\nsize = 10\n[count]\nmilk = 10\n'),
        ("drink-1", 'name = "Ours"\nsize = 10\n[count]\nwine = 10\n'),
    ):
        (tmp_path / "drinks" / f"{name}.toml").write_text(text, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, tmp_path)
    assert set(library.decks) - set(LIBRARY.decks) == {"strong"}
    assert library.decks["strong"].build() == ["dragon-breath"] * 10
    assert wrong == [
        "drinks/drink-1.toml: there is a Drink Deck 'drink-1' already",
        "drinks/weak.toml: there is no drink 'milk'",
    ]


def test_house_decks_want_names_that_can_be_codes_and_there_is_room_for_any_number(tmp_path: Path) -> None:
    for number in range(10, 60):
        (tmp_path / f"own-{number}.toml").write_text(HEAD + CARD, encoding="utf-8")
    for name in ("my deck", "a.b", "-x"):
        (tmp_path / f"{name}.toml").write_text(HEAD + CARD, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, tmp_path)
    assert len(library.characters) == len(LIBRARY.characters) + 50
    assert wrong == [
        f"{name}.toml: its name wants small letters, digits and dashes only" for name in ("-x", "a.b", "my deck")
    ]


def test_there_is_room_for_as_many_drink_decks_as_a_form_can_list(tmp_path: Path) -> None:
    (tmp_path / "drinks").mkdir()
    for number in range(10, 10 + MOST_DECKS):
        text = f'name = "Own {number}"\nsize = 10\n[count]\ndragon-breath = 10\n'
        (tmp_path / "drinks" / f"own-{number}.toml").write_text(text, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, tmp_path)
    assert len(library.decks) == MOST_DECKS
    assert len(wrong) == len(LIBRARY.decks)
    assert all(line.endswith(f"there is room for {MOST_DECKS} of its kind in all") for line in wrong)


@pytest.fixture
def house_decks(tmp_path: Path) -> Iterator[list[str]]:
    """A character and a Drink Deck of the house, added as the bot does it; gone again after the test."""
    (tmp_path / "drinks").mkdir()
    (tmp_path / "drinks" / "strong.toml").write_text(
        'name = "Strong"\nsize = 30\n[count]\ndragon-breath = 10\nwine = 10\ndark-ale-chaser = 10\n', encoding="utf-8"
    )
    gerki = (INN_DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(gerki.replace("Gerki the Sneak", "Mine"), encoding="utf-8")
    (tmp_path / "broken.toml").write_text(gerki.replace('"action"', '"reaction"', 1), encoding="utf-8")
    before = [set(part) for part in (LIBRARY.cards, LIBRARY.characters, LIBRARY.decks)]
    yield add_house_decks(tmp_path)
    for part, codes in zip((LIBRARY.cards, LIBRARY.characters, LIBRARY.decks), before, strict=True):
        for code in set(part) - codes:
            part.pop(code)


def test_house_decks_are_played_with(house_decks: list[str]) -> None:
    (line,) = house_decks
    assert line.startswith("broken.toml: card ")
    assert "kind: " in line
    assert the_library().characters["mine"].name == "Mine"
    options = {"windows": "quick", "characters": ["mine", "zot", "fiona"], "drinks": ["strong"]}
    luck, played = random.Random(3), set[str]()
    for game in range(5):
        run = new_run(3, options, f"house {game}", live=False)
        run.told.listening = True
        while not run.over:
            random_move(run, luck)
            played |= {event.args["card"] for event in run.told.events if event.key == "played"}
            run.told.events.clear()
    assert {code.partition(".")[0] for code in played if "." in code} == {"mine", "zot", "fiona"}


def test_a_folder_without_decks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=re.escape("generic.toml: cannot be read")):
        read_library(tmp_path)


ONLY_HOUSE_DECKS: dict[str, set[str]] = {
    "asks": {
        "inn.ante", "inn.may",
    },
    "items": set[str](),
    "events": {
        "came-back", "drink-stays", "drink-under",
    },
}  # fmt: skip
"""What needs counters, side decks, cards in front or such Drinks, which no shipped deck has: tests/house has some."""
TOO_RARE_FOR_CHANCE = {"contest-lost", "encounters-reshuffled", "inn.front"}
"""Scenarios show these events and asks."""


FIRST_GAMES = 21
"""So many games have players and variants by turns; in later ones those sit down who have cards not met yet."""


def happened(run: Run) -> set[object]:
    """What was met since the last look: the open ask, what is being resolved, cards by use, Drinks drunk, orders."""
    met: set[object] = {run.ask.about if run.ask else "", *(item.what for item in run.state.stack)}
    for event in run.told.events:
        met.add(f"told {event.key}")
        if event.key in ("played", "used"):
            met.add((event.args["card"], event.args["use"]))
        elif event.key == "side-revealed":  # only one that lies in front of a player is played
            card = LIBRARY.cards[event.args["card"]]
            if card.at_once or LIBRARY.characters[card.deck].sides[card.side].revealed != "front":
                met.add((card.code, 0))
        elif event.key == "drank":
            met |= {f"drunk {code}" for code in event.args["drinks"]}
        elif event.key == "event":
            met.add(f"drunk {event.args['drink']}")
        elif event.key == "orders":
            met |= set(event.args["orders"])
    run.told.events.clear()
    return met


def seated_of(lacking: set[str], variant: str, seats: int) -> list[str]:
    """The characters of these decks, as far as the variant allows: villains where somebody is to be a Boss."""
    there = sorted(lacking & LIBRARY.characters.keys())
    villains = [code for code in there if LIBRARY.characters[code].villain]
    others = [code for code in there if code not in villains]
    if variant == "boss-battle":
        return [*(villains or [""])[:1], *others][:seats]
    if variant == "leaders-and-lackeys":
        first, second, *_ = [*villains, "", ""]
        return [first, *(others or [""])[:1], second]
    return there[:seats]


def test_every_card_in_every_use_and_every_drink_comes_up_in_random_games() -> None:
    """All that can be asked, resolved and told, too: random play by 2 to 8 seats goes on until all of it was met."""
    sources = "".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    asks = set(re.findall(r"\"(inn\.[a-z]+)\"", sources))
    assert asks > ONLY_HOUSE_DECKS["asks"]
    retired = {code for character in LIBRARY.characters.values() for code in character.retired}
    wanted: set[object] = {
        (card.code, use.number)
        for card in LIBRARY.cards.values()
        if card.kind != "event" and not card.rule and (card.code not in retired or not card.deck)
        for use in card.uses
    }
    wanted |= {f"drunk {code}" for deck in LIBRARY.decks.values() for code in deck.counts}
    told = EVENTS.keys() - {"seated", "starts"} - ONLY_HOUSE_DECKS["events"] - TOO_RARE_FOR_CHANCE
    wanted |= {*(f"told {key}" for key in told), *ORDERS}
    wanted |= {*asks, *get_args(What)} - ONLY_HOUSE_DECKS["asks"] - ONLY_HOUSE_DECKS["items"] - TOO_RARE_FOR_CHANCE
    luck = random.Random(1)
    for game in range(1000):
        lacked = {thing[0] for thing in wanted if isinstance(thing, tuple)}
        options = {
            "windows": "quick" if game % 4 else "sealed", "drinks": [ALL_DECKS[game % 6]],
            "events": ("none", "sea", "dungeon", "both")[game % 5 % 4],
        }  # fmt: skip
        seats = 2 + game % 7
        if game % 7 in (2, 4, 6) and game % 5 == 1:
            options["variant"] = "two-headed-dragon"
        if game >= FIRST_GAMES and game % 3 == 0:
            options["variant"], seats = ("boss-battle", 4) if game % 2 else ("leaders-and-lackeys", 4)
        if game >= FIRST_GAMES:
            decks = {LIBRARY.cards[code].deck for code in lacked}
            options["characters"] = seated_of(decks, options.get("variant", ""), seats)
        run, _ = Run.new(GAME, seats, options, f"use {game}", live=False)
        run.told.listening = True
        while not run.over:
            eager_move(run, luck, lacked)
            wanted -= happened(run)
        if not wanted:
            return
    pytest.fail(f"never met: {sorted(map(str, wanted))}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(INN_DATA, tmp_path / "inn"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_shipped_decks_are_in_order() -> None:
    assert complaints(INN_DATA) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("characters/gog.toml", "lose-fortitude = 4", "lose-fortitude = 40",
         "characters/gog.toml: card 'Dance with Gog!'"),
        ("generic.toml", 'kind = "anytime"', 'kind = "always"', "generic.toml: card 'Tip the Wench.': kind"),
        ("generic.toml", "[[card]]", '[[card]]\nid = "y"\ntitle = "Y"\nkind = "anytime"\ndo = { draw = 1 }\n[[card]]',
         "generic.toml: card 'Y': is in no deck"),
        ("drinks.toml", "[[drink]]", '[[drink]]\nid = "y"\ntitle = "Y"\n[[drink]]',
         "drinks.toml: drink 'Y': is in no Drink Deck"),
        ("drinks.toml", "share = true", "share = 1", "drinks.toml: drink 'Mead': share"),
        ("drinks/drink-1.toml", "wine = 3", "wine = 4", "drinks/drink-1.toml: its counts make 31 cards, not 30"),
        ("texts/en.ftl", "\nchaser = ", "\nchase = ", "texts/en.ftl: there is no phrase 'chaser'"),
        ("texts/en.ftl", "\nkind_holds = ", "\nkind_holds ", "texts/en.ftl: line 6"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(folder: Path, file: str, old: str, new: str, said: str) -> None:
    change(folder / file, old, new)
    (line,) = complaints(folder)
    assert line.startswith(said)


def test_all_that_is_wrong_is_said_at_once(folder: Path) -> None:
    change(folder / "characters" / "gog.toml", "count = 1", "count = 3")
    change(folder / "characters" / "eve.toml", "count = 1", "count = 3")
    (folder / "drinks" / "drink-2.toml").write_text("x", encoding="utf-8")
    assert [line.partition(":")[0] for line in complaints(folder)] == [
        "characters/eve.toml", "characters/gog.toml", "drinks/drink-2.toml",
    ]  # fmt: skip


def test_what_is_ours_is_listed() -> None:
    lines = originals(LIBRARY)
    assert any(line.startswith("Gog the Half-Ogre: Gog find shiny in beard!: ") for line in lines)
    assert any(line.startswith("Drinks: Pixie Punch: ") for line in lines)
    assert any(line.startswith("Drinks of the sixth edition: the counts of Light Ale (2), ") for line in lines)
    assert any(line.startswith("Drinks of the sixth edition: that Dark Ale with a Chaser, ") for line in lines)
    assert not any("Deirdre" in line for line in lines)


def test_what_is_a_reading_of_ours_is_listed() -> None:
    """The cards of which the documents tell less than we play, by the facts that were gathered."""
    listed = {tuple(line.split(": ")[:2]) for line in originals(LIBRARY)}
    drinks = "firewater ogre-brew tea coffee ambrosia challenge dare gamblers-grog grog grog-chaser pixie-punch"
    drinks += " pixie-punch-chaser shot shot-chaser rum brawl monster friends"
    assert {title for deck, title in listed if deck == "Drinks"} == {
        LIBRARY.drinks[code].title for code in drinks.split()
    }
    cards = "gerki.sleeve zot.sleeve eve.sleeve fleck.sleeve zot.thirsty eve.not-eve"
    cards += " gog.shiny gog.stupid gog.nap gog.poking gog.more gog.laugh gog.funny gog.this-hurt gog.better gog.stein"
    named = {code for code, card in LIBRARY.cards.items() if card.deck in ("", *NINE) and (card.original or card.note)}
    assert named == set(cards.split())
