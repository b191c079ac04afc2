"""Where teams play: what everybody reads of the phases that a team takes together, and the part of a panel that is
about the player's own team.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.games.inn.look.brief import some
from bot.games.inn.look.mates import SAVING, is_alone, is_done, mates_of, touched
from bot.games.inn.look.prompts import asked_about
from bot.games.inn.look.words import item_words, names_for, pick_words
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, the_lexicon
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.playable import TOKENS
from bot.games.inn.rules.play.view import InnView, TeamView, inn_view
from bot.store.talk import TEXT_MOST
from bot.tables.info import OpenAsk, PrivateTable, SeatOptions
from bot.ui.layouts.components import FROM_MORE, button, custom_id, row, select, shortened
from bot.ui.layouts.forms import FORM_LIVES
from bot.ui.layouts.tables import cut, label_names, seat_names
from bot.ui.look import OWN, Asked
from bot.ui.words import Words

SHARED: Final = ("inn.discard", "inn.action", "inn.order", "inn.ordered", "inn.drink")
"""What is asked in the phases of a turn that a team takes together."""
DONE: Final = ("inn.action", "inn.ordered")
"""Those of them that a player ends by saying so."""
PHASES: Final = ("discard", "action", "drink")
"""The phases in which each of the team has something to do."""
STAKE_MOST = 220
"""Characters of the text of the card that a Champion is named for."""
YIELDING: Final = ("inn.action", "inn.order", "inn.drink", "inn.champion")
"""Asks of a team in which a player may let the mates go first."""
READY: Final = ("first", "ignore", "through", "help", "mine")
"""The lines that are ready to be said."""
WRITTEN = "own"
"""The value of a text of one's own, in the select of ready lines."""


def living_mates(view: InnView, seat: int) -> list[int]:
    """The seats of a player's team that are still in, the player's own among them."""
    return [other for other in mates_of(view, seat) if not view["seats"][other]["out"]]


def sake_of(view: InnView, seat: int, key: str) -> list[int]:
    """The mates for whose sake alone a player would use this card now: it keeps something from its player or a mate,
    and what is being resolved does nothing to the player.
    """
    pick = read_pick(key)
    card = the_library().cards.get(pick.of) if pick.kind == "card" else None
    if card is None or "team" not in view or not view["stack"]:
        return []
    uses = card.uses if pick.number is None else card.uses[pick.number : pick.number + 1]
    hit = touched(view["stack"][-1])
    if seat in hit or not any(effect.word in SAVING for use in uses for effect in use.do):
        return []
    return [mate for mate in living_mates(view, seat) if mate in hit]


def shared_head(
    words: Words, names: Sequence[str], ask: OpenAsk, view: InnView, *, short: bool = False, counted: bool = False
) -> str:
    """Who of the team has still to do what, for everybody; empty where no team is asked as a team.

    `short`, `counted`: where there is little room; whether most of the players are counted and not named.
    """
    team = view.get("team")
    if team is None or not ask.waiting or ask.about not in (*SHARED, "inn.champion"):
        return ""
    if is_alone(view, ask.waiting[0]):
        key, who = f"inn-team.head-boss-{asked_about(ask, view, ask.waiting)}", names[ask.waiting[0]]
        return words.say(key, name=who, n=_left(view, team, ask.waiting[0])) if words.has(key) else ""
    waiting = frozenset(ask.waiting)
    mates = [seat for seat in living_mates(view, ask.waiting[0]) if seat not in waiting]
    done = [names[seat] for seat in mates if is_done(view, seat, waiting)]
    told = words.say("inn-team.done", names=words.listing(done)) if done and not short else ""
    key = f"inn-team.head-{ask.about.removeprefix('inn.')}"
    return words.say(
        f"{key}-short" if short and words.has(f"{key}-short") else key, n=team["drinks"], done=told,
        name=(some if counted else Words.listing)(words, [names[seat] for seat in ask.waiting]),
        what=item_words(words, names, view["stack"][-1]) if view["stack"] else "",
    )  # fmt: skip


def asked_head(words: Words, private_table: PrivateTable, about: str, deadline: str) -> str:
    """What the player is asked as one of a team; empty where it is an ask like any other. `about` as
    `prompts.asked_about` tells it.
    """
    view, seat = inn_view(private_table.view), private_table.seat
    team, key = view.get("team"), f"inn-team.hand-{'boss-' if is_alone(view, seat) else ''}{about}"
    if team is None or not words.has(key):
        return ""
    names, ask = names_for(words, seat_names(private_table.info), seat), private_table.ask
    if ask is not None and len(ask.waiting) == 1 and words.has(f"{key}-last"):  # no mate is left who could go first
        key += "-last"
    return words.say(key, n=_left(view, team, seat), what=stake(words, names, view, seat), until=deadline)


def stake(words: Words, names: Sequence[str], view: InnView, reader: int) -> str:
    """What is being resolved, and what it does: for this a Champion is named. `names`, `reader`: as `item_words` takes
    them.
    """
    if not view["stack"]:
        return ""
    item, library, lexicon = view["stack"][-1], the_library(), the_lexicon()
    code = item["card"]
    text = card_text(library.cards[code], lexicon) if code in library.cards else ""
    text = drink_text(library.drinks[code], lexicon) if code in library.drinks else text
    told = item_words(words, names, item, reader=reader)
    return words.say("inn-team.stake", what=told, text=shortened(text, STAKE_MOST)) if text else told


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
    now = "inn-team.now-boss" if is_alone(view, seat) else "inn-team.now"
    return "\n".join([words.say(now, told="; ".join(told)), *talk_lines(words, private_table)])


def talk_lines(words: Words, private_table: PrivateTable) -> list[str]:
    """The last lines that were said in the team; they mention nobody."""
    names = seat_names(private_table.info)
    return [words.say("inn-say.line", name=names[seat], text=shown_text(text)) for seat, text in private_table.talk]


def shown_text(text: str) -> str:
    """A text that somebody wrote, without what would mention or mark anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text.replace("<", "‹")))


def say_items(words: Words, private_table: PrivateTable) -> list[ui.Item[Any]]:
    """The select behind *More* of what may be said to the team: ready lines, or one's own text; none without mates."""
    if not private_table.mates:
        return []
    options = [discord.SelectOption(label=words.say(f"inn-say.{line}"), value=line) for line in READY]
    options.append(discord.SelectOption(label=words.say("inn-say.own"), value=WRITTEN, emoji="✏️"))
    hint = words.say("inn-say.hint")
    return [select(private_table.info.id, "inn.say", options, placeholder=hint, arg=FROM_MORE)]


def say_form(words: Words, table: str, arg: str) -> ui.Modal:
    """The form for a text of one's own; `arg`: that of the select."""
    known_by = custom_id(table, "inn.said", arg=arg)
    form = ui.Modal(title=words.say("inn-say.hint")[:45], custom_id=known_by, timeout=FORM_LIVES)
    box: ui.TextInput[Any] = ui.TextInput(max_length=TEXT_MOST)
    form.add_item(ui.Label(text=words.say("inn-say.form")[:45], component=box))
    return form


def _left(view: InnView, team: TeamView, seat: int) -> int:
    """What a player may still do in the phase: Actions to play, or Drinks that the team orders."""
    return team["actions"][seat] if view["phase"] == "action" else team["drinks"]


def _progress(words: Words, private_table: PrivateTable, view: InnView, team: TeamView) -> list[str]:
    """How far the team is in the phase, if the turn is its own."""
    seat, phase, ask = private_table.seat, view["phase"], private_table.ask
    mine = living_mates(view, seat)
    if view["seats"][view["active"]]["party"] != view["seats"][seat]["party"]:
        return []
    if phase == "order":
        return [words.say("inn-team.left-order", n=team["drinks"])] if team["drinks"] else []
    if is_alone(view, seat):
        left = team["actions"][seat]
        return [words.say("inn-team.left-actions", n=left)] if phase == "action" and left > 0 else []
    if phase not in PHASES or (phase == "discard" and (ask is None or ask.about != "inn.discard")):
        return []
    names = [*seat_names(private_table.info)]
    names[seat] = words.say("inn.you")
    through = [mate for mate in mine if is_done(view, mate, frozenset(ask.waiting if ask is not None else ()))]
    left = [mate for mate in mine if mate not in through]
    return [
        words.say(f"inn-team.{key}-{phase}", names=words.listing([names[mate] for mate in seats]))
        for key, seats in (("ready", through), ("left", left))
        if seats
    ]


def answers(words: Words, private_table: PrivateTable) -> list[str]:
    """What the mates have answered in the open window so far."""
    ask, names = private_table.ask, names_for(words, seat_names(private_table.info), private_table.seat)
    if ask is None or ask.kind != "response":
        return []
    said = {mate: picks for mate, picks in private_table.mates.items() if picks is not None}
    return [
        words.say("inn-team.answered", name=names[mate], answer=pick_words(words, names, picks[0], private_table.seat))
        for mate, picks in said.items()
    ]


def with_hand_of(private_table: PrivateTable, mate: str) -> PrivateTable:
    """The panel's table with a mate's hand in place of the own one, and nothing to do; as it is where that is not the
    number of a mate.
    """
    view = inn_view(private_table.view)
    hands = view["team"]["hands"] if "team" in view else {}
    if mate not in hands:
        return private_table
    shown: InnView = {**view, "hand": hands[mate], "me": int(mate)}
    return replace(private_table, seat=int(mate), view=shown, seat_ask=None, unasked={})


def hand_row(words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
    """The select of hands: the own one, and those of the mates; none without mates."""
    view = inn_view(private_table.view)
    hands = view["team"]["hands"] if "team" in view else {}
    if not hands:
        return []
    names = label_names(private_table.info)
    chosen = asked.mate if asked.mate in hands else OWN
    options = [discord.SelectOption(label=words.say("inn-team.hand-own"), value=OWN, default=chosen == OWN)]
    options += [
        discord.SelectOption(
            label=cut(words.say("inn-team.hand-of", name=names[int(mate)]), 100), value=mate, default=chosen == mate,
            description=cut(words.say("inn-team.hand-n", n=len(hand)), 100),
        )
        for mate, hand in hands.items()
    ]  # fmt: skip
    return [row(select(private_table.info.id, "inn.mate", options, placeholder=words.say("inn-team.hands")))]


def may_yield(seat_options: SeatOptions) -> bool:
    """Whether a seat is asked something in which it may let its mates go first, who are asked as well."""
    ask = seat_options.ask
    return seat_options.seat_ask is not None and ask is not None and ask.about in YIELDING and len(ask.waiting) > 1


def lets_begin(ask: OpenAsk | None) -> bool:
    """Whether a phase that a team takes together waits for several of it, who may let each other begin."""
    return ask is not None and ask.about in SHARED and ask.about in YIELDING and len(ask.waiting) > 1


def first_button(words: Words, table: str, ask: OpenAsk | None, *, arg: str = "") -> ui.Item[Any]:
    """*You first*."""
    return button(words.say("inn-button.first"), table, "inn.first", ask=ask.number if ask is not None else 0, arg=arg)


def token_row(words: Words, private_table: PrivateTable) -> list[ui.ActionRow[Any]]:
    """A button for each use of a Potion Token, where the menu has no room for them: in the phase of discarding."""
    number = private_table.ask.number if private_table.ask is not None else 0
    shown = [
        button(
            words.say(f"inn-choice.token-{what}"), private_table.info.id, "inn.deed", ask=number, arg=token.key
        )
        for what, token in TOKENS.items()
        if token.key in private_table.unasked
    ]  # fmt: skip
    return [row(*shown)] if shown else []
