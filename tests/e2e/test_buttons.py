"""A whole game by buttons and selects only."""

from __future__ import annotations

from discord import ButtonStyle
from simcord.actors import _component_interaction

from tests.e2e.conftest import Evening, button_of, menu_of, said, texts


async def test_a_game_of_four_by_buttons(evening: Evening) -> None:
    table = await evening.open(*evening.people[:4], start=False)
    proof = (await evening.info(table)).seed_proof
    told = await evening.set_up(evening.people[0], table)
    assert f"Shuffle sealed as {proof}" in told, "told before anybody has seen a card"
    await evening.press(evening.people[0], table, "table.start")
    await evening.rest()
    assert proof not in evening.shown(table), "it would only be in the way"
    assert await evening.play_on(table) > 10
    info = await evening.info(table)
    assert info.status == "over"
    assert sorted(info.placings or ()) != [1, 1, 1, 1]
    shown = evening.shown(table)
    assert "is over" in shown
    assert info.seed not in shown, "the seed is in the log"
    assert info.seed_proof == proof
    assert proof not in shown
    winner = evening.people[(info.placings or ()).index(1)]
    assert texts(evening.panel(winner).components)[0].startswith("The game is over")
    assert len(evening.messages(table)) == 1


async def test_the_proof_of_the_shuffle_can_be_seen_all_through_the_game(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    for _ in range(4):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest()
    proof = (await evening.info(table)).seed_proof
    assert f"Shuffle sealed as {proof}" not in evening.shown(table), "it would only be in the way"
    assert f"Shuffle sealed as {proof}" in said(await evening.press(evening.people[5], table, "table.watch"))


async def test_every_earlier_verb_is_answered(evening: Evening) -> None:
    verbs = evening.bot.verbs
    assert {new for new in verbs.old.values() if new not in verbs.handlers} == set()


async def test_buttons_of_an_earlier_version_still_work(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, start=False)
    lobby = evening.board(table)
    pressed = {"component_type": 2}
    await _component_interaction(ben, lobby, {**pressed, "custom_id": f"bk:{table}:0:join"})
    await evening.rest()
    await _component_interaction(ann, lobby, {**pressed, "custom_id": f"bk:{table}:0:start"})
    await evening.rest()
    assert (await evening.info(table)).status == "live"
    opened = await _component_interaction(ann, evening.board(table), {**pressed, "custom_id": f"bk:{table}:0:hand"})
    assert "**Ben**'s turn" in said(opened)
    person = await evening.to_move(table)
    assert person is not None
    panel, before = evening.panel(person), (await evening.info(table)).version
    menu = menu_of(panel)
    old = menu["custom_id"].replace(":drinko.play", ":play")
    assert old != menu["custom_id"]
    picked = {"component_type": 3, "custom_id": old, "values": [menu["options"][0]["value"]]}
    await _component_interaction(person.user, panel, picked)
    await evening.rest()
    assert (await evening.info(table)).version > before


async def test_with_one_card_left_the_own_panel_alone_says_to_press_drinko(evening: Evening) -> None:
    people = evening.people[:3]
    table = await evening.open(*people)
    for _ in range(200):
        person = await evening.to_move(table)
        assert person is not None, "the game was over before anybody had one card left"
        before = "\n".join(texts(evening.panel(person).components))
        assert any(said in before for said in ("Play ", "You can't play", "Drink ")), "what the move comes to"
        assert "45 s + 3 min spare, ends <t:" in before
        await evening.move(person)
        view = (await evening.bot.tables.public_table(table)).view
        seat = people.index(person)
        if view is not None and view["uncalled"]["may"] == seat:
            break
        await evening.rest(2)
    shown = "\n".join(texts(evening.panel(person).components))
    assert "**One card left!** Press *Drinko!* before " in shown
    assert button_of(evening.panel(person), "drinko.call")["style"] == ButtonStyle.success.value
    for other in people:
        if other is not person:
            assert "One card left" not in "\n".join(texts(evening.panel(other).components))
            assert button_of(evening.panel(other), "drinko.call")["style"] == ButtonStyle.secondary.value
    mover = await evening.to_move(table)
    assert mover is not None
    await evening.rest(2)
    await evening.move(mover)
    await evening.rest(2)
    caught = "\n".join(texts(evening.panel(person).components))
    assert await evening.to_move(table) is not person
    assert "**You didn't call Drinko!** You can be caught until your next turn" in caught
    assert "You didn't call" not in evening.shown(table)
