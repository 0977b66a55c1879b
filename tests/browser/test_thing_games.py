"""Strangers finish games of The Thing in the built client: 4, 8 and 12 seats, phone and desk, in three languages.

Every deal is another one: what a screen must show at the end is what the server has told this browser.
"""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from support.browser.guest import DESK, GAME_SECONDS, PAUSE, PHONE
from support.effort import FULL, on_day, sampled
from support.thing.browser_guest import FIRE, ThingGuest

ROLES = ("human", "infected", "thing")
WAIT = 30
TABLES = 6
"""So many tables are opened until fire has come to one of two friends; hardly ever more than two."""


def sit_down(guest: ThingGuest, seats: int) -> None:
    """From the lobby: a table of the game with so many seats, at which one begins oneself."""
    page = guest.page
    guest.visit()
    guest.press(page.locator('a[href="/new?game=thing"]'))
    guest.choose_seats(seats)
    guest.press(page.locator("form > details summary").first)
    page.locator(".groups .seat select").select_option(index=1)
    guest.press(page.locator("button[type=submit]"))
    page.wait_for_url(re.compile(r"/t/\w+"))


def wait(guest: ThingGuest, until: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not until():
        assert time.monotonic() < end, (guest.page.url, guest.asked, guest.moves)
        guest.page.wait_for_timeout(PAUSE)


def look_around(guest: ThingGuest) -> None:
    """All that a player has beside the question: the role, talk, the sheet with notes, another player."""
    page = guest.page
    neighbour = (guest.seat + 1) % len(guest.names)
    assert guest.look_at_role()
    guest.say("claim", 0)
    guest.write("…?!")
    assert guest.names[neighbour] in guest.say("ask", neighbour)
    assert guest.names[neighbour] in guest.say("saw", neighbour, 2)
    guest.open_sheet()
    assert page.locator(".drawer .row").count() == len(guest.names) - 1
    mark = page.locator(".drawer .mark").first
    before = mark.inner_text()
    guest.press(mark)
    assert mark.inner_text() != before
    page.locator(".drawer textarea").last.fill("* * *")
    assert guest.blemishes() == []
    guest.close_drawer()
    guest.open_sheet()
    assert page.locator(".drawer textarea").last.input_value() == "* * *"
    guest.close_drawer()


def finish(*guests: ThingGuest, enough: bool = False) -> None:
    """Everybody plays to the end, or enough, and no screen has a fault on the way."""
    end = time.monotonic() + GAME_SECONDS
    while not all(guest.over or (enough and guest.played_enough) for guest in guests):
        assert time.monotonic() < end, [(guest.moves, guest.asked, guest.page.url) for guest in guests]
        acted = [guest for guest in guests if not guest.over and guest.step()]
        for guest in acted:
            assert guest.blemishes() == []
        if not acted:
            guests[0].page.wait_for_timeout(PAUSE)


def check_end(guest: ThingGuest) -> None:
    """Who won and why, what everybody was, who infected whom and who burned whom."""
    page, view, names = guest.page, guest.view, guest.names
    result = guest.result
    page.locator(".ending .story li, .ending .nothing").first.wait_for()
    assert guest.blemishes() == []
    headline = page.locator("section.end h2").inner_text()
    assert all(names[seat] in headline for seat in result["winners"])
    assert result["reason"] in page.locator("section.end header").inner_text()
    sides = page.locator(".sides li")
    assert sides.count() == len(names)
    for seat, name in enumerate(names):
        side = sides.filter(has=page.get_by_text(name, exact=True))
        assert result["sides"][seat] in side.inner_text()
        assert (side.locator(".fate svg").count() > 0) == (seat in result["winners"])
        cast = page.locator(f".cast li.{ROLES[view['roles'][seat]]}").filter(has=page.get_by_text(name, exact=True))
        assert cast.locator(".role").inner_text()
    infected = page.locator(".story li.infected .deed > span:last-child").all_inner_texts()
    burned = page.locator(".story li.burned .deed > span:last-child").all_inner_texts()
    for texts, deeds in (
        (infected, [(each["victim"], each["giver"]) for each in view["infections"]]),
        (burned, [(each["target"], each["by"]) for each in view["burned"]]),
    ):
        assert len(texts) == len(deeds)
        assert all(names[one] in text and names[other] in text for text, (one, other) in zip(texts, deeds, strict=True))


def leave(*guests: ThingGuest) -> None:
    for guest in guests:
        assert guest.faults == []
        guest.close()


@pytest.mark.parametrize(("language", "seats", "theme"), sampled(("ru", 4, "dark"), ("en", 12, "light")), ids=str)
def test_a_stranger_finishes_a_game_by_touch(browser: Browser, address: str, language, seats, theme):
    guest = ThingGuest(browser, address, language=language, size=PHONE, theme=theme, seed=seats)
    sit_down(guest, seats)
    wait(guest, lambda: guest.asked != "" or guest.over)
    if not guest.over:
        look_around(guest)
    finish(guest)
    assert len(guest.names) == seats
    assert guest.page.locator("html").get_attribute("lang") == language
    check_end(guest)
    leave(guest)


@on_day(1, of=4)
def test_two_friends_and_six_bots(browser: Browser, address: str):
    """One opens a table at the desk and sends the link, the other follows it on a phone."""
    hanna = ThingGuest(browser, address, language="uk", size=DESK, theme="light", seed=5)
    bohdan = ThingGuest(browser, address, language="uk", size=PHONE, seed=6)
    bots = [None, *["thoughtful"] * 3, None, *["thoughtful"] * 3]
    bohdan.come_by(hanna.host(bots), "Богдан")
    for guest in (hanna, bohdan):
        guest.press(guest.page.locator("[data-ready]"))
    wait(hanna, lambda: hanna.asked != "" or hanna.over)
    if not hanna.over:
        look_around(hanna)
        sentence = hanna.say("promise", bohdan.seat)
        bohdan.page.locator("[data-ticker]", has_text=sentence).wait_for()
    finish(hanna, bohdan, enough=True)
    for guest in (hanna, bohdan) if FULL else ():
        check_end(guest)
    leave(hanna, bohdan)


@on_day(0, of=2)
def test_whoever_is_burned_talks_with_the_burned_alone(browser: Browser, address: str):
    """Two friends with hardly anything but fire in the deck: the first who can burns the other, and then both talk."""
    friends = [ThingGuest(browser, address, language="ru", size=size, seed=7) for size in (PHONE, DESK)]
    for _ in range(TABLES):
        friends[1].come_by(friends[0].host([None, None, "random", "random"], FIRE), "Богдан")
        for guest in friends:
            guest.press(guest.page.locator("[data-ready]"))
        if burn_one(*friends):
            break
    burned, left = sorted(friends, key=lambda guest: not guest.out)
    assert burned.out
    assert not left.out
    burned.page.locator(".hand .none").wait_for()
    secret, open_word = "Это был не я", "Кто следующий?"
    burned.open_talk()
    burned.page.locator(".chat .note").wait_for()
    burned.write(secret)
    accusation = burned.say("accuse", left.seat)
    assert burned.blemishes() == []
    left.write(open_word)
    burned.open_talk()
    burned.page.locator(".spoken .said", has_text=open_word).wait_for()
    burned.close_drawer()
    left.open_talk()
    heard = "\n".join(left.page.locator(".spoken .said").all_inner_texts())
    assert open_word in heard
    assert secret not in heard
    assert accusation not in heard
    left.close_drawer()
    finish(*friends)
    for guest in friends:
        check_end(guest)
    left.open_talk()
    left.page.locator(".spoken.aside .said", has_text=secret).wait_for()
    leave(*friends)


def burn_one(one: ThingGuest, other: ThingGuest) -> bool:
    """Plays until one of the two has burned the other in a game that goes on."""
    end = time.monotonic() + GAME_SECONDS
    while not (one.result or other.result):
        assert time.monotonic() < end, (one.moves, other.moves)
        if one.out or other.out:
            return not (one.result or other.result)
        acts = [guest.burn(friend.seat) for guest, friend in ((one, other), (other, one)) if not friend.is_thing]
        if not any(acts) and not any([one.step(), other.step()]):
            one.page.wait_for_timeout(PAUSE)
    return False
