"""A stranger aboard the Atlantica: passes where all might react, and knows where on the screen things are done."""

import json
import time
from collections.abc import Callable
from typing import Any

from bathysphere.games.unfathomable.cards.roles import HUMAN
from bathysphere.games.unfathomable.cards.spaces import BRIG
from support.browser.guest import PAUSE, STEP, Guest

WINDOWS = (
    "roll.before", "roll.after", "check.before", "check.after", "defeat.character", "defeat.passenger",
    "deep_ones.order",
)  # fmt: skip
"""The questions that standing orders can answer."""
SHORT = {"difficulty": "easier_for_traitors"}
"""Fewer resources: whoever plays at random has sunk the ship soon enough."""

GENEROUS = 0.5
"""How often a guest adds a card to a check: nobody has to, so that chance alone would add none."""


IDLE = 60
IN_VAIN = 200
"""Presses at one question after which a person would give up."""


class UnfathomableGuest(Guest):
    """One browser of one person aboard."""

    idle = 0
    """Looks in a row at which nothing could be done."""
    pressed = (-1, 0)
    """The open question, and how often something was pressed for it."""

    def __init__(self, *given: Any, **wanted: Any) -> None:
        super().__init__(*given, **wanted)
        self.kinds: set[str] = set()
        """The kinds of questions that this guest has answered."""
        self.ordered: int | None = None
        """The question that was open when the orders were given; None: there are none."""

    def visit(self, path: str = "/") -> None:
        self.ordered = None
        super().visit(path)

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.seat] if self.view and self.seat >= 0 else {}
        return found

    @property
    def is_traitor(self) -> bool:
        return any(role != HUMAN for role in self.me.get("roles", []))

    @property
    def has_revealed(self) -> bool:
        return bool(self.me) and self.me["revealed"] > HUMAN

    @property
    def in_brig(self) -> bool:
        return bool(self.me) and self.me["place"] == BRIG

    def offered(self, *choice: object) -> bool:
        """Whether this guest is asked now and could answer so."""
        return self.asked != "" and any(option["choice"] == list(choice) for option in self.decision["options"])

    # -- doing

    def step(self) -> bool:
        kind = "" if self._is_ordered() else self.asked
        if not kind and not self.page.locator("dialog[open]").count():
            return False
        if kind == "trade.offer":
            self.attempt(self.page.locator(".trade .choices label:not(.on)"))
        if kind == "check.add" and self.random.random() < GENEROUS:
            self.attempt(self.page.locator(".hand .cards .spot.offered:not(.picked) > .thing"))
        acted = self.choose("pass") if kind in WINDOWS and self.offered("pass") else super().step()
        self.idle = 0 if acted else self.idle + 1
        if self.idle == IDLE:  # nothing on the board answers the question: the list has everything
            self.attempt(self.page.locator(".prompt [data-options]"))
        elif self.idle > 2 * IDLE:
            self.idle = 0
            self.page.reload()
        if acted and kind:
            self.kinds.add(kind)
            self._count_presses()
        return acted

    def _count_presses(self) -> None:
        question = int(self.decision.get("question", -1))
        self.pressed = (question, self.pressed[1] + 1 if self.pressed[0] == question else 1)
        assert self.pressed[1] < IN_VAIN, (self.asked, self.decision, self.moves)

    def _is_ordered(self) -> bool:
        """Whether the orders answer the question: the guest leaves it to them, and waits forever if they do not."""
        return self.ordered is not None and self.asked in WINDOWS and self.decision["question"] != self.ordered

    def host(self, bots: list[str | None], **options: object) -> str:
        """Opens a table, and goes there; returns the link for friends."""
        made = self.make("unfathomable", bots, options=options)
        link = f"/t/{made['table']}#invite={made['invite']}"
        self.visit(link)
        return link

    def choose(self, *choice: object) -> bool:
        """Answers with a button in words, in the prompt or in the list of all that can be done; False if it is gone."""
        before = self.decision
        pressed = self._press_option(f".option[data-choice='{json.dumps(choice, separators=(',', ':'))}']")
        return pressed and self._soon(lambda: self.decision is not before)

    def _press_option(self, wanted: str) -> bool:
        if self.page.locator(f".prompt {wanted}").count():
            return self.press_option(f".prompt {wanted}")
        if not self.page.locator(".drawer .option").count() and not self.attempt(
            self.page.locator(".prompt [data-options]")
        ):
            return False
        folded = self.page.locator(".drawer details:not([open])", has=self.page.locator(wanted)).locator("summary")
        return (not folded.count() or self.attempt(folded)) and self.press_option(f".drawer {wanted}")

    def _soon(self, came: Callable[[], bool]) -> bool:
        """Whether it comes to be while one can wait for it."""
        end = time.monotonic() + STEP / 1000
        while not came() and time.monotonic() < end:
            self.page.wait_for_timeout(PAUSE)
        return came()

    def touch(self, space: int) -> bool:
        """Points at a space of the ship: goes there if that is all that can be done, else reads what can."""
        place = self.page.locator(f"[data-anchor='space:{space}'] > .thing")
        if not place.is_visible():
            self.press(self.page.locator(".board .tabs button").first, STEP)
        return self.attempt(place)

    def beside(self, other: "UnfathomableGuest") -> bool:
        """Whether this guest stands where the other is; goes there first if there is an action for it."""
        place = other.me["place"]
        if self.me["place"] != place and self.offered("move", place):
            self.choose("move", place)
        return bool(self.me["place"] == place)

    def take(self, character: int) -> bool:
        """Chooses a character; False if it is not this guest's turn to, or if another has taken it."""
        return (
            self.asked == "setup.character"
            and self.offered("character", character)
            and self.choose("character", character)
        )

    def pass_on_everything(self) -> None:
        """Standing orders for all that can be ordered, by way of their sheet."""
        page = self.page
        end = time.monotonic() + 2 * STEP / 1000
        while page.locator("dialog[open]").count():
            assert time.monotonic() < end, page.locator("dialog[open]").inner_text()
            super().step()
        if self.touches:
            self.press(page.locator(".bar nav button").last, STEP)
            self.press(page.locator("dialog[open] .item").first, STEP)
        else:
            self.press(page.locator(".bar nav button").nth(1), STEP)
        self.press(page.locator("dialog[open] .presets button").last, STEP)
        self.press(page.locator("dialog[open] .orders [type=submit]"), STEP)
        page.locator("dialog[open]").wait_for(state="detached", timeout=STEP)
        self.ordered = int(self.decision.get("question", -1))

    def lift_cover(self) -> str:
        """Looks at one's own loyalty and covers it again; returns what was read."""
        self._uncover()
        read = "\n".join(self.page.locator(".belongings .cover li").all_inner_texts())
        self.press(self.page.locator(".belongings .cover .lid"), STEP)
        self.page.locator(".belongings .cover li").first.wait_for(state="detached", timeout=STEP)
        return read

    def ask_to_reveal(self) -> None:
        """Under the cover lies the action by which one lays one's own role open; it is asked about once more."""
        self._uncover()
        self.press(self.page.locator(".belongings .cover .reveal").first, STEP)
        self.page.locator("dialog[open] [data-sure]").wait_for(timeout=STEP)

    def _uncover(self) -> None:
        """A tap that a busy machine takes for a long press only peeks: then another one."""
        self.attempt(self.page.locator(".uses .tool").last)  # what was picked up takes the place of the rest
        lid = self.page.locator(".belongings .cover .lid")
        lid.wait_for(timeout=STEP)
        end = time.monotonic() + 6 * STEP / 1000
        while lid.get_attribute("aria-expanded") != "true":
            assert time.monotonic() < end, "the cover does not open"
            self.press(lid, STEP)

    def open_sheet(self) -> None:
        self.press(self.page.locator(".bar nav button").first, STEP)
        self.page.locator(".drawer .sheet").wait_for(timeout=STEP)
