"""States: copies, dumps, and everything back again."""

import json

import pytest

from bathysphere.contract.play import random_play
from bathysphere.contract.suite import faces
from bathysphere.engine import InternalError, Outcome, State, answer, any_answer, decisions
from bathysphere.engine.step import fields_of
from bathysphere.games.abyss import GAME as ABYSS
from support import dredge
from support.dredge.positions import DIVE, POOL, sea
from support.game_samples import GAMES, nearest
from support.tiny_game import YES, Ask, End, tiny_game


def waiting_with_a_sealed_answer():
    s = sea(hands={0: (1,), 1: (2,), 2: (3,)})
    answer(s, 0, POOL)
    answer(s, 1, ("throw", 2))
    return s


class TestCopies:
    def test_a_copy_says_the_same_and_goes_its_own_way(self):
        s = waiting_with_a_sealed_answer()
        before = s.dump()
        twin = s.copy()
        assert twin.dump() == before
        answer(twin, 0, ("throw", 1))
        answer(twin, 2, ("throw", 3))
        assert s.dump() == before
        assert twin.dump() != before

    def test_the_original_leaves_its_copy_alone_too(self):
        s = sea(hands={1: (1,)})
        twin = s.copy()
        before = twin.dump()
        answer(s, 0, DIVE)
        answer(s, 1, ("weight", 1))
        assert twin.dump() == before

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_a_copy_shares_no_list(self, game):
        s = game.new(nearest(game, 3), 1)
        twin = s.copy()
        for name in ("stack", "sealed", *game.state.fields):
            value = getattr(s, name)
            assert not isinstance(value, list) or value is not getattr(twin, name), name

    def test_events_belong_to_the_answer_and_are_not_copied(self):
        s = sea()
        answer(s, 0, DIVE)
        assert s.events
        assert s.copy().events == []

    def test_a_copy_has_lists_of_its_own_and_shares_what_is_never_edited(self):
        s = sea(hands={0: (1, 2)})
        twin = s.copy()
        for name in s.fields:
            mine, its = getattr(s, name), getattr(twin, name)
            assert mine == its
            assert (mine is its) != isinstance(mine, list)

    def test_a_state_that_builds_on_another_keeps_its_fields(self):
        class Deeper(dredge.Sea):
            __slots__ = ("wrecks",)
            wrecks: list[int]

        s = Deeper(2, bytes(32))
        s.wrecks = [1]
        twin = s.copy()
        twin.wrecks.append(2)
        twin.deck.append(7)
        assert (s.wrecks, s.deck, s.fields) == ([1], [], (*dredge.Sea.fields, "wrecks"))

    def test_a_declared_field_needs_a_slot(self):
        with pytest.raises(InternalError, match="Torn declares fields for which it has no slots"):
            type(
                "Torn", (State,), {"__slots__": ("hands",), "__annotations__": {"hands": list[int], "deck": list[int]}}
            )


class TestDumps:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_a_dump_survives_json_and_leads_to_the_same_state(self, game):
        """After every answer of a whole game; so every step that ever waits on a stack is loaded again."""
        kinds = set()
        for s, _, _, _ in random_play(game, nearest(game, 4), 3):
            plain = json.loads(json.dumps(s.dump()))
            loaded = game.load(plain)
            assert loaded.dump() == s.dump()
            assert loaded.checksum() == s.checksum()
            assert faces(loaded) == faces(s)
            kinds |= {type(step).__name__ for step in loaded.stack}
        assert len(kinds) >= 4

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_every_kind_of_step_is_loaded_from_its_plain_form(self, game):
        for name, kind in game.steps.items():
            step = kind(**{field: number for number, field in enumerate(fields_of(kind))})
            s = game.new(game.fewest)
            s.stack = [step]
            s.opened = []
            again = game.load(json.loads(json.dumps(s.dump()))).stack[0]
            assert type(again) is kind, name
            assert again.plain() == step.plain()

    def test_a_loaded_state_plays_on_alike(self):
        s = ABYSS.new(3, 8)
        twin = ABYSS.load(json.loads(json.dumps(s.dump())))
        from_one, from_two = s.chance.copy(), twin.chance.copy()
        for _ in range(60):
            one, two = decisions(s)[0], decisions(twin)[0]
            answer(s, one.seat, any_answer(one, from_one))
            answer(twin, two.seat, any_answer(two, from_two))
        assert s.dump() == twin.dump()

    def test_sealed_answers_are_kept(self):
        s = waiting_with_a_sealed_answer()
        loaded = dredge.GAME.load(json.loads(json.dumps(s.dump())))
        assert loaded.sealed == [None, ("throw", 2), None]
        answer(loaded, 0, ("throw", 1))
        assert answer(loaded, 2, ("throw", 3)).events

    def test_an_outcome_is_kept(self):
        s = sea(points={0: 14})
        while s.outcome is None:
            decision = decisions(s)[0]
            answer(s, decision.seat, decision.default)
        loaded = dredge.GAME.load(json.loads(json.dumps(s.dump())))
        assert loaded.outcome == s.outcome
        assert decisions(loaded) == []

    def test_a_step_with_another_number_of_fields_is_broken(self):
        plain = sea().dump()
        plain["stack"][-1].append(7)
        with pytest.raises(InternalError, match="Move has the fields"):
            dredge.GAME.load(plain)


class TestChecksums:
    def test_equal_states_have_equal_checksums(self):
        assert sea(hands={0: (1, 2)}).checksum() == sea(hands={0: (2, 1)}).checksum()

    @pytest.mark.parametrize(
        "change",
        [
            lambda s: s.deck.reverse(),
            lambda s: s.hands.__setitem__(1, (4,)),
            lambda s: s.points.__setitem__(2, 1),
            lambda s: s.chance.below(2),
            lambda s: s.sealed.__setitem__(1, ("pass",)),
            lambda s: s.stack.append(dredge.Cut()),
            lambda s: setattr(s, "question", 9),
            lambda s: setattr(s, "outcome", Outcome((0,))),
            lambda s: setattr(s, "top_known", 1),
        ],
    )
    def test_whatever_is_true_belongs_to_it_hidden_things_included(self, change):
        s = sea(hands={1: (3,)})
        before = s.checksum()
        change(s)
        assert s.checksum() != before

    def test_what_is_derived_does_not(self):
        s = sea()
        before = s.checksum()
        s.opened = None
        s.events = []
        assert s.checksum() == before


class TestSealed:
    def test_an_empty_answer_is_sealed_like_any_other(self):
        s = tiny_game(Ask((0, 1)), End())
        assert not s.any_sealed
        s.sealed[0] = ()
        assert s.any_sealed

    def test_nothing_is_sealed_by_an_answer_to_a_question_of_ones_own(self):
        s = tiny_game(Ask((0,)), Ask((1,)), End())
        answer(s, 0, YES)
        assert not s.any_sealed


class TestOutcome:
    def test_points_are_added_up_by_seat(self):
        outcome = Outcome((1,), ((("lords", 3),), (("lords", 4), ("monsters", 2))))
        assert [outcome.total(seat) for seat in (0, 1)] == [3, 6]


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.use_power(0, ("x",)),
        lambda s: s.interject(0, ("x",)),
    ],
)
def test_a_game_without_powers_or_interjections_offers_none(call):
    s = State(2, bytes(32))
    assert s.powers(0) == s.interjections(0) == ()
    with pytest.raises(InternalError, match="this game has no"):
        call(s)
