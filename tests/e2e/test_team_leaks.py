"""What opponents can see on Discord of a team is the same whatever a player of it holds, and whatever the mates say to
each other: a game is played twice on the simulated Discord, with one hidden thing changed, and everything that reaches
the channel and the opponents is compared, each message and each update of a panel.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Evening
from tests.e2e.inn import CAST, received, restage
from tests.e2e.test_teams import team_table

MOVES = 25
"""How many answers are compared at most."""
OWNER, MATE = 0, 1
HIDDEN = frozenset({"gerki.shadows", "gerki.salve"})
"""The two cards of which the owner holds the one or the other."""
Seen = list[list[tuple[str, str, Any]]]
"""What others received, move by move."""
Deal = Callable[[dict[str, Any]], None]
Trouble = Callable[[Evening, str, int], Awaitable[None]]


async def nothing(evening: Evening, table: str, made: int) -> None:
    pass


async def looks(evening: Evening, table: str, made: int) -> None:
    """The mate looks at the owner's hand all the time, which brings updates of the mate's panel."""
    if not made:
        menu = next(
            part["custom_id"]
            for row in evening.panel(evening.people[MATE]).components
            for part in row.get("components", ())
            if ":inn.mate" in part.get("custom_id", "")
        )
        mate = evening.people[MATE]
        await mate.user.select(evening.message(evening.panel(mate)), [str(OWNER)], custom_id=menu)


async def talks(evening: Evening, table: str, made: int) -> None:
    """The mates say something before every other move."""
    if made % 2 == 0:
        speaker = evening.people[OWNER if made % 4 else MATE]
        with evening.env._bot_scope():
            await evening.bot.tables.play.say(
                table, speaker.id, f"Let us stop this, number {made}", first=made % 3 == 0
            )


def swapped(first: str, second: str, cards: list[str], others: list[str]) -> None:
    """Exchange a card of one list for one of the other."""
    mine, theirs = cards.index(first), others.index(second)
    cards[mine], others[theirs] = others[theirs], cards[mine]


async def world(folder: Path, deal: Deal, trouble: Trouble, *, luck: int) -> tuple[Seen, Seen]:
    """A game from its beginning, dealt like that, with the same answers in each world, none of which names a hidden
    card: what the channel and the opponents received, and what the team did.
    """
    folder.mkdir()
    evening = Evening(folder / "barkeep.db", seed=3)
    await evening.begin(4)
    try:
        await evening.house(pictures=False)
        table = await team_table(evening, *evening.people[:4], characters=CAST, starter=OWNER, windows="sealed")
        await restage(evening, table, deal)
        await evening.rest(30)
        seen: Seen = []
        own: Seen = []
        for made in range(MOVES):
            since = len(evening.calls())
            await trouble(evening, table, made)
            await evening.rest(2)
            if not await answered(evening, table, random.Random(f"{luck} {made}")):
                break
            await evening.rest(2)
            seen.append(received(evening, since, evening.people[2:4]))
            own.append(received(evening, since, evening.people[:2]))
        return seen, own
    finally:
        await evening.end()


async def answered(evening: Evening, table: str, luck: random.Random) -> bool:
    """Somebody of those who are asked answers; False once the game is over or a hidden card lies open."""
    tables = evening.bot.tables
    async with tables._runtime.hold(table) as live:
        run = live.run
        if run is None or run.ask is None or run.over:
            return False
        number, seats, discards = live.ask_number(), run.waiting(), run.state.seats[OWNER].discard
        if HIDDEN & {*discards}:
            return False
        seat = seats[int(luck.random() * len(seats))]
        asked = run.ask.seats[seat]
        picks = sorted(pick for option in asked.options.values() for pick in option.picks())
        plain = [pick for pick in picks if not any(card in pick for card in HIDDEN)]
    chosen = (plain[int(luck.random() * len(plain))],) if plain and asked.least == 1 else asked.default
    if any(card in pick for pick in chosen for card in HIDDEN):
        return False
    with evening.env._bot_scope():
        await tables.play.answer(table, evening.people[seat].id, number, chosen)
    return True


def alike(first: Seen, second: Seen, least: int = 8) -> None:
    """The same messages and updates at each move, with the same words in them."""
    assert len(first) == len(second) >= least
    assert sum(map(len, first)) > len(first) / 2, "others have seen what went on"
    for mine, theirs in zip(first, second, strict=True):
        assert [(method, place) for method, place, _ in mine] == [(method, place) for method, place, _ in theirs]
        assert mine == theirs


def dealt(swap: bool) -> Deal:
    """The owner holds the one of the hidden cards, and has the other in their deck."""

    def change(state: dict[str, Any]) -> None:
        own = state["seats"][OWNER]
        for card in sorted(HIDDEN):
            if card in own["hand"]:
                other = next(code for code in own["draw"] if code not in HIDDEN)
                swapped(card, other, own["hand"], own["draw"])
        kept = next(code for code in own["hand"] if own["hand"].count(code) == 1)
        swapped(kept, "gerki.shadows", own["hand"], own["draw"])
        if swap:
            swapped("gerki.shadows", "gerki.salve", own["hand"], own["draw"])

    return change


@pytest.mark.parametrize("trouble", [nothing, looks])
@pytest.mark.parametrize("luck", [1, 2])
async def test_a_swapped_card_of_a_hand_redraws_the_same_for_opponents(
    tmp_path: Path, luck: int, trouble: Trouble
) -> None:
    first, own = await world(tmp_path / "1", dealt(False), trouble, luck=luck)
    second, other = await world(tmp_path / "2", dealt(True), trouble, luck=luck)
    alike(first, second)
    assert own != other, "the team sees which card it is"


async def test_what_mates_say_redraws_no_panel_of_opponents_and_no_message(tmp_path: Path) -> None:
    first, own = await world(tmp_path / "1", dealt(False), nothing, luck=4)
    second, other = await world(tmp_path / "2", dealt(False), talks, luck=4)
    alike(first, second)
    assert "Let us stop this" in str(other)
    assert sum(map(len, other)) > sum(map(len, own)), "the mates' panels are updated"


def topped(swap: bool) -> Deal:
    """The deck of the owner has another card on top, or not."""

    def change(state: dict[str, Any]) -> None:
        deck = state["seats"][OWNER]["draw"]
        at = next(at for at in range(len(deck) - 2, -1, -1) if deck[at] != deck[-1])
        if swap:
            deck[at], deck[-1] = deck[-1], deck[at]

    return change


async def drawing(folder: Path, swap: bool) -> tuple[Seen, Seen, Seen]:
    """The owner discards a card, and then the mate: what all received before the mate had said so, what the opponents
    received after, and what the mate did, who looks at the owner's hand.
    """
    folder.mkdir()
    evening = Evening(folder / "barkeep.db", seed=3)
    await evening.begin(4)
    try:
        await evening.house(pictures=False)
        table = await team_table(evening, *evening.people[:4], characters=CAST, starter=OWNER, windows="sealed")
        await restage(evening, table, topped(swap))
        await looks(evening, table, 0)
        await evening.rest(30)
        everybody, opponents, since = evening.people[:4], evening.people[2:4], 0
        seen: list[Seen] = []
        for seat, others in ((OWNER, everybody), (MATE, opponents)):
            since = len(evening.calls())
            options = await evening.bot.tables.seat_options(table, evening.people[seat].id)
            assert options.ask is not None
            assert options.ask.about == "inn.discard"
            assert options.seat_ask is not None
            picks = (sorted(options.seat_ask.options)[0],) if seat == OWNER else ()
            with evening.env._bot_scope():
                await evening.bot.tables.play.answer(table, evening.people[seat].id, options.ask.number, picks)
            await evening.rest(3)
            seen.append([received(evening, since, others)])
        return seen[0], seen[1], [received(evening, since, [evening.people[MATE]])]
    finally:
        await evening.end()


async def test_a_freshly_drawn_card_redraws_the_same_for_mates_until_all_have_said_what_they_discard(
    tmp_path: Path,
) -> None:
    before, after, own = await drawing(tmp_path / "1", swap=False)
    also_before, also_after, other = await drawing(tmp_path / "2", swap=True)
    alike(before, also_before, 1)
    alike(after, also_after, 1)
    assert own != other, "then the mate sees it"
