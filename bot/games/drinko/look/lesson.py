"""The guide of the lesson at Drinko: what to do now and why.

It depends only on what the learner's seat may see now, so that after a restart it continues where it was.
"""

from __future__ import annotations

from bot.engine import split_pick
from bot.engine.lessons import LESSON
from bot.games.drinko.look.words import card_name
from bot.games.drinko.patrons.advice import Advice, advise, must_call
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.deals import the_deals
from bot.games.drinko.rules.view import DrinkoView, drinko_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import seat_names
from bot.ui.words import Fact, Words


def advice_at(private_table: PrivateTable) -> Advice | None:
    """What the guide suggests for the learner's own turn; None in another's."""
    ask, seat_ask = private_table.ask, private_table.seat_ask
    if ask is None or seat_ask is None:
        return None
    return advise(the_deals()[LESSON], drinko_view(private_table.view), seat_ask, ask.turn)


def guide(words: Words, private_table: PrivateTable) -> str:
    """What to do now, and why, in two short sentences; while others are asked, what is going on."""
    view, advice = drinko_view(private_table.view), advice_at(private_table)
    names = seat_names(private_table.info)
    facts: dict[str, Fact] = {"rival": names[view["to_move"]], "train": view["train"]}
    if must_call(view):
        mine = view["to_move"] == private_table.seat
        return words.say("drinko-lesson.call-own" if mine else "drinko-lesson.call", **facts)
    if advice is None:
        return words.say("drinko-lesson.wait-train" if view["train"] else "drinko-lesson.wait", **facts)
    key = _key(view, advice)
    if advice.pick in ("draw", "drink"):
        return words.say(f"drinko-lesson.{key}", **facts)
    card, targets = split_pick(advice.pick)
    told = f"**{card_name(words, card)}**"
    if targets:
        told = words.say("hand.on", card=told, name=names[int(targets[0])])
    return words.say(f"drinko-lesson.{key}", card=told, top=card_name(words, view["top"]), **facts)


def _key(view: DrinkoView, advice: Advice) -> str:
    """The key of the words for a piece of advice."""
    if advice.pick in ("draw", "drink"):
        return advice.pick
    special = split_pick(advice.pick)[0] in the_deck().specials
    if view["train"]:
        return "train-special" if special else "train"
    if len(view["hand"]) == 1 and not special:
        return "last"
    return advice.say or ("special" if special else "play")
