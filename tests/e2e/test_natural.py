"""Natural windows on Discord: what everybody sees, what only those who are asked, how little is pressed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine import Chance, Run
from bot.games.inn.rules import the_library
from bot.store import decisions
from bot.tables.play.in_memory import snapshot_row
from bot.ui.delivery.reports import log_file
from bot.ui.layouts.tables import LAMP
from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, said, texts
from tests.e2e.inn import behind_more
from tests.games.inn.playing import NINE


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def sit(evening: Evening, *players: Person, patrons: int = 0, pace: str = "normal", **options: Any) -> str:
    """A table of the Inn as people get it who choose nothing, but for these options."""
    table = await evening.open(*players, start=False, game="inn", pace=pace)
    for _ in range(patrons):
        await evening.press(players[0], table, "table.patron")
    await evening.bot.tables.options.set_options(table, players[0].id, {"chance": NINE, **options})
    await evening.rest(5)
    await evening.rest()
    await evening.press(players[0], table, "table.start")
    await evening.rest()
    return table


async def asked(evening: Evening, table: str) -> list[Person]:
    """The people whom the table waits for and who have not answered yet; who they are is not shown to anybody else."""
    found: list[Person] = []
    for seat in (await evening.info(table)).seats:
        person = next((person for person in evening.people if person.id == seat.user_id), None)
        if person is not None and not seat.minded:
            may = await evening.bot.tables.seat_options(table, person.id)
            found += [person] if may.seat_ask is not None and may.answered is None else []
    return found


async def in_window(evening: Evening, table: str) -> bool:
    public = await evening.bot.tables.public_table(table)
    return public.ask is not None and public.ask.natural


def hand(evening: Evening, person: Person) -> str:
    return "\n".join(texts(evening.panel(person).components))


async def press(evening: Evening, person: Person) -> None:
    """Pass, Keep all or No Action where one may; else the first choice on the person's panel."""
    panel = evening.panel(person)
    menu, decline, message = menu_of(panel), button_of(panel, "inn.pass"), evening.message(panel)
    if not decline["disabled"]:
        await person.user.click(message, custom_id=decline["custom_id"])
        return
    await person.user.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])


def is_lit(evening: Evening, person: Person, number: int) -> bool:
    """Whether the person's panel is about the open ask, and has the colour of one that waits for them."""
    panel = evening.panel(person)
    box = panel.components[0]
    if box["accent_color"] != LAMP or "You have answered" in hand(evening, person):
        return False
    return menu_of(panel)["custom_id"].split(":")[2] == str(number)


async def go_on(evening: Evening, table: str) -> list[Person]:
    """Those of whom something is asked outside windows press, else time passes; who has pressed."""
    people = [] if await in_window(evening, table) else await asked(evening, table)
    for person in people:
        await press(evening, person)
    await evening.rest(1.0 if (await evening.info(table)).pace != "post" else 60.0)
    return people


async def until_window(evening: Evening, table: str, *, people: int) -> None:
    """Play until a window opens in which so many people are asked."""
    for _ in range(300):
        if await in_window(evening, table) and len(await asked(evening, table)) == people:
            return
        if await in_window(evening, table):
            for person in await asked(evening, table):
                with evening.env._bot_scope():  # its timers are the bot's
                    await evening.bot.tables.play.answer(table, person.id, None, ("pass",))
        await go_on(evening, table)
    raise AssertionError("no such window")


async def test_a_table_has_natural_windows_unless_it_asks_for_others(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    shown = evening.shown(table)
    assert "relaxed moments" in shown
    says = "A long wait means that somebody could respond. With few players it can tell who, and even with what."
    assert says in await evening.set_up(ben, table)
    form = await evening.press(ann, table, "table.options")
    assert form.modal is not None
    kinds = [component["component"].get("options", []) for component in form.modal["components"]]
    (windows,) = [options for options in kinds if any(option["value"] == "sealed" for option in options)]
    assert [(option["value"], option.get("default", False)) for option in windows] == [
        ("natural", True), ("sealed", False), ("quick", False),
    ]  # fmt: skip
    fields = [component["component"]["custom_id"] for component in form.modal["components"]]
    values = [["blitz"], ["drink-2", "drink-5"], ["none"], ["sealed"], ["1"]]
    await ann.submit_modal(form, dict(zip(fields, values, strict=True)))
    await evening.rest()
    told = await evening.set_up(ben, table)
    assert says not in told
    assert "so a wait gives nothing away" in told


async def test_what_everybody_sees_in_a_window_and_what_only_those_who_are_asked(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await sit(evening, ann, ben, cid)
    await until_window(evening, table, people=1)
    (person,) = await asked(evening, table)
    await evening.rest(1.5)
    others = [other for other in (ann, ben, cid) if other is not person]
    public = await evening.bot.tables.public_table(table)
    assert public.ask is not None
    assert public.ask.deadline is not None
    shown, before = evening.shown(table), len(evening.calls())
    assert "*Can you answer? See your hand*" in shown
    assert f"<t:{int(public.ask.opened_at + 15)}:R>" in shown, "the whole clock, whoever is asked"
    status = await others[0].slash(evening.channel, "table status", table=table)
    assert "*Can you answer? See your hand*" in said(status)
    assert "Respond or pass" in hand(evening, person)
    menu = await behind_more(evening, person)
    assert not button_of(menu, "inn.timid")["disabled"], "As a last resort is always offered"
    for other in others:
        assert "Respond or pass" not in hand(evening, other)
        told = said(await evening.press(other, table, "panel.hand"))
        head, card, *_ = told.split("\n")
        assert "urn: " in head or head == "Nothing for you to do."
        assert " · " in card, "one line, then the hand"

    # Who is not asked may pass as well, at the table and in their hand: it is taken kindly and changes nothing.
    number = public.ask.number
    kindly = await evening.press(others[0], table, "inn.pass", ask=number)
    assert said(kindly) == "All right. The table doesn't wait for you here."
    own = await others[1].slash(evening.channel, "inn pass", table=table)
    assert "Respond or pass" not in said(own)

    assert evening.shown(table) == shown, "nothing of this shows at the table"
    edits = [call for call in evening.calls(before) if call.path.startswith(f"/channels/{evening.channel.id}/")]
    assert [call.method for call in edits if call.method != "GET"] == []
    await evening.rest(4.0)
    assert evening.shown(table) == shown, "who is asked has time up to the clock's end"
    assert said(await evening.press(person, table, "inn.pass", ask=number)) == "You pass."
    await evening.rest(0)
    public = await evening.bot.tables.public_table(table)
    assert public.ask is not None
    assert public.ask.number != number, "nobody else is waited for"


async def test_an_answer_can_be_changed_until_the_window_closes(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await sit(evening, ann, ben, cid, pace="relaxed")
    await until_window(evening, table, people=2)
    person, other = await asked(evening, table)
    public = await evening.bot.tables.public_table(table)
    assert public.ask is not None
    number, shown = public.ask.number, evening.shown(table)
    passed = await evening.press(person, table, "inn.pass", ask=number)
    assert said(passed) == "You pass; you can change that in your hand while this moment lasts."
    await evening.rest(1.5)
    assert "You have answered **Pass**; you can change it while this moment lasts" in hand(evening, person)
    menu = menu_of(evening.panel(person))
    value = menu["options"][0]["value"]
    await person.user.select(evening.message(evening.panel(person)), [value], custom_id=menu["custom_id"])
    title = menu["options"][0]["label"].partition(" → ")[0]
    assert f"You have answered **{title}" in hand(evening, person)
    assert evening.shown(table) == shown
    assert "Respond or pass" in said(await evening.press(other, table, "panel.hand"))
    await evening.press(other, table, "inn.pass", ask=number)
    await evening.rest(8.0)
    log = await evening.bot.tables.log(table, lambda log: log)
    assert [step.decision.picks for step in log.steps if step.decision and step.decision.ask == number] == [
        "pass", value, "pass", "time",
    ]  # fmt: skip


async def test_nobody_is_called_to_a_window(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, pace="relaxed")
    await until_window(evening, table, people=1)
    before = len(evening.env.backend.messages[evening.channel.id])
    for _ in range(44):
        assert await in_window(evening, table)
        await evening.rest(1.0)
        assert len(evening.env.backend.messages[evening.channel.id]) == before
    await evening.rest(3.0)
    assert not await in_window(evening, table) or not await asked(evening, table)


async def deal_dull_cards(evening: Evening, table: str) -> None:
    """The first seat gets a hand of cards that can never answer anything, and draws more of them; then a restart."""
    live = evening.bot.tables._runtime.shelf._held[table]
    assert live.run is not None
    data = live.run.game.dump(live.run.state)
    seat, cards = data["seats"][0], the_library().cards
    dull = [card for card in [*seat["hand"], *seat["draw"]] if not cards[card].mask]
    sharp = [card for card in [*seat["hand"], *seat["draw"]] if cards[card].mask]
    assert len(dull) > 8
    assert len(sharp) > 8, "the deck could answer: nobody else can rule it out"
    seat["hand"], seat["draw"] = dull[:7], [*dull[7:8], *sharp, *dull[8:]]
    run = Run(live.run.game, live.run.game.load(data, live.run.game.schema_version), Chance(live.row.seed))
    run.begin()
    snapshot = run.snapshot
    assert snapshot is not None
    await evening.bot.store.write(lambda connection: decisions.put_snapshot(connection, table, snapshot_row(snapshot)))
    await evening.restart()


@pytest.mark.parametrize("seed", [6, 2])
async def test_who_could_not_answer_presses_nothing_but_their_own_turn(evening: Evening, seed: int) -> None:
    """Both look at what Discord shows them, and press when their hand is lit: when something waits for them."""
    evening.reseed(seed)
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, patrons=2, starter=0)
    await deal_dull_cards(evening, table)
    presses: Counter[str] = Counter()
    windows: set[int] = set()
    gambles: set[int] = set()
    possible = 0
    for _ in range(500):
        await evening.rest(2.0)
        public = await evening.bot.tables.public_table(table)
        assert public.ask is not None
        if public.ask.turn > len(public.info.seats):
            break
        about = "window" if public.ask.natural else public.ask.about
        if public.ask.natural and public.ask.number not in windows:
            windows.add(public.ask.number)
            run = evening.bot.tables._runtime.shelf._held[table].run
            possible += run is not None and run.ask is not None and 0 in run.ask.possible
        if about == "inn.gamble" and 0 in public.ask.waiting:
            gambles.add(public.ask.number)
        for person in (ann, ben):
            if is_lit(evening, person, public.ask.number):
                await press(evening, person)
                presses[f"{person.user.name} {about}"] += 1
    own = Counter({"ann inn.discard": 1, "ann inn.action": 1, "ann inn.order": 1, "ann inn.gamble": len(gambles)})
    assert Counter({what: n for what, n in presses.items() if what.startswith("ann")}) == own
    assert possible > 5, "windows that her deck could have answered"
    assert presses["ben window"] > 0


# -- a poker face ----------------------------------------------------------------------------------------------------


def control(shown: Any, verb: str) -> Any:
    """The component of a private panel with this verb."""
    (found,) = [part for part in parts(shown.components) if part.get("custom_id", "").split(":")[3:4] == [verb]]
    return found


async def test_a_poker_face_is_a_private_setting(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben)
    panel = (await ann.slash(evening.channel, "me settings")).response
    assert panel is not None
    assert "Poker face: no" in "\n".join(texts(panel.components))
    assert "so nobody learns anything from it" in "\n".join(texts(panel.components))
    await ann.click(panel.message, custom_id=control(panel, "me.poker")["custom_id"])
    assert "Poker face: yes" in "\n".join(texts(panel.components))
    assert control(panel, "me.poker")["label"] == "No poker face"
    await ann.click(panel.message, custom_id=control(panel, "me.pings")["custom_id"])
    assert (await evening.bot.wishes.person(ann.id)).poker_face, "one setting does not undo another"
    await until_window(evening, table, people=1)
    live = evening.bot.tables._runtime.shelf._held[table]
    assert live.run is not None
    assert live.run.ask is not None
    assert live.window is not None
    assert list(live.window.held()) == [0] if 0 in live.run.ask.possible else []
    await ann.click(panel.message, custom_id=control(panel, "me.poker")["custom_id"])
    assert not (await evening.bot.wishes.person(ann.id)).poker_face
    assert "Poker face: no" in "\n".join(texts(panel.components))


async def test_let_me_think_keeps_one_window_open_and_tells_nobody(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, pace="relaxed")
    menu = await behind_more(evening, ann, (await evening.press(ann, table, "panel.hand")).response)
    assert control(menu, "panel.think")["disabled"], "there is no window to think about"
    await until_window(evening, table, people=0)
    live = evening.bot.tables._runtime.shelf._held[table]
    assert live.run is not None
    assert live.run.ask is not None
    assert live.window is not None
    seat = live.run.ask.possible[0]
    person, number = evening.people[seat], live.ask_number()
    board, before = evening.shown(table), len(evening.calls())
    menu = await behind_more(evening, person, (await evening.press(person, table, "panel.hand")).response)
    thinking = await person.click(menu, custom_id=control(menu, "panel.think")["custom_id"])
    assert "This moment lasts a random time" in said(thinking)
    assert thinking.response is not None
    assert thinking.response.id != menu.id, "a note of its own"
    (kept,) = live.window.held().items()
    assert kept[0] == seat
    assert 18 <= kept[1] <= 36, "0.4 to 0.8 of the window's clock"
    await evening.rest(live.window.opened_at + kept[1] - 0.2 - evening.env.now().timestamp())
    assert live.ask_number() == number, "nobody is asked, and it is open all the same"
    assert evening.shown(table) == board
    assert not [call for call in evening.calls(before) if f"/channels/{evening.channel.id}/" in call.path]
    await evening.rest(0.5)
    assert live.ask_number() != number


# -- by post ---------------------------------------------------------------------------------------------------------


def alerts(evening: Evening, person: Person) -> list[str]:
    """The direct messages that tell the person that they are asked."""
    return [message.content for message in evening.dms(person) if (message.content or "").startswith("You're asked")]


async def one_asked_by_post(evening: Evening) -> tuple[str, Person]:
    """A table of three by post, in a window in which one person is asked."""
    table = await sit(evening, *evening.people[:3], pace="post", windows="natural")
    await until_window(evening, table, people=1)
    (person,) = await asked(evening, table)
    await evening.rest(2.0)
    return table, person


async def test_by_post_who_is_asked_gets_a_message_that_goes_with_the_answer(evening: Evening) -> None:
    table, person = await one_asked_by_post(evening)
    others = [other for other in evening.people[:3] if other is not person]
    (told,) = alerts(evening, person)
    assert told.startswith(f"You're asked at table {table} in <#{evening.channel.id}>. **Respond or pass**")
    assert [alerts(evening, other) for other in others] == [[], []]
    await evening.restart()
    await evening.rest(2.0)
    assert alerts(evening, person) == [told], "it is found again, and is not sent twice"
    public = await evening.bot.tables.public_table(table)
    assert public.ask is not None
    await evening.press(person, table, "inn.pass", ask=public.ask.number)
    await evening.rest(0)
    assert alerts(evening, person) == []
    assert not [message for message in await evening.bot.tables.messages(table) if message.kind == "alert"]


async def test_the_hand_that_such_a_message_opens_stands_beside_it(evening: Evening) -> None:
    """The message itself is no hand: Discord takes no edit that makes one of it, and the table would be paused."""
    table, person = await one_asked_by_post(evening)
    (alert,) = [message for message in evening.dms(person) if (message.content or "").startswith("You're asked")]
    opened = await person.user.click(evening.message(alert), custom_id=f"bk:{table}:0:panel.hand")
    assert opened.ephemeral
    before = len(evening.calls())
    with evening.env._bot_scope():
        await evening.bot.tables.play.answer(table, person.id, None, ("orders>ignore-2",))
    await evening.rest(60)
    edits = [call.path for call in evening.calls(before) if call.method == "PATCH"]
    assert [path for path in edits if path.endswith(f"/{alert.id}")] == []
    assert [path for path in edits if path.endswith("/messages/@original")], "the hand that was opened is up to date"
    assert (await evening.info(table)).status == "live"


async def test_the_message_goes_when_the_window_closes(evening: Evening) -> None:
    table, person = await one_asked_by_post(evening)
    assert len(alerts(evening, person)) == 1
    # Its last minutes: eight hours of heartbeats would take a while even here.
    await evening.bot.store.write(
        lambda connection: connection.execute(
            "UPDATE windows SET deadline = opened_at + 700, wake_at = opened_at + 700"
        )
    )
    await evening.restart()
    await evening.rest(600)
    (told,) = alerts(evening, person)
    await evening.rest(110)
    assert told not in alerts(evening, person)
    still = await in_window(evening, table) and person in await asked(evening, table)
    assert len(alerts(evening, person)) == still


@pytest.mark.parametrize("leaves", [True, False])
async def test_the_message_goes_when_somebody_leaves_or_the_table_is_closed(evening: Evening, leaves: bool) -> None:
    ann, ben, cid = evening.people[:3]
    table = await sit(evening, ann, ben, cid, pace="post", windows="natural")
    await until_window(evening, table, people=1)
    await evening.rest(2.0)
    (person,) = await asked(evening, table)
    assert len(alerts(evening, person)) == 1
    if leaves:
        await evening.bot.tables.leaving.leave(table, person.id)
    else:
        await evening.bot.tables.leaving.close(table, force=True)
    await evening.rest(2.0)
    assert alerts(evening, person) == []


async def test_who_wants_no_calls_gets_none_by_direct_message_either(evening: Evening) -> None:
    people = evening.people[:3]
    for person in people:
        await evening.wants(person, pings=False)
    table = await sit(evening, *people, pace="post", windows="natural")
    await until_window(evening, table, people=1)
    await evening.rest(2.0)
    assert [alerts(evening, person) for person in people] == [[], [], []]


async def test_after_the_game_the_log_shows_what_was_answered_in_secret(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben)
    await until_window(evening, table, people=1)
    (person,) = await asked(evening, table)
    await person.slash(evening.channel, "inn pass", table=table, until="untouched")
    office = evening.bot.office
    if person in await asked(evening, table):
        await person.slash(evening.channel, "inn pass", table=table)
    await evening.rest(5.0)
    name, order = person.user.name.title(), f"({person.user.name.title()}: passes on what doesn't concern them)"
    text = (await log_file(office, table)).fp.read().decode()
    assert "(" + name not in text
    await evening.bot.tables.leaving.close(table, force=True)
    text = (await log_file(office, table)).fp.read().decode()
    assert order in text
    assert f"({name}: Pass)" in text


# -- nobody is there -------------------------------------------------------------------------------------------------


async def test_the_table_says_that_patrons_will_finish_when_everybody_has_left(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, patrons=1)
    with evening.env._bot_scope():  # its timers are the bot's
        await evening.bot.tables.leaving.leave(table, ann.id)
    await evening.rest()
    assert "patrons finish" not in evening.shown(table)
    left = evening.env.now().timestamp()
    with evening.env._bot_scope():  # its timers are the bot's
        await evening.bot.tables.leaving.leave(table, ben.id)
    await evening.rest()
    said_then = f"The patrons finish the game <t:{int(left + 600)}:R> unless someone comes back."
    assert said_then in evening.shown(table)
    await evening.press(ben, table, "table.back")
    await evening.rest()
    assert "patrons finish" not in evening.shown(table)
