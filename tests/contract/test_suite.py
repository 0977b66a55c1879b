"""The contract suite notices: games that break the contract in one place each, and tables that are hard to open."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest

from bathysphere.contract.answers import MANY, check_answers
from bathysphere.contract.play import Broken, Seen, table_options
from bathysphere.engine import BadTable, Chance, Game, Range, Value, seed_bytes
from contract.sample import check_game
from support import dredge
from support.tiny_game import YES, Ask, End, tiny_game

GAMES = 12


def check(game: Game[Any]) -> Seen:
    seen = Seen()
    for seed in range(GAMES):
        check_game(game, 3, seed, 6, seen)
    return seen


def test_a_sound_game_passes():
    check(dredge.GAME)


def test_a_look_that_could_be_stepped_back_from_is_noticed(monkeypatch):
    monkeypatch.setattr(dredge.LOOKED, "reveals", False)
    with pytest.raises(AssertionError, match="an answer that can be taken back"):
        check(dredge.GAME)


def test_an_audience_that_follows_from_a_hand_is_noticed():
    class Overheard(dredge.Dredge):
        def audience(self, s: dredge.Sea, seat: int) -> int | None:
            return None if 1 in s.hands[seat] else 0

    with pytest.raises(AssertionError, match="who hears whom"):
        check(Overheard())


def test_a_view_that_shows_what_is_hidden_is_noticed():
    class Glass(dredge.Dredge):
        def view(self, s: dredge.Sea, seat: int) -> dredge.SeaView:
            return msgspec.structs.replace(super().view(s, seat), weights=sum(map(sum, s.hands)))

    with pytest.raises(AssertionError, match="a view shows"):
        check(Glass())


def test_views_that_are_made_together_and_show_more_are_noticed():
    class Mirror(dredge.Dredge):
        def views(self, s: dredge.Sea) -> Callable[[int], dredge.SeaView]:
            first = self.view(s, 0)
            return lambda seat: msgspec.structs.replace(self.view(s, seat), hand=first.hand)

    with pytest.raises(AssertionError, match="sees something else than alone"):
        check(Mirror())


def test_a_new_deal_that_forgets_what_a_seat_was_told_is_noticed():
    """The view does not show the top card either: that it was looked at is known from an event alone."""

    class Forgetful(dredge.Dredge):
        def view(self, s: dredge.Sea, seat: int) -> dredge.SeaView:
            return msgspec.structs.replace(super().view(s, seat), top=None)

        def redeal_hidden(self, s: dredge.Sea, seat: int, chance: Chance) -> None:
            known, s.top_known = s.top_known, 0
            super().redeal_hidden(s, seat, chance)
            s.top_known = known

    with pytest.raises(Broken, match=r"forgets what seat . was told: looked.card in deck"):
        check(Forgetful())


def test_a_new_deal_that_remembers_what_no_view_shows_passes():
    class Mindful(dredge.Dredge):
        def view(self, s: dredge.Sea, seat: int) -> dredge.SeaView:
            return msgspec.structs.replace(super().view(s, seat), top=None)

    seen = check(Mindful())
    assert seen["remembered"] > 10, seen


# -- tables


class Choosy(Value, frozen=True, gc=False):
    night: bool = False
    storm: bool = False
    water: Literal["salt", "sweet"] = "salt"
    depth: int = 6
    crew: dict[str, int] = msgspec.field(default_factory=dict)
    unbounded: int = 3


class ChoosyGame(dredge.Dredge):
    """No storm at night, nobody without a cook, and deep water only with three seats."""

    options = Choosy

    def option_ranges(self, seats: int) -> dict[str, Range | dict[str, Range]]:
        return {"depth": Range(1, 3 * seats, 6), "crew": {"cook": Range(0, 2, 1), "mate": Range(0, 1, 0)}}

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        chosen = super().check_table(seats, options)
        assert isinstance(chosen, Choosy)
        if (chosen.night and chosen.storm) or chosen.crew.get("cook") == 0:
            raise BadTable("unknown_option", game=self.name, option="storm", options="night")
        return chosen


def test_options_are_drawn_until_the_game_accepts_them_and_everything_is_drawn():
    game = ChoosyGame()
    drawn = [table_options(game, 3, Chance(seed_bytes(seed))) for seed in range(1_000)]
    values = {name: {repr(each[name]) for each in drawn if name in each} for name in Choosy.__struct_fields__}
    assert all(game.check_table(3, options) for options in drawn)
    assert 400 < drawn.count({}) < 600
    assert values["night"] == values["storm"] == {"True", "False"}
    assert values["water"] == {"'salt'", "'sweet'"}
    assert values["depth"] == {str(depth) for depth in range(1, 10)}
    assert values["crew"] == {
        repr({**cook, **mate}) for cook in ({}, {"cook": 1}, {"cook": 2}) for mate in ({}, {"mate": 0}, {"mate": 1})
    }
    assert values["unbounded"] == set()


def test_a_game_that_accepts_no_table_says_so():
    class Shut(dredge.Dredge):
        def check_table(self, seats: int, options: dict[str, Any]) -> Value:
            raise BadTable("unknown_game", name="dredge", games="none")

    seeds = [seed for seed in range(20) if Chance(seed_bytes(seed)).below(2) == 0]  # not the options as printed
    with pytest.raises(AssertionError, match="accepts no table of 2"):
        table_options(Shut(), 2, Chance(seed_bytes(seeds[0])))


# -- questions with very many options


@pytest.mark.parametrize(("number", "answered"), [(MANY, MANY), (MANY + 1, MANY + 2), (30 * MANY, MANY + 2)])
def test_of_very_many_options_only_a_sample_is_answered(number, answered):
    s = tiny_game(Ask((0,)), End(), seats=2)
    (decision,) = s.opened
    decision.options = (YES, *(("no", each) for each in range(number - 1)))
    seen = Seen()
    check_answers(s, Chance(bytes(32)), seen)
    assert seen["accepted"] == answered
