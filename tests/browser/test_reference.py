"""The reference: read without a table, and over one without losing the place."""

import re

import pytest
from playwright.sync_api import Browser

from bathysphere.games import built_in
from support.browser.guest import DESK, PHONE, Guest

WAIT = 10_000


@pytest.mark.parametrize("game", built_in())
def test_a_stranger_reads_goal_signs_rules_and_cards(browser: Browser, address: str, game: str):
    guest = Guest(browser, address, size=PHONE, language="uk")
    guest.visit(f"/rules/{game}")
    guest.page.locator(".short dt").first.wait_for(timeout=WAIT)
    for part, shown in ((1, ".rules section"), (2, ".cards > li")):
        guest.page.locator(".parts > button").nth(part).click()
        guest.page.locator(shown).first.wait_for(timeout=WAIT)
        assert guest.fits()
        assert guest.axe() == []
    assert guest.faults == []
    guest.close()


def test_a_link_leads_to_its_rule_and_the_search_finds_it(browser: Browser, address: str):
    guest = Guest(browser, address, size=DESK, language="en")
    guest.visit("/rules/abyss#A6.9")
    rule = guest.page.locator("li.at")
    rule.wait_for(timeout=WAIT)
    assert rule.inner_text().startswith("A6.9")
    assert rule.evaluate("(e) => e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0")
    guest.page.locator(".rules input").fill("a6.9b")
    guest.page.locator(".rules section li").nth(1).wait_for(state="detached", timeout=WAIT)
    assert guest.page.title().startswith("Abyss")
    guest.close()


def test_why_begins_with_advice_and_leads_to_the_rules_over_the_table(browser: Browser, address: str):
    guest = Guest(browser, address, size=PHONE, language="ru")
    table = guest.make("abyss", [None, "thoughtful", "thoughtful"])["table"]
    guest.visit(f"/t/{table}")
    guest.page.locator("[data-ready]").click()
    guest.press(guest.page.locator(".prompt .why"), WAIT)
    advice = guest.page.locator("dialog[open] .advice")
    advice.wait_for(timeout=WAIT)
    assert re.search(r"[а-я]{4,}.*\.", advice.inner_text())
    guest.press(guest.page.locator("dialog[open] dt a").first)
    guest.page.locator("dialog[open] li.at").wait_for(timeout=WAIT)
    assert guest.table == table
    for _ in range(2):
        guest.page.keyboard.press("Escape")
    guest.page.locator("dialog[open]").wait_for(state="detached", timeout=WAIT)
    assert guest.table == table
    assert guest.faults == []
    guest.close()
