"""The pictures of games of teams: a mat for each team, with a place for each of its players."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games.inn.look.alt import MOST, inn_recap_alt, inn_table_alt
from bot.games.inn.look.happened import Happened, LastCard, Moment, SeatChange, Sum, happened
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.mates import with_played
from bot.games.inn.look.pictures.mat import MAT_WIDE
from bot.games.inn.look.pictures.middle import MIDDLE_WIDE
from bot.games.inn.look.pictures.recap import Turn, draw_recap, turn_of
from bot.games.inn.look.pictures.table import draw_inn_table, ring_of_teams
from bot.games.inn.look.pictures.team_mat import shelf_most
from bot.games.inn.look.pictures.team_ring import TeamRing, team_ring
from bot.games.inn.look.pictures.told import stack_summaries
from bot.games.inn.rules.play.view import InnView, ItemView, inn_view
from bot.tables.info import PublicTable
from bot.ui.awards import Award
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import PHONE_HIGH, Skin, label_names, phone_high, table_layout
from bot.ui.layouts.watching import watch_layout
from bot.ui.look import OWN, Asked
from tests.components import parts
from tests.games.inn.drawn import DRINK, HIT, LIBRARY, NAMES, NO, ROUND, WORDS, item, part, pixels, view
from tests.games.inn.playing import new_run, random_move
from tests.games.inn.staying import staying_library
from tests.games.inn.test_layouts import ask_of, info_of, seat_face, texts
from tests.games.inn.test_shelves import FULL, WHO

SIZES = [(2, 2), (2, 2, 2), (2, 2, 2, 2), (1, 2), (1, 3), (1, 4)]
"""How many players each team has; one alone is a Boss."""
STAYING = staying_library()


def team_view(
    sizes: Sequence[int],
    changed: Mapping[int, dict[str, Any]] | None = None,
    team: Mapping[str, Any] | None = None,
    **changes: Any,
) -> InnView:
    """A table of teams of these sizes; mates share the numbers of the first of them."""
    parties = [party for party, size in enumerate(sizes) for _ in range(size)]
    first = [parties.index(party) for party in parties]
    own = {
        seat: {
            "party": parties[seat], "fortitude": 20 - first[seat], "alcohol": first[seat],
            "gold": 10 + 3 * first[seat], **(changed or {}).get(seat, {}),
        }
        for seat in range(len(parties))
    }  # fmt: skip
    tokens = [max(sizes) if min(sizes) == 1 else 2 for _ in sizes]
    shared: dict[str, Any] = {"hands": {}, "tokens": tokens, "actions": [1] * len(parties), "done": [], "drinks": 2,
                              "stays": [], "first": False, "played": [], "barred": [], "ordered": []}  # fmt: skip
    active = 0 if min(sizes) == 1 else 2
    return view(len(parties), own, **{"active": active, "team": shared | dict(team or {}), **changes})


def drawn(shown: InnView, **changes: Any) -> bytes:
    return draw_inn_table(WORDS, shown, NAMES[: len(shown["seats"])], **changes)


def ring_of(sizes: Sequence[int], shelves: int = 0) -> TeamRing:
    seats = iter(range(sum(sizes)))
    teams = tuple(tuple(next(seats) for _ in range(size)) for size in sizes)
    return team_ring(teams, (shelves,) * sum(sizes), 496)


@pytest.mark.parametrize("sizes", SIZES)
def test_a_table_of_teams_is_the_same_every_time(sizes: tuple[int, ...]) -> None:
    shown = team_view(sizes, stack=[HIT, NO, NO], round=ROUND)
    first = drawn(shown, asked=frozenset(range(len(shown["seats"]))))
    assert first == drawn(shown.copy(), asked=frozenset(range(len(shown["seats"]))))
    assert pixels(first).width == 1200
    assert len(first) < 300_000


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("shelves", [0, 72, 140])
def test_mats_of_teams_stand_apart_inside_the_picture_beside_its_middle(sizes: tuple[int, ...], shelves: int) -> None:
    where = ring_of(sizes, shelves)
    boxes = [(x, y, x + MAT_WIDE, y + high) for (x, y), high in zip(where.corners, where.heights, strict=True)]
    for at, (left, top, right, foot) in enumerate(boxes):
        assert left >= 24
        assert top >= 112
        assert right <= 1176
        assert foot <= where.high - 24
        assert right <= 600 - MIDDLE_WIDE / 2 or left >= 600 + MIDDLE_WIDE / 2
        for ox, oy, ox1, oy1 in boxes[:at]:
            assert right < ox or ox1 < left or foot + 80 <= oy or oy1 + 80 <= top
    for x, y, _ in where.arrows:
        assert not any(left < x < right and top < y < foot for left, top, right, foot in boxes)
    for x, y in where.places:
        assert any(left < x < right and top < y - 50 and y + 50 < foot for left, top, right, foot in boxes)


def test_places_of_mates_lie_in_turn_order_from_the_top_of_their_mat() -> None:
    where = ring_of((2, 2))
    assert [y for _, y in where.places[:2]] == sorted(y for _, y in where.places[:2])
    assert where.places[0][0] < 600 < where.places[2][0]


def test_a_table_has_two_to_four_teams() -> None:
    for sizes in [(2,), (2,) * 5]:
        with pytest.raises(ValueError, match="2 to 4 teams"):
            ring_of(sizes)


@pytest.mark.parametrize(
    "change",
    [
        {"active": 0},
        {"phase": "order"},
        {"team": {"done": [2]}},
        {"team": {"tokens": [2, 1]}},
        {"team": {"tokens": [2, 0]}},
        {"stack": [HIT]},
        {"stack": [item(champions=[0, 2], parts=HIT["parts"])]},
        {"round": {**ROUND, "inside": [0, 2]}},
        {"contest": {"seats": [1, 3]}},
        {"changed": {2: {"gold": 3}, 3: {"gold": 3}}},
        {"changed": {3: {"pile": 9}}},
        {"changed": {3: {"hand": 2}}},
        {"changed": {3: {"orders": ["turn"]}}},
        {"changed": {3: {"away": "turn"}}},
        {"changed": {at: {"out": "asleep"} for at in (0, 1)}},
        {"changed": {at: {"out": "broke"} for at in (0, 1)}},
        {"over": True, "placings": [1, 1, 2, 2]},
    ],
)
def test_what_is_public_can_be_seen(change: dict[str, Any]) -> None:
    assert drawn(team_view((2, 2))) != drawn(team_view((2, 2), **change))


def test_who_has_still_to_discard_has_an_hourglass_and_who_has_not_a_tick() -> None:
    shown = team_view((2, 2), phase="discard")
    both, single = drawn(shown, asked=frozenset({2, 3})), drawn(shown, asked=frozenset({3}))
    assert both != single
    assert single != drawn(team_view((2, 2), phase="action"), asked=frozenset({3}))


def test_a_boss_is_known_by_a_sign_and_not_by_colour_alone() -> None:
    boss = team_view((1, 2))
    plain = team_view((1, 2))
    del plain["team"]
    grey = [pixels(drawn(shown)).convert("L").tobytes() for shown in (boss, plain)]
    assert grey[0] != grey[1]


def test_the_boss_of_a_team_is_told_from_the_lackey() -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    shown = team_view((2, 2), {0: {"boss": True}, 2: {"boss": True}})
    assert drawn(shown) != drawn(team_view((2, 2)))
    told = inn_table_alt(WORDS, shown, names)
    assert "Ann (Boss): 7 cards" in told
    assert "Bo: 7 cards" in told
    all_ = team_view((2, 2), {at: {"boss": True} for at in range(4)})
    assert "(Boss)" not in inn_table_alt(WORDS, all_, names)


# -- no letter is too small ------------------------------------------------------------------------------------------


CARD = Happened((SeatChange(0, -2, 4, -12),), LastCard(("gerki.salve",), False, 1, (0, 2)))


@pytest.mark.parametrize("sizes", SIZES)
def test_letters_of_a_table_of_teams(sizes: tuple[int, ...]) -> None:
    """Letters under 35 px raise `TooSmall`."""
    seats = sum(sizes)
    everybody = frozenset(range(seats))
    fell = Happened(moment=Moment("asleep", tuple(range(seats - sizes[-1], seats)), Sum("alcohol", 20, 4)))
    for stack in ([], [HIT], [HIT, NO, DRINK], [HIT, *[NO] * 5]):
        for latest in (CARD, fell):
            drawn(team_view(sizes, stack=stack, round=ROUND), patrons=everybody, asked=everybody, latest=latest)
    for place in (1, 2):
        placings = [place if seat < sizes[0] else 3 - place for seat in range(seats)]
        drawn(team_view(sizes, over=True, placings=placings), latest=fell)


@pytest.mark.parametrize("sizes", SIZES)
def test_letters_of_full_shelves_of_teams(sizes: tuple[int, ...]) -> None:
    who = {at: {"character": WHO[at], **FULL[at]} for at in range(sum(sizes))}
    full = team_view(sizes, who, stack=[HIT, NO])
    png = draw_inn_table(WORDS, full, NAMES[: sum(sizes)], library=STAYING, asked=frozenset({0}))
    assert len(png) < 400_000


def history(sizes: Sequence[int], turns: int = 12) -> list[Turn]:
    start = turn_of(team_view(sizes))
    out = [stood._replace(fortitude=3, alcohol=4, out="asleep") if stood.party else stood for stood in start]
    return [*[start] * turns, out]


@pytest.mark.parametrize("sizes", SIZES)
def test_the_recap_has_one_chart_for_each_team(sizes: tuple[int, ...]) -> None:
    seats = sum(sizes)
    places = [1] * sizes[0] + [2] * (seats - sizes[0])
    awards = [Award("drink", seats - 1, 5, ("dragon-breath",)), Award("gold", 0, 6)]
    chart = pixels(draw_recap(WORDS, history(sizes), NAMES[:seats], places=places, awards=awards))
    alone = [[stood._replace(party=-1) for stood in turn] for turn in history((2, 2))]
    assert chart.width == 1200
    if sizes == (2, 2):
        four = pixels(draw_recap(WORDS, alone, NAMES[:4], places=places, awards=awards))
        assert chart.height < four.height
    assert draw_recap(WORDS, history(sizes, 40), NAMES[:seats])


def test_the_recap_tells_a_team_once() -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    told = inn_recap_alt(WORDS, history((2, 2)), names, [1, 1, 2, 2], [Award("gold", 3, 6)])
    assert "Ann and Bo still in at the end with Fortitude 20, Alcohol 0, 10 Gold (place 1)" in told
    assert "Cy and Di asleep in turn 12 (place 2)." in told
    assert "Cy and Di, 6 Gold" in told


# -- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sizes", SIZES)
def test_the_alt_text_fits(sizes: tuple[int, ...]) -> None:
    stack = [item(parts=[part("lose-fortitude", seat, 2) for seat in range(sum(sizes))]), NO, DRINK]
    who = {at: {"character": WHO[at], **FULL[at]} for at in range(sum(sizes))}
    full = team_view(sizes, who, stack=stack, round=ROUND)
    asked = frozenset(range(sum(sizes)))
    assert len(inn_table_alt(WORDS, full, NAMES[: sum(sizes)], asked=asked, library=STAYING, latest=CARD)) <= MOST


IGNORE = item(by=3, card="no", parts=[part("ignore", 3)])


def test_an_answer_that_spares_a_mate_is_for_the_team() -> None:
    hit = item(by=0, parts=[part("lose-fortitude", 2, 2)])
    own = item(by=2, card="no", parts=[part("ignore", 2)])
    names = ["Ann", "Bo", "Cy", "Di"]

    def facts(*stack: ItemView, teams: bool = True) -> list[str]:
        shown = team_view((2, 2), stack=[*stack])
        if not teams:
            del shown["team"]
        return ["".join(summary.facts) for summary in stack_summaries(WORDS, shown, names, LIBRARY)]

    assert facts(hit, IGNORE)[1] == "Di: Ignores for the team"
    assert facts(hit, own)[1] == "Cy: Ignores"
    assert facts(hit, IGNORE, teams=False)[1] == "Di: Ignores"
    assert facts(hit, item(by=3, card="no", parts=[part("negate", 3)]))[1] == "Di: Negates"  # that is for everybody
    assert facts(item(by=0, parts=[part("lose-fortitude", 1, 2)]), IGNORE)[1] == "Di: Ignores"
    drink = item("drinks", by=2, card="", drinks=[{**DRINK["drinks"][0], "drinker": 2}])
    spared = facts(drink, item(by=3, card="no", parts=[part("ignore-drink", 3)]))
    assert spared[1] == "Di: Ignores the Drink for the team"


def test_a_team_has_one_tag_and_one_sentence_for_what_has_changed() -> None:
    shown = team_view((2, 2))
    both = [{"key": "fortitude", "seat": at, "by": -2, "now": 18 - 2 * at, "source": 2} for at in (0, 1)]
    drunk = [{"key": "alcohol", "seat": 2, "by": 3, "now": 5}, {"key": "alcohol", "seat": 3, "by": -3, "now": 2}]
    latest = happened([[*both, *drunk]], shown, LIBRARY)
    assert latest.changes == (SeatChange(0, -4),)
    told = inn_table_alt(WORDS, shown, ["Ann", "Bo", "Cy", "Di"], latest=latest)
    assert "Just changed: Ann and Bo −4 Fortitude." in told


def test_a_team_falls_asleep_with_the_sum_that_a_mate_has_drunk() -> None:
    gone = {at: {"out": "asleep", "alcohol": 20, "fortitude": 19} for at in (2, 3)}
    drank = {"key": "drank", "seat": 2, "drinks": ["dragon-breath"], "alcohol": 4, "fortitude": 0, "gold": 0}
    shared = {"key": "shared", "seat": 2, "gold": 9, "each": 4, "inn": 5}
    fell = [{"key": "asleep", "seat": at} for at in (2, 3)]
    changed = {"key": "alcohol", "seat": 2, "by": 4, "now": 20}
    latest = happened([[drank, changed, *fell, shared]], team_view((2, 2), gone), LIBRARY)
    assert latest.moment is not None
    assert (latest.moment.seats, latest.moment.sum) == ((2, 3), Sum("alcohol", 20, 4))
    assert [(change.seat, change.gold) for change in latest.changes] == [(0, 4), (2, -9)]  # a team has one share


def test_the_alt_text_tells_a_team_once_and_who_is_done() -> None:
    shown = team_view((2, 2), team={"done": [3], "tokens": [2, 1]}, round={**ROUND, "inside": [0, 2]})
    told = inn_table_alt(WORDS, shown, ["Ann", "Bo", "Cy", "Di"], asked=frozenset({2}))
    assert "Cy and Di: Fortitude 18, Alcohol 2, 16 Gold, 1 Potion Token" in told
    assert "Cy: 7 cards, pile of 2, Champion; Di: 7 cards, pile of 3, done" in told
    assert told.count("16 Gold") == 1
    assert "Ann (Boss): Fortitude 20" in inn_table_alt(WORDS, team_view((1, 2)), ["Ann", "Bo", "Cy"])
    over = team_view((2, 2), over=True, placings=[2, 2, 1, 1])
    assert "Cy and Di won. Ann and Bo place 2: " in inn_table_alt(WORDS, over, ["Ann", "Bo", "Cy", "Di"])


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_message_of_a_table_of_teams_fits_a_phone(seats: int) -> None:
    run = new_run(seats, {"variant": "two-headed-dragon", "events": "both"}, f"phone/{seats}")
    info, luck = info_of(run, seats), random.Random(seats)
    names = ("Bartholomew", "Bruno", "Cleo", "Dario", "Edda", "Fritz", "Gwendolyn", "Hugo")
    info = info._replace(seats=tuple(seat._replace(name=names[seat.seat]) for seat in info.seats))
    recent: list[dict[str, Any]] = []
    tall = 0
    for _ in range(250):
        if run.over:
            break
        recent = [*recent, *(event.seen_by(None) for event in random_move(run, luck))][-12:]
        view = run.view(None)
        if view["over"]:
            break
        high = ring_of_teams(inn_view(view), LIBRARY)[1].high
        shown = table_layout(
            WORDS, LOOK, PublicTable(info, view, ask_of(run), tuple(recent), None), Skin(), alt="x", high=high
        )
        told = "\n".join(texts(shown.to_components()))
        assert phone_high(told, high, 0) <= PHONE_HIGH
        tall = max(tall, high)
    assert tall > 700


def test_watch_and_panels_in_words_tell_the_moment() -> None:
    run = new_run(4, {"variant": "two-headed-dragon"}, "moment")
    info, view = info_of(run, 4), run.view(None)
    moves = (({"key": "asleep", "seat": 0}, {"key": "asleep", "seat": 1}),)
    names = WORDS.listing([f"Player{seat}" for seat in (0, 1)])
    info = info._replace(seats=tuple(seat._replace(name=f"Player{seat.seat}") for seat in info.seats))
    plain = Skin(pictures=False)
    public = PublicTable(info, view, ask_of(run), (), None, moves=moves)
    mine = replace(seat_face(run, info, 2, ()), moves=moves)
    for shown in (watch_layout(WORDS, LOOK, public, plain, []), hand_layout(WORDS, LOOK, mine, plain, guild="")):
        assert any(f"{names} pass out." in text for text in texts(shown.to_components()))


def test_the_description_of_a_mates_hand_says_who_sees_it() -> None:
    run = new_run(4, {"variant": "two-headed-dragon"}, "moment")
    mine = seat_face(run, info_of(run, 4), 2, ())
    for mate, told in (("3", f"{label_names(mine.info)[3]} sees: Your hand."), (OWN, "Your hand.")):
        shown = hand_layout(WORDS, LOOK, mine, Skin(), guild="", alt="Your hand.", asked=Asked(mate=mate))
        (gallery,) = [part for part in parts(shown.to_components()) if "items" in part]
        assert [item["description"] for item in gallery["items"]] == [told]


def test_actions_of_a_boss_that_lie_face_up_are_drawn_and_told() -> None:
    names = ["Ann", "Bo", "Cy"]
    laid = [{"card": code, "owner": 0, "used": False} for code in ("gerki.salve", "fiona.belt")]
    shown = team_view((1, 2), team={"played": laid})
    told = inn_table_alt(WORDS, shown, names)
    titles = [LIBRARY.cards[card["card"]].title for card in laid]
    assert told.count(f"played in this phase: {', '.join(titles)}") == 1
    assert told.index("Ann (Boss)") < told.index(titles[0]) < told.index("Bo and Cy")
    assert drawn(shown) != drawn(team_view((1, 2)))
    single = team_view((1, 2), team={"played": laid[:1]})
    assert drawn(single) != drawn(shown)


def test_all_actions_that_a_boss_has_played_can_be_counted_however_much_stays_in_front_of_it() -> None:
    laid = [{"card": code, "owner": 0, "used": False} for code in ("torglesnarf.grunt", "torglesnarf.leech")]
    played = [{"card": "gamble", "owner": 0, "used": False}] * 4
    shown = team_view((1, 4), {0: {"character": "torglesnarf", "front": laid}}, {"played": played})
    before = team_view((1, 4), {0: {"character": "torglesnarf", "front": laid}}, {"played": played[1:]})
    assert with_played(shown)[0]["front"] == [*played, *laid]
    assert drawn(shown) != drawn(before)
    assert shelf_most([(0,), (1, 2, 3, 4)]) == (2, 1), "the Boss has room for counters and Actions, above each other"
