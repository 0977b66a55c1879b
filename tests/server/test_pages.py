"""The client's files, and the two descriptions of what can be asked of the server."""

import gzip
import json
import re
from pathlib import Path

import pytest

from bathysphere.server.files import Files
from support.servers.clients import Browser, browsers, seated
from support.servers.running import awaited, served

SCRIPT = b"console.log('" + b"deep " * 400 + b"')"

PAGE = "<!doctype html><head><title>Bathysphere</title><style>b{}</style></head>"
MADE = {
    "shell": ["assets/main-1a2b.js"],
    "shell.uk": ["assets/uk.js"],
    "lobby": ["assets/lobby-1.js", "assets/lobby-1.css", "assets/main-1a2b.js", "assets/pages-1.js"],
    "pages": ["assets/pages-1.js"],
    "table": ["assets/table-1.js"],
    "waiting": ["assets/waiting-1.js"],
    "abyss": ["assets/abyss-1.js"],
    "abyss.ru": ["assets/abyss.ru.js"],
    "abyss-hand": ["assets/hand-1.js"],
}
PACKED = b"the same in Brotli, as the build lays it there"


@pytest.fixture
def client(tmp_path: Path) -> Files:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "files.json").write_text(json.dumps(MADE))
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(PACKED)
    (folder / "assets" / "text-1a2b.woff2").write_bytes(b"wOF2")
    (folder / "secret.key").write_bytes(b"not a kind of file that a browser loads")
    return Files(folder)


@awaited
async def test_every_path_that_is_no_file_is_the_page(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        for path in (
            "/",
            "/tables",
            "/t/abcdefgh",
            "/secret.key",
            "/index.html",
            "/files.json",
            "/a/b/c?d=e",
            "/../../etc/passwd",
        ):
            answer = await ada.http.get(path)
            assert (answer.status_code, re.sub("<link[^>]+>", "", answer.text)) == (200, PAGE)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"


@awaited
async def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_compressed(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        url = "/assets/main-1a2b.js"
        async with ada.http.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert gzip.decompress(raw) == SCRIPT
        plain = await ada.http.get(url, headers={"Accept-Encoding": "identity"})
        assert plain.content == SCRIPT
        font = await ada.http.get("/assets/text-1a2b.woff2")
        assert "content-encoding" not in font.headers
        missing = await ada.http.get("/assets/main-0000.js")
        assert missing.status_code == 404, "an old page must learn that its script is gone"


@awaited
async def test_brotli_goes_to_whoever_reads_it_where_the_build_made_it(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        for path, accepted, encoding in (
            ("/assets/main-1a2b.js", "gzip, deflate, br, zstd", "br"),
            ("/assets/main-1a2b.js", "gzip;q=1.0, br;q=0.5", "br"),
            ("/assets/main-1a2b.js", "gzip, bravo", "gzip"),
            ("/", "gzip, deflate, br", "gzip"),
        ):
            async with ada.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == encoding
            assert (raw == PACKED) == (encoding == "br")
        itself = await ada.http.get("/assets/main-1a2b.js.br")
        assert itself.status_code == 404, "it is no file of its own"


@awaited
async def test_a_page_names_the_files_that_it_will_ask_for(store, client):
    async with served(store, files=client) as server, browsers(server.address, 2) as people:
        ada = people[0]

        async def named(path: str, language: str = "en") -> list[str]:
            answer = await ada.http.get(path, headers={"Accept-Language": language})
            return re.findall('href="/assets/([^"]+)"', answer.text)

        lobby = ["lobby-1.js", "lobby-1.css", "pages-1.js"]
        assert await named("/") == ["main-1a2b.js", *lobby]
        assert await named("/", "uk-UA,uk;q=0.9") == ["main-1a2b.js", "uk.js", *lobby]
        assert await named("/about") == ["main-1a2b.js"]
        assert await named("/t/nosuchtable") == ["main-1a2b.js", "table-1.js"]
        made = await ada.create()
        place = f"/t/{made.table}"
        assert await named(place) == ["main-1a2b.js", "table-1.js", "waiting-1.js", "pages-1.js"]
        lines = await seated(people)
        place = f"/t/{lines[0].table.id}"
        assert await named(place, "ru") == ["main-1a2b.js", "table-1.js", "abyss-1.js", "abyss.ru.js", "hand-1.js"]
        assert await named(f"{place}?watch") == ["main-1a2b.js", "table-1.js", "abyss-1.js"]


@awaited
async def test_every_answer_has_a_strict_policy(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        for path in (
            "/",
            "/assets/main-1a2b.js",
            "/api/games",
            "/api/tables/nosuchtable",
            "/api/openapi",
            "/api/nothing",
        ):
            answer = await ada.http.get(path)
            policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["connect-src"] == "'self'"
            styles = "'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='" if path == "/" else "'self'"
            assert policy["style-src"] == styles
            assert policy["frame-ancestors"] == "'none'"
            assert "unsafe" not in str(policy)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


@awaited
async def test_no_answer_about_a_table_lies_in_a_cache(store, client):
    async with served(store, files=client) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        table = f"/api/tables/{lines[0].table.id}"
        for path in ("/api/tables", table, f"{table}/mine", f"{table}/frames", f"{table}/record", "/api/nothing"):
            answer = await people[0].http.get(path)
            assert answer.headers["cache-control"] == "no-store", path


@awaited
async def test_a_missing_client_is_said_in_one_sentence(store, tmp_path):
    async with served(store, files=Files(tmp_path / "nowhere")) as server, Browser(server.address) as ada:
        answer = await ada.http.get("/")
        assert answer.status_code == 503
        assert "make client" in answer.text


@awaited
async def test_unknown_requests_get_a_sentence_and_no_page(store, client):
    async with served(store, files=client) as server, Browser(server.address, "ru") as ada:
        assert await ada.refused(ada.get("/nothing")) == "no_such_page"
        assert await ada.refused(ada.post("/nothing")) == "no_such_page"
        assert await ada.refused(ada.post("/games")) == "no_such_page"
        assert await ada.refused(ada.get("/tables/nosuchtable")) == "no_table"
        assert await ada.refused(ada.get("/tables/%00")) == "no_table"
        assert await ada.refused(ada.get("/tables/" + "x" * 5000)) == "no_table"


@awaited
async def test_http_and_socket_are_described(store):
    async with served(store) as server, Browser(server.address) as ada:
        described = (await ada.http.get("/api/openapi")).json()
        assert described["openapi"].startswith("3.")
        assert {"/api/tables", "/api/tables/{table}/claim", "/api/tables/{table}/frames"} <= set(described["paths"])
        protocol = await ada.get("/protocol")
        kinds = set(protocol["client"]["discriminator"]["mapping"])
        assert {"hello", "answer", "consider", "consent"} <= kinds
        assert {"update", "done", "refused", "goodbye"} <= set(protocol["server"]["discriminator"]["mapping"])
        for side in ("client", "server"):
            for reference in protocol[side]["discriminator"]["mapping"].values():
                assert reference.removeprefix("#/components/") in protocol["components"]


@awaited
async def test_the_description_tells_what_may_be_refused_and_how(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        told = (await ada.http.get("/api/openapi")).json()
        for path, methods in told["paths"].items():
            for method, what in methods.items():
                refusals = {status: each for status, each in what["responses"].items() if status >= "400"}
                assert {"400", "403", "404", "409", "421", "429", "500", "503"} <= set(refusals), (path, method)
                for each in refusals.values():
                    (content,) = each["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Fault"}, (path, method)
        assert set(told["components"]["schemas"]["Fault"]["properties"]) == {"code", "text"}
        assert "413" in told["paths"]["/api/tables"]["post"]["responses"]


@awaited
async def test_the_list_of_games_is_sent_compressed(store, client):
    async with served(store, files=client) as server, Browser(server.address) as ada:
        packed = await ada.http.get("/api/games", headers={"Accept-Encoding": "gzip"})
        plain = await ada.http.get("/api/games", headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_robots_are_told_what_to_leave_alone_and_searchers_what_this_is():
    """What there is to read about a table is asked of the server: a searcher that finds its address finds nothing."""
    web = Path(__file__).parents[2] / "web"
    assert "Disallow: /api/" in (web / "public" / "robots.txt").read_text()
    assert '<meta name="description" content="' in " ".join((web / "index.html").read_text().split())


@awaited
async def test_robots_txt_is_a_text(store, tmp_path):
    (tmp_path / "index.html").write_bytes(b"the page")
    (tmp_path / "robots.txt").write_bytes(b"User-agent: *\n")
    async with served(store, files=Files(tmp_path)) as server, Browser(server.address) as ada:
        answer = await ada.http.get("/robots.txt")
        assert (answer.text, answer.headers["content-type"]) == ("User-agent: *\n", "text/plain; charset=utf-8")
