"""Cards of enough value: the repair of a damaged room, and a revealed traitor's way out of the brig."""

import pytest

from bathysphere.engine import Refused, Reply
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.damage import DAMAGE, damage
from bathysphere.games.unfathomable.cards.skills.actions import Grant
from bathysphere.games.unfathomable.cards.spaces import CHAPEL, DECK, ROOMS, number
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    asked,
    do,
    hand,
    offered,
    pick,
    place,
    position,
    run,
    skill_cards,
    told_to_all,
)

ANY_SKILL = "structural_damage_any"
OF_WILL = "structural_damage_will"


def discards(text):
    return [("discard", card) for card in skill_cards(text)]


def damaged(card=OF_WILL, hands="will3", **more):
    """Seat 0 stands in a damaged chapel."""
    return position(places={0: "chapel", **more.pop("places", {})}, hands={0: hands}, damage={"chapel": card}, **more)


# -- repair


@pytest.fixture(params=[card for card in DAMAGE if card.structural], ids=lambda card: card.id)
def repaired(request):
    """Each damage card, repaired with its skill: the table, the card, what was paid, what was told."""
    card = request.param
    skills = ("influence", "lore", "observation", "strength", "will")
    paid = f"{skills[card.skill]}3" if card.value == 3 else "lore2 will3"
    s = damaged(card.id, paid)
    before = GAME.components(s)
    told = [*act(s, "repair", CHAPEL).events]
    reply = pick(s, 0, *discards(paid))
    assert GAME.components(s) == before
    return s, damage(card.id), paid, Reply((), told + reply.events, reply.chance_used)


@rule("U4.8b", "U28.3b", "UD.25")
def test_the_damage_card_of_a_space_gives_an_action_to_repair_it(repaired):
    s, _, _, reply = repaired
    assert told_to_all(s, reply, "action") == [{"seat": 0, "verb": "repair", "subject": CHAPEL, "target": -1}]


@rule("U33.6", "U41.1")
def test_a_human_in_the_space_repairs_it_with_the_skill_of_its_card(repaired):
    s, card, paid, reply = repaired
    assert told_to_all(s, reply, "repaired") == [{"room": CHAPEL, "card": card}]
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "cards": skill_cards(paid), "why": "repair"}]
    assert hand(s, 0) == ""


@rule("U41.0")
def test_a_repaired_space_is_damaged_no_longer(repaired):
    s, _, _, _ = repaired
    assert not s.damaged(CHAPEL)


@rule("U33.6a", "U41.2")
def test_the_damage_card_is_shuffled_back(repaired):
    s, _, _, reply = repaired
    assert sorted(s.damage_deck) == list(range(len(DAMAGE)))
    assert reply.chance_used


@rule("U41.1", "UD.25", "UQ.49")
@pytest.mark.parametrize(
    ("card", "cards"), [(OF_WILL, "will2"), (OF_WILL, "lore5 strength5"), (ANY_SKILL, "lore4"), (ANY_SKILL, "")]
)
def test_without_cards_of_enough_value_a_repair_is_not_offered(card, cards):
    assert actions(damaged(card, cards), "repair") == []


@rule("U41.1")
def test_the_repairer_chooses_his_cards_and_may_overpay():
    s = damaged(OF_WILL, "lore5 will1 will2 will4")
    act(s, "repair", CHAPEL)
    assert asked(s) == [(0, "repair.pay")]
    assert offered(s, 0) == discards("will1 will2 will4")
    with pytest.raises(Refused, match="add up to 2; the total must be at least 3"):
        pick(s, 0, *discards("will2"))
    with pytest.raises(Refused):
        pick(s, 0, *discards("lore5"))
    pick(s, 0, *discards("will2 will4"))
    assert hand(s, 0) == "lore5 will1"
    assert not s.damaged(CHAPEL)


@rule("U41.1")
def test_copies_of_a_card_count_one_by_one():
    s = damaged(OF_WILL, "will1 will1 will1 will1")
    act(s, "repair", CHAPEL)
    with pytest.raises(Refused, match="add up to 2;"):
        pick(s, 0, *discards("will1 will1"))
    pick(s, 0, *discards("will1 will1 will1"))
    assert hand(s, 0) == "will1"


@rule("U41.3", "U4.8a", "U28.3a", "U40.5", "UC.10")
@pytest.mark.parametrize("more", [{"deep_ones": {"chapel": 1}}, {"places": {2: "chapel"}, "revealed": {2: "cultist"}}])
def test_an_enemy_in_the_room_prevents_its_repair(more):
    assert actions(damaged(**more), "repair") == []


@rule("U4.13b", "U28.3e", "U41.1")
def test_a_revealed_traitor_repairs_nothing():
    s = damaged(revealed={0: "hybrid"})
    do(s, 0, "act")
    assert actions(s, "repair") == []


@rule("U33.6", "U41.0")
def test_only_the_own_room_can_be_repaired():
    s = damaged(places={0: "galley"})
    assert actions(s, "repair") == []


@rule("U4.8d1", "U28.3d1", "U33.6b", "U41.1a")
def test_a_room_that_was_used_in_this_turn_can_be_repaired_again_and_again():
    s = damaged(hands="will3 will4", tracks={"ritual": 2})
    s.spend("room:chapel")
    act(s, "repair", CHAPEL)
    pick(s, 0, *discards("will3"))
    s.damage_deck.remove(damage(OF_WILL))
    s.damage_deck.append(damage(OF_WILL))
    s.places[0] = number("deck3")
    run(s, DrawDamage(CHAPEL))
    act(s, "move", CHAPEL)
    run(s, Grant(0))
    assert actions(s, "room") == []
    assert actions(s, "repair") == [("repair", CHAPEL)]
    act(s, "repair", CHAPEL)
    pick(s, 0, *discards("will4"))
    assert not s.damaged(CHAPEL)


@rule("U4.8c", "U33.4")
def test_a_repaired_room_works_at_once():
    s = damaged(tracks={"ritual": 1})
    assert actions(s, "room") == []
    act(s, "repair", CHAPEL)
    pick(s, 0, *discards("will3"))
    assert actions(s, "room") == [("room", CHAPEL, "back")]


# -- a revealed traitor in the brig


def prisoner(cards, **more):
    s = position(places={0: "brig"}, hands={0: cards}, revealed={0: "hybrid"}, **more)
    do(s, 0, "act")
    return s


@rule("U4.10a", "U4.10a1", "U17.4b", "U17.4b1", "UD.15", "U4.10b", "U4.10c")
def test_a_revealed_traitor_buys_his_way_out_of_the_brig():
    s = prisoner("lore5 treachery4 will1 will3")
    assert actions(s, "move") == []
    assert [space for _, space in actions(s, "break_out")] == [*DECK, *ROOMS]
    reply = act(s, "break_out", number("deck6"))
    assert told_to_all(s, reply, "action")[0]["target"] == number("deck6")
    assert asked(s) == [(0, "brig.pay")]
    with pytest.raises(Refused, match="add up to 10; the total must be at least 12"):
        pick(s, 0, *discards("lore5 treachery4 will1"))
    reply = pick(s, 0, *discards("lore5 treachery4 will3"))
    cards = tuple(sorted(skill_cards("lore5 treachery4 will3")))
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "cards": cards, "why": "break_out"}]
    assert place(s, 0) == "deck6"
    assert hand(s, 0) == "will1"


@rule("U4.10a", "U17.4b", "UI.33")
def test_whoever_needs_all_his_cards_is_asked_as_well():
    """Or everybody would learn that others have more."""
    s = prisoner("lore5 treachery4 will3")
    act(s, "break_out", number("galley"))
    assert asked(s) == [(0, "brig.pay")]
    pick(s, 0, *discards("lore5 treachery4 will3"))
    assert (place(s, 0), hand(s, 0)) == ("galley", "")


@rule("U4.10a", "U17.4b", "UD.15")
def test_with_less_than_twelve_he_stays():
    assert actions(prisoner("lore5 treachery4 will2"), "break_out") == []


@rule("U17.4", "U17.4a", "U4.3a")
def test_a_human_cannot_buy_his_way_out():
    s = position(places={0: "brig"}, hands={0: "lore5 lore5 will5"})
    assert actions(s, "break_out") == []
    assert actions(s, "move") == []
