"""The ship on a phone: whole in one view, with a lesson open and without, and nearer when it is wanted."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import PAUSE, STEP
from support.unfathomable.browser_guest import UnfathomableGuest

PHONES = ((390, 844), (360, 740))
WHOLE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const above = Math.min(...[...document.querySelectorAll('.dock, .guide')].map((each) => box(each).top));
  const below = box(document.querySelector('.board .head')).bottom;
  const inside = ({ left, right, top, bottom }) =>
    left >= -1 && right <= innerWidth + 1 && top >= below - 1 && bottom <= above + 1;
  return [...document.querySelectorAll('[data-anchor^="space:"]')].every((space) => inside(box(space)));
}"""
"""Whether all spaces and the Deep lie in the window, over no tab and under no lesson."""
SMALL = """() => {
  const shown = (element) => element.checkVisibility() && !element.closest('.unseen');
  const reads = ({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.querySelectorAll('.lens *')]
    .filter((element) => shown(element) && reads(element))
    .filter((element) => element.closest('svg') === null && parseFloat(getComputedStyle(element).fontSize) < 12)
    .map((element) => element.textContent);
}"""


@pytest.mark.parametrize("size", PHONES)
def test_the_whole_ship_is_seen_at_once_and_can_be_brought_nearer(
    browser: Browser, address: str, size: tuple[int, int]
):
    """A guided first voyage: the learner begins, and their second question is what to do on their turn."""
    guest = UnfathomableGuest(browser, address, language="ru", size=size, theme="dark")
    page = guest.page
    guest.visit()
    guest.press(page.locator("[data-first-game=unfathomable]"))
    page.locator("[data-guide-done]").wait_for()
    assert guest.view["turn"]["seat"] == guest.view["seat"]
    while not guest.take(int(guest.decision["options"][0]["choice"][1])):
        assert guest.asked == "setup.character"
    while guest.asked != "action":
        page.wait_for_timeout(PAUSE)
    page.locator("[data-tab=ship]").wait_for(timeout=STEP)
    expect(page.locator("[data-guide-done]")).to_be_visible()
    page.wait_for_function(WHOLE)
    assert page.evaluate(SMALL) == []
    page.locator(".guide .title").click()
    page.wait_for_function(WHOLE)
    signs = page.locator(".space .called")
    expect(signs).to_have_count(0)
    page.get_by_label("Приблизить").click()
    expect(signs.first).to_be_visible()
    assert not page.evaluate(WHOLE)
    assert page.evaluate(SMALL) == []
    assert guest.blemishes() == []
    page.get_by_label("Показать всё судно").click()
    page.wait_for_function(WHOLE)
    box = page.locator(".lens .port").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*middle)
    page.touchscreen.tap(*middle)
    expect(signs.first).to_be_visible()
    assert guest.asked == "action"
    assert guest.faults == []
    guest.close()


def test_a_moment_at_a_desk_is_a_card_over_the_ship(browser: Browser, address: str):
    """A throw, a loss, a lost room: large enough to be felt, and the board stays in sight."""
    guest = UnfathomableGuest(browser, address, language="en", theme="light")
    guest.host([None, *["thoughtful"] * 3])
    guest.page.locator("[data-ready]").click()
    moment = guest.page.locator(".moment")
    for _ in range(400):
        if moment.count() or guest.over:
            break
        if not guest.step():
            guest.page.wait_for_timeout(PAUSE)
    box = moment.first.bounding_box()
    assert box is not None
    assert box["height"] < 160
    assert box["width"] < 400
    assert guest.faults == []
    guest.close()
