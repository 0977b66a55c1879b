"""Worlds of The Thing that one seat cannot tell apart: hidden cards change places, another player is the Thing; and
moves that look alike to whoever sees no hand."""

from collections import Counter

from bathysphere.engine import Chance, Choice, Decision
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, FLAMETHROWER, INFECTION, THING
from bathysphere.games.thing.components import Infecting
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import known_cards, observer
from bathysphere.games.thing.worlds import forget, may_be_infected, may_be_thing

MOST_HELD = 3
HIDDEN_CARD = {
    "turn.play": "discard",
    "persistence.keep": "keep",
    "exchange.offer": "offer",
    "exchange.reply": "give",
    "chain.pass": "give",
    "blind_date.swap": "swap",
}
"""By question the verb of the answers whose card only the one who gives it knows; all else happens openly."""


# -- worlds


def exchange_hidden(s: ThingState, seat: int, chance: Chance, *, piles: bool = True) -> ThingState:
    """Another world with the same open facts, not far from the true one: two or three hidden cards change places, and
    in half of them somebody else is the Thing, if he might be. Without `piles` the deck stays as it is, so that both
    worlds go the same way for long."""
    world = s.copy()
    world.opened = None
    if chance.below(2):
        move_the_thing(world, seat, chance)
    for _ in range(2 + chance.below(2)):
        _exchange_cards(world, seat, chance, piles)
    forget(world, seat)
    return world


def spare(s: ThingState, seat: int, other: int) -> list[int]:
    """The cards of another hand of which the seat knows nothing."""
    known = Counter(known_cards(s, seat)[other].cards)
    rest = Counter(s.hands[other]) - known
    return sorted(rest.elements())


def move_the_thing(s: ThingState, seat: int, chance: Chance) -> bool:
    """Somebody else is the Thing, for all that the seat knows; nobody knows it but himself and the infected."""
    eyes, thing = observer(s, seat), s.the_thing()
    if thing in (NOBODY, seat) or s.out[thing] or s.knows_thing >> eyes & 1:
        return False
    suspects = [each for each in range(s.seats) if each not in (seat, thing) and may_be_thing(s, eyes, each)]
    suspects = [each for each in suspects if [card for card in spare(s, seat, each) if card != INFECTION]]
    if not suspects:
        return False
    other = chance.pick(suspects)
    card = chance.pick([card for card in spare(s, seat, other) if card != INFECTION])
    _swap(s, thing, other, THING, card)
    for each, role in enumerate(s.roles):
        if role == INFECTED and (each == other or not may_be_infected(s, eyes, each, other)):
            s.roles[each] = HUMAN
    s.roles[thing], s.roles[other] = HUMAN, THING_ROLE
    s.infections = [Infecting(each.victim, other, each.turn) for each in s.infections if s.roles[each.victim]]
    s.infections = [each for each in s.infections if each.victim != other]
    if s.last_human != NOBODY and s.humans():
        s.last_human = NOBODY
    return True


def _swap(s: ThingState, one: int, two: int, gives: int, gets: int) -> None:
    hands = s.hands
    for seat, gone, come in ((one, gives, gets), (two, gets, gives)):
        hand = list(hands[seat])
        hand.remove(gone)
        hands[seat] = tuple(sorted([*hand, come]))


def _exchange_cards(s: ThingState, seat: int, chance: Chance, piles: bool) -> None:
    """One card of another hand changes places with one that lies or is held elsewhere, if roles and limits let it."""
    others = [each for each in range(s.seats) if each != seat and s.hands[each] and spare(s, seat, each)]
    if not others:
        return
    here = chance.pick(others)
    card = chance.pick(spare(s, seat, here))
    covered = [
        at for at, mask in enumerate(s.seen) if not mask >> observer(s, seat) & 1 and s.discard[at] < FIRST_PANIC
    ]
    places: list[tuple[list[int], int]] = [(s.discard, at) for at in covered]
    if piles:
        top = len(s.deck) - (s.planted == seat and seat >= 0)
        places += [(s.deck, at) for at in range(top) if s.deck[at] < FIRST_PANIC]
    choice = chance.below(len(places) + len(others))
    if choice < len(places):
        pile, at = places[choice]
        if _may_leave(s, here, card, pile[at]):
            hand = list(s.hands[here])
            hand.remove(card)
            s.hands[here] = tuple(sorted([*hand, pile[at]]))
            pile[at] = card
        return
    there = others[choice - len(places)]
    other = chance.pick(spare(s, seat, there))
    if here != there and _may_leave(s, here, card, other) and _may_leave(s, there, other, card):
        _swap(s, here, there, card, other)


def _may_leave(s: ThingState, seat: int, card: int, instead: int) -> bool:
    """Whether this hand could hold another card in the place of this one, by its owner's role and the limit."""
    if THING in (card, instead):
        return False
    infections = s.hands[seat].count(INFECTION) - (card == INFECTION) + (instead == INFECTION)
    if infections > MOST_HELD and infections > s.hands[seat].count(INFECTION):
        return False
    return infections > 0 or s.roles[seat] != INFECTED


# -- moves


def lively(s: ThingState, decision: Decision, chance: Chance) -> Choice | None:
    """A move of random play in which much happens and the game goes on: Infection! is given whenever it may be, and the
    Thing seldom burned. None: any answer."""
    options = decision.options
    if s.roles[decision.seat] == THING_ROLE:
        for verb in ("offer", "give"):
            if (verb, INFECTION) in options and chance.below(4):
                return (verb, INFECTION)
    if decision.kind == "turn.play" and chance.below(8):
        fires = [option for option in options if option[:2] == ("play", FLAMETHROWER)]
        spared = [option for option in fires if s.roles[option[2]] != THING_ROLE]
        if spared and len(s.living()) > 3 and chance.below(4) == 0:
            return chance.pick(spared)
        calm = [option for option in options if option not in fires and option != ("discard", INFECTION)]
        return chance.pick(calm or options)
    return None


def likewise(decision: Decision, choice: Choice, there: Decision, chance: Chance, *, differ: bool) -> Choice | None:
    """An answer to the question as it is asked in another world that looks the same to everybody else: the same one,
    or (always with `differ`, if there is one) another card where cards are given unseen."""
    if decision.kind != there.kind or decision.picks != there.picks:
        return None
    same = choice if there.accept(choice) is not None else None
    if decision.kind == "forgetful.discard":
        return same or there.default
    verb = HIDDEN_CARD.get(decision.kind)
    if verb is None or choice[0] != verb or (same is not None and not differ):
        return same
    alike = [option for option in there.options if option[0] == verb and option != choice]
    return chance.pick(alike) if alike else same
