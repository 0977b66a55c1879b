"""What people may ask of a table, and the sentence for everything that they may not."""

from contextlib import nullcontext

import msgspec
import pytest

from bathysphere.engine import BadTable, Chance, Refused, UserError, any_answer, open_questions
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, Settings, chats, check_name, check_settings
from support.murmur import murmur_everywhere
from support.rooms import INVITE, START, Kept, everything, nonce

BUY_ALL = {"on": True, "fits": "buy"}
PASS = ("pass",)
EXPLORE = ("explore",)


def refused(code: str, command, *given) -> None:
    with pytest.raises(UserError) as complaint:
        command(*given)
    assert complaint.value.code == code
    assert str(complaint.value).endswith(".")


def window(*bots: str | None, **settings) -> Kept:
    """A table at which an Ally lies open and the others are asked whether they buy it."""
    for secret in range(50):
        kept = Kept(*bots, **settings)
        kept.room.secret = f"{secret}"
        kept.begin()
        kept.give(kept.asked[0], EXPLORE)
        if kept.room.playing.view(-1).asked[0][1] == "explore.buy":
            return kept
    raise AssertionError("no Ally in fifty deals")


def revealed(seats: int = 2) -> tuple[Kept, int]:
    """A table at which somebody has revealed a card, and his seat."""
    kept = Kept(*[None] * seats).begin()
    seat = kept.asked[0]
    kept.give(seat, EXPLORE)
    return kept, seat


def ordered_since() -> tuple[Kept, int]:
    """A person's table among bots at which standing orders have answered since the player's own latest answer."""
    for secret in range(200):
        kept = Kept(None, "random", "random", pace=0)
        kept.room.secret = f"{secret}"
        kept.begin()
        kept.do(commands.order(kept.room, 0, BUY_ALL, START))
        for _ in range(60):
            if automatic.waited_for(kept.room):
                kept.give(0)
            elif kept.room.status == "playing":
                kept.wait()
            if kept.room.moments[-1].ordered and kept.room.playing.latest_of(0) != kept.room.latest_of(0):
                return kept, 0
    raise AssertionError("no order was followed")


def free_to_step_back() -> tuple[Kept, int]:
    """A table at which somebody has answered and nothing came to light."""
    for seed in range(200):
        kept, chance = Kept(None, None, pace=0), Chance(bytes([seed]) * 32)
        kept.room.secret = str(seed)
        kept.begin()
        for _ in range(30):
            for seat in kept.asked:
                decision = kept.room.decision(seat)
                kept.give(seat, any_answer(decision, chance))
                if kept.room.playing.can_step_back(seat):
                    return kept, seat
            if automatic.due(kept.room) is not None and not automatic.waited_for(kept.room):
                kept.wait()
    raise AssertionError("everything reveals something")


class TestOpening:
    @pytest.mark.parametrize(
        ("code", "given"),
        [
            ("nobody_plays", {"bots": ("random", "random")}),
            ("unknown_bot", {"bots": (None, "clever")}),
            ("unknown_bot", {"cover": "clever"}),
            ("unknown_clock", {"clock": Clock("sand", 3)}),
            ("clock_seconds", {"clock": Clock("live", 9)}),
            ("clock_seconds", {"clock": Clock("live", 601)}),
            ("clock_seconds", {"clock": Clock("days", 60)}),
            ("clock_seconds", {"clock": Clock("none", 1)}),
            ("bad_pace", {"pace": -1}),
            ("bad_pace", {"pace": 5001}),
            ("unknown_chat", {"chat": "whisper"}),
            ("unknown_chat", {"chat": "phrases"}),
            ("unknown_chat", {"chat": "reminded"}),
            ("unknown_chat", {"game": "thing", "bots": (None,) * 4, "chat": "reminded"}),
            ("seats", {"bots": (None,)}),
            ("seats", {"bots": (None,) * 5}),
            ("unknown_option", {"options": {"kraken": True}}),
            ("bad_option", {"options": {"others_only": "yes"}}),
            ("unknown_game", {"game": "chess"}),
        ],
    )
    def test_settings_with_which_nobody_could_play_are_refused(self, code, given):
        usual = {"game": "abyss", "bots": (None, "random")}
        refused(code, check_settings, Settings(**(usual | given)))

    def test_an_option_may_be_one_of_several_words(self):
        with murmur_everywhere():
            refused("option_word", check_settings, Settings("murmur", (None, None), {"current": "muddy"}))
            kept = Kept(None, None, game="murmur", options={"current": "one_down"}).begin()
            for room in (kept.room, kept.load()):
                assert room.settings.options == {"current": "one_down"}
                assert room.playing.state.options.current == "one_down"
                assert room.playing.record.header.options == {"current": "one_down"}

    def test_the_best_bot_covers_unless_another_is_named(self):
        assert check_settings(Settings("abyss", (None, None))).cover == "thoughtful"
        assert check_settings(Settings("abyss", (None, None), cover="random")).cover == "random"

    @pytest.mark.parametrize(
        ("name", "ways"),
        [("abyss", ("open",)), ("thing", ("open", "phrases")), ("murmur", ("reminded", "open", "phrases"))],
    )
    def test_people_may_talk_in_the_ways_that_the_game_has_and_usually_in_the_first(self, name, ways):
        with murmur_everywhere() if name == "murmur" else nullcontext():
            plan = Settings(name, (None,) * 4)
            assert chats(plan.rules()) == ways
            assert plan.chat == "open"
            assert check_settings(msgspec.structs.replace(plan, chat="")).chat == ways[0]
            for way in ways:
                assert check_settings(msgspec.structs.replace(plan, chat=way)).chat == way

    def test_tables_from_the_time_when_all_talk_was_free_are_open(self):
        kept = Kept(None, None, chat="")
        opened = msgspec.json.decode(kept.raw[0])
        assert opened["settings"].pop("chat") == "open"
        room = Room.load("table", [msgspec.json.encode(opened), *kept.raw[1:]])
        assert room.settings == kept.room.settings

    def test_names_are_shown_plainly(self):
        assert check_name("  Ann\u200b\tLee ") == "Ann Lee"
        assert check_name("Оксана") == "Оксана"
        refused("name_empty", check_name, " \u202e\n ")
        refused("name_long", check_name, "x" * 25)


class TestSittingDown:
    def test_the_seat_wanted_or_the_first_open_one(self):
        kept = Kept(None, "random", None, None)
        kept.do(commands.claim(kept.room, "Ann", 2, INVITE, "t", START))
        kept.do(commands.claim(kept.room, "Bob", None, INVITE, "u", START))
        assert kept.room.names == ["Bob", "", "Ann", ""]
        assert kept.room.seat_of(commands.hashed("t")) == 2
        assert kept.room.seat_of(commands.hashed("nobody's")) is None
        assert kept.room.seat_of("") is None

    def test_only_open_seats_by_those_invited_under_names_of_their_own(self):
        kept = Kept(None, None, "random")
        room = kept.room
        refused("not_invited", commands.claim, room, "Ann", None, "guess", "t", START)
        refused("seat_taken", commands.claim, room, "Ann", 2, INVITE, "t", START)
        refused("seat_taken", commands.claim, room, "Ann", 7, INVITE, "t", START)
        kept.sit(0, "Ann")
        refused("seat_taken", commands.claim, room, "Bob", 0, INVITE, "t", START)
        refused("name_taken", commands.claim, room, "aNN", 1, INVITE, "t", START)
        refused("name_empty", commands.claim, room, "", 1, INVITE, "t", START)
        kept.sit(1, "Bob")
        refused("table_full", commands.claim, room, "Cleo", None, INVITE, "t", START)
        kept.do(commands.ready(room, 0, nonce(1), START))
        kept.do(commands.ready(room, 1, nonce(2), START))
        refused("already_dealt", commands.claim, room, "Cleo", None, INVITE, "t", START)

    def test_an_open_table_asks_for_no_invitation(self):
        kept = Kept(None, None, listed=True)
        assert commands.claim(kept.room, "Ann", None, "", "t", START)[0].seat == 0

    def test_bots_sit_down_and_get_up_where_nobody_sits(self):
        kept = Kept(None, None)
        kept.sit(0)
        kept.do(commands.fill(kept.room, 0, 1, "random", START))
        assert kept.room.seats[1].state == "bot"
        kept.do(commands.fill(kept.room, 0, 1, None, START))
        assert kept.room.seats[1].state == "open"
        refused("seat_taken", commands.fill, kept.room, 0, 0, "random", START)
        refused("bad_seat", commands.fill, kept.room, 0, 2, "random", START)
        refused("bad_seat", commands.fill, kept.room, 0, -1, "random", START)
        refused("unknown_bot", commands.fill, kept.room, 0, 1, "clever", START)
        kept.do(commands.ready(kept.room, 0, nonce(1), START))
        made = kept.do(commands.fill(kept.room, 0, 1, "random", START))
        assert [type(entry) for entry in made] == [log.Filled, log.Dealt]  # everybody was ready but for that seat
        refused("already_dealt", commands.fill, kept.room, 0, 1, None, START)

    def test_who_made_the_table_frees_the_seat_of_somebody_who_does_not_get_ready(self):
        kept = Kept(None, None, None)
        for seat in (1, 0, 2):
            kept.sit(seat)
        assert kept.room.maker == 1
        refused("seat_taken", commands.fill, kept.room, 0, 2, None, START)
        refused("seat_taken", commands.fill, kept.room, 1, 1, None, START)
        refused("seat_taken", commands.fill, kept.room, 1, 2, "random", START)
        kept.do(commands.ready(kept.room, 0, nonce(1), START))
        refused("seat_taken", commands.fill, kept.room, 1, 0, None, START)
        kept.do(commands.fill(kept.room, 1, 2, None, START))
        assert (kept.room.seats[2].state, kept.room.seats[2].token) == ("open", "")
        kept.do(commands.leave(kept.room, 1, START))
        assert kept.room.maker == 0

    def test_who_leaves_before_the_deal_leaves_nothing_behind(self):
        kept = Kept(None, None)
        kept.sit(0)
        kept.do(commands.ready(kept.room, 0, nonce(1), START))
        kept.do(commands.leave(kept.room, 0, START))
        seat = kept.room.seats[0]
        assert (seat.state, seat.name, seat.token, seat.nonce, seat.ready) == ("open", "", "", "", False)

    def test_ready_and_not_ready(self):
        kept = Kept(None, None)
        kept.sit(0)
        kept.sit(1)
        for bad in ("", "ff", "g" * 64, "F" * 64, "0" * 65):
            refused("bad_nonce", commands.ready, kept.room, 0, bad, START)
        kept.do(commands.ready(kept.room, 0, nonce(1), START))
        assert commands.ready(kept.room, 0, nonce(9), START) == []  # the first nonce counts
        kept.do(commands.not_ready(kept.room, 0, START))
        assert kept.room.seats[0].nonce == ""
        assert commands.not_ready(kept.room, 0, START) == []
        kept.do(commands.ready(kept.room, 1, nonce(2), START))
        assert kept.room.play is None
        kept.do(commands.ready(kept.room, 0, nonce(1), START))
        assert kept.room.status == "playing"
        refused("already_dealt", commands.ready, kept.room, 0, nonce(1), START)
        refused("already_dealt", commands.not_ready, kept.room, 0, START)

    def test_nothing_is_played_before_the_deal(self):
        kept = Kept(None, None)
        kept.sit(0)
        for command in (commands.answer, commands.interject):
            refused("not_dealt", command, kept.room, 0, 0, PASS, START)
        for command in (commands.withdraw, commands.step_back):
            refused("not_dealt", command, kept.room, 0, 0, START)
        refused("not_dealt", commands.ask_take_back, kept.room, 0, START)
        refused("no_vote", commands.consent, kept.room, 0, 0, True, START)
        refused("nothing_to_cover", commands.go_away, kept.room, 0, START)
        refused("no_substitute", commands.make_substitute, kept.room, 0, 0, "key", START)
        assert automatic.due(kept.room) is automatic.deadline(kept.room) is None
        assert automatic.act(kept.room, START + 10**9) == []


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
        """Back to what the player chose, not to what an order said, and the order waits until that is answered anew."""
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


class TestPeople:
    def test_no_wish_is_ever_forgotten_however_many_follow(self):
        kept = Kept(None, None).begin()
        kept.do(commands.say(kept.room, 1, "once", START), "mine")
        for number in range(400):
            kept.do(commands.say(kept.room, number % 2, "hello", START), f"{number}")
        assert kept.room.already_done(1, "mine")
        assert kept.room.already_done(0, "0")
        assert not kept.room.already_done(0, "mine"), "another's wish of the same name"
        assert kept.load().already_done(1, "mine")

    def test_chat_has_something_to_say_and_an_end(self):
        kept = Kept(None, None)
        kept.sit(0)
        refused("chat_empty", commands.say, kept.room, 0, " \n\u200b ", START)
        refused("chat_long", commands.say, kept.room, 0, "x" * 501, START)
        (said,) = commands.say(kept.room, 0, " one\ntwo\x07 ", START)
        assert said.text == "one\ntwo"

    def test_a_bot_covers_who_is_away_and_then_he_is_told_what_it_did(self):
        kept = Kept(None, "random", cover="random", pace=0).begin()
        assert commands.come_back(kept.room, 0, START) == []  # he is here
        read = len(kept.room.playing.log(0))
        kept.do(commands.go_away(kept.room, 0, START))
        assert commands.go_away(kept.room, 0, START) == []
        for command in (commands.answer, commands.interject):
            refused("you_are_away", command, kept.room, 0, kept.room.playing.question, PASS, START)
        while kept.room.playing.latest_of(0) is None:
            kept.wait()
        kept.do(commands.come_back(kept.room, 0, kept.now))
        assert kept.room.seats[0].digest == (read, len(kept.room.playing.log(0)))
        assert any(moment.covered and moment.by == 0 for moment in kept.room.moments)

    def test_a_clock_that_runs_out_sends_everybody_away_who_is_missing(self):
        kept = Kept(None, None, clock=Clock("live", 10)).begin()
        (seat,) = kept.asked
        assert automatic.due(kept.room) == automatic.deadline(kept.room) == START + 10_000
        assert automatic.act(kept.room, START + 9_999) == []
        (gone,) = kept.wait()
        assert (gone.seat, gone.by_clock) == (seat, True)
        assert [entry.by for entry in kept.wait()] == ["cover"]

    def test_a_substitute_takes_over_once_and_the_old_credential_dies(self):
        kept = Kept(None, None, None).begin()
        room = kept.room
        old = room.seats[0].token
        refused("no_substitute", commands.make_substitute, room, 1, 0, "key", START)  # her player is there
        refused("bad_seat", commands.make_substitute, room, 1, 3, "key", START)
        refused("substitute_dead", commands.substitute, room, "Cleo", "key", "t", START)
        kept.do(commands.make_substitute(room, 0, 0, "key", START))
        refused("substitute_dead", commands.substitute, room, "Cleo", "kez", "t", START)
        refused("substitute_dead", commands.substitute, room, "Cleo", "", "t", START)
        refused("name_taken", commands.substitute, room, "jacques", "key", "t", START)
        kept.do(commands.substitute(room, "Cleo", "key", "t", START))
        assert (room.names[0], room.seat_of(old), room.seat_of(commands.hashed("t"))) == ("Cleo", None, 0)
        refused("substitute_dead", commands.substitute, room, "Dora", "key", "u", START)

    def test_a_vacated_seat_is_covered_and_anybody_may_call_a_substitute(self):
        kept = Kept(None, None, None).begin()
        kept.do(commands.leave(kept.room, 0, START))
        seat = kept.room.seats[0]
        assert (seat.state, seat.token) == ("vacated", "")
        kept.do(commands.make_substitute(kept.room, 1, 0, "key", START))
        kept.do(commands.substitute(kept.room, "Auguste", "key", "t", START))  # her own name is free to her
        assert (seat.state, seat.name) == ("present", "Auguste")

    def test_a_later_link_replaces_the_earlier_one(self):
        kept = Kept(None, None).begin()
        kept.do(commands.make_substitute(kept.room, 0, 0, "one", START))
        kept.do(commands.make_substitute(kept.room, 0, 0, "two", START))
        refused("substitute_dead", commands.substitute, kept.room, "Cleo", "one", "t", START)

    def test_a_new_player_inherits_neither_orders_nor_sealed_answers(self):
        kept = window(None, None)
        (seat,) = kept.asked
        kept.do(commands.order(kept.room, seat, BUY_ALL, START))
        kept.give(seat, PASS)
        kept.do(commands.make_substitute(kept.room, seat, seat, "key", START))
        kept.do(commands.substitute(kept.room, "Cleo", "key", "t", START))
        assert kept.room.sealed == {}
        assert kept.room.seats[seat].orders is None
        assert automatic.waited_for(kept.room) == [seat]


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
