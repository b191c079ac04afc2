"""What others see on a simulated Discord is the same whatever Drinks somebody looks at and whatever cards they buy."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Evening
from tests.e2e.inn import received, restage, sit
from tests.games.inn.playing import house_decks


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """The decks of tests/house, added as the bot does it; gone again after the test."""
    with house_decks():
        yield


async def picks(evening: Evening, table: str, pick: Callable[[Any], tuple[str, ...]]) -> str:
    """The first person answers what they are asked, once windows have been passed over; what it was about."""
    tables, ann = evening.bot.tables, evening.people[0]
    while (ask := (await tables.public_table(table)).ask) is not None and ask.about == "inn.window":
        with evening.env._bot_scope():
            await tables.play.answer(table, evening.people[ask.waiting[0]].id, ask.number, ("pass",))
        await evening.rest(2)
    asked = (await tables.private_table(table, ann.id)).seat_ask
    assert asked is not None
    assert ask is not None
    with evening.env._bot_scope():
        await tables.play.answer(table, ann.id, ask.number, pick(asked))
    await evening.rest(2)
    return ask.about


Story = Callable[[Evening, str, Callable[[], None]], Awaitable[None]]
"""Plays a game up to where the secret has done its work; calls back when others have begun to be watched."""
Told = list[tuple[str, str, Any]]


async def watched(db: Path, who: str, stage: Callable[[dict[str, Any]], None], story: Story) -> tuple[Told, str]:
    """What reached others on an evening, and the first person's own panel at its end."""
    evening = Evening(db, seed=1)
    await evening.begin(3)
    try:
        await evening.house(pictures=False)
        table = await sit(evening, *evening.people, characters=[who, "gerki", "zot"], starter=0, start=False)
        await evening.press(evening.people[0], table, "table.start")
        await restage(evening, table, stage)
        await evening.rest()
        since = len(evening.calls())
        own: list[str] = []
        await story(evening, table, lambda: own.append(str(evening.panel(evening.people[0]).components)))
        return received(evening, since, evening.people[1:]), "".join(own)
    finally:
        await evening.end()


def taken_to(pile: list[str], *cards: str) -> None:
    """Put these cards on top of a pile that has them, the first on top."""
    for card in reversed(cards):
        pile.remove(card)
        pile.append(card)


async def test_drinks_that_are_looked_at_and_dealt_out(tmp_path: Path) -> None:
    def stage(*drinks: str) -> Callable[[dict[str, Any]], None]:
        def change(data: dict[str, Any]) -> None:
            seat = data["seats"][0]
            if "tara.signs" not in seat["hand"]:
                seat["draw"].remove("tara.signs")
                seat["draw"].append(seat["hand"].pop())
                seat["hand"].append("tara.signs")
            for pile in data["seats"][1:]:
                data["drinks"] = [*pile["pile"], *data["drinks"]]
                pile["pile"] = []
            taken_to(data["drinks"], *drinks)

        return change

    async def story(evening: Evening, table: str, look: Callable[[], None]) -> None:
        await picks(evening, table, lambda asked: ())
        await picks(evening, table, lambda asked: ("pass",))
        await picks(evening, table, lambda asked: ("tara.signs",))
        for seat in (1, 2, 1):
            look()
            about = await picks(evening, table, lambda asked, seat=seat: (f"{list(asked.options)[-1]}>{seat}",))
            assert about == "inn.deal"
        piles = (await evening.bot.tables.public_table(table)).view
        assert piles is not None
        assert [seat["pile"] for seat in piles["seats"]][1:] == [2, 1]

    weak, own = await watched(tmp_path / "1.db", "tara", stage("water", "light-ale", "dark-ale"), story)
    strong, other = await watched(tmp_path / "2.db", "tara", stage("wine", "dragon-breath", "elven-wine"), story)
    assert own != other
    assert len(weak) > 3
    assert weak == strong


async def test_cards_that_are_bought_into_the_deck(tmp_path: Path) -> None:
    def stage(*parts: str) -> Callable[[dict[str, Any]], None]:
        def change(data: dict[str, Any]) -> None:
            seat = data["seats"][0]
            seat["counters"]["tinker.spark"] = 5
            taken_to(seat["sides"]["blade"]["draw"], *parts)

        return change

    async def story(evening: Evening, table: str, look: Callable[[], None]) -> None:
        assert await picks(evening, table, lambda asked: ("take:wing",)) == "inn.take"
        await picks(evening, table, lambda asked: ())
        for _ in range(2):
            assert await picks(evening, table, lambda asked: ("buy:blade",)) == "inn.buy"
        look()
        await picks(evening, table, lambda asked: ("pass",))
        view = (await evening.bot.tables.public_table(table)).view
        assert view is not None
        assert view["seats"][0]["backs"] == {"wing": 1, "blade": 2}

    same, own = await watched(tmp_path / "1.db", "tinker", stage("tinker.saw", "tinker.saw"), story)
    mixed, other = await watched(tmp_path / "2.db", "tinker", stage("tinker.parry", "tinker.saw"), story)
    assert own != other
    assert len(same) > 3
    assert same == mixed
