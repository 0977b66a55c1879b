"""All that an operator sets around the application, and the layers in their order."""

from pathlib import Path

import msgspec

from bathysphere.server.hub import Hub
from bathysphere.server.operate.asgi import App
from bathysphere.server.operate.closed import ClosedServer
from bathysphere.server.operate.forwarded import Forwarded
from bathysphere.server.operate.health import HealthPages
from bathysphere.server.operate.keeper import Ceilings, Keeper, Retention
from bathysphere.server.operate.logs import Traced
from bathysphere.server.operate.networks import LOOPBACK, Networks
from bathysphere.server.operate.own_pages import OwnPages
from bathysphere.server.operate.plain_pages import OwnText
from bathysphere.store import path_of


class House(msgspec.Struct, frozen=True):
    """How a server stands in the world; as it is here, it is open to everybody who reaches it."""

    trusted_proxies: tuple[str, ...] = LOOPBACK
    password: str = ""
    allow: tuple[str, ...] = ()
    imprint: str = ""
    privacy: str = ""
    metrics_for: tuple[str, ...] = LOOPBACK
    ceilings: Ceilings = Ceilings()
    retention: Retention = Retention()

    def around(self, app: App, origins: frozenset[str], keeper: Keeper) -> App:
        """From the inside to the outside: who may not come in sees none of the application."""
        inner = OwnPages(app, _text(self.imprint, "imprint"), _text(self.privacy, "privacy"))
        closed = ClosedServer(inner, self.password, Networks(self.allow, "allow"), origins)
        health = HealthPages(closed, keeper.hub, keeper, Networks(self.metrics_for, "metrics_for"))
        traced = Traced(health, keeper.hub.meters)
        return Forwarded(traced, Networks(self.trusted_proxies, "trusted_proxies"))

    def keeper(self, hub: Hub, store: str) -> Keeper:
        path = path_of(store)
        folder = path.expanduser().resolve().parent if path is not None else None
        return Keeper(hub, self.ceilings, self.retention, folder)

    def named_proxies(self) -> Networks | None:
        """The proxies that were named. This machine is trusted by itself, but nobody said that all come through it."""
        return None if self.trusted_proxies == LOOPBACK else Networks(self.trusted_proxies, "trusted_proxies")


def _text(file: str, setting: str) -> OwnText | None:
    return OwnText(Path(file).expanduser(), setting) if file else None
