"""The lobby of an Inn table: characters by edition, the form of the options, and what both come to in words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import discord
from discord import ui
from pydantic import TypeAdapter, ValidationError

from bot.engine import BRISK, VARIANT, BadData, Refused
from bot.games.inn.look.words import character_name, drink_deck_name
from bot.games.inn.rules import Inn, Library, the_library
from bot.games.inn.rules.cards.text import character_texts, the_lexicon
from bot.games.inn.rules.play.lineups import is_villain, lineup_of
from bot.games.inn.rules.play.setting_up import WINDOWS
from bot.games.inn.rules.play.variants import BOSS, VARIANTS, variant_of
from bot.paths import DATA
from bot.store.presets import Preset
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.tables.seats.presets import read_presets
from bot.ui.layouts import forms
from bot.ui.layouts.components import custom_id
from bot.ui.layouts.tables import cut, label_names, seat_names
from bot.ui.look import Wanted
from bot.ui.words import Words

MINUTES: Final = DATA / "inn" / "minutes.toml"
BOSSES: Final = DATA / "inn" / "bosses.toml"
PRESETS: Final = DATA / "inn" / "presets.toml"
CHANCE: Final = "chance"
"""Stands for a character, or a starter, by chance."""
BATTLE: Final = "boss-battle"
BAR: Final = "bar"
"""Stands among the Drink Decks for making a Bar Deck of them."""
EVEN: Final = (0.45, 0.55)
"""Between these parts of the games that a Boss wins, nobody is favoured."""


OWN_EDITION: Final = 100
"""Stands for the edition of decks that people have made on the server; shipped ones are at most of the 20th."""


# -- editions --------------------------------------------------------------------------------------------------------


def editions(library: Library) -> list[int]:
    """The editions of all characters, ascending; 0, the decks of the house, comes last."""
    found = {character.edition for character in library.offered.values()}
    return sorted(found, key=lambda edition: (edition == 0, edition))


def edition_name(words: Words, edition: int) -> str:
    """What an edition is called."""
    if edition == OWN_EDITION:
        return words.say("deck.own")
    return words.say("inn-edition.numbered", n=edition) if edition else words.say("inn-edition.house")


def characters_of(library: Library, edition: int) -> list[str]:
    """The codes of an edition's characters, by name."""
    found = [code for code, character in library.offered.items() if character.edition == edition]
    return sorted(found, key=lambda code: library.characters[code].name)


def editions_of_chance(info: TableInfo, library: Library) -> list[int]:
    """The editions that chance picks from; all of them where the table has no limit."""
    allowed: Sequence[str] = info.options["chance"]
    named = {library.characters[code].edition for code in allowed if code in library.characters}
    return [edition for edition in editions(library) if edition in named or not named]


def chance_option(library: Library, wanted: Sequence[str]) -> list[str]:
    """The value of the option `chance` for these editions, written as numbers; none where it is all of them.

    Raises `Refused('bad-option')` for an edition that nobody is of.
    """
    known = editions(library)
    if not wanted or not all(edition.isdecimal() and int(edition) in known for edition in wanted):
        raise Refused("bad-option", option=CHANCE)
    if len(set(wanted)) == len(known):
        return []
    return [code for edition in known if str(edition) in wanted for code in characters_of(library, edition)]


# -- characters ------------------------------------------------------------------------------------------------------


def edition_options(
    words: Words, library: Library, chosen: Sequence[int] | None = None
) -> list[discord.SelectOption]:  # fmt: skip
    """The lines of a select of editions, with who is of each; with those `chosen`, of the select for chance."""
    options: list[discord.SelectOption] = []
    for edition in editions(library):
        who = ", ".join(library.characters[code].name for code in characters_of(library, edition))
        name = edition_name(words, edition)
        label = name if chosen is None else words.say("inn-edition.chance", name=name)
        options.append(
            discord.SelectOption(
                label=cut(label, 100), value=str(edition), description=cut(who, 100),
                default=chosen is not None and edition in chosen,
            )
        )  # fmt: skip
    return options


def own_option(words: Words, library: Library, own: Sequence[str]) -> list[discord.SelectOption]:
    """The line of the server's own decks, in a select of editions; none where it has none."""
    if not own:
        return []
    who = ", ".join(library.characters[code].name for code in own)
    name = words.say("deck.own")
    return [discord.SelectOption(label=name, value=str(OWN_EDITION), description=cut(who, 100))]


def is_boss(info: TableInfo, seat: int, library: Library | None = None) -> bool:
    """Whether a seat of a lobby is a Boss's."""
    variant = variant_of(info.options)
    if not variant.shared:
        return variant.bosses_play
    place = lineup_of(info.options, len(info.seats), library or the_library()).place_of(seat)
    return place is not None and place.role == BOSS


def check_villain(info: TableInfo, seat: int, code: str) -> None:
    """Whether a seat may have this character. Raises `Refused('boss-no-villain')` (fact `character`)."""
    if code and is_boss(info, seat) and not is_villain(the_library(), code):
        raise Refused("boss-no-villain", character=character_name(code))


def character_rules(code: str) -> str:
    """What a character has besides its deck: counters, side decks, what it does by itself; empty for nothing."""
    return cut("\n".join(character_texts(the_library().characters[code], the_lexicon())), 1500)


# -- the options -----------------------------------------------------------------------------------------------------


def read_minutes(text: str, name: str) -> dict[str, dict[str, list[int]]]:
    """The minutes of the median game in a TOML text: by pace, way of windows and number of seats, from two on.

    Raises `BadData` with file, pace and reason.
    """
    try:
        paces = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from None
    for pace, ways in paces.items():
        if pace not in PACES:
            raise BadData(f"{name}: {pace}: there is no such pace")
        try:
            found = TypeAdapter(dict[str, list[int]]).validate_python(ways, strict=True)
        except ValidationError as error:
            raise BadData(f"{name}: {pace}: {error.errors()[0]['msg']}") from None
        if set(found) != set(WINDOWS) or any(len(minutes) != len(Inn.seats) for minutes in found.values()):
            raise BadData(f"{name}: {pace}: wants a number for each of 2 to 8 seats in each way of windows")
    return paces


@cache
def the_minutes() -> dict[str, dict[str, list[int]]]:
    """Those of the shipped data file. Raises `BadData`."""
    return read_minutes(MINUTES.read_text(encoding="utf-8"), MINUTES.name)


def read_bosses(text: str, name: str) -> list[float]:
    """The part of the games that a Boss who plays alone wins, in a TOML text: by number of Challengers, from two on.

    Raises `BadData` with file and reason.
    """
    try:
        wins = TypeAdapter(list[float]).validate_python(tomllib.loads(text).get("wins"), strict=True)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadData(f"{name}: {error}") from None
    if len(wins) != len(VARIANTS[BATTLE].seats) or not all(0 <= part <= 1 for part in wins):
        raise BadData(f"{name}: wins: wants a part of 1 for each of 2 to 4 Challengers")
    return wins


@cache
def the_bosses() -> list[float]:
    """Those of the shipped data file. Raises `BadData`."""
    return read_bosses(BOSSES.read_text(encoding="utf-8"), BOSSES.name)


@cache
def the_presets() -> tuple[Preset, ...]:
    """The presets that are shipped. Raises `BadData`."""
    return read_presets(PRESETS.read_text(encoding="utf-8"), PRESETS.name, Inn())


def option_words(words: Words, info: TableInfo) -> list[str]:
    """Drink Decks, the Bar Deck, Events, windows, whom chance picks, who starts."""
    now, library = info.options, the_library()
    decks = [drink_deck_name(words, code, library) for code in now["drinks"]]
    every = len(decks) > 2 and {*now["drinks"]} == {*library.decks}
    told = [words.say("inn-option.every-drink" if every else "inn-option.drinks", names=words.listing(decks))]
    if now["bar"]:
        told.append(words.say("inn-option.bar"))
    if now["events"] != "none":
        told.append(events_words(words, library, now["events"]))
    told.append(windows_words(words, info))
    told += favoured_words(words, info)
    allowed = editions_of_chance(info, library)
    if len(allowed) < len(editions(library)):
        names = [edition_name(words, edition) for edition in allowed]
        told.append(words.say("inn-option.chance", names=words.listing(names)))
    if 0 <= now["starter"] < len(info.seats):
        told.append(words.say("option.starter", name=seat_names(info)[int(now["starter"])]))
    if now.get(BRISK):
        told.append(words.say("option.brisk"))
    return told


def windows_words(words: Words, info: TableInfo) -> str:
    """The way of windows, and about how long the median game takes with these seats at this pace; of how long teams
    take nothing is known."""
    way: str = info.options["windows"]
    windows, by_seats = words.say(f"inn-option.{way}"), the_minutes().get(info.pace, {}).get(way)
    if by_seats is None or VARIANT in info.options:
        return windows
    minutes = by_seats[max(len(info.seats), 2) - 2]
    return words.say("inn-lobby.lasts", windows=windows, minutes=max(5, 5 * round(minutes / 5)))


def favoured_words(words: Words, info: TableInfo) -> list[str]:
    """Whom a Boss Battle of so many favours; nothing at another table, and while too few or too many sit there."""
    variant = variant_of(info.options)
    if not variant.alone or len(info.seats) not in variant.seats:
        return []
    part = the_bosses()[variant.seats.index(len(info.seats))]
    who = "boss" if part > EVEN[1] else "challengers" if part < EVEN[0] else "nobody"
    return [words.say(f"inn-lobby.favours-{who}", n=round(20 * part) * 5)]


def events_words(words: Words, library: Library, value: str) -> str:
    """A value of the option `events`: no Events, a deck of them, or both."""
    if value in ("none", "both"):
        return words.say(f"inn-option.events-{value}")
    deck = library.encounters.get(value)
    return deck.name if deck is not None else words.say("inn.gone", code=value)


def options_form(words: Words, info: TableInfo) -> ui.Modal:
    """Pace, Drink Decks with the Bar Deck, Events, windows, who starts: a form has room for five."""
    form = ui.Modal(
        title=words.say("form.options", table=info.id), custom_id=custom_id(info.id, "table.set"),
        timeout=forms.FORM_LIVES,
    )  # fmt: skip
    now, field = info.options, forms.field
    starters = [(words.say("form.chance"), "-1")] + [(name[:100], str(n)) for n, name in enumerate(label_names(info))]
    starter = str(now["starter"] if now["starter"] < len(info.seats) else -1)
    windows = [(words.say(f"inn-form.{kind}"), kind) for kind in WINDOWS]
    form.add_item(field(words.say("form.pace"), [(words.say(f"pace.{pace}"), pace) for pace in PACES], {info.pace}))
    form.add_item(_drinks_field(words, now))
    form.add_item(_events_field(words, now))
    form.add_item(
        field(words.say("inn-form.windows"), windows, {now["windows"]}, hint=words.say("inn-form.windows-hint"))
    )
    form.add_item(field(words.say("form.starter"), starters, {starter}))
    return form


def _drinks_field(words: Words, now: Mapping[str, Any]) -> ui.Label[Any]:
    decks = [(drink_deck_name(words, code), code) for code in sorted(the_library().decks)]
    decks.append((words.say("inn-form.bar"), BAR))
    chosen = {*now["drinks"], *([BAR] if now["bar"] else [])}
    return forms.field(words.say("inn-form.drinks"), decks, chosen, most=len(decks))


def _events_field(words: Words, now: Mapping[str, Any]) -> ui.Label[Any]:
    library = the_library()
    values = ["none", *library.encounters, *(["both"] if len(library.encounters) > 1 else [])]
    choices = [(events_words(words, library, value), value) for value in values]
    return forms.field(words.say("inn-form.events"), choices, {now["events"]})


def read_options(values: tuple[str, ...]) -> Wanted:
    """The form of `options_form`, come back. Raises `Refused('reopen')` for another form's."""
    try:
        pace, drinks, events, windows, starter = values
        picked = drinks.split(",")
        options = {
            "drinks": [code for code in picked if code != BAR], "bar": BAR in picked, "events": events,
            "windows": windows, "starter": int(starter),
        }  # fmt: skip
    except ValueError:
        raise Refused("reopen") from None
    if events not in ("none", "both", *the_library().encounters):
        raise Refused("reopen")  # a form as it was before there were Events
    return Wanted(pace, options)


def character_words(words: Words, info: TableInfo, code: str) -> str:
    """The character of a seat in the lobby; of a deck that is gone there is only the code."""
    if code and code not in the_library().characters:
        return words.say("inn.lobby-gone", gone=words.say("inn.gone", code=code))
    if not code:
        return words.say("inn.lobby-chance")
    return words.say("inn.lobby-seat", character=with_mark(words, info, code, character_name(code)))


def with_mark(words: Words, info: TableInfo, code: str, name: str) -> str:
    """The name of a character, with a mark on a Villain where Bosses play."""
    if variant_of(info.options).bosses_play and is_villain(the_library(), code):
        return words.say("inn-lobby.villain", character=name)
    return name


def character_at(info: TableInfo, seat: int) -> str:
    """The character picked for a seat; empty for one by chance."""
    picked: Sequence[str] = info.options["characters"]
    return picked[seat] if seat < len(picked) else ""
