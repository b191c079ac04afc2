"""The end of a game of the Inn: what decided it, in a sentence and by its blows, and how it went on without people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

from bot.games.inn.look.falls import Fall, blow_words, fall_words, falls
from bot.games.inn.look.happened import LARGE_POT, Moment, blow_at, moment_of
from bot.games.inn.look.mates import team_words
from bot.games.inn.look.moments import moment_words
from bot.games.inn.look.pictures.latest import draw_banner
from bot.games.inn.look.pictures.recap import Turn, teams_in
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.view import InnView
from bot.tables.info import TableInfo
from bot.ui.layouts.tables import label_names, seat_names
from bot.ui.look import Art, Blow, Ending
from bot.ui.words import Words

LINES = 3
"""The most lines of how it went on without people, and the most blows that are named."""


class Hit(NamedTuple):
    """A loss that brought somebody closer to the end."""

    moment: Moment
    turn: int


class Decided(NamedTuple):
    """What decided a game."""

    falls: Sequence[Fall]
    """By party, one fall each, the oldest first."""
    hit: Hit | None
    """The greatest loss of whoever went out last, but for the one by which they did."""
    turns: int
    stood: Turn
    """How everybody stood at the end."""
    pot: Moment | None
    """The largest pot that was a moment."""
    teams: Sequence[Sequence[int]]


def decided(history: Sequence[Turn], seen: Sequence[Mapping[str, Any]], library: Library | None = None) -> Decided:
    """What decided a whole game, of the status of the seats after each turn, and all public events."""
    library, last = library or the_library(), history[-1]
    events = [event for event in map(ev.read, seen) if event is not None]
    view = _seen_at_the_end(last)
    turns = sum(isinstance(event, ev.TurnBegan) for event in events)
    found: dict[int, Fall] = {}
    for fall in falls(events, view, library, turn=turns):
        found.setdefault(view["seats"][fall.seat]["party"], fall)
    ends = list(found.values())
    hit = _greatest_hit(events, view, library, ends[-1]) if ends else None
    return Decided(ends, hit, turns, last, _largest_pot(events, view, library), teams_in(history))


def _seen_at_the_end(last: Turn) -> InnView:
    """What a view of the end would say of the seats, as far as it is read here."""
    return cast("InnView", {"seats": [
        {"party": stood.party if stood.party >= 0 else -2 - seat, "alcohol": stood.alcohol,
         "fortitude": stood.fortitude, "gold": stood.gold, "out": stood.out, "character": stood.character}
        for seat, stood in enumerate(last)
    ]})  # fmt: skip


def _largest_pot(events: Sequence[ev.InnEvent], view: InnView, library: Library) -> Moment | None:
    pots = [(event.n, at) for at, event in enumerate(events) if isinstance(event, ev.PotTaken) and event.seat >= 0]
    n, at = max(pots, default=(0, 0), key=lambda pot: pot[0])
    return moment_of(events, at, view, library) if n > LARGE_POT else None


def _greatest_hit(events: Sequence[ev.InnEvent], view: InnView, library: Library, fall: Fall) -> Hit | None:
    """The greatest loss of a player, before the turn in which they went out."""
    turn, best, at_turn, place = 0, 0, 0, -1
    for at, event in enumerate(events):
        turn += isinstance(event, ev.TurnBegan)
        if turn >= fall.turn:
            break
        lost = -event.by if isinstance(event, ev.FortitudeChanged) else getattr(event, "by", 0)
        own = isinstance(event, ev.FortitudeChanged | ev.AlcoholChanged) and event.seat == fall.seat
        if own and lost > best and event.cause:
            best, at_turn, place = lost, turn, at
    return Hit(blow_at(events, place, view, library), at_turn) if place >= 0 else None


# -- as banners ------------------------------------------------------------------------------------------------------


def banners(words: Words, info: TableInfo, how: Decided) -> list[Art]:
    """The last falls and the largest pot, each as a banner."""
    moments = [fall.moment for fall in how.falls[-LINES:]]
    moments = [how.pot, *moments] if how.pot is not None else moments
    view, library = _seen_at_the_end(how.stood), the_library()
    names, shown = seat_names(info), label_names(info)

    def art(moment: Moment) -> Art:
        draw = partial(draw_banner, words, view, moment, shown, library)
        return Art(("inn-banner", moment, tuple(how.stood), tuple(shown)), draw,
                   moment_words(words, moment, names, view, library))  # fmt: skip

    return [art(moment) for moment in moments]


# -- in words --------------------------------------------------------------------------------------------------------


def ending(words: Words, info: TableInfo, how: Decided) -> Ending:
    """How a game ended, in words."""
    names = seat_names(info)
    people = [names[seat.seat] for seat in info.seats if seat.user_id is not None]
    without = _without(words, info, names, how)
    return Ending(_headline(words, info, names, how), without, _blows(words, names, how), people)


def _winners(words: Words, info: TableInfo, names: Sequence[str], how: Decided) -> str:
    best = [team for team in how.teams if info.placings is not None and info.placings[team[0]] == 1]
    return words.listing([team_words(words, names, list(team)) for team in best])


def _headline(words: Words, info: TableInfo, names: Sequence[str], how: Decided) -> str:
    """Who won, and how the last of the others went out."""
    if info.placings is None or not how.falls:
        return ""
    winners = _winners(words, info, names, how)
    last = how.falls[-1]
    if info.placings[last.seat] == 1:
        return words.say("inn-finale.together", winners=winners)
    moment = last.moment
    own = moment.by >= 0 and info.placings[moment.by] == 1
    key = f"{moment.kind}-{'by' if own else 'self'}"
    facts = {"alcohol": last.alcohol, "fortitude": last.fortitude, "gold": _gold_of(info, how)}
    return words.say(f"inn-finale.{key}", winners=winners, loser=_team_of(words, names, how, last.seat), **facts)


def _gold_of(info: TableInfo, how: Decided) -> int:
    return max((how.stood[seat].gold for seat, place in enumerate(info.placings or ()) if place == 1), default=0)


def _team_of(words: Words, names: Sequence[str], how: Decided, seat: int) -> str:
    return next(team_words(words, names, list(team)) for team in how.teams if seat in team)


def _without(words: Words, info: TableInfo, names: Sequence[str], how: Decided) -> list[str]:
    """How it went on after the last person was out, if nobody of them has won."""
    people = {seat.seat for seat in info.seats if seat.user_id is not None}
    out = [fall for fall in how.falls if people & set(next(team for team in how.teams if fall.seat in team))]
    stayed = [seat for seat in people if not any(seat in _whole(how, fall) for fall in how.falls)]
    if stayed or not out or out[-1] is how.falls[-1]:
        return []
    after = how.falls[how.falls.index(out[-1]) + 1 :]
    told = [fall_words(words, names, fall) for fall in after[-(LINES - 1) :]]
    winners = _winners(words, info, names, how)
    turns = how.turns - out[-1].turn
    return [*told, words.say("inn-finale.after", n=turns, winners=winners, gold=_gold_of(info, how))]


def _whole(how: Decided, fall: Fall) -> Sequence[int]:
    """The team of whoever fell."""
    return next(team for team in how.teams if fall.seat in team)


def _blows(words: Words, names: Sequence[str], how: Decided) -> list[Blow]:
    """The last falls, and where there are fewer than two the greatest loss of whoever fell last."""
    told: list[Blow] = []
    if how.hit is not None and len(how.falls) < LINES:
        by = blow_words(words, names, how.hit.moment)
        said = words.say("inn-finale.hit", name=names[how.hit.moment.seats[-1]], turn=how.hit.turn, by=by)
        told.append(Blow(said, how.hit.moment.cards))
    known = [fall for fall in how.falls[-LINES:] if blow_words(words, names, fall.moment)]
    return told + [Blow(fall_words(words, names, fall), fall.moment.cards) for fall in known]
