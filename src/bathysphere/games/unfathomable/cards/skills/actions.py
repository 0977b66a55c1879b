"""The actions on skill cards (facts, section 6): what each can be aimed at now, and what it does. Those of lore and of
treachery have modules of their own; abilities with another timing belong to the windows in which they are used."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Continues,
    Count,
    Decision,
    Form,
    Next,
    Ordered,
    SeatAsks,
    SeatDoes,
    silent,
    with_fields,
    within,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import ITEMS, WEAPONS
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILL_OF, TIMING, TREACHERY
from bathysphere.games.unfathomable.components import NOTHING, SANITY, STOP
from bathysphere.games.unfathomable.kinds import NO_AIM, SEAT, WITH_WEAPON
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import PutAway, draw, lay_open, throw_away
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.attack import attack, targets
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES, Source, act, no_target

SPEECH: Final = 3
"""The lowest roll that inspires."""
LEARNED: Final = 2
PERSISTED: Final = 5
"""So many cards at most are changed."""
PLAIN_ATTACKS: Final = 4
WEAPON_ATTACKS: Final = 3
GRIT: Final = 2


class Use(NamedTuple):
    """An action of a card or a sheet."""

    aims: Callable[[UnfathomableState, int, Bar], Sequence[Choice]]
    """What it can be aimed at, () if it needs no aim; nothing if it would change nothing (UQ.49)."""
    does: Callable[[UnfathomableState, int, Choice], Next]
    aim: Form = NO_AIM
    """What an aim consists of."""


PLAY: Final = tuple([("play", card).__add__ for card in range(len(ABILITY))])
"""For each kind of card what makes a choice of an aim."""
PLAYED: Final[dict[str, Use]] = {}
"""By the id of the ability."""


def plays(s: UnfathomableState, seat: int, bar: Bar) -> list[Choice]:
    """Hand cards can be played in the brig too (U17.13), those of treachery only by revealed traitors (U11.1.2)."""
    uses = playable(s.human(seat))
    last: Use | None = None
    aims: Sequence[Choice] = ()
    options: list[Choice] = []
    before = NOTHING
    for card in s.hands[seat]:
        use = uses[card]
        if card == before:  # hands are sorted: cards alike are neighbours, and often those of an ability
            continue
        before = card
        if use is None:
            if bar is not silent:
                no_action_on(card, s.human(seat), bar)
            continue
        if use is not last or bar is not silent:
            last, aims = use, use.aims(s, seat, within(bar, "play", card))
        options += map(PLAY[card], aims)
    return options


def no_action_on(card: int, human: bool, bar: Bar) -> None:
    if human and SKILL_OF[card] == TREACHERY:
        bar(("play", card), "traitors_only", card=card)
    else:
        bar(("play", card), f"timing_{TIMING[ABILITY[card]]}", card=card, ability=ABILITY[card])


@cache
def playable(human: bool) -> tuple[Use | None, ...]:
    """The action of each kind of card, if it has one for such a player."""
    return tuple(
        [None if human and SKILL_OF[card] == TREACHERY else PLAYED.get(ability) for card, ability in enumerate(ABILITY)]
    )


def do_play(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    _, card, *aim = choice
    s.tell(events.ACTION, seat, "play", card, aim[0] if aim else NOTHING)
    lay_open(s, seat, card)
    return (*PLAYED[ABILITY[card]].does(s, seat, tuple(aim)), PutAway(card))


SOURCES["play"] = Source(plays, do_play)


def always(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """It needs no aim."""
    return ((),)


@with_fields
class Grant(SeatDoes[UnfathomableState]):
    """Actions that come at once, on top of those that are left (U4.1, UL.29)."""

    number: int = 1
    rules = ("U4.1", "UL.29", "UD.36", "UD.37")

    def run(self, s: UnfathomableState) -> Next:
        s.tell(events.GRANTED, self.seat, self.number)
        return act(s, self.seat, self.number)


# -- influence


def others(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return other_seats(s.seats, seat)


@cache
def other_seats(seats: int, seat: int) -> tuple[Choice, ...]:
    return tuple([(other,) for other in range(seats) if other != seat])


def coordinate(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    """Any other character, in the brig or revealed as well, performs an action of its own list."""
    return (Grant(aim[0]),)


def speak(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*roll(s, "inspiring_speech", seat, number=SPEECH), Speech())


class Speech(Continues[UnfathomableState]):
    """Sanity rises or falls."""

    rules = ("U42.1",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        change_dial(s, SANITY, 1 if value >= SPEECH else -1)
        return DONE


PLAYED["coordinated_effort"] = Use(others, coordinate, SEAT)
PLAYED["inspiring_speech"] = Use(always, speak)


# -- observation


def decks_left(s: UnfathomableState, most: int) -> list[int]:
    """Which skills but treachery can be drawn, one entry for each card, up to so many of each."""
    return [skill for skill in range(TREACHERY) for _ in range(min(most, len(s.decks[skill]) + len(s.discards[skill])))]


def something_to_learn(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """The card itself is discarded only afterwards, so it cannot be drawn (U28.2a, UQ.49)."""
    return ((),) if decks_left(s, 1) else bar((), "no_skill_cards_left")


def watch(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (WatchAndLearn(seat),)


class WatchAndLearn(SeatAsks[UnfathomableState]):
    """Two cards of any decks but treachery, named before they are drawn (U13.3a1)."""

    rules = ("U13.3a1", "UD.21")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options: tuple[Choice, ...] = tuple([("draw", skill) for skill in decks_left(s, LEARNED)])
        number = min(LEARNED, len(options))
        return [Decision(self.seat, "cards.learn", options, picks=Count(number, number))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        draw(s, self.seat, tuple([skill for _, skill in answers[self.seat]]), "effect")
        return DONE


PLAYED["watch_and_learn"] = Use(something_to_learn, watch)


# -- strength


def weapons(s: UnfathomableState, seat: int) -> list[int]:
    """The player's weapons that have an action; no item works in the brig (U17.6)."""
    if s.in_brig(seat) or not s.items[seat]:
        return []
    return [item for item in s.items[seat] if item in WEAPONS and ITEMS[item].action]


def rampages(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    found = [(weapon,) for weapon in (NOTHING, *weapons(s, seat)) if targets(s, seat, weapon)]
    return found or no_target(s, seat, bar, (), "out_of_reach", ability="rampage")


def rampage(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (Rampage(seat, aim[0], PLAIN_ATTACKS if aim[0] == NOTHING else WEAPON_ATTACKS, True),)


@with_fields
class Rampage(SeatAsks[UnfathomableState]):
    """One attack after another, all plain or all with the same weapon; the player may stop after the first (G17)."""

    weapon: int
    left: int
    fresh: bool
    """Whether the first attack is still to come."""
    rules = ("U2.1b", "UD.16", "UD.21")

    def _aims(self, s: UnfathomableState) -> list[Choice]:
        if not self.left:
            return []
        return [("attack_in", space, target) for target, space in targets(s, self.seat, self.weapon)]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        aims = self._aims(s)
        if not aims or (self.fresh and len(aims) == 1):
            return []
        return [Decision(self.seat, "rampage.attack", tuple(aims if self.fresh else [STOP, *aims]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        aims = self._aims(s)
        choice = answers[self.seat] if answers else aims[0] if aims else STOP
        if choice == STOP:
            return DONE
        _, space, target = choice
        again = Rampage(self.seat, self.weapon, self.left - 1, False)
        return (*attack(s, self.seat, target, space, self.weapon), again)


PLAYED["rampage"] = Use(rampages, rampage, WITH_WEAPON)


# -- will


def has_other_cards(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if len(s.hands[seat]) > 1 else bar((), "no_other_cards", ability="persistence")


def persist(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (Persist(seat),)


class Persist(SeatAsks[UnfathomableState]):
    """One to five other cards are discarded."""

    rules = ("UD.21", "UQ.47")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        hand = s.hands[self.seat]
        options = tuple([("discard", card) for card in hand])
        return [Decision(self.seat, "cards.persist", options, picks=Ordered(1, min(PERSISTED, len(hand))))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        cards = tuple([card for _, card in answers[self.seat]])
        throw_away(s, self.seat, cards, "effect")
        return (PersistDraw(self.seat, len(cards)),)


@with_fields
class PersistDraw(SeatAsks[UnfathomableState]):
    """As many are drawn from one deck but treachery."""

    number: int
    rules = ("U13.3a1", "U27.1")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        skills = decks_left(s, 1)
        return [Decision(self.seat, "cards.draw", tuple([("draw", skill) for skill in skills]))] if skills else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers:
            return DONE
        draw(s, self.seat, (answers[self.seat][1],) * self.number, "effect")
        return DONE


def gritty(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """One such card in a turn, no matter who plays it (G30)."""
    return bar((), "ability_used", ability="true_grit") if s.spent("true_grit") else ((),)


def grit(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    s.spend("true_grit")
    return (Grant(seat, GRIT),)


PLAYED["persistence"] = Use(has_other_cards, persist)
PLAYED["true_grit"] = Use(gritty, grit)
