"""Worlds of Unfathomable that one seat cannot tell apart: hidden cards, roles, tokens and orders change places; lively
games in which to look for them; and moves that look alike to whoever sees no hand."""

from collections.abc import Iterator
from typing import Any

from bathysphere.engine import PASS, SPECTATOR, Chance, Choice, Decision, answer, any_answer, decisions, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS
from bathysphere.games.unfathomable.cards.spaces import DECK, ROOMS, TRACK_END, WATER
from bathysphere.games.unfathomable.components import DESTINATION, NOTHING, TRAVEL
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.worlds import payer

HIDDEN_CARDS = {"check.add": "add", "discard.limit": "discard", "cards.discard": "discard", "reveal.swap": "discard"}
"""By question the verb of the answers whose cards only the one who gives them knows; all else happens openly."""
SELDOM = ("stop", "trade", "reveal")
"""Actions that random play would choose too often."""


def viewers(s: UnfathomableState) -> range:
    """Everybody who looks at a table: a spectator and all seats."""
    return range(SPECTATOR, s.seats)


def seen_by(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


# -- worlds


def exchange_hidden(s: UnfathomableState, seat: int, chance: Chance, *, piles: bool = True) -> UnfathomableState:
    """Another world with the same open facts for a seat. Without `piles` nothing changes of what comes to light next,
    so that both worlds go the same way for long."""
    world = s.copy()
    world.opened = None
    for skill in range(len(SKILLS)):
        exchange_skill(world, seat, skill, chance, piles)
    exchange_roles(world, seat, chance)
    if piles:
        exchange_tokens(world, chance)
        chance.shuffle(world.damage_deck)
        decks = [(world.mythos, world.mythos_known), (world.waypoints, world.waypoints_known)]
        decks += [(world.spells, world.spells_known), (world.item_deck, world.item_known)]
        for cards, known in decks:
            _mix(cards, [place for place, mask in enumerate(known) if not seen_by(mask, seat)], chance)
    return world


def exchange_skill(s: UnfathomableState, seat: int, skill: int, chance: Chance, piles: bool) -> None:
    """The cards of one skill that the seat cannot see change places; of the deck, without `piles`, its lower half."""
    shown = bool(s.checks) and s.checks[-1].open
    zones: list[tuple[Any, int, list[int]]] = []
    for other in range(s.seats):
        if other != seat and other != payer(s):
            zones.append((s.hands, other, list(s.hands[other])))
        if other != seat and not shown:
            zones.append((s.added, other, list(s.added[other])))
    chaos, covered = list(s.chaos), list(s.discards[skill][:-1])
    deck = list(s.decks[skill] if piles else s.decks[skill][: len(s.decks[skill]) // 2])
    lists = [cards for _, _, cards in zones] + [chaos, covered, deck]
    places = [(cards, at) for cards in lists for at, card in enumerate(cards) if SKILL_OF[card] == skill]
    hidden = [cards[at] for cards, at in places]
    chance.shuffle(hidden)
    for (cards, at), card in zip(places, hidden, strict=True):
        cards[at] = card
    for zone, other, cards in zones:
        zone[other] = tuple(sorted(cards))
    s.chaos = tuple(chaos)
    s.discards[skill] = (*covered, *s.discards[skill][-1:])
    s.decks[skill] = (*deck, *s.decks[skill][len(deck) :])


def exchange_hands(s: UnfathomableState, seat: int, chance: Chance) -> UnfathomableState:
    """Another world in which the others hold each other's cards, whichever skills they have drawn. A long memory may
    know better, but nobody is shown more of a hand than its size."""
    world = s.copy()
    world.opened = None
    others = [other for other in range(s.seats) if other not in (seat, payer(s))]
    cards = [card for other in others for card in s.hands[other]]
    chance.shuffle(cards)
    for other in others:
        world.hands[other] = tuple(sorted([cards.pop() for _ in s.hands[other]]))
    return world


def exchange_roles(s: UnfathomableState, seat: int, chance: Chance) -> bool:
    """Role cards that the seat has not seen are somebody else's, or still in their deck; whether any changed."""
    before = str((s.roles, s.role_deck))
    hidden = [card.role for holder, card in _unseen_roles(s, seat)] + list(s.role_deck)
    chance.shuffle(hidden)
    for holder in range(s.seats):
        cards = s.roles[holder]
        if holder != seat:
            cards = tuple(
                [card if seen_by(card.known_to, seat) else Loyalty(hidden.pop(), card.known_to) for card in cards]
            )
        s.roles[holder] = cards
    s.role_deck = tuple(hidden)
    return str((s.roles, s.role_deck)) != before


def _unseen_roles(s: UnfathomableState, seat: int) -> list[tuple[int, Loyalty]]:
    others = [(holder, card) for holder, cards in enumerate(s.roles) if holder != seat for card in cards]
    return [(holder, card) for holder, card in others if not seen_by(card.known_to, seat)]


def exchange_tokens(s: UnfathomableState, chance: Chance) -> None:
    tokens = [token for there in (*s.passengers, s.supply) for token in there]
    chance.shuffle(tokens)
    s.passengers = [tuple(sorted([tokens.pop() for _ in there])) for there in s.passengers]
    s.supply = tuple(sorted(tokens))


def _mix(cards: list[int], places: list[int], chance: Chance) -> None:
    hidden = [cards[place] for place in places]
    chance.shuffle(hidden)
    for place, card in zip(places, hidden, strict=True):
        cards[place] = card


# -- lively games


def moments(
    seats: int, seed: int, every: int, answers: int = 300, **options: Any
) -> Iterator[tuple[UnfathomableState, Chance]]:
    """A game in which much happens, looked at after every so many answers."""
    chance = Chance(stream(bytes(32), f"hidden {seats} {seed}"))
    s = GAME.new(seats, seed, options)
    for number in range(answers):
        if number % every == seed % every:
            yield s, chance
        decision = chance.pick(decisions(s))
        answer(s, decision.seat, lively(decision, chance))
        if s.outcome is not None:
            return
        keep_afloat(s)


def lively(decision: Decision, chance: Chance) -> Choice:
    """A move of random play in which every kind of action comes up, and the ship gets on."""
    if decision.kind == "action":
        verbs = {option[0] for option in decision.options}
        if "reveal" in verbs and chance.below(4) == 0:
            verbs = {"reveal"}
        elif chance.below(8):
            verbs -= set(SELDOM)
        verb = chance.pick(sorted(verbs)) if verbs else "stop"
        return chance.pick([option for option in decision.options if option[0] == verb])
    if PASS in decision.options and chance.below(3):
        return PASS
    return any_answer(decision, chance)


def keep_afloat(s: UnfathomableState) -> None:
    """Between actions open things are set right, so that the game goes on: damage, dials, figures, the last step; and
    the awakening is never far."""
    if s.rolls or s.checks or s.crisis != NOTHING:
        return
    laid = [place for place, card in enumerate(s.damage) if card != NOTHING]
    if len(laid) > len(ROOMS) // 2:
        s.damage_deck[:0] = [s.damage[place] for place in laid]
        s.damage = [NOTHING] * len(ROOMS)
    if s.deep_one_supply() < 10:
        for space in (*WATER, *DECK, *ROOMS):
            s.deep_ones[space] = min(s.deep_ones[space], 1)
    s.dials = [max(value, 6) for value in s.dials]
    if s.distance >= DESTINATION:
        s.tracks[TRAVEL] = min(s.tracks[TRAVEL], 1)
    elif not s.awake:
        s.tracks[TRAVEL] = max(s.tracks[TRAVEL], TRACK_END - 1)
    s.opened = None


# -- moves


def likewise(decision: Decision, choice: Choice, there: Decision, chance: Chance, *, differ: bool) -> Choice | None:
    """An answer to the question as it is asked in another world that looks the same to everybody else: the same one, or
    (always with `differ`) as many other cards where cards are given unseen; None if there is none."""
    same = choice if there.accept(choice) is not None else None
    verb = HIDDEN_CARDS.get(decision.kind)
    if verb is None or (same is not None and not differ):
        return same
    options = list(there.options)
    chance.shuffle(options)
    other = tuple(sorted(options[: len(choice)]))
    return other if there.accept(other) is not None else same
