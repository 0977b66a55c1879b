"""Where somebody is called, and how they wish it: as the store keeps it."""

import msgspec

from bathysphere.store.calls import Caller, Channel

JSON, DISCORD, SLACK, TELEGRAM = "json", "discord", "slack", "telegram"
FORMS = (JSON, DISCORD, SLACK, TELEGRAM)
AT_ONCE, HOURLY, DAILY = "at_once", "hourly", "daily"
GATHERING = (AT_ONCE, HOURLY, DAILY)
NO_TIME = -1


class Push(msgspec.Struct, tag="push", frozen=True):
    """A browser on a device, by way of its maker's push service (RFC 8030)."""

    endpoint: str
    key: str
    auth: str
    label: str = ""
    device: str = ""
    """The id of the device that it is, for somebody who is known on several."""


class Webhook(msgspec.Struct, tag="webhook", frozen=True):
    address: str
    form: str
    secret: str
    """Signs what is sent."""
    chat: str = ""
    """Which conversation, for Telegram."""


class Mail(msgspec.Struct, tag="mail", frozen=True):
    """Nothing but the code is sent before whoever reads it has said it."""

    address: str
    code: str = ""
    wrong: int = 0
    """How often another code was said."""


Where = Push | Webhook | Mail


class Wishes(msgspec.Struct, frozen=True):
    """How somebody wants to be called. Times of day are in minutes, in their own time zone."""

    language: str = "en"
    origin: str = ""
    """Of the page at which they said so: where links lead."""
    zone: str = "UTC"
    quiet_from: int = NO_TIME
    quiet_to: int = NO_TIME
    gather: str = AT_ONCE
    daily_at: int = 18 * 60


def read_where(channel: Channel) -> Where:
    found: Where = msgspec.json.decode(channel.body, type=Where)
    return found


def read_wishes(caller: Caller | None) -> Wishes:
    return msgspec.json.decode(caller.body, type=Wishes) if caller is not None else Wishes()


def kept(what: Where | Wishes) -> str:
    return msgspec.json.encode(what).decode()
