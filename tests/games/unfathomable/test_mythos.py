"""Article 12 and section 12 of the facts sheet: what each of the 70 mythos cards does, whatever its crisis comes to."""

import pytest

from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, mythos
from support.rules import rule
from support.unfathomable.mythos_cards import LORE, NO_SUPPLY, TWO_LEFT, meet, scene
from support.unfathomable.positions import asked, deep_ones, dice, effect, heard, kinds

ITEM = {"item_deck": "shotgun"}
GAINED = "item_deck-1"
EACH_DECK = " ".join(f"deep@deck{number}+1" for number in range(1, 9))
EACH_WATER = " ".join(f"deep@water{number}+1" for number in range(1, 9))
ROOMS = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
EACH_ROOM = " ".join(f"deep@{room}+1" for room in ROOMS)
GATHER = "deep@the_deep+2"
ALL_RISE = "deep@water1+4 hydra:water1 dagon:water1"
ONLY_SOULS = {"passengers": {"deck8": "blank blank two_souls soul_and_sanity"}}
THREE = "will1 will1 will2"
START = {"tracks": {"travel": 0, "ritual": 0}}
NEAR_START = {"tracks": {"travel": 1, "ritual": 1}}

CRISES = [
    ("accusation", "first", (), (0,), {}, "seat0:brig"),
    ("accusation", "second", (), (), {"hands": {0: THREE, 1: "lore1 lore1 lore2"}}, "hand0-2 hand1-2 chaos+2"),
    ("accusation", "second", (), (), {"hands": {0: "will1"}}, "hand0-1 chaos+2"),
    ("adrift_fishing_boat", "passed", (3,), (0,), {}, "passengers@deck3+1 supply-1 souls+1"),
    ("adrift_fishing_boat", "passed", (3, 4), (1,), {},
     "passengers@deck3+1 passengers@deck4+1 supply-2 souls+1 food+1"),
    ("adrift_fishing_boat", "passed", (), (), NO_SUPPLY, ""),
    ("adrift_fishing_boat", "partly", (3, 3), (), {}, "passengers@deck3+2 supply-2 souls+1"),
    ("adrift_fishing_boat", "failed", (), (), {}, "sanity-1 souls-1"),
    ("barricade_the_hatches", "passed", (), (), {}, "keeps0:barricade_the_hatches"),
    ("barricade_the_hatches", "failed", (), (), {}, GATHER),
    ("bucket_brigade", "passed", (5, 6), (), {}, "passengers@deck5+1 passengers@deck6+1 supply-2 travel+1"),
    ("bucket_brigade", "failed", (5, 6), (), {}, "passengers@deck5+1 passengers@deck6+1 supply-2 fuel-1"),
    ("bucket_brigade", "second", (6,), (), {}, "fuel-1"),
    ("bucket_brigade", "second", (7,), (), {}, ""),
    ("class_struggle", "first", (), (), {}, "sanity-2"),
    ("class_struggle", "second", (1, 1, 1, 1), (), {}, "passengers@deck1+4 supply-4"),
    ("class_struggle", "second", (1, 1), (), TWO_LEFT, "passengers@deck1+2 supply-2"),
    ("coal_bunker_fire", "passed", (), (), {}, "travel+1"),
    ("coal_bunker_fire", "failed", (), (), {}, "fuel-1 souls-1"),
    ("coal_bunker_fire", "second", (4,), (), {}, "fuel-2"),
    ("coal_bunker_fire", "second", (5,), (), {}, "fuel-1"),
    ("collision_course", "passed", (), (), {}, ""),
    ("collision_course", "partly", (5, 6), (), {}, "hydra:water2 dagon:water2 damage:galley travel-1"),
    ("collision_course", "failed", (4, 6, 3), (), {"hydra": "water7"},
     "hydra:water1 dagon:water1 damage:chapel,galley travel-2"),
    ("collision_course", "failed", (4, 6, 3), (), START, "hydra:water1 dagon:water1 damage:chapel,galley"),
    ("coordinated_assault", "passed", (), (), {}, "travel+1"),
    ("coordinated_assault", "failed", (2, 1, 1), (), {}, "hydra:water1 dagon:water1 damage:bridge deep@deck1+2"),
    ("criminal_activity", "passed", (), (), ITEM, f"items0:shotgun {GAINED}"),
    ("criminal_activity", "failed", (), (1, 0), {"items": {0: "starbuck shotgun", 1: "almanac fine_clothes tool_kit"}},
     "sanity-1 items0:shotgun items1:tool_kit"),
    ("criminal_activity", "second", (), (0,), {"items": {0: "starbuck shotgun"}}, "items0:shotgun chaos+4"),
    ("damaged_evaporator", "passed", (), (), {}, ""),
    ("damaged_evaporator", "partly", (), (), {}, "food-1"),
    ("damaged_evaporator", "failed", (), (), {}, "food-1 travel-1"),
    ("damaged_evaporator", "failed", (), (), START, "food-1 fuel-1"),
    ("deep_one_feint", "passed", (), (), {}, ""),
    ("deep_one_feint", "failed", (), (), {}, GATHER),
    ("deep_one_swarm", "passed", (), (), {}, ""),
    ("deep_one_swarm", "partly", (), (), {}, GATHER),
    ("deep_one_swarm", "failed", (3,), (), {}, ALL_RISE),
    ("dinghy_launch", "first", (2, 4), (), {}, "passengers@deck2+1 supply-1 sanity-1"),
    ("dinghy_launch", "first", (2, 5), (), {}, "passengers@deck2+1 supply-1"),
    ("dinghy_launch", "second", (), (), {}, "souls-1"),
    ("disturbing_dreams", "passed", (), (), {}, "sanity+1"),
    ("disturbing_dreams", "partly", (), (), {}, "sanity-1"),
    ("disturbing_dreams", "failed", (), (), {}, "sanity-2"),
    ("eot_failure", "passed", (), (), {}, "travel+1"),
    ("eot_failure", "failed", (), (), {}, "travel-1"),
    ("eot_failure", "failed", (), (), START, "fuel-1"),
    ("fear_of_the_unknown", "passed", (), (), {}, ""),
    ("fear_of_the_unknown", "failed", (), (), {"hands": {2: "lore1 lore2"}}, "hand2-2 seat2:sick_bay keeper:seat1"),
    ("firemen_strike", "passed", (), (), {}, ""),
    ("firemen_strike", "failed", (), (), {"hands": {0: "treachery1 treachery1 treachery2 treachery2"}},
     "seat0:sick_bay hand0-3"),
    ("firemen_strike", "second", (), (), {}, "travel-1 chaos+2"),
    ("firemen_strike", "second", (), (), START, "fuel-1 chaos+2"),
    ("flooding_compartment", "passed", (), (), {}, ""),
    ("flooding_compartment", "failed", (), (), {}, "souls-1"),
    ("food_rationing", "first", (6,), (), {}, "food-1 sanity-1"),
    ("food_rationing", "first", (7,), (), {}, "food-1"),
    ("food_rationing", "second", (), (), {}, "food-2"),
    ("food_stores_raid", "passed", (), (), {}, ""),
    ("food_stores_raid", "partly", (), (), {}, "food-1"),
    ("food_stores_raid", "failed", (), (), {}, "food-2"),
    ("horrific_visions", "passed", (), (), {}, ""),
    ("horrific_visions", "failed", (), (), {}, "sanity-1"),
    ("hull_leak", "passed", (), (), {}, ""),
    ("hull_leak", "failed", (6,), (), {}, "damage:galley"),
    ("hypnotic_melody", "passed", (), (), {}, ""),
    ("hypnotic_melody", "partly", (3,), (), {}, "passengers@deck3+1 supply-1"),
    ("hypnotic_melody", "partly", (), (), NO_SUPPLY, "food-1"),
    ("hypnotic_melody", "failed", (), (), ONLY_SOULS, "supply-1 souls-1"),
    ("hypnotic_melody", "failed", (), (), NO_SUPPLY, "souls-2"),
    ("identity_crisis", "passed", (), (), {}, "hand0+1 hand1+1 hand2+1 hand3+1"),
    ("identity_crisis", "failed", (), (), {}, "souls-1 deep@deck1+1"),
    ("identity_crisis", "failed", (), (), {"places": {0: "sick_bay"}}, "souls-1 deep@chapel+1"),
    ("identity_crisis", "second", (4,), (), {"hands": {0: THREE}}, "souls-1 hand0-3"),
    ("identity_crisis", "second", (5,), (), {"hands": {0: THREE}}, "souls-1"),
    ("improvised_fuel_source", "first", (1, 1, 2), (), {}, "passengers@deck1+2 passengers@deck2+1 supply-3 fuel+1"),
    ("improvised_fuel_source", "second", (), (), {}, "fuel-1"),
    ("incoming_sos", "first", (1, 1, 1, 1), (), {}, "passengers@deck1+4 supply-4 food+1 fuel+1 souls+1"),
    ("incoming_sos", "first", (1, 1), (), TWO_LEFT, "passengers@deck1+2 supply-2"),
    ("incoming_sos", "second", (), (), {}, "sanity-1"),
    ("infection", "first", (), (), {}, "food-1"),
    ("infection", "second", (6, 4), (), {}, "souls-2"),
    ("infection", "second", (6, 5), (), {}, "souls-1"),
    ("infection", "second", (7,), (), {}, ""),
    ("infiltrator", "passed", (), (), {}, ""),
    ("infiltrator", "partly", (6,), (), {}, "deep@galley+1"),
    ("infiltrator", "failed", (6,), (), {}, "damage:galley deep@galley+1"),
    ("infiltrator", "failed", (), (), {"damage_deck": "fuel_leak"}, "fuel-1"),
    ("jail_break", "passed", (), (), {"places": {3: "brig"}}, ""),
    ("jail_break", "failed", (), (0, 0, 13), {"places": {1: "brig", 3: "brig"}, "revealed": {3: "hybrid"}},
     "sanity-1 seat1:deck1 seat3:boiler_room"),
    ("just_desserts", "first", (), (), ITEM, f"food-2 items0:shotgun {GAINED}"),
    ("just_desserts", "second", (), (), {}, "chaos+4"),
    ("kitty_litter", "passed", (), (), {}, "sanity+1"),
    ("kitty_litter", "failed", (), (), {}, "sanity-1"),
    ("kitty_litter", "second", (4,), (), {}, "seat0:galley food-1"),
    ("kitty_litter", "second", (5,), (), {}, "seat0:galley"),
    ("looming_breakdown", "passed", (), (), {}, ""),
    ("looming_breakdown", "failed", (), (), {}, "souls-1 damage:boiler_room"),
    ("looming_breakdown", "second", (), (), {}, "travel-2"),
    ("looming_breakdown", "second", (), (), NEAR_START, "travel-1 fuel-1"),
    ("lure_of_yha_nthlei", "passed", (), (), {}, ""),
    ("lure_of_yha_nthlei", "failed", (8, 8, 8, 7), (), {}, "passengers@deck8+3 passengers@deck7+1 supply-4"),
    ("missing_jewelry", "first", (), (), {}, "sanity-1"),
    ("missing_jewelry", "second", (), (), {}, "chaos+4"),
    ("missing_munitions", "passed", (), (), {"deep_ones": {"deck1": 1}}, ""),
    ("missing_munitions", "passed", (), (), {"deep_ones": {"deck1": 1, "galley": 2}}, "deep@galley-1"),
    ("missing_munitions", "partly", (6,), (), {}, "damage:galley"),
    ("missing_munitions", "failed", (6, 3), (), {}, "damage:chapel,galley"),
    ("missing_parents", "first", (4,), (), {}, "seat0:captains_cabin souls-1 deep@captains_cabin+1"),
    ("missing_parents", "first", (5,), (), {}, "seat0:captains_cabin"),
    ("missing_parents", "second", (), (), {}, "sanity-1"),
    ("mysterious_lifeboat", "first", (2, 4), (), {}, "passengers@deck2+1 supply-1 deep@galley+1 deep@cargo_hold+1"),
    ("mysterious_lifeboat", "first", (2, 5), (), {}, "passengers@deck2+1 supply-1"),
    ("mysterious_lifeboat", "second", (), (), {}, "sanity-1"),
    ("on_the_offensive", "passed", (), (0,), {"deep_ones": {"deck7": 1}}, "deep@deck7-1 deep@water7+1"),
    ("on_the_offensive", "failed", (), (), {}, GATHER),
    ("open_the_gate", "passed", (6,), (1,), {"waypoints": "rough_water stormy_seas"},
     "travel-2 fuel-2 distance+4 damage:galley"),
    ("open_the_gate", "failed", (6, 3), (), {}, "sanity-1 souls-1 damage:chapel,galley"),
    ("open_the_gate", "second", (), (), {}, "sanity-1"),
    ("passenger_overboard", "passed", (), (), {}, ""),
    ("passenger_overboard", "failed", (), (), {}, "souls-1"),
    ("passenger_riot", "passed", (), (), ITEM, f"items0:shotgun {GAINED}"),
    ("passenger_riot", "partly", (), (), {}, "sanity-1"),
    ("passenger_riot", "failed", (), (), {}, "sanity-1 souls-1"),
    ("poisoned_food", "first", (4,), (), LORE, "hand2-1 souls-1"),
    ("poisoned_food", "first", (5,), (), LORE, "hand2-1"),
    ("poisoned_food", "second", (), (), {}, "food-1"),
    ("power_to_the_people", "passed", (), (), {}, "chaos+2"),
    ("power_to_the_people", "failed", (), (), {}, "souls-1 seat1:brig captain:seat3"),
    ("power_to_the_people", "second", (), (), {}, "seat1:brig captain:seat3"),
    ("rally_the_crew", "passed", (), (), {}, "sanity+1"),
    ("rally_the_crew", "partly", (), (), {}, "sanity-1"),
    ("rally_the_crew", "failed", (), (),
     {"hands": {0: "treachery1 treachery1 treachery2", 1: "lore1 lore1 lore2", 2: "lore2"}},
     "sanity-2 hand0-2 hand1-2 hand2-1"),
    ("rat_infestation", "passed", (), (0,), {}, "sanity-1 food+1"),
    ("rat_infestation", "passed", (), (1,), {}, ""),
    ("rat_infestation", "partly", (), (), {}, "food-1"),
    ("rat_infestation", "failed", (), (), {}, "food-2"),
    ("ritual_coordination", "passed", (), (), {}, "ritual+1"),
    ("ritual_coordination", "failed", (), (), {}, "sanity-1 damage:chapel"),
    ("ritual_coordination", "second", (), (), {}, GATHER),
    ("ritual_support", "first", (5,), (), LORE, "hand2-1 ritual+1"),
    ("ritual_support", "first", (4,), (), LORE, "hand2-1 sanity-1 souls-1"),
    ("ritual_support", "second", (), (), {"hands": {2: THREE}}, "hand2-2 ritual-1"),
    ("sacrifice_deep_one", "first", (), (), {}, "sanity-1 keeps2:sacrifice_deep_one"),
    ("sacrifice_deep_one", "second", (), (), {"hands": {2: THREE}}, "hand2-3 ritual-2"),
    ("sewage_backup", "passed", (), (), {}, ""),
    ("sewage_backup", "failed", (6,), (), {"places": {3: "galley"}}, "sanity-1 seat3:sick_bay"),
    ("sewage_backup", "failed", (5,), (), {"places": {3: "galley"}}, "sanity-1"),
    ("shipboard_fire", "passed", (6,), (), {}, "damage:galley"),
    ("shipboard_fire", "partly", (6, 3), (), {}, "damage:chapel,galley"),
    ("shipboard_fire", "failed", (6, 3, 1), (), {}, "damage:bridge,chapel,galley"),
    ("stolen_ritual_components", "passed", (), (0,), {"spells": "alchemical_transmutation lure_monster"},
     "spells-1 food-1 fuel+2"),
    ("stolen_ritual_components", "failed", (), (), {}, "ritual-2 spells-5"),
    ("strange_vision", "first", (), (), {}, "seat0:brig"),
    ("strange_vision", "second", (), (), {}, EACH_DECK),
    ("the_anarcho_individualist", "first", (), (), ITEM, "sanity-1 items0:shotgun item_deck-6"),
    ("the_anarcho_individualist", "second", (), (), {"hands": {0: THREE}}, "hand0-2 chaos+2"),
    ("the_captains_banquet", "first", (), (0, 1, 0, 0, 1), {"places": {2: "brig"}},
     "food-2 sanity+1 seat0:galley seat3:galley"),
    ("the_captains_banquet", "second", (6,), (), {}, "food-1 sanity-1"),
    ("the_captains_banquet", "second", (7,), (), {}, "food-1"),
    ("the_fathers_favor", "passed", (), (), {}, ""),
    ("the_fathers_favor", "partly", (), (), {"dagon": "water4"}, "deep@deck4+2 dagon:water2"),
    ("the_fathers_favor", "failed", (5,), (), {}, "deep@water2+4 dagon:water2"),
    ("the_mothers_wrath", "passed", (), (), {}, ""),
    ("the_mothers_wrath", "partly", (), (), {"hydra": "water6"}, "damage:galley hydra:water4"),
    ("the_mothers_wrath", "failed", (5,), (), {}, "deep@water2+4 hydra:water2"),
    ("too_many_bodies", "first", (), (), {}, "food-1"),
    ("too_many_bodies", "second", (3, 1), (), {}, "passengers@deck3+1 supply-1 sanity-1"),
    ("too_many_bodies", "second", (3, 2), (), {}, "passengers@deck3+1 supply-1"),
    ("too_many_bodies", "second", (3, 3), (), {"passengers": {"deck3": "soul soul"}},
     "passengers@deck3+1 supply-1 sanity-1"),
    ("transformation", "first", (6,), (), {}, "souls-1 deep@cargo_hold+1"),
    ("transformation", "first", (7,), (), {}, ""),
    ("transformation", "second", (4,), (), {}, "souls-1 sanity-1"),
    ("transformation", "second", (5,), (), {}, "souls-1"),
    ("volunteer_army", "first", (8, 8), (1,), {"deep_ones": {"deck7": 1, "galley": 1, "water1": 3}},
     "passengers@deck8+2 supply-2 deep@deck7-1 deep@galley-1"),
    ("volunteer_army", "second", (), (), {}, GATHER),
    ("hold_the_line", "passed", (), (0,), {"deep_ones": {"deck7": 1}}, ""),
    ("hold_the_line", "passed", (), (1,), {"deep_ones": {"deck7": 1}}, "deep@deck7-1 deep@water7+1"),
    ("hold_the_line", "partly", (), (), {}, EACH_WATER),
    ("hold_the_line", "failed", (), (), {}, EACH_DECK),
    ("history_repeats", "passed", (), (0,), {}, "sanity+1"),
    ("history_repeats", "passed", (), (2,), {}, "sanity+1 seat1:brig captain:seat3"),
    ("history_repeats", "failed", (), (), {}, "souls-1 seat1:brig seat3:brig captain:seat0"),
    ("history_repeats", "failed", (), (), {"captain": 3}, "souls-1 seat3:brig captain:seat0"),
    ("history_repeats", "second", (), (), {"captain": 3}, "sanity-1 seat3:brig captain:seat0"),
    ("the_peacemaker", "passed", (), (), {"deep_ones": {"water3": 2, "deck1": 1, "galley": 1, "the_deep": 3}},
     "deep@water3-2 deep@deck1-1 deep@galley-1"),
    ("the_peacemaker", "failed", (), (), {}, EACH_ROOM),
    ("the_peacemaker", "second", (), (), {}, "keeps3:the_peacemaker"),
    ("do_no_harm", "passed", (), (), {}, "sanity-1 seat3:sick_bay"),
    ("do_no_harm", "failed", (6,), (), {}, "sanity-1 damage:galley seat3:sick_bay"),
    ("do_no_harm", "second", (6,), (), {}, "seat3:brig damage:galley"),
    ("signs_of_life", "passed", (), (), {}, "sanity+1"),
    ("signs_of_life", "failed", (), (), {}, "souls-2"),
    ("signs_of_life", "second", (2, 6), (), {}, "passengers@deck2+1 supply-1 damage:galley seat3:sick_bay"),
    ("the_game_is_afoot", "passed", (), (4,), {"deep_ones": {"galley": 3, "bridge": 1}}, "deep@galley-3"),
    ("the_game_is_afoot", "passed", (), (), {"deep_ones": {"deck1": 1}}, ""),
    ("the_game_is_afoot", "failed", (6,), (), {}, "deep@galley+4 seat3:galley"),
    ("the_game_is_afoot", "second", (), (), {}, "damage:boiler_room deep@boiler_room+4"),
    ("the_game_is_afoot", "second", (), (), {"damage_deck": "flooded_food_stores"}, "food-1"),
    ("memory_of_the_deep", "passed", (), (), {}, ""),
    ("memory_of_the_deep", "failed", (), (), {}, "sanity-1 keeps3:memory_of_the_deep"),
    ("memory_of_the_deep", "second", (), (), {}, "keeps3:memory_of_the_deep"),
    ("miscalculation", "passed", (), (), {}, ""),
    ("miscalculation", "failed", (), (), {}, "travel-2"),
    ("miscalculation", "failed", (), (), START, "fuel-2"),
    ("miscalculation", "second", (7,), (), {}, "travel-2"),
    ("miscalculation", "second", (8,), (), {}, ""),
    ("family_ties", "first", (), (), {"deep_ones": {"galley": 1, "water8": 2, "the_deep": 3}},
     "deep@galley-1 deep@water8-2 deep@the_deep-3 keeps3:family_ties"),
    ("family_ties", "second", (), (), {}, "deep@captains_cabin+4"),
    ("family_ties", "second", (), (), {"places": {3: "galley"}}, "deep@galley+4"),
    ("family_ties", "second", (), (0,), {"places": {3: "sick_bay"}}, "deep@chapel+4"),
    ("family_ties", "second", (), (1,), {"places": {3: "sick_bay"}}, "deep@captains_cabin+4"),
    ("gift_of_the_mother", "passed", (), (), {"places": {3: "galley"}}, "chaos+2"),
    ("gift_of_the_mother", "failed", (), (), {"items": {2: "lucky_ring"}}, "seat3:sick_bay items2: chaos+6"),
    ("gift_of_the_mother", "failed", (), (), {}, "seat3:sick_bay chaos+6"),
    ("gift_of_the_mother", "second", (), (), {"items": {2: "lucky_ring"}, "places": {2: "brig"}}, "items2: chaos+6"),
    ("ticket_please", "passed", (), (), ITEM, f"items3:shotgun {GAINED}"),
    ("ticket_please", "failed", (), (), {"items": {3: "starbuck shotgun"}}, "seat3:brig items3:"),
    ("ticket_please", "second", (7,), (), {"items": {3: "starbuck shotgun"}}, "items3: seat3:deck7"),
    ("ticket_please", "second", (7,), (), {}, "seat3:deck7"),
]  # fmt: skip
"""Card, what its crisis comes to, dice, options taken, the scene, and what has changed."""


COMES_TO = {
    ("check", "passed"): ("U12.16", "U37.8a1"),
    ("check", "partly"): ("U12.17", "U12.17a", "U12.17b"),
    ("check", "failed"): ("U12.16", "U37.8c1"),
    ("choice", "first"): ("U12.11", "UD.47"),
    ("choice", "second"): ("U12.11", "UD.47"),
    ("combined", "passed"): ("U37.8a1", "UD.48"),
    ("combined", "failed"): ("U37.8c1", "UD.48"),
    ("combined", "second"): ("U12.19", "UD.48"),
}
"""The rules that a row checks by the kind of its card and what its crisis comes to."""
IN_A_SCENE = [
    ("G11", ("family_ties second",), ({}, {"places": {3: "galley"}})),
    ("G15", (), (START, NEAR_START)),
    ("G22", ("adrift_fishing_boat passed", "incoming_sos first", "class_struggle second"), (NO_SUPPLY, TWO_LEFT)),
    ("UQ.48", ("adrift_fishing_boat passed", "incoming_sos first"), (NO_SUPPLY, TWO_LEFT)),
    ("UQ.50", ("accusation second",), ({"hands": {0: "will1"}},)),
    ("U44.2", ("ticket_please passed", "passenger_riot passed"), (ITEM,)),
    ("U44.8", ("gift_of_the_mother failed", "ticket_please second"), ({},)),
    ("U44.8", ("missing_munitions passed",), ({"deep_ones": {"deck1": 1}},)),
]
"""Rules that single rows check: cards (or any) and scenes."""


def checked_by(row):
    card, way, _, then, said, _ = row
    ids = {name for name, rows, scenes in IN_A_SCENE if said in scenes and (f"{card} {way}" in rows or not rows)}
    return sorted(ids | set(COMES_TO[MYTHOS[mythos(card)].kind, way]) | ({"UD.29"} if then else set()))


@pytest.mark.parametrize(
    ("card", "way", "faces", "then", "said", "changed"),
    [
        pytest.param(*row, marks=rule(*checked_by(row)), id=f"{row[0]}-{row[1]}-{number}")
        for number, row in enumerate(CRISES)
    ],
)
def test_what_a_crisis_comes_to(card, way, faces, then, said, changed):
    met = meet(card, way, faces, then, **said)
    assert met.changed == set(changed.split())


def test_every_rule_of_single_rows_has_its_rows():
    found = {name: sum(name in checked_by(row) for row in CRISES) for name, _, _ in IN_A_SCENE}
    assert found == {"G11": 2, "G15": 6, "G22": 3, "UQ.48": 2, "UQ.50": 1, "U44.2": 2, "U44.8": 3}


@rule("U12.10")
def test_there_are_three_types_of_crisis():
    assert {card.kind for card in MYTHOS} == {"choice", "check", "combined"}


@rule("U12.1")
@pytest.mark.parametrize("card", MYTHOS, ids=lambda card: card.id)
def test_the_crisis_comes_first(card):
    """When its question or its check is there, nothing else of the card has happened."""
    s = scene(card.personal, at="mythos", mythos=card.id, hands={0: "lore1"}, deep_ones={"water6": 1})
    assert s.checks if card.kind == "check" else asked(s)[0][1] == "mythos.choose"
    assert (deep_ones(s), s.tracks) == ({"water6": 1}, [2, 2])


@pytest.mark.parametrize(
    ("effects", "said", "order"),
    [
        ("coal_bunker_fire/second", {}, ["dial_changed", "will_roll"]),
        ("food_rationing/first", {}, ["dial_changed", "will_roll"]),
        ("coordinated_assault/failed", {"hydra": "water1", "dagon": "water2"}, ["activated"] * 3),
        ("coordinated_assault/failed", {"hydra": "water1"}, ["will_roll", *["activated"] * 3]),
    ],
)
@rule("U44.9")
def test_what_stands_after_then_waits_for_what_stands_before(effects, said, order):
    """Whether that could be done or not."""
    s = scene(**said)
    dice(s, 8)
    reply = effect(s, f"mythos/{effects}")
    told = kinds(heard(reply, 0))
    assert told[0] == order[0]
    assert [kind for kind in told if kind in order][: len(order)] == order


def test_every_part_of_every_card_is_tried():
    parts = {
        (card.id, part)
        for card in MYTHOS
        for part in ("passed", "partly", "failed", "first", "second")
        if getattr(card, part) or (part == "passed" and card.kind != "choice")
    }
    assert {(row[0], row[1]) for row in CRISES} == parts


@rule("U37.8a", "U37.8b1", "U37.8c", "U12.16")
@pytest.mark.parametrize("card", [card for card in MYTHOS if card.target], ids=lambda card: card.id)
def test_the_lowest_totals_that_pass(card):
    """One point below the target is a partial success where the card has one, and a failure where it has none."""
    results = {card.target: "passed", card.target - 1: "partly" if card.partial else "failed"}
    if card.partial:
        results |= {card.partial: "partly", card.partial - 1: "failed"}
    for total, result in results.items():
        assert meet(card.id, "failed", total=total, faces=(1,) * 8).result == result
