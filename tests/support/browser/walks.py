"""Walks through the screens of the client, for pictures and for axe: each name comes when its screen stands."""

import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from bathysphere.engine import InternalError
from support.browser.guest import GAME_SECONDS, PAUSE, Guest
from support.browser.play_beside import play_beside
from support.thing.browser_guest import BUSY, FIRE, PERSISTENCE, STUBBORN, ThingGuest, has_won

FRIEND = {"ru": "Борис", "uk": "Богдан", "en": "Ben"}
TALK = {
    "ru": ("Ну что, ныряем?", "Только после вас!"),
    "uk": ("То що, пірнаємо?", "Лише після вас!"),
    "en": ("Shall we dive?", "After you!"),
}
KEYS = {"l": "log", "c": "chat", "p": "player", "a": "options", "o": "orders", "h": "help", "?": "ask"}
MOVES = 3000
LATE = 140
"""Answers after which a game of Abyss has come far, and is hardly ever over."""
TABLES = 16
"""So many games may end before what is looked for has come."""


def settled(page: Page) -> None:
    """Fonts are there and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(250)


class Walk:
    """One visitor's walk."""

    visitor: type[Guest] = Guest

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.language = guest.language
        self.table = ""

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        raise InternalError(f"{type(self).__name__} does not say where it leads")

    def screens(self) -> Iterator[str]:
        for part in self.parts():
            for name in part():
                settled(self.page)
                yield name

    def sit(self, game: str, bots: list[str | None], **wanted: object) -> None:
        """A table of one's own, and ready."""
        self.table = self.guest.make(game, bots, **wanted)["table"]
        self.guest.visit(f"/t/{self.table}")
        self.page.locator("[data-ready]").click()

    def until(self, selector: str) -> None:
        """Play until something is to be seen, or the game is over."""
        for _ in range(MOVES):
            if self.guest.over or self.page.locator(selector).first.is_visible():
                return
            if not self.guest.step():
                self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{selector} never came")

    def back(self) -> None:
        """Whatever is open closes."""
        self.page.keyboard.press("Escape")
        self.page.evaluate("() => document.activeElement?.blur()")

    def by_key(self, *keys: str) -> Iterator[str]:
        """What opens over or beside the board, by its key."""
        for key in keys:
            self.page.keyboard.press(key)
            yield KEYS[key]
            self.back()

    def why(self) -> Iterator[str]:
        self.page.locator(".prompt .why").click()
        yield "why"
        self.page.keyboard.press("Escape")

    def enlarged(self, card: str) -> Iterator[str]:
        self.page.locator(f"{card} > .thing[aria-keyshortcuts=E]").first.focus()
        self.page.keyboard.press("e")
        yield "card"
        self.page.keyboard.press("Escape")

    def afterwards(self) -> Iterator[str]:
        self.guest.visit(f"/t/{self.table}/replay?eyes=all&at=40")
        yield "replay"
        self.guest.visit(f"/verify?table={self.table}")
        yield "verified"
        self.guest.visit(f"/t/{self.table}?watch")
        yield "watching"


class FrameWalk(Walk):
    """What lies around the games."""

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        return self.pages, self.waiting, self.hot_seat

    def pages(self) -> Iterator[str]:
        self.guest.visit("/")
        yield "lobby"
        self.page.locator("header button").last.click()
        yield "settings"
        self.page.keyboard.press("Escape")
        self.guest.visit("/new")
        yield "new"
        for summary in self.page.locator("summary, [aria-expanded=false]").all():
            summary.click()
        yield "new-terms"
        for path in ("about", "verify", "nowhere"):
            self.guest.visit(f"/{path}")
            yield path

    def waiting(self) -> Iterator[str]:
        made = self.guest.make("abyss", [None, "thoughtful", None, None], listed=True)
        link = f"/t/{made['table']}#invite={made['invite']}"
        self.guest.visit(link)
        yield "waiting"
        self.guest.visit("/")
        yield "lobby-tables"
        self.page.context.clear_cookies()  # as somebody else who follows the link
        self.guest.visit(link)
        yield "claim"

    def hot_seat(self) -> Iterator[str]:
        self.sit("abyss", [None, None], also=[FRIEND[self.language]])
        self.page.locator(".curtain button").wait_for()
        yield "curtain"


class AbyssWalk(Walk):
    """A game of Abyss."""

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        return self.play, self.after

    def play(self) -> Iterator[str]:
        self.sit("abyss", [None, "thoughtful", "thoughtful"])
        self.until(".spot.offered")
        self.say()
        yield "turn"
        self.until("""[data-choice^='["buy"']""")
        yield "offer"
        yield from self.by_key(*KEYS)
        yield from self.why()
        yield from self.enlarged(".spot:not(.offered)")
        self.until(".prompt [data-confirm]")
        yield "payment"
        play_beside(self.guest, lambda line: line.play.answers >= LATE)
        yield "late"

    def say(self) -> None:
        for text in TALK[self.language]:
            if not self.page.locator(".talk input").count():
                return
            self.page.locator(".talk input").fill(text)
            self.page.keyboard.press("Enter")
        self.page.evaluate("() => document.activeElement?.blur()")

    def after(self) -> Iterator[str]:
        play_beside(self.guest)
        yield "end"
        yield from self.afterwards()


SMALL = 4
"""Seats of the table whose game is played to its end: the fewest, for the sake of time."""


class ThingWalk(Walk):
    """Games of The Thing at tables of one size; the whole walk goes through everything that can be opened."""

    visitor = ThingGuest
    guest: ThingGuest

    def __init__(self, guest: ThingGuest, seats: int = 8, *, whole: bool = True, rare: bool = True) -> None:
        super().__init__(guest)
        self.seats = seats
        self.whole = whole
        self.rare = rare
        self.setting: tuple[int, str, dict[str, int] | None] | None = None

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        if not self.whole:
            return self.turn, self.late, self.after
        scenes = self.scenes if self.rare else self.small
        return self.making, self.waiting, self.turn, self.sheets, self.talk, scenes, self.after, self.afterwards

    def open(self, seats: int, bot: str = "thoughtful", deck: dict[str, int] | None = None) -> None:
        self.sit("thing", [None] + [bot] * (seats - 1), options={"first": 0, "deck": deck or {}})
        self.setting = (seats, bot, deck)

    def reach(self, wanted: Callable[[], bool], seats: int, bot: str, deck: dict[str, int] | None) -> None:
        """Play at such a table until something has come, at another one if the game is over before."""
        for _ in range(TABLES):
            if self.guest.over or self.setting != (seats, bot, deck):
                self.open(seats, bot, deck)
            for _ in range(MOVES):
                if wanted() and self.stays(wanted):
                    return
                if self.guest.over:
                    break
                if not self.guest.step():
                    self.page.wait_for_timeout(PAUSE)
        raise AssertionError("what was looked for never came")

    def stays(self, wanted: Callable[[], bool]) -> bool:
        """Whether the question is still open: an answer to it may have been on its way."""
        self.page.wait_for_timeout(150)
        return wanted()

    # -- before a game

    def making(self) -> Iterator[str]:
        self.guest.visit("/new?game=thing")
        self.guest.choose_seats(self.seats)
        yield "new"
        self.page.locator("form > details > summary").first.click()
        self.page.locator(".composition summary").click()
        yield "new-rules"

    def waiting(self) -> Iterator[str]:
        made = self.guest.make("thing", [None, "thoughtful", *[None] * (self.seats - 2)], options={"revenge": True})
        self.guest.visit(f"/t/{made['table']}#invite={made['invite']}")
        yield "waiting"

    # -- a game

    def turn(self) -> Iterator[str]:
        deck = BUSY if self.whole else None
        self.reach(lambda: self.guest.aimed_card() >= 0, self.seats, "thoughtful", deck)
        yield "turn"
        self.guest.pick(self.guest.aimed_card())
        yield "aim"
        self.page.keyboard.press("Escape")
        self.reach(lambda: self.guest.asked.startswith("exchange."), self.seats, "thoughtful", deck)
        self.back()
        yield "exchange"

    def late(self) -> Iterator[str]:
        self.guest.play(moves=12)
        self.until(".spot.offered, section.end")
        yield "late"

    def sheets(self) -> Iterator[str]:
        self.guest.press(self.page.locator(".peek button[aria-expanded]"))
        yield "role"
        self.guest.open_sheet()
        self.page.locator(".drawer summary").first.click()
        yield "sheet"
        self.back()
        yield from self.by_key("l", "p", "a", "o", "h", "?")
        yield from self.why()
        yield from self.enlarged(".fan .spot")
        self.guest.visit(f"/t/{self.table}?watch")
        yield "spectator"
        self.guest.visit(f"/t/{self.table}")

    def talk(self) -> Iterator[str]:
        self.page.locator(".prompt .sentence").wait_for()
        self.guest.open_talk()
        yield "talk"
        self.page.locator("[data-phrases]").click()
        self.page.locator("[data-phrase=saw]").wait_for()
        yield "phrases"
        self.page.locator("[data-phrase=saw]").click()
        yield "phrases-seat"
        self.page.locator("[data-value='1']").click()
        yield "phrases-card"
        self.page.locator("[data-value='2']").click()
        yield "phrases-whole"
        self.page.locator("[data-say]").click()
        self.back()

    def scenes(self) -> Iterator[str]:
        guest = self.guest
        self.reach(lambda: guest.asked in ("flamethrower.answer", "swap.answer"), self.seats, "thoughtful", BUSY)
        yield "attack"
        self.reach(lambda: guest.scene == "panic" and guest.asked != "", self.seats, "thoughtful", BUSY)
        yield "panic"
        self.reach(lambda: not guest.use(PERSISTENCE) and guest.asked == "persistence.keep", 4, "random", STUBBORN)
        yield "persistence"
        self.burn()
        yield "burned"
        yield from self.small()

    def small(self) -> Iterator[str]:
        """The table whose game is played to its end."""
        self.open(SMALL)
        yield from ()

    def burn(self) -> None:
        """A friend with a torch: it is his turn when this guest is out, and he takes his time."""
        friend = ThingGuest(self.guest.browser, self.guest.address, language=self.language)
        for _ in range(TABLES):
            link = self.guest.host([None, None, "random", "random"], FIRE)
            friend.come_by(link, FRIEND[self.language])
            for each in (self.guest, friend):
                each.press(each.page.locator("[data-ready]"))
            end = time.monotonic() + GAME_SECONDS
            while not (self.guest.out or self.guest.result):
                assert time.monotonic() < end, (friend.asked, self.guest.asked)
                acted = friend.burn(self.guest.seat) or friend.step()
                if not self.guest.step() and not acted:
                    self.page.wait_for_timeout(PAUSE)
            if not self.guest.result:
                return
        raise AssertionError("nobody was burned")

    # -- after a game

    def after(self) -> Iterator[str]:
        play_beside(self.guest, has_won)
        self.guest.play()
        self.page.locator(".ending .cast").wait_for()
        yield "end"
        self.page.locator(".ending section").last.scroll_into_view_if_needed()
        yield "story"
