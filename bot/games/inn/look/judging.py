"""A judge at the table: why a card cannot be played now and when it could, and what would come of playing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.engine import Refused, join_pick
from bot.games.inn.look import prompts
from bot.games.inn.look.panel import is_card, option_at, option_label, playable_codes, target_words
from bot.games.inn.look.prospects import plays
from bot.games.inn.look.words import alternatives, card_name, card_of, use_when
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.rulings import rulings_of_card, the_cases
from bot.games.inn.rules.foresee import Outcome, foresee
from bot.games.inn.rules.judge import CASES, Reason, judge
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import cut, label_names
from bot.ui.words import Words, spaced

MOST = 1900
"""The most characters of an answer."""
DECIDES: Mapping[str, str] = {**CASES, "answered": "timing-again"}
"""By reason, the case of the book that decides."""
RULINGS = 2
"""The most rulings that are told of a card."""


def why_not(words: Words, private_table: PrivateTable) -> str:
    """Why the cards of a hand cannot be played now: one line for each reason, with the case that decides."""
    cards: dict[str, list[str]] = {}
    for code in dict.fromkeys(inn_view(private_table.view)["hand"]):
        reason = _reason(private_table, code)
        if reason:
            told = f"{_why(words, reason, code)}{_case(words, reason)}"
            cards.setdefault(told, []).append(card_name(code))
    lines = [words.say("inn-why.line", cards=", ".join(names), why=why) for why, names in cards.items()]
    return cut("\n".join(lines) or words.say("inn-why.nothing"), MOST)


def why_card(words: Words, private_table: PrivateTable, code: str) -> str:
    """Why one card cannot be played now, when it could, and what decides that. Raises `Refused('card-not-in-hand')`."""
    if code not in inn_view(private_table.view)["hand"]:
        raise Refused("card-not-in-hand", card=code)
    reason = _reason(private_table, code)
    told = [words.say("inn-why.card", card=card_name(code), why=_why(words, reason, code))]
    if reason:
        told.append(words.say("inn-why.when", when=words.say(f"inn-when.{reason}", when=_whens(words, code))))
    told += [words.say("inn-why.rule", rule=case) for case in [_case_says(reason)] if case]
    told += [
        words.say("inn-why.ruling", number=ruling.number, title=ruling.title, text=ruling.text)
        for ruling in rulings_of_card(card_of(code))[:RULINGS]
    ]
    return cut("\n".join(told), MOST)


def what_if(words: Words, private_table: PrivateTable, code: str, targets: Sequence[str]) -> str:
    """What would happen if the seat played a card now, and nobody answered it; nothing is changed by it.

    Raises `Refused`: ``card-not-in-hand``, ``no-such-choice`` for what cannot be used any more, ``what-if-whom`` where
    the card wants other targets.
    """
    view, pick = inn_view(private_table.view), read_pick(code)._replace(timid=False)
    card, key = pick.of, pick.key
    option = option_at(private_table, key)
    if option is None and not is_card(key):
        raise Refused("no-such-choice", choice=option_label(words, private_table, key))
    if option is None and card not in view["hand"]:
        raise Refused("card-not-in-hand", card=card)
    if option is None or not plays(key):
        why = _why(words, _reason(private_table, card), card)
        return words.say("inn-what-if.not-now", card=card_name(card), why=why)
    named = card_name(key) if is_card(key) else option_label(words, private_table, key)
    if not option.least <= len(targets) <= option.most or any(target not in option.targets for target in targets):
        raise Refused("what-if-whom", card=card)
    whom = words.listing([target_words(words, private_table, target) for target in targets])
    head = words.say("inn-what-if.head-on" if targets else "inn-what-if.head", card=named, whom=whom)
    outcomes = foresee(view, the_library(), join_pick(key, targets))
    names = label_names(private_table.info)
    lines = [
        words.say("inn-what-if.line", name=names[seat], what=what)
        for seat, outcome in enumerate(outcomes)
        if not view["seats"][seat]["out"] and (what := _told(words, outcome))
    ]
    return cut("\n".join([head, *(lines or [words.say("inn-what-if.nothing")])]), MOST)


def _told(words: Words, outcome: Outcome) -> str:
    """What happens to one player; empty if nothing does."""
    told = prompts.changed(words, outcome.before, outcome.after)
    if outcome.drawn:
        told.append(words.say("inn-what-if.draw", n=outcome.drawn))
    if outcome.unseen:
        told.append(words.say("inn-to-you.unseen", n=outcome.unseen))
    if outcome.out:
        told.append(words.say(f"inn-what-if.{outcome.out}"))
    if outcome.unsure:
        told.append(words.say("inn-to-you.unsure"))
    return "; ".join(told)


def _reason(private_table: PrivateTable, code: str) -> Reason | Literal["answered"]:
    """Why a card cannot be played now: as `judge` has it, or because its player has answered already."""
    reason = judge(inn_view(private_table.view), the_library(), code)
    return reason if reason or code in playable_codes(private_table) else "answered"


def _why(words: Words, reason: str, code: str) -> str:
    return words.say(f"inn-why.{reason or 'now'}", when=_whens(words, code))


def _whens(words: Words, code: str) -> str:
    """The conditions of a card's uses."""
    texts = dict.fromkeys(use_when(use) for use in card_of(code).uses)
    return alternatives(words, filter(None, texts))


def _case(words: Words, reason: str) -> str:
    """The case that decides, to be looked up; empty if the book has none for it."""
    return spaced(words.say("inn-why.case", case=DECIDES[reason])) if reason in DECIDES else ""


def _case_says(reason: str) -> str:
    return next((case.says for case in the_cases() if case.id == DECIDES.get(reason)), "")
