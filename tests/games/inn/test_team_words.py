"""Games of teams in words: every option of random play, in the story, in prompts and in panels."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine import Run, split_pick
from bot.games.inn.look.decisions import decision_label, is_decision
from bot.games.inn.look.judging import why_not
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import offered, option_label
from bot.games.inn.look.words import pick_words
from bot.tables.info import PublicTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin, table_layout
from bot.ui.look import Asked
from tests.games.inn.playing import ALL_DECKS, GAME, random_move
from tests.games.inn.test_layouts import WORDS, ask_of, check_message, info_of, seat_face

DRAGON = "two-headed-dragon"


@pytest.mark.parametrize(("seats", "windows"), [(4, "quick"), (6, "sealed"), (4, "natural"), (8, "natural")])
def test_every_option_of_a_team_game_has_words(seats: int, windows: str) -> None:
    luck, skin = random.Random(seats), Skin(pictures=False)
    options = {"variant": DRAGON, "drinks": ALL_DECKS, "windows": windows, "events": "both"}
    run, _ = Run.new(GAME, seats, options, f"{seats}/{windows}")
    names = [f"Player {seat}" for seat in range(seats)]
    met: set[str] = set()
    labels: set[str] = set()
    for made in range(700):
        if run.over or run.ask is None:
            break
        info = info_of(run, seats)
        table = PublicTable(info, run.view(None), ask_of(run), (), None)
        keys = {key for seat_ask in run.ask.seats.values() for key in seat_ask.options}
        new = {key.partition(":")[0] for key in keys} - met
        if new or made % 20 == 0:
            check_message(table_layout(WORDS, LOOK, table, skin))
            first, second, *_ = [
                button["label"] for button in LOOK.buttons(WORDS, table).to_component_dict()["components"]
            ]
            assert first == ("Done" if run.ask.about in ("inn.action", "inn.ordered") else "Pass")
            shared = run.ask.about in ("inn.action", "inn.order", "inn.drink") and len(run.waiting()) > 1
            assert second == ("You first" if shared else "Respond")
            labels |= {first, second}
        for seat in run.ask.seats if new or made % 20 == 0 else ():
            mine = seat_face(run, info, seat, ())
            check_message(hand_layout(WORDS, LOOK, mine, skin, guild="The Tavern"))
            assert why_not(WORDS, mine)
            for key, option in offered(mine).items():
                label = option_label(WORDS, mine, key)
                assert label
                assert label != key
                if is_decision(key):
                    assert decision_label(WORDS, mine, key) == label
                if option.most:
                    check_message(hand_layout(WORDS, LOOK, mine, skin, guild="", asked=Asked(card=key)))
            for key in run.ask.seats[seat].options:
                assert pick_words(WORDS, names, key) != key
        met |= new
        told = random_move(run, luck, out_of_turn=0.1)
        shown = LOOK.lines(WORDS, names, [event.seen_by(None) for event in told], str, info.options)
        assert all(shown)
        if run.decision is not None:
            for pick in run.decision.picks:
                key = split_pick(pick)[0]
                if key != "time":
                    assert pick_words(WORDS, names, pick) != pick
    assert {"champion", "drink", "order", "pass"} <= met
    assert labels == {"Done", "Pass", "You first", "Respond"}


def test_only_with_a_mate_left_may_one_let_them_go_first() -> None:
    run, _ = Run.new(GAME, 4, {"variant": DRAGON, "windows": "quick"}, "go first")
    luck = random.Random(1)
    met: set[int] = set()
    while not run.over and len(met) < 2:
        ask = run.ask
        assert ask is not None
        waiting = run.waiting()
        if ask.about == "inn.action" and waiting:
            said = LOOK.hand_headline(WORDS, seat_face(run, info_of(run, 4), waiting[0], ())).splitlines()[0]
            if "use what lies in front" not in said:
                met.add(len(waiting))
                assert ("go first" in said) == (len(waiting) > 1), said
        random_move(run, luck)
    assert met == {1, 2}


def test_a_team_without_a_potion_token_reads_that_it_has_none() -> None:
    run, _ = Run.new(GAME, 4, {"variant": DRAGON, "windows": "quick"}, "none left")
    face = seat_face(run, info_of(run, 4), 0, ())
    spent = replace(face, view={**face.view, "team": {**face.view["team"], "tokens": [0, 1]}})
    party = face.view["seats"][0]["party"]
    told = LOOK.beside(WORDS, spent).splitlines()[-1]
    assert told.endswith("no Potion Tokens" if party == 0 else "1 Potion Token")
    assert "0 Potion Token" not in LOOK.in_words(WORDS, face.info, spent.view, Skin())
