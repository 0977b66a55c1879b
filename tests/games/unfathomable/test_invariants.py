"""What holds at every moment of whole random games: the box stays whole, every window closes, every game ends."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Chance, Reply, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.passengers import PASSENGERS
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID, ROLE_CARDS, ROLE_DECK
from bathysphere.games.unfathomable.cards.skills.table import DECKS
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
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import DEEP_ONES_IN_BOX, DESTINATION, HAND_LIMIT, NO_ROLE, NOTHING
from bathysphere.games.unfathomable.events import DIAL_CHANGED, TURN_BEGAN
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.view import UnfathomableView
from support.effort import EFFORT
from support.rules import rule
from support.unfathomable.other_worlds import keep_afloat, lively

GAMES = [(seats, seed) for seats in range(3, 7) for seed in range(5 * EFFORT)]
LONGEST = 200
"""More answers than any window of a game without end took in random play, several times over."""
WINDOWS = ("roll.before", "roll.after", "check.before", "check.after", "defeat.character", "defeat.passenger")
REASONS = {"fuel", "food", "sanity", "souls", "damage", "deep_ones", "arrival"}


def random_game(
    seats: int, seed: int, *, long: bool = False, **options: Any
) -> Iterator[tuple[UnfathomableState, Reply | None]]:
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


@pytest.mark.parametrize(
    ("count", "number"),
    [
        pytest.param(lambda s: len(s.dials), 4, marks=rule("UL.16b"), id="dials"),
        pytest.param(lambda s: DIE, 8, marks=rule("UL.16c"), id="die"),
        pytest.param(lambda s: len(CHARACTERS), 10, marks=rule("UL.16d"), id="standees"),
        pytest.param(lambda s: len({sheet.feat for sheet in CHARACTERS}), 10, marks=rule("UL.16e"), id="sheets"),
        pytest.param(
            lambda s: len(s.monarchs) + sum(s.deep_ones) + s.deep_one_supply(), 22, marks=rule("UL.16h"), id="figures"
        ),
        pytest.param(lambda s: len(s.supply) + sum(map(len, s.passengers)), 9, marks=rule("UL.16i"), id="passengers"),
        pytest.param(lambda s: len(PASSENGERS), 9, marks=rule("UL.16i"), id="tokens"),
        pytest.param(lambda s: len(s.tracks), 2, marks=rule("UL.16"), id="tracks"),
        pytest.param(lambda s: len(s.titles), 2, marks=rule("UL.17"), id="titles"),
        pytest.param(lambda s: sum(map(len, s.decks)) + len(s.chaos), 126, marks=rule("UL.17"), id="skills dealt"),
        pytest.param(lambda s: sum(map(len, DECKS)), 126, marks=rule("UL.17"), id="skills"),
        pytest.param(lambda s: len(MYTHOS), 70, marks=rule("UL.17"), id="mythos"),
        pytest.param(lambda s: len(ITEMS), 20, marks=rule("UL.17"), id="items"),
        pytest.param(lambda s: len(SPELLS), 20, marks=rule("UL.17"), id="spells"),
        pytest.param(lambda s: len(WAYPOINTS), 20, marks=rule("UL.17"), id="waypoints"),
        pytest.param(lambda s: len(DAMAGE), 9, marks=rule("UL.17"), id="damage"),
        pytest.param(lambda s: sum(ROLE_CARDS), 14, marks=rule("UL.17"), id="roles"),
    ],
)
def test_the_box_holds_these_pieces_and_cards(count, number):
    assert count(GAME.new(6, 1)) == number


@rule("UA4.16")
def test_every_role_deck_can_be_made_from_the_box():
    assert all(copies <= box for deck in ROLE_DECK.values() for copies, box in zip(deck, ROLE_CARDS, strict=True))


def check_components(s: UnfathomableState, box: Any) -> None:
    skills, tokens, roles, items, cards, damage, waypoints, spells, figures = GAME.components(s)
    assert skills == box[0]
    assert Counter(skills) == Counter(card for deck in DECKS for card in deck)
    assert tokens == sorted(PASSENGERS)
    assert roles == box[2]
    assert (items, cards, damage, waypoints) == tuple(list(range(number)) for number in (20, 70, 9, 20))
    assert (spells, figures) == (20, DEEP_ONES_IN_BOX)
    assert s.deep_one_supply() >= 0


def check_places(s: UnfathomableState) -> None:
    """Characters aboard, passengers on deck, monsters where monsters can be; one damage card in a room."""
    assert all(place in SHIP or place == NOTHING for place in s.places)
    assert all(place in WATER or place == THE_DEEP for place in s.monarchs)
    assert not s.deep_ones[BRIG] + s.deep_ones[SICK_BAY]
    assert (len(s.passengers), len(s.damage)) == (len(DECK), len(ROOMS))
    assert all(0 <= value <= 10 for value in s.dials)
    assert all(0 <= place <= TRACK_END for place in s.tracks)
    assert s.distance == sum(WAYPOINTS[card].distance for card in s.row)


def check_zones(s: UnfathomableState) -> None:
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


@rule("U27.0", "U19.0")
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


class PlayedGames:
    """What was seen at all moments of one whole random game for each number of players, and of a long one."""

    def __init__(self) -> None:
        self.places: set[int] = set()
        self.decks: set[int] = set()
        self.closed: set[int] = set()
        self.dials: set[int] = set()
        self.hands: set[int] = set()
        self.told: set[tuple[int, int]] = set()
        self.boxes: list[set[str]] = []
        self.ended: list[UnfathomableState] = []
        for seats in range(3, 7):
            self._sail(random_game(seats, 0))
        self._sail(random_game(5, 1, long=True), kept_afloat=True)

    def _sail(self, game: Iterator[tuple[UnfathomableState, Reply | None]], *, kept_afloat: bool = False) -> None:
        box = set()
        for s, reply in game:
            self.places |= set(s.places) - {NOTHING}
            self.decks.add(len(s.passengers))
            self.closed |= {s.deep_ones[BRIG], s.deep_ones[SICK_BAY]}
            self.dials |= set(s.dials)
            box.add(repr(GAME.components(s)))
            for event in reply.events if reply is not None else ():
                if event.kind is TURN_BEGAN:
                    self.hands |= {len(hand) for seat, hand in enumerate(s.hands) if seat != s.turn.seat}
            if reply is not None and not kept_afloat:
                last = {event.data[0]: event.data[2] for event in reply.events if event.kind is DIAL_CHANGED}
                self.told |= {(value, s.dials[dial]) for dial, value in last.items()}
        self.boxes.append(box)
        if s.outcome is not None:
            self.ended.append(s)


played_games = cache(PlayedGames)


@rule("U25.5", "U25.6", "U25.9")
def test_characters_are_in_ship_spaces_alone():
    assert played_games().places <= set(SHIP)


@rule("U25.16")
def test_there_is_room_for_passengers_on_deck_alone():
    assert played_games().decks == {len(DECK)}


@rule("U25.20b")
def test_no_deep_one_is_ever_in_the_brig_or_the_sick_bay():
    assert played_games().closed == {0}


@rule("U36.1")
def test_no_hand_is_above_ten_when_a_turn_is_over():
    assert max(played_games().hands) <= HAND_LIMIT == 10


@rule("U42.1")
def test_a_dial_shows_what_was_told_of_it_last():
    assert played_games().told
    assert all(told == shown for told, shown in played_games().told)


@rule("UQ.19")
def test_no_dial_ever_leaves_its_scale():
    assert played_games().dials <= set(range(11))


@rule("UL.16", "UL.17")
def test_nothing_comes_into_the_box_and_nothing_leaves_it():
    assert [len(box) for box in played_games().boxes] == [1] * 5


@rule("U19.1")
def test_all_roles_lie_open_when_a_game_is_over():
    for s in played_games().ended:
        cards = tuple([tuple([card.role for card in cards]) for cards in s.roles])
        assert {GAME.view(s, seat).roles for seat in range(SPECTATOR, s.seats)} == {cards}


@rule("U54.5")
def test_the_deep_ones_side_wins_whatever_sinks_the_ship():
    sunk = [s for s in played_games().ended if s.outcome is not None and s.outcome.reason != "arrival"]
    assert sunk
    assert not [s for s in sunk if "human" in {s.outcome.sides[seat] for seat in s.outcome.winners}]


@rule("UD.67")
def test_every_game_ends_for_a_reason_and_with_the_winners_of_their_cards():
    assert len(played_games().ended) >= 4
    for s in played_games().ended:
        assert s.outcome.reason in REASONS
        check_outcome(s)


def check_outcome(s: UnfathomableState) -> None:
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


def sizes(s: UnfathomableState) -> tuple[Any, ...]:
    """Of all face-down decks."""
    decks = (s.mythos, s.waypoints, s.spells, s.item_deck, s.chaos, s.role_deck, s.damage_deck)
    return tuple(map(len, s.decks)), *map(len, decks)


PUBLIC: dict[str, tuple[Any, Any]] = {
    "U26.1": (
        lambda view: (
            view.decks, view.mythos.size, view.waypoints.size, view.spells.size, view.items.size, view.chaos,
            view.role_deck, view.damage_deck,
        ),
        sizes,
    ),
    "U26.3": (lambda view: (view.deep_one_supply, view.supply), lambda s: (s.deep_one_supply(), len(s.supply))),
    "U26.5": (lambda view: [len(each.roles) for each in view.players], lambda s: [len(each) for each in s.roles]),
    "U26.6": (lambda view: [each.hand for each in view.players], lambda s: [len(each) for each in s.hands]),
    "U26.7": (lambda view: view.check and view.check.counts, lambda s: s.checks[-1].counts if s.checks else None),
    "U26.8": (lambda view: view.pile, lambda s: len(s.pile) + sum(map(len, s.added))),
}  # fmt: skip
"""By rule: what a view says, and what the state says."""


@cache
def pictures(seats: int) -> tuple[Counter[str], Counter[str]]:
    """How often each kind of public information was compared, and how often a view was wrong about it."""
    fields = {field.name for field in msgspec.structs.fields(UnfathomableView)}
    assert fields > OWN | KNOWN
    compared: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for seed in range(2):
        for number, (s, _) in enumerate(random_game(seats, seed, long=True)):
            if number % 10:
                continue
            views = [GAME.view(s, seat) for seat in range(SPECTATOR, seats)]
            for name, (said, true) in PUBLIC.items():
                compared[name] += len(views)
                wrong[name] += sum(said(view) != true(s) for view in views)
            for field in fields - OWN - KNOWN:
                wrong[field] += len({msgspec.json.encode(getattr(view, field)) for view in views}) != 1
            for name in KNOWN - {"players"}:
                wrong[name] += len({getattr(view, name).size for view in views}) != 1
            for seat in range(seats):
                players = [view.players[seat] for view in views]
                for field in OF_A_PLAYER:
                    wrong[f"players.{field}"] += len({getattr(player, field) for player in players}) != 1
                wrong["players.items"] += len({(len(player.roles), len(player.items)) for player in players}) != 1
    return compared, +wrong


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(name)) for name in PUBLIC])
def test_every_view_says_what_is_public(name, seats):
    compared, wrong = pictures(seats)
    assert compared[name] > 100
    assert not wrong[name]


@rule("U26.0", "UA3.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_public_information_is_the_same_for_everybody(seats):
    """But for what is one seat's own, or known to some, every field of a view says the same to all."""
    _, wrong = pictures(seats)
    assert not wrong
