"""The section Information, line by line: what is known of roles, and of what players could do but need not."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.checks import Rolling
from bathysphere.games.unfathomable.components import FACE_DOWN
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.setup.awakening import Awakening
from support.rules import rule
from support.unfathomable.positions import (
    act,
    all_pass,
    asked,
    dice,
    do,
    heard,
    offered,
    pick,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
    views,
)
from support.unfathomable.single_steps import defeat, defeat_passenger, hold_check, roll_die, started_check

OTHERS = (1, 2, 3, SPECTATOR)


def all_see(s: UnfathomableState, **fields: object) -> None:
    """Every seat and a spectator see these fields so."""
    for field, expected in fields.items():
        assert [getattr(view, field) for view in views(s)] == [expected] * (s.seats + 1), field


# -- roles


@rule("UI.17", "UI.34", "UI.18")
def test_roles_are_their_owners_and_nobody_knows_the_deck():
    s = position(roles={0: "human", 1: "hybrid", 2: "cultist human"}, role_deck="hybrid human human human")
    all_see(s, role_deck=4)
    own = [view.players[seat].roles for seat, view in enumerate(views(s)[:4])]
    assert own == [(HUMAN,), (HYBRID,), (CULTIST, HUMAN), (HUMAN,)]
    others = [player.roles for view in views(s) for seat, player in enumerate(view.players) if seat != view.seat]
    assert set(others) == {(FACE_DOWN,), (FACE_DOWN, FACE_DOWN)}


@rule("UI.18", "UI.21")
def test_a_role_card_that_was_handed_on_stays_known_to_whoever_had_it():
    s = position(revealed={1: "hybrid"}, roles={1: ""}, role_deck="human cultist human human")
    reply = run(s, Awakening())
    assert [heard(reply, seat, "role_dealt")[1] for seat in (0, 1)] == [{"seat": 1}, {"seat": 1, "role": CULTIST}]
    for seat in range(4):
        do(s, seat, "ready")
    reply = do(s, 1, "pass_to", 3)
    told = {"seat": 1, "to": 3, "number": 1}
    private = {**told, "roles": (CULTIST,)}
    passed = [heard(reply, seat, "roles_passed") for seat in (0, 1, 2, 3, SPECTATOR)]
    assert passed == [[told], [private], [told], [private], [told]]
    assert [view.players[3].roles for view in views(s)] == [
        (FACE_DOWN,) * 3, (FACE_DOWN, FACE_DOWN, CULTIST), (FACE_DOWN,) * 3, (HUMAN, HUMAN, CULTIST), (FACE_DOWN,) * 3,
    ]  # fmt: skip


@rule("UI.18", "UI.33", "UI.34")
@pytest.mark.parametrize("own", ["human", "hybrid"])
def test_whoever_handed_a_card_on_cannot_tell_which_of_two_alike_was_revealed(own):
    """Seat 0 gave a hybrid card to seat 1, who now reveals one. What else seat 1 has stays his secret."""
    s = position(crew="jeanne keilani", first=1, revealed={0: "cultist"}, roles={0: "", 1: own}, row="calm_waters reef")
    s.role_deck = (HYBRID, HUMAN, HUMAN, HUMAN)
    run(s, Awakening())
    for seat in range(4):
        do(s, seat, "ready")
    do(s, 0, "pass_to", 1)
    for seat in range(4):
        do(s, seat, "ready")
    assert GAME.view(s, 0).players[1].roles == (FACE_DOWN, FACE_DOWN, HYBRID)
    act(s, "reveal", HYBRID)
    assert GAME.view(s, 0).players[1].roles == (FACE_DOWN, FACE_DOWN)
    assert sorted(GAME.view(s, 1).players[1].roles) == sorted((HUMAN, HYBRID if own == "hybrid" else HUMAN))


@rule("UI.19")
def test_a_revealed_role_is_everybodys():
    s = position(crew="keilani", roles={0: "cultist"})
    reply = act(s, "reveal", CULTIST)
    assert told_to_all(s, reply, "revealed") == [{"seat": 0, "role": CULTIST}]
    assert {view.players[0].revealed for view in views(s)} == {CULTIST}


@rule("UI.20", "U19.1")
def test_at_the_end_all_roles_and_hands_lie_open():
    s = position(
        roles={0: "human hybrid", 2: "cultist"}, hands={1: "lore1"}, dials={"souls": 1}, passengers={"deck1": "soul"}
    )
    all_see(s, roles=(), hands=())
    defeat_passenger(s, "deck1")
    all_see(s, roles=((HUMAN, HYBRID), (HUMAN,), (CULTIST,), (HUMAN,)), hands=tuple(s.hands))


@rule("UI.22", "UA3.23")
def test_whoever_looked_at_roles_knows_them_and_all_know_that_he_did():
    s = position(crew="ishmael", feats=(0,), roles={1: "hybrid human"})
    reply = act(s, "deep_one_ancestry", 1)
    told = {"seat": 0, "target": 1}
    assert [heard(reply, seat, "roles_seen") for seat in (2, 3, SPECTATOR)] == [[told]] * 3
    assert heard(reply, 1, "roles_seen") == heard(reply, 0, "roles_seen") == [{**told, "roles": (HUMAN, HYBRID)}]
    assert [view.players[1].roles for view in views(s)] == [
        (HUMAN, HYBRID), (HYBRID, HUMAN), (FACE_DOWN,) * 2, (FACE_DOWN,) * 2, (FACE_DOWN,) * 2,
    ]  # fmt: skip


@rule("UL.21", "UL.20", "UL.23", "UI.18")
def test_everybody_looks_at_the_same_time_and_then_the_cards_lie_face_down():
    """Whoever got a card is asked like all others; nothing is told when somebody is ready, and nothing stays open."""
    s = position(role_deck="hybrid human human human")
    run(s, Awakening())
    assert asked(s) == [(seat, "roles.look") for seat in s.around()]
    assert {tuple(offered(s, seat)) for seat in range(4)} == {(("ready",),)}
    before = [view.players for view in views(s)]
    for seat in (2, 0, 3):
        reply = do(s, seat, "ready")
        assert heard(reply, SPECTATOR) == []
    assert [view.players for view in views(s)] == before
    do(s, 1, "ready")
    assert {view.players[0].roles for view in views(s)[1:]} == {(FACE_DOWN, FACE_DOWN)}


# -- sheets, dice, windows


@rule("UI.29", "U14.3")
def test_sheets_feats_and_titles_are_open():
    s = position(crew="jeanne arjun keilani svetlana", feats=(1, 3), captain=2, keeper=0)
    all_see(s, titles=(2, 0))
    assert {tuple(player.feat for player in view.players) for view in views(s)} == {(False, True, False, True)}
    assert {tuple(player.character for player in view.players) for view in views(s)} == {tuple(s.characters)}


@rule("UI.31", "U26.0", "UL.16k")
def test_dice_numbers_actions_and_the_current_player_are_open():
    s = position(first=2, hands={1: "observation3", 3: "will1"}, places={2: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 3)
    roll_die(s, "attack", 2, number=4)
    react(s, 1, "play", *skill_cards("observation3"), 2)
    do(s, 3, "pass")
    all_see(s, turn=s.turn, acting=s.acting, roll=Rolling("attack", 2, 4, modifier=2, face=3))
    assert (s.turn.seat, s.acting.left) == (2, 2)


@rule("UI.32", "U44.16a", "UD.60")
def test_that_somebody_wants_to_act_is_told_and_not_what_he_would_do():
    s, _ = started_check(hands={1: "observation5", 2: "lore5", 3: "will1"})
    assert asked(s) == [(1, "check.before"), (2, "check.before"), (3, "check.before")]
    do(s, 1, "play", *skill_cards("observation5"))
    do(s, 2, *offered(s, 2, "play")[0])
    reply = do(s, 3, "pass")
    assert told_to_all(s, reply, "several_want") == [{"seats": (1, 2)}]
    assert [told.kind for told in heard(reply, SPECTATOR)] == ["several_want"]
    do(s, 0, *offered(s, 0)[1])
    reply = do(s, 2, "pass")
    assert heard(reply, SPECTATOR) == [], "he may decline, and nobody learns what he had"


@rule("UI.33", "UI.14", "UD.43", "UD.45", "UD.39", "UD.40", "UD.42")
@pytest.mark.parametrize(
    ("moment", "useless", "useful"),
    [
        ("check.before", "observation1", "observation5"),
        ("check.after", "will1", "will3"),
        ("roll.before", "observation1", "observation3"),
        ("roll.after", "strength5", "strength1"),
        ("defeat.character", "strength1", "strength5"),
    ],
)
def test_everybody_with_a_card_is_asked_whatever_it_is(moment, useless, useful):
    """Seat 1 can use the one card now and not the other; the pictures of everybody else are the same."""
    pictures = []
    for held in (useless, useful):
        s = position(hands={1: held})
        if moment.startswith("check"):
            hold_check(s)
        elif moment.startswith("roll"):
            roll_die(s, "attack", number=4)
        else:
            defeat(s, 1)
        all_pass(s, until=moment)
        assert asked(s) == [(1, moment)]
        assert len(offered(s, 1)) == 1 if held == useless else len(offered(s, 1)) > 1
        pictures.append([view for view in views(s) if view.seat != 1])
    assert pictures[0] == pictures[1]


@rule("UI.33", "UD.15", "UD.25")
@pytest.mark.parametrize(("needed", "more"), [("lore3", "lore3 lore1"), ("lore1 lore2", "lore1 lore5")])
def test_whoever_pays_is_asked_alike_with_and_without_a_choice(needed, more):
    asking = []
    for cards in (needed, more):
        s = position(places={0: "chapel"}, hands={0: cards}, damage={"chapel": "structural_damage_lore"})
        act(s, "repair", number("chapel"))
        asking.append([view.asked for view in views(s)])
    assert asking == [[((0, "repair.pay"),)] * 5] * 2


@rule("UI.35", "U26.2")
def test_of_a_discard_the_number_is_told_and_the_top_is_seen():
    eleven = "lore1 lore1 lore1 lore1 lore1 will1 will1 will1 will1 will1 will2 will2"
    s = position(hands={0: eleven}, at="end")
    reply = pick(s, 0, *[("discard", card) for card in skill_cards("will1 will2")])
    told = {"seat": 0, "number": 2, "why": "limit"}
    assert heard(reply, 0, "discarded") == [{**told, "cards": skill_cards("will1 will2")}]
    assert [heard(reply, seat, "discarded") for seat in OTHERS] == [[told]] * 4
    assert {view.tops[4] for view in views(s)} == set(skill_cards("will2"))
