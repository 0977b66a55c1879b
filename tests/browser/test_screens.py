"""Every screen, phone and desk, dark and light: axe-core finds nothing serious, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, PHONE, Guest
from support.browser.walks import AbyssWalk, FrameWalk, ThingWalk, Walk
from support.cryptids.browser_walk import CryptidsWalk
from support.effort import FULL, ROTATION
from support.unfathomable.browser_walk import UnfathomableWalk

SCREENS = {
    FrameWalk: {
        "lobby", "settings", "new", "new-terms", "about", "verify", "nowhere", "waiting", "lobby-tables", "claim",
        "curtain",
    },
    AbyssWalk: {
        "turn", "offer", "log", "chat", "player", "options", "orders", "help", "ask", "why", "card", "payment",
        "late", "end", "replay", "verified", "watching",
    },
    ThingWalk: {
        "new", "new-rules", "waiting", "turn", "aim", "exchange", "role", "sheet", "log", "player", "options", "orders",
        "help", "ask", "why", "card", "spectator", "talk", "phrases", "phrases-seat", "phrases-card", "phrases-whole",
        "end", "story", "replay", "verified", "watching",
    },
    UnfathomableWalk: {
        "new", "character", "turn", "space", "aim", "voyage", "role", "sheet", "log", "player",
        "options", "orders", "help", "ask", "why", "card", "talk", "phrases", "phrases-card", "check", "end", "story",
        "replay", "verified", "watching",
    },
    CryptidsWalk: {
        "new", "city", "bids", "map", "cards", "reserve", "players", "market", "note", "card", "log", "player",
        "options", "help", "ask", "why", "office", "lay", "end", "replay", "verified", "watching",
    },
}  # fmt: skip
"""Scenes that take many moves to come up are left to the pictures (tools/shots.py)."""
RARE = (ThingWalk, UnfathomableWalk)
WINDOWS = {"phone-dark": ("uk", PHONE, "dark"), "desk-light": ("ru", DESK, "light")}


def walks() -> list[tuple[str, type[Walk]]]:
    """All walks in both windows; in a sample the frame and one of the games, every day another, and after four days in
    the other window."""
    everything = [(window, walk) for walk in SCREENS for window in WINDOWS]
    if FULL:
        return everything
    games = [walk for walk in SCREENS if walk is not FrameWalk]
    window = list(WINDOWS)[ROTATION // len(games) % len(WINDOWS)]
    return [(window, walk) for walk in (FrameWalk, games[ROTATION % len(games)])]


@pytest.mark.parametrize(("window", "walk"), walks())
def test_every_screen_is_accessible_and_fits(browser: Browser, address: str, window: str, walk: type[Walk]):
    language, size, theme = WINDOWS[window]
    guest = walk.visitor(browser, address, language=language, size=size, theme=theme, seed=11)
    seen: dict[str, list[str]] = {}
    walked = walk(guest, rare=False) if walk in RARE else walk(guest)
    for name in walked.screens():
        seen[name] = [*guest.axe(), *([] if guest.fits() else ["scrolls sideways"])]
    assert set(seen) == SCREENS[walk]
    assert {name: faults for name, faults in seen.items() if faults} == {}
    assert guest.faults == []
    guest.close()


UNDER_THE_BAR = """() => {
  const bar = document.querySelector('.go').getBoundingClientRect();
  const focus = document.activeElement;
  const box = focus.getBoundingClientRect();
  return focus !== document.body && !focus.closest('.go') && box.bottom > bar.top + 1 && box.top < bar.bottom - 1;
}"""


def test_nothing_that_gets_the_focus_lies_under_the_bar_of_a_new_table(browser: Browser, address: str):
    guest = Guest(browser, address, language="en", size=PHONE)
    guest.visit("/new?game=abyss")
    guest.page.locator(".go button").wait_for()
    hidden = []
    for _ in range(30):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(UNDER_THE_BAR):
            hidden.append(guest.page.evaluate("document.activeElement.outerHTML.slice(0, 80)"))
    assert hidden == []
    guest.close()
