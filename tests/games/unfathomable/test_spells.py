"""The twenty spells: what each does when it is cast, and what it costs."""

import pytest

from bathysphere.engine import Refused, answer, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import ITEMS, LUCKY_RING, PLIMSOLLS, SHOTGUN, item
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, GALLEY, NAMES, ROOMS, SHIP, SICK_BAY, WATER, number
from bathysphere.games.unfathomable.cards.spells.table import REVELATION_OF_SCRIPT, SPELLS, spell
from bathysphere.games.unfathomable.components import KEEPER, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter
from bathysphere.games.unfathomable.steps.turn.keeper import cast
from support.rules import rule
from support.unfathomable.positions import (
    act,
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    hand,
    heard,
    monarchs,
    offered,
    on_deck,
    pick,
    place,
    position,
    run,
    told_to_all,
)

CHEAP = 8
"""A roll that costs nothing."""


def conjured(name, *faces, you=0, **more):
    """A table on which a spell has just been cast by `you`, with these faces of the die to come."""
    s = position(keeper=you, **more)
    before = GAME.components(s)
    if faces:
        dice(s, *faces)
    run(s, *cast(s, you, spell(name)))
    assert GAME.components(s) == before
    return s


def changed(s):
    """The dials that are no longer at 8."""
    return {name: value for name, value in zip(DIALS, s.dials, strict=True) if value != 8}


@rule("UL.33", "UI.6", "U10.1a")
@pytest.mark.parametrize("which", [card for card in SPELLS if card.price], ids=lambda card: card.id)
def test_the_price_follows_the_effect_of_the_spells_that_have_one(which):
    s = conjured(which.id, 4)
    while asked(s)[0][1] != "action":
        for seat, _ in asked(s):
            do(s, seat, *offered(s, seat)[0])
    assert changed(s) == {"sanity": 7}


@rule("UD.29", "U42.1")
@pytest.mark.parametrize(
    ("name", "dials"),
    [
        ("alchemical_transmutation", {"food": 7, "fuel": 10}),
        ("feed_the_mind", {"food": 7, "sanity": 10}),
        ("raise_the_dead", {"sanity": 7, "souls": 10}),
    ],
)
def test_some_spells_turn_one_resource_into_another(name, dials):
    assert changed(conjured(name)) == dials


@rule("UQ.44", "UQ.50")
def test_cloud_memory_takes_a_card_of_each_human():
    hands = {0: "lore1 lore2", 1: "will3", 3: "will1 will2"}
    s = conjured("cloud_memory", hands=hands, revealed={3: "hybrid"})
    assert asked(s) == [(0, "cards.discard")]
    pick(s, 0, ("discard", s.hands[0][1]))
    assert [hand(s, seat) for seat in (0, 1, 3)] == ["lore1", "", "will1 will2"]
    assert changed(s) == {"sanity": 9}


@rule("U50.10", "U50.1")
@pytest.mark.parametrize("name", ["greater_banishment_a", "greater_banishment_b"])
def test_greater_banishment_moves_the_ritual_by_two(name):
    s = conjured(name, CHEAP)
    assert (s.tracks[RITUAL], changed(s)) == (2, {})


@rule("U50.5", "U50.7")
@pytest.mark.parametrize(("faces", "travel", "damaged"), [((5,), 1, []), ((6, 6), 2, ["galley"])])
def test_summon_fire_drives_the_ship_and_may_damage_it(faces, travel, damaged):
    s = conjured("summon_fire", *faces, damage_deck="structural_damage_any")
    assert s.tracks[TRAVEL] == travel
    assert [NAMES[room] for room in ROOMS if s.damaged(room)] == damaged


@rule("UQ.44", "U13.3a")
@pytest.mark.parametrize(("face", "left"), [(4, 0), (5, 1)])
def test_voice_of_ra_gives_each_human_a_card_and_may_take_one_again(face, left):
    s = conjured("voice_of_ra", face, revealed={1: "hybrid"})
    assert asked(s) == [(seat, "cards.draw") for seat in (0, 2, 3)]
    assert [skill for _, skill in offered(s, 2)] == [0, 1, 2, 3, 4]
    for seat in (0, 2, 3):
        do(s, seat, "draw", 1)
    all_pass(s)
    assert [len(cards) for cards in s.hands] == [left, 0, left, left]


# -- astral travel


@rule("UD.29", "U17.11", "U21.6", "U25.20b")
def test_astral_travel_sends_characters_and_deep_ones_of_one_space_anywhere_aboard():
    s = conjured("astral_travel", CHEAP, places={0: "galley", 1: "galley", 2: "deck1"}, deep_ones={"galley": 2})
    assert asked(s) == [(0, "astral_travel.space")]
    do(s, 0, "space", GALLEY)
    elsewhere = [space for space in SHIP if space != GALLEY]
    assert [option[2] for option in offered(s, 0, "send") if option[1] == 1] == elsewhere
    assert {option[1] for option in offered(s, 0, "send")} == {0, 1}
    assert [space for *_, space in offered(s, 0, "send_deep_one")] == [
        *DECK,
        *[room for room in ROOMS if room != GALLEY],
    ]
    do(s, 0, "send", 1, SICK_BAY)
    assert {option[1] for option in offered(s, 0, "send")} == {0}
    do(s, 0, "send_deep_one", GALLEY, number("deck7"))
    do(s, 0, "send_deep_one", GALLEY, number("bridge"))
    assert offered(s, 0, "send_deep_one") == []
    do(s, 0, "stop")
    assert deep_ones(s) == {"deck7": 1, "bridge": 1}
    assert [place(s, seat) for seat in (0, 1, 2)] == ["galley", "sick_bay", "deck1"]
    assert changed(s) == {}


@rule("U17.4c", "U6.3a", "U17.2", "G34")
def test_astral_travel_leads_into_the_brig_and_out_of_it():
    s = conjured("astral_travel", CHEAP, places={0: "brig", 1: "deck1"})
    do(s, 0, "space", BRIG)
    do(s, 0, "send", 0, number("deck2"))
    assert place(s, 0) == "deck2"
    s = conjured("astral_travel", CHEAP, places={0: "galley", 1: "deck1"})
    do(s, 0, "space", GALLEY)
    do(s, 0, "send", 0, BRIG)
    assert s.titles[KEEPER] == 1


@rule("UL.26", "U38.3", "U22.2", "G12")
def test_astral_travel_takes_deep_ones_out_of_the_water_but_not_out_of_the_deep():
    s = conjured("astral_travel", CHEAP, deep_ones={"water4": 1, "the_deep": 3}, hydra="water4", dagon="water6")
    spaces = [NAMES[space] for _, space in offered(s, 0)]
    assert "water4" in spaces
    assert {"water6", "the_deep", "deck4"}.isdisjoint(spaces)
    do(s, 0, "space", number("water4"))
    do(s, 0, "send_deep_one", number("water4"), number("deck4"))
    assert deep_ones(s) == {"deck4": 1, "the_deep": 3}
    assert monarchs(s) == ("water4", "water6")


@rule("UL.27")
@pytest.mark.parametrize("water", WATER, ids=lambda space: NAMES[space])
@pytest.mark.parametrize("monarch", ["hydra", "dagon"])
def test_astral_travel_never_takes_a_monarch_aboard(water, monarch):
    """Where a monarch is alone there is nobody to send, and beside a deep one only that travels."""
    s = conjured("astral_travel", **{monarch: NAMES[water]})
    assert ("space", water) not in offered(s, 0)
    s = conjured("astral_travel", CHEAP, deep_ones={NAMES[water]: 1}, **{monarch: NAMES[water]})
    do(s, 0, "space", water)
    assert {choice[0] for choice in offered(s, 0)} == {"send_deep_one", "stop"}
    do(s, 0, "send_deep_one", water, number("deck4"))
    assert sorted(s.monarchs) == [water, number("the_deep")]


@rule("UL.27")
@pytest.mark.parametrize("which", SPELLS, ids=lambda card: card.id)
@pytest.mark.parametrize("choice", [0, -1])
def test_no_spell_moves_a_monarch_into_a_ship_space(which, choice):
    """Whatever is asked gets its first or its last answer."""
    s = conjured(which.id, hydra="water3", dagon="water6", deep_ones={"water3": 1, "water6": 1, "galley": 1})
    while s.outcome is None and asked(s)[0][1] != "action":
        for seat, _ in asked(s):
            decision = decision_of(s, seat)
            answer(s, seat, decision.default if decision.picks else decision.options[choice])
    assert {space not in SHIP for space in s.monarchs} == {True}


@rule("U44.11")
def test_barricades_keep_travelling_deep_ones_out_of_the_rooms():
    s = conjured("astral_travel", keeps={2: "barricade_the_hatches"}, deep_ones={"water1": 1})
    assert asked(s) == [(2, "barricade.use")]
    do(s, 2, "barricade")
    do(s, 0, "space", number("water1"))
    assert [space for *_, space in offered(s, 0, "send_deep_one")] == list(DECK)


# -- storm and friends


@rule("UQ.52", "U48.5", "UL.26", "G5")
@pytest.mark.parametrize(("faces", "damaged"), [((2, 3), ["chapel"]), ((3,), [])])
def test_the_storm_clears_the_water_and_a_roll_below_its_prey_damages_the_ship(faces, damaged):
    monsters = {"water1": 1, "water7": 2, "deck1": 1, "the_deep": 1}
    s = conjured("call_down_the_storm", *faces, deep_ones=monsters, damage_deck="structural_damage_any")
    assert deep_ones(s) == {"deck1": 1, "the_deep": 1}
    assert [NAMES[room] for room in ROOMS if s.damaged(room)] == damaged


@rule("UQ.52")
def test_what_the_storm_has_to_roll_is_told_before_it_is_rolled():
    s = conjured("call_down_the_storm", 8, deep_ones={"water1": 1, "water7": 2})
    told = [event for event in s.events if event.kind.name == "will_roll"]
    assert [(event.data[2], event.data[3]) for event in told] == [(2, True)]


@rule("UQ.52")
def test_a_storm_over_an_empty_sea_does_nothing():
    s = conjured("call_down_the_storm", deep_ones={"deck1": 3})
    assert deep_ones(s) == {"deck1": 3}
    assert s.events == []


@rule("U30.7", "UD.29", "UQ.43", "G5")
@pytest.mark.parametrize(("face", "moved"), [(1, True), (2, False)])
def test_call_friends_rescues_whom_the_caster_wants(face, moved):
    passengers = {"deck2": "soul soul", "deck5": "blank"}
    s = conjured("call_friends", face, passengers=passengers, deep_ones={"water8": 1})
    assert offered(s, 0) == [("rescue", number("deck2"))] * 2 + [("rescue", number("deck5"))]
    reply = pick(s, 0, ("rescue", number("deck2")), ("rescue", number("deck5")))
    assert on_deck(s) == {"deck2": 1}
    assert len(s.supply) == 8
    assert all("token" not in told for told in told_to_all(s, reply, "passenger_rescued"))
    assert deep_ones(s) == {"deck8" if moved else "water8": 1}


@rule("UQ.52")
def test_call_friends_may_rescue_nobody_or_one_without_a_roll():
    s = conjured("call_friends", passengers={"deck2": "soul soul"})
    reply = pick(s, 0, ("rescue", number("deck2")))
    assert heard(reply, 0, "will_roll") == []
    assert conjured("call_friends").events == []


# -- conjuration, dark pact, foresight


@rule("UD.49", "U9.1", "UI.23")
def test_conjuration_takes_one_of_five_items_and_shuffles_the_others():
    s = conjured("conjuration", CHEAP, item_deck="shotgun plimsolls lucky_ring starbuck almanac kitchen_knife")
    seen = sorted(map(item, ("shotgun", "plimsolls", "lucky_ring", "starbuck", "almanac")))
    assert offered(s, 0) == [("take", each) for each in seen]
    assert len(GAME.view(s, 0).items.known) == 5
    reply = do(s, 0, "take", LUCKY_RING)
    assert told_to_all(s, reply, "item_gained") == [{"seat": 0, "item": LUCKY_RING}]
    assert s.items[0] == (LUCKY_RING,)
    assert len(s.item_deck) == len(ITEMS) - 1
    assert GAME.view(s, 0).items.known == ()


@rule("UQ.46", "U9.4")
def test_conjuration_gives_what_the_item_deck_has():
    s = position(keeper=0)
    s.item_deck, s.item_known = [SHOTGUN, PLIMSOLLS], [0, 0]
    run(s, *cast(s, 0, spell("conjuration")))
    assert offered(s, 0) == [("take", PLIMSOLLS), ("take", SHOTGUN)]
    for cards, taken in (([SHOTGUN], (SHOTGUN,)), ([], ())):
        s = position(keeper=0)
        s.item_deck, s.item_known = cards, [0] * len(cards)
        dice(s, CHEAP)
        run(s, *cast(s, 0, spell("conjuration")))
        assert s.items[0] == taken
        assert asked(s) == [(0, "action")]


@rule("U18.5", "U42.1b", "UD.29")
def test_dark_pact_gives_a_resource_and_feeds_the_chaos_deck():
    s = conjured("dark_pact", dials={"fuel": 10})
    assert offered(s, 0) == [("gain", name) for name in ("food", "sanity", "souls")]
    before = len(s.chaos)
    do(s, 0, "gain", "souls")
    assert (dial(s, "souls"), dial(s, "fuel")) == (9, 10)
    assert len(s.chaos) == before + 4
    full = conjured("dark_pact", dials=dict.fromkeys(DIALS, 10))
    assert asked(full) == [(0, "action")]


@rule("UD.49", "U44.7")
def test_foresee_looks_at_four_cards_of_either_deck():
    s = conjured("foresee", CHEAP, waypoints="reef iceberg hurricane maelstrom")
    assert offered(s, 0) == [("deck", "mythos"), ("deck", "waypoint")]
    do(s, 0, "deck", "waypoint")
    assert sorted(card for *_, card in offered(s, 0)) == sorted(s.waypoints[-4:])


# -- flesh ward and revelation of script


@rule("U48.7", "U44.11", "UD.29")
@pytest.mark.parametrize(("face", "dials"), [(4, {"sanity": 7}), (5, {})])
def test_a_flesh_ward_lies_with_any_player_and_prevents_his_next_defeat(face, dials):
    s = conjured("flesh_ward", places={2: "deck1"}, revealed={3: "hybrid"})
    assert offered(s, 0) == [("ward", seat) for seat in range(4)]
    reply = do(s, 0, "ward", 2)
    assert told_to_all(s, reply, "warded") == [{"seat": 0, "target": 2}]
    assert [view.wards for view in GAME.view(s, 1).players] == [0, 0, 1, 0]
    dice(s, face)
    run(s, DefeatCharacter(2))
    assert (place(s, 2), s.wards[2], changed(s)) == ("deck1", 0, dials)
    run(s, DefeatCharacter(2))
    assert place(s, 2) == "sick_bay"


@rule("UQ.45", "UD.45", "U11.3")
@pytest.mark.parametrize(("face", "dials"), [(5, {"sanity": 7}), (6, {})])
def test_revelation_of_script_waits_for_a_check_and_adds_a_card_to_it(face, dials):
    s = conjured(
        "revelation_of_script",
        places={0: "brig"},
        hands={1: "lore3"},
        chaos="strength1 will1",
        decks={"strength": "5"},
    )
    assert s.spells_kept[0] == (REVELATION_OF_SCRIPT,)
    act(s, "room", BRIG)
    all_pass(s, until="check.add")
    add(s, 1, "lore3")
    assert asked(s) == [(0, "check.after")]
    dice(s, face)
    reply = do(s, 0, "revelation", 3)
    assert heard(reply, 2, "total_changed")[0]["total"] == 8
    assert asked(s) == [(0, "brig.leave")]
    assert (s.spells_kept[0], s.removed) == ((), (("spell", REVELATION_OF_SCRIPT),))
    assert changed(s) == dials


# -- heal and lure monster


@rule("UQ.44", "U21.2", "U17.12", "U4.3c")
def test_heal_gets_humans_out_of_the_sick_bay_and_gives_the_others_a_card():
    places = {0: "galley", 1: "sick_bay", 2: "brig", 3: "sick_bay"}
    s = conjured("heal", CHEAP, places=places, revealed={3: "hybrid"})
    assert asked(s) == [(1, "heal.go")]
    assert [space for _, space in offered(s, 1)] == [*DECK, *ROOMS]
    do(s, 1, "move", number("deck4"))
    assert asked(s) == [(0, "cards.draw"), (2, "cards.draw")]
    assert [skill for _, skill in offered(s, 2)] == [1, 3, 4]
    do(s, 0, "draw", 0)
    do(s, 2, "draw", 4)
    all_pass(s)
    assert [len(cards) for cards in s.hands] == [1, 0, 1, 0]
    assert [place(s, seat) for seat in range(4)] == ["galley", "deck4", "brig", "sick_bay"]


@rule("U38.1", "U22.0", "UL.27")
def test_lure_monster_sends_both_monarchs_to_the_deep():
    s = conjured("lure_monster", CHEAP, hydra="water3", dagon="water6", deep_ones={"water3": 1})
    assert monarchs(s) == ("the_deep", "the_deep")
    assert deep_ones(s) == {"water3": 1}


# -- plague of locusts


@rule("UD.29", "UL.26", "U48.5")
@pytest.mark.parametrize(("face", "dials"), [(2, {}), (4, {}), (5, {"food": 7})])
def test_locusts_devour_as_many_deep_ones_as_the_die_shows(face, dials):
    s = conjured("plague_of_locusts", face, deep_ones={"water1": 3, "galley": 3, "the_deep": 2})
    assert asked(s) == [(0, "locusts.defeat")]
    with pytest.raises(Refused):
        pick(s, 0, *[("defeat_deep_one", GALLEY)])
    chosen = [("defeat_deep_one", GALLEY)] * min(3, face) + [("defeat_deep_one", 0)] * max(0, face - 3)
    pick(s, 0, *chosen)
    assert sum(s.deep_ones) == 8 - face
    assert s.deep_ones[GALLEY] == 3 - min(3, face)
    assert s.deep_ones[24] == 2
    assert changed(s) == dials


@rule("UD.29")
@pytest.mark.parametrize(("face", "left", "dials"), [(3, {}, {}), (8, {}, {"food": 7}), (1, {"deck2": 1}, {})])
def test_locusts_take_all_when_there_are_no_more_or_no_choice(face, left, dials):
    s = conjured("plague_of_locusts", face, deep_ones={"deck2": 2})
    assert deep_ones(s) == left
    assert changed(s) == dials


# -- summon the beast within


@rule("UD.29", "U44.4", "UQ.40", "UQ.52", "U3.1", "G5")
@pytest.mark.parametrize(("face", "raging"), [(2, True), (3, False)])
def test_the_beast_defeats_every_enemy_and_on_a_low_roll_every_human_there(face, raging):
    places = {0: "galley", 1: "deck2", 2: "deck2", 3: "galley"}
    s = conjured(
        "summon_the_beast_within",
        face,
        places=places,
        revealed={2: "hybrid"},
        deep_ones={"deck2": 2, "galley": 1},
        passengers={"deck2": "blank"},
    )
    assert asked(s) == [(0, "beast_within.go")]
    assert offered(s, 0)[0] == ("stay",)
    assert [space for _, space in offered(s, 0, "move")] == [space for space in (*DECK, *ROOMS) if space != GALLEY]
    do(s, 0, "move", number("deck2"))
    while asked(s)[0][1] == "defeat.order":
        do(s, 0, *offered(s, 0)[0])
    assert deep_ones(s) == {"galley": 1}
    assert place(s, 2) == "brig"
    assert [place(s, seat) for seat in (0, 1)] == (["sick_bay"] * 2 if raging else ["deck2"] * 2)
    assert on_deck(s) == ({} if raging else {"deck2": 1})
    assert place(s, 3) == "galley"


@rule("UQ.52", "U48.7")
def test_an_enemy_whose_defeat_was_prevented_does_not_count_for_the_beast():
    s = conjured(
        "summon_the_beast_within", places={0: "galley", 2: "galley"}, revealed={2: "hybrid"},
        deep_ones={"galley": 1}, wards={2: 1},
    )  # fmt: skip
    dice(s, CHEAP)
    reply = do(s, 0, "stay")
    assert place(s, 2) == "galley"
    assert [told["at_most"] for told in heard(reply, 0, "will_roll")] == [True]
    assert [told["number"] for told in heard(reply, 0, "will_roll")] == [4]


@rule("U17.4c")
def test_the_beast_does_not_break_out_of_the_brig():
    s = conjured("summon_the_beast_within", places={0: "brig", 2: "brig"}, revealed={2: "hybrid"})
    assert place(s, 0) == "brig"
    assert asked(s) == [(0, "action")]
