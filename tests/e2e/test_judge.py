"""The judge at the table on Discord: `/inn why`, `/inn what-if` and *Why?*."""

from __future__ import annotations

from typing import Any

from bot.games.inn.look.panel import option_at
from bot.ui.answering import one_target
from tests.e2e.conftest import Evening, Person, menu_of, said, texts
from tests.e2e.inn import CAST, behind_more, received, restage, sit


async def test_the_judge_answers_in_private_and_changes_nothing(night: Evening) -> None:
    gerki, zot, *others = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    await gerki.slash(night.channel, "inn discard", table=table)
    await night.rest(20)
    since, shown = len(night.calls()), night.shown(table)
    hand = await zot.autocomplete(night.channel, "inn why", "card", "", table=table)
    assert hand
    for choice in hand:
        told = said(await zot.slash(night.channel, "inn why", card=choice["value"], table=table))
        assert choice["name"] in told
        tried = said(await zot.slash(night.channel, "inn what-if", card=choice["value"], table=table))
        assert "now" in tried
    wrong = said(await zot.slash(night.channel, "inn why", card="No such card at all", table=table))
    assert wrong.startswith("There's no card")
    await night.rest()
    assert besides_calls(night, since, [gerki, *others]) == []
    assert night.shown(table) == shown


async def test_what_if_says_what_an_action_would_do(night: Evening) -> None:
    gerki, *_ = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    await gerki.slash(night.channel, "inn discard", table=table)
    await night.rest()
    told = said(await gerki.slash(night.channel, "inn what-if", card="Gambling? I'm in!", table=table))
    assert told.startswith("**If you play *Gambling? I'm in!* now and nobody answers:**")
    assert "- Ann: -1 Gold" in told
    assert "Your Action Phase" in said(await gerki.slash(night.channel, "inn hand", table=table))


async def test_more_of_the_hand_tries_cards_on_targets_and_changes_nothing(night: Evening) -> None:
    gerki, zot, *others = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    await restage(night, table, lambda data: data["seats"][0]["hand"].__setitem__(0, "gerki.back"))
    await gerki.slash(night.channel, "inn discard", table=table)
    await night.rest(20)
    since, shown = len(night.calls()), night.shown(table)
    opened = await behind_more(night, gerki)
    assert "*What if* and *Why* change nothing" in "\n".join(texts(opened.components))
    menu = menu_of(opened, "inn.try")
    keys = [option["value"] for option in menu["options"]]
    wanting = [key for key in keys if await wants_target(night, table, key)]
    aimed, plain = wanting[0], next(key for key in keys if key not in wanting)
    asked = await gerki.user.select(opened, [aimed], custom_id=menu["custom_id"])
    targets = menu_of(asked.response, "inn.try-on")
    told = await gerki.user.select(asked.response, [targets["options"][0]["value"]], custom_id=targets["custom_id"])
    assert "and nobody answers:**" in written(told)
    back = menu_of(told.response, "inn.try")
    assert "If you play" in written(await gerki.user.select(told.response, [plain], custom_id=back["custom_id"]))
    await night.rest()
    assert besides_calls(night, since, [gerki, zot, *others]) == []
    assert night.shown(table) == shown
    assert not any(call.method == "PATCH" and "attachments" in (call.json or {}) and call.json["attachments"]
                   for call in night.calls(since)), "no picture is drawn for it"  # fmt: skip


def besides_calls(night: Evening, since: int, people: list[Person]) -> list[Any]:
    """What reached the channel and these people, but for the call of whoever is to move, which comes by the clock."""
    return [seen for seen in received(night, since, people) if "it's your move" not in str(seen)]


def written(result: Any) -> str:
    """What a private menu says after something was chosen in it."""
    assert result.response.ephemeral
    return "\n".join(texts(result.response.components))


async def wants_target(night: Evening, table: str, key: str) -> bool:
    """Whether Gerki has to choose whom an option is aimed at."""
    private = await night.bot.tables.private_table(table, night.people[0].id)
    option = option_at(private, key)
    return option is not None and one_target(option) is None


async def test_more_says_why_a_card_cannot_be_played_also_in_turns_of_others(night: Evening) -> None:
    gerki, zot, *_ = night.people
    table = await sit(night, *night.people, windows="sealed", characters=CAST, starter=0)
    await gerki.slash(night.channel, "inn discard", table=table)
    await night.rest(20)
    opened = await behind_more(night, zot)
    menu = menu_of(opened, "inn.why-card")
    for option in menu["options"]:
        told = written(await zot.user.select(opened, [option["value"]], custom_id=menu["custom_id"]))
        assert option["label"].rstrip(".") in told.replace("\\", "")
        assert "**When it could:**" in told
