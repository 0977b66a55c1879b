"""Strangers finish games of Unfathomable in the built client: 3 and 6 seats, phone and desk, in three languages.

Every deal is another one: what a screen must show at the end is what the server has told this browser.
"""

import re
import time
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from bathysphere.games.unfathomable.cards.characters.table import JAMIE
from bathysphere.games.unfathomable.cards.roles import HUMAN, ROLES
from bathysphere.games.unfathomable.cards.spaces import BRIG
from bathysphere.words import Words
from support.browser.guest import DESK, GAME_SECONDS, PAUSE, PHONE, STEP
from support.browser.play_beside import play_at, play_beside
from support.effort import FULL, on_day
from support.unfathomable.browser_guest import SHORT, UnfathomableGuest

LOOK = 8
"""A screen is read when a question of a kind comes up for the first time, and after so many answers."""
LITTLE = 2
"""Of food, fuel, sanity or souls: a ship that has so little left is soon lost."""
OTHERS = 3 if FULL else 1
"""Bots beside the first one; six seats are also those of the walk through the screens."""
TABLES = 40
"""So many tables are opened until somebody is a traitor from the beginning, which every fourth is."""


def sit_down(guest: UnfathomableGuest, seats: int) -> None:
    """From the lobby: a table of the game with so many seats, and less to live on."""
    page = guest.page
    guest.visit()
    guest.press(page.locator('a[href="/new?game=unfathomable"]'))
    guest.choose_seats(seats)
    guest.press(page.locator("form > details summary").first)
    guest.press(page.locator("form [value=easier_for_traitors], form label:has([value=easier_for_traitors])").first)
    guest.press(page.locator("button[type=submit]"))
    page.wait_for_url(re.compile(r"/t/\w+"))


def play(*guests: UnfathomableGuest, until: Callable[[], bool]) -> None:
    """Everybody plays until something has come, and no screen has a fault on the way."""
    end = time.monotonic() + GAME_SECONDS
    while not until():
        assert time.monotonic() < end, [(guest.moves, guest.asked, guest.page.url) for guest in guests]
        acted = False
        for guest in guests:
            known = len(guest.kinds)
            if until() or guest.over or not guest.step():
                continue
            acted = True
            if len(guest.kinds) > known or sum(guest.moves.values()) % LOOK == 0:
                assert guest.blemishes() == [], guest.asked
        if not acted:
            guests[0].page.wait_for_timeout(PAUSE)


def finish(*guests: UnfathomableGuest) -> None:
    play(*guests, until=lambda: all(guest.over for guest in guests))


def be_ready(*guests: UnfathomableGuest) -> None:
    for guest in guests:
        guest.press(guest.page.locator("[data-ready]"))


def settle(*guests: UnfathomableGuest) -> None:
    """When the first turn has begun, they order to pass wherever that can be ordered, and leave that to the orders."""
    play(*guests, until=lambda: all(guest.view and guest.view["turn"]["number"] > 0 for guest in guests))
    for guest in guests:
        guest.pass_on_everything()


def check_end(guest: UnfathomableGuest) -> None:
    """Who won and why, what everybody was, and how the ship stood."""
    page, view, names, result = guest.page, guest.view, guest.names, guest.result
    page.locator(".ending .cast li").first.wait_for()
    assert guest.blemishes() == []
    headline = page.locator("section.end h2").inner_text()
    assert all(names[seat] in headline for seat in result["winners"])
    assert result["reason"] in page.locator("section.end header").inner_text()
    cast, sides = page.locator(".ending .cast li"), page.locator(".sides li")
    assert cast.count() == sides.count() == len(names)
    for seat, name in enumerate(names):
        side = sides.filter(has=page.get_by_text(name, exact=True))
        assert result["sides"][seat] in side.inner_text()
        assert (side.locator(".fate svg").count() > 0) == (seat in result["winners"])
        shown = cast.filter(has=page.get_by_text(name, exact=True)).locator(".role")
        held = [*view["roles"][seat], *[role for role in [view["players"][seat]["revealed"]] if role >= 0]]
        assert Counter(shown.all_inner_texts()) == Counter(role_name(guest.language, role) for role in held)
    dials = page.locator(".ending .state li b").all_inner_texts()
    assert dials[: len(view["dials"])] == [str(value) for value in view["dials"]]


def said(language: str, sentence: str) -> str:
    return Words(language, "unfathomable")(sentence)


def role_name(language: str, role: int) -> str:
    return said(language, f"role-{ROLES[role]}")


def leave(*guests: UnfathomableGuest) -> None:
    for guest in guests:
        assert guest.faults == []
        guest.close()


def test_a_stranger_finishes_a_game_by_touch(browser: Browser, address: str):
    guest = UnfathomableGuest(browser, address, language="ru", size=PHONE, seed=3)
    sit_down(guest, 3)
    settle(guest)
    assert guest.view["options"]["difficulty"] == "easier_for_traitors"
    assert guest.lift_cover().startswith(role_name("ru", guest.me["roles"][0]))
    if not FULL:
        play(guest, until=lambda: guest.played_enough)
        play_beside(guest, lambda line: line.decision is not None and min(line.play.view["dials"]) <= LITTLE)
    finish(guest)
    assert len(guest.names) == 3
    assert guest.page.locator("html").get_attribute("lang") == "ru"
    check_end(guest)
    leave(guest)


@on_day(2, of=4)
def test_two_friends_among_bots_talk_and_trade(browser: Browser, address: str):
    """One opens a table at the desk and sends the link, the other follows it on a phone; they read other languages."""
    hanna = UnfathomableGuest(browser, address, language="uk", size=DESK, theme="light", seed=5)
    ben = UnfathomableGuest(browser, address, language="en", size=PHONE, seed=6)
    ben.come_by(hanna.host([None, "random", None, *["random"] * OTHERS], **SHORT), "Бен")
    be_ready(hanna, ben)
    settle(hanna, ben)
    assert hanna.say("no_help") == said("uk", "say-no_help")
    ben.page.locator("[data-ticker]", has_text=said("en", "say-no_help")).wait_for()
    play(hanna, ben, until=lambda: hanna.over or begin_trade(hanna, ben))
    play(hanna, ben, until=lambda: hanna.over or "trade.agree" in (hanna.asked, ben.asked))
    for guest in (hanna, ben):
        if guest.asked == "trade.agree":
            guest.page.locator(".trade .gifts li").first.wait_for()
            assert guest.blemishes() == []
            guest.choose("agree")
    if FULL:
        finish(hanna, ben)
        for guest in (hanna, ben):
            check_end(guest)
    leave(hanna, ben)


def begin_trade(one: UnfathomableGuest, other: UnfathomableGuest) -> bool:
    """One goes to the other and says that he would trade; false as long as there is no action for it."""
    return one.asked == "action" and one.beside(other) and one.offered("trade") and one.choose("trade")


def test_a_traitor_reveals_himself(browser: Browser, address: str):
    """What he is lies under a cover with the way to say so, which is asked about twice; then everybody sees it."""
    guest = UnfathomableGuest(browser, address, language="uk", size=PHONE, theme="light", seed=7)
    for _ in range(TABLES):
        table = guest.make("unfathomable", [None, "random", "random", "random"])["table"]
        line = play_at(guest, table, lambda line: line.decision is not None and line.decision.kind == "action")
        role = max(line.play.view["players"][0]["roles"], default=HUMAN)
        if role > HUMAN and not line.over:
            break
    guest.visit(f"/t/{table}")
    play(guest, until=lambda: guest.asked == "action")
    guest.close_drawer()
    assert role_name("uk", role) in guest.lift_cover()
    guest.ask_to_reveal()
    assert guest.blemishes() == []
    guest.press(guest.page.locator("dialog[open] [data-sure]"), STEP)
    play(guest, until=lambda: guest.has_revealed)
    watcher = UnfathomableGuest(browser, address, language="en", size=DESK)
    watcher.visit(f"{guest.page.url.removeprefix(address).partition('#')[0]}?watch")
    traitor = watcher.page.locator(f".area.traitor[data-anchor='seat:{guest.seat}']")
    expect(traitor.locator(".role")).to_have_text(role_name("en", role))
    assert watcher.blemishes() == []
    guest.open_sheet()
    assert role_name("uk", role) in guest.page.locator(".drawer .revealed").inner_text()
    assert guest.blemishes() == []
    leave(guest, watcher)


@on_day(1, of=2)
def test_whoever_is_sent_to_the_brig_sees_the_way_out(browser: Browser, address: str):
    """One of two friends has the other arrested, who is in the brig then and tries to get out of it."""
    anna = UnfathomableGuest(browser, address, language="ru", size=DESK, seed=8)
    ben = UnfathomableGuest(browser, address, language="en", size=PHONE, theme="light", seed=9)
    for _ in range(TABLES):
        ben.come_by(anna.host([None, None, "random"]), "Бен")
        be_ready(anna, ben)
        play(anna, ben, until=lambda: anna.take(JAMIE) or anna.me.get("character", -1) >= 0)
        if anna.me["character"] == JAMIE and lock_up(anna, ben):
            break
    ben.attempt(ben.page.locator(".uses .tool").last)  # with a card in hand the board shows where that card goes
    assert ben.offered("room", BRIG)
    way_out = next(option["label"] for option in ben.decision["options"] if option["choice"] == ["room", BRIG])
    expect(ben.page.locator(f"[data-anchor='space:{BRIG}'].offered > .thing")).to_be_visible()
    assert ben.blemishes() == []
    ben.touch(BRIG)
    expect(ben.page.locator(f".popup [data-offer='[\"room\",{BRIG}]']")).to_contain_text(way_out)
    assert ben.blemishes() == []
    play(anna, ben, until=lambda: ben.view["check"] is not None)
    ben.page.locator(".board .criteria").first.wait_for()
    assert ben.blemishes() == []
    leave(anna, ben)


def lock_up(one: UnfathomableGuest, other: UnfathomableGuest) -> bool:
    """One has the other arrested; false if he is free again before it is his turn."""
    settle(one, other)
    play(one, other, until=lambda: one.over or other.in_brig or arrest(one, other))
    play(one, other, until=lambda: one.over or (other.asked == "action" and other.view["turn"]["seat"] == other.seat))
    if not other.in_brig:
        return False
    other.close_drawer()
    for guest in (one, other):
        guest.page.wait_for_function(HELD, arg=[BRIG, one.names[other.seat]])
        assert guest.blemishes() == []
    return True


HELD = "([space, name]) => document.querySelector(`[data-anchor='space:${space}'] > .thing`).ariaLabel.includes(name)"


def arrest(one: UnfathomableGuest, other: UnfathomableGuest) -> bool:
    """One goes to the other and has him brought to the brig; false as long as there is no action for it."""
    return one.asked == "action" and one.beside(other) and one.choose("arrest_order", other.seat)
