"""The challenge of the day in a real browser: one touch in the lobby, the end with its few lines to share, results."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, LATIN, PHONE, STEP, Guest
from support.browser.play_beside import play_beside
from support.effort import sampled

SAID = {"en": ("Today’s journey", "practice"), "uk": ("Подорож дня", "тренування")}


WAITING = """() => new MutationObserver(() => {
  if (document.querySelector('.waiting, [data-ready]')) document.documentElement.dataset.waited = 'yes';
}).observe(document, { childList: true, subtree: true })"""
"""Notes that there was a waiting room, however short."""


@pytest.mark.parametrize(("language", "size", "theme"), sampled(("uk", PHONE, "light"), ("en", DESK, "dark")))
def test_it_begins_with_one_touch_counts_once_and_is_shared_without_the_deal(
    browser: Browser, address: str, language: str, size: tuple[int, int], theme: str
):
    name, practice = SAID[language]
    guest = Guest(browser, address, language=language, size=size, theme=theme)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.visit()
    guest.press(guest.page.locator("[data-daily=cryptids]"))
    guest.page.locator(".prompt").wait_for()
    table = guest.page.url.rpartition("/")[2]
    assert (guest.update["table"]["status"], len(guest.update["table"]["seats"])) == ("playing", 1)

    play_beside(guest)
    guest.press(guest.page.locator("[data-share-daily]"))
    guest.page.locator(".toast").first.wait_for()
    shared = str(guest.page.evaluate("() => navigator.clipboard.readText()")).split("\n")
    assert len(shared) == 4
    assert name in shared[0]
    assert set(shared[2]) <= set("●▲★✕·")
    assert shared[3] == f"{guest.address}/daily/cryptids"
    assert table not in "".join(shared)

    guest.press(guest.page.locator("section.daily a"))
    mine = guest.page.locator("li.mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(guest.names[0])
    foreign = [guest.page.locator("code").inner_text(), *guest.page.locator("li .name").all_inner_texts()]
    assert guest.blemishes(known={each.group() for said in foreign for each in LATIN.finditer(said)}) == []
    assert guest.axe() == []

    guest.press(guest.page.locator("[data-daily=cryptids]"))
    guest.page.locator(".prompt").wait_for()
    assert guest.update["table"]["daily"]["practice"] is True
    guest.visit()
    expect(guest.page.locator(".table .badge", has_text=practice)).to_have_count(1)
    assert guest.faults == []
    guest.close()


def test_whoever_plays_alone_never_waits(browser: Browser, address: str):
    guest = Guest(browser, address, language="ru", size=PHONE)
    guest.visit("/new?game=cryptids")
    guest.choose_seats(1)
    guest.page.evaluate(WAITING)
    guest.press(guest.page.locator("form button[type=submit]"), STEP)
    guest.page.locator(".prompt").wait_for()
    assert guest.update["table"]["status"] == "playing"
    assert guest.page.locator("html[data-waited]").count() == 0
    assert guest.blemishes() == []
    assert guest.faults == []
    guest.close()
