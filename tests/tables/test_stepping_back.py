"""Stepping back: free up to the last reveal and the last move of somebody else, exact, and no further."""

import pytest

from bathysphere.engine import Chance, Refused, Reply, any_answer, decisions
from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.tables import PERSON, Table
from support import dredge
from support.tables import DIVE, LAMP, PASS, POOL, everything, mover, people


class TestSteppingBack:
    def test_a_move_that_revealed_nothing_is_undone_exactly(self):
        table = people()
        seat = mover(table)
        before = everything(table)
        table.answer(seat, DIVE)  # others may react now; nothing was rolled yet
        assert table.can_step_back(seat)
        assert table.step_back(seat)
        assert everything(table) == before
        assert not table.can_step_back(seat)
        assert not table.step_back(seat)

    def test_several_moves_are_undone_one_by_one(self):
        """To fight a Monster and to choose the reward: back past the second, past the first, and no further."""
        table = people(2, 0, ABYSS)
        chance = Chance(bytes(32))
        before = []
        while len(before) < 2:
            decision = decisions(table.state)[0]
            snapshot = everything(table)
            table.answer(decision.seat, any_answer(decision, chance))
            before = [*before, (decision.seat, snapshot)] if table.can_step_back(decision.seat) else []
            if before and before[0][0] != decision.seat:
                before = before[-1:]
        (seat, first), (_, second) = before
        assert table.step_back(seat)
        assert everything(table) == second
        assert table.step_back(seat)
        assert everything(table) == first
        assert not table.can_step_back(seat)

    def test_the_same_answers_lead_to_the_same_place_again(self):
        table, seat, choice = about_to_recruit()
        table.answer(seat, choice)
        after = everything(table)
        table.step_back(seat)
        table.answer(seat, choice)
        assert everything(table) == after

    def test_the_number_that_a_view_shows_is_the_one_to_answer_and_never_comes_back(self):
        table, seat, choice = about_to_recruit()
        first = table.view(seat).question
        table.answer(seat, choice, first)
        second = table.view(seat).question
        table.step_back(seat)
        third = table.view(seat).question
        assert first < second < third
        for stale in (first, second, "text"):
            with pytest.raises(Refused, match=f"question {third} is open"):
                table.answer(seat, choice, stale)
        table.answer(seat, choice, third)
        assert table.view(seat).question == third + 1

    def test_never_across_a_reveal(self):
        table = people()
        seat = mover(table)
        table.answer(seat, LAMP)
        assert not table.can_step_back(seat)

    def test_never_before_a_reveal_by_way_of_a_later_move(self):
        table = people()
        seat = mover(table)
        table.answer(seat, LAMP)
        table.answer(seat, DIVE)
        assert table.step_back(seat)
        assert not table.step_back(seat)
        assert [line.choice for line in table.record.answers] == [LAMP]

    def test_never_across_another_persons_move(self):
        table = people()
        seat = mover(table)
        table.answer(seat, DIVE)
        table.answer(mover(table), PASS)
        assert not any(table.step_back(each) for each in range(3))

    def test_never_another_seats_move(self):
        table = people()
        seat = mover(table)
        table.answer(seat, DIVE)
        before = everything(table)
        assert not any(table.step_back(other) for other in (-1, 0, 1, 2, 3) if other != seat)
        assert everything(table) == before

    def test_never_across_a_bots_move(self):
        for seed in range(40):
            table = Table.open(dredge.GAME, [PERSON, "random", "random"], seed)
            if mover(table) == 0:
                break
        table.answer(0, DIVE)
        assert table.can_step_back(0)
        table.play_bot()
        assert not table.can_step_back(0)

    def test_an_answer_in_secret_is_withdrawn_and_not_stepped_back(self):
        table = people()
        table.answer(mover(table), POOL)
        table.answer(1, table.decision(1).options[0])
        assert not table.can_step_back(1)

    def test_never_across_the_end(self, monkeypatch):
        """Even if the rules of a game reveal nothing at its end, the table does: the deal and all hands."""
        monkeypatch.setattr(Reply, "reveals", False)
        table = people(2, 0, ABYSS)
        chance = Chance(bytes(32))
        while not table.over:
            decision = decisions(table.state)[0]
            table.answer(decision.seat, any_answer(decision, chance))
        assert not any(table.can_step_back(seat) for seat in range(2))

    @pytest.mark.parametrize("seed", range(4))
    def test_in_whole_games(self, seed):
        """After every answer of two people and a bot: back is possible only where nothing was revealed, restores
        everything exactly, and the same answer leads on alike."""
        table = Table.open(ABYSS, [PERSON, PERSON, "random"], seed)
        chance = Chance(bytes([seed] * 32))
        undone = reached = 0
        while not table.over:
            if table.play_bot() is not None:
                assert not any(table.can_step_back(seat) for seat in range(3))
                continue
            decision = chance.pick(decisions(table.state))
            seat, choice = decision.seat, any_answer(decision, chance)
            before = everything(table)
            reply = table.answer(seat, choice)
            if table.can_step_back(seat):
                after = everything(table)
                assert not reply.reveals
                assert table.step_back(seat)
                assert everything(table) == before
                if table.record.answers[-1].seat != seat:  # somebody else's move comes next, and that one stands
                    assert not any(table.can_step_back(each) for each in range(3))
                    reached += 1
                table.answer(seat, choice)
                assert everything(table) == after
                undone += 1
            assert not any(table.can_step_back(other) for other in range(3) if other != seat)
        assert undone > reached > 0
        assert table.record.state(ABYSS).checksum() == table.state.checksum()


def about_to_recruit():
    """A table of Abyss at which a person may recruit a Lord now."""
    table = people(2, 5, ABYSS)
    chance = Chance(bytes(32))
    while True:
        decision = decisions(table.state)[0]
        for choice in decision.options:
            if choice[0] == "recruit":
                return table, decision.seat, choice
        table.answer(decision.seat, any_answer(decision, chance))
