"""Draws finished games again as they were, step by step, from their frames."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.languages.spoken import speak
from bot.tables.info import PrivateTable, PublicTable, TableInfo
from bot.tables.play.recent import RECENT
from bot.tables.record.frames import Frame
from bot.tables.seats.sight import may_see_hands
from bot.ui.beats import Span
from bot.ui.delivery.sending import files
from bot.ui.delivery.shared import Office
from bot.ui.layouts.replays import HAND_MOST, At, Landmark, ShownStep, moment_layout, read_step, replay_layout
from bot.ui.layouts.tables import (
    HAND_PICTURE,
    TABLE_PICTURE,
    Skin,
    label_names,
    name_of,
    placing_lines,
    story_lines,
)
from bot.ui.look import Art
from bot.ui.pictures.encoding import height_of

log = logging.getLogger("barkeep.replays")


@dataclass(frozen=True, slots=True)
class StepPart:
    """Something of a step as somebody is shown it: a picture with its alt text, or words in its place."""

    picture: bytes | None = None
    alt: str = ""
    in_words: str = ""


@dataclass(slots=True)
class ReplayPanels:
    """Replays as people see them. Nothing of them is kept: what is pressed names the game and the step."""

    office: Office

    async def step_of(self, table: str, text: str) -> int:
        """The step that a button means: a number, or ``e`` and the number of a public event, from 0, for the step that
        told it. What lies beyond the end is the last step.
        """
        frames = await self.office.tables.frames.of(table)
        wanted, last = read_step(text.removeprefix("e")), len(frames) - 1
        if not text.startswith("e"):
            return min(wanted, last)
        told = 0
        for step, frame in enumerate(frames):
            told += len(frame.events)
            if told > wanted:
                return step
        return last

    async def panel(self, info: TableInfo, at: At, user_id: int) -> tuple[ui.LayoutView, list[discord.File]]:
        """What a person is shown of a step, who may see the table. Raises `Refused` as `KeptFrames` does."""
        office, words = self.office, self.office.words
        frames = await office.tables.frames.of(info.id)
        at = at._replace(step=max(0, min(at.step, len(frames) - 1)))
        seen, look = seen_at(info, frames, at.step), office.looks[info.game]
        skin = await office.wishes.skin(info.guild_id)
        plain = (await office.wishes.person(user_id)).words_only or not skin.pictures
        table = await self._table(seen, skin, plain=plain)
        hand = await self._hand(seen, at, skin, plain=plain)
        told = story_lines(words, look, seen.info, frames[at.step].events)
        if at.step == len(frames) - 1:
            told = [*placing_lines(words, look, seen, skin), *told]
        places, hands = self._places(info, frames, at.step, skin), may_see_hands(info, user_id)
        view = replay_layout(words, ShownStep(
            at, len(frames), frames[at.step].turn, seen, told, places, hands,
            table.alt, table.in_words, hand.alt, hand.in_words,
            sum(height_of(data) for data in (table.picture, hand.picture) if data is not None),
        ))  # fmt: skip
        return view, [*files(TABLE_PICTURE, table.picture), *files(HAND_PICTURE, hand.picture)]

    async def moment(self, info: TableInfo, at: At, by: int, name: str) -> tuple[ui.LayoutView, list[discord.File]]:
        """A step as somebody shares it: what everybody saw. `name`: what they are called on the server. Raises
        `Refused` as `KeptFrames` does.
        """
        office, words = self.office, self.office.words
        frames = await office.tables.frames.of(info.id)
        at = at._replace(step=max(0, min(at.step, len(frames) - 1)), seat=None)
        seen, look = seen_at(info, frames, at.step), office.looks[info.game]
        skin = await office.wishes.skin(info.guild_id)
        speak(await office.tongues.at(info))
        table = await self._table(seen, skin, plain=not skin.pictures)
        lines = story_lines(words, look, seen.info, frames[at.step].events)
        told = look.moment(words, seen, skin) or (lines[-1] if lines else words.say("watch.nothing"))
        line = words.say("replay.moment", name=name_of(info, by) or name, table=info.id, turn=frames[at.step].turn,
                         told=told)  # fmt: skip
        view = moment_layout(words, at, line, alt=table.alt, in_words=table.in_words)
        return view, files(TABLE_PICTURE, table.picture)

    async def _table(self, seen: PublicTable, skin: Skin, *, plain: bool) -> StepPart:
        """The table as it was. A view of an earlier version may be one that today's pictures cannot draw."""
        look, words, view = self.office.looks[seen.info.game], self.office.words, seen.view
        assert view is not None
        try:
            if not plain and (art := look.table_art(words, seen, skin)) is not None:
                return StepPart(*await self._drawn(art))
            lines = (look.moment(words, seen, skin), look.in_words(words, seen.info, view, skin))
            return StepPart(in_words="\n".join(filter(None, lines)))
        except Exception:
            log.exception("table %s: a frame of it cannot be drawn", seen.info.id)
            return StepPart(in_words=words.say("replay.undrawn"))

    async def _hand(self, seen: PublicTable, at: At, skin: Skin, *, plain: bool) -> StepPart:
        """The hand of the seat whose eyes are wanted. Raises `Refused('no-hands')`."""
        if at.seat is None:
            return StepPart()
        look, words = self.office.looks[seen.info.game], self.office.words
        view = await self.office.tables.frames.seen_by(at.table, at.step, at.seat)
        own = PrivateTable(
            seen.info, at.seat, None, None, {}, view, seen.recent, moves=seen.moves, numbers=seen.numbers
        )  # fmt: skip
        if not plain and (art := look.hand_art(words, own, skin)) is not None:
            return StepPart(*await self._drawn(art))
        return StepPart(in_words=look.hand_words(words, own, HAND_MOST))

    async def _drawn(self, art: Art) -> tuple[bytes | None, str]:
        return await self.office.artist.drawn(art)

    def _places(self, info: TableInfo, frames: Sequence[Frame], step: int, skin: Skin) -> list[Landmark]:
        """Where turns begin, and the moments. Of those that are still to come nothing is told but that they are."""
        look, words = self.office.looks[info.game], self.office.words
        names, played, found, turn = label_names(info), as_played(info), list[Landmark](), -1
        for number, frame in enumerate(frames):
            alone = PublicTable(played, frame.view, None, (), None, moves=(frame.events,), numbers=(number,))
            big = look.big(alone, Span(number, number))
            facts: dict[str, Any] = {"turn": frame.turn}
            if number == len(frames) - 1:
                found.append(Landmark(number, words.say("replay.place-end")))
            elif big and number <= step:
                moment = look.moment(words, seen_at(info, frames, number), skin)
                found.append(Landmark(number, words.say("replay.place-moment", **facts, told=moment.replace("*", ""))))
            elif big:
                found.append(Landmark(number, words.say("replay.place-big", **facts)))
            elif frame.turn != turn:
                mover = _mover(frame) if number <= step else None
                key = "replay.place" if mover is None else "replay.place-of"
                found.append(Landmark(number, words.say(key, **facts, name="" if mover is None else names[mover])))
            turn = frame.turn
        return found


def as_played(info: TableInfo) -> TableInfo:
    """The table as it was before its end was known."""
    seats = tuple(seat._replace(minded=False, left=False, removed=False, away=None) for seat in info.seats)
    return info._replace(
        status="live", seats=seats, ended_at=None, placings=None, seed="", counts=False, uncounted="", motion=None
    )  # fmt: skip


def seen_at(info: TableInfo, frames: Sequence[Frame], step: int) -> PublicTable:
    """What everybody saw of the table after a step, with the moves of its turn and of the one before."""
    frame, ended = frames[step], step == len(frames) - 1
    first = step
    while first and frames[first - 1].turn >= frame.turn - 1:
        first -= 1
    told = [number for number in range(first, step + 1) if frames[number].events]
    moves = tuple(tuple(frames[number].events) for number in told)
    recent = tuple(event for move in moves for event in move)[-RECENT:]
    return PublicTable(
        info if ended else as_played(info), frame.view, frame.ask, recent, None, moves=moves, numbers=tuple(told)
    )  # fmt: skip


def _mover(frame: Frame) -> int | None:
    """Whose turn begins; None where that is not one seat's."""
    ask = frame.ask
    return ask.waiting[0] if ask is not None and ask.alone and len(ask.waiting) == 1 else None
