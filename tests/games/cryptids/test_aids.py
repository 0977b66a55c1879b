"""The numbers that a screen of Cryptids would otherwise have to work out by the rules, and the table as a seat knows
it, from which they come."""

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.aids import CANNOT, Gain, Odds
from bathysphere.games.cryptids.content import price_of
from bathysphere.games.cryptids.score import points_of
from bathysphere.games.cryptids.state_from_view import state_from_view
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply
from bathysphere.games.cryptids.steps.field.relocation import PlaceCryptid
from support.cryptids.positions import act, card, hare, place, position, run, skill

# -- what a view is enough for


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_table_as_a_seat_knows_it_has_what_the_view_shows(seats):
    """Whatever is public reads the same in it, all through a game; points agree where contracts are known."""
    s = GAME.new(seats, 7, {"wolpertinger": True})
    chance = Chance(seed_bytes("known"))
    while s.outcome is None:
        decision = chance.pick(decisions(s))
        seat = decision.seat
        mine = state_from_view(GAME.view(s, seat))
        assert GAME.view(mine, seat).players == GAME.view(s, seat).players
        for field in ("market", "map", "display", "terrain", "laid", "turn", "trying", "rows", "stacks", "poacher"):
            if field != "poacher" or seats > 1:
                assert getattr(GAME.view(mine, seat), field) == getattr(GAME.view(s, seat), field), field
        assert points_of(mine, seat) == points_of(s, seat)
        assert (mine.grounds, mine.symbols, mine.covered, mine.lying) == (s.grounds, s.symbols, s.covered, s.lying)
        answer(s, seat, any_answer(decision, chance))
    final = GAME.aids(GAME.view(s, 0), None).standings
    for each in range(seats if s.outcome.points else 0):
        assert (final[each].points, final[each].certain) == (s.outcome.points[each], True)


# -- numbers


def aids(s, seat=0):
    return GAME.aids(GAME.view(s, seat), decision_of(s, seat) if seat >= 0 else None)


def gains(s, verb):
    """What the options of a verb cost and give, by what stands behind the verb."""
    options = decision_of(s, 0).options
    found = [(options[gain.option], gain) for gain in aids(s).gains]
    return {option[1:]: (gain.coins, gain.xp, gain.rows) for option, gain in found if option[0] == verb}


def test_distances_go_by_the_lines_from_the_own_figure():
    seen = aids(position(2, places={0: "aachen", 1: "E3"}, skills={0: "range_1"}))
    assert [seen.distances[place(name)] for name in ("aachen", "E1", "E2", "E3")] == [0, 1, 2, 4]
    assert seen.range == 3
    setup = GAME.new(2, 1)
    assert aids(setup, decisions(setup)[0].seat).distances == ()


def test_an_attempt_has_its_dice_and_its_chances():
    """Three of six faces succeed, one is a clover (the facts' 2.9)."""
    held = {0: "tracks sky"}
    for skills, tokens, one, two in (
        ("", (), (50, 50), (25, 25)),
        ("luck", (), (50, 67), (25, 44)),
        ("second_chance", (), (50, 75), (25, 56)),
        ("luck second_chance", (), (50, 89), (25, 79)),
        ("", (hare("reroll"),), (50, 75), (25, 56)),
    ):
        s = position(2, display="tulikettu", places={0: "N1"}, evidence=held, skills={0: skills}, tokens={0: tokens})
        assert aids(s).cards[0].odds == Odds(1, *one)
        assert aids(s).cards[0].distance == 0
        act(s, "track", "action", 0)
        options = [option[3:] for option in decision_of(s, 0).options]
        by_ways = dict(zip(options, aids(s).odds, strict=True))
        assert by_ways["token", "token", "dice"] == Odds(1, *one)
        assert by_ways["token", "dice", "dice"] == Odds(2, *two)
    bare = position(2, display="tulikettu")
    assert aids(bare).cards[0].odds == Odds(CANNOT, 0, 0)


def test_an_empty_place_of_the_display_and_known_contracts():
    s = position(2, display="karadag_serpent - tulikettu", contracts={0: "kind reptile, habitat forest",
                1: "kind beast"}, shared="evidence witness")  # fmt: skip
    cards = aids(s).cards
    assert [each.contracts for each in cards[:3]] == [2, 0, 1]
    assert cards[1].distance == CANNOT
    assert aids(s, 1).cards[2].contracts == 2


def test_prices_and_what_options_change():
    s = position(2, at="office", coins={0: 4}, xp={0: 3}, market="victim - rumour", evidence={0: "tracks bonus"},
                turn={"stepped": "up", "learning": True}, used={0: "luck"})  # fmt: skip
    seen = aids(s)
    assert seen.market == (4, 0, 2)
    assert seen.sales == (3, 2)
    assert seen.skills[skill("track")] == 3
    assert gains(s, "buy") == {(0,): (-4, 0, 0), (2,): (-2, 0, 0)}
    assert gains(s, "sell")[3, 1] == (3, 0, 0)
    assert gains(s, "swap") == {(3, 0): (-1, 0, 0), (3, 2): (1, 0, 0), (7, 0): (-2, 0, 0)}
    assert gains(s, "learn")[(skill("collect"),)] == (0, -2, 0)
    assert gains(s, "restore") == {(skill("luck"),): (-1, 0, 0)}
    assert gains(s, "card")[(2,)] == (-1, 0, 0)
    assert gains(s, "rebid") == gains(s, "end") == {}  # for nothing
    assert (seen.above, seen.below, seen.spendable, seen.card_price) == (3, 6, 4, 1)


def test_what_an_ability_sells_costs_coins_alone():
    s = position(2, coins={0: 6}, market="victim rumour bones")
    run(s, BuyCheaply(0, 1))
    assert gains(s, "bargain") == {(0, 3): (-3, 0, 0), (1, 1): (-1, 0, 0), (2, 2): (-2, 0, 0)}


def test_dice_say_what_they_give_and_the_top_row_keeps_a_coin():
    s = position(2, at="office", rows=(2, 1), dice="coins3 xp2 restore2")
    assert sorted(gains(s, "down").values()) == [(0, 2, 0), (3, 0, 0)]
    assert (aids(s).above, aids(s).below) == (0, 3)
    top = position(2, at="office", rows=(1, 5), coins={0: 2}, turn={"stepped": "down"})
    assert aids(top).spendable == 1


def test_a_placement_says_what_it_covers():
    s = position(2, found={0: "lossie"}, places={0: "prague"}, terrain={"LW13": (0, 2, 2)})
    run(s, PlaceCryptid(0, card("lossie")))
    options = decision_of(s, 0).options
    covered = {options[gain.option][3:]: gain for gain in aids(s).gains}
    assert {spot: (gain.coins, gain.xp, gain.rows) for spot, gain in covered.items()} == {
        (2, 2): (1, 0, 0),
        (2, 4): (1, 0, 0),
    }
    assert len(options) == 3
    assert isinstance(aids(s).gains[0], Gain)


def test_points_so_far_leave_out_the_contracts_of_others():
    s = position(2, found={0: "karadag_serpent", 1: "mavo"}, shared="evidence witness",
                contracts={0: "kind reptile, kind chimera", 1: "kind beast"}, coins={0: 5})  # fmt: skip
    mine, other = aids(s).standings
    assert (dict(mine.points)["contract"], dict(mine.points)["shared"], mine.certain) == (1, 1, True)
    assert (dict(other.points)["contract"], other.total, other.certain) == (0, 1, False)
    assert aids(s, 1).standings[1].total == 2
    assert (aids(s).contracts, aids(s).shared) == ((1, 0), 1)
    watching = aids(s, SPECTATOR)
    assert [each.certain for each in watching.standings] == [False, False]
    assert watching.seat == 0


def test_requests_count_own_cryptids_that_fit():
    s = position(2, found={0: "skvader habor mavo"}, requests="kind chimera, zone N")
    assert aids(s).requests == (1, 2)


def test_alone_the_captives_of_each_contract_are_counted():
    s = position(1, captives="karadag_serpent selma mavo", contracts={0: "kind reptile, evidence tracks"})
    assert (aids(s).poacher.captives, aids(s).poacher.of_one, aids(s).poacher.of_any) == ((1, 2), 3, 5)
    assert aids(position(2)).poacher is None
    assert aids(s).card_price == 3


def test_a_bonus_rumour_has_its_own_price():
    s = position(2)
    assert [price_of(s.c, kind) for kind in range(8)] == [4, 3, 3, 3, 4, 4, 2, 2]
