"""Skill cards between decks, hands and discard piles (articles 13 and 27)."""

from bathysphere.engine import (
    DONE,
    Cards,
    Does,
    Next,
    with_card,
    with_cards,
    with_fields,
    without,
    without_cards,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF
from bathysphere.games.unfathomable.state import UnfathomableState


def restock(s: UnfathomableState, skill: int) -> None:
    """The discard pile becomes the deck (U13.2b, UQ.7)."""
    cards = list(s.discards[skill])
    s.chance.shuffle(cards)
    s.decks[skill], s.discards[skill], s.discards_known[skill] = tuple(cards), (), ()
    s.tell(events.DECK_RESHUFFLED, skill, len(cards))


def take_skill(s: UnfathomableState, skill: int) -> int:
    """The top card of a skill deck; -1 if there is none and none was discarded (U13.2b1). A deck is renewed as soon as
    its last card is taken, or once there is a discard pile when a card is needed (U13.2b2)."""
    if not s.decks[skill]:
        if not s.discards[skill]:
            return -1
        restock(s, skill)
    deck = s.decks[skill]
    card, s.decks[skill] = deck[-1], deck[:-1]
    if len(deck) == 1 and s.discards[skill]:
        restock(s, skill)
    return card


def draw(s: UnfathomableState, seat: int, skills: Cards, why: str) -> int:
    """Skill cards of these decks, as many as there are (U27.1); everybody sees which decks, the drawer alone the faces.
    Returns how many came."""
    drawn: list[int] = []
    decks: list[int] = []
    for skill in skills:
        card = take_skill(s, skill)
        if card >= 0:
            drawn.append(card)
            decks.append(skill)
    if drawn:
        drawn.sort()
        decks.sort()
        s.hands[seat] = with_cards(s.hands[seat], drawn)
        s.tell_some(events.DREW_SKILLS, (seat, tuple(decks), why), (1 << seat, (tuple(drawn),)))
    return len(drawn)


def put_on_piles(s: UnfathomableState, cards: Cards, known: int) -> None:
    """One after another, face up on the discard pile of its skill. Everybody sees what lies on top in the end, those of
    the mask the rest too."""
    discards, masks = s.discards, s.discards_known
    everybody = (1 << s.seats) - 1
    for card in cards:
        skill = SKILL_OF[card]
        masks[skill] = (*s.seen_in_pile(skill), known)
        discards[skill] += (card,)
    if known != everybody:
        for skill in {SKILL_OF[card] for card in cards}:
            masks[skill] = (*masks[skill][:-1], everybody)


def put_openly(s: UnfathomableState, *cards: int) -> None:
    """Everybody has seen these cards."""
    put_on_piles(s, cards, (1 << s.seats) - 1)


def use_up(s: UnfathomableState, seat: int, card: int) -> None:
    """A hand card leaves for the discard pile before everybody's eyes (U13.4c)."""
    s.hands[seat] = without(s.hands[seat], card)
    put_openly(s, card)


def lay_open(s: UnfathomableState, seat: int, card: int) -> None:
    """A hand card is carried out before everybody's eyes; `PutAway` follows when all that it says is done."""
    s.hands[seat] = without(s.hands[seat], card)
    s.played = with_card(s.played, card)


@with_fields
class PutAway(Does[UnfathomableState]):
    """A card is discarded after its special action, the actions that it granted included (U4.7b, U28.2a)."""

    card: int
    rules = ("U4.7b", "U4.13a", "U13.4c", "U28.2a", "UQ.55")

    def run(self, s: UnfathomableState) -> Next:
        s.played = without(s.played, self.card)
        put_openly(s, self.card)
        return DONE


def throw_away(s: UnfathomableState, seat: int, cards: Cards, why: str) -> None:
    """Chosen in secret: everybody sees the tops of the piles and how many there were, the owner all of them (UI.35)."""
    s.hands[seat] = without_cards(s.hands[seat], cards)
    put_on_piles(s, cards, 1 << seat)
    s.tell_some(events.DISCARDED, (seat, len(cards), why), (1 << seat, (cards,)))
