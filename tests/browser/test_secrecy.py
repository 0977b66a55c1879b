"""Who am I: told when the game begins, and under a cover where others can see the screen."""

import re

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, PHONE, READ, SETTLING
from support.effort import daily
from support.thing.browser_guest import ThingGuest

WATCHED = "localStorage.settings = JSON.stringify({ ...JSON.parse(localStorage.settings ?? '{}'), watched: true })"


def sit_down(guest: ThingGuest) -> None:
    """At a table of bots, with nothing that reads the opening for the guest."""
    guest.page.remove_locator_handler(guest.page.locator("[data-opening] .button"))
    guest.visit()
    made = guest.make("thing", [None, *["thoughtful"] * 3], options={"first": 0})
    guest.visit(f"/t/{made['table']}")
    guest.press(guest.page.locator("[data-ready]"))
    guest.page.locator(".dock").wait_for()


def secrets(guest: ThingGuest) -> list[str]:
    """One's own cards and role, as they are called on the screen."""
    return guest.page.locator(".fan [data-flip] .thing").evaluate_all("all => all.map((e) => e.ariaLabel)")


@pytest.mark.parametrize(("size", "language"), daily((PHONE, "uk"), (DESK, "en")))
def test_the_table_opens_with_who_one_is(browser: Browser, address: str, size: tuple[int, int], language: str):
    guest = ThingGuest(browser, address, language=language, size=size, theme="dark")
    sit_down(guest)
    opening = guest.page.locator("[data-opening]")
    opening.wait_for()
    title = opening.locator("h2").inner_text()
    assert guest.blemishes() == []
    assert guest.axe() == []
    guest.page.wait_for_timeout(SETTLING)
    guest.press(opening.locator(".button"))
    opening.wait_for(state="detached")
    assert guest.page.locator(".peek .role").inner_text().lower().split()[-1] in title.lower()
    guest.page.reload()
    guest.page.locator(".peek").wait_for()
    guest.page.wait_for_timeout(SETTLING)
    expect(opening).to_have_count(0)
    assert guest.faults == []
    guest.close()


@pytest.mark.parametrize(("size", "theme"), daily((PHONE, "light"), (DESK, "dark")))
def test_where_others_look_on_nothing_is_seen_before_the_cover_is_lifted(
    browser: Browser, address: str, size: tuple[int, int], theme: str
):
    guest = ThingGuest(browser, address, language="en", size=size, theme=theme)
    guest.context.add_init_script(WATCHED)
    sit_down(guest)
    lid = guest.page.locator(".dock .lid")
    lid.wait_for()
    covered = guest.page.evaluate(READ).replace("The Thing from the Deep Abyss", "")
    assert guest.blemishes() == []
    assert guest.axe() == []
    expect(guest.page.locator("[data-opening]")).to_have_count(0)
    guest.press(lid)
    opening = guest.page.locator("[data-opening]")
    opening.wait_for()
    guest.page.wait_for_timeout(SETTLING)
    guest.press(opening.locator(".button"))
    guest.page.locator(".fan").wait_for()
    cards = [re.split(r"[.!?…]", said)[0] for said in secrets(guest)]
    assert cards
    role = guest.page.locator(".peek .role").inner_text()
    assert [said for said in (*cards, role) if said in covered] == []
    guest.press(guest.page.locator(".recover button"))
    lid.wait_for()
    assert guest.faults == []
    guest.close()
