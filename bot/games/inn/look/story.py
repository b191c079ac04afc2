"""The story of a game at the Inn: its events in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from bot.games.inn.look.joined import is_bite, joined, played
from bot.games.inn.look.shared_story import parted, sides_of
from bot.games.inn.look.together import grouped, together
from bot.games.inn.look.words import (
    INN,
    card_name,
    card_or_drink_name,
    character_name,
    counter_name,
    counter_title,
    drink_names,
    drink_title,
    encounter_deck_name,
    is_common,
    italic,
    name_at,
    side_name,
    wages,
    way_words,
)
from bot.games.inn.look.worth import worth_telling
from bot.games.inn.rules import events as ev
from bot.ui.words import Fact, Words

OPENING = (
    ev.Starts, ev.TurnBegan, ev.Played, ev.Used, ev.Revealed, ev.Ordered, ev.EventRevealed, ev.RoundWon, ev.RoundLost,
    ev.LastChance, ev.GameOver, ev.Sobers, ev.Passed, ev.ContestScored, ev.DrinksOut, ev.Discarded,
    ev.EncounterRevealed, ev.Chose, ev.CoinTossed, ev.Bid, ev.SecretsShown, ev.SaleDeclined,
)  # fmt: skip
"""The events that begin a line."""
NO_OPTIONS: Mapping[str, Any] = {}
SPAN = 4
"""The most sentences on one line."""
DOUBLED = re.compile(r"([.!?](?:\\\*|['’\"”])?\*)\.")
"""A full stop after a title that ends in its own punctuation."""

OfDrinks = (
    ev.Ordered | ev.DrinkPassed | ev.DrinkUnpaid | ev.DrinkSplit | ev.Served | ev.DrinksFilled | ev.Revealed |
    ev.EventRevealed | ev.DrinkChanged | ev.Drank | ev.DrinkStays | ev.DrinkUnder | ev.Sobers
)  # fmt: skip
OfCards = (
    ev.LookedAt | ev.Drew | ev.Reshuffled | ev.PileShuffledIn | ev.Discarded | ev.Played | ev.Used | ev.LeftFront |
    ev.PutInFront | ev.ThingKept | ev.SideRevealed | ev.SideShuffled | ev.SideTaken | ev.Sold | ev.SaleDeclined |
    ev.CardsShown | ev.HandOpened | ev.HandClosed | ev.Borrowed | ev.DeckShown | ev.Divided | ev.PileTaken |
    ev.CardSearched
)  # fmt: skip
OfOutcomes = (
    ev.Negated | ev.Ignored | ev.NoEffect | ev.IgnoredAnyway | ev.Reduced | ev.Redirected | ev.TurnedAway |
    ev.IgnoresKind | ev.Boosted
)  # fmt: skip


def lines(
    words: Words,
    names: Sequence[str],
    events: Sequence[Mapping[str, Any]],
    show: Callable[[str], str],
    options: Mapping[str, Any] = NO_OPTIONS,
) -> list[str]:
    """The events as lines, oldest first: the effects of a move stand on its line. `options`: those of the table, which
    say who plays with whom."""
    shown, sides = [show(name) for name in names], sides_of(options, len(names))
    told = worth_telling([event for event in map(ev.read, events) if event is not None])
    out: list[list[str]] = []
    sentences = _sentences_of_teams(words, shown, sides, told) if sides else _sentences(words, shown, told)
    for first, said, alone in sentences:
        if not said:
            continue
        opens = isinstance(first, OPENING) or is_bite(first)
        if not out or (alone and opens) or len(out[-1]) >= SPAN:
            out.append([])
        out[-1].append(said)
    return [" ".join(parts) for parts in out]


def goes_on(before: Sequence[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a move goes on with what the moves before it do, so that one sentence tells both: the Drinks of a phase
    are ordered, or one after the other passes, does not bid, discards, names a Champion or chooses the same."""
    match ev.read(before[-1]), ev.read(events[0]):
        case (
            (ev.Served(), ev.Ordered()) | (ev.Passed(), ev.Passed()) | (ev.Bid(n=0), ev.Bid(n=0))
            | (ev.ChampionNamed(), ev.ChampionNamed()) | (ev.Discarded(), ev.Discarded())
        ):  # fmt: skip
            return True
        case ev.Chose() as last, ev.Chose() as first:
            return (last.card, last.at, last.way) == (first.card, first.at, first.way)
        case _:
            return False


def _sentences_of_teams(
    words: Words, names: Sequence[str], sides: Sequence[int], events: Sequence[ev.InnEvent]
) -> Iterator[tuple[ev.InnEvent, str, bool]]:
    """As `_sentences`; what concerns a whole team is told once."""
    for part in parted(words, names, sides, events):
        if isinstance(part, tuple):
            yield part[0], DOUBLED.sub(r"\1", part[1]), True
        else:
            yield from _sentences(words, names, part)


def _sentences(
    words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]
) -> Iterator[tuple[ev.InnEvent, str, bool]]:
    """Every sentence with an event that it tells, one that begins a line if there is one, and whether that is no matter
    of several players.
    """
    groups = list(grouped(events))
    while groups:
        group = groups.pop(0)
        if len(group) > 1 and (whole := together(words, names, group)) is not None:
            yield group[0], whole, False
            continue
        if len(group) > 1:
            yield from ((event, sentence(words, names, event), False) for event in group)
            continue
        run = [*group, *(other[0] for other in takewhile(lambda other: len(other) == 1, groups))]
        whole_run = joined(words, names, run)
        if whole_run is None:
            yield group[0], sentence(words, names, group[0]), True
        else:
            said, used = whole_run
            del groups[: used - 1]
            yield (
                next((event for event in run[:used] if isinstance(event, OPENING)), run[0]),
                DOUBLED.sub(r"\1", said),
                True,
            )


def sentence(words: Words, names: Sequence[str], event: ev.InnEvent) -> str:
    """One event in words; empty for one that changed nothing."""
    told = _EventSentences(words, names).told(event)
    return DOUBLED.sub(r"\1", told)


class _EventSentences:
    """Tells events with these words and names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def told(self, event: ev.InnEvent) -> str:
        """One event."""
        if isinstance(event, OfDrinks):
            return self._of_drinks(event)
        if isinstance(event, OfCards):
            return self._of_cards(event)
        if isinstance(event, OfOutcomes):
            return self._of_outcomes(event)
        match event:
            case ev.Seated() | ev.GameOver() | ev.LastChance() | ev.ContestScored():
                return self._of_several(event)
            case ev.FortitudeChanged() | ev.AlcoholChanged():
                form = event.key if event.by else f"{event.key}-stays"
                return self._say(form, event.seat, by=event.by, now=event.now)
            case ev.PotionDrunk(what=what):
                return self._say(f"potion-{what}", event.seat)
            case ev.GoldGained():
                return self._say(event.key, event.seat, by=event.by, now=event.now)
            case ev.Paid() | ev.Shared() | ev.Anted() | ev.PotTaken() | ev.RoundWon() | ev.RoundLost():
                return self._of_gold(event)
            case ev.CounterChanged(now=now) if is_bite(event):
                form = "counter-bites" if now else "counter-bites-last"
                return self._say(form, event.seat, counter=counter_name(event.counter), now=now)
            case ev.CounterChanged(by=by, now=now):
                return self._say(event.key, event.seat, counter=counter_title(event.counter, abs(by)), by=by, now=now)
            case ev.TurnCut(until=until):
                return self._say(f"turn-cut-{until}", event.seat)
            case ev.OrdersGiven() | ev.Covered():
                return ""
            case ev.Chose() | ev.CoinTossed() | ev.Bid() | ev.BidWon() | ev.SecretsShown() | ev.DrinksDiscarded():
                return self._of_choices(event)
            case ev.Progressed() | ev.EncounterRevealed() | ev.EncountersReshuffled():
                return self._of_encounters(event)
            case ev.ControlTaken(seat=seat):
                return self._say(event.key if seat != INN else "control-nobody", seat)
            case ev.RoundBegan():
                return self._say(event.key, event.starter)
            case ev.DrinksOut() | ev.ContestLost():
                return self._say(event.key)
            case (
                ev.Starts() | ev.TurnBegan() | ev.CameBack() | ev.DrinkIgnored() | ev.Declined()
                | ev.ContestWon() | ev.NoAntes() | ev.Passed() | ev.LeftRound() | ev.PotStolen() | ev.RoundGoesOn()
                | ev.FellAsleep() | ev.WentBroke() | ev.ChampionNamed() | ev.MatesBarred()
                | ev.ChampionTaken()
            ):  # fmt: skip
                return self._say(event.key, event.seat)

    def _say(self, form: str, seat: int | None = None, target: int | None = None, **facts: Fact) -> str:
        """The words of one form of an event; `seat` and `target` are named where they are given."""
        if seat is not None:
            facts["name"] = name_at(self.words, self.names, seat)
        if target is not None:
            facts["target"] = name_at(self.words, self.names, target)
        return self.words.say(f"inn-event.{form}", **facts)

    def _listed(self, seats: Sequence[int]) -> str:
        return self.words.listing([self.names[seat] for seat in seats])

    def _of_several(self, event: ev.Seated | ev.GameOver | ev.LastChance | ev.ContestScored) -> str:
        words, names = self.words, self.names
        match event:
            case ev.Seated():
                told = [
                    words.say("inn.plays", name=name, character=character_name(code))
                    for name, code in zip(names, event.characters, strict=False)
                ]
                return self._say(event.key, names=words.listing(told))
            case ev.GameOver(living=living):
                return self._say(event.key if living else "over-nobody", names=self._listed(living))
            case ev.LastChance():
                return self._say(event.key, names=self._listed(event.seats))
            case ev.ContestScored():
                told = [words.say("inn.mark", name=names[int(seat)], n=mark) for seat, mark in event.marks.items()]
                best = [int(seat) for seat, mark in event.marks.items() if mark == max(event.marks.values())]
                form = "contest-tie" if len(best) > 1 else event.key
                return self._say(form, names=", ".join(told), tied=self._listed(best))

    def _of_drinks(self, event: OfDrinks) -> str:
        """What is ordered, revealed, changed and drunk."""
        match event:
            case ev.Ordered() | ev.DrinkPassed() | ev.DrinkUnpaid() | ev.DrinkSplit():
                return self._say(event.key, event.seat, event.to)
            case ev.Served():
                return self._say(event.key, event.seat, pile=event.pile)
            case ev.DrinksFilled():
                return self._say(event.key, n=event.n)
            case ev.Revealed() | ev.EventRevealed():
                return self._say(event.key, event.seat, drink=italic(drink_title(event.drink)))
            case ev.DrinkChanged(mod=["add", int(n), *_]):
                return self._say("drink-add" if n >= 0 else "drink-add-less", event.seat, n=abs(n))
            case ev.DrinkChanged(mod=["count", code, n]):
                return self._say("drink-count", event.seat, counter=counter_title(str(code), int(n)), n=n)
            case ev.DrinkChanged(mod=["season", int(alcohol), int(fortitude), int(draw), int(gold)]):
                amounts = {"fortitude": fortitude, "alcohol": alcohol, "draw": draw, "gold": gold}
                told = [self.words.say(f"inn-amount.{word}", n=n) for word, n in amounts.items() if n]
                return self._say("drink-season", event.seat, amounts=", ".join(told))
            case ev.DrinkChanged(mod=mod):
                return self._say(f"drink-{mod[0]}", event.seat, n=mod[1])
            case ev.Drank(seat=seat, drinks=drinks):
                said = {"name": self.names[seat], "drinks": drink_names(self.words, drinks)}
                return self.words.say("inn-joined.drank-only", **said)
            case ev.DrinkStays():
                return self._say(event.key, event.seat, drink=italic(drink_title(event.drink)), pile=event.pile)
            case ev.DrinkUnder():
                return self._say(event.key, drink=italic(drink_title(event.drink)))
            case ev.Sobers(emptied=emptied):
                return self._say(f"{event.key}-emptied" if emptied else event.key, event.seat)

    def _of_cards(self, event: OfCards) -> str:
        """Where cards go: hands, piles, sides, in front of players, and from one player to another."""
        match event:
            case ev.LookedAt(n=n) | ev.Drew(n=n) | ev.Reshuffled(n=n) | ev.PileShuffledIn(n=n):
                return self._say(event.key, event.seat, n=n)
            case ev.Discarded():
                return self._say(event.key, event.seat, n=len(event.cards))
            case ev.Played() | ev.Used():
                return played(self.words, self.names, event)
            case ev.LeftFront(card=card) if wages(card):
                return self._say("left-front-unpaid", event.seat, card=card_name(card))
            case ev.PutInFront() | ev.LeftFront() | ev.ThingKept():
                return self._say(event.key, event.seat, card=card_name(event.card))
            case ev.SideRevealed(side=side):
                return self._say(event.key, event.seat, card=card_name(event.card), side=side_name(side))
            case ev.SideShuffled(side=side, n=n):
                return self._say(event.key, event.seat, side=side_name(side), n=n)
            case ev.SideTaken(side=side):
                return self._say(event.key, event.seat, side=side_name(side))
            case ev.Sold(card=card, price=price) | ev.SaleDeclined(card=card, price=price):
                return self._say(event.key, event.seat, event.to, card=card_name(card), price=price)
            case ev.CardsShown(cards=cards) | ev.DeckShown(cards=cards) | ev.PileTaken(cards=cards):
                return self._say(event.key, event.seat, cards=self._cards(cards))
            case ev.Divided(first=first, second=second):
                return self._say(event.key, event.seat, first=self._cards(first), second=self._cards(second))
            case ev.HandOpened() | ev.HandClosed():
                return self._say(event.key, event.seat)
            case ev.Borrowed(seat=seat, from_=owner, card=card):
                return self._say(event.key, seat, owner, card=card_name(card))
            case ev.CardSearched(cards=cards, found=found):
                n = len(cards)
                return self._say(event.key if found else "card-searched-none", event.seat, n=n, card=card_name(found))

    def _cards(self, cards: Sequence[str]) -> str:
        """Cards in a list; a word for none."""
        return self.words.listing([card_name(card) for card in cards]) or self.words.say("inn-choice.pile-nothing")

    def _of_outcomes(self, event: OfOutcomes) -> str:
        """What becomes of a card, a Drink or an effect before it is carried out."""
        match event:
            case ev.Boosted():
                return self._say(event.key, event.seat, card=card_name(event.card), by=event.by)
            case ev.IgnoresKind(of=kind):
                return self._say(event.key, event.seat, kind=self.words.say(f"inn-kind.{kind}"))
            case ev.Negated(card=card) if is_common(card):
                return self._say("negated-of", event.seat, card=card_name(card))
            case ev.Negated() | ev.Ignored() | ev.NoEffect():
                return self._say(event.key, event.seat, card=card_or_drink_name(event.card))
            case ev.IgnoredAnyway(why=why):
                kind = self.words.say(f"inn-kind.{event.of}")
                return self._say(f"{event.key}-{why}", event.seat, card=card_or_drink_name(event.card), kind=kind)
            case ev.Reduced(left=left):
                return self._say(event.key if left else "reduced-none", event.seat, by=event.by, left=left)
            case ev.Redirected():
                return self._say(event.key, event.from_, event.to, n=event.n)
            case ev.TurnedAway():
                return self._say(event.key, event.from_, event.to, card=card_name(event.card))

    def _of_gold(self, event: ev.Paid | ev.Shared | ev.Anted | ev.PotTaken | ev.RoundWon | ev.RoundLost) -> str:
        match event:
            case ev.Paid(paid=paid):
                form = f"paid-{paid}" if paid else "paid-inn-gets" if event.to == INN else "paid"
                form = form if event.n or paid else "paid-nothing"
                return self._say(form, event.seat, event.to, n=event.n)
            case ev.Shared(gold=gold, each=each, inn=inn):
                alone = each and gold - inn == each
                form = "shared-one" if alone else event.key if each else "shared-inn"
                return self._say(form, event.seat, gold=gold, each=each, inn=inn)
            case ev.Anted(paid=paid, n=n):
                form = f"ante-{paid}" if paid else "ante" if n else "ante-no"
                return self._say(form, event.seat, n=n, pot=event.pot)
            case ev.PotTaken(seat=seat, n=n):
                form = "pot-nobody" if seat == INN else event.key if n else "pot-empty"
                return self._say(form, seat, n=n)
            case ev.RoundWon():
                return self._say(event.key if event.pot else "round-won-empty", event.seat, pot=event.pot)
            case ev.RoundLost():
                return self._say(event.key if event.pot else "round-lost-empty", pot=event.pot)

    def _of_choices(
        self, event: ev.Chose | ev.CoinTossed | ev.Bid | ev.BidWon | ev.SecretsShown | ev.DrinksDiscarded
    ) -> str:
        match event:
            case ev.Chose():
                what = way_words(event.card, event.at, event.way)
                return self._say(event.key if what else "chose-nothing", event.seat, what=what)
            case ev.CoinTossed():
                return self._say(event.key if event.heads else "coin-tails")
            case ev.Bid():
                return self._say(f"bid-{event.how}" if event.n else "bid-no", event.seat, n=event.n)
            case ev.BidWon():
                return self._say(event.key, event.seat)
            case ev.SecretsShown():
                told = [
                    self.words.say("inn.mark", name=self.names[int(seat)], n=n) for seat, n in event.gold.items()
                ]  # fmt: skip
                return self._say(event.key, told=", ".join(told))
            case ev.DrinksDiscarded():
                drinks = drink_names(self.words, event.drinks)
                return self._say(
                    event.key if event.pile else f"{event.key}-all", event.seat, drinks=drinks, pile=event.pile
                )

    def _of_encounters(self, event: ev.Progressed | ev.EncounterRevealed | ev.EncountersReshuffled) -> str:
        deck = encounter_deck_name(event.deck)
        match event:
            case ev.Progressed():
                return self._say(event.key, deck=deck, left=event.left)
            case ev.EncounterRevealed():
                return self._say(event.key, event.seat, deck=deck, card=card_name(event.card))
            case ev.EncountersReshuffled():
                return self._say(event.key, deck=deck, n=event.n)
