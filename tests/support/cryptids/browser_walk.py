"""The walk through the screens of Cryptids in the browser, for pictures and for axe."""

from collections.abc import Callable, Iterator

from support.browser.play_beside import play_beside
from support.browser.walks import Walk
from support.cryptids.browser_guest import CryptidsGuest
from support.servers.clients import Line

PARTS = ("map", "cards", "reserve", "players")


class CryptidsWalk(Walk):
    """A game of Cryptids, alone against the poacher: its questions as they come, all that opens, and the end."""

    visitor = CryptidsGuest
    guest: CryptidsGuest

    def __init__(self, guest: CryptidsGuest, seats: int = 1) -> None:
        super().__init__(guest)
        self.seats = seats

    def parts(self) -> tuple[Callable[[], Iterator[str]], ...]:
        return self.making, self.opening, self.turn, self.sheets, self.office, self.after, self.afterwards

    def reach(self, *kinds: str, late: int = 0) -> bool:
        """Play until such a question is open, not before this round; False if the game is over before."""

        def is_open(line: Line) -> bool:
            return line.decision is not None and line.decision.kind in kinds and line.play.view["number"] >= late

        play_beside(self.guest, is_open)
        return not self.guest.over

    def making(self) -> Iterator[str]:
        self.guest.visit("/new?game=cryptids")
        self.guest.choose_seats(self.seats)
        self.page.locator("form > details > summary").first.click()
        yield "new"

    def begin(self) -> None:
        """Whoever plays alone waits for nobody."""
        bots = [None] + ["thoughtful"] * (self.seats - 1)
        self.table = self.guest.make("cryptids", bots, options={"wolpertinger": True})["table"]
        self.guest.visit(f"/t/{self.table}")
        if self.seats > 1:
            self.page.locator("[data-ready]").click()

    def opening(self) -> Iterator[str]:
        self.begin()
        self.reach("setup.city")
        yield "city"
        self.reach("setup.bids")
        self.guest.step()
        yield "bids"

    def turn(self) -> Iterator[str]:
        self.reach("field.turn", late=2)
        tabs = self.page.locator(".board .tabs button")
        for at, part in enumerate(PARTS):
            if tabs.count():  # on a desk all parts are in sight
                tabs.nth(at).click()
            yield part
        for anchor, name in (("market:0", "market"), ("display:0", "note")):
            self.guest.touch(anchor)
            self.page.locator(".popup").wait_for()
            yield name
            if name == "market":
                self.back()
        self.page.locator(".popup .whole").click()
        yield "card"
        self.back()

    def sheets(self) -> Iterator[str]:
        yield from self.by_key("l", "p", "a", "h", "?")
        yield from self.why()

    def office(self) -> Iterator[str]:
        self.reach("office.turn")
        yield "office"
        self.reach("terrain.lay")
        self.page.locator(".handling .tools .quiet").click()
        yield "lay"

    def after(self) -> Iterator[str]:
        play_beside(self.guest)
        yield "end"
