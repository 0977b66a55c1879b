"""A real server process behind the built client, and one browser for the tests that follow each other in a process."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bathysphere.server.files import CLIENT
from support.browser.guest import chromium
from support.servers.running import ServerProcess, run

FOLDER = Path(__file__).parent


class SharedBrowser:
    """Starts with the first test that wants it and ends before a test of another kind: where Playwright's loop runs, no
    other loop can be started."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._stack.enter_context(chromium())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._stack.close()


_shared = SharedBrowser()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (CLIENT / "index.html").exists(), "build the client first: make client"
    store: Path = tmp_path_factory.mktemp("browser") / "tables.db"
    process = ServerProcess(store)
    run(process.start())
    yield process.address
    process.kill()


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    browser = _shared.get()
    yield browser
    for context in browser.contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None):
    try:
        return (yield)
    finally:
        if nextitem is None or FOLDER not in nextitem.path.parents:
            _shared.close()
