"""Kinds, verbs, and what follows from them: well-formed options, what they point at, the facts of their labels."""

import msgspec
import pytest

from bathysphere.engine import NUMBER, SEAT, InternalError, Kind, Verb, Vocabulary, by, group, itself, many, maybe

FISH = Kind("fish", ("cod", "eel", "ray"))
SPACE = Kind("space", ("bow", "deck", "stern"), mine=lambda view: view.place)
SAILOR = Kind("seat", range(4), at=lambda view, seat: [("space", view.places[seat])])
WAY = Kind("way", ("up", "down"), words=True)


class View(msgspec.Struct):
    place: int = 1
    places: tuple[int, ...] = (1, 2)
    options: None = None


class Words:
    """Says the id of a text and its facts."""

    def say(self, text: str, **facts: object) -> str:
        return " ".join([text, *[f"{field}={value}" for field, value in facts.items()]])


def facts(verb: Verb, *parts: object, view: View | None = None) -> dict[str, object]:
    found = Vocabulary([verb]).facts(Words(), verb(*parts), view, lambda seat: f"Player {seat}")
    return {field: value for field, value in found.items() if field != "known"}


def test_an_option_is_a_plain_tuple():
    assert Verb("catch", fish=FISH)(2) == ("catch", 2)


@pytest.mark.parametrize(
    ("verb", "choice"),
    [
        (Verb("catch", fish=FISH), ("catch", 3)),
        (Verb("catch", fish=FISH), ("catch", -1)),
        (Verb("catch", fish=FISH), ("catch", "cod")),
        (Verb("catch", fish=FISH), ("catch", True)),
        (Verb("catch", fish=FISH), ("catch",)),
        (Verb("catch", fish=FISH), ("catch", 1, 1)),
        (Verb("turn", way=WAY), ("turn", "left")),
        (Verb("pay", number=NUMBER), ("pay", "1")),
        (Verb("net", fish=many(FISH)), ("net", 0, 3)),
        (Verb("act", way=WAY, fish=by("way", {"up": FISH})), ("act", "down", 0)),
    ],
)
def test_what_is_not_well_formed_is_broken(verb, choice):
    with pytest.raises(InternalError):
        verb.check(choice)


def test_no_equal_value_is_taken_for_a_number():
    verb = Verb("catch", fish=FISH)
    verb.check(("catch", 1))
    with pytest.raises(InternalError):
        verb.check(("catch", 1.0))


def test_an_option_points_at_what_it_names_each_once():
    verb = Verb("swap", gave=FISH, fish=FISH)
    assert verb.points_at(("swap", 1, 2), View()) == [("fish", 1), ("fish", 2)]
    assert verb.points_at(("swap", 1, 1), View()) == [("fish", 1)]


def test_an_option_points_elsewhere_if_its_verb_says_so():
    assert Verb("buy", fish=FISH, on="track").points_at(("buy", 1), View()) == [("track",)]
    assert Verb("wait", on=("track", "time")).points_at(("wait",), View()) == [("track", "time")]
    assert Verb("swap", gave=FISH, fish=FISH, on="gave").points_at(("swap", 1, 2), View()) == [("fish", 1)]
    here = Verb("fight", seat=SEAT, on=lambda view, seat: [("space", view.place)])
    assert here.points_at(("fight", 3), View()) == [("space", 1)]


def test_an_option_points_at_the_thing_whose_use_it_is():
    assert Verb("cook", fish=FISH, of=("card", 9)).points_at(("cook", 1), View()) == [("fish", 1), ("card", 9)]


def test_what_lacks_is_the_readers_own():
    verb = Verb("rescue", space=maybe(SPACE))
    assert verb.points_at(("rescue",), View(place=2)) == [("space", 2)]
    assert facts(verb, view=View()) == {"space_is": "none"}
    assert facts(verb, 0, view=View()) == {"space": "space-bow", "space_is": "one"}
    assert facts(verb, 1, view=View()) == {"space": "space-deck", "space_is": "mine"}
    assert facts(verb, 1) == {"space": "space-deck", "space_is": "one"}


def test_what_may_lack_says_whether_it_is_there():
    verb = Verb("net", fish=maybe(FISH))
    assert facts(verb) == {"fish_is": "none"}
    assert facts(verb, 1) == {"fish": "fish-eel", "fish_is": "one"}


def test_a_value_may_stand_for_something_else():
    verb = Verb("attack", seat=SEAT.but(deep_one=-1))
    assert facts(verb, -1) == {"seat_is": "deep_one"}
    assert facts(verb, 1) == {"seat": "Player 1", "seat_is": "one"}
    assert verb.points_at(("attack", -1), View()) == [("deep_one",)]


def test_a_thing_may_be_touched_where_it_stands():
    assert Verb("ask", seat=SAILOR).points_at(("ask", 1), View()) == [("seat", 1), ("space", 2)]


def test_what_stands_behind_may_depend_on_what_stands_before():
    verb = Verb("act", way=WAY, aim=by("way", {"up": FISH, "down": group("aim-down", space=SPACE, seat=SEAT)}))
    assert facts(verb, "up", 1) == {"way": "way-up", "aim": "fish-eel", "aim_is": "one"}
    assert facts(verb, "down", 2, 0)["aim"] == "aim-down space=space-stern space_is=one seat=Player 0"


def test_what_depends_on_others_says_whether_it_is_there():
    verb = Verb("act", way=WAY, aim=by("way", {"up": SPACE, "down": group("aim-down", seat=SEAT)}))
    assert facts(verb, "up", 1, view=View()) == {"way": "way-up", "aim": "space-deck", "aim_is": "mine"}
    assert facts(verb, "down", 1)["aim_is"] == "one"
    none = Verb("act", way=WAY, aim=by("way", {"up": SPACE}))
    assert facts(none, "down") == {"way": "way-down", "aim_is": "none"}


def test_mere_words_are_well_formed_and_point_at_nothing():
    verb = Verb("turn", way=Kind("way", ("up", "down"), words=True, text=itself, thing=False))
    assert (verb.points_at(("turn", "up"), View()), verb.names(("turn", "up"))) == ([], [])
    assert facts(verb, "up") == {"way": "up"}
    with pytest.raises(InternalError):
        verb.check(("turn", "left"))


def test_the_same_things_may_be_named_in_another_way():
    loud = SPACE.but(nowhere=-1).said(lambda words, value, view: f"SPACE {value}")
    verb = Verb("go", space=loud)
    assert facts(verb, 2) == {"space": "SPACE 2", "space_is": "one"}
    assert facts(verb, -1) == {"space_is": "nowhere"}
    assert verb.points_at(("go", 2), View()) == [("space", 2)]


def test_a_heading_is_a_text_or_what_a_field_names():
    def heading(verb: Verb, *parts: object) -> str:
        return Vocabulary([verb]).heading(Words(), verb(*parts), View(), lambda seat: f"Player {seat}")

    assert heading(Verb("go", space=SPACE), 1) == ""
    assert heading(Verb("go", under="heading-go"), *()) == "heading-go known=yes"
    assert heading(Verb("send", under="seat", seat=SEAT, space=SPACE), 3, 1) == "Player 3"
    assert heading(Verb("go", under="space", space=maybe(SPACE))) == ""


def test_any_number_of_things_is_a_list_with_its_number():
    assert facts(Verb("net", fish=many(FISH)), 0, 2) == {"fish": "fish-cod, fish-ray", "fish_count": 2}


def test_further_facts_come_from_the_verb():
    fixed = Verb("sell", fish=FISH, also={"pearls": 2})
    assert facts(fixed, 0) == {"fish": "fish-cod", "pearls": 2}
    moment = Verb("sell", fish=FISH, also=lambda words, view, fish: {"price": fish + view.place})
    assert facts(moment, 2, view=View()) == {"fish": "fish-ray", "price": 3}


def test_tables_may_depend_on_the_options_of_the_table():
    pack = Kind("fish", lambda options: options["fish"])
    verb = Verb("catch", fish=pack)
    verb.check(("catch", 1), {"fish": ("a", "b")})
    with pytest.raises(InternalError):
        verb.check(("catch", 1), {"fish": ("a",)})


def test_no_two_verbs_are_called_the_same_and_others_are_unknown():
    with pytest.raises(InternalError, match="two verbs"):
        Vocabulary([Verb("catch"), Verb("catch")])
    with pytest.raises(InternalError, match="no verb"):
        Vocabulary([Verb("catch")]).check(("throw",))


def test_an_option_may_be_touched_in_several_places():
    verb = Verb("catch", on=["deck", "fish", lambda view, *parts: [("space", view.place)]], way=WAY, fish=FISH)
    assert verb.points_at(("catch", "up", 2), View()) == [("deck",), ("fish", 2), ("space", 1)]


def test_what_an_option_points_at_is_named_first_and_what_it_uses_last():
    verb = Verb("swap", on=["fish"], of=("lord", 7), space=SPACE, fish=FISH)
    assert verb.names(("swap", 0, 2)) == [("fish", 2), ("space", 0), ("lord", 7)]
    assert Verb("swap", of=("deck",), space=SPACE).names(("swap", 0)) == [("space", 0)]


def test_a_value_may_stand_for_a_thing_of_another_name():
    bait = Kind("bait", range(2), text=itself, thing=lambda value: ("fish", value + 1))
    verb = Verb("bait", bait=bait)
    assert (verb.points_at(("bait", 1), View()), verb.names(("bait", 1))) == ([("fish", 2)], [("fish", 2)])
    assert facts(verb, 1) == {"bait": 1}


def test_mere_words_may_be_touched_somewhere():
    how = Kind("how", ("rod", "net"), words=True, text=itself, thing=False, at=lambda view, how: [("tool", how)])
    verb = Verb("fish", how=how)
    assert (verb.points_at(("fish", "rod"), View()), verb.names(("fish", "rod"))) == ([("tool", "rod")], [])


def test_a_value_that_stands_for_nothing_points_at_nothing():
    verb = Verb("take", fish=FISH.but(none=-1))
    assert (verb.points_at(("take", -1), View()), verb.names(("take", -1))) == ([], [])
    assert facts(verb, -1) == {"fish_is": "none"}


def test_components_of_a_pack_are_those_of_the_table():
    crew = Kind("crew", lambda options: options, text=itself)
    verb = Verb("hire", crew=crew)
    verb.check(("hire", 1), ("Ann", "Ben"))
    with pytest.raises(InternalError):
        verb.check(("hire", 2), ("Ann", "Ben"))
    assert verb.names(("hire", 1), ("Ann", "Ben")) == [("crew", 1)]


@pytest.mark.parametrize(("value", "fits"), [(99, True), (-1, False), ("99", False), (True, False)])
def test_without_a_table_any_number_may_be_a_component_of_its_pack(value, fits):
    assert Kind("crew", lambda options: options).holds(value) == fits
    assert not Kind("crew", lambda options: options, words=True).holds(99)


def test_a_heading_may_use_the_facts_of_the_label():
    verb = Verb(
        "turn", under="heading-turned", degrees=Kind("turn", range(4), text=lambda words, turn, view: 90 * turn)
    )
    said = Vocabulary([verb]).heading(Words(), verb(3), None, str)
    assert said == "heading-turned known=no degrees=270"


HOW = Kind("how", ("action", "skill"), words=True, thing=False, means=True, at=lambda view, how: [(how,)])


@pytest.mark.parametrize(
    ("verb", "target", "at"),
    [
        (Verb("catch", fish=FISH), ("catch", 2), [("fish", 2)]),
        (Verb("catch", fish=FISH, on="net"), ("catch", 2), [("fish", 2)]),
        (Verb("catch", how=HOW, fish=FISH, on=["fish", "how"]), ("catch", 2), [("fish", 2)]),
        (Verb("throw", fish=FISH, seat=SAILOR), ("throw", 2, 0), [("seat", 0), ("space", 1)]),
        (Verb("throw", fish=FISH, seat=SAILOR), ("throw", 2), [("fish", 2)]),
        (Verb("cook", fish=FISH, with_=group(way=WAY, space=SPACE)), ("cook", 2, "up"), [("way", "up")]),
        (Verb("net", fish=many(FISH)), ("net", 0, 2), [("fish", 2)]),
        (Verb("throw", fish=FISH, seat=SAILOR, of=("lord", 3)), ("throw", 2), [("fish", 2), ("lord", 3)]),
    ],
)
def test_a_reason_stands_beside_the_last_thing_that_it_names(verb, target, at):
    assert Vocabulary([verb]).barred_at(target, View()) == at


@pytest.mark.parametrize(
    ("verb", "at"),
    [
        (Verb("explore", on="deck"), [("deck",)]),
        (Verb("fly", space=SPACE), [("space", 0), ("space", 1), ("space", 2)]),
        (Verb("fly", space=SPACE, of=("skill", 1)), [("skill", 1)]),
        (Verb("accuse", seat=SAILOR), []),
        (Verb("rescue", space=maybe(SPACE)), [("space", 1)]),
        (Verb("search", how=HOW, number=NUMBER, on=["how", "sea"]), [("sea",), ("action",), ("skill",)]),
        (Verb("attack", seat=SAILOR, on=lambda view: [("space", view.place)]), [("space", 1)]),
        (Verb("wait"), []),
    ],
)
def test_a_reason_that_names_nothing_stands_wherever_such_options_do(verb, at):
    assert Vocabulary([verb]).barred_at((verb.name,), View()) == at


def test_a_verb_may_say_where_reasons_against_it_stand():
    verb = Verb("dive", fish=FISH, why_at=["fish", lambda view, fish: [("space", view.place)] if fish else []])
    assert Vocabulary([verb]).barred_at(("dive", 2), View()) == [("fish", 2), ("space", 1)]
    assert Vocabulary([verb]).barred_at(("dive", 0), View()) == [("fish", 0)]


def test_a_reason_against_no_verb_is_about_the_thing_itself():
    assert Vocabulary([]).barred_at(("seat", 2), View()) == [("seat", 2)]
    assert Vocabulary([]).named_by_target(("seat", 2)) == [("seat", 2)]
