"""The section Information as properties: whatever a seat may not know can be otherwise, and the seat is shown no
difference, now or later, until something comes to light that it may know."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, Chance, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import TRAVEL
from bathysphere.games.unfathomable.setup import WITH_CULTIST
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.setup.awakening import Awakening
from bathysphere.games.unfathomable.view import UnfathomableView
from support.effort import EFFORT, FULL, volume
from support.rules import rule
from support.unfathomable.other_worlds import moments, viewers
from support.unfathomable.positions import act, add, do, offered, pick, position, run, skill_cards
from support.unfathomable.single_steps import advance_track, defeat, hold_check, roll_die, to_cards
from support.unfathomable.twin_worlds import Twins, check_sample, dealt_anew, play_twice, shown

SAMPLED: dict[str, dict[str, Any]] = {
    "as printed": {},
    "no cultist": {"no_cultist": True},
    "first game": {"first_game": True},
}
OTHERS = [SPECTATOR, 0, 3]
"""Who watches what seats 1 and 2 do."""
SHARE = 1 if FULL else 6
"""A sample has half of the moments or a third of the games, and meets this part of what all of them must meet."""


def traitors(s: UnfathomableState) -> list[bool]:
    """Who has an unrevealed traitor card."""
    return [any(card.role != HUMAN for card in cards) for cards in s.roles]


@rule("UA3.1")
@pytest.mark.parametrize(
    ("seats", "table"),
    [(seats, table) for table in SAMPLED for seats in (3, 4, 5, 6) if table != "no cultist" or seats in WITH_CULTIST],
)
def test_no_seat_can_tell_a_world_dealt_anew_from_the_true_one(seats: int, table: str):
    seen: Counter[str] = Counter()
    for seed in range(2 * EFFORT):
        for s, chance in moments(seats, seed, 12 if FULL else 24, **SAMPLED[table]):
            for viewer in viewers(s):
                check_sample(s, viewer, chance, seen)
    least = {"worlds": 450, "other hands": 400, "other skills": 150}
    least |= {"other roles": 50, "other tokens": 100, "other decks": 290}
    assert not {what: seen[what] for what in least if seen[what] < least[what] // SHARE}, seen


ZONES: dict[str, tuple[str, Callable[[UnfathomableState], Any], Callable[[UnfathomableView], Any]]] = {
    "waypoints": ("UI.4", lambda s: s.waypoints, lambda view: view.waypoints),
    "spells": ("UI.5", lambda s: s.spells, lambda view: view.spells),
    "mythos": ("UI.7", lambda s: s.mythos, lambda view: (view.mythos, view.mythos_top)),
    "skill decks": ("UI.11", lambda s: s.decks, lambda view: (view.decks, view.tops)),
    "chaos": ("UI.13", lambda s: s.chaos, lambda view: view.chaos),
    "hands": ("UI.14", lambda s: s.hands, lambda view: (view.hand, view.hands, [each.hand for each in view.players])),
    "cards added": ("UI.15", lambda s: (s.pile, s.added), lambda view: (view.pile, view.added, view.check)),
    "role deck": ("UI.17", lambda s: s.role_deck, lambda view: view.role_deck),
    "roles": ("UI.18", lambda s: s.roles, lambda view: (view.roles, [each.roles for each in view.players])),
    "traitors": ("UI.34", traitors, lambda view: (view.players, view.offers)),
    "items": ("UI.23", lambda s: s.item_deck, lambda view: view.items),
    "damage": ("UI.26", lambda s: s.damage_deck, lambda view: (view.damage_deck, view.damage)),
    "tokens": ("UI.27", lambda s: (s.passengers, s.supply), lambda view: (view.passengers, view.supply)),
}
"""By zone: its rule, what it holds, and all that a view says of it."""


@cache
def zones_dealt_anew() -> tuple[Counter[str], Counter[str]]:
    """How often a zone held something else in another world, and how often that was shown."""
    other: Counter[str] = Counter()
    shown_otherwise: Counter[str] = Counter()
    for s, chance in moments(4, 0, 12):
        for viewer in viewers(s):
            here = GAME.view(s, viewer)
            for world in dealt_anew(s, viewer, chance):
                there = GAME.view(world, viewer)
                for zone, (_, held, seen) in ZONES.items():
                    other[zone] += held(world) != held(s)
                    shown_otherwise[zone] += seen(there) != seen(here)
    return other, shown_otherwise


@pytest.mark.parametrize("zone", [pytest.param(zone, marks=rule(ZONES[zone][0])) for zone in ZONES])
def test_what_a_zone_holds_can_be_otherwise_and_is_not_shown(zone: str):
    other, shown_otherwise = zones_dealt_anew()
    assert other[zone] > 10, other
    assert not shown_otherwise[zone]


@rule("UA3.1", "UI.33")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_moves_that_look_alike_are_told_alike_until_something_comes_to_light(seats: int):
    seen: Counter[str] = Counter()
    for seed in range(volume(full=6, quick=2)):
        for s, chance in moments(seats, seed, 12):
            if not s.any_sealed:
                play_twice(s, chance.below(seats + 1) - 1, chance, seen)
    least = {"worlds": 60, "pictures": 1000, "hands differ": 900, "roles differ": 150, "cards differ": 25}
    assert not {what: seen[what] for what in least if seen[what] < least[what] // SHARE}, seen
    assert seen["no such move"] < seen["worlds"] / (5 if FULL else 3), seen


# -- checks and roles


def added(one: str, two: str, hands: str) -> UnfathomableState:
    """Seats 1 and 2 have the same cards, and each has added one of them to a check."""
    s = position(hands={0: "strength1", 1: hands, 2: hands}, chaos="influence1 will1")
    hold_check(s)
    to_cards(s)
    add(s, 1, one)
    add(s, 2, two)
    return s


@rule("UI.16", "U37.6", "UA3.13", "UA3.14")
@pytest.mark.parametrize(("one", "two"), [("lore3", "will2"), ("lore3", "lore1")])
def test_whose_cards_lie_in_a_check_nobody_else_ever_learns(one: str, two: str):
    """In the other world each adds what the other adds here."""
    hands = f"{one} {two}"
    here, there = added(one, two, hands), added(two, one, hands)
    assert here.hands[1] != there.hands[1]
    seen: Counter[str] = Counter()
    twins = Twins(here, there, list(OTHERS), seen)
    twins.both(0, (), ())
    assert (twins.watchers, len(here.checks[-1].cards)) == (OTHERS, 4)
    twins.play(25, Chance(stream(bytes(32), "after")))
    assert seen["pictures"] > 5, seen


@rule("UI.15", "U26.7")
def test_which_cards_were_added_is_hidden_until_the_pile_is_turned_up():
    tables = [position(hands={1: "lore1 lore5", 2: "will1"}, chaos="influence1 will1") for _ in range(2)]
    for s, card in zip(tables, ("lore1", "lore5"), strict=True):
        hold_check(s)
        to_cards(s)
        add(s, 1, card)
    for viewer in (SPECTATOR, 0, 2, 3):
        assert shown(tables[0], viewer) == shown(tables[1], viewer)
    assert shown(tables[0], 1) != shown(tables[1], 1)
    for s in tables:
        add(s, 2)
    assert shown(tables[0], 0) != shown(tables[1], 0), "all see the cards now"


@rule("UI.21", "UI.18", "UL.23", "U43.3")
def test_roles_that_are_handed_on_stay_between_two():
    """Seat 1 reveals himself and hands his other card to seat 2: human here, the cultist there."""

    def reveal(s: UnfathomableState) -> None:
        act(s, "reveal", HYBRID)
        do(s, 1, "pass_to", 2)
        for seat in range(4):
            do(s, seat, "ready")

    tables = [
        position(first=1, crew="jeanne keilani", hands={0: "lore1", 1: "will1"}, roles={1: f"hybrid {role}"})
        for role in ("human", "cultist")
    ]
    for s in tables:
        reveal(s)
    seen: Counter[str] = Counter()
    twins = Twins(tables[0], tables[1], list(OTHERS), seen)
    assert shown(tables[0], 1) != shown(tables[1], 1)
    assert shown(tables[0], 2) != shown(tables[1], 2)
    twins.play(25, Chance(stream(bytes(32), "handed on")))
    assert seen["roles differ"] > 5, seen


@rule("UI.17", "UI.21", "UL.20", "UD.54", "UD.55", "UD.56")
def test_at_the_awakening_everybody_looks_alike():
    """Seat 1 gets the second hybrid card in one world and seat 2 in the other; a revealed traitor passes his on."""
    decks = [(HUMAN, HYBRID, HUMAN, HUMAN), (HUMAN, HUMAN, HYBRID, HUMAN)]
    tables = [position(revealed={3: "hybrid"}, roles={3: ""}, hands={1: "lore1"}) for _ in decks]
    seen: Counter[str] = Counter()
    for s, deck in zip(tables, decks, strict=True):
        s.role_deck = deck[::-1]
        run(s, Awakening())
        s.opened = None
    twins = Twins(tables[0], tables[1], list(OTHERS), seen)
    for seat in (2, 1, 3, 0):
        twins.both(seat, ("ready",), ("ready",))
    twins.both(3, ("pass_to", 1), ("pass_to", 1))
    for seat in (0, 3, 1, 2):
        twins.both(seat, ("ready",), ("ready",))
    assert twins.watchers == OTHERS
    assert seen["roles differ"] == 9
    twins.play(20, Chance(stream(bytes(32), "awake")))


@rule("UI.18", "UI.34")
@pytest.mark.parametrize("role", [HUMAN, HYBRID])
def test_whoever_handed_a_card_on_learns_nothing_more_when_it_may_have_been_revealed(role: int):
    """Seat 3 gave seat 1 a hybrid card. Seat 1 reveals a hybrid card and has another one here, a human one there."""
    tables = [
        position(first=1, crew="jeanne keilani", revealed={3: "cultist"}, roles={1: own, 3: ""}, hands={1: "will1"})
        for own in ("hybrid", "human")
    ]
    for s in tables:
        s.role_deck = (HYBRID, HUMAN, role, HUMAN)[::-1]
        run(s, Awakening())
        for seat in range(4):
            do(s, seat, "ready")
        do(s, 3, "pass_to", 1)
        for seat in range(4):
            do(s, seat, "ready")
    twins = Twins(tables[0], tables[1], [SPECTATOR, 0, 3], Counter())
    twins.both(1, ("reveal", HYBRID), ("reveal", HYBRID))
    assert twins.watchers == [SPECTATOR, 0, 3]
    twins.both(1, ("pass_to", 2), ("pass_to", 2))
    assert twins.watchers == [SPECTATOR, 0, 3]


@rule("UI.25", "UQ.24")
def test_which_improvement_lies_face_down_changes_nothing_for_others():
    tables = [
        position(items={1: f"binoculars {hidden}"}, active={1: "binoculars"}, hands={0: "lore1"}, first=1, at="turn")
        for hidden in ("medicine_ball", "fine_clothes")
    ]
    seen: Counter[str] = Counter()
    twins = Twins(tables[0], tables[1], [SPECTATOR, 0, 2, 3], seen)
    glasses = ("activate", item("binoculars"))
    twins.both(1, glasses, glasses)
    assert twins.watchers == [SPECTATOR, 0, 2, 3]


# -- looks at decks


def bridge(s: UnfathomableState) -> None:
    """Seat 1 looks at two mythos cards."""
    act(s, "room", number("bridge"))
    do(s, 1, "deck", "mythos")
    do(s, 1, *offered(s, 1)[0])


def hold_look(s: UnfathomableState) -> None:
    act(s, "room", number("cargo_hold"))
    do(s, 1, "take", item("shotgun"))


def keeper_look(s: UnfathomableState) -> None:
    act(s, "keeper")
    do(s, 1, "cast", spell("feed_the_mind"))


def captain_look(s: UnfathomableState) -> None:
    advance_track(s, TRAVEL, 4)
    do(s, 1, "waypoint", waypoint("smooth_sailing"))


LOOKS: dict[str, tuple[Callable[[UnfathomableState], None], dict[str, Any], tuple[str, str]]] = {
    "mythos": (bridge, {"places": {1: "bridge"}}, ("hull_leak infection", "accusation too_many_bodies")),
    "item_deck": (hold_look, {"places": {1: "cargo_hold"}}, ("shotgun almanac", "shotgun plimsolls")),
    "spells": (keeper_look, {"keeper": 1}, ("feed_the_mind heal", "feed_the_mind raise_the_dead")),
    "waypoints": (captain_look, {"captain": 1}, ("smooth_sailing reef", "smooth_sailing iceberg")),
}
"""By deck: how seat 1 looks, where he must be or what he must hold, and the cards on top in the two worlds."""


@rule("UI.4", "UI.5", "UI.7", "UI.23", "U44.7", "UL.54", "UD.49")
@pytest.mark.parametrize("deck", LOOKS)
def test_what_somebody_saw_in_a_deck_is_his_alone(deck: str):
    """The cards that seat 1 saw and left there are others in the other world: nobody else notices."""
    look, scene, tops = LOOKS[deck]
    tables = [position(first=1, crew="arjun jeanne william jamie", **scene, **{deck: top}) for top in tops]
    for s in tables:
        look(s)
    for viewer in (SPECTATOR, 0, 2, 3):
        assert shown(tables[0], viewer) == shown(tables[1], viewer)
    assert shown(tables[0], 1) != shown(tables[1], 1)


# -- windows and prices


@rule("UI.32", "UI.33", "U44.16a")
@pytest.mark.parametrize(
    ("moment", "hands"),
    [
        (hold_check, ("observation1 will1", "observation5 will3")),
        (lambda s: roll_die(s, "attack", number=4), ("observation1 strength3", "observation3 strength1")),
        (lambda s: defeat(s, 1), ("strength1 lore1", "strength5 lore5")),
    ],
)
def test_who_could_react_and_does_not_is_no_different_from_who_cannot(
    moment: Callable[[UnfathomableState], Any], hands: Any
):
    """Seat 1 holds cards for this moment in one world and none in the other, and passes in both."""
    seen: Counter[str] = Counter()
    tables = [position(hands={0: "lore2", 1: held, 2: "will2"}) for held in hands]
    for s in tables:
        moment(s)
    twins = Twins(tables[0], tables[1], [SPECTATOR, 0, 2, 3], seen)
    twins.both(1, ("pass",), ("pass",))
    assert len(twins.watchers) == 4
    twins.play(15, Chance(stream(bytes(32), "windows")))
    assert seen["pictures"] > 4, seen


@rule("UI.33", "UI.34", "UD.30")
def test_an_action_that_could_have_been_the_reveal_tells_nothing():
    tables = [position(first=1, roles={1: role}, hands={0: "lore1"}) for role in ("hybrid", "human")]
    assert offered(tables[0], 1, "reveal")
    twins = Twins(tables[0], tables[1], [SPECTATOR, 0, 2, 3], Counter())
    for choice in (("move", number("deck1")), ("stop",)):
        twins.both(1, choice, choice)
    assert len(twins.watchers) == 4


@rule("UI.33", "UI.14", "UD.25")
def test_whether_a_payer_has_more_cards_is_not_seen_before_he_pays():
    chapel = {"places": {1: "chapel"}, "damage": {"chapel": "structural_damage_lore"}}
    tables = [position(first=1, hands={1: held}, **chapel) for held in ("lore3 lore2", "lore3 lore1")]
    tables += [position(first=1, hands={1: held}, **chapel) for held in ("lore1 lore2", "lore1 lore4")]
    for s in tables:
        act(s, "repair", number("chapel"))
    for viewer in (SPECTATOR, 0, 2, 3):
        assert len({tuple(shown(s, viewer)) for s in tables}) == 1
    pick(tables[0], 1, ("discard", *skill_cards("lore3")))
    assert not tables[0].damaged(number("chapel"))


def test_the_worlds_of_these_tests_are_no_copies():
    """Hands, roles and decks really differ, so that a test that finds no difference has looked for one."""
    seen: Counter[str] = Counter()
    for s, chance in moments(5, 1, 40):
        check_sample(s, 0, chance, seen)
    assert GAME.view(s, 0).hand == s.hands[0]
    assert seen["other hands"] > seen["worlds"] * 0.6, seen
