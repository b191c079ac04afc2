"""Frames: a finished game step by step as everybody saw it, packed so that it can be looked at under other rules, too.

A step is the set-up, or a decision that told something in public. What somebody did without anybody else seeing it is
no step of its own, so that the number of steps tells nothing.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import orjson

from bot.engine import Event, Run, View
from bot.tables.info import OpenAsk
from bot.tables.play.live import is_alone
from bot.tables.record.turns import steps_of

FORM = 1
"""How frames are packed."""

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 20}]
"""A game is a few hundred KB before it is compressed; a larger dictionary would only take more memory."""

Plain: TypeAlias = Any
"""What JSON can say."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A step: what it told, and how everything stood after it."""

    turn: int
    """The number of the turn, from 1 over the whole game."""
    events: tuple[Mapping[str, Any], ...]
    view: View
    ask: OpenAsk | None
    """What was asked then, without numbers and times; None at the end."""


def frames_of(played: Iterable[tuple[Run, list[Event]]]) -> Iterator[Frame]:
    """The frames of a game that is played again."""
    for run, events in steps_of(played):
        yield Frame(run.turn, tuple(event.seen_by(None) for event in events), run.view(None), _asked(run))


def _asked(run: Run) -> OpenAsk | None:
    """The open ask as everybody sees it."""
    ask = run.ask
    if ask is None:
        return None
    waiting = () if ask.clock else tuple(run.waiting())
    return OpenAsk(0, ask.kind, ask.about, dict(ask.args), waiting, is_alone(ask), 0.0, None, run.turn, ask.clock)


# -- packing --------------------------------------------------------------------------------------------------------


def packed(frames: Iterable[Frame]) -> bytes:
    """The first frame whole, of each other one its events and what differs; compressed."""
    written: list[Plain] = []
    before: Plain = None
    for frame in frames:
        shown = _plain({"turn": frame.turn, "view": frame.view, "ask": _written(frame.ask)})
        written.append([list(frame.events), _change(before, shown)])
        before = shown
    return lzma.compress(orjson.dumps(written), check=lzma.CHECK_CRC32, filters=_FILTERS)


def unpacked(data: bytes) -> list[Frame]:
    """The frames again. What does not differ from one to the next is there once, so nobody may change them."""
    frames: list[Frame] = []
    shown: Plain = None
    for events, change in orjson.loads(lzma.decompress(data)):
        shown = _changed(shown, change)
        frames.append(Frame(shown["turn"], tuple(events), shown["view"], _read(shown["ask"])))
    return frames


def _plain(value: object) -> Plain:
    return orjson.loads(orjson.dumps(value))


def _written(ask: OpenAsk | None) -> Plain:
    if ask is None:
        return None
    return [ask.kind, ask.about, ask.args, ask.waiting, ask.alone, ask.turn, ask.natural]


def _read(written: Plain) -> OpenAsk | None:
    if written is None:
        return None
    kind, about, args, waiting, alone, turn, natural = written
    return OpenAsk(0, kind, about, args, tuple(waiting), alone, 0.0, None, turn, natural)


# What differs is a list that begins with how: what is there now; or of a dict what differs inside and which keys are
# gone; or of a list what differs at which places; or how much of its beginning stays, and what follows.
_NOW, _KEYS, _PLACES, _REST = range(4)


def _change(before: Plain, now: Plain) -> Plain:
    """What differs."""
    if isinstance(before, dict) and isinstance(now, dict):
        was, new = cast("dict[str, Plain]", before), cast("dict[str, Plain]", now)
        gone = [key for key in was if key not in new]
        inside = {
            key: _change(was[key], value) if key in was else [_NOW, value]
            for key, value in new.items()
            if key not in was or was[key] != value
        }
        return [_KEYS, inside, *([gone] if gone else [])]
    if isinstance(before, list) and isinstance(now, list) and before and now:
        return _change_of_list(cast("list[Plain]", before), cast("list[Plain]", now))
    return [_NOW, now]


def _change_of_list(before: list[Plain], now: list[Plain]) -> Plain:
    if len(before) == len(now):
        places = [place for place in range(len(now)) if before[place] != now[place]]
        return [_PLACES, *([place, _change(before[place], now[place])] for place in places)]
    same = next((place for place, (was, new) in enumerate(zip(before, now, strict=False)) if was != new), None)
    stays = min(len(before), len(now)) if same is None else same
    return [_REST, stays, now[stays:]] if stays else [_NOW, now]


def _changed(before: Plain, change: Plain) -> Plain:
    """The value with what differs; what stays is that of before."""
    how, *what = change
    if how == _NOW:
        return what[0]
    if how == _REST:
        return [*before[: what[0]], *what[1]]
    if how == _PLACES:
        placed = list(before)
        for place, inside in what:
            placed[place] = _changed(before[place], inside)
        return placed
    inside, gone = what[0], what[1] if len(what) > 1 else ()
    kept = {key: value for key, value in before.items() if key not in gone}
    return {**kept, **{key: _changed(before.get(key), each) for key, each in inside.items()}}
