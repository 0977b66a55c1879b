"""Whatever is drawn on a table and carries meaning has a name and a meaning: walked over in twenty positions of each
game, phone and desk, three languages. What carries meaning is said in support/browser/signs.py. No type on the way is
too small to be read."""

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, PHONE, Guest
from support.browser.signs import unnamed
from support.browser.sizes import small_type
from support.cryptids.browser_guest import CryptidsGuest
from support.effort import FULL, ROTATION
from support.thing.browser_guest import ThingGuest
from support.unfathomable.browser_guest import UnfathomableGuest

TABLES: dict[str, tuple[type[Guest], int]] = {
    "abyss": (Guest, 3),
    "thing": (ThingGuest, 5),
    "unfathomable": (UnfathomableGuest, 4),
    "cryptids": (CryptidsGuest, 2),
}
"""Who plays, and how many sit there."""
WALKS = (("ru", PHONE, 7), ("uk", DESK, 7), ("en", DESK, 6))
"""Languages, windows, and how many positions are looked at: twenty together."""
APART = 4
"""Moves from one position to the next."""
STAGED = 250
"""Milliseconds until what a move sets going has come to rest where nothing moves."""


def games() -> list[str]:
    """All of them; in a sample one a day."""
    return list(TABLES) if FULL else [list(TABLES)[(ROTATION + 2) % len(TABLES)]]


@pytest.mark.parametrize("game", games())
def test_every_sign_has_a_name_and_a_meaning_and_type_can_be_read(browser: Browser, address: str, game: str):
    visitor, seats = TABLES[game]
    missing: dict[str, str] = {}
    small: set[str] = set()
    for seed, (language, size, positions) in enumerate(WALKS):
        guest = visitor(browser, address, size=size, language=language, seed=seed)
        table = guest.make(game, [None, *["thoughtful"] * (seats - 1)])["table"]
        guest.visit(f"/t/{table}")
        guest.page.locator("[data-ready]").click()
        guest.page.locator(".desk").wait_for()
        for position in range(positions):
            guest.play(moves=APART if position else 1)
            guest.page.wait_for_timeout(STAGED)
            small |= {f"{found}, {size[0]} px" for found in small_type(guest.page)}
            for found in unnamed(guest.page):
                path, _, text = found.partition(" «")
                missing.setdefault(path, f"{language}, {size[0]} px, {guest.asked}: {text}")
        assert guest.faults == []
        guest.close()
    assert missing == {}
    assert small == set()
