"""What the operator of a server says of themselves: imprint and privacy, and what the client asks of the house."""

import msgspec

from bathysphere import __version__
from bathysphere.server.headers import language_of
from bathysphere.server.operate.asgi import App, Receive, Scope, Send, answer, headers_of
from bathysphere.server.operate.plain_pages import OwnText, send_page
from bathysphere.server.table_info import common_words


class OwnPages:
    """`/imprint` and `/privacy`, if there are such texts, and `/api/house`, which says what there is."""

    def __init__(self, app: App, imprint: OwnText | None = None, privacy: OwnText | None = None) -> None:
        self._app = app
        self._texts = {f"/{name}": text for name, text in (("imprint", imprint), ("privacy", privacy)) if text}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else ""
        if path == "/api/house":
            words = common_words(language_of(headers_of(scope)))
            pages = [{"path": path, "title": words(f"page-{path.lstrip('/')}")} for path in self._texts]
            body = msgspec.json.encode({"version": __version__, "pages": pages})
            await answer(send, 200, body, "application/json", {"Cache-Control": "no-store"})
        elif path in self._texts:
            words = common_words(language_of(headers_of(scope)))
            title = words(f"page-{path.lstrip('/')}")
            await send_page(send, 200, words.language, title, self._texts[path].html(words.language, title))
        else:
            await self._app(scope, receive, send)
