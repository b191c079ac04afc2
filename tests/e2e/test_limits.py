"""Within Discord's limits: calls for each move, sends and edits in a channel, components, texts."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.http import router

from bot.engine import Option, SeatAsk
from bot.games import english
from bot.games.drinko.look.look import LOOK
from bot.games.drinko.look.words import ALL_CARDS
from bot.games.drinko.rules import Drinko, DrinkoState
from bot.tables.info import OpenAsk, PrivateTable, SeatInfo, TableInfo
from bot.ui.layouts.panels import Asked, hand_layout
from bot.ui.layouts.tables import HAND_PICTURE, Skin, layout, table_layout
from tests.components import check_limits, texts
from tests.e2e.conftest import Evening


@pytest.mark.parametrize("seats", [2, 8])
async def test_three_calls_a_move_however_many_players(evening: Evening, seats: int) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:seats])
    before = len(evening.calls())
    moves, further, late = 0, 0, set[int]()
    while (person := await evening.to_move(table)) is not None:
        await evening.rest(2)
        await evening.move(person)
        moves += 1
        # Who did not call reads on their own panel from when on they can be caught.
        view = (await evening.bot.tables.public_table(table)).view
        known, late = late, set(view["uncalled"]["late"]) if view is not None else set[int]()
        further += len(late - known)
    assert moves > 10
    # Up to the end: what follows is no move's. Then the table and every further panel show once that it is over.
    end = len(evening.calls())
    # Of each player who presses in direct messages it is asked once an hour whether they are still on the server.
    asked = [call.path for call in evening.calls(before)[: end - before] if "/members/" in call.path]
    assert len(asked) == len(set(asked)) <= seats
    assert end - before - len(asked) <= 3 * moves + further
    await evening.rest(30)
    assert len(evening.calls(end)) <= seats


async def test_a_busy_channel_stays_within_five_sends_or_edits_in_five_seconds(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.house(pictures=False)
    sent: list[tuple[float, str]] = []
    dispatch = router.dispatch

    def watched(backend: Any, method: str, path: str, *args: Any, **kwargs: Any) -> Any:
        place = str(evening.channel.id) if evening.through_board(path) else path.split("/")[2]
        if method in ("POST", "PATCH") and (path.startswith("/channels/") or evening.through_board(path)):
            sent.append((evening.env.now().timestamp(), place))
        return dispatch(backend, method, path, *args, **kwargs)

    monkeypatch.setattr(router, "dispatch", watched)
    people = evening.people
    tables = [await evening.open(people[n], people[n + 1], pace="blitz") for n in (0, 2, 4)]
    for _ in range(25):
        for table in tables:
            person = await evening.to_move(table)
            if person is not None:
                await evening.move(person)
            await evening.env.advance_time(0.3)
    assert len(sent) > 25
    for channel in {where for _, where in sent}:
        moments = [at for at, where in sent if where == channel]
        assert max(sum(at <= other < at + 5 for other in moments) for at in moments) <= 5


# -- the worst case ------------------------------------------------------------------------------------------------

SEATS = 10
NAMES = [
    "W" * 32, "\u202eعبد الرحمن بن محمد", "🍺" * 16, "_*~`|>@everyone", "名前" * 16, "a", "Zoë", "<@1>", "x y z",
    "-" * 32,
]  # fmt: skip
HAND = [*ALL_CARDS[::-1]][:60]


def worst(hand: list[str]) -> PrivateTable:
    """Ten seats with long names, and a hand of every card there is."""
    deck = [[card] * 6 for card in ALL_CARDS[:9]]
    options = Drinko().check_options({"suffer": 4, "plus_zero": 2, "minus_one": 2})
    state = DrinkoState([hand, *deck], list(ALL_CARDS), ["split"], options, [99] * SEATS, [False] * SEATS)
    seats = tuple(SeatInfo(n, 1000 + n, NAMES[n], None, n == 3, False, 180.0) for n in range(SEATS))
    info = TableInfo(
        "QQQQQQ", 1, 2, "drinko", "live", "normal", 10, 1000, options, 0.0, 1.0, None, "f" * 64, "", seats, "",
        None, 7,
    )  # fmt: skip
    others = tuple(str(n) for n in range(1, SEATS))
    choices = {card: Option(card, others, 1, 1) if card in ("split", "target") else Option(card) for card in set(hand)}
    ask = OpenAsk(2_000_000_017, "turn", "drinko.turn", {}, (0,), True, 0.0, 1e9)
    story = tuple(
        {"key": "played", "seat": n % SEATS, "card": "split", "left": 3, "target": (n + 1) % SEATS} for n in range(12)
    )
    view = Drinko().view(state, 0)
    return PrivateTable(info, 0, ask, SeatAsk(choices, (hand[0],)), {}, view, story)


def check(view: Any) -> list[dict[str, Any]]:
    """What Discord takes of a message's components; gives all of them."""
    return check_limits(view.to_components())


@pytest.mark.parametrize("alt", ["", "x" * 2000])
def test_a_hand_of_sixty_cards_at_ten_seats_keeps_to_the_limits(alt: str) -> None:
    words, skin, face = english(), Skin("push-ups", "push-up"), worst(HAND)
    seen: set[str] = set()
    for page in ("", "r", "y", "g", "b", "s"):
        found = check(
            hand_layout(words, LOOK, face, skin, guild="G" * 100, alt=alt, asked=Asked(page=page), note="n" * 200)
        )
        (menu,) = [entry for entry in found if entry["type"] == 3]
        seen |= {option["value"] for option in menu["options"]}
    assert set(HAND) <= seen, "every card can be reached by the pages"
    assert {f"page>{page}" for page in "rygb"} <= seen


def test_a_card_that_wants_a_target_is_asked_for_it_when_there_is_no_room() -> None:
    hand = [*HAND[:52], "split", "target"]
    words, face = english(), worst(hand)
    found = check(hand_layout(words, LOOK, face, Skin(), guild="G", asked=Asked(card="split")))
    (menu,) = [entry for entry in found if entry["type"] == 3]
    assert [option["value"] for option in menu["options"]] == [f"split>{n}" for n in range(1, SEATS)] + ["page>"]


def test_a_small_hand_offers_card_and_target_at_one_touch() -> None:
    words, face = english(), worst(["r5", "split"])
    found = check(hand_layout(words, LOOK, face, Skin(), guild="G"))
    (menu,) = [entry for entry in found if entry["type"] == 3]
    assert [option["value"] for option in menu["options"]] == ["r5"] + [f"split>{n}" for n in range(1, SEATS)]


@pytest.mark.parametrize("alt", ["", "x" * 2000])
def test_the_table_of_ten_seats_keeps_to_the_limits(alt: str) -> None:
    from bot.tables.info import PublicTable, UndoVote

    seat = worst(HAND)
    face = PublicTable(
        seat.info, Drinko().view(DrinkoState(**_public(seat)), None), seat.ask, seat.recent, UndoVote(1, 5, (1002,))
    )
    found = check(table_layout(english(), LOOK, face, Skin("push-ups"), alt=alt, notice="n" * 300, hint="h" * 300))
    said = "\n".join(texts(found))
    assert "@everyone" not in said
    assert "<@" not in said
    assert "\u202e" not in said
    if alt:
        (gallery,) = [entry for entry in found if entry["type"] == 12]
        assert len(gallery["items"][0]["description"]) <= 1024
    art = LOOK.table_art(english(), face, Skin())
    assert art is not None
    assert "\u202e" not in art.alt, "a name turns the words after it round in no alt text either"


def _public(seat: PrivateTable) -> dict[str, Any]:
    hands = [["r1"] * size for size in seat.view["sizes"]]
    return {
        "hands": hands, "draw": ["r1"], "pile": ["split"], "options": seat.view["options"], "drinks": [99] * SEATS,
        "called": [True] * SEATS,
    }  # fmt: skip


async def test_a_layout_is_never_kept_by_discord_py() -> None:
    assert layout().is_finished()
    assert HAND_PICTURE.endswith(".png")
