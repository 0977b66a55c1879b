"""`/health`, `/ready` and `/metrics`: whether the server lives, whether it can serve, and how it is doing.

Figures are sums over all tables and people. They are for the operator's own networks, and stand still for a few
seconds, so that not even the operator's dashboard tells when somebody has answered in secret.
"""

import asyncio
import os
import resource
import time
from collections.abc import Iterable, Mapping

import msgspec

from bathysphere import __version__
from bathysphere.server.hub import Hub
from bathysphere.server.meters import SECONDS, Histogram
from bathysphere.server.operate.asgi import App, Receive, Scope, Send, answer, client_of
from bathysphere.server.operate.keeper import Keeper, resident_bytes
from bathysphere.server.operate.networks import Networks
from bathysphere.store import StoreFailed

READY_SECONDS = 1.0
"""So long a look at the store is good for all who ask."""
METRICS_SECONDS = 5.0
KIND = "text/plain; version=0.0.4; charset=utf-8"
UNCACHED = {"Cache-Control": "no-store"}


class HealthPages:
    def __init__(self, app: App, hub: Hub, keeper: Keeper, monitors: Networks) -> None:
        self._app = app
        self._hub = hub
        self._keeper = keeper
        self._monitors = monitors
        self._began = time.time()
        self._looking = asyncio.Lock()
        self._looked, self._fault = -READY_SECONDS, ""
        self._made, self._figures = -METRICS_SECONDS, b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else ""
        if path == "/health":
            await _say(send, 200, {"alive": True, "version": __version__})
        elif path == "/ready":
            fault = await self._what_is_wrong()
            await _say(send, 503 if fault else 200, {"ready": not fault} | ({"why": fault} if fault else {}))
        elif path == "/metrics":
            address = client_of(scope)
            if address and address not in self._monitors:  # without an address: by our own Unix socket
                await answer(send, 403, b"These figures are for the operator's networks (metrics_for).\n")
            else:
                await answer(send, 200, self._metrics(), KIND, UNCACHED)
        else:
            await self._app(scope, receive, send)

    async def _what_is_wrong(self) -> str:
        if self._hub.stopping:
            return "stopping"
        async with self._looking:
            if time.monotonic() - self._looked >= READY_SECONDS:
                try:
                    await self._hub.store.check()
                    self._fault = ""
                except StoreFailed as complaint:
                    self._fault = complaint.code
                self._looked = time.monotonic()
        return self._fault

    def _metrics(self) -> bytes:
        if time.monotonic() - self._made >= METRICS_SECONDS:
            self._figures = "".join(f"{line}\n" for line in self._lines()).encode()
            self._made = time.monotonic()
        return self._figures

    def _lines(self) -> Iterable[str]:
        hub, meters, keeper = self._hub, self._hub.meters, self._keeper
        used = resource.getrusage(resource.RUSAGE_SELF)
        sums = msgspec.structs.asdict(keeper.sums)
        yield from _gauge("info", "Which version runs.", {f'version="{__version__}"': 1})
        yield from _gauge("start_time_seconds", "When this process began.", {"": self._began})
        yield from _gauge("tables", "Tables in the store.", {f'status="{name}"': n for name, n in sums.items()})
        yield from _gauge("tables_in_memory", "Tables that this process holds.", {"": len(hub.served)})
        lines = sum(len(served.subscribers) for served in hub.served.values())
        yield from _gauge("lines", "Open lines to tables.", {"": lines})
        commands = {f'result="{name}"': meters.commands[name] for name in ("done", "refused", "failed")}
        yield from _counter("commands_total", "Commands of people, by what became of them.", commands)
        requests = {f'status="{status}"': number for status, number in sorted(meters.requests.items())}
        yield from _counter("requests_total", "Requests, by status.", requests)
        yield from _histogram("append_seconds", "How long it takes to store a change.", meters.appends)
        yield from _counter("append_failures_total", "Changes that could not be stored.", {"": meters.append_failures})
        yield from _gauge("loop_delay_seconds", "How late the event loop was.", {"": meters.loop_delay})
        yield from _gauge("memory_bytes", "Memory that this process takes.", {"": resident_bytes()})
        yield from _counter("cpu_seconds_total", "Processor time.", {"": used.ru_utime + used.ru_stime})
        yield from _gauge("open_files", "Open files and connections.", {"": len(os.listdir("/proc/self/fd"))})  # noqa: PTH208
        if keeper.disk_free is not None:
            yield from _gauge("disk_free_bytes", "Room left where the store is.", {"": keeper.disk_free})
        yield from _gauge("open_to_new_tables", "Whether tables can be opened.", {"": int(not hub.admission.code)})


def _gauge(name: str, what: str, values: Mapping[str, float]) -> Iterable[str]:
    return _metric(name, what, "gauge", values)


def _counter(name: str, what: str, values: Mapping[str, float]) -> Iterable[str]:
    return _metric(name, what, "counter", values)


def _metric(name: str, what: str, kind: str, values: Mapping[str, float]) -> Iterable[str]:
    yield f"# HELP bathysphere_{name} {what}"
    yield f"# TYPE bathysphere_{name} {kind}"
    for labels, value in values.items():
        yield f"bathysphere_{name}{f'{{{labels}}}' if labels else ''} {value}"


def _histogram(name: str, what: str, found: Histogram) -> Iterable[str]:
    yield f"# HELP bathysphere_{name} {what}"
    yield f"# TYPE bathysphere_{name} histogram"
    below = 0
    for most, number in zip((*SECONDS, "+Inf"), found.counts, strict=True):
        below += number
        yield f'bathysphere_{name}_bucket{{le="{most}"}} {below}'
    yield f"bathysphere_{name}_sum {found.sum}"
    yield f"bathysphere_{name}_count {below}"


async def _say(send: Send, status: int, told: dict[str, object]) -> None:
    await answer(send, status, msgspec.json.encode(told), "application/json", UNCACHED)
