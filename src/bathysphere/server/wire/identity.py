"""Somebody who is known on several devices: what their page asks for, and what it is told."""

from typing import Any

import msgspec

from bathysphere.server.wire.requests import Listed


class DeviceInfo(msgspec.Struct):
    """A browser that speaks for them; `own` is the one that asks."""

    id: str
    label: str
    made: int
    seen: int
    own: bool


class HeldSeat(msgspec.Struct):
    table: str
    seat: int


class Me(msgspec.Struct):
    """Who asks, as far as we know them. Nothing is kept of anybody who has not asked for it."""

    known: bool
    name: str = ""
    protected: bool = False
    """Nobody else may bear this name here."""
    made: int = 0
    devices: list[DeviceInfo] = []
    settings: dict[str, Any] = {}
    seats: list[HeldSeat] = []
    """At tables that are not over, the latest first."""
    tables: list[str] = []
    """Where they sit or sat, the latest first."""


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """`settings` are the client's own; they are kept and given back."""

    name: str
    label: str
    settings: dict[str, Any] = {}


class Phrase(msgspec.Struct):
    """The words that bring somebody back on any device. They are told once."""

    words: list[str]


class MeMade(msgspec.Struct):
    me: Me
    phrase: Phrase


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    """By a phrase, or by a link from another device."""

    label: str
    phrase: str = ""
    link: str = ""


class LinkKey(msgspec.Struct, forbid_unknown_fields=True):
    link: str


class DeviceLink(msgspec.Struct):
    """Lets one more device in, until it `ends`."""

    link: str
    ends: int


class LinkOwner(msgspec.Struct):
    name: str


class MyThings(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    settings: dict[str, Any]


class ProtectName(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """`devices` by their ids; the one that asks may be among them."""

    devices: list[str]


class KeptSeats(msgspec.Struct):
    seats: list[int]


class PlayedTable(msgspec.Struct):
    """A table at which somebody sits or sat; `left`: they do not any more."""

    table: Listed
    seats: list[int]
    left: bool


class GameResults(msgspec.Struct):
    """How often somebody played a game, and won, with so many at the table and on one side of it, if it has sides."""

    game: str
    players: int
    side: str
    played: int
    won: int


class MetPerson(msgspec.Struct):
    """Somebody with whom they played to the end, how often, and the latest table of it."""

    name: str
    times: int
    table: str


class History(msgspec.Struct):
    """The latest first. Results are of games that are over."""

    tables: list[PlayedTable]
    results: list[GameResults]
    people: list[MetPerson]


class SaidLine(msgspec.Struct):
    table: str
    at: int
    text: str


class Export(msgspec.Struct):
    """All that is kept of somebody here, but for credentials, which are kept as hashes only."""

    made: int
    name: str
    protected: bool
    settings: dict[str, Any]
    devices: list[DeviceInfo]
    history: History
    said: list[SaidLine]
    calls: dict[str, Any]
    daily: list[str]
