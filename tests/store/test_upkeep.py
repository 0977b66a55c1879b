"""What an operator asks of a store, on both databases."""

from bathysphere.store.upkeep import StoreUpkeep, Sums
from support.stores.appends import entries, with_store


def test_tables_are_counted_and_listed_by_status(address):
    async def use(store):
        await store.append(entries("a", 0, status="waiting", changed=1))
        await store.append(entries("b", 0, status="playing", changed=3))
        await store.append(entries("c", 0, status="playing", changed=2, game="thing"))
        upkeep = StoreUpkeep(store)
        assert await upkeep.sums() == Sums(waiting=1, playing=2)
        assert [each.id for each in await upkeep.tables()] == ["b", "c", "a"]
        assert [each.id for each in await upkeep.tables("playing")] == ["b", "c"]
        assert [each.id for each in await upkeep.tables(game="thing")] == ["c"]
        assert await upkeep.old("playing", 3, 10) == ["c"]

    with_store(address, use)


def test_a_removed_table_leaves_nothing_behind_and_cannot_be_written_to(address):
    async def use(store):
        await store.append(entries("a", 0, snapshot=b"s"))
        await store.append(entries("b", 0))
        upkeep = StoreUpkeep(store)
        assert await upkeep.remove("a")
        assert not await upkeep.remove("a")
        assert (await store.read("a"), await store.snapshot("a"), await store.summaries(["a"])) == ([], None, [])
        assert not await store.append(entries("a", 1)), "who was about to write finds it gone"
        assert await store.read("b") == [b"b 1"]

    with_store(address, use)


def test_a_table_at_which_something_happened_meanwhile_is_kept(address):
    async def use(store):
        upkeep = StoreUpkeep(store)
        await store.append(entries("a", 0, status="over", changed=10))
        assert not await upkeep.remove("a", "over", 10)
        assert not await upkeep.remove("a", "playing", 99)
        assert await store.read("a") == [b"a 1"]
        assert await upkeep.remove("a", "over", 11)

    with_store(address, use)


def test_what_servers_are_told_is_kept_until_it_is_taken_back(address):
    async def use(store):
        upkeep = StoreUpkeep(store)
        await upkeep.tell("notice", b"one")
        await upkeep.tell("notice", b"two")
        assert await upkeep.house() == {"notice": b"two"}
        await upkeep.untell("notice")
        assert await upkeep.house() == {}

    with_store(address, use)


def test_a_store_that_is_well_says_so(address):
    async def use(store):
        await store.check()

    with_store(address, use)
