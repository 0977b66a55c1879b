"""Nothing jumps: over a whole game of each, on a phone and at a desk, the frame hardly moves between two questions.
And the board keeps its room, whatever else there is to read."""

import time

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, GAME_SECONDS, PAUSE, PHONE, Guest
from support.browser.shifts import Shift, measure, watch
from support.cryptids.browser_guest import CryptidsGuest
from support.effort import FULL, daily, volume
from support.thing.browser_guest import ThingGuest
from support.unfathomable.browser_guest import SHORT, UnfathomableGuest

TALL_PHONE = (390, 844)
LEAST = 0.45
"""The share of a phone's height that belongs to the board, with a lesson open too."""
LEARNING = """if (location.protocol.startsWith('http'))
  localStorage.getItem('guide') ?? localStorage.setItem('guide', '{"%s": {"on": true}}');"""
ROOM = """() => {
  const board = document.querySelector('.desk > .middle')?.getBoundingClientRect();
  if (!board || document.querySelector('section.end, .curtain, [data-opening]')) return null;
  const guide = document.querySelector('.guide:not(.folded)')?.getBoundingClientRect();
  const covered = guide ? Math.max(0, board.bottom - Math.max(board.top, guide.top)) : 0;
  return { share: (board.height - covered) / innerHeight, lesson: document.querySelector('.guide .name')?.textContent };
}"""
MOST = 0.02
"""The layout shift of the frame that one question may bring."""
SOME = 25
"""Questions of a sample: the dock has seen all that it holds by then."""
FEWEST = 4
GAMES = 5
"""So many may be over before somebody has been asked more than the fewest questions: one can be burned at once."""
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
    seen: set[tuple[str, int]] = set()
    jumps: list[Shift] = []
    for _ in range(GAMES):
        made = guest.make(game, [None, *["thoughtful"] * (seats - 1)], options=options)
        guest.visit(f"/t/{made['table']}")
        guest.press(guest.page.locator("[data-ready]"))

        def enough(table: str = made["table"]) -> bool:
            if guest.asked:
                seen.add((table, int(guest.decision["question"])))
            burned = isinstance(guest, ThingGuest) and guest.out  # and asked nothing more, while the others play on
            return guest.over or burned or (not FULL and len(seen) > SOME)

        jumps += [shift for shift in measure(guest, enough) if shift.frame > MOST]
        if len(seen) > FEWEST:
            break
    assert len(seen) > FEWEST
    assert jumps == []
    assert guest.faults == []
    guest.close()


@pytest.mark.parametrize(
    ("game", "size"), daily(*[(game, size) for game in TABLES for size in (PHONE, TALL_PHONE)]), ids=str
)
def test_the_board_keeps_its_room_beside_lessons(browser: Browser, address: str, game: str, size: tuple[int, int]):
    kind, seats, options = TABLES[game]
    guest = kind(browser, address, language="ru", size=size, seed=seats)
    guest.context.add_init_script(LEARNING % game)
    made = guest.make(game, [None, *["thoughtful"] * (seats - 1)], options=options)
    guest.visit(f"/t/{made['table']}")
    guest.press(guest.page.locator("[data-ready]"))
    done = guest.page.locator("[data-guide-done]")
    done.wait_for()
    crowded: list[tuple[str, str, float]] = []
    lessons: set[str] = set()
    end = time.monotonic() + GAME_SECONDS
    while not guest.over and len(lessons) < volume(40, 8):
        assert time.monotonic() < end, f"only {sorted(lessons)} came up, the question is {guest.asked!r}"
        found = guest.page.evaluate(ROOM)
        if found and found["share"] < LEAST:
            crowded.append((guest.asked, found["lesson"], found["share"]))
        if found and found["lesson"]:
            lessons.add(found["lesson"])
            guest.page.wait_for_timeout(600)  # a press any sooner is meant for what was there before
            if guest.attempt(done):  # what was touched on the board may lie over it
                continue
        if not guest.step():
            guest.page.wait_for_timeout(PAUSE)
    assert crowded == []
    assert len(lessons) > 3
    assert guest.faults == []
    guest.close()
