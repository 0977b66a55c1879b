"""The section Information in views and events, line by line: what everybody sees, what one seat sees, and what nobody
sees. That nothing else tells it is tested in test_hidden_worlds.py."""

from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items import item
from bathysphere.games.unfathomable.cards.mythos import mythos
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.cards.spells import spell
from bathysphere.games.unfathomable.cards.waypoints import waypoint
from bathysphere.games.unfathomable.state import CAPTAIN, NOTHING, TRAVEL, Rolling, Ship
from bathysphere.games.unfathomable.steps.awakening import Awakening
from bathysphere.games.unfathomable.steps.check import GrowChaos
from bathysphere.games.unfathomable.steps.titles import move
from bathysphere.games.unfathomable.view import FACE_DOWN
from support.rules import rule
from support.ship import (
    act,
    add,
    all_pass,
    asked,
    dice,
    do,
    effect,
    heard,
    offered,
    pick,
    react,
    run,
    ship,
    skill_cards,
    told_to_all,
    views,
    words,
)
from support.voyage import advance_track, begin_check, defeat, defeat_passenger, hold_check, roll_die, to_cards

BRIG = number("brig")
OTHERS = (1, 2, 3, SPECTATOR)


def seen(s: Ship, field: str) -> list[Any]:
    """A field as every seat and a spectator see it."""
    return [getattr(view, field) for view in views(s)]


def all_see(s: Ship, **fields: object) -> None:
    for field, expected in fields.items():
        assert seen(s, field) == [expected] * (s.seats + 1), field


def known(s: Ship, deck: str) -> list[dict[int, int]]:
    """Which cards of a deck every seat and a spectator know, by their place from the top."""
    return [dict(found.known) for found in seen(s, deck)]


# -- the board


@rule("UI.1", "U26.0")
def test_the_board_is_open_to_all():
    s = ship(
        places={0: "galley", 1: "deck3"}, deep_ones={"the_deep": 3, "deck1": 2}, hydra="water3", dagon="the_deep",
        damage={"chapel": "structural_damage_lore"}, passengers={"deck4": "soul blank"},
    )  # fmt: skip
    all_see(s, deep_ones=tuple(s.deep_ones), monarchs=tuple(s.monarchs), damage=tuple(s.damage))
    all_see(s, passengers=(0, 0, 0, 2, 0, 0, 0, 0))
    assert {tuple(player.place for player in view.players) for view in views(s)} == {tuple(s.places)}


@rule("UI.2", "U26.0")
def test_dials_and_tracks_are_open_to_all():
    s = ship(dials={"fuel": 3, "souls": 9}, tracks={"travel": 2, "ritual": 1})
    all_see(s, dials=(3, 8, 8, 9), tracks=(2, 1))


@rule("UI.3", "U26.0")
def test_waypoints_in_play_and_the_distance_are_open_to_all():
    s = ship(row="reef calm_waters")
    all_see(s, row=(waypoint("reef"), waypoint("calm_waters")), distance=6)


# -- decks


@rule("UI.4", "UA3.24")
def test_the_captain_alone_knows_the_waypoint_that_he_put_under_and_still_does_without_the_title():
    s = ship(captain=1, waypoints="smooth_sailing iceberg hurricane")
    reply = advance_track(s, TRAVEL, 4)
    looked = {"seat": 1, "deck": "waypoint", "number": 2}
    cards = tuple(sorted((waypoint("smooth_sailing"), waypoint("iceberg"))))
    assert heard(reply, 1, "looked") == [{**looked, "cards": cards}]
    assert [heard(reply, seat, "looked") for seat in (0, 2, 3, SPECTATOR)] == [[looked]] * 4
    do(s, 1, "waypoint", waypoint("smooth_sailing"))
    bottom = {18: waypoint("iceberg")}
    assert known(s, "waypoints") == [{}, bottom, {}, {}, {}]
    move(s, 1, BRIG, "effect")
    assert s.titles[CAPTAIN] != 1
    assert known(s, "waypoints") == [{}, bottom, {}, {}, {}]
    assert [deck.size for deck in seen(s, "waypoints")] == [19] * 5


@rule("UI.5", "UI.6", "U26.0")
def test_the_keeper_alone_knows_the_spell_that_he_put_under_and_all_see_the_one_he_casts():
    s = ship(keeper=0, spells="raise_the_dead feed_the_mind")
    reply = act(s, "keeper")
    assert [len(heard(reply, seat, "looked")[0]) for seat in (0, *OTHERS)] == [4, 3, 3, 3, 3]
    reply = do(s, 0, "cast", spell("feed_the_mind"))
    assert told_to_all(s, reply, "spell_cast") == [{"seat": 0, "spell": spell("feed_the_mind")}]
    assert known(s, "spells") == [{18: spell("raise_the_dead")}, {}, {}, {}, {}]
    assert [deck.size for deck in seen(s, "spells")] == [19] * 5


@rule("UI.6", "UI.30", "U51.0.2")
def test_what_has_left_the_game_is_in_no_view():
    """A spell that was cast, and spells that nobody saw: two games in which other cards left look the same."""
    pictures = []
    for top in ("feed_the_mind raise_the_dead heal", "raise_the_dead feed_the_mind heal"):
        s = ship(spells=top, dials={"sanity": 10})
        effect(s, "mythos/stolen_ritual_components/failed")
        assert (len(s.lost), len(s.spells)) == (5, 15)
        pictures.append([msgspec.json.encode(view) for view in views(s)])
    assert pictures[0] == pictures[1]


@rule("UI.7", "U12.4c3", "U44.7")
def test_of_the_mythos_deck_only_the_one_who_looked_knows_anything():
    """A personal card that nobody can meet is shown to all and discarded; the two others are his secret."""
    top = "history_repeats food_rationing hull_leak"
    s = ship(crew="beatrice jeanne william jamie", at="mythos", mythos=top)
    reply = do(s, 0, "look")
    assert told_to_all(s, reply, "mythos_skipped") == [{"card": mythos("history_repeats")}]
    assert known(s, "mythos") == [{0: mythos("food_rationing"), 1: mythos("hull_leak")}, {}, {}, {}, {}]
    assert [deck.size for deck in seen(s, "mythos")] == [69] * 5


@rule("UI.8", "U12.4a", "U26.0")
@pytest.mark.parametrize(("card", "kind"), [("food_rationing", "mythos.choose"), ("food_stores_raid", "check.before")])
def test_the_mythos_card_being_resolved_lies_open_with_all_its_parts(card, kind):
    """Its number is all that its parts follow from; who chooses, and the check that it asks for, are named besides."""
    s = ship(at="mythos", mythos=card, hands={0: "lore1"})
    assert asked(s)[0][1] == kind
    all_see(s, crisis=mythos(card), chooser=s.chooser)
    check = seen(s, "check")
    assert check == [check[0]] * 5
    assert (check[0] is not None) == (kind == "check.before")


@rule("UI.9", "U26.2", "UC.32")
def test_of_the_mythos_pile_the_top_is_seen_and_nothing_beneath():
    s, other = (ship(mythos_discard=f"hull_leak {beneath}") for beneath in ("infection", "kitty_litter"))
    all_see(s, mythos_top=mythos("hull_leak"))
    assert views(s) == views(other)


@rule("UI.10", "U44.11")
def test_mythos_cards_in_a_play_area_are_open():
    s = ship(keeps={2: "barricade_the_hatches the_peacemaker"})
    kept = tuple(sorted((mythos("barricade_the_hatches"), mythos("the_peacemaker"))))
    assert [view.players[2].keeps for view in views(s)] == [kept] * 5


@rule("UI.11", "UI.14", "UL.25")
def test_all_backs_are_alike_and_the_decks_that_somebody_draws_from_are_seen():
    s = ship(first=1, at="turn", decks={"lore": "1 2 3", "will": "4 5"})
    other = ship(first=1, at="turn", decks={"lore": "5 4 3", "will": "1 2"})
    assert words(s.hands[1]) != words(other.hands[1])
    for seat in (0, 2, 3, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(other, seat)
    assert {view.players[1].hand for view in views(s)} == {5}
    assert seen(s, "hand")[1] == s.hands[1]
    assert seen(s, "decks") == [tuple(map(len, s.decks))] * 5
    one, two = ship(hands={1: "lore1 lore1"}), ship(hands={1: "will5 treachery3"}, decks={"lore": "1"})
    assert [view.players[1] for view in views(one)][0] == [view.players[1] for view in views(two)][0]


@rule("UI.12", "U26.2", "UC.32")
def test_of_skill_piles_the_tops_are_seen_and_no_number():
    s = ship(discards="lore3 lore1 lore1 will2")
    other = ship(discards="lore3 will2")
    assert len(s.discards[1]) == 3
    assert seen(s, "tops") == seen(other, "tops") == [(NOTHING, *skill_cards("lore3"), NOTHING, NOTHING,
                                                       *skill_cards("will2"), NOTHING)] * 5  # fmt: skip


@rule("UI.13", "U18.3", "U18.4")
def test_nobody_sees_a_face_of_the_chaos_deck():
    order = "lore5 will5 lore1 influence1 influence2 observation1 observation3 strength1 strength2 will2"
    s, other = (ship(chaos=" ".join(cards)) for cards in (order.split(), reversed(order.split())))
    assert s.chaos == other.chaos[::-1]
    assert views(s) == views(other)
    reply = run(s, GrowChaos(2))
    assert told_to_all(s, reply, "chaos_grew") == [{"number": 2, "size": 12}]
    all_see(s, chaos=12)


# -- hands and checks


@rule("UI.14", "U26.6", "UA3.5")
def test_a_hand_is_its_owners_and_its_size_everybodys():
    s = ship(hands={0: "lore1 will2", 2: "strength5"})
    assert seen(s, "hand") == [s.hands[0], (), s.hands[2], (), ()]
    assert {tuple(player.hand for player in view.players) for view in views(s)} == {(2, 0, 1, 0)}


@rule("UI.15", "U26.7", "U26.8")
def test_what_is_added_to_a_check_is_known_to_its_giver_and_counted_by_all():
    s, _ = begin_check(hands={1: "lore3 will1 will2", 2: "will1"})
    to_cards(s)
    reply = add(s, 1, "lore3 will1")
    assert [heard(reply, seat, "cards_added")[0].get("cards") for seat in (0, 1, 2, SPECTATOR)] == [
        None, skill_cards("lore3 will1"), None, None,
    ]  # fmt: skip
    assert seen(s, "added") == [(), skill_cards("lore3 will1"), (), (), ()]
    all_see(s, pile=4)
    assert {view.check.counts for view in views(s)} == {(0, 2, 0, 0)}
    assert {view.check.cards for view in views(s)} == {()}


@rule("UI.16", "UA3.13", "UA3.14")
def test_after_sorting_all_see_the_cards_and_nobody_learns_whose_they_were():
    s, _ = begin_check(hands={1: "lore3 will2", 2: "lore1 will2"})
    to_cards(s)
    add(s, 1, "lore3")
    reply = add(s, 2, "lore1")
    cards = tuple(sorted(skill_cards("influence1 will1 lore3 lore1")))
    assert told_to_all(s, reply, "check_sorted") == [{"cards": cards, "total": 4}]
    assert {view.check.cards for view in views(s)} == {cards}
    assert (s.added, s.pile, {view.check.shown for view in views(s)}) == ([()] * 4, (), {((),) * 4})
    assert seen(s, "added") == [()] * 5


@rule("UI.16")
def test_only_if_cards_are_added_face_up_their_givers_are_seen():
    s, _ = begin_check(hands={0: "influence3", 1: "lore3 will1"})
    react(s, 0, "play", *skill_cards("influence3"))
    to_cards(s)
    add(s, 1, "lore3")
    assert {view.check.shown for view in views(s)} == {((), skill_cards("lore3"), (), ())}
    assert {view.check.cards for view in views(s)} != {()}, "nobody else has a card, so the pile is turned up at once"


# -- roles


@rule("UI.17", "UI.34", "UI.18")
def test_roles_are_their_owners_and_nobody_knows_the_deck():
    s = ship(roles={0: "human", 1: "hybrid", 2: "cultist human"}, role_deck="hybrid human human human")
    all_see(s, role_deck=4)
    own = [view.players[seat].roles for seat, view in enumerate(views(s)[:4])]
    assert own == [(HUMAN,), (HYBRID,), (CULTIST, HUMAN), (HUMAN,)]
    others = [player.roles for view in views(s) for seat, player in enumerate(view.players) if seat != view.seat]
    assert set(others) == {(FACE_DOWN,), (FACE_DOWN, FACE_DOWN)}


@rule("UI.18", "UI.21")
def test_a_role_card_that_was_handed_on_stays_known_to_whoever_had_it():
    s = ship(revealed={1: "hybrid"}, roles={1: ""}, role_deck="human cultist human human")
    reply = run(s, Awakening())
    assert [heard(reply, seat, "role_dealt")[1] for seat in (0, 1)] == [{"seat": 1}, {"seat": 1, "role": CULTIST}]
    for seat in range(4):
        do(s, seat, "ready")
    reply = do(s, 1, "pass_to", 3)
    told = {"seat": 1, "to": 3, "number": 1}
    private = {**told, "roles": (CULTIST,)}
    passed = [heard(reply, seat, "roles_passed") for seat in (0, 1, 2, 3, SPECTATOR)]
    assert passed == [[told], [private], [told], [private], [told]]
    assert [view.players[3].roles for view in views(s)] == [
        (FACE_DOWN,) * 3, (FACE_DOWN, FACE_DOWN, CULTIST), (FACE_DOWN,) * 3, (HUMAN, HUMAN, CULTIST), (FACE_DOWN,) * 3,
    ]  # fmt: skip


@rule("UI.18", "UI.33", "UI.34")
@pytest.mark.parametrize("own", ["human", "hybrid"])
def test_whoever_handed_a_card_on_cannot_tell_which_of_two_alike_was_revealed(own):
    """Seat 0 gave a hybrid card to seat 1, who now reveals one. What else seat 1 has stays his secret."""
    s = ship(crew="jeanne keilani", first=1, revealed={0: "cultist"}, roles={0: "", 1: own}, row="calm_waters reef")
    s.role_deck = (HYBRID, HUMAN, HUMAN, HUMAN)
    run(s, Awakening())
    for seat in range(4):
        do(s, seat, "ready")
    do(s, 0, "pass_to", 1)
    for seat in range(4):
        do(s, seat, "ready")
    assert GAME.view(s, 0).players[1].roles == (FACE_DOWN, FACE_DOWN, HYBRID)
    act(s, "reveal", HYBRID)
    assert GAME.view(s, 0).players[1].roles == (FACE_DOWN, FACE_DOWN)
    assert sorted(GAME.view(s, 1).players[1].roles) == sorted((HUMAN, HYBRID if own == "hybrid" else HUMAN))


@rule("UI.19")
def test_a_revealed_role_is_everybodys():
    s = ship(crew="keilani", roles={0: "cultist"})
    reply = act(s, "reveal", CULTIST)
    assert told_to_all(s, reply, "revealed") == [{"seat": 0, "role": CULTIST}]
    assert {view.players[0].revealed for view in views(s)} == {CULTIST}


@rule("UI.20", "U19.1")
def test_at_the_end_all_roles_and_hands_lie_open():
    s = ship(
        roles={0: "human hybrid", 2: "cultist"}, hands={1: "lore1"}, dials={"souls": 1}, passengers={"deck1": "soul"}
    )
    all_see(s, roles=(), hands=())
    defeat_passenger(s, "deck1")
    all_see(s, roles=((HUMAN, HYBRID), (HUMAN,), (CULTIST,), (HUMAN,)), hands=tuple(s.hands))


@rule("UI.22", "UA3.23")
def test_whoever_looked_at_roles_knows_them_and_all_know_that_he_did():
    s = ship(crew="ishmael", feats=(0,), roles={1: "hybrid human"})
    reply = act(s, "deep_one_ancestry", 1)
    told = {"seat": 0, "target": 1}
    assert [heard(reply, seat, "roles_seen") for seat in (2, 3, SPECTATOR)] == [[told]] * 3
    assert heard(reply, 1, "roles_seen") == heard(reply, 0, "roles_seen") == [{**told, "roles": (HUMAN, HYBRID)}]
    assert [view.players[1].roles for view in views(s)] == [
        (HUMAN, HYBRID), (HYBRID, HUMAN), (FACE_DOWN,) * 2, (FACE_DOWN,) * 2, (FACE_DOWN,) * 2,
    ]  # fmt: skip


@rule("UL.21", "UL.20", "UL.23", "UI.18")
def test_everybody_looks_at_the_same_time_and_then_the_cards_lie_face_down():
    """Whoever got a card is asked like all others; nothing is told when somebody is ready, and nothing stays open."""
    s = ship(role_deck="hybrid human human human")
    run(s, Awakening())
    assert asked(s) == [(seat, "roles.look") for seat in s.around()]
    assert {tuple(offered(s, seat)) for seat in range(4)} == {(("ready",),)}
    before = [view.players for view in views(s)]
    for seat in (2, 0, 3):
        reply = do(s, seat, "ready")
        assert heard(reply, SPECTATOR) == []
    assert [view.players for view in views(s)] == before
    do(s, 1, "ready")
    assert {view.players[0].roles for view in views(s)[1:]} == {(FACE_DOWN, FACE_DOWN)}


# -- items, damage, passengers


@rule("UI.23")
def test_whoever_looks_into_the_cargo_hold_alone_knows_what_stays_there():
    s = ship(places={0: "cargo_hold"}, item_deck="shotgun almanac")
    act(s, "room", number("cargo_hold"))
    reply = do(s, 0, "take", item("shotgun"))
    assert told_to_all(s, reply, "item_gained") == [{"seat": 0, "item": item("shotgun")}]
    size = len(s.item_deck)
    assert known(s, "items") == [{size - 1: item("almanac")}, {}, {}, {}, {}]
    assert [deck.size for deck in seen(s, "items")] == [size] * 5


@rule("UI.24", "U26.4")
def test_items_that_lie_open_are_seen_by_all():
    s = ship(items={1: "binoculars shotgun"}, active={1: "binoculars"})
    assert {view.players[1].items for view in views(s)} == {s.items[1]}
    assert {view.players[1].active for view in views(s)} == {item("binoculars")}


@rule("UI.25", "UQ.24")
@pytest.mark.parametrize("hidden", ["medicine_ball", "fine_clothes"])
def test_an_improvement_that_lies_face_down_is_its_owners(hidden):
    s = ship(items={1: f"binoculars {hidden} shotgun"}, active={1: "binoculars"})
    covered = tuple(sorted((FACE_DOWN, item("binoculars"), item("shotgun"))))
    assert [view.players[1].items for view in views(s)] == [covered, s.items[1], covered, covered, covered]


@rule("UI.26", "U26.0")
def test_of_the_damage_deck_the_number_is_seen():
    s, other = (ship(damage_deck=top) for top in ("fuel_leak", "structural_damage_any"))
    all_see(s, damage_deck=9, drawn_damage=NOTHING)
    assert views(s) == views(other)


@rule("UI.27", "UQ.43")
def test_nobody_sees_the_face_of_a_passenger_until_it_is_defeated():
    s, other = (ship(passengers={"deck1": token}, places={0: "deck1"}) for token in ("blank", "two_souls"))
    assert views(s) == views(other)
    all_see(s, supply=8, tokens_out=())
    reply = act(s, "rescue")
    assert told_to_all(s, reply, "passenger_rescued") == [{"space": 8, "by": 0, "why": "action"}]
    assert (seen(s, "supply"), sorted(s.supply)) == ([9] * 5, list(s.supply))
    reply = defeat_passenger(other, "deck1")
    assert told_to_all(other, reply, "passenger_defeated") == [{"space": 8, "token": 2}]
    all_see(other, tokens_out=(2,))


@rule("UI.28", "U26.3", "U26.0")
def test_the_numbers_in_the_supply_are_seen_by_all():
    s = ship(deep_ones={"deck1": 3, "the_deep": 4}, passengers={"deck1": "soul soul"})
    all_see(s, deep_one_supply=13, supply=7)


# -- sheets, dice, windows


@rule("UI.29", "U14.3")
def test_sheets_feats_and_titles_are_open():
    s = ship(crew="jeanne arjun keilani svetlana", feats=(1, 3), captain=2, keeper=0)
    all_see(s, titles=(2, 0))
    assert {tuple(player.feat for player in view.players) for view in views(s)} == {(False, True, False, True)}
    assert {tuple(player.character for player in view.players) for view in views(s)} == {tuple(s.characters)}


@rule("UI.31", "U26.0", "UL.16k")
def test_dice_numbers_actions_and_the_current_player_are_open():
    s = ship(first=2, hands={1: "observation3", 3: "will1"}, places={2: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 3)
    roll_die(s, "attack", 2, number=4)
    react(s, 1, "play", *skill_cards("observation3"), 2)
    do(s, 3, "pass")
    all_see(s, turn=s.turn, acting=s.acting, roll=Rolling("attack", 2, 4, modifier=2, face=3))
    assert (s.turn.seat, s.acting.left) == (2, 2)


@rule("UI.32", "U44.16a", "UD.60")
def test_that_somebody_wants_to_act_is_told_and_not_what_he_would_do():
    s, _ = begin_check(hands={1: "observation5", 2: "lore5", 3: "will1"})
    assert asked(s) == [(1, "check.before"), (2, "check.before"), (3, "check.before")]
    do(s, 1, "play", *skill_cards("observation5"))
    do(s, 2, *offered(s, 2, "play")[0])
    reply = do(s, 3, "pass")
    assert told_to_all(s, reply, "several_want") == [{"seats": (1, 2)}]
    assert [told.kind for told in heard(reply, SPECTATOR)] == ["several_want"]
    do(s, 0, *offered(s, 0)[1])
    reply = do(s, 2, "pass")
    assert heard(reply, SPECTATOR) == [], "he may decline, and nobody learns what he had"


@rule("UI.33", "UI.14", "UD.43", "UD.45", "UD.39", "UD.40", "UD.42")
@pytest.mark.parametrize(
    ("moment", "useless", "useful"),
    [
        ("check.before", "observation1", "observation5"),
        ("check.after", "will1", "will3"),
        ("roll.before", "observation1", "observation3"),
        ("roll.after", "strength5", "strength1"),
        ("defeat.character", "strength1", "strength5"),
    ],
)
def test_everybody_with_a_card_is_asked_whatever_it_is(moment, useless, useful):
    """Seat 1 can use the one card now and not the other; the pictures of everybody else are the same."""
    pictures = []
    for held in (useless, useful):
        s = ship(hands={1: held})
        if moment.startswith("check"):
            hold_check(s)
        elif moment.startswith("roll"):
            roll_die(s, "attack", number=4)
        else:
            defeat(s, 1)
        all_pass(s, until=moment)
        assert asked(s) == [(1, moment)]
        assert len(offered(s, 1)) == 1 if held == useless else len(offered(s, 1)) > 1
        pictures.append([view for view in views(s) if view.seat != 1])
    assert pictures[0] == pictures[1]


@rule("UI.33", "UD.15", "UD.25")
@pytest.mark.parametrize(("needed", "more"), [("lore3", "lore3 lore1"), ("lore1 lore2", "lore1 lore5")])
def test_whoever_pays_is_asked_alike_with_and_without_a_choice(needed, more):
    asking = []
    for cards in (needed, more):
        s = ship(places={0: "chapel"}, hands={0: cards}, damage={"chapel": "structural_damage_lore"})
        act(s, "repair", number("chapel"))
        asking.append([view.asked for view in views(s)])
    assert asking == [[((0, "repair.pay"),)] * 5] * 2


@rule("UI.35", "U26.2")
def test_of_a_discard_the_number_is_told_and_the_top_is_seen():
    eleven = "lore1 lore1 lore1 lore1 lore1 will1 will1 will1 will1 will1 will2 will2"
    s = ship(hands={0: eleven}, at="end")
    reply = pick(s, 0, *[("discard", card) for card in skill_cards("will1 will2")])
    told = {"seat": 0, "number": 2, "why": "limit"}
    assert heard(reply, 0, "discarded") == [{**told, "cards": skill_cards("will1 will2")}]
    assert [heard(reply, seat, "discarded") for seat in OTHERS] == [[told]] * 4
    assert {view.tops[4] for view in views(s)} == set(skill_cards("will2"))
