"""The moments of the Inn in words, for the banner, the alt text and the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.inn.look.happened import Happened, Moment, SeatChange
from bot.games.inn.look.mates import mates_of, team_words
from bot.games.inn.look.pictures.told import signed
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import InnView
from bot.ui.words import Words, spaced


class MomentWords(NamedTuple):
    """A moment in words."""

    who: str
    what: str
    by: str
    """The card that did it, and whose it was; empty if no card did."""


def moment_told(words: Words, moment: Moment, names: Sequence[str], library: Library) -> MomentWords:
    """Who, what, and by what."""
    who = words.listing([names[seat] for seat in moment.seats])
    many = "-many" if len(moment.seats) > 1 else ""
    n = moment.sum.by if moment.sum is not None else 0
    what = words.say(f"inn-moment.{moment.kind}{many}", n=n)
    titles = " + ".join(_title(code, library) for code in moment.cards[: 1 if moment.kind == "caught" else None])
    if not titles:
        return MomentWords(who, what, words.say("inn-moment.refill") if moment.refill else "")
    if moment.by >= 0:
        return MomentWords(who, what, words.say("inn-moment.by-player", name=names[moment.by], card=titles))
    return MomentWords(who, what, titles)


def _title(code: str, library: Library) -> str:
    return library.drinks[code].title if code in library.drinks else library.cards[code].title


def moment_words(words: Words, moment: Moment, names: Sequence[str], view: InnView, library: Library) -> str:
    """A moment as a sentence, with how it added up."""
    told = moment_told(words, moment, names, library)
    by = spaced(words.say("inn-moment.said-by", by=told.by)) if told.by else ""
    total = moment.sum
    if total is None:
        return words.say("inn-moment.said", who=told.who, what=told.what, by=by, sum="")
    seat = view["seats"][moment.seats[-1]]
    facts = {"was": total.now - total.by, "by": signed(total.by), "now": total.now}
    said = words.say(f"inn-moment.sum-{total.of}", **facts, fortitude=seat["fortitude"], alcohol=seat["alcohol"])
    return words.say("inn-moment.said", who=told.who, what=told.what, by=by, sum=said)


_SIGNED: Final = ("fortitude", "alcohol", "gold")


def change_words(words: Words, change: SeatChange, name: str) -> str:
    """What has just changed for a seat."""
    told = [
        words.say(f"inn-changed.{of}", by=signed(by))
        for of, by in zip(_SIGNED, (change.fortitude, change.alcohol, change.gold), strict=True)
        if by
    ]
    return words.say("inn-changed.seat", name=name, changes=", ".join(told))


def happened_words(words: Words, latest: Happened, names: Sequence[str], view: InnView, library: Library) -> list[str]:
    """What has just happened, in a sentence each: the moment, the last card, the changes."""
    told: list[str] = []
    if latest.moment is not None:
        told.append(moment_words(words, latest.moment, names, view, library))
    card = latest.card
    if card is not None and not view["stack"] and not view["over"]:
        title = " + ".join(_title(code, library) for code in card.codes)
        to = words.listing([names[seat] for seat in card.targets])
        name = names[card.by] if card.by >= 0 else words.say("inn-told.inn")
        key = "card-on" if to and card.targets != (card.by,) else "card"
        void = words.say("inn-changed.void") if card.void else ""
        told.append(words.say(f"inn-changed.{key}", card=title, name=name, targets=to, void=void))
    if latest.changes:
        sharing = [team_words(words, names, mates_of(view, change.seat)) for change in latest.changes]
        said = [change_words(words, *change) for change in zip(latest.changes, sharing, strict=True)]
        changes = "; ".join(said)
        told.append(words.say("inn-changed.now", changes=changes))
    return told
