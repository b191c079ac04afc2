"""Setting up, and the four phases of a turn.

Rules: 003 *Getting Started*, *On Your Turn*, *The Bar Deck Variant*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from bot.engine import Ask, AskBuilder, Option, Refused, SeatAsk, Told, split_pick
from bot.games.inn.rules.cards.library import Character, Library
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.events import Seated, Starts
from bot.games.inn.rules.play import gambling, orders, rounds, times
from bot.games.inn.rules.play.drink_events import drink_phase
from bot.games.inn.rules.play.drink_verbs import DRINK_DECK
from bot.games.inn.rules.play.drinks import place
from bot.games.inn.rules.play.ending import end_of_turn
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playable import front_uses, held, option_of, playable
from bot.games.inn.rules.play.playing import play, table_of
from bot.games.inn.rules.play.sides import hand_size
from bot.games.inn.rules.play.situations import situation
from bot.games.inn.rules.play.state import Item, Party, Seat, Side, State
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import PASS

WINDOWS = ("natural", "sealed", "quick")
"""Ways to open windows, the usual one first."""
BOTH = ("sea", "dungeon")
"""The decks of Events that `events = "both"` means, in the order in which they are looked at."""
ORDERING = ("order", "order-first")
"""Order the Drink and end the phase with it, or order it first and play cards of the phase after it."""


def check_options(given: Mapping[str, Any], library: Library) -> dict[str, Any]:
    """The options, complete. Raises `Refused('unknown-option')` or `Refused('bad-option', option=...)`.

    `characters`: a code for each seat, "" for a random one; `drinks`: the Drink Decks that are used; `bar`: whether
    they form a Bar Deck; `windows`: "natural", "sealed" or "quick"; `starter`: the seat that starts, -1 for chance;
    `chance`: the characters that chance picks from, in the order it knows them, none for all there are; `events`:
    "none", a deck of Events ("sea", "dungeon", one of the house), or "both" for those of the game.
    """
    options: dict[str, Any] = {
        "characters": [],
        "drinks": ["drink-1"],
        "bar": False,
        "windows": WINDOWS[0],
        "starter": -1,
        "chance": [],
        "events": "none",
    }
    for name, value in given.items():
        if name not in options:
            raise Refused("unknown-option", option=name)
        options[name] = value
    characters, drinks, chance = _texts(options, "characters"), _texts(options, "drinks"), _texts(options, "chance")
    named = [code for code in characters if code]
    _fits("characters", all(code in library.characters for code in named) and len(set(named)) == len(named))
    _fits("drinks", bool(drinks) and all(code in library.decks for code in drinks) and len(set(drinks)) == len(drinks))
    _fits("chance", len(set(chance)) == len(chance))
    _fits("bar", options["bar"] in (True, False))
    _fits("windows", options["windows"] in WINDOWS)
    _fits("starter", isinstance(options["starter"], int) and -1 <= options["starter"] < 8)
    _fits("events", isinstance(options["events"], str))
    _fits("events", all(deck in library.encounters for deck in event_decks(options["events"])))
    options["bar"] = bool(options["bar"]) or len(drinks) > 1
    options["starter"] = int(options["starter"])
    return options


def settled(options: Mapping[str, Any], library: Library) -> dict[str, Any]:
    """Stored options made valid for today's decks: what is missing is left to chance, or to the first Drink Deck.

    Chance may pick all characters of the editions of which it may pick any; of all editions if there is no limit.
    """
    characters = [code if code in library.characters else "" for code in options["characters"]]
    drinks = [code for code in options["drinks"] if code in library.decks] or ["drink-1"]
    editions = {library.characters[code].edition for code in options.get("chance", ()) if code in library.characters}
    chance = [code for code, one in library.characters.items() if not editions or one.edition in editions]
    there: dict[str, Any] = {"characters": characters, "drinks": drinks, "chance": chance}
    if not all(deck in library.encounters for deck in event_decks(options.get("events", "none"))):
        there["events"] = "none"
    return check_options({**options, **there}, library)


def event_decks(option: str) -> tuple[str, ...]:
    """The codes of the decks of Events that a value of the option `events` names."""
    return () if option == "none" else BOTH if option == "both" else (option,)


def _texts(options: dict[str, Any], name: str) -> list[str]:
    value: object = options[name]
    _fits(name, isinstance(value, list | tuple))
    texts = list(cast("list[object]", value))
    _fits(name, all(isinstance(text, str) for text in texts))
    options[name] = cast("list[str]", texts)
    return cast("list[str]", texts)


def _fits(option: str, good: bool) -> None:
    if not good:
        raise Refused("bad-option", option=option)


def starting_gold(seats: int) -> int:
    """003: 10; with two players 8, with seven or more 12."""
    return 8 if seats == 2 else 12 if seats >= 7 else 10


def set_up(seats: int, options: dict[str, Any], told: Told, library: Library) -> State:
    """Characters, Stashes, shuffled decks, a Drink for everybody, seven cards each, and who starts."""
    if len(options["characters"]) > seats:
        raise Refused("bad-option", option="characters")
    codes = _characters(seats, options, told, library)
    state = State(dict(options), [], [], [])
    table = table_of(state, told, library)
    for seat, code in enumerate(codes):
        character = library.characters[code]
        state.parties.append(Party(gold=starting_gold(seats) + character.gold))
        deck = character.build()
        told.chance.shuffle(deck)
        state.seats.append(Seat(seat, code, character.race, draw=deck))
        _lay_out(state.seats[-1], character, told)
        state.quiet = state.quiet or any(time.at == "set-up" for time in character.times)
    _pour(table, options)
    told.tell(Seated, characters=codes)
    for seat in range(seats):
        state.seats[seat].pile.append(table.take_drink())
        table.draw(seat, hand_size(table, seat) - library.characters[codes[seat]].taken)
    _lay_encounters(table, event_decks(options["events"]))
    chosen = 0 <= options["starter"] < seats
    state.active = options["starter"] if chosen else told.chance.below(seats)
    told.tell(Starts, seat=state.active, by="choice" if chosen else "chance")
    return state


def _lay_out(seat: Seat, character: Character, told: Told) -> None:
    """The character's counters at their start, and its side decks shuffled."""
    seat.counters = {code: counter.start for code, counter in character.counters.items() if counter.on == "you"}
    for side in character.sides.values():
        cards = side.build()
        told.chance.shuffle(cards)
        seat.sides[side.code] = Side(cards)


def _characters(seats: int, options: dict[str, Any], told: Told, library: Library) -> list[str]:
    codes: list[str] = [*options["characters"], *[""] * seats][:seats]
    free = [code for code in options["chance"] or library.characters if code not in codes]
    if codes.count("") > len(free):
        raise Refused("bad-option", option="characters")
    if "" in codes:
        told.chance.shuffle(free)
    codes = [code or free.pop() for code in codes]
    _fits("characters", all(code in library.characters for code in codes))
    return codes


def _pour(table: Table, options: dict[str, Any]) -> None:
    cards = [card for deck in options["drinks"] for card in table.library.decks[deck].build()]
    table.told.chance.shuffle(cards)
    if options["bar"]:
        table.state.bar, table.state.drinks = cards[:-DRINK_DECK], cards[-DRINK_DECK:]
    else:
        table.state.drinks = cards


def _lay_encounters(table: Table, codes: tuple[str, ...]) -> None:
    """003 *Dungeon Events*: each deck shuffled, with the progress counters that it has alone, or beside another."""
    for code in codes:
        deck = table.library.encounters[code]
        table.set_encounters(code, deck.build(), deck.start if len(codes) == 1 else deck.beside)


# -- a turn ----------------------------------------------------------------------------------------------------------


def turn(table: Table) -> Moves:
    """Discard and draw, act, order a Drink, drink. A player who goes out during the turn has no more phases."""
    if table.state.quiet:
        yield from times.set_out(table)
    orders.turn_begins(table.state)
    table.begin_turn()
    times.turn_begins(table)
    yield from _phases(table, (_start, _discard_phase, _action_phase, _order_phase, _drink_phase))


def rest_of_turn(table: Table) -> Moves:
    """The turn from the phase that it is in; in the Action Phase with as many Action Cards as are left.

    For looking ahead from a moment at which nothing is being resolved and no Round is on.
    """
    at = ("discard", "action", "order", "drink", "end").index(table.state.phase)
    rest = (_discard_phase, _action_phase, _order_phase, _drink_phase)[at:]
    yield from _phases(table, (_actions, *rest[1:]) if table.state.phase == "action" else rest)


def _phases(table: Table, phases: Iterable[Callable[[Table, int], Moves]]) -> Moves:
    state = table.state
    seat = state.active
    for phase in phases:
        if state.over or state.ended or state.seats[seat].out:
            break
        yield from phase(table, seat)
    yield from end_of_turn(table, seat)
    table.end_turn(seat)


def _start(table: Table, seat: int) -> Moves:
    """What the character does by itself as its turn starts."""
    if table.library.characters[table.state.seats[seat].character].times:
        yield from times.at_time(table, seat, "turn")
        yield from check_losses(table)


def _discard_phase(table: Table, seat: int) -> Moves:
    """Discard any cards, then draw up to seven; nobody can play cards between the first discard and the last draw."""
    table.enter_phase("discard")
    answers = yield _asker(table, seat, _discard_ask)
    if seat not in answers:
        return
    table.discard(seat, [pick.split(":")[1] for pick in answers[seat]])
    by_itself = bool(table.library.characters[table.state.seats[seat].character].times)
    if by_itself:
        yield from times.at_time(table, seat, "discarded")
    lacking = hand_size(table, seat) - len(table.state.seats[seat].hand)
    if lacking > 0:
        table.draw(seat, lacking)
    if by_itself:
        yield from check_losses(table)


def _asker(table: Table, seat: int, build: Any) -> AskBuilder:
    def ask() -> Ask | None:
        state = table.state
        state.asked = []
        return None if state.over or state.ended or state.seats[seat].out else build(table, seat)

    return ask


def _discard_ask(table: Table, seat: int) -> Ask:
    """An option for each card of the hand: ``discard:CODE``, further copies ``discard:CODE:2`` and so on."""
    options: dict[str, Option] = {}
    before, copy = "", 1
    for code in sorted(table.state.seats[seat].hand):
        copy = copy + 1 if code == before else 1
        before = code
        key = f"discard:{code}" if copy == 1 else f"discard:{code}:{copy}"
        options[key] = Option(key)
    return Ask("turn", "inn.discard", {seat: SeatAsk(options, (), 0, len(options))})


def _action_phase(table: Table, seat: int) -> Moves:
    table.enter_phase("action")
    yield from _actions(table, seat)


def _actions(table: Table, seat: int) -> Moves:
    """Actions as long as there are any left, and uses of cards in front before and after them (003 *Minions*)."""
    state = table.state
    while state.actions > 0 or (state.seats[seat].front and front_uses(table, seat)):
        answers = yield _asker(table, seat, _action_ask)
        state.asked = []
        if seat not in answers:
            return
        key, targets = split_pick(answers[seat][0])
        if key == "pass":
            return
        code, _, number = key.partition(":")
        card = table.cards[code]
        if card.kind == "action" and not card.uses[int(number or 0)].front:
            table.change_actions(-1)
        yield from play(table, seat, key, targets)
        if state.round is not None:
            if state.round.on:
                yield from gambling.play_round(table)
                rounds.close(table)
            else:  # the card that starts it was Negated: an empty purse counts again
                rounds.close(table)
                yield from check_losses(table)
        if state.over or state.ended or state.seats[seat].out:
            return


def _action_ask(table: Table, seat: int) -> Ask:
    table.state.asked = [seat]
    options: dict[str, Option] = {"pass": PASS}
    for code in dict.fromkeys(held(table, seat)):
        card = table.cards[code]
        if card.kind == "action" and table.state.actions > 0:
            for use in card.uses:
                option = None if use.front else option_of(table, seat, card, use)
                if option is not None:
                    options[option.key] = option
    if table.state.seats[seat].front:
        options.update(front_uses(table, seat))
    options.update(playable(table, seat, situation(table)[seat]))
    return Ask("turn", "inn.action", {seat: SeatAsk(options, ("pass",))})


def _order_phase(table: Table, seat: int) -> Moves:
    """Order one Drink; cards of this phase come before it, and also after it if the player asks for that (003)."""
    table.enter_phase("order")
    while True:
        answers = yield _asker(table, seat, _after_order_ask if table.state.ordered else _order_ask)
        table.state.asked = []
        if seat not in answers:
            return
        key, targets = split_pick(answers[seat][0])
        if key == "pass":
            return
        if key in ORDERING:
            table.drink_ordered()
            yield from place(table, seat, 1, int(targets[0]))
            yield from check_losses(table)
            if key == "order":
                return
        else:
            yield from play(table, seat, key, targets)


def _order_ask(table: Table, seat: int) -> Ask | None:
    others = tuple(str(other) for other in table.state.others(seat))
    if not others:
        return None
    table.state.asked = [seat]
    options = {"order": Option("order", others, 1, 1)}
    if any(table.cards[code].mask & BIT["order-phase"] for code in held(table, seat)):
        options["order-first"] = Option("order-first", others, 1, 1)
    options.update(playable(table, seat, situation(table)[seat]))
    return Ask("turn", "inn.order", {seat: SeatAsk(options, (f"order>{others[0]}",))})


def _after_order_ask(table: Table, seat: int) -> Ask | None:
    """Only for players who chose it, until they pass, so that nothing shows if they have cards to play."""
    table.state.asked = [seat]
    options = {"pass": PASS, **playable(table, seat, situation(table)[seat])}
    return Ask("turn", "inn.ordered", {seat: SeatAsk(options, ("pass",))})


def _drink_phase(table: Table, seat: int) -> Moves:
    """Drink or sober up; others may play cards for the phase before and after (003 *Sometimes and Anytime Cards*)."""
    table.enter_phase("drink")
    yield from _cards_for_the_phase(table, seat)
    if table.state.over or table.state.ended or table.state.seats[seat].out:
        return
    yield from drink_phase(table, seat)
    yield from _cards_for_the_phase(table, seat)


def _cards_for_the_phase(table: Table, seat: int) -> Moves:
    """The window on the phase itself. Nothing is pending in it, so whoever is felled has the last chance at once."""
    if table.state.over or not table.state.seats[seat].pile:
        return
    item = table.push(Item("phase", seat))
    floor = table.raise_floor()
    yield from table.respond(item)
    table.lower_floor(floor)
    table.pop()
