"""How cards move between zones, and which observers can follow them; this is the one place for both (section 24).

What an observer knows of another hand is a fact: all but so many of these cards are still there. A hand counts the
cards that left it unseen, and a fact remembers the count of its day, so that an unseen departure costs one addition.
"""

from collections.abc import Sequence

from bathysphere.engine import Cards, exchanged, with_card, without
from bathysphere.games.thing import events
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING
from bathysphere.games.thing.components import Infecting
from bathysphere.games.thing.roles import EVERYBODY, HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import Fact, ThingState

# -- piles


def put_away(s: ThingState, card: int, known_to: int) -> None:
    """Face down on the discard pile (T15.1); those of the mask know its face."""
    s.discard.append(card)
    s.seen.append(known_to)


def restock(s: ThingState) -> None:
    """An empty deck is made from the discard pile again, as soon as there is one (T4.6, T25.55)."""
    if s.discard:
        s.reshuffled = tuple(sorted([(card, mask) for card, mask in zip(s.discard, s.seen, strict=True) if mask]))
        s.left_deck = []
        s.deck, s.discard, s.seen = s.discard, [], []
        s.chance.shuffle(s.deck)
        s.tell(events.DECK_RESHUFFLED, len(s.deck))


def take_top(s: ThingState, seen_by: int) -> int:
    """The top card of the deck leaves it. A player who planted it there knows it too."""
    card = s.deck.pop()
    if s.planted != NOBODY:
        seen_by |= 1 << s.planted
        s.planted = NOBODY
    if s.reshuffled:
        s.left_deck.append((card, seen_by))
    if not s.deck:
        restock(s)
    return card


def draw_events(s: ThingState, seat: int, wanted: int) -> list[int]:
    """Event cards through an effect: panic cards on top are put aside unseen (T18.2a, T20.5). Fewer when there are no
    more in deck and discard pile (T25.34)."""
    drawn: list[int] = []
    skipped = 0
    while len(drawn) < wanted:
        skipped += uncover_event(s)
        if not event_on_top(s):
            break
        drawn.append(take_top(s, 1 << seat))
    if skipped:
        s.tell(events.PANICS_SKIPPED, seat, skipped)
    return drawn


def uncover_event(s: ThingState) -> int:
    """Panic cards are put aside until an event card lies on top of the deck; how many. If neither deck nor discard pile
    holds one, nothing moves (T25.34)."""
    skipped = 0
    while not event_on_top(s) and has_event(s):
        if s.deck:
            put_away(s, take_top(s, 0), 0)
            skipped += 1
        else:
            restock(s)
    return skipped


def event_on_top(s: ThingState) -> bool:
    return bool(s.deck) and s.deck[-1] < FIRST_PANIC


def has_event(s: ThingState) -> bool:
    return any(card < FIRST_PANIC for card in s.deck) or any(card < FIRST_PANIC for card in s.discard)


def search_in_vain(s: ThingState) -> bool:
    """Whether deck and discard pile hold no event card but Infection!. Then they have been looked through and are one
    deck again, of which everybody knows just that (T25.34)."""
    cards = s.deck + s.discard
    if any(card < FIRST_PANIC and card != INFECTION for card in cards):
        return False
    masks = [0] * len(s.deck) + s.seen
    s.discard = cards
    s.seen = [EVERYBODY if card == INFECTION else mask for card, mask in zip(cards, masks, strict=True)]
    s.deck, s.planted = [], NOBODY
    restock(s)
    return True


# -- hands


def joins(s: ThingState, seat: int, card: int) -> None:
    """A card from the deck joins a hand; the player who takes the Thing card is the Thing from then on (T9.1,
    T25.8)."""
    s.hands[seat] = with_card(s.hands[seat], card)
    if s.options.hidden_start:
        s.moment += 1
        s.drew[seat] = s.moment
        if card == THING:
            s.roles[seat] = THING_ROLE
            s.knows_thing |= 1 << seat
            s.tell_some(events.BECAME_THING, (), (1 << seat, (seat,)))


def draw_to_hand(s: ThingState, seat: int, wanted: int, source: str) -> None:
    """Draw through an effect, into the hand."""
    drawn = tuple(draw_events(s, seat, wanted))
    s.tell_some(events.DRAWN, (seat, len(drawn), source), (1 << seat, (drawn,)))
    for card in drawn:
        joins(s, seat, card)


def leaves_unseen(s: ThingState, seat: int, card: int) -> None:
    """A card leaves a hand and only its owner knows which."""
    s.hands[seat] = without(s.hands[seat], card)
    s.gone[seat] += 1


def leaves_openly(s: ThingState, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    s.hands[seat] = without(s.hands[seat], card)
    if s.facts[seat]:
        gone = s.gone[seat]
        s.facts[seat] = tuple([less(fact, card) for fact in s.facts[seat] if gone - fact.since < len(fact.cards)])


def trade(s: ThingState, giver: int, to: int, gave: int, got: int) -> None:
    """Of two who exchange cards one by one, what the partner knows of the giver's hand: it lost one card that the
    partner has now, and holds one that was the partner's."""
    before = s.gone[giver]
    gone = s.gone[giver] = before + 1
    new = Fact(to, (got,), gone)
    kept = []
    for fact in s.facts[giver]:
        if fact.observer == to:
            if before - fact.since < len(fact.cards):  # as `seen_leaving`, then `more`: it comes in every turn
                cards = fact.cards
                cards = exchanged(cards, gave, got) if gave in cards else with_card(cards, got)
                if fact.since == before:
                    new = Fact(to, cards, gone)
                else:
                    sure = still_sure(fact, before)
                    sure = exchanged(sure, gave, got) if gave in sure else with_card(sure, got)
                    new = Fact(to, cards, fact.since + 1, sure, gone)
        elif gone - fact.since < len(fact.cards):
            kept.append(fact)
    kept.append(new)
    s.facts[giver] = tuple(kept)
    s.passed[giver * s.seats + to] = s.moment


def pass_cards(s: ThingState, passes: Sequence[tuple[int, int, int]]) -> None:
    """Cards have left hands for others at the same time, from whom to whom, and only these two know which. All leave
    before any comes, so that what has come is known to be still there. The hands themselves change elsewhere."""
    for giver, to, card in passes:
        s.gone[giver] += 1
        for fact in s.facts[giver]:
            if fact.observer == to:
                _note(s, giver, seen_leaving(fact, card))
                break
    for giver, to, card in passes:
        gains(s, giver, to, card)
        s.passed[giver * s.seats + to] = s.moment


def gains(s: ThingState, observer: int, seat: int, card: int) -> None:
    """An observer knows that this card has come into a hand, beside all that they knew of it."""
    for fact in s.facts[seat]:
        if fact.observer == observer and s.gone[seat] - fact.since < len(fact.cards):
            _note(s, seat, more(fact, card, s.gone[seat]))
            return
    _note(s, seat, Fact(observer, (card,), s.gone[seat]))


def sees_card(s: ThingState, observer: int, seat: int, card: int) -> None:
    """An observer sees one card of a hand, perhaps one that they knew."""
    if card == THING:
        s.knows_thing |= 1 << observer
    gone = s.gone[seat]
    for fact in s.facts[seat]:
        if fact.observer == observer and card in fact.cards and gone - fact.since < len(fact.cards):
            if fact.since != gone and card not in still_sure(fact, gone):
                sure = with_card(still_sure(fact, gone), card)
                _note(s, seat, Fact(observer, fact.cards, fact.since, sure, gone))
            return
    gains(s, observer, seat, card)


# -- facts, one at a time


def still_sure(fact: Fact, gone: int) -> Cards:
    """The cards that are certainly there although others of the fact are not."""
    return fact.sure if fact.sure_at == gone else ()


def more(fact: Fact, card: int, gone: int) -> Fact:
    """One more card is known to be there; it is certain even where others may have left."""
    cards = with_card(fact.cards, card)
    if fact.since == gone:
        return Fact(fact.observer, cards, gone)
    return Fact(fact.observer, cards, fact.since, with_card(still_sure(fact, gone), card), gone)


def less(fact: Fact, card: int) -> Fact:
    """A card has left, and the observer knows which: it may have been one that they knew."""
    if card not in fact.cards:
        return fact
    sure = without(fact.sure, card) if card in fact.sure else fact.sure
    return Fact(fact.observer, without(fact.cards, card), fact.since, sure, fact.sure_at)


def seen_leaving(fact: Fact, card: int) -> Fact:
    """As `less`, but the hand has counted the departure as one that nobody saw: so the observer counts it too."""
    rest = less(fact, card)
    return Fact(rest.observer, rest.cards, rest.since + 1, rest.sure, rest.sure_at + 1)


def sees_hand(s: ThingState, observer: int, seat: int) -> None:
    """An observer sees a whole hand; the observer beyond the last seat is everybody else."""
    hand = s.hands[seat]
    _note(s, seat, Fact(observer, hand, s.gone[seat]))
    s.moment += 1
    at = observer * s.seats + seat
    if INFECTION not in hand:
        s.clean[at] = s.moment
    if THING in hand:
        s.knows_thing |= 1 << observer
    else:
        s.unlike[at] = s.moment


def all_see_hand(s: ThingState, seat: int) -> None:
    for observer in range(s.seats + 1):
        if observer != seat:
            sees_hand(s, observer, seat)


def all_see_cards(s: ThingState, seat: int, cards: Cards) -> None:
    """Everybody knows that a hand holds these cards; what somebody knew beside is forgotten."""
    for observer in range(s.seats + 1):
        if observer != seat:
            _note(s, seat, Fact(observer, cards, s.gone[seat]))


def _note(s: ThingState, seat: int, new: Fact) -> None:
    """A fact in place of the observer's former one; those that say nothing any more are dropped."""
    gone = s.gone[seat]
    kept = [fact for fact in s.facts[seat] if fact.observer != new.observer and gone - fact.since < len(fact.cards)]
    if gone - new.since < len(new.cards):
        kept.append(new)
    s.facts[seat] = tuple(kept)


# -- roles


def infect(s: ThingState, victim: int, giver: int) -> None:
    """A human who receives Infection! from the Thing changes sides at once (T6.12, T2.6); both know it, nobody else."""
    s.roles[victim] = INFECTED
    s.knows_thing |= 1 << victim
    s.infections.append(Infecting(victim, giver, s.turn.number))
    if HUMAN not in s.roles or s.humans() == 0:
        s.last_human = victim
    s.tell_some(events.INFECTED, (), (1 << victim | 1 << giver, (victim, giver)))


def give_away(s: ThingState, giver: int, to: int) -> None:
    """Everybody knows that this card was Infection!: its giver is the Thing, and its receiver infected (T25.73)."""
    s.knows_thing = EVERYBODY
    s.outed |= 1 << to
