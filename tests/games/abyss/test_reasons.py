"""Why not: whatever a player would try and is not offered has its reason, and the reason is the true one."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.reasons import WITH_POWERS
from bathysphere.games.abyss.steps.arrival import UseArrow
from support.abyss.positions import about_to_recruit, asked, card, control, do, lords, recruit, scene

SQUID, CRAB, SEAHORSE = (RACES.index(race) for race in ("squid", "crab", "seahorse"))
ALL_OPTIONS = dict.fromkeys(Options.__struct_fields__, True)


def barred(s, seat=0):
    """Target, code and facts of all that is barred."""
    found = GAME.reasons(GAME.view(s, seat), decision_of(s, seat))
    return {reason.target: (reason.code, reason.facts) for reason in found}


def codes(s, seat=0):
    return {target: code for target, (code, _) in barred(s, seat).items()}


# -- a turn


@pytest.mark.parametrize(
    ("hand", "pearls", "code", "facts"),
    [
        ("squid5 jellyfish5 shellfish5", 9, "lacks_race", {"race": CRAB}),
        ("crab5 crab4 squid1", 9, "lacks_races", {"wanted": 3, "number": 2}),
        ("crab1 squid1 jellyfish2", 1, "lacks_value", {"price": 6, "value": 4, "pearls": 1, "missing": 1}),
        ("", 9, "lacks_race", {"race": CRAB}),
    ],
)
def test_a_lord_who_cannot_be_paid_says_what_is_missing(hand, pearls, code, facts):
    jailer = lord("jailer")
    s = scene(hands={0: hand}, pearls={0: pearls}, court="jailer")
    assert barred(s)["lord", jailer] == (code, {"lord": jailer, **facts})


def test_with_the_diplomat_no_race_is_missing_but_their_number():
    s = scene(hands={0: "squid5 jellyfish5"}, free={0: "diplomat"}, court="jailer")
    assert barred(s)["lord", lord("jailer")] == (
        "lacks_races", {"lord": lord("jailer"), "wanted": 3, "number": 2},
    )  # fmt: skip


def test_the_price_in_a_reason_is_the_one_that_holds_for_the_seat():
    s = scene(hands={0: "crab5 squid1 jellyfish2"}, pearls={0: 1}, free={1: "recruiter"}, court="jailer")
    _, facts = barred(s)["lord", lord("jailer")]
    assert (facts["price"], facts["missing"]) == (12, 3)


def test_empty_areas_are_barred_and_full_ones_are_not():
    s = scene(council="crab1 squid2")
    empty = {target[1] for target, code in codes(s).items() if code == "area_empty"}
    assert empty == set(range(5)) - {CRAB, SQUID}


def test_without_a_card_to_reveal_nobody_explores():
    assert codes(scene(deck="", council="crab1"))["explore",] == "nothing_to_reveal"
    assert ("explore",) not in codes(scene())


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"court": "keeper reaper shepherd miller landowner jailer"}, "court_full"),
        ({"lord_deck": ""}, "no_lords_left"),
        ({"pearls": {0: 0}}, "no_pearl"),
        ({}, None),
    ],
)
def test_an_intrigue_needs_room_a_lord_and_a_pearl(changes, code):
    s = scene(**{"court": "keeper", **changes})
    assert codes(s).get(("intrigue",)) == code
    assert (("intrigue",) in decision_of(s, 0).options) is (code is None)


def test_lords_with_powers_say_why_they_rest():
    s = scene(free={0: "slaver oracle"}, turned={0: "opportunist"}, court="keeper")
    rest = codes(s)
    assert rest["lord", lord("slaver")] == "slaver_idle"
    assert rest["lord", lord("oracle")] == "oracle_idle"
    assert rest["lord", lord("opportunist")] == "turned"
    s = scene(free={0: "opportunist slaver"}, hands={0: "crab1 crab2"}, court="keeper", lord_deck="")
    assert codes(s)["lord", lord("opportunist")] == "opportunist_idle"
    do(s, 0, "slaver", card("crab1"))
    assert codes(s)["lord", lord("slaver")] == "power_used"
    assert codes(s)["lord", lord("opportunist")] == "opportunist_idle"


def test_powers_are_spoken_of_in_the_questions_that_admit_them():
    """The steps themselves say which those are."""
    admitting, kinds = {step for step in GAME.steps.values() if step.admits_powers}, {}
    for s, decision in played(40):
        kinds.setdefault(type(s.stack[-1]), set()).add(decision.kind)
    powers_in = set(WITH_POWERS)
    assert {kind for step in admitting for kind in kinds.get(step, ())} == powers_in
    assert not {kind for step, asked in kinds.items() if step not in admitting for kind in asked} & powers_in


# -- an exploration


def test_cards_left_on_the_track_are_out_of_reach():
    s = scene(deck="monster crab1 crab2 crab3", pearls={1: 1})
    do(s, 0, "explore")
    assert not barred_in_track(s)
    do(s, 0, "go_on")
    assert asked(s) == [(1, "explore.buy")]
    assert barred_in_track(s, 1) == {0: "monster_passed"}
    do(s, 1, "pass")
    do(s, 0, "go_on")
    do(s, 1, "pass")
    assert barred_in_track(s) == {0: "monster_passed", 1: "ally_passed"}


def barred_in_track(s, seat=0):
    return {target[1]: code for target, code in codes(s, seat).items() if target[0] == "track"}


def test_rewards_without_tokens_are_barred():
    s = scene(deck="monster crab1", threat=3, free={1: "tamer"}, supply=(2,))
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert barred(s) == {("reward", 0, 2): ("tokens_short", {"number": 1})}


# -- a recruitment


def test_allies_that_no_payment_can_begin_with():
    s = scene(hands={0: "seahorse5 seahorse4 crab1"}, pearls={0: 0}, court="shepherd")  # one race: Seahorses
    do(s, 0, "recruit", lord("shepherd"))
    assert barred(s) == {
        ("ally", card("crab1")): ("only_race", {"lord": lord("shepherd"), "race": SEAHORSE}),
    }


def test_allies_of_a_race_too_weak_for_the_price():
    s = scene(hands={0: "seahorse2 crab5 squid1"}, pearls={0: 0}, court="reaper")  # two races, price 7
    do(s, 0, "recruit", lord("reaper"))
    assert codes(s) == {("ally", card("squid1")): "out_of_reach"}


@pytest.mark.parametrize(
    ("free", "paid", "target", "code"),
    [
        ("", "seahorse1 crab1 squid5", "squid5", "only_weakest"),
        ("master_of_magic", "seahorse1 squid5 jellyfish5", "seahorse1", "only_strongest"),
    ],
)
def test_only_the_weakest_or_strongest_becomes_a_companion(free, paid, target, code):
    s = scene(hands={0: paid}, free={0: free}, court="keeper miller reaper", pearls={0: 9})
    recruit(s, 0, "keeper", paid)  # three races
    assert asked(s) == [(0, "recruit.companion")]
    assert codes(s) == {("ally", card(target)): code}


# -- a location


def test_pieces_that_are_no_keys_or_too_few():
    s = scene(
        3,
        deck="monster crab1",
        threat=3,
        free={0: "keeper recruiter sage hermit jailer"},
        turned={0: "commander"},
        places={0: {"jail": "reaper"}},
        available="chasm",
    )
    do(s, 0, "explore")
    do(s, 0, "fight")
    found = codes(s)
    assert asked(s) == [(0, "control.keys")]
    assert found["lord", lord("jailer")] == "no_key"
    assert ("lord", lord("keeper")) not in found
    assert found["lord", lord("commander")] == "turned"
    assert found["lord", lord("reaper")] == "covered"


def test_single_keys_that_do_not_suffice_are_barred_beside_a_lord_with_three():
    s = scene(deck="monster crab1", threat=3, free={0: "sage hermit"}, available="chasm")
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert barred(s) == {("token",): ("single_keys_short", {"wanted": 3})}


def test_a_short_pile_and_tiles_that_were_not_drawn():
    s = scene(deck="monster crab1", threat=6, keys={0: 1}, available="chasm", pile="jail barracks")
    do(s, 0, "explore")
    do(s, 0, "fight")
    short = ("pile_short", {"number": 2})
    assert barred(s) == {("draw", 3): short, ("draw", 4): short}
    do(s, 0, "draw", 2)
    assert codes(s) == {("location", location("chasm")): "not_drawn"}


def test_black_smokers_are_swapped_for_the_pile_alone():
    s = scene(deck="monster crab1", threat=6, keys={0: 1}, available="black_smokers chasm", pile="jail")
    do(s, 0, "explore")
    do(s, 0, "fight")
    control(s, 0, "black_smokers")
    assert codes(s) == {("location", location("chasm")): "not_in_pile"}


# -- single Lords


def test_whom_the_hunter_cannot_rob():
    s = about_to_recruit("hunter", seats=4, monsters={1: (2,), 2: (2,), 3: ()})
    recruit(s, 0, "hunter")
    assert barred(s) == {("seat", 3): ("no_tokens", {"seat": 3})}
    s = about_to_recruit("hunter", seats=4, monsters={1: (2,), 2: (2,), 3: (2,)}, free={3: "shaman"})
    recruit(s, 0, "hunter")
    assert codes(s) == {("seat", 3): "shielded"}


def test_whom_the_assassin_does_not_reach():
    s = about_to_recruit(
        "assassin",
        seats=4,
        free={1: "slaver oracle", 2: "peddler trader", 3: "shaman landlord"},
        places={1: {"jail": "commander"}},
    )
    recruit(s, 0, "assassin")
    found = codes(s)
    expected = dict.fromkeys(lords("peddler trader"), "asked_apart") | dict.fromkeys(
        lords("shaman landlord"), "shielded"
    )
    assert found == {("lord", each): code for each, code in (expected | {lord("commander"): "covered"}).items()}


@pytest.mark.parametrize("name", ["schemer", "traitor"])
def test_with_the_option_schemer_and_traitor_do_not_discard_themselves(name):
    s = about_to_recruit(name, free={0: "slaver"}, places={0: {"jail": "commander"}}, others_only=True)
    recruit(s, 0, name)
    assert codes(s) == {("lord", lord(name)): "not_himself", ("lord", lord("commander")): "covered"}


def test_the_apprentice_takes_no_empty_area():
    s = about_to_recruit("apprentice", council="crab1 squid1")
    recruit(s, 0, "apprentice")
    assert set(codes(s).values()) == {"area_empty"}
    assert len(codes(s)) == 3


# -- whole games


def played(games):
    """Every question of some random games, half of them with all options on."""
    for seed in range(games):
        s = GAME.new(2 + seed % 3, seed, ALL_OPTIONS if seed % 2 else {})
        chance = Chance(seed_bytes(f"reasons {seed}"))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            yield s, decision
            answer(s, decision.seat, any_answer(decision, chance))


def test_over_whole_games_what_is_not_offered_has_a_reason_and_what_is_has_none():
    kinds = set()
    for s, decision in played(15):
        found = barred(s, decision.seat)
        kinds |= {decision.kind} if found else set()
        if decision.kind != "turn.action":
            continue
        for each in s.court:
            assert (("lord", each) in found) is (("recruit", each) not in decision.options)
            if found.get(("lord", each), ("",))[0] == "lacks_value":
                assert found["lord", each][1]["missing"] > 0
        for race in range(len(RACES)):
            offered = any(option[0] == "council" and race in option[1:] for option in decision.options)
            assert (("council", race) in found) != offered
        for action in (("explore",), ("intrigue",)):
            assert (action in found) is (action not in decision.options)
    assert (
        {"turn.action", "explore.take", "explore.buy", "recruit.pay", "control.keep"}
        <= kinds
        <= {*GAME.offers, *GAME.explains}
    )


def test_questions_without_anything_barred_give_no_reasons():
    s = about_to_recruit("traitor", court="jailer keeper reaper shepherd", hands={1: "crab1"})
    recruit(s, 0, "traitor")
    do(s, 0, "replace", lord("traitor"), lord("jailer"))
    assert isinstance(s.stack[-1], UseArrow)
    assert barred(s) == {}
