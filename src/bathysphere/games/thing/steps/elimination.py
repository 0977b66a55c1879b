"""Elimination (section 12), and the limit of three Infection! cards (T11.1, T25.9)."""

from bathysphere.games.thing import events
from bathysphere.games.thing.cards.kinds import INFECTION, QUARANTINE, THING
from bathysphere.games.thing.components import MOST_INFECTIONS_HELD, Burning
from bathysphere.games.thing.ending import after_elimination
from bathysphere.games.thing.knowledge import (
    all_see_cards,
    draw_to_hand,
    give_away,
    leaves_openly,
    put_away,
    search_in_vain,
)
from bathysphere.games.thing.roles import EVERYBODY, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState


def eliminate(s: ThingState, seat: int, by: int) -> None:
    """Out of the game; the player's cards go unseen to the discard pile, Quarantine too, doors stay (T12.6, T25.22)."""
    s.out[seat] = True
    s.burned.append(Burning(seat, by, s.turn.number))
    s.tell(events.BURNED, by, seat)
    after_elimination(s, seat)
    knowing = 1 << seat
    for card in s.hands[seat]:
        if card == THING:  # only in Revenge does the game go on without it (T25.24)
            s.removed = (THING,)
        else:
            put_away(s, card, knowing | _certain(s, seat, card))
    s.hands[seat] = ()
    s.facts[seat] = ()
    if s.quarantine[seat]:
        s.quarantine[seat] = 0
        put_away(s, QUARANTINE, EVERYBODY)


def _certain(s: ThingState, seat: int, card: int) -> int:
    """Those who know for certain that every copy of this card in a hand is there, and so follow it to the pile."""
    mask = 0
    number = s.hands[seat].count(card)
    for fact in s.facts[seat]:
        if fact.since == s.gone[seat] and fact.cards.count(card) == number:
            mask |= EVERYBODY if fact.observer == s.seats else 1 << fact.observer
    return mask


def shed_surplus(s: ThingState, seat: int, giver: int = NOBODY) -> None:
    """Outside step 2 a fourth Infection! card goes at once and an event card is drawn for it, until three are left.
    With nothing but Infection! to draw the hand stays short (T25.34). `giver` passed the seat a card just now: it was
    that one, as everybody can see."""
    while len(s.hands[seat]) > MOST_INFECTIONS_HELD and s.hands[seat].count(INFECTION) > MOST_INFECTIONS_HELD:
        if giver != NOBODY:
            give_away(s, giver, seat)
        if s.options.fourth_infection_eliminates and s.roles[seat] != THING_ROLE:
            eliminate(s, seat, seat)
            return
        leaves_openly(s, seat, INFECTION)  # face down, but everybody knows what alone can go in this way
        put_away(s, INFECTION, EVERYBODY)
        s.tell(events.SURPLUS_DISCARDED, seat, 1, giver)
        all_see_cards(s, seat, (INFECTION,) * MOST_INFECTIONS_HELD)
        draw_to_hand(s, seat, 0 if search_in_vain(s) else 1, "surplus")
        giver = NOBODY
