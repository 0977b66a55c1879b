"""The built client: read once at the start and kept in memory.

The build lays the Brotli form of a file beside it. A browser that cannot read that gets gzip, compressed when the file
is first asked for: hardly any file ever is, and compressing them all takes most of the time in which a server starts.
"""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

from bathysphere.server.headers import language_of
from bathysphere.server.pages import Page, about_rules

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
PAGE = "index.html"
LIST = "files.json"
"""Which files the build made of what, for `Page`; no browser asks for it."""
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
        made = json.loads(self._plain.pop(LIST, b"{}"))
        html = self._plain.pop(PAGE, None)
        self._page = Page(html, made) if html is not None else None

    def has(self, path: str) -> bool:
        name = path.strip("/")
        return name in self._plain or name.startswith("assets/")

    def page(self, request: Request[Any, Any, State], parts: tuple[str, ...], path: str = "") -> Response[bytes]:
        """The page, with the files of these parts in its head, and with the title of what stands at this path."""
        if self._page is None:
            return Response(NOT_BUILT, status_code=503, media_type="text/plain")
        headers = {
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding, Accept-Language",
            "Content-Security-Policy": self._page.policy,
        }
        language = language_of(request.headers)
        about = about_rules(path, language)
        if "gzip" not in _accepted(request):
            return Response(self._page.html(parts, language, about), headers=headers, media_type=TYPES[".html"])
        headers["Content-Encoding"] = "gzip"
        return Response(self._page.gzipped(parts, language, about), headers=headers, media_type=TYPES[".html"])

    def answer(self, request: Request[Any, Any, State], path: str) -> Response[bytes]:
        """A file, for as long as it is called that."""
        name = path.strip("/")
        if name not in self._plain:
            return Response(b"", status_code=404)
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        body, suffix = self._plain[name], "." + name.rsplit(".", 1)[-1]
        accepted = _accepted(request)
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


def _accepted(request: Request[Any, Any, State]) -> set[str]:
    return {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}


@cache
def built_client() -> Files:
    """The client that was built into this package, read once for all servers of a process."""
    return Files()
