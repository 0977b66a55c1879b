"""Who may speak to the server, and for which seat. Each test is one point of the design's list."""

import asyncio
import json

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bathysphere.games.thing.roles import HUMAN, INFECTED
from bathysphere.server import wire
from bathysphere.tables import commands
from support.servers.clients import Browser, browsers, seated
from support.servers.one_table import asked, play_until, question
from support.servers.running import awaited, served

FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "null", "", "http://", "http://[", "file://", "//127.0.0.1"]


def new_table() -> dict[str, object]:
    return {"game": "abyss", "name": "Ada", "bots": [None, None]}


@awaited
async def test_a_foreign_page_can_ask_for_nothing(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create()
        posts = [
            ("/api/tables", new_table()),
            (f"/api/tables/{made.table}/claim", {"name": "Eve", "invite": made.invite}),
            (f"/api/tables/{made.table}/leave", {"seat": 0}),
            (f"/api/tables/{made.table}/substitute", {"seat": 0}),
            (f"/api/tables/{made.table}/rematch", {"name": "Eve"}),
            (f"/api/tables/{made.table}/branch", {"answers": 0, "seat": 0, "name": "Eve"}),
        ]
        for path, body in posts:
            for origin in FOREIGN:
                answer = await ada.http.post(path, json=body, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), (path, origin)
        assert (await ada.get(f"/tables/{made.table}"))["seats"][0]["name"] == "Ada"


@awaited
async def test_a_request_without_an_origin_is_refused(store):
    async with served(store) as server, httpx.AsyncClient(trust_env=False) as bare:
        answer = await bare.post(f"{server.address}/api/tables", json=new_table())
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


@awaited
async def test_a_foreign_page_gets_no_line(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create()
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made.table}/socket?seat=0"
        cookie = {"Cookie": f"seat-0={ada.cookies(made.table)['seat-0']}"}
        for origin in (*[each for each in FOREIGN if each], None):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, origin=origin, additional_headers=cookie, proxy=None)
            assert refused.value.response.status_code == 403


@awaited
async def test_a_further_address_of_our_own_pages_may_be_named(store):
    async with served(store, origins=frozenset({"https://play.example"})) as server, Browser(server.address) as ada:
        for origin, status in (("https://play.example", 201), ("https://play.example.evil", 403)):
            answer = await ada.http.post("/api/tables", json=new_table(), headers={"Origin": origin})
            assert answer.status_code == status


@awaited
async def test_nothing_is_answered_to_pages_of_others(store):
    """No header lets a foreign page read what its visitor could."""
    async with served(store) as server, Browser(server.address) as ada:
        for path in ("/api/games", "/api/tables"):
            answer = await ada.http.get(path, headers={"Origin": "https://evil.example"})
            assert not [name for name in answer.headers if name.startswith("access-control-")]


@awaited
async def test_a_seats_cookie_is_for_that_table_and_for_no_script(store):
    async with served(store) as server, Browser(server.address) as ada:
        for scheme, secure in (("http", False), ("https", True)):
            answer = await ada.http.post(
                "/api/tables",
                json=new_table(),
                headers={"X-Forwarded-Proto": scheme, "Origin": f"{scheme}://127.0.0.1:{server.port}"},
            )
            table = answer.json()["table"]
            parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert {"httponly", "samesite=strict", f"path=/api/tables/{table}"} <= set(parts)
            assert ("secure" in parts) is secure
            token = parts[0].partition("=")[2]
            assert len(token) >= 43
            assert token not in answer.text.lower()


@awaited
async def test_made_up_tokens_open_no_seat(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, eve):
        made = await ada.create(people=2, also=["Bela"])
        real = ada.cookies(made.table)
        guesses = [
            "",
            "x",
            "0" * 43,
            real["seat-0"][:-1],
            real["seat-0"] + "x",
            real["seat-0"].swapcase(),
        ]
        for guess in guesses:
            eve.http.cookies.set("seat-0", guess, path=f"/api/tables/{made.table}")
            assert await eve.get(f"/tables/{made.table}/mine") == {"seats": [], "invite": ""}
            assert await eve.refused(eve.post(f"/tables/{made.table}/leave", seat=0)) == "seat_gone"
            line = await eve.line(made.table, 0, hello=False)
            await line.until_closed()
            assert line.goodbye.code == "gone"
            assert len(line.heard) == 1
        for seat in ("00", "+0", "٠", "9" * 5000, "-1", "0.0", "0%20", "x"):
            async with connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{made.table}/socket?seat={seat}",
                origin=server.address,
                additional_headers={"Cookie": f"seat-0={real['seat-0']}"},
                proxy=None,
            ) as socket:
                assert msgspec.json.decode(await socket.recv(), type=wire.ServerMessages).code == "gone"


@awaited
async def test_a_stolen_token_is_worth_nothing_after_the_seat_changed_hands(store):
    async with served(store) as server, browsers(server.address, 4) as (ada, bela, dora, thief):
        lines = await seated([ada, bela])
        table = lines[0].table.id
        thief.http.cookies.set("seat-1", bela.cookies(table)["seat-1"], path=f"/api/tables/{table}")
        key = (await bela.post(f"/tables/{table}/substitute", seat=1))["substitute"]
        spying = await thief.line(table, 1)
        await dora.claim(table, "Dora", substitute=key)
        await spying.until_closed()
        assert spying.goodbye.code == "replaced"
        assert (await thief.get(f"/tables/{table}/mine"))["seats"] == []
        again = await thief.line(table, 1, hello=False)
        await again.until_closed()
        assert again.goodbye.code == "gone"


@awaited
async def test_a_wish_that_waited_while_the_seat_changed_hands_is_not_carried_out(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        table = server.hub.served[lines[0].table.id]
        key = (await people[0].post(f"/tables/{table.room.id}/substitute", seat=0))["substitute"]
        async with table.lock:
            claiming = asyncio.create_task(
                server.hub.change(table, lambda room, now: commands.substitute(room, "Dora", key, "token", now))
            )
            await asyncio.sleep(0)  # it waits first, and the wish behind it
            await lines[0].send(do="say", id="late", text="It was me")
            await asyncio.sleep(0.1)
        await claiming
        await lines[0].until_closed()
        assert table.room.seats[0].name == "Dora"
        assert table.room.talk.heard[-1] == []


@awaited
async def test_nobody_answers_for_another_seat(store):
    """The seat is the line's; a message cannot name another, and a line of one's own seat moves only that."""
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: lines[0].play.answers > 4)
        line = asked(lines)
        other = next(each for each in lines if each is not line)
        choice = line.decision.options[0].choice
        before = line.play.answers
        assert await other.refused("answer", question=question(line), choice=choice) == "not_asked"
        await other.send(do="answer", id="x", question=question(line), choice=choice, seat=line.seat)
        await other.until(lambda: '"bad_message"' in other.heard[-1])
        assert await other.refused("step_back", question=question(line)) == "no_step_back"
        assert line.play.answers == before
        other_seat = await people[other.seat].line(line.table.id, line.seat, hello=False)
        await other_seat.until_closed()
        assert other_seat.goodbye.code == "gone"


@awaited
async def test_a_credential_of_one_table_opens_no_other(store):
    async with served(store) as server, Browser(server.address) as ada:
        first, second = await ada.create(), await ada.create()
        token = ada.cookies(first.table)["seat-0"]
        ada.http.cookies.clear()
        ada.http.cookies.set("seat-0", token, path=f"/api/tables/{second.table}")
        assert (await ada.get(f"/tables/{second.table}/mine"))["seats"] == []


@awaited
async def test_before_hello_nothing_is_told_and_nothing_done(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        silent = await people[0].line(lines[0].table.id, 0, hello=False)
        assert await silent.refused("say", text="hi") == "hello_first"
        await lines[0].command("say", text="hello")
        await lines[1].until(lambda: lines[1].chat)
        assert await silent.refused("away") == "hello_first"
        assert all('"update"' not in raw for raw in silent.heard)
        await silent.send(do="hello", language="klingon")
        await silent.until(lambda: '"unknown_language"' in silent.heard[-1])


@awaited
async def test_what_a_store_keeps_of_credentials_is_only_their_hash(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        table = lines[0].table.id
        key = (await people[0].post(f"/tables/{table}/substitute", seat=0))["substitute"]
        kept = b"".join(await server.hub.store.read(table))
        for browser in people:
            for token in browser.cookies(table).values():
                assert token.encode() not in kept
        assert key.encode() not in kept


MALFORMED = [
    "", "{", "null", "[]", "7", '"hello"', "{}", '{"do":"fly"}', '{"do":7}', '{"do":"answer"}', "\x00", "{'do':'ping'}",
    '{"do":"answer","id":"a","question":"1","choice":[]}',
    '{"do":"answer","id":"a","question":1.5,"choice":[]}',
    '{"do":"answer","id":"a","question":1,"choice":{}}',
    '{"do":"answer","id":"a","question":1,"choice":"pass"}',
    '{"do":"answer","id":7,"question":1,"choice":[]}',
    '{"do":"answer","id":"","question":1,"choice":[]}',
    '{"do":"answer","id":"' + "x" * 41 + '","question":1,"choice":[]}',
    '{"do":"answer","id":"a","question":1,"choice":[],"seat":0}',
    '{"do":"answer","id":"a","question":1,"choice":[1e999]}',
    '{"do":"answer","id":"a","question":1,"choice":[NaN]}',
    '{"do":"answer","id":"a","question":1,"choice":' + "[" * 8000 + "]" * 8000 + "}",
    '{"do":"consider","question":1,"chosen":' + "[" * 7000 + "]" * 7000 + "}",
    '{"do":"order","id":"a","orders":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}",
    '{"do":"say","id":"a","text":"\\ud800"}',
    '{"do":"hello","language":null}',
    '{"do":"hello","language":"en","seq":"x"}',
    '{"do":"consent","id":"a","proposal":1,"agree":"yes"}',
    b"\xff\xfe\x00", b"\x80" * 100, b'{"do":"say","id":"a","text":"\xc3\x28"}',
]  # fmt: skip


@awaited
async def test_malformed_messages_are_refused_and_the_line_stays_open(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line, before = lines[0], lines[0].play
        for raw in MALFORMED:
            heard = len(line.heard)
            await line.send_raw(raw)
            await line.until(lambda heard=heard: len(line.heard) > heard)
            assert '"type":"refused"' in line.heard[-1], raw
            assert '"code":"bad_message"' in line.heard[-1], raw
        assert line.play == before


HUGE = [10**18, -(10**18), 10**19, 10**40, 10**300, 1e300, -0.0, True, None]


@awaited
async def test_huge_numbers_and_odd_values_are_refused_in_a_sentence(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line = asked(lines)
        for number in HUGE:
            for command in (
                {"do": "answer", "question": number, "choice": ["pass"]},
                {"do": "answer", "question": question(line), "choice": [number, [number]]},
                {"do": "withdraw", "question": number},
                {"do": "step_back", "question": number},
                {"do": "consent", "proposal": number, "agree": True},
                {"do": "fill", "seat": number, "bot": None},
                {"do": "order", "orders": {"price": number}},
                {"do": "interject", "question": question(line), "choice": [number]},
                {"do": "consider", "question": number, "chosen": []},
                {"do": "consider", "question": question(line), "chosen": [[number]]},
            ):
                plain = command if command["do"] == "consider" else command | {"id": "huge"}
                heard = len(line.heard)
                await line.send_raw(json.dumps(plain))
                await line.until(lambda heard=heard: len(line.heard) > heard)
                assert '"type":"refused"' in line.heard[-1], command
                assert "our_fault" not in line.heard[-1], command
        await line.answer(line.decision.options[0].choice)


@awaited
async def test_malformed_requests_are_refused(store):
    deep = '{"a":' * 2500 + "1" + "}" * 2500
    bodies = [
        b"", b"{", b"null", b"[]", b"\xff", b'{"game":7}', b'{"game":"abyss"}',
        b'{"game":"abyss","name":"A","bots":[null,null],"fly":1}',
        b'{"game":"abyss","name":["A"],"bots":[null,null]}',
        b'{"game":"abyss","name":"A","bots":[null,null],"pace":1e99}',
        b'{"game":"abyss","name":"A","bots":[null,7]}',
        b'{"game":"abyss","name":"\\ud800","bots":[null,null]}',
        f'{{"game":"abyss","name":"A","bots":[null,null],"options":{deep}}}'.encode(),
        b"[" * 16000,
    ]  # fmt: skip
    async with served(store) as server, Browser(server.address) as ada:
        for body in bodies:
            answer = await ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), body[:80]
        for query in ("from=-1", "from=x", "count=0", "count=61", "count=1e9", "from=" + "9" * 400):
            answer = await ada.http.get(f"/api/tables/nosuchtable/frames?{query}")
            assert answer.status_code in (400, 404), query
            assert answer.json()["code"] in ("bad_message", "no_table"), query
        huge = {"game": "abyss", "name": "A", "bots": [None, None], "options": {"others_only": 10**30}}
        assert (await ada.http.post("/api/tables", json=huge)).json()["code"] in ("bad_option", "bad_message")


# -- refusals tell nothing


UNFIT = [
    ("interject", {"choice": ["announce"]}),
    ("interject", {"choice": ["announce", 1]}),
    ("interject", {"choice": []}),
    ("tell", {"statement": ["claim"]}),
    ("tell", {"statement": ["claim", 3]}),
    ("tell", {"statement": ["accuse", 99]}),
    ("tell", {"statement": ["saw", 2, 25]}),
    ("answer", {"choice": ["offer", 1]}),
    ("answer", {"choice": ["defend", 16]}),
]


@awaited
async def test_a_refusal_says_the_same_to_humans_and_infected_and_nothing_of_anybody_else(store):
    """The same wishes of the same seat at the same table of The Thing, with other roles around and in it."""
    async with served(store) as server, browsers(server.address, 4) as people:
        lines = await seated(people, game="thing")
        state = server.hub.served[lines[0].table.id].room.playing.state
        roles = list(state.roles)
        asked_seat = asked(lines).seat
        seat = next(each for each, role in enumerate(roles) if role == HUMAN and each != asked_seat)
        found: list[list[str]] = []
        for others in range(3):
            state.roles = [
                INFECTED if role == HUMAN and number != seat and others == 1 else role
                for number, role in enumerate(roles)
            ]
            state.roles[seat] = INFECTED if others == 2 else HUMAN
            found.append([])
            for do, command in UNFIT:
                numbered = {} if do == "tell" else {"question": question(lines[seat])}
                before = len(lines[seat].heard)
                await lines[seat].send(do=do, id="same", **command, **numbered)
                await lines[seat].until(lambda before=before: len(lines[seat].heard) > before)
                found[-1].append(lines[seat].heard[-1])
        assert all('"type":"refused"' in raw for raw in found[0])
        assert found[0] == found[1] == found[2]


@awaited
async def test_whoever_says_that_he_is_the_thing_is_heard_like_anybody_else(store):
    """Statements are taken from everybody, true or not; none is marked."""
    async with served(store) as server, browsers(server.address, 4) as people:
        lines = await seated(people, game="thing")
        for role in range(3):
            for line in lines:
                await line.command("tell", statement=["claim", role])
        await lines[0].until(lambda: len(lines[0].chat) == 12)
        assert len({(said.text, said.aside) for said in lines[0].chat}) == 3
