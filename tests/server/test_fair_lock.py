"""Addresses take turns where only one at a time is served."""

import asyncio

import pytest

from bathysphere.server.fair_lock import CALLER, FairLock
from support.servers.running import awaited


class Counter:
    """Serves one at a time and notes whom."""

    def __init__(self) -> None:
        self.turns = FairLock()
        self.served: list[str] = []
        self.go = asyncio.Event()

    async def serve(self, name: str, address: str) -> None:
        CALLER.set(address)
        async with self.turns:
            await self.go.wait()
            self.served.append(name)
            await asyncio.sleep(0)

    def queue(self, name: str, address: str) -> "asyncio.Task[None]":
        return asyncio.create_task(self.serve(name, address))


async def after(tasks: "list[asyncio.Task[None]]", counter: Counter) -> list[str]:
    for _ in range(5):
        await asyncio.sleep(0)
    counter.go.set()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
    return counter.served


@awaited
async def test_a_crowd_of_one_address_keeps_another_waiting_for_one_turn():
    counter = Counter()
    crowd = [counter.queue(f"crowd {number}", "a") for number in range(50)]
    served = await after([*crowd, counter.queue("visitor", "b")], counter)
    assert served.index("visitor") == 1
    assert len(served) == 51


@awaited
async def test_requests_of_one_address_keep_their_order():
    counter = Counter()
    served = await after([counter.queue(str(number), "a") for number in range(6)], counter)
    assert served == ["0", "1", "2", "3", "4", "5"]


@awaited
async def test_several_addresses_are_served_in_turn():
    counter = Counter()
    tasks = [counter.queue(f"{address}{number}", address) for address in "abc" for number in range(2)]
    assert await after(tasks, counter) == ["a0", "b0", "c0", "a1", "b1", "c1"]


@pytest.mark.parametrize("cancelled", [0, 1, 2])
@awaited
async def test_who_gives_up_holds_up_nobody(cancelled):
    counter = Counter()
    tasks = [counter.queue(str(number), "ab"[number % 2]) for number in range(3)]
    for _ in range(3):
        await asyncio.sleep(0)
    tasks[cancelled].cancel()
    assert sorted(await after(tasks, counter)) == sorted({"0", "1", "2"} - {str(cancelled)})


@awaited
async def test_who_gives_up_at_the_moment_of_their_turn_passes_it_on():
    counter = Counter()
    counter.go.set()
    first = counter.queue("0", "a")
    second, third = counter.queue("1", "b"), counter.queue("2", "c")
    while "0" not in counter.served:
        await asyncio.sleep(0)
    await first
    second.cancel()
    await asyncio.wait_for(asyncio.gather(second, third, return_exceptions=True), 5)
    assert counter.served[-1] == "2"
