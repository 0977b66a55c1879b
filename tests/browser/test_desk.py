"""The play screen of a wide window: what only its columns can get wrong."""

import time

import pytest
from playwright.sync_api import Browser

from support.browser.guest import Guest

FROM_THE_END = """() => {
  const log = document.querySelector('.talk .log');
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
LONG = """() => {
  const log = document.querySelector('.talk .log');
  return log.scrollHeight > 2 * log.clientHeight;
}"""
TOP = "() => document.querySelector('.talk .log').scrollTop"
WAIT = 10_000


@pytest.fixture
def guest(browser: Browser, address: str) -> Guest:
    guest = Guest(browser, address, size=(1024, 768), language="ru", seed=3)
    made = guest.make("abyss", [None, "random", "random", "random"])
    guest.visit(f"/t/{made['table']}")
    guest.page.locator("[data-ready]").click()
    guest.page.locator(".desk").wait_for()
    return guest


def go_up(guest: Guest) -> None:
    """Until one stays there: a line that comes before the log has noticed may still take the reader down with it."""
    end = time.monotonic() + WAIT / 1000
    while True:
        guest.page.evaluate("() => document.querySelector('.talk .log').scrollTo(0, 0)")
        guest.page.wait_for_timeout(300)
        if guest.page.evaluate(TOP) == 0:
            return
        assert time.monotonic() < end, "the log lets nobody go up"


def test_whoever_goes_up_in_the_log_is_left_there(guest: Guest) -> None:
    while not guest.page.evaluate(LONG):  # every deal is another one: some games have little to tell at first
        guest.play(moves=4)
    go_up(guest)
    guest.play(moves=2)
    assert guest.page.evaluate(TOP) == 0
    guest.page.locator(".talk .down").click()
    guest.page.wait_for_function(f"() => ({FROM_THE_END})() < 48", timeout=WAIT)


def test_escape_leads_from_the_chat_back_to_the_question(guest: Guest) -> None:
    guest.page.locator(".prompt").wait_for()
    guest.page.keyboard.press("c")
    guest.page.keyboard.type("1 2 3")
    assert guest.page.locator(".talk input").input_value() == "1 2 3"
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate("() => document.activeElement.id") == "prompt"
    guest.page.keyboard.press("h")
    guest.page.locator("dialog[open]").wait_for()


def test_what_is_pointed_at_says_what_it_is(guest: Guest) -> None:
    guest.page.locator(".bar nav button").last.hover()
    tip = guest.page.locator("[data-tip] .tip")
    tip.wait_for(timeout=WAIT)
    guest.page.locator(".court li .spot").first.hover()
    guest.page.locator("[data-tip] .pictured h2").wait_for(timeout=WAIT)
    guest.page.mouse.move(2, 2)
    tip.wait_for(state="detached", timeout=WAIT)


def test_a_touch_explains_and_does_nothing_while_one_asks_what_things_are(guest: Guest) -> None:
    guest.page.locator(".prompt .option").first.wait_for()
    asked = guest.update["play"]["answers"]
    guest.page.keyboard.press("?")
    guest.page.locator(".prompt .option").first.click()
    guest.page.keyboard.press("1")
    words = guest.page.locator("[data-tip] .tip .name").inner_text()
    assert words.strip()
    assert guest.update["play"]["answers"] == asked
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-tip] .tip").wait_for(state="detached", timeout=WAIT)
    guest.page.locator(".prompt .option").first.click()
    guest.page.wait_for_timeout(50)
    assert not guest.faults
