"""Sends what lies in the outbox, in one process at a time; see `store/calls.py` for what is kept between the steps."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from email.message import EmailMessage
from hashlib import sha256
from itertools import groupby

import msgspec

from bathysphere.server.calls import messages
from bathysphere.server.calls.channels import Mail, Push, Webhook, read_where, read_wishes
from bathysphere.server.calls.mail import Mailer
from bathysphere.server.calls.mail import Refused as MailRefused
from bathysphere.server.calls.messages import Told
from bathysphere.server.calls.outgoing import Outgoing, Unreachable
from bathysphere.server.calls.plan import planned
from bathysphere.server.calls.web_push import ServerKey, encrypted
from bathysphere.server.hub import Hub
from bathysphere.store import StoreFailed
from bathysphere.store.calls import Call, CallStore, Channel, Message
from bathysphere.tables.redacted_errors import redacted_trace

POLL_SECONDS = 1.0
LEASE, LEASE_MS, RENEW_MS = "calls", 30_000, 10_000
AT_ONCE = 200
SENDING = 16
"""So many messages are on their way at a time."""
AGAIN_MS = (30_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000, 3 * 3_600_000)
"""When a message is tried again; after the last of these it is given up. No try takes as long as the first of them."""
GONE = (404, 410)
"""With these a push service says that nobody reads there any more."""
KEY = "vapid"
NOBODY = "mailto:nobody@invalid.example"

_log = logging.getLogger(__name__)


class CallOptions(msgspec.Struct, frozen=True):
    """What an operator says of calls."""

    private: bool = False
    """Messages may also go to the machine itself and its own network."""
    mailer: Mailer | None = None
    contact: str = ""
    """Where push services can reach the operator: mailto:… or https:…"""


class NotSent(Exception):
    """`code` says why, in the part of a sentence's id; `for_good`: trying again would not help."""

    def __init__(self, code: str, status: int = 0, for_good: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.for_good = for_good


class Calls:
    def __init__(self, hub: Hub, options: CallOptions | None = None, outgoing: Outgoing | None = None) -> None:
        self.hub = hub
        self.options = options or CallOptions()
        self.kept = CallStore(hub.store)
        self.outgoing = outgoing or Outgoing(private=self.options.private)
        self._name = secrets.token_hex(8)
        self._leased = 0
        self._key: ServerKey | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.key()
        self._task = asyncio.create_task(self._run(), name="calls")

    async def stop(self) -> None:
        """What is on its way gets there or is tried again by whoever comes next."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            if self.hub.store.shared:
                with suppress(StoreFailed):
                    await self.kept.release(LEASE, self._name)

    async def key(self) -> ServerKey:
        """Made at the first start and kept."""
        if self._key is None:
            self._key = ServerKey(await self.kept.secret(KEY, ServerKey.fresh()), self.options.contact or NOBODY)
        return self._key

    # -- what is due

    async def _run(self) -> None:
        while True:
            try:
                if await self._may():
                    await self.round()
            except StoreFailed as complaint:
                _log.warning("nobody could be called: %s", complaint.code)
            except Exception as fault:  # one message must not stop all others
                _log.error("calling people failed\n%s", redacted_trace(fault))
            await asyncio.sleep(POLL_SECONDS)

    async def _may(self) -> bool:
        if not self.hub.store.shared:
            return True
        now = self.hub.now()
        if self._leased - now < LEASE_MS - RENEW_MS:
            self._leased = now + LEASE_MS if await self.kept.lease(LEASE, self._name, now, now + LEASE_MS) else 0
        return self._leased > now

    async def round(self) -> None:
        """One look at everything: give calls their times, make messages of those whose time has come, send."""
        now = self.hub.now()
        await self._plan(now)
        await self._tell(now)
        await self._send_all(now)

    async def _plan(self, now: int) -> None:
        calls = await self.kept.unplanned(AT_ONCE)
        times: list[tuple[Call, int]] = []
        for person, own in groupby(sorted(calls, key=lambda call: call.person), key=lambda call: call.person):
            caller = await self.kept.caller(person)
            wishes, last = read_wishes(caller), caller.told if caller is not None else 0
            for call in own:
                at = call.wanted if call.is_for_all else planned(call.kind, call.wanted, wishes, last, now)
                times.append((call, at))
        await self.kept.plan(sorted(times, key=lambda each: (each[0].table, each[0].who, each[0].what, each[0].kind)))

    async def _tell(self, now: int) -> None:
        """All that somebody is to hear now is one message on each of their channels; a group's table has its own."""
        calls = sorted(await self.kept.due(now, AT_ONCE), key=_teller)
        for (person, table), group in groupby(calls, key=_teller):
            together = list(group)
            wishes = read_wishes(await self.kept.caller(person))
            body = msgspec.json.encode(messages.told(together, wishes, now)).decode()
            batch = _digest(person, *(f"{each.table} {each.who} {each.what} {each.kind}" for each in together))
            channels = [each for each in await self.kept.channels(person) if each.table == table and is_open(each)]
            about = (together[0].table, together[0].who, together[0].what) if len(together) == 1 else ("", "", "")
            out = [Message(_digest(batch, each.id), each.id, body, *about) for each in channels]
            await self.kept.take(together, out, batch, now)

    async def _send_all(self, now: int) -> None:
        waiting = await self.kept.to_send(now, AT_ONCE)
        few = asyncio.Semaphore(SENDING)

        async def send(message: Message, channel: Channel) -> None:
            async with few:
                await self._send(message, channel)

        await asyncio.gather(*(send(*each) for each in waiting))

    async def _send(self, message: Message, channel: Channel) -> None:
        """The try is kept before it is made. So whoever is stopped in the middle of it leaves a message that is sent
        again, with the same id, and no two processes send it at a time."""
        now = self.hub.now()
        last = message.tries >= len(AGAIN_MS)
        if not await self.kept.try_now(message.id, now, now + AGAIN_MS[min(message.tries, len(AGAIN_MS) - 1)]):
            return
        try:
            await self.deliver(channel, message.id, msgspec.json.decode(message.body, type=Told))
        except NotSent as fault:
            if fault.for_good and fault.status in GONE and isinstance(read_where(channel), Push):
                await self.kept.drop_channel(channel.id)
            elif last or fault.for_good:
                await self.kept.give_up(message)
        else:
            await self.kept.sent(message)

    # -- one message

    async def deliver(self, channel: Channel, message_id: str, message: Told) -> None:
        match read_where(channel):
            case Push() as push:
                await self._push(push, message_id, message)
            case Webhook() as webhook:
                body = messages.body_for(webhook, message_id, message)
                headers = messages.headers_for(webhook, message_id, body, int(time.time()))
                await self._post(webhook.address, body, headers)
            case Mail() as mail:
                if self.options.mailer is None:
                    raise NotSent("no_mail", for_good=True)
                stop = f"{message.origin}/calls#{channel.id}"
                letter = self.options.mailer.letter(mail.address, message_id, message, stop)
                try:
                    await self.send_letter(letter)
                except MailRefused as fault:
                    raise NotSent("mail", for_good=fault.for_good) from fault

    async def send_letter(self, letter: EmailMessage) -> None:
        if self.options.mailer is not None:
            await asyncio.to_thread(self.options.mailer.send, letter)

    async def _push(self, push: Push, message_id: str, message: Told) -> None:
        said = messages.worded(message)
        text = said.text if len(said.text) <= 600 else said.text[:599] + "…"
        payload = {"id": message_id, "title": said.title, "body": text, "link": said.link, "tag": said.tag}
        headers = (await self.key()).headers(push, said.tag, int(time.time()))
        await self._post(push.endpoint, encrypted(msgspec.json.encode(payload), push), headers)

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        try:
            reply = await self.outgoing.post(address, body, headers)
        except Unreachable as fault:
            raise NotSent(fault.code, for_good=fault.code in ("private", "address")) from fault
        if not reply.is_good:
            for_good = 300 <= reply.status < 500 and reply.status not in (408, 409, 425, 429)
            raise NotSent("status", reply.status, for_good)


def is_open(channel: Channel) -> bool:
    """Whether anything may be sent there: to a mailbox only when its owner has said so."""
    where = read_where(channel)
    return not (isinstance(where, Mail) and where.code)


def _teller(call: Call) -> tuple[str, str]:
    """Calls of the same person go out together; those of everybody at a table are for its own channels."""
    return call.person, call.table if call.is_for_all else ""


def _digest(*parts: str) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()[:32]


def new_test(language: str, origin: str, now: int) -> tuple[str, Told]:
    return secrets.token_hex(16), Told(now, language, origin, test=True)
