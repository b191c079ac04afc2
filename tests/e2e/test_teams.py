"""Two-Headed Dragon on Discord: two teams of two play from their panels."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Refused
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.clocks.pace import PACES
from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, said, texts
from tests.e2e.inn import behind_more, press_old, sit
from tests.games.inn.playing import NINE

DRAGON = "two-headed-dragon"


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def team_table(evening: Evening, *players: Person, **options: Any) -> str:
    """A started table of two teams: the first two against the others."""
    return await sit(evening, *players, variant=DRAGON, teams=["1", "1", "2", "2"], chance=NINE, **options)


async def seen(evening: Evening, table: str) -> InnView:
    """What everybody sees of the table."""
    view = (await evening.bot.tables.public_table(table)).view
    assert view is not None
    return inn_view(view)


def hand(evening: Evening, person: Person) -> str:
    return "\n".join(texts(evening.panel(person).components))


async def waiting(evening: Evening, table: str) -> list[Person]:
    """The people whose answer the table waits for."""
    found: list[Person] = []
    for seat in (await evening.info(table)).seats:
        person = next((person for person in evening.people if person.id == seat.user_id), None)
        if person is not None:
            may = await evening.bot.tables.seat_options(table, person.id)
            found += [person] if may.seat_ask is not None and may.answered is None else []
    return found


async def say(evening: Evening, person: Person, line: str) -> Any:
    """Say a ready line to the team; the menu behind *More* as it is then."""
    opened = await behind_more(evening, person)
    menu = menu_of(opened, "inn.say")
    assert len(menu["options"]) == 6
    return (await person.user.select(opened, [line], custom_id=menu["custom_id"])).response


async def press(evening: Evening, person: Person) -> None:
    """Answer from the person's panel: a button of a choice, the first thing of the list, or the button of passing."""
    panel = evening.panel(person)
    message, buttons = evening.message(panel), parts(panel.components)
    ways = [part for part in buttons if part["type"] == 2 and ":inn.way:" in part["custom_id"]]
    if ways:
        await person.user.click(message, custom_id=ways[0]["custom_id"])
        return
    menu, decline = menu_of(panel), button_of(panel, "inn.pass")
    if menu["disabled"] or (":inn.discard" in menu["custom_id"] and not decline["disabled"]):
        assert not decline["disabled"], hand(evening, person)
        await person.user.click(message, custom_id=decline["custom_id"])
        return
    values = [option["value"] for option in menu["options"]][: max(1, menu.get("min_values", 1))]
    await person.user.select(message, values, custom_id=menu["custom_id"])
    panel = evening.panel(person)
    if any(":inn.aim" in part.get("custom_id", "") for part in parts(panel.components)):
        aim = menu_of(panel)
        values = [option["value"] for option in aim["options"]][: aim["min_values"]]
        await person.user.select(evening.message(panel), values, custom_id=aim["custom_id"])


async def play_whole(evening: Evening, table: str, most: int = 1500) -> int:
    """Everybody plays from their panels until the game is over; how many presses that took."""
    for made in range(most):
        if (await evening.info(table)).status != "live":
            return made
        people = await waiting(evening, table)
        if not people:
            await evening.rest(2)
            continue
        person = people[made % len(people)]
        if await asleep_panel(evening, table, person):
            ask = (await evening.bot.tables.public_table(table)).ask
            await evening.press(person, table, "inn.pass", ask=ask.number if ask is not None else 0)
        else:
            await press(evening, person)
        await evening.rest(1.5)
    raise AssertionError("the game doesn't end")


async def asleep_panel(evening: Evening, table: str, person: Person) -> bool:
    """Whether the person's message with their hand does not show a window that they are asked in, because they have
    not pressed anything on it for some time: the table's message has the buttons for it."""
    ask = (await evening.bot.tables.public_table(table)).ask
    if ask is None or ask.kind != "response":
        return False
    menus = [part for part in parts(evening.panel(person).components) if part["type"] == 3]
    return not any(f":{ask.number}:inn." in menu["custom_id"] and not menu["disabled"] for menu in menus)


async def test_two_teams_play_a_whole_game_from_their_panels(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot)
    assert [seat["party"] for seat in (await seen(evening, table))["seats"]] == [0, 0, 1, 1]
    assert "Your team: " in hand(evening, ann)
    assert await play_whole(evening, table) > 40
    info = await evening.info(table)
    assert info.status == "over"
    assert info.placings is not None
    assert info.placings[0] == info.placings[1] != info.placings[2] == info.placings[3]


def message_for(evening: Evening, person: Person) -> Any:
    return evening.message(evening.panel(person))


async def look_at(evening: Evening, person: Person, whose: str) -> None:
    """Pick from the select of hands on the person's panel."""
    menu = menu_of(evening.panel(person), "inn.mate")
    await person.user.select(message_for(evening, person), [whose], custom_id=menu["custom_id"])


def own_titles(character: str) -> set[str]:
    """The titles of a character's own cards, which no other deck has."""
    return {card.title.rstrip(".") for code, card in the_library().cards.items() if code.startswith(f"{character}.")}


async def titles(evening: Evening, table: str, seat: int) -> list[str]:
    """The titles of the cards of a seat's hand."""
    user = (await evening.info(table)).seats[seat].user_id
    view = inn_view((await evening.bot.tables.private_table(table, user or 0)).view)
    return [the_library().cards[code].title.rstrip(".") for code in view["hand"]]


async def test_a_mates_hand_stands_behind_a_select_and_nowhere_else(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    characters = ["gerki", "zot", "deirdre", "fiona"]
    table = await team_table(evening, ann, ben, cid, dot, characters=characters, starter=0)
    mine = {title for title in await titles(evening, table, 1) if title in own_titles("zot")}
    assert mine
    assert not any(title in hand(evening, ann) for title in mine)
    menu = menu_of(evening.panel(ann), "inn.mate")
    assert [option["value"] for option in menu["options"]] == ["own", "1"]
    await look_at(evening, ann, "1")
    assert "**Ben**'s hand" in hand(evening, ann)
    assert [title for title in mine if title not in hand(evening, ann)] == [], hand(evening, ann)
    for opponent in (cid, dot):
        values = [option["value"] for option in menu_of(evening.panel(opponent), "inn.mate")["options"]]
        assert not {"0", "1"} & set(values)
        assert not any(title in hand(evening, opponent) for title in mine)
    await look_at(evening, ann, "own")
    assert not any(title in hand(evening, ann) for title in mine)


async def test_a_mates_hand_stays_in_the_panel_until_its_owner_closes_it(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    characters = ["gerki", "zot", "deirdre", "fiona"]
    table = await team_table(evening, ann, ben, cid, dot, characters=characters, starter=0, windows="sealed")

    async def shows_his() -> bool:
        held, shown = await titles(evening, table, 1), hand(evening, ann)
        told = [title for title in held if title not in shown]
        assert "**Ben**'s hand" in shown
        return told == []

    await look_at(evening, ann, "1")
    await press_old(evening, ann, "panel.refresh:h")
    assert await shows_his(), "another press"
    await press_old(evening, ann, "inn.say", "help")
    assert await shows_his(), "a line for the team"
    await ann.user.click(
        message_for(evening, ann), custom_id=button_of(evening.panel(ann), "inn.pass")["custom_id"]
    )  # she keeps her cards
    assert await shows_his(), "an answer"
    menu = menu_of(evening.panel(ben), "inn.discard")
    values = [option["value"] for option in menu["options"]][:2]
    await ben.user.select(message_for(evening, ben), values, custom_id=menu["custom_id"])
    await evening.rest(3)
    assert await shows_his(), "what he has drawn"
    await evening.rest(PACES["normal"].window + 5)  # she has pressed nothing for long
    before = hand(evening, ann)
    await until(evening, table, "inn.order")
    await evening.rest(3)
    assert await shows_his()
    assert hand(evening, ann) != before, "and what else the panel tells is up to date"
    await look_at(evening, ann, "own")
    assert "**Ben**'s hand" not in hand(evening, ann)
    await press(evening, ann)
    await evening.rest(3)
    assert "**Ben**'s hand" not in hand(evening, ann)
    await look_at(evening, ann, "1")
    assert await shows_his()
    assert "**Ben**'s hand" not in said(await ann.slash(evening.channel, "inn hand", table=table))


async def test_whoever_is_kicked_or_leaves_sees_no_mates_hand_from_then_on(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    characters = ["gerki", "zot", "deirdre", "fiona"]
    table = await team_table(evening, ann, ben, cid, dot, characters=characters, starter=0)
    hers = {title for title in await titles(evening, table, 0) if title in own_titles("gerki")}
    assert hers
    await look_at(evening, ben, "0")
    assert all(title in hand(evening, ben) for title in hers)
    await press(evening, ann)
    with evening.env._bot_scope():
        await evening.bot.tables.leaving.kick(table, ann.id, ben.id)
        for other in (cid, dot):
            if not (await evening.info(table)).seats[1].removed:
                await evening.bot.tables.leaving.vote(table, other.id, yes=True)
    await evening.rest(3)
    assert not any(title in hand(evening, ben) for title in hers)
    assert not any(
        part.get("custom_id", "").split(":")[3:4] == ["inn.mate"] for part in parts(evening.panel(ben).components)
    )
    with pytest.raises(Refused, match="removed"):
        await evening.bot.tables.private_table(table, ben.id)


async def test_a_mates_answer_in_a_window_shows_to_the_team_alone(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot, windows="sealed", starter=0)
    ask = None
    for _ in range(60):
        ask = (await evening.bot.tables.public_table(table)).ask
        if ask is not None and ask.kind == "response" and {0, 1, 2, 3} == set(ask.waiting):
            break
        people = await waiting(evening, table)
        await press(evening, people[0])
        await evening.rest(1.5)
    assert ask is not None
    await evening.press(ben, table, "inn.pass", ask=ask.number)
    await evening.rest(1.5)
    told = said(await ann.slash(evening.channel, "inn hand", table=table))
    assert "Ben answers **Pass**" in told
    for opponent in (cid, dot):
        assert "Ben answers" not in said(await opponent.slash(evening.channel, "inn hand", table=table))


async def test_two_mates_press_at_once(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot, starter=0)
    await until(evening, table, "inn.order")
    ask = (await evening.bot.tables.public_table(table)).ask
    assert ask is not None
    before = (await seen(evening, table))["seats"]
    menu = menu_of(evening.panel(ann))
    value = next(option["value"] for option in menu["options"] if option["value"].startswith("order>2"))
    await ann.user.select(message_for(evening, ann), [value], custom_id=menu["custom_id"])
    with evening.env._bot_scope():  # Ben pressed at the same moment, on the panel as it was
        await evening.bot.tables.play.answer(table, ben.id, ask.number, ("order>2",))
    now = (await seen(evening, table))["seats"]
    assert now[2]["pile"] == before[2]["pile"] + 2, "both count, each once"


async def until(evening: Evening, table: str, about: str) -> None:
    """Everybody presses until this is asked."""
    for _ in range(60):
        ask = (await evening.bot.tables.public_table(table)).ask
        if ask is not None and ask.about == about:
            return
        people = await waiting(evening, table)
        if people:
            panel = evening.panel(people[0])
            decline = button_of(panel, "inn.pass")
            if decline["disabled"]:
                await press(evening, people[0])
            else:
                await people[0].user.click(evening.message(panel), custom_id=decline["custom_id"])
        await evening.rest(1.5)
    raise AssertionError(about)


async def test_what_is_said_stands_in_the_mates_panels_alone(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot, starter=0)
    board = evening.shown(table)
    assert "Your team reads: **I can Ignore this.**" in "\n".join(texts((await say(evening, ann, "ignore")).components))
    await ben.slash(evening.channel, "inn say", text="<@1> **patience** @everyone", table=table)
    await evening.rest(3)
    for mate in (ann, ben):
        assert "**Ann**: I can Ignore this." in hand(evening, mate) + said(
            await mate.slash(evening.channel, "inn team", table=table)
        )
    told = said(await ann.slash(evening.channel, "inn team", table=table))
    assert "patience" in told
    assert "<@1>" not in told
    assert "@everyone" not in told
    assert "**Ben**'s hand" in told
    for opponent in (cid, dot):
        shown = hand(evening, opponent) + said(await opponent.slash(evening.channel, "inn hand", table=table))
        assert "Ignore this" not in shown
        assert "patience" not in shown
    assert evening.shown(table) == board


async def test_a_potion_token_by_button_and_by_command(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot, starter=0)
    buttons = [part for part in parts(evening.panel(ben).components) if "potion:gold" in part.get("custom_id", "")]
    await ben.user.click(message_for(evening, ben), custom_id=buttons[0]["custom_id"])
    assert (await seen(evening, table))["seats"][0]["gold"] == 13
    await ann.slash(evening.channel, "inn potion", use="potion:gold", table=table)
    view = await seen(evening, table)
    assert "team" in view
    assert (view["seats"][1]["gold"], view["team"]["tokens"]) == (16, [0, 2])


def on_the_board(evening: Evening, table: str, verb: str) -> list[Any]:
    """The buttons of this verb under the table's message."""
    shown = parts(evening.board(table).components)
    return [part for part in shown if part.get("custom_id", "").split(":")[3:4] == [verb]]


async def test_you_first_and_done_stand_under_the_tables_message_for_the_team_whose_phase_it_is(
    evening: Evening,
) -> None:
    ann, ben, cid, _ = evening.people[:4]
    table = await team_table(evening, *evening.people[:4], starter=0)
    assert on_the_board(evening, table, "inn.first") == [], "all say at once what they discard"
    await until(evening, table, "inn.action")
    opened = (await evening.bot.tables.public_table(table)).ask
    assert opened is not None
    ask = opened.number
    (button,) = on_the_board(evening, table, "inn.first")
    assert (button["label"], on_the_board(evening, table, "inn.pass")[0]["label"]) == ("You first", "Done")
    board = evening.shown(table)
    for other, why in ((cid, "for the players of the team whose turn it is"), (evening.people[4], "no seat")):
        assert why in said(await evening.press(other, table, "inn.first", ask=ask))
    assert "It's not your turn." in said(await evening.press(cid, table, "inn.pass", ask=ask))
    assert "Your team reads: **You first.**" in said(await evening.press(ann, table, "inn.first", ask=ask))
    await evening.rest(3)
    assert "**Ann**: You first." in hand(evening, ben)
    assert "You first." not in hand(evening, cid)
    assert evening.shown(table) == board, "nobody else is told"
    await evening.press(ben, table, "inn.pass", ask=ask)
    await evening.rest(3)
    assert (await waiting(evening, table)) == [ann]
    assert "Ben" in evening.shown(table)
    assert on_the_board(evening, table, "inn.first") == [], "nobody is left to go first"
