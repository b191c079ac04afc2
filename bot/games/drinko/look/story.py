"""What happened, in words: events of Drinko as lines, one line a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.drinko.look.words import card_name
from bot.ui.names import clean
from bot.ui.words import Words

OPENING = frozenset({"dealt", "played", "called", "caught", "warned", "catch-wrong"})
"""Events that begin a line."""

SWALLOWING = frozenset({"split", "suffer"})


def sentence(words: Words, names: Sequence[str], event: Mapping[str, Any]) -> str:
    """One event in words; empty for an event that is not told."""
    key = str(event["key"])
    facts: dict[str, Any] = {name: value for name, value in event.items() if name != "key"}
    for gap, seat in (("name", event.get("seat")), ("target", event.get("target"))):
        facts[gap] = names[seat] if isinstance(seat, int) else ""
    for gap in ("card", "top"):
        if isinstance(event.get(gap), str):
            facts[gap] = card_name(str(event[gap]))
    key = f"event.{_form(key, event)}"
    return words.say(key, **facts) if words.has(key) else ""


def _form(key: str, event: Mapping[str, Any]) -> str:
    """Which wording of an event it is."""
    if key == "played":
        if event.get("target") is not None:
            return "played-on"
        return "played-left" if 1 <= event["left"] <= 2 else "played"
    if key == "train":
        return "train-over" if not event["size"] else "train-same" if event["size"] == event["was"] else "train-grows"
    if key == "drew" and not event["n"]:
        return "drew-none"
    if key == "catch-wrong" and event.get("target") is not None:
        return "catch-wrong-on"
    return key


def lines(
    words: Words, names: Sequence[str], events: Sequence[Mapping[str, Any]], show: Callable[[str], str] = clean
) -> list[str]:
    """The events as lines, oldest first: what a move brings about stands on its line. `show` makes names showable."""
    shown = [show(name) for name in names]
    out: list[list[str]] = []
    tail = ""
    for event in events:
        key = str(event["key"])
        if not out or key in OPENING or (key in ("drank", "drew") and not tail):
            out.append([])
            tail = ""
        said = sentence(words, shown, event)
        if said:
            out[-1].append(said)
        tail = _tail(key, event, tail)
    return [" ".join(parts) for parts in out if parts]


def _tail(key: str, event: Mapping[str, Any], before: str) -> str:
    """Whether drinking or drawing that follows still belongs to the line: not at all, once, or until the draw."""
    if key == "played":
        return "draw" if event["card"] in SWALLOWING else ""
    if key in ("caught", "special-last"):
        return "draw"
    if key == "catch-wrong":
        return "once"
    if key == "drank":
        return "" if before == "once" else "draw"
    return "" if key == "drew" else before
