"""Web Push from end to end: a push service and its browsers stand on this machine, and read what they are sent."""

import base64

from bathysphere.server.calls.channels import Push
from bathysphere.server.calls.web_push import ServerKey, decoded, encrypted
from support.calls.company import answer_once, asked, company, deal, sit
from support.calls.push_service import PushedBrowser, push_service
from support.servers.clients import Browser
from support.servers.running import awaited, served


def key_of(state):
    return state["key"]


@awaited
async def test_a_browser_reads_what_it_is_sent_and_the_service_knows_who_sends(store):
    async with company(store) as (server, people, _, time), push_service() as service:
        table = await sit(people)
        phones = [service.subscribe() for _ in people]
        for browser, phone in zip(people, phones, strict=True):
            await browser.post("/calls/push", **phone.subscription, label="Phone")
            await browser.post(f"/tables/{table}/calls", on=True)
        lines = await deal(people, table)
        time.go_on(10)
        await server.calls.round()
        seat = asked(lines).seat
        assert service.refused == []
        assert phones[1 - seat].told == []
        (told,) = phones[seat].told
        assert told["title"] == "Abyss: it is your turn"
        assert told["link"] == f"{server.address}/t/{table}"
        assert told["tag"] == table
        await answer_once(asked(lines))
        time.go_on(10)
        await server.calls.round()
        both = [*phones[0].topics, *phones[1].topics]
        assert len(both) == 2
        assert len(set(both)) == 1  # of one table: the second takes the place of the first


@awaited
async def test_a_browser_that_is_gone_is_forgotten_and_one_that_comes_again_is_the_same(store):
    async with company(store) as (server, people, _, time), push_service() as service:
        table = await sit(people)
        phone = service.subscribe()
        for _ in range(2):
            await people[0].post("/calls/push", **phone.subscription, label="Phone")
        state = await people[0].get("/calls")
        assert [(each["kind"], each["label"]) for each in state["channels"]] == [("push", "Phone")]
        await people[0].post("/calls/test", channel=state["channels"][0]["id"])
        assert phone.told[0]["title"] == "This is a test"
        await people[0].post(f"/tables/{table}/calls", on=True)
        service.forget(phone)
        lines = await deal(people, table)
        while asked(lines).seat != 0:
            await answer_once(asked(lines))
        time.go_on(10)
        await server.calls.round()
        assert (await people[0].get("/calls"))["channels"] == []


@awaited
async def test_the_servers_key_is_made_once_and_kept(store):
    keys = []
    for _ in range(2):
        async with served(store) as server, Browser(server.address) as browser:
            keys.append(key_of(await browser.get("/calls")))
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65


@awaited
async def test_keys_that_are_none_are_refused(store):
    async with company(store) as (_, people, there, _):
        good = PushedBrowser(there.address).subscription
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "BA" + "A" * 85}, {"auth": "*"}):
            asking = people[0].post("/calls/push", **(good | wrong), label="x")
            assert await people[0].refused(asking) == "bad_message", wrong


def test_the_example_of_the_standard_can_be_read():
    """RFC 8291, appendix A, by the stand-in that all the other tests trust."""
    from cryptography.hazmat.primitives.asymmetric import ec

    reader = PushedBrowser("https://push.example")
    secret = decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    reader._private = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1())
    reader._auth = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert reader.plain(body) == b"When I grow up, I want to be a watermelon"


def test_every_message_is_as_long_as_any_other():
    reader = PushedBrowser("https://push.example")
    told = reader.subscription
    push = Push(told["endpoint"], told["p256dh"], told["auth"])
    short, long = encrypted(b'{"a": 1}', push), encrypted(b'{"a": "' + b"x" * 900 + b'"}', push)
    assert len(short) == len(long) <= 4096
    assert reader.read(short) == {"a": 1}
    assert short[:16] != encrypted(b'{"a": 1}', push)[:16]  # a salt and a key of its own
    assert ServerKey(ServerKey.fresh(), "mailto:a@b.c").public != ServerKey(ServerKey.fresh(), "mailto:a@b.c").public
