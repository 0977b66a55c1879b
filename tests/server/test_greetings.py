"""Whole pictures: counted by address and by table, worded once, and never piled up for who does not read."""

import asyncio
import random
import time
from collections import Counter

import msgspec
import pytest

from bathysphere.engine import Chance, Refused, any_answer, stream
from bathysphere.server import lines as log_and_chat
from bathysphere.server import updates
from bathysphere.server.limits import UNLIMITED, Bucket, Limits, SharedLimits
from bathysphere.server.lines import FEW_LINES, RoomTexts, encode
from bathysphere.server.served_table import ServedTable, Subscriber
from bathysphere.server.table_info import words_for
from bathysphere.tables import commands
from support.effort import FULL
from support.rooms import Kept
from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.one_table import question
from support.servers.running import awaited, run, served


def only(**limits: object) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


# -- how many


@awaited
async def test_greetings_of_one_address_are_counted_together_however_many_lines_it_has(store, monkeypatch):
    monkeypatch.setattr(SharedLimits, "GREETING_SECONDS", 0.0)
    limits = only(address_greetings_per_second=0.001, address_greetings_at_once=4)
    async with served(store, limits=limits) as server, Browser(server.address) as ada:
        made = await ada.create()
        for _ in range(4):
            await ada.line(made.table)
        late = await ada.line(made.table, hello=False)
        await late.send(do="hello", language="en")
        await late.until(lambda: late.heard)
        assert '"flood"' in late.heard[0]


@awaited
async def test_spectators_of_one_table_are_counted_together_and_players_are_not_kept_out(store, monkeypatch):
    monkeypatch.setattr(SharedLimits, "GREETING_SECONDS", 0.0)
    limits = only(table_greetings_per_second=0.001, table_greetings_at_once=3)
    async with served(store, limits=limits) as server, Browser(server.address) as ada:
        made, other = await ada.create(), await ada.create()
        for _ in range(3):
            await ada.line(made.table)
        late = await ada.line(made.table, hello=False)
        await late.send(do="hello", language="en")
        await late.until(lambda: late.heard)
        assert '"flood"' in late.heard[0]
        assert (await ada.line(made.table, 0)).table.id == made.table
        assert (await ada.line(other.table)).table.id == other.table


@awaited
async def test_a_whole_class_behind_one_address_is_let_in_one_after_the_other(store):
    limits = only(address_greetings_per_second=20, address_greetings_at_once=2)
    async with served(store, limits=limits) as server, Browser(server.address) as ada:
        made = await ada.create()
        begun = time.monotonic()
        lines = await asyncio.gather(*(ada.line(made.table) for _ in range(10)))
        assert all(line.table.id == made.table for line in lines)
        assert time.monotonic() - begun > 0.3


def test_what_is_reserved_is_gone_and_nobody_waits_too_long():
    bucket = Bucket(rate=2, full=1)
    waits = [bucket.reserve(10.0, 1.2) for _ in range(4)]
    assert waits == [0.0, 0.5, 1.0, None]
    assert bucket.reserve(11.5, 1.2) == 0.0, "one and a half seconds later"
    assert Bucket(rate=0, full=0).reserve(10.0, 0.0) == 0.0


@awaited
async def test_wishes_of_one_table_are_counted_together_and_spectators_use_none_up(store):
    limits = only(table_messages_per_second=0.001, table_messages_at_once=4)
    async with served(store, limits=limits) as server, browsers(server.address, 2) as people:
        made = await people[0].create("Ada", 2)
        await people[1].claim(made.table, "Bela", invite=made.invite)
        lines = [await browser.line(made.table, seat) for seat, browser in enumerate(people)]
        watching = await people[0].line(made.table)
        for _ in range(6):
            assert await watching.refused("say", text="hello") == "only_watching"
        for line in (lines[0], lines[1], lines[0], lines[1]):
            assert await line.refused("say", text="hello") == ""
        for line in lines:
            assert await line.refused("say", text="more") == "flood"
            assert not line.closed


# -- who does not read


def subscriber(limits: Limits, shared_limits: SharedLimits, address: str = "a") -> Subscriber:
    return Subscriber(-1, "", limits, address, shared_limits)


def test_bytes_that_wait_are_counted_and_one_long_message_is_not_too_much():
    async def use() -> None:
        limits = only(waiting_bytes=1000)
        deaf = subscriber(limits, SharedLimits(limits))
        deaf.send_bytes(b"x" * 5000)
        assert not deaf.gone
        deaf.send_bytes(b"x")
        assert deaf.gone
        reader = subscriber(limits, SharedLimits(limits))
        for _ in range(20):
            reader.send_bytes(b"x" * 900)
            reader.sent(await reader.waiting.get())
        assert not reader.gone

    run(use())


def test_bytes_that_wait_for_one_address_are_counted_together():
    async def use() -> None:
        limits = only(address_waiting_bytes=1000)
        shared_limits = SharedLimits(limits)
        lines = [subscriber(limits, shared_limits) for _ in range(4)]
        for line in lines:
            line.send_bytes(b"x" * 300)
        assert [line.gone for line in lines] == [False, False, False, True]
        elsewhere = subscriber(limits, shared_limits, "b")
        elsewhere.send_bytes(b"x" * 900)
        assert not elsewhere.gone
        lines[0].forget()
        again = subscriber(limits, shared_limits)
        again.send_bytes(b"x" * 300)
        assert not again.gone, "what will never be sent does not wait"

    run(use())


# -- worded once


@awaited
async def test_a_long_log_is_worded_once_for_everybody_who_comes(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_out(lines)
        table = lines[0].table.id
        first = await people[0].line(table)
        assert len(first.log) > FEW_LINES
        worded = []
        whole = log_and_chat.log_lines
        monkeypatch.setattr(log_and_chat, "log_lines", lambda *args: worded.append(args) or whole(*args))
        others = [await people[0].line(table) for _ in range(5)]
        assert not worded
        for other in others:
            assert other.heard[0].partition('"table"')[2] == first.heard[0].partition('"table"')[2]
        assert (await people[1].line(table, 1)).log == lines[1].log


@awaited
async def test_what_is_kept_is_what_would_be_worded_anew(store, monkeypatch):
    """Through a whole game with steps back, for every viewer and language, after every entry; in a sample for each of
    the viewers in turn."""
    async with served(store) as server, browsers(server.address, 2) as people:
        compared = 0
        tell = ServedTable.tell

        def compare(there: ServedTable, now: int, wall: int) -> None:
            nonlocal compared
            tell(there, now, wall)
            room = there.room
            for viewer in (-1, 0, 1) if FULL else (compared // 3 % 3 - 1,):
                words = words_for(("en", "ru", "uk")[compared % 3], room.settings.game)
                kept = encode(updates.update(room, viewer, words, 0, 0, 1, texts=there.texts))
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(RoomTexts, "find", lambda *_: None)
                    assert kept == encode(updates.update(room, viewer, words, 0, 0, 1))
            compared += 1

        monkeypatch.setattr(ServedTable, "tell", compare)
        lines = await seated(people, chat="open")
        await lines[0].command("say", text="one")
        chance, steps = random.Random(3), 0
        while not lines[0].over and compared < 400:
            await lines[0].until(lambda: any(line.decision for line in lines) or lines[0].over)
            for line in lines:
                if line.decision is None:
                    continue
                await line.answer_somehow(chance)
                await line.command("say", text="and so on")
                if line.play.can_step_back and steps < 12 and compared > FEW_LINES:
                    steps += await line.refused("step_back", question=question(line)) == ""
        assert compared > 3 * FEW_LINES
        assert steps


@pytest.mark.parametrize("game", ["abyss", "thing", "unfathomable", "cryptids"])
def test_a_question_is_worded_once_for_as_long_as_it_is_open(game, monkeypatch):
    """Sealed answers, orders and words leave it as it is; what is kept of it is what would be said again."""
    kept = Kept(None, None, None, None, game=game, pace=500).begin()
    room, texts, words = kept.room, RoomTexts(kept.room), words_for("uk", game)
    chance, made = Chance(stream(bytes(32), game)), Counter[tuple[int, int]]()
    make = updates.question_info

    def count(reader, play, *given):
        made[reader.viewer, play.question] += reader.asked is texts._asked
        return make(reader, play, *given)

    monkeypatch.setattr(updates, "question_info", count)
    sealed = 0
    while room.playing.answers < 40 or not (sealed or game == "cryptids"):
        missing = [seat for seat in kept.asked if seat not in room.sealed]
        if missing:
            kept.give(missing[0], any_answer(room.decision(missing[0]), chance))
        else:
            kept.wait()
        sealed += bool(room.sealed)
        kept.do(commands.say(room, 0, "and so on", kept.now))
        for viewer in room.viewers():
            told = encode(updates.update(room, viewer, words, 0, 0, 1, texts=texts))
            assert told == encode(updates.update(room, viewer, words, 0, 0, 1))
    assert set(made.values()) == {1}


def test_what_is_kept_goes_when_names_change_or_there_is_too_much_of_it(monkeypatch):
    monkeypatch.setattr(RoomTexts, "most", 100)
    words = words_for("en", "abyss")
    first, second = [RoomTexts(Kept(None, None).room) for _ in range(2)]
    found = first.find(0, words, FEW_LINES + 1)
    found.grow(found.log, 9, lambda start, stop: [msgspec.Raw(b"x" * 30)] * (stop - start))
    assert first.find(0, words, 0) is found
    assert second.find(0, words, FEW_LINES) is None, "not worth while"
    assert second.find(0, words, FEW_LINES + 1) is not None
    assert first.find(0, words, 0) is None
    second.room.seats[0].name = "Eva"
    second.room.facts_changed += 1
    assert second.find(0, words, 0) is None, "names have changed"


def test_a_greeting_that_would_wait_for_long_is_refused():
    async def use() -> None:
        shared_limits = SharedLimits(Limits(address_greetings_per_second=0.1, address_greetings_at_once=1))
        await shared_limits.admit("a", "table", False)
        with pytest.raises(Refused, match="Too many"):
            await shared_limits.admit("a", "table", False)
        await shared_limits.admit("b", "table", False)

    run(use())
