"""Strangers finish games of Cryptids in the built client: alone and with four seats, phone and desk, three languages.

Every deal is another one: what a screen must show at the end is what the server has told this browser.
"""

import re
import time

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, GAME_SECONDS, PAUSE, PHONE
from support.browser.play_beside import play_beside
from support.cryptids.browser_guest import CryptidsGuest
from support.effort import FULL, on_day, sampled

LOOK = 12
"""A screen is read when a question of a kind comes up for the first time, and after so many answers."""

ROMAN = ("III",)
"""Cards bear such numbers in every language."""


def finish(*guests: CryptidsGuest, enough: bool = False) -> None:
    """Everybody plays to the end, or enough, and no screen has a fault on the way."""
    end = time.monotonic() + GAME_SECONDS
    while not all(guest.over or (enough and guest.played_enough) for guest in guests):
        assert time.monotonic() < end, [(guest.moves, guest.asked, guest.page.url) for guest in guests]
        acted = False
        for guest in guests:
            known = len(guest.kinds)
            if guest.over or not guest.step():
                continue
            acted = True
            if len(guest.kinds) > known or sum(guest.moves.values()) % LOOK == 0:
                assert guest.blemishes(ROMAN) == [], guest.asked
        if not acted:
            guests[0].page.wait_for_timeout(PAUSE)


def check_end(guest: CryptidsGuest) -> None:
    """Who won or how it was lost, everybody's points, and contracts laid open."""
    page, view, names, result = guest.page, guest.view, guest.names, guest.result
    page.locator(".ending .journeys > li").first.wait_for()
    assert guest.blemishes(ROMAN) == []
    assert page.locator(".ending .journeys > li").count() == len(names)
    headline = page.locator("section.end header").inner_text()
    assert result["reason"] in headline
    if len(names) > 1:  # alone there is nobody to be beaten
        assert all(names[seat] in headline for seat in result["winners"])
    assert view["outcome"] is not None
    for seat, player in enumerate(view["players"]):
        assert player["contracts"], f"the contracts of {names[seat]} are still covered"


def leave(*guests: CryptidsGuest) -> None:
    for guest in guests:
        assert guest.faults == []
        guest.close()


@pytest.mark.parametrize(("language", "size", "theme"), sampled(("ru", PHONE, "dark"), ("en", DESK, "light")), ids=str)
def test_a_stranger_travels_alone(
    browser: Browser, address: str, language: str, size: tuple[int, int], theme: str
) -> None:
    """From the lobby to the end of the journey against the poacher; nobody is waited for. A sample leaves the rounds
    between the first and the last to a line."""
    guest = CryptidsGuest(browser, address, language=language, size=size, theme=theme, seed=4)
    guest.visit()
    guest.press(guest.page.locator('a[href="/new?game=cryptids"]'))
    guest.choose_seats(1)
    guest.press(guest.page.locator("button[type=submit]"))
    guest.page.wait_for_url(re.compile(r"/t/\w+"))
    if not FULL:
        finish(guest, enough=True)
        play_beside(guest, lambda line: line.decision is not None and line.play.view["final"])
    finish(guest)
    assert guest.view["poacher"] is not None
    assert guest.page.locator("html").get_attribute("lang") == language
    check_end(guest)
    leave(guest)


@on_day(0, of=4)
def test_two_friends_and_two_bots(browser: Browser, address: str) -> None:
    """One opens a table of four at the desk and sends the link, the other follows it on a phone."""
    hanna = CryptidsGuest(browser, address, language="uk", size=DESK, theme="light", seed=5)
    ben = CryptidsGuest(browser, address, language="en", size=PHONE, seed=6)
    made = hanna.make("cryptids", [None, "random", None, "random"], options={"wolpertinger": True})
    link = f"/t/{made['table']}#invite={made['invite']}"
    hanna.visit(link)
    ben.come_by(link, "Бен")
    for guest in (hanna, ben):
        guest.press(guest.page.locator("[data-ready]"))
    finish(hanna, ben, enough=True)
    assert len(hanna.names) == 4
    for guest in (hanna, ben) if FULL else ():
        check_end(guest)
    leave(hanna, ben)
