"""Every screen, phone and desk, dark and light: axe-core finds nothing serious, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import Browser

from support.browser import DESK, PHONE, Guest
from support.screens import Walk

SCREENS = {
    "lobby", "settings", "new", "new-terms", "about", "verify", "nowhere", "waiting", "lobby-tables", "claim",
    "curtain", "turn", "offer", "log", "chat", "player", "options", "orders", "help", "why", "card", "payment", "late",
    "end", "replay", "verified", "watching",
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("uk", PHONE, "dark"), ("ru", DESK, "light")],
    ids=["phone-dark", "desk-light"],
)
def test_every_screen_is_accessible_and_fits(browser: Browser, address: str, language, size, theme):
    guest = Guest(browser, address, language=language, size=size, theme=theme, seed=11)
    seen: dict[str, list[str]] = {}
    for name in Walk(guest, language).screens():
        seen[name] = [*guest.axe(), *([] if guest.fits() else ["scrolls sideways"])]
    assert set(seen) == SCREENS
    assert {name: faults for name, faults in seen.items() if faults} == {}
    assert guest.faults == []
    guest.close()
