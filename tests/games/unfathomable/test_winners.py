"""Articles 19, 54 and 42: what ends the game, and who has won it."""

import itertools

import pytest

from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.components import RITUAL, TRAVEL
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage
from support.rules import rule
from support.unfathomable.positions import (
    asked,
    dial,
    do,
    effect,
    offered,
    place,
    position,
    run,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import activate, advance_track, defeat_passenger

TWELVE = "calm_waters rough_water stormy_seas"
EIGHT = "calm_waters rough_water"


def end_by(s, reason):
    """The game is brought to its end, and the outcome returned."""
    match reason:
        case "arrival":
            advance_track(s, TRAVEL, 4)
        case "fuel":
            advance_track(s, TRAVEL, -1, or_fuel=True)
        case "souls":
            defeat_passenger(s, "deck1")
        case "deep_ones":
            activate(s, "father_dagon")
        case "damage":
            run(s, DrawDamage(number("galley")))
    assert s.outcome.reason == reason
    return s.outcome


SKILLS = ("influence", "lore", "observation", "strength", "will")
WRECK = dict(zip(("bridge", "chapel", "captains_cabin", "cargo_hold", "boiler_room"), SKILLS, strict=True))
AT_THE_BRINK = {
    "dials": {"fuel": 1, "souls": 1},
    "passengers": {"deck1": "soul"},
    "deep_ones": {"the_deep": 19},
    "damage": {room: f"structural_damage_{skill}" for room, skill in WRECK.items()},
    "damage_deck": "structural_damage_any",
    "awake": True,
}
SIX = {0: "human human", 1: "hybrid human", 2: "cultist human", 3: "cultist hybrid", 4: "", 5: "human"}
"""A human, a hidden hybrid, a hidden cultist, both in one, a revealed hybrid, and a human with one card."""
LOST = ("fuel", "souls", "deep_ones", "damage")
ONE_LESS = {
    "fuel": "mythos/improvised_fuel_source/second",
    "food": "mythos/food_stores_raid/partly",
    "sanity": "mythos/disturbing_dreams/partly",
    "souls": "mythos/passenger_overboard/failed",
}
"""A card's effect that turns this dial down by 1 and does nothing else."""


def six_players(row=TWELVE, **scene):
    return position(6, roles=SIX, revealed={4: "hybrid"}, row=row, **(AT_THE_BRINK | scene))


@rule("U19.0a", "U54.3", "U54.1")
@pytest.mark.parametrize(("row", "over"), [(EIGHT, False), (TWELVE, True)])
def test_arrival_ends_the_game_with_a_distance_of_twelve_and_not_before(row, over):
    s = six_players(row, dials={"fuel": 8, "souls": 8})
    advance_track(s, TRAVEL, 4)
    assert (s.outcome is not None and s.outcome.reason == "arrival") is over


@rule("U19.1a", "U16.2", "U54.4", "UQ.34")
def test_when_the_ship_arrives_exactly_those_with_only_human_cards_win():
    assert end_by(six_players(), "arrival").winners == (0, 5)


@rule("U54.12")
def test_the_cultist_loses_when_the_ship_arrives():
    assert 2 not in end_by(six_players(), "arrival").winners


@rule("U54.0")
@pytest.mark.parametrize("reason", ["arrival", *LOST])
def test_the_role_cards_of_a_player_decide_the_side(reason):
    sides = ("human", "hybrid", "cultist", "hybrid", "hybrid", "human")
    assert end_by(six_players(), reason).sides == sides


@rule("U19.0")
@pytest.mark.parametrize("reason", ["arrival", *LOST])
def test_the_game_ends_at_once(reason):
    """Nobody is asked anything more, and nothing happens afterwards."""
    s = six_players()
    end_by(s, reason)
    assert (asked(s), s.stack) == ([], [])


@rule("U19.1")
@pytest.mark.parametrize("reason", ["arrival", *LOST])
def test_at_the_end_all_reveal_all_their_role_cards(reason):
    s = six_players()
    end_by(s, reason)
    assert {seen.roles for seen in views(s)} == {((0, 0), (1, 0), (2, 0), (2, 1), (), (0,))}


@rule("U19.0b", "U42.1a", "U54.6")
@pytest.mark.parametrize("name", ONE_LESS)
@pytest.mark.parametrize(("value", "over"), [(2, False), (1, True)])
def test_each_dial_by_itself_ends_the_game_at_zero(name, value, over):
    s = position(dials={name: value})
    effect(s, ONE_LESS[name])
    assert dial(s, name) == value - 1
    assert (s.outcome and s.outcome.reason) == (name if over else None)


@rule("UQ.19")
@pytest.mark.parametrize(
    ("name", "effects"), [("food", "mythos/food_stores_raid/failed"), ("sanity", "mythos/disturbing_dreams/failed")]
)
def test_a_loss_greater_than_what_is_left_ends_the_game_at_zero(name, effects):
    s = position(dials={name: 1})
    effect(s, effects)
    assert (dial(s, name), s.outcome and s.outcome.reason) == (0, name)


@rule("U19.0c", "U33.7", "U54.7")
@pytest.mark.parametrize(("whole", "over"), [("chapel", False), ("", True)])
def test_six_damaged_spaces_end_the_game_and_five_do_not(whole, over):
    rooms = {room: card for room, card in AT_THE_BRINK["damage"].items() if room != whole}
    s = six_players(damage=rooms)
    run(s, DrawDamage(number("galley")))
    assert (s.outcome is not None and s.outcome.reason == "damage") is over


@rule("U19.0d", "U54.8")
@pytest.mark.parametrize(("below", "over"), [(18, False), (19, True)])
def test_too_few_deep_ones_in_the_supply_end_the_game(below, over):
    s = six_players(deep_ones={"the_deep": below}, dagon="water4")
    activate(s, "father_dagon")
    assert (s.outcome is not None and s.outcome.reason == "deep_ones") is over


@rule("U54.2", "U54.5")
@pytest.mark.parametrize("reason", LOST)
def test_any_one_goal_of_the_deep_ones_is_enough(reason):
    outcome = end_by(six_players(), reason)
    assert {outcome.sides[seat] for seat in outcome.winners} == {"hybrid", "cultist"}


@rule("U19.1b", "U16.3", "U16.3.2")
@pytest.mark.parametrize("reason", LOST)
def test_when_the_ship_is_lost_all_with_a_hybrid_card_win(reason):
    assert set(end_by(six_players(), reason).winners) >= {1, 3, 4}


@rule("UL.47")
@pytest.mark.parametrize(("row", "reason"), [(TWELVE, "arrival"), *itertools.product((EIGHT, TWELVE), LOST)])
def test_a_hybrid_wins_and_loses_alike_hidden_or_revealed(row, reason):
    winners = end_by(six_players(row), reason).winners
    assert (1 in winners) == (4 in winners) == (reason != "arrival")


@rule("U19.1b1", "U16.4.2", "U54.11", "UC.16")
@pytest.mark.parametrize("reason", LOST)
def test_the_cultist_wins_with_the_hybrids_when_the_ship_is_lost_late(reason):
    assert end_by(six_players(), reason).winners == (1, 2, 3, 4)


@rule("U54.9", "U16.4")
def test_hybrids_and_cultists_are_traitors_whatever_human_cards_they_have():
    sides = end_by(six_players(), "fuel").sides
    assert [sides[seat] == "human" for seat in range(6)] == [True, False, False, False, False, True]


@rule("U54.9a")
@pytest.mark.parametrize(("row", "wins"), [(EIGHT, False), (TWELVE, True)])
def test_only_the_cultist_needs_a_distance_of_twelve_as_well(row, wins):
    winners = end_by(six_players(row), "fuel").winners
    assert (2 in winners, 1 in winners) == (wins, True)


@rule("U19.1b", "U19.1b2", "U16.4.2", "U16.5", "U54.12.2", "U54.13")
@pytest.mark.parametrize("reason", LOST)
def test_when_it_is_lost_early_only_hybrids_win(reason):
    s = position(6, roles=SIX, revealed={4: "hybrid"}, row=EIGHT, **AT_THE_BRINK)
    assert end_by(s, reason).winners == (1, 3, 4)


@rule("U16.5", "U54.13", "U19.1b2")
@pytest.mark.parametrize(("revealed", "kept"), [("cultist", "hybrid"), ("hybrid", "cultist")])
def test_a_revealed_card_counts_with_the_hidden_ones(revealed, kept):
    s = position(roles={1: kept}, revealed={1: revealed}, row=EIGHT, **AT_THE_BRINK)
    assert (end_by(s, "fuel").winners, s.outcome.sides[1]) == ((1,), "hybrid")


@rule("U16.4.2", "U54.12.2")
@pytest.mark.parametrize(("row", "winners"), [(EIGHT, ()), (TWELVE, (1,))])
def test_a_revealed_cultist_wins_only_late(row, winners):
    s = position(revealed={1: "cultist"}, row=row, **AT_THE_BRINK)
    assert end_by(s, "souls").winners == winners


@rule("U19.1", "UI.20")
def test_all_roles_and_hands_lie_open_at_the_end():
    s = position(6, roles=SIX, revealed={4: "hybrid"}, row=TWELVE, hands={1: "lore1"}, **AT_THE_BRINK)
    before = views(s)
    assert {(seen.roles, seen.hands) for seen in before} == {((), ())}
    reply = advance_track(s, TRAVEL, 4)
    (told,) = told_to_all(s, reply, "game_ended")
    assert (told["reason"], told["winners"]) == ("arrival", (0, 5))
    for seen in views(s):
        assert seen.roles == ((0, 0), (1, 0), (2, 0), (2, 1), (), (0,))
        assert words(seen.hands[1]) == "lore1"


@rule("U19.0", "UQ.18", "UQ.19")
def test_the_first_condition_met_ends_the_game():
    """The great banishment would defeat two passengers and a human: the first soul lost is the last."""
    scene = {"dials": {"souls": 1}, "passengers": {"deck1": "soul", "deck2": "two_souls"}, "places": {0: "deck3"}}
    s = position(tracks={"ritual": 3}, roles={2: "hybrid"}, **scene)
    advance_track(s, RITUAL, 1)
    do(s, 0, *offered(s, 0)[0])
    assert (s.outcome.reason, s.outcome.winners, dial(s, "souls"), place(s, 0)) == ("souls", (2,), 0, "deck3")
    assert asked(s) == []


@rule("U42.0", "U42.1", "U42.1b")
def test_no_dial_exceeds_ten():
    s = position(dials={"sanity": 9})
    assert told_to_all(s, effect(s, "mythos/disturbing_dreams/passed"), "dial_changed") == [
        {"dial": 2, "by": 1, "value": 10}
    ]
    assert told_to_all(s, effect(s, "mythos/disturbing_dreams/passed"), "dial_changed") == []
    assert dial(s, "sanity") == 10


@rule("UQ.30", "UL.2")
@pytest.mark.parametrize(("reason", "winners"), [("arrival", (0, 1, 2, 3)), ("fuel", ())])
def test_before_roles_are_dealt_all_are_human(reason, winners):
    s = position(roles=dict.fromkeys(range(4), ""), row=TWELVE, **AT_THE_BRINK)
    assert GAME.view(s, 0).players[0].roles == ()
    assert end_by(s, reason).winners == winners
