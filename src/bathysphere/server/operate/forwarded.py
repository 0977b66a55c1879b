"""Who really asks, when a proxy stands before the server: as the proxy says, if it is one that the operator trusts."""

from ipaddress import ip_address

from bathysphere.server.operate.asgi import App, Receive, Scope, Send, client_of, headers_of
from bathysphere.server.operate.networks import Networks

SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}


class Forwarded:
    """Reads `X-Forwarded-For` and `X-Forwarded-Proto` of trusted proxies; what anybody else writes there counts for
    nothing. Whoever comes by a Unix socket is a proxy on this machine, and trusted."""

    def __init__(self, app: App, trusted: Networks) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self._is_trusted(client_of(scope)):
            headers = headers_of(scope)
            chain = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
            visitor = self._visitor(",".join(chain))
            if visitor:
                scope["client"] = (visitor, 0)
            schemes = SCHEMES.get(headers.get("x-forwarded-proto", "").strip().lower())
            if schemes is not None:
                scope["scheme"] = schemes[scope["type"] == "websocket"]
        await self._app(scope, receive, send)

    def _is_trusted(self, address: str) -> bool:
        return not address or address in self._trusted

    def _visitor(self, chain: str) -> str:
        """The address nearest to us that is not a trusted proxy's: what stands farther away, a visitor may have
        written. If all are trusted, it is somebody within, and the farthest is meant."""
        addresses = [address for each in chain.split(",") if (address := _address(each))]
        outside = [each for each in addresses if each not in self._trusted]
        return outside[-1] if outside else addresses[0] if addresses else ""


def _address(text: str) -> str:
    """An address, with or without a port; '' for anything else."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        return str(ip_address(host))
    except ValueError:
        return ""
