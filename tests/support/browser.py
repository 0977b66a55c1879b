"""A stranger in a browser: real Chromium on the built client, choosing whatever looks as if it could be chosen."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE = (360, 740)
DESK = (1280, 800)
WIDE = (2560, 1440)
LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB"}
GAME_SECONDS = 240

FIND = """() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const usable = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.disabled && seen(e));
  const moves = {
    close: usable('dialog[open] button').slice(0, 1),
    curtain: usable('[data-curtain] button, .curtain button'),
    confirm: usable('.prompt [data-confirm]'),
    popup: usable('.popup .choices button'),
    list: usable('.drawer .option[data-choice]'),
    prompt: usable('.prompt .option[data-choice], .prompt [data-powers]'),
    board: usable('.spot.offered:not(.picked):not(.power) > .thing'),
  };
  for (const [name, found] of Object.entries(moves)) found.forEach((e, at) => e.setAttribute('data-guest', name + at));
  return Object.fromEntries(Object.entries(moves).map(([name, found]) => [name, found.length]));
}"""
CLEAR = "() => document.querySelectorAll('[data-guest]').forEach((e) => e.removeAttribute('data-guest'))"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """One browser of one person, who has never seen the place before."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        language: str = "ru",
        theme: str = "dark",
        still: bool = True,
        seed: int = 1,
    ) -> None:
        self.address = address
        self.random = random.Random(seed)
        self.faults: list[str] = []
        self.moves: dict[str, int] = {}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 500,
            is_mobile=size[0] < 500,
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        self.page.route("**/api/tables", self._at_once)

    @staticmethod
    def _at_once(route: Route) -> None:
        """Bots that do not ponder: a test need not wait for what a player should be able to follow."""
        if route.request.method != "POST":
            route.continue_()
            return
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "pace": 0}))

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def close(self) -> None:
        self.context.close()

    # -- looking

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def fits(self) -> bool:
        """Whether the page needs no sideways scrolling."""
        return int(self.page.evaluate(OVERFLOW)) <= 0

    def axe(self) -> list[str]:
        """What axe-core finds that is serious or critical on this screen."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: dict[str, Any] = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {node['html'][:160]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"][:3]
        ]

    # -- playing

    def play(self, *, until: float | None = None, moves: int = 10_000) -> int:
        """Choose at random until the game is over; returns how many choices it took."""
        end = time.monotonic() + (until or GAME_SECONDS)
        made = 0
        while made < moves and not self.over:
            assert time.monotonic() < end, f"the game does not end: {self.moves}, {self.page.url}"
            if self.step():
                made += 1
            else:
                self.page.wait_for_timeout(15)
        return made

    def step(self) -> bool:
        """One choice, by whatever is offered; False when nothing is."""
        found: dict[str, int] = self.page.evaluate(FIND)
        try:
            # A card that was no longer offered when the click came has been enlarged instead.
            for name in ("close", "curtain", "confirm", "popup"):
                if found[name]:
                    return self._click(name, 0)
            places = ("list",) if found["list"] else ("prompt", "board")  # an open list covers the board
            offered = [(name, at) for name in places for at in range(found[name])]
            return bool(offered) and self._click(*self.random.choice(offered))
        finally:
            self.page.evaluate(CLEAR)

    def _click(self, name: str, at: int) -> bool:
        target = self.page.locator(f"[data-guest={name}{at}]")
        if not target.count():
            return False
        try:
            target.first.click(timeout=1500)
        except Exception:  # it went away under the finger, as things do when others act
            return False
        self.moves[name] = self.moves.get(name, 0) + 1
        return True
