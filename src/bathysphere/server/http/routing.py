"""Requests as this program sees them: what a route declares, what it is told of a request, what it replies.

No web framework is known here. At the server's edge `asgi.py` makes Litestar's routes of these; where there is no
server, `dispatch.py` carries a request out by itself. Both refuse in the same words.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar

from bathysphere.engine import UserError
from bathysphere.server import wire
from bathysphere.server.fair_lock import FairLock
from bathysphere.server.headers import Cookie, language_of
from bathysphere.server.hub import Hub
from bathysphere.server.identity.service import Identities
from bathysphere.server.limits import Buckets
from bathysphere.server.table_info import common_words
from bathysphere.store.base import StoreFailed

STATUS: Mapping[str, int] = MappingProxyType(
    {
        "no_table": 404,
        "other_rules": 410,
        "table_broken": 410,
        "foreign_origin": 403,
        "foreign_host": 421,
        "seat_gone": 403,
        "not_invited": 403,
        "not_known": 403,
        "eyes_of_others": 403,
        "substitute_dead": 403,
        "flood": 429,
        "too_many_guesses": 429,
        "too_many_tables": 429,
        "table_closed": 410,
        "server_closing": 503,
        "server_full": 503,
        "disk_full": 503,
        "memory_full": 503,
    }
)
"""By code; whatever is not named here cannot be done now."""
NOT_NOW = 409
TRY_LATER = 503

T = TypeVar("T")


class Site:
    """What all requests have in common: the tables, and how much may be asked."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.limits
        self.hub = hub
        self.identities = Identities(hub)
        self.new_tables = Buckets(limits.tables_per_second, limits.tables_at_once)
        self.frames = Buckets(limits.frames_per_second, limits.frames_at_once)
        self.replay = FairLock()
        """Games are replayed one at a time: the tables need the processor, too."""


@dataclass(frozen=True)
class Request:
    site: Site
    headers: Mapping[str, str]
    """By names in small letters."""
    cookies: Mapping[str, str]
    address: str = ""
    """Whom limits count."""
    secure: bool = False

    @property
    def hub(self) -> Hub:
        return self.site.hub

    @property
    def identities(self) -> Identities:
        return self.site.identities

    @property
    def language(self) -> str:
        return language_of(self.headers)


@dataclass(frozen=True)
class Reply(Generic[T]):
    """An answer with more than its content. Bytes go out as they are."""

    content: T
    cookies: list[Cookie] = field(default_factory=list)
    headers: Mapping[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


@dataclass(frozen=True)
class Query:
    """Marks a parameter that is called otherwise in the address."""

    name: str


Handle = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A request that is answered here. `handle` takes the request, what stands in braces in the path, the body as
    `data`, and whatever else it names from the query."""

    method: Literal["GET", "POST"]
    path: str
    status: int
    handle: Handle


def get(path: str) -> Callable[[Handle], Route]:
    return lambda handle: Route("GET", path, 200, handle)


def post(path: str, status: int = 201) -> Callable[[Handle], Route]:
    return lambda handle: Route("POST", path, status, handle)


def status_of(error: UserError) -> int:
    return STATUS.get(error.code, TRY_LATER if isinstance(error, StoreFailed) else NOT_NOW)


def fault(error: UserError, language: str) -> wire.Fault:
    """One sentence, in the reader's language."""
    return wire.Fault(error.code, common_words(language).error(error))
