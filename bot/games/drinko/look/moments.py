"""What has just happened at Drinko in words, for the banner, the alt text and the table in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.drinko.look.happened import Happened, Moment
from bot.ui.words import Words


class MomentWords(NamedTuple):
    """A moment in words."""

    who: str
    what: str
    by: str
    """Who did it; empty if that is not known any more."""
    sum: str
    """How it added up."""


def moment_told(words: Words, moment: Moment, names: Sequence[str], drinks: Callable[[int], str]) -> MomentWords:
    """Who, what, by whom, and how it added up; `drinks` gives the word for so many drinks."""
    n = sum(moment.parts)
    who = words.listing([names[seat] for seat in moment.seats])
    if moment.kind == "caught":
        penalty = words.say("drinko-moment.penalty", drinks=f"{n} {drinks(n)}", cards=moment.cards)
        return MomentWords(who, words.say("drinko-moment.caught"), _by(words, moment, names, "caught-by"), penalty)
    key = "drinko-moment.train-many" if len(moment.seats) > 1 else "drinko-moment.train"
    what = words.say(key, n=n, drinks=drinks(n))
    return MomentWords(who, what, _by(words, moment, names, "sent"), _added(moment.parts))


def _by(words: Words, moment: Moment, names: Sequence[str], key: str) -> str:
    return words.say(f"drinko-moment.{key}", name=names[moment.by]) if moment.by >= 0 else ""


def _added(parts: Sequence[int]) -> str:
    """A sum; of one part just that part."""
    if len(parts) < 2:
        return str(sum(parts))
    signs = "".join(f" {'+' if part >= 0 else '−'} {abs(part)}" for part in parts[1:])
    return f"{parts[0]}{signs} = {sum(parts)}"


def moment_words(words: Words, moment: Moment, names: Sequence[str], drinks: Callable[[int], str]) -> str:
    """A moment as a sentence."""
    told = moment_told(words, moment, names, drinks)
    if moment.kind == "caught":
        return words.say("drinko-moment.said-caught", who=told.who, what=told.what, by=told.by, penalty=told.sum)
    return words.say("drinko-moment.said-train", who=told.who, what=told.what, sum=told.sum)


def happened_words(
    words: Words, latest: Happened, names: Sequence[str], drinks: Callable[[int], str]
) -> list[str]:  # fmt: skip
    """What has just happened, in a sentence each: the moment, the changes."""
    told = [moment_words(words, latest.moment, names, drinks)] if latest.moment is not None else []
    changed: list[str] = []
    for change in latest.changes:
        counts = (("drinks", change.drinks), ("cards", change.cards))
        said = [words.say(f"drinko-moment.changed-{what}", n=n) for what, n in counts if n]
        changed.append(words.say("drinko-moment.changed-seat", name=names[change.seat], changes=", ".join(said)))
    return [*told, words.say("drinko-moment.now", changes="; ".join(changed))] if changed else told
