"""What is paid for with cards of a total value: the repair of a damaged room (article 41), and a revealed traitor's way
out of the brig (U17.4b)."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Cards,
    Choice,
    Decision,
    Next,
    SeatAsks,
    silent,
    with_fields,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.damage import ANY, DAMAGE
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF
from bathysphere.games.unfathomable.cards.spaces import BRIG, ROOMS, SHIP
from bathysphere.games.unfathomable.components import NOTHING, Worth, worth
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import use_up
from bathysphere.games.unfathomable.steps.harm.damage import repair
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS, NO_ACTION, SOURCES, Source
from bathysphere.games.unfathomable.steps.turn.titles import move

RANSOM: Final = 12
"""The value of the cards for which a revealed traitor leaves the brig (U4.10a)."""


def pay(s: UnfathomableState, seat: int, cards: Cards, why: str) -> None:
    """All at once and before everybody's eyes (UD.15)."""
    for card in cards:
        use_up(s, seat, card)
    s.tell(events.PAID, seat, cards, why)


def question(seat: int, kind: str, cards: Cards, least: int) -> list[Decision]:
    """Which cards pay. The player is asked even when only all of them do, or everybody would learn whether there are
    more."""
    return [Decision(seat, kind, tuple([("discard", card) for card in cards]), picks=Worth(least))]


# -- repair


def material(s: UnfathomableState, seat: int, room: int) -> Cards:
    """The hand cards that repair a room."""
    skill = DAMAGE[s.damage[room - ROOMS.start]].skill
    return tuple([card for card in s.hands[seat] if skill in (ANY, SKILL_OF[card])])


def repairs(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A damaged room with no enemy in it (U4.8b, U41.3), as often as can be paid for: no limit per turn (U4.8d1,
    U41.1a)."""
    room = s.places[seat]
    if not s.damaged(room):
        return bar(("repair", room), "not_damaged", space=room)
    if s.enemies_of_humans(room):
        return bar(("repair", room), "enemy_there", space=room)
    need, number = DAMAGE[s.damage[room - ROOMS.start]], worth(material(s, seat, room))
    if number >= need.value:
        return [("repair", room)]
    if need.skill == ANY:
        return bar(("repair", room), "repair_any", space=room, least=need.value, number=number)
    return bar(("repair", room), "repair_skill", space=room, skill=need.skill, least=need.value, number=number)


def no_repair(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    room = s.places[seat]
    return bar(("repair", room), "not_for_traitors") if room in ROOMS else NO_ACTION


def do_repair(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "repair", choice[1], NOTHING)
    return (PayRepair(seat),)


SOURCES["repair"] = Source(repairs, do_repair, human=True, spaces=ROOMS, closed=no_repair)


class PayRepair(SeatAsks[UnfathomableState]):
    """Cards of the right skill and enough value; overpaying is allowed (U41.1)."""

    rules = ("U4.8b", "U28.3b", "U33.6", "U41.0", "U41.1", "UD.25", "UI.33")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        room = s.places[self.seat]
        least = DAMAGE[s.damage[room - ROOMS.start]].value
        return question(self.seat, "repair.pay", material(s, self.seat, room), least)

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        pay(s, self.seat, tuple([card for _, card in answers[self.seat]]), "repair")
        repair(s, s.places[self.seat])
        return DONE


# -- out of the brig


def ransoms(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A revealed traitor with cards of enough value (U4.10a)."""
    number = worth(s.hands[seat])
    if bar is not silent:
        for space in SHIP:
            bar(("move", space), "ransom", least=RANSOM, number=number)
    if number < RANSOM:
        return bar(("break_out",), "ransom", least=RANSOM, number=number)
    return [("break_out", space) for space in DESTINATIONS]


def break_out(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "break_out", NOTHING, choice[1])
    return (PayRansom(seat, choice[1]),)


SOURCES["break_out"] = Source(ransoms, break_out, human=False, spaces=(BRIG,))


@with_fields
class PayRansom(SeatAsks[UnfathomableState]):
    """The cards are discarded at once, immediately before the move (U4.10a1, U17.4b1)."""

    space: int
    rules = ("U4.10a", "U4.10a1", "U17.4b", "U17.4b1", "UD.15", "UI.33")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return question(self.seat, "brig.pay", s.hands[self.seat], RANSOM)

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        seat = self.seat
        pay(s, seat, tuple([card for _, card in answers[seat]]), "break_out")
        move(s, seat, self.space, "action")
        return DONE
