"""The actions on treachery cards, and the two that are played at the start of the action step (article 11)."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.skills.actions import PLAYED, Use, always
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, CHAPEL, GALLEY, SPACES, THE_DEEP, WATER
from bathysphere.games.unfathomable.components import DAGON, ENOUGH_TO_RISE, FOOD, FUEL, HYDRA, SANITY
from bathysphere.games.unfathomable.kinds import AT_DEEP_ONES
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import PutAway, lay_open
from bathysphere.games.unfathomable.steps.harm.passengers import Risk
from bathysphere.games.unfathomable.steps.mythos.activation import Activate, DeepOne, DeepOnes, rise
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import spawn
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import AT_START, Source

RANSACKED: Final = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}
RITES: Final = ("father_dagon", "mother_hydra")


# -- actions


def reinforce(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*barricade_window(s), Reinforcements(seat))


class Reinforcements(SeatAsks[UnfathomableState]):
    """One more deep one in the Deep; with four there, all monsters of the Deep come up where the player wants."""

    rules = ("U39.0", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if s.deep_ones[THE_DEEP] + 1 < ENOUGH_TO_RISE or not s.deep_one_supply():
            return []
        return [Decision(self.seat, "deep_ones.rise", tuple([("rise", water) for water in WATER]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        spawn(s, 1, THE_DEEP)
        if answers:
            rise(s, (HYDRA, DAGON), answers[self.seat][1])
        return DONE


def callable_deep_ones(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """() for all deep ones of the player's space, if there are several; a space for one deep one in it."""
    everyone: list[Choice] = [()] if s.deep_ones[s.places[seat]] > 1 else []
    each: list[Choice] = [(space,) for space in s.infested()]
    return everyone + each or bar((), "no_deep_ones", ability="call_to_action")


def call(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    steps: Next = (DeepOne(aim[0]),) if aim else deep_ones_with(s, seat)
    return (*barricade_window(s), *steps)


def deep_ones_with(s: UnfathomableState, seat: int) -> Next:
    """Each deep one in somebody's space activates; the current player settles order and targets (U1.13.2)."""
    here = s.places[seat]
    return (DeepOnes(tuple([number if space == here else 0 for space, number in enumerate(s.deep_ones[:SPACES])])),)


def passengers_left(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if s.supply else bar((), "no_supply")


def sing(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (Risk(seat, 1),)


PLAYED["reinforcements"] = Use(always, reinforce)
PLAYED["call_to_action"] = Use(callable_deep_ones, call, AT_DEEP_ONES)
PLAYED["siren_song"] = Use(passengers_left, sing)


# -- at the start of the action step, in place of all actions


def ransacks(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if s.places[seat] in RANSACKED else bar((), "wrong_room", ability="ransack")


def ransack(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.CARD_PLAYED, seat, choice[1])
    lay_open(s, seat, choice[1])
    change_dial(s, RANSACKED[s.places[seat]], -1)
    return (PutAway(choice[1]),)


def perform_rites(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.CARD_PLAYED, seat, choice[1])
    lay_open(s, seat, choice[1])
    return (*barricade_window(s), Rites(seat), PutAway(choice[1]))


class Rites(SeatAsks[UnfathomableState]):
    """Both monarchs are called, in the order that the player names."""

    rules = ("U1.3", "U1.3a", "UD.10")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "monarchs.first", tuple([("activate_first", icon) for icon in RITES]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        first = answers[self.seat][1]
        return (Activate(first), *[Activate(icon) for icon in RITES if icon != first])


for _card in CARDS_WITH["ransack"]:
    AT_START[_card] = Source(ransacks, ransack)
for _card in CARDS_WITH["perform_rites"]:
    AT_START[_card] = Source(always, perform_rites)
