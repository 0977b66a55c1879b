"""A real server process behind the built client, and a browser for each test: Playwright's loop must end with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bathysphere.server.files import CLIENT
from support.browser import chromium
from support.server import ServerProcess, run


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
    with chromium() as found:
        yield found
