"""What steps of all chapters use: hands and decks, dials, the end, and windows whose order the current player sets."""

from typing import ClassVar, Final, NoReturn

from bathysphere.engine import (
    DONE,
    Cards,
    Choice,
    Decision,
    Does,
    Next,
    OrderedWindow,
    Outcome,
    clockwise,
    passing,
    with_card,
    with_cards,
    without,
    without_cards,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.roles import CULTIST, HYBRID
from bathysphere.games.unfathomable.cards.skills import CARDS_WITH, SKILL_OF
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.state import DIAL_MOST, NO_ROLE, NOTHING, UnfathomableState

DESTINATION: Final = 12


# -- skill cards


def restock(s: UnfathomableState, skill: int) -> None:
    """The discard pile becomes the deck (U13.2b, UQ.7)."""
    cards = list(s.discards[skill])
    s.chance.shuffle(cards)
    s.decks[skill], s.discards[skill] = tuple(cards), ()
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


def put_on_pile(s: UnfathomableState, card: int) -> None:
    """Face up on the discard pile of its skill."""
    skill = SKILL_OF[card]
    s.discards[skill] = (*s.discards[skill], card)


def put_on_piles(s: UnfathomableState, cards: Cards) -> None:
    """One after another."""
    discards = s.discards
    for card in cards:
        discards[SKILL_OF[card]] += (card,)


def use_up(s: UnfathomableState, seat: int, card: int) -> None:
    """A hand card leaves for the discard pile before everybody's eyes (U13.4c)."""
    s.hands[seat] = without(s.hands[seat], card)
    put_on_pile(s, card)


def lay_open(s: UnfathomableState, seat: int, card: int) -> None:
    """A hand card is carried out before everybody's eyes; `PutAway` follows when all that it says is done."""
    s.hands[seat] = without(s.hands[seat], card)
    s.played = with_card(s.played, card)


class PutAway(Does[UnfathomableState]):
    """A card is discarded after its special action, the actions that it granted included (U4.7b, U28.2a)."""

    __slots__ = ("card",)
    rules = ("U4.7b", "U4.13a", "U13.4c", "U28.2a", "UQ.55")

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: UnfathomableState) -> Next:
        s.played = without(s.played, self.card)
        put_on_pile(s, self.card)
        return DONE


def throw_away(s: UnfathomableState, seat: int, cards: Cards, why: str) -> None:
    """Chosen in secret: everybody sees the tops of the piles and how many there were, the owner all of them (UI.35)."""
    s.hands[seat] = without_cards(s.hands[seat], cards)
    put_on_piles(s, cards)
    s.tell_some(events.DISCARDED, (seat, len(cards), why), (1 << seat, (cards,)))


def discard_kept(s: UnfathomableState, seat: int, card: int) -> None:
    """A mythos card leaves a play area; one whose own symbols are still to come is discarded after them."""
    s.keeps[seat] = without(s.keeps[seat], card)
    if card != s.crisis:
        s.mythos_discard.append(card)


# -- dials and the end


def change_dial(s: UnfathomableState, dial: int, by: int) -> None:
    """Never above 10; at 0 the game is over (U42.1)."""
    before = s.dials[dial]
    s.dials[dial] = min(DIAL_MOST, max(0, before + by))
    if s.dials[dial] != before:
        s.tell(events.DIAL_CHANGED, dial, s.dials[dial] - before, s.dials[dial])
    if s.dials[dial] == 0:
        ends(s, DIALS[dial])


def ends(s: UnfathomableState, reason: str) -> NoReturn:
    """All roles are revealed and decide who wins (article 19). `reason`: a dial, "damage", "deep_ones" or "arrival"."""
    sides = [side(s, seat) for seat in range(s.seats)]
    if reason == "arrival":
        winning = {"human"}
    else:
        winning = {"hybrid", "cultist"} if s.distance >= DESTINATION else {"hybrid"}
    winners = tuple([seat for seat in range(s.seats) if sides[seat] in winning])
    s.tell(events.GAME_ENDED, reason, winners, tuple(sides))
    s.finish(Outcome(winners, reason=reason, sides=tuple(sides)))


def side(s: UnfathomableState, seat: int) -> str:
    """By all his role cards; a hybrid who is the cultist too wins as a hybrid (U16.5)."""
    roles = [loyalty.role for loyalty in s.roles[seat]]
    if s.revealed[seat] != NO_ROLE:
        roles.append(s.revealed[seat])
    if HYBRID in roles:
        return "hybrid"
    return "cultist" if CULTIST in roles else "human"


# -- windows


class Reaction(OrderedWindow[UnfathomableState]):
    """Who might react by public knowledge is asked at once; if several want to, the current player says who comes first
    (U44.16a)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("U44.16", "U44.16a")

    def order(self, s: UnfathomableState) -> tuple[int, ...]:
        return clockwise(s.seats, s.turn.seat)

    def chooser(self, s: UnfathomableState) -> int:
        return s.turn.seat

    def several(self, s: UnfathomableState, seats: list[int]) -> None:
        s.tell(events.SEVERAL_WANT, tuple(seats))


class HandReaction(Reaction):
    """Everybody who has hand cards is asked, for nobody else knows which; and whoever has something open to use. Most
    hold nothing for the moment, and that is seen here, for all of them in one go."""

    __slots__ = ()
    cards: ClassVar[frozenset[int]]
    """The hand cards that can be played."""
    characters: ClassVar[tuple[int, ...]] = ()
    """Those who can react otherwise too."""
    item: ClassVar[int] = NOTHING
    """What lets its owner react otherwise too; a spell that somebody keeps may do so in every case."""

    def ask_each(self, s: UnfathomableState, mask: int) -> list[Decision]:
        cards, characters, item = self.cards, self.characters, self.item
        hands, spells = s.hands, s.spells_kept
        pass_only = passing(self.kind, s.seats)
        asked: list[Decision] = []
        for seat in self.order(s):
            if not mask >> seat & 1:
                continue
            hand = hands[seat]
            if (
                hand
                and cards.isdisjoint(hand)
                and s.characters[seat] not in characters
                and item not in s.items[seat]
                and not spells[seat]
            ):
                asked.append(pass_only[seat])
            elif self.eligible(s, seat):
                asked.append(self.question(s, seat))
        return asked


def everybody(s: UnfathomableState) -> int:
    return (1 << s.seats) - 1


class Playable:
    """The hand cards with one ability, as choices: each as it is, or once for each thing that can be said with it."""

    __slots__ = ("choices", "kinds")

    def __init__(self, ability: str, *ways: int) -> None:
        cards = CARDS_WITH[ability]
        self.kinds: Final = frozenset(cards)
        self.choices: Final[dict[int, tuple[Choice, ...]]] = {
            card: tuple([("play", card, way) for way in ways]) or (("play", card),) for card in cards
        }

    def in_hand(self, hand: Cards) -> tuple[Choice, ...]:
        """What a hand offers, each kind of card once."""
        if self.kinds.isdisjoint(hand):  # as most hands are
            return ()
        return tuple([choice for card, choices in self.choices.items() if card in hand for choice in choices])
