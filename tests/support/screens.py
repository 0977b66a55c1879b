"""A walk through every screen of the client, for pictures and for axe: each name comes when its screen stands."""

from collections.abc import Iterator

from playwright.sync_api import Page

from support.browser import Guest

CREATE = """async (wanted) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wanted) });
  return answer.json();
}"""
NAMES = {"ru": ("Анна", "Борис", "Вера"), "uk": ("Ганна", "Богдан", "Віра"), "en": ("Ann", "Ben", "Vera")}
TALK = {
    "ru": ("Ну что, ныряем?", "Только после вас!"),
    "uk": ("То що, пірнаємо?", "Лише після вас!"),
    "en": ("Shall we dive?", "After you!"),
}


def settled(page: Page) -> None:
    """Fonts are there and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(250)


SHEETS = {"l": "log", "c": "chat", "p": "player", "a": "options", "o": "orders", "?": "help"}


class Walk:
    """One visitor's walk."""

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.language = language
        self.names = NAMES[language]

    def screens(self) -> Iterator[str]:
        for part in (self.pages, self.waiting, self.hot_seat, self.play, self.after):
            for name in part():
                settled(self.page)
                yield name

    def make(self, **wanted: object) -> dict[str, str]:
        made: dict[str, str] = self.page.evaluate(CREATE, {"game": "abyss", "name": self.names[0], "pace": 0, **wanted})
        return made

    # -- before a game

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
        made = self.make(bots=[None, "thoughtful", None, None], listed=True)
        link = f"/t/{made['table']}#invite={made['invite']}"
        self.guest.visit(link)
        yield "waiting"
        self.guest.visit("/")
        yield "lobby-tables"
        self.page.context.clear_cookies()  # as somebody else who follows the link
        self.guest.visit(link)
        yield "claim"

    def hot_seat(self) -> Iterator[str]:
        made = self.make(bots=[None, None], also=[self.names[1]])
        self.guest.visit(f"/t/{made['table']}")
        self.page.locator("[data-ready]").click()
        self.page.locator(".curtain button").wait_for()
        yield "curtain"

    # -- a game

    def play(self) -> Iterator[str]:
        made = self.make(bots=[None, "thoughtful", "thoughtful"])
        self.table = made["table"]
        self.guest.visit(f"/t/{self.table}")
        self.page.locator("[data-ready]").click()
        self.until(".spot.offered")
        self.say()
        yield "turn"
        self.until("""[data-choice^='["buy"']""")
        yield "offer"
        yield from self.sheets()
        self.until(".prompt [data-confirm]")
        yield "payment"
        self.guest.play(moves=60)
        self.until(".spot.offered, section.end")
        yield "late"

    def until(self, selector: str) -> None:
        """Play until something is to be seen, or the game is over."""
        for _ in range(3000):
            if self.guest.over or self.page.locator(selector).first.is_visible():
                return
            if not self.guest.step():
                self.page.wait_for_timeout(20)
        raise AssertionError(f"{selector} never came")

    def say(self) -> None:
        for text in TALK[self.language]:
            if not self.page.locator(".talk input").count():
                return
            self.page.locator(".talk input").fill(text)
            self.page.keyboard.press("Enter")
        self.page.evaluate("() => document.activeElement?.blur()")

    def sheets(self) -> Iterator[str]:
        """Everything that opens over or beside the board, by its key."""
        for key, name in (
            ("l", "log"),
            ("c", "chat"),
            ("p", "player"),
            ("a", "options"),
            ("o", "orders"),
            ("?", "help"),
        ):
            self.page.keyboard.press(key)
            yield name
            self.page.keyboard.press("Escape")
            self.page.evaluate("() => document.activeElement?.blur()")
        self.page.locator(".prompt .why").click()
        yield "why"
        self.page.keyboard.press("Escape")
        card = self.page.locator(".spot:not(.offered) > .thing[aria-keyshortcuts=E]").first
        card.focus()
        self.page.keyboard.press("e")
        yield "card"
        self.page.keyboard.press("Escape")

    # -- after a game

    def after(self) -> Iterator[str]:
        self.guest.play()
        yield "end"
        self.guest.visit(f"/t/{self.table}/replay?eyes=all&at=40")
        yield "replay"
        self.guest.visit(f"/verify?table={self.table}")
        yield "verified"
        self.guest.visit(f"/t/{self.table}?watch")
        yield "watching"
