"""What stays on the table, as a view shows it: counters, cards in front of a player, side decks, decks of Events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.inn.look.words import counter_name, encounter_deck_name, times
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.models import StandingData
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.rules.foresee import Levels
from bot.games.inn.rules.play.view import InnView, LaidView, SeatView
from bot.ui.words import Words


@dataclass(frozen=True, slots=True)
class Counted:
    """A counter of a seat and its level; `id` names its sign."""

    id: str
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in front of a player, or one that holds on top of a side deck's discards."""

    card: Card
    owner: int
    used: bool = False
    holds: bool = False
    price: int = 0
    """What it costs who buys it now; 0 if it is not for sale."""


def counters_of(seat: SeatView, library: Library) -> list[Counted]:
    """The counters of the seat's own character, also at 0, and those that others have handed to it."""
    character = library.characters.get(seat["character"])
    own = character.counters.items() if character is not None else ()
    levels = {code: counter.start for code, counter in own if counter.on == "you"}
    levels |= {code: level for code, level in seat["counters"].items() if level or code in levels}
    return [Counted(code.rpartition(".")[2], counter_name(code, library), level) for code, level in levels.items()]


def more_drunk(seat: SeatView, library: Library) -> int:
    """The levels of the seat's counters that count with Alcohol Content when it is seen who passes out."""
    known = library.counters
    return sum(level for code, level in seat["counters"].items() if level and code in known and known[code].drunk)


def levels(view: InnView, seat: int) -> Levels:
    """Where a seat stands now, with the counters of its whole party."""
    shown, library = view["seats"][seat], the_library()
    more = sum(more_drunk(mate, library) for mate in view["seats"] if mate["party"] == shown["party"])
    return Levels(shown["fortitude"], shown["alcohol"], shown["gold"], more)


def gap_of(seat: SeatView, library: Library) -> int:
    """What is left of the seat's Fortitude above its Alcohol Content and what counts with it."""
    return seat["fortitude"] - seat["alcohol"] - more_drunk(seat, library)


def laid_of(seat: SeatView, library: Library) -> list[Lying]:
    """What holds on top of the seat's side decks, then the cards in front of it, the oldest first."""
    laid = [(library.cards[laid["card"]], laid) for laid in seat["front"]]
    lying = [
        Lying(card, placed["owner"], placed["used"], price=card.price if card.deck == seat["character"] else 0)
        for card, placed in laid
    ]
    return [*_holding(seat, library), *lying]


def _holding(seat: SeatView, library: Library) -> Iterator[Lying]:
    character = library.whole(seat["character"])
    for code, side in seat["sides"].items():
        known = character.sides.get(code) if character is not None else None
        if known is not None and known.revealed == "holds" and side["discard"]:
            yield Lying(library.cards[side["discard"][-1]], -1, holds=True)


def standing_of(seat: SeatView, library: Library) -> Iterator[StandingData]:
    """The standing effects that hold for the seat."""
    for laid in laid_of(seat, library):
        yield from laid.card.standing
    for code, level in seat["counters"].items():
        counter = library.counters.get(code)
        for step in counter.level if counter is not None else ():
            if step.least <= level <= step.most:
                yield from step.standing


def is_away(seat: SeatView, library: Library) -> bool:
    """Whether the seat plays nothing and Ignores everything; one that is out does not."""
    return not seat["out"] and (
        bool(seat["away"]) or any(effect.word == "away" for effect in standing_of(seat, library))
    )


def something_stays(seat: SeatView, library: Library) -> bool:
    """Whether the seat has a counter, or a card that lies in front of it."""
    return bool(counters_of(seat, library) or laid_of(seat, library))


# -- in words --------------------------------------------------------------------------------------------------------


def staying_words(words: Words, names: Sequence[str], view: InnView, number: int, library: Library, most: int) -> str:
    """All that stays with a seat, in words; empty for nothing.

    `most`: 2 for everything, 1 with cards in front and side decks as numbers, 0 without side decks.
    """
    seat = view["seats"][number]
    if seat["out"]:
        return ""
    told = [
        words.say("inn-stays.counter", title=counter.title, n=counter.level) for counter in counters_of(seat, library)
    ]
    laid = laid_of(seat, library)
    if laid:
        shown = _laid_words(words, names, number, laid)
        told.append(
            words.say("inn-stays.front", cards=", ".join(shown))
            if most == 2
            else words.say("inn-stays.front-count", n=len(laid))
        )
    if played := _played(view, number):
        shown = _laid_words(
            words, names, number, [Lying(library.cards[placed["card"]], placed["owner"]) for placed in played]
        )
        told.append(
            words.say("inn-stays.played", cards=", ".join(shown))
            if most == 2
            else words.say("inn-stays.played-count", n=len(played))
        )
    if most:
        told += _side_words(words, seat, library)
    if "open" in seat:
        told.append(words.say("inn-stays.open", cards=_open_hand(words, seat["open"], library)))
    if seat["ignores"]:
        kinds = [the_lexicon().phrase("cards-many", kind) for kind in seat["ignores"]]
        told.append(words.say("inn-stays.ignores", kinds=words.listing(kinds)))
    if is_away(seat, library):
        told.append(words.say(f"inn-stays.away-{seat['away']}" if seat["away"] else "inn-stays.away"))
    return ", ".join(told)


def _open_hand(words: Words, hand: Sequence[str], library: Library) -> str:
    """The cards of a hand that lies open, each title once."""
    titles = Counter(library.cards[code].title for code in hand)
    told = [title + times(words, n) for title, n in titles.items()]
    return ", ".join(told) or words.say("inn-stays.no-cards")


def _played(view: InnView, number: int) -> Sequence[LaidView]:
    """The Action Cards that lie face up in front of a seat: those of a Boss who plays alone."""
    played = view["team"]["played"] if "team" in view else []
    parties = [seat["party"] for seat in view["seats"]]
    return played if parties.count(parties[number]) == 1 else []


def _laid_words(words: Words, names: Sequence[str], number: int, laid: Sequence[Lying]) -> list[str]:
    """Each kind of card in front once, with what is to be known of it."""
    told: dict[str, int] = {}
    for each in laid:
        card = each.card.title
        if each.owner not in (number, -1):
            card = words.say("inn-stays.of-other", card=card, name=names[each.owner])
        if each.holds:
            card = words.say("inn-stays.holds", card=card)
        if each.used:
            card = words.say("inn-stays.used", card=card)
        if each.price:
            card = words.say("inn-stays.for-sale", card=card, n=each.price)
        told[card] = told.get(card, 0) + 1
    return [card + times(words, n) for card, n in told.items()]


def _side_words(words: Words, seat: SeatView, library: Library) -> Iterator[str]:
    for code, side in seat["sides"].items():
        title = _side_title(seat, code, library)
        key = "inn-stays.side-discards" if side["discard"] else "inn-stays.side"
        yield words.say(key, title=title, n=side["draw"], discards=len(side["discard"]))
    for code, count in seat["backs"].items():
        yield words.say("inn-stays.backs", title=_side_title(seat, code, library), n=count)


def _side_title(seat: SeatView, code: str, library: Library) -> str:
    character = library.whole(seat["character"])
    side = character.sides.get(code) if character is not None else None
    return side.title if side is not None else code


def encounter_words(words: Words, view: InnView, library: Library) -> list[str]:
    """Each deck of Events with its progress counters."""
    return [
        words.say("inn-stays.encounters", name=encounter_deck_name(deck["code"], library), n=deck["counters"],
                  cards=deck["draw"])
        for deck in view["encounters"]
    ]  # fmt: skip
