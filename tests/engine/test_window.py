"""Windows: who is asked follows from public knowledge, and the order of the rules decides, never the first click."""

import pytest

from bathysphere.engine import (
    PASS,
    Choice,
    Closed,
    InternalError,
    Next,
    OrderedWindow,
    Window,
    answer,
    clockwise,
    open_questions,
    withdraw,
)
from support.dredge.positions import ANCHOR, DIVE, all_pass, asked, offered, sea
from support.tiny_game import End, Say, TinyState, tiny_game

W1, W2 = ("weight", 1), ("weight", 2)


def diving(hands, seats=3, active=0, **more):
    """A dive has been announced, and everybody with a card may react."""
    s = sea(seats, active, hands=hands, **more)
    answer(s, active, DIVE)
    return s


def told(reply, seat, kind):
    return [event.data for event in reply.seen_by(seat) if event.kind == kind]


class TestWhoIsAsked:
    @pytest.mark.parametrize("cards", [(1,), (3,), (4,), (3, 3, 3), (1, 2, 4)])
    def test_the_same_seats_are_asked_whatever_they_hold(self, cards):
        """A card 3 is no reaction at all, and yet its owner is asked: else everybody would know that he has none."""
        s = diving({0: (1,), 1: cards, 2: (3,)})
        assert asked(s) == [(1, "before_dive"), (2, "before_dive")]

    def test_who_holds_nothing_is_known_to_hold_nothing(self):
        assert asked(diving({1: (), 2: (1,)})) == [(2, "before_dive")]

    def test_the_diver_himself_is_not_asked(self):
        assert asked(diving({0: (1, 2), 1: (1,)}, seats=2)) == [(1, "before_dive")]

    def test_options_belong_to_the_hand_and_passing_is_the_default(self):
        s = diving({1: (1, 2, 3, 4), 2: (3,)})
        assert offered(s, 1) == (PASS, W1, W2, ANCHOR)
        assert offered(s, 2) == (PASS,)

    def test_without_anybody_to_react_the_dive_goes_on(self):
        s = diving({})
        assert asked(s) == [(1, "move")]


class TestReactions:
    def test_nothing_happens_before_the_last_answer(self):
        s = diving({1: (1,), 2: (2,)})
        assert answer(s, 1, W1).events == []
        assert s.weights == 0

    @pytest.mark.parametrize("order", [(1, 2), (2, 1)])
    def test_the_first_in_the_order_of_the_rules_counts_not_the_first_click(self, order):
        s = diving({1: (1,), 2: (2,)})
        choices = {1: W1, 2: W2}
        for seat in order:
            answer(s, seat, choices[seat])
        assert s.weights == 1
        assert s.hands[1:] == [(), (2,)]

    def test_the_order_begins_with_the_current_player(self):
        s = diving({0: (1,), 2: (2,)}, active=1)
        answer(s, 0, W1)
        answer(s, 2, W2)
        assert s.weights == 2  # clockwise from seat 1, seat 2 comes before seat 0

    def test_a_reaction_behind_the_first_is_dropped_untold(self):
        """Whatever seat 2 wanted, all others hear the same."""
        heard = []
        for choice in (PASS, W2, ANCHOR):
            s = diving({1: (1,), 2: (2, 4)})
            answer(s, 2, choice)
            reply = answer(s, 1, W1)
            heard.append([reply.seen_by(seat) for seat in (-1, 0, 1, 2)])
            assert s.hands[2] == (2, 4)
            assert s.sealed == [None, None, None]
        assert heard[0] == heard[1] == heard[2]

    def test_the_window_opens_again_after_a_reaction(self):
        s = diving({1: (1, 2), 2: (2,)})
        number = s.question
        answer(s, 1, W1)
        answer(s, 2, PASS)
        assert asked(s) == [(1, "before_dive"), (2, "before_dive")]
        assert offered(s, 1) == (PASS, W2)
        assert s.question == number + 1

    def test_who_passed_may_react_when_it_opens_again(self):
        s = diving({1: (1,), 2: (2,)})
        answer(s, 1, W1)
        answer(s, 2, PASS)
        answer(s, 2, W2)  # seat 1 holds nothing any more, so seat 2 alone is asked
        assert s.weights == 3

    def test_a_sealed_reaction_may_be_withdrawn(self):
        s = diving({1: (1,), 2: (2,)})
        answer(s, 1, W1)
        withdraw(s, 1)
        answer(s, 2, PASS)
        reply = answer(s, 1, PASS)
        assert told(reply, 0, "weighted") == []


class TestHowItCloses:
    def test_passes_hand_on_none_and_the_die_is_rolled(self):
        s = diving({1: (1,), 2: (2,)})
        answer(s, 1, PASS)
        reply = answer(s, 2, PASS)
        assert reply.chance_used
        assert told(reply, -1, "dived")[0]["depth"] == s.points[0] > 0

    def test_a_closing_reaction_hands_on_its_value(self):
        """An anchor says depth 0: nothing is rolled, and nobody may answer it."""
        s = diving({1: (4,), 2: (2,)})
        answer(s, 2, W2)
        reply = answer(s, 1, ANCHOR)
        assert told(reply, -1, "anchored") == [{"seat": 1}]
        assert told(reply, -1, "dived") == [{"seat": 0, "depth": 0}]
        assert s.points == [0, 0, 0]
        assert s.hands[2] == (2,)

    def test_earlier_reactions_stand_when_it_closes(self):
        s = diving({1: (1, 1, 4)}, seats=2)
        answer(s, 1, W1)
        answer(s, 1, W1)
        assert s.weights == 2
        answer(s, 1, ANCHOR)
        assert s.discard == [1, 1, 4]
        assert s.points == [0, 0]

    def test_it_closes_by_itself_when_nobody_is_left_to_react(self):
        s = diving({1: (1,)}, seats=2)
        reply = answer(s, 1, W1)
        assert [event.kind.name for event in reply.events][:2] == ["weighted", "dived"]

    def test_weights_are_taken_off_the_depth(self):
        light, heavy = diving({1: (1, 1, 2, 3)}, seats=2), diving({1: (1, 1, 2, 3)}, seats=2)
        all_pass(light)
        answer(heavy, 1, W2)
        all_pass(heavy)
        assert heavy.points[0] == max(0, light.points[0] - 2)

    def test_a_table_option_takes_a_reaction_away_without_changing_who_is_asked(self):
        s = diving({1: (4,), 2: (4,)}, anchors=False)
        assert asked(s) == [(1, "before_dive"), (2, "before_dive")]
        assert offered(s, 1) == (PASS,)


class Shout(Window[TinyState]):
    """Everybody may shout once more or end it; it runs counter-clockwise from seat 1."""

    __slots__ = ()
    kind = "shout"

    def order(self, s: TinyState) -> list[int]:
        return [1, 0, 2]

    def eligible(self, s: TinyState, seat: int) -> bool:
        return seat != 2 or "deaf" not in s.notes

    def reactions(self, s: TinyState, seat: int) -> tuple[Choice, ...]:
        return (("again",), ("end",))

    def react(self, s: TinyState, seat: int, choice: Choice) -> Next | Closed:
        steps = (Say(f"{choice[0]} {seat}"),)
        return Closed(steps) if choice == ("end",) else steps


class TestClosing:
    def test_seats_are_asked_in_the_order_of_the_rules(self):
        s = tiny_game(Shout(0b111), End())
        assert [decision.seat for decision in open_questions(s)] == [1, 0, 2]
        assert [decision.seat for decision in open_questions(tiny_game(Shout(0b101), End()))] == [0, 2]

    def test_a_reaction_may_close_the_window_and_something_follows(self):
        s = tiny_game(Shout(0b111), End())
        for seat, choice in ((0, ("again",)), (1, ("end",)), (2, PASS)):
            answer(s, seat, choice)
        assert s.notes == ["end 1"]
        assert s.outcome is not None

    def test_else_it_opens_again_behind_what_follows(self):
        s = tiny_game(Shout(0b111), End())
        for seat, choice in ((0, ("end",)), (1, ("again",)), (2, PASS)):
            answer(s, seat, choice)
        assert s.notes == ["again 1"]
        assert [decision.seat for decision in open_questions(s)] == [1, 0, 2]
        for seat in (0, 1, 2):
            answer(s, seat, PASS)
        assert s.notes == ["again 1"]
        assert s.outcome is not None

    def test_a_window_must_say_who_comes_first(self):
        class Anyhow(Window[TinyState]):
            __slots__ = ()
            kind = "anyhow"

        with pytest.raises(InternalError, match="Anyhow does not say who comes first"):
            tiny_game(Anyhow(1), End())

    def test_clockwise_is_as_they_sit(self):
        assert clockwise(4, 2) == (2, 3, 0, 1)


class Cry(OrderedWindow[TinyState]):
    """Seat 2 decides who cries first; a cry can close it."""

    __slots__ = ()
    kind = "cry"

    def order(self, s: TinyState) -> list[int]:
        return clockwise(s.seats, 2)

    def chooser(self, s: TinyState) -> int:
        return 2

    def several(self, s: TinyState, seats: list[int]) -> None:
        s.notes.append(f"wanting {seats}")

    def eligible(self, s: TinyState, seat: int) -> bool:
        return True

    def reactions(self, s: TinyState, seat: int) -> tuple[Choice, ...]:
        return (("cry",), ("end",))

    def react(self, s: TinyState, seat: int, choice: Choice) -> Next | Closed:
        steps = (Say(f"{choice[0]} {seat}"),)
        return Closed(steps) if choice == ("end",) else steps


def all_answer(s: TinyState, **choices: Choice) -> None:
    """Everybody who is asked answers: as named (`s0=...`), or passes."""
    for decision in open_questions(s):
        answer(s, decision.seat, choices.get(f"s{decision.seat}", PASS))


def questions(s: TinyState) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in open_questions(s)]


CRY = ("cry",)
EVERYBODY = [(2, "cry"), (0, "cry"), (1, "cry")]


class TestWhoComesFirst:
    def test_one_who_wants_to_react_does_so_at_once(self):
        s = tiny_game(Cry(0b111), End())
        all_answer(s, s1=CRY)
        assert s.notes == ["cry 1"]
        assert questions(s) == EVERYBODY

    def test_of_several_one_seat_names_the_first_and_learns_only_who_wants_to(self):
        s = tiny_game(Cry(0b111), End())
        all_answer(s, s0=("end",), s1=CRY)
        assert s.notes == ["wanting [0, 1]"]
        assert questions(s) == [(2, "window.first")]
        assert open_questions(s)[0].options == (("comes_first", 0), ("comes_first", 1))

    def test_the_one_named_is_asked_alone_and_may_do_otherwise_than_he_wanted(self):
        s = tiny_game(Cry(0b111), End())
        all_answer(s, s0=("end",), s1=CRY)
        answer(s, 2, ("comes_first", 0))
        assert questions(s) == [(0, "cry")]
        answer(s, 0, CRY)
        assert s.notes == ["wanting [0, 1]", "cry 0"]
        assert questions(s) == EVERYBODY

    def test_whoever_declines_waits_until_somebody_else_has_reacted(self):
        s = tiny_game(Cry(0b111), End())
        all_answer(s, s0=CRY, s1=CRY)
        answer(s, 2, ("comes_first", 1))
        answer(s, 1, PASS)
        assert questions(s) == [(2, "cry"), (0, "cry")]
        all_answer(s, s0=CRY)
        assert questions(s) == EVERYBODY

    def test_it_closes_when_all_decline_one_after_another(self):
        s = tiny_game(Cry(0b011), End())
        all_answer(s, s0=CRY, s1=CRY)
        answer(s, 2, ("comes_first", 0))
        answer(s, 0, PASS)
        assert questions(s) == [(1, "cry")]
        answer(s, 1, PASS)
        assert s.notes == ["wanting [0, 1]"]
        assert s.outcome is not None

    def test_a_reaction_may_close_it(self):
        s = tiny_game(Cry(0b111), End())
        all_answer(s, s0=CRY, s1=("end",))
        answer(s, 2, ("comes_first", 1))
        answer(s, 1, ("end",))
        assert s.notes == ["wanting [0, 1]", "end 1"]
        assert s.outcome is not None

    def test_it_must_say_who_decides(self):
        class Anarchy(OrderedWindow[TinyState]):
            __slots__ = ()
            kind = "anarchy"

        with pytest.raises(InternalError, match="Anarchy does not say who decides the order"):
            Anarchy(1, wanting=1).ask(tiny_game(End()))

    def test_a_step_changes_into_another_with_the_same_other_fields(self):
        step = Cry(0b111, wanting=0b11).changed(alone=1)
        assert step.plain() == ["Cry", 0b111, 1, 0, 0b11]
