"""Mythos cards after their crisis: the symbols of activation and track, the brig, and who may choose."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, mythos
from support.rules import rule
from support.unfathomable.mythos_cards import LORE, NO_SUPPLY, TWO_LEFT, scene
from support.unfathomable.positions import asked, deep_ones, do, heard, kinds, offered
from support.unfathomable.single_steps import go_on

# -- the symbols, and whoever may choose


def in_the_brig(card):
    """The current player is a prisoner. Hydra, Dagon and a deep one stand ready, each with something of its own to do;
    the captain picks the ritual where there is a choice."""
    s = scene(
        card.personal, at="mythos", mythos=card.id, places={0: "brig"}, hydra="water1", dagon="water2",
        deep_ones={"water6": 1}, feats=(),
    )  # fmt: skip
    told = [event.kind.name for event in s.events]
    question = asked(s), deep_ones(s)
    if card.track == "choice":
        told += [event.kind.name for event in do(s, 1, "advance", "ritual").events]
    return s, told, question


ACTED = {
    "deep_ones": {"deck6": 1},
    "mother_hydra": {"water6": 1},
    "father_dagon": {"water6": 1, "deck2": 2},
}
EACH_CARD = pytest.mark.parametrize("card", MYTHOS, ids=lambda card: card.id)


@rule("U17.7", "U17.7.2", "UQ.32")
@EACH_CARD
def test_in_the_brig_the_crisis_is_skipped(card):
    s, told, _ = in_the_brig(card)
    assert told.count("crisis_skipped") == 1
    assert not {"check_began", "crisis_chosen", "dial_changed"} & set(told)
    assert (s.dials, s.keeps, len(s.chaos)) == ([5] * 4, [()] * 4, 10)


@rule("U12.2", "U12.21", "U12.24")
@EACH_CARD
def test_in_the_brig_the_activation_symbol_is_resolved(card):
    s, told, _ = in_the_brig(card)
    acted = dict(ACTED[card.icon])
    if card.track == "travel" and "water6" in acted:
        acted["water8"] = acted.pop("water6")
    assert deep_ones(s) == acted
    assert (s.damage[0] >= 0) == (card.icon == "mother_hydra")
    assert told.count("activated") == 1


@rule("U12.26")
@EACH_CARD
def test_the_track_symbol_follows_the_activation_symbol(card):
    _, told, _ = in_the_brig(card)
    assert [kind for kind in told if kind in ("activated", "track_moved")] == ["activated", "track_moved"]


@rule("U12.22")
@pytest.mark.parametrize("card", [card for card in MYTHOS if card.kind == "choice"], ids=lambda card: card.id)
def test_the_activation_symbol_follows_the_crisis(card):
    s = scene(card.personal, at="mythos", mythos=card.id, deep_ones={"water6": 1})
    assert "activated" not in [event.kind.name for event in s.events]
    told = kinds(heard(do(s, s.chooser, "second"), 0))
    told += kinds(heard(go_on(s, lambda: s.turn.seat != 0), 0))
    assert "activated" in told


@rule("U12.3", "U12.25", "U12.27")
@EACH_CARD
def test_in_the_brig_the_token_of_one_track_moves_on(card):
    s, _, _ = in_the_brig(card)
    assert sorted(s.tracks) == [2, 3]


@pytest.mark.parametrize(
    ("track", "tracks"),
    [
        pytest.param("travel", [[3, 2]] * 32, marks=rule("U12.27a")),
        pytest.param("ritual", [[2, 3]] * 25, marks=rule("U12.27b")),
    ],
)
def test_the_track_of_the_symbol_is_the_one_that_moves(track, tracks):
    assert [in_the_brig(card)[0].tracks for card in MYTHOS if card.track == track] == tracks


@rule("U12.27c1", "U17.7a", "UD.52")
@pytest.mark.parametrize("card", [card for card in MYTHOS if card.track == "choice"], ids=lambda card: card.id)
def test_the_captain_chooses_the_track_for_a_prisoner(card):
    s, _, question = in_the_brig(card)
    assert question == ([(1, "mythos.track")], ACTED[card.icon])
    assert s.tracks == [2, 3]


@rule("U12.4.2")
@EACH_CARD
def test_then_the_card_is_discarded_and_the_turn_is_over(card):
    s, _, _ = in_the_brig(card)
    assert (s.mythos_discard, s.turn.seat) == ([mythos(card.id)], 1)


@rule("U12.9a", "U12.12", "U12.13", "U12.4c1", "UD.47")
@pytest.mark.parametrize("card", [card for card in MYTHOS if card.kind != "check"], ids=lambda card: card.id)
def test_who_chooses(card):
    s = scene(card.personal, at="mythos", mythos=card.id)
    chooser = {"current": 0, "captain": 1, "keeper": 2}.get(card.chooser, 3)
    assert asked(s) == [(chooser, "mythos.choose")]


@rule("U12.13a", "U12.12")
@pytest.mark.parametrize(
    ("card", "lacking", "having", "option"),
    [
        ("improvised_fuel_source", TWO_LEFT, {"passengers": {"deck8": "soul soul soul soul soul blank"}}, "first"),
        ("volunteer_army", NO_SUPPLY, TWO_LEFT, "first"),
        ("poisoned_food", {"hands": {2: "will1", 1: "lore1"}}, LORE, "first"),
        ("ritual_support", {"hands": {2: "will1", 1: "lore1"}}, LORE, "first"),
        ("criminal_activity", {"items": {1: "shotgun"}}, {"items": {0: "shotgun"}}, "second"),
        ("history_repeats", {"captain": 1}, {"captain": 3}, "second"),
    ],
)  # fmt: skip
def test_an_option_with_a_condition(card, lacking, having, option):
    """Every other option can be chosen whatever comes of it."""
    for said, open_ in ((lacking, False), (having, True)):
        s = scene(MYTHOS[mythos(card)].personal, at="mythos", mythos=card, **said)
        assert ((option,) in offered(s, s.chooser)) == open_


@rule("U12.4c", "U12.4c2", "U17.7b", "UD.68")
@pytest.mark.parametrize("personal", range(10), ids=[character.id for character in CHARACTERS])
def test_a_personal_card_that_nobody_can_meet_is_replaced(personal):
    card = next(card for card in MYTHOS if card.personal == personal)
    others = " ".join([character.id for character in CHARACTERS if character.id != card.chooser][:4])
    absent = scene(at="mythos", mythos=f"{card.id} food_rationing", crew=others)
    imprisoned = scene(personal, at="mythos", mythos=f"{card.id} food_rationing", places={3: "brig"})
    revealed = scene(personal, at="mythos", mythos=f"{card.id} food_rationing", revealed={3: "hybrid"})
    for s in (absent, imprisoned, revealed):
        assert s.mythos_discard == [mythos(card.id)]
        assert s.crisis == mythos("food_rationing")
        assert asked(s) == [(1, "mythos.choose")]
