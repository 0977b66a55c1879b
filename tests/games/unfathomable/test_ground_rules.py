"""What the articles take for granted: which book governs, who is a player, a character or a monster, and when the
abilities of cards are used."""

import pytest

from bathysphere.engine import Count, answer, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, character
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import CULTIST, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILL_OF, TIMING, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, DECK_OF, HIGHEST, ROOM_OF, SICK_BAY
from bathysphere.games.unfathomable.components import CAPTAIN, RITUAL, TRAVEL
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.turn.titles import move
from support.rules import rule
from support.unfathomable.mythos_cards import meet
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dice,
    do,
    effect,
    hand,
    monarchs,
    offered,
    place,
    position,
    skill_cards,
    views,
    words,
)
from support.unfathomable.single_steps import (
    activate,
    advance_track,
    defeat,
    end_turn,
    hold_check,
    roll_die,
    started_check,
    to_cards,
)

EVERY_KIND = " ".join(words([card]) for card in range(len(ABILITY)))

# -- which text governs


@rule("U0.1", "UC.1", "UC.2", "UC.3")
@pytest.mark.parametrize("first_game", [False, True])
def test_a_table_plays_by_the_reference_unless_it_wants_a_first_game(first_game):
    """The reference: three cards of the set, the cultist, a role before the first turn. The other book: none of it."""
    s = GAME.new(4, 1, {"first_game": first_game})
    assert (CULTIST in s.role_deck) == (not first_game)
    while asked(s)[0][1] in ("setup.character", "setup.hand"):
        seat, kind = asked(s)[0]
        picked = decision_of(s, seat).default
        answer(s, seat, picked)
        if kind == "setup.hand":
            assert (len(picked), len(s.hands[seat])) == (3, 3)
    assert asked(s) == [(s.first, "action")] if first_game else [(seat, "roles.look") for seat in s.around()]
    assert [len(s.hands[seat]) for seat in s.around()[1:]] == [5 if first_game else 3] * 3
    assert [len(roles) for roles in s.roles] == [0 if first_game else 1] * 4


@rule("U0.1", "UC.6", "UC.7", "UC.8", "UC.9", "UC.21")
def test_where_the_books_disagree_the_reference_governs():
    s = position(revealed={1: "hybrid"}, places={0: "deck1", 1: "deck1", 2: "brig"})
    advance_track(s, RITUAL, 4)
    do(s, 0, *offered(s, 0)[0])
    assert (place(s, 0), place(s, 1), place(s, 2)) == ("sick_bay", "brig", "brig")
    s = position(3, crew="keilani arjun jeanne", places={1: "brig", 2: "brig"})
    move(s, 0, BRIG, "effect")
    assert s.titles[CAPTAIN] == 0, "nobody else is free, so the title stays with its holder in the brig"
    defeat(s, 0)
    assert place(s, 0) == "brig"
    s = position(places={0: "brig", 1: "brig"}, revealed={1: "hybrid"})
    assert ("room", BRIG) in actions(s), "no enemy blocks the action of the brig"
    s = position(revealed={1: "hybrid"}, deep_ones={"deck1": 1}, places={0: "galley", 1: "deck1"})
    activate(s, "deep_ones")
    assert (place(s, 1), deep_ones(s)) == ("deck1", {"bridge": 1}), "a revealed traitor is left alone"


@rule("UC.14", "U0.1")
def test_one_improvement_is_active_and_any_number_may_be_owned():
    owned = "fine_clothes binoculars"
    s = position(at="turn", items={0: owned}, active={0: "fine_clothes"})
    assert (asked(s), len(offered(s, 0))) == ([(0, "improvement.choose")], 2)
    do(s, 0, "activate", item("binoculars"))
    assert (s.active[0], len(s.items[0])) == (item("binoculars"), 2)


@rule("UC.24", "U0.1", "U11.2.2")
def test_a_card_for_the_start_of_the_action_step_leaves_no_room_for_another():
    s = position(revealed={0: "hybrid"}, places={0: "galley"}, hands={0: "treachery4 treachery5 treachery3 will5"})
    assert offered(s, 0, "play") == [("play", card) for card in sorted(s.hands[0]) if SKILL_OF[card] == TREACHERY][1:]
    do(s, 0, *offered(s, 0, "play")[0])
    assert (s.turn.seat, hand(s, 0)) == (1, "will5 treachery3 treachery5")


@rule("UC.28", "U25.3.2")
def test_a_card_that_names_another_water_space_prevails():
    """Monsters come up at the bow, unless the effect says where."""
    s = position(deep_ones={"the_deep": 2})
    dice(s, 5)
    activate(s, "deep_ones")
    assert deep_ones(s) == {"water2": 4}
    s = position(3)
    effect(s, "waypoints/sea_smoke")
    assert deep_ones(s) == {f"water{space}": 1 for space in range(1, 9)}


@rule("U0.3", "U17.5", "U20.1")
def test_a_rule_and_the_text_of_a_card_are_both_applied():
    """In the brig one adds one card, and the kept card brings its own; two cards add 4 to a die, and it stays at 8."""
    kept = {"keeps": {0: "memory_of_the_deep"}, "places": {0: "brig"}, "hands": {0: "lore3 lore2"}}
    s, _ = started_check(crew="william", **kept)
    to_cards(s)
    assert decision_of(s, 0).picks == Count(0, 1)
    add(s, 0, "lore3")
    assert s.checks[-1].counts[0] == 2
    assert [SKILL_OF[card] for card in s.checks[-1].cards].count(TREACHERY) == 1
    s = position(hands={1: "observation3 observation3"})
    dice(s, 7)
    result = roll_die(s)
    for _ in range(2):
        do(s, 1, *offered(s, 1, "play")[0])
    all_pass(s)
    assert result == [8]


# -- who is who


@rule("U7.0.2", "U7.0", "U12.12d")
@pytest.mark.parametrize("name", [each.id for each in CHARACTERS])
def test_what_is_said_of_a_character_is_said_of_his_player(name):
    """The card that names a character asks whoever plays it; what a player does or suffers, his standee does."""
    others = [each.id for each in CHARACTERS if each.id != name][:3]
    personal = next(card for card in MYTHOS if card.personal == character(name))
    s = position(crew=" ".join([*others, name]), at="mythos", mythos=personal.id, places={3: "deck5"})
    assert s.chooser == 3
    defeat(s, 3)
    all_pass(s, until="mythos.choose")
    assert place(s, 3) == "sick_bay"


@rule("U32.0", "U8.1")
def test_characters_are_the_human_players_and_the_revealed_traitors():
    """Joint Effort is for any other character: not for passengers, not for monsters, and nobody is left out."""
    s = position(
        hands={0: "influence1"}, revealed={1: "hybrid"}, places={2: "brig"}, passengers={"deck1": "soul"},
        deep_ones={"deck1": 1}, hydra="water1",
    )  # fmt: skip
    assert [choice[2] for choice in actions(s, "play")] == [1, 2, 3]
    s = position(places=dict.fromkeys(range(4), "deck2"), revealed={1: "hybrid"}, passengers={"deck2": "blank"})
    advance_track(s, RITUAL, 4)
    assert [choice[1] for choice in offered(s, 0)] == [0, 1, 2, 3]


@rule("U23.0", "U5.1", "U38.2")
def test_hydra_dagon_and_the_deep_ones_are_the_monsters():
    """All of them drift, wherever they swim; nobody else does."""
    s = position(hydra="water1", dagon="water8", deep_ones={"water3": 2, "deck4": 1}, passengers={"deck3": "soul"})
    places = list(s.places)
    advance_track(s, TRAVEL, 1)
    assert monarchs(s) == ("water3", "the_deep")
    assert deep_ones(s) == {"water5": 2, "deck4": 1}
    assert (s.places, len(s.passengers[2])) == (places, 1)


@rule("U25.5", "U4.3b", "U4.10b")
@pytest.mark.parametrize("revealed", [{}, {0: "hybrid"}])
def test_nobody_but_monsters_gets_into_the_water(revealed):
    """Neither by an action, nor by an effect that drops somebody in a space of the board."""
    s = position(revealed=revealed, hands={0: "lore1"})
    if revealed:
        do(s, 0, "act")
    assert min(choice[1] for choice in actions(s, "move")) == DECK.start
    s = position(places={0: "deck1"}, passengers={"deck1": "soul"}, deep_ones={"deck1": 1})
    effect(s, "waypoints/rogue_wave")
    all_pass(s)
    assert (deep_ones(s), place(s, 0)) == ({"water1": 1}, "deck1")
    assert s.passengers == [()] * 8


@rule("U25.20", "U25.20a", "U25.20b", "UL.28")
def test_brig_and_sick_bay_are_apart_from_the_other_interior_spaces():
    """No number, no damage, no deep one, no way in by oneself; and nobody defends anything there."""
    apart = (BRIG, SICK_BAY)
    assert [HIGHEST[space] for space in apart] == [0, 0]
    assert not set(apart) & {*DECK_OF, *ROOM_OF}
    s = position(places={0: "bridge"}, deep_ones={"bridge": 1})
    assert not {choice[1] for choice in actions(s, "move")} & set(apart)
    assert not any(s.open_to_deep_ones(space) for space in apart)
    for space in ("brig", "sick_bay"):
        s = position(places={0: space})
        assert actions(s, "repair") == []
        defeat(s, 0)
        assert place(s, 0) == space


# -- actions


@rule("U4.0.2", "U4.2", "U4.9", "U4.13b", "U4.13b.2", "UD.11", "UD.12")
def test_humans_and_revealed_traitors_have_lists_of_their_own():
    """The same place, hand and items; what he is makes the difference."""
    scene = {
        "crew": "samira", "places": {0: "deck1", 1: "deck1", 2: "deck1"}, "hands": {0: "influence1 treachery3 will5"},
        "items": {0: "shotgun", 1: "almanac"}, "deep_ones": {"deck1": 1}, "passengers": {"deck1": "soul"},
        "roles": {0: "hybrid"},
    }  # fmt: skip
    s = position(**scene)
    verbs = {choice[0] for choice in actions(s)}
    assert verbs == {"stop", "move", "attack", "rescue", "trade", "play", "item", "scavenger", "reveal"}
    assert {ABILITY[choice[1]] for choice in actions(s, "play")} == {"coordinated_effort", "true_grit"}
    s = position(**scene | {"revealed": {0: "hybrid"}, "roles": {}})
    do(s, 0, "act")
    assert {choice[0] for choice in actions(s)} == {"stop", "move", "attack", "play", "item"}
    assert {ABILITY[choice[1]] for choice in actions(s, "play")} == {"coordinated_effort", "siren_song", "true_grit"}
    s = position(**scene | {"revealed": {0: "hybrid"}, "roles": {}, "places": {0: "deck1"}})
    do(s, 0, "act")
    assert actions(s, "murder") == [("murder",)]


@rule("U4.13a", "U13.4c")
@pytest.mark.parametrize("card", ["treachery1", "treachery3", "observation1"])
def test_a_revealed_traitor_discards_the_hand_card_whose_action_he_performed(card):
    s = position(revealed={0: "hybrid"}, hands={0: f"{card} will1"})
    do(s, 0, "act")
    act(s, *next(choice for choice in actions(s, "play") if words([choice[1]]) == card))
    while asked(s) != [(0, "action")]:
        seat = asked(s)[0][0]
        answer(s, seat, decision_of(s, seat).default)
    assert words([s.discards[SKILL_OF[skill_cards(card)[0]]][-1]]) == card
    assert card not in hand(s, 0).split()


@rule("U16.7", "UC.17", "UD.61")
def test_own_roles_and_hand_can_be_looked_at_at_any_time():
    s = position(roles={0: "human hybrid"}, hands={0: "lore1"})
    moments = [views(s)[0]]
    hold_check(s)
    moments.append(views(s)[0])
    to_cards(s)
    moments.append(views(s)[0])
    assert [seen.players[0].roles for seen in moments] == [(0, HYBRID)] * 3
    assert [words(seen.hand) for seen in moments] == ["lore1"] * 3


@rule("UD.6")
def test_nothing_happens_at_the_start_of_a_turn_but_the_improvement():
    """No ability of the box has that timing: nobody is asked anything, whatever he holds."""
    s = position(at="turn", hands={0: EVERY_KIND, 1: "observation3 will3", 2: "strength1"})
    assert asked(s) == [(0, "action")]


# -- abilities


MOMENTS = ("action", "action_step_start", "before_cards", "after_total", "before_roll", "after_roll", "defeat")


def at(moment: str, **scene: object) -> UnfathomableState:
    """Seat 0 holds a card of every kind, and this moment has come."""
    s = position(hands={0: EVERY_KIND}, places={0: "galley"}, deep_ones={"galley": 2}, **scene)
    if moment == "action" and scene:
        do(s, 0, "act")
    elif moment in ("before_cards", "after_total"):
        hold_check(s)
        if moment == "after_total":
            all_pass(s, until="check.after")
    elif moment in ("before_roll", "after_roll"):
        roll_die(s, "attack", number=4)
        if moment == "after_roll":
            do(s, 0, "pass")
    elif moment == "defeat":
        defeat(s, 0)
    return s


@rule("U44.0", "U13.1", "U13.4", "U13.2c", "U11.1.2")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("revealed", [False, True])
def test_a_card_is_used_at_its_own_moment_and_at_no_other(moment, revealed):
    """Of 30 kinds exactly those whose text names this moment are offered; treachery to revealed traitors alone."""
    s = at(moment, **({"revealed": {0: "hybrid"}} if revealed else {}))
    if moment == "action_step_start" and not revealed:
        assert asked(s) == [(0, "action")]
        return
    found = {choice[1] for choice in offered(s, 0, "play")}
    wanted = {card for card, ability in enumerate(ABILITY) if TIMING[ability] == moment}
    assert found == {card for card in wanted if revealed or SKILL_OF[card] != TREACHERY}


@rule("U44.9.2", "U44.9", "U44.8")
@pytest.mark.parametrize(
    ("card", "scene", "changed"),
    [
        ("gift_of_the_mother", {}, "chaos+6"),
        ("gift_of_the_mother", {"items": {3: "lucky_ring"}}, "chaos+6 items3:"),
        ("ticket_please", {}, "seat3:deck5"),
    ],
)
def test_what_follows_happens_whether_or_not_the_part_before_it_did(card, scene, changed):
    """There is no Lucky Ring to lose, there are no items: the rest of the sentence is carried out all the same."""
    met = meet(card, "second", (5,) if card == "ticket_please" else (), **scene)
    assert met.changed == set(changed.split())


@rule("U44.9.2", "U48.7")
def test_a_defeat_that_was_prevented_does_not_stop_what_comes_then():
    met = meet("gift_of_the_mother", "failed", places={3: "sick_bay"}, items={1: "lucky_ring"})
    assert met.changed == {"chaos+6", "items1:"}


@rule("UL.16k", "U49.0", "U49.8")
def test_there_is_one_current_player_token_and_it_goes_to_the_left():
    s = position(3, first=2)
    assert {seen.turn.seat for seen in views(s)} == {2}
    end_turn(s)
    assert {seen.turn.seat for seen in views(s)} == {0}
