"""Strangers finish games of Abyss in the built client: on a phone, at a desk, by keyboard alone, in three languages."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bathysphere.games.abyss.state import count_lords
from support.browser.guest import DESK, GAME_SECONDS, PAUSE, PHONE, Guest
from support.browser.play_beside import play_beside
from support.effort import FULL, on_day, sampled


def sit_down_with_bots(guest: Guest) -> None:
    """One tap in the lobby."""
    guest.visit()
    guest.page.locator("[data-play=abyss]").click()
    guest.page.wait_for_url(re.compile(r"/t/\w+"))


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    sampled(("ru", PHONE, "dark"), ("uk", DESK, "light")),
    ids=str,
)
def test_a_stranger_finishes_a_game_against_bots(browser: Browser, address: str, language, size, theme):
    guest = Guest(browser, address, language=language, size=size, theme=theme, seed=len(language) + size[0])
    sit_down_with_bots(guest)
    end = time.monotonic() + GAME_SECONDS
    stretch = 0 if FULL else STRETCH
    while not guest.over:
        guest.play(until=end - time.monotonic(), moves=8)
        assert guest.fits()
        if stretch and sum(guest.moves.values()) > stretch:
            play_beside(guest, lambda line: line.decision is not None and most_lords(line.play.view) >= FEW_LEFT)
            stretch = 0
    assert guest.page.locator("html").get_attribute("lang") == language
    assert guest.moves["prompt"] > 4
    assert guest.moves["board"] > 5
    assert guest.faults == []
    guest.close()


STRETCH = 24
"""So many moves in the browser; in a sample a line plays on from there until somebody has nearly all the Lords that end
a game, and the browser finishes."""
FEW_LEFT = 6


def most_lords(view: dict[str, Any]) -> int:
    """Of whoever has most."""
    return max(map(count_lords, view["free"], view["turned"], view["places"]))


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str):
    guest = Guest(browser, address, language="en", seed=3)
    page = guest.page
    guest.visit()
    press_on(page, 'a[href="/new"]')
    page.wait_for_url("**/new")
    press_on(page, "button[type=submit]")
    page.wait_for_url(re.compile(r"/t/\w+"))
    pressed = 0
    while not guest.over and (FULL or pressed < SOME_KEYS):
        pressed += 1
        assert pressed < 3000
        play_by_keys(guest)
    assert guest.over or guest.update["play"]["view"]["question"] > SOME_KEYS // 10
    assert guest.faults == []
    guest.close()


SOME_KEYS = 40
"""In a sample; another test plays Abyss to its end."""


def press_on(page: Page, selector: str) -> None:
    """Tab until the focus is there, then Enter."""
    page.wait_for_selector(selector)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way to {selector} by Tab")


KEYS = """() => {
  const usable = (wanted) => [...document.querySelectorAll(wanted)].filter((e) => !e.disabled && e.checkVisibility());
  return {
    confirm: usable('.prompt [data-confirm]').length,
    several: document.querySelectorAll('.prompt [data-confirm]').length,
    digits: usable('.prompt .option kbd').map((e) => e.textContent),
    list: usable('.prompt [data-options]').length,
    listed: usable('dialog .option[data-choice], [role=dialog] .option[data-choice]').length,
  };
}"""


def play_by_keys(guest: Guest) -> None:
    """What a player would press now: a digit, or the list of all options, arrows and Enter."""
    page = guest.page
    seen = page.evaluate(KEYS)
    if seen["confirm"]:
        page.keyboard.press("Escape")
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press("Enter")
    elif seen["listed"]:
        for _ in range(guest.random.randrange(seen["listed"])):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    elif seen["several"]:
        page.keyboard.press("a")
    elif seen["digits"]:
        page.keyboard.press(guest.random.choice(seen["digits"]))
    elif seen["list"]:
        page.keyboard.press("a")
    page.wait_for_timeout(30)


@on_day(3, of=4)
def test_two_friends_play_by_link(browser: Browser, address: str):
    """One opens a table and sends the link, the other follows it; a bot sits between them."""
    anna = Guest(browser, address, language="ru", size=PHONE, seed=5)
    bohdan = Guest(browser, address, language="uk", size=DESK, seed=6)
    made = anna.make("abyss", [None, "thoughtful", None])
    anna.visit(f"/t/{made['table']}#invite={made['invite']}")
    bohdan.visit(f"/t/{made['table']}#invite={made['invite']}")
    bohdan.page.locator("input").first.fill("Богдан")
    bohdan.page.locator("button[type=submit]").click()
    for guest in (anna, bohdan):
        guest.page.locator("[data-ready]").click()
    end = time.monotonic() + GAME_SECONDS
    while not (anna.played_enough and bohdan.played_enough):
        assert time.monotonic() < end, (anna.moves, bohdan.moves, anna.page.url)
        if not any([anna.step(), bohdan.step()]):
            anna.page.wait_for_timeout(PAUSE)
    assert anna.faults == bohdan.faults == []
    anna.close()
    bohdan.close()
