"""What the data of a written lesson says at its steps, whatever the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pydantic import BaseModel, ConfigDict, Field

LESSON = "lesson"
"""The code of the written deal of a game's lesson, and of the patron that plays against the learner."""


class LessonStep(BaseModel):
    """A step at which the lesson has something to show: a turn of the game, counted from 1 over all seats, and an ask.

    `play` is what the learner is to pick, without its targets, and `say` the key of the words.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    turn: int = Field(ge=1)
    ask: str = Field(min_length=1, max_length=30)
    play: str = Field(min_length=1)
    say: str = Field(min_length=1)


def step_at(steps: Sequence[LessonStep], turn: int, ask: str, offered: Collection[str]) -> LessonStep | None:
    """The first step for this turn and ask whose pick is among the keys that are `offered`."""
    for step in steps:
        if step.turn == turn and step.ask == ask and step.play in offered:
            return step
    return None
