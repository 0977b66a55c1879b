"""The notation in which cards say what they do: every form, the lists inside it, and what it refuses."""

import pytest

from bathysphere.engine import InternalError
from bathysphere.games.unfathomable.effects import (
    ALL,
    Activate,
    Advance,
    Chaos,
    Choose,
    DamageRoom,
    DamageShip,
    DefeatWho,
    Dial,
    Discard,
    DrawItem,
    DrawSkills,
    Effect,
    If,
    Keep,
    Lists,
    MoveTo,
    Notation,
    RemoveTop,
    Reset,
    Risk,
    RiskToGet,
    Roll,
    Scout,
    Spawn,
    Special,
    Surge,
    specials,
)
from support.rules import rule


def read(*lines: str) -> Lists:
    lists: Lists = {}
    assert Notation(lists).read("card", lines) == "card"
    return lists


PLAIN = {
    "food-1": Dial("food", -1),
    "sanity+2": Dial("sanity", 2),
    "fuel+2": Dial("fuel", 2),
    "souls-2": Dial("souls", -2),
    "risk 4": Risk(4),
    "chaos+4": Chaos(4),
    "chaos+10": Chaos(10),
    "ship_dmg 3": DamageShip(3, spawning=0),
    "ship_dmg 1 spawning 1": DamageShip(1, spawning=1),
    "dmg chapel": DamageRoom("chapel", spawning=0),
    "dmg boiler_room spawning 4": DamageRoom("boiler_room", spawning=4),
    "act O": Activate("deep_ones"),
    "act F": Activate("father_dagon"),
    "act M": Activate("mother_hydra"),
    "surge": Surge(),
    "travel+1": Advance("travel", 1, or_fuel=False),
    "travel-2": Advance("travel", -2, or_fuel=False),
    "travel-2*": Advance("travel", -2, or_fuel=True),
    "ritual-2": Advance("ritual", -2, or_fuel=False),
    "travel reset": Reset("travel"),
    "ritual reset": Reset("ritual"),
    "spawn 1 galley": Spawn(1, "galley", each=False),
    "spawn 5 the_deep": Spawn(5, "the_deep", each=False),
    "spawn 1 each water": Spawn(1, "water", each=True),
    "spawn 1 each deck": Spawn(1, "deck", each=True),
    "spawn 1 each room": Spawn(1, "room", each=True),
    "draw each_human 1 own": DrawSkills("each_human", 1, own=True),
    "draw you 2 any": DrawSkills("you", 2, own=False),
    "discard you 2": Discard("you", 2),
    "discard each_human 1": Discard("each_human", 1),
    "discard current 2": Discard("current", 2),
    "discard keeper all": Discard("keeper", ALL),
    "item you": DrawItem("you"),
    "remove spells 5": RemoveTop("spells", 5),
    "remove items 5": RemoveTop("items", 5),
    "scout waypoints 2": Scout("waypoints", 2),
    "scout either 4": Scout("either", 4),
    "move you galley": MoveTo("you", "galley"),
    "move you brig": MoveTo("you", "brig"),
    "move you sick_bay": MoveTo("you", "sick_bay"),
    "defeat keeper": DefeatWho("keeper"),
    "keep": Keep(),
    "special brig_opens": Special("brig_opens", ""),
}


@pytest.mark.parametrize("line", PLAIN)
def test_an_effect_without_a_list_inside_is_one_line(line):
    lists = read(line)
    assert lists == {"card": (PLAIN[line],)}
    assert PLAIN[line].inner() == ()


NESTED: dict[str, tuple[Effect, dict[str, tuple[Effect, ...]]]] = {
    "roll<=4: sanity-1": (Roll("", True, 4, "card/0/then", ""), {"then": (Dial("sanity", -1),)}),
    "roll>=5: food+1 else ship_dmg 1": (
        Roll("", False, 5, "card/0/then", "card/0/else"),
        {"then": (Dial("food", 1),), "else": (DamageShip(1, 0),)},
    ),
    "roll+lore>=7: ritual+1 else sanity-1, souls-1": (
        Roll("lore", False, 7, "card/0/then", "card/0/else"),
        {"then": (Advance("ritual", 1, False),), "else": (Dial("sanity", -1), Dial("souls", -1))},
    ),
    "roll+strength<=6: fuel-1": (Roll("strength", True, 6, "card/0/then", ""), {"then": (Dial("fuel", -1),)}),
    "roll<=6: souls-1, roll<=4: souls-1": (
        Roll("", True, 6, "card/0/then", ""),
        {
            "then": (Dial("souls", -1), Roll("", True, 4, "card/0/then/1/then", "")),
            "then/1/then": (Dial("souls", -1),),
        },
    ),
    "risk 2 to get: souls+1": (
        RiskToGet(2, "card/0/then", may=False, anyway=False),
        {"then": (Dial("souls", 1),)},
    ),
    "may risk 3 to get: roll>=5: fuel+2": (
        RiskToGet(3, "card/0/then", may=True, anyway=False),
        {"then": (Roll("", False, 5, "card/0/then/0/then", ""),), "then/0/then": (Dial("fuel", 2),)},
    ),
    "risk 4 anyway to get: food+1, fuel+1": (
        RiskToGet(4, "card/0/then", may=False, anyway=True),
        {"then": (Dial("food", 1), Dial("fuel", 1))},
    ),
    "choose: fuel-1 or ship_dmg 2": (
        Choose("card/0/first", "card/0/second"),
        {"first": (Dial("fuel", -1),), "second": (DamageShip(2, 0),)},
    ),
    "may: sanity-1, food+1": (
        Choose("card/0/first", ""),
        {"first": (Dial("sanity", -1), Dial("food", 1))},
    ),
    "if passengers_1: risk 1 else food-1": (
        If("passengers_1", "card/0/then", "card/0/else"),
        {"then": (Risk(1),), "else": (Dial("food", -1),)},
    ),
    "special storm: ship_dmg 1": (Special("storm", "card/0/then"), {"then": (DamageShip(1, 0),)}),
}


@pytest.mark.parametrize("line", NESTED)
def test_a_list_inside_an_effect_has_a_name_of_its_own(line):
    effect, inner = NESTED[line]
    assert read(line) == {"card": (effect,), **{f"card/0/{part}": effects for part, effects in inner.items()}}


@pytest.mark.parametrize("line", NESTED)
def test_an_effect_names_the_lists_it_may_lead_to(line):
    effect, inner = NESTED[line]
    assert effect.inner() == tuple(f"card/0/{part}" for part in inner if "/" not in part)


@rule("U12.23")
def test_effects_stand_in_their_printed_order():
    assert read("surge", "act M", "act F", "act O")["card"] == (
        Surge(),
        Activate("mother_hydra"),
        Activate("father_dagon"),
        Activate("deep_ones"),
    )


def test_a_list_inside_a_later_effect_is_named_after_its_place():
    assert list(read("food-1", "roll<=6: sanity-1")) == ["card/1/then", "card"]


def test_nothing_happens_under_no_name():
    lists: Lists = {}
    assert Notation(lists).read("card", []) == ""
    assert lists == {}


def test_two_lists_cannot_share_a_name():
    notation = Notation({})
    notation.read("card", ["food-1"])
    with pytest.raises(InternalError, match=r"^two lists of effects are called card$"):
        notation.read("card", ["food-2"])


def test_the_special_steps_of_lists_are_found_wherever_they_stand():
    assert specials(read("special one", "roll<=4: special two", "special one: food-1", "keep")) == {"one", "two"}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "food",
        "food-0",
        "gold-1",
        "food -1",
        "risk 0",
        "may risk 2",
        "may risk 2 anyway to get: food+1",
        "risk 2 to get:",
        "ship_dmg",
        "dmg brig",
        "dmg deck1",
        "act X",
        "surge 2",
        "ritual-1*",
        "travel+1*",
        "roll<=9: food-1",
        "roll<=0: food-1",
        "roll<4: food-1",
        "roll+treachery<=6: food-1",
        "choose: food-1",
        "if midnight: food-1 else fuel-1",
        "if item: food-1",
        "spawn 1 brig",
        "spawn 1 each galley",
        "spawn 1 deck",
        "draw you 1",
        "discard captain 1",
        "item",
        "remove mythos 5",
        "scout spells 2",
        "move you the_deep",
        "move you water1",
        "defeat",
        "keep 1",
        "special",
        "special Brig",
    ],
)
def test_what_no_form_says_is_refused_in_a_sentence_that_names_the_place(line):
    with pytest.raises(InternalError) as refused:
        read("food-1", line)
    assert str(refused.value) == f"card/1: nobody understands {line!r}"


@pytest.mark.parametrize(
    ("line", "place", "part"),
    [
        ("roll<=4: food", "card/0/then/0", "food"),
        ("roll<=4: food-1 else sanity", "card/0/else/0", "sanity"),
        ("roll<=4: food-1,, souls-1", "card/0/then/1", ""),
        ("choose: fuel-1 or tea", "card/0/second/0", "tea"),
        ("may risk 1 to get: food-1, tea", "card/0/then/1", "tea"),
        ("special storm: tea", "card/0/then/0", "tea"),
    ],
)
def test_a_slip_inside_an_effect_is_named_where_it_stands(line, place, part):
    with pytest.raises(InternalError) as refused:
        read(line)
    assert str(refused.value) == f"{place}: nobody understands {part!r}"
