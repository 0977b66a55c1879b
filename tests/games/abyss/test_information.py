"""Section 28, line by line: what everybody sees, what one seat sees, and what nobody sees."""

import pytest

from bathysphere.engine import SPECTATOR, decision_of
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.state import AbyssState, Theft
from support.abyss.positions import (
    about_to_recruit,
    card,
    cards,
    control,
    do,
    final,
    heard,
    lords,
    pay,
    recruit,
    scene,
    tiles,
)
from support.rules import rule

CRAB = RACES.index("crab")


def views(s: AbyssState) -> list:
    """What every seat and a spectator see."""
    return [GAME.view(s, seat) for seat in (*range(s.seats), SPECTATOR)]


def all_see(s: AbyssState, zone: str, expected: object) -> bool:
    return all(getattr(view, zone) == expected for view in views(s))


def told_to_all(s: AbyssState, reply, kind: str) -> dict:
    """An event that everybody hears in the same words."""
    versions = [heard(reply, seat, kind) for seat in (*range(s.seats), SPECTATOR)]
    assert all(version == versions[0] for version in versions)
    (told,) = versions[0]
    return told


# -- exploration cards


@rule("A28.1")
def test_of_the_exploration_deck_only_the_number_is_known():
    s, other = scene(deck="crab1 squid2 monster"), scene(deck="monster crab5 crab4")
    assert views(s) == views(other)
    assert all_see(s, "deck", 3)


@rule("A28.2")
def test_the_track_is_open():
    s = scene(3, deck="crab1 monster squid2", pearls={1: 0, 2: 0})
    do(s, 0, "explore")
    reply = do(s, 0, "go_on")
    assert told_to_all(s, reply, "monster_revealed") == {"seat": 0, "space": 2}
    assert all_see(s, "track", tuple(cards("crab1 monster")))


@rule("A28.3")
def test_of_council_areas_race_and_number_are_known():
    s, other = scene(3, council="crab1 crab2 squid5"), scene(3, council="crab4 crab5 squid1")
    assert views(s) == views(other)
    assert all_see(s, "council", (1, 0, 2, 0, 0))


@rule("A28.4", "A28.5")
def test_cards_taken_from_the_council_are_known_to_the_taker_alone():
    s = scene(3, council="crab1 crab5")
    reply = do(s, 0, "council", CRAB)
    assert heard(reply, 0, "council_taken")[0]["allies"] == tuple(cards("crab1 crab5"))
    for other in (1, 2, SPECTATOR):
        assert heard(reply, other, "council_taken") == [{"seat": 0, "race": CRAB, "number": 2}]
        assert GAME.view(s, other).hand == ()


@rule("A28.5")
def test_a_hand_is_known_to_its_owner_and_its_number_to_all():
    s, other = scene(3, hands={0: "crab1", 2: "squid1 squid2"}), scene(3, hands={0: "crab1", 2: "crab4 crab5"})
    assert all_see(s, "hand_sizes", (1, 0, 2))
    assert [view.hand for view in views(s)] == [tuple(cards("crab1")), (), tuple(cards("squid1 squid2")), ()]
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(other, seat)


@rule("A28.5", "A28.24")
def test_an_ally_from_the_track_is_seen_on_its_way_and_not_afterwards():
    s = scene(3, deck="crab5 squid1 squid2", pearls={1: 1, 2: 0})
    do(s, 0, "explore")
    reply = do(s, 1, "buy", card("crab5"))
    assert told_to_all(s, reply, "ally_bought") == {"seat": 1, "ally": card("crab5"), "seller": 0, "price": 1}
    reply = do(s, 0, "take")
    assert told_to_all(s, reply, "ally_taken") == {"seat": 0, "ally": card("squid1")}
    bystanders = views(s)[2:]
    s.hands = [tuple(cards("jellyfish1")), tuple(cards("jellyfish2")), ()]
    assert views(s)[2:] == bystanders


@rule("A28.6")
def test_allies_paid_for_a_lord_are_shown():
    s = scene(3, hands={0: "crab3 squid3 shellfish5"}, court="seeker keeper reaper shepherd", pearls={0: 1})
    do(s, 0, "recruit", lord("seeker"))
    reply = pay(s, 0, "crab3 squid3")
    assert told_to_all(s, reply, "lord_paid")["allies"] == tuple(cards("squid3 crab3"))
    assert all_see(s, "paid", tuple(cards("squid3 crab3")))  # while the Companion is being chosen


@rule("A28.7")
def test_allies_discarded_for_the_jailer_are_shown():
    s = about_to_recruit("jailer", hands={1: "squid3 crab4"})
    recruit(s, 0, "jailer")
    reply = do(s, 1, "ally", card("squid3"))
    assert told_to_all(s, reply, "allies_discarded") == {
        "seat": 1, "allies": tuple(cards("squid3")), "lord": lord("jailer"),
    }  # fmt: skip


@rule("A28.7")
def test_allies_discarded_for_the_commander_are_shown():
    s = about_to_recruit("commander", hands={1: "squid1 squid1 squid1 squid1 squid2 squid2 squid3"})
    recruit(s, 0, "commander")
    reply = pay(s, 1, "squid3")
    assert told_to_all(s, reply, "allies_discarded")["allies"] == tuple(cards("squid3"))


@rule("A28.7")
def test_allies_discarded_by_slaver_and_oracle_are_shown():
    s = scene(3, free={0: "slaver oracle"}, hands={0: "crab3"}, council="squid2 squid4")
    reply = do(s, 0, "slaver", card("crab3"))
    assert told_to_all(s, reply, "allies_discarded")["allies"] == tuple(cards("crab3"))
    reply = do(s, 0, "oracle", 0)
    assert told_to_all(s, reply, "council_discarded")["allies"] == tuple(cards("squid2 squid4"))


@rule("A28.7")
def test_a_discard_is_chosen_in_secret():
    s = about_to_recruit("jailer", seats=3, hands={1: "squid3 crab4", 2: "squid1 squid2"})
    recruit(s, 0, "jailer")
    reply = do(s, 1, "ally", card("squid3"))
    assert [reply.seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [[], [], [], []]
    assert [view.sealed for view in views(s)] == [None, ("ally", card("squid3")), None, None]


@rule("A28.8")
def test_of_the_discard_pile_only_the_number_is_shown():
    s, other = scene(deck="crab1", discard="squid1 crab2"), scene(deck="crab1", discard="monster crab5")
    assert views(s) == views(other)
    assert all_see(s, "discard", 2)


@rule("A28.9")
def test_companions_are_open():
    s = scene(3, companions={1: "crab2 squid4"})
    assert all_see(s, "companions", ((), tuple(cards("squid4 crab2")), ()))


# -- Lords


@rule("A28.10")
def test_of_the_lord_deck_only_the_number_is_known():
    s, other = scene(lord_deck="jailer seeker"), scene(lord_deck="hunter keeper")
    assert views(s) == views(other)
    assert all_see(s, "lord_deck", 2)


@rule("A28.11")
def test_the_court_is_open():
    assert all_see(scene(3, court="jailer hunter"), "court", tuple(lords("jailer hunter")))


@rule("A28.12")
def test_lords_before_the_players_are_open_even_when_turned_or_covered():
    s = scene(free={0: "miller"}, turned={1: "jailer"}, places={1: {"jail": "keeper reaper shepherd"}})
    assert all_see(s, "free", (tuple(lords("miller")), ()))
    assert all_see(s, "turned", ((), tuple(lords("jailer"))))
    assert all_see(s, "places", ((), ((location("jail"), tuple(lords("keeper reaper shepherd"))),)))


@rule("A28.13")
def test_discarded_lords_are_open_and_out_of_the_game():
    s = scene(free={0: "opportunist"}, court="jailer hunter", lord_deck="keeper reaper")
    reply = do(s, 0, "opportunist", lord("jailer"))
    assert told_to_all(s, reply, "court_replaced") == {
        "seat": 0, "discarded": lord("jailer"), "lord": lord("keeper"),
    }  # fmt: skip
    assert all_see(s, "lord_discard", (lord("jailer"),))
    assert lord("jailer") not in [*s.lord_deck, *s.court]


# -- locations


@rule("A28.14")
def test_of_the_location_pile_only_the_number_is_known():
    s, other = scene(pile="jail barracks"), scene(pile="chasm depths")
    assert views(s) == views(other)
    assert all_see(s, "pile", 2)


@rule("A28.14")
def test_black_smokers_shows_the_pile_to_its_controller_but_not_the_order():
    def smoking(pile: str) -> AbyssState:
        s = scene(keys={0: 3}, available="black_smokers", pile=pile, council="crab1")
        do(s, 0, "council", CRAB)
        control(s, 0, "black_smokers")
        return s

    s, reordered, different = smoking("jail chasm depths"), smoking("depths jail chasm"), smoking("jail chasm abyss")
    assert {option[1] for option in decision_of(s, 0).options if option[0] == "swap"} == set(tiles("jail chasm depths"))
    assert decision_of(s, 0).face() == decision_of(reordered, 0).face()
    assert views(s) == views(reordered) == views(different)  # the others learn nothing
    assert decision_of(s, 1) is None


@rule("A28.15")
def test_available_and_controlled_locations_are_open():
    s = scene(available="jail chasm", places={1: {"depths": "keeper"}})
    assert all_see(s, "available", tuple(tiles("jail chasm")))
    assert all_see(s, "places", ((), ((location("depths"), tuple(lords("keeper"))),)))


@rule("A28.16")
def test_drawn_tiles_are_shown_to_all():
    s = scene(keys={0: 3}, pile="jail chasm depths", council="crab1")
    do(s, 0, "council", CRAB)
    reply = do(s, 0, "draw", 2)
    assert told_to_all(s, reply, "tiles_drawn") == {"seat": 0, "locations": tuple(tiles("jail chasm"))}
    assert all_see(s, "drawn", tuple(tiles("jail chasm")))


# -- tokens and pearls


@rule("A28.17")
def test_of_the_monster_tokens_in_the_supply_only_the_number_is_known():
    s, other = scene(supply=(2, 3, 4)), scene(supply=(2, 2, 2))
    assert views(s) == views(other)
    assert all_see(s, "supply", 3)


@rule("A28.18")
def test_a_players_monster_tokens_are_known_to_himself_and_their_number_to_all():
    s, other = scene(3, monsters={0: (2,), 2: (3, 4)}), scene(3, monsters={0: (2,), 2: (2, 2)})
    assert [view.tokens for view in views(s)] == [(2,), (), (3, 4), ()]
    assert all_see(s, "token_numbers", (1, 0, 2))
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(other, seat)


@rule("A28.19")
def test_a_stolen_token_is_known_to_the_thief_and_the_robbed_alone():
    s = about_to_recruit("hunter", seats=3, monsters={1: (4,)})
    reply = recruit(s, 0, "hunter")
    for seat in (0, 1):
        assert heard(reply, seat, "token_stolen") == [{"seat": 0, "victim": 1, "token": 4}]
    for seat in (2, SPECTATOR):
        assert heard(reply, seat, "token_stolen") == [{"seat": 0, "victim": 1}]
    assert [view.tokens for view in views(s)] == [(4,), (), (), ()]


@rule("A28.20", "A29.57")
def test_pearls_are_open():
    assert all_see(scene(3, pearls={0: 4, 1: 0, 2: 7}), "pearls", (4, 0, 7))


@rule("A28.21")
def test_keys_are_open():
    s = scene(keys={1: 2}, free={0: "keeper"})
    assert all_see(s, "keys", (0, 2))
    assert all_see(s, "free", (tuple(lords("keeper")), ()))


@rule("A28.22")
@pytest.mark.parametrize("threat", [1, 4, 6])
def test_the_threat_is_open(threat):
    assert all_see(scene(threat=threat), "threat", threat)


@rule("A28.23")
def test_scoring_reveals_hands_tokens_and_totals():
    s, reply = final(hands={0: "crab1 crab5"}, monsters={1: (2, 4)}, pearls={0: 0, 1: 0})
    assert told_to_all(s, reply, "final_companions") == {
        "seat": 0, "hand": tuple(cards("crab1 crab5")), "allies": tuple(cards("crab1")),
    }  # fmt: skip
    for seat in (0, 1, SPECTATOR):
        scored = heard(reply, seat, "scored")
        assert [(told["points"], told["monsters"], told["tokens"]) for told in scored] == [(1, 0, ()), (6, 6, (2, 4))]
        assert GAME.view(s, seat).outcome == s.outcome
    assert heard(reply, SPECTATOR, "game_ended") == [{"winners": (1,)}]


@rule("A28.19")
def test_the_victim_of_a_theft_goes_on_knowing_where_that_token_is():
    s = about_to_recruit("hunter", seats=3, monsters={1: (4,), 2: (2, 2)})
    recruit(s, 0, "hunter")
    do(s, 0, "rob", 1)
    assert GAME.view(s, 0).theft == GAME.view(s, 1).theft == Theft(0, 1, 4)
    assert GAME.view(s, 2).theft is GAME.view(s, -1).theft is None
    worlds = [GAME.resample(s, 1, bytes([n]) * 32) for n in range(40)]
    assert all(world.monsters[0] == (4,) for world in worlds)
    assert any(GAME.resample(s, 2, bytes([n]) * 32).monsters[0] != (4,) for n in range(40))
