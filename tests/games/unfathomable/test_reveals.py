"""What each of the ten characters does when it reveals itself."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import ALMANAC, BINOCULARS, FINE_CLOTHES, SHOTGUN, STARBUCK
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.spaces import ROOMS, WATER, number
from bathysphere.games.unfathomable.components import CAPTAIN, FACE_DOWN, NOTHING, RITUAL, SUPPLY, TRAVEL
from bathysphere.games.unfathomable.steps.cards.resolve import SPECIAL
from support.rules import rule
from support.unfathomable.positions import (
    act,
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
    told_to_all,
)


def reveals(name, **scene):
    """Seat 0 plays the character and reveals a hybrid card; it has no other, so nothing is handed on."""
    s = position(**({"crew": f"{name} {'jeanne' if name != 'jeanne' else 'william'}", "roles": {0: "hybrid"}} | scene))
    return s, act(s, "reveal", HYBRID)


# -- all of them


@rule("U45.0", "U43.2")
def test_every_character_has_an_ability_when_it_reveals_itself():
    assert all(sheet.reveal in SPECIAL for sheet in CHARACTERS)


@rule("UL.50", "U43.2")
@pytest.mark.parametrize("name", [sheet.id for sheet in CHARACTERS])
def test_no_ability_works_in_the_brig(name):
    s, reply = reveals(
        name, places={0: "brig"}, tracks={"travel": 2, "ritual": 2}, passengers={"deck1": "soul"}, items={1: "starbuck"}
    )
    assert heard(reply, 1, "reveal_ability") == []
    assert asked(s) == [(0, "action")]
    assert (s.tracks, s.damage, deep_ones(s)) == ([2, 2], [NOTHING] * len(ROOMS), {})
    assert (s.dials, s.mythos_discard) == ([8] * 4, [])


# -- one by one


@rule("UD.32", "U42.1")
def test_break_morale():
    s, reply = reveals("keilani")
    assert told_to_all(s, reply, "reveal_ability") == [{"seat": 0, "ability": "break_morale"}]
    assert dial(s, "sanity") == 7


@rule("UD.32", "U50.3", "UL.36")
def test_off_course():
    s, _ = reveals("arjun", tracks={"travel": 3, "ritual": 2}, deep_ones={"water3": 1})
    assert s.tracks == [0, 2]
    assert deep_ones(s) == {"water3": 1}


@rule("UD.32", "U48.6")
def test_conduct_malpractice_on_deck_or_in_the_supply():
    s, _ = reveals("svetlana", passengers={"deck3": "two_souls", "deck8": "soul"})
    assert offered(s, 0) == [("defeat_passenger", space) for space in (number("deck3"), number("deck8"), SUPPLY)]
    twin = s.copy()
    do(s, 0, "defeat_passenger", number("deck3"))
    assert (on_deck(s), dial(s, "souls"), len(s.supply)) == ({"deck8": 1}, 6, 7)
    do(twin, 0, "defeat_passenger", SUPPLY)
    assert (on_deck(twin), len(twin.supply)) == ({"deck3": 1, "deck8": 1}, 6)


@rule("UD.32", "U44.8")
def test_conduct_malpractice_without_a_choice():
    every = "blank blank soul soul soul soul soul two_souls soul_and_sanity"
    s, _ = reveals("svetlana", passengers={"deck3": every})
    assert asked(s) == [(0, "action")]
    assert on_deck(s) == {"deck3": 8}


@rule("UD.32", "U33.2", "U33.3a")
def test_sabotage_damages_an_undamaged_room():
    s, _ = reveals("jeanne", damage={"galley": "structural_damage_any"}, damage_deck="structural_damage_will")
    rooms = ("bridge", "chapel", "captains_cabin", "cargo_hold", "boiler_room")
    assert offered(s, 0) == [("damage", number(room)) for room in rooms]
    do(s, 0, "damage", number("bridge"))
    assert s.damaged(number("bridge"))


@rule("UD.32", "UQ.39", "UQ.51", "G21")
def test_rain_fire_defeats_each_human_and_passenger_beside_jamie():
    s, _ = reveals(
        "jamie",
        seats=5,
        places={0: "deck3", 1: "deck3", 2: "deck3", 3: "deck3", 4: "deck5"},
        revealed={3: "hybrid"},
        passengers={"deck3": "soul soul", "deck5": "soul"},
    )
    assert offered(s, 0) == [("defeat_character", 1), ("defeat_character", 2), ("defeat_passenger", number("deck3"))]
    do(s, 0, "defeat_passenger", number("deck3"))
    do(s, 0, "defeat_character", 2)
    do(s, 0, "defeat_character", 1)
    assert [place(s, seat) for seat in range(5)] == ["deck3", "sick_bay", "sick_bay", "deck3", "deck5"]
    assert (on_deck(s), dial(s, "souls")) == ({"deck5": 1}, 6)


@rule("UD.32", "U50.1", "U50.2", "U50.2a")
@pytest.mark.parametrize(("start", "by"), [(1, (-1, 0, 1, 2)), (3, (-2, -1, 0, 1, 2)), (0, (0, 1, 2))])
def test_disrupt_ritual_moves_up_to_2_steps_either_way(start, by):
    for steps in by:
        s, _ = reveals("william", tracks={"ritual": start}, deep_ones={"water1": 1})
        assert offered(s, 0) == [("ritual", each) for each in by]
        do(s, 0, "ritual", steps)
        banished = start + steps >= 4
        assert s.tracks[RITUAL] == (start + steps - 4 if banished else start + steps)
        assert deep_ones(s) == ({} if banished else {"water1": 1})


@rule("UD.32", "U39.0")
def test_divide_and_conquer_places_deep_ones_in_4_waters():
    s, _ = reveals("beatrice", deep_ones={"water1": 2})
    with pytest.raises(Refused):
        pick(s, 0, *[("spawn", water) for water in WATER[:3]])
    with pytest.raises(Refused):
        pick(s, 0, *[("spawn", WATER[0])] * 4)
    pick(s, 0, *[("spawn", number(f"water{place}")) for place in (1, 4, 6, 8)])
    assert deep_ones(s) == {"water1": 3, "water4": 1, "water6": 1, "water8": 1}


@rule("U39.1", "U19.0d")
def test_divide_and_conquer_without_figures_ends_the_game():
    s, _ = reveals("beatrice", deep_ones={"water1": 17})
    pick(s, 0, *[("spawn", water) for water in WATER[:4]])
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners) == ("deep_ones", (0,))


@rule("UD.32", "UQ.39", "U1.14b", "G21")
def test_second_oath_activates_the_deep_ones_beside_ishmael():
    s, _ = reveals("ishmael", places={0: "deck3"}, deep_ones={"deck3": 2, "deck5": 1})
    assert deep_ones(s) == {"chapel": 2, "deck5": 1}, "they leave him alone, and go on"
    s = position(crew="ishmael jeanne", roles={0: "hybrid"}, places={0: "deck3", 1: "deck3"}, deep_ones={"deck3": 1})
    dice(s, 6)
    act(s, "reveal", HYBRID)
    assert place(s, 1) == "sick_bay"


@rule("U44.11", "UD.32")
def test_barricades_come_before_the_second_oath():
    s, _ = reveals("ishmael", places={0: "deck3"}, deep_ones={"deck3": 1}, keeps={1: "barricade_the_hatches"})
    do(s, 1, "barricade")
    assert deep_ones(s) == {"deck3": 1}


@rule("U44.11", "UD.32")
@pytest.mark.parametrize("name", ["beatrice", "edmund"])
def test_barricades_come_before_deep_ones_are_placed_and_before_a_crisis(name):
    s, _ = reveals(name, mythos="strange_vision", keeps={1: "barricade_the_hatches"})
    assert asked(s) == [(1, "barricade.use")]
    do(s, 1, "barricade")
    assert asked(s)[0] in [(0, "reveal.divide"), (0, "reveal.misfortune")]


# -- spread misfortune


@rule("UD.32", "U12.16", "U37.8c1")
def test_spread_misfortune_fails_a_check_without_holding_it():
    s, reply = reveals("edmund", mythos="food_stores_raid", hands={1: "strength5"}, deep_ones={"water1": 1})
    assert heard(reply, 1, "mythos_drawn") == [{"seat": 0, "card": mythos("food_stores_raid"), "chooser": 0}]
    assert dial(s, "food") == 6
    assert s.mythos_discard == [mythos("food_stores_raid")]
    assert s.crisis == NOTHING
    assert (s.tracks[TRAVEL], deep_ones(s)) == (0, {"water1": 1}), "its symbols are not resolved"
    assert hand(s, 1) == "strength5"


@rule("UD.32", "UD.47")
def test_spread_misfortune_lets_edmund_choose_in_the_captains_place():
    s, _ = reveals("edmund", mythos="class_struggle", captain=1)
    assert asked(s) == [(0, "reveal.misfortune")]
    assert offered(s, 0) == [("first",), ("second",)]
    do(s, 0, "first")
    assert dial(s, "sanity") == 6


@rule("UD.32", "UD.48")
@pytest.mark.parametrize(("choice", "fuel", "souls"), [("fail", 7, 7), ("second", 6, 8)])
def test_spread_misfortune_on_a_combined_card(choice, fuel, souls):
    s, _ = reveals("edmund", mythos="coal_bunker_fire")
    assert offered(s, 0) == [("fail",), ("second",)]
    dice(s, 4)
    do(s, 0, choice)
    assert (dial(s, "fuel"), dial(s, "souls"), s.tracks[TRAVEL]) == (fuel, souls, 0)


@rule("U12.4c2", "UD.68")
def test_spread_misfortune_skips_personal_cards_that_nobody_meets():
    """His own is one of them now."""
    s, reply = reveals("edmund", mythos="gift_of_the_mother miscalculation class_struggle")
    skipped = [each["card"] for each in heard(reply, 1, "mythos_skipped")]
    assert skipped == [mythos("gift_of_the_mother"), mythos("miscalculation")]
    assert s.crisis == mythos("class_struggle")


@rule("U12.9", "U44.2a", "G14")
def test_edmund_stands_in_for_the_current_player_too():
    """Accusation makes the captain who chooses, and the current player, discard two cards each."""
    s = position(
        first=1,
        crew="edmund jeanne",
        roles={0: "hybrid"},
        hands={0: "lore1 lore1 lore2 lore2 will1", 1: "influence1 strength1"},
        mythos="accusation",
        captain=1,
    )
    act(s, "play", s.hands[1][0], 0)
    act(s, "reveal", HYBRID)
    do(s, 0, "second")
    for _ in range(2):
        assert asked(s) == [(0, "cards.discard")]
        pick(s, 0, *offered(s, 0)[:2])
    assert len(s.hands[0]) == 1
    assert hand(s, 1) == "strength1"


@rule("U12.9", "U6.4", "U17.2", "G14")
def test_edmund_goes_to_the_brig_and_the_captains_title_passes_all_the_same():
    s, _ = reveals("edmund", mythos="power_to_the_people", captain=1, places={0: "galley", 1: "bridge"})
    do(s, 0, "second")
    assert (place(s, 0), place(s, 1)) == ("brig", "bridge")
    assert s.titles[CAPTAIN] not in (0, 1)


@rule("U44.11", "U43.5", "G14")
def test_edmund_keeps_no_card():
    s, _ = reveals("edmund", mythos="sacrifice_deep_one", dials={"sanity": 5})
    reply = do(s, 0, "first")
    assert dial(s, "sanity") == 4
    assert s.keeps[0] == ()
    assert s.mythos_discard == [mythos("sacrifice_deep_one")]
    assert heard(reply, 1, "kept") == []


@rule("UQ.39", "UD.46")
def test_edmunds_feat_is_no_help_against_his_own_misfortune():
    s, _ = reveals("edmund", mythos="class_struggle", feats=[0])
    assert asked(s) == [(0, "reveal.misfortune")]


# -- pickpocket


@rule("UD.32", "U9.8a", "U9.8b")
def test_pickpocket_takes_an_item_of_a_human_in_the_own_space():
    s, _ = reveals(
        "samira",
        places={0: "galley", 1: "galley", 2: "galley", 3: "bridge"},
        revealed={2: "hybrid"},
        items={0: "starbuck", 1: "almanac fine_clothes", 2: "shotgun", 3: "binoculars"},
        active={1: "fine_clothes", 3: "binoculars"},
    )
    assert offered(s, 0) == [("steal", 1, ALMANAC), ("steal", 1, FINE_CLOTHES)]
    reply = do(s, 0, "steal", 1, FINE_CLOTHES)
    assert told_to_all(s, reply, "traded") == [{"giver": 1, "to": 0, "item": FINE_CLOTHES}]
    assert (s.items[0], s.items[1]) == ((STARBUCK, FINE_CLOTHES), (ALMANAC,))
    assert s.active == [FINE_CLOTHES, NOTHING, NOTHING, BINOCULARS]
    assert s.items[2] == (SHOTGUN,)


@rule("UI.25", "UQ.24")
def test_pickpocket_takes_face_down_improvements_unseen():
    s, _ = reveals(
        "samira",
        places={0: "galley", 1: "galley", 2: "bridge"},
        items={1: "almanac fine_clothes binoculars mystical_text"},
        active={1: "mystical_text"},
    )
    down = offered(s, 0)
    assert down[-1] == ("steal", 1, FACE_DOWN)
    assert ("steal", 1, FINE_CLOTHES) not in down
    assert ("steal", 1, BINOCULARS) not in down
    do(s, 0, "steal", 1, FACE_DOWN)
    assert s.items[0] in ((FINE_CLOTHES,), (BINOCULARS,))
    assert len(s.items[1]) == 3


@rule("UD.32", "U44.8")
def test_pickpocket_with_nobody_to_steal_from():
    s, _ = reveals("samira", places={0: "galley", 1: "galley", 3: "bridge"}, items={3: "shotgun"})
    assert asked(s) == [(0, "action")]
