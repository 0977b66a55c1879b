"""The table options (section 25): each reading on and off. Off is the printed book and the default."""

import msgspec
import pytest

from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.score import score
from support.abyss.positions import about_to_recruit, allies, asked, card, do, names, offered, recruit, scene
from support.rules import rule

on_and_off = pytest.mark.parametrize("on", [True, False], ids=["on", "off"])


@rule("A25.1")
def test_every_option_is_off_unless_the_table_wants_it():
    assert set(msgspec.structs.asdict(GAME.new(2, 0).options).values()) == {False}
    assert len(Options.__struct_fields__) == 6


@on_and_off
@rule("A25.2", "A29.12")
def test_recruiter_plus_two(on):
    """The Shepherd costs 8: 10 with the option, else 16; and a Treasurer takes 2 off that."""
    price = 10 if on else 16
    for owner, dearer in (("tamer", price), ("treasurer", price - 2)):
        rest = {"hands": {1: "seahorse4"}, "court": "shepherd", "free": {0: "recruiter", 1: owner}}
        assert not offered(scene(turn=1, pearls={1: dearer - 5}, recruiter_plus_two=on, **rest), 1, "recruit")
        assert offered(scene(turn=1, pearls={1: dearer - 4}, recruiter_plus_two=on, **rest), 1, "recruit")


@on_and_off
@rule("A25.3", "A27.10")
def test_master_of_magics_choice(on):
    s = about_to_recruit("trader", free={0: "master_of_magic"}, master_chooses=on)
    recruit(s, 0, "trader", "squid1 crab2 shellfish5 shellfish2")
    if on:
        assert [choice[1] for choice in offered(s, 0)] == [
            card(word) for word in ("squid1", "shellfish2", "shellfish5", "crab2")
        ]
        do(s, 0, "ally", card("shellfish2"))
        assert allies(s.companions[0]) == "shellfish2"
    else:
        assert allies(s.companions[0]) == "shellfish5"
    assert s.turn.seat == 1


@rule("A25.3")
def test_master_of_magics_choice_is_only_his_owners():
    s = about_to_recruit("trader", free={1: "master_of_magic"}, master_chooses=True)
    recruit(s, 0, "trader", "squid1 crab2 shellfish5 shellfish2")
    assert allies(s.companions[0]) == "squid1"


@on_and_off
@pytest.mark.parametrize("name", ["sage", "elder", "hermit"])
@rule("A25.4")
def test_ambassadors_without_keys_still_use_their_ability(name, on):
    s = about_to_recruit(name, pile="jail", ambassadors_without_keys=on)
    recruit(s, 0, name)
    assert s.places[0] == ((location("jail"), (lord(name),)),)
    towers = {0: {"closed_tower": name, "lost_tower": ""}}
    s = scene(places=towers, ambassadors_without_keys=on)
    closed, lost = (points for _, points in score(s, 0, s.options).locations)
    assert (closed, lost) == ((0, 3) if on else (3, 0))


@on_and_off
@rule("A25.4", "A29.34")
def test_ambassadors_without_keys_open_no_location_when_the_pile_is_empty(on):
    s = about_to_recruit("hermit", pile="", available="jail", ambassadors_without_keys=on)
    recruit(s, 0, "hermit")
    if on:
        assert (names(s.free[0]), s.turn.seat) == ("hermit", 1)
    else:
        assert asked(s) == [(0, "control.location")]


@on_and_off
@rule("A25.5", "A29.20")
def test_others_only(on):
    for name, verb in (("schemer", "dismiss"), ("traitor", "replace")):
        s = about_to_recruit(name, free={0: "tamer"}, others_only=on)
        recruit(s, 0, name)
        discards = {choice[1] for choice in offered(s, 0, verb)}
        assert discards == ({lord("tamer")} if on else {lord("tamer"), lord(name)})


@rule("A25.5")
def test_others_only_leaves_a_lone_schemer_or_traitor_nothing_to_do():
    for name in ("schemer", "traitor"):
        s = about_to_recruit(name, others_only=True)
        recruit(s, 0, name)
        assert (names(s.free[0]), s.turn.seat) == (name, 1)


@on_and_off
@rule("A25.6", "A21.26c")
def test_turned_lords_count(on):
    """A turned Keeper, a Farmer with a key; a turned Peddler, a Merchant without; an upright Miller, Farmer, no key."""
    tiles = ("sargasso_silos", "dockworks", "closed_tower", "lost_tower", "jail", "abyss")
    s = scene(
        turned={0: "keeper peddler"},
        free={0: "miller"},
        places={0: dict.fromkeys(tiles, "")},
        turned_lords_count=on,
    )
    result = score(s, 0, s.options)
    assert [points for _, points in result.locations] == ([9, 7, 3, 6, 12, 4] if on else [7, 5, 0, 3, 14, 2])
    assert result.lords == 6 + 9 + 10


@on_and_off
@rule("A25.7")
def test_a_first_game_begins_in_the_first_seat(on):
    begin = {GAME.new(4, seed, {"first_game": on}).turn.seat for seed in range(40)}
    assert begin == ({0} if on else {0, 1, 2, 3})


@pytest.mark.parametrize("name", Options.__struct_fields__)
@rule("A25.1")
def test_a_table_is_dealt_with_the_options_it_was_opened_with(name):
    s = GAME.new(3, 1, {name: True})
    assert s.options == Options(**{name: True})
    assert GAME.view(s, 0).options == s.options
