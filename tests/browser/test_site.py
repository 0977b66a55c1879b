"""The site without a server: Chromium plays on when the network is gone, and loses nothing when its page does."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, PHONE, Guest
from support.cryptids.browser_guest import CryptidsGuest
from support.effort import daily
from support.tab.site_guest import PATIENCE, SiteGuest, hosted
from support.thing.browser_guest import ThingGuest
from support.unfathomable.browser_guest import UnfathomableGuest

GUESTS: dict[str, type[Guest]] = {
    "abyss": Guest,
    "thing": ThingGuest,
    "unfathomable": UnfathomableGuest,
    "cryptids": CryptidsGuest,
}
FEW = 3
MOVING = PATIENCE / 1000
ENOUGH = 150
"""Seconds after which a test has failed; on a quiet machine it takes 40."""
STRIP = "[role=status] .strip"

pytestmark = pytest.mark.timeout(ENOUGH)


def guest_of(game: str, browser: Browser, address: str, **how: Any) -> SiteGuest:
    found: SiteGuest = type("GuestOfSite", (SiteGuest, GUESTS[game]), {})(browser, address, **how)
    return found


def sit_down(guest: SiteGuest, game: str) -> None:
    guest.press(guest.page.locator(f"[data-play={game}]"))
    guest.page.wait_for_url(re.compile(r"#/t/local\w+"))
    guest.wait_until_asked()


def comes_back(guest: SiteGuest, leave: Callable[[], None]) -> None:
    """The same is asked as before, nothing that was answered is lost, and the game can go on."""
    asked, answers = guest.wait_until_asked(), guest.answers
    leave()
    assert guest.wait_until_asked() == asked
    assert guest.answers >= answers
    guest.play(moves=FEW, until=MOVING)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    daily(
        ("abyss", "ru", PHONE), ("thing", "uk", DESK), ("unfathomable", "en", PHONE), ("cryptids", "ru", DESK),
        ("abyss", "uk", DESK), ("thing", "en", PHONE), ("unfathomable", "ru", DESK), ("cryptids", "uk", PHONE),
    ),
    ids=str,
)  # fmt: skip
def test_a_game_without_a_network(browser: Browser, tmp_path: Path, game, language, size):
    with hosted(tmp_path) as host:
        guest = guest_of(game, browser, host.address, language=language, size=size, seed=5)
        guest.visit()
        expect(guest.page.locator(f"[data-play={game}]")).to_be_visible(timeout=PATIENCE)
        guest.wait_until_kept()
        host.cut()
        guest.reload()
        sit_down(guest, game)
        guest.play(moves=FEW, until=MOVING)
        comes_back(guest, guest.reload)
        comes_back(guest, guest.reopen)
        comes_back(guest, guest.crash)
        assert guest.fits()
        assert guest.complaints() == []
        guest.close()


def test_the_window_that_wants_the_tables_has_them(browser: Browser, tmp_path: Path):
    """Of three windows: also where another one has waited for longer."""
    with hosted(tmp_path) as host:
        guest = guest_of("abyss", browser, host.address, language="en", size=PHONE)
        guest.visit()
        sit_down(guest, "abyss")
        asked, first = guest.wait_until_asked(), guest.page
        second, third = guest.new_page(), guest.new_page()
        for window in (second, third):
            window.goto(first.url)
            expect(window.locator(STRIP)).to_be_visible(timeout=PATIENCE)
        guest.press(third.locator(f"{STRIP} button"))
        guest.page = third
        assert guest.wait_until_asked() == asked
        expect(third.locator(STRIP)).to_be_hidden(timeout=PATIENCE)
        for window in (first, second):
            expect(window.locator(STRIP)).to_be_visible(timeout=PATIENCE)
        expect(first.locator(".bar + .broken")).to_have_count(0)  # no line broke, and no server is restarting
        second.close()
        third.close()  # the first one gets them back by itself
        guest.page = first
        expect(first.locator(STRIP)).to_be_hidden(timeout=PATIENCE)
        guest.play(moves=1, until=MOVING)
        assert guest.complaints() == []
        guest.close()
