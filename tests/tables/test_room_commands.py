"""What people who play may ask of a table, and the sentence for everything that they may not. Seats are looked at in
test_room_seats.py."""

from bathysphere.engine import BadTable, Chance, Refused, UserError, open_questions
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from support.room_scenes import BUY_ALL, EXPLORE, PASS, free_to_step_back, ordered_since, refused, revealed, window
from support.rooms import START, Kept, everything


class TestAnswers:
    def test_an_answer_to_a_question_of_ones_own_is_played_at_once(self):
        kept, seat = revealed()
        assert isinstance(kept.entries[-1], log.Answered)
        assert kept.entries[-1].by == "person"
        assert kept.room.playing.record.answers[0].seat == seat

    def test_what_the_engine_refuses_never_reaches_the_log(self):
        kept = Kept(None, None).begin()
        seat, number = kept.asked[0], kept.room.playing.question
        before = everything(kept.room)
        refused("not_offered", commands.answer, kept.room, seat, number, ("fly",), START)
        refused("not_asked", commands.answer, kept.room, 1 - seat, number, PASS, START)
        refused("stale", commands.answer, kept.room, seat, number - 1, EXPLORE, START)
        refused("stale", commands.answer, kept.room, seat, number + 1, EXPLORE, START)
        refused("not_allowed_now", commands.interject, kept.room, seat, number, PASS, START)
        refused("nothing_to_withdraw", commands.withdraw, kept.room, seat, number, START)
        assert everything(kept.room) == before

    def test_answers_to_a_window_are_sealed_even_if_only_one_is_asked(self):
        kept = window(None, None)
        (seat,) = kept.asked
        number = kept.room.playing.question
        refused("not_offered", commands.answer, kept.room, seat, number, ("buy", 99), START)
        refused("stale", commands.answer, kept.room, seat, number - 1, PASS, START)
        kept.give(seat, PASS)
        assert kept.room.sealed == {seat: PASS}
        assert kept.room.playing.question == number
        refused("already_answered", commands.answer, kept.room, seat, number, PASS, START)
        kept.do(commands.withdraw(kept.room, seat, number, START))
        assert kept.room.sealed == {}
        refused("nothing_to_withdraw", commands.withdraw, kept.room, seat, number, START)

    def test_nobody_steps_back_from_what_was_sealed_or_covered(self):
        kept = window(None, None)
        (seat,) = kept.asked
        kept.give(seat, PASS)
        kept.wait()
        assert not kept.room.playing.can_step_back(seat)

    def test_but_from_what_was_only_held_because_somebody_might_interject(self):
        kept = Kept(None, None, None, None, game="thing").begin()
        while {each.kind for each in open_questions(kept.room.playing.state)} != {"turn.play"}:
            kept.by_chance(1, Chance(bytes(32)))
        (seat,) = kept.asked
        number = kept.room.playing.question
        kept.give(seat, kept.room.decision(seat).options[0])
        assert list(kept.room.sealed) == [seat]
        kept.wait()
        assert kept.room.playing.can_step_back(seat)
        kept.do(commands.step_back(kept.room, seat, kept.room.playing.question, START))
        assert (kept.asked, kept.room.playing.question > number) == ([seat], True)

    def test_orders_that_the_game_cannot_read_are_refused(self):
        kept = Kept(None, None).begin()
        refused("bad_orders", commands.order, kept.room, 0, {"on": "yes"}, START)
        refused("bad_orders", commands.order, kept.room, 0, {"least": [0, 1, 1, 1, 1]}, START)
        refused("bad_orders", commands.order, kept.room, 0, {"colour": 1}, START)
        kept.do(commands.order(kept.room, 0, BUY_ALL, START))
        assert kept.room.seats[0].orders == BUY_ALL
        kept.do(commands.order(kept.room, 0, None, START))
        assert kept.room.seats[0].standing is None

    def test_a_player_may_answer_otherwise_than_his_orders_say(self):
        kept = window(None, None)
        (seat,) = kept.asked
        kept.do(commands.order(kept.room, seat, BUY_ALL, START))
        assert kept.room.standing_answer(seat)[0] == "buy"
        kept.give(seat, PASS)
        kept.wait()
        assert [entry.by for entry in kept.entries if isinstance(entry, log.Answered)] == ["person", "sealed"]

    def test_when_the_game_is_over_nobody_is_asked(self):
        kept = Kept(None, "random", cover="random", pace=0).begin()
        kept.do(commands.go_away(kept.room, 0, START))
        while kept.room.status == "playing":
            kept.wait()
        assert automatic.due(kept.room) is None
        kept.do(commands.come_back(kept.room, 0, kept.now))
        refused("over", commands.answer, kept.room, 0, 0, PASS, START)
        refused("no_take_back", commands.ask_take_back, kept.room, 0, START)
        refused("nothing_to_cover", commands.go_away, kept.room, 0, START)
        refused("no_substitute", commands.make_substitute, kept.room, 0, 0, "key", START)


class TestWaysBack:
    def test_a_free_step_back_is_not_asked_for(self):
        kept, seat = free_to_step_back()
        refused("step_back_is_free", commands.ask_take_back, kept.room, seat, START)
        refused("no_step_back", commands.step_back, kept.room, 1 - seat, kept.room.playing.question, START)
        refused("stale", commands.step_back, kept.room, seat, kept.room.playing.question - 1, START)
        answers = kept.room.playing.answers
        kept.do(commands.step_back(kept.room, seat, kept.room.playing.question, START))
        assert kept.room.playing.answers == answers - 1

    def test_standing_orders_do_not_undo_a_take_back(self):
        """Back to what the player chose, not to what an order said, and the order waits for the next answer to it."""
        kept, seat = ordered_since()
        chosen = kept.room.latest_of(seat)
        assert chosen < kept.room.playing.latest_of(seat)
        kept.do(commands.ask_take_back(kept.room, seat, kept.now))
        assert kept.room.playing.answers == kept.room.playing.before(chosen)
        kept.now += 1_000_000
        assert kept.do(automatic.act(kept.room, kept.now)) == []
        assert kept.load().by_hand == seat

    def test_an_order_waits_for_the_question_that_was_taken_back_only(self):
        kept = window(None, "random")
        while kept.asked != [0] or kept.room.decision(0).kind != "explore.buy":
            if automatic.waited_for(kept.room):
                kept.give(0)
            else:
                kept.wait()
        kept.give(0, PASS)
        kept.do(commands.order(kept.room, 0, BUY_ALL, kept.now))
        kept.wait()
        kept.do(commands.ask_take_back(kept.room, 0, kept.now))
        assert kept.room.decision(0).kind == "explore.buy"
        assert kept.room.standing_answer(0) is None
        assert automatic.waited_for(kept.room) == [0]
        assert kept.load().by_hand == 0
        kept.give(0, PASS)
        kept.wait()
        assert kept.room.by_hand == -1

    def test_a_take_back_is_discussed_before_anything_else_happens(self):
        kept, seat = revealed(3)
        number, others = kept.room.playing.question, [other for other in range(3) if other != seat]
        refused("no_step_back", commands.step_back, kept.room, seat, number, START)
        refused("no_take_back", commands.ask_take_back, kept.room, others[0], START)  # it gave no answer yet
        kept.do(commands.ask_take_back(kept.room, seat, START))
        for command, given in (
            (commands.answer, (number, PASS)), (commands.interject, (number, PASS)), (commands.withdraw, (number,)),
            (commands.step_back, (number,)), (commands.ask_take_back, ()),
        ):  # fmt: skip
            refused("vote_open", command, kept.room, kept.asked[0], *given, START)
        refused("no_vote", commands.consent, kept.room, seat, 1, True, START)
        refused("no_vote", commands.consent, kept.room, others[0], 2, True, START)
        kept.do(commands.consent(kept.room, others[0], 1, True, START))
        refused("already_voted", commands.consent, kept.room, others[0], 1, False, START)
        made = kept.do(commands.consent(kept.room, others[1], 1, True, START))
        assert made[-1].granted
        assert kept.room.playing.answers == 0
        assert kept.room.playing.question > number

    def test_one_voice_against_is_enough_and_the_same_moment_is_asked_for_once(self):
        kept, seat = revealed(3)
        others = [other for other in range(3) if other != seat]
        kept.do(commands.ask_take_back(kept.room, seat, START))
        kept.do(commands.consent(kept.room, others[0], 1, False, START))
        assert kept.room.vote is not None  # so that nobody learns who it was
        kept.do(commands.consent(kept.room, others[1], 1, True, START))
        assert kept.room.vote is None
        assert kept.room.playing.answers == 1
        refused("no_take_back", commands.ask_take_back, kept.room, seat, START)
        refused("no_vote", commands.consent, kept.room, others[0], 1, True, START)

    def test_whoever_is_away_has_no_vote(self):
        kept, seat = revealed(3)
        others = [other for other in range(3) if other != seat]
        kept.do(commands.go_away(kept.room, others[0], START))
        kept.do(commands.ask_take_back(kept.room, seat, START))
        refused("you_are_away", commands.consent, kept.room, others[0], 1, False, START)
        made = kept.do(commands.consent(kept.room, others[1], 1, True, START))
        assert made[-1].granted

    def test_bots_do_not_mind_and_silence_is_no_consent(self):
        alone = Kept(None, "random", "random", cover="random", pace=0).begin()
        while alone.asked != [0]:
            alone.wait()
        alone.give(0, EXPLORE)
        made = alone.do(commands.ask_take_back(alone.room, 0, alone.now))
        assert [type(entry) for entry in made] == [log.TakeBackAsked, log.TakeBackClosed]
        assert alone.room.status == "playing"
        kept, seat = revealed(2)
        kept.do(commands.ask_take_back(kept.room, seat, START))
        assert automatic.due(kept.room) == START + 120_000
        assert [entry.granted for entry in kept.wait()] == [False]

    def test_after_a_take_back_the_same_number_of_answers_is_another_moment(self):
        kept, seat = revealed(2)
        for _ in range(2):
            kept.do(commands.ask_take_back(kept.room, seat, START))
            kept.do(commands.consent(kept.room, 1 - seat, kept.room.vote.number, True, START))
            assert kept.room.playing.answers == 0
            kept.give(seat, EXPLORE)

    def test_nobody_looks_ahead_while_the_others_are_away(self):
        kept, seat = revealed(3)
        others = [other for other in range(3) if other != seat]
        kept.do(commands.go_away(kept.room, others[0], START))
        assert commands.may_ask_take_back(kept.room, seat)
        kept.do(commands.go_away(kept.room, others[1], START))
        assert not commands.may_ask_take_back(kept.room, seat)
        refused("nobody_to_ask", commands.ask_take_back, kept.room, seat, START)
        kept.do(commands.come_back(kept.room, others[1], START))
        kept.do(commands.ask_take_back(kept.room, seat, START))
        kept.do(commands.go_away(kept.room, others[1], START))
        assert [entry.granted for entry in kept.wait()] == [False]
        for other in others:
            kept.do(commands.leave(kept.room, other, START))
        assert commands.somebody_to_ask(kept.room, seat)  # nobody is left who could mind

    def test_a_vote_closes_when_the_last_missing_voter_leaves(self):
        kept, seat = revealed(3)
        others = [other for other in range(3) if other != seat]
        kept.do(commands.ask_take_back(kept.room, seat, START))
        kept.do(commands.consent(kept.room, others[0], 1, True, START))
        kept.do(commands.leave(kept.room, others[1], START))
        assert [entry.granted for entry in kept.wait()] == [True]


def test_wishes_only_look():
    """A wish names entries; the room is as it was until they are applied."""
    kept, seat = revealed(3)
    before = everything(kept.room)
    for made in (
        commands.ask_take_back(kept.room, seat, START),
        commands.say(kept.room, 0, "hello", START),
        commands.go_away(kept.room, 0, START),
        commands.leave(kept.room, 0, START),
        commands.order(kept.room, 0, BUY_ALL, START),
    ):
        assert made
    assert everything(kept.room) == before


def test_complaints_are_of_the_kinds_that_the_gate_knows():
    assert issubclass(Refused, UserError)
    assert issubclass(BadTable, UserError)
