"""The table of The Thing: who sits where, what lies where. Who knows what is in knowledge.py and view.py."""

from typing import Any

from msgspec import structs

from bathysphere.engine import Cards, Choice, Next, State, Value, for_seats, per_seat
from bathysphere.games.thing import ending
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.components import ANNOUNCE, Burning, Infecting, Scene, Turn
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, HUMAN, INFECTED, NOBODY, THING_ROLE

_ANNOUNCE = (ANNOUNCE,)


class Fact(Value, frozen=True, gc=False):
    """What one observer knows of a hand: all but so many of these cards are still in it (knowledge.py)."""

    observer: int
    cards: Cards
    since: int
    """How many cards had left the hand unseen when this was learnt, and as many more as the observer saw leaving."""
    sure: Cards = ()
    """Those of the cards that came or were seen when some of the others had already left,"""
    sure_at: int = 0
    """and the count of unseen departures up to which they are certainly there."""


class ThingState(State):
    """Piles have their top at the end. Hands are sorted tuples, so that no order tells how cards came."""

    options: Options = Options()
    turn: Turn = Turn(0, 0, question=-1)
    way: int = CLOCKWISE
    chairs: list[int] = for_seats(lambda seats: list(range(seats)))
    """The seat (player) at each place around the table, clockwise; the burned keep their empty chairs."""
    doors: list[int] = per_seat(0)
    """How many Barred Doors lie between each place and the next one, clockwise."""
    out: list[bool] = per_seat(False)
    burned: list[Burning]
    quarantine: list[int] = per_seat(0)
    """Turns left under a Quarantine; 0: none."""
    scene: Scene | None

    deck: list[int]
    discard: list[int]
    in_play: list[int]
    """Open cards whose effect is not over yet; no reshuffle takes them (T25.55)."""
    drawn: Cards
    """The cards of Persistence, of which one will be kept."""
    removed: Cards
    """The Thing card, out of the game for good in Revenge (T25.24)."""
    hands: list[Cards] = per_seat(())
    roles: list[int] = per_seat(HUMAN)
    infections: list[Infecting]
    last_human: int = NOBODY
    """Who was infected as the last human in play; NOBODY while there are humans, or if the last was eliminated."""

    seen: list[int]
    """For each card of the discard pile the mask of those who know its face."""
    planted: int = NOBODY
    """The seat that put the top card of the deck there (T24.29)."""
    reshuffled: tuple[tuple[int, int], ...]
    """The last reshuffle: the cards of the new deck, sorted, each with the mask of those who knew its face."""
    left_deck: list[tuple[int, int]]
    """The cards that left the deck since then, each with the mask of those who saw its face."""
    facts: list[tuple[Fact, ...]] = per_seat(())
    """For each hand what others know of it. The observer beyond the last seat is everybody: what spectators know."""
    gone: list[int] = per_seat(0)
    """How many cards have left each hand unseen."""
    knows_thing: int
    """The mask of those who know for certain who the Thing is."""
    outed: int
    """The mask of those whom everybody knows to be infected (T25.73)."""
    moment: int
    """Counts what may change roles or knowledge of them; the lists below hold such moments, 0: never."""
    passed: list[int] = for_seats(lambda seats: [0] * seats * seats)
    """When one player last passed a card to another: giver * seats + receiver. Public."""
    clean: list[int] = for_seats(lambda seats: [0] * (seats + 1) * seats)
    """When an observer last saw a whole hand without Infection!: observer * seats + seat."""
    unlike: list[int] = for_seats(lambda seats: [0] * (seats + 1) * seats)
    """When an observer last saw a whole hand without the Thing card: observer * seats + seat."""
    drew: list[int] = per_seat(0)
    """When a player last drew into their hand; only with a hidden start does it matter."""

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        if not self.options.first_game:  # checksums noted before there was this option never held it
            del plain["options"]["first_game"]
        return plain

    # -- the ring of those still in play

    def neighbour(self, seat: int, way: int) -> int:
        """The next player still in play in a direction; the seat itself when it is alone."""
        chairs, out, seats = self.chairs, self.out, self.seats
        place = chairs.index(seat)
        while True:
            place = (place + way) % seats
            if not out[chairs[place]]:
                return chairs[place]

    def following(self, seat: int) -> int:
        """The next player in the current direction of play."""
        chairs = self.chairs
        other = chairs[(chairs.index(seat) + self.way) % self.seats]
        return self.neighbour(seat, self.way) if self.out[other] else other

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """To the left, then to the right; one when only two are left."""
        chairs, out = self.chairs, self.out
        place = chairs.index(seat)
        left, right = chairs[place + 1 - self.seats], chairs[place - 1]
        if out[left]:
            left = self.neighbour(seat, CLOCKWISE)
        if out[right]:
            right = self.neighbour(seat, COUNTER_CLOCKWISE)
        return (left,) if left == right else (left, right)

    def living(self) -> list[int]:
        """Those still in play, clockwise."""
        return [seat for seat in self.chairs if not self.out[seat]]

    def in_order(self, seat: int) -> list[int]:
        """Those still in play in the direction of play, from a seat on."""
        ring = self.living()
        if self.way == COUNTER_CLOCKWISE:
            ring.reverse()
        at = ring.index(seat)
        return ring[at:] + ring[:at]

    def door_gap(self, seat: int, other: int) -> int:
        """The place of a gap with a Barred Door between two neighbours; -1 if none parts them (T19.10, T25.23)."""
        chairs, seats = self.chairs, self.seats
        for way in (CLOCKWISE, COUNTER_CLOCKWISE):
            place, found = chairs.index(seat), -1
            while True:
                gap = place if way == CLOCKWISE else (place - 1) % seats
                if self.doors[gap]:
                    found = gap
                place = (place + way) % seats
                if not self.out[chairs[place]]:
                    break
            if chairs[place] == other and found >= 0:
                return found
        return -1

    def barred(self, seat: int, other: int) -> bool:
        """Whether a Barred Door parts two players; it can part neighbours only (T25.20)."""
        return any(self.doors) and self.door_gap(seat, other) >= 0

    def swap_chairs(self, seat: int, other: int) -> None:
        """Hands and Quarantines move with the players, doors stay (T17.11c, T19.13, T25.40)."""
        chairs = self.chairs
        here, there = chairs.index(seat), chairs.index(other)
        chairs[here], chairs[there] = other, seat

    def close_turn(self) -> None:
        """A card ends the turn: step 3 is left out."""
        self.turn = structs.replace(self.turn, closed=True)

    # -- roles

    def the_thing(self) -> int:
        """The seat of the Thing, in play or burned; NOBODY before the card was drawn (T21.1b)."""
        return self.roles.index(THING_ROLE) if THING_ROLE in self.roles else NOBODY

    def humans(self) -> int:
        """How many humans are in play: the Thing's secret (T24.28)."""
        return sum([role == HUMAN and not out for role, out in zip(self.roles, self.out, strict=True)])

    def gives(self, seat: int, to: int) -> Cards:
        """The kinds that a player may pass to another (T6.8 to T6.11), by roles before the exchange (T25.61)."""
        hand = self.hands[seat]
        kinds = tuple(dict.fromkeys(hand))
        if not kinds or kinds[0] > INFECTION:
            return kinds
        role = self.roles[seat]
        if role == THING_ROLE:
            return kinds[1:]
        if role == INFECTED and self.roles[to] == THING_ROLE and hand.count(INFECTION) > 1:
            return kinds
        return kinds[1:]

    def spares(self, seat: int) -> Cards:
        """The cards that a player may part with other than to a player, with their copies (T9.2, T8.3)."""
        hand = self.hands[seat]
        if hand and hand[0] == THING:
            return hand[1:]
        if hand and hand[0] == INFECTION and self.roles[seat] == INFECTED:
            return hand[1:]  # the last one is locked: copies are identical, so one of them stays (T25.48)
        return hand

    # -- the announcement

    def interjections(self, seat: int) -> tuple[Choice, ...]:
        """Only the Thing can announce that no human is left, in play and at any allowed moment (T9.8, T25.26)."""
        return _ANNOUNCE if self.roles[seat] == THING_ROLE and not self.out[seat] else ()

    def interject(self, seat: int, choice: Choice) -> Next:
        ending.announce(self, seat)
