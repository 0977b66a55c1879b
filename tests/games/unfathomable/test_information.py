"""The section Information in views and events, line by line: what everybody sees, what one seat sees, and what nobody
sees. That nothing else tells it is tested in test_hidden_worlds.py."""

from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import CAPTAIN, FACE_DOWN, NOTHING, TRAVEL
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.chaos import GrowChaos
from bathysphere.games.unfathomable.steps.turn.titles import move
from support.rules import rule
from support.unfathomable.positions import (
    act,
    add,
    asked,
    do,
    effect,
    heard,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import advance_track, defeat_passenger, started_check, to_cards

BRIG = number("brig")
OTHERS = (1, 2, 3, SPECTATOR)


def seen(s: UnfathomableState, field: str) -> list[Any]:
    """A field as every seat and a spectator see it."""
    return [getattr(view, field) for view in views(s)]


def all_see(s: UnfathomableState, **fields: object) -> None:
    for field, expected in fields.items():
        assert seen(s, field) == [expected] * (s.seats + 1), field


def known(s: UnfathomableState, deck: str) -> list[dict[int, int]]:
    """Which cards of a deck every seat and a spectator know, by their place from the top."""
    return [dict(found.known) for found in seen(s, deck)]


# -- the board


@rule("UI.1", "U26.0")
def test_the_board_is_open_to_all():
    s = position(
        places={0: "galley", 1: "deck3"}, deep_ones={"the_deep": 3, "deck1": 2}, hydra="water3", dagon="the_deep",
        damage={"chapel": "structural_damage_lore"}, passengers={"deck4": "soul blank"},
    )  # fmt: skip
    all_see(s, deep_ones=tuple(s.deep_ones), monarchs=tuple(s.monarchs), damage=tuple(s.damage))
    all_see(s, passengers=(0, 0, 0, 2, 0, 0, 0, 0))
    assert {tuple(player.place for player in view.players) for view in views(s)} == {tuple(s.places)}


@rule("UI.2", "U26.0")
def test_dials_and_tracks_are_open_to_all():
    s = position(dials={"fuel": 3, "souls": 9}, tracks={"travel": 2, "ritual": 1})
    all_see(s, dials=(3, 8, 8, 9), tracks=(2, 1))


@rule("UI.3", "U26.0")
def test_waypoints_in_play_and_the_distance_are_open_to_all():
    s = position(row="reef calm_waters")
    all_see(s, row=(waypoint("reef"), waypoint("calm_waters")), distance=6)


# -- decks


@rule("UI.4", "UA3.24")
def test_the_captain_alone_knows_the_waypoint_that_he_put_under_and_still_does_without_the_title():
    s = position(captain=1, waypoints="smooth_sailing iceberg hurricane")
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
    s = position(keeper=0, spells="raise_the_dead feed_the_mind")
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
        s = position(spells=top, dials={"sanity": 10})
        effect(s, "mythos/stolen_ritual_components/failed")
        assert (len(s.lost), len(s.spells)) == (5, 15)
        pictures.append([msgspec.json.encode(view) for view in views(s)])
    assert pictures[0] == pictures[1]


@rule("UI.7", "U12.4c3", "U44.7")
def test_of_the_mythos_deck_only_the_one_who_looked_knows_anything():
    """A personal card that nobody can meet is shown to all and discarded; the two others are his secret."""
    top = "history_repeats food_rationing hull_leak"
    s = position(crew="beatrice jeanne william jamie", at="mythos", mythos=top)
    reply = do(s, 0, "look")
    assert told_to_all(s, reply, "mythos_skipped") == [{"card": mythos("history_repeats")}]
    assert known(s, "mythos") == [{0: mythos("food_rationing"), 1: mythos("hull_leak")}, {}, {}, {}, {}]
    assert [deck.size for deck in seen(s, "mythos")] == [69] * 5


@rule("UI.8", "U12.4a", "U26.0")
@pytest.mark.parametrize(("card", "kind"), [("food_rationing", "mythos.choose"), ("food_stores_raid", "check.before")])
def test_the_mythos_card_being_resolved_lies_open_with_all_its_parts(card, kind):
    """Its number is all that its parts follow from; who chooses, and the check that it asks for, are named besides."""
    s = position(at="mythos", mythos=card, hands={0: "lore1"})
    assert asked(s)[0][1] == kind
    all_see(s, crisis=mythos(card), chooser=s.chooser)
    check = seen(s, "check")
    assert check == [check[0]] * 5
    assert (check[0] is not None) == (kind == "check.before")


@rule("UI.9", "U26.2", "UC.32")
def test_of_the_mythos_pile_the_top_is_seen_and_nothing_beneath():
    s, other = (position(mythos_discard=f"hull_leak {beneath}") for beneath in ("infection", "kitty_litter"))
    all_see(s, mythos_top=mythos("hull_leak"))
    assert views(s) == views(other)


@rule("UI.10", "U44.11")
def test_mythos_cards_in_a_play_area_are_open():
    s = position(keeps={2: "barricade_the_hatches the_peacemaker"})
    kept = tuple(sorted((mythos("barricade_the_hatches"), mythos("the_peacemaker"))))
    assert [view.players[2].keeps for view in views(s)] == [kept] * 5


@rule("UI.11", "UI.14", "UL.25")
def test_all_backs_are_alike_and_the_decks_that_somebody_draws_from_are_seen():
    s = position(first=1, at="turn", decks={"lore": "1 2 3", "will": "4 5"})
    other = position(first=1, at="turn", decks={"lore": "5 4 3", "will": "1 2"})
    assert words(s.hands[1]) != words(other.hands[1])
    for seat in (0, 2, 3, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(other, seat)
    assert {view.players[1].hand for view in views(s)} == {5}
    assert seen(s, "hand")[1] == s.hands[1]
    assert seen(s, "decks") == [tuple(map(len, s.decks))] * 5
    others = [GAME.view(position(hands={1: cards}), 0).players[1] for cards in ("lore1 lore1", "will5 treachery3")]
    assert others[0] == others[1], "nothing of a hand but its size is seen, not even its types"


@rule("UI.12", "U26.2", "UC.32")
def test_of_skill_piles_the_tops_are_seen_and_no_number():
    s = position(discards="lore3 lore1 lore1 will2")
    other = position(discards="lore3 will2")
    assert len(s.discards[1]) == 3
    assert seen(s, "tops") == seen(other, "tops") == [(NOTHING, *skill_cards("lore3"), NOTHING, NOTHING,
                                                       *skill_cards("will2"), NOTHING)] * 5  # fmt: skip


@rule("UI.13", "U18.3", "U18.4")
def test_nobody_sees_a_face_of_the_chaos_deck():
    order = "lore5 will5 lore1 influence1 influence2 observation1 observation3 strength1 strength2 will2"
    s, other = (position(chaos=" ".join(cards)) for cards in (order.split(), reversed(order.split())))
    assert s.chaos == other.chaos[::-1]
    assert views(s) == views(other)
    reply = run(s, GrowChaos(2))
    assert told_to_all(s, reply, "chaos_grew") == [{"number": 2, "size": 12}]
    all_see(s, chaos=12)


# -- hands and checks


@rule("UI.14", "U26.6", "UA3.5")
def test_a_hand_is_its_owners_and_its_size_everybodys():
    s = position(hands={0: "lore1 will2", 2: "strength5"})
    assert seen(s, "hand") == [s.hands[0], (), s.hands[2], (), ()]
    assert {tuple(player.hand for player in view.players) for view in views(s)} == {(2, 0, 1, 0)}


@rule("UI.15", "U26.7", "U26.8")
def test_what_is_added_to_a_check_is_known_to_its_giver_and_counted_by_all():
    s, _ = started_check(hands={1: "lore3 will1 will2", 2: "will1"})
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
    s, _ = started_check(hands={1: "lore3 will2", 2: "lore1 will2"})
    to_cards(s)
    add(s, 1, "lore3")
    reply = add(s, 2, "lore1")
    cards = tuple(sorted(skill_cards("influence1 will1 lore3 lore1")))
    assert told_to_all(s, reply, "check_sorted") == [{"cards": cards, "worth": (1, 1, 3, -1), "total": 4}]
    assert {view.check.cards for view in views(s)} == {cards}
    assert (s.added, s.pile, {view.check.shown for view in views(s)}) == ([()] * 4, (), {((),) * 4})
    assert seen(s, "added") == [()] * 5


@rule("UI.16")
def test_only_if_cards_are_added_face_up_their_givers_are_seen():
    s, _ = started_check(hands={0: "influence3", 1: "lore3 will1"})
    react(s, 0, "play", *skill_cards("influence3"))
    to_cards(s)
    add(s, 1, "lore3")
    assert {view.check.shown for view in views(s)} == {((), skill_cards("lore3"), (), ())}
    assert {view.check.cards for view in views(s)} != {()}, "nobody else has a card, so the pile is turned up at once"


# -- items, damage, passengers


@rule("UI.23")
def test_whoever_looks_into_the_cargo_hold_alone_knows_what_stays_there():
    s = position(places={0: "cargo_hold"}, item_deck="shotgun almanac")
    act(s, "room", number("cargo_hold"))
    reply = do(s, 0, "take", item("shotgun"))
    assert told_to_all(s, reply, "item_gained") == [{"seat": 0, "item": item("shotgun")}]
    size = len(s.item_deck)
    assert known(s, "items") == [{size - 1: item("almanac")}, {}, {}, {}, {}]
    assert [deck.size for deck in seen(s, "items")] == [size] * 5


@rule("UI.24", "U26.4")
def test_items_that_lie_open_are_seen_by_all():
    s = position(items={1: "binoculars shotgun"}, active={1: "binoculars"})
    assert {view.players[1].items for view in views(s)} == {s.items[1]}
    assert {view.players[1].active for view in views(s)} == {item("binoculars")}


@rule("UI.25", "UQ.24")
@pytest.mark.parametrize("hidden", ["medicine_ball", "fine_clothes"])
def test_an_improvement_that_lies_face_down_is_its_owners(hidden):
    s = position(items={1: f"binoculars {hidden} shotgun"}, active={1: "binoculars"})
    covered = tuple(sorted((FACE_DOWN, item("binoculars"), item("shotgun"))))
    assert [view.players[1].items for view in views(s)] == [covered, s.items[1], covered, covered, covered]


@rule("UI.26", "U26.0")
def test_of_the_damage_deck_the_number_is_seen():
    s, other = (position(damage_deck=top) for top in ("fuel_leak", "structural_damage_any"))
    all_see(s, damage_deck=9, drawn_damage=NOTHING)
    assert views(s) == views(other)


@rule("UI.27", "UQ.43")
def test_nobody_sees_the_face_of_a_passenger_until_it_is_defeated():
    s, other = (position(passengers={"deck1": token}, places={0: "deck1"}) for token in ("blank", "two_souls"))
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
    s = position(deep_ones={"deck1": 3, "the_deep": 4}, passengers={"deck1": "soul soul"})
    all_see(s, deep_one_supply=13, supply=7)
