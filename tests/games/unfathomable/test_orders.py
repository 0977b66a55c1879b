"""Standing orders: they answer where they were told to, and everywhere else the player is asked."""

import pytest

from bathysphere.engine import PASS, BadTable, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.components import DEEP_ONE, REST
from bathysphere.games.unfathomable.orders import UnfathomableOrders
from bathysphere.games.unfathomable.steps.checks.skill_check import begin_check
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter
from bathysphere.games.unfathomable.steps.mythos.activation import Activate
from support.unfathomable.positions import act, add, all_pass, asked, position, run


def followed(s, seat, **orders):
    return GAME.follow(UnfathomableOrders(**orders), GAME.view(s, seat), decision_of(s, seat))


class TestRolls:
    def attack(self):
        s = position(3, places={0: "deck1"}, hands={1: "lore1"}, deep_ones={"deck1": 1})
        act(s, "attack", DEEP_ONE)
        assert asked(s) == [(1, "roll.before")]
        return s

    @pytest.mark.parametrize(("wish", "answer"), [("ask", None), ("attacks", None), ("pass", PASS)])
    def test_an_attack(self, wish, answer):
        assert followed(self.attack(), 1, rolls=wish) == answer

    @pytest.mark.parametrize(("wish", "answer"), [("ask", None), ("attacks", PASS), ("pass", PASS)])
    def test_any_other_die(self, wish, answer):
        s = position(3, hands={1: "lore1"}, places={0: "galley"})
        run(s, Activate("deep_ones"), Activate("deep_ones"))
        assert asked(s) == [(1, "roll.before")]
        assert followed(s, 1, rolls=wish) == answer


class TestChecks:
    def check(self):
        s = position(3, hands={0: "will1", 1: "lore3 will1"}, chaos="lore1 lore2 will3 will2")
        run(s, *begin_check(s, "mythos", 0, 9, (1, 4)))
        return s

    @pytest.mark.parametrize(("wish", "answer"), [("ask", None), ("pass", PASS)])
    def test_before_cards_are_added(self, wish, answer):
        s = self.check()
        assert (1, "check.before") in asked(s)
        assert followed(s, 1, checks=wish) == answer

    @pytest.mark.parametrize(
        ("orders", "answer"),
        [
            ({}, None),
            ({"totals": "pass"}, PASS),
            ({"totals": "between", "least": 6, "most": 8}, None),
            ({"totals": "between", "least": 5, "most": 6}, None),
            ({"totals": "between", "least": 7, "most": 12}, PASS),
            ({"totals": "between", "least": 1, "most": 5}, PASS),
        ],
    )
    def test_the_total_stops_the_player_where_he_said(self, orders, answer):
        """Lore 1, 2 and 3 support: 6."""
        s = self.check()
        all_pass(s, "check.add")
        add(s, 1, "lore3")
        add(s, 0, "")
        assert s.checks[-1].cards
        assert (1, "check.after") in asked(s)
        assert followed(s, 1, **orders) == answer


class TestDefeats:
    @pytest.mark.parametrize(
        ("wish", "own", "of_another"), [("ask", None, None), ("own", None, PASS), ("pass", PASS, PASS)]
    )
    def test_ones_own_and_that_of_another(self, wish, own, of_another):
        s = position(3, crew="jeanne svetlana", hands={0: "will1", 1: "lore1"}, places={0: "deck1", 1: "deck2"})
        run(s, DefeatCharacter(0))
        assert asked(s) == [(0, "defeat.character"), (1, "defeat.character")]
        assert followed(s, 0, defeats=wish) == own
        assert followed(s, 1, defeats=wish) == of_another


def test_the_order_of_deep_ones_can_be_left_to_the_table():
    s = position(3, deep_ones={"water1": 1, "water2": 1})
    run(s, Activate("deep_ones"))
    assert asked(s) == [(0, "deep_ones.order")]
    assert followed(s, 0) is None
    assert followed(s, 0, order="any") == REST


def test_whatever_else_is_asked_of_the_player():
    s = position(3)
    everything = UnfathomableOrders("pass", "pass", "pass", defeats="pass", order="any")
    assert GAME.follow(everything, GAME.view(s, 0), decision_of(s, 0)) is None


def test_orders_that_make_no_sense_get_a_sentence():
    with pytest.raises(BadTable, match="sometimes"):
        GAME.read_orders({"rolls": "sometimes"})
