"""Stepping back: free up to the last reveal and the last move of somebody else, exact, and no further."""

import pytest

from bathysphere.engine import Chance, Refused, Reply, any_answer, decisions
from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.tables import PERSON, LocalTable
from bathysphere.tables import entries as log
from support import dredge
from support.tables import DIVE, LAMP, PASS, POOL, answer, everything, mover, people

pytestmark = pytest.mark.usefixtures("dredge_everywhere")


class TestSteppingBack:
    def test_a_move_that_revealed_nothing_is_undone_exactly(self):
        table = people()
        seat = mover(table)
        before = everything(table)
        answer(table, seat, DIVE)  # others may react now; nothing was rolled yet
        assert table.play.can_step_back(seat)
        table.step_back(seat)
        assert everything(table) == before
        assert not table.play.can_step_back(seat)
        with pytest.raises(Refused, match="cannot take that back"):
            table.step_back(seat)

    def test_several_moves_are_undone_one_by_one(self):
        """To fight a Monster and to choose the reward: back past the second, past the first, and no further."""
        table = people(2, 0, ABYSS)
        chance = Chance(bytes(32))
        before = []
        while len(before) < 2:
            decision = decisions(table.state)[0]
            snapshot = everything(table)
            answer(table, decision.seat, any_answer(decision, chance))
            before = [*before, (decision.seat, snapshot)] if table.play.can_step_back(decision.seat) else []
            if before and before[0][0] != decision.seat:
                before = before[-1:]
        (seat, first), (_, second) = before
        table.step_back(seat)
        assert everything(table) == second
        table.step_back(seat)
        assert everything(table) == first
        assert not table.play.can_step_back(seat)

    def test_the_same_answers_lead_to_the_same_place_again(self):
        table, seat, choice = about_to_recruit()
        answer(table, seat, choice)
        after = everything(table)
        table.step_back(seat)
        answer(table, seat, choice)
        assert everything(table) == after

    def test_the_number_that_a_view_shows_is_the_one_to_answer_and_never_comes_back(self):
        table, seat, choice = about_to_recruit()
        first = table.view(seat).question
        answer(table, seat, choice, first)
        second = table.view(seat).question
        table.step_back(seat)
        third = table.view(seat).question
        assert first < second < third
        for stale in (first, second, "text"):
            with pytest.raises(Refused, match=f"question {third} is open"):
                answer(table, seat, choice, stale)
        answer(table, seat, choice, third)
        assert table.view(seat).question == third + 1

    def test_never_across_a_reveal(self):
        table = people()
        seat = mover(table)
        answer(table, seat, LAMP)
        assert not table.play.can_step_back(seat)

    def test_never_before_a_reveal_by_way_of_a_later_move(self):
        table = people()
        seat = mover(table)
        answer(table, seat, LAMP)
        answer(table, seat, DIVE)
        table.step_back(seat)
        with pytest.raises(Refused, match="cannot take that back"):
            table.step_back(seat)
        assert [line.choice for line in table.record.answers] == [LAMP]

    def test_never_across_another_persons_move(self):
        table = people()
        seat = mover(table)
        answer(table, seat, DIVE)
        while table.play.answers == 1:  # those who may react: nothing is known of it before all have answered
            assert table.play.can_step_back(seat)
            answer(table, mover(table), PASS)
        assert not any(table.play.can_step_back(each) for each in range(3))

    def test_never_another_seats_move(self):
        table = people()
        seat = mover(table)
        answer(table, seat, DIVE)
        before = everything(table)
        for other in range(3):
            if other != seat:
                with pytest.raises(Refused, match="cannot take that back"):
                    table.step_back(other)
        assert everything(table) == before

    def test_never_across_a_bots_move(self):
        for seed in range(40):
            table = LocalTable.open(dredge.GAME, [PERSON, "random", "random"], seed)
            if mover(table) == 0:
                break
        answer(table, 0, DIVE)
        assert table.play.can_step_back(0)
        table.act()
        assert not table.play.can_step_back(0)

    def test_an_answer_in_secret_is_withdrawn_and_not_stepped_back(self):
        table = people()
        first = mover(table)
        answer(table, first, POOL)
        other = (first + 1) % 3
        answer(table, other, table.decision(other).options[0])
        assert not table.play.can_step_back(other)

    def test_never_across_the_end(self, monkeypatch):
        """Even if the rules of a game reveal nothing at its end, the table does: the deal and all hands."""
        monkeypatch.setattr(Reply, "reveals", False)
        table = people(2, 0, ABYSS)
        chance = Chance(bytes(32))
        while not table.over:
            decision = decisions(table.state)[0]
            answer(table, decision.seat, any_answer(decision, chance))
        assert not any(table.play.can_step_back(seat) for seat in range(2))

    @pytest.mark.parametrize("seed", range(4))
    def test_in_whole_games(self, seed):
        """After every answer of two people and a bot: back is possible only where nothing was revealed, restores
        everything exactly, and the same answer leads on alike."""
        table = LocalTable.open(ABYSS, [PERSON, PERSON, "random"], seed)
        chance = Chance(bytes([seed] * 32))
        undone = reached = 0
        while not table.over:
            if table.act():
                assert not any(table.play.can_step_back(seat) for seat in range(3))
                continue
            decision = chance.pick(decisions(table.state))
            seat, choice = decision.seat, any_answer(decision, chance)
            before = everything(table)
            told, given = len(table.entries), table.play.answers
            answer(table, seat, choice)
            if table.play.can_step_back(seat) and table.play.answers > given:  # it is not sealed
                after = everything(table)
                assert not any(reveals(entry) for entry in table.entries[told:])
                table.step_back(seat)
                assert everything(table) == before
                if table.record.answers[-1].seat != seat:  # somebody else's move comes next, and that one stands
                    assert not any(table.play.can_step_back(each) for each in range(3))
                    reached += 1
                answer(table, seat, choice)
                assert everything(table) == after
                undone += 1
            assert not any(table.play.can_step_back(other) for other in range(3) if other != seat)
        assert undone > reached > 0
        assert table.record.state(ABYSS).checksum() == table.state.checksum()


def reveals(entry):
    """Whether something came to light with an answer, by the declarations of its events."""
    kinds = {kind.name: kind for kind in ABYSS.events}
    return isinstance(entry, log.Answered) and any(kinds[event[0]].reveals for event in entry.events)


def about_to_recruit():
    """A table of Abyss at which a person may recruit a Lord now."""
    table = people(2, 5, ABYSS)
    chance = Chance(bytes(32))
    while True:
        decision = decisions(table.state)[0]
        for choice in decision.options:
            if choice[0] == "recruit":
                return table, decision.seat, choice
        answer(table, decision.seat, any_answer(decision, chance))
