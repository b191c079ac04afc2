"""How the seats of a table divide into teams and who is a Boss, and why a table cannot start as it is.

Rules: 003 *Two-Headed Dragon*, *Boss Battle*, *Leaders and Lackeys*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.engine import Lineup, Place, Refusal, Refused, alone
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.play.variants import BOSS, LACKEY, Variant, variant_of

TEAMS: Final = "teams"
"""The option that names a team for each seat, with its role on it where a team has several."""
CHALLENGERS: Final = "challengers"
"""The place of all who play against one Boss."""


def lineup_of(options: Mapping[str, Any], seats: int, library: Library) -> Lineup:
    """Who plays with whom, with these options, which may be stored ones of before, when so many seats are taken."""
    found = _lineup(options, seats, library)
    named = named_characters(seats, options)
    wanted, there = named.count(""), len(free_characters(named, options, library))
    if found.missing is not None or wanted <= there:
        return found
    return replace(found, missing=("characters-lacking", {"n": there, "wanted": wanted}))


def _lineup(options: Mapping[str, Any], seats: int, library: Library) -> Lineup:
    """The same, not looking for characters that are no Bosses."""
    variant = variant_of(options)
    if not variant.shared:
        found = replace(
            alone(variant.ladder, variant.seats, seats), variant=variant.name if variant.bosses_play else ""
        )
        bosses = [variant.bosses_play] * seats
        return found if found.missing else replace(found, missing=_no_villains(bosses, options, library))
    taken = tuple([*options.get(TEAMS, ()), *[""] * seats][:seats])
    places = _places(variant, taken)
    missing = _missing(variant, taken, places)
    if missing is None and variant.bosses_play:
        roles = {place.code: place.role for place in places}
        missing = _no_villains([roles.get(code) == BOSS for code in taken], options, library)
    return Lineup(variant.ladder, variant.seats, missing, variant.name, TEAMS, places, taken)


def _places(variant: Variant, taken: Sequence[str]) -> tuple[Place, ...]:
    """The places of the teams that have somebody, and of as many more as it takes to seat everybody, numbered from 1;
    of a Boss who plays alone, and of the others."""
    if variant.alone:
        return Place(BOSS, BOSS, 1, BOSS), Place(CHALLENGERS, CHALLENGERS, variant.seats[-1] - 1, CHALLENGERS)
    codes = [str(number + 1) for number in range(variant.teams[-1])]
    there = {code.partition("-")[0] for code in taken}
    wanted = min(max(variant.teams[0], -(-len(taken) // variant.size)), len(codes))
    open_ = [code for code in codes if code in there]
    free = [code for code in codes if code not in there]
    open_ += free[: max(wanted - len(open_), 0)]
    if variant.bosses != "each":
        role = BOSS if variant.bosses_play else ""
        return tuple(Place(code, code, variant.size, role) for code in sorted(open_))
    return tuple(Place(f"{code}-{role}", code, 1, role) for code in sorted(open_) for role in (BOSS, LACKEY))


def _missing(variant: Variant, taken: Sequence[str], places: Sequence[Place]) -> Refusal | None:
    seats, sizes = len(taken), Counter(taken)
    if seats > variant.seats[-1]:
        return "teams-many", {"most": variant.seats[-1], "n": seats - variant.seats[-1]}
    if seats not in variant.seats:
        return "teams-few", {"n": next(fits for fits in variant.seats if fits > seats) - seats}
    if variant.alone:
        return None if sizes[BOSS] == 1 else ("one-boss-alone", {})
    if any(sizes[place.code] != place.most for place in places):
        return ("bosses-wrong", {}) if variant.bosses == "each" else ("teams-uneven", {"size": variant.size})
    return None


def _no_villains(bosses: Sequence[bool], options: Mapping[str, Any], library: Library) -> Refusal | None:
    try:
        check_bosses(bosses, options, library)
    except Refused as no:
        return no.reason, no.facts
    return None


def check_bosses(bosses: Sequence[bool], options: Mapping[str, Any], library: Library) -> None:
    """Whether each Boss has a villain's deck, or chance has one left for it (003 *Boss Setup*).

    Raises `Refused`: ``boss-no-villain`` (fact `character`, its name), ``villains-lacking`` (facts `least`, `n`).
    """
    named = named_characters(len(bosses), options)
    for code, boss in zip(named, bosses, strict=True):
        if boss and code in library.characters and not is_villain(library, code):
            raise Refused("boss-no-villain", character=library.characters[code].name)
    wanted = sum(boss and not code for code, boss in zip(named, bosses, strict=True))
    there = sum(is_villain(library, code) for code in free_characters(named, options, library))
    if there < wanted:
        raise Refused("villains-lacking", least=sum(bosses), n=sum(bosses) - wanted + there)


def named_characters(seats: int, options: Mapping[str, Any]) -> list[str]:
    """By seat, the character that the options name; "" for one that chance picks."""
    return [*options.get("characters", ()), *[""] * seats][:seats]


def free_characters(named: Iterable[str], options: Mapping[str, Any], library: Library) -> list[str]:
    """The characters that chance picks from."""
    taken = set(named)
    return [code for code in options.get("chance") or library.offered if code not in taken]


def is_villain(library: Library, code: str) -> bool:
    """Whether a character is a Villain; one that is not there any more is none."""
    character = library.characters.get(code)
    return character is not None and character.villain
