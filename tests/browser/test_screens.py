"""Every screen, phone and desk, dark and light: axe-core finds nothing serious, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import Browser

from support.browser import DESK, PHONE
from support.screens import AbyssWalk, FrameWalk, ThingWalk, Walk

SCREENS = {
    FrameWalk: {
        "lobby", "settings", "new", "new-terms", "about", "verify", "nowhere", "waiting", "lobby-tables", "claim",
        "curtain",
    },
    AbyssWalk: {
        "turn", "offer", "log", "chat", "player", "options", "orders", "help", "why", "card", "payment", "late", "end",
        "replay", "verified", "watching",
    },
    ThingWalk: {
        "new", "new-rules", "waiting", "turn", "aim", "exchange", "role", "sheet", "log", "player", "options", "orders",
        "help", "why", "card", "spectator", "talk", "phrases", "phrases-seat", "phrases-card", "phrases-whole",
        "end", "story", "replay", "verified", "watching",
    },
}  # fmt: skip
"""Scenes of The Thing that take many moves to come up are left to the pictures (tools/shots.py)."""


@pytest.mark.parametrize("walk", SCREENS)
@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("uk", PHONE, "dark"), ("ru", DESK, "light")],
    ids=["phone-dark", "desk-light"],
)
def test_every_screen_is_accessible_and_fits(browser: Browser, address: str, language, size, theme, walk: type[Walk]):
    guest = walk.visitor(browser, address, language=language, size=size, theme=theme, seed=11)
    seen: dict[str, list[str]] = {}
    walked = ThingWalk(guest, rare=False) if walk is ThingWalk else walk(guest)
    for name in walked.screens():
        seen[name] = [*guest.axe(), *([] if guest.fits() else ["scrolls sideways"])]
    assert set(seen) == SCREENS[walk]
    assert {name: faults for name, faults in seen.items() if faults} == {}
    assert guest.faults == []
    guest.close()
