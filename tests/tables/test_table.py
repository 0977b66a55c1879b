"""A table of people and bots: who sits where, what each seat hears, what is noted, and how it is saved."""

import pytest

from bathysphere.engine import SPECTATOR, BadRecord, BadTable, Chance, Record, Refused, any_answer, decisions
from bathysphere.engine import answer as take
from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.tables import PERSON, LocalTable, automatic
from support import dredge
from support.dredge import SeaView
from support.tables import DIVE, LAMP, PASS, POOL, answer, bot_of, everything, mover, people

pytestmark = pytest.mark.usefixtures("dredge_everywhere")


class TestSeats:
    def test_people_and_bots_sit_where_the_header_says(self):
        table = LocalTable.open(ABYSS, [PERSON, "thoughtful", "random"], 1)
        assert [type(bot_of(table, seat)).__name__ for seat in (1, 2)] == ["ThoughtfulBot", "RandomBot"]
        assert table.room.bots() == [1, 2]
        assert table.record.header.players == [PERSON, "thoughtful", "random"]

    def test_an_unknown_bot_is_refused(self):
        with pytest.raises(BadTable, match="no bot called genius for abyss; there are: random, thoughtful"):
            LocalTable.open(ABYSS, [PERSON, "genius"], 1)

    def test_a_record_that_does_not_say_who_sat_where_is_no_table(self):
        with pytest.raises(BadTable, match="0 bots were named for 3 seats"):
            LocalTable(ABYSS, Record.begin(ABYSS, 3, 1))

    def test_bots_play_until_a_person_is_asked(self):
        table = LocalTable.open(ABYSS, ["random", PERSON], 3)
        table.act_until_asked()
        assert [decision.seat for decision in decisions(table.state)] == [1]
        assert not table.act()

    def test_bots_alone_play_to_the_end(self):
        table = LocalTable.open(ABYSS, ["random", "thoughtful"], 3)
        table.act_until_asked()
        assert table.over
        assert table.record.ended
        assert table.record.state(ABYSS).checksum() == table.state.checksum()

    def test_one_bot_answers_at_a_time(self):
        table = LocalTable.open(ABYSS, ["random", "random"], 3)
        first = mover(table)
        assert [entry.seat for entry in table.act()] == [first]
        assert len(table.record.answers) == 1


class TestAnswers:
    def test_an_answer_is_noted_in_the_record(self):
        table = people()
        seat = mover(table)
        answer(table, seat, DIVE, table.state.question)
        assert [(line.seat, line.kind, line.choice) for line in table.record.answers] == [(seat, "move", DIVE)]

    def test_a_refused_answer_leaves_no_trace(self):
        table = people()
        before = everything(table)
        for seat, choice, question in ((mover(table), PASS, None), (mover(table), DIVE, 99)):
            with pytest.raises(Refused):
                answer(table, seat, choice, question)
        assert everything(table) == before
        assert not any(table.play.can_step_back(seat) for seat in range(3))

    def test_a_seat_that_has_answered_in_secret_has_nothing_to_decide(self):
        table = people()
        answer(table, mover(table), POOL)
        assert table.decision(1) is not None
        answer(table, 1, table.decision(1).options[0])
        assert table.decision(1) is None

    def test_withdrawing_leaves_state_and_record_as_if_nothing_had_been_said(self):
        table = people()
        answer(table, mover(table), POOL)
        answer(table, 0, table.decision(0).options[0])
        before = everything(table)
        answer(table, 1, table.decision(1).options[0])
        table.withdraw(1)
        assert everything(table) == before

    def test_an_earlier_answer_in_secret_can_be_withdrawn(self):
        table = people()
        answer(table, mover(table), POOL)
        for seat in (0, 1):
            answer(table, seat, table.decision(seat).options[0])
        table.withdraw(0)
        assert list(table.room.sealed) == [1]
        assert [line.choice for line in table.record.answers] == [POOL], "it is noted when the question closes"

    def test_nobody_withdraws_what_has_happened(self):
        table = people()
        seat = mover(table)
        answer(table, seat, DIVE)
        before = everything(table)
        with pytest.raises(Refused, match="no sealed answer"):
            table.withdraw(seat)
        assert everything(table) == before


class TestLogs:
    def test_each_seat_hears_its_own_version_from_the_deal_on(self):
        table = people()
        drawn = [told.data for told in table.log(0) if told.kind == "drew"]
        assert [("cards" in data) for data in drawn if data["seat"] == 0] == [True] * (1 + (mover(table) == 0))
        assert not any("cards" in data for data in drawn if data["seat"] != 0)
        assert not any("cards" in told.data for told in table.log(SPECTATOR))

    def test_what_one_seat_sees_is_told_to_it_alone(self):
        table = people()
        seat = mover(table)
        answer(table, seat, LAMP)
        assert "card" in table.log(seat)[-1].data
        others = [other for other in (SPECTATOR, 0, 1, 2) if other != seat]
        assert all("card" not in table.log(other)[-1].data for other in others)

    def test_views_are_those_of_the_game(self):
        table = people()
        assert isinstance(table.view(1), SeaView)
        assert table.view(1) == dredge.GAME.view(table.state, 1)


class TestFiles:
    @pytest.mark.parametrize("answers", [0, 7, 40])
    def test_a_resumed_table_asks_the_same_question(self, answers, tmp_path):
        table = LocalTable.open(ABYSS, [PERSON, "thoughtful", PERSON], 4)
        chance = Chance(bytes(32))
        table.act_until_asked()
        while len(table.record.answers) < answers or table.room.sealed:
            seat = automatic.waited_for(table.room)[0]
            answer(table, seat, any_answer(table.decision(seat), chance))
            table.act_until_asked()
        table.save(tmp_path / "game.record")
        again = LocalTable.resume(ABYSS, tmp_path / "game.record")
        assert everything(again) == everything(table)
        assert again.players == table.players
        asked = decisions(table.state)[0].seat
        assert again.decision(asked).face() == table.decision(asked).face()
        assert again.view(asked) == table.view(asked)

    def test_a_resumed_game_can_be_played_to_its_end(self, tmp_path):
        table = LocalTable.open(ABYSS, ["random", "thoughtful"], 4)
        for _ in range(30):
            table.act()
        table.save(tmp_path / "game.record")
        again = LocalTable.resume(ABYSS, tmp_path / "game.record")
        again.act_until_asked()
        assert again.over
        assert again.record.answers[:30] == table.record.answers

    def test_whoever_answered_in_secret_before_a_game_was_saved_is_asked_again(self, tmp_path):
        """In records of earlier programs such answers stand at the end, those of some of the seats."""
        table = people()
        answer(table, mover(table), POOL)
        record, decision = table.record, table.decision(1)
        state = record.state(dredge.GAME)
        record.answers = record.answers[:]
        reply = take(state, 1, decision.options[0])
        record.note(state, 1, decision.kind, reply.choice)
        record.save(tmp_path / "game.record")
        again = LocalTable.resume(dredge.GAME, tmp_path / "game.record")
        assert [line.choice for line in again.record.answers] == [POOL]
        assert again.decision(1).face() == decision.face()
        for seat in range(3):
            answer(again, seat, again.decision(seat).options[0])
        assert len(again.record.answers) == 4

    def test_stepping_back_ends_at_the_point_of_resuming(self, tmp_path):
        table = people()
        seat = mover(table)
        answer(table, seat, DIVE)
        table.save(tmp_path / "game.record")
        assert not LocalTable.resume(dredge.GAME, tmp_path / "game.record").play.can_step_back(seat)

    def test_a_record_of_another_game_is_refused(self, tmp_path):
        people().save(tmp_path / "game.record")
        with pytest.raises(BadRecord, match="is a game of dredge, not of abyss"):
            LocalTable.resume(ABYSS, tmp_path / "game.record")
