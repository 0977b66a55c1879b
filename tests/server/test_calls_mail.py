"""Calls by mail: nothing but a code until the mailbox has answered for itself."""

import re

import pytest

from bathysphere.engine import BadTable
from bathysphere.server.calls.mail import Mailer, is_address
from bathysphere.server.calls.service import CallOptions
from support.calls.company import answer_once, asked, company, deal, sit
from support.calls.receivers import mail_server
from support.servers.clients import Browser
from support.servers.running import awaited, served

SENDER = "table@play.example"


def code_in(letter):
    return re.search(r"\b\d{6}\b", letter.get_content())[0]


@awaited
async def test_a_mailbox_gets_letters_when_its_owner_has_said_the_code(store):
    async with mail_server() as post:
        calls = CallOptions(mailer=Mailer.at(post.address, SENDER))
        async with company(store, language="uk", calls=calls) as (server, people, _, time):
            table = await sit(people)
            for number, browser in enumerate(people):
                assert (await browser.get("/calls"))["mail"]
                added = await browser.post("/calls/mail", address=f"p{number}@mail.example")
                assert added["state"]["channels"][0]["unconfirmed"]
                (letter,) = (await post.until(1))[-1:]
                assert letter["To"] == f"p{number}@mail.example"
                wrong = browser.post("/calls/mail/confirm", channel=added["id"], code="000000x")
                assert await browser.refused(wrong) == "call_code"
                code = code_in(letter)
                state = await browser.post("/calls/mail/confirm", channel=added["id"], code=f" {code} ")
                assert not state["channels"][0]["unconfirmed"]
                await browser.post(f"/tables/{table}/calls", on=True)
            post.letters.clear()
            lines = await deal(people, table)
            time.go_on(10)
            await server.calls.round()
            (letter,) = post.letters
            assert letter["To"] == f"p{asked(lines).seat}@mail.example"
            assert letter["From"] == SENDER
            assert letter["Subject"].endswith(": ваш хід")
            assert f"{server.address}/t/{table}" in letter.get_content()
            assert letter["Message-ID"].endswith("@play.example>")
            stop = re.search(r"/calls#(\w+)", letter.get_content())[1]
            async with Browser(server.address) as elsewhere:  # wherever the letter is read
                await elsewhere.post("/calls/stop", channel=stop)
            assert (await people[asked(lines).seat].get("/calls"))["channels"] == []
            await answer_once(asked(lines))


@awaited
async def test_nothing_is_sent_to_a_mailbox_that_has_not_answered(store):
    async with mail_server() as post:
        calls = CallOptions(mailer=Mailer.at(post.address, SENDER))
        async with company(store, calls=calls) as (server, people, _, time):
            table = await sit(people)
            for browser in people:
                added = await browser.post("/calls/mail", address="somebody@mail.example")
                await browser.post(f"/tables/{table}/calls", on=True)
                assert await browser.refused(browser.post("/calls/test", channel=added["id"])) == "call_code"
                code = code_in(post.letters[-1])
                for _ in range(5):
                    wrong = browser.post("/calls/mail/confirm", channel=added["id"], code="x")
                    assert await browser.refused(wrong) == "call_code"
                late = browser.post("/calls/mail/confirm", channel=added["id"], code=code)
                assert await browser.refused(late) == "call_code"  # nobody may try for ever
            assert len(post.letters) == 2
            await deal(people, table)
            time.go_on(10)
            await server.calls.round()
            assert len(post.letters) == 2


@awaited
async def test_a_mail_server_that_refuses_is_a_sentence(store):
    async with mail_server() as post:
        calls = CallOptions(mailer=Mailer.at(post.address, SENDER))
        async with served(store, calls=calls) as server, Browser(server.address) as browser:
            post.refuses = 550
            assert await browser.refused(browser.post("/calls/mail", address="a@b.example")) == "call_mail"
            assert await browser.refused(browser.post("/calls/mail", address="a@b@c")) == "call_mail_address"
    async with served(store) as server, Browser(server.address) as browser:
        assert await browser.refused(browser.post("/calls/mail", address="a@b.example")) == "call_no_mail"


def test_addresses_of_mailboxes_and_of_mail_servers():
    assert is_address("anna.b+x@mail.example")
    for wrong in ("", "a", "a@", "@b", "a b@c.example", "a@b.example\nBcc: x@y", "a@b.example,c@d.example", "<a@b.c>"):
        assert not is_address(wrong)
    assert Mailer.at("smtps://u%40x:p%3A@mail.example", SENDER) == Mailer(
        "mail.example", 465, True, "u@x", "p:", SENDER
    )
    for address, sender in (("http://mail.example", SENDER), ("smtp://", SENDER), ("smtp://mail.example", "")):
        with pytest.raises(BadTable):
            Mailer.at(address, sender)
