"""What happens if nobody answers: the rules themselves, played on from what somebody may know.

A state is made of a view, with every hidden card face down, and the second half of all that is being resolved is played
on it (`play.finishing`). Nothing is guessed: whatever looks at a hidden card makes the seats that it concerns unsure.
Where players have to choose, and where a coin is tossed, all ways are tried: a seat is sure of what comes to the same
in each of them.

It ends when what is being resolved is over, with the Round of Gambling that ends by it, or when players are about to
lose: before their last chance. What comes then before anybody is asked again (the Drinks of a Drink Phase, the end of
the turn and the start of the next one) is not part of it, but makes those unsure to whom it may do anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from bot.engine import Answers, Ask, Runaway, SeatAsk, Told, split_pick
from bot.games.inn.rules.cards.prepared import DrinkCard, Library, Taste
from bot.games.inn.rules.face_down import HIDDEN, parties_of_view, stack_of_view, state_of
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play import turns
from bot.games.inn.rules.play.ending import STEPS, end_of_turn
from bot.games.inn.rules.play.finishing import is_whole, settle
from bot.games.inn.rules.play.losing import asleep, broke
from bot.games.inn.rules.play.loss import felt
from bot.games.inn.rules.play.playing import borrow, happen, play
from bot.games.inn.rules.play.standing import total
from bot.games.inn.rules.play.state import (
    INN,
    Contest,
    Drink,
    Item,
    Part,
    State,
)
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.view import InnView
from bot.games.inn.rules.ways import MOST_WAYS, BlindLuck, Ways

Mods: TypeAlias = Sequence[Sequence[Any]]
"""What was done to a Drink (see `Drink.mods`)."""
Says: TypeAlias = Mapping[int, Sequence[str]]
"""By seat, what it answers to what it is asked, one after the other; where there is nothing, what is usual."""
NOTHING_SAID: Final[Says] = MappingProxyType({})
UNSEEN: Final = DrinkCard(
    HIDDEN, "", "", (), Taste(), {}, {}, chaser=False, share=False, whole=False, goes="", original=False, note=""
)


class Levels(NamedTuple):
    """Where a seat stands; Fortitude and Alcohol Content from 0 to 20."""

    fortitude: int
    alcohol: int
    gold: int
    more: int = 0
    """Counters that count with Alcohol Content."""

    @property
    def gap(self) -> int:
        """Fortitude minus Alcohol Content and what counts with it; at 0 the player passes out."""
        return self.fortitude - self.alcohol - self.more


@dataclass(frozen=True, slots=True)
class Outcome:
    """What happens to one seat if nobody answers."""

    before: Levels
    after: Levels
    drawn: int = 0
    """Cards that it draws."""
    unseen: int = 0
    """Drinks that the seat drinks and that nobody has seen yet; their effects are not in `after`."""
    unsure: bool = False
    """Whether more may happen to the seat that cannot be known now."""
    out: str = ""
    """Why the seat would then lose the game: "asleep" or "broke"; empty if it would not."""
    later: bool = False
    """Whether the seat is unsure only of what comes after all that is being resolved, before anybody is asked again."""

    @property
    def sure(self) -> bool:
        """Whether this comes true if nobody answers."""
        return not (self.unsure or self.unseen)

    @property
    def resolved(self) -> bool:
        """Whether all that is being resolved is known, whatever comes after it."""
        return self.sure or (self.later and not self.unseen)


def foresee(view: InnView, library: Library, pick: str = "", most: int = MOST_WAYS) -> list[Outcome]:
    """By seat, what happens if nobody answers what is being resolved.

    `pick`: an option that plays a card, with its targets, which the seat of the view plays first. `most`: the most ways
    that are tried; where players could choose in more, nothing is sure.
    """
    return _in_each_way(lambda: state_of(view, library), library, most, view["me"], pick)


def foresee_drink(view: InnView, library: Library, seat: int, cards: Sequence[str], mods: Mods = ()) -> Outcome:
    """What happens to a seat by drinking a Drink, which some cards have changed already; nothing else is resolved."""

    def begin() -> State:
        state = state_of(view, library)
        drink = Drink(list(cards), seat, seat, [list(mod) for mod in mods])
        state.stack, state.floor = [Item("drinks", seat, drinks=[drink], origin="event")], 0
        return state

    return _in_each_way(begin, library, MOST_WAYS)[seat]


def table_of_view(view: InnView, library: Library) -> Table:
    """A table on which the rules can be asked things about a view."""
    return BlindTable(state_of(view, library), library, Ways())


def about_to_lose(view: InnView, library: Library) -> frozenset[int]:
    """The seats that are about to lose as things stand: asleep, or without Gold where that matters."""
    state = parties_of_view(view, library)
    return frozenset((*asleep(BlindTable(state, library, Ways())), *broke(state)))


def felt_losses(view: InnView, library: Library) -> list[list[int | None]]:
    """By item of the stack and its parts, what each loss of Fortitude really takes as things are, with all standing
    effects; None for other parts, and where a number of each is counted only as it happens.
    """
    state = parties_of_view(view, library)
    state.stack = stack_of_view(view)
    table = BlindTable(state, library, Ways())
    return [[_felt(table, item, part) for part in item.parts] for item in state.stack]


def _felt(table: Table, item: Item, part: Part) -> int | None:
    card = table.cards.get(part.card or item.card)
    plain = part.at < 0 or card is None or not card.effects[part.at].per
    return felt(table, item, part) if part.word == "lose-fortitude" and plain and part.seat != INN else None


def _in_each_way(
    begin: Callable[[], State], library: Library, most: int, me: int | None = None, pick: str = ""
) -> list[Outcome]:
    ways = Ways(most)
    found = [_one_way(begin(), library, ways, me, pick) for _ in ways]
    if len(found) == 1 and ways.whole:
        return found[0]
    return [_in_all_ways(outcomes, whole=ways.whole) for outcomes in zip(*found, strict=True)]


def _in_all_ways(outcomes: Sequence[Outcome], *, whole: bool) -> Outcome:
    """What comes of it for a seat in whichever way; unsure if that is not the same in all."""
    first = outcomes[0]
    if whole and all(outcome == first for outcome in outcomes):
        return first
    same = len({outcome.after for outcome in outcomes}) == 1
    out = first.out if all(outcome.out == first.out for outcome in outcomes) else ""
    return Outcome(
        first.before, first.after if same else first.before, min(outcome.drawn for outcome in outcomes),
        min(outcome.unseen for outcome in outcomes), unsure=True, out=out,
    )  # fmt: skip


def levels_of(state: State, library: Library) -> list[Levels]:
    """Where every seat stands."""
    more: list[int] | None = None
    for seat in state.seats:  # hot
        if seat.counters:
            more = more or [0] * len(state.parties)
            for code, level in seat.counters.items():
                if library.counters[code].drunk:
                    more[seat.party] += level
    if more is None:
        parties = [Levels(party.fortitude, party.alcohol, party.gold) for party in state.parties]
    else:
        each = zip(state.parties, more, strict=True)
        parties = [Levels(party.fortitude, party.alcohol, party.gold, n) for party, n in each]
    return [parties[seat.party] for seat in state.seats]


# -- one way ---------------------------------------------------------------------------------------------------------


class _Unknown(Exception):
    """The rules have asked what cannot be known."""


class _LastChance(Exception):
    """Players are about to lose."""


@dataclass(slots=True)
class _Tally:
    """What has happened to a seat so far."""

    drawn: int = 0
    unseen: int = 0
    unsure: bool = False
    left: Levels | None = None
    """Where the seat stood as it left the game."""


class BlindTable(Table):
    """The table as somebody sees it who knows no hidden card. It notes what cannot be known."""

    __slots__ = ("lying", "specials", "tallies")

    def __init__(self, state: State, library: Library, ways: Ways) -> None:
        super().__init__(state, Told(BlindLuck(ways), listening=False), library, _nobody, happen, borrow)
        self.drinks = {**library.drinks, HIDDEN: UNSEEN}
        self.tallies = [_Tally() for _ in state.seats]
        self.lying = state.stack.copy()
        self.specials = 0
        """How many of the hidden Drinks may come with another card; known once one was revealed."""

    def unsure(self, seats: Iterable[int] | None = None) -> None:
        """More may happen to these seats, or to everybody."""
        for seat in self.state.living() if seats is None else seats:
            self.tallies[seat].unsure = True

    # -- what cannot be known, verb by verb ---------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Cards are drawn face down."""
        hand = self.state.seats[seat].hand
        before = len(hand)
        Table.draw(self, seat, n)
        self.tallies[seat].drawn += len(hand) - before

    def draw_until(self, seat: int, kind: str) -> None:
        """Nobody knows how many cards are revealed for it."""
        own = self.state.seats[seat]
        own.draw, own.discard = [HIDDEN] * len(own.draw), [HIDDEN] * len(own.discard)

    def call_in(self, seat: int) -> None:
        """What comes lies in front of the player, and nobody knows what it is."""
        self.draw_until(seat, "")
        self.lay(seat, HIDDEN, seat)

    def discard(self, seat: int, codes: list[str]) -> None:
        """Which cards the player discards is not known, nor which are left."""
        own = self.state.seats[seat]
        own.hand = [HIDDEN] * (len(own.hand) - len(codes))
        own.discard += [HIDDEN] * len(codes)

    def play_card(self, item: Item) -> None:
        """A card that is paid for with others lies among those of which nobody knows which they are."""
        hand = self.state.seats[item.by if item.owner == INN else item.owner].hand
        laid = (laid.card for mate in self.state.mates(item.by) for laid in self.state.seats[mate].front)
        if item.card not in hand and item.card not in laid:
            if HIDDEN not in hand:
                raise _Unknown  # it has gone on the way
            hand[hand.index(HIDDEN)] = item.card
        Table.play_card(self, item)

    def take_shown(self, item: Item, seat: int, cards: list[str]) -> None:
        """They come into the hand as drawn ones do."""
        Table.take_shown(self, item, seat, cards)
        self.tallies[seat].drawn += len(cards)

    def reveal_drink(self, item: Item, seat: int) -> str:
        """A hidden Drink may be an Event if it comes from a pile, and may have Chasers, for which the deck may not
        suffice."""
        code = Table.reveal_drink(self, item, seat)
        if code == HIDDEN:
            self.specials = self.specials or _specials(self)
            if item.origin == "pile" or len(self.state.drinks) <= self.specials:
                self.unsure()
        return code

    def serve_drink(self, seat: int) -> None:
        """The Drink Deck may have run out by Chasers that nobody has seen."""
        Table.serve_drink(self, seat)
        if self.specials and len(self.state.drinks) <= self.specials:
            self.unsure()

    def count_drink(self, drink: Drink, felt: Taste) -> None:
        """A Drink that nobody has seen: what it does to its drinker is no mate's either."""
        if HIDDEN in drink.cards:
            self.tallies[drink.drinker].unseen += 1
            self.unsure(mate for mate in self.state.mates(drink.drinker) if mate != drink.drinker)

    def begin_contest(self, seats: Sequence[int]) -> Contest:
        """It is won by Drinks that nobody has seen."""
        for seat in seats:
            self.tallies[seat].unseen += 1
        raise _Unknown

    def fall_asleep(self, seat: int) -> None:
        """Where somebody stands who goes is noted before the Gold is shared out."""
        self.tallies[seat].left = levels_of(self.state, self.library)[seat]
        Table.fall_asleep(self, seat)


def _specials(table: Table) -> int:
    """How many of the Drinks that lie face down are Events, or have a Chaser."""
    state = table.state
    there = [code for deck in state.options["drinks"] for code in table.library.decks[deck].build()]
    for code in [*state.poured, *(code for item in state.stack for code in item.cards)]:
        if code != HIDDEN:
            there.remove(code)
    return sum(bool(table.drinks[code].event) or table.drinks[code].chaser for code in there)


def _nobody(table: Table, item: Item) -> Moves:
    """Nobody answers. A last chance that has only now come up is another window, of which this one says nothing."""
    assert isinstance(table, BlindTable)
    new = all(item is not other for other in table.lying)
    if item.what == "losing" and new and len(table.state.stack) - 1 == table.state.floor:
        raise _LastChance
    item.shut = True
    return
    yield


def _one_way(state: State, library: Library, ways: Ways, me: int | None, pick: str) -> list[Outcome]:
    """What happens in one of the ways; the state is changed."""
    drinks_next = waits_for_drinks(state)
    table = BlindTable(without_phase(state), library, ways)
    before, began = levels_of(state, library), state.stack[0] if state.stack else None
    ends = False
    if is_whole(state, library):
        ends = play_on(table, ways, [(me, pick)] if me is not None and pick else [])
    else:
        table.unsure()
    after = levels_of(state, library)
    out, unsure = _out(table), [tally.unsure for tally in table.tallies]
    if ends and drinks_next:
        table.unsure()  # nobody knows what the Drink is
    elif ends:
        _look_further(table, ways, after, began)
    return [
        Outcome(
            was, tally.left or now, tally.drawn, tally.unseen, tally.unsure, out.get(seat, ""),
            later=tally.unsure and not unsure[seat],
        )
        for seat, (was, now, tally) in enumerate(zip(before, after, table.tallies, strict=True))
    ]  # fmt: skip


def waits_for_drinks(state: State) -> bool:
    """Whether what is being resolved has come up in the window on the Drink Phase, before its Drinks."""
    return bool(state.stack) and state.stack[0].what == "phase"


def without_phase(state: State) -> State:
    """The same without the window on the Drink Phase itself: nothing is pending in it, and the Drinks that come after
    it are no part of what is being resolved."""
    if waits_for_drinks(state):
        del state.stack[0]
        state.floor = max(0, state.floor - 1)
    return state


def play_on(table: BlindTable, ways: Ways, picks: Sequence[tuple[int, str]], says: Says = NOTHING_SAID) -> bool:
    """Play on what lies there, which must be whole (`is_whole`), after `picks` by these seats; whether it came to its
    end. `says`: what some seats answer to what they are asked on the way.
    """
    return _play(table, _played(table, picks), ways, {seat: list(answers) for seat, answers in says.items()})


def _out(table: Table) -> dict[int, str]:
    """By seat, why it is out of the game, or is about to be."""
    state = table.state
    gone = {seat: own.out for seat, own in enumerate(state.seats) if own.out}
    return {**dict.fromkeys(broke(state), "broke"), **dict.fromkeys(asleep(table), "asleep"), **gone}


def _played(table: Table, picks: Sequence[tuple[int, str]]) -> Moves:
    """Seats play cards, and then all that lies there is brought to its end."""
    gambled = INN
    for seat, text in picks:
        pick = read_pick(text)
        card = table.cards.get(pick.of) if pick.kind == "card" else None
        if not table.state.stack and card is not None and card.gambles:
            gambled = seat
        yield from play(table, seat, pick)
    yield from settle(table, gambled)


def _play(table: BlindTable, moves: Moves, ways: Ways, left: dict[int, list[str]] | None = None) -> bool:
    """Play on, whoever has to choose something choosing this way; whether it came to its end. `left`: what is left of
    what seats say.
    """
    left = left or {}
    answers: Answers | None = None
    try:
        while True:
            build = next(moves) if answers is None else moves.send(answers)
            ask = build()
            answers = {} if ask is None else _chosen(ask, ways, left)
    except StopIteration:
        return True
    except _LastChance:
        return False
    except (_Unknown, Runaway):
        pass
    except KeyError as unknown:
        if unknown.args != (HIDDEN,):
            raise
    table.unsure()
    return False


def _chosen(ask: Ask, ways: Ways, left: dict[int, list[str]]) -> Answers:
    """An answer to what is asked on the way: of each seat, or of the first who may say it."""
    seats = list(ask.seats.items())
    return {seat: _one_of(seat, asked, ways, left) for seat, asked in (seats[:1] if ask.first else seats)}


def _one_of(seat: int, asked: SeatAsk, ways: Ways, left: dict[int, list[str]]) -> tuple[str, ...]:
    """What the seat says, if it says something to this; else one of the answers. Of cards to discard the first, as
    nobody knows which they are.
    """
    said = left.get(seat)
    if said and split_pick(said[0])[0] in asked.options:
        if len(said) == 1:
            del left[seat]
        return (said.pop(0),)
    if said == [] or asked.least != 1 or asked.most != 1:
        return asked.default
    picks = [pick for option in asked.options.values() for pick in option.picks()]
    return (picks[ways.fork(len(picks), seat)],)


def _look_further(table: BlindTable, ways: Ways, after: Sequence[Levels], began: Item | None) -> None:
    """Whoever stands elsewhere when the turn has ended, and the next one has begun, is unsure. `began`: what lay lowest
    of all that has been resolved.
    """
    if table.state.over:
        return
    if _drinks_on(table):
        table.unsure()
        return
    if not _turn_is_over(table.state):
        return
    tallies = [replace(tally) for tally in table.tallies]
    _play(table, _to_next_turn(table, began), ways)
    later = levels_of(table.state, table.library)
    for seat, (tally, further) in enumerate(zip(tallies, table.tallies, strict=True)):
        tally.unsure |= further.unsure or further.unseen > tally.unseen or later[seat] != after[seat]
    table.tallies = tallies


def _drinks_on(table: Table) -> bool:
    """Whether whoever drinks may have to drink once more."""
    state = table.state
    try:
        return state.phase == "drink" and not state.ended and bool(total(table, state.active, "drinks-more"))
    except KeyError as unknown:
        if unknown.args != (HIDDEN,):
            raise
        return True  # nobody knows what holds for the player


def _turn_is_over(state: State) -> bool:
    """Whether the turn ends with what has been resolved."""
    if state.shared is not None and state.phase == "drink":
        done = state.shared.done
        return all(seat == state.active or seat in done for seat in state.going(state.mates(state.active)))
    return state.phase in ("drink", "end") or state.ended or bool(state.seats[state.active].out)


def _to_next_turn(table: Table, began: Item | None) -> Moves:
    """What comes by itself before anybody is asked again."""
    state = table.state
    ends = state.phase == "end"
    if ends and (began is None or began.what not in STEPS):
        raise _Unknown  # nobody knows how much of the turn's end there has been
    yield from end_of_turn(table, state.mates(state.active) or [state.active], began if ends else None)
    table.end_turn(state.active)
    if not state.over:
        yield from turns.start(table, state.mates(state.active))
