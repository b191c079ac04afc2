"""The Red Dragon Inn on Discord: whole games by buttons and selects, windows, restarts, sleepers, closed messages."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, said, texts
from tests.e2e.inn import CAST, behind_more, press_old, restage, sit
from tests.e2e.test_business import forge


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def waiting(evening: Evening, table: str) -> list[Person]:
    """The people the table waits for."""
    public_table = await evening.bot.tables.public_table(table)
    if public_table.ask is None or public_table.info.status != "live":
        return []
    users = [public_table.info.seats[seat].user_id for seat in public_table.ask.waiting]
    return [person for person in evening.people if person.id in users]


def one_of(luck: random.Random, things: list[Any]) -> Any:
    return things[int(luck.random() * len(things))]


async def click_on(evening: Evening, person: Person, luck: random.Random) -> None:
    """Anything legal on the person's panel."""
    panel = evening.panel(person)
    menu, decline = menu_of(panel), button_of(panel, "inn.pass")
    message = evening.message(panel)
    ways = [part["custom_id"] for part in parts(panel.components) if ":inn.way:" in part.get("custom_id", "")]
    if ways:  # a choice, a bid, Gold in secret
        await person.user.click(message, custom_id=one_of(luck, ways))
        return
    if menu["disabled"] and decline["disabled"]:  # a window has opened since they last looked
        await press_old(evening, person, "panel.refresh:h")
        return
    if menu["disabled"] or (not decline["disabled"] and luck.random() < 0.4):
        await person.user.click(message, custom_id=decline["custom_id"])
        return
    values = [option["value"] for option in menu["options"] if option["value"] != "back" or len(menu["options"]) == 1]
    if "inn.aim" in menu["custom_id"].split(":"):
        n = menu.get("min_values", 1)
        chosen = values[:n]
    elif menu.get("min_values", 1) > 1:  # so many cards to discard
        chosen = values[: menu["min_values"]]
    else:
        chosen = [one_of(luck, values)]
    await person.user.select(message, chosen, custom_id=menu["custom_id"])


async def play_on(evening: Evening, table: str, luck: random.Random, most: int = 3000) -> int:
    """Everybody clicks until the game is over, or so often; how often it was."""
    for made in range(most):
        people = await waiting(evening, table)
        if not people:
            if (await evening.info(table)).status != "live":
                return made
            await evening.rest(3)  # patrons think
            continue
        await click_on(evening, people[0], luck)
        await evening.rest(1.5)
    return most


async def test_a_game_of_four_by_buttons(evening: Evening) -> None:
    table = await sit(evening, *evening.people[:4])
    assert await play_on(evening, table, random.Random(1)) > 30
    info = await evening.info(table)
    assert info.status == "over"
    shown = evening.shown(table)
    assert "is over" in shown
    assert info.seed not in shown, "the seed is in the log"
    assert "🥇 **1.**" in shown
    board = await evening.people[0].slash(evening.channel, "leaderboard", game="inn")
    winner = (info.placings or ()).index(1)
    assert board.response is not None
    assert any(info.seats[winner].name in text for text in texts(board.response.components))


def weakened(state: dict[str, Any]) -> None:
    """Everybody has lost much, so the game is over soon."""
    for party in state["parties"]:
        party.update(fortitude=10, alcohol=4)


async def test_people_and_patrons_at_a_sealed_table(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening, ann, ben, start=False, windows="sealed")
    await evening.press(ann, table, "table.patron")
    await evening.pick(ann, table, "table.patron-kind", "shark")
    await evening.rest()
    assert [seat.patron for seat in (await evening.info(table)).seats] == [None, None, "regular", "shark"]
    await evening.press(ann, table, "table.start")
    await evening.rest()
    await restage(evening, table, weakened)
    await play_on(evening, table, random.Random(2))
    assert (await evening.info(table)).status == "over"
    assert "(patron)" in evening.shown(table)


# -- windows --------------------------------------------------------------------------------------------------------


async def pick(evening: Evening, person: Person, value: str) -> Any:
    """Choose something in the select of one's panel."""
    panel = evening.panel(person)
    menu = menu_of(panel)
    assert value in [option["value"] for option in menu["options"]], menu
    done = await person.user.select(evening.message(panel), [value], custom_id=menu["custom_id"])
    await evening.rest(0.5)
    return done


async def pass_by(evening: Evening, table: str, *people: Person) -> None:
    """Pass by the shared button."""
    for person in people:
        button = button_of(evening.board(table), "inn.pass")
        await person.click(evening.message(evening.board(table)), custom_id=button["custom_id"])
    await evening.rest(2.5)


async def begin_round(evening: Evening) -> str:
    """Gerki starts a Round of Gambling; everybody is asked."""
    people = evening.people
    table = await sit(evening, *people, windows="sealed", characters=CAST, starter=0)
    gerki = people[0]
    await gerki.user.click(
        evening.message(evening.panel(gerki)), custom_id=button_of(evening.panel(gerki), "inn.pass")["custom_id"]
    )
    await evening.rest(2.5)
    await pick(evening, gerki, "gamble")
    await evening.rest(2.5)
    assert "Respond or pass: Ann plays *Gambling? I'm in!*" in evening.shown(table)
    return table


async def nest(evening: Evening) -> str:
    """Fiona answers the Round's ante, Zot Negates that, Deirdre Negates the Negating."""
    gerki, zot, deirdre, fiona = evening.people
    table = await begin_round(evening)
    await pick(evening, fiona, "fiona.discount")
    await pass_by(evening, table, gerki, zot, deirdre)
    await pick(evening, zot, "no")
    await pass_by(evening, table, gerki, deirdre, fiona)
    await pick(evening, deirdre, "no")
    await pass_by(evening, table, gerki, zot, fiona)
    return table


async def test_a_round_with_a_nested_negate(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await nest(night)
    shown = night.shown(table)
    assert shown.count(" → ") == 3
    assert "Ben plays *I don't think so!* → Cid plays *I don't think so!*" in shown
    await pass_by(night, table, gerki, zot, deirdre, fiona)
    shown = night.shown(table)
    assert "Cid stopped Ben's card" in shown
    assert shown.count(" → ") == 1, "Fiona's card is open to answers again"
    await pass_by(night, table, gerki, zot, deirdre, fiona)
    while (await night.bot.tables.public_table(table)).ask.about == "inn.window":  # pyright: ignore[reportOptionalMemberAccess]
        await pass_by(night, table, gerki, zot, deirdre, fiona)
    shown = night.shown(table)
    assert "**Ben** gambles or passes; 4 Gold in the pot, Ann in control" in shown
    assert "Ann, Ben and Cid put 1 in the pot" in shown
    for person in (zot, deirdre, fiona):
        await person.user.click(
            night.message(night.panel(person)), custom_id=button_of(night.panel(person), "inn.pass")["custom_id"]
        )
        await night.rest(2.5)
    public_table = await night.bot.tables.public_table(table)
    assert any(event["key"] == "round-won" for event in public_table.recent)


async def test_the_bot_restarts_in_the_middle_of_it(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await nest(night)
    await pass_by(night, table, gerki)
    before = await night.bot.tables.public_table(table)
    await night.restart()
    await night.rest()
    after = await night.bot.tables.public_table(table)
    assert after.view == before.view
    assert after.ask is not None
    assert before.ask is not None
    assert (after.ask.number, after.ask.waiting) == (before.ask.number, before.ask.waiting)
    assert night.shown(table).count(" → ") == 3
    await pass_by(night, table, zot, deirdre, fiona)
    assert night.shown(table).count(" → ") == 1


async def test_a_sealed_window_does_not_tell_who_has_passed(night: Evening) -> None:
    _, zot, *_ = night.people
    table = await begin_round(night)
    shown, calls = night.board(table).components, len(night.calls())
    assert {part["label"]: part.get("disabled") for part in parts(shown) if part["type"] == 2} == {
        "Pass": False, "Respond": False, "My hand": False, "Watch": False, "More": False,
    }  # fmt: skip
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert len(public_table.ask.waiting) == 4, "everybody is asked, whoever could answer"
    await pass_by(night, table, zot)
    assert night.board(table).components == shown
    assert len(night.calls(calls)) <= 2, "the acknowledgement, and the hand of who has passed"
    late = button_of(night.board(table), "inn.pass")
    again = await zot.click(night.message(night.board(table)), custom_id=late["custom_id"])
    assert said(again) == "You've already answered."


async def test_a_window_nobody_answers_closes_by_itself(night: Evening) -> None:
    table = await begin_round(night)
    before = await night.bot.tables.public_table(table)
    assert before.ask is not None
    await night.rest(17)
    after = await night.bot.tables.public_table(table)
    assert after.ask is not None
    assert after.ask.number != before.ask.number
    assert not any(seat.minded for seat in after.info.seats), "to let a window pass is to pass, not to sleep"


async def test_who_leaves_while_asked_is_played_on(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await begin_round(night)
    asked = await deirdre.slash(night.channel, "table leave")
    assert asked.response is not None
    await deirdre.click(asked.response, custom_id=f"bk:{table}:0:table.sure-leave")
    await pass_by(night, table, gerki, zot, fiona)
    await night.rest(4)
    assert [seat.left for seat in (await night.info(table)).seats] == [False, False, True, False]
    number = (await night.bot.tables.public_table(table)).ask
    for _ in range(12):
        for person in await waiting(night, table):
            await click_on(night, person, random.Random(5))
        await night.rest(3)
    after = await night.bot.tables.public_table(table)
    assert number is not None
    assert after.ask is None or after.ask.number > number.number + 3, "the game goes on"


async def test_closed_direct_messages_open_the_hand_in_the_channel(night: Evening) -> None:
    _, zot, *_ = night.people
    night.close_dms(zot)
    table = await begin_round(night)
    assert night.dms(zot) == []
    assert "press My hand" not in night.shown(table), "a hint to some would tell who has still to answer"
    opened = await zot.click(night.message(night.board(table)), custom_id=f"bk:{table}:0:inn.respond")
    assert "Respond or pass" in said(opened)
    assert "*I don't think so!*: only when anybody plays a Sometimes Card." in said(opened)
    assert opened.response is not None
    why = next(part for part in parts(opened.response.components) if part.get("label") == "Why?")
    told = await zot.click(opened.response, custom_id=why["custom_id"])
    assert "*I don't think so!*: only when anybody plays a Sometimes Card." in said(told)
    decline = next(part for part in parts(opened.response.components) if part.get("label") == "Pass")
    await zot.click(opened.response, custom_id=decline["custom_id"])
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert 1 not in public_table.ask.waiting


async def give_orders(evening: Evening, person: Person, *wanted: str) -> None:
    """Choose standing orders in one's panel."""
    menu = await behind_more(evening, person)
    chosen = await person.user.select(menu, list(wanted), custom_id=menu_of(menu, "inn.orders")["custom_id"])
    assert "Your standing orders: " in "\n".join(texts(chosen.response.components))
    assert standing(chosen.response) == [*wanted], "it is drawn anew with what stands now"
    await evening.rest(0.5)


def standing(menu: Any) -> list[str]:
    """The standing orders that the menu behind *More* shows as given."""
    return [option["value"] for option in menu_of(menu, "inn.orders")["options"] if option.get("default")]


async def test_who_passes_until_their_turn_is_not_waited_for(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await begin_round(night)
    await give_orders(night, deirdre, "turn")
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert public_table.ask.waiting == (0, 1, 3), "the order passes in the open window too"
    assert "Cid passes until their turn" not in night.shown(table), "the story does not tell it"
    await pass_by(night, table, gerki, zot, fiona)
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert public_table.ask.about == "inn.gamble", "the Round has begun"
    told = await deirdre.slash(night.channel, "inn pass", until="ignore-3")
    assert "Your standing orders: Pass until my turn; Ignore any Drink of 3 or more." in said(told)
    await night.restart()
    view = (await night.bot.tables.public_table(table)).view
    assert view is not None
    assert view["seats"][2]["orders"] == ["turn", "ignore-3"]
    told = await deirdre.slash(night.channel, "inn pass", until="none")
    assert "You have no standing orders now: you're asked every time." in said(told)
    view = (await night.bot.tables.public_table(table)).view
    assert view is not None
    assert view["seats"][2]["orders"] == []


async def test_an_order_in_an_open_window_gives_no_answer_back(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await begin_round(night)
    await pass_by(night, table, zot)
    await give_orders(night, deirdre, "untouched", "ignore-2")
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert public_table.ask.waiting == (0, 2, 3), "what was answered stays answered, and who orders is still asked here"
    assert "inn.window" in public_table.ask.about
    await pass_by(night, table, gerki, deirdre, fiona)
    after = (await night.bot.tables.public_table(table)).ask
    assert after is not None
    assert after.about == "inn.gamble"


async def test_a_hand_opened_again_takes_the_old_one_away(night: Evening) -> None:
    _, zot, *_ = night.people
    night.close_dms(zot)
    table = await begin_round(night)
    first = await zot.click(night.message(night.board(table)), custom_id=f"bk:{table}:0:panel.hand")
    assert first.response is not None
    again = await zot.click(night.message(night.board(table)), custom_id=f"bk:{table}:0:inn.respond")
    await night.rest(0.5)
    taken = [call.path for call in night.calls() if call.method == "DELETE"]
    assert [path.startswith("/webhooks/") for path in taken] == [True], "one message, by the interaction that opened it"
    assert again.response is not None
    decline = button_of(again.response, "inn.pass")
    await zot.click(again.response, custom_id=decline["custom_id"])
    await night.rest(0.5)
    assert "You have answered" in said(again)


async def test_a_window_is_drawn_for_those_who_look_at_their_hand(night: Evening) -> None:
    _, _, deirdre, fiona = night.people
    table = await begin_round(night)
    opened = await fiona.click(night.message(night.board(table)), custom_id=f"bk:{table}:0:inn.respond")
    assert "Respond or pass" in said(opened)
    sent = night.panel(deirdre).components
    calls = len(night.calls())
    await night.rest(17)
    assert "Respond or pass" not in said(opened), "it stands open beside the table: the window's end is drawn"
    assert night.panel(deirdre).components == sent, "nobody has pressed anything there"
    assert len(night.calls(calls)) == 4, "the table, the hand of who gambles next, of who had opened hers, of who began"


async def test_refresh_behind_more_makes_it_the_hand_and_takes_the_old_one_away(night: Evening) -> None:
    fiona = night.people[3]
    table = await begin_round(night)
    hand = (await fiona.click(night.message(night.board(table)), custom_id=f"bk:{table}:0:panel.hand")).response
    assert hand is not None
    menu = await behind_more(night, fiona, hand)
    pressed = button_of(menu, "panel.refresh")["custom_id"]
    shown = await fiona.click(menu, custom_id=pressed)
    assert shown.response is not None
    assert shown.response.id == menu.id
    assert not button_of(shown.response, "inn.pass")["disabled"]
    await night.rest()
    assert not stands(night, hand), "there is one hand, not two"
    await forge(night, fiona, shown.response, pressed)  # a second press, before the first one was seen
    await night.rest()
    assert stands(night, menu)
    await fiona.click(menu, custom_id=button_of(menu, "inn.pass")["custom_id"])
    public_table = await night.bot.tables.public_table(table)
    assert public_table.ask is not None
    assert 3 not in public_table.ask.waiting


def stands(evening: Evening, shown: Any) -> bool:
    """Whether a private message is still to be seen."""
    return any(shown.id in held for held in evening.env.backend.messages.values())


async def test_the_buttons_that_hands_had_earlier_go_on_working(night: Evening) -> None:
    deirdre, fiona = night.people[2:4]
    table = await begin_round(night)
    await press_old(night, fiona, "inn.timid:on")
    assert button_of(night.panel(fiona), "inn.timid")["label"] == "As a last resort: on"
    await press_old(night, fiona, "panel.think")
    assert "random time" in "\n".join(texts(night.panel(fiona).components))
    await press_old(night, deirdre, "inn.orders", "turn")
    view = (await night.bot.tables.public_table(table)).view
    assert view is not None
    assert view["seats"][2]["orders"] == ["turn"]
    assert button_of(night.panel(deirdre), "inn.more"), "the hand is drawn anew"


async def test_only_if_nobody_else_answers(night: Evening) -> None:
    gerki, zot, deirdre, fiona = night.people
    table = await begin_round(night)
    menu = await behind_more(night, fiona)
    shown = await fiona.user.click(menu, custom_id=button_of(menu, "inn.timid")["custom_id"])
    hand = shown.response
    assert hand.id == menu.id, "the menu becomes the hand"
    assert button_of(hand, "inn.timid")["label"] == "As a last resort: on"
    assert "Respond or pass" in "\n".join(texts(hand.components))
    await fiona.user.select(hand, ["fiona.discount?"], custom_id=menu_of(hand)["custom_id"])
    await pass_by(night, table, gerki, zot, deirdre)
    assert "Dot plays *" in night.shown(table)


async def test_a_drinking_contest_with_a_tie(evening: Evening) -> None:
    evening.reseed(40)  # Gerki's first Drink is the contest, Zot and Deirdre tie
    evening.people = evening.people[:4]
    gerki, *_ = evening.people
    table = await sit(evening, *evening.people, windows="sealed", characters=CAST, starter=0)
    for _ in range(2):
        panel = evening.panel(gerki)
        await gerki.user.click(evening.message(panel), custom_id=button_of(panel, "inn.pass")["custom_id"])
        await evening.rest(2.5)
    await pick(evening, gerki, "order>1")
    for _ in range(40):
        public_table = await evening.bot.tables.public_table(table)
        if public_table.ask is None or public_table.ask.kind != "response":
            break
        await pass_by(evening, table, *await waiting(evening, table))
    told = said(await evening.press(gerki, table, "table.watch"))
    counts = "In the Drinking Contest each Drink counts for whoever revealed it"
    assert f"{counts}: Ann 1, Ben 2, Cid 2, Dot 1. Ben and Cid tie." in told
    assert f"{counts}: Ben 2, Cid 5. Cid wins the Contest." in told
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    assert [seat["gold"] for seat in view["seats"]] == [9, 9, 13, 9]


async def test_a_pass_on_a_message_that_shows_an_earlier_moment_opens_the_hand(night: Evening) -> None:
    gerki, *_ = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    before = await night.bot.tables.public_table(table)
    assert before.ask is not None
    await night.press(gerki, table, "inn.pass", ask=before.ask.number)
    await night.rest()
    now = await night.bot.tables.public_table(table)
    assert now.ask is not None
    assert now.ask.about == "inn.action"
    answer = await forge(night, gerki, night.board(table), f"bk:{table}:{before.ask.number}:inn.pass")
    assert "Too late: the game has already moved on." in said(answer)
    assert button_of(answer.response, "inn.pass")["custom_id"].split(":")[2] == str(now.ask.number)
    assert (await night.bot.tables.public_table(table)).ask == now.ask, "nothing is passed unseen"


async def test_a_card_picked_in_a_hand_that_is_behind_shows_the_hand_as_it_is_now(night: Evening) -> None:
    gerki, *_ = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    before = await night.bot.tables.public_table(table)
    assert before.ask is not None
    await night.press(gerki, table, "inn.pass", ask=before.ask.number)
    await night.rest()
    now = await night.bot.tables.public_table(table)
    assert now.ask is not None
    panel, user = night.panel(gerki), cast("Any", gerki.user)
    for verb in ("inn.pick", "inn.deed:gamble"):
        kind, values = (3, ["gamble"]) if verb == "inn.pick" else (2, [])
        await forge(night, user, panel, f"bk:{table}:{before.ask.number}:{verb}", kind, *values)
        assert "Too late: the game has already moved on." in texts(night.panel(gerki).components)
        assert button_of(night.panel(gerki), "inn.pass")["custom_id"].split(":")[2] == str(now.ask.number)
    assert (await night.bot.tables.public_table(table)).ask == now.ask
