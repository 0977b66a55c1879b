"""Opening a table: whatever is wrong is told in one sentence, before anything is dealt."""

from types import ModuleType

import msgspec
import pytest

from bathysphere.engine import BadTable, Game, InternalError, SeatDoes, State, answer, steps_in, with_fields
from bathysphere.engine.game import NoOptions
from bathysphere.games import built_in, game, new_game
from bathysphere.games.thing import steps
from bathysphere.games.thing.steps import turn
from support import dredge
from support.dredge.positions import DIVE, all_pass, sea


def complaint(call):
    with pytest.raises(BadTable) as raised:
        call()
    return str(raised.value)


class TestWrongTables:
    def test_an_unknown_game(self):
        known = ", ".join(built_in())
        assert complaint(lambda: game("chess")) == f"There is no game called chess; there are: {known}."

    @pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
    def test_too_few_or_too_many_seats(self, seats):
        said = complaint(lambda: new_game("abyss", seats))
        assert said == f"abyss is for 2 to 4 players, not for {seats}."

    def test_an_unknown_option(self):
        said = complaint(lambda: new_game("abyss", 2, tide=True))
        assert said.startswith("abyss has no option called tide; it has: recruiter_plus_two, ")

    @pytest.mark.parametrize("value", [1, "yes", None, [True]])
    def test_a_value_that_an_option_cannot_have(self, value):
        said = complaint(lambda: new_game("abyss", 2, others_only=value))
        assert said.startswith(f"The option others_only of abyss cannot be {value}: Expected `bool`")
        assert said.endswith(".")
        assert "\n" not in said

    def test_the_option_at_fault_is_the_one_that_is_named(self):
        said = complaint(lambda: dredge.GAME.new(2, options={"anchors": False, "depth": "deep"}))
        assert said.startswith("The option depth of dredge cannot be deep: Expected `int`")

    @pytest.mark.parametrize("value", ["muddy", "", "Slack", True, 1, None, ["slack"], {"slack": 1}])
    def test_a_word_that_is_none_of_those_offered(self, value):
        said = complaint(lambda: dredge.GAME.new(2, options={"depth": 3, "current": value}))
        assert said == (
            f"The option current of dredge cannot be {value!r}; it is one of these: slack, one_down, one_up."
        )

    def test_a_very_long_word_is_not_repeated_whole(self):
        assert len(complaint(lambda: dredge.GAME.new(2, options={"current": "deep" * 1_000}))) < 150

    def test_a_game_without_options_has_none_to_offer(self):
        class Plain(dredge.Dredge):
            options = NoOptions

        assert complaint(lambda: Plain().new(2, options={"depth": 3})) == (
            "dredge has no option called depth; it has: none."
        )


class TestTables:
    @pytest.mark.parametrize("name", built_in())
    def test_every_game_can_be_opened_for_each_number_of_seats(self, name):
        found = game(name)
        for seats in range(found.fewest, found.most + 1):
            assert new_game(name, seats).seats == seats

    def test_options_of_abyss_are_off_unless_somebody_turns_them_on(self):
        assert not any(msgspec.to_builtins(new_game("abyss", 2).options).values())
        assert new_game("abyss", 2, others_only=True).options.others_only

    def test_options_that_are_not_mentioned_keep_their_default(self):
        assert dredge.GAME.read_options({"depth": 9}) == dredge.Options(anchors=True, depth=9)

    def test_words_among_the_options_are_known_in_the_order_of_their_declaration(self):
        assert dredge.GAME.option_words() == {"current": ("slack", "one_down", "one_up")}
        assert game("abyss").option_words() == {}

    @pytest.mark.parametrize("word", dredge.CARRIED)
    def test_each_of_its_words_is_taken(self, word):
        assert dredge.GAME.new(2, options={"current": word}).options == dredge.Options(current=word)

    def test_what_a_word_changes(self):
        points = {}
        for word in dredge.CARRIED:
            s = sea(current=word)
            answer(s, 0, DIVE)
            all_pass(s)
            points[word] = s.points[0]
        assert points == {"slack": points["slack"], "one_down": points["slack"] + 1, "one_up": points["slack"] - 1}

    def test_the_same_seed_deals_the_same_table(self):
        assert new_game("abyss", 3, "tide").dump() == new_game("abyss", 3, "tide").dump()
        assert new_game("abyss", 3, "tide").dump() != new_game("abyss", 3, "ebb").dump()


def test_steps_of_equal_names_are_a_fault():
    with pytest.raises(InternalError, match="two steps are called"):
        steps_in(dredge, dredge)


def test_a_step_that_declares_fields_has_a_constructor_for_them():
    class Sink(SeatDoes[State]):
        depth: int

    module = ModuleType(Sink.__module__)
    module.Sink = Sink
    with pytest.raises(InternalError, match="Sink declares fields without @with_fields"):
        steps_in(module)
    module.Sink = with_fields(Sink)
    assert steps_in(module) == {"Sink": Sink}


def test_steps_are_those_defined_in_the_modules_and_the_window():
    names = {"BeforeDive", "Draw", "Score", "Turn", "Move", "HangWeight", "Lands", "Pool", "Cut"}
    assert set(steps_in(dredge)) == names


def test_of_a_package_the_steps_of_all_its_modules_count():
    assert {"BeginTurn", "Exchange", "EndTurn"} <= set(steps_in(steps))
    assert set(steps_in(turn)) < set(steps_in(steps))


@pytest.mark.parametrize("method", ["deal", "view", "redeal_hidden", "state_from_view"])
def test_a_game_that_lacks_a_method_is_told_which(method: str) -> None:
    class Bare(Game[State]):
        name = "bare"
        state = State
        steps, events = {}, ()

    needs = {"deal": (None, None), "view": (None, 0), "redeal_hidden": (None, 0, None), "state_from_view": (None,)}
    with pytest.raises(InternalError, match=rf"Bare lacks the method {method}\("):
        getattr(Bare(), method)(*needs[method])
