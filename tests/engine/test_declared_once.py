"""A field is declared once: slots, constructor, copy, dump and load of states, steps and views follow."""

from dataclasses import KW_ONLY
from typing import Annotated, ClassVar

import pytest
from msgspec import structs

from bathysphere.engine import (
    DERIVED,
    NUMBER,
    SEAT,
    Does,
    EventKind,
    InternalError,
    Kind,
    Next,
    State,
    Value,
    View,
    check_view,
    for_seats,
    group,
    mask,
    own,
    per,
    per_seat,
    with_fields,
)
from bathysphere.engine.step import fields_of
from bathysphere.engine.zones import zones_of

CARD = Kind("card", ("axe", "lamp")).but(nothing=-1)


class Reef(State):
    LIMIT: ClassVar[int] = 3
    fish: list[int] = [1, 2]  # noqa: RUF012
    hands: list[tuple[int, ...]]
    depth: int
    calm: bool = True
    note: str
    caught: int | None


class Trench(Reef):
    pressure: int = 9


@with_fields
class Sink(Does[Reef]):
    seat: int
    by: int = 1

    def run(self, s: Reef) -> Next:
        return ()


@with_fields
class SinkDeeper(Sink):
    twice: bool = False


def reef(kind: type[Reef] = Reef) -> Reef:
    return kind(2, bytes(32))


def test_a_field_begins_with_its_value_or_empty():
    s = reef()
    assert (s.fish, s.hands, s.depth, s.calm, s.note, s.caught) == ([1, 2], [], 0, True, "", None)
    assert reef(Trench).pressure == 9
    assert reef(Trench).fish == [1, 2]


def test_no_two_states_share_a_list():
    one, other = reef(), reef()
    one.fish.append(3)
    twin = one.copy()
    twin.fish.append(4)
    assert (one.fish, other.fish, twin.fish) == ([1, 2, 3], [1, 2], [1, 2, 3, 4])


def test_what_is_not_declared_cannot_be_set():
    with pytest.raises(AttributeError):
        reef().fihs = []


def test_a_derived_state_is_dumped_and_loaded():
    s = reef(Trench)
    s.hands, s.caught, s.stack = [(1,), ()], 4, [SinkDeeper(1, 2, True)]
    steps = {"SinkDeeper": SinkDeeper}
    again = Trench.load(s.dump(), steps)
    assert again.dump() == s.dump()
    assert again.hands == [(1,), ()]
    assert list(s.dump())[-len(Trench.fields) :] == ["fish", "hands", "depth", "calm", "note", "caught", "pressure"]


def test_a_field_of_an_unknown_type_must_say_with_what_it_begins():
    class Odd(State):
        sea: Kind

    with pytest.raises(InternalError, match="with which value sea begins"):
        Odd(2, bytes(32))


def test_the_fields_of_a_step_are_its_constructor():
    step = SinkDeeper(4, twice=True)
    assert (step.seat, step.by, step.twice) == (4, 1, True)
    assert SinkDeeper(4, 3).changed(seat=5).by == 3
    assert not hasattr(Sink(1), "__dict__")


def test_a_step_is_stored_by_base_classes_and_names():
    assert fields_of(SinkDeeper) == ("by", "seat", "twice")
    assert SinkDeeper(4, twice=True).plain() == ["SinkDeeper", 1, 4, True]


def test_fields_that_are_given_by_name_let_derived_steps_add_others():
    @with_fields
    class Dive(Does[Reef]):
        seat: int
        _: KW_ONLY
        deep: bool = False

    @with_fields
    class DiveFor(Dive):
        fish: int

    step = DiveFor(1, 7, deep=True)
    assert (step.seat, step.fish, step.deep) == (1, 7, True)
    with pytest.raises(TypeError):
        DiveFor(1, 7, True)


def test_a_field_without_a_value_cannot_come_after_one_that_has_one():
    with pytest.raises(InternalError, match="depth begins with no value, but by before it does"):

        @with_fields
        class SinkTo(Sink):
            depth: int


def test_a_step_can_ask_its_base_class():
    @with_fields
    class SinkAgain(Sink):
        again: int = 0

        def run(self, s: Reef) -> Next:
            s.depth += self.again
            return super().run(s)

    s = reef()
    assert SinkAgain(1, again=2).run(s) == ()
    assert s.depth == 2


def test_a_list_may_begin_with_a_value_for_each_seat():
    class Seated(State):
        places: list[int] = per_seat(-1)
        hands: list[tuple[int, ...]] = per_seat(())

    one, other = Seated(3, bytes(32)), Seated(2, bytes(32))
    one.places[0] = 5
    assert (one.places, other.places, one.hands) == ([5, -1, -1], [-1, -1], [(), (), ()])
    assert Seated(3, bytes(32)).places == [-1, -1, -1]


def test_a_field_may_begin_with_what_the_number_of_seats_comes_to():
    class Ring(State):
        chairs: list[int] = for_seats(lambda seats: list(range(seats)))
        last: int = for_seats(lambda seats: seats - 1)

    one, other = Ring(3, bytes(32)), Ring(3, bytes(32))
    one.chairs.reverse()
    assert (one.chairs, other.chairs, other.last) == ([2, 1, 0], [0, 1, 2], 2)
    assert one.copy().chairs == [2, 1, 0]


def test_what_follows_from_other_fields_is_copied_but_not_stored():
    class Counted(State):
        fish: list[int] = [1, 2]  # noqa: RUF012
        number: Annotated[int, DERIVED] = 2
        heaps: Annotated[list[int], DERIVED]

    s = Counted(2, bytes(32))
    s.number, s.heaps = 5, [3]
    twin = s.copy()
    twin.heaps.append(4)
    assert (twin.number, twin.heaps, s.heaps) == (5, [3, 4], [3])
    assert Counted.fields == ("fish",)
    again = Counted.load(s.dump(), {})
    assert (again.fish, again.number, again.heaps) == ([1, 2], 2, [])


def test_a_step_whose_base_has_its_own_constructor_is_a_mistake():
    class Old(Does[Reef]):
        __slots__ = ("seat",)

        def __init__(self, seat: int) -> None:
            self.seat = seat

    with pytest.raises(InternalError, match="a constructor of its own"):

        @with_fields
        class New(Old):
            by: int


class ReefView(View, frozen=True):
    fish: Annotated[tuple[int, ...], CARD]
    depth: Annotated[int, NUMBER]
    held: Annotated[tuple[int, ...], per(SEAT, NUMBER)]
    holes: Annotated[tuple[int, ...], per(Kind("hole", range(2)), CARD, columns=2)]
    hand: Annotated[tuple[int, ...], own(CARD)]
    calm: bool


def view(seat: int = 0) -> ReefView:
    s = reef()
    s.fish, s.depth = [1, 0], 7
    return ReefView.of(s, seat, held=(2, 0), holes=(-1, 1), hand=(1,) if seat >= 0 else ())


def test_a_view_takes_what_the_state_calls_by_the_same_name():
    seen = view()
    assert (seen.fish, seen.depth, seen.calm, seen.hand, seen.seat) == ((1, 0), 7, True, (1,), 0)


def test_a_view_says_what_a_seat_sees_of_fields_that_the_state_lacks():
    class Glimpse(ReefView, frozen=True, kw_only=True):
        tide: int

    view()
    with pytest.raises(InternalError, match="Glimpse does not say what a seat sees of held, holes, hand, tide"):
        Glimpse.of(reef(), 0)
    seen = Glimpse.of(reef(), 0, held=(), holes=(), hand=(), tide=3)
    assert (type(seen), seen.tide, seen.calm) == (Glimpse, 3, True)


def test_what_a_view_shows_is_always_said_for_the_same_fields():
    view()
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'hand'"):
        ReefView.of(reef(), 0, held=(), holes=())
    with pytest.raises(TypeError, match="unexpected keyword argument 'calm'"):
        ReefView.of(reef(), 0, held=(), holes=(), hand=(), calm=False)


def test_every_field_of_a_view_is_a_zone_that_says_what_lies_there():
    zones = {(zone.name, zone.seat): zone for zone in zones_of(view())}
    assert list(zones) == [
        ("fish", None),
        ("depth", None),
        ("held", 0),
        ("held", 1),
        ("holes", None),
        ("hand", 0),
        ("calm", None),
    ]
    assert [thing.refs() for thing in zones["fish", None].things] == [[("card", 1)], [("card", 0)]]
    assert [thing.refs() for thing in zones["holes", None].things] == [
        [("hole", 0), ("nothing",)],
        [("hole", 1), ("card", 1)],
    ]
    assert zones["holes", None].columns == 2
    assert zones["hand", 0].own


def test_a_spectator_has_no_zone_of_its_own():
    assert "hand" not in {zone.name for zone in zones_of(view(-1))}


def test_an_event_may_declare_the_kinds_of_its_fields():
    kind = EventKind("caught", seat=SEAT, card=CARD, some={"cards": CARD}, reveals=True)
    assert (kind.everybody, kind.some, kind.arity, kind.private_arity) == (("seat", "card"), ("cards",), 2, 1)
    assert kind.kinds == {"seat": SEAT, "card": CARD, "cards": CARD}


class Boat(Value, frozen=True):
    owner: Annotated[int, SEAT]
    marks: Annotated[int, mask(CARD)]


class CoveView(View, frozen=True):
    boats: tuple[Boat, ...]
    pairs: Annotated[tuple[tuple[int, int], ...], group(seat=SEAT, card=CARD)]
    undeclared: int = 0


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"fish": (2,)}, r"fish: 2 is no card"),
        ({"held": (1, 2, 3)}, "no row by seat"),
        ({"depth": "7"}, "no number"),
        ({"calm": 1}, "no flag"),
    ],
)
def test_a_view_that_holds_something_else_is_a_mistake(changed, said):
    check_view(view(), 2)
    with pytest.raises(InternalError, match=said):
        check_view(structs.replace(view(), **changed), 2)


@pytest.mark.parametrize(
    ("boats", "pairs", "said"),
    [
        ((Boat(2, 0),), (), r"boats.owner: 2 is no seat at a table of 2"),
        ((Boat(0, 4),), (), r"boats.marks: 2 is no card"),
        ((), ((0, 1, 1),), "no group"),
        ((), ((0, -2),), "pairs.card: -2"),
        ((), (), "nobody says what lies in undeclared"),
    ],
)
def test_structs_and_groups_in_a_view_are_held_to_what_they_declare(boats, pairs, said):
    seen = CoveView(seat=0, question=0, asked=(), sealed=None, outcome=None, boats=boats, pairs=pairs)
    with pytest.raises(InternalError, match=said):
        check_view(seen, 2)
