"""An event loop that waits for nothing: its time is virtual, its executors work at once, its order is the same."""

from __future__ import annotations

import asyncio
import heapq
import weakref
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

T = TypeVar("T")

PROCESS: ContextVar[int] = ContextVar("process", default=0)
"""The number of the process to which a task or a timer belongs; 0 is the world."""
EXECUTED = 0.004
"""Seconds that whatever is handed to an executor takes."""
TASKS = 1024
"""After so many tasks of a process those that are gone are forgotten."""


class NothingLeft(Exception):
    """Whoever waits would wait for ever."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """It runs one callback after the other, and goes to the next timer when none is left."""

    def __init__(self) -> None:
        super().__init__()
        self.ran = 0
        """How many callbacks it has run."""
        self.after: tuple[int, Callable[[], None]] | None = None
        """What is called once so many callbacks have run."""
        self._now = 0.0
        own: Any = self  # what asyncio keeps in private
        self._due: deque[Any] = own._ready
        self._timers: list[Any] = own._scheduled
        self._tasks: dict[int, list[weakref.ref[asyncio.Task[Any]]]] = {}
        """By process its tasks, and some of those that are gone."""
        self.set_task_factory(self._new_task)  # pyright: ignore[reportArgumentType]

    def time(self) -> float:
        """The virtual time, in seconds."""
        return self._now

    def stand_still(self, seconds: float) -> None:
        """Let time go by in which nothing runs."""
        self._now += seconds

    def _run_once(self) -> None:
        """Run what is ready, one callback after the other, or go on to the next timer."""
        ready, scheduled = self._due, self._timers
        self._drop_cancelled()
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            if not scheduled:
                raise NothingLeft
            self._now = max(self._now, scheduled[0]._when)
        while True:
            while scheduled and scheduled[0]._when <= self._now:
                handle = heapq.heappop(scheduled)
                handle._scheduled = False
                ready.append(handle)
            if not ready:
                return
            handle = ready.popleft()
            if not handle._cancelled:
                self.ran += 1
                handle._run()
            if self.after is not None and self.ran >= self.after[0]:
                (_, strike), self.after = self.after, None
                strike()
            if self._stopping:  # type: ignore[attr-defined]
                return
            self._drop_cancelled()

    def _drop_cancelled(self) -> None:
        scheduled = self._timers
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """As asyncio's, for a loop that is neither closed nor debugged meanwhile."""
        handle = asyncio.Handle(callback, args, self, context)
        self._due.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """The same."""
        timer: Any = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, timer)
        timer._scheduled = True
        return timer

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """A timer that was cancelled is dropped when its time comes."""

    def _write_to_self(self) -> None:
        """There is no other thread that could wake it up."""

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Do it at once, and tell a little later."""
        done: asyncio.Future[T] = self.create_future()
        try:
            result = func(*args)
        except BaseException as error:
            self.call_later(EXECUTED, _fail, done, error)
        else:
            self.call_later(EXECUTED, _succeed, done, result)
        return done

    # -- processes ------------------------------------------------------------------------------------------------

    def _new_task(self, loop: Any, work: Coroutine[Any, Any, T], context: Context | None = None) -> asyncio.Task[T]:
        task: asyncio.Task[T] = (
            asyncio.Task(work, loop=loop) if context is None else asyncio.Task(work, loop=loop, context=context)
        )
        tasks = self._tasks.setdefault(PROCESS.get() if context is None else context.get(PROCESS, 0), [])
        tasks.append(weakref.ref(task))
        if len(tasks) % TASKS == 0:
            tasks[:] = [known for known in tasks if known() is not None]
        return task

    async def end(self, process: int) -> None:
        """Let no task and no timer of a process be left. What it does meanwhile must reach nobody."""
        for _ in range(3):
            for task in sorted(self._left(process), key=lambda task: task.get_name()):
                task.cancel()
            self._drop_timers(process)
            for _ in range(20):
                await asyncio.sleep(0)
        self._drop_timers(process)
        for task in self._left(process):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._tasks.pop(process, None)

    def _left(self, process: int) -> list[asyncio.Task[Any]]:
        return [task for known in self._tasks.get(process, ()) if (task := known()) is not None and not task.done()]

    def _drop_timers(self, process: int) -> None:
        for handle in self._timers:
            if handle._context.get(PROCESS, 0) == process:
                handle.cancel()


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


def _succeed(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


@contextmanager
def as_process(number: int) -> Generator[Context]:
    """A context whose tasks and timers belong to this process."""
    context = copy_context()
    context.run(PROCESS.set, number)
    yield context


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run the work on such a loop."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)
