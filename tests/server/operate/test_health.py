"""Alive, ready, and figures that tell nothing of anybody."""

import json
import logging
import re

import httpx

from bathysphere.server.operate.house import House
from bathysphere.server.operate.logs import JsonLines, TextLines
from bathysphere.server.trace import REQUEST, TABLE
from bathysphere.store import StoreFailed
from support.servers.clients import Browser, browsers, seated
from support.servers.running import awaited, served


@awaited
async def test_a_server_is_alive_and_ready_also_behind_a_password(store):
    async with served(store, house=House(password="x")) as server, httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("/health")).json()["alive"] is True
        ready = await http.get("/ready")
        assert (ready.status_code, ready.json()) == (200, {"ready": True})


@awaited
async def test_a_server_whose_store_fails_or_that_stops_is_alive_but_not_ready(store, monkeypatch):
    async with served(store) as server, httpx.AsyncClient(base_url=server.address) as http:

        async def failing():
            raise StoreFailed("store_read")

        monkeypatch.setattr(server.hub.store, "check", failing)
        ready = await http.get("/ready")
        assert (ready.status_code, ready.json()["why"]) == (503, "store_read")
        assert (await http.get("/health")).status_code == 200
    async with served(store) as server, httpx.AsyncClient(base_url=server.address) as http:
        server.hub.stopping = True
        assert (await http.get("/ready")).json()["why"] == "stopping"


@awaited
async def test_metrics_are_for_the_operators_networks_only(store):
    house = House(metrics_for=("127.0.0.1",), trusted_proxies=("127.0.0.1",))
    async with served(store, house=house) as server, httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("/metrics")).status_code == 200
        assert (await http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})).status_code == 403


@awaited
async def test_metrics_name_no_table_no_person_and_no_seat(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people, 1)
        await lines[0].command("say", text="a secret word")
        await server.keeper.count()
        async with httpx.AsyncClient(base_url=server.address) as http:
            figures = (await http.get("/metrics")).text
        table = lines[0].table.id
        assert 'bathysphere_tables{status="playing"} 1' in figures
        assert "bathysphere_lines 2" in figures
        assert 'bathysphere_commands_total{result="done"} ' in figures
        for word in (table, "Ada", "Bela", "secret", "seat", "abyss"):
            assert word not in figures
        assert all(re.fullmatch(r'(# .*|\w+(\{\w+="[\w.+]*"\})? [-+\d.e]+)', line) for line in figures.splitlines())


@awaited
async def test_figures_stand_still_between_two_looks_so_that_no_answer_shows_at_once(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people, 1)
        async with httpx.AsyncClient(base_url=server.address) as http:
            before = (await http.get("/metrics")).text
            await lines[0].command("say", text="hello")
            assert (await http.get("/metrics")).text == before


@awaited
async def test_every_answer_names_its_request_and_lines_of_the_log_name_request_and_table(store, caplog):
    caplog.set_level(logging.INFO, logger="bathysphere.requests")
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create("Ada", 2)
        answer = await ada.http.get(f"/api/tables/{made.table}?seat=0")
        assert re.fullmatch(r"[0-9a-f]{12}", answer.headers["x-request-id"])
    told = [each.getMessage() for each in caplog.records if each.name == "bathysphere.requests"]
    assert "GET /api/tables/{table}" in told
    assert not any(made.table in each or "seat" in each for each in told)


def test_a_line_for_programs_is_one_object_with_its_ids():
    record = logging.LogRecord("bathysphere.server.hub", logging.WARNING, "", 0, "a %s word", ("clear",), None)
    record.facts = {"status": 200}
    TABLE.set("abcdefgh")
    REQUEST.set("0123")
    told = json.loads(JsonLines().format(record))
    assert told.pop("at").endswith("Z")
    assert told == {
        "level": "warning",
        "part": "bathysphere.server.hub",
        "text": "a clear word",
        "request": "0123",
        "table": "abcdefgh",
        "status": 200,
    }
    assert TextLines().format(record).endswith("a clear word [request=0123 table=abcdefgh status=200]")
