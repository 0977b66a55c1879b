"""The log of a server: lines for people, or one JSON object a line for programs.

Both name the request and the table that they are about, and nothing of what is said or hidden there. Every answer
carries the id of its request (`X-Request-Id`), so that a complaint can be traced.
"""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import MutableMapping
from typing import Any

from bathysphere.engine import BadTable
from bathysphere.server.meters import Meters
from bathysphere.server.operate.asgi import App, Receive, Scope, Send
from bathysphere.server.trace import REQUEST, TABLE

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
TABLE_PATH = re.compile(r"^/(?:api/tables|t)/([A-Za-z0-9_-]{1,64})(?=/|$)")
PRESENT = "{table}"
"""In place of a table's id within a path: it stands in a field of its own."""

_log = logging.getLogger("bathysphere.requests")


def set_up_logs(level: str, form: str) -> None:
    if level not in LEVELS:
        raise BadTable("bad_setting", setting="log_level", value=level, wanted=", ".join(LEVELS))
    if form not in FORMATS:
        raise BadTable("bad_setting", setting="log_format", value=form, wanted=", ".join(FORMATS))
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[out], force=True)
    logging.getLogger("bathysphere").setLevel(level.upper())


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        about = [f"{name}={value}" for name, value in _about(record).items()]
        return f"{super().format(record)} [{' '.join(about)}]" if about else super().format(record)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "part": record.name,
            "text": record.getMessage(),
        } | _about(record)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _about(record: logging.LogRecord) -> dict[str, Any]:
    found = {"request": REQUEST.get(), "table": TABLE.get()}
    return {name: value for name, value in found.items() if value} | getattr(record, "facts", {})


class Traced:
    """Gives each request its id, counts it, and at the level `info` logs a line of it: how it was called, what became
    of it, how long it took; not who asked, and no query, which may name a seat."""

    def __init__(self, app: App, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        REQUEST.set(request)
        path = scope["path"]
        if found := TABLE_PATH.match(path):
            TABLE.set(found.group(1))
            path = path[: found.start(1)] + PRESENT + path[found.end(1) :]
        began = time.perf_counter()
        status = 0

        async def sending(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            took = time.perf_counter() - began
            if scope["type"] == "http":
                self._meters.requests[status] += 1
            if _log.isEnabledFor(logging.INFO):
                facts = {"status": status, "ms": round(took * 1000)} if status else {"s": round(took)}
                _log.info("%s %s", scope.get("method", "SOCKET"), path, extra={"facts": facts})
