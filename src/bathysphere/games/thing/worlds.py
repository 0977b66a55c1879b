"""Other worlds that a seat cannot tell from the true one: roles and cards dealt again around what it knows.

Known to a perfect memory are one's own cards, what one was shown, gave and put away, who passed a card to whom, and
which backs went where. Worlds are drawn until one fits all that; what others know is forgotten in it, for a fact that
was true in one world may be false in the other.
"""

from bathysphere.engine import Chance
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, KINDS, THING
from bathysphere.games.thing.components import MOST_INFECTIONS_HELD, Infecting
from bathysphere.games.thing.roles import EVERYBODY, HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import known_cards, observer

TRIES = 40
WITH_TRUE_ROLES = 10
"""How many of the tries, at their end, keep the true roles: hardly ever is one of them needed."""


class Unfit(Exception):
    """This draw does not fit what the seat knows."""


def redeal_hidden(s: ThingState, seat: int, chance: Chance) -> None:
    if s.outcome is not None:
        return
    roles = list(s.roles)
    for attempt in range(TRIES):
        roles = draw_roles(s, seat, chance) if attempt < TRIES - WITH_TRUE_ROLES else list(s.roles)
        if not goes_on(s, roles):
            continue
        try:
            Redeal(s, seat, roles, chance).deal()
            break
        except Unfit:
            continue
    else:
        roles = list(s.roles)
        shuffle_under_top(s.deck, chance)
    settle_roles(s, seat, roles)
    forget(s, seat)


# -- roles


def draw_roles(s: ThingState, seat: int, chance: Chance) -> list[int]:
    """Who might be what, for all that the seat knows (T24.19 to T24.21)."""
    if seat >= 0 and s.roles[seat] == THING_ROLE:
        return list(s.roles)
    eyes = observer(s, seat)
    thing = draw_thing(s, seat, eyes, chance)
    roles = [HUMAN] * s.seats
    for other in range(s.seats):
        if other == thing:
            roles[other] = THING_ROLE
        elif other == seat:
            roles[other] = s.roles[seat]
        elif s.outed >> other & 1 or (may_be_infected(s, eyes, other, thing) and chance.below(2)):
            roles[other] = INFECTED
    return roles


def draw_thing(s: ThingState, seat: int, eyes: int, chance: Chance) -> int:
    thing = s.the_thing()
    if thing != NOBODY and (s.out[thing] or s.knows_thing >> eyes & 1):
        return thing
    if THING in s.drawn and s.turn.seat == seat:
        return NOBODY  # it lies before their eyes and has not joined their hand yet (T25.7, T25.8)
    may_be = [other for other in range(s.seats) if other != seat and may_be_thing(s, eyes, other)]
    if s.options.hidden_start and not s.reshuffled:
        may_be.append(NOBODY)  # still in the deck, for all one knows; never after the whole deck was drawn (T24.25)
    return chance.pick(may_be)


def may_be_thing(s: ThingState, eyes: int, other: int) -> bool:
    """A player who was seen without the card is not the Thing, unless they can have drawn it since."""
    if s.out[other]:
        return False
    seen = s.unlike[eyes * s.seats + other]
    return s.drew[other] > seen if s.options.hidden_start else seen == 0


def may_be_infected(s: ThingState, eyes: int, other: int, thing: int) -> bool:
    """Whether the Thing has passed the seat a card since its whole hand was last seen without Infection!."""
    return thing != NOBODY and s.passed[thing * s.seats + other] > s.clean[eyes * s.seats + other]


def goes_on(s: ThingState, roles: list[int]) -> bool:
    """With the Thing burned the game lasts only while humans and infected are left: everybody knows that (T21.6c)."""
    thing = s.the_thing()
    if thing == NOBODY or not s.out[thing]:
        return True
    left = {role for role, out in zip(roles, s.out, strict=True) if not out}
    return left == {HUMAN, INFECTED}


def settle_roles(s: ThingState, seat: int, roles: list[int]) -> None:
    """What follows from the roles of the new world. When others were infected the seat cannot know."""
    if seat >= 0 and s.roles[seat] == THING_ROLE:
        return
    s.roles = roles
    thing = s.the_thing()
    own = [each for each in s.infections if each.victim == seat]
    others = [other for other in range(s.seats) if other != seat and roles[other] == INFECTED]
    s.infections = own + [Infecting(other, thing, s.turn.number) for other in others]
    if s.last_human != NOBODY and (roles[s.last_human] != INFECTED or s.humans()):
        s.last_human = NOBODY


# -- cards


class Redeal:
    """The cards that the seat cannot see, dealt again. Whatever it knows of a zone is pinned there first."""

    def __init__(self, s: ThingState, seat: int, roles: list[int], chance: Chance) -> None:
        self.s = s
        self.eyes = observer(s, seat)
        self.roles = roles
        self.chance = chance
        self.others = [other for other in range(s.seats) if other != seat and not s.out[other]]
        self.covered = [at for at, mask in enumerate(s.seen) if not mask >> self.eyes & 1]
        self.top_known = s.planted != NOBODY and s.planted == seat
        self.drawn_hidden = bool(s.drawn) and s.turn.seat != seat
        self.facts = known_cards(s, seat)
        self.pool = [0] * len(KINDS)
        for card in self._hidden():
            self.pool[card] += 1

    def _hidden(self) -> list[int]:
        s = self.s
        cards = s.deck[:-1] if self.top_known else s.deck[:]
        cards += [s.discard[at] for at in self.covered]
        for other in self.others:
            cards += s.hands[other]
        if self.drawn_hidden:
            cards += s.drawn
        return cards

    def deal(self) -> None:
        s, chance = self.s, self.chance
        hands = {other: self._pinned_hand(other) for other in self.others}
        in_deck = self._pinned_deck()
        events, panics = self._rest()
        chance.shuffle(events)
        chance.shuffle(panics)
        for other, hand in hands.items():
            self._fill(hand, len(s.hands[other]), events)
        if sum(card < FIRST_PANIC for card in s.deck) < sum(card < FIRST_PANIC for card in in_deck):
            raise Unfit  # the deck has no room for the Thing card
        drawn = [events.pop() for _ in s.drawn] if self.drawn_hidden else []
        covered = [(panics if s.discard[at] >= FIRST_PANIC else events).pop() for at in self.covered]
        deck = in_deck + events + panics
        chance.shuffle(deck)
        if self.top_known:
            deck.append(s.deck[-1])
        else:
            turn_up(deck, s.deck, chance)
        for other, hand in hands.items():
            s.hands[other] = tuple(sorted(hand))
        if self.drawn_hidden:
            s.drawn = tuple(sorted(drawn))
        for at, card in zip(self.covered, covered, strict=True):
            s.discard[at] = card
        s.deck = deck

    def _take(self, card: int) -> None:
        if not self.pool[card]:
            raise Unfit
        self.pool[card] -= 1

    def _pinned_hand(self, other: int) -> list[int]:
        """What must be in a hand: what the seat knows of it, and what the role holds (T8.2, T9.1)."""
        known = self.facts[other]
        doubtful = list(known.cards)
        for card in known.sure:
            doubtful.remove(card)
        pinned = [*known.sure, *some_of(doubtful, known.lost, self.chance)]
        role, size = self.roles[other], len(self.s.hands[other])
        if (THING in pinned) != (role == THING_ROLE):
            if THING in pinned:
                raise Unfit
            pinned.append(THING)
        if role == INFECTED and INFECTION not in pinned:
            pinned.append(INFECTION)
        if len(pinned) > size or pinned.count(INFECTION) > most_infections(size):
            raise Unfit
        for card in pinned:
            self._take(card)
        return pinned

    def _pinned_deck(self) -> list[int]:
        """What must be in the deck: cards that the seat knew when it was shuffled, less what has left it unseen; and
        the Thing card while nobody holds it."""
        pinned = []
        if THING_ROLE not in self.roles and self.pool[THING]:
            pinned.append(THING)
        pinned += deck_memory(self.s, self.eyes, self.chance)
        for card in pinned:
            self._take(card)
        return pinned

    def _rest(self) -> tuple[list[int], list[int]]:
        events: list[int] = []
        panics: list[int] = []
        for card, number in enumerate(self.pool):
            (panics if card >= FIRST_PANIC else events).extend([card] * number)
        if THING in events:
            raise Unfit
        return events, panics

    def _fill(self, hand: list[int], size: int, events: list[int]) -> None:
        infections, most = hand.count(INFECTION), most_infections(size)
        while len(hand) < size:
            at = len(events) - 1
            while at >= 0 and events[at] == INFECTION and infections >= most:
                at -= 1
            if at < 0:
                raise Unfit
            card = events.pop(at)
            infections += card == INFECTION
            hand.append(card)


def most_infections(size: int) -> int:
    """Between turns nobody holds more than three (T11.1); in their step 2 a player may hold one more."""
    return max(MOST_INFECTIONS_HELD, size - 1)


def some_of(cards: list[int], lost: int, chance: Chance) -> list[int]:
    """Those that are still there, if so many of them, nobody knows which, have left."""
    if lost:
        chance.shuffle(cards)
        del cards[max(0, len(cards) - lost) :]
    return cards


def deck_memory(s: ThingState, eyes: int, chance: Chance) -> list[int]:
    """Cards that an observer knows to be in the deck since its last shuffle. Backs are public, so unseen departures of
    events and of panics are counted apart."""
    known = [card for card, mask in s.reshuffled if mask >> eyes & 1]
    if not known:
        return []
    lost = [0, 0]
    for card, mask in s.left_deck:
        if not mask >> eyes & 1:
            lost[card >= FIRST_PANIC] += 1
        elif card in known:
            known.remove(card)
    events = [card for card in known if card < FIRST_PANIC]
    panics = [card for card in known if card >= FIRST_PANIC]
    return some_of(events, lost[False], chance) + some_of(panics, lost[True], chance)


def turn_up(deck: list[int], true: list[int], chance: Chance) -> None:
    """The back of the top card is seen by all (T24.2)."""
    if true:
        panic = true[-1] >= FIRST_PANIC
        at = chance.pick([at for at, card in enumerate(deck) if (card >= FIRST_PANIC) == panic])
        deck[at], deck[-1] = deck[-1], deck[at]


def shuffle_under_top(deck: list[int], chance: Chance) -> None:
    if deck:
        top = deck.pop()
        chance.shuffle(deck)
        deck.append(top)


# -- what others know


def forget(s: ThingState, seat: int) -> None:
    """Only what the seat itself knows stays; and the infected know the Thing."""
    eyes = observer(s, seat)
    mine = 1 << eyes
    s.facts = [tuple([fact for fact in facts if fact.observer == eyes]) for facts in s.facts]
    s.seen = [mask if mask == EVERYBODY else mask & mine for mask in s.seen]
    s.reshuffled = tuple([(card, mine) for card, mask in s.reshuffled if mask & mine])
    s.left_deck = [(card, mine) if mask & mine else (blank(card), 0) for card, mask in s.left_deck]
    if not s.knows_thing >> s.seats & 1:  # what spectators know everybody knows
        s.knows_thing &= mine
    for other, role in enumerate(s.roles):
        if role != HUMAN:
            s.knows_thing |= 1 << other
    if s.planted not in (NOBODY, seat):
        s.planted = NOBODY
    for sights in (s.clean, s.unlike):
        for at in range(len(sights)):
            if at // s.seats != eyes:
                sights[at] = 0


def blank(card: int) -> int:
    """A card of which only the back was seen."""
    return FIRST_PANIC if card >= FIRST_PANIC else THING
