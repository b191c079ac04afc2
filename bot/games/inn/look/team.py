"""Where teams play: what everybody reads of the phases that a team takes together, and the part of a panel that is
about the player's own team.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import ui

from bot.engine import Option
from bot.games.inn.look.words import item_words
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, the_lexicon
from bot.games.inn.rules.play.playable import POTION
from bot.games.inn.rules.play.view import InnView, TeamView, inn_view
from bot.tables.info import OpenAsk, PrivateTable, TableInfo
from bot.ui.layouts.components import button, row
from bot.ui.layouts.tables import cut, seat_names
from bot.ui.words import Words

SHARED: Final = ("inn.discard", "inn.action", "inn.order", "inn.ordered", "inn.drink")
"""What is asked in the phases of a turn that a team takes together."""
PHASES: Final = ("discard", "action", "drink")
"""The phases in which each of the team has something to do."""
NO_OPTIONS: Final[Mapping[str, Option]] = {}
TOKENS: Final = ("fortitude", "alcohol", "gold")
"""What a Potion Token may be used for."""
STAKE_MOST, PICTURED_MOST = 300, 60
"""Characters of what a Champion is named for; and beside a picture that shows it."""


def team_of(view: InnView, seat: int) -> list[int]:
    """The seats of a player's team that are still in, the player's own among them."""
    party = view["seats"][seat]["party"]
    return [other for other, shown in enumerate(view["seats"]) if shown["party"] == party and not shown["out"]]


def has_acted(view: InnView, team: TeamView, seat: int) -> bool:
    """Whether a player of the team whose turn it is has no Action left, or is through with the phase."""
    return seat in team["done"] or (view["phase"] == "action" and team["actions"][seat] <= 0)


def shared_head(
    words: Words, info: TableInfo, ask: OpenAsk, view: InnView, deadline: str, *, pictured: bool = False
) -> str:
    """Who of the team has still to do what, for everybody; empty where no team is asked as a team."""
    team = view.get("team")
    if team is None or not ask.waiting or ask.about not in (*SHARED, "inn.champion"):
        return ""
    names = seat_names(info)
    done = [names[seat] for seat in team_of(view, ask.waiting[0]) if has_acted(view, team, seat)]
    told = words.say("inn-team.done", names=words.listing(done)) if done else ""
    what = stake(words, names, view, pictured=pictured)
    return words.say(
        f"inn-team.head-{ask.about.removeprefix('inn.')}", name=words.listing([names[seat] for seat in ask.waiting]),
        n=team["drinks"], done=told, what=what, until=deadline,
    )  # fmt: skip


def asked_head(words: Words, private_table: PrivateTable, about: str, deadline: str) -> str:
    """What the player is asked as one of a team; empty where it is an ask like any other. `about` as
    `prompts.asked_about` tells it.
    """
    view = inn_view(private_table.view)
    team, key = view.get("team"), f"inn-team.hand-{about}"
    if team is None or not words.has(key):
        return ""
    names = seat_names(private_table.info)
    return words.say(key, n=team["drinks"], what=stake(words, names, view), until=deadline)


def stake(words: Words, names: Sequence[str], view: InnView, *, pictured: bool = False) -> str:
    """What is being resolved, and what it does, unless a picture shows that: for this a Champion is named."""
    if not view["stack"]:
        return ""
    item, library, lexicon = view["stack"][-1], the_library(), the_lexicon()
    code = item["card"]
    text = card_text(library.cards[code], lexicon) if code in library.cards else ""
    text = drink_text(library.drinks[code], lexicon) if code in library.drinks else text
    told = item_words(words, names, item)
    if pictured:
        return cut(told, PICTURED_MOST)
    return cut(words.say("inn-team.stake", what=told, text=text) if text else told, STAKE_MOST)


def team_line(words: Words, private_table: PrivateTable) -> str:
    """Who of the player's team is through with the phase and who is not, what the mates answer in the open window, and
    how many Potion Tokens are left; empty in an individual game.
    """
    view, seat = inn_view(private_table.view), private_table.seat
    team = view.get("team")
    if team is None:
        return ""
    told = _progress(words, private_table, view, team)
    told += answers(words, private_table)
    told.append(words.say("inn-team.tokens", n=team["tokens"][view["seats"][seat]["party"]]))
    return words.say("inn-team.now", told="; ".join(told))


def _progress(words: Words, private_table: PrivateTable, view: InnView, team: TeamView) -> list[str]:
    """How far the team is in the phase, if the turn is its own."""
    seat, phase, ask = private_table.seat, view["phase"], private_table.ask
    mine = team_of(view, seat)
    if view["seats"][view["active"]]["party"] != view["seats"][seat]["party"]:
        return []
    if phase == "order":
        return [words.say("inn-team.left-order", n=team["drinks"])] if team["drinks"] else []
    if phase not in PHASES or (phase == "discard" and (ask is None or ask.about != "inn.discard")):
        return []
    names = [*seat_names(private_table.info)]
    names[seat] = words.say("inn-team.you")
    waiting = ask.waiting if ask is not None and phase == "discard" else ()
    through = [one for one in mine if (one not in waiting if phase == "discard" else has_acted(view, team, one))]
    left = [one for one in mine if one not in through]
    return [
        words.say(f"inn-team.{key}-{phase}", names=words.listing([names[one] for one in seats]))
        for key, seats in (("ready", through), ("left", left))
        if seats
    ]


def answers(words: Words, private_table: PrivateTable) -> list[str]:
    """What the mates have answered in the open window so far."""
    return []


def token_row(words: Words, private_table: PrivateTable) -> list[ui.ActionRow[Any]]:
    """A button for each use of a Potion Token, if the team has one; those that would do nothing cannot be pressed."""
    view, seat = inn_view(private_table.view), private_table.seat
    team = view.get("team")
    if team is None or not team["tokens"][view["seats"][seat]["party"]]:
        return []
    asked = private_table.seat_ask.options if private_table.seat_ask is not None else NO_OPTIONS
    number = private_table.ask.number if private_table.ask is not None else 0
    return [
        row(*(
            button(
                words.say(f"inn-choice.potion-{what}"), private_table.info.id, "inn.deed", ask=number, arg=key,
                disabled=key not in asked and key not in private_table.standing,
            )
            for what in TOKENS
            for key in (POTION + what,)
        ))
    ]  # fmt: skip
