"""Lines break: whoever comes back says what he has, gets what is missing, and nothing twice."""

import asyncio
import random
import signal

import msgspec

from bathysphere.server import wire
from support.servers.clients import Line, browsers, play_out, seated
from support.servers.one_table import asked, is_quiet, play_until, question, somebody, until
from support.servers.running import ServerProcess, awaited, served


def first_update(line: Line, start: int) -> wire.Update:
    update = msgspec.json.decode(line.heard[start], type=wire.ServerMessages)
    assert isinstance(update, wire.Update)
    return update


@awaited
async def test_a_line_that_comes_back_gets_what_it_missed_and_nothing_twice(store):
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        await play_until(lines, lambda: len(watching.log) > 10)
        await asyncio.sleep(0.05)
        await watching.drop()
        had, heard = list(watching.log), len(watching.heard)
        await lines[0].command("say", text="Where are you?")
        await play_until(lines, lambda: len(lines[0].log) > 25, seed=2)
        await watching.open()
        back = first_update(watching, heard)
        assert back.log.keep == len(had)
        assert back.log.lines == watching.log[len(had) :]
        assert [line.text for line in back.chat.lines] == ["Where are you?"]
        fresh = await people[0].line(lines[0].table.id)
        assert (fresh.log, fresh.chat, fresh.play) == (watching.log, watching.chat, watching.play)
        await watching.close()
        heard = len(watching.heard)
        await watching.open()
        again = first_update(watching, heard)
        assert (again.log.lines, again.chat.lines) == ([], [])


@awaited
async def test_the_log_is_right_when_somebody_stepped_back_meanwhile(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        await play_until(lines, lambda: somebody(lines, "can_step_back") and len(lines[0].log) > 5)
        await until(lambda: is_quiet([*lines, watching]))
        stepping = somebody(lines, "can_step_back")
        other = next(line for line in lines if line is not stepping)
        await asyncio.gather(watching.drop(), other.drop())
        await stepping.command("step_back", question=question(stepping))
        await stepping.answer_somehow(random.Random(8))
        await asyncio.gather(watching.open(), other.open())
        for line in (watching, other):
            fresh = await people[max(0, line.seat)].line(line.table.id, line.seat)
            assert fresh.log == line.log


@awaited
async def test_the_log_is_right_when_an_answer_was_taken_back_meanwhile(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        await play_until(lines, lambda: somebody(lines, "can_ask_take_back") and len(lines[0].log) > 12)
        await until(lambda: is_quiet([*lines, watching]))
        asking = somebody(lines, "can_ask_take_back")
        other = next(line for line in lines if line is not asking)
        await watching.drop()
        await asking.command("ask_take_back")
        await other.until(lambda: other.play.take_back is not None)
        await asking.drop()
        await other.command("consent", proposal=other.play.take_back.proposal, agree=True)
        await asyncio.gather(watching.open(), asking.open())
        await play_until(lines, lambda: len(lines[0].log) > 20, seed=5)
        await until(lambda: is_quiet([*lines, watching]))
        for line in (watching, *lines):
            fresh = await people[max(0, line.seat)].line(line.table.id, line.seat)
            assert fresh.log == line.log


@awaited
async def test_what_a_client_claims_to_have_harms_only_itself(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: len(lines[0].log) > 5)
        line = lines[0]
        for seq, log, chat in ((10**20, 10**20, 10**20), (-5, -5, -5), (0, 3, 3), (line.update.seq, 10**6, 10**6)):
            before = len(line.heard)
            await line.send(do="hello", language="en", seq=seq, log=log, chat=chat)
            await until(lambda before=before: len(line.heard) > before)
            lines_told = first_update(line, before).log
            assert 0 <= lines_told.keep <= len(line.log)
            assert lines_told.keep + len(lines_told.lines) == len(line.log)


@awaited
async def test_players_come_back_to_a_server_that_was_restarted(store):
    """A real process: a goodbye before it stops, and the same pictures after it has started again."""
    server = ServerProcess(store)
    async with server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: lines[0].play.answers >= 20)
        assert await server.stop() == -signal.SIGTERM
        assert not store.with_name(f"{store.name}-wal").exists(), "the store was not closed"
        for line in lines:
            await line.until_closed()
            assert line.goodbye is not None
            assert line.goodbye.code == "stopping"
        before = [(line.play, list(line.log)) for line in lines]
        await server.start()
        for line in lines:
            await line.open()
        assert [(line.play, line.log) for line in lines] == before
        await play_out(lines)


@awaited
async def test_a_wish_whose_answer_was_lost_is_repeated_without_harm(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line = asked(lines)
        command = {
            "do": "answer",
            "id": "once",
            "question": question(line),
            "choice": await line.pick(random.Random(2)),
        }
        await line.send(**command)
        await line.drop()
        await line.open()
        await line.command("answer", **{key: value for key, value in command.items() if key != "do"})
        assert line.play.answers == 1


@awaited
async def test_two_lines_of_one_seat_see_the_same(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line = asked(lines)
        second = await people[line.seat].line(line.table.id, line.seat)
        await line.answer_somehow(random.Random(1))
        await second.until(lambda: second.update.seq == line.update.seq)
        assert (second.play, second.log) == (line.play, line.log)
