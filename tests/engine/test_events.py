"""Events: declared once, told in versions, and never more than that."""

import pytest

from bathysphere.contract.play import random_play
from bathysphere.engine import SPECTATOR, Event, EventKind, InternalError, Reply, answer, declared
from support import dredge
from support.dredge.positions import LAMP, POOL, sea

PLAIN = EventKind("plain", "seat number")
PARTLY = EventKind("partly", "seat", some="card", reveals=True)
SECRET = EventKind("secret", some="card", secret=True)


class TestDeclaring:
    def test_a_table_holds_all_kinds_in_their_order_and_nothing_else(self):
        assert declared({"SECRET": SECRET, "number": 7, "PLAIN": PLAIN}) == (SECRET, PLAIN)

    def test_two_kinds_of_one_name_are_refused(self):
        with pytest.raises(InternalError, match="two kinds of events are called plain"):
            declared({"PLAIN": PLAIN, "OTHER": EventKind("plain", "seat")})


class TestVersions:
    def test_everybody_is_told_the_declared_fields_by_name(self):
        event = Event(PLAIN, (1, 5))
        for seat in (SPECTATOR, 0, 1, 2):
            told = event.seen_by(seat)
            assert (told.kind, told.data, told.reveals) == ("plain", {"seat": 1, "number": 5}, False)

    def test_the_seats_of_a_mask_are_told_the_private_fields_too(self):
        event = Event(PARTLY, (1,), ((0b101, (7,)),))
        assert event.seen_by(0).data == event.seen_by(2).data == {"seat": 1, "card": 7}
        assert event.seen_by(1).data == {"seat": 1}

    def test_a_spectator_belongs_to_no_mask(self):
        assert Event(PARTLY, (1,), ((-1, (7,)),)).seen_by(SPECTATOR).data == {"seat": 1}

    def test_the_first_version_that_names_a_seat_counts(self):
        event = Event(PARTLY, (0,), ((0b010, (7,)), (0b011, (8,))))
        assert event.seen_by(1).data["card"] == 7
        assert event.seen_by(0).data["card"] == 8

    def test_a_secret_kind_is_not_even_mentioned_to_others(self):
        event = Event(SECRET, (), ((0b010, (7,)),))
        assert event.seen_by(1).data == {"card": 7}
        assert [event.seen_by(seat) for seat in (SPECTATOR, 0, 2)] == [None, None, None]


class TestFaults:
    @pytest.mark.parametrize("data", [(), (1,), (1, 2, 3)])
    def test_another_number_of_fields_is_broken(self, data):
        with pytest.raises(InternalError, match="plain has the fields"):
            sea().tell(PLAIN, *data)

    def test_private_fields_must_be_as_many_as_declared(self):
        with pytest.raises(InternalError, match="private"):
            sea().tell_some(PARTLY, (1,), (1, (7,)), (2, (7, 8)))

    def test_what_everybody_is_told_is_counted_beside_private_fields_too(self):
        with pytest.raises(InternalError, match="partly has the fields"):
            sea().tell_some(PARTLY, (1, 2), (1, (7,)))

    def test_a_kind_shows_its_name(self):
        assert repr(PARTLY) == "EventKind(partly)"


class TestReplies:
    def test_a_reply_leaves_out_what_a_seat_is_not_told(self):
        reply = Reply((), [Event(SECRET, (), ((0b1, (7,)),)), Event(PLAIN, (0, 1))], False)
        assert [told.kind for told in reply.seen_by(0)] == ["secret", "plain"]
        assert [told.kind for told in reply.seen_by(1)] == ["plain"]

    def test_it_reveals_when_one_of_its_events_does(self):
        assert not Reply((), [Event(PLAIN, (0, 1))], False).reveals
        assert Reply((), [Event(PLAIN, (0, 1)), Event(PARTLY, (0,))], False).reveals
        assert Reply((), [], True).reveals

    def test_each_seat_counts_its_own_events_without_gaps(self):
        """Three throw in secret. Each hears of one throw, his own, as the first event: no number is missing that
        would tell how many others there were before it."""
        s = sea(hands={0: (1,), 1: (2,), 2: (3,)})
        answer(s, 0, POOL)
        for seat in (2, 1, 0):
            reply = answer(s, seat, ("throw", seat + 1))
        for seat in range(3):
            assert [(told.kind, told.data) for told in reply.seen_by(seat)][:2] == [
                ("whispered", {"card": seat + 1}),
                ("pooled", {"cards": (1, 2, 3)}),
            ]
        assert reply.seen_by(SPECTATOR)[0].kind == "pooled"

    def test_only_the_one_who_looks_learns_the_card(self):
        reply = answer(sea(deck=(1, 1, 4)), 0, LAMP)
        assert reply.seen_by(0)[0].data == {"seat": 0, "card": 4}
        assert reply.seen_by(1)[0].data == reply.seen_by(SPECTATOR)[0].data == {"seat": 0}

    def test_events_of_one_answer_are_not_told_with_the_next(self):
        s = sea(hands={1: (1,)}, seats=2)
        assert [event.kind.name for event in answer(s, 0, LAMP).events] == ["looked"]
        assert answer(s, 0, ("dive",)).events == []


def test_nobody_is_told_a_card_that_another_drew():
    """In whole games, the cards of a draw are told to the one who drew and to nobody else."""
    draws = 0
    for _, _, reply, _ in random_play(dredge.GAME, 3, 5):
        for event in reply.events if reply else ():
            if event.kind is dredge.DREW:
                drawer = event.data[0]
                told = [seat for seat in (SPECTATOR, 0, 1, 2) if "cards" in event.seen_by(seat).data]
                assert told == [drawer]
                draws += 1
    assert draws > 10
