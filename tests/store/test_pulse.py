"""When no server ran."""

import asyncio

from bathysphere.store import open_store
from bathysphere.store.pulse import KEPT, PulseStore
from support.stores.appends import running

START = 1_800_000_000_000


def at(seconds: int) -> int:
    return START + seconds * 1000


def test_a_gap_is_kept_once_and_everybody_who_asks_is_told(address):
    async def run() -> None:
        async with running(open_store(address)) as store:
            one, other = PulseStore(store), PulseStore(store)

            async def beats(pulse: PulseStore, second: int, promise: int = 2, known: int = 0) -> list[tuple[int, int]]:
                return await pulse.beat(at(second), at(second + promise), at(second - 3), known)

            assert await beats(one, 0) == []
            assert await beats(one, 4) == [], "a little late is not late"
            assert await beats(one, 100) == [(at(4), at(100))]
            assert await beats(other, 101) == [(at(4), at(100))]
            assert await beats(other, 103, known=at(100)) == []
            assert await beats(one, 110, promise=60, known=at(100)) == [(at(103), at(110))]
            assert await beats(other, 111, promise=2, known=at(110)) == []
            assert await beats(one, 160, known=at(110)) == ([] if store.shared else [(at(111), at(160))])

    asyncio.run(run())


def test_whoever_starts_on_a_store_of_their_own_knows_that_nobody_ran(address):
    async def run() -> None:
        async with running(open_store(address)) as store:
            pulse = PulseStore(store)
            await pulse.beat(at(0), at(60), at(-3), 0, new=True)
            found = await pulse.beat(at(10), at(12), at(7), 0, new=True)
            assert found == ([] if store.shared else [(at(0), at(10))])

    asyncio.run(run())


def test_a_clock_that_was_set_back_is_followed_and_old_outages_are_forgotten(address):
    async def run() -> None:
        async with running(open_store(address)) as store:
            pulse = PulseStore(store)
            await pulse.beat(at(7200), at(7202), at(7199), 0)
            assert await pulse.beat(at(0), at(2), at(-3), 0) == []
            assert await pulse.beat(at(50), at(52), at(47), 0) == [(at(0), at(50))]
            later = KEPT // 1000 + 60
            assert await pulse.beat(at(later), at(later), at(later - 3), 0) == [(at(50), at(later))]

    asyncio.run(run())
