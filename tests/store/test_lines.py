"""Which seats have a line to any process."""

import asyncio

from bathysphere.store import open_store
from bathysphere.store.lines import BELIEVED, LineStore, OpenLine
from support.stores.appends import running

NOW = 1_000_000


def test_processes_know_each_others_lines_for_as_long_as_they_say_so(address):
    async def run() -> None:
        async with running(open_store(address)) as store:
            one, other = LineStore(store, "one"), LineStore(store, "other")
            await one.keep([OpenLine("t", 0, idle=False), OpenLine("t", 1, idle=True)], NOW)
            await other.keep([OpenLine("t", 0, idle=True)], NOW)
            assert await one.others(NOW) == [OpenLine("t", 0, idle=True)]
            assert await other.others(NOW) == [OpenLine("t", 0, idle=False), OpenLine("t", 1, idle=True)]
            await one.keep([OpenLine("t", 1, idle=False)], NOW + 1)
            assert await other.others(NOW + BELIEVED) == [OpenLine("t", 1, idle=False)]
            assert await other.others(NOW + BELIEVED + 2) == []
            await other.keep([], NOW + BELIEVED + 2)
            assert await one.others(NOW) == []

    asyncio.run(run())
