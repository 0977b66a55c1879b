"""Somebody at the site that has no server: the files as any host serves them, and what their browser does with them."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page
from playwright.sync_api import Error as PlaywrightError

from support.browser.guest import Guest

SITE = Path(__file__).parents[3] / "site"
FOLDER = "some/folder"
BETWEEN = """
// Listens to what the page and the worker of the tables say to each other; bots at new tables do not ponder.
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const news = data.tell === 'said' && data.text ? JSON.parse(data.text) : null;
      if (news?.type === 'update') window.latestUpdate = news;
    });
    this.addEventListener('error', ({ message }) => console.error(`the worker of the tables: ${message}`));
  }
  postMessage(message, ...more) {
    if (message.do === 'say' && message.text) {
      const said = JSON.parse(message.text);
      if (said.do === 'answer') window.latestAnswer = said.question;
    }
    const made = message.do === 'ask' && message.path === '/tables' && message.method === 'POST';
    const asked = made ? { ...message, body: JSON.stringify({ ...JSON.parse(message.body), pace: 0 }) } : message;
    super.postMessage(asked, ...more);
  }
};
"""
KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"
ASKED = """() => {
  const play = window.latestUpdate?.play;
  return play?.result || (play?.decision?.sealed === null && play.decision.question !== window.latestAnswer);
}"""
PATIENCE = 30_000
"""Milliseconds that anything may take; most of it is Python's, which starts with each page."""
CRASH = "chrome://crash"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class Host:
    """What `python -m http.server` does, in a folder of some host; it can be cut off."""

    def __init__(self, root: Path) -> None:
        assert (SITE / "index.html").exists(), "build the site first: make site"
        (root / FOLDER).parent.mkdir(parents=True)
        (root / FOLDER).symlink_to(SITE)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"
        self._up = True

    def cut(self) -> None:
        if self._up:
            self._up = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@contextmanager
def hosted(root: Path) -> Iterator[Host]:
    host = Host(root)
    try:
        yield host
    finally:
        host.cut()


class SiteGuest(Guest):
    """Goes before the guest of a game among the bases of a class."""

    def __init__(self, browser: Browser, address: str, **how: Any) -> None:
        super().__init__(browser, address, **how)
        self.context.add_init_script(BETWEEN)

    @property
    def update(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => window.latestUpdate ?? {}")
        return found

    @update.setter
    def update(self, _: dict[str, Any]) -> None:
        """It is what the page was told."""

    def visit(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}#{path}")

    def wait_until_kept(self) -> None:
        """All that the site is made of lies in this browser."""
        self.page.wait_for_function(KEPT)

    def wait_until_asked(self) -> dict[str, Any]:
        """The question that waits, once nothing said is on its way any more; empty if the game is over."""
        self.page.wait_for_function(ASKED)
        asked = self.decision
        return {each: asked.get(each) for each in ("question", "kind", "options")} if asked else {}

    def reload(self) -> None:
        self.page.reload()

    def reopen(self) -> None:
        """The window is closed, and another one opened at the same place."""
        place = self.page.url
        self.page.close()
        self.page = self.new_page()
        self.page.goto(place)

    def crash(self) -> None:
        """The process of the page, in which its tables are, is killed in the middle of what it does."""
        place = self.page.url
        with self.page.expect_event("crash"), suppress(PlaywrightError):  # nobody is left to say that it was loaded
            self.page.goto(CRASH)
        self.page.close()
        self.page = self.new_page()
        self.page.goto(place)

    def new_page(self) -> Page:
        page = super().new_page()
        page.set_default_timeout(PATIENCE)
        return page

    @property
    def table(self) -> str:
        return self.page.url.partition("#/t/")[2]

    @property
    def answers(self) -> int:
        """How many answers had been given when this page was told last."""
        return int((self.update.get("play") or {}).get("answers", -1))

    def _complain(self, message: ConsoleMessage) -> None:
        """What our program logs in the worker is a fault as well."""
        super()._complain(message)
        if "bathysphere." in message.text:
            self.faults.append(message.text)

    def complaints(self) -> list[str]:
        """A host that is cut off is what a test wanted; all else is a fault."""
        return [each for each in self.faults if "ERR_CONNECTION_REFUSED" not in each and "ERR_FAILED" not in each]
