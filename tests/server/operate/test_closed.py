"""A closed server asks calmly, lets in whom it should, and tells nobody else anything."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bathysphere.engine import BadTable
from bathysphere.server.operate import closed
from bathysphere.server.operate.house import House
from support.servers.running import awaited, served

CLOSED = House(password="Ship's biscuit")


async def enter(http: httpx.AsyncClient, password: str, path: str = "/") -> httpx.Response:
    return await http.post(path, data={"password": password})


def visitor(server, **more) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, **more)


@awaited
async def test_whoever_has_no_password_sees_a_page_that_asks_and_nothing_else(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        page = await http.get("/t/abcdefgh?seat=1", headers={"Accept-Language": "uk"})
        assert (page.status_code, "Закритий сервер" in page.text) == (401, True)
        assert "form-action 'self'" in page.headers["content-security-policy"]
        assert "script" not in page.text
        refused = await http.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (401, "closed")
        assert (await http.post("/api/tables", json={"game": "abyss"})).status_code == 401
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.address.replace("http", "ws") + "/api/tables/abcdefgh/socket", origin=server.address)


@awaited
async def test_the_password_opens_the_page_that_was_asked_for_and_everything_after_it(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        entered = await enter(http, "Ship's biscuit", "/t/abcdefgh?watch=1")
        assert (entered.status_code, entered.headers["location"]) == (303, "/t/abcdefgh?watch=1")
        cookie = entered.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/"))
        assert "biscuit" not in cookie
        assert (await http.get("/api/games")).status_code == 200


@awaited
async def test_a_wrong_password_and_a_made_up_cookie_open_nothing(store):
    async with served(store, house=CLOSED) as server, visitor(server, cookies={"entry": "0" * 64}) as http:
        wrong = await enter(http, "ships biscuit")
        assert (wrong.status_code, "That is not the password" in wrong.text) == (401, True)
        assert (await http.get("/api/games")).status_code == 401


@awaited
async def test_whoever_guesses_is_stopped_and_others_are_not(store):
    house = House(password="Ship's biscuit", trusted_proxies=("127.0.0.1",))
    async with served(store, house=house) as server, visitor(server) as http:
        guesser = {"X-Forwarded-For": "203.0.113.9"}
        tries = [await http.post("/", data={"password": "x"}, headers=guesser) for _ in range(closed.TRIES_AT_ONCE + 1)]
        assert [each.status_code for each in tries] == [401] * closed.TRIES_AT_ONCE + [429]
        right = await http.post("/", data={"password": "Ship's biscuit"}, headers=guesser)
        assert right.status_code == 429, "else the answer would tell that it was right"
        assert (await enter(http, "Ship's biscuit")).status_code == 303


@awaited
async def test_a_page_of_somebody_elses_cannot_try_passwords(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        foreign = await http.post("/", data={"password": "Ship's biscuit"}, headers={"Origin": "https://evil.example"})
        assert (foreign.status_code, "set-cookie" in foreign.headers) == (403, False)


@awaited
async def test_too_much_is_not_read(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        assert (await enter(http, "x" * 5_000)).status_code == 401


@awaited
async def test_no_other_host_is_ever_named_after_the_password(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        entered = await http.post(f"{server.address}//evil.example/", data={"password": "Ship's biscuit"})
        assert entered.headers["location"] == "/evil.example/"


@awaited
async def test_a_named_network_needs_no_password_and_without_one_nobody_else_comes_in(store):
    house = House(allow=("10.0.0.0/8",), trusted_proxies=("127.0.0.1",))
    async with served(store, house=house) as server, visitor(server) as http:
        inside = await http.get("/api/games", headers={"X-Forwarded-For": "10.1.2.3"})
        assert inside.status_code == 200
        outside = await http.get("/", headers={"X-Forwarded-For": "203.0.113.9"})
        assert (outside.status_code, "<form" in outside.text) == (403, False)
    both = House(allow=("10.0.0.0/8",), password="x", trusted_proxies=("127.0.0.1",))
    async with served(store.with_name("other.db"), house=both) as server, visitor(server) as http:
        assert (await http.get("/", headers={"X-Forwarded-For": "203.0.113.9"})).status_code == 401
        assert (await http.get("/api/games", headers={"X-Forwarded-For": "10.1.2.3"})).status_code == 200


@awaited
async def test_behind_https_the_cookie_goes_over_https_only(store):
    async with served(store, house=CLOSED) as server, visitor(server) as http:
        entered = await http.post("/", data={"password": "Ship's biscuit"}, headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in entered.headers["set-cookie"]


# -- the operator's own pages


@awaited
async def test_own_texts_are_shown_in_the_readers_language_also_before_the_password(store, tmp_path):
    (tmp_path / "imprint.txt").write_text("# Club\n\nAda <b>Sea</b>, ada@example.org\nhttps://example.org/club.\n")
    (tmp_path / "imprint.ru.txt").write_text("Клуб\n")
    house = House(password="x", imprint=str(tmp_path / "imprint.txt"))
    async with served(store, house=house) as server, visitor(server) as http:
        page = await http.get("/imprint")
        assert page.status_code == 200
        assert "<h1>Club</h1>" in page.text
        assert "&lt;b&gt;Sea" in page.text
        assert 'href="mailto:ada@example.org"' in page.text
        assert 'href="https://example.org/club"' in page.text
        russian = await http.get("/imprint", headers={"Accept-Language": "ru"})
        assert "<p>Клуб</p>" in russian.text
        await enter(http, "x")
        assert (await http.get("/api/house")).json()["pages"] == [{"path": "/imprint", "title": "Imprint"}]


@awaited
async def test_without_texts_these_pages_are_the_clients(store):
    async with served(store) as server, visitor(server) as http:
        assert (await http.get("/api/house")).json()["pages"] == []
        assert "Imprint</title>" not in (await http.get("/imprint")).text


def test_a_text_that_is_not_there_is_said_at_the_start():
    with pytest.raises(BadTable, match="imprint"):
        House(imprint="/no/such/file.txt").around(None, frozenset(), None)


# -- by a Unix socket


@awaited
async def test_a_server_at_a_unix_socket_answers_there_and_takes_the_place_of_a_dead_one(store, tmp_path):
    place = str(tmp_path / "s")
    for name in ("one.db", "two.db"):  # the first leaves its socket behind
        async with served(store.with_name(name), at=place):
            transport = httpx.AsyncHTTPTransport(uds=place)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                assert (await http.get("/api/games")).status_code == 200
            with pytest.raises(BadTable, match="cannot listen"):
                async with served(store.with_name("three.db"), at=place):
                    pass
