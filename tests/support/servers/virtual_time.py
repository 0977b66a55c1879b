"""An event loop whose time passes only in tests' imagination: whoever sleeps for an hour wakes up at once, in order."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
START = 1_800_000_000_000
"""Milliseconds since 1970 at which such a loop begins."""


class _Skipping(selectors.SelectSelector):
    """Instead of waiting it lets the loop's clock jump to where the wait would have ended."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everybody waits for something that nobody will ever do")
        self.loop.passed += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.passed = 0.0
        selector = _Skipping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.passed

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        """Work beside the loop takes no time either: nobody would know when to wait for it."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as fault:
            done.set_exception(fault)
        return done

    def now(self) -> int:
        """For a hub, in place of the wall clock."""
        return START + round(self.passed * 1000)


def now() -> int:
    """The time of the virtual loop that is running."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop.now()


async def sleep_until(when: int) -> None:
    await asyncio.sleep(max(0, when - now()) / 1000)


def run_virtually(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
