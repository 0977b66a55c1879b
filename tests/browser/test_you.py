"""Somebody with two devices: a phrase on the first, a link and its code for the second, and the same seat on both."""

import re

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, PHONE, Guest
from support.effort import sampled


@pytest.mark.parametrize(("language", "theme"), sampled(("ru", "dark"), ("uk", "light"), ("en", "light")))
def test_a_seat_comes_along_to_a_second_device(browser: Browser, address: str, language: str, theme: str):
    first = Guest(browser, address, language=language, size=DESK, theme=theme)
    first.visit("/new?game=abyss")
    first.page.locator("form button[type=submit]").click()
    first.page.locator(".prompt").wait_for()
    table, name = first.page.url, first.names[0]
    first.visit("/")
    first.press(first.page.locator("a.me"))
    expect(first.page.locator("[data-unknown]")).to_be_visible()
    first.press(first.page.locator("[data-unknown] button").first)
    expect(first.page.locator("[data-phrase] li")).to_have_count(12)
    words = first.page.locator("[data-phrase] li").all_inner_texts()
    assert first.fits()
    assert first.axe() == []
    first.press(first.page.locator("[data-phrase] button").first)
    first.press(first.page.locator("[data-link] button"))
    expect(first.page.locator("input[readonly]")).to_have_count(1)
    link = first.page.locator("input[readonly]").input_value()
    assert re.fullmatch(re.escape(address) + r"/you#link=[\w-]{40,}", link)

    phone = Guest(browser, address, language=language, size=PHONE, theme=theme)
    phone.visit(link.removeprefix(address))
    expect(phone.page.locator("[data-linking]")).to_contain_text(name)
    assert phone.fits()
    phone.press(phone.page.locator("[data-linking] button").first)
    expect(phone.page.locator("[data-device]")).to_have_count(2)
    assert "link=" not in phone.page.url
    assert phone.fits()
    assert phone.axe() == []
    phone.visit("/")
    phone.page.locator(f"article.table a[href='{table.removeprefix(address)}']").first.wait_for()
    phone.visit(table.removeprefix(address))
    phone.page.locator(".prompt").wait_for()
    assert phone.update["seat"] == 0

    third = Guest(browser, address, language=language, size=PHONE, theme=theme)
    third.visit("/you")
    third.press(third.page.locator("[data-unknown] button").nth(1))
    third.page.locator("form input").fill(" ".join(words))
    third.press(third.page.locator("form button[type=submit]"))
    expect(third.page.locator("[data-device]")).to_have_count(3)

    first.visit("/you")
    expect(first.page.locator("[data-device]")).to_have_count(3)
    first.press(first.page.locator("[data-devices] .actions button").first)
    first.press(first.page.locator("dialog[open] .button.danger"))
    expect(first.page.locator("[data-device]")).to_have_count(1)
    phone.visit("/you")
    expect(phone.page.locator("[data-unknown]")).to_be_visible()
    first.visit(table.removeprefix(address))
    first.page.locator(".prompt").wait_for()
    assert first.update["seat"] == 0
    for guest in (first, phone, third):
        assert guest.faults == []
        guest.close()
