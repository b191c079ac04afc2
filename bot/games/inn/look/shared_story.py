"""The story where teams play: what happens to mates, or what they do together, told once for their team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from bot.games.inn.look.words import card_name, card_or_drink_name, name_at, short_character
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.variants import VARIANTS, parties_of
from bot.ui.words import Words

Told: TypeAlias = tuple[str, int]
"""A sentence, and how many events it tells."""
Change: TypeAlias = ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained
_GONE = (ev.FellAsleep, ev.WentBroke)
_DEALT = (ev.Discarded, ev.Drew)


def sides_of(options: Mapping[str, Any], seats: int) -> list[int]:
    """The party of each seat where teams play by these options; empty in an individual game."""
    variant = VARIANTS.get(options.get("variant", ""))
    if variant is None or not variant.shared:
        return []
    return parties_of(variant, seats, options.get("teams", ())) or []


class SharedStory:
    """Tells what concerns whole teams; `sides` has the party of each seat."""

    def __init__(self, words: Words, names: Sequence[str], sides: Sequence[int]) -> None:
        self.words = words
        self.names = names
        self.sides = sides

    def next(self, events: Sequence[ev.InnEvent]) -> Told | None:
        """The first events in one sentence, if they concern a team; else None."""
        first, second = events[0], events[1] if len(events) > 1 else None
        match first:
            case ev.Seated(characters=characters):
                return self._seated(characters), 1
            case ev.Starts(seat=seat) | ev.TurnBegan(seat=seat):
                return self._of_team(first.key, seat), 1
            case ev.EncounterRevealed(seat=seat, card=card):
                return self.words.say("inn-shared.encounter", names=self._team(seat), card=card_name(card)), 1
            case ev.Ignored(mates=mates) if mates:
                facts = {"name": self.names[first.seat], "card": card_or_drink_name(first.card)}
                return self.words.say("inn-shared.ignored", **facts, mates=self._listed(mates)), 1
            case ev.Redirected(from_=seat, to=to, n=n):
                return self.words.say(
                    "inn-shared.redirected", name=name_at(self.words, self.names, seat),
                    target=name_at(self.words, self.names, to), n=n,
                ), 1  # fmt: skip
            case ev.DrinkIgnored(seat=seat):
                return self.words.say("inn-shared.drink-ignored", name=self.names[seat]), 1
            case ev.DrinksOut():
                return self.words.say("inn-shared.drinks-out"), 1
            case ev.GameOver(living=living) if len(living) > 1:
                return self.words.say("inn-shared.over", names=self._listed(living)), 1
            case ev.Shared(seat=seat, gold=gold, each=each, inn=inn):
                key = "shared-inn" if not each else "shared-one" if gold - inn == each else "shared"
                return self.words.say(f"inn-shared.{key}", names=self._team(seat), gold=gold, each=each, inn=inn), 1
            case ev.PotionDrunk() if isinstance(second, Change) and second.seat == first.seat:
                return self._potion(first, second), 2
            case ev.ChampionNamed():
                run = list(takewhile(lambda event: isinstance(event, ev.ChampionNamed), events))
                return self._champions(run), len(run)
            case ev.FellAsleep() | ev.WentBroke():
                return self._gone(first, events)
            case ev.FortitudeChanged() | ev.AlcoholChanged() | ev.GoldGained():
                return self._changed(first, events)
            case ev.Ordered():
                return self._ordered(events)
            case ev.Discarded() | ev.Drew():
                return self._dealt(events)
            case _:
                return None

    def _team(self, seat: int) -> str:
        """All players of a seat's team, by name."""
        return self._listed([mate for mate, side in enumerate(self.sides) if side == self.sides[seat]])

    def _listed(self, seats: Sequence[int]) -> str:
        return self.words.listing([self.names[seat] for seat in seats])

    def _of_team(self, key: str, seat: int) -> str:
        alone = self.sides.count(self.sides[seat]) == 1
        return self.words.say(f"inn-shared.{key}-alone" if alone else f"inn-shared.{key}", names=self._team(seat))

    def _run(self, events: Sequence[ev.InnEvent], *kinds: type[ev.InnEvent]) -> list[ev.InnEvent]:
        """The first events of these kinds, as long as they are about seats of one team, each once."""
        run: list[ev.InnEvent] = []
        for event in events:
            seats = [_seat(event) for event in run]
            if not isinstance(event, kinds) or _seat(event) in seats:
                break
            if run and self.sides[_seat(event)] != self.sides[seats[0]]:
                break
            run.append(event)
        return run

    def _gone(self, first: ev.FellAsleep | ev.WentBroke, events: Sequence[ev.InnEvent]) -> Told | None:
        run = self._run(events, type(first))
        if len(run) < 2:
            return None
        return self.words.say(f"inn-shared.{first.key}", names=self._listed([_seat(event) for event in run])), len(run)

    def _changed(self, first: Change, events: Sequence[ev.InnEvent]) -> Told | None:
        """The same number of several mates changes: as one, with what the team has then."""
        run = [event for event in self._run(events, type(first)) if isinstance(event, Change)]
        if len(run) < 2:
            return None
        names = self._listed([event.seat for event in run])
        by, now = sum(event.by for event in run), run[-1].now
        return self.words.say(f"inn-shared.{first.key}", names=names, by=by, now=now) if by else "", len(run)

    def _potion(self, potion: ev.PotionDrunk, change: Change) -> str:
        changed = self.words.say(f"inn-change.{change.key}", by=change.by, now=change.now)
        key = "potion" if potion.left else "potion-last"
        return self.words.say(f"inn-shared.{key}", name=self.names[potion.seat], changed=changed, n=potion.left)

    def _champions(self, run: Sequence[ev.InnEvent]) -> str:
        key = "champion" if len(run) == 1 else "champions"
        card = run[0].card if isinstance(run[0], ev.ChampionNamed) else ""
        key += "-in-part" if _in_part(card) else ""
        return self.words.say(f"inn-shared.{key}", names=self._listed([_seat(event) for event in run]))

    def _ordered(self, events: Sequence[ev.InnEvent]) -> Told | None:
        """Several Drinks that a team has ordered: each who ordered, and for whom, with how many then wait there."""
        orders: dict[int, list[ev.Served]] = {}
        used = 0
        for ordered, served in zip(events[::2], events[1::2], strict=False):
            if not isinstance(ordered, ev.Ordered) or not isinstance(served, ev.Served) or ordered.to != served.seat:
                break
            if self.sides[ordered.seat] != self.sides[_seat(events[0])]:
                break
            orders.setdefault(ordered.seat, []).append(served)
            used += 2
        if used < 4:
            return None
        told = [self._drinks(seat, served) for seat, served in orders.items()]
        return self.words.say("inn-shared.dealt", told="; ".join(told)), used

    def _drinks(self, seat: int, served: Sequence[ev.Served]) -> str:
        waiting = {served_to.seat: served_to.pile for served_to in served}
        targets = [self.words.say("inn-shared.waiting", name=self.names[to], pile=pile) for to, pile in waiting.items()]
        listed = self.words.listing(targets)
        key = "ordered" if len(served) > 1 else "ordered-one"
        return self.words.say(f"inn-shared.{key}", name=self.names[seat], n=len(served), targets=listed)

    def _dealt(self, events: Sequence[ev.InnEvent]) -> Told | None:
        """The mates of a team discard and draw, each in turn."""
        first = events[0]
        run: list[ev.InnEvent] = []
        for event in events:
            if not isinstance(event, _DEALT) or self.sides[_seat(event)] != self.sides[_seat(first)]:
                break
            if any(type(event) is type(earlier) and _seat(event) == _seat(earlier) for earlier in run):
                break
            if isinstance(event, ev.Discarded) and any(isinstance(earlier, ev.Drew) for earlier in run):
                break  # what was drawn before belongs to something else
            run.append(event)
        seats = list(dict.fromkeys(_seat(event) for event in run))
        if len(seats) < 2:
            return None
        return self.words.say("inn-shared.dealt", told="; ".join(self._hand(seat, run) for seat in seats)), len(run)

    def _hand(self, seat: int, run: Sequence[ev.InnEvent]) -> str:
        discarded = sum(len(event.cards) for event in run if isinstance(event, ev.Discarded) and event.seat == seat)
        drawn = sum(event.n for event in run if isinstance(event, ev.Drew) and event.seat == seat)
        key = "discarded-drew" if discarded and drawn else "discarded" if discarded else "drew"
        return self.words.say(f"inn-shared.{key}", name=self.names[seat], n=discarded, drawn=drawn)

    def _seated(self, characters: Sequence[str]) -> str:
        told = [
            self.words.say(
                "inn-shared.plays-boss" if self.sides.count(side) == 1 else "inn-shared.plays", name=name,
                character=short_character(code),
            )
            for name, code, side in zip(self.names, characters, self.sides, strict=False)
        ]  # fmt: skip
        sides = dict.fromkeys(self.sides)
        teams = [
            self.words.listing([player for player, own in zip(told, self.sides, strict=False) if own == side])
            for side in sides
        ]
        told = teams[0]
        for team in teams[1:]:
            told = self.words.say("inn-shared.against", before=told, team=team)
        return self.words.say("inn-shared.seated", teams=told)


def _in_part(code: str) -> bool:
    """Whether Champions are named for a part of a card alone: the rest of it concerns all other players."""
    card = the_library().cards.get(code)
    whom = {effect.whom for use in card.uses for effect in use.do} if card is not None else set[str]()
    return {"all", "others"} <= whom


def _seat(event: ev.InnEvent) -> int:
    return int(getattr(event, "seat"))  # noqa: B009


def parted(
    words: Words, names: Sequence[str], sides: Sequence[int], events: Sequence[ev.InnEvent]
) -> Iterator[tuple[ev.InnEvent, str] | list[ev.InnEvent]]:
    """The events in order: each sentence about a team with its first event, and between them the other events."""
    story = SharedStory(words, names, sides)
    at, other = 0, list[ev.InnEvent]()
    while at < len(events):
        told = story.next(events[at:])
        if told is None:
            other.append(events[at])
            at += 1
            continue
        if other:
            yield other
            other = []
        yield events[at], told[0]
        at += told[1]
    if other:
        yield other
