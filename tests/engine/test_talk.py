"""Statements as they come from outside, numbers among the options, and sides at the end."""

import msgspec
import pytest

from bathysphere.engine import BadTable, InternalError, Outcome, Phrase, Range, Refused, Value
from support import dredge
from support.dredge import Dredge
from support.dredge.positions import sea


class Talkative(Dredge):
    talk = (
        Phrase("hello"),
        Phrase("trust", ("seat",)),
        Phrase("reply", ("yes",)),
        Phrase("saw", ("seat", "card")),
        Phrase("weather", ("how_deep",)),
    )

    def slot_values(self, slot):
        return {"card": (10, 20, 30), "how_deep": range(3)}[slot]


GAME = Talkative()


class TestStatements:
    @pytest.mark.parametrize(
        "said",
        [("hello",), ["hello"], ("trust", 0), ["trust", 2], ("reply", 0), ["reply", 1], ("saw", 3, 20), ("weather", 2)],
    )
    def test_a_phrase_with_its_slots_filled(self, said):
        assert GAME.read_statement(4, 1, said) == tuple(said)

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ((), "no_statement"),
            ([], "no_statement"),
            (None, "no_statement"),
            ("hello", "no_statement"),
            ({"hello": 1}, "no_statement"),
            (("shout",), "no_statement"),
            ((["hello"],), "no_statement"),
            ((1,), "no_statement"),
            (("hello", 1), "statement_slots"),
            (("trust",), "statement_slots"),
            (("saw", 2, 20, 20), "statement_slots"),
            (("trust", 1), "statement_value"),  # oneself
            (("trust", 4), "statement_value"),
            (("trust", -1), "statement_value"),
            (("trust", "2"), "statement_value"),
            (("trust", None), "statement_value"),
            (("trust", [2]), "statement_value"),
            (("trust", float("nan")), "statement_value"),
            (("trust", 10**40), "statement_value"),
            (("reply", 2), "statement_value"),
            (("saw", 2, 21), "statement_value"),
            (("weather", 3), "statement_value"),
        ],
    )
    def test_whatever_else_comes_is_refused_in_one_sentence(self, said, code):
        with pytest.raises(Refused) as refused:
            GAME.read_statement(4, 1, said)
        assert refused.value.code == code
        assert len(str(refused.value)) < 200

    @pytest.mark.parametrize("said", [("reply", True), ("reply", 1.0)])
    def test_what_came_from_outside_is_compared_and_never_kept(self, said):
        kept = GAME.read_statement(4, 1, said)
        assert (kept, type(kept[1])) == (("reply", 1), int)

    def test_the_values_of_a_slot_are_the_games_own_but_for_yes(self):
        assert list(GAME.values_of("how_deep")) == [0, 1, 2]
        assert list(GAME.values_of("yes")) == [0, 1]
        with pytest.raises(InternalError, match="nobody says what depth is"):
            dredge.GAME.values_of("depth")

    def test_a_game_without_statements_says_so(self):
        with pytest.raises(Refused, match="has no statements"):
            dredge.GAME.read_statement(4, 1, ("hello",))


class Stocked(Value, frozen=True, gc=False):
    depth: int = 6
    stock: dict[str, int] = msgspec.field(default_factory=dict)


class Stocking(Dredge):
    options = Stocked

    def option_ranges(self, seats):
        return {"depth": Range(1, seats + 3, 6), "stock": {"rope": Range(0, seats, 1), "lamp": Range(0, 2, 2)}}


class TestNumbersAmongTheOptions:
    @pytest.mark.parametrize("options", [{}, {"depth": 7}, {"stock": {"rope": 4}}, {"stock": {"lamp": 0, "rope": 0}}])
    def test_those_in_range_are_taken(self, options):
        Stocking().check_table(4, options)

    @pytest.mark.parametrize(
        ("seats", "options", "said"),
        [
            (4, {"depth": 0}, "depth of dredge is 1 to 7, not 0"),
            (3, {"depth": 7}, "depth of dredge is 1 to 6, not 7"),
            (3, {"stock": {"rope": 4}}, "stock.rope of dredge is 0 to 3, not 4"),
            (3, {"stock": {"lamp": -1}}, "stock.lamp of dredge is 0 to 2, not -1"),
            (3, {"stock": {"rudder": 1}}, "stock of dredge cannot name 'rudder'"),
            (3, {"stock": {"rope": "many"}}, "stock of dredge cannot be"),
        ],
    )
    def test_others_are_refused_in_one_sentence(self, seats, options, said):
        with pytest.raises(BadTable, match=said):
            Stocking().check_table(seats, options)


class TestSides:
    def test_a_game_without_sides_is_stored_as_before_there_were_any(self):
        """Checksums in old records were made without them."""
        s = sea(points={0: 14})
        s.outcome = Outcome((0,), ())
        assert "sides" not in s.dump()["outcome"]
        assert dredge.GAME.load(s.dump()).outcome == s.outcome
        s.outcome = Outcome((0,), (), "", ("deep", "dry", "dry"))
        assert dredge.GAME.load(s.dump()).outcome.sides == ("deep", "dry", "dry")
