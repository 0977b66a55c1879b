"""Article 6: captain and keeper, who begins with a title, how it is lost, and who has it then."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import CAPTAIN_LINE, CHARACTERS, KEEPER_LINE
from bathysphere.games.unfathomable.cards.spaces import BRIG, number
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER
from bathysphere.games.unfathomable.steps.turn.titles import first_holder, move, pass_on
from support.rules import rule
from support.unfathomable.positions import act, asked, effect, heard, position, told_to_all, views
from support.unfathomable.single_steps import defeat

CREW = "jamie arjun william samira keilani"
"""The captain's line: Keilani 4, Arjun 1, Jamie 0, William 2, Samira 3; the keeper's: William, Samira, Jamie, Arjun,
Keilani."""


def jail(s, seat):
    s.events = []
    move(s, seat, BRIG, "test")


# -- at the beginning


CREWS = pytest.mark.parametrize(
    ("crew", "captain", "keeper"),
    [
        (CREW, 4, 2),
        ("samira edmund ishmael", 1, 2),
        ("jeanne svetlana beatrice jamie", 0, 2),
        ("samira william jamie", 2, 1),
    ],
)


@CREWS
@rule("U6.1", "U6.5", "U6.6", "UA4.14")
def test_the_highest_of_the_captains_line_begins_as_captain(crew, captain, keeper):
    s = position(len(crew.split()), crew=crew)
    assert (s.titles[CAPTAIN], first_holder(s, CAPTAIN)) == (captain, captain)


@CREWS
@rule("U6.10", "U6.11", "U6.12", "UA4.15")
def test_the_highest_of_the_keepers_line_begins_as_keeper(crew, captain, keeper):
    s = position(len(crew.split()), crew=crew)
    assert (s.titles[KEEPER], first_holder(s, KEEPER)) == (keeper, keeper)


@CREWS
@rule("U6.0", "U6.2")
def test_everybody_sees_who_holds_the_two_titles(crew, captain, keeper):
    assert {seen.titles for seen in views(position(len(crew.split()), crew=crew))} == {(captain, keeper)}


@rule("U6.1")
def test_every_character_stands_on_both_lines():
    assert sorted(CAPTAIN_LINE) == sorted(KEEPER_LINE) == list(range(len(CHARACTERS)))


# -- lost in the brig


@rule("U6.3", "U6.3a", "U6.4", "U17.2", "U6.4a", "UD.62")
def test_the_brig_costs_a_human_his_titles():
    s = position(5, crew=CREW)
    jail(s, 4)
    assert s.titles == [1, 2]
    assert s.events[-1].data == (CAPTAIN, 4, 1)
    jail(s, 1)
    assert s.titles == [0, 2]


@rule("U6.3", "UQ.15")
def test_one_player_may_hold_and_lose_both():
    s = position(3, crew="jamie william samira", captain=1, keeper=1)
    jail(s, 1)
    assert s.titles == [0, 2]


@rule("U6.4a", "U6.4")
def test_neither_traitors_nor_prisoners_get_a_title():
    s = position(5, crew=CREW, revealed={1: "hybrid"}, places={0: "brig"})
    jail(s, 4)
    assert s.titles == [2, 2]


@rule("U6.4b", "UC.8")
def test_with_everybody_else_in_the_brig_it_stays():
    s = position(3, crew="keilani arjun jamie", places={1: "brig", 2: "brig"})
    jail(s, 0)
    assert s.titles[CAPTAIN] == 0


@rule("U6.4b")
def test_with_traitors_at_large_only_humans_count():
    s = position(3, crew="keilani arjun jamie", places={2: "brig"}, revealed={1: "hybrid"})
    jail(s, 0)
    assert s.titles[CAPTAIN] == 0


@rule("U6.4c", "U6.3b")
def test_a_traitors_title_goes_to_a_human_in_the_brig_if_all_are_there():
    s = position(4, crew="keilani samira jamie arjun", places={1: "brig", 2: "brig", 3: "brig"}, roles={0: "hybrid"})
    act(s, "reveal", 1)
    assert s.titles[CAPTAIN] == 3


@rule("U6.3b", "U43.4", "U6.4")
def test_revealing_costs_all_titles():
    s = position(5, crew=CREW, captain=4, keeper=4, first=4, roles={4: "hybrid"})
    reply = act(s, "reveal", 1)
    assert s.titles == [1, 2]
    passed = [{"title": CAPTAIN, "loser": 4, "seat": 1}, {"title": KEEPER, "loser": 4, "seat": 2}]
    assert told_to_all(s, reply, "title_passed") == passed


@rule("UQ.39", "U43.4")
def test_whoever_is_still_revealing_himself_loses_them_in_their_own_step():
    s = position(5, crew=CREW, revealed={4: "hybrid"}, captain=4)
    jail(s, 4)
    assert s.titles[CAPTAIN] == 4


@rule("UQ.16", "UQ.17")
def test_whoever_leaves_the_brig_does_not_get_it_back():
    s = position(5, crew=CREW)
    jail(s, 4)
    move(s, 4, number("galley"), "test")
    assert s.titles[CAPTAIN] == 1
    s = position(3, crew="keilani arjun jamie", places={1: "brig", 2: "brig"})
    jail(s, 0)
    move(s, 1, number("galley"), "test")
    assert s.titles[CAPTAIN] == 0


@rule("U6.3a", "U48.3")
@pytest.mark.parametrize(("origin", "captain"), [("galley", 4), ("brig", 4)])
def test_a_defeat_costs_a_human_no_title(origin, captain):
    s = position(5, crew=CREW, places={4: origin}, captain=4)
    defeat(s, 4)
    assert s.titles[CAPTAIN] == captain


@rule("U6.4")
def test_a_card_may_let_the_lowest_of_the_line_have_it():
    """Power to the People: the last of those who can have it."""
    s = position(5, crew=CREW, places={3: "brig"})
    pass_on(s, CAPTAIN, 4, lowest=True)
    assert s.titles[CAPTAIN] == 2


@rule("U6.3a", "U17.4c")
def test_a_card_that_moves_a_player_to_the_brig_costs_the_title_too():
    s = position(5, crew=CREW, first=4)
    reply = effect(s, "mythos/do_no_harm/second", 4)
    assert (s.places[4], s.titles[CAPTAIN]) == (BRIG, 1)
    assert [each["title"] for each in heard(reply, 0, "title_passed")] == [CAPTAIN]


# -- what goes with it


@rule("U6.9", "U6.14", "U12.9a")
@pytest.mark.parametrize(("card", "title"), [("infection", CAPTAIN), ("mysterious_lifeboat", KEEPER)])
def test_whoever_has_the_title_chooses_in_its_crises(card, title):
    s = position(5, crew=CREW, mythos=card, at="mythos", captain=3, keeper=1)
    assert asked(s) == [((3, 1)[title], "mythos.choose")]


@rule("U6.4b", "U6.3a", "G14")
def test_a_deposed_captain_whom_nobody_can_follow_is_told_once():
    s = position(captain=0, places={1: "brig", 2: "brig", 3: "brig"})
    reply = effect(s, "mythos/power_to_the_people/second")
    assert (s.titles[CAPTAIN], s.places[0]) == (0, BRIG)
    assert len([each for each in heard(reply, 0, "title_passed") if each["title"] == CAPTAIN]) == 1
