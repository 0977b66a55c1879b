"""How people may talk at a table, in real browsers: with a reminder of what may not be told, or with phrases only."""

import pytest
from playwright.sync_api import Browser, expect

from bathysphere.games.unfathomable import GAME
from support.browser.guest import DESK, PHONE, Guest
from support.effort import daily


def sit_down(*guests: Guest, **wanted: object) -> None:
    """A table of Unfathomable for these guests and as many bots, dealt."""
    host, *others = guests
    made = host.make("unfathomable", [*[None] * len(guests), *["random"] * (GAME.fewest - 1)], **wanted)
    host.visit(f"/t/{made['table']}")
    for number, guest in enumerate(others):
        guest.come_by(f"/t/{made['table']}#invite={made['invite']}", f"Богдан {number}")
    for guest in guests:
        guest.press(guest.page.locator("[data-ready]"))
    for guest in guests:
        guest.page.locator(".dock").wait_for()


def test_friends_are_reminded_once_and_then_beside_their_words(browser: Browser, address: str):
    hanna = Guest(browser, address, language="uk", size=DESK, theme="light")
    bohdan = Guest(browser, address, language="uk", size=PHONE)
    sit_down(hanna, bohdan)
    for guest in (hanna, bohdan):
        principles = guest.page.locator("dialog[open] li")
        expect(principles).to_have_count(9)
        assert guest.blemishes() == []
        guest.press(guest.page.locator("dialog[open] .foot button"))
    hanna.page.reload()
    reminder = hanna.page.locator(".reminder")
    reminder.wait_for()
    expect(hanna.page.locator("dialog[open]")).to_have_count(0)
    hanna.press(reminder)
    expect(hanna.page.locator("dialog[open] li")).to_have_count(9)
    hanna.press(hanna.page.locator("dialog[open] .foot button"))
    hanna.write("Трохи допоможу.")
    bohdan.page.locator("[data-ticker]", has_text="Трохи допоможу.").wait_for()
    sentence = bohdan.say("ask_card", 0, 7)
    hanna.page.locator(".spoken .said", has_text=sentence).wait_for()
    for guest in (hanna, bohdan):
        assert guest.faults == []
        guest.close()


@pytest.mark.parametrize(("size", "theme"), daily((PHONE, "dark"), (DESK, "light")), ids=str)
def test_where_only_phrases_are_said_there_is_no_room_for_words(
    browser: Browser, address: str, size: tuple[int, int], theme: str
):
    guest = Guest(browser, address, language="ru", size=size, theme=theme)
    sit_down(guest, chat="phrases")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    guest.open_talk()
    guest.page.locator(".note").wait_for()
    expect(guest.page.locator(".chat input")).to_have_count(0)
    assert guest.blemishes() == []
    assert guest.say("no_help") == "В этот раз помочь не могу."
    assert guest.faults == []
    guest.close()
