"""`check` proves by playing that every card can be played, and names a card of a house deck that cannot."""

import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games import GAMES
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import INN_DATA, with_house_decks
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.simulation import proving
from bot.games.inn.simulation.proving import MOST_GAMES, unplayable, uses_of
from tests.games.inn.playing import HOUSE

LIBRARY = the_library()
ENOUGH = 100
"""Games in which every shipped card comes up, where one of the house never does."""
HEAD = 'name = "Mona"\nabout = "A test deck."\nsize = 20\n[generic]\ngamble = 17\n'
SPARK = """
[[counter]]
id = "spark"
title = "Spark"
most = {most}
[[card]]
id = "hum"
title = "Hum"
kind = "anytime"
count = 2
do = {{ count = 1, of = "spark", who = "you" }}
[[card]]
id = "bolt"
title = "Bolt"
kind = "action"
count = 1
cost = {{ spark = 2 }}
pick = "other"
do = {{ lose-fortitude = 1 }}
"""
NUMBER = """
[[card]]
id = "more"
title = "More"
kind = "sometimes"
count = 1
when = "own-card"
do = {{ boost = 1 }}
[[card]]
id = "rest"
title = "Rest"
kind = "action"
count = 2
do = {do}
"""
GOOD = [HEAD + SPARK.format(most=2), HEAD + NUMBER.format(do="{ gain-fortitude = 1 }")]
NEVER_PAID = HEAD + SPARK.format(most=1)
NEVER_A_NUMBER = HEAD + NUMBER.format(do='{ end-turn = "turn" }')


def with_deck(folder: Path, text: str) -> Library:
    """The shipped decks and one more, mine.toml."""
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    library, wrong = with_house_decks(LIBRARY, folder)
    assert wrong == []
    return library


def test_every_card_of_the_shipped_decks_comes_up() -> None:
    heard: list[tuple[int, int]] = []
    assert unplayable(LIBRARY, lambda met, wanted: heard.append((met, wanted))) == []
    every = sum(len(uses_of(LIBRARY, deck)) for deck in (*LIBRARY.characters, *LIBRARY.encounters))
    assert heard[-1] == (every, every)
    assert every > 400
    assert len(heard) < MOST_GAMES


def test_every_card_of_the_decks_of_the_test_house_comes_up() -> None:
    library, wrong = with_house_decks(LIBRARY, HOUSE)
    assert wrong == []
    side_cards = {("keeper.hiding", 0), ("tinker.steam", 0), ("vendor.fire", 0), ("keeper.brute", 1), ("gamble", 0)}
    assert side_cards <= {use for code in ("keeper", "tinker", "vendor") for use in uses_of(library, code)}
    shipped = {*LIBRARY.characters, *LIBRARY.encounters}
    own = sorted({*library.characters, *library.encounters} - shipped)
    assert unplayable(library, decks=own) == []


@pytest.mark.parametrize("text", GOOD)
def test_a_good_deck_of_the_house_is_not_named(text: str, tmp_path: Path) -> None:
    assert unplayable(with_deck(tmp_path, text), decks=["mine"]) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            NEVER_PAID,
            "card 'Bolt': could not be played in 20 games: its cost is to pay 2 Spark, and nobody ever has more than "
            "1 Spark",
        ),
        (
            NEVER_A_NUMBER,
            "card 'More': could not be played in 20 games: its condition is 'own-card', you play a card with a number "
            "in it, and no card of its deck has one",
        ),
        (
            GOOD[1].replace("do = { boost = 1 }", "cost = { cards = 15 }\ndo = { boost = 1 }"),
            "card 'More': could not be played in 20 games: perhaps nobody can pay its cost, which is to discard "
            "15 cards; perhaps its condition never holds: 'own-card', you play a card with a number in it",
        ),
    ],
)
def test_a_card_that_can_never_be_played_is_named_with_what_may_be_the_reason(
    text: str, said: str, tmp_path: Path
) -> None:
    found = unplayable(with_deck(tmp_path, text), most_games=20, decks=["mine"])
    assert [(card.deck, str(card)) for card in found] == [("mine", said)]


def test_of_a_card_with_several_uses_the_one_is_named(tmp_path: Path) -> None:
    uses = "use = [{ do = { draw = 1 } }, { cost = { spark = 2 }, do = { draw = 2 } }]"
    once = 'cost = { spark = 2 }\npick = "other"\ndo = { lose-fortitude = 1 }'
    assert once in NEVER_PAID
    (found,) = unplayable(with_deck(tmp_path, NEVER_PAID.replace(once, uses)), most_games=20, decks=["mine"])
    assert str(found).startswith(
        "card 'Bolt': could not be played in its use 2 in 20 games: its cost is to pay 2 Spark"
    )


def test_shipped_decks_and_those_of_the_house_are_named_by_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "MOST_GAMES", ENOUGH)
    others = [f"{code}.toml" for code in LIBRARY.characters if code not in ("gog", "eve", "fiona")]
    data = Path(shutil.copytree(INN_DATA, tmp_path / "inn", ignore=shutil.ignore_patterns(*others, "questions*")))
    gog = data / "characters" / "gog.toml"
    gog.write_text(gog.read_text(encoding="utf-8") + SPARK.format(most=1), encoding="utf-8")
    text = gog.read_text(encoding="utf-8").replace("gamble = 6", "gamble = 3", 1)
    gog.write_text(text, encoding="utf-8")
    house = tmp_path / "house"
    house.mkdir()
    with_deck(house, NEVER_PAID)
    lines = GAMES["inn"].unplayable(data, house, lambda met, wanted: None)
    assert [line.partition(":")[0] for line in lines] == ["inn/characters/gog.toml", "mine.toml"]


def test_check_names_such_a_card_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "MOST_GAMES", ENOUGH)
    with_deck(tmp_path, NEVER_PAID)
    assert main(["check", "--decks", str(tmp_path)]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"mine.toml: card 'Bolt': could not be played in {ENOUGH} games: ")
