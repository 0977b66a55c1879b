"""How many touches the commonest ways take on a phone."""

import re

from playwright.sync_api import Browser, Locator

from support.browser.guest import PHONE, STEP, Guest
from support.browser.play_beside import play_beside
from support.servers.clients import Line


class Counting(Guest):
    """Counts each touch."""

    taps = 0

    def press(self, target: Locator, timeout: float | None = None) -> None:
        self.taps += 1
        super().press(target, timeout)


def can_recruit(line: Line) -> bool:
    return (
        line.decision is not None
        and line.decision.kind == "turn.action"
        and any(option.choice[0] == "recruit" for option in line.decision.options)
    )


def test_a_game_begins_after_two_touches_and_a_lord_is_recruited_with_three(browser: Browser, address: str):
    guest = Counting(browser, address, language="en", size=PHONE)
    guest.visit()
    guest.press(guest.page.locator("[data-play=abyss]"), STEP)
    guest.page.wait_for_url(re.compile(r"/t/\w+"))
    guest.page.locator(".prompt .option, .prompt .waiting").first.wait_for()
    assert guest.taps <= 2
    play_beside(guest, can_recruit)
    guest.taps = 0
    page = guest.page
    group = page.locator(".prompt [data-group]", has_text="Recruit")
    if group.count():
        guest.press(group, STEP)
    guest.press(page.locator("""[data-choice^='["recruit"']""").first, STEP)
    guest.press(page.locator(".prompt [data-confirm]:not(:disabled)"), STEP)
    page.locator(".prompt [data-confirm]").wait_for(state="detached", timeout=STEP)
    assert guest.taps <= 3
    assert guest.faults == []
    guest.close()
