"""A stranger on a journey: presses whatever is offered, lays tiles with the buttons of the reserve, and ends turns that
could go on for ever."""

import json
from typing import Any

from support.browser.guest import STEP, Guest

TURNS = ("field.turn", "office.turn")
CONTENT = 0.4
"""How often this guest has had enough of a turn."""
LAYING = ("terrain.lay", "relocate.place")
IDLE = 40
"""Looks in a row at which nothing could be done, before the list of all options is opened."""


class CryptidsGuest(Guest):
    """One browser of one cryptozoologist."""

    idle = 0

    def __init__(self, *given: Any, **wanted: Any) -> None:
        super().__init__(*given, **wanted)
        self.kinds: set[str] = set()
        """The kinds of questions that this guest has answered."""

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.seat] if self.view and self.seat >= 0 else {}
        return found

    def offered(self, *choice: object) -> bool:
        """Whether this guest is asked now and could answer so."""
        return self.asked != "" and any(option["choice"] == list(choice) for option in self.decision["options"])

    def step(self) -> bool:
        kind = self.asked
        if not kind and not self.page.locator("dialog[open]").count():
            return False
        acted = self.act(kind)
        self.idle = 0 if acted else self.idle + 1
        if self.idle == IDLE:
            self.attempt(self.page.locator(".prompt [data-options]"))
        elif self.idle > 2 * IDLE:
            self.idle = 0
            self.page.reload()
        if acted and kind:
            self.kinds.add(kind)
        return acted

    def act(self, kind: str) -> bool:
        if kind in LAYING:
            return self.lay()
        if kind == "track.commit" and self.attempt(self.page.locator(".board .go:not(:disabled)")):
            return True
        enough = kind in TURNS and self.offered("end") and self.random.random() < CONTENT
        return self.choose("end") if enough else super().step()

    def lay(self) -> bool:
        """Where the tile fits: the next place, now and then another one. On a phone the buttons lie in the dock."""
        tools = self.page.locator(".handling .tools")
        if not self.attempt(tools.locator(".quiet")):
            return False
        if self.random.random() < CONTENT:
            self.attempt(tools.locator(".quiet"))
        return self.attempt(tools.locator(".lay:not(:disabled)"))

    def choose(self, *choice: object) -> bool:
        """Answers with a button of the prompt; False if it is not there."""
        wanted = json.dumps(choice, separators=(",", ":"))
        return self.press_option(f".prompt .option[data-choice='{wanted}']")

    def touch(self, anchor: str) -> None:
        """Presses a thing on the board, in whichever part of it that is."""
        thing = self.page.locator(f"[data-anchor='{anchor}'] > .thing")
        for tab in self.page.locator(".board .tabs button").all():
            if thing.is_visible():
                break
            self.press(tab, STEP)
        self.press(thing, STEP)
