"""Event loops that count what their executors do. The time of one of them passes only while nothing is left to do:
hours of timers go by in a moment.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def idle() -> bool:
    """Nothing works outside the loop and its executors."""
    return False


class CountingLoop(asyncio.SelectorEventLoop):
    """A loop of real time.

    `busy`: whether something works outside of it that will call back, as a database does.
    """

    def __init__(self) -> None:
        super().__init__(selectors.DefaultSelector())
        self.busy: Callable[[], bool] = idle
        self.executed = 0.0
        """Seconds for which processors have worked in executors."""

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """As ever, and count the time that the processor has needed."""

        def timed() -> T:
            began = time.thread_time()
            try:
                return func(*args)
            finally:
                self.executed += time.thread_time() - began

        return super().run_in_executor(executor, timed)


class VirtualLoop(CountingLoop):
    """Its time begins at 0, and stands still while anything is `busy`. Work that is handed to an executor takes as long
    as the processor needs for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._handed = 0
        self._select: Callable[[float | None], Any] = self._selector.select  # type: ignore[attr-defined]
        self._selector.select = self._pass_time  # type: ignore[attr-defined]

    def time(self) -> float:
        """The virtual time, in seconds."""
        return self._now

    def _pass_time(self, timeout: float | None = None) -> Any:
        """Instead of waiting for the next timer, go there, unless others are still at work."""
        if timeout is not None and timeout <= 0:
            return self._select(0)
        while True:
            at_work = self._handed > 0 or self.busy()
            found = self._select(0.002 if at_work or timeout is None else 0)
            if found:
                return found
            if not at_work and not self._handed and not self.busy() and timeout is not None:
                self._now += timeout
                return found

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """As ever, but the result comes after the time that the processor has needed."""
        self._handed += 1
        done: asyncio.Future[T] = self.create_future()

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return func(*args), time.thread_time() - began

        def finished(work: asyncio.Future[tuple[T, float]]) -> None:
            self._handed -= 1
            error = work.exception()
            if error is not None:
                done.set_exception(error)
                return
            result, took = work.result()
            self.executed += took
            self.call_later(took, lambda: done.done() or done.set_result(result))

        asyncio.SelectorEventLoop.run_in_executor(self, executor, timed).add_done_callback(finished)
        return done


def run(work: Coroutine[Any, Any, T], loop: Callable[[], CountingLoop] = VirtualLoop) -> T:
    """Run the work on such a loop."""
    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(work)
