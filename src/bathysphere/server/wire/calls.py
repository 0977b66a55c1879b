"""How somebody is called when a table waits for them: what a page asks for, and what it shows of it."""

import msgspec


class CallWishes(msgspec.Struct, forbid_unknown_fields=True):
    """When somebody wants to be called. Times of day are minutes after midnight in `zone`, an IANA name; -1: none.
    `gather`: at_once, hourly (at most once an hour) or daily (at `daily_at`)."""

    zone: str
    quiet_from: int = -1
    quiet_to: int = -1
    gather: str = "at_once"
    daily_at: int = 1080


class ChannelInfo(msgspec.Struct):
    """A place where somebody is called. `kind`: push, webhook or mail."""

    id: str
    kind: str
    label: str
    """A device by its name, a receiver by its host, a mailbox by its address."""
    form: str
    """Of a webhook: json, discord, slack or telegram."""
    table: str
    """It tells of everybody's decisions at this table; empty: of its owner's at all of theirs."""
    made: int
    failing: bool
    """The latest message could not be sent there."""
    unconfirmed: bool
    """The code that was sent to this mailbox has not been said yet."""


class CallState(msgspec.Struct):
    """All that is kept of somebody who wants to be called. Nothing is, until they ask for it."""

    key: str
    """With which this server signs its push messages."""
    mail: bool
    """Whether this server can send mail."""
    wishes: CallWishes | None
    channels: list[ChannelInfo]
    tables: list[str]
    """At which they are called."""


class AddPush(msgspec.Struct, forbid_unknown_fields=True):
    """A subscription as the browser made it."""

    endpoint: str
    p256dh: str
    auth: str
    label: str
    zone: str = "UTC"


class AddWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """`form` may be left empty where the address tells it; `chat` is wanted by Telegram."""

    address: str
    form: str = ""
    chat: str = ""
    zone: str = "UTC"


class AddMail(msgspec.Struct, forbid_unknown_fields=True):
    address: str
    zone: str = "UTC"


class ChannelAdded(msgspec.Struct):
    """`secret` signs what a webhook is sent; it is told once."""

    id: str
    secret: str
    state: CallState


class ConfirmMail(msgspec.Struct, forbid_unknown_fields=True):
    channel: str
    code: str


class OneChannel(msgspec.Struct, forbid_unknown_fields=True):
    channel: str


class CallHere(msgspec.Struct, forbid_unknown_fields=True):
    """For the seats that this browser holds at a table, or no longer."""

    on: bool
