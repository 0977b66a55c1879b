"""Items that come and go (article 9), and which improvement is active."""

from bathysphere.engine import DONE, Answers, Decision, Next, SeatAsks, with_card, without
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState


class ChooseImprovement(SeatAsks[UnfathomableState]):
    """One improvement is turned face up, all others face down (U9.7 to U9.9); a single one is face up unasked."""

    rules = ("U9.7", "U9.7a", "U9.7b", "U9.8", "U9.8.2", "U9.8a", "U9.8b", "U9.9", "U9.10a", "UD.5", "UD.19")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        owned = s.improvements(self.seat) if len(s.items[self.seat]) > 1 else ()
        if len(owned) < 2:
            return []
        active = s.active[self.seat]
        default = ("activate", active if active in owned else owned[0])
        return [Decision(self.seat, "improvement.choose", tuple([("activate", item) for item in owned]), default)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        owned = s.improvements(self.seat)
        active = answers[self.seat][1] if answers else owned[0] if owned else NOTHING
        if active != s.active[self.seat]:
            s.active[self.seat] = active
            s.tell(events.IMPROVEMENT_ACTIVE, self.seat, s.active[self.seat])
        return DONE


def gain_item(s: UnfathomableState, seat: int, item: int) -> Next:
    """Face up in the play area; a gained improvement may change the active one (U9.1, U9.8.2)."""
    s.items[seat] = with_card(s.items[seat], item)
    s.tell(events.ITEM_GAINED, seat, item)
    return (ChooseImprovement(seat),) if item in IMPROVEMENTS else DONE


def lose_item(s: UnfathomableState, seat: int, item: int) -> Next:
    """It leaves a play area, for another one or for the box; where to is the caller's business."""
    s.items[seat] = without(s.items[seat], item)
    if s.active[seat] == item:
        s.active[seat] = NOTHING
    return (ChooseImprovement(seat),) if item in IMPROVEMENTS and s.improvements(seat) else DONE


def remove_item(s: UnfathomableState, seat: int, item: int) -> Next:
    """Back to the box (U9.2.2)."""
    steps = lose_item(s, seat, item)
    s.removed = (*s.removed, ("item", item))
    s.tell(events.ITEM_LEFT, seat, item)
    return steps
