"""Every state says what it waits for, from whom and under which rules; every refusal is a sentence."""

import pytest

from bathysphere.cli.rulebook import rulebook
from bathysphere.contract.play import random_play
from bathysphere.engine import Refused, answer, decisions, explain, interject, open_questions, withdraw
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from support import dredge
from support.dredge.positions import DIVE, POOL, asked, sea
from support.game_samples import GAMES, nearest
from support.tiny_game import YES, Ask, End, ListeningAsk, Say, tiny_game


class TestWaiting:
    def test_it_names_question_step_seats_and_rules(self):
        waiting = explain(sea())
        assert (waiting.step, waiting.rules, waiting.asked) == ("Move", ("D1", "D2"), ((0, "move"),))
        assert str(waiting) == "Question 1: Move waits for seat 0 (move) under D1, D2; then Cut, Turn."

    def test_several_seats_are_all_named_and_nobody_learns_who_has_answered(self):
        s = sea(hands={0: (1,), 1: (2,)}, seats=2)
        answer(s, 0, POOL)
        before = explain(s)
        answer(s, 1, ("throw", 2))
        assert explain(s) == before
        assert "Pool waits for seat 0 (throw), seat 1 (throw); then Cut, Turn." in str(before)

    def test_what_comes_afterwards_stands_in_its_order(self):
        assert explain(tiny_game(Ask((0,)), Say("a"), End())).afterwards == ("Say", "End")

    def test_after_the_end_it_says_so(self):
        s = tiny_game(End())
        assert str(explain(s)) == "The game is over."
        assert explain(s).asked == ()

    @pytest.mark.parametrize("seed", range(6))
    def test_in_every_state_of_dredge(self, seed):
        for s, _, _, _ in random_play(dredge.GAME, 2 + seed % 3, seed):
            if s.outcome is None:
                waiting = explain(s)
                assert waiting.asked == tuple(asked(s))
                assert waiting.step == type(s.stack[-1]).__name__
                assert str(waiting).startswith(f"Question {s.question}: {waiting.step} waits for seat ")

    @pytest.mark.parametrize("seed", range(6))
    @pytest.mark.parametrize("name", built_in())
    def test_in_every_state_of_a_game_under_lines_of_its_ledger(self, name, seed):
        game, known = find_game(name), set(rulebook(name).ids)
        steps = set()
        for s, _, _, _ in random_play(game, nearest(game, game.fewest + seed % 3), seed):
            waiting = explain(s)
            if s.outcome is None:
                assert waiting.asked
                assert waiting.rules, f"{waiting.step} cites no rule"
                assert set(waiting.rules) <= known, f"{waiting.step} cites a rule that the ledger lacks"
                assert f"under {waiting.rules[0]}" in str(waiting)
                steps.add(waiting.step)
            else:
                assert str(waiting) == "The game is over."
        assert len(steps) >= 5

    @pytest.mark.parametrize("name", built_in())
    def test_every_step_of_a_game_cites_lines_that_exist(self, name):
        known = set(rulebook(name).ids)
        assert known
        assert {step: kind.rules for step, kind in find_game(name).steps.items() if not set(kind.rules) <= known} == {}
        assert [step for step, kind in find_game(name).steps.items() if not kind.rules] == []


class TestEveryRefusalIsASentence:
    """Given many states, whatever cannot be done is refused with one sentence, and the state stays as it was."""

    WRONG = ((), ("no such verb",), (("no such verb",),), ("buy", "?"), (5,), "text", ((),))

    def check(self, request, s, *facts):
        before = s.dump()
        with pytest.raises(Refused) as refused:
            request(s, *facts)
        said = str(refused.value)
        assert said[-1] == "."
        assert "\n" not in said
        assert "{" not in said
        assert s.dump() == before

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_in_whole_games(self, game):
        refused = 0
        seats = nearest(game, 3)
        for s, _, _, chance in random_play(game, seats, 4):
            if chance.below(6):
                continue
            for decision in decisions(s):
                for wrong in self.WRONG:
                    if decision.check(wrong) is not None:
                        self.check(answer, s, decision.seat, wrong)
                        refused += 1
                self.check(answer, s, decision.seat, decision.default, s.question + 1)
                self.check(withdraw, s, decision.seat)
            others = set(range(-1, seats + 1)) - {decision.seat for decision in open_questions(s)}
            for seat in sorted(others):
                self.check(answer, s, seat, ("pass",))
                self.check(interject, s, seat, ("no such verb",))
        assert refused > 50

    def test_a_sealed_answer_and_a_late_interjection(self):
        s = tiny_game(ListeningAsk((0, 1)), End(), offer=(("shout",),))
        answer(s, 0, YES)
        self.check(answer, s, 0, YES)
        self.check(interject, s, 1, ("shout",))

    def test_after_the_end(self):
        s = tiny_game(End())
        self.check(answer, s, 0, DIVE)
        self.check(interject, s, 0, DIVE)
        self.check(withdraw, s, 0)
