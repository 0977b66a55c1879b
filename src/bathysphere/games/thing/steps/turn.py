"""A turn (section 5): draw, then panic or play or discard, then exchange."""

from typing import Final

from msgspec import structs

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks, SeatDoes, silent
from bathysphere.games.thing import events
from bathysphere.games.thing.cards.actions import EFFECTS, TARGETS, WITHOUT_TARGET, not_reached, open_neighbours, reach
from bathysphere.games.thing.cards.kinds import (
    AXE,
    FIRST_ACTION,
    FIRST_DEFENCE,
    FIRST_OBSTACLE,
    FIRST_PANIC,
    INFECTION,
    PERSISTENCE,
    QUARANTINE,
)
from bathysphere.games.thing.cards.panic import PANICS, PanicOver
from bathysphere.games.thing.components import MOST_INFECTIONS_HELD, Scene, Turn
from bathysphere.games.thing.ending import endless, standstill
from bathysphere.games.thing.knowledge import (
    gains,
    has_event,
    joins,
    leaves_openly,
    leaves_unseen,
    put_away,
    restock,
    take_top,
)
from bathysphere.games.thing.roles import EVERYBODY, MOST_SEATS, NOBODY
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.defence import ANSWERS
from bathysphere.games.thing.steps.elimination import shed_surplus
from bathysphere.games.thing.steps.exchange import StepThree
from bathysphere.games.thing.steps.hand_options import DISCARD, PLAY, PLAY_ON, stays

TURN_OVER: Final[tuple[Choice, ...]] = (("turn_over",),)
QUIET_ROUNDS = 4
"""After so many rounds in which nobody could do anything the game is over: longer than any Quarantine (T25.72)."""
MOST_ROUNDS = 200
"""So many turns for each seat, and then the game is over: with the printed decks it never comes to that (T25.74)."""
MOST_QUESTIONS = 12_000
"""For a turn that would not end; all those rounds have about half as many (T25.74)."""


class BeginTurn(SeatDoes[ThingState]):
    """Step 1: draw one card. An event card joins the hand; a panic card waits to be turned over (T5.2, T5.3)."""

    rules = ("T5.1", "T5.2", "T5.2a", "T20.3", "T19.7", "T25.34")

    def run(self, s: ThingState) -> Next:
        seat = self.seat
        quarantine = s.quarantine[seat]
        last = s.turn
        number = last.number + 1
        quiet = last.quiet + 1 if last.question == s.question else 0
        s.turn = Turn(seat, number, quarantine > 0, False, s.question, quiet)
        if quiet > QUIET_ROUNDS * s.seats:
            standstill(s)
        if number > MOST_ROUNDS * s.seats or s.question > MOST_QUESTIONS:
            endless(s)
        s.tell(events.TURN_BEGAN, seat, number, quarantine)
        if not s.deck:
            restock(s)
        if not s.deck:
            return _REST[seat]
        if s.deck[-1] >= FIRST_PANIC:
            return _TURN_OVER[seat]
        planter = s.planted
        card = take_top(s, 1 << seat)
        s.tell_some(events.DRAWN, (seat, 1, "turn"), (1 << seat, ((card,),)))
        joins(s, seat, card)
        if planter != NOBODY:  # it lay there since the turn before (T24.29)
            gains(s, planter, seat, card)
        return _PLAY_OR_DISCARD[seat]


class TurnOver(SeatAsks[ThingState]):
    """A panic back lies on top, as all can see: before the card is drawn and played the Thing may announce (T25.69)."""

    allows_interjections = True
    holds_answers = True
    rules = ("T5.2", "T5.3", "T20.2", "T25.26", "T25.69")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "turn.panic", TURN_OVER)]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        s.turn = structs.replace(s.turn, question=s.question)  # there was nothing to decide (T25.72)
        card = take_top(s, EVERYBODY)
        s.in_play.append(card)
        s.scene = Scene("panic", seat, NOBODY, card)
        s.tell(events.PANIC_DRAWN, seat, card)
        return (*PANICS[card](s, seat), PanicOver(seat), *_REST[seat])


def plays_and_discards(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
    """What step 2 lets a player do with each card of their hand (T5.4)."""
    hand = s.hands[seat]
    if hand.count(INFECTION) > MOST_INFECTIONS_HELD:
        options = too_many(s, seat)
    else:
        options = []
        last = NOBODY
        for card in s.spares(seat):
            if card != last:
                options.append(DISCARD[card])
                last = card
        if s.quarantine[seat]:
            if AXE in hand:
                options.append(PLAY_ON[AXE][seat])
        else:
            last, near = NOBODY, open_neighbours(s, seat)
            for card in hand:
                if card != last and card >= FIRST_ACTION and not FIRST_DEFENCE <= card < FIRST_OBSTACLE:
                    options += reach(s, seat, card, near)
                    last = card
    if bar is not silent:
        useless(s, seat, options, bar)
    return options


def too_many(s: ThingState, seat: int) -> list[Choice]:
    """Step 2 ends with at most three Infection! cards (T25.9)."""
    if PERSISTENCE in s.hands[seat] and not s.quarantine[seat] and has_event(s):
        return [DISCARD[INFECTION], PLAY[PERSISTENCE]]
    return [DISCARD[INFECTION]]


def useless(s: ThingState, seat: int, options: list[Choice], bar: Bar) -> None:
    """What keeps the cards of a hand from being discarded or played, and players from being aimed at."""
    number, playable = s.hands[seat].count(INFECTION), {option[1] for option in options if option[0] == "play"}
    for card in dict.fromkeys(s.hands[seat]):
        if DISCARD[card] not in options:
            if number > MOST_INFECTIONS_HELD:
                bar(DISCARD[card], "too_many_infections", card=card, number=number)
            else:
                stays(DISCARD[card], bar)
        if card not in playable:
            unplayed(s, seat, card, bar)
    if number <= MOST_INFECTIONS_HELD and not s.quarantine[seat]:
        unreached(s, seat, options, bar)


def unplayed(s: ThingState, seat: int, card: int, bar: Bar) -> None:
    number, quarantine = s.hands[seat].count(INFECTION), s.quarantine[seat]
    if card < FIRST_ACTION:
        bar(PLAY[card], "never_played", card=card)
    elif card in ANSWERS:
        bar(PLAY[card], ANSWERS[card], card=card)
    elif number > MOST_INFECTIONS_HELD:
        bar(PLAY[card], "too_many_infections", card=card, number=number)
    elif quarantine:
        bar(PLAY[card], "you_quarantined", card=card, number=quarantine)
    else:
        bar(PLAY[card], WITHOUT_TARGET.get(card, "nobody_in_reach"), card=card)


def unreached(s: ThingState, seat: int, options: list[Choice], bar: Bar) -> None:
    """Players whom a card that can be played does not reach, and those whom no card of the hand reaches."""
    aimed = dict.fromkeys([option[1] for option in options if option[0] == "play" and option[1] in TARGETS])
    reached = {option[2] for option in options if len(option) > 2}
    for other in range(s.seats):
        if other == seat or s.out[other]:
            continue
        for card in aimed:
            if PLAY_ON[card][other] not in options:
                not_reached(s, seat, card, other, PLAY_ON[card][other], bar)
        if aimed and other not in reached:
            not_reached(s, seat, next(iter(aimed)), other, ("seat", other), bar)
    if AXE in aimed and PLAY_ON[AXE][seat] not in options:
        bar(PLAY_ON[AXE][seat], "nothing_on_you", card=AXE)


class PlayOrDiscard(SeatAsks[ThingState]):
    """Step 2: discard one card or play one (T5.4). Between steps the Thing may announce (T25.26): so it allows
    interjections, and the answer is held until there was time for that (T25.69)."""

    allows_interjections = True
    holds_answers = True
    rules = (
        "T5.4", "T5.4a", "T5.4b", "T5.4d", "T5.4e", "T5.4f", "T8.3", "T9.2", "T19.5", "T25.9", "T25.16", "T25.18",
        "T25.26", "T25.69",
    )  # fmt: skip

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "turn.play", tuple(plays_and_discards(s, self.seat)))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        choice = answers[seat]
        card = choice[1]
        if choice[0] == "discard":
            leaves_unseen(s, seat, card)
            put_away(s, card, 1 << seat)
            s.tell_some(events.DISCARDED, (seat,), (1 << seat, (card,)))
            if card == INFECTION:
                shed_surplus(s, seat)
            return DONE
        target = choice[2] if len(choice) > 2 else NOBODY
        if card == PERSISTENCE and s.question > MOST_QUESTIONS:
            endless(s)
        leaves_openly(s, seat, card)
        s.tell(events.PLAYED, seat, card, target)
        steps = EFFECTS[card](s, seat, target)
        return (*steps, self) if card == PERSISTENCE else steps  # T17.9b, T17.9c


class EndTurn(SeatDoes[ThingState]):
    """The next player in the current direction, from the new seats (T5.6, T4.7). A Quarantine counts its turns."""

    rules = ("T5.6", "T4.7", "T19.3", "T25.15", "T25.66")

    def run(self, s: ThingState) -> Next:
        seat = self.seat
        if s.turn.quarantined and s.quarantine[seat]:
            s.quarantine[seat] -= 1
            if not s.quarantine[seat]:
                put_away(s, QUARANTINE, EVERYBODY)
                s.tell(events.QUARANTINE_ENDED, seat)
        return _BEGIN[s.following(seat)]


# Steps never change, and these come in every turn: each seat has them ready.
_BEGIN: Final[list[Next]] = [(BeginTurn(seat),) for seat in range(MOST_SEATS)]
_PLAY_OR_DISCARD: Final[list[Next]] = [
    (PlayOrDiscard(seat), StepThree(seat), EndTurn(seat)) for seat in range(MOST_SEATS)
]
_TURN_OVER: Final[list[Next]] = [(TurnOver(seat),) for seat in range(MOST_SEATS)]
_REST: Final[list[Next]] = [(StepThree(seat), EndTurn(seat)) for seat in range(MOST_SEATS)]
