"""Replays: a finished game, looked at step by step, and moments of it that are shared."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import replays
from bot.tables.record.frames import Frame
from tests.e2e.conftest import Evening, Person, menu_of, parts, said, texts
from tests.e2e.test_business import UNKNOWN, forge, hidden
from tests.e2e.test_recap import galleries, play_on, sit


async def over(evening: Evening) -> str:
    """A game of the Inn between Ann and Ben, without pictures until it is over."""
    await evening.house(pictures=False)
    table = await sit(evening)
    await play_on(evening, table, losers=1)
    await evening.rest()
    return table


async def frames(evening: Evening, table: str) -> list[Frame]:
    return await evening.bot.tables.frames.of(table)


def now(evening: Evening, message: Any) -> Any:
    return evening.env.backend.messages[message.channel_id][message.id]


class Panel:
    """Somebody's replay."""

    def __init__(self, evening: Evening, person: Person, answer: Any) -> None:
        self.evening, self.person, self.answer = evening, person, answer

    @property
    def message(self) -> Any:
        return now(self.evening, self.answer.response)

    @property
    def text(self) -> str:
        return "\n".join(texts(self.message.components))

    def button(self, verb: str) -> dict[str, Any]:
        return next(part for part in parts(self.message.components) if f":replay.{verb}:" in part.get("custom_id", ""))

    async def press(self, verb: str) -> Any:
        await self.evening.rest(1)
        return await self.person.click(
            self.evening.message(self.message), custom_id=self.button(verb)["custom_id"]
        )  # fmt: skip

    async def pick(self, verb: str, value: str) -> Any:
        await self.evening.rest(1)
        known = menu_of(self.message, f"replay.{verb}")["custom_id"]
        return await self.person.select(self.evening.message(self.message), [value], custom_id=known)


async def replay(evening: Evening, person: Person, table: str) -> Panel:
    answer = await person.click(
        evening.message(evening.board(table)), custom_id=f"bk:-:0:replay.open:{table}"
    )  # fmt: skip
    return Panel(evening, person, answer)


async def test_step_by_step_to_the_end(evening: Evening) -> None:
    ann, stranger = evening.people[0], evening.people[5]
    table = await over(evening)
    kept = await evening.bot.store.read(lambda connection: replays.load(connection, table))
    steps = len(await frames(evening, table))
    assert kept is not None
    assert kept.steps == steps, "it was kept at the end"
    panel = await replay(evening, stranger, table)
    assert f"Replay {table}** · 1/{steps} · turn 1" in panel.text
    assert [panel.button(way)["disabled"] for way in ("first", "back", "on", "last")] == [True, True, False, False]
    assert "replay.eyes" not in str(panel.message.components), "hands are for those who sat there"
    menu = menu_of(panel.message, "replay.pick")["options"]
    assert menu[0]["label"].startswith("Turn 1 · ")
    assert {option["label"].partition(" · ")[0] for option in menu[1:-1]} <= {f"Turn {n}" for n in range(1, 99)}
    assert not any(name in option["label"] for option in menu[1:] for name in ("Ann", "Ben")), "nobody knows yet"
    await panel.press("on")
    assert f"· 2/{steps}" in panel.text
    await panel.press("back")
    assert f"· 1/{steps}" in panel.text
    await panel.pick("pick", menu[2]["value"])
    assert f"· {int(menu[2]['value']) + 1}/{steps}" in panel.text
    assert "🥇" not in panel.text
    await panel.press("last")
    assert f"· {steps}/{steps} · the end" in panel.text
    assert "🥇" in panel.text
    await panel.press("first")
    assert "🥇" not in panel.text
    with evening.env._bot_scope():
        await evening.bot.tables.forget(evening.people[1].id)
    again = said(await ann.slash(evening.channel, "replay"))
    assert again.startswith(f"**Replay {table}**")
    assert "somebody" in again
    assert "Ben" not in again, "a forgotten person's name is replaced in replays, too"


async def test_the_table_as_it_was_and_the_hand_of_a_seat(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await over(evening)
    await evening.house(pictures=True)
    panel = await replay(evening, ann, table)
    await panel.press("on")
    assert list(galleries(panel.message)) == ["table.png"]
    await panel.pick("eyes", "1")
    alts = galleries(panel.message)
    assert list(alts) == ["table.png", "hand.png"]
    cards = (await evening.bot.tables.frames.seen_by(table, 1, 1))["hand"]
    assert len(cards) == 7
    titles = [evening.bot.looks["inn"].card_name(evening.bot.words, card) for card in cards]
    assert all(title and title.strip("*") in alts["hand.png"] for title in titles)
    assert alts["hand.png"].startswith("As Ben saw it: ")
    await panel.press("on")
    assert list(galleries(panel.message)) == ["table.png", "hand.png"], "the seat stays"
    await evening.wants(ben, words_only=True)
    words = await replay(evening, ben, table)
    await words.pick("eyes", "0")
    assert galleries(words.message) == {}
    assert "Ann's hand" in words.text.replace("**", "")


async def test_only_who_sat_there_sees_hands_and_only_who_sees_the_channel_anything(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    await evening.house(pictures=False)
    table = await over(evening)
    for arg in (f"{table}.3.0", f"{table}.0.1"):
        refused = await forge(evening, cid, evening.board(table), f"bk:-:0:replay.open:{arg}")
        assert said(refused) == "Only people who sat at that table can look at its hands."
    there = hidden(evening, ann, ben)
    elsewhere = await evening.open(ann, ben, channel=there)
    here = await evening.open(ann, start=False)
    await evening.bot.store.write(
        lambda connection: (
            connection.execute("UPDATE tables SET channel_id = ? WHERE id = ?", (there.id, table)).rowcount
        )
    )
    for verb in ("open", "on", "pick", "eyes", "share"):
        refused = await forge(evening, cid, evening.board(here), f"bk:-:0:replay.{verb}:{table}.0")
        assert said(refused) in (UNKNOWN, "That button doesn't belong to that message."), verb
    assert said(await cid.slash(evening.channel, "replay", table=table)) == UNKNOWN
    assert "no finished game" in said(await cid.slash(evening.channel, "replay"))
    assert said(await ann.slash(evening.channel, "replay")).startswith(f"**Replay {table}**")
    assert "once it's over" in said(await ann.slash(evening.channel, "replay", table=elsewhere))


async def test_two_steps_a_second(evening: Evening) -> None:
    table = await over(evening)
    panel = await replay(evening, evening.people[0], table)
    await evening.rest(1)
    answers = [
        await panel.person.click(evening.message(panel.message), custom_id=panel.button("on")["custom_id"])
        for _ in range(3)
    ]
    assert ["asked for this" in said(answer) for answer in answers] == [False, False, True]


async def test_a_shared_moment_shows_no_hand_and_goes_on(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    table = await over(evening)
    await evening.house(pictures=True)
    panel = await replay(evening, ann, table)
    await panel.pick("eyes", "0")
    await panel.press("on")
    await panel.press("share")
    shared = list(evening.env.backend.messages[evening.channel.id].values())[-1]
    assert not shared.is_ephemeral
    assert list(galleries(shared)) == ["table.png"]
    assert "Ann** shares a moment of table" in "\n".join(texts(shared.components))
    (go_on,) = [part for part in parts(shared.components) if part["type"] == 2]
    opened = Panel(evening, cid, await cid.click(evening.message(shared), custom_id=go_on["custom_id"]))
    assert "· 2/" in opened.text
    assert galleries(opened.message) == galleries(shared)
    assert "Try again in" in said(await panel.press("share"))
    await evening.rest(60)
    await panel.press("share")
    await evening.rest(60)
    assert "You've shared 2 moments of this game" in said(await panel.press("share"))


@pytest.mark.parametrize("step", [0, 7])
async def test_an_event_is_found_again(evening: Evening, step: int) -> None:
    """A button may name the number of a public event in place of a step's."""
    table = await over(evening)
    played = await frames(evening, table)
    number = sum(len(frame.events) for frame in played[:step])
    for at, found in ((f"e{number}", step), (f"e{number + len(played[step].events) - 1}", step), ("e9999", None),
                      ("x", 0), (str(step), step)):  # fmt: skip
        answer = await forge(evening, evening.people[2], evening.board(table), f"bk:-:0:replay.open:{table}.{at}")
        shown = len(played) if found is None else found + 1
        assert f"· {shown}/{len(played)} ·" in said(answer)
        await evening.rest(1)
