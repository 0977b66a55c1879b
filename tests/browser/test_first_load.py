"""What a first visit costs: all that is fetched until the page stands, compressed as it comes, fonts aside.

What was done and said since the deal is no part of it: that grows with the game, and how far a game has come when
somebody follows a link depends on the machine.
"""

import json

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocket

from support.browser.guest import Guest
from support.browser.play_beside import play_at
from support.browser.walks import settled
from support.effort import daily, sampled

BOARDS = {
    "abyss": ".board .court",
    "cryptids": ".board .mark",
    "thing": ".board .seat",
    "unfathomable": ".board .space",
}
MOST = 150_000
SEATED = {"abyss": MOST, "cryptids": 170_000, "thing": MOST, "unfathomable": 200_000}
"""Whoever sits there has a hand, too. That of Unfathomable says what every card, item and spell does."""
LEAST = 20_000
"""A page that weighs less was not weighed at all."""


class Scales:
    """Weighs the bodies that a page receives, and the messages up to the first picture of the table: what bots do and
    say while a slow machine draws it is no part of a first load."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._fetched: list[Request] = []
        self._said = 0
        self._pictured = False
        page.on("requestfinished", self._fetch)
        page.on("websocket", self._listen)

    def _fetch(self, request: Request) -> None:
        self._fetched.append(request)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, said: str | bytes) -> None:
        if not self._pictured:
            message = json.loads(said)
            for history in ("log", "chat"):
                message.pop(history, None)
            self._said += len(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode())
            self._pictured = message["type"] == "update"

    def weights(self) -> dict[str, int]:
        settled(self._page)
        found = {
            each.url.partition("//")[2].partition("/")[2]: each.sizes()["responseBodySize"]
            for each in self._fetched
            if each.resource_type != "font"
        }
        return {**found, "the socket": self._said}


def check(weights: dict[str, int], most: int = MOST) -> None:
    heaviest = sorted(weights.items(), key=lambda each: -each[1])[:6]
    assert LEAST < sum(weights.values()) < most, f"{sum(weights.values())} bytes, most of them in {heaviest}"


@pytest.mark.parametrize("language", daily("ru", "uk", "en"))
def test_the_lobby_is_light(browser: Browser, address: str, language: str) -> None:
    guest = Guest(browser, address, language=language)
    scales = Scales(guest.page)
    guest.visit("/")
    guest.page.locator("h1").wait_for()
    check(scales.weights())


@pytest.mark.parametrize("language", sampled("uk", "ru", "en"))  # the heaviest first
@pytest.mark.parametrize(("game", "seats"), [("abyss", 4), ("cryptids", 4), ("thing", 12), ("unfathomable", 6)])
def test_a_link_to_a_game_is_light_until_its_board_stands(
    browser: Browser, address: str, game: str, seats: int, language: str
) -> None:
    host = Guest(browser, address, language=language)
    made = host.make(game, [None] + ["thoughtful"] * (seats - 1))
    play_at(host, made["table"], until=lambda _: True)
    friend = Guest(browser, address, language=language, seed=2)
    scales = Scales(friend.page)
    friend.visit(f"/t/{made['table']}?watch")
    friend.page.locator(BOARDS[game]).first.wait_for()
    check(scales.weights())


@pytest.mark.parametrize("language", sampled("uk", "ru", "en"))
@pytest.mark.parametrize(("game", "seats"), [("abyss", 4), ("cryptids", 4), ("thing", 12), ("unfathomable", 6)])
def test_a_table_is_light_for_whoever_comes_back_to_a_seat(
    browser: Browser, address: str, game: str, seats: int, language: str
) -> None:
    host = Guest(browser, address, language=language)
    made = host.make(game, [None] + ["thoughtful"] * (seats - 1))
    play_at(host, made["table"], until=lambda line: line.decision is not None)
    scales = Scales(host.page)
    host.visit(f"/t/{made['table']}")
    host.page.locator(BOARDS[game]).first.wait_for()
    host.page.locator(".dock section.hand").first.wait_for()
    check(scales.weights(), SEATED[game])
