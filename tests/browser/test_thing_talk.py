"""Saying something about a player by touching their seat, and seeing at the table what was said."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, PHONE
from support.effort import daily
from support.thing.browser_guest import ThingGuest


@pytest.mark.parametrize(("size", "language"), daily((PHONE, "ru"), (DESK, "uk")))
def test_an_accusation_takes_two_touches_and_marks_its_seat(
    browser: Browser, address: str, size: tuple[int, int], language: str
):
    guest = ThingGuest(browser, address, language=language, size=size, theme="dark")
    guest.visit()
    made = guest.make("thing", [None, *["random"] * 3], options={"first": 0}, pace=2000)
    guest.visit(f"/t/{made['table']}")
    guest.press(guest.page.locator("[data-ready]"))
    seat = guest.page.locator("[data-anchor='seat:2'] > .thing")
    guest.press(seat)
    guest.press(guest.page.locator("[data-seat-talk] [data-phrase=accuse]"))
    expect(guest.page.locator(".drawer")).to_have_count(0)
    mark = guest.page.locator("[data-anchor='seat:2'] [data-rumour=accuse]")
    mark.wait_for()
    assert guest.blemishes() == []
    guest.press(seat)
    guest.press(guest.page.locator("[data-seat-talk] [data-phrase=saw]"))
    guest.press(guest.page.locator("[data-seat-talk] [data-value='2']"))
    guest.page.locator("[data-anchor='seat:2'] [data-rumour=saw]").wait_for()
    assert guest.axe() == []
    assert guest.faults == []
    guest.close()
