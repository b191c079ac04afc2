"""The handlers of presses. The verb of a custom id names an area (a game or a part of the bot) and an action in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from bot.ui.layouts.components import IN_PANEL, Handler, Press

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
"""Verbs without an area, as they are on messages of earlier versions, and their present names. Those of a game are
in its kit. Nothing is added here, because new verbs have an area from the beginning."""


class DoubledVerb(Exception):
    """Two handlers were given for the presses of one verb."""


class Verbs:
    """The handlers of all presses, by verb."""

    def __init__(self, old: Mapping[str, str] = OLD) -> None:
        self._old = dict(old)
        self.handlers: dict[str, Handler] = {}
        self._public: set[str] = set()
        self._forms: set[str] = set()

    def add(
        self, area: str, handlers: Mapping[str, Handler], *, public: Collection[str] = (), forms: Collection[str] = ()
    ) -> None:
        """Add the handlers for presses ``area.what``. Raises `DoubledVerb` if one of them has a handler already.

        `public` are those among them that stand on messages which a whole channel sees, or whose form is opened there;
        the others may answer by editing the message that was pressed. `forms` are those of forms.
        """
        for what, handler in handlers.items():
            verb = f"{area}.{what}"
            if verb in self.handlers:
                raise DoubledVerb(verb)
            self.handlers[verb] = handler
        self._public |= {f"{area}.{what}" for what in public}
        self._forms |= {f"{area}.{what}" for what in forms}

    def belongs(self, press: Press, *, public: bool, form: bool) -> bool:
        """Whether a press that was found can come from such a message. `public`: a whole channel sees it; `form`: it is
        a form that was opened there.
        """
        return form == (press.verb in self._forms) and not (
            public and (press.verb not in self._public or press.arg == IN_PANEL)
        )

    def know_old(self, area: str, old: Iterable[str]) -> None:
        """Treat presses of these verbs without an area as those of this area. Raises `DoubledVerb` for a known verb."""
        for verb in old:
            if verb in self._old:
                raise DoubledVerb(verb)
            self._old[verb] = f"{area}.{verb}"

    def find(self, press: Press) -> tuple[Handler, Press] | None:
        """The handler of a press, and the press under its present verb; None without a handler."""
        press = replace(press, verb=self._old.get(press.verb, press.verb))
        handler = self.handlers.get(press.verb)
        return None if handler is None else (handler, press)

    @property
    def old(self) -> Mapping[str, str]:
        """All earlier verbs and their present names."""
        return self._old
