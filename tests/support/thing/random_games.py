"""Whole random games of The Thing, and somebody who hears every private word and keeps hands and roles by himself."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bathysphere.engine import (
    Chance,
    Event,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
    stream,
)
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState

DEFENCES_SHOWN = ("refused", "swap_refused", "saved")


class Follower:
    """Hands and roles as they follow from the deal and from what each player was told: no look at the state."""

    def __init__(self, dealt: ThingState) -> None:
        self.hands = [Counter(hand) for hand in dealt.hands]
        self.roles = [THING_ROLE if THING in hand else HUMAN for hand in self.hands]
        self.infected: list[tuple[int, int]] = []
        self.told: list[tuple[int, int]] = []
        self.out: set[int] = set()
        self.following: dict[int, int] = {}
        """Who comes after whom; set by the game before its events are heard."""

    def hear(self, events: list[Event]) -> None:
        for event in events:
            note = getattr(self, f"on_{event.kind.name}", None)
            if note is not None:
                note(event)
            elif event.kind.name in DEFENCES_SHOWN:
                seat, _, card = event.data
                self.loses(seat, card)

    def gets(self, seat: int, card: int) -> None:
        assert card < FIRST_PANIC, "a panic card came into a hand"
        self.hands[seat][card] += 1
        if card == THING:
            assert THING_ROLE not in self.roles, "a second Thing"
            self.roles[seat] = THING_ROLE

    def loses(self, seat: int, card: int) -> None:
        assert self.hands[seat][card] > 0, "a card left a hand that did not hold it"
        assert card != THING, "the Thing card left its hand"
        self.hands[seat][card] -= 1
        if self.roles[seat] == INFECTED:
            assert self.hands[seat][INFECTION] > 0, "an infected gave the last Infection! card away"

    def passes(self, giver: int, to: int, card: int, roles: list[int]) -> None:
        if card == INFECTION:
            to_thing = roles[giver] == INFECTED and roles[to] == THING_ROLE
            assert roles[giver] == THING_ROLE or to_thing, "Infection! from a human, or to somebody but the Thing"
            if roles[to] == HUMAN:
                self.roles[to] = INFECTED
                self.infected.append((to, giver))

    # -- by kind

    def on_drawn(self, event: Event) -> None:
        for card in event.versions[0][1][0]:
            self.gets(event.data[0], card)

    def on_discarded(self, event: Event) -> None:
        self.loses(event.data[0], event.versions[0][1][0])

    def on_played(self, event: Event) -> None:
        seat, card, _ = event.data
        self.loses(seat, card)

    def on_persistence_kept(self, event: Event) -> None:
        self.gets(event.data[0], event.versions[0][1][0])

    def on_forgot(self, event: Event) -> None:
        for card in event.versions[0][1][0]:
            self.loses(event.data[0], card)

    def on_blind_swapped(self, event: Event) -> None:
        gave, got = event.versions[0][1]
        self.loses(event.data[0], gave)
        self.gets(event.data[0], got)

    def on_surplus_discarded(self, event: Event) -> None:
        assert self.hands[event.data[0]][INFECTION] > 3
        self.loses(event.data[0], INFECTION)

    def on_exchanged(self, event: Event) -> None:
        giver, to = event.data
        (_, (gave, got)), (_, (gave_back, got_back)) = event.versions
        assert (gave, got) == (got_back, gave_back), "the two heard of different cards"
        self.move([(giver, to, gave), (to, giver, got)])

    def on_passed(self, event: Event) -> None:
        told = {mask.bit_length() - 1: cards for mask, cards in event.versions}
        assert set(told) == set(range(len(self.hands))) - self.out
        moves = []
        for seat, (gave, _) in told.items():
            to = self.following[seat]
            assert told[to][1] == gave, "what was given is not what came"
            moves.append((seat, to, gave))
        self.move(moves)

    def move(self, moves: list[tuple[int, int, int]]) -> None:
        """Cards that change hands at the same time."""
        before = list(self.roles)
        for giver, _, card in moves:
            assert card != THING
            assert self.hands[giver][card] > 0
            self.hands[giver][card] -= 1
        for _, to, card in moves:
            self.hands[to][card] += 1
        for giver, to, card in moves:
            self.passes(giver, to, card, before)

    def on_infected(self, event: Event) -> None:
        mask, (victim, giver) = event.versions[0]
        assert mask == 1 << victim | 1 << giver
        self.told.append((victim, giver))

    def on_burned(self, event: Event) -> None:
        target = event.data[1]
        self.out.add(target)
        self.hands[target] = Counter()


def ring_of(s: ThingState) -> dict[int, int]:
    return {seat: s.following(seat) for seat in s.living()}


def random_game(
    seats: int, seed: int | str, *, most: int = 3000, hasty: int = 0, options: dict[str, Any] | None = None
) -> Iterator[tuple[ThingState, Follower]]:
    """A random game, state and follower after the deal and after each answer. The Thing announces at some moment when
    no human is left, and with `hasty` once in so many answers although there are."""
    key = stream(seed_bytes(seed), "play")
    s = GAME.state(seats, key)
    chosen = GAME.check_table(seats, options or {})
    assert isinstance(chosen, Options)
    first = GAME.deal(s, chosen)
    follower = Follower(s)
    follower.following = ring_of(s)
    begin(s, first)
    follower.hear(s.events)
    chance = Chance(stream(key, "answers"))
    yield s, follower
    for _ in range(most):
        if s.outcome is not None:
            return
        follower.following = ring_of(s)
        thing = s.the_thing()
        if thing != NOBODY and interjections(s, thing):
            eager = chance.below(6) == 0 if s.humans() == 0 else hasty and chance.below(hasty) == 0
            if eager:
                interject(s, thing, ("announce",))
                yield s, follower
                return
        decision = chance.pick(decisions(s))
        reply = answer(s, decision.seat, any_answer(decision, chance))
        follower.hear(reply.events)
        yield s, follower
