"""The few words of ASGI that the layers around the application speak."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY_VIOLATED = 1008
NOBODY = ""


def headers_of(scope: Scope) -> dict[str, str]:
    """By lower-case name; of several with one name the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def client_of(scope: Scope) -> str:
    """The address of whoever asks."""
    return scope["client"][0] if scope.get("client") else NOBODY


def cookies_of(headers: Mapping[str, str]) -> dict[str, str]:
    try:
        return {name: each.value for name, each in SimpleCookie(headers.get("cookie", "")).items()}
    except CookieError:
        return {}


async def answer(
    send: Send,
    status: int,
    body: bytes,
    kind: str = "text/plain; charset=utf-8",
    headers: Mapping[str, str] | None = None,
) -> None:
    told = {"content-type": kind, "content-length": str(len(body))} | {
        name.lower(): value for name, value in (headers or {}).items()
    }
    start = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told.items()]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})


async def body_of(receive: Receive, most: int) -> bytes | None:
    """What was sent with a request; None if it is longer than that, or broke off."""
    found = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        found += bytes(message.get("body", b""))
        if len(found) > most:
            return None
        if not message.get("more_body"):
            return found
