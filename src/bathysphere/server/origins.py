"""Which pages may speak to this server, and under which names it may be called."""

from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from bathysphere.engine import Refused
from bathysphere.engine.errors import shown


class Foreign(Refused):
    """A page of somebody else's speaks through a visitor's browser."""


def check_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> None:
    """A browser says which page speaks. Only our own pages may: those of this host, or of the origins named."""
    origin = headers.get("origin", "")
    if origin in allowed:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host or host != headers.get("host", ""):
        raise Foreign("foreign_origin")


def own_hosts(host: str, origins: Iterable[str]) -> frozenset[str]:
    """The names by which we may be called: the machine's own, the one we listen on, those of our pages."""
    machine = gethostname().lower()
    named = [urlsplit(origin).hostname or "" for origin in origins]
    return frozenset({"localhost", machine, f"{machine}.local", host.lower(), *named}) - {""}


def check_host(headers: Mapping[str, str], hosts: frozenset[str]) -> None:
    """A page of somebody else's may have its own name point at this machine, and then passes for ours in the visitor's
    browser. It cannot pass for a number, nor for a name that is ours."""
    host = headers.get("host", "")
    name = host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    name = name.lower().removesuffix(".")
    if name in hosts or name.endswith(".localhost"):
        return
    try:
        ip_address(name)
    except ValueError:
        raise Foreign("foreign_host", host=shown(name[:80]), option="--origin") from None
