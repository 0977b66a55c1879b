"""What holds at every moment of whole random games: the box stays whole, every window closes, every game ends."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Chance, Reply, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items import ITEMS
from bathysphere.games.unfathomable.cards.mythos import MYTHOS
from bathysphere.games.unfathomable.cards.passengers import PASSENGERS
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID, ROLE_CARDS, ROLE_DECK
from bathysphere.games.unfathomable.cards.skills import DECKS
from bathysphere.games.unfathomable.cards.spaces import (
    BRIG,
    DECK,
    DIE,
    ROOMS,
    SHIP,
    SICK_BAY,
    THE_DEEP,
    TRACK_END,
    WATER,
)
from bathysphere.games.unfathomable.cards.spells import SPELLS
from bathysphere.games.unfathomable.cards.waypoints import WAYPOINTS
from bathysphere.games.unfathomable.events import TURN_BEGAN
from bathysphere.games.unfathomable.state import DEEP_ONES_IN_BOX, HAND_LIMIT, NO_ROLE, NOTHING, Ship
from bathysphere.games.unfathomable.steps.common import DESTINATION
from bathysphere.games.unfathomable.view import ShipView
from support.effort import EFFORT
from support.hidden_ship import keep_afloat, lively
from support.rules import rule

GAMES = [(seats, seed) for seats in range(3, 7) for seed in range(5 * EFFORT)]
LONGEST = 200
"""More answers than any window of a game without end took in random play, several times over."""
WINDOWS = ("roll.before", "roll.after", "check.before", "check.after", "defeat.character", "defeat.passenger")
REASONS = {"fuel", "food", "sanity", "souls", "damage", "deep_ones", "arrival"}


def random_game(seats: int, seed: int, *, long: bool = False, **options: Any) -> Iterator[tuple[Ship, Reply | None]]:
    """A random game, after the deal and after each answer. A long one is kept afloat for 600 answers."""
    chance = Chance(stream(bytes(32), f"invariants {seats} {seed} {long}"))
    s = GAME.new(seats, seed, options)
    yield s, None
    answers = 0
    while s.outcome is None and not (long and answers == 600):
        decision = chance.pick(decisions(s))
        reply = answer(s, decision.seat, lively(decision, chance) if long else any_answer(decision, chance))
        if long and s.outcome is None:
            keep_afloat(s)
        answers += 1
        yield s, reply


# -- the box


@rule("UL.16", "UL.16b", "UL.16c", "UL.16d", "UL.16e", "UL.16h", "UL.16i", "UL.17")
def test_the_box_holds_these_pieces_and_cards():
    """All that a table brings out, counted: 22 figures, 9 tokens, 4 dials, a die of eight, and eight kinds of cards."""
    s = GAME.new(6, 1)
    assert len(s.monarchs) + sum(s.deep_ones) + s.deep_one_supply() == 22
    assert len(s.supply) + sum(map(len, s.passengers)) == len(PASSENGERS) == 9
    assert (len(s.dials), len(s.tracks), DIE, len(CHARACTERS)) == (4, 2, 8, 10)
    skills = sum(map(len, s.decks)) + len(s.chaos)
    assert (skills, sum(map(len, DECKS)), len(MYTHOS), len(ITEMS), len(SPELLS)) == (126, 126, 70, 20, 20)
    assert (len(WAYPOINTS), len(DAMAGE), sum(ROLE_CARDS), len(s.titles)) == (20, 9, 14, 2)
    assert len({sheet.feat for sheet in CHARACTERS}) == 10
    assert all(copies <= box for deck in ROLE_DECK.values() for copies, box in zip(deck, ROLE_CARDS, strict=True))


def check_components(s: Ship, box: Any) -> None:
    skills, tokens, roles, items, cards, damage, waypoints, spells, figures = GAME.components(s)
    assert skills == box[0]
    assert Counter(skills) == Counter(card for deck in DECKS for card in deck)
    assert tokens == sorted(PASSENGERS)
    assert roles == box[2]
    assert (items, cards, damage, waypoints) == tuple(list(range(number)) for number in (20, 70, 9, 20))
    assert (spells, figures) == (20, DEEP_ONES_IN_BOX)
    assert s.deep_one_supply() >= 0


def check_places(s: Ship) -> None:
    """Characters aboard, passengers on deck, monsters where monsters can be; one damage card in a room."""
    assert all(place in SHIP or place == NOTHING for place in s.places)
    assert all(place in WATER or place == THE_DEEP for place in s.monarchs)
    assert not s.deep_ones[BRIG] + s.deep_ones[SICK_BAY]
    assert (len(s.passengers), len(s.damage)) == (len(DECK), len(ROOMS))
    assert all(0 <= value <= 10 for value in s.dials)
    assert all(0 <= place <= TRACK_END for place in s.tracks)
    assert s.distance == sum(WAYPOINTS[card].distance for card in s.row)


def check_zones(s: Ship) -> None:
    """Nothing that nobody may follow lies in an order; what is known of a deck has a place for each of its cards."""
    assert all(hand == tuple(sorted(hand)) for hand in (*s.hands, *s.added, *s.items, s.pile))
    assert s.supply == tuple(sorted(s.supply))
    assert [len(s.mythos), len(s.waypoints), len(s.spells), len(s.item_deck)] == [
        len(known) for known in (s.mythos_known, s.waypoints_known, s.spells_known, s.item_known)
    ]
    if not s.checks:
        assert (s.added, s.pile) == ([()] * s.seats, ())
    for seat in range(s.seats):
        improvements = s.improvements(seat)
        assert s.active[seat] in (NOTHING, *improvements)


@rule("U19.0", "U19.1", "U54.5", "UD.67")
@rule("U25.5", "U25.6", "U25.9", "U25.16", "U25.20b", "U27.0", "U36.1", "U42.1", "U42.1b", "UL.16", "UL.17", "UQ.19")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_box_is_whole_at_every_moment_and_every_game_ends(seats, seed):
    options = {"no_cultist": True} if seats in (4, 6) and seed == 1 else {"first_game": seed == 2}
    box = None
    for s, reply in random_game(seats, seed, **options):
        box = box or GAME.components(s)
        check_components(s, box)
        check_places(s)
        check_zones(s)
        if reply is not None and any(event.kind is TURN_BEGAN for event in reply.events):
            assert all(len(hand) <= HAND_LIMIT for seat, hand in enumerate(s.hands) if seat != s.turn.seat)
        if s.outcome is None:
            assert all(decision.options for decision in decisions(s))
    assert s.outcome is not None
    assert s.outcome.reason in REASONS
    check_outcome(s)


def check_outcome(s: Ship) -> None:
    """The end has the reason that it says, and the winners are those whom their cards make winners."""
    assert s.outcome is not None
    why = s.outcome.reason
    names = ("fuel", "food", "sanity", "souls")
    assert why != "damage" or NOTHING not in s.damage
    assert (why in names) == (0 in s.dials)
    assert why != "arrival" or (s.distance >= DESTINATION and s.tracks[0] == TRACK_END)
    for seat in range(s.seats):
        roles = {card.role for card in s.roles[seat]} | {s.revealed[seat]} - {NO_ROLE}
        traitor = bool(roles - {HUMAN})
        if why == "arrival":
            assert (seat in s.outcome.winners) == (not traitor)
        else:
            assert (seat in s.outcome.winners) == (HYBRID in roles or (traitor and s.distance >= DESTINATION))


@rule("U44.16", "UD.60", "U37.5a")
def test_every_window_closes():
    """Long games in which everybody reacts whenever he likes: no roll, check or defeat stays open for good."""
    seen: Counter[str] = Counter()
    for seats, seed in GAMES:
        opened = 0
        for s, _ in random_game(seats, seed, long=True):
            kinds = {decision.kind for decision in open_questions(s)}
            opened = opened + 1 if s.rolls or s.checks or kinds & set(WINDOWS) else 0
            assert opened < LONGEST, kinds
            seen.update(kinds)
        seen["longest"] = max(seen["longest"], opened)
        seen["reveals"] += sum(role != NO_ROLE for role in s.revealed)
        seen["awake"] += s.awake
        check_components(s, GAME.components(s))
    assert not [kind for kind in WINDOWS if not seen[kind]], seen
    assert (seen["reveals"], seen["awake"]) > (10, 10), seen


# -- what is public


OWN = {"seat", "sealed", "hand", "added"}
"""Those that are one seat's alone."""
KNOWN = {"players", "mythos", "waypoints", "spells", "items"}
"""Those of which somebody may know more."""
OF_A_PLAYER = ("character", "place", "hand", "active", "feat", "keeps", "wards", "spells", "revealed")


@rule("U26.0", "U26.1", "U26.3", "U26.5", "U26.6", "U26.7", "U26.8", "UA3.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_public_information_is_the_same_for_everybody(seats):
    """But for what is one seat's own, or known to some, every field of a view says the same to all."""
    fields = {field.name for field in msgspec.structs.fields(ShipView)}
    assert fields > OWN | KNOWN
    for seed in range(2):
        for number, (s, _) in enumerate(random_game(seats, seed, long=True)):
            if number % 10:
                continue
            views = [GAME.view(s, seat) for seat in range(SPECTATOR, seats)]
            for field in fields - OWN - KNOWN:
                assert len({msgspec.json.encode(getattr(view, field)) for view in views}) == 1, field
            for name in KNOWN - {"players"}:
                assert len({getattr(view, name).size for view in views}) == 1
            for seat in range(seats):
                players = [view.players[seat] for view in views]
                for field in OF_A_PLAYER:
                    assert len({getattr(player, field) for player in players}) == 1
                assert len({(len(player.roles), len(player.items)) for player in players}) == 1
