"""What every store promises, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from bathysphere.store import Append, StoreFailed, open_store
from support.stores.appends import entries, running, summary, with_store

# -- the log


def test_entries_come_back_in_order_and_byte_for_byte(address):
    bodies = (b'{"a":1}', b"", bytes(range(256)), "Глибина".encode())

    async def use(store):
        assert await store.append(entries("t", 0, *bodies))
        assert await store.append(entries("t", 4, b"five"))
        assert await store.read("t") == [*bodies, b"five"]

    with_store(address, use)


def test_many_entries_are_ordered_by_number_and_not_as_text(address):
    async def use(store):
        assert await store.append(entries("t", 0, *(str(n).encode() for n in range(1, 13))))
        assert await store.read("t") == [str(n).encode() for n in range(1, 13)]

    with_store(address, use)


def test_reading_goes_on_after_the_last_entry_known(address):
    async def use(store):
        await store.append(entries("t", 0, b"1", b"2", b"3"))
        assert await store.read("t", 1) == [b"2", b"3"]
        assert await store.read("t", 3) == []
        assert await store.read("t", 9) == []

    with_store(address, use)


def test_tables_do_not_mix(address):
    async def use(store):
        await store.append(entries("t", 0, b"one"))
        await store.append(entries("t2", 0, b"other", snapshot=b"s"))
        assert await store.read("t") == [b"one"]
        assert await store.snapshot("t") is None

    with_store(address, use)


def test_a_table_that_nobody_made_is_empty(address):
    async def use(store):
        assert await store.read("nobody") == []
        assert await store.snapshot("nobody") is None
        assert await store.summaries(["nobody"]) == []

    with_store(address, use)


def test_everything_is_there_after_closing_and_opening(address):
    async def fill(store):
        await store.append(entries("t", 0, b"1", b"2", snapshot=b"after 2", due=5))

    async def look(store):
        assert await store.read("t") == [b"1", b"2"]
        assert await store.snapshot("t") == (2, b"after 2")
        assert await store.summaries(["t"]) == [summary("t", due=5)]
        assert await store.append(entries("t", 2))

    with_store(address, fill)
    with_store(address, look)


# -- conflicts


def test_whoever_has_not_seen_the_last_entry_is_refused_and_writes_nothing(address):
    async def use(store):
        assert await store.append(entries("t", 0, b"1", b"2", snapshot=b"second"))
        late = entries("t", 1, b"late", b"later", snapshot=b"never", status="over", due=1)
        assert not await store.append(late)
        assert await store.read("t") == [b"1", b"2"]
        assert await store.snapshot("t") == (2, b"second")
        assert await store.summaries(["t"]) == [summary("t")]
        assert await store.due(10, 10) == []

    with_store(address, use)


def test_a_table_begins_once(address):
    async def use(store):
        assert await store.append(entries("t", 0, b"first"))
        assert not await store.append(entries("t", 0, b"second"))
        assert await store.read("t") == [b"first"]

    with_store(address, use)


def test_nobody_leaves_a_gap_in_a_log(address):
    async def use(store):
        assert not await store.append(entries("t", 3, b"nothing stands before this"))
        assert await store.append(entries("t", 0, b"1"))
        assert not await store.append(entries("t", 2, b"3"))
        assert await store.read("t") == [b"1"]

    with_store(address, use)


def test_of_many_at_once_exactly_one_is_first(address):
    async def use(store):
        await store.append(entries("t", 0))
        told = await asyncio.gather(*(store.append(entries("t", 1, str(n).encode())) for n in range(20)))
        assert sum(told) == 1
        assert await store.read("t", 1) == [str(told.index(True)).encode()]

    with_store(address, use)


def test_refused_appends_do_not_spoil_those_written_with_them(address):
    """Sixty tables, each with three rounds of one true and two late appends, all thrown in at once."""
    tables = [f"t{n}" for n in range(60)]

    async def play(store, table):
        for after in range(3):
            told = await asyncio.gather(*(store.append(entries(table, after, who)) for who in (b"a", b"b", b"c")))
            assert sum(told) == 1

    async def use(store):
        await asyncio.gather(*(play(store, table) for table in tables))
        for table in tables:
            assert len(await store.read(table)) == 3

    with_store(address, use)


def test_appends_of_one_table_may_follow_each_other_without_waiting(address):
    async def use(store):
        told = await asyncio.gather(*(store.append(entries("t", after)) for after in range(30)))
        assert all(told)
        assert await store.read("t") == [f"t {n}".encode() for n in range(1, 31)]

    with_store(address, use)


def test_what_cannot_be_written_fails_alone(address):
    """A text with half a character in it is refused by both databases."""

    async def use(store):
        told = await asyncio.gather(
            store.append(entries("a", 0)),
            store.append(entries("b", 0, b"never", game="\ud800")),
            store.append(entries("c", 0)),
            store.append(entries("c", 0)),
            return_exceptions=True,
        )
        assert told[0] is True
        assert isinstance(told[1], StoreFailed)
        assert told[1].code == "store_write"
        assert told[1].__cause__ is not None
        assert told[2:] == [True, False]
        assert await store.read("b") == []
        assert await store.append(entries("b", 0))

    with_store(address, use)


def test_whoever_goes_away_while_waiting_disturbs_nobody(address):
    async def use(store):
        gone = asyncio.create_task(store.append(entries("a", 0)))
        stays = asyncio.create_task(store.append(entries("b", 0)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays
        assert await store.append(entries("c", 0))
        assert await store.read("b") == [b"b 1"]

    with_store(address, use)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Append("t", 0, (), summary("t")),
        lambda: Append("t", -1, (b"1",), summary("t")),
        lambda: Append("t", 0, (b"1",), summary("another")),
    ],
)
def test_an_append_that_says_nothing_or_the_wrong_thing_cannot_be_made(wrong):
    with pytest.raises(ValueError, match="an append has entries"):
        wrong()


# -- snapshots


def test_the_latest_snapshot_is_the_one_that_counts(address):
    async def use(store):
        await store.append(entries("t", 0, b"1", snapshot=b"one"))
        assert await store.snapshot("t") == (1, b"one")
        await store.append(entries("t", 1, b"2", b"3"))
        assert await store.snapshot("t") == (1, b"one")
        for after in range(3, 15):
            await store.append(entries("t", after, snapshot=str(after + 1).encode()))
        assert await store.snapshot("t") == (15, b"15")
        assert len(await store.read("t")) == 15

    with_store(address, use)


# -- summaries


def test_a_summary_is_the_one_of_the_latest_append(address):
    latest = summary("t", status="over", listed=False, body=b"\x00\xff", due=7, changed=1 << 42, game="thing")

    async def use(store):
        await store.append(entries("t", 0))
        await store.append(Append("t", 1, (b"2",), latest))
        assert await store.summaries(["t"]) == [latest]

    with_store(address, use)


def test_summaries_come_in_the_order_asked_for_and_only_of_tables_there_are(address):
    async def use(store):
        for table in ("a", "b", "c"):
            await store.append(entries(table, 0))
        found = await store.summaries(["c", "nobody", "a", "c"])
        assert [each.id for each in found] == ["c", "a"]
        assert await store.summaries([]) == []
        many = await store.summaries([f"x{n}" for n in range(40_000)] + ["b"])
        assert [each.id for each in many] == ["b"]

    with_store(address, use)


def test_the_listing_shows_open_tables_waiting_ones_first_and_newest_first(address):
    tables = {
        "old": {"status": "waiting", "changed": 10},
        "new": {"status": "waiting", "changed": 20},
        "at play": {"status": "playing", "changed": 90},
        "begun": {"status": "playing", "changed": 5},
        "done": {"status": "over", "changed": 99},
        "hidden": {"status": "waiting", "changed": 99, "listed": False},
    }

    async def use(store):
        for table, facts in tables.items():
            await store.append(entries(table, 0, **facts))
        assert [each.id for each in await store.listing(10)] == ["new", "old", "at play", "begun"]
        assert [each.id for each in await store.listing(3)] == ["new", "old", "at play"]
        await store.append(entries("old", 1, status="playing", changed=95))
        assert [each.id for each in await store.listing(10)] == ["new", "old", "at play", "begun"]
        await store.append(entries("old", 2, status="over", changed=96))
        assert [each.id for each in await store.listing(10)] == ["new", "at play", "begun"]

    with_store(address, use)


def test_tables_that_must_act_by_themselves_are_found_when_it_is_time(address):
    async def use(store):
        for table, due in (("late", 30), ("soon", 20), ("people", None), ("far", 40)):
            await store.append(entries(table, 0, due=due))
        assert await store.due(30, 10) == ["soon", "late"]
        assert await store.due(40, 2) == ["soon", "late"]
        assert await store.due(19, 10) == []
        await store.append(entries("soon", 1, due=None))
        assert await store.due(30, 10) == ["late"]

    with_store(address, use)


# -- its life


def test_closing_finishes_what_is_queued(address):
    async def use():
        store = open_store(address)
        await store.start()
        told = [asyncio.create_task(store.append(entries(f"t{n}", 0))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*told))

    async def look(store):
        assert len(await store.summaries([f"t{n}" for n in range(100)])) == 100

    asyncio.run(use())
    with_store(address, look)


def test_a_closed_store_says_so(address):
    async def use():
        store = open_store(address)
        await store.close()
        async with running(store):
            assert await store.append(entries("t", 0))
        await store.close()
        for asked in (store.append(entries("t", 1)), store.read("t")):
            with pytest.raises(StoreFailed) as told:
                await asked
            assert told.value.code == "store_closed"

    asyncio.run(use())


def test_nobody_hears_own_appends(address):
    async def use(store):
        heard = []
        store.listen(heard.append)
        for after in range(5):
            await store.append(entries("t", after))
        await asyncio.sleep(0.2)
        assert heard == []

    with_store(address, use)


def test_reads_and_writes_go_on_side_by_side(address):
    """A reader never sees half an append: entries come in pairs."""

    async def use(store):
        await store.append(entries("t", 0, b"1", b"2"))
        done = False

        async def look():
            while not done:
                assert len(await store.read("t")) % 2 == 0

        looking = [asyncio.create_task(look()) for _ in range(6)]
        for after in range(2, 100, 2):
            assert await store.append(entries("t", after, b"odd", b"even"))
        done = True
        await asyncio.gather(*looking)
        assert len(await store.read("t")) == 100

    with_store(address, use)
