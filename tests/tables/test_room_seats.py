"""How a table is opened, who sits down and gets up, and the sentence for everything that nobody may."""

from contextlib import nullcontext

import msgspec
import pytest

from bathysphere.tables import automatic, clocks, commands
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, Settings, chats, check_name, check_settings
from support.murmur import murmur_everywhere
from support.room_scenes import BUY_ALL, PASS, refused, window
from support.rooms import INVITE, START, Kept, nonce


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
        assert automatic.due(kept.room) is clocks.deadline(kept.room) is None
        assert automatic.act(kept.room, START + 10**9) == []


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
        assert automatic.due(kept.room) == clocks.deadline(kept.room) == START + 10_000
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
