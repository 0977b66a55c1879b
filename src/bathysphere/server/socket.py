"""A WebSocket as the line to a client."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from bathysphere.server.headers import address_of, language_of
from bathysphere.server.hub import Hub
from bathysphere.server.line import serve_line

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.seat: str = socket.query_params.get("seat", "")
        self.cookies: Mapping[str, str] = socket.cookies
        self.address = address_of(socket)
        self.language = language_of(socket.headers)

    async def receive(self) -> bytes | str | None:
        with suppress(WebSocketDisconnect, RuntimeError):
            message: dict[str, Any] = dict(await self._socket.receive())
            if message["type"] != "websocket.disconnect":
                told: bytes | str = message.get("text") or message.get("bytes") or b""
                return told
        return None

    async def send(self, text: str) -> bool:
        with suppress(WebSocketException, RuntimeError, OSError):
            await self._socket.send_text(text)
            return True
        return False

    async def close(self, code: int) -> None:
        with suppress(WebSocketException, RuntimeError, OSError):
            await self._socket.close(code=code)


async def serve_socket(hub: Hub, socket: Socket, table: str) -> None:
    await socket.accept()
    await serve_line(hub, SocketLine(socket), table)
