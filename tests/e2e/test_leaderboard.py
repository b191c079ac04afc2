"""Leaderboards and statistics, by slash command."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import GameResult
from bot.store.people import PersonSettings
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from tests.e2e.conftest import Evening, button_of, parts, texts
from tests.store.world import NOON, seat
from tests.store.world import result as plain_result


def said(answer: Any) -> str:
    """What the answer says, which only the person who asked may see."""
    shown = answer.response
    assert shown.ephemeral
    return "\n".join(texts(shown.components))


def in_words(evening: Evening, person: Any) -> Any:
    """Let somebody have everything in words."""
    return evening.bot.wishes.save_person(PersonSettings(person.id, words_only=True))


def public_messages(evening: Evening) -> list[Any]:
    """What everybody in the channel sees."""
    return [
        message for message in evening.env.backend.messages[evening.channel.id].values() if not message.is_ephemeral
    ]


def games(evening: Evening, *played: GameResult) -> Any:
    def unit(connection: Connection) -> None:
        for result in played:
            ladder.settle(connection, result)

    return evening.bot.store.write(unit)


def game(evening: Evening, number: int, *order: int, drinks: int = 0, ended: float = NOON) -> GameResult:
    """A game in which these people, by their number, came in in this order."""
    seats = [
        replace(seat(at, evening.people[who].id, at + 1), name=evening.people[who].name, drinks=0 if at else drinks)
        for at, who in enumerate(order)
    ]
    return plain_result(f"T{number}", *seats, guild_id=evening.guild.id, ended=ended + number)


async def test_an_empty_leaderboard_invites(evening: Evening) -> None:
    ann = evening.people[0]
    assert "No rated games here yet" in said(await ann.slash(evening.channel, "leaderboard", game="drinko"))
    assert "You haven't finished a game here yet" in said(await ann.slash(evening.channel, "stats"))
    other = await ann.slash(evening.channel, "stats", player=evening.people[1].user)
    assert "Ben hasn't finished a game here yet." in said(other)


async def test_ten_lines_and_the_place_of_who_asks(evening: Evening) -> None:
    everybody = range(11)
    await games(evening, *[game(evening, n, *everybody, drinks=n) for n in range(1, 4)])
    last, first = evening.people[10], evening.people[0]
    board = said(await last.slash(evening.channel, "leaderboard", game="drinko")).splitlines()
    assert board[0] == "### Drinko · all time"
    assert board[1].startswith("🥇 ann · **")
    assert "3 of 3 games won · 3 in a row" in board[1]
    assert board[10].startswith("10\\. jim")
    assert board[11].startswith("11\\. **kit**")
    assert any(line.startswith("Longest streak: ann, 3 wins in a row") for line in board)
    assert not any("drinks in a game" in line for line in board)
    assert any(line.startswith("Fastest win: ann, 10 min 0 s") for line in board)
    board = said(await first.slash(evening.channel, "leaderboard", game="drinko")).splitlines()
    assert board[1].startswith("🥇 **ann**")
    assert not any("kit" in line for line in board)


async def test_who_is_not_on_it_is_told(evening: Evening) -> None:
    await games(evening, game(evening, 1, 0, 1))
    board = said(await evening.people[2].slash(evening.channel, "leaderboard", game="drinko"))
    assert board.splitlines()[3] == "-# Cid isn't on the leaderboard yet."


async def test_seasons(evening: Evening) -> None:
    await games(evening, game(evening, 1, 0, 1), game(evening, 2, 1, 0, ended=NOON + 100 * 86_400))
    ann = evening.people[0]
    offered = await ann.autocomplete(evening.channel, "leaderboard", "season", "", game="drinko")
    assert len(offered) == 2
    old = offered[1]["value"]
    board = said(await ann.slash(evening.channel, "leaderboard", game="drinko", season=old.lower())).splitlines()
    assert board[0].startswith("### Drinko · season ")
    assert board[1].startswith("🥇 **ann**")
    assert "1 of 1 game won" in board[1]
    refused = (await ann.slash(evening.channel, "leaderboard", game="drinko", season="last *year*")).response
    assert refused is not None
    assert refused.ephemeral
    assert refused.content.startswith("There's no season last \\*year\\*.")
    empty = await ann.slash(evening.channel, "leaderboard", game="drinko", season="1999-Q1")
    assert "No rated games here yet" in said(empty)


async def test_statistics(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await in_words(evening, ann)
    await evening.house(drink="pint", drinks="pints")
    await games(evening, *[game(evening, n, 0, 1, drinks=n) for n in (1, 2)], game(evening, 3, 1, 0))
    told = said(await ann.slash(evening.channel, "stats", game="drinko"))
    assert "3 games finished, 3 pints drunk" in told
    assert "2 of 3 rated games won" in told
    assert "%" not in told, "a share of few games says nothing"
    assert "in a row now" not in told
    assert "Longest streak: 2 wins in a row" in told
    assert "place 1 of all time" in told or "place 2 of all time" in told
    assert "### Ben" in said(await ann.slash(evening.channel, "stats", player=ben.user))


async def test_games_against_patrons_alone_are_told_but_not_rated(evening: Evening) -> None:
    ann = evening.people[0]
    await in_words(evening, ann)
    alone = plain_result("T1", seat(0, ann.id, 1, drinks=1), seat(1, None, 2), guild_id=evening.guild.id, rated=False)
    await games(evening, alone)
    told = said(await ann.slash(evening.channel, "stats"))
    assert "1 game finished, 1 sip drunk" in told
    assert "No rated game yet" in told


async def test_a_leaderboard_can_be_shown_to_everybody(evening: Evening) -> None:
    await games(evening, game(evening, 1, 0, 1))
    ann = evening.people[0]
    asked = (await ann.slash(evening.channel, "leaderboard", game="drinko")).response
    show = button_of(asked, "ladder.board")
    before = len(public_messages(evening))
    await ann.click(evening.message(asked), custom_id=show["custom_id"])
    public = public_messages(evening)[before:]
    assert len(public) == 1
    assert texts(public[0].components)[0].startswith("### Drinko · all time")


async def test_figures_can_be_shown_to_everybody(evening: Evening) -> None:
    await games(evening, game(evening, 1, 0, 1))
    ann, ben = evening.people[:2]
    asked = (await ann.slash(evening.channel, "stats", player=ben.user)).response
    before = len(public_messages(evening))
    await ann.click(evening.message(asked), custom_id=button_of(asked, "ladder.stats")["custom_id"])
    (public,) = public_messages(evening)[before:]
    (shown,) = [part for part in parts(public.components) if part["type"] == 12]
    assert shown["items"][0]["description"].startswith("The page of ben on The Tavern.")


async def test_nobody_has_a_medal_for_no_win(evening: Evening) -> None:
    await games(evening, game(evening, 1, 0, 1))
    board = said(await evening.people[0].slash(evening.channel, "leaderboard", game="drinko")).splitlines()
    assert board[1].startswith("🥇")
    assert board[2].startswith("2\\. ben")


async def test_the_inn_counts_drinks_not_sips(evening: Evening) -> None:
    ann = evening.people[0]
    await in_words(evening, ann)
    await games(evening, replace(game(evening, 1, 0, 1, drinks=3), game="inn"))
    assert "1 game finished, 3 Drinks drunk" in said(await ann.slash(evening.channel, "stats"))
