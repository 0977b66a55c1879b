"""Several cards discarded at once: the one who discards them says in which order, and only the last one is seen."""

import pytest

from bathysphere.bots import make_bot
from bathysphere.engine import SPECTATOR, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.table import LORE
from bathysphere.games.unfathomable.steps.cards.draw_discard import DiscardCards
from bathysphere.games.unfathomable.steps.turn.reveal import TurnCoat
from support.rules import rule
from support.unfathomable.action_targets import card
from support.unfathomable.positions import act, asked, heard, pick, position, run, skill_cards, words

LOW, HIGH = card("lore1"), card("lore5")
ORDERS = [(LOW, HIGH), (HIGH, LOW)]


def limit(hand):
    """At the end of the turn, two cards above the limit."""
    return position(
        at="end", hands={0: f"{hand} " + "will1 strength1 observation1 " * 3 + "influence1"}, discards="lore2"
    )


def by_an_effect(hand):
    s = position(hands={0: f"{hand} will1"}, discards="lore2")
    run(s, DiscardCards((0,), 2))
    return s


def all_of_them(hand):
    """As many as there are: the order is still the player's."""
    s = position(hands={0: hand}, discards="lore2")
    run(s, DiscardCards((0,), 2))
    return s


def at_revealing(hand):
    s = position(hands={0: f"{hand} will1"}, discards="lore2")
    run(s, TurnCoat(0))
    return s


def persisting(hand):
    s = position(hands={0: f"{hand} will1"}, discards="lore2")
    act(s, "play", card("will1"))
    return s


SCENES = [limit, by_an_effect, all_of_them, at_revealing, persisting]


@rule("UQ.47", "UI.35")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("scene", SCENES)
def test_the_discarding_player_sets_the_order(scene, order):
    s = scene("lore1 lore5")
    reply = pick(s, 0, *[("discard", each) for each in order])
    assert s.discards[LORE][-2:] == order
    assert {view.tops[LORE] for view in (GAME.view(s, seat) for seat in (0, 1, SPECTATOR))} == {order[-1]}
    assert heard(reply, 0, "discarded")[0]["cards"] == order
    assert "cards" not in heard(reply, 1, "discarded")[0]


@rule("UI.35", "UI.33")
@pytest.mark.parametrize("scene", SCENES)
def test_beneath_the_top_nobody_else_can_tell_the_cards(scene):
    """Two tables that differ in the card beneath look the same to all others, whatever the order of values."""
    seen = []
    for other in ("lore1", "lore5"):
        s = scene(f"lore3 {other}")
        reply = pick(s, 0, ("discard", card(other)), ("discard", card("lore3")))
        seen.append([(heard(reply, seat, "discarded"), GAME.view(s, seat).tops) for seat in (1, 2, SPECTATOR)])
    assert seen[0] == seen[1]


@rule("UQ.50")
def test_a_single_card_is_discarded_without_a_question():
    s = position(hands={0: "lore1", 1: "lore3 lore5"})
    run(s, DiscardCards((0, 1), 2))
    assert asked(s) == [(1, "cards.discard")]
    pick(s, 1, ("discard", HIGH), ("discard", card("lore3")))
    assert words(s.discards[LORE]) == "lore1 lore5 lore3"


@rule("UI.35")
def test_bots_discard_in_an_order_that_tells_nothing():
    """With the same cards to go, either of two lies on top about as often."""
    tops = []
    for seed in range(40):
        s = position(at="end", hands={0: "lore1 lore2 " + "influence4 strength4 will4 " * 3 + "observation4"})
        bot = make_bot("unfathomable", "thoughtful", 0, bytes([seed]) * 32)
        view, decision = GAME.view(s, 0), decision_of(s, 0)
        chosen = bot.choose(view, decision)
        assert decision.check(chosen) is None
        tops.append(chosen[-1][1])
    assert set(tops) == set(skill_cards("lore1 lore2"))
    assert 8 < tops.count(LOW) < 32
