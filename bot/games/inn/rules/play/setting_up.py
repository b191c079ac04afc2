"""Setting up: what may be said of a table before it begins, and what is dealt.

Rules: 003 *Getting Started*, *The Bar Deck Variant*, *Team Variants*.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, cast

from bot.engine import BRISK, DEAL, Refused, Told
from bot.games.inn.rules.cards.deals import Deal, the_deals
from bot.games.inn.rules.cards.prepared import Character, Library
from bot.games.inn.rules.events import Seated, Starts
from bot.games.inn.rules.play.drink_verbs import DRINK_DECK
from bot.games.inn.rules.play.lineups import TEAMS, check_bosses, free_characters, is_villain, named_characters
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.side_decks import hand_size
from bot.games.inn.rules.play.state import Party, Seat, SharedTurn, Side, State
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.variants import INDIVIDUAL, VARIANTS, bosses_of, parties_of, variant_of

WINDOWS: Final = ("natural", "sealed", "quick")
"""Ways to open windows, the usual one first."""
BOTH: Final = ("sea", "dungeon")
"""The decks of Events that `events = "both"` means, in the order in which they are looked at."""


def check_options(given: Mapping[str, Any], library: Library) -> dict[str, Any]:
    """The options, complete. Raises `Refused('unknown-option')` or `Refused('bad-option', option=...)`.

    `characters`: a code for each seat, "" for a random one; `drinks`: the Drink Decks that are used; `bar`: whether
    they form a Bar Deck; `windows`: "natural", "sealed" or "quick"; `starter`: the seat that starts, -1 for chance;
    `chance`: the characters that chance picks from, in the order it knows them, none for all there are; `events`:
    "none", a deck of Events ("sea", "dungeon", one of the house), or "both" for those of the game. Where teams play,
    `variant` names the variant, and `teams` a team for each seat, none for those who sit side by side, with its role
    after a dash where a team has a Boss and a Lackey. `deal` is a written deal, which names the characters; `brisk`
    is there if it is wanted.
    """
    variant = given.get("variant", INDIVIDUAL)
    _fits("variant", isinstance(variant, str) and variant in VARIANTS)
    options: dict[str, Any] = {
        "characters": [],
        "drinks": ["drink-1"],
        "bar": False,
        "windows": WINDOWS[0],
        "starter": -1,
        "chance": [],
        "events": "none",
    }
    if variant != INDIVIDUAL:
        options |= {"variant": variant, TEAMS: []}
    given = {name: value for name, value in given.items() if name != "variant" or name in options}
    for name, value in given.items():
        if name not in options and name not in (DEAL, BRISK):
            raise Refused("unknown-option", option=name)
        options[name] = value
    _fits(BRISK, options.get(BRISK, True) is True)
    if DEAL in options:
        _fits(DEAL, options[DEAL] in the_deals())
        options["characters"] = [seat.character for seat in the_deals()[options[DEAL]].seat]
    characters, drinks, chance = _texts(options, "characters"), _texts(options, "drinks"), _texts(options, "chance")
    named = [code for code in characters if code]
    _fits("characters", all(code in library.characters for code in named) and len(set(named)) == len(named))
    _fits("drinks", bool(drinks) and all(code in library.decks for code in drinks) and len(set(drinks)) == len(drinks))
    _fits("chance", len(set(chance)) == len(chance))
    if TEAMS in options:
        _texts(options, TEAMS)
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
    editions = {library.offered[code].edition for code in options.get("chance", ()) if code in library.offered}
    chance = [code for code, character in library.offered.items() if not editions or character.edition in editions]
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


def seating(seats: int, options: Mapping[str, Any], library: Library) -> tuple[list[int], list[bool]]:
    """By seat, its party and whether it is a Boss; so it can be said before the game begins whether it can be played.

    Raises `Refused`: ``seats-wrong`` (facts `least`, `most`), ``one-boss-alone``,
    ``teams-wrong`` (fact `n`, the size of a team), ``bosses-wrong``, and as `check_bosses` does.
    """
    variant = variant_of(options)
    if not variant.seats[0] <= seats <= variant.seats[-1]:
        raise Refused("seats-wrong", least=variant.seats[0], most=variant.seats[-1])
    parties = parties_of(variant, seats, options.get(TEAMS, ()))
    if parties is None:
        raise Refused("one-boss-alone" if variant.alone else "teams-wrong", n=variant.size)
    bosses = bosses_of(variant, parties, options.get(TEAMS, ()))
    if bosses is None:
        raise Refused("bosses-wrong")
    check_bosses(bosses, options, library)
    return parties, bosses


def set_up(seats: int, options: dict[str, Any], told: Told, library: Library) -> State:
    """Characters, Stashes, shuffled decks, a Drink for everybody, seven cards each, and who starts."""
    if len(options["characters"]) > seats:
        raise Refused("bad-option", option="characters")
    variant = variant_of(options)
    parties, bosses = seating(seats, options, library)
    codes = _characters(seats, options, told, library, bosses)
    state = State(dict(options), [], [], [])
    if variant.shared:
        state.shared = SharedTurn([0] * seats)
    table = table_of(state, told, library)
    for seat, code in enumerate(codes):
        character = library.played(code, boss=bosses[seat])
        if parties[seat] == len(state.parties):
            state.parties.append(Party(gold=variant.gold or starting_gold(seats), tokens=variant.tokens_at(seats)))
        state.parties[parties[seat]].gold += character.gold
        deck = character.build()
        told.chance.shuffle(deck)
        state.seats.append(Seat(parties[seat], code, character.race, draw=deck, boss=bosses[seat]))
        _lay_out(state.seats[-1], character, told)
        state.quiet = state.quiet or any(time.at == "set-up" for time in character.times)
    _pour(table, options)
    if DEAL in options:
        _lay_written(state, the_deals()[options[DEAL]])
    told.tell(Seated, characters=codes)
    for seat in range(seats):
        state.seats[seat].pile.append(table.take_drink())
        table.draw(seat, hand_size(table, seat) - table.character(seat).taken)
    _lay_encounters(table, event_decks(options["events"]))
    _choose_starter(state, options, told)
    return state


def _choose_starter(state: State, options: Mapping[str, Any], told: Told) -> None:
    starter, by = _starter(state, options, told)
    state.active = state.mates(starter)[0]
    told.tell(Starts, seat=state.active, by=by)


def _starter(state: State, options: Mapping[str, Any], told: Told) -> tuple[int, Literal["choice", "chance", "rule"]]:
    """Who has the first turn, and why: a Boss who plays alone, else whom the options name, else whom chance picks."""
    seats = len(state.seats)
    if variant_of(options).alone:
        return next(seat for seat, own in enumerate(state.seats) if own.boss), "rule"
    if 0 <= options["starter"] < seats:
        return options["starter"], "choice"
    return told.chance.below(seats), "chance"


def _lay_written(state: State, deal: Deal) -> None:
    """The order of the piles, and where everybody stands, as a written deal has them."""
    _fits(DEAL, len(state.seats) == len(deal.seat))
    for seat, party, dealt in zip(state.seats, state.parties, deal.seat, strict=True):
        seat.draw = _on_top(seat.draw, dealt.cards)
        party.fortitude, party.alcohol, party.gold = dealt.fortitude, dealt.alcohol, dealt.gold
    state.drinks = _on_top(state.drinks, deal.drinks)


def _on_top(pile: list[str], cards: Iterable[str]) -> list[str]:
    """A pile with these of its cards moved to its top, the first of them uppermost."""
    rest, top = pile.copy(), list(cards)
    for card in top:
        rest.remove(card)
    return rest + top[::-1]


def _lay_out(seat: Seat, character: Character, told: Told) -> None:
    """The character's counters at their start, and its side decks shuffled."""
    own = sorted(character.counters.items())
    seat.counters = {code: counter.start for code, counter in own if counter.on == "you"}
    for side in character.sides.values():
        cards = side.build()
        told.chance.shuffle(cards)
        seat.sides[side.code] = Side(cards)


def _characters(
    seats: int, options: Mapping[str, Any], told: Told, library: Library, bosses: Sequence[bool]
) -> list[str]:
    """By seat, its character. Chance picks villains for Bosses, and where there are Lackeys others for these."""
    codes = named_characters(seats, options)
    free = free_characters(codes, options, library)
    if codes.count("") > len(free):
        raise Refused("bad-option", option="characters")
    if "" in codes:
        told.chance.shuffle(free)
    codes = _cast(codes, free, bosses, library) if any(bosses) else [code or free.pop() for code in codes]
    _fits("characters", all(code in library.characters for code in codes))
    return codes


def _cast(codes: list[str], free: list[str], bosses: Sequence[bool], library: Library) -> list[str]:
    """Villains for the Bosses first; the others are Heroes as long as there are any."""
    villains = [code for code in free if is_villain(library, code)]
    for seat, boss in enumerate(bosses):
        if boss and not codes[seat]:
            codes[seat] = villains.pop()
    rest = [*villains, *(code for code in free if not is_villain(library, code))]
    return [code or rest.pop() for code in codes]


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
