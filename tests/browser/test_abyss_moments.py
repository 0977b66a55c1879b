"""What happens in Abyss is seen for a moment, what is paid for stays in sight, and the end is counted up before it is
told."""

from playwright.sync_api import Browser

from support.browser.guest import Guest

MOMENT = "[data-moment]"
COUNT = f"{MOMENT} ol"
WAIT = 15_000


def test_a_moment_stands_over_the_board_and_a_touch_puts_it_away(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, size=(390, 844), language="uk", seed=4)
    guest.visit(f"/t/{guest.make('abyss', [None, 'thoughtful', 'thoughtful'])['table']}")
    guest.page.locator("[data-ready]").tap()
    while not guest.page.locator(MOMENT).count():
        assert not guest.over, "a whole game without a moment"
        guest.play(moves=1)
    assert guest.blemishes() == []
    moment = guest.page.locator(MOMENT).first.inner_text()
    guest.page.locator(".prompt .sentence").tap()
    guest.page.wait_for_function(
        f"(said) => document.querySelector('{MOMENT}')?.innerText !== said", arg=moment, timeout=WAIT
    )
    assert guest.faults == []


IN_SIGHT = """() => {
  const [lord, board] = ['.court .paying', '.middle > .board'].map((each) => document.querySelector(each));
  if (!lord || !board) return false;
  const [inner, outer] = [lord, board].map((each) => each.getBoundingClientRect());
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}"""


def pays_for_a_lord_of_the_court(guest: Guest) -> bool:
    """A Lord may also come from elsewhere."""
    if guest.asked != "recruit.pay":
        return False
    return guest.update["play"]["aids"]["payment"]["lord"] in guest.view["court"]


def test_one_press_pays_with_what_is_suggested_and_the_lord_is_in_sight(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, size=(390, 844), language="ru", seed=7)
    guest.visit(f"/t/{guest.make('abyss', [None, 'thoughtful'])['table']}")
    guest.page.locator("[data-ready]").tap()
    while not pays_for_a_lord_of_the_court(guest):
        assert not guest.over, "a whole game without a Lord that could be paid for"
        if not guest.step():
            guest.page.wait_for_timeout(40)
        if pays_for_a_lord_of_the_court(guest):  # the last touch may have come after the question: it is asked again
            guest.visit(f"/t/{guest.table}")
            while not guest.update:
                guest.page.wait_for_timeout(40)
    pay = guest.page.locator(".prompt [data-confirm]")
    pay.wait_for(timeout=WAIT)
    assert pay.inner_text().strip() == guest.decision["suggested"]["label"]
    guest.page.wait_for_function(IN_SIGHT, timeout=WAIT)
    pay.tap()
    guest.page.wait_for_function("() => !document.querySelector('.court .paying')", timeout=WAIT)
    assert guest.faults == []


def test_the_end_waits_for_the_count(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, size=(1440, 900), language="ru", seed=5, still=False)
    guest.visit(f"/t/{guest.make('abyss', [None, 'thoughtful'])['table']}")
    guest.page.locator("[data-ready]").click()
    while not guest.result:
        if not guest.step():
            guest.page.wait_for_timeout(40)
    guest.page.locator(COUNT).wait_for(timeout=WAIT)
    assert guest.page.locator("section.end").count() == 0
    guest.page.locator(".prompt .sentence").click()
    guest.page.locator("section.end").wait_for(timeout=WAIT)
    assert guest.page.locator(MOMENT).count() == 0
    assert guest.faults == []
