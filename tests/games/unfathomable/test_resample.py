"""A resampled world looks like the truth: every suspect comes up and no traitor more often than others, what one knows
is kept, and all the rest is dealt again."""

from collections import Counter

import pytest

from bathysphere.engine import answer, any_answer, decisions, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, SKILLS
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import put_openly, restock, throw_away
from support.effort import EFFORT
from support.rules import rule
from support.unfathomable.action_targets import card
from support.unfathomable.other_worlds import moments, viewers
from support.unfathomable.positions import act, add, do, effect, offered, pick, position, skill_cards, words
from support.unfathomable.single_steps import defeat_passenger, hold_check, to_cards
from support.unfathomable.twin_worlds import resampled


def worlds(s: UnfathomableState, seat: int, many: int = 40) -> list[UnfathomableState]:
    return [GAME.resample(s, seat, bytes([n]) * 32) for n in range(many)]


def roles(s: UnfathomableState, seat: int) -> tuple[int, ...]:
    return tuple(card.role for card in s.roles[seat])


@rule("UI.34", "UI.18", "UI.17")
def test_at_the_beginning_everybody_else_is_the_hybrid_equally_often():
    """One hybrid among eight cards of four players: each of the three others holds it in one world of seven."""
    deals, holders = 420 * EFFORT, Counter[int]()
    for seed in range(deals):
        s = position(4, roles={1: "hybrid"}, role_deck="cultist human human human", seed=seed)
        world = GAME.resample(s, 0, stream(bytes(32), f"hybrid {seed}"))
        holders.update(seat for seat in range(4) if HYBRID in roles(world, seat))
        holders["deck"] += HYBRID in world.role_deck
    assert holders[0] == 0
    for seat in (1, 2, 3):
        assert abs(holders[seat] - deals / 7) < deals / 14, holders
    assert abs(holders["deck"] - deals * 4 / 7) < deals / 10, holders


@rule("UI.18", "UI.22", "UI.34")
def test_roles_that_one_has_seen_stay_and_others_go_round():
    s = position(5, roles={1: "hybrid", 2: "human", 3: "cultist"}, role_deck="hybrid human human human human")
    s.roles[1] = (Loyalty(HYBRID, 1 << 0),)
    found = worlds(s, 0)
    assert {roles(world, 1) for world in found} == {(HYBRID,)}
    assert {roles(world, 3) for world in found} == {(HUMAN,), (HYBRID,), (CULTIST,)}
    assert {roles(world, 0) for world in found} == {(HUMAN,)}
    assert {roles(world, 1) for world in worlds(s, 2)} == {(HUMAN,), (HYBRID,), (CULTIST,)}
    assert {world.roles[1][0].known_to for world in worlds(s, 2)} == {1 << 0}, "who knows a card stays"
    assert all(sorted(GAME.components(world)[2]) == sorted(GAME.components(s)[2]) for world in found)


@rule("UI.14", "UI.11", "UI.12", "UI.13")
def test_hands_keep_the_decks_they_came_from_and_their_sizes():
    s = position(hands={0: "lore1 will2", 1: "lore2 lore3 will1 treachery4"}, discards="lore5 lore4 lore4")
    found = worlds(s, 0)
    for world in found:
        assert [SKILL_OF[card] for card in world.hands[1]] == [SKILL_OF[card] for card in s.hands[1]]
        assert world.hands[0] == s.hands[0]
        assert words(world.discards[1][-1:]) == "lore5"
        for skill in range(len(SKILLS)):
            assert {SKILL_OF[card] for card in world.decks[skill]} <= {skill}
    assert len({world.hands[1] for world in found}) > 20
    assert len({world.chaos for world in found}) > 30
    assert len({world.discards[1] for world in found}) > 3
    assert {world.hands[1] for world in worlds(s, 1)} == {s.hands[1]}


@rule("UI.35")
def test_under_the_top_of_a_discard_pile_stays_what_one_laid_there_or_has_seen():
    s = position(hands={0: "lore1 lore5 will1", 1: "lore3 lore4 lore6 will2", 2: "lore2"}, discards="lore2")
    low, high = card("lore1"), card("lore5")
    throw_away(s, 0, (low, high), "limit")
    throw_away(s, 1, (card("lore3"), card("lore4")), "limit")
    assert words(s.discards[LORE]) == "lore2 lore1 lore5 lore3 lore4"
    for seat, own in ((0, {low}), (1, {card("lore3")}), (2, set())):
        found = worlds(s, seat)
        for place, laid in enumerate(s.discards[LORE]):
            there = {world.discards[LORE][place] for world in found}
            assert (there == {laid}) == (laid in own or words((laid,)) in ("lore5", "lore4")), (seat, place)
    restock(s, LORE)
    assert len({world.decks[LORE] for world in worlds(s, 0)}) > 30


def test_who_saw_a_discarded_card_is_no_part_of_a_checksum_and_may_be_missing_in_what_was_stored():
    s = position(hands={0: "lore1 lore5"}, discards="lore2")
    throw_away(s, 0, (card("lore1"), card("lore5")), "limit")
    stored = s.dump()
    older = {name: value for name, value in stored.items() if name != "discards_known"}
    loaded = GAME.load(older)
    assert loaded.checksum() == s.checksum() == GAME.load(stored).checksum()
    assert GAME.load(stored).discards_known == s.discards_known
    throw_away(loaded, 0, (), "limit")
    put_openly(loaded, card("lore3"))
    assert [len(loaded.seen_in_pile(LORE)), loaded.seen_in_pile(LORE)[-1]] == [4, (1 << loaded.seats) - 1]


@rule("UI.15", "UI.16")
def test_cards_added_by_others_are_dealt_anew_until_they_are_turned_up():
    s = position(hands={0: "lore1", 1: "lore2 lore3 will1", 2: "will3"})
    hold_check(s)
    to_cards(s)
    add(s, 1, "lore2 will1")
    found = worlds(s, 2)
    assert len({world.added[1] for world in found}) > 10
    assert len({world.pile for world in found}) > 10
    assert {world.added[1] for world in worlds(s, 1)} == {s.added[1]}
    add(s, 2)
    add(s, 0)
    assert {world.checks[-1].cards for world in worlds(s, 3)} == {s.checks[-1].cards}


@rule("UI.7", "UI.4", "UI.5", "UI.23", "UI.26")
def test_a_deck_is_mixed_but_for_the_cards_that_one_has_seen():
    s = position(crew="beatrice", at="mythos", mythos="hull_leak infection accusation")
    do(s, 0, "look")
    top = [mythos("infection"), mythos("hull_leak")]
    assert {tuple(world.mythos[-2:]) for world in worlds(s, 0)} == {tuple(top)}
    assert len({tuple(world.mythos[-2:]) for world in worlds(s, 1)}) > 30
    for deck in ("waypoints", "spells", "item_deck", "damage_deck"):
        assert len({tuple(getattr(world, deck)) for world in worlds(s, 0)}) > 30
        assert {tuple(sorted(getattr(world, deck))) for world in worlds(s, 0)} == {tuple(sorted(getattr(s, deck)))}


@rule("UI.30", "U51.0.2")
def test_cards_that_left_unseen_may_be_any_of_their_deck():
    s = position(spells="raise_the_dead feed_the_mind heal")
    effect(s, "mythos/stolen_ritual_components/failed")
    assert len({tuple(card for _, card, _ in world.lost) for world in worlds(s, 1)}) > 30
    s.lost = tuple([(deck, card, 1 << 2) for deck, card, _ in s.lost])
    assert {world.lost for world in worlds(s, 2)} == {s.lost}, "seat 2 had looked at them before"


@rule("UI.27", "UQ.43")
def test_passengers_may_be_anybody():
    s = position(passengers={"deck1": "soul", "deck3": "two_souls blank"})
    for seat in viewers(s):
        found = worlds(s, seat)
        assert len({(world.passengers[0], world.passengers[2]) for world in found}) > 5
        assert {len(world.supply) for world in found} == {6}
    defeat_passenger(s, "deck1")
    assert {world.tokens_out for world in worlds(s, 0)} == {s.tokens_out}


@rule("UI.33", "UD.25", "UD.15")
def test_whoever_is_paying_can_pay_in_every_world():
    chapel = {"places": {1: "chapel"}, "damage": {"chapel": "structural_damage_lore"}}
    s = position(first=1, hands={1: "lore1 lore2"}, **chapel)
    act(s, "repair", number("chapel"))
    for world in worlds(s, 0):
        assert offered(world, 1) == [("discard", card) for card in skill_cards("lore1 lore2")]
        pick(world, 1, *offered(world, 1))
        assert not world.damaged(number("chapel"))


@rule("UI.20")
def test_after_the_end_nothing_is_hidden():
    s = position(
        roles={1: "hybrid", 2: "cultist"}, hands={1: "lore1"}, dials={"souls": 1}, passengers={"deck1": "soul"}
    )
    defeat_passenger(s, "deck1")
    world = GAME.resample(s, 0, bytes(32))
    assert (world.hands, world.roles) == (s.hands, s.roles)


@rule("UD.57", "UQ.23")
def test_sealed_answers_of_others_are_drawn_anew():
    twelve = "lore1 lore1 lore1 lore1 lore1 will1 will1 will1 will1 will1 will2 strength1"
    s = position(hands={0: twelve, 1: "influence1 " * 6 + "influence2 " * 5}, at="end")
    pick(s, 0, *[("discard", card) for card in skill_cards("will1 will2")])
    assert len({world.sealed[0] for world in worlds(s, 1)}) > 3
    assert {world.sealed[0] for world in worlds(s, 0)} == {s.sealed[0]}


@pytest.mark.parametrize("seats", [3, 6])
def test_a_world_is_a_real_one_and_can_be_played_on(seats: int):
    """From any moment, for any viewer, to the end of the game or for as long as a turn takes."""
    for s, chance in moments(seats, 3, 30):
        viewer = chance.below(seats + 1) - 1
        world = resampled(s, viewer, chance)
        assert GAME.view(world, viewer) == GAME.view(s, viewer)
        components = GAME.components(world)
        for _ in range(60):
            if world.outcome is not None:
                break
            decision = chance.pick(decisions(world))
            answer(world, decision.seat, any_answer(decision, chance))
        assert GAME.components(world) == components
