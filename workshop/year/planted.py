"""Faults that are put into the live code on purpose: the simulator has to find each of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from discord import abc

from bot import app
from bot.engine.run import Run
from bot.games.drinko.rules import Drinko
from bot.games.inn.rules import Inn
from bot.store.core import Store
from bot.store.driver import Failed
from bot.tables.play.runtime import Runtime
from bot.ui import errors
from bot.ui.delivery.boards import Boards
from bot.ui.delivery.sending import Pacer
from bot.ui.delivery.shared import Office
from bot.ui.freshness import Freshness
from workshop.year.plan import Came, Plan
from workshop.year.run import play


@contextmanager
def _patched(owner: Any, name: str, make: Callable[[Any], Any]) -> Generator[None]:
    """Meanwhile a function is what `make` makes of it."""
    usual = getattr(owner, name)
    setattr(owner, name, make(usual))
    try:
        yield
    finally:
        setattr(owner, name, usual)


async def _nothing(*given: Any, **more: Any) -> None:
    """Do nothing."""


@contextmanager
def failed_commits_count() -> Generator[None]:
    """A commit that the disk refuses is told as if it were done."""

    def make(usual: Any) -> Any:
        def committed(store: Any, outcomes: list[Any]) -> None:
            usual(store, [None if isinstance(each, Failed) else each for each in outcomes])

        return committed

    with _patched(Store, "_committed", make):
        yield


@contextmanager
def old_presses_are_played() -> Generator[None]:
    """After a pause of the process a press is played that Discord has long reported as failed."""

    def stale(freshness: Any, created_at: float) -> bool:
        return False

    with _patched(Freshness, "stale", lambda usual: stale):
        yield


@contextmanager
def calls_without_limit() -> Generator[None]:
    """Calls about a channel are made as fast as the bot likes."""

    def take(pacer: Any, channel_id: int, turn: Any) -> float:
        return 0.0

    with _patched(Pacer, "_take", lambda usual: take):
        yield


@contextmanager
def no_timers() -> Generator[None]:
    """A table's clock is not set."""

    def arm(runtime: Any, live: Any) -> None:
        runtime.scheduler.set(live.id, None)

    with _patched(Runtime, "arm", lambda usual: arm):
        yield


@contextmanager
def old_messages_stay() -> Generator[None]:
    """A table's old message is not taken away."""
    with _patched(Office, "delete", lambda usual: _nothing):
        yield


@contextmanager
def messages_without_nonce() -> Generator[None]:
    """A message that is sent again, because its answer was lost, stands there twice."""

    def make(usual: Any) -> Any:
        def parameters(**given: Any) -> Any:
            return usual(**{**given, "nonce": None})

        return parameters

    with _patched(abc, "handle_message_parameters", make):
        yield


@contextmanager
def a_view_tells_too_much() -> Generator[None]:
    """The view of a spectator has a card of somebody's hand in it."""

    def make(usual: Any) -> Any:
        def view(game: Any, state: Any, seat: int | None, *, apart: bool = False) -> Any:
            hands = state.hands if isinstance(game, Drinko) else [each.hand for each in state.seats]
            return {**usual(game, state, seat, apart=apart), "told": [hand[:1] for hand in hands]}

        return view

    with _patched(Drinko, "view", make), _patched(Inn, "view", make):
        yield


@contextmanager
def refusals_are_silent() -> Generator[None]:
    """Who may not do something gets no answer."""
    with _patched(errors, "whisper", lambda usual: _nothing):
        yield


@contextmanager
def ratings_drift() -> Generator[None]:
    """What a game brings at the ladder is noted for one place less than it was."""

    def make(usual: Any) -> Any:
        def settle(connection: Any, result: Any) -> Any:
            counted = usual(connection, result)
            connection.execute("UPDATE ratings SET mu = mu + 0.5")
            return counted

        return settle

    with _patched(app, "settle", make):
        yield


@contextmanager
def logs_are_altered() -> Generator[None]:
    """A decision is stored with another digest than it had."""

    def make(usual: Any) -> Any:
        def answer(run: Any, *given: Any, **more: Any) -> Any:
            told = usual(run, *given, **more)
            if run.decision is not None and run.decision.seq % 5 == 0:
                run.decision = replace(run.decision, digest="0" * len(run.decision.digest))
            return told

        return answer

    with _patched(Run, "answer", make):
        yield


@contextmanager
def a_handler_breaks() -> Generator[None]:
    """A button has a bug."""

    def make(usual: Any) -> Any:
        def find(verbs: Any, press: Any) -> Any:
            if press.verb == "panel.hand":
                raise KeyError(press.verb)
            return usual(verbs, press)

        return find

    with _patched(app.Verbs, "find", make):
        yield


@contextmanager
def deleted_messages_are_missed() -> Generator[None]:
    """A table whose message somebody has deleted gets no other."""

    def deleted(boards: Any, message_id: int) -> None:
        """Do nothing."""

    with _patched(Boards, "deleted", lambda usual: deleted):
        yield


def _only(*kinds: str, seed: int = 1) -> Plan:
    """A run in which only this fails; it ends as soon as anything is found."""
    return Plan(seed=seed, answers=600, kinds=kinds)


LOST, TWICE, SHOWN = "what is shown was not stored", "a table has not one message", "somebody sees what is hidden"
PLANTED: dict[str, tuple[Callable[[], Any], str, Plan]] = {
    "a failed commit counts": (failed_commits_count, LOST, _only("disk full", "database busy", seed=4)),
    "old presses are played": (old_presses_are_played, "a press that had failed was played", _only("paused")),
    "calls without a limit": (calls_without_limit, "too many calls", _only("flood")),
    "no timers": (no_timers, "a live table waits for nobody", _only("upgrade")),
    "old messages stay": (old_messages_stay, TWICE, _only("time leaps")),
    "messages without a nonce": (messages_without_nonce, TWICE, _only("doubled call")),
    "a view tells too much": (a_view_tells_too_much, SHOWN, _only("kill")),
    "refusals are silent": (refusals_are_silent, "a press was not acknowledged", _only("forged")),
    "ratings drift": (ratings_drift, "the ladder comes out otherwise", _only("flood")),
    "logs are altered": (logs_are_altered, "a log does not prove its shuffle", _only("forged", seed=5)),
    "a handler breaks": (a_handler_breaks, "an error was logged", _only("flood")),
    "deleted messages are missed": (deleted_messages_are_missed, TWICE, _only("404", seed=3)),
}
"""By name: how it is put in, what is to be found (nothing: anything), and by which plan."""


def find(names: Iterable[str] = PLANTED) -> Iterator[tuple[str, Came]]:
    """Put each of these faults in alone, and play until something is found; the name, and what came of it."""
    for name in names:
        put_in, what, plan = PLANTED[name]
        with put_in():
            came = play(plan)
        if came.broken is not None and what not in came.broken.what:
            came.broken = None
        yield name, came
