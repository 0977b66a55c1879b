"""What a message says, and the forms in which it goes out. It names games and people, and never a card."""

import hmac
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bathysphere.server.calls.channels import DISCORD, JSON, SLACK, TELEGRAM, Webhook, Wishes
from bathysphere.server.calls.waits import REMINDER, Waiting
from bathysphere.server.table_info import common_words, words_for
from bathysphere.store.calls import Call

MOST_LINES = 20
"""A digest names so many tables, and how many more there are."""


class CallLine(msgspec.Struct, frozen=True):
    """One decision that somebody is told of."""

    table: str
    what: str
    kind: str
    waiting: Waiting


class Told(msgspec.Struct, frozen=True):
    """A message as it lies in the outbox: worded only when it is sent, always alike."""

    made: int
    language: str
    origin: str
    lines: tuple[CallLine, ...] = ()
    for_all: bool = False
    """It is told to a group who is asked, and not to somebody that they are."""
    test: bool = False


class Worded(msgspec.Struct, frozen=True):
    title: str
    text: str
    link: str
    tag: str
    """Messages with the same tag take each other's place on a screen."""

    @property
    def plain(self) -> str:
        return "\n".join(filter(None, (self.title, self.text, self.link)))


def told(calls: Sequence[Call], wishes: Wishes, made: int) -> Told:
    lines = [
        CallLine(call.table, call.what, call.kind, msgspec.json.decode(call.body, type=Waiting))
        for call in sorted(calls, key=lambda call: (call.wanted, call.table, call.what, call.kind))
    ]
    return Told(made, wishes.language, wishes.origin, tuple(lines), for_all=any(call.is_for_all for call in calls))


def worded(message: Told) -> Worded:
    words = common_words(message.language)
    if message.test:
        return Worded(words("call-test"), words("call-test-text"), f"{message.origin}/", "test")
    if len(message.lines) == 1:
        line = message.lines[0]
        title = _title(line, message)
        return Worded(title, _company(line, message), f"{message.origin}/t/{line.table}", line.table)
    shown, more = message.lines[:MOST_LINES], len(message.lines) - MOST_LINES
    text = "\n".join(" ".join(filter(None, (_title(line, message), _company(line, message)))) for line in shown)
    if more > 0:
        text += "\n" + words("call-more", count=more)
    return Worded(words("call-many", count=len(message.lines)), text, f"{message.origin}/", "digest")


def _title(line: CallLine, message: Told) -> str:
    waiting = line.waiting
    words = words_for(message.language, waiting.game)
    which = "vote" if waiting.vote else REMINDER if line.kind == REMINDER else "turn"
    kind = f"call-{which}-all" if message.for_all and which != REMINDER else f"call-{which}"
    return words(kind, game=words(f"game-{waiting.game}"), names=", ".join(waiting.names))


def _company(line: CallLine, message: Told) -> str:
    if message.for_all or not line.waiting.names:
        return ""
    words = words_for(message.language, line.waiting.game)
    return words("call-with", names=", ".join(line.waiting.names))


# -- webhooks


def body_for(webhook: Webhook, message_id: str, message: Told) -> bytes:
    """As the receiver wants it. Names are text there, and never a sign for somebody to be woken."""
    said = worded(message)
    match webhook.form:
        case "discord":
            text = re.sub(r"([\\*_~`|>#\[\]()@<-])", r"\\\1", "\n".join(filter(None, (said.title, said.text))))
            return _json({"content": f"{text}\n<{said.link}>", "allowed_mentions": {"parse": []}})
        case "slack":
            escaped = said.plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return _json({"text": escaped})
        case "telegram":
            return _json({"chat_id": webhook.chat, "text": said.plain, "link_preview_options": {"is_disabled": True}})
        case _:
            return _json(
                {
                    "id": message_id,
                    "made": message.made,
                    "test": message.test,
                    "title": said.title,
                    "text": said.text,
                    "link": said.link,
                    "language": message.language,
                    "for_all": message.for_all,
                    "calls": [
                        {
                            "table": line.table,
                            "link": f"{message.origin}/t/{line.table}",
                            "game": line.waiting.game,
                            "kind": line.kind,
                            "decision": line.what,
                            "vote": line.waiting.vote,
                            "player": line.waiting.own,
                            "names": line.waiting.names,
                        }
                        for line in message.lines
                    ],
                }
            )


def headers_for(webhook: Webhook, message_id: str, body: bytes, seconds: int) -> Mapping[str, str]:
    """The same message has the same id however often it comes. The signature is that of the time and the body."""
    signed = hmac.new(webhook.secret.encode(), f"{seconds}.".encode() + body, sha256).hexdigest()
    return {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Bathysphere",
        "Idempotency-Key": message_id,
        "Bathysphere-Signature": f"t={seconds},v1={signed}",
    }


def form_of(host: str) -> str:
    """The form that receivers at a host understand."""
    for form, hosts in {
        DISCORD: ("discord.com", "discordapp.com"),
        SLACK: ("hooks.slack.com",),
        TELEGRAM: ("api.telegram.org",),
    }.items():
        if any(host == each or host.endswith(f".{each}") for each in hosts):
            return form
    return JSON


def _json(body: Any) -> bytes:
    return msgspec.json.encode(body)
