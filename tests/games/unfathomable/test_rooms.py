"""The special actions of the interior spaces: what each does, who can use it, and how often."""

from importlib.resources import files

import pytest

from bathysphere.engine import PASS, Refused
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import WILLIAM
from bathysphere.games.unfathomable.cards.items.table import FINE_CLOTHES, PLIMSOLLS, SHOTGUN
from bathysphere.games.unfathomable.cards.skills.actions import Grant
from bathysphere.games.unfathomable.cards.skills.table import INFLUENCE, LORE, OBSERVATION, STRENGTH, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    GALLEY,
    NAMES,
    ROOMS,
    number,
)
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.steps.turn.turn import BeginTurn
from bathysphere.words import LANGUAGES
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    hand,
    heard,
    offered,
    on_deck,
    pick,
    place,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
)

LORE1, STRENGTH2 = skill_cards("lore1 strength2")
OFFERED = {
    "bridge": [("room", BRIDGE)],
    "captains_cabin": [("room", CAPTAINS_CABIN, seat) for seat in (1, 2, 3)],
    "chapel": [("room", CHAPEL, "back"), ("room", CHAPEL, "on", LORE1)],
    "cargo_hold": [("room", CARGO_HOLD)],
    "galley": [("room", GALLEY)],
    "boiler_room": [("room", BOILER_ROOM, STRENGTH2)],
    "brig": [("room", BRIG)],
    "sick_bay": [],
    "deck1": [],
}


def scene(space, **more):
    """Seat 0 stands in a space with what every room could ask for."""
    places = {0: space, **more.pop("places", {})}
    return position(places=places, hands={0: "lore1 strength2"}, tracks={"ritual": 1}, **more)


def dials(s):
    return dict(zip(DIALS, s.dials, strict=True))


# -- who can use a room, and how often


@rule("U4.8", "U28.3", "UD.22")
@pytest.mark.parametrize("space", OFFERED)
def test_a_human_can_use_the_room_he_is_in_and_no_other(space):
    assert actions(scene(space), "room") == OFFERED[space]


@rule("U4.8c", "U28.3c")
@pytest.mark.parametrize("room", ROOMS)
def test_every_undamaged_room_has_an_action(room):
    assert {choice[1] for choice in actions(scene(NAMES[room]), "room")} == {room}


@rule("U28.0")
@pytest.mark.parametrize("space", [space for space in OFFERED if OFFERED[space]])
def test_the_action_of_a_room_costs_an_action(space):
    s = scene(space)
    assert s.acting.left == 2
    act(s, *OFFERED[space][0])
    assert s.acting.left == 1


@rule("U25.18", "U25.18a", "UL.52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_interior_space_has_a_name_of_its_own_and_its_text(language):
    text = files("bathysphere.games.unfathomable") / "text"
    spaces = [space.replace("_", "-") for space in OFFERED if space != "deck1"]
    for kind, key in (("cards", "space-{}"), ("effects", "space-{}-text")):
        lines = (text / f"{kind}.{language}.ftl").read_text("utf-8").splitlines()
        said = dict([line.split(" = ", 1) for line in lines if line.startswith("space-") and " = " in line])
        assert len({said[key.format(space)] for space in spaces}) == 8


@rule("U4.8a", "U28.3a", "UC.9")
@pytest.mark.parametrize("room", ROOMS)
def test_a_deep_one_in_the_room_keeps_everybody_from_using_it(room):
    assert actions(scene(NAMES[room], deep_ones={NAMES[room]: 1}), "room") == []


@rule("U4.8a", "U28.3a", "U40.5")
@pytest.mark.parametrize("room", ROOMS)
def test_a_revealed_traitor_in_the_room_keeps_humans_from_using_it(room):
    assert actions(scene(NAMES[room], places={2: NAMES[room]}, revealed={2: "hybrid"}), "room") == []


@rule("U4.8a.2", "U17.4a1", "U28.3a", "UC.9", "UC.35")
def test_a_revealed_traitor_in_the_brig_keeps_nobody_from_trying_to_leave_it():
    assert actions(scene("brig", places={2: "brig"}, revealed={2: "hybrid"}), "room") == OFFERED["brig"]


@rule("U4.8c", "U28.3c", "U33.4")
@pytest.mark.parametrize("room", ROOMS)
def test_a_damaged_room_cannot_be_used(room):
    assert actions(scene(NAMES[room], damage={NAMES[room]: "structural_damage_any"}), "room") == []


@rule("U4.13b", "U28.3e", "U40.7.2")
@pytest.mark.parametrize("space", OFFERED)
def test_a_revealed_traitor_uses_no_room(space):
    s = scene(space, revealed={0: "hybrid"})
    do(s, 0, "act")
    assert actions(s, "room") == []


@rule("U4.8d", "U28.3d", "U44.10", "UQ.28")
def test_a_room_is_used_once_in_a_turn_by_all_together_and_again_in_the_next():
    s = position(places={0: "chapel", 1: "chapel"}, tracks={"ritual": 3})
    act(s, "room", CHAPEL, "back")
    assert asked(s) == [(0, "action")]
    assert actions(s, "room") == []
    run(s, Grant(1))
    assert asked(s) == [(1, "action")]
    assert actions(s, "room") == []
    run(s, BeginTurn(1))
    assert ("room", CHAPEL, "back") in actions(s, "room")


@rule("U4.8d", "UQ.28")
def test_another_room_can_be_used_in_the_same_turn():
    s = position(places={0: "chapel", 1: "cargo_hold"}, tracks={"ritual": 3})
    act(s, "room", CHAPEL, "back")
    act(s, "move", CARGO_HOLD)
    run(s, Grant(1))
    assert actions(s, "room") == [("room", CARGO_HOLD)]


# -- bridge


@rule("U30.6", "U30.4", "UD.27", "U44.5")
def test_the_bridge_risks_a_passenger_before_the_deck_is_chosen():
    s = position(places={0: "bridge"}, waypoints="reef iceberg")
    dice(s, 3)
    reply = act(s, "room", BRIDGE)
    assert told_to_all(s, reply, "action") == [{"seat": 0, "verb": "room", "subject": BRIDGE, "target": -1}]
    assert on_deck(s) == {"deck3": 1}
    assert asked(s) == [(0, "scout.deck")]
    reply = do(s, 0, "deck", "waypoint")
    top, below = s.waypoints[-1], s.waypoints[-2]
    assert heard(reply, 0, "looked")[0]["cards"] == tuple(sorted((top, below)))
    do(s, 0, "top", "waypoint", below)
    assert (s.waypoints[-1], s.waypoints[0]) == (below, top)
    assert asked(s) == [(0, "action")]


@rule("U30.6", "UQ.49")
def test_without_a_passenger_in_the_supply_the_bridge_is_closed():
    everybody = "blank blank soul soul soul soul soul two_souls soul_and_sanity"
    assert actions(position(places={0: "bridge"}, passengers={"deck5": everybody}), "room") == []


# -- captain's cabin


@rule("U17.1", "U17.1a", "U17.2", "U37.0", "U6.3a", "U6.4", "UD.23")
def test_the_captains_cabin_sends_another_human_to_the_brig_by_a_check():
    hands = {0: "influence5", 3: "observation5"}
    s = position(places={0: "captains_cabin"}, hands=hands, chaos="strength1 will1")
    assert s.characters[s.titles[KEEPER]] == WILLIAM
    reply = act(s, "room", CAPTAINS_CABIN, 1)
    assert told_to_all(s, reply, "action") == [
        {"seat": 0, "verb": "room", "subject": CAPTAINS_CABIN, "target": 1},
    ]
    check = s.checks[-1]
    assert (check.why, check.target, check.partial) == ("captains_cabin", 8, 0)
    assert check.skills == (INFLUENCE, OBSERVATION)
    all_pass(s, until="check.add")
    add(s, 3, "observation5")
    add(s, 0, "influence5")
    assert place(s, 1) == "brig"
    assert s.titles[KEEPER] == 2
    assert asked(s) == [(0, "action")]


@rule("UL.35", "UQ.29", "U4.8d")
def test_a_failed_check_of_the_cabin_does_nothing_and_the_room_is_used_up():
    s = position(places={0: "captains_cabin"}, chaos="strength1 will1")
    act(s, "room", CAPTAINS_CABIN, 1)
    assert place(s, 1) == "chapel"
    assert actions(s, "room") == []


@rule("U17.1", "UD.23")
def test_the_cabin_names_humans_only_but_one_in_the_brig_too_in_vain():
    s = position(
        places={0: "captains_cabin", 1: "brig", 2: "deck1"}, revealed={2: "hybrid"}, chaos="influence5 observation5"
    )
    assert actions(s, "room") == [("room", CAPTAINS_CABIN, seat) for seat in (1, 3)]
    reply = act(s, "room", CAPTAINS_CABIN, 1)
    assert heard(reply, 0, "check_ended") == [{"result": "passed", "total": 10}]
    assert place(s, 1) == "brig"
    assert heard(reply, 0, "moved") == []


# -- chapel


@rule("U50.2", "U50.2a", "UQ.49")
def test_the_chapel_moves_the_ritual_back_if_it_can():
    s = position(places={0: "chapel"}, tracks={"ritual": 2})
    act(s, "room", CHAPEL, "back")
    assert s.tracks[RITUAL] == 1
    assert actions(position(places={0: "chapel"}), "room") == []


@rule("U50.11", "U20.1")
@pytest.mark.parametrize(("face", "sanity"), [(1, 7), (4, 7), (5, 8), (8, 8)])
def test_the_chapel_moves_the_ritual_on_in_any_case_and_a_low_roll_costs_sanity(face, sanity):
    s = position(places={0: "chapel"}, hands={0: "lore2"})
    dice(s, face)
    lore2 = skill_cards("lore2")
    reply = act(s, "room", CHAPEL, "on", *lore2)
    assert dials(s) == {"fuel": 8, "food": 8, "sanity": sanity, "souls": 8}
    assert s.tracks[RITUAL] == 1
    assert hand(s, 0) == ""
    assert s.discards[LORE] == lore2
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "cards": lore2, "why": "chapel"}]


@rule("U50.11", "U50.12")
def test_the_chapel_can_cast_the_banishment():
    s = position(places={0: "chapel"}, hands={0: "lore5"}, tracks={"ritual": 3}, deep_ones={"water3": 2, "galley": 1})
    dice(s, 8)
    act(s, "room", CHAPEL, "on", *skill_cards("lore5"))
    assert deep_ones(s) == {"galley": 1}
    assert s.tracks[RITUAL] == 0


# -- cargo hold


@rule("UD.26", "U9.1", "UI.23", "U44.7")
def test_the_cargo_hold_gives_one_of_two_items_and_hides_the_other():
    s = position(places={0: "cargo_hold"}, item_deck="shotgun plimsolls")
    reply = act(s, "room", CARGO_HOLD)
    assert asked(s) == [(0, "cargo_hold.take")]
    assert offered(s, 0) == [("take", PLIMSOLLS), ("take", SHOTGUN)]
    assert heard(reply, 0, "looked") == [{"seat": 0, "deck": "item", "number": 2, "cards": (PLIMSOLLS, SHOTGUN)}]
    assert heard(reply, 1, "looked") == [{"seat": 0, "deck": "item", "number": 2}]
    reply = do(s, 0, "take", SHOTGUN)
    assert told_to_all(s, reply, "item_gained") == [{"seat": 0, "item": SHOTGUN}]
    assert s.items[0] == (SHOTGUN,)
    assert s.item_deck[0] == PLIMSOLLS
    bottom = len(s.item_deck) - 1
    assert GAME.view(s, 0).items.known == ((bottom, PLIMSOLLS),)
    assert GAME.view(s, 1).items.known == ()


@rule("U9.4a", "UD.26")
@pytest.mark.parametrize("taken", [True, False])
def test_the_last_item_may_be_left_in_the_hold(taken):
    s = position(places={0: "cargo_hold"})
    s.item_deck, s.item_known = [FINE_CLOTHES], [0]
    act(s, "room", CARGO_HOLD)
    assert offered(s, 0) == [("take", FINE_CLOTHES), ("top", "item", FINE_CLOTHES)]
    if taken:
        do(s, 0, "take", FINE_CLOTHES)
        assert (s.items[0], s.active[0], s.item_deck) == ((FINE_CLOTHES,), FINE_CLOTHES, [])
    else:
        do(s, 0, "top", "item", FINE_CLOTHES)
        assert (s.items[0], s.item_deck, s.item_known) == ((), [FINE_CLOTHES], [1])


@rule("U9.4", "UQ.49", "UD.26")
def test_an_empty_hold_is_closed():
    s = position(places={0: "cargo_hold"})
    s.item_deck, s.item_known, s.opened = [], [], None
    assert actions(s, "room") == []


# -- galley


@rule("U13.3a1", "UD.8", "UI.11")
@pytest.mark.parametrize(("face", "food"), [(1, 7), (2, 7), (3, 8), (8, 8)])
def test_the_galley_gives_cards_and_a_roll_lower_than_their_number_costs_food(face, food):
    s = position(places={0: "galley"}, decks={"lore": "4 3", "will": "2"})
    dice(s, face)
    act(s, "room", GALLEY)
    assert asked(s) == [(0, "galley.draw")]
    reply = pick(s, 0, ("draw", 1), ("draw", 1), ("draw", 4))
    assert hand(s, 0) == "lore3 lore4 will2"
    assert [told["decks"] for told in heard(reply, 2, "drew_skills")] == [(1, 1, 4)]
    assert "cards" not in heard(reply, 2, "drew_skills")[0]
    all_pass(s)
    assert dials(s) == {"fuel": 8, "food": food, "sanity": 8, "souls": 8}


@rule("U13.3a1")
def test_one_card_of_the_galley_is_free_of_risk_and_five_are_the_most():
    s = position(places={0: "galley"})
    act(s, "room", GALLEY)
    assert {skill for _, skill in offered(s, 0)} == set(range(TREACHERY))
    with pytest.raises(Refused, match="at most 5"):
        pick(s, 0, *[("draw", 0)] * 3, *[("draw", 1)] * 3)
    with pytest.raises(Refused, match="at least 1"):
        pick(s, 0)
    reply = pick(s, 0, ("draw", 0))
    assert heard(reply, 0, "will_roll") == []
    assert len(s.hands[0]) == 1
    assert asked(s) == [(0, "action")]


@rule("UQ.52", "U27.1")
def test_only_cards_that_came_count_against_the_galley():
    s = position(places={0: "galley"})
    s.decks[0] = ()
    dice(s, 2)
    act(s, "room", GALLEY)
    reply = pick(s, 0, ("draw", 0), ("draw", 1), ("draw", 2))
    assert heard(reply, 0, "will_roll")[0]["number"] == 1
    all_pass(s)
    assert len(s.hands[0]) == 2
    assert dial(s, "food") == 8


# -- boiler room


@rule("U50.6", "U50.7", "UQ.49")
@pytest.mark.parametrize(("face", "fuel"), [(1, 7), (4, 7), (5, 8)])
def test_the_boiler_room_moves_the_ship_in_any_case_and_a_low_roll_costs_fuel(face, fuel):
    crew = "william ishmael jamie samira"
    s = position(crew=crew, places={0: "boiler_room"}, hands={0: "strength2"}, deep_ones={"water1": 1})
    dice(s, face)
    reply = act(s, "room", BOILER_ROOM, STRENGTH2)
    assert dials(s) == {"fuel": fuel, "food": 8, "sanity": 8, "souls": 8}
    assert s.tracks[TRAVEL] == 1
    assert deep_ones(s) == {"water3": 1}
    assert s.discards[STRENGTH] == (STRENGTH2,)
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "cards": (STRENGTH2,), "why": "boiler_room"}]
    assert actions(position(places={0: "boiler_room"}, hands={0: "lore1"}), "room") == []


def stoked(**more):
    """William (seat 0) has used the boiler room; Jeanne is seat 1."""
    s = position(
        crew="william jeanne", hands={0: "strength5"}, places={0: "boiler_room", **more.pop("places", {})}, **more
    )
    dice(s, 8)
    act(s, "room", BOILER_ROOM, *skill_cards("strength5"))
    return s


@rule("U44.4", "U44.5", "UD.58")
def test_jeanne_may_damage_the_ship_for_another_step_after_anybodys_boiler_room():
    s = stoked(damage_deck="flooded_food_stores")
    assert asked(s) == [(1, "boiler_room.after")]
    reply = react(s, 1, "jury_rigger")
    assert told_to_all(s, reply, "action") == [{"seat": 1, "verb": "jury_rigger", "subject": -1, "target": -1}]
    assert s.tracks[TRAVEL] == 2
    assert dial(s, "food") == 7
    assert asked(s) == [(0, "action")]


@rule("U44.4")
def test_jeanne_may_let_it_be():
    s = stoked()
    do(s, 1, *PASS)
    assert s.tracks[TRAVEL] == 1
    assert len(s.damage_deck) == 9
    assert asked(s) == [(0, "action")]


@rule("U40.7", "UL.51", "U43.2.2")
@pytest.mark.parametrize("more", [{"places": {1: "brig"}}, {"places": {1: "deck1"}, "revealed": {1: "hybrid"}}])
def test_jeanne_is_not_asked_in_the_brig_or_as_a_revealed_traitor(more):
    assert asked(stoked(**more)) == [(0, "action")]


@rule("U50.8b", "UD.58")
def test_jeanne_is_asked_when_the_waypoint_that_was_reached_is_resolved():
    s = stoked(tracks={"travel": 3}, waypoints="smooth_sailing reef", damage_deck="fuel_leak")
    assert asked(s) == [(s.titles[CAPTAIN], "waypoint.choose")]
    do(s, s.titles[CAPTAIN], *next(each for each in offered(s, s.titles[CAPTAIN]) if each[1] == s.waypoints[-1]))
    assert (dial(s, "food"), s.tracks[TRAVEL]) == (7, 0)
    assert asked(s) == [(1, "boiler_room.after")]
    react(s, 1, "jury_rigger")
    assert s.tracks[TRAVEL] == 1


# -- brig


@rule("U17.4a", "U17.4a2", "U37.0", "UD.24", "U17.5")
def test_a_human_leaves_the_brig_by_a_check_for_any_ship_space_but_sick_bay():
    hands = {0: "lore5 lore4", 2: "strength5"}
    s = position(places={0: "brig"}, hands=hands, chaos="influence1 will1")
    act(s, "room", BRIG)
    check = s.checks[-1]
    assert (check.why, check.target, check.skills) == ("brig", 8, (LORE, STRENGTH))
    all_pass(s, until="check.add")
    add(s, 2, "strength5")
    with pytest.raises(Refused, match="at most 1"):
        add(s, 0, "lore4 lore5")
    add(s, 0, "lore5")
    all_pass(s)
    assert asked(s) == [(0, "brig.leave")]
    assert [space for _, space in offered(s, 0)] == [*DECK, *ROOMS]
    do(s, 0, "move", number("deck3"))
    assert place(s, 0) == "deck3"
    assert asked(s) == [(0, "action")]


@rule("UL.35", "UQ.29", "U17.4")
def test_a_failed_check_keeps_the_prisoner_in_the_brig_for_this_turn():
    s = position(places={0: "brig"}, chaos="influence1 will1")
    act(s, "room", BRIG)
    assert place(s, 0) == "brig"
    assert actions(s, "room") == []
    assert actions(s, "move") == []
