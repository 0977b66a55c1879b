"""Sections 1 to 3: what is in the box, how it is laid out, and what it is all for."""

from collections import Counter

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, BadTable
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import COLOURS, MONSTER, RACE, RACES, VALUE
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILDS, LORDS
from bathysphere.games.abyss.components import REWARDS
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import cards, do, final, lords, offered, scene
from support.rules import rule

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(30)
LOCATION_NAMES = """
    parliament coral_barrier barracks jail city_of_mirrors chamber_of_allies dockworks sanctuary sargasso_fields depths
    lost_tower oceanic_senate_assembly throne_room nest_of_giant_clams chasm black_smokers sargasso_silos closed_tower
    abyss hydrozoa_reserves
"""


def dealt(seats: int = 4, seed: int = 0) -> AbyssState:
    return GAME.new(seats, seed)


def allies_of(s: AbyssState, race: str) -> list[int]:
    return [card for card in s.deck if card != MONSTER and RACES[RACE[card]] == race]


# -- 1. Components


@rule("A1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats):
    assert [GAME.new(number).seats for number in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadTable):
        GAME.new(seats)


@rule("A1.2", "A2.1")
@every_table
def test_one_board_with_all_its_parts_is_common_to_every_seat(seats):
    s = scene(seats, deck="crab4 crab5", council="squid2 squid1", court="keeper", lord_deck="jailer seeker", threat=3)
    do(s, 0, "explore")
    for seat in (*range(seats), SPECTATOR):
        view = GAME.view(s, seat)
        assert view.track == tuple(cards("crab4"))
        assert (view.court, view.lord_deck) == (tuple(lords("keeper")), 2)
        assert (view.threat, view.council) == (3, (2, 0, 0, 0, 0))


@rule("A1.3", "A1.3a", "A1.3b", "A2.2")
@every_table
def test_the_exploration_deck_holds_65_allies_and_6_monsters(seats):
    for seed in SEEDS:
        s = dealt(seats, seed)
        assert len(s.deck) == 71
        assert sum(card != MONSTER for card in s.deck) == 65
        assert s.deck.count(MONSTER) == 6


@rule("A1.4", "A1.5", "A1.5a", "A1.5b", "A1.5c", "A1.5d", "A1.5e")
def test_five_races_of_thirteen_with_the_same_spread_of_values():
    s = dealt()
    assert len(RACES) == 5
    for race in RACES:
        values = Counter(VALUE[card] for card in allies_of(s, race))
        assert values == {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
        assert values.total() == 13


@pytest.mark.parametrize(
    ("race", "colour"),
    [
        pytest.param("squid", "blue", marks=rule("A1.4a")),
        pytest.param("shellfish", "green", marks=rule("A1.4b")),
        pytest.param("crab", "red", marks=rule("A1.4c")),
        pytest.param("seahorse", "yellow", marks=rule("A1.4d")),
        pytest.param("jellyfish", "purple", marks=rule("A1.4e")),
    ],
)
def test_each_race_has_its_colour(race, colour):
    assert COLOURS[RACES.index(race)] == colour


@rule("A1.6")
def test_the_track_has_five_spaces():
    s = scene(deck="crab1 squid1 crab2 squid2 jellyfish5 jellyfish4", pearls={1: 0})
    do(s, 0, "explore")
    for number in range(1, 5):
        assert len(s.track) == number
        do(s, 0, "go_on")
    assert s.hands[0] == tuple(cards("jellyfish5"))  # there was no space for a sixth card, so the fifth had to be taken
    assert s.deck == cards("jellyfish4")


@rule("A1.7", "A1.8", "A2.4")
@every_table
def test_35_lords_of_six_guilds_are_all_different(seats):
    s = dealt(seats)
    everybody = [*s.lord_deck, *s.court]
    assert len(everybody) == len({LORDS[lord].id for lord in everybody}) == 35
    assert {GUILDS[LORDS[lord].guild] for lord in everybody} == set(GUILDS)
    assert sorted(GUILDS) == sorted(["soldier", "farmer", "politician", "mage", "merchant", "ambassador"])


@rule("A1.9")
def test_the_court_takes_six_lords_and_no_seventh():
    s = scene(pearls={0: 9}, lord_deck="keeper reaper miller jailer seeker hunter tamer")
    for _ in range(6):
        do(s, 0, "intrigue")
    assert s.court == lords("keeper reaper miller jailer seeker hunter")
    assert not offered(s, 0, "intrigue")


@rule("A1.10", "A29.3")
def test_the_council_has_an_area_for_each_race():
    s = dealt()
    assert len(GAME.view(s, 0).council) == len(COLOURS) == len(set(COLOURS)) == 5
    s = scene(deck="squid1 shellfish1 crab1 seahorse1 jellyfish1", pearls={1: 0})
    do(s, 0, "explore")
    for _ in range(4):
        do(s, 0, "go_on")
    assert GAME.view(s, 0).council == (1, 1, 1, 1, 0)


@rule("A1.11")
def test_the_threat_walks_over_six_divisions():
    assert sorted(REWARDS) == [1, 2, 3, 4, 5, 6]
    s = scene(deck="monster monster monster monster crab1 crab2", threat=3, pearls={1: 0})
    do(s, 0, "explore")
    seen = []
    for _ in range(4):
        do(s, 0, "go_on")
        seen.append(GAME.view(s, 1).threat)
    assert seen == [4, 5, 6, 6]


@rule("A1.12")
@every_table
def test_all_players_share_one_threat_token(seats):
    s = scene(seats, deck="monster monster crab1 crab2", threat=3)
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert [GAME.view(s, seat).threat for seat in (*range(seats), SPECTATOR)] == [4] * (seats + 1)


@rule("A1.13", "A1.13a", "A1.13b", "A1.13c")
@every_table
def test_twenty_monster_tokens(seats):
    for seed in SEEDS:
        assert Counter(dealt(seats, seed).supply) == {4: 2, 3: 9, 2: 9}


@rule("A1.14")
@every_table
def test_twenty_different_location_tiles(seats):
    s = dealt(seats)
    assert sorted(LOCATIONS[tile].id for tile in [*s.pile, *s.available]) == sorted(LOCATION_NAMES.split())


@rule("A1.15", "A2.10", "A29.47")
def test_keys_come_from_a_supply_without_a_number():
    s = scene(deck="monster crab1", threat=6, keys={1: 500}, available="", pile="")
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert s.keys == [2, 500]


@rule("A1.16", "A29.46")
def test_pearls_come_from_a_supply_without_a_number():
    s = scene(deck="monster crab1", threat=2, pearls={0: 500, 1: 500})
    do(s, 0, "explore")
    do(s, 0, "fight")
    do(s, 0, "reward", 2, 0)
    assert s.pearls == [502, 500]


@rule("A1.17")
@every_table
def test_a_bowl_for_each_player(seats):
    s = scene(seats, pearls=dict.fromkeys(range(seats), 3), lord_deck="keeper reaper")
    assert len(GAME.view(s, SPECTATOR).pearls) == seats
    do(s, 0, "intrigue")
    assert s.pearls == [2] + [3] * (seats - 1)  # what was paid left all bowls


@rule("A2.12")
@every_table
def test_whatever_no_player_holds_lies_in_the_treasury(seats):
    s = scene(seats, deck="monster crab1", threat=2, pearls=dict.fromkeys(range(seats), 1))
    do(s, 0, "explore")
    do(s, 0, "fight")
    do(s, 0, "reward", 2, 0)
    assert s.pearls == [3] + [1] * (seats - 1)  # paid by nobody at the table


@rule("A1.18")
def test_nothing_about_age_is_known_or_asked():
    assert {field.name for field in msgspec.structs.fields(GAME.options)} == {
        "recruiter_plus_two", "master_chooses", "ambassadors_without_keys", "others_only", "turned_lords_count",
        "first_game",
    }  # fmt: skip
    assert not [name for name in AbyssState.fields if "age" in name.split("_")]


# -- 2. Setup


@rule("A2.2", "A2.4", "A2.6")
def test_all_piles_are_shuffled():
    tables = [dealt(3, seed) for seed in SEEDS]
    assert len({tuple(s.deck) for s in tables}) == len(tables)
    assert len({tuple(s.lord_deck) for s in tables}) == len(tables)
    assert len({tuple(s.pile) for s in tables}) == len(tables)
    assert len({s.deck[-1] for s in tables}) > 8
    assert len({s.lord_deck[-1] for s in tables}) > 8
    assert len({s.pile[-1] for s in tables}) > 8


@rule("A2.2", "A2.4", "A2.6", "A2.8")
def test_all_piles_lie_face_down():
    s = dealt()
    view = GAME.view(s, 0)
    assert (view.deck, view.lord_deck, view.pile, view.supply) == (71, 29, 19, 20)


@rule("A2.3")
@every_table
def test_discard_pile_and_council_start_empty(seats):
    s = dealt(seats)
    assert (s.discard, s.track, s.council) == ([], [], [()] * 5)


@rule("A2.5", "A2.5a")
@every_table
def test_the_top_six_lords_lie_in_the_court(seats):
    for seed in SEEDS:
        s = dealt(seats, seed)
        assert len(s.court) == len(set(s.court)) == 6
        assert len(s.lord_deck) == 29
        assert not set(s.court) & set(s.lord_deck)
        assert GAME.view(s, 0).court == tuple(s.court)


@rule("A2.6", "A2.7")
@every_table
def test_one_location_is_available_at_the_start(seats):
    firsts = set()
    for seed in SEEDS:
        s = dealt(seats, seed)
        assert (len(s.available), len(s.pile)) == (1, 19)
        assert not set(s.available) & set(s.pile)
        firsts.add(s.available[0])
    assert len(firsts) > 8


@rule("A2.8", "A7.8")
def test_monster_tokens_are_drawn_in_a_random_order():
    drawn = Counter()
    for seed in range(200):
        s = scene(deck="monster crab1", seed=seed)
        do(s, 0, "explore")
        do(s, 0, "fight")
        do(s, 0, "reward", 0, 1)
        drawn[s.monsters[0][0]] += 1
    assert 70 < drawn[2] < 110
    assert 70 < drawn[3] < 110
    assert 5 < drawn[4] < 40


@rule("A2.9")
@every_table
def test_the_threat_token_starts_on_division_1(seats):
    assert dealt(seats).threat == 1


@rule("A2.11", "A2.15")
@every_table
def test_players_start_with_one_pearl_and_nothing_else(seats):
    for seed in SEEDS:
        s = dealt(seats, seed)
        assert s.pearls == [1] * seats
        assert s.keys == [0] * seats
        for zone in (s.hands, s.companions, s.free, s.turned, s.monsters, s.places):
            assert zone == [()] * seats


@rule("A2.13")
@every_table
def test_every_seat_is_equally_likely_to_begin(seats):
    tables = 60 * seats
    firsts = Counter(dealt(seats, seed).turn.seat for seed in range(tables))
    assert sorted(firsts) == list(range(seats))
    assert all(35 < number < 85 for number in firsts.values())


@rule("A2.14")
def test_setup_does_not_depend_on_the_number_of_players():
    def board(seats: int) -> tuple[int, ...]:
        view = GAME.view(dealt(seats), SPECTATOR)
        parts = (view.deck, view.discard, len(view.track), sum(view.council), view.lord_deck, len(view.court))
        return (*parts, view.pile, len(view.available), view.supply, view.threat, view.pearls[0], view.hand_sizes[0])

    assert board(2) == board(3) == board(4)
    assert GAME.components(dealt(2)) == GAME.components(dealt(3)) == GAME.components(dealt(4))


# -- 3. Goal


@rule("A3.1")
@pytest.mark.parametrize("richest", [0, 1, 2])
def test_the_most_influence_wins(richest):
    second = (richest + 1) % 3
    s, _ = final(3, free={richest: "landowner"}, companions={second: "crab5"}, pearls={0: 0, second: 9})
    assert s.outcome.winners == (richest,)


@rule("A3.2", "A19.6")
def test_influence_comes_from_four_sources_only():
    def total(**zones) -> list[tuple[str, int]]:
        s = scene(last_turns=0, deck="crab1 crab2", **zones)
        do(s, 0, "explore")
        do(s, 1, "pass")
        do(s, 0, "take")
        return list(s.outcome.points[0])

    assert total() == [("locations", 0), ("lords", 0), ("companions", 1), ("monsters", 0)]
    assert total(pearls={0: 30}, keys={0: 2}) == total()
    rich = total(
        companions={0: "squid4"}, free={0: "miller"}, monsters={0: (4,)}, places={0: {"jail": "keeper reaper shepherd"}}
    )
    assert rich == [("locations", 11), ("lords", 28), ("companions", 5), ("monsters", 4)]
