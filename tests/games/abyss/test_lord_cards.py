"""Sections 10 and 24: what is printed on the Lords."""

import msgspec
import pytest

from bathysphere.engine import Refused
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.arrows import ARROWS
from bathysphere.games.abyss.cards.lords import ANY_RACE, GUILDS, LORDS, Lord
from support.abyss.positions import asked, do, final, heard, lord, names, offered, pay, recruit, scene
from support.rules import rule


def printed(name: str) -> Lord:
    return LORDS[lord(name)]


def race(each: Lord) -> str | None:
    return None if each.must == ANY_RACE else RACES[each.must]


def guild_of(name: str) -> str:
    return GUILDS[printed(name).guild]


# -- section 10


@rule("A10.1")
def test_every_lord_belongs_to_one_of_six_guilds():
    assert len(GUILDS) == 6
    assert {GUILDS[each.guild] for each in LORDS} == set(GUILDS)


@rule("A10.2", "A10.12")
def test_a_card_shows_name_price_ability_keys_and_points_and_no_strength():
    fields = {field.name for field in msgspec.structs.fields(Lord)}
    assert fields == {"id", "guild", "cost", "races", "must", "points", "keys", "kind", "rules"}
    assert all(each.id and each.cost > 0 and each.points > 0 for each in LORDS)


# name: guild price circles race points keys
PRINTED = """
recruiter        soldier    10 2 crab       4 1
jailer           soldier     6 3 crab       7 0
seeker           soldier     7 2 crab       7 0
assassin         soldier    10 1 crab       6 0
commander        soldier     8 1 crab       4 1
tamer            soldier     6 3 crab       4 1
hunter           soldier     8 2 crab       6 0
ship_master      merchant    6 3 shellfish  5 1
trader           merchant   10 3 shellfish  9 0
peddler          merchant    8 1 shellfish  9 0
landlord         merchant   10 2 shellfish  5 1
slaver           merchant    8 1 shellfish  5 1
shopkeeper       merchant    6 3 shellfish  9 0
shaman           mage        6 3 jellyfish  5 1
invoker          mage        8 1 jellyfish  8 0
apprentice       mage        6 3 jellyfish  9 0
oracle           mage        8 2 jellyfish  5 1
alchemist        mage        7 1 jellyfish  5 1
illusionist      mage       10 1 jellyfish  9 0
master_of_magic  mage       10 3 jellyfish  6 1
opportunist      politician  6 3 squid      5 1
corruptor        politician 10 1 squid      6 0
traitor          politician 12 3 squid      6 0
diplomat         politician  8 1 squid      5 1
treasurer        politician 10 2 squid      5 1
schemer          politician  8 3 squid      6 0
keeper           farmer      6 3 seahorse   6 1
reaper           farmer      7 2 seahorse   6 1
shepherd         farmer      8 1 seahorse   6 1
miller           farmer      8 2 seahorse  10 0
aquaculturalist  farmer      9 3 seahorse  11 0
landowner        farmer     10 1 seahorse  12 0
sage             ambassador 10 5 any        4 3
hermit           ambassador 10 5 any        5 3
elder            ambassador 10 5 any        3 3
"""


@rule("A10.2", "A10.6", "A10.9", "A10.10")
@pytest.mark.parametrize("row", PRINTED.split("\n")[1:-1], ids=lambda row: row.split()[0])
def test_the_cards_are_the_printed_ones(row: str):
    name, *columns = row.split()
    each = printed(name)
    on_card = (guild_of(name), each.cost, each.races, race(each) or "any", each.points, each.keys)
    assert [str(column) for column in on_card] == columns


@rule("A10.3")
def test_the_number_of_circles_is_the_number_of_races():
    s = scene(hands={0: "crab5 crab4 crab1 squid1"}, court="recruiter", pearls={0: 0})
    do(s, 0, "recruit", lord("recruiter"))
    with pytest.raises(Refused, match="exactly 2 different races; you picked 1"):
        pay(s, 0, "crab5 crab4 crab1")
    pay(s, 0, "crab5 crab4 squid1")
    assert names(s.free[0]) == "recruiter"


@rule("A10.4")
def test_the_large_circle_names_a_race_that_must_be_paid():
    s = scene(hands={0: "squid5 shellfish5 crab1"}, court="recruiter", pearls={0: 9})
    do(s, 0, "recruit", lord("recruiter"))
    with pytest.raises(Refused, match="race in the large circle"):
        pay(s, 0, "squid5 shellfish5")


@rule("A10.5")
@pytest.mark.parametrize("other", [each for each in RACES if each != "crab"])
def test_a_small_circle_takes_any_other_race(other: str):
    s = scene(hands={0: f"crab5 crab1 {other}4"}, court="recruiter", pearls={0: 0})
    recruit(s, 0, "recruiter", f"crab5 crab1 {other}4")
    assert names(s.free[0]) == "recruiter"


@rule("A10.6")
def test_the_number_is_the_value_to_be_paid():
    enough, short = (
        scene(hands={0: hand}, court="recruiter", pearls={0: 0}) for hand in ("crab5 squid5", "crab5 squid4")
    )
    assert offered(enough, 0, "recruit")
    assert not offered(short, 0, "recruit")


@rule("A10.7")
def test_an_arrow_works_once_on_recruiting():
    s = scene(
        hands={0: "shellfish5 shellfish3"}, pearls={0: 0}, council="crab1 squid1", court="peddler keeper reaper miller"
    )
    recruit(s, 0, "peddler", "shellfish5 shellfish3")
    assert s.pearls[0] == 2
    do(s, 1, "council", RACES.index("crab"))
    do(s, 0, "council", RACES.index("squid"))
    assert s.pearls[0] == 2


@rule("A10.8")
@pytest.mark.parametrize("where", ["free", "turned", "covered"])
def test_a_lasting_ability_works_until_its_lord_is_covered_or_turned(where: str):
    s = scene(
        turn=1,
        pearls={0: 0},
        council="crab1",
        free={0: "landlord" if where == "free" else ""},
        turned={0: "landlord" if where == "turned" else ""},
        places={0: {"parliament": "landlord" if where == "covered" else ""}},
    )
    do(s, 1, "council", RACES.index("crab"))
    assert asked(s) == [(0, "turn.action")]
    assert s.pearls[0] == (1 if where == "free" else 0)


@rule("A10.9")
def test_only_some_lords_carry_keys():
    assert [sum(each.keys == keys for each in LORDS) for keys in (0, 1, 2, 3)] == [16, 16, 0, 3]
    assert all((each.keys == 3) == (GUILDS[each.guild] == "ambassador") for each in LORDS)


@rule("A10.10")
@pytest.mark.parametrize("number", range(len(LORDS)), ids=lambda number: LORDS[number].id)
def test_every_lord_gives_its_printed_points(number: int):
    _, reply = final(free={0: LORDS[number].id})
    assert heard(reply, -1, "scored")[0]["points"] == LORDS[number].points


@rule("A10.11", "A24.13")
def test_only_the_six_farmers_have_no_ability():
    without = {each.id for each in LORDS if each.kind == "none"}
    assert without == {each.id for each in LORDS if GUILDS[each.guild] == "farmer"}
    assert len(without) == 6
    assert "keeper" in without


@rule("A29.14")
def test_the_abilities_that_carry_an_arrow():
    arrows = {each.id for each in LORDS if each.kind == "arrow"}
    assert arrows == {
        "peddler", "trader", "shopkeeper", "corruptor", "schemer", "traitor", "illusionist", "invoker", "apprentice",
        "seeker", "hunter", "jailer", "assassin", "sage", "elder", "hermit",
    }  # fmt: skip
    assert arrows == {each.id for number, each in enumerate(LORDS) if ARROWS[number](0)}


# -- section 24


@rule("A24.1", "A24.1a", "A24.1b")
def test_master_of_magic():
    each = printed("master_of_magic")
    assert (each.cost, each.races, race(each)) == (10, 3, "jellyfish")
    assert (each.points, guild_of("master_of_magic")) == (6, "mage")


@rule("A24.2", "A24.2a", "A24.2b")
def test_slaver():
    each = printed("slaver")
    assert (each.cost, each.races, race(each)) == (8, 1, "shellfish")
    assert (each.points, guild_of("slaver")) == (5, "merchant")


@rule("A24.3", "A24.3a", "A24.3b")
def test_traitor():
    each = printed("traitor")
    assert (race(each), each.points, guild_of("traitor")) == ("squid", 6, "politician")


@rule("A24.4", "A24.4a")
def test_corruptor():
    assert (printed("corruptor").points, guild_of("corruptor")) == (6, "politician")


@rule("A24.5", "A24.5a")
def test_jailer():
    assert (printed("jailer").points, guild_of("jailer")) == (7, "soldier")


@rule("A24.6", "A24.6a")
def test_elder():
    assert (printed("elder").points, guild_of("elder")) == (3, "ambassador")


@rule("A24.7", "A24.7a")
def test_keeper():
    assert (printed("keeper").points, guild_of("keeper")) == (6, "farmer")


def guild(name: str) -> set[str]:
    return {each.id for each in LORDS if GUILDS[each.guild] == name}


@rule("A24.8")
def test_the_merchants():
    assert guild("merchant") == {"ship_master", "peddler", "slaver", "trader", "landlord", "shopkeeper"}


@rule("A24.9")
def test_the_politicians():
    assert guild("politician") == {"diplomat", "corruptor", "schemer", "treasurer", "traitor", "opportunist"}


@rule("A24.10")
def test_the_mages():
    assert guild("mage") == {"illusionist", "alchemist", "shaman", "master_of_magic", "invoker", "apprentice", "oracle"}


@rule("A24.11")
def test_the_soldiers():
    assert guild("soldier") == {"commander", "seeker", "hunter", "recruiter", "jailer", "tamer", "assassin"}


@rule("A24.12")
def test_the_ambassadors():
    assert guild("ambassador") == {"sage", "elder", "hermit"}
