"""The walk through the screens of Unfathomable, for pictures and for axe."""

from collections.abc import Callable, Iterator

from support.browser.guest import PAUSE
from support.browser.play_beside import play_beside
from support.browser.walks import MOVES, TABLES, Walk
from support.unfathomable.browser_guest import SHORT, UnfathomableGuest


class UnfathomableWalk(Walk):
    """A game of Unfathomable: its questions as they come, everything that can be opened, and the end."""

    visitor = UnfathomableGuest
    guest: UnfathomableGuest

    def __init__(self, guest: UnfathomableGuest, seats: int = 6, *, rare: bool = True) -> None:
        super().__init__(guest)
        self.seats = seats
        self.rare = rare

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        scenes = (self.traitor,) if self.rare else ()
        return (
            self.making,
            self.opening,
            self.turn,
            self.sheets,
            self.talk,
            self.check,
            *scenes,
            self.after,
            self.afterwards,
        )

    def reach(self, wanted: Callable[[], bool]) -> bool:
        """Play until something has come and stays; False if the game is over before."""
        for _ in range(MOVES):
            if self.guest.over:
                return False
            if wanted() and self.stays(wanted):
                self.back()
                return True
            if not self.guest.step():
                self.page.wait_for_timeout(PAUSE)
        raise AssertionError("what was looked for never came")

    def stays(self, wanted: Callable[[], bool]) -> bool:
        """Whether it is still so: an answer may have been on its way."""
        self.page.wait_for_timeout(150)
        return wanted()

    def begin(self) -> None:
        self.sit("unfathomable", [None] + ["thoughtful"] * (self.seats - 1), options=SHORT)

    # -- before a game

    def making(self) -> Iterator[str]:
        self.guest.visit("/new?game=unfathomable")
        self.guest.choose_seats(self.seats)
        self.page.locator("form > details > summary").first.click()
        yield "new"

    def opening(self) -> Iterator[str]:
        self.begin()
        self.reach(lambda: self.guest.asked == "setup.character")
        yield "character"

    # -- a game

    def turn(self) -> Iterator[str]:
        self.reach(lambda: self.guest.asked == "action" and bool(self.guest.view["hand"]))
        yield "turn"
        self.page.locator(
            "[data-anchor^='space:']:not(.offered) > .thing"
        ).first.click()  # offered, it might act at once
        self.page.locator(".popup").wait_for()
        yield "space"
        self.back()
        self.page.locator(".hand .cards .thing").first.click()
        yield "aim"
        self.back()
        self.page.locator(".board [data-open=voyage], .board.wide .tabs button:last-child").first.click()
        yield "voyage"

    def sheets(self) -> Iterator[str]:
        self.page.locator(".belongings .lid").click()
        yield "role"
        self.page.locator(".belongings .lid").click()
        self.guest.open_sheet()
        yield "sheet"
        self.back()
        yield from self.by_key("l", "p", "a", "o", "h", "?")
        yield from self.why()
        yield from self.enlarged(".hand .cards .spot")
        self.guest.pass_on_everything()

    def talk(self) -> Iterator[str]:
        self.guest.open_talk()
        yield "talk"
        self.page.locator("[data-phrases]").click()
        self.page.locator("[data-phrase=ask_card]").wait_for()
        yield "phrases"
        self.page.locator("[data-phrase=ask_card]").click()
        self.page.locator("[data-value='1']").click()
        yield "phrases-card"
        self.page.locator("[data-phrases]").click()
        self.back()
        self.guest.close_drawer()

    def check(self) -> Iterator[str]:
        """A check of the crew, from its criteria to its cards; another game if this one is over before."""
        for _ in range(TABLES):
            play_beside(self.guest, lambda line: line.decision is not None and line.decision.kind == "check.add")
            if not self.guest.over:
                break
            self.begin()
        yield "check"

    def traitor(self) -> Iterator[str]:
        """The way to lay one's own role open; tables are opened until the guest has one to lay open."""
        for _ in range(TABLES * 3):
            self.begin()
            self.reach(lambda: bool(self.guest.me.get("roles")))
            if self.guest.is_traitor and self.reach(lambda: self.guest.asked == "action"):
                break
        self.guest.ask_to_reveal()
        yield "reveal"
        self.page.locator("dialog[open] [data-sure]").click()
        self.reach(lambda: self.guest.asked in ("skills.decline", "actions.start"))
        yield "traitor"

    # -- after a game

    def after(self) -> Iterator[str]:
        play_beside(self.guest)
        self.page.locator(".ending .cast").wait_for()
        yield "end"
        self.page.locator(".ending section").last.scroll_into_view_if_needed()
        yield "story"
