"""Articles 16, 43, 45 and 52: role cards, the reveal action and the awakening phase."""

import pytest

from bathysphere.engine import SPECTATOR, Ordered, decision_of
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, TREACHERY
from bathysphere.games.unfathomable.components import FACE_DOWN
from bathysphere.games.unfathomable.state import Loyalty
from bathysphere.games.unfathomable.steps.setup.awakening import Awakening
from bathysphere.games.unfathomable.steps.turn.reveal import rest
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    asked,
    dial,
    do,
    hand,
    heard,
    kinds,
    offered,
    pick,
    position,
    run,
    skill_cards,
    told_to_all,
    views,
)

TWELVE = "calm_waters rough_water stormy_seas"
EIGHT = "calm_waters rough_water"


def look(s):
    """Everybody looks at his roles and is ready."""
    assert asked(s) == [(seat, "roles.look") for seat in s.around()]
    for seat in s.around():
        do(s, seat, "ready")


def roles_of(s, seat):
    return [card.role for card in s.roles[seat]]


# -- before revealing


@rule("U16.0", "U16.0.2", "U16.7", "UI.18", "UI.34", "U26.5")
def test_everybody_knows_his_own_roles_and_how_many_others_have():
    s = position(roles={0: "human hybrid", 1: "human", 2: "cultist human"})
    assert [seen.players[0].roles for seen in views(s)] == [(HUMAN, HYBRID)] + [(FACE_DOWN, FACE_DOWN)] * 4
    assert [seen.players[2].roles for seen in views(s)][2:4] == [(CULTIST, HUMAN), (FACE_DOWN, FACE_DOWN)]


@rule("U8.0", "U16.6", "U35.0")
def test_a_hidden_traitor_counts_as_human():
    s = position(roles={0: "hybrid", 1: "cultist"}, revealed={2: "hybrid"})
    assert s.humans() == [0, 1, 3]


@rule("U43.0", "UD.30", "UC.31", "UC.15", "UI.33")
@pytest.mark.parametrize(
    ("roles", "options"),
    [
        ("human", []),
        ("human human", []),
        ("hybrid", [("reveal", HYBRID)]),
        ("human cultist", [("reveal", CULTIST)]),
        ("cultist hybrid", [("reveal", HYBRID), ("reveal", CULTIST)]),
        ("hybrid hybrid", [("reveal", HYBRID)]),
    ],
)
def test_only_a_traitor_can_reveal_himself(roles, options):
    s = position(roles={0: roles})
    assert actions(s, "reveal") == options
    assert {seen.asked for seen in views(s)} == {views(position())[0].asked}


@rule("UL.46", "U40.1")
def test_nobody_reveals_himself_twice():
    s = position(revealed={0: "hybrid"}, roles={0: "cultist"})
    assert actions(s, "reveal") == []


# -- the reveal action


@rule("U43.1", "U43.1a", "UD.31", "U40.0", "UI.19", "UL.56", "U43.7")
@pytest.mark.parametrize("role", [HYBRID, CULTIST])
def test_one_card_is_laid_open(role):
    s = position(crew="keilani", roles={0: "cultist hybrid"}, row=TWELVE)
    reply = act(s, "reveal", role)
    assert told_to_all(s, reply, "revealed") == [{"seat": 0, "role": role}]
    assert (s.revealed[0], roles_of(s, 0)) == (role, [HYBRID + CULTIST - role])
    assert (s.human(0), s.acting.left) == (False, 1)
    assert [seen.players[0].revealed for seen in views(s)] == [role] * 5


@rule("U43.2", "U45.0", "UD.32", "U43.2.2")
def test_the_ability_of_the_sheet_comes_once():
    s = position(crew="keilani", roles={0: "hybrid"})
    reply = act(s, "reveal", HYBRID)
    assert told_to_all(s, reply, "reveal_ability") == [{"seat": 0, "ability": "break_morale"}]
    assert (dial(s, "sanity"), s.has_ability(0)) == (7, False)


@rule("UL.50", "U43.6")
def test_in_the_brig_there_is_neither_ability_nor_swap():
    s = position(crew="keilani", roles={0: "hybrid"}, places={0: "brig"}, hands={0: "lore1"})
    reply = act(s, "reveal", HYBRID)
    assert told_to_all(s, reply, "reveal_ability") == []
    assert (dial(s, "sanity"), s.human(0), hand(s, 0), asked(s)) == (8, False, "lore1", [(0, "action")])


@pytest.fixture
def revealing():
    """Whoever reveals himself below 12 has two more role cards to give away."""
    s = position(crew="keilani", roles={0: "hybrid human cultist"}, row=EIGHT, revealed={3: "hybrid"})
    act(s, "reveal", HYBRID)
    return s


@pytest.fixture
def handed_on(revealing):
    return revealing, do(revealing, 0, "pass_to", 1)


@rule("U43.3", "UD.33", "UQ.14")
def test_below_12_whoever_reveals_himself_must_name_another_player(revealing):
    s = revealing
    assert asked(s) == [(0, "reveal.hand_on")]
    assert [choice[0] for choice in offered(s, 0)] == ["pass_to"] * 3


@rule("UQ.13")
def test_a_revealed_traitor_may_be_named_too(revealing):
    assert offered(revealing, 0) == [("pass_to", seat) for seat in (1, 2, 3)]
    do(revealing, 0, "pass_to", 3)
    assert roles_of(revealing, 3) == [HUMAN, CULTIST]


@rule("U43.3", "U43.3.2")
def test_below_12_the_other_cards_go_to_that_player(handed_on):
    s, _ = handed_on
    assert (roles_of(s, 0), roles_of(s, 1)) == ([], [HUMAN, HUMAN, CULTIST])


@rule("UI.21")
def test_only_giver_and_receiver_see_what_is_passed_on(handed_on):
    _, reply = handed_on
    passed = {"seat": 0, "to": 1, "number": 2}
    assert [heard(reply, seat, "roles_passed") for seat in (2, 3, SPECTATOR)] == [[passed]] * 3
    assert [heard(reply, seat, "roles_passed") for seat in (0, 1)] == [[{**passed, "roles": (HUMAN, CULTIST)}]] * 2


@rule("UI.18")
def test_a_former_owner_still_knows_the_cards_passed_on(handed_on):
    s, _ = handed_on
    seen = [view.players[1].roles for view in views(s)]
    hidden = (FACE_DOWN,) * 3
    assert seen == [(FACE_DOWN, HUMAN, CULTIST), (HUMAN, HUMAN, CULTIST), hidden, hidden, hidden]


@rule("UL.23", "UC.18")
def test_then_all_look_at_their_roles_so_that_the_receiver_does_not_stand_out(handed_on):
    s, _ = handed_on
    look(s)
    assert asked(s) == [(0, "action")]


@rule("UQ.14", "UL.23")
def test_without_other_cards_that_step_is_skipped():
    s = position(crew="keilani", roles={0: "hybrid"})
    act(s, "reveal", HYBRID)
    assert asked(s) == [(0, "action")]


@rule("U43.3.3")
def test_from_12_on_he_keeps_them():
    s = position(crew="keilani", roles={0: "hybrid human"}, row=TWELVE)
    reply = act(s, "reveal", HYBRID)
    assert (roles_of(s, 0), asked(s)) == ([HUMAN], [(0, "action")])
    assert "roles_passed" not in kinds(heard(reply, 0))


@rule("U43.4", "U43.5", "U43.5.2", "G16", "G29")
def test_titles_kept_cards_and_the_feat_are_lost():
    keeps = {0: "sacrifice_deep_one barricade_the_hatches"}
    s = position(
        crew="keilani arjun", roles={0: "hybrid"}, keeps=keeps, feats=(0,), spells_kept={0: "revelation_of_script"}
    )
    reply = act(s, "reveal", HYBRID)
    assert (s.titles[0], s.feats[0], s.keeps[0]) == (1, False, ())
    assert sorted(s.mythos_discard) == sorted([mythos("sacrifice_deep_one"), mythos("barricade_the_hatches")])
    assert len(told_to_all(s, reply, "kept_card_left")) == 2
    assert len(s.spells_kept[0]) == 1


@rule("U43.6", "UD.34", "U11.1", "UI.35")
@pytest.mark.parametrize("swapped", ["", "lore1", "lore1 will2 will2"])
def test_any_number_of_hand_cards_become_treachery(swapped):
    s = position(crew="keilani", roles={0: "hybrid"}, hands={0: "lore1 will2 will2"})
    act(s, "reveal", HYBRID)
    assert (asked(s), decision_of(s, 0).picks) == ([(0, "reveal.swap")], Ordered(0, 3))
    cards = skill_cards(swapped)
    reply = pick(s, 0, *[("discard", card) for card in cards])
    assert len(s.hands[0]) == 3
    assert [SKILL_OF[card] for card in s.hands[0]].count(TREACHERY) == len(cards)
    if cards:
        assert heard(reply, 1, "discarded") == [{"seat": 0, "number": len(cards), "why": "reveal"}]
    assert asked(s) == [(0, "action")]


@rule("U43.6", "U27.1")
def test_a_short_treachery_deck_gives_what_it_has():
    s = position(crew="keilani", roles={0: "hybrid"}, hands={0: "lore1 will2"})
    s.decks[TREACHERY] = skill_cards("treachery3")
    act(s, "reveal", HYBRID)
    pick(s, 0, *[("discard", card) for card in skill_cards("lore1 will2")])
    assert hand(s, 0) == "treachery3"


@rule("U43.8", "UQ.39", "U40.7")
def test_from_the_first_step_on_he_is_a_traitor():
    """The order: revealed, ability, cards passed on, titles, hand."""
    s = position(crew="keilani arjun", roles={0: "hybrid human"}, hands={0: "lore1"})
    reply = act(s, "reveal", HYBRID)
    assert kinds(heard(reply, 1)) == ["revealed", "reveal_ability", "dial_changed"]
    assert (s.human(0), s.titles[0], asked(s)) == (False, 0, [(0, "reveal.hand_on")])
    do(s, 0, "pass_to", 2)
    look(s)
    assert (s.titles[0], asked(s)) == (1, [(0, "reveal.swap")])


@rule("U42.1a", "U43.2")
def test_revealing_may_end_the_game():
    s = position(crew="keilani", roles={0: "hybrid"}, dials={"sanity": 1})
    act(s, "reveal", HYBRID)
    assert (s.outcome.reason, s.outcome.winners) == ("sanity", (0,))


# -- the awakening phase


@pytest.fixture
def awakened():
    s = position(first=2, role_deck="hybrid human human cultist")
    return s, run(s, Awakening())


@rule("U52.1", "U16.1")
def test_in_the_awakening_everybody_gets_a_second_card(awakened):
    s, _ = awakened
    assert [roles_of(s, seat) for seat in (2, 3, 0, 1)] == [[HUMAN, role] for role in (HYBRID, HUMAN, HUMAN, CULTIST)]
    assert s.awake


@rule("UI.18")
def test_nobody_else_sees_the_second_card(awakened):
    _, reply = awakened
    assert heard(reply, 1, "role_dealt")[3] == {"seat": 1, "role": CULTIST}
    assert [heard(reply, seat, "role_dealt")[3] for seat in (0, 2, 3, SPECTATOR)] == [{"seat": 1}] * 4


@rule("U52.2", "UD.54")
def test_in_the_awakening_all_look_at_once_and_all_must_be_ready(awakened):
    s, _ = awakened
    assert asked(s) == [(seat, "roles.look") for seat in s.around()]
    for seat in (2, 3, 0):
        do(s, seat, "ready")
    assert {kind for _, kind in asked(s)} == {"roles.look"}
    do(s, 1, "ready")
    assert asked(s) == [(2, "action")]


@rule("U52.4")
def test_after_the_awakening_play_goes_on_where_it_was(awakened):
    s, _ = awakened
    look(s)
    assert asked(s) == [(2, "action")]


@rule("UL.45", "UI.17")
def test_the_awakening_leaves_the_role_deck_empty(awakened):
    s, _ = awakened
    assert (s.role_deck, {seen.role_deck for seen in views(s)}) == ((), {0})


@rule("U52.3", "U52.3a", "UD.55", "UD.56", "UC.19", "UI.21")
def test_revealed_traitors_pass_the_new_card_to_a_human():
    revealed = {1: "hybrid", 3: "cultist"}
    s = position(first=2, revealed=revealed, roles={1: "human", 3: ""}, role_deck="human hybrid human human")
    run(s, Awakening())
    look(s)
    assert (asked(s), offered(s, 3)) == ([(3, "roles.pass")], [("pass_to", 0), ("pass_to", 2)])
    do(s, 3, "pass_to", 0)
    assert (asked(s), offered(s, 1)) == ([(1, "roles.pass")], [("pass_to", 0), ("pass_to", 2)])
    do(s, 1, "pass_to", 0)
    assert [roles_of(s, seat) for seat in range(4)] == [[HUMAN, HUMAN, HYBRID, HUMAN], [HUMAN], [HUMAN, HUMAN], []]
    assert s.roles[0][2] == Loyalty(HYBRID, 1 << 3)
    look(s)
    assert asked(s) == [(2, "action")]


@rule("UI.18")
def test_whoever_knew_both_of_two_alike_still_knows_the_one_that_is_left():
    """One has seen both hybrids, another only the first: he cannot tell which of them was laid open."""
    s = position(4)
    both, one = 1 << 1 | 1 << 2, 1 << 1
    cards = (Loyalty(HYBRID, both), Loyalty(HYBRID, one), Loyalty(HUMAN, 0))
    assert rest(s, cards, HYBRID) == (Loyalty(HUMAN, 0), Loyalty(HYBRID, one))
