"""What only one spell does, but for those about monsters (monsters.py). "You" is the caster."""

from typing import Final

from bathysphere.engine import DONE, Answers, Asks, Cards, Count, Decision, Next, with_fields, without
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import DECK, SICK_BAY
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD
from bathysphere.games.unfathomable.components import DIAL_MOST
from bathysphere.games.unfathomable.effects import DIALS, Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.draw_discard import DrawOf
from bathysphere.games.unfathomable.steps.cards.improvements import gain_item
from bathysphere.games.unfathomable.steps.cards.peeks import show, shuffle, take_out
from bathysphere.games.unfathomable.steps.cards.resolve import roll_lower_than, special
from bathysphere.games.unfathomable.steps.harm.defeat import rescue
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS
from bathysphere.games.unfathomable.steps.turn.titles import move

CONJURED: Final = 5
"""So many items Conjuration shows."""


# -- Call Friends


@special("rescue_any_number")
def rescue_any_number(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (CallFriends(you, effect.then),)


@with_fields
class CallFriends(Asks[UnfathomableState]):
    """Any number of passengers on deck are rescued; what lurks may hear it (G5)."""

    you: int
    then: str
    rules = ("U30.7", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options = tuple([("rescue", space) for space in DECK for _ in s.passengers[space - DECK.start]])
        return [Decision(self.you, "call_friends.rescue", options, picks=Count(0, len(options)))] if options else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        rescued = answers.get(self.you, ())
        for _, space in rescued:
            rescue(s, space, self.you, "call_friends")
        return roll_lower_than(s, len(rescued), self.then, self.you)


# -- Conjuration


@special("choose_item_of_five")
def choose_item_of_five(s: UnfathomableState, effect: Special, you: int) -> Next:
    if not s.item_deck:
        return DONE
    show(s, "item", s.item_deck, s.item_known, CONJURED, you)
    return (Conjure(you),)


@with_fields
class Conjure(Asks[UnfathomableState]):
    """One of the items seen is taken; the deck is shuffled (U9.1, UQ.46)."""

    you: int
    rules = ("U9.1", "UD.49", "UQ.46")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        seen = sorted(s.item_deck[-CONJURED:])
        if len(seen) < 2:
            return []
        return [Decision(self.you, "conjuration.take", tuple([("take", item) for item in seen]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        item = answers[self.you][1] if answers else s.item_deck[-1]
        take_out(s.item_deck, s.item_known, item)
        shuffle(s, s.item_deck, s.item_known)
        return gain_item(s, self.you, item)


# -- Dark Pact


@special("gain_any_resource")
def gain_any_resource(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (GainResource(you),)


@with_fields
class GainResource(Asks[UnfathomableState]):
    """1 more of a resource that is not at its most (U42.1b)."""

    you: int
    rules = ("U42.1", "U42.1b", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        low = [name for dial, name in enumerate(DIALS) if s.dials[dial] < DIAL_MOST]
        return [Decision(self.you, "dark_pact.gain", tuple([("gain", name) for name in low]))] if low else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers:
            change_dial(s, DIALS.index(answers[self.you][1]), 1)
        return DONE


# -- Flesh Ward and Revelation of Script: the card was laid beside the caster when it was cast


@special("ward_a_player")
def ward_a_player(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (LayWard(you),)


@with_fields
class LayWard(Asks[UnfathomableState]):
    """The ward lies with any player, anywhere (G18, G29)."""

    you: int
    rules = ("UD.29",)

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.you, "flesh_ward.lay", tuple([("ward", seat) for seat in range(s.seats)]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        target = answers[self.you][1]
        s.spells_kept[self.you] = without(s.spells_kept[self.you], FLESH_WARD)
        s.wards[target] += 1
        s.tell(events.WARDED, self.you, target)
        return DONE


@special("keep_for_a_check")
def keep_for_a_check(s: UnfathomableState, effect: Special, you: int) -> Next:
    """It stays until a check needs it (G29)."""
    return DONE


# -- Heal


@special("heal")
def heal(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Humans in the sick bay get up, all others, in the brig too, draw a card of their set."""
    humans = s.humans()
    ill = tuple([seat for seat in humans if s.places[seat] == SICK_BAY])
    return (GetUp(ill), DrawOf(tuple([seat for seat in humans if seat not in ill]), own=True))


@with_fields
class GetUp(Asks[UnfathomableState]):
    """Each of them goes to a ship space of their choice (U4.3c, UQ.44)."""

    seats: Cards
    rules = ("UD.29", "UQ.44")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options = tuple([("move", space) for space in DESTINATIONS])
        return [Decision(seat, "heal.go", options) for seat in self.seats]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat, choice in answers.items():
            move(s, seat, choice[1], "heal")
        return DONE
