"""A stranger in a browser: real Chromium on the built client, choosing whatever looks as if it could be chosen."""

import json
import random
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError

from support.effort import FULL

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""The same engine without a window: it starts with less than half the work."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
PHONE = (360, 740)
DESK = (1280, 800)
WIDE = (2560, 1440)
NAMES = {"ru": "Анна", "uk": "Ганна", "en": "Ann"}
LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB"}
GAME_SECONDS = 240
SOME_MOVES = 8
PAUSE = 40
"""Milliseconds between two looks at a page on which nothing can be done yet: each look is work for five processes."""
SETTLING = 450
"""Milliseconds after which a press is meant for what is shown."""
STEP = 5_000
"""Milliseconds that a button may take to appear on a busy machine."""

FIND = """() => {
  document.querySelectorAll('[data-guest]').forEach((e) => e.removeAttribute('data-guest'));
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const usable = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.disabled && seen(e));
  const aiming = document.querySelector('.uses') !== null;
  const moves = {
    close: usable('dialog[open] button, .drawer:not(:has(.option)) header .close, button.stage').slice(0, 1),
    curtain: usable('[data-curtain] button, .curtain button'),
    confirm: usable('.prompt [data-confirm]'),
    uses: usable(
      aiming
        ? '.uses .use, .seat > .spot.offered > .thing'
        : '.popup .choices button, .popup:not(:has([open])) summary',
    ),
    list: usable('.drawer .option[data-choice]'),
    prompt: usable('.prompt .option:not(.apart)'),
    board: usable('.spot.offered:not(.picked):not(.power) > .thing'),
  };
  // What a picked card is aimed at lies on the board too: it is the first of the two.
  moves.board = moves.board.filter((e) => !moves.uses.includes(e));
  for (const [name, found] of Object.entries(moves)) found.forEach((e, at) => e.setAttribute('data-guest', name + at));
  return Object.fromEntries(Object.entries(moves).map(([name, found]) => [name, found.length]));
}"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
READ = """() => {
  const spoken = ['aria-label', 'title', 'placeholder'];
  const said = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  const meanings = [...document.querySelectorAll('[id^="meaning-"]')].map((element) => element.textContent);
  return [document.title, document.body.innerText, ...said, ...meanings].join('\\n');
}"""
COVERED = """() => {
  const sentence = document.querySelector('.prompt .sentence');
  if (!sentence || document.querySelector('.dock.ended, dialog[open], .curtain, .popup:popover-open')) return '';
  const box = sentence.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  if (!sentence.textContent.trim()) return 'the prompt says nothing';
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  if (!inside) return 'the prompt leaves the window';
  const there = document.elementFromPoint(...middle);
  return there?.closest('.prompt') ? '' : `over the prompt lies ${there?.outerHTML.slice(0, 120)}`;
}"""
LOOK_CLOSELY = """(whole) => {
  const over = [...document.querySelectorAll('dialog[open], .drawer, .popup')].filter((each) => each.checkVisibility());
  return axe.run(over.length && !whole ? { include: over } : document, { resultTypes: ['violations'] });
}"""
UNFINISHED = re.compile(
    r"\{ ?[$\w]|\[object|\b(?:undefined|NaN|null)\b|"
    r"\b(?:ask|card|category|do|end|event|game|named|option|options|play|reason|role|say|sure|talk|thing|topic|way|web)"
    r"-[a-z_]+\b|\b[a-z]+_[a-z_]+\b"
)
"""A text that was not found, one whose facts are missing, or a name out of the code."""
CHOOSE_LIGHT = """if (location.protocol.startsWith('http'))
  localStorage.getItem('settings') ?? localStorage.setItem('settings', '{"theme":"light"}');"""
"""Nothing is light that nobody wanted light. A page of the browser itself, as for a broken line, keeps nothing."""
LATIN = re.compile(r"[A-Za-z]{3,}")


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
        self.browser = browser
        self.address = address
        self.language = language
        self.random = random.Random(seed)
        self.faults: list[str] = []
        self.moves: dict[str, int] = {}
        self.prefers_board = False
        """Whether it chooses on the board whatever can be chosen there."""
        self.update: dict[str, Any] = {}
        """The latest picture that the server sent to this browser."""
        self.touches = size[0] < 500
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=self.touches,
            is_mobile=self.touches,
        )
        if theme == "light":
            self.context.add_init_script(CHOOSE_LIGHT)
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        """A window of this browser, which is listened to, and in which a person reads what lies over the table."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complain)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)
        page.route("**/api/tables", self._at_once)
        # Who one is lies over the table until it is read, as everybody does at once.
        opening = page.locator("[data-opening] .button")
        page.add_locator_handler(opening, self.read_opening, no_wait_after=True)
        return page

    def read_opening(self, go_on: Locator) -> None:
        self.page.wait_for_timeout(SETTLING)
        go_on.click(timeout=STEP)

    @staticmethod
    def _at_once(route: Route) -> None:
        """Bots that do not ponder: a test need not wait for what a player should be able to follow."""
        if route.request.method != "POST":
            route.continue_()
            return
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "pace": 0}))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(message.text)

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # whoever goes to another page lets go of what was on its way
            self.faults.append(f"{request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.url}: {response.status}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "update":
            self.update = message

    def visit(self, path: str = "/") -> None:
        self.update = {}
        self.page.goto(self.address + path)

    def close(self) -> None:
        self.context.close()

    def make(self, game: str, bots: list[str | None], **wanted: object) -> dict[str, str]:
        """A table of this guest's own, who takes the first seat for a person. Any page of theirs has the cookies."""
        wishes = {"game": game, "name": NAMES[self.language], "bots": bots, "pace": 0, **wanted}
        answer = self.context.request.post(
            f"{self.address}/api/tables", data=wishes, headers={"Origin": self.address}, fail_on_status_code=True
        )
        made: dict[str, str] = answer.json()
        return made

    # -- what the server has told this browser

    @property
    def view(self) -> dict[str, Any]:
        play = self.update.get("play") or {}
        found: dict[str, Any] = play.get("view") or {}
        return found

    @property
    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = (self.update.get("play") or {}).get("decision") or {}
        return found

    @property
    def seat(self) -> int:
        """-1 before the deal."""
        return int(self.update.get("seat", -1))

    @property
    def table(self) -> str:
        """The table at which this guest is."""
        return self.page.url.removeprefix(self.address).removeprefix("/t/").partition("#")[0].partition("?")[0]

    @property
    def asked(self) -> str:
        """The kind of the question that waits for this guest, or ''."""
        return str(self.decision["kind"]) if self.decision and self.decision["sealed"] is None else ""

    @property
    def result(self) -> dict[str, Any]:
        """How the game ended; empty while it lasts."""
        found: dict[str, Any] = (self.update.get("play") or {}).get("result") or {}
        return found

    @property
    def names(self) -> list[str]:
        return [str(seat["name"]) for seat in self.update["table"]["seats"]]

    # -- looking

    @property
    def over(self) -> bool:
        """The server has said so, and the page shows it."""
        return bool(self.result) and self.page.locator("section.end").count() > 0

    @property
    def played_enough(self) -> bool:
        """The game is over; in a sample some moves do, where another test plays the same board to its end."""
        return self.over or (not FULL and sum(self.moves.values()) >= SOME_MOVES)

    def fits(self) -> bool:
        """Whether the page needs no sideways scrolling."""
        return int(self.page.evaluate(OVERFLOW)) <= 0

    def blemishes(self, known: Iterable[str] = ()) -> list[str]:
        """What no screen may have at any moment; `known` are words in foreign letters that belong there."""
        found = [] if self.fits() else ["scrolls sideways"]
        found += [covered] if (covered := self.page.evaluate(COVERED)) else []
        text: str = self.page.evaluate(READ)
        found += [f"reads {each.group()!r}" for each in UNFINISHED.finditer(text)]
        if self.language != "en":
            foreign = {each.group() for each in LATIN.finditer(text)} - set(known)
            found += [f"reads {each!r} in {self.language}" for each in foreign]
        return found

    def axe(self) -> list[str]:
        """What axe-core finds that is serious or critical on this screen: in a sample on what lies over the rest of it,
        if anything does."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: dict[str, Any] = self.page.evaluate(LOOK_CLOSELY, FULL)
        return [
            f"{each['id']}: {node['html'][:160]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"][:3]
        ]

    # -- sitting down and talking

    def choose_seats(self, seats: int) -> None:
        """How many sit at a new table."""
        self.press(self.page.locator("fieldset label", has_text=re.compile(rf"^\s*{seats}\s*$")), STEP)

    def come_by(self, link: str, name: str) -> None:
        """Follows somebody's link to a free seat."""
        self.visit(link)
        self.page.locator("input").first.fill(name)
        self.press(self.page.locator("button[type=submit]"))

    def say(self, phrase: str, *filled: int) -> str:
        """A statement, button by button; returns the sentence that is read before it is said."""
        self.open_talk()
        self.press(self.page.locator("[data-phrases]"), STEP)
        self.press(self.page.locator(f"[data-phrase={phrase}]"), STEP)
        for value in filled:
            self.press(self.page.locator(f"[data-value='{value}']"), STEP)
        sentence = self.page.locator(".composer .sentence").inner_text(timeout=STEP).strip()
        self.press(self.page.locator("[data-say]"), STEP)
        self.page.locator(".spoken.own .said", has_text=sentence).last.wait_for(timeout=STEP)
        self.close_drawer()
        return sentence

    def write(self, text: str) -> None:
        """Free words."""
        self.open_talk()
        field = self.page.locator(".chat input")
        field.press_sequentially(text)
        field.press("Enter")
        self.page.locator(".spoken.own .said", has_text=text).last.wait_for(timeout=STEP)
        self.close_drawer()

    def open_talk(self) -> None:
        if not self.page.locator(".chat").count():
            self.press(self.page.locator(".bar .badged button"), STEP)

    def close_drawer(self) -> None:
        drawer = self.page.locator(".drawer header .close")
        if drawer.count():
            self.press(drawer, STEP)
            drawer.wait_for(state="detached", timeout=STEP)

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
                self.page.wait_for_timeout(PAUSE)
        return made

    def step(self) -> bool:
        """One choice, by whatever is offered; False when nothing is."""
        found: dict[str, int] = self.page.evaluate(FIND)
        # A card that was no longer offered when the click came has been enlarged instead.
        for name in ("close", "curtain", "confirm", "uses"):
            if found[name]:
                return self._click(name, self.random.randrange(found[name]))
        places = ("list",) if found["list"] else ("prompt", "board")  # an open list covers the board
        if self.prefers_board and found["board"]:
            places = ("board",)
        offered = [(name, at) for name in places for at in range(found[name])]
        return bool(offered) and self._click(*self.random.choice(offered))

    def press(self, target: Locator, timeout: float | None = None) -> None:
        """With a finger where there is a touch screen, else with a mouse."""
        if self.touches:
            target.tap(timeout=timeout)
        else:
            target.click(timeout=timeout)

    def attempt(self, target: Locator) -> bool:
        """Presses what is there; False if it is not, or goes away under the finger, as things do when others act."""
        if not target.count():
            return False
        try:
            self.press(target.first, 1500)
        except PlaywrightError:
            return False
        return True

    def press_option(self, wanted: str) -> bool:
        """Presses the button of an option; once more if it says that something would be given up."""
        return self.attempt(self.page.locator(wanted)) and (
            not self.page.locator(f"{wanted}.armed").count() or self.attempt(self.page.locator(f"{wanted}.armed"))
        )

    def _click(self, name: str, at: int) -> bool:
        if not self.attempt(self.page.locator(f"[data-guest={name}{at}]")):
            return False
        self.moves[name] = self.moves.get(name, 0) + 1
        return True
