"""What each cryptid does when it is found, when one fails to find it, when it is relocated and while it waits. Where it
may lie is in test_placements.py, what it does at the end in test_scoring.py; each card with an ability has its test."""

import re
from pathlib import Path

import pytest

from bathysphere.engine import Refused
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.steps.field.abilities import Abilities
from support.cryptids.positions import (
    FAILURE,
    act,
    asked,
    card,
    held,
    kind,
    offered,
    options,
    owned,
    pick,
    place,
    position,
    question,
    ready,
    request,
    run,
    skill,
    throws,
    tile,
    where,
    words_of,
)
from support.rules import rule


def needs(name: str) -> str:
    """The evidence of a card, a rumour in the place of a question mark."""
    return " ".join(need.replace("?", "rumour") for need in BUILT_IN.pack.cryptids.cryptids[card(name)].needs)


def find(name: str, **scene):
    """A cryptid is found by the main action with all its evidence."""
    printed = BUILT_IN.pack.cryptids.cryptids[card(name)]
    here = "S1" if printed.at == "?" else printed.at
    marks = {0: ("sky@S1" if printed.at == "?" else "", "rumour" if "?" in printed.needs else "")}
    evidence = {0: f"{needs(name)} {scene.pop('extra', '')}"}
    scene["decks"] = {2: "tulikettu", 3: "nessie"}  # the next card has no question mark
    s = position(scene.pop("seats", 2), display=name, places={0: here}, marks=marks, evidence=evidence, **scene)
    act(s, "track", "action", 0)
    act(s, "commit", 0, 0, *["token"] * len(printed.needs))
    assert card(name) in s.found[0]
    return s


def fail(name: str, **scene):
    """One piece is committed, and the dice fail."""
    printed = BUILT_IN.pack.cryptids.cryptids[card(name)]
    here = "S1" if printed.at == "?" else printed.at
    marks = {0: ("sky@S1" if printed.at == "?" else "", "rumour" if "?" in printed.needs else "")}
    s = position(2, display=name, places={0: here}, marks=marks, evidence={0: printed.needs[0]}, **scene)
    throws(s, FAILURE, FAILURE)
    act(s, "track", "action", 0)
    act(s, "commit", 0, 0, "token", *["dice"] * (len(printed.needs) - 1))
    assert s.found[0] == ()
    return s


def relocate(name: str, **scene):
    """The ability of a cryptid that was relocated, and nothing else."""
    s = position(2, found={0: name}, **scene)
    run(s, Abilities(0, card(name), "relocated"))
    return s


# -- found


@rule("C11.9", "C48.104")
def test_lossie_brings_a_bonus_rumour():
    assert held(find("lossie")) == "bonus"
    full = find("lossie", extra="sky sky sky")
    assert held(full) == "sky sky sky bonus"


@rule("C46.19", "C48.104")
def test_habor_takes_a_token_from_here_or_beside():
    s = find("habor", regions={"E1": "sky", "E2": "bones", "S2": "water", "N1": "victim"})
    assert question(s) == "ability.collect"
    beside = {(place("E1"), kind("sky")), (place("E2"), kind("bones")), (place("S2"), kind("water"))}
    assert set(options(s, "gather")) == beside
    act(s, "gather", place("S2"), kind("water"))
    assert held(s) == "water"
    assert question(find("habor", regions={"N1": "victim"})) == "field.turn"


@rule("C17.1", "C48.77")
def test_habor_may_empty_the_map():
    s = find("habor", regions={"E1": "sky"})
    act(s, "gather", place("E1"), kind("sky"))
    act(s, "remove", 0)
    assert s.on_map() == 7


@rule("C48.104")
def test_dahu_lets_walk_two_places_and_range_counts_for_nothing():
    s = find("dahu", skills={0: "range_1 range_2 split"})
    assert question(s) == "ability.walk"
    assert {at for (at,) in options(s, "walk")} == set(s.c.reach(place("S2"), 2))
    act(s, "walk", place("prague"))
    assert (where(s), s.turn.steps, s.turn.moved) == ("prague", 0, False)
    s = find("dahu")
    act(s, "stay")
    assert where(s) == "S2"


@rule("C42.1", "C42.2")
def test_gulon_sells_cheaper_and_the_market_is_filled_at_once():
    s = find("gulon", coins={0: 6}, market="victim rumour bones", bag="sky water")
    assert options(s) == [("stop",), ("bargain", 0, 3), ("bargain", 1, 1), ("bargain", 2, 2)]
    act(s, "bargain", 0, 3)
    assert (held(s), s.coins[0], words_of(s.market)) == ("victim", 3, "sky rumour bones")
    act(s, "bargain", 1, 1)
    assert (held(s), s.coins[0], words_of(s.market)) == ("victim rumour", 2, "sky water bones")
    assert options(s) == [("stop",), ("bargain", 2, 2)]
    act(s, "stop")
    assert question(s) == "field.turn"
    assert question(find("gulon", coins={0: 0})) == "field.turn"


@rule("C42.1")
def test_gulon_needs_an_empty_slot():
    s = find("gulon", coins={0: 9}, extra="sky water", market="victim bones tracks")
    for _ in range(3):
        act(s, *offered(s, 0, "bargain")[-1])
    assert question(s) == "field.turn"
    assert len(s.evidence[0]) == 5


@rule("C48.104")
def test_black_shuck_takes_a_token_of_the_market_for_nothing():
    s = find("black_shuck", market="victim rumour bones", bag="sky")
    assert (question(s), options(s)) == ("ability.market", [("take_market", at) for at in range(3)])
    act(s, "take_market", 0)
    assert (held(s), s.coins[0], words_of(s.market)) == ("victim", 0, "sky rumour bones")


@rule("C11.9")
@pytest.mark.parametrize(
    ("name", "coins", "xp"), [("karadag_serpent", 0, 1), ("kraken", 3, 0), ("beast_of_gevaudan", 0, 2)]
)
def test_coins_and_experience_of_finds(name, coins, xp):
    s = find(name)
    assert (s.coins[0], s.xp[0]) == (coins, xp)


@rule("C24.6", "C48.110")
def test_the_sea_snail_restores_two_and_the_rarog_three_skills():
    used = "ticket luck relocate second_chance"
    s = find("sarmatian_sea_snail", used={0: used})
    pick(s, ("renew", skill("luck")), ("renew", skill("relocate")))
    assert ready(s) == ["luck", "relocate"]
    s = find("rarog", used={0: used})
    pick(s, *[("renew", skill(name)) for name in ("luck", "relocate", "ticket")])
    assert ready(s) == ["ticket", "luck", "relocate"]
    s = find("sarmatian_sea_snail", used={0: "luck"})
    assert ready(s) == ["ticket", "luck"]


# -- failed


@rule("C12.13", "C48.104")
@pytest.mark.parametrize(
    ("name", "coins", "xp", "left"),
    [("selma", 2, 1, ""), ("drekavac", 0, 2, ""), ("biddrina", 0, 1, "bonus"), ("elwetritsch", 0, 1, "sky")],
)
def test_what_failures_bring(name, coins, xp, left):
    """Elwetritsch leaves the evidence to whoever did not find it."""
    s = fail(name)
    assert (s.coins[0], s.xp[0], held(s)) == (coins, xp, left)
    assert question(s) == "field.turn"


@rule("C42.6", "C48.105")
def test_tatzelwurm_lets_refresh_after_a_failure():
    s = fail("tatzelwurm")
    assert (question(s), options(s)) == ("ability.refresh", [("leave",), ("refresh",)])
    act(s, "refresh")
    act(s, "remove", 0)
    pick(s)
    act(s, "coins")
    assert (s.on_map(), s.coins[0], s.xp[0]) == (7, 3, 1)
    act_leave = fail("tatzelwurm")
    act(act_leave, "leave")
    assert act_leave.on_map() == 2


@rule("C42.6")
@pytest.mark.parametrize("name", ["tatzelwurm", "caladrius"])
def test_no_free_refresh_of_a_full_map(name):
    full = {"N1": "victim", "N2": "bones", "N3": "witness", "N4": "sky", "E1": "sky", "E2": "water", "E4": "water"}
    s = fail(name, regions=full) if name == "tatzelwurm" else relocate(name, regions=full)
    assert question(s) == "field.turn"


# -- relocated


@rule("C14.12", "C48.104")
@pytest.mark.parametrize(("name", "coins", "xp"), [("skvader", 2, 0), ("dobhar_chu", 0, 2), ("tulikettu", 3, 0)])
def test_coins_and_experience_of_relocations(name, coins, xp):
    s = relocate(name)
    assert (s.coins[0], s.xp[0]) == (coins, xp)


@rule("C48.40")
def test_trochus_moves_the_assistant_up_to_two_rows():
    s = relocate("trochus", rows=(4, 3))
    assert options(s, "shift") == [("up", 1), ("up", 2), ("down", 1), ("down", 2)]
    act(s, "shift", "up", 2)
    assert s.rows == [1, 3]


@rule("C48.104")
def test_the_firebird_brings_coins_and_moves_the_assistant():
    s = relocate("firebird")
    assert (s.coins[0], question(s)) == (3, "assistant.bonus")
    act(s, "shift", "down", 2)
    assert s.rows[0] == 7


@rule("C42.6", "C48.105")
def test_caladrius_lets_refresh_without_the_action():
    s = relocate("caladrius")
    act(s, "refresh")
    act(s, "remove", 0)
    pick(s, ("discard", 3))
    act(s, "xp")
    assert (s.xp[0], s.turn.acted, s.on_map()) == (1, False, 7)


@rule("C24.6")
def test_lariosaur_restores_two_skills():
    s = relocate("lariosaur", used={0: "ticket luck"})
    assert ready(s) == ["ticket", "luck"]


@rule("C48.104")
def test_bonnacon_lets_lay_terrain_now():
    s = relocate("bonnacon", tiles={0: "LM04 LF04 LW04"})
    assert options(s)[0] == ("leave",)
    act(s, "tile", tile("LF04"))
    act(s, *offered(s, 0, "lay")[0])
    assert question(s) == "terrain.take"
    act(s, *offered(s, 0, "take")[0])
    assert (len(s.terrain), len(s.tiles[0]), question(s)) == (1, 3, "field.turn")
    s = relocate("bonnacon", tiles={0: "LM04 LF04 LW04"})
    act(s, "leave")
    assert s.terrain == ()


@rule("C48.102")
def test_bonnacon_lays_nothing_once_building_has_ended_and_exchanges_nothing():
    s = relocate("bonnacon", tiles={0: "LM04"}, final=3)
    assert asked(s) == [(0, "field.turn")]
    crowd = {"LM15": (0, 2, 9), "LF15": (0, 1, 8)}
    s = relocate("bonnacon", tiles={0: ""}, terrain=crowd)
    assert asked(s) == [(0, "field.turn")]


@rule("C48.89")
def test_tarasque_brings_a_skill_one_does_not_have():
    s = relocate("tarasque", skills={0: "luck split"})
    assert question(s) == "skills.gain"
    names = "collect track second_chance relocate range_1 neighbour"
    assert [at for (at,) in options(s, "gain_skill")] == [skill(name) for name in names.split()]
    act(s, "gain_skill", skill("track"))
    assert owned(s) == ["ticket", "track", "luck", "split"]
    assert "track" in ready(s)
    assert s.xp[0] == 0


@rule("C48.89", "C20.3")
def test_tarasque_brings_the_second_range_only_after_the_first():
    s = relocate("tarasque", skills={0: "luck split range_1"})
    names = "collect track second_chance relocate range_2 neighbour"
    assert [at for (at,) in options(s, "gain_skill")] == [skill(name) for name in names.split()]
    act(s, "gain_skill", skill("range_2"))
    assert s.range(0) == 4


@rule("C48.89")
def test_tarasque_brings_nothing_to_one_who_has_every_skill():
    s = relocate("tarasque", skills={0: " ".join(SKILLS)})
    assert question(s) == "field.turn"


# -- lasting


@rule("C48.104", "C4.6")
def test_hercinia_widens_the_range_while_it_waits():
    assert position(2, found={0: "hercinia"}).range(0) == 3
    assert position(2, found={0: "hercinia"}, skills={0: "range_1 range_2"}).range(0) == 5
    assert position(2, found={1: "hercinia"}).range(0) == 2
    ground = {"LF15": (0, 2, 2)}
    assert position(2, found={0: "hercinia"}, terrain=ground, laid={"hercinia": (0, 2, 2, 0)}).range(0) == 2
    assert position(2, found={0: "hercinia habor"}, granted={0: ("zone E", "hercinia habor")}).range(0) == 2


@rule("C4.6")
def test_aitvaras_brings_a_coin_at_the_start_of_each_assistants_turn_while_it_waits():
    assert position(2, at="office", found={0: "aitvaras"}).coins == [1, 0]
    assert position(2, at="office", found={1: "aitvaras"}).coins == [0, 0]
    ground = {"LF15": (0, 2, 2)}
    placed = position(2, at="office", found={0: "aitvaras"}, terrain=ground, laid={"aitvaras": (0, 2, 2, 0)})
    assert placed.coins == [0, 0]
    assert position(2, found={0: "aitvaras"}).coins == [0, 0]


# -- requests and the rest


@rule("C42.7")
def test_the_water_leaper_has_its_test():
    """In test_relocation.py; here only that a request with it asks for a place."""
    s = position(2, found={0: "water_leaper trochus"}, requests="kind chimera", terrain={"LW12": (0, 2, 2)})
    act(s, "request", "action", request("kind chimera"), *sorted((card("water_leaper"), card("trochus"))))
    with pytest.raises(Refused):
        act(s, "end")
    assert question(s) == "relocate.place"


def test_every_card_with_an_ability_is_named_in_a_test():
    here = Path(__file__).parent
    text = " ".join(
        (here / name).read_text("utf-8") for name in ("test_abilities.py", "test_placements.py", "test_scoring.py")
    )
    able = [each.id for each in BUILT_IN.cards if each.when]
    assert [name for name in able if not re.search(rf"\b{name}\b", text)] == []
    plain = {each.id for each in BUILT_IN.cards if not each.when}
    assert plain == {"mavo", "achlis", "nessie", "lindworm"}
