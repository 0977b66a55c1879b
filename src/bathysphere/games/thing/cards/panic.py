"""The panic cards (section 20). They are drawn and played at once; what their faces leave open follows T25.36."""

from collections.abc import Callable
from typing import Final

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Bar,
    Choice,
    Count,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    registers,
    silent,
    with_card,
    with_fields,
    without,
)
from bathysphere.games.thing import events
from bathysphere.games.thing.cards.actions import anybody, named, open_neighbours
from bathysphere.games.thing.cards.kinds import (
    BARRED_DOOR,
    BE_FRIENDS,
    BETWEEN_US,
    BLIND_DATE,
    CHAIN_REACTION,
    CONFESSION,
    FIRST_DEFENCE,
    FIRST_OBSTACLE,
    FIRST_PANIC,
    FORGETFUL,
    GET_OUT,
    INFECTION,
    OLD_ROPES,
    ONE_TWO,
    OOPS,
    PARTY,
    QUARANTINE,
    THREE_FOUR,
)
from bathysphere.games.thing.knowledge import (
    all_see_hand,
    draw_to_hand,
    event_on_top,
    has_event,
    joins,
    leaves_unseen,
    pass_cards,
    put_away,
    sees_card,
    sees_hand,
    uncover_event,
)
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, EVERYBODY, NOBODY
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.choose_player import Choose
from bathysphere.games.thing.steps.defence import ANSWERS, DEFEND, REFUSALS
from bathysphere.games.thing.steps.elimination import shed_surplus
from bathysphere.games.thing.steps.exchange import catches, offer
from bathysphere.games.thing.steps.hand_options import DISCARD, GIVE, parts_with, passes

CARDS_FORGOTTEN = 3
COUNTED_OFF = 3
"""One, Two…: the third player on a side."""

LEFT: Choice = ("side", CLOCKWISE)
RIGHT: Choice = ("side", COUNTER_CLOCKWISE)
DECLINE: Choice = ("decline",)
SHOW: Choice = ("show",)
SHOW_ONE: Choice = ("show_one",)
SWAP: Final[list[Choice]] = [("swap", card) for card in range(FIRST_PANIC)]

Panic = Callable[[ThingState, int], Next]
PANICS: Final[dict[int, Panic]] = {}
panic = registers(PANICS)


class PanicOver(SeatDoes[ThingState]):
    """A panic card is discarded after its effect and never joins a hand (T5.3, T20.3)."""

    rules = ("T5.3", "T20.2", "T20.3")

    def run(self, s: ThingState) -> Next:
        card = s.in_play.pop()
        put_away(s, card, EVERYBODY)
        s.scene = None
        return DONE


def idle(s: ThingState, seat: int) -> Next:
    """Without a legal target it does nothing (T20.19)."""
    s.tell(events.PANIC_IDLE, seat, s.in_play[-1])
    return DONE


def choose(s: ThingState, question: Choose) -> Next:
    """The drawer names a player, if there is one."""
    return (question,) if question.offers(s, question.seat) else idle(s, question.seat)


def anybody_open(s: ThingState, seat: int) -> list[int]:
    """Not the quarantined, nor a neighbour behind a door; with advanced rule 4 an open neighbour (T25.36, T21.4)."""
    return anybody(s, seat, open_neighbours(s, seat), through_doors=False)


# -- obstacles


def lift_quarantines(s: ThingState) -> int:
    lifted = 0
    for seat in range(s.seats):
        if s.quarantine[seat]:
            s.quarantine[seat] = 0
            put_away(s, QUARANTINE, EVERYBODY)
            lifted += 1
    if s.turn.quarantined:
        s.turn = structs.replace(s.turn, quarantined=False)
    return lifted


def break_doors(s: ThingState) -> int:
    broken = sum(s.doors)
    for _ in range(broken):
        put_away(s, BARRED_DOOR, EVERYBODY)
    s.doors = [0] * s.seats
    return broken


def cleared(s: ThingState, seat: int, quarantines: int, doors: int) -> Next:
    if not quarantines and not doors:
        return idle(s, seat)
    s.tell(events.OBSTACLES_CLEARED, seat, quarantines, doors)
    return DONE


@panic(OLD_ROPES)
def old_ropes(s: ThingState, seat: int) -> Next:
    return cleared(s, seat, lift_quarantines(s), 0)


@panic(THREE_FOUR)
def three_four(s: ThingState, seat: int) -> Next:
    return cleared(s, seat, 0, break_doors(s))


@panic(PARTY)
def party(s: ThingState, seat: int) -> Next:
    """All obstacles go; then pairs swap seats, clockwise from the drawer whatever the direction of play (T20.9a)."""
    quarantines, doors = lift_quarantines(s), break_doors(s)
    if quarantines or doors:
        s.tell(events.OBSTACLES_CLEARED, seat, quarantines, doors)
    ring = s.living()
    at = ring.index(seat)
    ring = ring[at:] + ring[:at]
    for first, second in zip(ring[::2], ring[1::2], strict=False):
        s.swap_chairs(first, second)
        s.tell(events.SWAPPED, first, second)
    return DONE


# -- seats


@panic(ONE_TWO)
def one_two(s: ThingState, seat: int) -> Next:
    """With three or two players left the third on a side is nobody to swap with (T25.62)."""
    return (NameSide(seat),) if len(s.living()) > COUNTED_OFF else idle(s, seat)


class NameSide(SeatAsks[ThingState]):
    """Swap seats with the third player to the left or to the right; doors do not matter (T20.7, T20.7a)."""

    rules = ("T20.7", "T20.7a", "T20.7b", "T20.7c")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "one_two.side", (LEFT, RIGHT))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        side = answers[seat][1]
        third = seat
        for _ in range(COUNTED_OFF):
            third = s.neighbour(third, side)
        moved = not s.quarantine[third]  # a side may be named on purpose where nothing happens (T20.7b)
        s.tell(events.SIDE_NAMED, seat, side, third, moved)
        if moved:
            s.swap_chairs(seat, third)
            s.tell(events.SWAPPED, seat, third)
        return DONE


class GetOut(Choose):
    """Swap seats with a player of one's choice; one's own Quarantine moves along (T20.10, T20.10b)."""

    rules = ("T20.10", "T20.10a", "T20.10b", "T21.4c", "T25.38")
    kind = "get_out.choose"

    @staticmethod
    def offers(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
        return named(s, seat, GET_OUT, anybody_open(s, seat), bar)

    def take(self, s: ThingState, answers: Answers) -> Next:
        target = answers[self.seat][1]
        s.swap_chairs(self.seat, target)
        s.tell(events.SWAPPED, self.seat, target)
        return DONE


@panic(GET_OUT)
def get_out(s: ThingState, seat: int) -> Next:
    return choose(s, GetOut(seat))


# -- cards that change hands


class BeFriends(Choose):
    """Exchange a card with a player of one's choice, who may refuse; step 3 follows (T20.13, T20.13b)."""

    rules = ("T20.13", "T20.13a", "T20.13b", "T20.13c", "T21.4b", "T25.38")
    kind = "be_friends.choose"

    @staticmethod
    def offers(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
        return named(s, seat, BE_FRIENDS, anybody_open(s, seat), bar)

    def take(self, s: ThingState, answers: Answers) -> Next:
        return offer(s, self.seat, answers[self.seat][1], "be_friends")


@panic(BE_FRIENDS)
def be_friends(s: ThingState, seat: int) -> Next:
    return idle(s, seat) if s.quarantine[seat] else choose(s, BeFriends(seat))


@panic(CHAIN_REACTION)
def chain_reaction(s: ThingState, seat: int) -> Next:
    s.close_turn()
    return (PassOn(),)


def passed_on(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
    """To the next player; no defence card helps (T20.12b)."""
    if bar is not silent:
        for card in dict.fromkeys(s.hands[seat]):
            if FIRST_DEFENCE <= card < FIRST_OBSTACLE:
                bar(DEFEND[card], "no_refusal" if card in REFUSALS else ANSWERS[card], card=card)
    return passes(s, seat, s.following(seat), GIVE, bar)


class PassOn(Asks[ThingState]):
    """Everybody gives a card to the next player, all at once, past doors and Quarantines; nobody can refuse
    (T20.12 to T20.12c)."""

    rules = ("T20.12", "T20.12a", "T20.12b", "T20.12c", "T6.8", "T6.9", "T6.10", "T6.11", "T25.61")

    def ask(self, s: ThingState) -> list[Decision]:
        asked = []
        for seat in s.living():
            cards = passed_on(s, seat)
            if cards:  # a hand can be too short with a composed deck only (T25.34)
                asked.append(Decision(seat, "chain.pass", tuple(cards)))
        return asked

    def take(self, s: ThingState, answers: Answers) -> Next:
        s.moment += 1
        gave = {seat: choice[1] for seat, choice in answers.items()}
        got = {s.following(seat): card for seat, card in gave.items()}
        for seat, card in gave.items():
            s.hands[seat] = without(s.hands[seat], card)
        for seat, card in got.items():
            s.hands[seat] = with_card(s.hands[seat], card)
        pass_cards(s, [(seat, s.following(seat), card) for seat, card in gave.items()])
        nothing: tuple[int, ...] = ()
        versions = [(1 << seat, (gave.get(seat, nothing), got.get(seat, nothing))) for seat in s.living()]
        s.tell_some(events.PASSED, (s.way,), *versions)
        for seat, card in gave.items():
            if card == INFECTION:
                catches(s, seat, s.following(seat))
        givers = {s.following(seat): seat for seat in gave}
        for seat in s.living():
            shed_surplus(s, seat, givers.get(seat, NOBODY))
        return DONE


@panic(BLIND_DATE)
def blind_date(s: ThingState, seat: int) -> Next:
    if not s.spares(seat) or not has_event(s):
        return idle(s, seat)  # it does not end the turn either: with no other card to draw nobody would ever be asked
    s.close_turn()
    return (BlindSwap(seat),)


def swapped_blindly(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
    return parts_with(s, seat, SWAP, bar)


class BlindSwap(SeatAsks[ThingState]):
    """One card from hand for the top card of the deck, chosen before it is seen (T20.14)."""

    rules = ("T20.14", "T20.14a", "T20.14b", "T25.55", "T25.64")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "blind_date.swap", tuple(swapped_blindly(s, self.seat)))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        gave = answers[seat][1]
        skipped = uncover_event(s)
        if skipped:
            s.tell(events.PANICS_SKIPPED, seat, skipped)
        if not event_on_top(s):
            return idle(s, seat)
        leaves_unseen(s, seat, gave)
        got = s.deck[-1]
        if s.reshuffled:  # the swap is one step and never empties the deck (T25.55)
            s.left_deck.append((got, 1 << seat))
        s.deck[-1] = gave
        s.planted = seat
        s.tell_some(events.BLIND_SWAPPED, (seat,), (1 << seat, (gave, got)))
        joins(s, seat, got)
        shed_surplus(s, seat)
        return DONE


@panic(FORGETFUL)
def forgetful(s: ThingState, seat: int) -> Next:
    return (Forget(seat),) if s.spares(seat) else idle(s, seat)


def forgotten(s: ThingState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    parts_with(s, seat, DISCARD, bar)
    return tuple([DISCARD[card] for card in s.spares(seat)])


class Forget(SeatAsks[ThingState]):
    """Three cards go, three event cards come (T20.11); what a role must keep is not among them (T20.11a)."""

    rules = ("T20.11", "T20.11a")

    def ask(self, s: ThingState) -> list[Decision]:
        options = forgotten(s, self.seat)
        number = min(CARDS_FORGOTTEN, len(options))
        return [Decision(self.seat, "forgetful.discard", options, picks=Count(number, number))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        cards = tuple([pick[1] for pick in answers[seat]])
        for card in cards:
            leaves_unseen(s, seat, card)
            put_away(s, card, 1 << seat)
        s.tell_some(events.FORGOT, (seat, len(cards)), (1 << seat, (cards,)))
        draw_to_hand(s, seat, len(cards), "forgetful")
        shed_surplus(s, seat)
        return DONE


# -- hands that are shown


@panic(OOPS)
def oops(s: ThingState, seat: int) -> Next:
    s.tell(events.HAND_SHOWN, seat, s.hands[seat], "oops")
    all_see_hand(s, seat)
    return DONE


class ShowNeighbour(Choose):
    """One's whole hand, for a neighbour's eyes only; quarantined or not, but not through a door (T20.16, T20.16a)."""

    rules = ("T20.16", "T20.16a", "T25.63")
    kind = "between_us.choose"

    @staticmethod
    def offers(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
        reached = [other for other in s.neighbours(seat) if not s.barred(seat, other)]
        return named(s, seat, BETWEEN_US, reached, bar)

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        target = answers[seat][1]
        s.tell_some(events.HAND_SHOWN_TO, (seat, target), (1 << target, (s.hands[seat],)))
        sees_hand(s, target, seat)
        return DONE


@panic(BETWEEN_US)
def between_us(s: ThingState, seat: int) -> Next:
    return choose(s, ShowNeighbour(seat))


@panic(CONFESSION)
def confession(s: ThingState, seat: int) -> Next:
    return (Confess(seat, seat),)


def shown(s: ThingState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """The hand, one Infection! card, or nothing."""
    held = INFECTION in s.hands[seat]
    return (DECLINE, SHOW, *((SHOW_ONE,) if held else bar(SHOW_ONE, "nothing_to_confess")))


@with_fields
class Confess(SeatAsks[ThingState]):
    """From the drawer on everybody shows their hand or declines, until an Infection! card is shown (T20.17,
    T20.17a)."""

    first: int
    rules = ("T20.17", "T20.17a", "T25.65")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "confession.show", shown(s, self.seat))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        choice = answers[seat]
        if choice == SHOW_ONE:
            s.tell(events.INFECTION_SHOWN, seat)
            for observer in range(s.seats + 1):
                if observer != seat:
                    sees_card(s, observer, seat, INFECTION)
            return DONE
        if choice == SHOW:
            s.tell(events.HAND_SHOWN, seat, s.hands[seat], "confession")
            all_see_hand(s, seat)
            if INFECTION in s.hands[seat]:
                return DONE
        else:
            s.tell(events.DECLINED, seat)
        following = s.following(seat)
        return DONE if following == self.first else (Confess(following, self.first),)
