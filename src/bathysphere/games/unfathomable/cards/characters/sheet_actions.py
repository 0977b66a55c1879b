"""The abilities of character sheets that are actions (facts, section 5). The others belong to the windows in which they
are used, and Jury-Rigger to the boiler room."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import DONE, Answers, Bar, Choice, Continues, Decision, Next, SeatAsks, with_fields, within
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import ARJUN, CHARACTERS, ISHMAEL, JAMIE, SAMIRA, WILLIAM
from bathysphere.games.unfathomable.cards.items.actions import armed, change_hands, strike
from bathysphere.games.unfathomable.cards.skills.actions import Grant, Use, weapons
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, DECK, THE_DEEP, WATER
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.draw_discard import take_item
from bathysphere.games.unfathomable.steps.cards.peeks import on_top, show, under
from bathysphere.games.unfathomable.steps.cards.skill_decks import use_up
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.mythos.spawning import shift_monarch
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES, Source, no_target
from bathysphere.games.unfathomable.steps.turn.titles import move

OATH: Final = 7
"""The lowest roll and card that send a monarch down."""
MOST_SCAVENGED: Final = 4
"""With more items nothing is found."""
GIVE_NOTHING: Choice = ("give_nothing",)
LEAVE_MONARCH: Choice = ("leave_monarch",)


def on_sheet(character: int, use: Use, *, once: bool) -> None:
    """Notes the action of a sheet. A revealed traitor has none (U40.7), and some do not work in the brig (G2)."""
    ability = CHARACTERS[character].ability

    def offers(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
        if not s.has_ability(seat):
            return bar((ability,), "ability_in_brig", ability=ability)
        if s.spent(ability):
            return bar((ability,), "ability_used", ability=ability)
        return [(ability, *aim) for aim in use.aims(s, seat, within(bar, ability))]

    def lost(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
        return bar((ability,), "ability_lost", ability=ability)

    def does(s: UnfathomableState, seat: int, choice: Choice) -> Next:
        if once:
            s.spend(ability)
        return use.does(s, seat, choice[1:])

    SOURCES[ability] = Source(offers, does, human=True, character=character, closed=lost)


# -- deck chief


def deck_spaces(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Any, the player's own one too (UQ.40); nobody leaves the brig that way (U17.4)."""
    if s.in_brig(seat):
        return bar((), "ability_in_brig", ability="deck_chief")
    return [(space,) for space in DECK]


def deck_chief(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    s.tell(events.ACTION, seat, "deck_chief", NOTHING, aim[0])
    move(s, seat, aim[0], "effect")
    return (Grant(seat),)


on_sheet(ARJUN, Use(deck_spaces, deck_chief), once=True)


# -- quick draw


def draws(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """With any weapon; in the brig none works (U17.6)."""
    found = armed(s, seat)
    if found:
        return found
    if s.in_brig(seat):
        return bar((), "ability_in_brig", ability="quick_draw")
    return no_target(s, seat, bar, (), "out_of_reach" if weapons(s, seat) else "no_weapon", ability="quick_draw")


def quick_draw(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    item, *target = aim
    s.tell(events.ACTION, seat, "quick_draw", item, target[0])
    return (*strike(s, seat, item, tuple(target)), Grant(seat))


on_sheet(JAMIE, Use(draws, quick_draw), once=True)


# -- occult training


def spells_left(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if s.spells else bar((), "no_spells")


def occult_training(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    s.tell(events.ACTION, seat, "occult_training", NOTHING, NOTHING)
    show(s, "spell", s.spells, s.spells_known, 1, seat)
    return (LeaveSpell(seat), Grant(seat))


class LeaveSpell(SeatAsks[UnfathomableState]):
    """The spell that was seen stays on top or goes under the deck; where it lies is seen by all, its face is not."""

    rules = ("U44.7", "UD.49")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if len(s.spells) < 2:
            return []
        return [Decision(self.seat, "spell.leave", (on_top("spell", s.spells[-1]), under("spell", s.spells[-1])))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers and answers[self.seat][0] == "under":
            s.spells.insert(0, s.spells.pop())
            s.spells_known.insert(0, s.spells_known.pop())
            s.tell(events.PUT_UNDER, self.seat, "spell", 1)
        return DONE


on_sheet(WILLIAM, Use(spells_left, occult_training), once=True)


# -- first oath of Dagon


def oaths(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A lore card, and a monarch outside the Deep."""
    lore = [card for card in dict.fromkeys(s.hands[seat]) if SKILL_OF[card] == LORE]
    if not lore:
        return bar((), "no_card", skill=LORE)
    found = [(card, monarch) for card in lore for monarch, place in enumerate(s.monarchs) if place != THE_DEEP]
    return found or bar((), "monarchs_away", ability="first_oath_of_dagon")


def first_oath(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    card, monarch = aim
    s.tell(events.ACTION, seat, "first_oath_of_dagon", card, monarch)
    use_up(s, seat, card)
    return (*roll(s, "first_oath_of_dagon", seat, number=OATH, bonus=VALUE_OF[card]), Oath(seat, monarch))


@with_fields
class Oath(Continues[UnfathomableState]):
    """The monarch goes to the Deep, or the player may move it a space."""

    seat: int
    monarch: int
    rules = ("U44.0", "UL.27")

    def given(self, s: UnfathomableState, value: int) -> Next:
        if value < OATH:
            return (LeadMonarch(self.seat, self.monarch),)
        shift_monarch(s, self.monarch, THE_DEEP)
        return DONE


@with_fields
class LeadMonarch(SeatAsks[UnfathomableState]):
    """To an adjacent water space; monarchs never enter the ship (UL.27)."""

    monarch: int
    rules = ("U44.4", "UL.27")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        around = [space for space in ADJACENT[s.monarchs[self.monarch]] if space in WATER]
        ways = [("lead", self.monarch, space) for space in around]
        return [Decision(self.seat, "monarch.lead", (LEAVE_MONARCH, *ways))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers[self.seat]
        if choice != LEAVE_MONARCH:
            shift_monarch(s, self.monarch, choice[2])
        return DONE


on_sheet(ISHMAEL, Use(oaths, first_oath), once=False)


# -- scavenger


def company(s: UnfathomableState, seat: int) -> list[int]:
    """The other humans in the same space."""
    return [other for other in sorted(s.humans_in(s.places[seat])) if other != seat]


def finds(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """With four items or fewer; without an item to draw, only if one can be given (UQ.49)."""
    if len(s.items[seat]) > MOST_SCAVENGED:
        return bar((), "too_many_items", ability="scavenger", number=MOST_SCAVENGED)
    return ((),) if s.item_deck or (s.items[seat] and company(s, seat)) else bar((), "no_items_left")


def scavenge(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    s.tell(events.ACTION, seat, "scavenger", NOTHING, NOTHING)
    return (*take_item(s, seat), GiveItem(seat))


class GiveItem(SeatAsks[UnfathomableState]):
    """One of the player's items may go to a human in the same space."""

    rules = ("U44.4", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        gifts = [("give", item, other) for item in s.items[self.seat] for other in company(s, self.seat)]
        return [Decision(self.seat, "item.give", (GIVE_NOTHING, *gifts))] if gifts else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers.get(self.seat, GIVE_NOTHING)
        return DONE if choice == GIVE_NOTHING else change_hands(s, self.seat, choice[2], choice[1])


on_sheet(SAMIRA, Use(finds, scavenge), once=True)
