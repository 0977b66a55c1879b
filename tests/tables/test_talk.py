"""Talk at a table: who hears what, what bots hear and say and when, and interjections before answers that are held."""

import pytest

from bathysphere.engine import UserError, interjections, open_questions
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.table_facts import OVER
from support.dredge.positions import DIVE, POOL
from support.murmur import murmur_everywhere
from support.rooms import START, Kept, everything, nonce

pytestmark = pytest.mark.usefixtures("murmur")
PACE = 800


@pytest.fixture(scope="module")
def murmur():
    with murmur_everywhere():
        yield


def table(*bots, **settings) -> Kept:
    settings = {"cover": "silent", "pace": PACE} | settings
    return Kept(*bots, game="murmur", **settings).begin()


def tell(kept: Kept, seat: int, *statement) -> log.Said:
    return kept.do(commands.tell(kept.room, seat, statement, kept.now))[0]


def texts(kept: Kept, viewer: int) -> list[object]:
    return [said.statement or said.text for said in kept.room.talk.heard[viewer]]


def far(kept: Kept, *seats: int) -> None:
    """These seats are so deep that only those as deep hear them."""
    for seat in seats:
        kept.room.playing.state.points[seat] = 9


def refused(code, command, *given):
    with pytest.raises(UserError) as complaint:
        command(*given)
    assert complaint.value.code == code


def mover(kept: Kept) -> int:
    return open_questions(kept.room.playing.state)[0].seat


def thinking(bot: str) -> Kept:
    """A table with one bot at which a person is asked first."""
    for seat in range(3):
        kept = table(*[bot if each == seat else None for each in range(3)])
        if mover(kept) != seat:
            return kept
    raise AssertionError("the bot begins wherever it sits")


def to_move(kept: Kept, *, again: bool = False) -> int:
    """On to the moment at which a person is asked for his move, or for the next one; whom."""
    question = kept.room.playing.question if again else -1
    while (
        kept.room.playing.question == question or kept.asked != automatic.waited_for(kept.room) or len(kept.asked) > 1
    ):
        missing = automatic.waited_for(kept.room)
        if not missing:
            kept.wait()
        for seat in missing:
            kept.give(seat)
    return mover(kept)


def dive_to_the_end(kept: Kept) -> None:
    """Whoever moves is so deep that the next dives end the game."""
    kept.room.playing.state.points[mover(kept)] = 14
    while kept.room.status != OVER:
        for seat in kept.asked:
            kept.give(seat, DIVE if DIVE in kept.room.decision(seat).options else None)
        if not automatic.waited_for(kept.room):
            kept.wait()


class TestStatements:
    @pytest.mark.parametrize("said", [(), None, 7, ["shout"], ["trust", 0], ["trust", 9], ["saw", 1, {}], [["hello"]]])
    def test_hostile_ones_are_refused_and_change_nothing(self, said):
        kept = table(None, None)
        before = everything(kept.room)
        with pytest.raises(Exception, match=r"statement"):
            commands.tell(kept.room, 0, said, START)
        assert everything(kept.room) == before

    def test_not_before_the_deal_nor_while_a_bot_covers_the_seat(self):
        kept = Kept(None, None, game="murmur", cover="silent")
        kept.sit(0)
        refused("not_dealt", commands.tell, kept.room, 0, ("hello",), START)
        kept = table(None, None)
        kept.do(commands.go_away(kept.room, 0, START))
        refused("you_are_away", commands.tell, kept.room, 0, ("hello",), START)

    def test_they_stand_in_the_chat_between_other_words(self):
        kept = table(None, None)
        kept.do(commands.say(kept.room, 0, "hm", START))
        tell(kept, 1, "trust", 0)
        kept.do(commands.say(kept.room, 0, "oh", START))
        assert [texts(kept, viewer) for viewer in (-1, 0, 1)] == [["hm", ("trust", 0), "oh"]] * 3


class TestPhrasesOnly:
    @pytest.mark.parametrize("chat", ["open", "reminded"])
    def test_elsewhere_people_use_their_own_words(self, chat):
        kept = table(None, None, chat=chat)
        kept.do(commands.say(kept.room, 0, "hm", START))
        tell(kept, 1, "trust", 0)
        assert texts(kept, 0) == ["hm", ("trust", 0)]

    def test_nothing_else_is_said_while_the_game_lasts(self):
        kept = table(None, None, chat="phrases")
        for said in ("hm", "", "x" * 999, "/trust 0"):
            refused("phrases_only", commands.say, kept.room, 1, said, START)
        tell(kept, 1, "trust", 0)
        assert [texts(kept, viewer) for viewer in (-1, 0, 1)] == [[("trust", 0)]] * 3

    def test_words_are_free_before_the_deal_and_after_the_end(self):
        kept = Kept(None, None, game="murmur", cover="silent", chat="phrases")
        kept.sit(0)
        kept.do(commands.say(kept.room, 0, "early", START))
        kept.sit(1)
        for seat in range(2):
            kept.do(commands.ready(kept.room, seat, nonce(seat + 1), START))
        refused("phrases_only", commands.say, kept.room, 0, "now", START)
        dive_to_the_end(kept)
        kept.do(commands.say(kept.room, 0, "late", START))
        assert texts(kept, 1) == ["early", "late"]

    def test_it_lasts_over_a_restart(self):
        kept = table(None, None, chat="phrases")
        refused("phrases_only", commands.say, kept.load(), 0, "hm", START)


class TestWhoHears:
    def test_those_out_of_earshot_talk_among_themselves(self):
        kept = table(None, None, None)
        far(kept, 0, 2)
        before, changed = list(kept.room.seq), kept.room.changed
        kept.now += 50
        kept.do(commands.say(kept.room, 0, "psst", kept.now))
        tell(kept, 2, "trust", 1)
        assert [texts(kept, viewer) for viewer in (0, 1, 2, -1)] == [
            ["psst", ("trust", 1)], [], ["psst", ("trust", 1)], [],
        ]  # fmt: skip
        assert [now - then for now, then in zip(kept.room.seq, before, strict=True)] == [2, 0, 2, 0]
        assert kept.room.changed == changed, "a list would show that somebody spoke"
        tell(kept, 1, "hello")
        assert all(texts(kept, viewer)[-1] == ("hello",) for viewer in (0, 1, 2, -1))

    def test_after_the_end_everybody_reads_everything_in_its_place(self):
        kept = table(None, None, None)
        far(kept, 0)
        tell(kept, 1, "hello")
        kept.do(commands.say(kept.room, 0, "psst", kept.now))
        tell(kept, 1, "trust", 2)
        had = {viewer: (kept.room.seq[viewer], len(texts(kept, viewer))) for viewer in kept.room.viewers()}
        dive_to_the_end(kept)
        said = [("hello",), "psst", ("trust", 2)]
        assert [texts(kept, viewer) for viewer in (-1, 0, 1, 2)] == [said] * 4
        keeps = {viewer: kept.room.keep_chat(viewer, *had[viewer]) for viewer in had}
        assert keeps == {-1: 1, 0: 3, 1: 1, 2: 1}
        assert kept.room.audience(0) is None
        tell(kept, 0, "hello")
        assert texts(kept, -1) == [*said, ("hello",)]


class TestBotsTalk:
    def test_at_half_the_pace_although_a_person_thinks(self):
        kept = thinking("chatty")
        said = 0
        for _ in range(10):
            half = kept.room.since + PACE // 2
            assert automatic.due(kept.room) == half
            made = kept.wait()
            assert {entry.at for entry in made} == {half}
            said += sum(isinstance(entry, log.Said) for entry in made)
            to_move(kept, again=True)
        assert said > 2

    def test_silence_is_not_seen(self):
        kept = table("silent", None, None)
        before, changed = list(kept.room.seq), kept.room.changed
        made = kept.wait()
        assert [type(entry) for entry in made] == [log.BotsAsked]
        assert (kept.room.seq, kept.room.changed) == (before, changed)
        assert automatic.due(kept.room) in (None, kept.room.since + PACE), "they are asked once for each question"

    def test_one_who_is_asked_replies_after_a_quarter_of_the_pace(self):
        kept = table("chatty", None, None)
        kept.wait()
        while kept.room.talk.owed:
            kept.wait()
        kept.now += 10
        asked = tell(kept, 1, "ask", 0)
        assert kept.room.talk.owed == {0: asked.at}
        assert automatic.act(kept.room, asked.at + PACE // 4 - 1) == []
        made = automatic.act(kept.room, asked.at + PACE // 4)
        assert [type(entry) for entry in made] == [log.BotsAsked, log.Said]
        assert (made[1].statement, made[1].by) == (("reply", 1), "reply")
        kept.do(made)
        assert kept.room.talk.owed == {}

    def test_among_themselves_they_say_two_things_at_most_to_one_question(self):
        kept = table("chatty", "chatty", "chatty", None, pace=40)
        said = 0
        while kept.room.status != OVER and kept.room.playing.answers < 120:
            question, spoken = kept.room.playing.question, []
            while kept.room.playing.question == question and kept.room.status != OVER:
                missing = automatic.waited_for(kept.room)
                due = automatic.due(kept.room)
                if missing and due is None:
                    for seat in missing:
                        kept.give(seat)
                else:
                    spoken += [entry.seat for entry in kept.wait() if isinstance(entry, log.Said)]
            assert len(spoken) == len(set(spoken)), "one statement of each bot"
            said += len(spoken)
        assert said > 30

    def test_what_a_faulty_bot_says_and_does_stops_nothing(self):
        kept = table("faulty", "faulty", None, None)
        kept.room.playing.state.hands[0] = (2, 2, 2)
        for _ in range(40):
            for seat in automatic.waited_for(kept.room):
                kept.give(seat)
            if automatic.due(kept.room) is not None:
                kept.wait()
        assert kept.room.playing.answers > 10
        assert texts(kept, -1) == []

    def test_an_aside_is_answered_by_those_only_who_heard_it(self):
        kept = table("chatty", "chatty", None, None)
        far(kept, 0, 2)
        tell(kept, 2, "ask", 0)
        assert set(kept.room.talk.owed) == {0}


class TestWhatBotsHear:
    def test_talk_and_events_in_the_order_in_which_they_happened(self):
        kept = table("silent", None, None)
        tell(kept, 1, "hello")
        told = len(kept.room.playing.log(0))
        while len(kept.room.playing.log(0)) == told:
            for seat in automatic.waited_for(kept.room):
                kept.give(seat, POOL if POOL in kept.room.decision(seat).options else None)
            kept.wait()
        tell(kept, 2, "trust", 1)
        heard = kept.room.playing.log(0)
        wanted = [*heard[:told], (1, ("hello",)), *heard[told:], (2, ("trust", 1))]
        for room in (kept.room, kept.load(), from_snapshot(kept)):
            assert room.bot(0).diary == wanted

    def test_what_is_out_of_its_earshot_it_does_not_hear(self):
        kept = table("silent", "silent", None, None)
        far(kept, 0, 2)
        tell(kept, 2, "hello")
        assert kept.room.bot(0).diary[-1] == (2, ("hello",))
        assert (2, ("hello",)) not in kept.room.bot(1).diary

    def test_one_who_covers_knows_what_was_said_in_its_place(self):
        kept = table(None, None)
        tell(kept, 0, "trust", 1)
        kept.do(commands.go_away(kept.room, 0, kept.now))
        assert (0, ("trust", 1)) in kept.room.bot(0).diary

    def test_after_a_take_back_it_has_heard_what_was_said_but_not_what_was_undone(self):
        kept = table("silent", None, None)
        seat = to_move(kept)
        start = len(kept.room.playing.log(0))
        kept.give(seat, POOL)
        to_move(kept, again=True)
        tell(kept, seat, "hello")
        assert len(kept.room.bot(0).diary) > start + 1
        other = 3 - seat
        kept.do(commands.ask_take_back(kept.room, seat, kept.now))
        kept.do(commands.consent(kept.room, other, 1, True, kept.now))
        left = kept.room.playing.log(0)
        assert len(left) == start
        for room in (kept.room, kept.load()):
            assert room.bot(0).diary == [*left, (seat, ("hello",))]

    def test_in_a_game_that_is_played_on_from_a_moment(self):
        kept = table(None, None)
        tell(kept, 0, "hello")
        kept.give(mover(kept), POOL)
        kept.wait()
        tell(kept, 1, "trust", 0)
        room, record = kept.room, kept.room.playing.record
        talk = [spoken for spoken in room.talk.spoken if spoken.answers <= 0]
        branch = Kept("silent", None, game="murmur")
        branch.sit(1)
        branch.do([log.Dealt(at=1, seed=record.header.seed, rules=record.header.rules, branch=True, talk=talk)])
        assert branch.room.bot(0).diary == [*branch.room.playing.log(0), (0, ("hello",))]
        assert texts(branch, 1) == [("hello",)]
        assert everything(branch.load()) == everything(branch.room)


def from_snapshot(kept: Kept) -> Room:
    raw = kept.room.snapshot()
    assert raw is not None
    return kept.load((kept.room.number, raw))


DECLARE = ("declare", 2)


def holding(*bots, seat: int, **settings) -> Kept:
    """A table at which this seat, which is not asked, may declare."""
    kept = table(*bots, **settings)
    assert mover(kept) != seat
    kept.room.playing.state.hands[seat] = (2, 2, 2)
    return kept


def bystander(*bots) -> int:
    """Somebody who is not asked at such a table."""
    asked = mover(table(*bots))
    return next(seat for seat, bot in enumerate(bots) if seat != asked and bot is bots[0])


class TestInterjections:
    def test_standing_orders_interject_at_once(self):
        bots = (None, None, None)
        seat = bystander(*bots)
        kept = holding(*bots, seat=seat)
        kept.now += 30
        kept.do(commands.order(kept.room, seat, {"declare": True}, kept.now))
        assert automatic.due(kept.room) == kept.room.since
        (made,) = kept.wait()
        assert (made.seat, made.kind, made.choice, made.by, made.at) == (seat, "!", DECLARE, "order", kept.now)
        assert automatic.due(kept.room) is None, "once"

    def test_but_not_those_of_somebody_whom_a_bot_covers(self):
        bots = (None, None, None)
        seat = bystander(*bots)
        kept = holding(*bots, seat=seat)
        kept.do(commands.order(kept.room, seat, {"declare": True}, kept.now))
        kept.do(commands.go_away(kept.room, seat, kept.now))
        assert automatic.due(kept.room) == kept.room.since + PACE // 2

    def test_a_bot_interjects_at_half_the_pace_while_a_person_thinks(self):
        kept = thinking("eager")
        bot = kept.room.bots()[0]
        kept.room.playing.state.hands[bot] = (2, 2, 2)
        opened = kept.room.since
        (made,) = kept.wait()
        assert (made.seat, made.choice, made.by, made.at) == (bot, DECLARE, "bot", opened + PACE // 2)

    def test_it_goes_before_an_answer_that_is_held_and_still_fits(self):
        bots = (None, None, None)
        seat = bystander(*bots)
        kept = holding(*bots, seat=seat)
        asked = mover(kept)
        kept.give(asked, POOL)
        assert kept.room.sealed == {asked: POOL}
        made = kept.do(commands.interject(kept.room, seat, kept.room.playing.question, DECLARE, kept.now))
        assert [type(entry) for entry in made] == [log.Answered]
        assert kept.room.sealed == {asked: POOL}
        closing = kept.wait()
        assert (closing[0].seat, closing[0].choice, closing[0].by) == (asked, POOL, "sealed")

    def test_one_that_no_longer_fits_is_dropped_and_only_its_seat_is_told(self):
        bots = (None, None, None)
        asked = mover(table(*bots))
        kept = table(*bots)
        kept.room.playing.state.hands[asked] = (2, 2, 2)
        state = kept.room.playing.state
        state.deck = state.deck[:1]  # the card drawn for the declaration is the last: the lamp shows nothing any more
        state.discard = []
        state.opened = None
        kept.give(asked, DIVE)
        before = list(kept.room.seq)
        made = kept.do(commands.interject(kept.room, asked, kept.room.playing.question, DECLARE, kept.now))
        assert [type(entry) for entry in made] == [log.Answered, log.Withdrawn]
        assert kept.room.sealed == {}
        grown = [now - then for now, then in zip(kept.room.seq, before, strict=True)]
        assert grown == [1 + (viewer == asked) for viewer in (0, 1, 2, -1)]

    def test_what_is_offered_and_refused_does_not_tell_whether_somebody_has_answered(self):
        bots = (None, None, None)
        seat = bystander(*bots)
        kept = holding(*bots, seat=seat)
        question = kept.room.playing.question
        offered = [interjections(kept.room.playing.state, each) for each in range(3)]
        refused("not_allowed_now", commands.interject, kept.room, seat, question, ("declare", 3), START)
        kept.give(mover(kept), POOL)
        assert [interjections(kept.room.playing.state, each) for each in range(3)] == offered
        refused("not_allowed_now", commands.interject, kept.room, seat, question, ("declare", 3), START)
