"""Statements over real sockets: in each reader's language, to those who may hear them, and through broken lines."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bathysphere.server import wire
from bathysphere.server.limits import UNLIMITED
from bathysphere.tables import automatic
from support.murmur import murmur_everywhere
from support.servers.clients import Browser, Line, browsers, play_out, seated
from support.servers.one_table import until
from support.servers.running import Running, awaited, served

pytestmark = pytest.mark.usefixtures("murmur")


@pytest.fixture(autouse=True, scope="module")
def murmur() -> Iterator[None]:
    with murmur_everywhere():
        yield


async def murmuring(people: list[Browser], **settings) -> list[Line]:
    return await seated(people, game="murmur", **({"cover": "silent"} | settings))


def room_of(server: Running, line: Line):
    return room_at(server, line.table.id)


def room_at(server: Running, table: str):
    return server.hub.served[table].room


def deep(server: Running, line: Line, *seats: int) -> None:
    """These seats are out of everybody else's earshot from now on."""
    for seat in seats:
        room_of(server, line).playing.state.points[seat] = 9


@awaited
async def test_everybody_reads_a_statement_in_his_own_language(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address, "uk") as olha:
        ada, bela = await murmuring(people)
        watching = await olha.line(ada.table.id)
        await ada.command("say", text="So?")
        await bela.command("tell", statement=["saw", 0, 3])
        for line in (ada, bela, watching):
            await line.until(lambda line=line: len(line.chat) == 2)
        assert [line.chat[1].text for line in (ada, watching)] == ["I saw a 3 with Ada.", "Я бачу 3 у гравця Ada."]
        assert [(said.seat, said.statement, said.aside) for said in ada.chat] == [
            (0, None, False),
            (1, ["saw", 0, 3], False),
        ]


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ([], "no_statement"),
        (["shout"], "no_statement"),
        ([["hello"]], "no_statement"),
        ([None, 1], "no_statement"),
        (["hello", 1], "statement_slots"),
        (["trust", 0], "statement_value"),
        (["trust", "1"], "statement_value"),
        (["trust", [1] * 50], "statement_value"),
        (["saw", 1, 5], "statement_value"),
        (["saw", 1, 1e300], "statement_value"),
        ("hello", "bad_message"),
        (None, "bad_message"),
        ({"hello": 1}, "bad_message"),
    ],
)
@awaited
async def test_hostile_statements_are_refused_and_nobody_hears_of_them(store, statement, code):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, bela = await murmuring(people)
        if code == "bad_message":
            before = len(ada.heard)
            await ada.send(do="tell", id="x", statement=statement)
            await ada.until(lambda: len(ada.heard) > before)
            assert '"bad_message"' in ada.heard[-1]
        else:
            assert await ada.refused("tell", statement=statement) == code
        await ada.command("tell", statement=["hello"])
        await bela.until(lambda: bela.chat)
        assert [said.statement for said in bela.chat] == [["hello"]]


@awaited
async def test_a_game_without_statements_refuses_them_and_so_does_the_gate_for_spectators(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        (ada, _) = await seated(people)
        assert await ada.refused("tell", statement=["hello"]) == "no_talk"
        watching = await people[1].line(ada.table.id)
        assert await watching.refused("tell", statement=["hello"]) == "only_watching"


@awaited
async def test_statements_and_words_share_one_measure(store):
    limits = msgspec.structs.replace(UNLIMITED, chat_per_second=0.001, chat_at_once=3)
    async with served(store, limits=limits) as server, browsers(server.address, 2) as people:
        ada, _ = await murmuring(people)
        for _ in range(2):
            await ada.command("tell", statement=["hello"])
        await ada.command("say", text="hm")
        assert await ada.refused("tell", statement=["hello"]) == "chat_flood"


@awaited
async def test_where_only_phrases_are_said_typed_words_are_refused_until_the_end(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address, "uk") as olha:
        lines = await murmuring(people, chat="phrases", listed=True)
        ada, bela = lines
        watching = await olha.line(ada.table.id)
        assert [line.table.chat for line in (ada, watching)] == ["phrases"] * 2
        assert [each["chat"] for each in await olha.get("/tables")] == ["phrases"]
        before = len(bela.heard)
        assert await ada.refused("say", text="I have a 3.") == "phrases_only"
        assert await watching.refused("say", text="She has a 3.") == "only_watching"
        await ada.command("tell", statement=["hello"])
        await bela.until(lambda: bela.chat)
        assert [said.text for said in bela.chat] == ["Hello!"]
        assert all("I have a 3." not in message for message in bela.heard[before:])
        await play_out(lines)
        await ada.until(lambda: ada.over)
        await ada.command("say", text="Well played!")
        await bela.until(lambda: len(bela.chat) == 2)
        made = await people[0].post(f"/tables/{ada.table.id}/rematch", name="Ada")
        assert room_at(server, made["table"]).settings.chat == "phrases"


@awaited
async def test_a_table_talks_in_the_usual_way_of_its_game_and_one_from_before_is_open(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create("Ada", people=2, game="murmur", cover="silent", listed=True)
        assert (await ada.get(f"/tables/{made.table}"))["chat"] == "reminded"
        assert [each["chat"] for each in await ada.get("/tables")] == ["reminded"]
    forget_chat(store)
    async with served(store) as server, Browser(server.address) as ada:
        assert (await ada.get(f"/tables/{made.table}"))["chat"] == "open"
        assert [each["chat"] for each in await ada.get("/tables")] == ["open"]


def forget_chat(store: Path) -> None:
    """The store as it was kept when tables had no such setting."""
    with closing(sqlite3.connect(store)) as kept, kept:
        (opened,) = kept.execute("SELECT body FROM entries WHERE number = 1").fetchone()
        entry = msgspec.json.decode(opened)
        assert entry["settings"].pop("chat") == "reminded"
        kept.execute("UPDATE entries SET body = ? WHERE number = 1", [msgspec.json.encode(entry)])
        (body,) = kept.execute("SELECT body FROM tables").fetchone()
        listed = msgspec.json.decode(body)
        assert listed.pop("chat") == "reminded"
        kept.execute("UPDATE tables SET body = ?", [msgspec.json.encode(listed)])


@awaited
async def test_asides_reach_those_who_hear_them_and_at_the_end_everybody(store):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as guest:
        lines = await murmuring(people)
        ada, bela, cyril = lines
        watching = await guest.line(ada.table.id)
        assert ada.play.hears is None
        await cyril.command("tell", statement=["hello"])
        deep(server, ada, 0, 1)
        for line in (*lines, watching):
            await line.until(lambda line=line: line.chat)
        untouched = [len(line.heard) for line in (cyril, watching)]
        await ada.command("say", text="psst")
        await bela.command("tell", statement=["trust", 2])
        await ada.until(lambda: len(ada.chat) == 3)
        assert [said.aside for said in ada.chat] == [False, True, True]
        assert (ada.play.hears, bela.play.hears) == ([1], [0])
        assert [len(line.heard) for line in (cyril, watching)] == untouched, "not even a message without content"
        await bela.drop()
        await bela.open()
        assert [said.text for said in bela.chat] == ["Hello!", "psst", "I trust Cyril."]
        await play_out(lines)
        for line in (*lines, watching):
            await line.until(lambda line=line: line.over)
            assert [said.text for said in line.chat[:3]] == ["Hello!", "psst", "I trust Cyril."]
            assert line.play.hears is None
        assert set(ada.play.result.sides) <= {"The deep", "The shallow"}
        assert ada.play.result.reason == "Somebody surfaced."
        late = await guest.line(ada.table.id)
        assert late.chat == ada.chat


async def told_again(browser: Browser, table: str, eyes: object) -> dict[str, int]:
    """At which moment of the replay each thing was said, as these eyes heard it."""
    raw = await browser.get(f"/tables/{table}/frames", eyes=eyes, count=50)
    frames = msgspec.convert(raw, wire.ReplayFrames).frames
    return {each.text: frame.answers for frame in frames for each in frame.said}


@awaited
async def test_a_replay_tells_what_was_said_at_its_moment_to_those_who_heard_it(store):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as guest:
        lines = await murmuring(people)
        ada, bela, _ = lines
        table = ada.table.id
        await ada.command("tell", statement=["hello"])
        await asyncio.gather(*(line.play_on(random.Random(line.seat), lambda: ada.play.answers >= 2) for line in lines))
        deep(server, ada, 0, 1)
        await bela.command("say", text="psst")
        said_at = {"Hello!": 0, "psst": ada.play.answers}
        assert said_at["psst"] > 0
        assert await told_again(people[0], table, 0) == said_at
        for browser, eyes in ((people[2], 2), (guest, -1)):
            assert await told_again(browser, table, eyes) == {"Hello!": 0}
        await play_out(lines)
        await ada.until(lambda: ada.over)
        assert await told_again(guest, table, "all") == said_at == await told_again(guest, table, 1)
        assert await told_again(guest, table, 2) == {"Hello!": 0}


@awaited
async def test_bots_speak_up_while_a_person_thinks(store):
    async with served(store) as server, browsers(server.address, 1) as people:
        (ada,) = await seated(people, game="murmur", bots=[None, "chatty", "chatty"], pace=20, cover="silent")
        await ada.until(lambda: ada.decision is not None)
        await ada.command("tell", statement=["ask", 1])
        await ada.until(lambda: ["reply", 1] in [said.statement for said in ada.chat])
        assert next(said.text for said in ada.chat if said.statement == ["reply", 1]) == "I am."


@awaited
async def test_bots_that_say_nothing_are_not_heard_of(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, _ = await seated(people, game="murmur", bots=[None, None, "silent"], pace=10, cover="silent")
        room = room_of(server, ada)
        await until(lambda: automatic.waited_for(room) and room.talk.bots_done)
        before, number = len(ada.heard), room.number
        await ada.send(do="ping")
        await ada.until(lambda: len(ada.heard) > before)
        assert '"pong"' in ada.heard[before]
        assert room.number == number


@awaited
async def test_a_game_that_is_played_on_begins_with_what_was_stated(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await murmuring(people)
        await lines[0].command("tell", statement=["hello"])
        await play_out(lines)
        await lines[0].until(lambda: lines[0].over)
        await lines[0].command("tell", statement=["trust", 1])
        made = await people[0].post(f"/tables/{lines[0].table.id}/branch", answers=0, seat=0, name="Ada")
        line = await people[0].line(made["table"], 0)
        assert [said.statement for said in line.chat] == [["hello"]]
        room = room_at(server, made["table"])
        assert (0, ("hello",)) in room.bot(1).diary


@awaited
async def test_what_can_be_said_and_set_is_told_before_anybody_sits_down(store):
    async with served(store) as server, Browser(server.address) as ada:
        murmur = {each["name"]: each for each in await ada.get("/games")}["murmur"]
        assert murmur["talk"][0] == {"name": "hello", "slots": []}
        assert murmur["talk"][4] == {"name": "saw", "slots": ["seat", "card"]}
        assert murmur["values"] == {"yes": [0, 1], "card": [1, 2, 3, 4]}
        depth = {each["name"]: each for each in murmur["options"]}["depth"]
        ranges = {"least": [1, 1, 1], "most": [6, 7, 8], "default": [6, 6, 6]}
        assert depth == {"name": "depth", "default": 6, "range": ranges, "ranges": {}, "words": []}
        asking = ada.create(people=2, game="murmur", options={"depth": 7}, cover="random")
        assert await ada.refused(asking) == "option_range"


@awaited
async def test_an_option_that_is_one_of_several_words(store):
    async with served(store) as server, Browser(server.address, "uk") as olha:
        murmur = {each["name"]: each for each in await olha.get("/games")}["murmur"]
        current = {each["name"]: each for each in murmur["options"]}["current"]
        words = ["slack", "one_down", "one_up"]
        assert current == {"name": "current", "default": "slack", "range": None, "ranges": {}, "words": words}
        described = (await olha.http.get("/api/openapi")).json()["components"]["schemas"]["OptionKind"]
        assert described["properties"]["words"] == {"type": "array", "items": {"type": "string"}}
        wanted = {"game": "murmur", "name": "Olha", "bots": [None, "silent"], "options": {"current": "muddy"}}
        fault = (await olha.http.post("/api/tables", json=wanted)).json()
        assert fault["code"] == "option_word"
        assert fault["text"] == (
            "Опція current гри murmur не може бути такою: 'muddy'; підійде одне зі слів: slack, one_down, one_up."
        )
        (line,) = await murmuring([olha], bots=[None, "silent"], options={"current": "one_up"})
        assert line.table.options == {"current": "one_up"}
        assert room_of(server, line).playing.state.options.current == "one_up"


@awaited
async def test_an_interjection_goes_before_an_answer_that_is_held(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await murmuring(people, pace=5000)
        asked = next(line for line in lines if line.decision is not None)
        other = next(line for line in lines if line is not asked)
        state = room_of(server, asked).playing.state
        state.hands[other.seat] = (2, 2, 2)
        await asked.command("say", text="?")
        await other.until(lambda: other.chat and other.play.interjections)
        offered, heard = other.play.interjections, len(other.heard)
        await asked.command("answer", question=asked.decision.question, choice=["pool"])
        await asked.until(lambda: asked.decision is None)
        assert (other.play.interjections, len(other.heard)) == (offered, heard)
        question = other.play.view["question"]
        await other.command("interject", question=question, choice=["declare", 2])
        await asked.until(lambda: asked.play.view["question"] > question)
        assert asked.play.decision.sealed == ["pool"]
        assert other.play.view["points"][other.seat] == 5
