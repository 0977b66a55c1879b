"""Two worlds of The Thing that some watchers cannot tell apart until something comes to light (section 24); and what is
true in every one."""

from collections import Counter
from functools import partial

from bathysphere.engine import Cards, Chance, Choice, Decision, SeenEvent, any_answer
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import Known
from support.secrecy.twin_worlds import TwoWorlds
from support.secrecy.twin_worlds import shown as shown_by
from support.thing.other_worlds import likewise, lively

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

shown = partial(shown_by, GAME)


def may_know(told: SeenEvent, viewer: int) -> bool:
    """Whether this event may bring something to light for this viewer."""
    if told.kind in TO_ALL:
        return True
    if told.kind == "passed":
        return "got" in told.data
    return any(told.data.get(field) == viewer for field in TO_SOME.get(told.kind, ()))


class Twins(TwoWorlds[ThingState]):
    game = GAME

    def lively(self, decision: Decision, chance: Chance) -> Choice:
        return lively(self.here, decision, chance) or any_answer(decision, chance)

    def likewise(self, decision: Decision, choice: Choice, there: Decision, chance: Chance) -> Choice | None:
        """Another card is given only to whoever does not watch, for he would see it."""
        scene = self.here.scene
        receivers = [scene.seat, scene.target] if scene is not None else []
        if decision.kind == "chain.pass":
            receivers = [self.here.following(decision.seat)]
        unwatched = not any(seat in self.watchers for seat in receivers)
        return likewise(decision, choice, there, chance, differ=unwatched and chance.below(2) == 0)

    def may_know(self, told: SeenEvent, viewer: int) -> bool:
        return may_know(told, viewer)

    def check_told(self, told: SeenEvent, viewer: int) -> None:
        named = [told.data.get(field) for field in (*TO_SOME.get(told.kind, ()), *OF_OWN.get(told.kind, ()))]
        if told.kind not in TO_ALL | OPENLY and viewer not in named and not (told.kind == "passed" and viewer >= 0):
            assert not PRIVATE & set(told.data), f"{told.kind} tells {viewer} too much"
        for cards in (told.data.get("cards"), *(told.data.get("hands") or ())):
            assert cards is None or told.kind == "drawn" or list(cards) == sorted(cards), f"{told.kind} tells an order"

    def compare(self) -> None:
        self.seen["infections differ"] += len(self.here.infections) != len(self.there.infections)


# -- what is true


def is_true(known: Known, hand: Cards) -> bool:
    """Whether all but so many of the known cards are in the hand."""
    there = Counter(known.cards) & Counter(hand)
    return there.total() >= len(known.cards) - known.lost


def check_possible(s: ThingState) -> None:
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
