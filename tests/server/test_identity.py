"""Somebody who is known on several devices: their phrase, their seats there, and what nobody else gets by it."""

import msgspec
import pytest

from bathysphere.server.calls.service import CallOptions
from bathysphere.server.identity import phrase as phrases
from bathysphere.server.limits import UNLIMITED
from support.servers.clients import Browser, Line, RequestRefused, browsers, seated
from support.servers.one_table import Clock
from support.servers.running import awaited, served
from support.stores.postgres import database

__all__ = ["database"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, store) -> str:
    return f"sqlite:{store}" if request.param == "sqlite" else request.getfixturevalue("database")


async def become_known(browser: Browser, name: str = "Ada", **settings) -> str:
    made = await browser.post("/me", name=name, label="Firefox", settings=settings)
    return " ".join(made["phrase"]["words"])


async def enter(browser: Browser, phrase: str = "", link: str = "") -> dict:
    return await browser.post("/me/enter", phrase=phrase, link=link, label="Phone")


async def line_of(browser: Browser, table: str, seat: int) -> Line:
    """With all cookies that a browser would send there."""
    path = f"/api/tables/{table}"
    sent = [f"{each.name}={each.value}" for each in browser.http.cookies.jar if path.startswith(each.path)]
    line = Line(browser.address, table, seat, "; ".join(sent), browser.language, f"{seat}-{len(sent)}-{id(sent):x}")
    browser.lines.append(line)
    return await line.open()


# -- the phrase


def test_a_phrase_has_eighty_eight_random_bits_and_is_read_in_any_language():
    assert len(phrases.word_list()) == 256
    phrase = phrases.new_phrase()
    for language in phrases.LANGUAGES:
        words = phrases.in_words(phrase, language)
        assert len(words) == 12
        assert phrases.read("  ".join(words).upper() + ",") == phrase
    assert phrases.RANDOM_BYTES * 8 >= 80


def test_no_word_means_two_things():
    found: dict[str, int] = {}
    for number, words in enumerate(phrases.word_list()):
        assert len(words) == len(phrases.LANGUAGES)
        for word in words:
            assert found.setdefault(word.replace("ё", "е"), number) == number, word


@pytest.mark.parametrize(
    ("typed", "code"), [("anchor zebra", "phrase_word"), ("anchor apple", "phrase_length"), ("", "phrase_length")]
)
def test_a_slip_is_told_from_a_stranger(typed, code):
    with pytest.raises(Exception, match="phrase") as told:
        phrases.read(typed)
    assert told.value.code == code


def test_a_wrong_word_is_nearly_always_seen_before_anything_is_looked_up():
    phrase = phrases.new_phrase()
    wrong = 0
    for number in range(256):
        words = phrases.in_words(bytes([number]) + phrase[1:], "en")
        try:
            phrases.read(" ".join(words))
        except Exception:
            wrong += 1
    assert wrong > 240


# -- on another device


@awaited
async def test_the_phrase_brings_name_settings_and_seats_to_another_browser(address):
    async with served(address) as server, browsers(server.address, 3) as (ada, bela, phone):
        lines = await seated([ada, bela])
        table = lines[0].table.id
        phrase = await become_known(ada, "Ada", theme="light")
        assert (await ada.post(f"/tables/{table}/keep"))["seats"] == [0]
        second = await ada.create(name="Ada")  # from now on nothing need be kept by hand
        me = await enter(phone, phrase)
        assert (me["name"], me["settings"], len(me["devices"])) == ("Ada", {"theme": "light"}, 2)
        assert {each["table"] for each in me["seats"]} == {table, second.table}
        assert (await phone.get(f"/tables/{table}/mine"))["seats"] == [0]
        line = await line_of(phone, table, 0)
        assert line.seat == 0
        assert line.play.view is not None
        await line.command("say", text="from the phone")
        await lines[1].until(lambda: lines[1].chat)
        assert not lines[0].closed, "the first device plays on"
        await phone.post(f"/tables/{second.table}/leave", seat=0)
        assert (await ada.get("/me"))["seats"] == [{"table": table, "seat": 0}]


@awaited
async def test_a_link_lets_one_more_device_in_once_and_not_for_long(address):
    clock = Clock()
    async with served(address, now=clock) as server, browsers(server.address, 3) as (ada, phone, other):
        await become_known(ada)
        link = (await ada.post("/me/link"))["link"]
        assert (await other.post("/me/whose", link=link))["name"] == "Ada"
        assert (await enter(phone, link=link))["known"]
        assert await other.refused(enter(other, link=link)) == "link_dead"
        late = (await ada.post("/me/link"))["link"]
        clock.forward(601)
        assert await other.refused(enter(other, link=late)) == "link_dead"
        first = (await ada.post("/me/link"))["link"]
        await ada.post("/me/link")
        assert await other.refused(enter(other, link=first)) == "link_dead", "only the latest is open"


@awaited
async def test_a_new_phrase_kills_the_old_one(address):
    async with served(address) as server, browsers(server.address, 2) as (ada, phone):
        old = await become_known(ada)
        new = " ".join((await ada.post("/me/phrase"))["words"])
        assert await phone.refused(enter(phone, old)) == "phrase_unknown"
        assert (await enter(phone, new))["known"]


@awaited
async def test_a_device_that_is_signed_out_has_neither_identity_nor_seats(address):
    async with served(address) as server, browsers(server.address, 3) as (ada, bela, phone):
        phrase = await become_known(ada)
        lines = await seated([ada, bela])
        table = lines[0].table.id
        await enter(phone, phrase)
        line = await line_of(phone, table, 0)
        stolen = ada.cookies(table)
        me = await phone.get("/me")
        (first,) = [each["id"] for each in me["devices"] if not each["own"]]
        link = (await ada.post("/me/link"))["link"]
        assert len((await phone.post("/me/out", devices=[first]))["devices"]) == 1
        await lines[0].until_closed()
        assert lines[0].goodbye.code == "rekeyed"
        assert not (await ada.get("/me"))["known"]
        assert (await ada.get(f"/tables/{table}/mine"))["seats"] == [], "its seat's cookie is dead, too"
        assert stolen == ada.cookies(table)
        assert await bela.refused(enter(bela, link=link)) == "link_dead", "nor does a link of its making help"
        await line.until_closed()
        again = await line_of(phone, table, 0)
        await again.command("say", text="still here")
        assert not lines[1].closed
        assert [note.text for note in lines[1].notes] == [], "nobody else at the table is told"


@awaited
async def test_whoever_takes_a_seat_over_has_it_alone(address):
    async with served(address) as server, browsers(server.address, 4) as (ada, bela, cyril, phone):
        phrase = await become_known(ada)
        lines = await seated([ada, bela])
        table = lines[0].table.id
        key = (await ada.post(f"/tables/{table}/substitute", seat=0))["substitute"]
        await cyril.claim(table, "Cyril", substitute=key)
        assert (await ada.get("/me"))["seats"] == []
        await enter(phone, phrase)
        for browser in (ada, phone):
            assert (await browser.get(f"/tables/{table}/mine"))["seats"] == []


# -- what nobody gets


@awaited
async def test_a_seats_cookie_tells_nothing_of_an_identity_and_opens_one_table(address):
    async with served(address) as server, browsers(server.address, 3) as (ada, bela, thief):
        await become_known(ada)
        lines = await seated([ada, bela])
        table, other = lines[0].table.id, (await ada.create()).table
        for name, value in ada.cookies(table).items():
            thief.http.cookies.set(name, value, path="/api")
        assert (await thief.get("/me")) == msgspec.to_builtins(await bela.get("/me"))
        assert await thief.refused(thief.post("/me/link")) == "not_known"
        assert await thief.refused(thief.post(f"/tables/{table}/keep")) == "not_known"
        assert (await thief.get(f"/tables/{other}/mine"))["seats"] == []


@awaited
async def test_another_persons_phrase_opens_no_table_of_mine(address):
    async with served(address) as server, browsers(server.address, 4) as (ada, bela, eve, phone):
        await become_known(ada)
        lines = await seated([ada, bela])
        table = lines[0].table.id
        phrase = await become_known(eve, "Eve")
        await enter(phone, phrase)
        for browser in (eve, phone):
            assert (await browser.get(f"/tables/{table}/mine"))["seats"] == []
            line = await line_of(browser, table, 0)
            await line.until_closed()
            assert (line.goodbye.code, len(line.heard)) == ("gone", 1)
            assert await browser.refused(browser.post(f"/tables/{table}/leave", seat=0)) == "seat_gone"
            assert await browser.refused(browser.get(f"/tables/{table}/frames", eyes="0")) == "eyes_of_others"


@awaited
async def test_nobody_takes_a_stranger_for_themselves_by_a_credential_that_was_there_before(address):
    """What a browser had before it entered is never what it speaks with afterwards."""
    async with served(address) as server, browsers(server.address, 2) as (ada, phone):
        phrase = await become_known(ada)
        for planted in ("known-to-a-thief", ""):
            phone.http.cookies.set("device", planted, path="/api")
            await enter(phone, phrase)
            values = [each.value for each in phone.http.cookies.jar if each.name == "device"]
            assert values[-1] not in (planted, "")
            phone.http.cookies.clear()
        phone.http.cookies.set("device", "known-to-a-thief", path="/api")
        assert not (await phone.get("/me"))["known"]


@awaited
async def test_a_browser_that_is_somebodys_does_not_become_somebody_elses_unasked(address):
    async with served(address) as server, browsers(server.address, 2) as (ada, eve):
        await become_known(ada)
        phrase = await become_known(eve, "Eve")
        assert await ada.refused(enter(ada, phrase)) == "already_known"
        assert (await ada.get("/me"))["name"] == "Ada"


@awaited
async def test_guessing_is_slow_and_right_or_wrong_cost_the_same(store):
    limits = msgspec.structs.replace(UNLIMITED, guesses_per_second=0.001, guesses_at_once=5)
    async with served(store, limits=limits) as server, browsers(server.address, 2) as (ada, eve):
        phrase = await become_known(ada)
        codes = [
            await eve.refused(enter(eve, " ".join(phrases.in_words(phrases.new_phrase(), "en")))) for _ in range(6)
        ]
        assert codes == ["phrase_unknown"] * 5 + ["too_many_guesses"]
        assert await eve.refused(enter(eve, phrase)) == "too_many_guesses"
        assert await eve.refused(eve.post("/me/whose", link="x")) == "too_many_guesses"


@awaited
async def test_the_store_holds_neither_phrase_nor_link_nor_credential(store):
    async with served(store) as server, browsers(server.address, 1) as (ada,):
        phrase = await become_known(ada)
        link = (await ada.post("/me/link"))["link"]
        (token,) = [each.value for each in ada.http.cookies.jar if each.name == "device"]
    kept = b"".join(each.read_bytes() for each in store.parent.iterdir() if each.is_file())
    for secret in (link.encode(), token.encode(), phrases.read(phrase), phrases.read(phrase).hex().encode()):
        assert secret not in kept


@awaited
async def test_the_device_cookie_is_for_no_script_and_no_other_site(store):
    async with served(store) as server, browsers(server.address, 1) as (ada,):
        answer = await ada.http.post("/api/me", json={"name": "Ada", "label": "x"})
        (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith("device=")]
        for part in ("httponly", "samesite=strict", "path=/api"):
            assert part in cookie.lower()
        foreign = await ada.http.post("/api/me/link", headers={"Origin": "https://evil.example"})
        assert foreign.json()["code"] == "foreign_origin"


# -- names


@awaited
async def test_a_protected_name_is_its_owners_on_all_devices_and_nobody_elses(address):
    async with served(address) as server, browsers(server.address, 3) as (ada, eve, phone):
        phrase = await become_known(ada, "Ada")
        assert not (await ada.get("/me"))["protected"]
        assert (await ada.post("/me/name", on=True))["protected"]
        for alike in ("Ada", "АDА", "A d a"):  # Cyrillic, and spaces
            with pytest.raises(RequestRefused) as told:
                await eve.create(name=alike)
            assert told.value.code == "name_protected"
        made = await ada.create(name="Ada")
        assert await eve.refused(eve.claim(made.table, "ada", invite=made.invite)) == "name_protected"
        await enter(phone, phrase)
        await phone.create(name="Ada")
        await become_known(eve, "ADA")
        assert await eve.refused(eve.post("/me/name", on=True)) == "name_protected"
        assert not (await ada.post("/me/things", name="Adele", settings={}))["protected"], (
            "another name is free at first"
        )
        assert (await eve.post("/me/name", on=True))["protected"]


# -- what this browser had before


@awaited
async def test_a_challenge_taken_before_is_taken(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, phone):
        table = (await ada.post("/daily/cryptids", name="Ada"))["table"]
        phrase = await become_known(ada)
        assert (await ada.get("/daily/cryptids"))["table"] == table
        await enter(phone, phrase)
        assert (await phone.get("/daily/cryptids"))["table"] == table
        assert (await phone.post("/daily/cryptids", name="Ada"))["table"] == table


@awaited
async def test_calls_go_along(store):
    async with served(store, calls=CallOptions(private=True)) as server, browsers(server.address, 2) as (ada, phone):
        await ada.post("/calls/webhook", address="https://127.0.0.1:9443/hook", form="json")
        phrase = await become_known(ada)
        await enter(phone, phrase)
        (channel,) = (await phone.get("/calls"))["channels"]
        assert channel == (await ada.get("/calls"))["channels"][0]
        await phone.post("/calls/stop", channel=channel["id"])
        assert (await ada.get("/calls"))["channels"] == []
