"""Fields of events, statements and reasons: what they hold, the facts that sentences get, what a line names."""

import pytest

from bathysphere.engine import (
    FLAG,
    NUMBER,
    SEAT,
    YES,
    EventKind,
    Fields,
    InternalError,
    Kind,
    Phrase,
    SeenEvent,
    Telling,
    Verb,
    Vocabulary,
    by,
    group,
    option_of,
    several,
    unsaid,
)
from bathysphere.engine.event import Event

FISH = Kind("fish", ("cod", "eel", "ray"), sentence=lambda words, fish, view: f"“{fish}”")
SHELL = Kind("shell", ("cone", "whelk"), listed=lambda words, shells: f"{len(shells)} shells")
SPACE = Kind("space", ("bow", "stern"), sentence=lambda words, space, view: {"": "there", "at": f"at {space}"})
SORT = Kind("sort", ("fish", "shell"), words=True, thing=False)

CAUGHT = EventKind("caught", "seat fish", some="fishes")
SHOWN = EventKind("shown", "sort things")
TOLD = {
    "seat": SEAT,
    "victim": SEAT.but(nobody=-1),
    "fish": FISH,
    "fishes": several(FISH),
    "shells": several(SHELL),
    "space": SPACE,
    "sort": SORT,
    "things": several(by("sort", {"fish": FISH, "shell": SHELL})),
    "gifts": several(group("gift", seat=SEAT, fish=FISH)),
    "hands": unsaid(several(several(FISH))),
    "number": NUMBER,
    "wet": FLAG,
    "yes": YES,
}


class Words:
    """Says the id of a text and its facts."""

    def say(self, text: str, **facts: object) -> str:
        return " ".join([text, *[f"{field}={value}" for field, value in facts.items()]])


def facts(**data: object) -> dict[str, object]:
    return Fields(TOLD).facts(Words(), data, None, lambda seat: f"Player {seat}")


def fields(*kinds: EventKind, **special: Telling) -> Fields:
    return Fields(TOLD, kinds, special)


def test_a_field_is_said_by_its_name_and_its_id():
    assert facts(fish=1, seat=2) == {"fish": "“1”", "fish_id": "eel", "seat": "Player 2"}


def test_a_value_may_stand_for_something_else():
    assert facts(victim=-1) == {"victim_is": "nobody"}
    assert facts(victim=1) == {"victim": "Player 1", "victim_is": "one"}


def test_several_are_a_list_with_its_number_or_said_together():
    assert facts(fishes=(0, 0)) == {"fishes": "“0”, “0”", "fishes_count": 2}
    assert facts(shells=(0, 1)) == {"shells": "2 shells", "shells_count": 2}
    assert facts(gifts=((1, 2),)) == {"gifts": "gift seat=Player 1 fish=“2” fish_id=ray", "gifts_count": 1}


def test_one_thing_may_give_several_facts():
    assert facts(space=1) == {"space": "there", "space_at": "at 1", "space_id": "stern"}


def test_flags_numbers_and_what_is_silent():
    assert facts(wet=True, number=3, yes=0, hands=((1,),)) == {"wet": "yes", "number": 3, "yes": "no"}


def test_a_line_names_its_things_each_once_and_not_what_it_does_not_say():
    caught = fields(CAUGHT, EventKind("over", "hands"))
    assert caught.names(SeenEvent("caught", {"seat": 0, "fish": 1}, False)) == [("seat", 0), ("fish", 1)]
    known = SeenEvent("caught", {"seat": 0, "fish": 1, "fishes": (1, 2)}, False)
    assert caught.names(known) == [("seat", 0), ("fish", 1), ("fish", 2)]
    assert caught.names(SeenEvent("over", {"hands": ((1,),)}, False)) == []
    assert Fields().names(known) == []


def test_what_a_field_holds_may_depend_on_another():
    shown = fields(SHOWN)
    assert shown.names(SeenEvent("shown", {"sort": "shell", "things": (1,)}, False)) == [("shell", 1)]
    shown.check(Event(SHOWN, ("fish", (2,))))
    with pytest.raises(InternalError, match="things"):
        shown.check(Event(SHOWN, ("shell", (2,))))


@pytest.mark.parametrize(
    ("data", "versions"),
    [
        ((0, 3), ()),
        ((0, True), ()),
        ((99, 1), ()),
        ((0, (1,)), ()),
        ((0, 1), ((1, (2,)),)),
        ((0, 1), ((1, ((0, 3),)),)),
        ((0, 1), ((1, ((0,),)), (2, ((9,),)))),
    ],
)
def test_an_event_that_is_not_well_formed_is_broken(data, versions):
    caught = fields(CAUGHT)
    caught.check(Event(CAUGHT, (0, 1), ((1, ((0, 2),)),)))
    with pytest.raises(InternalError, match="caught"):
        caught.check(Event(CAUGHT, data, versions))


def test_one_kind_of_event_may_be_told_in_its_own_way():
    also = Telling(of=("shell", 1), also=lambda words, data, name: {"by": name(data["seat"])}, fish=NUMBER)
    caught = fields(CAUGHT, caught=also)
    told = SeenEvent("caught", {"seat": 0, "fish": 99}, False)
    assert caught.names(told) == [("shell", 1), ("seat", 0)]
    said = caught.event_facts(Words(), told, lambda seat: f"Player {seat}")
    assert said == {"seat": "Player 0", "fish": 99, "by": "Player 0"}


def test_an_event_may_declare_its_kinds_itself():
    net = EventKind("net", seat=SEAT, catch=FISH)
    declared = Fields(events=[net])
    assert declared.names(SeenEvent("net", {"seat": 0, "catch": (1, 2)}, False)) == [
        ("seat", 0),
        ("fish", 1),
        ("fish", 2),
    ]
    declared.check(Event(net, (0, 2)))
    with pytest.raises(InternalError, match="catch"):
        declared.check(Event(net, (0, (3,))))


def test_every_field_and_every_exception_is_known():
    with pytest.raises(InternalError, match="nobody says what depth is in dived"):
        fields(EventKind("dived", "seat depth"))
    with pytest.raises(InternalError, match="caught has no field depth"):
        fields(CAUGHT, caught=Telling(depth=NUMBER))
    with pytest.raises(InternalError, match="no event dived"):
        fields(CAUGHT, dived=Telling())
    with pytest.raises(InternalError, match="nobody says what depth is"):
        Fields(TOLD, talk=[Phrase("deep", ("depth",))])


def test_slots_of_statements_are_fields():
    some = Kind("fish", ("cod", "eel"), text=lambda words, fish, view: f"one {fish}")
    talk = Fields(TOLD, talk=[Phrase("saw", ("seat", "fish", "space"))], slots={"fish": some})
    said = talk.statement_facts(Words(), ("saw", 1, 0, 1), lambda seat: f"Player {seat}")
    assert said == {
        "seat": "Player 1", "fish": "one 0", "fish_id": "cod",
        "space": "there", "space_at": "at 1", "space_id": "stern",
    }  # fmt: skip
    assert list(talk.slot_values("fish")) == [0, 1]
    assert list(talk.slot_values("yes")) == [0, 1]
    assert Vocabulary((), talk).fields is talk


def test_what_depends_on_another_field_says_which_kind_it_is():
    bound = Fields({"sort": SORT, "thing": by("sort", {"fish": FISH, "shell": SHELL})})
    said = bound.facts(Words(), {"sort": "fish", "thing": 1}, None, str)
    assert (said["thing"], said["thing_kind"]) == ("“1”", "fish")


def test_a_list_has_its_own_sign_between():
    gifts = {"gifts": several(group("gift", seat=SEAT, fish=FISH), "; ")}
    said = Fields(gifts).facts(Words(), {"gifts": ((1, 0), (2, 1))}, None, str)
    assert said["gifts"] == "gift seat=1 fish=“0” fish_id=cod; gift seat=2 fish=“1” fish_id=eel"


def test_a_thing_goes_by_the_name_that_its_kind_gives():
    numbered = Kind("fish", ("cod", "eel"), thing=lambda fish: ("fish", ("cod", "eel")[fish]))
    caught = fields(CAUGHT, caught=Telling(fish=numbered))
    assert caught.names(SeenEvent("caught", {"seat": 0, "fish": 1}, False)) == [("seat", 0), ("fish", "eel")]


def test_an_option_in_a_field_is_read_by_its_verb():
    cast, pull = Verb("cast", fish=FISH), Verb("pull")
    fished = EventKind("fished", "seat how")
    told = fields(fished, fished=Telling(how=option_of(cast)))
    told.check(Event(fished, (0, ("cast", 2))))
    assert told.names(SeenEvent("fished", {"seat": 0, "how": ("cast", 2)}, False)) == [("seat", 0), ("fish", 2)]
    for other in (("cast", 9), ("cast",), (pull.name,), (), 3):
        with pytest.raises(InternalError, match="is no how"):
            told.check(Event(fished, (0, other)))
