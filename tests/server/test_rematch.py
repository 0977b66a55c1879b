"""The rematch: everybody comes along with one request, seats rotate and are kept, and nobody sits there twice."""

import asyncio

import msgspec
import pytest

from bathysphere.server import wire
from bathysphere.tables.rematch import HELD_SECONDS
from support.servers.clients import Browser, Line, browsers, play_out, seated
from support.servers.one_table import Clock, until
from support.servers.running import awaited, served


async def a_finished_game(people: list[Browser], **settings: object) -> list[Line]:
    lines = await seated(people, **settings)
    await play_out(lines)
    return lines


async def again(browser: Browser, line: Line) -> wire.Seated:
    return msgspec.convert(await browser.post(f"/tables/{line.table.id}/rematch", name=""), wire.Seated)


def sitting(line: Line) -> list[tuple[str, str]]:
    return [(seat.state, seat.name) for seat in line.table.seats]


@awaited
async def test_everybody_comes_along_and_sits_one_seat_on(store):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        lines = await seated(people)
        names = [seat.name for seat in lines[0].table.seats]
        old = lines[0].table.id
        assert await people[0].refused(people[0].post(f"/tables/{old}/rematch", name="")) == "not_over"
        await play_out(lines)
        assert await eve.refused(eve.post(f"/tables/{old}/rematch", name="Eve")) == "seat_gone"
        made = await again(people[1], lines[1])
        await lines[0].until(lambda: lines[0].table.rematch)
        assert lines[0].table.rematch == f"{made.table}#invite={made.invite}"
        watching = await eve.line(old)
        assert watching.table.rematch == made.table, "spectators are not invited"
        assert made.invite not in "".join(watching.heard)
        first = await people[1].line(made.table, made.seats[0])
        assert sitting(first) == [("present", names[1]), ("held", names[2]), ("held", names[0])]
        assert first.table.before == old
        (listed,) = await people[0].get("/tables", ids=old)
        assert listed["rematch"] == made.table, "the lobby knows where it is"
        others = [await again(people[seat], lines[seat]) for seat in (0, 2)]
        assert [each.seats for each in others] == [[2], [1]]
        assert {each.table for each in others} == {made.table}
        now_sitting = [
            first,
            await people[2].line(made.table, 1),
            await people[0].line(made.table, 2),
        ]
        assert first.table.held_until is None
        for line in now_sitting:
            await line.ready()
        await first.until(first.is_dealt)
        assert first.table.fair.commitment != lines[0].table.fair.commitment


@awaited
async def test_those_who_want_it_at_once_meet_at_one_table(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await a_finished_game(people, listed=True)
        met = await asyncio.gather(*(again(*each) for each in zip(people, lines, strict=True)))
        assert {each.table for each in met} == {met[0].table}
        assert sorted(seat for each in met for seat in each.seats) == [0, 1]
        assert [each["id"] for each in await people[0].get("/tables")] == [met[0].table]


@awaited
async def test_whoever_asks_again_because_the_answer_was_lost_has_the_same_seat(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await a_finished_game(people)
        lost = await again(people[0], lines[0])
        found = await again(people[0], lines[0])
        assert found == lost
        line = await people[0].line(found.table, found.seats[0])
        assert sorted(sitting(line)) == [("held", "Bela"), ("present", "Ada")], "and nobody sits there twice"
        assert (await again(people[1], lines[1])).table == found.table
        await line.until(lambda: all(seat.state == "present" for seat in line.table.seats))


@awaited
async def test_what_was_begun_before_the_server_died_is_finished_by_the_next_who_asks(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await a_finished_game(people)
        table = lines[0].table.id

        async def dies(*_: object) -> None:
            raise OSError("the process was killed")

        with monkeypatch.context() as broken:
            broken.setattr(server.hub, "create", dies)
            await people[0].refused(people[0].post(f"/tables/{table}/rematch", name=""))
        await lines[1].until(lambda: lines[1].table.rematch)
        made = await again(people[1], lines[1])
        assert lines[1].table.rematch.startswith(made.table)
        assert (await again(people[0], lines[0])).table == made.table


@awaited
async def test_a_seat_that_is_kept_is_nobody_elses_until_it_is_freed(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await a_finished_game(people)
        made = await again(people[0], lines[0])
        maker = await people[0].line(made.table, made.seats[0])
        kept = next(number for number, seat in enumerate(maker.table.seats) if seat.state == "held")
        for seat, code in ((kept, "table_full"), (None, "table_full")):
            assert await eve.refused(eve.claim(made.table, "Eve", seat=seat, invite=made.invite)) == code
        await maker.command("fill", seat=kept, bot=None)
        await eve.claim(made.table, "Eve", invite=made.invite)
        await maker.until(lambda: maker.table.seats[kept].name == "Eve")
        assert await people[1].refused(people[1].post(f"/tables/{lines[1].table.id}/rematch", name="")) == "table_full"


@pytest.mark.parametrize("kind", ["none", "days"])
@awaited
async def test_a_seat_is_kept_for_a_time(store, kind: str, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        seconds = 86_400 if kind == "days" else 0
        lines = await a_finished_game(people, clock={"kind": kind, "seconds": seconds})
        made = await again(people[0], lines[0])
        line = await people[0].line(made.table, made.seats[0])
        assert line.table.held_until == clock() + HELD_SECONDS[kind] * 1000
        clock.forward(HELD_SECONDS[kind])
        await until(lambda: "open" in [seat.state for seat in line.table.seats])
        assert line.table.held_until is None
        late = await again(people[1], lines[1])
        await line.until(lambda: line.table.seats[late.seats[0]].name == "Bela")


@awaited
async def test_whoever_left_for_good_is_not_waited_for_and_bots_sit_as_before(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        made = await people[0].create(bots=[None, None, "thoughtful"])
        await people[1].claim(made.table, "Bela", invite=made.invite)
        lines = [await people[number].line(made.table, number) for number in (0, 1)]
        for line in lines:
            await line.ready()
        await lines[0].until(lines[0].is_dealt)
        await people[1].post(f"/tables/{made.table}/leave", seat=1)
        await play_out(lines[:1])
        following = await again(people[0], lines[0])
        line = await people[0].line(following.table, following.seats[0])
        assert [seat.state for seat in line.table.seats] == ["open", "bot", "present"]


@awaited
async def test_people_who_share_a_device_come_along_together(store):
    async with served(store) as server, browsers(server.address, 1) as people:
        made = await people[0].create(bots=[None, None], also=["Bela"])
        lines = [await people[0].line(made.table, seat) for seat in (0, 1)]
        for line in lines:
            await line.ready()
        await play_out(lines)
        following = await again(people[0], lines[0])
        assert following.seats == [1, 0]
        line = await people[0].line(following.table, 0)
        assert sitting(line) == [("present", "Bela"), ("present", "Ada")]
