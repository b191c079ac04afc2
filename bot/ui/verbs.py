"""Who answers which press: the verb of a custom id names the area, a game or a part of the bot, and what is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.ui.layouts.components import Handler, Press

OLD = {
    **{name: f"table.{name}" for name in (
        "join", "leave", "patron", "unpatron", "options", "set", "start", "close", "sure-close", "sure-leave", "more",
        "pause", "resume", "resend", "report", "tell", "watch", "rematch", "back", "yes", "no", "log",
    )},
    **{name: f"panel.{name}" for name in ("hand", "refresh", "undo")},
    **{f"me-{name}": f"me.{name}" for name in ("hands", "pings", "words", "quiet", "hours", "loud", "forget")},
    **{f"house-{name}": f"house.{name}" for name in (
        "channels", "pace", "hands", "drink", "word", "pictures", "log",
    )},
    "rules": "help.rules",
}  # fmt: skip
"""Verbs without an area, as they stand on messages of earlier versions, and what they are called now. A game's own are
in its kit. Nothing is added here: new verbs have an area from the beginning."""


class DoubledVerb(Exception):
    """Two parts of the bot want the presses of one verb."""


class Verbs:
    """The handlers of all presses, by verb."""

    def __init__(self, old: Mapping[str, str] = OLD) -> None:
        self._old = dict(old)
        self.handlers: dict[str, Handler] = {}

    def add(self, area: str, handlers: Mapping[str, Handler]) -> None:
        """Answer the presses ``area.what`` of these. Raises `DoubledVerb` for one that is answered already."""
        for what, handler in handlers.items():
            verb = f"{area}.{what}"
            if verb in self.handlers:
                raise DoubledVerb(verb)
            self.handlers[verb] = handler

    def know_old(self, area: str, old: Iterable[str]) -> None:
        """Take presses of these verbs without an area as those of this one. Raises `DoubledVerb` for a known one."""
        for verb in old:
            if verb in self._old:
                raise DoubledVerb(verb)
            self._old[verb] = f"{area}.{verb}"

    def find(self, press: Press) -> tuple[Handler, Press] | None:
        """Who answers a press, and the press under its present verb; None when nobody does."""
        press = replace(press, verb=self._old.get(press.verb, press.verb))
        handler = self.handlers.get(press.verb)
        return None if handler is None else (handler, press)

    @property
    def old(self) -> Mapping[str, str]:
        """Every earlier verb, with its present one."""
        return self._old
