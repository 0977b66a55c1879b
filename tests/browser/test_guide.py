"""The first game that teaches, in a real browser: one touch in the lobby, and things are explained as they happen."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import DESK, PHONE, Guest

SETTLING = 600
"""Milliseconds after which a press is meant for the lesson that is shown."""


@pytest.mark.parametrize(
    ("language", "size", "theme", "opening"),
    [("uk", PHONE, "light", "Ласкаво просимо на борт"), ("ru", DESK, "dark", "Добро пожаловать на борт")],
)
def test_a_beginner_starts_with_one_touch_and_reads_each_lesson_once(
    browser: Browser, address: str, language: str, size: tuple[int, int], theme: str, opening: str
):
    guest = Guest(browser, address, language=language, size=size, theme=theme)
    guest.visit()
    guest.press(guest.page.locator("[data-first-game=unfathomable]"))
    title, done = guest.page.locator(".guide .name"), guest.page.locator("[data-guide-done]")
    expect(title).to_have_text(opening)
    assert guest.update["table"]["options"]["first_game"] is True
    guest.page.wait_for_timeout(SETTLING)
    guest.press(done)
    expect(title).not_to_have_text(opening)
    assert guest.blemishes() == []
    assert guest.axe() == []
    guest.page.reload()
    title.wait_for()
    expect(title).not_to_have_text(opening)
    guest.press(guest.page.locator(".guide .title"))
    expect(done).to_have_count(0)
    assert guest.blemishes() == []
    assert guest.faults == []
    guest.close()


def test_whoever_wants_no_guide_turns_it_off(browser: Browser, address: str):
    guest = Guest(browser, address, language="en", size=DESK)
    guest.visit()
    guest.press(guest.page.locator("[data-first-game=unfathomable]"))
    strip = guest.page.locator(".guide")
    strip.wait_for()
    guest.press(guest.page.get_by_label("Menu").and_(guest.page.locator("button")))
    guest.press(guest.page.locator("dialog[open] .item", has_text="Guide"))
    guest.page.locator("dialog[open] .lessons").wait_for()
    assert guest.blemishes() == []
    guest.press(guest.page.locator("dialog[open] .switch"))
    guest.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    assert guest.faults == []
    guest.close()
