"""Installed games in the built client: found in the lobby, and played on the generic board from the first choice to the
end."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, GAME_SECONDS, PHONE, Guest
from support.installed_examples import install
from support.servers.running import ServerProcess, run


@pytest.fixture(scope="module")
def with_examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site: Path = tmp_path_factory.mktemp("site")
    install(site)
    process = ServerProcess(site / "tables.db", path=str(site))
    with ThreadPoolExecutor(1) as apart:  # a browser of the tests before may still have its loop in this thread
        apart.submit(lambda: run(process.start())).result()
    yield process.address
    process.kill()


@pytest.mark.parametrize(
    ("game", "bots", "language", "size", "theme"),
    [
        ("tic_tac_toe", ["random"], "en", PHONE, "dark"),
        ("liars_dice", ["counting"], "uk", PHONE, "light"),
        ("liars_dice", ["random", "counting"], "ru", DESK, "dark"),
    ],
)
def test_a_stranger_finishes_an_installed_game(browser: Browser, with_examples: str, game, bots, language, size, theme):
    guest = Guest(browser, with_examples, language=language, size=size, theme=theme, seed=2)
    guest.prefers_board = True  # the prompt has all that is chosen there, and would be taken by chance in a short game
    guest.visit(f"/new?game={game}")
    guest.page.locator(f"[data-game={game}]").first.wait_for()
    made = guest.make(game, [None, *bots], options={"dice": 2} if game == "liars_dice" else {})
    guest.visit(f"/t/{made['table']}")
    guest.page.locator("[data-ready]").click()
    guest.page.locator(".zone").first.wait_for()
    assert guest.blemishes() == []
    assert guest.axe() == []
    end = time.monotonic() + GAME_SECONDS
    while not guest.over:
        guest.play(until=end - time.monotonic(), moves=6)
        assert guest.fits()
    assert guest.moves.get("board", 0) + guest.moves.get("uses", 0) > 0
    assert guest.faults == []
    guest.close()
