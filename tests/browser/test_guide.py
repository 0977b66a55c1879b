"""The first game that teaches, in a real browser: one touch in the lobby, and things are explained as they happen."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser.guest import DESK, PAUSE, PHONE, Guest
from support.effort import daily

SETTLING = 600
"""Milliseconds after which a press is meant for the lesson that is shown."""
FOR_BEGINNERS = {"abyss": "first_game", "cryptids": "first_pair", "thing": "first_game", "unfathomable": "first_game"}
"""The option by which a table is one for beginners."""
APART = """() => {
  const bottom = document.querySelector('.drawer').getBoundingClientRect().bottom;
  return bottom <= document.querySelector('.guide').getBoundingClientRect().top;
}"""
"""Whether a drawer ends above the lesson."""
IN_SIGHT = """() => {
  const box = (element) => element.getBoundingClientRect();
  const shining = [...document.querySelectorAll('[data-guided]')].filter((part) => part.checkVisibility());
  return shining.some((part) => box(part).top >= 0 && box(part).top < box(document.querySelector('.guide')).top);
}"""

WHOLE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const [part] = [...document.querySelectorAll('[data-guided]')].filter((each) => each.checkVisibility());
  const board = part?.closest('.board');
  if (!board) return true;
  const foot = box(document.querySelector('.dock')).top;
  return box(part).top >= box(board).top - 1 && box(part).bottom <= foot + 1;
}"""
"""Whether all of what a lesson points at on the board can be seen beside it."""


@pytest.mark.parametrize(
    ("game", "language", "size", "theme", "opening"),
    daily(
        ("unfathomable", "uk", PHONE, "light", "Ласкаво просимо на борт"),
        ("cryptids", "ru", PHONE, "dark", "Поиски начинаются"),
        ("unfathomable", "ru", DESK, "dark", "Добро пожаловать на борт"),
        ("abyss", "uk", PHONE, "dark", "Здобудьте найбільше впливу"),
        ("thing", "uk", PHONE, "dark", "Хтось із вас — Щось"),
    ),
)
def test_a_beginner_starts_with_one_touch_and_reads_each_lesson_once(
    browser: Browser, address: str, game: str, language: str, size: tuple[int, int], theme: str, opening: str
):
    guest = Guest(browser, address, language=language, size=size, theme=theme)
    guest.visit()
    guest.press(guest.page.locator(f"[data-first-game={game}]"))
    title, done = guest.page.locator(".guide .name"), guest.page.locator("[data-guide-done]")
    expect(title).to_have_text(opening)
    assert guest.update["table"]["options"][FOR_BEGINNERS[game]] is True
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


def test_no_lesson_of_abyss_covers_what_it_points_at(browser: Browser, address: str):
    guest = Guest(browser, address, language="ru", size=PHONE, seed=2)
    guest.visit()
    guest.press(guest.page.locator("[data-first-game=abyss]"))
    title, done = guest.page.locator(".guide .name"), guest.page.locator("[data-guide-done]")
    title.wait_for()
    seen: set[str] = set()
    for _ in range(800):
        if len(seen) == 6 or guest.over:
            break
        if done.count():
            guest.page.wait_for_timeout(SETTLING)
            lesson = title.inner_text()
            assert guest.page.evaluate(WHOLE), lesson
            seen.add(lesson)
            if guest.attempt(done):
                continue
        # Also when a note of the board lies over the lesson: it is answered, and gone. Bots wait for whoever reads.
        if not guest.step():
            guest.page.wait_for_timeout(PAUSE)
    assert len(seen) == 6
    guest.close()


def test_who_learns_alone_meets_the_poacher_and_no_chat(browser: Browser, address: str):
    """On a phone a lesson lies in the dock: what it points at on the board begins above it."""
    guest = Guest(browser, address, language="uk", size=PHONE, theme="light")
    guest.visit("/new?game=cryptids")
    guest.press(guest.page.locator("[data-first-game-alone=cryptids]"))
    done = guest.page.locator("[data-guide-done]")
    done.wait_for()
    assert guest.view["poacher"] is not None
    assert guest.page.locator(".bar .badged").count() == 0
    guest.page.wait_for_timeout(SETTLING)
    guest.press(done)
    expect(guest.page.locator(".guide .name")).to_have_text("Звідки почати")
    guest.page.wait_for_function(IN_SIGHT)
    assert guest.blemishes() == []
    guest.page.keyboard.press("a")
    guest.page.locator(".drawer .options").wait_for()
    assert guest.page.evaluate(APART), "the lesson and the list of options lie over each other"
    guest.page.keyboard.press("Escape")
    assert guest.faults == []
    guest.close()


def test_whoever_learns_abyss_begins_and_is_not_asked_about_weak_allies(browser: Browser, address: str):
    """The goal, the turn, and the first choice: take the Ally, or look further."""
    guest = Guest(browser, address, language="en", size=PHONE, theme="dark")
    guest.visit()
    guest.press(guest.page.locator("[data-first-game=abyss]"))
    done = guest.page.locator("[data-guide-done]")
    done.wait_for()
    assert guest.view["turn"]["seat"] == guest.view["seat"]
    assert guest.update["play"]["orders"] == {"on": True, "least": [3, 3, 3, 3, 3], "price": 2, "fits": "ask"}
    guest.page.wait_for_function(IN_SIGHT)
    for opening in ("Gather the most influence", "One action each turn"):
        expect(guest.page.locator(".guide .name")).to_have_text(opening)
        guest.page.wait_for_timeout(SETTLING)
        guest.press(done)
    assert guest.faults == []
    guest.close()


def test_whoever_learns_the_thing_begins_and_panic_is_turned_over_for_them(browser: Browser, address: str):
    guest = Guest(browser, address, language="en", size=PHONE, theme="dark")
    guest.visit()
    guest.press(guest.page.locator("[data-first-game=thing]"))
    done = guest.page.locator("[data-guide-done]")
    done.wait_for()
    assert guest.view["turn"]["seat"] == guest.view["seat"]
    assert guest.update["play"]["orders"] == {"turn_over": True}
    expect(guest.page.locator(".guide .name")).to_have_text("One of you is the Thing")
    guest.page.wait_for_function(IN_SIGHT)
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
