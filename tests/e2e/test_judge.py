"""The judge at the table on Discord: `/inn why`, `/inn what-if` and *Why can't I play these?*."""

from __future__ import annotations

from tests.e2e.conftest import Evening, said
from tests.e2e.inn import CAST, received, sit


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
    assert wrong.startswith("There is no card")
    await night.rest()
    assert received(night, since, [gerki, *others]) == []
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
