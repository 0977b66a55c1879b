"""Whole games over real sockets: everybody hears what he may, in his language, and all agree in the end."""

import asyncio
import gzip
import random
import re

import msgspec
import pytest
from typer.testing import CliRunner

from bathysphere.cli.app import app
from bathysphere.engine import Record, opening_reply
from bathysphere.engine.deal_commitment import commit, fair_seed
from bathysphere.games import game
from bathysphere.server import wire
from bathysphere.server.replay import MOST_FRAMES
from support.servers.clients import Browser, Line, browsers, play_out, seated
from support.servers.running import Running, awaited, served

CYRILLIC = re.compile("[А-яЁёІіЇїЄєҐґ]")


async def exported(browser: Browser, line: Line) -> Record:
    answer = await browser.http.get(f"/api/tables/{line.table.id}/record")
    assert answer.status_code == 200
    return Record.decode(answer.content, "exported")


def told_by(record: Record, viewer: int) -> list[tuple[str, dict[str, object]]]:
    """What the rules tell a viewer of a recorded game."""
    found = []
    for state, line, reply in record.play(game(record.header.game)):
        events = opening_reply(state).events if line is None else reply.events if reply is not None else []
        found += [told for told in (event.seen_by(viewer) for event in events) if told is not None]
    return [(told.kind, msgspec.json.decode(msgspec.json.encode(told.data))) for told in found]


async def check_the_end(browser: Browser, lines: list[Line]) -> None:
    """All lines show the same result, and each the log that the record leads to for that seat alone."""
    record = await exported(browser, lines[0])
    results = [line.play.result for line in lines]
    assert all(result == results[0] and result is not None for result in results)
    assert all(line.play.answers == len(record.answers) for line in lines)
    for line in lines:
        assert [(each.kind, each.data) for each in line.log] == told_by(record, line.seat)


@pytest.mark.parametrize("number", [2, 3, 4])
@awaited
async def test_people_play_a_whole_game_before_a_spectator(store, number: int):
    async with served(store) as server, browsers(server.address, number) as people, Browser(server.address) as eve:
        lines = await seated(people)
        watching = await eve.line(lines[0].table.id)
        await play_out(lines)
        await watching.until(lambda: watching.over)
        await check_the_end(people[0], [*lines, watching])


@awaited
async def test_people_play_with_options_and_a_bot(store):
    options = dict.fromkeys(("recruiter_plus_two", "master_chooses", "ambassadors_without_keys", "others_only"), True)
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people, bots=1, options=options)
        assert lines[0].table.options == options
        assert lines[0].play.view["options"]["others_only"] is True
        await play_out(lines)
        await check_the_end(people[0], lines)
        record = await exported(people[0], lines[0])
        assert record.header.options == options
        assert record.header.players == ["person", "person", "random"]


@awaited
async def test_one_person_plays_with_bots(store):
    async with served(store) as server, browsers(server.address, 1) as people:
        made = await people[0].create(bots=[None, "thoughtful", "random"])
        line = await people[0].line(made.table, 0)
        await line.ready()
        await play_out([line])
        await check_the_end(people[0], [line])
        record = await exported(people[0], line)
        assert record.header.players == ["person", "thoughtful", "random"]


@awaited
async def test_everybody_reads_his_own_language_and_may_change_it(store):
    async with served(store) as server, Browser(server.address, "ru") as ada, Browser(server.address, "uk") as bela:
        lines = await seated([ada, bela])
        await asyncio.gather(*(line.play_on(random.Random(3), lambda line=line: len(line.log) > 12) for line in lines))
        ru, uk = lines
        count = min(len(ru.log), len(uk.log))
        assert [line.kind for line in ru.log[:count]] == [line.kind for line in uk.log[:count]]
        assert [line.text for line in ru.log[:count]] != [line.text for line in uk.log[:count]]
        before = [(line.kind, line.data, line.text) for line in ru.log]
        await ru.send(do="speak", language="en")
        await ru.until(lambda: not any(CYRILLIC.search(line.text) for line in ru.log))
        assert len(ru.log) >= len(before)
        assert [line.kind for line in ru.log[: len(before)]] == [kind for kind, _, _ in before]
        await ru.send(do="speak", language="xx")
        await ru.until(lambda: '"unknown_language"' in ru.heard[-1])
        await ru.send(do="speak", language="ru")
        await ru.until(lambda: ru.log[0].text == before[0][2])


@awaited
async def test_a_finished_game_is_exported_and_verified_and_its_deal_was_fair(store, tmp_path):
    async with served(store) as server, browsers(server.address, 2) as people:
        nonces = ["1" * 64, "2" * 64]
        made = await people[0].create(listed=True)
        await people[1].claim(made.table, "Bela")
        lines = [await people[seat].line(made.table, seat) for seat in (0, 1)]
        promised = lines[0].table.fair.commitment
        assert await people[0].refused(people[0].get(f"/tables/{made.table}/record")) == "not_over"
        for line, nonce in zip(lines, nonces, strict=True):
            await line.ready(nonce)
        for line in lines:
            await line.until(line.is_dealt)
            assert line.table.fair == wire.Fairness(promised, "", [], "")
        await play_out(lines)
        fair = lines[1].table.fair
        assert (fair.commitment, fair.nonces) == (promised, nonces)
        assert commit(fair.secret) == promised
        assert fair_seed(fair.secret, nonces) == fair.seed
        answer = await people[1].http.get(f"/api/tables/{made.table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="abyss-{made.table}.record"'
    file = tmp_path / "game.record"
    file.write_bytes(answer.content)
    found = CliRunner().invoke(app, ["verify", str(file)])
    assert found.exit_code == 0, found.output
    file.write_bytes(answer.content.replace(b'"seat":0', b'"seat":1', 1))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code != 0


# -- looking back


async def frames_of(browser: Browser, table: str, eyes: object) -> list[wire.ReplayFrame]:
    found: list[wire.ReplayFrame] = []
    while True:
        raw = await browser.get(f"/tables/{table}/frames", eyes=eyes, **{"from": len(found), "count": MOST_FRAMES})
        part = msgspec.convert(raw, wire.ReplayFrames)
        found += part.frames
        if len(found) > part.total:
            return found


@awaited
async def test_frames_show_what_each_seat_saw_then(store):
    """Every picture that a line was sent during play equals the frame of that moment with the same eyes."""
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_out(lines)
        for seat, line in enumerate(lines):
            frames = await frames_of(people[seat], line.table.id, seat)
            assert [frame.answers for frame in frames] == list(range(line.play.answers + 1))
            seen = [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in line.heard]
            pictures = [each.play for each in seen if isinstance(each, wire.Update) and each.play is not None]
            compared = 0
            for play in pictures:
                if play.view["sealed"] is None:  # answers stay with the table until the question closes
                    frame = frames[play.answers]
                    assert frame.views == [play.view]
                    assert frame.aids == [play.aids]
                    compared += 1
            assert compared > 50
            assert [each.text for frame in frames for each in frame.lines] == [each.text for each in line.log]


@awaited
async def test_while_the_game_lasts_everybody_sees_with_his_own_eyes_only(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        table = lines[0].table.id
        await asyncio.gather(*(line.play_on(random.Random(1), lambda line=line: len(line.log) > 20) for line in lines))
        for browser, refused in ((people[0], ("1", "all")), (people[1], ("0", "all")), (eve, ("0", "1", "all"))):
            for eyes in refused:
                assert await browser.refused(browser.get(f"/tables/{table}/frames", eyes=eyes)) == "eyes_of_others"
        for eyes in ("7", "-2", "--1", "x", "", "1.0", "+1", "٣", "9" * 5000):
            assert await eve.refused(eve.get(f"/tables/{table}/frames", eyes=eyes)) == "no_such_eyes"
        watched = await frames_of(eve, table, -1)
        own = await frames_of(people[0], table, 0)
        assert all(frame.views[0]["hand"] == [] for frame in watched)
        assert any(frame.views[0]["hand"] for frame in own)
        assert {frame.label for frame in watched} == {""}
        assert {bool(frame.label) for frame in own if frame.by == 1} <= {False}
        await play_out(lines)
        both = await frames_of(eve, table, "all")
        assert all(len(frame.views) == 2 for frame in both)
        assert all(frame.label for frame in both[1:])


@awaited
async def test_frames_are_compressed_for_whoever_wants_it(store):
    async with served(store) as server, browsers(server.address, 1) as people:
        made = await people[0].create(people=1, bots=1)
        line = await people[0].line(made.table, 0)
        assert await people[0].refused(people[0].get(f"/tables/{made.table}/frames")) == "not_dealt"
        await line.ready()
        url = f"/api/tables/{made.table}/frames"
        plain = await people[0].http.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with people[0].http.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-store"
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert msgspec.json.decode(gzip.decompress(raw), type=wire.ReplayFrames).frames[0].by == -1


# -- afterwards


async def a_finished_game(server: Running, people: list[Browser]) -> list[Line]:
    lines = await seated(people)
    await play_out(lines)
    return lines


@awaited
async def test_anybody_plays_on_from_a_moment_of_a_finished_game_against_bots(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await a_finished_game(server, people)
        table = lines[0].table.id
        record = await exported(people[0], lines[0])
        rules = game("abyss")
        moment = next(n for n in range(60, 200) if not record.state(rules, n).any_sealed)
        made = msgspec.convert(
            await eve.post(f"/tables/{table}/branch", answers=moment, seat=1, name="Eve"), wire.Seated
        )
        line = await eve.line(made.table, 1)
        assert [seat.state for seat in line.table.seats] == ["bot", "present"]
        assert [each.kind for each in line.log[:20]] == [each.kind for each in lines[1].log[:20]]
        assert line.table.fair == wire.Fairness("", "", [], "")
        await play_out([line])
        branched = await exported(eve, line)
        assert branched.answers[:moment] == record.answers[:moment]
        assert branched.header.seed == record.header.seed
        for answers, seat in ((len(record.answers), 0), (-1, 0), (3, 2), (3, -1), (10**30, 0)):
            asking = eve.post(f"/tables/{table}/branch", answers=answers, seat=seat, name="Eve")
            assert await eve.refused(asking) in ("no_such_moment", "bad_message")


@awaited
async def test_whoever_plays_on_from_the_middle_of_a_secret_vote_begins_before_it_and_is_told_where(store):
    """In Abyss every Ally on offer is such a vote: for many moments there was no way to play on."""
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        lines = await a_finished_game(server, people)
        record, rules = await exported(people[0], lines[0]), game("abyss")
        sealed = next(n for n in range(40, len(record.answers)) if record.state(rules, n).any_sealed)
        wanted = {"answers": sealed, "seat": 1, "name": "Eve"}
        made = msgspec.convert(await eve.post(f"/tables/{lines[0].table.id}/branch", **wanted), wire.Branched)
        assert made.answers < sealed
        assert not record.state(rules, made.answers).any_sealed
        assert all(record.state(rules, n).any_sealed for n in range(made.answers + 1, sealed + 1))
        line = await eve.line(made.table, made.seats[0])
        await play_out([line])
        assert (await exported(eve, line)).answers[: made.answers] == record.answers[: made.answers]


@awaited
async def test_nobody_plays_on_from_a_game_that_is_not_over(store):
    """It has the same deal: whoever did could look at the deck."""
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        asking = people[0].post(f"/tables/{lines[0].table.id}/branch", answers=0, seat=0, name="Ada")
        assert await people[0].refused(asking) == "not_over"
