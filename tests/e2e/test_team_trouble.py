"""Teams on Discord when something goes wrong, and how many calls a game of teams makes: a mate asleep, a restart while
a card of a shared phase is resolved, a Potion Token in a last chance, Champions by command.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import CLOCK
from bot.games.inn.rules.play.view import inn_view
from bot.tables.clocks.pace import PACES
from tests.e2e.conftest import Evening, button_of, menu_of, said
from tests.e2e.inn import CAST, restage
from tests.e2e.test_teams import hand, look_at, message_for, press, seen, team_table, until, waiting

SALVE = "That's not healing salve! It's contact poison!"


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def holding(*cards: str, **party: int) -> Any:
    """A change of a game that has just begun: Ann holds these cards, and the second team stands like this."""

    def change(state: dict[str, Any]) -> None:
        own = state["seats"][0]
        for card in cards:
            if card not in own["hand"]:
                own["draw"].remove(card)
                own["draw"].append(own["hand"].pop(0))
                own["hand"].append(card)
        state["parties"][1].update(party)

    return change


async def staged(evening: Evening, *cards: str, windows: str = "sealed", **party: int) -> str:
    """A table of two teams at which Ann of the first holds these cards."""
    table = await team_table(evening, *evening.people[:4], characters=CAST, starter=0, windows=windows)
    await restage(evening, table, holding(*cards, **party))
    return table


async def ask_of(evening: Evening, table: str) -> Any:
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    return ask


async def pass_on(evening: Evening, table: str, *, least: int = 1) -> None:
    """Everybody who is asked in the open window passes."""
    passed = 0
    await evening.rest(2)
    while (await ask_of(evening, table)).kind == "response":
        people = await waiting(evening, table)
        assert people
        await evening.press(people[0], table, "inn.pass", ask=(await ask_of(evening, table)).number)
        await evening.rest(1)
        passed += 1
    assert passed >= least


async def test_a_mate_who_sleeps_is_played_for_and_the_others_see_it(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot, starter=0)
    phases: set[int] = set()
    """Those whose clock ran out on Ben."""
    for _ in range(120):
        if (await evening.info(table)).seats[1].minded:
            break
        ask = await ask_of(evening, table)
        left = (ask.deadline or 0) - evening.env.now().timestamp()
        if ask.phase and 1 in ask.waiting and left <= 5:
            phases.add(ask.phase)
        awake = [person for person in await waiting(evening, table) if person is not ben]
        if awake and ask.kind == "response":
            await evening.press(awake[0], table, "inn.pass", ask=ask.number)
        elif awake:
            await press(evening, awake[0])
        await evening.rest(5)
    info = await evening.info(table)
    assert [seat.minded for seat in info.seats] == [False, True, False, False]
    assert len(phases) == 3, "not before the third phase of the team in which Ben did nothing"
    assert "Ben has stepped out; a patron plays for them." in evening.shown(table)
    assert "Ben · Gog" in evening.shown(table)
    ask = await ask_of(evening, table)
    assert (ask.about, ask.waiting) == ("inn.action", (0, 1))
    await press(evening, ann)
    await evening.rest(10)
    while (ask := await ask_of(evening, table)).kind == "response":
        await evening.press((await waiting(evening, table))[0], table, "inn.pass", ask=ask.number)
        await evening.rest(2)
    await evening.rest(5)  # longer than a patron takes
    ask = await ask_of(evening, table)
    assert ask.waiting != (1,), "nobody waits for Ben any more"
    await ben.slash(evening.channel, "inn say", text="I am here", table=table)
    assert not (await evening.info(table)).seats[1].minded


async def test_a_restart_while_a_card_of_a_shared_phase_is_resolved(evening: Evening) -> None:
    ann, ben, _, _ = evening.people[:4]
    table = await staged(evening, "gerki.salve")
    await until(evening, table, "inn.action")
    began = await ask_of(evening, table)
    await evening.rest(10)
    await ann.slash(evening.channel, "inn play", card=SALVE, target="Cid", table=table)
    before = await ask_of(evening, table)
    assert before.kind == "response"
    team = (await seen(evening, table))["seats"][2]["fortitude"]
    await evening.restart()
    await evening.rest(5)
    after = await ask_of(evening, table)
    assert (after.kind, after.waiting) == ("response", before.waiting)
    await pass_on(evening, table)
    assert (await seen(evening, table))["seats"][2]["fortitude"] < team
    left = await ask_of(evening, table)
    assert (left.about, left.waiting, left.phase) == ("inn.action", (1,), began.phase)
    assert left.deadline is not None
    assert left.deadline - left.opened_at <= 45 - 10, "the clock of the phase stood still and was not wound up again"
    await evening.rest(3)
    await ben.user.click(message_for(evening, ben), custom_id=button_of(evening.panel(ben), "inn.pass")["custom_id"])
    assert (await ask_of(evening, table)).about == "inn.order"


async def test_a_card_that_is_played_goes_from_the_panel_of_the_mate_who_looks_at_the_hand(evening: Evening) -> None:
    ann, ben, cid, _ = evening.people[:4]
    table = await team_table(evening, *evening.people[:4], characters=CAST, starter=2, windows="quick")

    def deal(state: dict[str, Any]) -> None:
        for seat, card in ((0, "gerki.shadows"), (2, "deirdre.priestess")):
            own = state["seats"][seat]
            if card not in own["hand"]:
                own["draw"].remove(card)
                own["draw"].append(own["hand"].pop(0))
                own["hand"].append(card)

    await restage(evening, table, deal)
    await until(evening, table, "inn.action")
    await look_at(evening, ben, "0")
    await evening.rest(PACES["normal"].window + 1)  # so long ago that windows do not update his panel

    def told() -> str:
        return next(
            option["description"] for option in menu_of(evening.panel(ben), "inn.mate")["options"] if option["default"]
        )

    await cid.slash(evening.channel, "inn play", card="I'm not that kind of priestess!", target="Ann", table=table)
    await evening.rest(1)
    assert told() == "7 cards"
    await ann.slash(evening.channel, "inn respond", card="Hide in shadows", table=table)
    await evening.rest(3)
    assert "gerki.shadows" not in inn_view((await evening.bot.tables.private_table(table, ann.id)).view)["hand"]
    assert told() == "6 cards"
    assert "**Ann**'s hand" in hand(evening, ben)


@pytest.mark.parametrize("saved", [True, False])
async def test_a_potion_token_in_a_last_chance_saves_the_team(evening: Evening, saved: bool) -> None:
    ann, _, cid, dot = evening.people[:4]
    table = await staged(evening, "gerki.salve", fortitude=3, alcohol=2)
    await until(evening, table, "inn.action")
    await ann.slash(evening.channel, "inn play", card=SALVE, target="Cid", table=table)
    while "last chance" not in evening.shown(table).lower():
        person = (await waiting(evening, table))[0]
        await evening.press(person, table, "inn.pass", ask=(await ask_of(evening, table)).number)
        await evening.rest(1)
    if saved:
        await evening.rest(2)
        assert "Potion: +6 Fortitude" in hand(evening, dot).split(" would save you")[0].splitlines()[-1]
        menu = menu_of(evening.panel(dot))
        await dot.user.select(message_for(evening, dot), ["potion:fortitude"], custom_id=menu["custom_id"])
        await evening.rest(1)
    while (await evening.info(table)).status == "live" and (await ask_of(evening, table)).kind == "response":
        person = (await waiting(evening, table))[0]
        await evening.press(person, table, "inn.pass", ask=(await ask_of(evening, table)).number)
        await evening.rest(1)
    view = await seen(evening, table)
    assert [bool(seat["out"]) for seat in view["seats"]] == [False, False, not saved, not saved]
    assert (await evening.info(table)).status == ("live" if saved else "over")
    if saved:
        assert "team" in view
        assert view["team"]["tokens"] == [2, 1]
        assert "asleep" not in hand(evening, cid)


async def test_a_champion_is_named_by_command(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await staged(evening, "gamble", windows="quick")
    await until(evening, table, "inn.action")
    titles = [
        choice["value"] for choice in await ann.autocomplete(evening.channel, "inn play", "card", "gambl", table=table)
    ]
    await ann.slash(evening.channel, "inn play", card=titles[0], table=table)
    ask = await ask_of(evening, table)
    assert (ask.about, set(ask.waiting)) == ("inn.champion", {2, 3})
    await evening.rest(1)
    assert "Champion" in evening.shown(table)
    refused = said(await ben.slash(evening.channel, "inn champion", player="Dot", table=table))
    assert (await ask_of(evening, table)).number == ask.number, refused
    await cid.slash(evening.channel, "inn champion", player="Dot", table=table)
    await evening.rest(1)
    await dot.slash(evening.channel, "inn champion", player="Cid", table=table)  # a moment too late
    pot = (await seen(evening, table))["round"]
    if pot is None or (await ask_of(evening, table)).kind == "response":
        await pass_on(evening, table)
        pot = (await seen(evening, table))["round"]
    assert pot is not None
    assert set(pot["inside"]) == {0, 3}


async def hands_now(evening: Evening, table: str) -> list[object]:
    """Of each person what a change of their hand would change: their cards, and what they are asked."""
    found: list[object] = []
    for person in evening.people[:4]:
        mine = await evening.bot.tables.private_table(table, person.id)
        asked = mine.ask.number if mine.ask is not None and mine.seat_ask is not None else 0
        found.append((inn_view(mine.view)["hand"], asked, mine.answered))
    return found


async def phase_now(evening: Evening, table: str) -> tuple[str, int]:
    view = await seen(evening, table)
    return view["phase"], view["active"]


async def play_counted(evening: Evening, table: str) -> list[tuple[int, int, str]]:
    """Let people answer until the game is over; of each time the calls it made, the most it may make, and what was
    asked. It may make three for each move, and one for each further hand that changed. The hands of a team count as
    changed when their phase ends, and that of a mate who is looking at it; and where a natural window opens or closes,
    which shows to everybody alike, those of all who are looking at theirs; at the end, all hands.
    """
    runtime = evening.bot.tables._runtime
    delivery, changes = runtime.observer, list[Any]()

    class Tap:
        def changed(self, change: Any) -> None:
            changes.append(change)
            delivery.changed(change)

    runtime.observer = Tap()
    counted: list[tuple[int, int, str]] = []
    while (await evening.info(table)).status == "live":
        ask, people = await ask_of(evening, table), await waiting(evening, table)
        person = people[len(counted) % len(people)]
        mover, now = evening.people.index(person), evening.env.now().timestamp()
        hands, phase = await hands_now(evening, table), await phase_now(evening, table)
        changes.clear()
        since = len(evening.calls())
        if ask.kind == "response":
            await evening.press(person, table, "inn.pass", ask=ask.number)
        else:
            await press(evening, person)
        await evening.rest(8)
        calls = [call for call in evening.calls(since) if call.method != "GET"]
        after = await hands_now(evening, table)
        further = {seat for seat in range(4) if after[seat] != hands[seat]}
        if phase != await phase_now(evening, table):
            further |= {phase[1], phase[1] ^ 1}
        since_when = now - PACES["normal"].window
        panels = evening.bot.delivery.hands.panels.values()
        looking = {panel.seat for panel in panels if panel.used_at >= since_when}
        made = [change for change in changes if change.by != CLOCK]
        natural = ask.natural or any(change.ask is not None and change.ask.natural for change in made)
        further |= looking if natural else looking & {mover ^ 1}
        further |= {*range(4)} if any(change.kind == "over" for change in made) else set()
        counted.append((len(calls), 3 * len(made) + len(further - {mover}), ask.about))
    runtime.observer = delivery
    return counted


def late(state: dict[str, Any]) -> None:
    """The game is as it may be after some Turns: both teams have lost much."""
    for party in state["parties"]:
        party.update(fortitude=12, alcohol=5)


@pytest.mark.parametrize("windows", ["quick", "sealed", "natural"])
async def test_a_move_takes_three_calls_and_one_for_each_further_hand_that_changed(
    evening: Evening, windows: str
) -> None:
    table = await team_table(evening, *evening.people[:4], starter=0, windows=windows)
    if windows != "quick":  # one game is whole, and has a recap
        await restage(evening, table, late)
    counted = await play_counted(evening, table)
    assert {about for _, _, about in counted} >= {"inn.discard", "inn.action", "inn.window", "inn.order", "inn.drink"}
    assert [(at, count) for at, count in enumerate(counted) if count[0] > count[1]] == []
    assert (await evening.info(table)).status == "over"
    assert sum(calls for calls, _, _ in counted) > len(counted) > 40


async def test_those_who_are_missing_are_mentioned_once_a_phase_even_after_a_restart(evening: Evening) -> None:
    table = await team_table(evening, *evening.people[:4], characters=CAST, starter=0, windows="sealed")
    await restage(evening, table, holding("gerki.salve"))
    await until(evening, table, "inn.action")
    first = mentions(evening)
    await evening.rest(19.5)
    ann, ben = evening.people[:2]
    (called,) = mentions(evening)[len(first) :]
    assert all(f"<@{person.id}>" in called for person in (ann, ben)), "everybody who is missing, in one message"
    await ann.slash(evening.channel, "inn play", card=SALVE, target="Cid", table=table)
    await pass_on(evening, table)
    await evening.restart()
    ask = await ask_of(evening, table)
    assert (ask.about, ask.waiting) == ("inn.action", (1,))
    await evening.rest(ask.opened_at + PACES["normal"].grace + 2 - evening.env.now().timestamp())
    assert (await ask_of(evening, table)).number == ask.number, "Ben is still missing"
    assert len(mentions(evening)) == len(first) + 1
    await evening.rest(45)
    assert len(mentions(evening)) > len(first) + 1, "the next phase has its own"


def mentions(evening: Evening) -> list[str]:
    """What the bot has sent to the channel that mentions somebody, from the beginning."""
    path = f"/channels/{evening.channel.id}/messages"
    sent = [call.json or {} for call in evening.calls() if call.method == "POST" and call.path == path]
    return [body["content"] for body in sent if "<@" in (body.get("content") or "")]
