"""Two worlds of Unfathomable on the engine, in which everybody makes moves that look the same to some watchers. What
these are shown is compared in bytes after every answer, until something comes to light that they may know (section
Information)."""

from collections import Counter
from typing import Any

import msgspec

from bathysphere.engine import (
    Chance,
    Choice,
    Decision,
    Reply,
    Told,
    answer,
    decision_of,
    decisions,
    interjections,
    listens,
    stream,
)
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills import SKILL_OF
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.state import Ship
from support.hidden_ship import exchange_hands, exchange_hidden, likewise, lively

PRIVATE = {kind.name: kind.some for kind in EVENTS if kind.some}
"""The fields that only some learn, by event."""
LEARNERS = ("seat", "target", "to")
"""The fields that name who may learn them."""
NUMBERS = {"chaos_made", "chaos_grew", "mythos_reshuffled", "cards_left"}
"""Events that mark the use of chance and tell nothing but numbers, which everybody could count. A skill deck made anew
is another matter: nobody may count its pile before (UI.12)."""
TO_ALL = {kind.name for kind in EVENTS if kind.reveals and not kind.some} - NUMBERS
"""Events that tell everybody what was hidden."""
SORTED = {"drew_skills", "looked", "check_sorted", "roles_passed", "roles_seen", "cards_added"}
"""Events whose cards lie in no order that tells how they came."""
TOGETHER = 30
"""So many answers at most are given in two worlds at once."""

_encode = msgspec.json.Encoder().encode


def shown(s: Ship, seat: int) -> list[bytes]:
    """All that a seat (-1: a spectator) is shown, byte for byte."""
    view, own = GAME.view(s, seat), decision_of(s, seat) if seat >= 0 else None
    parts: list[Any] = [
        view,
        GAME.aids(view, own),
        own and (own.kind, own.options, own.default, str(own.picks)),
        own and GAME.reasons(view, own),
        interjections(s, seat) if seat >= 0 else (),
        listens(s),
        [GAME.audience(s, other) for other in range(s.seats)],
    ]
    return [_encode(part) for part in parts]


def may_know(told: Told, viewer: int) -> bool:
    """Whether this event may bring something to light for this viewer."""
    private = PRIVATE.get(told.kind)
    return told.kind in TO_ALL or (private is not None and told.reveals and private[0] in told.data)


def check_told(told: Told, viewer: int) -> None:
    """Nobody hears fields that are not for him, and no order of cards tells how they came."""
    private = set(PRIVATE.get(told.kind, ())) & set(told.data)
    if private:
        named = [told.data.get(field) for field in LEARNERS]
        assert viewer in named, f"{told.kind} tells {viewer} too much"
    for field in ("cards", "roles"):
        cards = told.data.get(field)
        if told.kind in SORTED and isinstance(cards, tuple):
            assert list(cards) == sorted(cards), f"{told.kind} tells an order"


class Twins:
    """Two worlds and those who watch both. `seen` counts what was compared and why it ended."""

    def __init__(self, here: Ship, there: Ship, watchers: list[int], seen: Counter[str]) -> None:
        self.here = here
        self.there = there
        self.there.chance = here.copy().chance
        self.watchers = watchers
        self.seen = seen
        self.check()

    def check(self) -> None:
        for viewer in self.watchers:
            assert self.differs(viewer) is None, f"{viewer} is shown something else"

    def differs(self, viewer: int) -> int | None:
        """The number of the part of his picture that is another one."""
        pairs = zip(shown(self.here, viewer), shown(self.there, viewer), strict=True)
        return next((part for part, (here, there) in enumerate(pairs) if here != there), None)

    def play(self, answers: int, chance: Chance) -> None:
        for _ in range(answers):
            if not self.watchers or not self.move(chance):
                return

    def move(self, chance: Chance) -> bool:
        """Somebody answers in both worlds; false if no move looks the same in both."""
        if self.here.outcome is not None or self.there.outcome is not None:
            return False
        for _ in range(4):
            decision = chance.pick(decisions(self.here))
            choice = lively(decision, chance)
            other = self.alike(decision, choice, chance)
            if other is not None:
                self.both(decision.seat, choice, other)
                return True
        self.seen["no such move"] += 1
        return False

    def alike(self, decision: Decision, choice: Choice, chance: Chance) -> Choice | None:
        there = decision_of(self.there, decision.seat)
        assert there is not None, "another seat is asked"
        assert there.kind == decision.kind, "another question is asked"
        if decision.seat in self.watchers:
            return choice
        return likewise(decision, choice, there, chance, differ=chance.below(2) == 0)

    def both(self, seat: int, choice: Choice, other: Choice) -> None:
        """The answers that one seat gives in the two worlds, and what the watchers make of them."""
        one, two = answer(self.here, seat, choice), answer(self.there, seat, other)
        self.seen["answers"] += 1
        self.seen["cards differ"] += choice != other
        self.seen["hands differ"] += self.here.hands != self.there.hands
        self.seen["roles differ"] += self.here.roles != self.there.roles
        self.watchers = [viewer for viewer in self.watchers if self.same(one, two, viewer)]

    def same(self, one: Reply, two: Reply, viewer: int) -> bool:
        """Whether the viewer still cannot tell the worlds apart; where he can he must be allowed to."""
        told = one.seen_by(viewer), two.seen_by(viewer)
        for each in (*told[0], *told[1]):
            check_told(each, viewer)
        if told[0] == told[1]:
            return self.same_picture(told[0], viewer)
        length = min(map(len, told))
        at = next((at for at in range(length) if told[0][at] != told[1][at]), length)
        found = [events[at] for events in told if at < len(events)]
        assert any(may_know(event, viewer) for event in found), f"{viewer} can tell the worlds apart by {found}"
        self.seen["came to light"] += 1
        return False

    def same_picture(self, told: list[Told], viewer: int) -> bool:
        """Only the tops of the piles may be others, where somebody has just discarded (UI.35); at the end all comes to
        light (UI.20)."""
        if self.here.outcome is not None:
            return False
        if self.differs(viewer) is None:
            self.seen["pictures"] += 1
            return True
        tops = GAME.view(self.here, viewer).tops
        beyond = msgspec.structs.replace(GAME.view(self.there, viewer), tops=tops)
        assert GAME.view(self.here, viewer) == beyond, f"{viewer} is shown something else"
        assert any(each.kind == "discarded" for each in told), f"{viewer} sees other tops"
        self.seen["tops"] += 1
        return False


def play_twice(s: Ship, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    """On from here, and in another world that the viewer cannot tell from this one."""
    world = exchange_hidden(s, viewer, chance, piles=False)
    seen["worlds"] += 1
    Twins(s.copy(), world, [viewer], seen).play(TOGETHER, chance)


def resampled(s: Ship, viewer: int, chance: Chance) -> Ship:
    return GAME.resample(s, viewer, stream(bytes(32), f"{chance.below(1 << 60)}"))


def skills_held(s: Ship) -> list[list[int]]:
    return [sorted([SKILL_OF[card] for card in hand]) for hand in s.hands]


def check_sample(s: Ship, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    """The same picture in a world dealt anew, by the game and by these tests; no component is lost."""
    alike = (resampled(s, viewer, chance), exchange_hidden(s, viewer, chance), exchange_hands(s, viewer, chance))
    for world in alike:
        assert GAME.components(world) == GAME.components(s)
        assert shown(world, viewer) == shown(s, viewer), f"{viewer} is shown something else"
        seen["worlds"] += 1
        seen["other hands"] += world.hands != s.hands
        seen["other skills"] += skills_held(world) != skills_held(s)
        seen["other roles"] += world.roles != s.roles
        seen["other tokens"] += world.passengers != s.passengers
        seen["other decks"] += world.mythos != s.mythos and world.spells != s.spells and world.item_deck != s.item_deck
