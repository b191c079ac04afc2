"""Falls: how players go out of the game, with the card that did it, and how it added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.inn.look.happened import Moment, moment_of
from bot.games.inn.look.words import INN, card_or_drink_name, names_for
from bot.games.inn.rules import Library
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.view import InnView
from bot.ui.words import Words


class Fall(NamedTuple):
    """Somebody goes out."""

    moment: Moment
    turn: int
    """From 1 over the whole game."""
    alcohol: int
    fortitude: int
    """The levels that met, where they did."""

    @property
    def seat(self) -> int:
        """Who goes out."""
        return self.moment.seats[-1]


def falls(events: Sequence[ev.InnEvent], view: InnView, library: Library, *, turn: int) -> list[Fall]:
    """All falls in these events, the oldest first; `turn`: the number of the turn in which they end. The view says who
    plays with whom, and where those stand who are out.
    """
    began = sum(isinstance(event, ev.TurnBegan) for event in events)
    found: list[Fall] = []
    for at, event in enumerate(events):
        began -= isinstance(event, ev.TurnBegan)
        if isinstance(event, ev.FellAsleep | ev.WentBroke):
            moment, own = moment_of(events, at, view, library), view["seats"][event.seat]
            found.append(Fall(moment, turn - began, own["alcohol"], own["fortitude"]))
    return found


def fall_words(words: Words, names: Sequence[str], fall: Fall, reader: int = INN) -> str:
    """A fall as a line: who, when, by what, and the sum."""
    moment, shown = fall.moment, names_for(words, names, reader)
    name = words.say("inn-fall.you") if fall.seat == reader else shown[fall.seat]
    by = blow_words(words, shown, moment)
    facts = {"name": name, "turn": fall.turn, "alcohol": fall.alcohol, "fortitude": fall.fortitude}
    return words.say(f"inn-fall.{moment.kind}", **facts, by=words.say("inn-fall.by", by=by) if by else "")


def blow_words(words: Words, names: Sequence[str], moment: Moment) -> str:
    """The card that did it with its number: *Whoa! Careful!* -3; empty where no card did."""
    cards = words.listing([card_or_drink_name(card) for card in moment.cards])
    if not cards and moment.refill:
        cards = words.say("inn-moment.refill")
    if not cards:
        return ""
    if moment.by >= 0:
        own = names[moment.by] == words.say("inn.you")
        cards = words.say("inn-fall.your-card" if own else "inn-fall.card-of", name=names[moment.by], card=cards)
    if moment.sum is None:
        return cards
    return words.say(f"inn-fall.by-{moment.sum.of}", card=cards, by=moment.sum.by)
