"""Two worlds of Unfathomable that some watchers cannot tell apart until something comes to light (section Information),
and worlds dealt again."""

from collections import Counter
from functools import partial

import msgspec

from bathysphere.engine import Chance, Choice, Decision, SeenEvent, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.state import UnfathomableState
from support.secrecy.twin_worlds import TwoWorlds
from support.secrecy.twin_worlds import shown as shown_by
from support.unfathomable.other_worlds import exchange_hands, exchange_hidden, likewise, lively

PRIVATE = {kind.name: kind.some for kind in EVENTS if kind.some}
"""The fields that only some learn, by event."""
LEARNERS = ("seat", "target", "to")
"""The fields that name who may learn them."""
NUMBERS = {"chaos_made", "chaos_grew", "mythos_reshuffled", "cards_left"}
"""Events that mark the use of chance and tell nothing but numbers, which everybody could count. A skill deck made again
is another matter: nobody may count its pile before (UI.12)."""
TO_ALL = {kind.name for kind in EVENTS if kind.reveals and not kind.some} - NUMBERS
"""Events that tell everybody what was hidden."""
SORTED = {"drew_skills", "looked", "check_sorted", "roles_passed", "roles_seen", "cards_added"}
"""Events whose cards lie in no order that tells how they came."""
TOGETHER = 30
"""So many answers at most are given in two worlds at once."""

shown = partial(shown_by, GAME)


class Twins(TwoWorlds[UnfathomableState]):
    game = GAME

    def lively(self, decision: Decision, chance: Chance) -> Choice:
        return lively(decision, chance)

    def likewise(self, decision: Decision, choice: Choice, there: Decision, chance: Chance) -> Choice | None:
        return likewise(decision, choice, there, chance, differ=chance.below(2) == 0)

    def may_know(self, told: SeenEvent, viewer: int) -> bool:
        private = PRIVATE.get(told.kind)
        return told.kind in TO_ALL or (private is not None and told.reveals and private[0] in told.data)

    def check_told(self, told: SeenEvent, viewer: int) -> None:
        private = set(PRIVATE.get(told.kind, ())) & set(told.data)
        if private:
            named = [told.data.get(field) for field in LEARNERS]
            assert viewer in named, f"{told.kind} tells {viewer} too much"
        for field in ("cards", "roles"):
            cards = told.data.get(field)
            if told.kind in SORTED and isinstance(cards, tuple):
                assert list(cards) == sorted(cards), f"{told.kind} tells an order"

    def compare(self) -> None:
        self.seen["hands differ"] += self.here.hands != self.there.hands
        self.seen["roles differ"] += self.here.roles != self.there.roles

    def same_picture(self, told: list[SeenEvent], viewer: int) -> bool:
        """Only the tops of the piles may be others, where somebody has just discarded (UI.35); at the end all comes to
        light (UI.20)."""
        if self.here.outcome is not None:
            return False
        if not self.differs(viewer):
            self.seen["pictures"] += 1
            return True
        tops = GAME.view(self.here, viewer).tops
        beyond = msgspec.structs.replace(GAME.view(self.there, viewer), tops=tops)
        assert GAME.view(self.here, viewer) == beyond, f"{viewer} is shown something else"
        assert any(each.kind == "discarded" for each in told), f"{viewer} sees other tops"
        self.seen["tops"] += 1
        return False


def play_twice(s: UnfathomableState, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    """On from here, and in another world that the viewer cannot tell from this one."""
    world = exchange_hidden(s, viewer, chance, piles=False)
    seen["worlds"] += 1
    Twins(s.copy(), world, [viewer], seen).play(TOGETHER, chance)


def resampled(s: UnfathomableState, viewer: int, chance: Chance) -> UnfathomableState:
    return GAME.resample(s, viewer, stream(bytes(32), f"{chance.below(1 << 60)}"))


def skills_held(s: UnfathomableState) -> list[list[int]]:
    return [sorted([SKILL_OF[card] for card in hand]) for hand in s.hands]


def dealt_anew(
    s: UnfathomableState, viewer: int, chance: Chance
) -> tuple[UnfathomableState, UnfathomableState, UnfathomableState]:
    """Worlds that the viewer cannot tell from this one: by the game itself, and by these tests."""
    return resampled(s, viewer, chance), exchange_hidden(s, viewer, chance), exchange_hands(s, viewer, chance)


def check_sample(s: UnfathomableState, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    """The same picture in a world dealt again, by the game and by these tests; no component is lost."""
    for world in dealt_anew(s, viewer, chance):
        assert GAME.components(world) == GAME.components(s)
        assert shown(world, viewer) == shown(s, viewer), f"{viewer} is shown something else"
        seen["worlds"] += 1
        seen["other hands"] += world.hands != s.hands
        seen["other skills"] += skills_held(world) != skills_held(s)
        seen["other roles"] += world.roles != s.roles
        seen["other tokens"] += world.passengers != s.passengers
        seen["other decks"] += world.mythos != s.mythos and world.spells != s.spells and world.item_deck != s.item_deck
