"""Two worlds of The Thing on the engine, in which everybody makes moves that look the same to some watchers. What these
are shown is compared in bytes after every answer, until something comes to light that they may know (section 24)."""

from collections import Counter
from typing import Any

import msgspec

from bathysphere.engine import (
    Cards,
    Chance,
    Choice,
    Decision,
    Reply,
    Told,
    answer,
    any_answer,
    decision_of,
    decisions,
    interjections,
    listens,
)
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import Hut
from bathysphere.games.thing.view import Known
from support.hidden_thing import likewise, lively

TO_ALL = {"hand_shown", "infection_shown", "surplus_discarded", "thing_burned", "revealed", "announced", "game_ended"}
"""Events that tell everybody what was hidden."""
TO_SOME = {
    "drawn": ("seat",),
    "blind_swapped": ("seat",),
    "persistence_drawn": ("seat",),
    "exchanged": ("seat", "target"),
    "analysed": ("seat",),
    "suspected": ("seat", "target"),
    "hand_shown_to": ("target",),
    "refused_card_seen": ("seat",),
    "infected": ("seat", "giver"),
    "became_thing": ("seat",),
}
"""Events that tell it to those alone whom these fields name."""
OF_OWN = {"discarded": ("seat",), "persistence_kept": ("seat",), "forgot": ("seat",)}
"""Events with fields for the one who did it, who knew them anyway."""
PRIVATE = {"card", "cards", "gave", "got", "giver"}
"""Fields that say what is hidden, in events that are not told to all."""
OPENLY = {"panic_drawn", "played", "swap_refused", "obstacle_removed", "refused", "saved", "panic_idle"}
"""Events whose card everybody sees lying there."""

_encode = msgspec.json.Encoder().encode


def shown(s: Hut, seat: int) -> list[bytes]:
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
    if told.kind in TO_ALL:
        return True
    if told.kind == "passed":
        return "got" in told.data
    return any(told.data.get(field) == viewer for field in TO_SOME.get(told.kind, ()))


def check_told(told: Told, viewer: int) -> None:
    """Nobody hears fields that are not for him, and no order of cards tells how they came."""
    named = [told.data.get(field) for field in (*TO_SOME.get(told.kind, ()), *OF_OWN.get(told.kind, ()))]
    if told.kind not in TO_ALL | OPENLY and viewer not in named and not (told.kind == "passed" and viewer >= 0):
        assert not PRIVATE & set(told.data), f"{told.kind} tells {viewer} too much"
    for cards in (told.data.get("cards"), *(told.data.get("hands") or ())):
        assert cards is None or told.kind == "drawn" or list(cards) == sorted(cards), f"{told.kind} tells an order"


class Twins:
    """Two worlds and those who watch both. `seen` counts what was compared and why it ended."""

    def __init__(self, here: Hut, there: Hut, watchers: list[int], seen: Counter[str]) -> None:
        self.here = here
        self.there = there
        self.there.chance = here.copy().chance
        self.watchers = watchers
        self.seen = seen
        for viewer in watchers:
            self.check_pictures(viewer)

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
            choice = lively(self.here, decision, chance) or any_answer(decision, chance)
            other = self.alike(decision, choice, chance)
            if other is not None:
                self.both(decision.seat, choice, other)
                return True
        self.seen["no such move"] += 1
        return False

    def alike(self, decision: Decision, choice: Choice, chance: Chance) -> Choice | None:
        there = decision_of(self.there, decision.seat)
        assert there is not None, "another seat is asked"
        if decision.seat in self.watchers:
            return choice
        scene = self.here.scene
        receivers = [scene.seat, scene.target] if scene is not None else []
        if decision.kind == "chain.pass":
            receivers = [self.here.following(decision.seat)]
        unwatched = not any(seat in self.watchers for seat in receivers)
        return likewise(decision, choice, there, chance, differ=unwatched and chance.below(2) == 0)

    def both(self, seat: int, choice: Choice, other: Choice) -> None:
        """The answers that one seat gives in the two worlds, and what the watchers make of them."""
        one, two = answer(self.here, seat, choice), answer(self.there, seat, other)
        self.seen["answers"] += 1
        self.seen["cards differ"] += choice != other
        self.seen["infections differ"] += len(self.here.infections) != len(self.there.infections)
        self.watchers = [viewer for viewer in self.watchers if self.same(one, two, viewer)]

    def same(self, one: Reply, two: Reply, viewer: int) -> bool:
        """Whether the viewer still cannot tell the worlds apart; where he can he must be allowed to."""
        told = one.seen_by(viewer), two.seen_by(viewer)
        for each in (*told[0], *told[1]):
            check_told(each, viewer)
        if told[0] == told[1]:
            self.check_pictures(viewer)
            self.seen["pictures"] += 1
            return True
        length = min(map(len, told))
        at = next((at for at in range(length) if told[0][at] != told[1][at]), length)
        found = [events[at] for events in told if at < len(events)]
        assert any(may_know(event, viewer) for event in found), f"{viewer} can tell the worlds apart by {found}"
        self.seen["came to light"] += 1
        return False

    def check_pictures(self, viewer: int) -> None:
        for here, there in zip(shown(self.here, viewer), shown(self.there, viewer), strict=True):
            assert here == there, f"{viewer} is shown something else"


# -- what is true


def is_true(known: Known, hand: Cards) -> bool:
    """Whether all but so many of the known cards are in the hand."""
    there = Counter(known.cards) & Counter(hand)
    return there.total() >= len(known.cards) - known.lost


def check_possible(s: Hut) -> None:
    """Roles and hands agree, as they do at every moment of a game."""
    thing = s.the_thing()
    assert s.roles.count(THING_ROLE) == (thing != NOBODY)
    for seat, (role, hand) in enumerate(zip(s.roles, s.hands, strict=True)):
        assert (THING in hand) == (role == THING_ROLE and not s.out[seat])
        assert role != INFECTED or s.out[seat] or INFECTION in hand
        assert hand == tuple(sorted(hand))
        assert s.out[seat] == (hand == ()) or s.options.deck
    assert sorted(each.victim for each in s.infections) == [
        seat for seat, role in enumerate(s.roles) if role == INFECTED
    ]
    if thing != NOBODY and s.out[thing] and s.outcome is None:  # Revenge goes on while there are two sides
        assert {HUMAN, INFECTED} <= {role for role, out in zip(s.roles, s.out, strict=True) if not out}
