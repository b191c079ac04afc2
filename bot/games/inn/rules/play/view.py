"""What a seat may know: its own hand, and what lies open on the table. Nothing else asks the state."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, cast

from bot.engine import View
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.play.brew import rewards, taste
from bot.games.inn.rules.play.losing import placings
from bot.games.inn.rules.play.reach import is_drunk, is_ignored
from bot.games.inn.rules.play.state import INN, Item, Laid, Part, Phase, Round, Seat, SharedTurn, Side, State, What
from bot.games.inn.rules.play.verbs import TableFacts


class LaidView(TypedDict):
    """A card in front of a player (see `Laid`)."""

    card: str
    owner: int
    used: bool


class SideView(TypedDict):
    """A side deck: how many cards it has left, and its discard pile."""

    draw: int
    discard: list[str]


class EncountersView(TypedDict):
    """A deck of Sea or Dungeon Events (see `Encounters`): how many cards it has left."""

    code: str
    draw: int
    discard: list[str]
    counters: int


class SeatView(TypedDict):
    """What lies open of a seat. `hand`, `draw` and `pile` (the Drink Me! Pile) are counts."""

    party: int
    character: str
    fortitude: int
    alcohol: int
    gold: int
    hand: int
    draw: int
    discard: list[str]
    pile: int
    out: str
    """Why it is out: "asleep" or "broke"; empty while it is in."""
    orders: list[str]
    counters: dict[str, int]
    """Those that it has, by full code."""
    sides: dict[str, SideView]
    front: list[LaidView]
    backs: dict[str, int]
    """How many cards of its hand come from a side deck whose backs differ, by the deck's id."""
    away: str
    ignores: list[str]
    boss: NotRequired[bool]
    """It plays a villain with the Boss Cards; left out if not."""
    open: NotRequired[list[str]]
    """The cards of its hand, where that lies open to everybody; left out where it does not."""


class PartView(TypedDict):
    """One effect of a plan (see `Part`)."""

    word: str
    seat: int
    n: int
    """As far as cards have left it; of a number for each of something, without what they have taken off the whole."""
    source: int
    to: int
    ignored: bool
    """Its player has Ignored it, or Ignores it whatever they choose."""
    reduced: bool
    paid: str
    at: int
    card: str
    thing: int
    refused: NotRequired[bool]
    """Its player has Ignored it by choice; left out if not."""
    uncut: NotRequired[list[int]]
    """Its number as it was, and what cards have taken off it (see `Part`); left out where they have taken nothing."""


class DrinkView(TypedDict):
    """A Drink with its Chasers and what it would do to its drinker as things stand (see `Drink`)."""

    cards: list[str]
    by: int
    drinker: int
    ignored: bool
    split: bool
    alcohol: int
    fortitude: int
    draw: int
    gold: int
    rewards: NotRequired[dict[str, int]]
    """By seat, the Gold that others pay its drinker; left out if nobody does."""
    refused: NotRequired[bool]
    """It was Ignored by a card; left out if not."""
    mods: NotRequired[list[list[Any]]]
    """What was done to it, in order; left out if nothing was."""


class ItemView(TypedDict):
    """What is being resolved (see `Item`)."""

    what: What
    by: int
    card: str
    use: int
    targets: list[str]
    parts: list[PartView]
    drinks: list[DrinkView]
    seats: list[int]
    negated: bool
    added: list[str]
    champions: NotRequired[list[int]]
    """The Champions that were named for it; left out where nobody was."""
    shown: NotRequired[list[str]]
    """Character Cards that lie open with it; left out where there are none."""
    divided: NotRequired[int]
    """How those have been divided (see `hands.divisions`); left out as long as they have not."""
    hurt: NotRequired[list[PartView]]
    """The Fortitude that players have lost by it; left out where nobody has."""
    cards: NotRequired[list[str]]
    """The Drink Cards that lie with it, face up; left out where there are none. The rest is left out where it is as it
    began."""
    shut: NotRequired[bool]
    done: NotRequired[int]
    origin: NotRequired[str]
    taken: NotRequired[bool]
    owner: NotRequired[int]
    collected: NotRequired[int]
    gained: NotRequired[list[int]]
    discarded: NotRequired[int]


class RoundView(TypedDict):
    """A Round of Gambling (see `Round`)."""

    starter: int
    inside: list[int]
    control: int
    at: int
    pot: int
    top: str
    passed: list[int]
    on: bool
    over: bool
    winner: int
    no_leave: bool


class ContestView(TypedDict):
    """A Drinking Contest (see `Contest`)."""

    seats: list[int]


class TeamView(TypedDict):
    """What there is where teams play. `actions` are by seat; of the others see `SharedTurn`."""

    hands: dict[str, list[str]]
    """The hands of the mates of the seat whose view it is, sorted, by seat; none in the public's."""
    tokens: list[int]
    """By party, its Potion Tokens."""
    actions: list[int]
    done: list[int]
    drinks: int
    stays: list[int]
    first: bool
    played: list[LaidView]
    """The Action Cards of a Boss that lie face up."""
    barred: list[int]
    ordered: list[int]


class InnView(TypedDict):
    """All that a seat, or the public, may know of a table of the Inn."""

    game: str
    me: int | None
    """The seat whose view it is; None for the public's."""
    hand: list[str]
    """Sorted; empty in the public's view."""
    seats: list[SeatView]
    drinks: list[int]
    """How many Drinks each seat has drunk."""
    drink_deck: int
    """How many cards the Drink Deck has."""
    poured: list[str]
    """Its discard pile."""
    bar: int
    active: int
    phase: Phase
    actions: int
    ordered: bool
    asked: list[int]
    stack: list[ItemView]
    """What is being resolved, the newest last."""
    floor: int
    """How much of it waits below (see `State.floor`)."""
    sleepers: list[int]
    """Who fell asleep in a Drinking Contest and has not shared out the Gold yet."""
    ended: bool
    """Whether the turn of the active player ends early."""
    round: RoundView | None
    contest: ContestView | None
    options: dict[str, Any]
    lost: list[list[int]]
    over: bool
    encounters: list[EncountersView]
    quiet: bool
    placings: list[int] | None
    """The place of every seat; None before the end."""
    team: NotRequired[TeamView]
    """Left out in an individual game."""


def inn_view(view: View) -> InnView:
    """A view that came through code that knows no game. Raises ValueError for another game's."""
    if view["game"] != "inn":
        raise ValueError(f"a view of {view['game']!r}, not of 'inn'")
    return cast("InnView", view)


def viewer(view: InnView) -> int:
    """The seat whose view it is. Raises TypeError for the public's."""
    if view["me"] is None:
        raise TypeError("the public has no seat")
    return view["me"]


def view(state: State, seat: int | None, library: Library, *, apart: bool) -> InnView:
    """All that `seat` (None: the public) may know, as plain data.

    Discard piles lie face up; of hands, Character Decks, Drink Me! Piles and the Drink Deck only the size is known. The
    hands of mates are known to a seat, but not to somebody who stands `apart` since they have left it.
    """
    facts = TableFacts(state, library)
    shown: InnView = {
        "game": "inn",
        "me": seat,
        "hand": sorted(state.seats[seat].hand) if seat is not None else [],
        "seats": [_seat(state, number, seat, library) for number in range(len(state.seats))],
        "drinks": [seat_state.drunk for seat_state in state.seats],
        "drink_deck": len(state.drinks),
        "poured": list(state.poured),
        "bar": len(state.bar),
        "active": state.active,
        "phase": state.phase,
        "actions": state.actions,
        "ordered": state.ordered,
        "asked": _asked(state, seat),
        "stack": [_item(facts, item) for item in state.stack],
        "floor": state.floor,
        "sleepers": list(state.sleepers),
        "ended": state.ended,
        "round": _round(state.round) if state.round is not None else None,
        "contest": {"seats": list(state.contest.seats)} if state.contest is not None else None,
        "options": _own(state.options),
        "lost": [list(group) for group in state.lost],
        "over": state.over,
        "encounters": [
            {"code": deck.code, "draw": len(deck.draw), "discard": list(deck.discard), "counters": deck.counters}
            for deck in state.encounters
        ],
        "quiet": state.quiet,
        "placings": placings(state) if state.over else None,
    }
    if state.shared is not None:
        shown["team"] = _team(state, state.shared, None if apart else seat)
    return shown


def _team(state: State, shared: SharedTurn, reader: int | None) -> TeamView:
    seats = enumerate(state.seats)
    party = state.seats[reader].party if reader is not None else -1
    return {
        "hands": {str(mate): sorted(own.hand) for mate, own in seats if own.party == party and mate != reader},
        "tokens": [team.tokens for team in state.parties],
        "actions": list(shared.actions),
        "done": list(shared.done),
        "drinks": shared.drinks,
        "stays": list(shared.stays),
        "first": shared.first,
        "played": [_laid(laid) for laid in shared.played],
        "barred": list(shared.barred),
        "ordered": list(shared.ordered),
    }


def _own(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value.copy() if type(value) is list else value for name, value in options.items()}


def _asked(state: State, reader: int | None) -> list[int]:
    """The seats that are asked; who is asked in a window of a natural table is known to that seat alone."""
    in_window = bool(state.stack) and not state.stack[-1].shut
    if state.options["windows"] != "natural" or not in_window:
        return list(state.asked)
    return [seat for seat in state.asked if seat == reader]


def _seat(state: State, number: int, reader: int | None, library: Library) -> SeatView:
    """What lies open of a seat. At a natural table standing orders are known to those alone who gave them."""
    seat = state.seats[number]
    private = state.options["windows"] == "natural" and number != reader
    party = state.parties[seat.party]
    sides = seat.sides
    shown: SeatView = {
        "party": seat.party,
        "character": seat.character,
        "fortitude": party.fortitude,
        "alcohol": party.alcohol,
        "gold": party.gold,
        "hand": len(seat.hand),
        "draw": len(seat.draw),
        "discard": seat.discard.copy(),
        "pile": len(seat.pile),
        "out": seat.out,
        "orders": [] if private else seat.orders.copy(),
        "counters": seat.counters.copy(),
        "sides": {code: _side(side) for code, side in sides.items()} if sides else {},
        "front": [_laid(laid) for laid in seat.front] if seat.front else [],
        "backs": _backs(seat, library) if sides else {},
        "away": seat.away,
        "ignores": seat.ignores.copy(),
    }
    if seat.open:
        shown["open"] = sorted(seat.hand)
    if seat.boss:
        shown["boss"] = True
    return shown


def _side(side: Side) -> SideView:
    return {"draw": len(side.draw), "discard": side.discard.copy()}


def _laid(laid: Laid) -> LaidView:
    return {"card": laid.card, "owner": laid.owner, "used": laid.used}


def _backs(seat: Seat, library: Library) -> dict[str, int]:
    """The cards of a hand that came from side decks: their backs are public."""
    backs: dict[str, int] = {}
    for code in seat.hand:
        if side := library.cards[code].side:
            backs[side] = backs.get(side, 0) + 1
    return backs


def _item(facts: TableFacts, item: Item) -> ItemView:
    """What is being resolved lies open: the card, its plan, the Drinks as they are now."""
    drinks: list[DrinkView] = []
    for drink in item.drinks:
        felt = taste(facts.drinks, drink, facts.state.seats[drink.drinker].race)
        drinks.append({
            "cards": list(drink.cards), "by": drink.by, "drinker": drink.drinker, "ignored": not is_drunk(facts, drink),
            "split": drink.split, "alcohol": felt.alcohol, "fortitude": felt.fortitude, "draw": felt.draw,
            "gold": felt.gold,
        })  # fmt: skip
        if drink.ignored:
            drinks[-1]["refused"] = True
        if drink.mods:
            drinks[-1]["mods"] = [list(mod) for mod in drink.mods]
            if paid := rewards(drink):
                drinks[-1]["rewards"] = {str(seat): n for seat, n in paid.items()}
    shown: ItemView = {
        "what": item.what,
        "by": item.by,
        "card": item.card,
        "use": item.use,
        "targets": list(item.targets),
        "parts": [_part(facts, item, part) for part in item.parts],
        "drinks": drinks,
        "seats": list(item.seats),
        "negated": item.negated,
        "added": list(item.added),
    }
    if item.champions:
        shown["champions"] = list(item.champions)
    if item.shown:
        shown["shown"] = list(item.shown)
    if item.divided >= 0:
        shown["divided"] = item.divided
    if item.hurt:
        shown["hurt"] = [_part(facts, item, part) for part in item.hurt]
    if item.cards and item.what in ("drinks", "event"):  # with a card lie Drinks that its player alone has looked at
        shown["cards"] = list(item.cards)
    return _more_of(item, shown)


def _more_of(item: Item, shown: ItemView) -> ItemView:
    """What has been done about it so far."""
    if item.shut:
        shown["shut"] = True
    if item.done:
        shown["done"] = item.done
    if item.origin:
        shown["origin"] = item.origin
    if item.taken:
        shown["taken"] = True
    if item.owner != INN:
        shown["owner"] = item.owner
    if item.collected:
        shown["collected"] = item.collected
    if item.gained:
        shown["gained"] = list(item.gained)
    if item.discarded:
        shown["discarded"] = item.discarded
    return shown


def _part(facts: TableFacts, item: Item, part: Part) -> PartView:
    """Its fields by name: `asdict` takes ten times as long, and views are made by the thousand when patrons think."""
    each = part.less and part.at >= 0 and facts.cards[part.card or item.card].effects[part.at].per
    shown: PartView = {
        "word": part.word, "seat": part.seat, "n": max(0, part.n - part.less) if part.less and not each else part.n,
        "source": part.source, "to": part.to, "ignored": is_ignored(facts, item, part), "reduced": part.reduced,
        "paid": part.paid, "at": part.at, "card": part.card, "thing": part.thing,
    }  # fmt: skip
    if part.ignored:
        shown["refused"] = True
    if part.less:
        shown["uncut"] = [part.n, part.less]
    return shown


def _round(pot: Round) -> RoundView:
    return {
        "starter": pot.starter, "inside": list(pot.inside), "control": pot.control, "at": pot.at, "pot": pot.pot,
        "top": pot.top, "passed": list(pot.passed), "on": pot.on, "over": pot.over, "winner": pot.winner,
        "no_leave": pot.no_leave,
    }  # fmt: skip
