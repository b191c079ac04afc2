"""A third game, made outside the package, is played from its first table to the leaderboard with nothing edited."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.check import complaints
from bot.games import GAMES, english
from bot.games.kit import Kits
from tests.e2e.conftest import Evening, button_of, said, texts
from tests.games.coin.kit import CoinKit

HERE = Path(__file__).parent
KITS: Kits = {**GAMES, "coin": CoinKit()}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    night = Evening(tmp_path / "barkeep.db", seed=1, kits=KITS)
    await night.begin(3)
    try:
        yield night
    finally:
        await night.end()


async def test_from_the_open_table_to_the_leaderboard(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben, _ = evening.people
    table = await evening.open(ann, ben, game="coin")
    assert "calls a side" in evening.shown(table)
    await ann.slash(evening.channel, "coin call", side="heads")
    await evening.rest()
    for _ in range(40):
        person = await evening.to_move(table)
        if person is None:
            break
        panel = evening.panel(person)
        side = next(
            component
            for component in panel.components[1]["components"]
            if component["custom_id"].endswith(":coin.call:heads")
        )
        await person.user.click(evening.message(panel), custom_id=side["custom_id"])
        await evening.rest()
    info = await evening.info(table)
    assert info.status == "over"
    assert sorted(info.placings or ()) == [1, 2]
    assert "points" in evening.shown(table)
    assert button_of(evening.board(table), "table.rematch")

    board = await ann.slash(evening.channel, "leaderboard", game="coin")
    assert board.response is not None
    lines = "\n".join(texts(board.response.components))
    assert "Coin" in lines
    assert "Ann" in lines
    assert "Ben" in lines
    assert main(["replay", "--db", str(evening.db), "--game", "coin"], KITS) == 0
    told = capsys.readouterr().out
    assert "no difference" in told
    assert "Ann calls heads" in told
    assert told.endswith("1 table, 0 different\n")


async def test_its_rules_its_cards_and_its_commands(evening: Evening) -> None:
    ann = evening.people[0]
    rules = said(await ann.slash(evening.channel, "rules", game="coin"))
    assert "### Coin: The toss" in rules
    assert "Three points win" in rules
    card = said(await ann.slash(evening.channel, "card", name="Heads"))
    assert "The side heads" in card
    assert "stands on its edge" in card
    offered = [choice["value"] for choice in await ann.autocomplete(evening.channel, "card", "name", "tai")]
    assert offered[-1] == "tails"
    assert "/coin call" in said(await ann.slash(evening.channel, "help"))
    games = evening.bot.tree.get_command("rules").to_dict(evening.bot.tree)["options"][0]["choices"]  # type: ignore
    assert [choice["value"] for choice in games] == [*KITS, "ladder", "shuffle"]


async def test_it_is_played_with_patrons_and_its_options(evening: Evening) -> None:
    ann, ben, _ = evening.people
    table = await evening.open(ann, ben, start=False, game="coin")
    await evening.press(ann, table, "table.patron")
    form = await evening.press(ann, table, "table.options")
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    await ann.submit_modal(form, dict(zip(fields, (["normal"], ["1"]), strict=True)))
    await evening.rest()
    assert "1 point win" in evening.told(table)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    assert (await evening.info(table)).options["goal"] == 1


def test_a_card_of_the_coin_in_a_refusal_has_its_name() -> None:
    assert KITS["coin"].look().card_name(english(), "heads") == "heads"
    assert [kit.look().card_name(english(), "heads") for kit in GAMES.values()] == [None, None]


def test_check_looks_at_its_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drinko = GAMES["drinko"]  # of which few cards are to be played
    assert main(["check", "--originals"], {"drinko": drinko, "coin": CoinKit()}) == 0
    assert "coin: both sides" in capsys.readouterr().out

    class Broken(CoinKit):
        data = Path(shutil.copytree(CoinKit.data, tmp_path / "coin"))
        words = data / "words"

    (Broken.data / "guide.toml").write_text("[[section]]\n", encoding="utf-8")
    (Broken.words / "en.ftl").write_text("game_drinko = mine\n", encoding="utf-8")
    found = complaints(kits={"drinko": drinko, "coin": Broken()})
    assert found == [
        "coin/guide.toml: section 1 title: Field required",
        "coin/words/en.ftl: game_drinko: stands in drinko/words/en.ftl too",
    ]


def test_simulate_and_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--game", "coin", "--games", "50", "--seats", "3", "--options", "goal=2", "--json"]
    assert main(["simulate", *args], KITS) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["finished"], found["violations"], sum(found["wins"])) == ("coin", 50, 0, 50)
    assert main(["simulate", "--game", "coin", "--clock", "normal"], KITS) == 2
    for more in ([], ["--restore"]):
        assert main(["scenario", *more, "--game", "coin", str(HERE / "toss.toml")], KITS) == 0
        assert capsys.readouterr().out.endswith("2 passed, 0 failed\n")


def test_without_it_the_program_knows_no_coin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "coin"]) == 2
    assert "There is no game 'coin'; there is drinko, inn." in capsys.readouterr().err
