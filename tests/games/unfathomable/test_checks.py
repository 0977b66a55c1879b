"""Articles 37, 18, 29 and 34: a skill check from its announcement to its discard, and the chaos deck. Nobody can link
a card to its giver."""

import pytest

from bathysphere.engine import SPECTATOR, Chance, Count, Reply, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, mythos
from bathysphere.games.unfathomable.cards.skills.table import INFLUENCE, LORE, SKILL_OF, STRENGTH, TREACHERY, WILL, card
from bathysphere.games.unfathomable.cards.spaces import BRIG, CAPTAINS_CABIN
from bathysphere.games.unfathomable.steps.checks.chaos import GrowChaos, take_chaos
from bathysphere.games.unfathomable.steps.checks.skill_check import begin_check
from support.rules import rule
from support.unfathomable.positions import (
    act,
    add,
    all_pass,
    asked,
    dial,
    hand,
    heard,
    position,
    react,
    run,
    skill_cards,
    stop,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import hold_check, started_check, to_cards

HIDE_NOTHING = skill_cards("influence3")[0]


# -- from the announcement to the discard


def raid(**scene):
    """Worked example 1: 11, partly 8; supporting cards for 14, opposing ones for 4."""
    hands = {0: "influence5", 1: "strength5 lore2", 2: "influence4"}
    scene = {"at": "mythos", "mythos": "food_stores_raid", "hands": hands, "chaos": "lore1 will3"} | scene
    return position(**scene)


def sorted_raid():
    """The raid when its cards lie open, and what was told of that."""
    s = to_cards(raid())
    add(s, 1, "strength5")
    add(s, 2, "influence4")
    return s, add(s, 0, "influence5")


@pytest.mark.parametrize(
    ("scene", "action", "why"),
    [
        ({"at": "mythos", "mythos": "food_stores_raid"}, (), "mythos"),
        ({"places": {0: "captains_cabin"}}, ("room", CAPTAINS_CABIN, 1), "captains_cabin"),
        ({"places": {0: "brig"}}, ("room", BRIG), "brig"),
    ],
)
@rule("U37.0")
def test_checks_come_from_crises_the_captains_cabin_and_the_brig(scene, action, why):
    s = position(hands={0: "lore1"}, **scene)
    if action:
        act(s, *action)
    assert [check.why for check in s.checks] == [why]


@rule("U12.14")
def test_a_crisis_with_a_check_starts_it():
    s = raid()
    assert [(check.why, check.card) for check in s.checks] == [("mythos", mythos("food_stores_raid"))]


@rule("U12.15", "U34.0", "U53.1a")
def test_a_check_shows_a_target_number_and_its_supporting_skills():
    check = raid().checks[-1]
    assert (check.target, check.skills) == (11, (INFLUENCE, STRENGTH))
    assert {len(card.skills) for card in MYTHOS if card.target} == {2, 3}


@rule("U12.17", "U37.8b")
def test_some_crises_show_a_number_and_an_effect_for_partial_success():
    assert raid().checks[-1].partial == 8
    assert raid(mythos="deep_one_feint").checks[-1].partial == 0
    assert {card.id for card in MYTHOS if card.partial} == {card.id for card in MYTHOS if card.partly} != set()


@rule("U12.9a.2")
@pytest.mark.parametrize("first", range(4))
def test_a_crisis_that_names_nobody_is_the_current_players(first):
    assert raid(first=first).checks[-1].seat == first


@rule("U37.2")
def test_a_check_goes_through_its_steps_in_order():
    s = position(hands={0: "influence5", 1: "strength5 lore2"}, mythos="food_stores_raid", chaos="lore1 will3")
    told, stages = [*stop(s).events], [s.checks[-1].stage]
    told += all_pass(s, until="check.add").events
    stages.append(s.checks[-1].stage)
    told += add(s, 1, "strength5").events
    told += add(s, 0, "influence5").events
    stages.append(s.checks[-1].stage)
    assert s.discards == [()] * 6
    told += all_pass(s).events
    of_a_check = ["check_began", "chaos_added", "cards_added", "cards_added", "check_sorted", "check_ended"]
    assert [event.kind.name for event in told if event.kind.name in of_a_check] == of_a_check
    assert (stages, s.checks) == (["criteria", "cards", "total"], [])
    assert [words(pile) for pile in s.discards] == ["influence5", "lore1", "", "strength5", "will3", ""]


@pytest.mark.parametrize(
    ("added", "total"),
    [
        pytest.param("influence5", 5, marks=rule("U12.15a", "U34.1")),
        pytest.param("influence5 strength5", 10, marks=rule("U12.15a", "U34.1")),
        pytest.param("lore2", -2, marks=rule("U12.15b", "U29.0", "U29.1")),
        pytest.param("observation4 will4 lore2", -10, marks=rule("U12.15b", "U29.0", "U29.1")),
        pytest.param("influence5 strength5 lore2", 8, marks=rule("U37.8")),
        pytest.param("influence5 observation4 will4", -3, marks=rule("U37.8")),
    ],
)
def test_the_shown_skills_add_and_all_others_subtract(added, total):
    """The chaos cards, one for and one against, make no difference."""
    everything = "influence5 strength5 lore2 observation4 will4"
    s = to_cards(raid(hands={1: everything}, chaos="influence1 will1"))
    reply = add(s, 1, added)
    assert [each["total"] for each in told_to_all(s, reply, "check_sorted")] == [total]


@rule("U37.8", "U37.7")
def test_the_cards_of_all_are_counted_together():
    s, reply = sorted_raid()
    cards = skill_cards("influence4 influence5 lore1 strength5 will3")
    assert told_to_all(s, reply, "check_sorted") == [{"cards": cards, "worth": (4, 5, -1, 5, -3), "total": 10}]


@rule("U12.17a", "U37.8b1")
def test_a_total_from_the_partial_number_to_the_target_has_the_partial_effect():
    s, _ = sorted_raid()
    reply = all_pass(s)
    assert told_to_all(s, reply, "check_ended") == [{"result": "partly", "total": 10}]
    assert s.dials == [8, 7, 8, 8]


@pytest.mark.parametrize(
    ("added", "result", "sanity"),
    [
        pytest.param("influence5 lore5 lore3", "passed", 9, marks=rule("U12.16", "U37.8a1")),
        pytest.param("influence5 lore5", "partly", 7, marks=rule("U12.17b", "U37.8b2", "UC.22")),
        pytest.param("influence5 lore3", "failed", 6, marks=rule("U12.16", "U37.8c1")),
    ],
)
def test_each_result_has_its_own_effect_and_no_other(added, result, sanity):
    """Disturbing Dreams: 13, partly 10; each of its three effects changes sanity."""
    hands = {1: "influence5 lore5 lore3 will1"}
    s = to_cards(position(at="mythos", mythos="disturbing_dreams", hands=hands, chaos="influence1 will1"))
    add(s, 1, added)
    reply = all_pass(s)
    assert [each["result"] for each in told_to_all(s, reply, "check_ended")] == [result]
    assert dial(s, "sanity") == sanity


@rule("U37.3")
def test_a_check_is_announced_to_everybody():
    s = position(4)
    s.events = []
    begin_check(s, "brig", 2, 7, (LORE, WILL), partial=4)
    reply = Reply((), s.events, False)
    announced = {"why": "brig", "card": -1, "seat": 2, "target": 7, "partial": 4, "skills": (LORE, WILL)}
    assert told_to_all(s, reply, "check_began") == [announced]


@pytest.mark.parametrize(
    ("total", "partial", "result"),
    [
        pytest.param(11, 8, "passed", marks=rule("U37.8a", "U53.1")),
        pytest.param(12, 8, "passed", marks=rule("U37.8a", "U53.1")),
        pytest.param(10, 8, "partly", marks=rule("U37.8b1", "U53.1")),
        pytest.param(8, 8, "partly", marks=rule("U37.8b1")),
        pytest.param(7, 8, "failed", marks=rule("U37.8c")),
        pytest.param(10, 0, "failed", marks=rule("U37.8c", "U53.1")),
    ],
)
def test_what_a_total_comes_to(total, partial, result):
    hands = {1: "influence5 influence4 lore4 lore3 lore2 lore1 lore1"}
    s, verdict = started_check(11, partial=partial, chaos="will1 will1", hands=hands)
    to_cards(s)
    words_for = {7: "influence5 influence4", 8: "influence5 lore4 lore1", 10: "influence5 influence4 lore3"}
    words_for |= {11: "influence5 influence4 lore4", 12: "influence5 influence4 lore4 lore1"}
    add(s, 1, words_for[total])
    all_pass(s)
    assert verdict == [(result, total)]


@rule("U37.3", "U37.1")
def test_the_criteria_are_announced_to_all():
    s = position(at="mythos", mythos="food_stores_raid", hands={0: "lore1"})
    seen = views(s)
    assert all(view.check == s.checks[-1] for view in seen)
    assert (s.checks[-1].stage, s.checks[-1].why, s.checks[-1].seat) == ("criteria", "mythos", 0)


@rule("U37.4", "U18.1", "U18.3", "U18.4", "UI.13", "UI.15")
def test_two_chaos_cards_lie_face_down_first():
    s, _ = started_check(hands={0: "lore1", 1: "lore2"})
    assert (s.pile, len(s.chaos)) == ((), 10)
    reply = all_pass(s, until="check.add")
    assert told_to_all(s, reply, "chaos_added") == [{"number": 2}]
    assert (words(s.pile), len(s.chaos)) == ("influence1 will1", 8)
    assert {(view.pile, view.chaos, view.check.cards, view.check.stage) for view in views(s)} == {(2, 8, (), "cards")}


@rule("U37.5", "U37.5a", "UD.44", "UQ.25", "U44.2a")
def test_everybody_has_one_opportunity_and_the_current_player_is_last():
    s, verdict = started_check(first=2, hands={0: "lore1 lore2", 1: "lore3", 2: "lore4 lore5", 3: "influence2"})
    to_cards(s)
    for seat, cards in ((3, ""), (0, "lore1 lore2"), (1, "lore3"), (2, "lore4")):
        assert asked(s) == [(seat, "check.add")]
        add(s, seat, cards)
    all_pass(s)
    assert (verdict, hand(s, 2), hand(s, 3)) == ([("passed", 10)], "lore5", "influence2")


@rule("U37.5", "UD.44")
def test_nobody_adds_and_only_chaos_counts():
    s, verdict = started_check(1, chaos="influence3 will1", hands={1: "lore1"})
    all_pass(s)
    assert (verdict, hand(s, 1)) == ([("passed", 2)], "lore1")


@rule("U37.5b", "U17.5", "U40.6", "U17.1a", "U17.4a2")
@pytest.mark.parametrize(
    ("scene", "most"),
    [({"places": {1: "brig"}}, 1), ({"revealed": {1: "hybrid"}}, 1), ({}, 3), ({"places": {1: "sick_bay"}}, 3)],
)
def test_how_many_cards_a_seat_may_add(scene, most):
    s, _ = started_check(hands={1: "lore1 lore2 lore3"}, **scene)
    to_cards(s)
    assert decision_of(s, 1).picks == Count(0, most)


@rule("U26.7", "U26.8", "UI.15", "U37.5")
def test_numbers_are_public_and_faces_are_not():
    s, _ = started_check(hands={1: "lore1 lore2", 2: "will4", 0: "will1"})
    to_cards(s)
    reply = add(s, 1, "lore1 lore2")
    assert heard(reply, 1, "cards_added") == [{"seat": 1, "number": 2, "cards": skill_cards("lore1 lore2")}]
    for other in (0, 2, 3, SPECTATOR):
        assert heard(reply, other, "cards_added") == [{"seat": 1, "number": 2}]
    for seat, view in zip((0, 1, 2, 3, SPECTATOR), views(s), strict=True):
        assert (view.check.counts, view.pile, view.check.shown) == ((0, 2, 0, 0), 4, ((),) * 4)
        assert words(view.added) == ("lore1 lore2" if seat == 1 else "")


@rule("U37.6", "U37.7", "UI.16", "UA3.13", "UA3.14")
def test_nobody_can_link_a_card_to_its_giver():
    """The same cards by other hands: everything that anybody else sees or hears is the same, from then on for good."""

    def played(first, second):
        s, verdict = started_check(hands={0: "will5", 1: "lore1 strength2", 2: "lore1 strength2", 3: "will1"})
        to_cards(s)
        told = [*add(s, 1, first).events, *add(s, 2, second).events]
        told += add(s, 3, "will1").events
        told += add(s, 0, "").events
        at_total = [GAME.view(s, seat) for seat in (0, 3, SPECTATOR)]
        assert [cards for cards in (*s.added, s.pile) if cards] == []
        told += all_pass(s).events
        told = [[event.seen_by(seat) for event in told] for seat in (0, 3, SPECTATOR)]
        return at_total, [GAME.view(s, seat) for seat in (0, 3, SPECTATOR)], told, verdict

    assert played("lore1", "strength2") == played("strength2", "lore1")


@rule("U37.7", "U37.6")
def test_the_cards_are_turned_up_in_an_order_that_tells_nothing():
    s, _ = started_check(hands={1: "will3", 2: "influence2", 3: "lore4"}, chaos="will1 influence1")
    to_cards(s)
    add(s, 1, "will3")
    add(s, 2, "influence2")
    reply = add(s, 3, "lore4")
    (shown,) = told_to_all(s, reply, "check_sorted")
    assert words(shown["cards"]) == "influence1 influence2 lore4 will1 will3"


@rule("U37.9", "UQ.47", "U13.2a")
def test_every_card_goes_to_the_pile_of_its_skill():
    s, _ = started_check(hands={1: "lore1 lore2 strength3"}, discards="lore3")
    to_cards(s)
    add(s, 1, "lore1 lore2 strength3")
    all_pass(s)
    assert [words(pile) for pile in s.discards] == ["influence1", "lore3 lore1 lore2", "", "strength3", "will1", ""]
    assert (s.checks, s.pile, s.added) == ([], (), [()] * 4)


@rule("U11.3", "U29.0")
def test_treachery_always_opposes():
    s, verdict = started_check(0, hands={1: "treachery5"}, revealed={1: "hybrid"}, skills=("influence", "will"))
    to_cards(s)
    add(s, 1, "treachery5")
    all_pass(s)
    assert verdict == [("failed", -3)]


# -- the chaos deck


@rule("U18.0", "U18.2", "UQ.8", "UD.66")
def test_a_new_chaos_deck_is_made_when_the_last_card_is_taken():
    s = position(hands={0: "lore1"})
    s.chaos = skill_cards("will2 treachery3")
    last = [take_chaos(s), take_chaos(s)]
    assert (words(last), len(s.chaos)) == ("treachery3 will2", 10)
    assert sorted(SKILL_OF[each] for each in s.chaos) == [skill for skill in range(5) for _ in range(2)]


@rule("UQ.8", "U18.1")
def test_a_check_that_begins_with_one_chaos_card():
    s = position(hands={0: "lore1"})
    s.chaos = skill_cards("will2")
    hold_check(s)
    to_cards(s)
    assert (len(s.pile), len(s.chaos), skill_cards("will2")[0] in s.pile) == (2, 9, True)


@rule("U18.2a", "UC.30", "U13.2b1")
def test_a_skill_with_fewer_than_two_cards_gives_none():
    s = position()
    s.chaos = skill_cards("will2")
    s.decks[0], s.discards[0] = skill_cards("influence1"), ()
    s.decks[1], s.discards[1] = skill_cards("lore1"), skill_cards("lore3")
    take_chaos(s)
    assert sorted(SKILL_OF[each] for each in s.chaos) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert (words(s.decks[0]), s.decks[1], s.discards[1]) == ("influence1", (), ())


@rule("U18.5")
def test_discarded_treachery_cards_are_shuffled_in_too():
    s = position()
    s.decks[TREACHERY], s.discards[TREACHERY] = s.decks[TREACHERY][:2], s.decks[TREACHERY][2:5]
    run(s, GrowChaos(4))
    assert [SKILL_OF[each] for each in s.chaos].count(TREACHERY) == 4


@rule("U18.5", "U27.1", "UI.13")
@pytest.mark.parametrize(("number", "left", "grown"), [(4, 21, 4), (4, 3, 3), (2, 0, 0)])
def test_treachery_cards_are_shuffled_in(number, left, grown):
    s = position()
    s.decks[TREACHERY] = s.decks[TREACHERY][:left]
    reply = run(s, GrowChaos(number))
    assert told_to_all(s, reply, "chaos_grew") == [{"number": grown, "size": 10 + grown}]
    assert [SKILL_OF[each] for each in s.chaos].count(TREACHERY) == grown
    assert len(s.decks[TREACHERY]) == left - grown


@rule("U18.5")
def test_they_are_mixed_with_what_lay_there():
    places = set()
    for seed in range(10):
        s = position(seed=seed)
        run(s, GrowChaos(1))
        places.add([SKILL_OF[each] for each in s.chaos].index(TREACHERY))
    assert len(places) > 3


@rule("U37.9", "U12.4")
def test_components_are_kept_through_a_whole_check():
    hands = {0: "lore5 will3", 1: "influence3 lore2", 2: "will1"}
    s, _ = started_check(hands=hands, keeps={1: "memory_of_the_deep"}, items={2: "lucky_ring"})
    before = GAME.components(s)
    react(s, 1, "play", HIDE_NOTHING)
    to_cards(s)
    assert GAME.components(s) == before
    add(s, 1, "lore2")
    add(s, 2, "will1")
    assert GAME.components(s) == before
    add(s, 0, "lore5")
    assert GAME.components(s) == before
    react(s, 0, "play", card(4, 3), 2)
    all_pass(s)
    assert (s.checks, GAME.components(s)) == ([], before)


@rule("UI.15", "UI.33")
def test_another_world_leaves_open_which_cards_somebody_else_has_added():
    s = position(4, places={0: "brig"}, hands={1: "lore1 will1 strength1", 2: "influence2 observation2"})
    run(s, *begin_check(s, "brig", 0, 8, (LORE, STRENGTH)))
    all_pass(s, until="check.add")
    add(s, 1, "lore1")
    added = set()
    for seed in range(20):
        world = s.copy()
        GAME.redeal_hidden(world, 2, Chance(bytes([seed]) * 32))
        added.add(SKILL_OF[world.added[1][0]])
        assert sorted(map(SKILL_OF.__getitem__, (*world.hands[1], *world.added[1]))) == sorted([LORE, WILL, STRENGTH])
    assert added == {LORE, WILL, STRENGTH}
    own = s.copy()
    GAME.redeal_hidden(own, 1, Chance(bytes(32)))
    assert (own.added[1], own.hands[1]) == (s.added[1], s.hands[1])
