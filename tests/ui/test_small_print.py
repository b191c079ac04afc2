"""No picture has letters that are too small for a phone: drawing one with smaller letters raises `TooSmall`."""

from __future__ import annotations

import pytest

from bot.games import english
from bot.games.drinko.look import happened as drinko_happened
from bot.games.drinko.look.moments import moment_told
from bot.games.drinko.look.pictures import cards as drinko_cards
from bot.games.drinko.look.pictures import hand as drinko_hand
from bot.games.drinko.look.pictures import recap as drinko_recap
from bot.games.drinko.look.pictures import table as drinko_table
from bot.games.drinko.look.words import SPECIALS
from bot.games.inn.look.happened import Happened, LastCard, Moment, SeatChange, Sum
from bot.games.inn.look.pictures.cards import card_face, draw_inn_card, drink_face, hand_faces
from bot.games.inn.look.pictures.characters import draw_character
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.look.pictures.recap import SeatStatus
from bot.games.inn.look.pictures.recap import draw_recap as draw_inn_recap
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.rules import the_library
from bot.ui.pictures.lettering import SMALLEST, TooSmall, width
from bot.ui.pictures.lobby import Chair, draw_lobby
from tests.games.drinko import test_pictures as drinko
from tests.games.inn import drawn as inn
from tests.games.inn import test_shelves as shelves
from tests.games.inn import test_team_pictures as teams

WORDS = english()
LIBRARY = the_library()
CARD = Happened((SeatChange(0, -2, 4, -12),), LastCard(("gerki.salve",), False, 1, (0, 2, 3, 4)))
MOMENT = Happened(moment=Moment("asleep", (0, 1, 2, 3), Sum("alcohol", 20, 14), ("dragon-breath", "light-ale"), 1))
LONGEST = sorted(LIBRARY.cards, key=lambda code: -len(card_face(code).title))[:7]


def test_the_smallest_letters_are_35_pixels_in_1200() -> None:
    assert SMALLEST == 35
    width("sips", 35)
    with pytest.raises(TooSmall):
        width("sips", 34)


@pytest.mark.parametrize("seats", range(2, 9))
def test_tables_of_the_inn(seats: int) -> None:
    stacks = [[], [inn.HIT], [inn.HIT, inn.NO], [inn.HIT, *[inn.NO] * 5]]
    everybody = frozenset(range(seats))
    targets = Happened(CARD.changes, LastCard(("gerki.salve",), False, 1, (0,)), None)
    shown = [inn.view(seats, stack=stack, round=inn.ROUND if seats % 2 else None) for stack in stacks]
    many = Happened(moment=Moment("broke", tuple(everybody), Sum("gold", 0, -3)))
    for view in shown:
        for latest in (targets, many):
            draw_inn_table(WORDS, view, inn.NAMES[:seats], patrons=everybody, asked=everybody, latest=latest)
    over = inn.view(seats, over=True, placings=list(range(1, seats + 1)))
    draw_inn_table(WORDS, over, inn.NAMES[:seats], latest=many)


@pytest.mark.parametrize("sizes", teams.SIZES)
def test_tables_and_recaps_of_teams(sizes: tuple[int, ...]) -> None:
    seats = sum(sizes)
    names, everybody = inn.NAMES[:seats], frozenset(range(seats))
    many = Happened((SeatChange(0, -12, 14, -12),), moment=Moment("broke", tuple(everybody), Sum("gold", 0, -3)))
    for stack in ([], [inn.HIT, *[inn.NO] * 5]):
        view = teams.team_view(sizes, stack=stack, round=inn.ROUND)
        draw_inn_table(WORDS, view, names, patrons=everybody, asked=everybody, latest=many)
    over = teams.team_view(sizes, over=True, placings=[1] * sizes[0] + [2] * (seats - sizes[0]))
    draw_inn_table(WORDS, over, names, latest=many)
    draw_inn_recap(WORDS, teams.history(sizes), names, places=over["placings"] or ())


def test_a_table_of_the_inn_with_full_shelves_and_each_moment() -> None:
    full = shelves.table(8, shelves.FULL, encounters=[shelves.SEA, shelves.DUNGEON], contest={"seats": [0]})
    draw_inn_table(WORDS, full, inn.NAMES, library=shelves.LIBRARY)
    draw_inn_table(WORDS, inn.view(8), inn.NAMES, latest=CARD)
    draw_inn_table(WORDS, inn.view(8), inn.NAMES, latest=MOMENT)


@pytest.mark.parametrize("lit", range(0, len(LONGEST) + 1, 3))
def test_hands_of_the_inn(lit: int) -> None:
    view = inn.view(4, me=0, hand=[*LONGEST, LONGEST[0]])
    draw_inn_hand(WORDS, view, hand_faces(view), lit=frozenset(LONGEST[:lit]), discards=lit > 3, must=1)


@pytest.mark.parametrize("code", LONGEST)
def test_cards_and_characters_of_the_inn(code: str) -> None:
    draw_inn_card(WORDS, card_face(code))
    draw_character(WORDS, code.partition(".")[0] if "." in code else "gog")
    draw_inn_card(WORDS, drink_face("dragon-breath"))


@pytest.mark.parametrize("seats", [2, 8])
def test_recaps(seats: int) -> None:
    names = inn.NAMES[:seats]
    draw_inn_recap(WORDS, [[SeatStatus(20, 0, 10, character=code) for code in inn.WHO[:seats]]] * 40, names)
    story = [[drinko_recap.SeatCount(7, 0)] * seats, [drinko_recap.SeatCount(6, 14)] * seats]
    drinko_recap.draw_recap(WORDS, story, names, places=range(1, seats + 1), endings=["10 left"] * seats)


@pytest.mark.parametrize("seats", range(2, 11))
def test_tables_of_drinko(seats: int) -> None:
    names, everybody = drinko.NAMES[:seats], frozenset(range(seats))
    moment = drinko_happened.Moment("train", tuple(everybody), -1, (3, 3, 2, 3, 3, -1, 2, 3, 3))
    latest = drinko_happened.Happened((drinko_happened.SeatChange(1, 21, 21),), 0, 1, moment)
    for train in (0, 128):
        told = moment_told(WORDS, moment, names, lambda _: "push-ups")
        view = drinko.view(seats, train=train, called=[True] * seats)
        drinko_table.draw_table(
            WORDS, view, names, patrons=everybody, asked=everybody, drink_word="push-ups", latest=latest, moment=told
        )
    drinko_table.draw_table(WORDS, drinko.view(seats, over=True, placings=[1] * seats), names)


@pytest.mark.parametrize("kinds", [1, 7, 14, 24, 54])
def test_hands_and_cards_of_drinko(kinds: int) -> None:
    hand = list(drinko.ALL_CARDS)[:kinds]
    drinko_hand.draw_hand(
        WORDS, drinko.view(me=0, hand=hand, train=12), playable=frozenset(hand[:3]), drink_word="sips"
    )
    for code in [*hand, *SPECIALS]:
        drinko_cards.draw_card(WORDS, code)


def test_the_lobby() -> None:
    chairs = [Chair(name, name, patron=True, host=True) for name in inn.NAMES[:5]]
    draw_lobby("a" * 80, ["b" * 90] * 3, chairs, 8)
