"""Articles 19, 54 and 42: what ends the game, and who has won it."""

import pytest

from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.state import RITUAL, TRAVEL
from bathysphere.games.unfathomable.steps.damage import DrawDamage
from support.rules import rule
from support.ship import asked, dial, do, effect, offered, place, run, ship, told_to_all, views, words
from support.voyage import activate, advance_track, defeat_passenger

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


@rule("U19.0", "U19.0a", "U19.1", "U19.1a", "U16.2", "U54.3", "U54.4", "U54.12", "U54.1", "UQ.34", "U54.0")
def test_when_the_ship_arrives_all_who_have_only_human_cards_win():
    s = ship(6, roles=SIX, revealed={4: "hybrid"}, row=TWELVE, **AT_THE_BRINK)
    outcome = end_by(s, "arrival")
    assert outcome.winners == (0, 5)
    assert outcome.sides == ("human", "hybrid", "cultist", "hybrid", "hybrid", "human")


@rule("U19.0b", "U19.0c", "U19.0d", "U54.5", "U54.6", "U54.7", "U54.8", "U54.2", "U42.1a", "U33.7")
@rule("U19.1b", "U19.1b1", "U16.3", "U16.3.2", "U16.4", "U16.4.2", "U54.9", "U54.9a", "U54.11", "UL.47", "UC.16")
@pytest.mark.parametrize("reason", LOST)
def test_when_the_ship_is_lost_late_hybrids_and_the_cultist_win(reason):
    s = ship(6, roles=SIX, revealed={4: "hybrid"}, row=TWELVE, **AT_THE_BRINK)
    assert end_by(s, reason).winners == (1, 2, 3, 4)


@rule("U19.1b", "U19.1b2", "U16.4.2", "U16.5", "U54.12.2", "U54.13")
@pytest.mark.parametrize("reason", LOST)
def test_when_it_is_lost_early_only_hybrids_win(reason):
    s = ship(6, roles=SIX, revealed={4: "hybrid"}, row=EIGHT, **AT_THE_BRINK)
    assert end_by(s, reason).winners == (1, 3, 4)


@rule("U16.5", "U54.13", "U19.1b2")
@pytest.mark.parametrize(("revealed", "kept"), [("cultist", "hybrid"), ("hybrid", "cultist")])
def test_a_revealed_card_counts_with_the_hidden_ones(revealed, kept):
    s = ship(roles={1: kept}, revealed={1: revealed}, row=EIGHT, **AT_THE_BRINK)
    assert (end_by(s, "fuel").winners, s.outcome.sides[1]) == ((1,), "hybrid")


@rule("U16.4.2", "U54.12.2")
@pytest.mark.parametrize(("row", "winners"), [(EIGHT, ()), (TWELVE, (1,))])
def test_a_revealed_cultist_wins_only_late(row, winners):
    s = ship(revealed={1: "cultist"}, row=row, **AT_THE_BRINK)
    assert end_by(s, "souls").winners == winners


@rule("U19.1", "UI.20")
def test_all_roles_and_hands_lie_open_at_the_end():
    s = ship(6, roles=SIX, revealed={4: "hybrid"}, row=TWELVE, hands={1: "lore1"}, **AT_THE_BRINK)
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
    s = ship(tracks={"ritual": 3}, roles={2: "hybrid"}, **scene)
    advance_track(s, RITUAL, 1)
    do(s, 0, *offered(s, 0)[0])
    assert (s.outcome.reason, s.outcome.winners, dial(s, "souls"), place(s, 0)) == ("souls", (2,), 0, "deck3")
    assert asked(s) == []


@rule("U42.0", "U42.1", "U42.1b")
def test_no_dial_exceeds_ten():
    s = ship(dials={"sanity": 9})
    assert told_to_all(s, effect(s, "mythos/disturbing_dreams/passed"), "dial_changed") == [
        {"dial": 2, "by": 1, "value": 10}
    ]
    assert told_to_all(s, effect(s, "mythos/disturbing_dreams/passed"), "dial_changed") == []
    assert dial(s, "sanity") == 10


@rule("UQ.30", "UL.2")
@pytest.mark.parametrize(("reason", "winners"), [("arrival", (0, 1, 2, 3)), ("fuel", ())])
def test_before_roles_are_dealt_all_are_human(reason, winners):
    s = ship(roles=dict.fromkeys(range(4), ""), row=TWELVE, **AT_THE_BRINK)
    assert GAME.view(s, 0).players[0].roles == ()
    assert end_by(s, reason).winners == winners
