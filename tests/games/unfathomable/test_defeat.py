"""Article 48: what would be defeated, what prevents it, where the defeated go; passengers at risk (article 30)."""

import pytest

from bathysphere.engine import PASS
from bathysphere.games.unfathomable.cards.items.table import STARBUCK, TRAVEL_PHARMACY
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.spaces import DECK, NAMES, number
from bathysphere.games.unfathomable.components import SUPPLY
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, DefeatPassenger
from bathysphere.games.unfathomable.steps.harm.passengers import Risk
from support.rules import rule
from support.unfathomable.positions import (
    TOKENS,
    act,
    actions,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    effect,
    hand,
    heard,
    kinds,
    offered,
    on_deck,
    place,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import activate, defeat, defeat_passenger, finished

SHRUG = skill_cards("strength5")[0]


# -- where the defeated go


def moved_by_defeat(s, origin):
    """Seat 1 is defeated: where it is then, and what everybody was told of its way there."""
    reply = defeat(s, 1)
    way = [(each["seat"], NAMES[each["origin"]], each["why"]) for each in told_to_all(s, reply, "moved")]
    assert way == ([] if place(s, 1) == origin else [(1, origin, "defeated")])
    return place(s, 1)


@pytest.mark.parametrize(
    ("origin", "where"),
    [
        pytest.param("galley", "sick_bay", marks=rule("U48.3", "U21.0")),
        pytest.param("deck4", "sick_bay", marks=rule("U48.3", "U21.0")),
        pytest.param("sick_bay", "sick_bay", marks=rule("U48.3a", "U21.3")),
        pytest.param("brig", "brig", marks=rule("U48.3b", "U17.8", "UC.36", "UC.7")),
    ],
)
def test_where_a_defeated_human_goes(origin, where):
    assert moved_by_defeat(position(places={1: origin}), origin) == where


@pytest.mark.parametrize(
    ("role", "origin"),
    [
        pytest.param("hybrid", "galley", marks=rule("U48.4")),
        pytest.param("cultist", "sick_bay", marks=rule("U48.4")),
        pytest.param("hybrid", "brig", marks=rule("U48.4a")),
    ],
)
def test_a_defeated_traitor_goes_to_the_brig(role, origin):
    assert moved_by_defeat(position(revealed={1: role}, places={1: origin}), origin) == "brig"


@rule("U48.0")
def test_characters_monsters_and_passengers_can_be_defeated():
    s = position(places={0: "deck3"}, deep_ones={"deck3": 1}, passengers={"deck4": "blank"})
    told = [*defeat(s, 1).events, *defeat_passenger(s, "deck4").events]
    dice(s, 8)
    told += act(s, "attack", -1).events
    defeats = ["defeated", "passenger_defeated", "deep_one_defeated"]
    assert [event.kind.name for event in told if event.kind.name in defeats] == defeats


@rule("U16.6", "U48.3")
def test_a_hidden_traitor_is_defeated_as_a_human():
    s = position(roles={1: "hybrid"})
    defeat(s, 1)
    assert place(s, 1) == "sick_bay"


@rule("U48.5", "UL.26")
def test_defeated_deep_ones_return_to_the_supply():
    s = position(places={0: "deck3"}, deep_ones={"deck3": 2, "the_deep": 3})
    dice(s, 8)
    act(s, "attack", -1)
    assert (deep_ones(s), s.deep_one_supply()) == ({"deck3": 1, "the_deep": 3}, 16)


# -- what prevents it


@rule("U48.7", "U44.6", "UD.42", "U13.4c")
def test_shrug_it_off_is_the_victims_own():
    s = position(hands={1: "strength5 lore1", 2: "strength5"})
    reply = defeat(s, 1)
    assert told_to_all(s, reply, "would_be_defeated") == [{"seat": 1}]
    assert asked(s) == [(1, "defeat.character")]
    assert offered(s, 1) == [PASS, ("play", SHRUG)]
    reply = react(s, 1, "play", SHRUG)
    prevented = {"seat": 1, "victim": 1, "ability": "play", "card": SHRUG}
    assert told_to_all(s, reply, "defeat_prevented") == [prevented]
    assert (place(s, 1), hand(s, 1), words(s.discards[3])) == ("chapel", "lore1", "strength5")
    assert "defeated" not in kinds(heard(reply, 0))


@rule("UI.33", "UD.42")
def test_a_victim_with_any_card_is_asked():
    s = position(hands={1: "lore1"})
    defeat(s, 1)
    assert (asked(s), offered(s, 1)) == ([(1, "defeat.character")], [PASS])
    do(s, 1, *PASS)
    assert place(s, 1) == "sick_bay"


@rule("U48.7", "U9.2.2", "U9.3")
def test_starbuck_goes_in_place_of_his_friend():
    s = position(items={1: "starbuck"})
    defeat(s, 1)
    assert offered(s, 1) == [PASS, ("starbuck",)]
    reply = react(s, 1, "starbuck")
    assert told_to_all(s, reply, "item_left") == [{"seat": 1, "item": STARBUCK}]
    assert (place(s, 1), s.items[1], s.removed) == ("chapel", (), (("item", STARBUCK),))


@rule("U48.7", "U14.3", "UL.51")
def test_svetlana_heals_anybody_anywhere():
    s = position(crew="jeanne svetlana", hands={1: "lore1 lore4 will2"}, feats=(1,))
    defeat(s, 0)
    low, high = skill_cards("lore1 lore4")
    assert asked(s) == [(1, "defeat.character")]
    assert offered(s, 1) == [PASS, ("healing_words", low), ("healing_words", high), ("medical_intervention",)]
    react(s, 1, "healing_words", low)
    assert (place(s, 0), hand(s, 1), s.feats[1]) == ("boiler_room", "lore4 will2", True)
    defeat(s, 0)
    react(s, 1, "medical_intervention")
    assert (place(s, 0), hand(s, 1), s.feats[1]) == ("boiler_room", "lore4 will2", False)
    defeat(s, 0)
    assert offered(s, 1) == [PASS, ("healing_words", high)]


@rule("UL.51", "U40.7", "U17.13")
@pytest.mark.parametrize(
    ("scene", "options"),
    [
        ({"places": {1: "brig"}}, [("healing_words", 5)]),
        ({"revealed": {1: "hybrid"}}, None),
    ],
)
def test_what_svetlana_can_do_in_the_brig_and_as_a_traitor(scene, options):
    """Her ability has no word about the brig, her feat has one (G2); a traitor has neither."""
    s = position(crew="jeanne svetlana", hands={1: "lore1"}, feats=(1,), **scene)
    defeat(s, 0)
    assert offered(s, 1) == ([] if options is None else [PASS, *options])


@rule("UD.42", "U44.16a", "U48.7", "G18")
def test_one_window_for_everything_and_the_first_use_closes_it():
    """G18: what others would have used is not spent."""
    s = position(crew="jeanne svetlana", hands={0: "strength5", 1: "lore1"}, items={0: "starbuck"}, wards={0: 1})
    defeat(s, 0)
    assert asked(s) == [(0, "defeat.character"), (1, "defeat.character")]
    do(s, 0, "starbuck")
    do(s, 1, "healing_words", skill_cards("lore1")[0])
    assert offered(s, 0) == [("comes_first", 0), ("comes_first", 1)]
    do(s, 0, "comes_first", 1)
    do(s, 1, "healing_words", skill_cards("lore1")[0])
    assert place(s, 0) == "boiler_room"
    assert (hand(s, 0), s.items[0], hand(s, 1), s.wards[0]) == ("strength5", (STARBUCK,), "", 1)
    assert asked(s) == [(0, "action")]


@rule("U48.7", "U44.4", "G18")
def test_a_flesh_ward_acts_by_itself_when_all_others_have_passed():
    s = position(hands={1: "strength5"}, wards={1: 1})
    dice(s, 4)
    defeat(s, 1)
    assert offered(s, 1) == [PASS, ("play", SHRUG)]
    reply = do(s, 1, *PASS)
    assert told_to_all(s, reply, "ward_used") == [{"seat": 1}]
    all_pass(s)
    assert (place(s, 1), s.wards[1], hand(s, 1), dial(s, "sanity")) == ("chapel", 0, "strength5", 7)
    assert s.removed[0][0] == "spell"
    defeat(s, 1)
    all_pass(s)
    assert place(s, 1) == "sick_bay"


@rule("UQ.41", "U48.3a", "U48.3b", "U48.4a", "G23")
@pytest.mark.parametrize(("where", "revealed"), [("sick_bay", {}), ("brig", {}), ("brig", {0: "hybrid"})])
def test_a_defeat_that_changes_nothing_opens_no_window(where, revealed):
    """G23: nothing is spent, the ward stays."""
    scene = {"hands": {0: "strength5", 1: "lore1"}, "wards": {0: 1}, "feats": (1,), "revealed": revealed}
    s = position(crew="jeanne svetlana", places={0: where}, **scene)
    before = asked(s)
    reply = defeat(s, 0)
    assert (asked(s), heard(reply, 0), s.wards[0], place(s, 0)) == (before, [], 1, where)


@rule("UQ.39", "U43.5.2")
def test_whoever_reveals_himself_can_use_no_feat_meanwhile():
    """Svetlana's reveal ability defeats a passenger, and her feat card is still there."""
    s = position(crew="jeanne svetlana", revealed={1: "hybrid"}, passengers={"deck4": "soul"})
    s.feats[1] = True
    defeat_passenger(s, "deck4")
    assert (on_deck(s), dial(s, "souls")) == ({}, 7)


# -- several at once


@rule("UQ.51", "UD.59", "U44.16", "UQ.44")
def test_several_are_defeated_in_the_current_players_order():
    s = position(first=2, hands={1: "strength5"}, passengers={"deck1": "soul soul", "deck2": "blank"})
    s.first = 3
    run(s, DefeatEach((0, 1), (DECK[0], DECK[0], DECK[1])))
    assert asked(s) == [(2, "defeat.order")]
    people = [("defeat_character", 0), ("defeat_character", 1)]
    assert offered(s, 2) == [*people, ("defeat_passenger", DECK[0]), ("defeat_passenger", DECK[1])]
    do(s, 2, "defeat_character", 1)
    assert asked(s) == [(1, "defeat.character")]
    react(s, 1, "play", SHRUG)
    assert (place(s, 1), place(s, 0)) == ("chapel", "boiler_room")
    do(s, 2, "defeat_passenger", DECK[0])
    assert (dial(s, "souls"), on_deck(s)) == (7, {"deck1": 1, "deck2": 1})
    do(s, 2, "defeat_passenger", DECK[1])
    do(s, 2, "defeat_character", 0)
    assert (place(s, 0), on_deck(s), dial(s, "souls"), asked(s)) == ("sick_bay", {}, 6, [(2, "action")])


@rule("UQ.51")
def test_equal_tokens_of_one_space_need_no_order():
    s = position(passengers={"deck1": "soul soul"})
    run(s, DefeatEach((), (DECK[0], DECK[0])))
    assert (asked(s), dial(s, "souls")) == ([(0, "action")], 6)


# -- passengers


@pytest.mark.parametrize(
    ("token", "souls", "sanity"),
    [
        pytest.param("blank", 8, 8, marks=rule("U30.1a1", "U30.10", "U48.6a")),
        pytest.param("soul", 7, 8, marks=rule("U30.0", "U30.8", "U48.6")),
        pytest.param("two_souls", 6, 8, marks=rule("U30.1a", "U30.8", "U48.6")),
        pytest.param("soul_and_sanity", 7, 7, marks=rule("U30.1a", "U30.8", "U48.6")),
    ],
)
def test_what_a_defeated_passenger_costs(token, souls, sanity):
    s = position(passengers={"deck4": token})
    defeat_passenger(s, "deck4")
    assert s.dials == [8, 8, sanity, souls]


ONE_TOKEN = pytest.mark.parametrize("token", ["blank", "soul", "two_souls", "soul_and_sanity"])


@rule("U30.8.2")
@ONE_TOKEN
def test_the_token_of_a_defeated_passenger_leaves_the_game(token):
    s = position(passengers={"deck4": token})
    defeat_passenger(s, "deck4")
    assert (on_deck(s), len(s.tokens_out), len(s.supply)) == ({}, 1, 8)


@rule("UI.27")
@ONE_TOKEN
def test_everybody_sees_the_face_of_a_token_when_it_is_defeated_and_not_before(token):
    s, other = position(passengers={"deck4": token}), position(passengers={"deck4": "soul"})
    assert views(s) == views(other)
    reply = defeat_passenger(s, "deck4")
    assert told_to_all(s, reply, "passenger_defeated") == [{"space": number("deck4"), "token": TOKENS[token]}]
    assert s.tokens_out == (TOKENS[token],)


@rule("U30.11", "U42.1a", "U19.0b", "UQ.19")
def test_a_passenger_who_costs_the_last_soul_ends_the_game():
    s = position(passengers={"deck4": "two_souls"}, dials={"souls": 1}, roles={2: "hybrid"})
    defeat_passenger(s, "deck4")
    assert finished(s) == ("souls", (2,))
    assert dial(s, "souls") == 0


@rule("U30.1", "U30.2", "UI.27", "U30.3", "U8.1")
def test_nobody_sees_a_token_before_it_is_turned():
    s = position(passengers={"deck4": "soul blank", "deck5": "two_souls"})
    for seen in views(s):
        assert (seen.passengers, seen.supply, seen.tokens_out) == ((0, 0, 0, 2, 1, 0, 0, 0), 6, ())
    assert s.humans() == [0, 1, 2, 3]


@rule("UQ.51", "U48.7", "UD.42")
def test_the_travel_pharmacy_saves_a_passenger_near_its_holder():
    s = position(items={1: "travel_pharmacy"}, places={1: "captains_cabin"}, passengers={"deck4": "soul soul soul"})
    reply = defeat_passenger(s, "deck4")
    assert kinds(heard(reply, 0)) == ["passenger_in_danger"]
    assert (asked(s), offered(s, 1)) == ([(1, "defeat.passenger")], [PASS, ("pharmacy_food",), ("pharmacy_item",)])
    reply = do(s, 1, "pharmacy_food")
    rescued = {"space": number("deck4"), "by": 1, "why": "travel_pharmacy"}
    assert told_to_all(s, reply, "passenger_rescued") == [rescued]
    assert (dial(s, "food"), dial(s, "souls"), on_deck(s), len(s.supply)) == (7, 8, {"deck4": 2}, 7)
    defeat_passenger(s, "deck4")
    do(s, 1, "pharmacy_item")
    assert (dial(s, "food"), on_deck(s), s.items[1]) == (7, {"deck4": 1}, ())
    assert s.removed == (("item", TRAVEL_PHARMACY),)
    defeat_passenger(s, "deck4")
    assert (dial(s, "souls"), on_deck(s)) == (7, {})


@rule("U48.7", "U17.6", "U46.3")
@pytest.mark.parametrize(("where", "asks"), [("deck4", True), ("deck2", True), ("deck8", False), ("brig", False)])
def test_how_far_the_travel_pharmacy_reaches(where, asks):
    s = position(items={1: "travel_pharmacy"}, places={1: where}, passengers={"deck4": "soul"})
    defeat_passenger(s, "deck4")
    assert (asked(s) == [(1, "defeat.passenger")]) is asks


@rule("U48.7", "U14.3")
def test_medical_intervention_leaves_the_passenger_where_he_is():
    s = position(crew="jeanne svetlana", feats=(1,), passengers={"deck8": "soul"})
    defeat_passenger(s, "deck8")
    assert (asked(s), offered(s, 1)) == ([(1, "defeat.passenger")], [PASS, ("medical_intervention",)])
    do(s, 1, "medical_intervention")
    assert (on_deck(s), dial(s, "souls"), s.feats[1]) == ({"deck8": 1}, 8, False)


@rule("U30.8", "U48.6")
def test_a_passenger_of_the_supply_can_be_defeated():
    s = position(crew="jeanne svetlana", items={0: "travel_pharmacy"})
    run(s, DefeatPassenger(SUPPLY))
    assert (len(s.supply), len(s.tokens_out), asked(s)) == (8, 1, [(0, "action")])
    s.supply = ()
    run(s, DefeatPassenger(SUPPLY))
    assert len(s.tokens_out) == 1


@rule("U44.11")
def test_the_peacemaker_mourns_the_first_passenger():
    s = position(crew="jeanne arjun", keeps={1: "the_peacemaker"}, passengers={"deck1": "blank blank"})
    reply = defeat_passenger(s, "deck1")
    assert told_to_all(s, reply, "kept_card_left") == [{"seat": 1, "card": mythos("the_peacemaker")}]
    assert (dial(s, "sanity"), s.keeps[1], s.mythos_discard) == (7, (), [mythos("the_peacemaker")])
    defeat_passenger(s, "deck1")
    assert dial(s, "sanity") == 7


# -- at risk, rescued, murdered


@rule("U30.4", "U30.2", "UL.42", "UL.39", "U25.16", "U25.16a", "UQ.43")
def test_a_passenger_at_risk_goes_where_the_die_says():
    s = position()
    dice(s, 3, 3, 8)
    reply = run(s, Risk(0, 3))
    assert on_deck(s) == {"deck3": 2, "deck8": 1}
    assert len(s.supply) == 6
    placed = told_to_all(s, reply, "passenger_at_risk")
    assert placed == [{"space": number("deck3")}, {"space": number("deck3")}, {"space": number("deck8")}]


@rule("U30.5", "U27.1")
def test_no_more_are_risked_than_there_are():
    s = position()
    s.supply = (1,)
    dice(s, 1, 2)
    run(s, Risk(0, 4))
    assert (on_deck(s), s.supply) == ({"deck1": 1}, ())


@rule("UQ.48", "U44.5", "U30.6", "U12.13a")
def test_risk_to_get_something():
    s = position(dials={"food": 7, "fuel": 7, "souls": 7})
    dice(s, 1, 2, 3, 4)
    effect(s, "mythos/incoming_sos/first")
    assert (s.dials, on_deck(s)) == ([8, 8, 8, 8], {"deck1": 1, "deck2": 1, "deck3": 1, "deck4": 1})


@rule("UQ.48", "U12.13a", "U44.5")
def test_an_option_that_cannot_be_paid_is_risked_in_vain():
    s = position(dials={"food": 7, "fuel": 7, "souls": 7})
    s.supply = (0, 0, 0)
    dice(s, 1, 2, 3)
    effect(s, "mythos/incoming_sos/first")
    assert (s.dials, len(s.supply), sum(on_deck(s).values())) == ([7, 7, 8, 7], 0, 3)


@rule("UQ.48", "U44.5")
def test_the_result_of_a_check_that_cannot_be_paid_is_nothing():
    s = position()
    s.supply = (0,)
    effect(s, "mythos/bucket_brigade/passed")
    assert (on_deck(s), s.tracks, len(s.supply)) == ({}, [0, 0], 1)


@rule("UQ.48", "U30.6", "U44.4", "UD.27")
@pytest.mark.parametrize("supply", [2, 3])
def test_what_may_be_risked_is_offered_if_it_can_be_paid(supply):
    s = position()
    s.supply = (0,) * supply
    effect(s, "waypoints/abandoned_depot")
    assert asked(s) == [(0, "effect.risk" if supply == 3 else "action")]
    if supply == 3:
        do(s, 0, "nothing")
        assert (on_deck(s), len(s.supply)) == ({}, 3)


@rule("U30.7", "U4.5", "UL.31", "UI.27", "UQ.43", "UD.17")
def test_a_human_rescues_one_passenger_with_each_action():
    s = position(places={0: "deck4"}, passengers={"deck4": "soul two_souls", "deck5": "blank"})
    assert actions(s, "rescue") == [("rescue",)]
    reply = act(s, "rescue")
    assert told_to_all(s, reply, "passenger_rescued") == [{"space": number("deck4"), "by": 0, "why": "action"}]
    assert (on_deck(s), len(s.supply), s.acting.left) == ({"deck4": 1, "deck5": 1}, 7, 1)
    act(s, "move", number("deck1"))
    assert dial(s, "souls") == 8


@rule("U4.12", "U4.12.2", "U30.9", "U30.9a", "UD.35", "UL.43")
@pytest.mark.parametrize(("company", "offered_to"), [("galley", True), ("deck4", False)])
def test_a_revealed_traitor_defeats_passengers_where_no_human_is(company, offered_to):
    where = {0: "deck4", 1: company, 2: "deck4"}
    s = position(places=where, revealed={0: "hybrid", 2: "hybrid"}, passengers={"deck4": "soul"})
    assert actions(s, "murder") == ([("murder",)] if offered_to else [])
    assert actions(s, "rescue") == []
    if offered_to:
        act(s, "murder")
        assert (on_deck(s), dial(s, "souls")) == ({}, 7)


@rule("U30.9a", "U1.15")
def test_a_deep_one_leaves_passengers_alone_while_a_human_is_there():
    s = position(places={0: "deck4"}, deep_ones={"deck4": 1}, passengers={"deck4": "soul"})
    dice(s, 1)
    activate(s, "deep_ones")
    assert (on_deck(s), deep_ones(s)) == ({"deck4": 1}, {"deck4": 1})
