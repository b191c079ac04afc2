"""Keys of options at the Inn: what they mean, and that they stay as stored logs and messages have them."""

import json
from pathlib import Path

import pytest

from bot.games.inn.rules import the_library
from bot.games.inn.rules.picks import (
    NAMING,
    NUMBERED,
    PLAIN,
    Pick,
    Target,
    options_of,
    read_pick,
    read_target,
    write_target,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "inn"


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        ("pass", Pick("pass")),
        ("order-first>2", Pick("order-first", targets=("2",))),
        ("bid-12", Pick("bid", number=12)),
        ("deal:ale>1", Pick("deal", "ale", targets=("1",))),
        ("champion:0", Pick("champion", "0")),
        ("keep", Pick("keep")),
        ("keep:kaylin.axe", Pick("keep", "kaylin.axe")),
        ("discard:gamble:2", Pick("discard", "gamble", 2)),
        ("borrow:sera.knife:1>0,2", Pick("borrow", "sera.knife", 1, targets=("0", "2"))),
        ("no", Pick("card", "no")),
        ("gamble", Pick("card", "gamble")),
        ("gerki.salve:1?>2", Pick("card", "gerki.salve", 1, True, ("2",))),
        ("potion:gold?", Pick("potion", "gold", timid=True)),
        ("deal:?>1", Pick("deal", "?", targets=("1",))),
        ("discard:?:2", Pick("discard", "?", 2)),
        ("any:chi?", Pick("any", "chi", timid=True)),
        ("orders>turn,ignore-3", Pick("orders", targets=("turn", "ignore-3"))),
    ],
)
def test_a_pick_is_read_as_it_is_written(text: str, pick: Pick) -> None:
    assert read_pick(text) == pick
    assert pick.text == text
    assert pick.key == text.partition(">")[0]


@pytest.mark.parametrize("text", ["bid-", "bid-much", "sell", "way", "no such card", "passes", "?", ""])
def test_any_other_text_is_taken_for_a_card(text: str) -> None:
    assert read_pick(text) == Pick("card", text)


def test_every_pick_of_a_stored_game_is_written_as_it_was() -> None:
    picks = {
        pick
        for path in sorted(GOLDEN.glob("*.json"))
        for decision in json.loads(path.read_text(encoding="utf-8"))["decisions"]
        for pick in decision[5]
    }
    assert len(picks) > 400
    assert [pick for pick in picks if read_pick(pick).text != pick] == []
    targets = {target for pick in picks if read_pick(pick).kind != "orders" for target in read_pick(pick).targets}
    assert [target for target in targets if write_target(*read_target(target)) != target] == []


def test_no_card_has_a_code_that_means_something_else() -> None:
    cards = the_library().cards.values()
    read = {(card.code, use.number): read_pick(use.plain.key) for card in cards if not card.rule for use in card.uses}
    assert [where for where, pick in read.items() if (pick.kind, pick.of, pick.n) != ("card", *where)] == []
    assert {card.code for card in cards}.isdisjoint(PLAIN | NUMBERED | NAMING)


@pytest.mark.parametrize(
    ("text", "target"),
    [("2", Target(2)), ("2.0", Target(2, 0)), ("d1", Target(drink=1)), ("d0-3", Target(3, drink=0))],
)
def test_a_target_is_read_as_it_is_written(text: str, target: Target) -> None:
    assert read_target(text) == target
    assert write_target(*target) == text


def test_what_is_no_target_is_refused() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        read_target("turn")


def test_options_without_targets() -> None:
    found = options_of(Pick("way", number=n) for n in (0, 2))
    assert [(key, option.key, option.most) for key, option in found.items()] == [
        ("way-0", "way-0", 0),
        ("way-2", "way-2", 0),
    ]
