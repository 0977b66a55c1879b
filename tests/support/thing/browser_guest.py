"""A stranger at a table of The Thing: plays like any other guest, talks, keeps notes, and knows when it has won."""

from typing import Any

from support.browser.guest import STEP, Guest
from support.servers.clients import Line

HUMAN, THING = 0, 2
CLIMAX = 3 * STEP
"""Milliseconds in which an announcement is heard, judged, and all roles are turned over."""
FLAMETHROWER, PERSISTENCE = 2, 7
EMPTY = dict.fromkeys(
    (
        "flamethrower", "analysis", "axe", "suspicion", "whisky", "persistence", "watch_your_back", "change_places",
        "better_run", "seduction", "fear", "fine_here", "no_thanks", "missed", "no_barbecue", "quarantine",
        "barred_door", "old_ropes", "one_two", "three_four", "party", "get_out", "forgetful", "chain_reaction",
        "be_friends", "blind_date", "oops", "between_us", "confession",
    ),
    0,
)  # fmt: skip
FIRE = {**EMPTY, "flamethrower": 5, "suspicion": 8, "whisky": 3, "persistence": 5, "watch_your_back": 2}
"""A deck in which whoever wants to burn a neighbour can do so in the first turns."""
STUBBORN = {**EMPTY, "persistence": 5, "suspicion": 6, "whisky": 3, "watch_your_back": 2}
BUSY = {
    **EMPTY, "flamethrower": 2, "suspicion": 3, "whisky": 1, "persistence": 2, "change_places": 5, "better_run": 5,
    "seduction": 3, "axe": 1, "fear": 2, "fine_here": 3, "no_thanks": 1, "missed": 1, "no_barbecue": 3,
    "quarantine": 2, "barred_door": 3, "one_two": 2, "get_out": 1, "forgetful": 1, "chain_reaction": 2,
    "be_friends": 2, "blind_date": 2, "between_us": 2, "confession": 1,
}  # fmt: skip
"""A deck in which much happens to everybody."""


def no_human_is_left(view: dict[str, Any]) -> bool:
    """By what the Thing sees."""
    return all(out or role != HUMAN for role, out in zip(view["roles"], view["out"], strict=True))


def has_won(line: Line) -> bool:
    """As a guest has, over a line."""
    view = line.play.view
    asked = line.decision is not None and line.decision.kind == "turn.play"
    return asked and view["role"] == THING and no_human_is_left(view)


class ThingGuest(Guest):
    """One browser of one person at a table of The Thing."""

    @property
    def out(self) -> bool:
        return bool(self.view) and bool(self.view["out"][self.seat])

    @property
    def has_won(self) -> bool:
        """The Thing with no human left, who has only to say so."""
        return self.asked == "turn.play" and self.is_thing and no_human_is_left(self.view)

    @property
    def is_thing(self) -> bool:
        return bool(self.view) and self.view["role"] == THING

    @property
    def scene(self) -> str:
        """What is going on at the table: exchange, attack, panic, or ''."""
        return str(self.view["scene"]["kind"]) if self.view and self.view["scene"] else ""

    def aimed_card(self) -> int:
        """A card of the hand that can be played on somebody else now, or -1."""
        options = [option["choice"] for option in self.decision["options"]] if self.asked == "turn.play" else []
        return next((int(each[1]) for each in options if len(each) == 3 and each[2] != self.seat), -1)

    # -- doing

    def step(self) -> bool:
        if self.has_won:
            return self.announce()
        return super().step()

    def announce(self) -> bool:
        if not self.attempt(self.page.locator(".prompt .option.apart")):
            return False
        self.press(self.page.locator("[data-sure]"), STEP)
        self.moves["announce"] = self.moves.get("announce", 0) + 1
        self.page.locator("section.end").wait_for(timeout=CLIMAX)
        return True

    def host(self, bots: list[str | None], deck: dict[str, int] | None = None) -> str:
        """Opens a table at which one begins oneself, and goes there; returns the link for friends."""
        made = self.make("thing", bots, options={"first": 0, "deck": deck or {}})
        link = f"/t/{made['table']}#invite={made['invite']}"
        self.visit(link)
        return link

    def pick(self, kind: int) -> bool:
        """A card of the hand, picked up; False if it can no longer be."""
        return self.attempt(self.page.locator(f".fan [data-flip='card:{kind}'].offered:not(.picked) > .thing"))

    def use(self, kind: int) -> bool:
        """Plays a card that needs nobody else; False if it is not to be had now."""
        if self.asked != "turn.play" or all(option["choice"] != ["play", kind] for option in self.decision["options"]):
            return False
        return self.pick(kind) and self.attempt(self.page.locator(".uses .use.main"))

    def burn(self, seat: int) -> bool:
        """Fire at that seat, by hand and board; False if it is not to be had now."""
        wanted = ["play", FLAMETHROWER, seat]
        if self.asked != "turn.play" or all(option["choice"] != wanted for option in self.decision["options"]):
            return False
        return self.pick(FLAMETHROWER) and self.attempt(
            self.page.locator(f"[data-anchor='seat:{seat}'].offered > .thing")
        )

    def open_sheet(self) -> None:
        self.press(self.page.locator(".bar nav button").first, STEP)
        self.page.locator(".drawer .sheet").wait_for(timeout=STEP)

    def look_at_role(self) -> str:
        """Unfolds what one's own role wants, and folds it again; returns the role."""
        self.press(self.page.locator(".peek button[aria-expanded]"), STEP)
        self.page.locator(".peek .known p").first.wait_for(timeout=STEP)
        self.press(self.page.locator(".peek button[aria-expanded]"), STEP)
        self.page.locator(".peek .known p").first.wait_for(state="detached", timeout=STEP)
        return self.page.locator(".peek .role").inner_text(timeout=STEP)
