"""The built client: read once at the start and kept in memory.

The build lays the Brotli form of a file beside it. A browser that cannot read that gets gzip, compressed when the file
is first asked for: hardly any file ever is, and compressing them all takes most of the time in which a server starts.
"""

import gzip
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

CLIENT = Path(__file__).parent / "client"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
}
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
BROTLI = ".br"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = b"The client is not built. Run `make client`, or `make play`, which builds it and starts the server.\n"


class Files:
    """What the browser loads. Every path that is no file is a page of the client."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._plain: dict[str, bytes] = {}
        self._brotli: dict[str, bytes] = {}
        self._gzip: dict[str, bytes] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.is_file() and file.suffix in TYPES:
                name = file.relative_to(folder).as_posix()
                self._plain[name] = file.read_bytes()
                beside = file.with_name(file.name + BROTLI)
                if file.suffix in COMPRESSED and beside.is_file():
                    self._brotli[name] = beside.read_bytes()

    def answer(self, request: Request[Any, Any, State], path: str) -> Response[bytes]:
        name = path.strip("/")
        if name.startswith("assets/") and name not in self._plain:
            return Response(b"", status_code=404)
        if name not in self._plain:
            name = "index.html"
        if name not in self._plain:
            return Response(NOT_BUILT, status_code=503, media_type="text/plain")
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        body, suffix = self._plain[name], "." + name.rsplit(".", 1)[-1]
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        if "br" in accepted and name in self._brotli:
            body = self._brotli[name]
            headers["Content-Encoding"] = "br"
        elif "gzip" in accepted and suffix in COMPRESSED:
            body = self._gzipped(name)
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=TYPES[suffix])

    def _gzipped(self, name: str) -> bytes:
        if name not in self._gzip:
            self._gzip[name] = gzip.compress(self._plain[name], 9, mtime=0)
        return self._gzip[name]


@cache
def built_client() -> Files:
    """The client that was built into this package, read once for all servers of a process."""
    return Files()
