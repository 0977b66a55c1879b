"""Chapters 8, 16 and 17, and the bag of chapter 27: collecting, refreshing by hand and by itself."""

import pytest

from bathysphere.engine import Refused, answer, any_answer, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.steps.evidence import draw, put_aside
from support.cryptids.positions import (
    FREE,
    act,
    asked,
    heard,
    held,
    kind,
    kinds,
    names_of,
    offered,
    options,
    pick,
    place,
    position,
    question,
    told_to_all,
    words_of,
)
from support.rules import rule

SEVEN = {"N1": "rumour", "N2": "rumour", "N3": "rumour", "N4": "sky", "E1": "sky", "E2": "sky", "E3": "water"}


def collected(s) -> list[tuple[str, str, int]]:
    return [(how, s.c.places[region], what) for how, region, what in options(s, "collect")]


# -- collecting


@rule("C8.1", "C8.2", "C8.5", "C46.12")
def test_one_token_of_the_own_region_is_taken():
    s = position(2, places={0: "E1"}, regions={"E1": "sky bones", "E2": "water"})
    assert collected(s) == [("action", "E1", kind("bones")), ("action", "E1", kind("sky"))]
    reply = act(s, "collect", "action", place("E1"), kind("sky"))
    assert held(s) == "sky"
    assert words_of(s.map[place("E1")]) == "bones"
    assert told_to_all(s, reply, "collected") == [{"seat": 0, "place": place("E1"), "kind": kind("sky")}]


@rule("C8.3")
def test_no_collecting_without_an_empty_slot():
    full = position(2, places={0: "E1"}, regions={"E1": "sky"}, evidence={0: "bones bones victim bonus rumour"})
    assert collected(full) == []
    room = position(2, places={0: "E1"}, regions={"E1": "sky"}, evidence={0: "bones bones victim bonus"})
    assert collected(room) == [("action", "E1", kind("sky"))]


@rule("C8.4")
def test_no_collecting_where_nothing_lies():
    assert collected(position(2, places={0: "E4"}, regions={"E1": "sky"})) == []
    assert collected(position(2, places={0: "aachen"}, regions={"E1": "sky"})) == []


@rule("C8.7", "C20.6")
def test_with_the_passive_skill_from_a_connected_place_as_well():
    s = position(2, places={0: "aachen"}, regions={"E1": "sky", "E2": "bones"}, skills={0: "neighbour collect"})
    assert collected(s) == [("action", "E1", kind("sky")), ("skill", "E1", kind("sky"))]
    act(s, "collect", "skill", place("E1"), kind("sky"))
    assert held(s) == "sky"


@rule("C19.4", "C19.10")
def test_collecting_by_skill_leaves_the_action():
    s = position(2, places={0: "E1"}, regions={"E1": "sky bones", "E2": "water"}, skills={0: "collect"})
    act(s, "collect", "skill", place("E1"), kind("sky"))
    assert not s.turn.acted
    assert collected(s) == [("action", "E1", kind("bones"))]


# -- refreshing by hand


@rule("C16.1", "C2.7")
def test_a_refresh_needs_a_map_that_is_not_full():
    assert offered(position(2, regions=SEVEN), 0, "refresh") == []
    six = {region: text for region, text in SEVEN.items() if region != "E3"}
    assert offered(position(2, regions=six), 0, "refresh") == [("refresh",)]


@rule("C16.2")
def test_a_refresh_is_the_main_action_only():
    s = position(2, skills={0: "collect track relocate luck second_chance"}, turn={"acted": True})
    assert offered(s, 0, "refresh") == []


FIVE = {"N1": "rumour rumour", "N2": "rumour", "N4": "sky", "E1": "sky"}


def refreshed():
    """The map is refreshed: the second token of the market leaves, and five lie on the map before."""
    s = position(2, regions=FIVE, market="victim bones tracks", bag="water@S3 witness@E4 bones@W1")
    act(s, "refresh")
    return s, act(s, "remove", 1)


@rule("C16.3", "C46.25")
def test_a_refresh_begins_with_a_token_of_the_market_of_ones_choice():
    s = position(2, regions=FIVE, market="victim bones tracks")
    act(s, "refresh")
    assert (s.turn.acted, question(s), options(s, "remove")) == (True, "refresh.remove", [(0,), (1,), (2,)])
    assert words_of(refreshed()[0].beside) == "bones"


@rule("C16.4")
def test_a_new_token_takes_its_place_on_the_market():
    assert words_of(refreshed()[0].market) == "victim water tracks"


@rule("C16.5")
def test_each_token_says_where_the_next_one_goes():
    s, reply = refreshed()
    assert words_of(s.map[place("S3")]) == "witness"
    assert words_of(s.map[place("E4")]) == "bones"
    assert told_to_all(s, reply, "token_laid") == [{"place": place("S3")}, {"place": place("E4")}]


@rule("C16.6")
@pytest.mark.parametrize("lying", [1, 3, 6])
def test_a_refresh_goes_on_until_seven_lie_on_the_map(lying):
    s = position(2, regions={"N1": " ".join(["rumour"] * lying)})
    act(s, "refresh")
    act(s, "remove", 1)
    assert s.on_map() == 7


@rule("C16.7")
def test_what_lay_on_the_map_stays():
    s, _ = refreshed()
    assert {name: words_of(s.map[place(name)]) for name in FIVE} == FIVE


@rule("C16.8")
def test_all_new_tokens_are_turned_up_with_that_of_the_market():
    s, reply = refreshed()
    turned = [{"kinds": (kind("water"), kind("witness"), kind("bones"))}]
    assert told_to_all(s, reply, "tokens_turned") == turned


@rule("C16.12")
def test_the_steps_of_a_refresh_come_in_their_order():
    s = position(2, regions=FIVE)
    act(s, "refresh")
    asked_for = []
    while question(s) != "field.turn":
        asked_for.append(question(s))
        decision = open_questions(s)[0]
        answer(s, decision.seat, decision.default)
    assert asked_for == ["refresh.remove", "refresh.cards", "refresh.bonus"]
    _, reply = refreshed()
    told = [each for each in kinds(heard(reply, 0)) if each.startswith(("market", "token"))]
    assert told == ["market_removed", "token_laid", "token_laid", "tokens_turned"]


@rule("C16.4", "C16.5", "C47.2", "C47.7")
def test_both_sides_of_the_tokens_of_a_refresh_are_known():
    """Everybody saw the backs that told the way, of the new token of the market too."""
    s = position(2, regions={"N1": "rumour"}, market="victim bones tracks")
    act(s, "refresh")
    act(s, "remove", 1)
    for number in range(12):
        world = GAME.resample(s, 1, bytes([number]) * 32)
        assert (world.market[1], world.map) == (s.market[1], s.map)
    assert s.on_map() == 7


@rule("C16.3", "C24.10")
def test_a_bonus_rumour_removed_from_the_market_goes_to_the_supply():
    s = position(2, market="bonus bones tracks")
    number = len(s.bonus)
    act(s, "refresh")
    act(s, "remove", 0)
    assert len(s.bonus) == number + 1
    assert s.beside == ()


def to_cards(**scene):
    s = position(2, **scene)
    act(s, "refresh")
    act(s, "remove", 0)
    return s


@rule("C16.9", "C16.9a", "C46.26", "C48.11", "C48.92")
def test_up_to_two_cards_without_bids_of_others_are_exchanged():
    s = to_cards(bids={0: (0, 1), 1: (1, 2)}, decks={1: "mavo dahu"}, display="trochus lossie habor aspid elwetritsch")
    assert options(s, "discard") == [(0,), (3,), (4,), (5,)]
    with pytest.raises(Refused):
        pick(s, ("discard", 0), ("discard", 3), ("discard", 4))
    pick(s, ("discard", 0), ("discard", 4))
    assert names_of(s.discards[0]) == ["trochus", "elwetritsch"]
    assert names_of([s.display[0], s.display[4]]) == ["mavo", "dahu"]
    assert s.bids[0] == (FREE, 1)
    assert question(s) == "refresh.bonus"


@rule("C16.9", "C46.26")
def test_no_card_need_be_exchanged():
    s = to_cards()
    before = s.display[:]
    pick(s)
    assert s.display == before


@rule("C16.9b", "C48.11")
def test_no_exchange_when_every_card_bears_a_bid():
    assert question(to_cards(bids={0: (0, 1), 1: (2, 3)}, display="trochus lossie habor mavo - -")) == "refresh.bonus"
    s = to_cards(bids={0: (0, 1), 1: (2, 3)}, display="trochus lossie habor mavo dahu -")
    assert options(s, "discard") == [(0,), (1,), (4,)]


@rule("C48.93")
def test_cards_are_exchanged_only_for_others():
    """Of level III none is left; of level II a single one."""
    gone = "nessie kraken tarasque chudo_yudo beast_of_gevaudan firebird lindworm cuelebre wawel_dragon indrik turul"
    two = (
        "karadag_serpent sarmatian_sea_snail dobhar_chu biddrina lariosaur gulon aitvaras drekavac black_shuck "
        "tulikettu bonnacon lou_carcolh"
    )
    s = to_cards(display="korkodil rarog bird_of_vergisson", found={1: f"{gone} {two}"}, bids={0: (3, 4), 1: (3, 4)})
    assert names_of(s.decks[1]) == ["ziriddar"]
    assert options(s, "discard") == [(1,), (2,), (5,)]
    with pytest.raises(Refused):
        pick(s, ("discard", 1), ("discard", 2))
    pick(s, ("discard", 1), ("discard", 5))
    assert names_of(s.display[1:2]) == ["ziriddar"]


@rule("C16.10", "C16.10a", "C16.10b", "C46.27")
def test_the_bonus_is_one_of_three():
    for choice, coins, xp in (("coins", 3, 0), ("xp", 0, 1)):
        s = to_cards()
        pick(s)
        assert sorted(options(s)) == [("assistant",), ("coins",), ("xp",)]
        act(s, choice)
        assert (s.coins[0], s.xp[0]) == (coins, xp)
        assert question(s) == "field.turn"


@rule("C16.10c", "C16.11", "C48.40")
def test_the_bonus_moves_the_assistant_up_to_two_rows_over_others():
    s = to_cards(rows=(5, 3))
    pick(s)
    act(s, "assistant")
    assert options(s, "shift") == [("up", 1), ("up", 2), ("down", 1), ("down", 2)]
    reply = act(s, "shift", "up", 2)
    assert s.rows == [2, 3]
    assert told_to_all(s, reply, "assistant_moved") == [{"seat": 0, "row": 2, "why": "bonus"}]
    assert (s.coins[0], s.xp[0], len(s.dice)) == (0, 0, 3)
    assert question(s) == "field.turn"


@rule("C16.10c", "C48.41")
def test_steps_for_which_there_is_no_row_are_not_offered():
    s = to_cards(rows=(2, 1))
    pick(s)
    act(s, "assistant")
    assert options(s, "shift") == [("down", 1), ("down", 2)]
    act(s, "stay")
    assert s.rows == [2, 1]


# -- by itself


@rule("C8.6", "C17.1", "C17.2", "C17.3", "C17.4", "C17.5")
def test_the_map_fills_itself_when_its_last_token_is_taken():
    s = position(2, places={0: "E1"}, regions={"E1": "sky"}, bag="water@S3 witness@E4 bones@W1", skills={0: "collect"})
    act(s, "collect", "skill", place("E1"), kind("sky"))
    assert asked(s) == [(0, "refresh.remove")]
    act(s, "remove", 2)
    assert s.on_map() == 7
    assert words_of(s.map[place("S3")])[:7] == "witness"
    assert (s.turn.acted, s.coins[0], s.xp[0]) == (False, 0, 0)
    assert question(s) == "field.turn"


@rule("C48.43")
@pytest.mark.parametrize(("market", "asks"), [("- bones -", False), ("- - -", False), ("victim - tracks", True)])
def test_an_automatic_refresh_with_gaps_in_the_market(market, asks):
    s = position(2, places={0: "E1"}, regions={"E1": "sky"}, market=market, bag="water@S3")
    act(s, "collect", "action", place("E1"), kind("sky"))
    assert (question(s) == "refresh.remove") == asks
    if asks:
        act(s, "remove", 2)
    new = words_of([token for token in s.market if token != NOWHERE])
    assert new == {"- bones -": "water", "- - -": "water", "victim - tracks": "victim water"}[market]
    assert (s.market[0] == NOWHERE) == (market == "- bones -")
    assert s.on_map() == 7


@rule("C48.42")
def test_with_an_empty_bag_as_many_as_possible_are_laid():
    s = position(2, places={0: "E1"}, regions={"E1": "sky"}, evidence={1: "rumour rumour"})
    s.beside, s.bag = (), s.bag[:3]
    act(s, "collect", "action", place("E1"), kind("sky"))
    act(s, "remove", 0)
    assert s.on_map() == 3  # with the token of the market, which went through the bag
    s = position(2, places={0: "E1"}, regions={"E1": "sky"})
    s.beside, s.bag = (), ()
    act(s, "collect", "action", place("E1"), kind("sky"))
    assert (question(s), s.on_map()) == ("field.turn", 0)


# -- the bag


@rule("C27.5", "C48.31")
def test_the_bag_is_filled_at_once_when_it_runs_out():
    s = position(2, beside="sky water bones")
    s.bag = s.bag[:1]
    draw(s)
    assert sorted(words_of(s.bag).split()) == ["bones", "sky", "water"]
    assert s.beside == ()


@rule("C27.5", "C48.31")
def test_a_token_put_beside_an_empty_bag_goes_in():
    s = position(2, evidence={0: "sky"})
    s.bag = ()
    put_aside(s, s.evidence[0][0])
    assert (words_of(s.bag), s.beside) == ("sky", ())


@rule("C24.10", "C2.2", "C9.5")
def test_bonus_rumours_never_enter_the_bag():
    """In whole games, at every moment."""
    for seed in range(3):
        s = GAME.new(3, seed)
        chance = s.chance.copy()
        while s.outcome is None:
            for decision in open_questions(s):
                act(s, *any_answer(decision, chance))
                break
            assert all(token in s.c.bag for token in (*s.bag, *s.beside))
            assert all(token in s.c.bonus for token in s.bonus)
