"""What a table costs to load is bounded, and nobody at another table waits for it."""

import asyncio
import threading
from typing import Any

import pytest

from bathysphere.engine import Chance, Refused, any_answer, stream
from bathysphere.server import loader, tables_in_memory
from bathysphere.server.fair_lock import CALLER
from bathysphere.server.limits import Limits
from bathysphere.tables import commands
from bathysphere.tables import entries as log
from bathysphere.tables.commands import MOST_ENTRIES
from bathysphere.tables.room import Room
from support.rooms import ORDERS, Kept
from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.hubs import TABLE, Company
from support.servers.one_table import play_until, until
from support.servers.running import awaited, served
from support.servers.virtual_time import run_virtually


@awaited
async def test_while_a_long_table_is_loaded_others_are_served(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines, others = await seated(people), await seated([eve], bots=1)
        await play_until(lines, lambda: lines[0].play.answers > 80)
        table = lines[0].table.id
        for line in lines:
            await line.close()
        server.hub.forget(server.hub.served[table])
        go_on, load = threading.Event(), Room.load

        def slowly(*given: Any) -> Room:
            assert go_on.wait(20)
            return load(*given)

        monkeypatch.setattr(Room, "load", slowly)
        looking = asyncio.create_task(people[0].get(f"/tables/{table}"))
        await play_out(others)
        assert not looking.done()
        go_on.set()
        assert (await looking)["id"] == table


@awaited
async def test_a_crowd_of_tables_that_one_address_opens_keeps_another_waiting_for_one(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people:
        tables = []
        for _ in range(6):
            lines = await seated(people)
            await play_until(lines, lambda lines=lines: lines[0].play.answers > 30)
            tables.append(lines[0].table.id)
            for line in lines:
                await line.close()
            server.hub.forget(server.hub.served[tables[-1]])
        loaded: list[str] = []
        load = Room.load
        monkeypatch.setattr(loader, "FEW", 0)
        monkeypatch.setattr(Room, "load", lambda table, *given: (loaded.append(table), load(table, *given))[1])

        async def look(table: str, address: str) -> None:
            CALLER.set(address)
            await server.hub.look(table)

        crowd = [asyncio.create_task(look(table, "a")) for table in tables[:-1]]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, asyncio.create_task(look(tables[-1], "b")))
        assert loaded.index(tables[-1]) <= 1
        assert sorted(loaded) == sorted(tables)


@awaited
async def test_tables_that_somebody_only_looks_at_do_not_fill_the_memory(store, monkeypatch):
    monkeypatch.setattr(tables_in_memory, "IDLE_ENTRIES", 8)
    async with served(store) as server, browsers(server.address, 1) as people:
        left = [await seated(people, bots=1) for _ in range(4)]
        watched = left[0][0]
        for line in [line for lines in left[1:] for line in lines]:
            await line.close()
        await until(lambda: sum(bool(each.subscribers) for each in server.hub.served.values()) == 1)
        tables = [lines[0].table.id for lines in left]
        for each in server.hub.served.values():
            each.used -= tables_in_memory.IN_USE_SECONDS
        server.hub.forget(server.hub.served[tables[-1]])
        assert (await people[0].get(f"/tables/{tables[-1]}"))["id"] == tables[-1]
        kept = set(server.hub.served)
        assert watched.table.id in kept, "somebody sits there"
        assert tables[-1] in kept, "somebody has just come"
        assert len(kept) < 4
        for table in tables:
            assert (await people[0].get(f"/tables/{table}"))["id"] == table


class TestTheLog:
    def test_orders_that_stand_already_are_no_entry(self):
        kept = Kept(None, None).begin()
        assert commands.order(kept.room, 0, None, kept.now) == []
        kept.do(commands.order(kept.room, 0, ORDERS[1], kept.now))
        assert commands.order(kept.room, 0, ORDERS[1], kept.now) == []
        assert len(commands.order(kept.room, 0, None, kept.now)) == 1

    def test_changes_of_mind_are_slow(self):
        async def attack() -> None:
            company = await Company(Limits(messages_per_second=0)).dealt(None, None, pace=0)
            line = company.line(0)
            before = company.room.number
            codes = [await company.command(line, "order", orders=ORDERS[number % 2]) for number in range(400)]
            assert codes[-1] == "flood"
            assert company.room.number - before <= company.hub.limits.changes_at_once + 1

        run_virtually(attack())

    def full(self) -> Kept:
        kept = Kept(None, None, None, "random").begin()
        kept.room.number = MOST_ENTRIES
        return kept

    @pytest.mark.parametrize(
        "command",
        [
            lambda kept: commands.order(kept.room, 0, ORDERS[1], kept.now),
            lambda kept: commands.go_away(kept.room, 0, kept.now),
            lambda kept: commands.say(kept.room, 0, "one more", kept.now),
            lambda kept: commands.make_substitute(kept.room, 0, 0, "key", kept.now),
            lambda kept: [log.SteppedBack(at=kept.now, seat=0)],
            lambda kept: [log.TakeBackAsked(at=kept.now, seat=0, answers=0)],
            lambda kept: [log.Withdrawn(at=kept.now, seat=0)],
            lambda kept: [log.Unreadied(at=kept.now, seat=0)],
            lambda kept: [log.Filled(at=kept.now, seat=0, chair=1, bot=None)],
            lambda kept: [log.Claimed(at=kept.now, seat=0, name="Auguste", token="another")],
        ],
    )
    def test_when_it_is_long_enough_nothing_goes_in_that_could_be_done_again_and_again(self, command):
        kept = self.full()
        made = command(kept)
        with pytest.raises(Refused, match="So much has happened"):
            commands.check_length(kept.room, made)
        kept.room.number = MOST_ENTRIES - 1
        commands.check_length(kept.room, made)

    def test_a_game_is_finished_however_long_its_log_is(self):
        kept = self.full()
        kept.do(commands.leave(kept.room, 1, kept.now))
        chance = Chance(stream(bytes(32), "long"))
        while kept.room.status == "playing":
            for seat in kept.asked:
                if kept.room.seats[seat].state == "present" and seat not in kept.room.sealed:
                    decision = kept.room.decision(seat)
                    assert decision is not None
                    choice = any_answer(decision, chance)
                    made = commands.answer(kept.room, seat, kept.room.playing.question, choice, kept.now)
                    commands.check_length(kept.room, made)
                    kept.do(made)
                    break
            else:
                kept.wait()
        assert kept.room.status == "over"


def test_a_wish_that_changed_nothing_is_carried_out_once_too():
    """Or orders that stood already, said again after others, would replace those."""

    async def play() -> None:
        company = await Company().dealt(None, None)
        line = company.line(0)
        await company.command(line, "order", orders=ORDERS[1])
        await company.command(line, "order", id="first", orders=ORDERS[1])
        await company.command(line, "order", id="second", orders=ORDERS[2])
        for name, orders in (("first", ORDERS[1]), ("second", ORDERS[2])):  # the line broke before the answers came
            assert await company.command(line, "order", id=name, orders=orders) == ""
        assert company.room.seats[0].orders == ORDERS[2]
        assert sum(b'"ordered"' in raw for raw in company.store.entries[TABLE]) == 2

    run_virtually(play())
