"""What holds for shipped decks holds for decks made at random: secrets, windows, pictures, alt texts, words alone."""

import itertools
import random
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.engine import Run
from bot.games import english
from bot.games.drinko.look.alt import MOST
from bot.games.inn.look.alt import inn_card_alt, inn_hand_alt, inn_table_alt
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.pictures.cards import card_face, draw_inn_card, hand_faces
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.cards.vocabulary import OWN
from bot.games.inn.rules.play.view import inn_view
from bot.games.inn.simulation.drafts import check_draft
from bot.tables.info import PublicTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin, table_layout
from tests.games.inn.playing import GAME, cards_of, drinks_of, gold_of, new_run, random_move, whole_decks
from tests.games.inn.test_layouts import ask_of, check_message, info_of, seat_face
from tests.games.inn.twins import card_twins, play_alike
from workshop.own.inventing import Inventor
from workshop.own.measures import known

SEATS = 3
WORDS = english()


@pytest.fixture(scope="module")
def seated() -> Iterator[list[str]]:
    """Three decks made at random, in which check finds nothing, in the library that everybody shares."""
    made = (Inventor(random.Random(f"property {number}")).deck(f"Random {number}") for number in itertools.count())
    decks = itertools.islice((deck for deck in made if check_draft(deck) == []), SEATS)
    with known({f"{OWN}{at}": deck for at, deck in enumerate(decks)}) as codes:
        yield codes


@pytest.mark.parametrize("windows", ["sealed", "quick", "natural"])
def test_nothing_is_lost_and_every_game_ends(seated: list[str], windows: str) -> None:
    luck = random.Random(windows)
    run = new_run(SEATS, {"windows": windows, "characters": seated}, f"own {windows}")
    gold, whole = gold_of(run.state), whole_decks(run.state)
    while not run.over:
        random_move(run, luck, out_of_turn=0.05)
        state: State = run.state
        assert gold_of(state) == gold
        assert (cards_of(state), drinks_of(state)) == whole
        for party in state.parties:
            assert 0 <= party.fortitude <= 20
            assert 0 <= party.alcohol <= 20


@pytest.mark.parametrize("number", range(4))
def test_a_swapped_card_shows_to_nobody_else(seated: list[str], number: int) -> None:
    options = {"windows": "sealed", "characters": seated}
    data = GAME.dump(new_run(SEATS, options, f"own {number}").state)
    first, second, swapped = card_twins(data, f"own {number}", number % SEATS)
    others = [None, *(seat for seat in range(SEATS) if seat != number % SEATS)]
    played = play_alike(first, second, number % SEATS, swapped, others, random.Random(number), 300)
    assert played.end or played.steps > 20


def test_a_game_comes_back_from_its_snapshot(seated: list[str]) -> None:
    luck = random.Random(3)
    run = new_run(SEATS, {"windows": "quick", "characters": seated}, "own back")
    for _ in range(40):
        random_move(run, luck)
        assert run.snapshot is not None
        again = Run.restore(GAME, run.snapshot, "own back", run.in_turn)
        assert (again.digest, again.state) == (run.digest, run.state)


def test_every_card_has_a_face_and_words(seated: list[str]) -> None:
    library = the_library()
    for code in (code for code in library.cards if code.partition(".")[0] in seated):
        face = card_face(code)
        assert Image.open(BytesIO(draw_inn_card(WORDS, face))).width == 600
        told = inn_card_alt(WORDS, face)
        assert face.title in told
        assert face.text in told
        assert len(told) <= MOST


@pytest.mark.parametrize("windows", ["sealed", "quick"])
def test_every_moment_can_be_shown_in_words_and_in_pictures(seated: list[str], windows: str) -> None:
    luck, skin = random.Random(8), Skin(pictures=False)
    run, _ = Run.new(GAME, SEATS, {"windows": windows, "characters": seated}, "shown")
    names = [f"Somebody {seat}" for seat in range(SEATS)]
    shown = 0
    while not run.over:
        if run.seq % 7 == 0:
            shown += 1
            info, public = info_of(run, SEATS), inn_view(run.view(None))
            table = PublicTable(info, run.view(None), ask_of(run), (), None)
            check_message(table_layout(WORDS, LOOK, table, skin))
            assert 0 < len(inn_table_alt(WORDS, public, names)) <= MOST
            assert run.seq % 49 or draw_inn_table(WORDS, public, names)
            for seat in range(SEATS):
                mine = seat_face(run, info, seat, ())
                check_message(hand_layout(WORDS, LOOK, mine, skin, guild="The Tavern"))
                view = inn_view(run.view(seat))
                faces = hand_faces(view)
                assert 0 < len(inn_hand_alt(WORDS, view, faces, lit=frozenset())) <= MOST
                assert run.seq % 49 or draw_inn_hand(WORDS, view, faces, lit=frozenset())
        told = random_move(run, luck, out_of_turn=0.05)
        assert all(LOOK.lines(WORDS, names, [event.seen_by(None) for event in told], str, run.state.options))
    assert shown > 5
