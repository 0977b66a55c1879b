"""Nothing jumps: over a whole game of each, on a phone and at a desk, the frame hardly moves between two questions."""

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, PHONE, Guest
from support.browser.shifts import measure, watch
from support.cryptids.browser_guest import CryptidsGuest
from support.effort import FULL, daily
from support.thing.browser_guest import ThingGuest
from support.unfathomable.browser_guest import SHORT, UnfathomableGuest

MOST = 0.02
"""The layout shift that one question may bring."""
SOME = 25
"""Questions of a sample: the dock has seen all that it holds by then."""
TABLES = {
    "abyss": (Guest, 3, {}),
    "thing": (ThingGuest, 5, {}),
    "unfathomable": (UnfathomableGuest, 4, SHORT),
    "cryptids": (CryptidsGuest, 2, {}),
}


@pytest.mark.parametrize(("game", "size"), daily(*[(game, size) for game in TABLES for size in (PHONE, DESK)]), ids=str)
def test_nothing_jumps_between_two_questions(browser: Browser, address: str, game: str, size: tuple[int, int]):
    kind, seats, options = TABLES[game]
    guest = kind(browser, address, language="ru", size=size, seed=seats)
    watch(guest)
    made = guest.make(game, [None, *["thoughtful"] * (seats - 1)], options=options)
    guest.visit(f"/t/{made['table']}")
    guest.press(guest.page.locator("[data-ready]"))
    seen: set[int] = set()

    def enough() -> bool:
        if guest.asked:
            seen.add(int(guest.decision["question"]))
        return guest.over or (not FULL and len(seen) > SOME)

    jumps = [shift for shift in measure(guest, enough) if shift.frame > MOST]
    assert len(seen) > 4
    assert jumps == []
    assert guest.faults == []
    guest.close()
