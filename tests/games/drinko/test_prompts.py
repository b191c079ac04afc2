"""What a prompt of Drinko says to its reader, and what a last card that is not called says to its owner alone."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine import Run
from bot.games import english
from bot.games.drinko.look.look import LOOK
from bot.games.drinko.rules import Drinko, DrinkoState
from bot.games.drinko.rules import events as ev
from bot.tables.info import PrivateTable, PublicTable
from bot.ui.layouts.tables import Skin
from bot.ui.layouts.watching import watch_layout
from bot.ui.look import JUST_LOOKING
from tests.e2e.conftest import texts
from tests.games.inn.test_layouts import ask_of, info_of, seat_face

WORDS = english()
MANY = ["r9", "y9", "g9"]


def table(hands: list[list[str]], pile: list[str], **state: Any) -> Run:
    """A game in which seat 0 is to move."""
    options = Drinko().check_options({})
    seats = len(hands)
    dealt = DrinkoState(hands, ["b5"] * 20, pile, options, [0] * seats, [False] * seats, **{"to_move": 0, **state})
    run = Run.new(Drinko(), seats, {}, "prompts")[0]
    run = Run(run.game, dealt, run.told.chance)
    run.begin()
    return run


def shown(run: Run, seat: int) -> PrivateTable:
    info = info_of(run, len(run.state.hands))._replace(game="drinko")
    named = tuple(player._replace(name=name) for player, name in zip(info.seats, ("Ada", "Bea", "Cid"), strict=False))
    return seat_face(run, info._replace(seats=named), seat, ())


def told(run: Run, seat: int) -> list[str]:
    lines = LOOK.hand_headline(WORDS, shown(run, seat)).splitlines()
    return [line for line in lines if not line.startswith("-# Cards: ")]


def test_everybody_reads_how_many_cards_the_others_hold() -> None:
    run = table([["r1"], ["r2", "r3"], []], ["r5"], out=[2])
    assert LOOK.hand_headline(WORDS, shown(run, 0)).splitlines()[-1] == "-# Cards: Bea 2"
    assert LOOK.hand_headline(WORDS, shown(run, 1)).splitlines()[-1] == "-# Cards: Ada 1"


def call_button(run: Run, seat: int) -> dict[str, Any]:
    """The button of one's own panel by which one calls."""
    rows = [row.to_component_dict() for row in LOOK.hand_rows(WORDS, shown(run, seat), JUST_LOOKING)]
    (found,) = [
        component for row in rows for component in row["components"] if ":drinko.call" in component.get("custom_id", "")
    ]
    return found


def test_a_move_says_what_it_comes_to() -> None:
    assert told(table([["r1", "b2", "b3"], MANY, MANY], ["r5"]), 0)[1] == "Play a card: then you hold 2"
    last_but_one = "Play a card, then press *Drinko!* for your last one"
    assert told(table([["r1", "b2"], MANY, MANY], ["r5"]), 0)[1] == last_but_one
    assert told(table([["r1"], MANY, MANY], ["r5"]), 0)[1] == "Play your last card and you win!"
    assert told(table([["r1"], [], MANY, MANY], ["r5"], out=[1]), 0)[1] == "Play your last card and you come 2nd!"
    special = "Your last card is a Special: playing it makes you draw 2"
    assert told(table([["deflect"], MANY, MANY], ["r5"]), 0)[1] == special
    draws = "You can't play any of your cards: draw one, and you hold 3"
    assert told(table([["g1", "b2"], MANY, MANY], ["r5"]), 0)[1] == draws


def test_a_drink_train_says_what_answering_it_comes_to() -> None:
    train = table([["g1", "b2"], MANY, MANY], ["r+2"], train=3)
    assert told(train, 0)[1] == "Drink 3 and draw 3 cards: then you hold 5"
    passed = told(table([["r+3", "b2"], MANY, MANY], ["r+2"], train=1), 0)[1]
    assert passed == "Play a card to pass the Drink Train on"
    shares = table([["split", "r+3", "b3"], MANY, MANY], ["r+2"], train=3)
    assert told(shares, 0)[1] == "Play a card to pass the Drink Train on, or share it with *Split*"
    shared = table([["split", "b2", "b3"], MANY, MANY], ["r+2"], train=3)
    assert told(shared, 0)[1] == "Play *Split*: you drink your share and draw 3 cards"


def test_who_waits_reads_whose_move_it_is_and_what_it_is_about() -> None:
    assert told(table([["r1"], MANY, MANY], ["r5"]), 1) == ["**Ada**'s turn"]
    train = table([["r+3"], MANY, MANY], ["r+2"], train=3)
    assert told(train, 1) == ["**Ada** must answer a Drink Train of 3"]


def test_with_one_card_left_the_own_panel_says_so_and_lights_the_button() -> None:
    run = table([["r1", "b2"], MANY, MANY], ["r5"])
    assert call_button(run, 0)["style"] == discord.ButtonStyle.secondary.value
    assert run.ask is not None
    run.answer(0, run.ask.number, ("r1",))
    assert told(run, 0)[-1] == (
        "**One card left!** Press *Drinko!* before Bea has moved (<t:60:R> at the latest), or you can be caught"
    )
    assert call_button(run, 0)["style"] == discord.ButtonStyle.success.value
    for other in (1, 2):
        assert "Drinko!" not in "\n".join(told(run, other)), "noticing is the game"
        assert call_button(run, other)["style"] == discord.ButtonStyle.secondary.value


def test_who_did_not_call_sees_how_long_they_can_be_caught() -> None:
    run = table([["r1", "b2"], ["r9", "y9", "g8"], MANY], ["r5"])
    for seat, card in ((0, "r1"), (1, "r9")):
        assert run.ask is not None
        run.answer(seat, run.ask.number, (card,))
    assert run.game.exposed(run.state) == [0]
    assert told(run, 0)[-1] == "**You didn't call Drinko!** You can be caught until your next turn"
    assert call_button(run, 0)["style"] == discord.ButtonStyle.secondary.value, "it would be too late"
    assert all("caught" not in line for line in told(run, 1) + told(run, 2))
    assert run.ask is not None
    run.answer(2, run.ask.number, ("r9",))
    assert run.game.exposed(run.state) == []
    assert all("caught" not in line for line in told(run, 0))


def test_of_two_players_one_can_be_caught_until_they_have_moved() -> None:
    run = table([["r1", "b2"], ["r9", "y9", "g8"]], ["r5"])
    for seat, card in ((0, "r1"), (1, "r9")):
        for told_seat in (0, 1):
            assert all("until you have moved" not in line for line in told(run, told_seat))
        assert run.ask is not None
        run.answer(seat, run.ask.number, (card,))
    assert run.game.exposed(run.state) == [0]
    assert told(run, 0)[1:] == [
        "You can't play any of your cards: draw one, and you hold 2",
        "**You didn't call Drinko!** You can be caught until you've moved",
    ]


def test_in_ones_own_turn_there_is_nothing_to_call() -> None:
    """Whoever moves with one card goes out or draws, so that nobody can catch them for it."""
    run = table([["rskip", "b2"], MANY], ["r5"])
    assert run.ask is not None
    run.answer(0, run.ask.number, ("rskip",))
    assert told(run, 0)[1:] == ["You can't play any of your cards: draw one, and you hold 2"]


def test_whoever_is_out_reads_their_place() -> None:
    run = table([[], [], MANY, MANY], ["r5"], out=[1, 0], to_move=2)
    assert told(run, 1) == ["You won. Well played."]
    assert told(run, 0) == ["You're out and came 2nd. Well played."]


def test_a_call_takes_the_line_away() -> None:
    run = table([["r1", "b2"], MANY, MANY], ["r5"])
    assert run.ask is not None
    run.answer(0, run.ask.number, ("r1",))
    run.use_unasked(0, "call", "person")
    assert "One card left" not in "\n".join(told(run, 0))
    assert call_button(run, 0)["style"] == discord.ButtonStyle.secondary.value


def test_who_watches_in_words_reads_the_moment() -> None:
    run = table([["r1", "b2"], MANY, MANY], ["r5"])
    caught = (ev.Caught(seat=2, target=1, cards=2, drinks=2), ev.DrinksTaken(seat=1, n=2))
    moves = (tuple(event.event().seen_by(None) for event in caught),)
    info = shown(run, 0).info
    face = PublicTable(info, run.view(None), ask_of(run), moves[0], None, None, moves)
    assert "Bea is caught by Cid" in "\n".join(texts(watch_layout(WORDS, LOOK, face, Skin(), []).to_components()))
