"""Events that belong together are told once, and in one sentence: a discard and the draw after it, a Drink and what it
does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.games.inn.look.costs import Cost, cost_words, costs_before, costs_in
from bot.games.inn.look.words import (
    aimed_at,
    card_name,
    card_or_drink_name,
    counter_title,
    drink_names,
    side_name,
    way_words,
)
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.ui.words import Fact, Words, spaced

Change: TypeAlias = ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained | ev.CounterChanged
"""What a seat has more or less of now."""


def joined(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """The first events in one sentence, and how many those are; None if the first is told by itself."""
    first, second = events[0], events[1] if len(events) > 1 else None

    def say(form: str, seat: int, **facts: Fact) -> str:
        return words.say(f"inn-joined.{form}", name=names[seat], **facts)

    if (costly := _costly(words, names, events)) is not None:
        return costly
    match first, second:
        case ((ev.Played() | ev.Used()), ev.NoEffect()) if _same(first, second, "seat", "card"):
            return played(words, names, first, void=True), 2
        case ev.Discarded(seat=seat, cards=cards), ev.Drew(n=n) if _same(first, second, "seat"):
            return say("discarded-drew", seat, n=len(cards), drawn=n), 2
        case ev.Ordered(), ev.Served():
            return _ordered(words, names, first.seat, events)
        case ev.Sobers(seat=seat, emptied=emptied), ev.AlcoholChanged(by=by, now=now) if _same(first, second, "seat"):
            return say(("sobers" if by else "dry") + ("-emptied" if emptied else ""), seat, by=by, now=now), 2
        case ev.IgnoredAnyway(), ev.IgnoredAnyway() if _same(first, second, "card", "why", "of"):
            return _ignored_anyway(words, names, first, events)
        case ev.SideRevealed(seat=seat, card=card), ev.PutInFront() if _same(first, second, "seat", "card"):
            return say("revealed-front", seat, card=card_name(card)), 2
        case ev.CardSearched(seat=seat, found=card), ev.PutInFront() if (seat, card) == (second.seat, second.card):
            return say("searched-front", seat, n=len(first.cards), card=card_name(card)), 2
        case ev.Played(seat=seat, card=card), ev.PutInFront() if _same(first, second, "seat", "card"):
            return say("played-front", seat, card=card_name(card)), 2
        case ev.Played(seat=seat, targets=[]), ev.ControlTaken() if _same(first, second, "seat"):
            return say("played-control", seat, card=card_name(first.card)), 2
        case ev.Negated(seat=seat, card=card), ev.Passed() if _same(first, second, "seat"):
            return say("negated-passed", seat, card=card_or_drink_name(card)), 2
        case ev.RoundWon(seat=seat, pot=pot), ev.PotTaken(n=n) if _same(first, second, "seat") and pot == n:
            return say("round-won" if pot else "round-won-empty", seat, pot=pot), 2
        case ev.PotStolen(seat=seat), ev.PotTaken(n=n) if n and _same(first, second, "seat"):
            return say("pot-stolen", seat, n=n), 2
        case ev.LeftRound(), _:
            return _left_round(words, names, events)
        case ev.Chose(), ev.Chose():
            return _choices(words, names, events)
        case ev.CounterChanged(by=by), ev.SideTaken(side=side) if by < 0 and _same(first, second, "seat"):
            return say("side-bought", first.seat, side=side_name(side), cost=cost_words(words, first)), 2
        case (ev.Bid(n=0), ev.Bid(n=0)) | (ev.Passed(), ev.Passed()):
            return _none(words, names, events)
        case ev.DrinkChanged(), ev.DrinkChanged() if _same(first, second, "seat"):
            return _drink_changes(words, names, first.seat, events)
        case ev.FellAsleep() | ev.WentBroke(), _:
            return _gone(words, names, first, events)
        case ev.Revealed(), _:
            return _revealed(words, names, first.seat, events)
        case ev.LeftFront(seat=seat), ev.LeftFront() if _same(first, second, "seat"):
            left = [
                event
                for event in takewhile(lambda event: isinstance(event, ev.LeftFront), events)
                if _same(first, event, "seat")
            ]
            cards = words.listing([card_name(event.card) for event in left if isinstance(event, ev.LeftFront)])
            return say("left-front", seat, cards=cards), len(left)
        case ev.Drank(), _:
            return _drank(words, names, events, 0)
        case ev.FortitudeChanged() | ev.AlcoholChanged() | ev.GoldGained() | ev.CounterChanged(), _ if first.by:
            changes, used = _changes(words, first.seat, events)
            if used > 1 and len(changes) == 1:
                return _in_all(words, names, [event for event in events[:used] if isinstance(event, Change)]), used
            return (say("changes", first.seat, changes=", ".join(changes)), used) if used > 1 else None
        case _:
            return None


def is_bite(event: ev.InnEvent) -> bool:
    """Whether a counter that bites at the end of a turn goes back, and so does what it does."""
    if not isinstance(event, ev.CounterChanged) or event.by >= 0:
        return False
    counter = the_library().counters.get(event.counter)
    return counter is not None and bool(counter.bite)


def played(
    words: Words, names: Sequence[str], event: ev.Played | ev.Used, cost: str = "", *, void: bool = False
) -> str:
    """A card that is played or used, on whom, and at what cost, if there is one; not that it is on its own player.

    `void`: nothing comes of it.
    """
    aimed = [] if list(event.targets) == [str(event.seat)] else aimed_at(words, names, event.targets)
    form = f"inn-event.{event.key}-on" if aimed else f"inn-event.{event.key}"
    whom = words.listing(list(dict.fromkeys(aimed)))
    costs = spaced(words.say("inn-joined.at-cost", cost=cost)) if cost else ""
    costs += words.say("inn-joined.to-no-effect") if void else ""
    return words.say(form, name=names[event.seat], card=card_name(event.card), targets=whom, cost=costs)


def _costly(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """A card with what it costs, which is paid before it is played; None for other events."""
    at = next((at for at, event in enumerate(events) if not isinstance(event, Cost)), len(events))
    costs = costs_before(events, at) if 0 < at < len(events) else []
    card = events[at] if costs and len(costs) == at else None
    if not isinstance(card, ev.Played | ev.Used):
        return None
    return played(words, names, card, words.listing([cost_words(words, cost) for cost in costs])), at + 1


def _ordered(
    words: Words, names: Sequence[str], seat: int, events: Sequence[ev.InnEvent]
) -> tuple[str, int] | None:  # fmt: skip
    """All Drinks that a seat orders in a row: for whom, and how many then wait there."""
    served: dict[int, list[int]] = {}
    used = 0
    for order, serve in zip(events[::2], events[1::2], strict=False):
        if not isinstance(order, ev.Ordered) or not isinstance(serve, ev.Served):
            break
        if order.seat != seat or order.to != serve.seat:
            break
        served.setdefault(order.to, []).append(serve.pile)
        used += 2
    if not used:
        return None
    n = used // 2
    if len(served) == 1:
        ((to, piles),) = served.items()
        form = "ordered-served" if n == 1 else "ordered-several"
        return words.say(f"inn-joined.{form}", name=names[seat], n=n, target=names[to], pile=piles[-1]), used
    told = [
        words.say("inn-joined.ordered-for", n=len(piles), target=names[to], pile=piles[-1])
        for to, piles in served.items()
    ]  # fmt: skip
    return words.say("inn-joined.ordered-many", name=names[seat], n=n, told=words.listing(told)), used


def _ignored_anyway(
    words: Words, names: Sequence[str], first: ev.IgnoredAnyway, events: Sequence[ev.InnEvent]
) -> tuple[str, int] | None:
    """Several who Ignore a card for the same reason."""
    alike = [
        event.seat
        for event in takewhile(
            lambda event: isinstance(event, ev.IgnoredAnyway) and _same(first, event, "card", "why"), events
        )
        if isinstance(event, ev.IgnoredAnyway)
    ]
    who, kind = words.listing([names[seat] for seat in alike]), words.say(f"inn-kind.{first.of}")
    key = f"inn-joined.{first.key}-{first.why}"
    return words.say(key, names=who, card=card_or_drink_name(first.card), kind=kind), len(alike)


def _left_round(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """A Round of Gambling that starts without those who have left it before; None for those who leave one later."""
    left = [event for event in takewhile(lambda event: isinstance(event, ev.LeftRound), events)]
    if len(left) == len(events) or not isinstance(events[len(left)], ev.RoundBegan):
        return None
    out = [names[event.seat] for event in left if isinstance(event, ev.LeftRound)]
    return words.say("inn-joined.round-without", names=words.listing(out)), len(left) + 1


def _choices(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """Several in a row who choose the same."""
    first = events[0]
    alike = list(
        takewhile(lambda event: isinstance(event, ev.Chose) and _same(first, event, "card", "at", "way"), events)
    )
    if len(alike) < 2 or not isinstance(first, ev.Chose):
        return None
    what = way_words(first.card, first.at, first.way)
    who = words.listing([names[event.seat] for event in alike if isinstance(event, ev.Chose)])
    return words.say("inn-joined.chose" if what else "inn-joined.chose-nothing", names=who, what=what), len(alike)


def _none(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int]:
    """Several in a row who do not bid, or who pass in a Round."""
    bids = isinstance(events[0], ev.Bid)
    silent: list[int] = []
    for event in events:
        match event:
            case ev.Bid(seat=seat, n=0) if bids:
                silent.append(seat)
            case ev.Passed(seat=seat) if not bids:
                silent.append(seat)
            case _:
                break
    who = words.listing([names[seat] for seat in silent])
    return words.say("inn-joined.no-bids" if bids else "inn-joined.passed", names=who), len(silent)


def _drink_changes(
    words: Words, names: Sequence[str], seat: int, events: Sequence[ev.InnEvent]
) -> tuple[str, int] | None:
    """Several changes of a player's Drink in a row, if they are alike: more Alcohol Content, or less, or what is put
    into it.
    """
    mods: list[Sequence[str | int]] = []
    for event in events:
        if not isinstance(event, ev.DrinkChanged) or event.seat != seat:
            break
        mods.append(event.mod)
    if all(mod[0] == "add" for mod in mods) and len({int(mod[1]) > 0 for mod in mods}) == 1:
        n = sum(int(mod[1]) for mod in mods)
        return words.say(f"inn-event.drink-add{'' if n > 0 else '-less'}", name=names[seat], n=abs(n)), len(mods)
    if not all(mod[0] in ("season", "count") for mod in mods):
        return None
    amounts = {"fortitude": 0, "alcohol": 0, "draw": 0, "gold": 0}
    counters: dict[str, int] = {}
    for mod in mods:
        if mod[0] == "count":
            counters[str(mod[1])] = counters.get(str(mod[1]), 0) + int(mod[2])
            continue
        for word, n in zip(("alcohol", "fortitude", "draw", "gold"), mod[1:], strict=True):
            amounts[word] += int(n)
    told = [words.say(f"inn-amount.{word}", n=n) for word, n in amounts.items() if n]
    told += [
        words.say("inn-joined.season-count", n=n, counter=counter_title(code, n)) for code, n in counters.items()
    ]  # fmt: skip
    return words.say("inn-event.drink-season", name=names[seat], amounts=", ".join(told)), len(mods)


def _gone(
    words: Words, names: Sequence[str], first: ev.FellAsleep | ev.WentBroke, events: Sequence[ev.InnEvent]
) -> tuple[str, int] | None:
    """Several who go out at once."""
    gone = [event for event in takewhile(lambda event: isinstance(event, type(first)), events)]
    if len(gone) < 2:
        return None
    who = [names[event.seat] for event in gone if isinstance(event, ev.FellAsleep | ev.WentBroke)]
    return words.say(f"inn-joined.{first.key}", names=words.listing(who)), len(gone)


def _revealed(words: Words, names: Sequence[str], seat: int, events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """A Drink that a seat reveals, with those that chase it, and what they do if they are drunk right away; None for a
    single one that is not. Drink Events among them have no effect.
    """
    shown: list[str] = []
    for event in events:
        if not isinstance(event, ev.Revealed) or event.seat != seat:
            break
        shown.append(event.drink)
    used = len(shown)
    void = [code for code in shown if the_library().drinks[code].event]
    drinks = [code for code in shown if code not in void]
    after = events[used] if used < len(events) else None
    if isinstance(after, ev.Drank) and after.seat == seat and shown == [*after.drinks]:
        return _drank(words, names, events, used)
    if void:
        form = ("revealed-void" if drinks else "revealed-void-only") + ("-several" if len(void) > 1 else "")
        told = {"drinks": drink_names(words, drinks), "events": drink_names(words, void)}
        return words.say(f"inn-joined.{form}", name=names[seat], **told), used
    if used == 1:
        return None
    return words.say("inn-joined.revealed", name=names[seat], drinks=drink_names(words, drinks)), used


def _same(event: ev.InnEvent, other: ev.InnEvent | None, *fields: str) -> bool:
    """Whether two events are about the same."""
    return all(getattr(event, field) == getattr(other, field) for field in fields)


def _drank(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent], at: int) -> tuple[str, int]:
    """The Drink that is drunk at this place, and what it changes; all who drink the same with the same result in one
    sentence.
    """
    first, *others = _drinkers(events[at:])
    drank = first[0]
    alike = [first]
    for other in others:
        if _as_much(first) != _as_much(other) or any(other[0].seat == drinker.seat for drinker, _ in alike):
            break
        alike.append(other)
    drinks = drink_names(words, drank.drinks)
    used = at + sum(len(changes) + 1 for _, changes in alike)
    if len(alike) > 1 and len(first[1]) < 2:
        return _drank_alike(words, names, drinks, alike), used
    used = at + 1 + len(first[1])
    told, _ = _changes(words, drank.seat, first[1])
    form = "drank" if told else "drank-only" if _feels(drank, events[used:]) else "drank-void"
    return words.say(f"inn-joined.{form}", name=names[drank.seat], drinks=drinks, changes=", ".join(told)), used


Drinker: TypeAlias = tuple[ev.Drank, list[Change]]


def _drinkers(events: Sequence[ev.InnEvent]) -> list[Drinker]:
    """Those who drink one after the other by the first of these events, each with what changes for them."""
    found: list[Drinker] = []
    for event in events:
        if isinstance(event, ev.Drank):
            found.append((event, []))
        elif isinstance(event, Change) and found and event.seat == found[-1][0].seat and not is_bite(event):
            found[-1][1].append(event)
        else:
            break
    return found


def _as_much(drinker: Drinker) -> tuple[object, ...]:
    """What is drunk, and what it changes, without what the drinker has then."""
    drank, changes = drinker
    return (*drank.drinks, *((*_what(change), change.by) for change in changes))


def _drank_alike(words: Words, names: Sequence[str], drinks: str, alike: Sequence[Drinker]) -> str:
    """Several who drink the same, by which the same changes for each, or nothing."""
    change = next(iter(alike[0][1]), None)
    if change is None:
        who = words.listing([names[drank.seat] for drank, _ in alike])
        return words.say("inn-joined.drank-alike-void", names=who, drinks=drinks)
    told = [
        words.say("inn-joined.drank-now", name=names[drank.seat], now=changes[-1].now) for drank, changes in alike
    ]  # fmt: skip
    counter = counter_title(change.counter, abs(change.by)) if isinstance(change, ev.CounterChanged) else ""
    by = words.say(f"inn-together.by-{change.key}", by=change.by, counter=counter)
    return words.say("inn-joined.drank-alike", names=words.listing(told), drinks=drinks, by=by)


def _feels(drank: ev.Drank, after: Sequence[ev.InnEvent]) -> bool:
    """Whether a drinker has something else of a Drink, which is told in a sentence of its own."""
    match after[0] if after else None:
        case ev.Drew(seat=seat):
            return seat == drank.seat
        case ev.Paid(to=to):
            return to == drank.seat
        case _:
            return False


def _changes(words: Words, seat: int, events: Sequence[ev.InnEvent]) -> tuple[list[str], int]:
    """What a seat has more or less of by the first of these events, each in words, and how many events those are. The
    same change several times in a row is one."""
    runs: list[list[Change]] = []
    costs = costs_in(events)
    for at, event in enumerate(events):
        if not isinstance(event, Change) or event.seat != seat or is_bite(event) or at in costs:
            break
        if runs and _what(runs[-1][-1]) == _what(event):
            runs[-1].append(event)
        else:
            runs.append([event])
    told: list[str] = []
    for run in runs:
        facts: dict[str, Fact] = {"by": sum(event.by for event in run), "now": run[-1].now}
        if isinstance(run[0], ev.CounterChanged):
            facts["counter"] = counter_title(run[0].counter, abs(sum(event.by for event in run)))
        told.append(words.say(f"inn-change.{run[0].key}", **facts))
    return told, sum(map(len, runs))


def _in_all(words: Words, names: Sequence[str], run: Sequence[Change]) -> str:
    """The same change of one seat several times, told as one."""
    last = run[-1]
    by = sum(event.by for event in run)
    counter = counter_title(last.counter, abs(by)) if isinstance(last, ev.CounterChanged) else ""
    return words.say(f"inn-event.{last.key}", name=names[last.seat], by=by, now=last.now, counter=counter)


def _what(event: Change) -> tuple[str, str, bool]:
    """What changes, and whether there is more of it."""
    return event.key, event.counter if isinstance(event, ev.CounterChanged) else "", event.by > 0
