"""Calls in a store: written with the entry that makes somebody wait, told once, and gone when they have answered."""

import asyncio

import pytest

from bathysphere.store import EVERYBODY, Wait, open_store
from bathysphere.store.calls import CallStore, Channel, Message
from support.stores.appends import entries, running

NOW = 1_000_000


def wait(who="ada", what="q1", kind="call", wanted=NOW):
    return Wait(who, what, kind, wanted, '{"game": "abyss"}')


def append(after, *waits, table="t", **facts):
    import msgspec

    return msgspec.structs.replace(entries(table, after, **facts), waits=waits)


def with_calls(address, use):
    async def run():
        async with running(open_store(address)) as store:
            await use(store, CallStore(store))

    asyncio.run(run())


async def keys(calls):
    return sorted((call.person, call.who, call.what, call.kind) for call in await calls.unplanned(100))


def test_only_those_who_asked_for_it_are_called_and_only_by_the_entry_that_was_written(address):
    async def use(store, calls):
        assert await store.append(append(0, wait(), wait("bela")))
        assert await keys(calls) == []
        await calls.call_for("t", "ada", "A")
        await calls.call_for("t", EVERYBODY, "G")
        assert not await store.append(append(0, wait(what="q9")))  # somebody else wrote first
        assert await keys(calls) == []
        assert await store.append(append(1, wait(), wait("bela"), wait(EVERYBODY)))
        assert await keys(calls) == [("A", "ada", "q1", "call"), ("G", EVERYBODY, "q1", "call")]

    with_calls(address, use)


def test_a_decision_is_called_for_once_and_no_more_when_it_is_answered(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        assert await store.append(append(0, wait()))
        assert await store.append(append(1, wait(wanted=NOW + 99)))  # somebody else did something meanwhile
        (call,) = await calls.unplanned(10)
        assert call.wanted == NOW
        await calls.plan([(call, NOW)])
        (due,) = await calls.due(NOW, 10)
        await calls.keep_channel(Channel("c", "A", "", "{}", 1))
        await calls.take([due], [Message("m", "c", "{}", "t", "ada", "q1")], "batch", NOW)
        assert await store.append(append(2, wait()))
        assert await calls.due(NOW + 10**9, 10) == []
        assert len(await calls.to_send(NOW, 10)) == 1
        assert await store.append(append(3))  # answered: what is not sent yet need not be
        assert await calls.to_send(NOW + 10**9, 10) == []

    with_calls(address, use)


def test_a_reminder_follows_its_clock_until_it_was_sent(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        assert await store.append(append(0, wait(kind="reminder", wanted=NOW)))
        (call,) = await calls.unplanned(10)
        await calls.plan([(call, NOW)])
        assert await store.append(append(1, wait(kind="reminder", wanted=NOW + 500)))
        (call,) = await calls.unplanned(10)
        assert call.wanted == NOW + 500
        await calls.take([call], [], "batch", NOW)
        assert await store.append(append(2, wait(kind="reminder", wanted=NOW + 900)))
        assert await calls.unplanned(10) == []

    with_calls(address, use)


def test_of_two_who_take_the_same_call_one_sends(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        await calls.keep_channel(Channel("c", "A", "", "{}", 1))
        assert await store.append(append(0, wait()))
        (call,) = await calls.unplanned(10)
        await calls.plan([(call, NOW)])
        (due,) = await calls.due(NOW, 10)
        await calls.take([due], [Message("one", "c", "{}")], "batch 1", NOW)
        await calls.take([due], [Message("two", "c", "{}")], "batch 2", NOW)
        assert [message.id for message, _ in await calls.to_send(NOW, 10)] == ["one"]
        assert await calls.try_now("one", NOW, NOW + 1000)
        assert not await calls.try_now("one", NOW, NOW + 1000)
        assert await calls.to_send(NOW + 999, 10) == []
        assert len(await calls.to_send(NOW + 1000, 10)) == 1  # whoever tried it was stopped
        await calls.sent(Message("one", "c", "{}"))
        assert await calls.to_send(NOW + 10**9, 10) == []

    with_calls(address, use)


def test_what_is_before_somebodys_eyes_is_not_called_for_but_their_clock_goes_on(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        assert await store.append(append(0, wait(), wait(kind="reminder")))
        await calls.seen("t", "ada", "q1")
        assert await keys(calls) == [("A", "ada", "q1", "reminder")]
        await calls.call_for("t", "bela", "B", ["q1"])  # asked for while the question was open
        assert await store.append(append(1, wait("bela")))
        assert await keys(calls) == []

    with_calls(address, use)


def test_other_wishes_give_calls_another_time_and_leaving_takes_all_with_it(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        await calls.keep_channel(Channel("c", "A", "", "{}", 1))
        assert await store.append(append(0, wait()))
        (call,) = await calls.unplanned(10)
        await calls.plan([(call, NOW + 10**9)])
        assert await calls.unplanned(10) == []
        await calls.keep_caller("A", "{}")
        assert await calls.unplanned(10) == [call]
        await calls.drop_caller("A")
        assert (await calls.unplanned(10), await calls.channels("A"), await calls.called_for("A")) == ([], [], [])
        assert await calls.caller("A") is None

    with_calls(address, use)


def test_a_finished_table_calls_nobody_and_forgets_for_whom(address):
    async def use(store, calls):
        await calls.call_for("t", "ada", "A")
        assert await store.append(append(0, wait()))
        assert await store.append(append(1, status="over"))
        assert await keys(calls) == []
        assert await calls.called_for("A") == []

    with_calls(address, use)


def test_one_process_at_a_time_has_the_lease_and_the_first_key_stays(address):
    async def use(_, calls):
        assert await calls.lease("calls", "one", NOW, NOW + 30)
        assert not await calls.lease("calls", "two", NOW + 10, NOW + 40)
        assert await calls.lease("calls", "one", NOW + 20, NOW + 50)
        assert not await calls.lease("calls", "two", NOW + 40, NOW + 70)
        assert await calls.lease("calls", "two", NOW + 51, NOW + 80)
        await calls.release("calls", "two")
        assert await calls.lease("calls", "one", NOW + 52, NOW + 80)
        assert await calls.secret("vapid", b"first") == b"first"
        assert await calls.secret("vapid", b"second") == b"first"

    with_calls(address, use)


@pytest.mark.parametrize("what", ["channel", "table"])
def test_a_group_is_told_until_its_last_channel_is_stopped(address, what):
    async def use(store, calls):
        await calls.keep_channel(Channel("c", "A", "t", "{}", 1))
        await calls.call_for("t", EVERYBODY, "A")
        await calls.call_for("t", "ada", "A")
        if what == "channel":
            await calls.drop_channel("c")
        else:
            await calls.stop_calling("t", EVERYBODY, "A")
        assert await store.append(append(0, wait(), wait(EVERYBODY)))
        assert await keys(calls) == [("A", "ada", "q1", "call")]

    with_calls(address, use)
