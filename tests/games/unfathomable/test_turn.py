"""Articles 49, 13, 21, 24 and 36: the steps of a turn, how skill cards come and go, and the plain actions."""

import pytest

from bathysphere.engine import SPECTATOR, Count, Ordered, Refused, decision_of
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.skills.actions import Grant
from bathysphere.games.unfathomable.cards.skills.table import DECKS, LORE, SKILL_OF, STRENGTH, TREACHERY, WILL
from bathysphere.games.unfathomable.cards.spaces import NAMES, number
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw, take_skill
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    asked,
    dial,
    do,
    hand,
    heard,
    kinds,
    offered,
    pick,
    place,
    position,
    run,
    skill_cards,
    stop,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import end_turn

ELEVEN = "lore1 lore1 lore1 lore1 lore1 will1 will1 will1 will1 will1 will2"


def skills_in(s, seat):
    """The skills of a hand, one entry for each card."""
    return [SKILL_OF[card] for card in s.hands[seat]]


# -- the steps of a turn


@rule("U49.4", "U24.0", "U24.1", "U13.3a")
@pytest.mark.parametrize("seat", range(4))
def test_a_human_receives_the_cards_of_their_set(seat):
    s = position(first=seat, at="turn", turn=3)
    sheet = CHARACTERS[s.characters[seat]]
    assert skills_in(s, seat) == [skill for skill, number in enumerate(sheet.skills) for _ in range(number)]


@rule("U49.0", "U49.2", "U49.3")
def test_a_human_turn_goes_from_skills_to_actions_to_the_mythos():
    s = position(first=1, at="turn", turn=3)
    assert (s.turn.seat, s.turn.number, s.turn.step, asked(s)) == (1, 3, "actions", [(1, "action")])
    act(s, "move", number("galley"))
    act(s, "move", number("deck1"))
    assert s.turn.step == "mythos"


@rule("U49.5", "U4.0")
def test_a_human_performs_two_actions():
    s = position(first=1, at="turn", turn=3)
    assert (s.acting.seat, s.acting.left) == (1, 2)
    act(s, "move", number("galley"))
    assert (asked(s), s.acting.left) == ([(1, "action")], 1)


@rule("U49.1", "U49.6", "U49.7", "U49.8", "U43.8a.2", "U12.4.2", "U12.5")
def test_after_the_actions_come_mythos_discard_and_the_left_neighbour():
    s = position(first=3, mythos="infection", captain=0)
    stop(s)
    assert (s.turn.step, asked(s), s.acting) == ("mythos", [(0, "mythos.choose")], None)
    reply = do(s, 0, "first")
    assert told_to_all(s, reply, "turn_began") == [{"seat": 0, "number": 2}]
    assert (s.turn.seat, s.turn.number, asked(s)) == (0, 2, [(0, "action")])
    assert (s.crisis, len(s.mythos_discard), dial(s, "food")) == (-1, 1, 7)


@rule("U49.9", "U49.10", "U49.11", "U49.12", "U49.13", "U40.2")
def test_a_revealed_traitor_has_no_mythos_step():
    s = position(first=2, at="turn", revealed={2: "hybrid"})
    assert asked(s) == [(2, "skills.decline")]
    pick(s, 2)
    assert asked(s) == [(2, "actions.start")]
    do(s, 2, "act")
    assert (asked(s), s.acting.left) == ([(2, "action")], 2)
    before = len(s.mythos)
    reply = stop(s)
    assert "mythos_drawn" not in kinds(heard(reply, 0))
    assert (s.turn.seat, len(s.mythos), s.turn.step) == (3, before, "actions")


@rule("U43.8a", "U43.8a.2", "U43.8", "UL.49", "UL.56", "UQ.27")
def test_whoever_reveals_himself_in_his_turn_goes_on_as_a_traitor_and_skips_the_mythos_step():
    s = position(crew="keilani", roles={0: "hybrid"}, places={0: "deck4", 2: "deck4"})
    assert actions(s, "attack") == []
    act(s, "reveal", 1)
    assert (asked(s), s.acting.left) == ([(0, "action")], 1)
    assert actions(s, "attack") == [("attack", 2)]
    before = len(s.mythos)
    stop(s)
    assert (s.turn.seat, len(s.mythos)) == (1, before)


@rule("UQ.2", "UD.13", "U4.0")
def test_a_player_may_stop_early():
    s = position(mythos="infection", captain=0)
    reply = stop(s)
    assert told_to_all(s, reply, "stopped") == [{"seat": 0, "left": 2}]
    s = position(mythos="infection", captain=0)
    act(s, "move", number("deck1"))
    assert told_to_all(s, stop(s), "stopped") == [{"seat": 0, "left": 1}]


@rule("U44.10", "U44.10b")
def test_limits_of_a_turn_end_with_it():
    s = position(mythos="infection", captain=0)
    s.spend("galley")
    assert s.spent("galley")
    end_turn(s)
    assert (s.turn.seat, s.spent("galley")) == (1, False)


@rule("U49.1", "U49.8")
def test_turns_go_round_the_table():
    s = position(3)
    seats = []
    for _ in range(5):
        seats.append(s.turn.seat)
        end_turn(s)
    assert seats == [0, 1, 2, 0, 1]


# -- receiving skills


@rule("U49.4", "UI.14", "UI.11", "U13.3c", "U26.6", "U13.3", "U13.3c.2")
def test_everybody_sees_the_decks_and_only_the_drawer_the_cards():
    s = position(3, first=1, mythos="infection", captain=0)
    stop(s)
    reply = do(s, 0, "first")
    decks = (LORE, LORE, STRENGTH, STRENGTH, WILL)
    (told,) = heard(reply, 2, "drew_skills")
    assert (told["seat"], told["decks"], told["cards"], told["why"]) == (2, decks, s.hands[2], "turn")
    for other in (0, 1, SPECTATOR):
        assert heard(reply, other, "drew_skills") == [{"seat": 2, "decks": decks, "why": "turn"}]
    assert [seen.players[2].hand for seen in views(s)] == [5] * 4
    assert [seen.hand for seen in views(s)] == [(), (), s.hands[2], ()]


@rule("U21.1", "U24.1a", "U49.4a", "UD.7", "UQ.26")
def test_in_the_sick_bay_he_draws_one_card_of_his_set():
    s = position(first=1, at="turn", places={1: "sick_bay"})
    assert (asked(s), offered(s, 1)) == ([(1, "skills.one")], [("draw", LORE), ("draw", WILL)])
    do(s, 1, "draw", WILL)
    assert (skills_in(s, 1), asked(s)) == ([WILL], [(1, "action")])


@rule("U21.1a")
def test_in_the_sick_bay_the_card_may_be_that_of_his_improvement():
    s = position(first=1, at="turn", places={1: "sick_bay"}, items={1: "binoculars"}, active={1: "binoculars"})
    assert offered(s, 1) == [("draw", LORE), ("draw", 2), ("draw", WILL)]
    do(s, 1, "draw", 2)
    assert skills_in(s, 1) == [2]


@rule("U21.2", "U21.2a")
def test_whoever_leaves_the_sick_bay_before_his_turn_draws_his_set():
    """An ordinary move leads out; seat 1 is granted an action in the turn of seat 0."""
    s = position(places={1: "sick_bay"}, mythos="infection", captain=0)
    run(s, Grant(1))
    act(s, "move", number("galley"))
    assert place(s, 1) == "galley"
    end_turn(s)
    assert (s.turn.seat, skills_in(s, 1)) == (1, [LORE] * 3 + [WILL] * 2)


@rule("U17.12", "U9.10b", "U17.6a")
def test_in_the_brig_he_gets_his_set_without_the_improvement():
    improved = {"items": {1: "binoculars"}, "active": {1: "binoculars"}}
    s = position(first=1, at="turn", places={1: "brig"}, **improved)
    assert skills_in(s, 1) == [LORE] * 3 + [WILL] * 2
    s = position(first=1, at="turn", places={1: "galley"}, **improved)
    assert skills_in(s, 1) == [LORE] * 3 + [2] + [WILL] * 2


@rule("U49.10", "U49.10a", "U49.10a1", "U11.1", "U13.2c", "U40.4", "UD.9")
def test_a_revealed_traitor_may_have_treachery_cards_instead():
    s = position(first=1, at="turn", revealed={1: "hybrid"}, decks={"treachery": "5 4 3"})
    decision = decision_of(s, 1)
    assert (decision.options, decision.picks) == ((*[("decline", LORE)] * 3, *[("decline", WILL)] * 2), Count(0, 5))
    pick(s, 1, ("decline", LORE), ("decline", LORE), ("decline", WILL))
    assert (asked(s), hand(s, 1)) == ([(1, "skills.treachery")], "")
    assert offered(s, 1) == [("treachery", 3), ("treachery", 2), ("treachery", 1), ("treachery", 0)]
    do(s, 1, "treachery", 2)
    assert skills_in(s, 1) == [LORE, WILL, TREACHERY, TREACHERY]
    assert words(s.hands[1][2:]) == "treachery4 treachery5"


@rule("UQ.11", "U21.1")
def test_a_traitor_in_the_sick_bay_draws_one_card_which_may_be_treachery():
    s = position(first=1, at="turn", places={1: "sick_bay"}, revealed={1: "hybrid"})
    assert (asked(s), offered(s, 1)) == ([(1, "skills.one")], [("draw", LORE), ("draw", WILL), ("draw", TREACHERY)])
    do(s, 1, "draw", TREACHERY)
    assert skills_in(s, 1) == [TREACHERY]


@rule("U11.1", "U13.2c")
def test_a_hidden_traitor_draws_no_treachery():
    s = position(first=1, at="turn", roles={1: "hybrid"}, places={1: "sick_bay"})
    assert ("draw", TREACHERY) not in offered(s, 1)


# -- decks and piles


@rule("U13.0", "U13.1", "U13.2", "U13.2a")
def test_every_skill_has_a_deck_and_a_pile():
    s = position()
    assert [len(deck) for deck in s.decks] == [19] * 5 + [21]
    assert (len(DECKS), s.discards) == (6, [()] * 6)
    assert [view.decks for view in views(s)] == [(19, 19, 19, 19, 19, 21)] * 5


@rule("U13.2b", "UQ.7", "UD.66")
def test_the_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn():
    s = position(discards="lore5 lore4")
    s.decks[LORE] = skill_cards("lore1")
    draw(s, 0, (LORE,), "effect")
    assert (hand(s, 0), sorted(s.decks[LORE]), s.discards[LORE]) == ("lore1", list(skill_cards("lore4 lore5")), ())
    draw(s, 0, (LORE, LORE), "effect")
    assert (len(s.hands[0]), s.decks[LORE]) == (3, ())


@rule("U13.2b1", "U13.2b2", "U27.1", "U27.0")
def test_an_empty_skill_gives_nothing_until_there_is_a_pile():
    s = position()
    s.decks[LORE] = ()
    assert take_skill(s, LORE) == -1
    assert draw(s, 0, (LORE, LORE, WILL), "effect") == 1
    assert skills_in(s, 0) == [WILL]
    s.discards[LORE] = skill_cards("lore2 lore3")
    assert draw(s, 0, (LORE,), "effect") == 1
    assert (len(s.decks[LORE]), s.discards[LORE]) == (1, ())


@rule("U26.1", "U26.2", "U26.2a", "UC.32", "UI.12", "UI.35")
def test_only_the_tops_of_the_piles_are_shown():
    s = position(discards="lore5 lore4 will2", mythos_discard="infection hull_leak")
    for seen in views(s):
        assert seen.tops == (-1, skill_cards("lore5")[0], -1, -1, skill_cards("will2")[0], -1)
        assert seen.mythos_top == s.mythos_discard[-1]
        assert "discards" not in type(seen).__struct_fields__


# -- the hand limit


@pytest.fixture
def crowded():
    """The discard step of a table at which seats 0 and 3 hold 11 and 12 cards."""
    twelve = " ".join(["strength1"] * 6 + ["strength2"] * 4 + ["strength4", "influence2"])
    return position(first=1, at="end", hands={0: ELEVEN, 3: twelve, 1: "lore1"})


@rule("U36.2", "UD.57", "UQ.44")
def test_all_above_ten_are_asked_at_the_same_time(crowded):
    assert asked(crowded) == [(3, "discard.limit"), (0, "discard.limit")]


@rule("U13.3d", "U36.1")
def test_they_discard_down_to_ten_and_no_further(crowded):
    assert [decision_of(crowded, seat).picks for seat in (0, 3)] == [Ordered(1, 1), Ordered(2, 2)]
    with pytest.raises(Refused):
        pick(crowded, 3, ("discard", skill_cards("strength4")[0]))


def discard_all(s):
    """Both discard; what the answers told."""
    first = pick(s, 0, ("discard", skill_cards("will2")[0]))
    return first, pick(s, 3, *[("discard", card) for card in skill_cards("influence2 strength4")])


@rule("UQ.23")
def test_nothing_is_discarded_before_all_have_chosen(crowded):
    reply = pick(crowded, 0, ("discard", skill_cards("will2")[0]))
    assert (reply.events, len(crowded.hands[0])) == ([], 11)


@rule("UQ.23", "UD.57")
def test_what_is_discarded_is_told_to_its_owner_alone(crowded):
    _, reply = discard_all(crowded)
    gone = skill_cards("influence2 strength4")
    assert heard(reply, 3, "discarded")[0] == {"seat": 3, "number": 2, "why": "limit", "cards": gone}
    assert heard(reply, 1, "discarded")[0] == {"seat": 3, "number": 2, "why": "limit"}


@rule("U13.3d1", "U36.0", "U49.7")
def test_after_the_discard_step_nobody_holds_more_than_ten(crowded):
    discard_all(crowded)
    assert ([len(crowded.hands[seat]) for seat in (0, 1, 3)], crowded.turn.seat) == ([10, 1, 10], 2)


@rule("U49.7")
def test_discarded_cards_go_to_the_piles_of_their_skills(crowded):
    discard_all(crowded)
    assert [words(crowded.discards[skill]) for skill in (0, STRENGTH, WILL)] == ["influence2", "strength4", "will2"]


@rule("U36.1")
def test_ten_cards_are_no_reason_to_discard():
    s = position(first=1, at="end", hands={0: ELEVEN.removesuffix(" will2")})
    assert (s.turn.seat, len(s.hands[0])) == (2, 10)


@rule("U36.2", "U49.12")
def test_the_table_says_that_it_is_the_discard_step():
    s = position(first=2, at="turn", revealed={2: "hybrid"}, hands={0: ELEVEN})
    pick(s, 2)
    do(s, 2, "act")
    stop(s)
    assert (asked(s), s.turn.step) == ([(0, "discard.limit")], "discard")


# -- moving


MOVERS = pytest.mark.parametrize(
    "revealed", [pytest.param({}, marks=rule("U4.3")), pytest.param({0: "hybrid"}, marks=rule("U4.10"))]
)


def spaces_to_move_to(revealed):
    return [NAMES[space] for _, space in actions(position(places={0: "galley"}, revealed=revealed, hands={}), "move")]


@MOVERS
@rule("UD.14", "U25.9")
def test_a_move_leads_to_every_other_space_aboard_but_two(revealed):
    decks = [f"deck{space}" for space in range(1, 9)]
    rooms = ["bridge", "chapel", "captains_cabin", "cargo_hold", "boiler_room"]
    assert spaces_to_move_to(revealed) == [*decks, *rooms]


@pytest.mark.parametrize(
    "revealed", [pytest.param({}, marks=rule("U4.3b")), pytest.param({0: "hybrid"}, marks=rule("U4.10b"))]
)
@rule("U25.6")
def test_a_move_never_leads_into_the_water(revealed):
    assert not [space for space in spaces_to_move_to(revealed) if space.startswith(("water", "the_deep"))]


@pytest.mark.parametrize(
    "revealed", [pytest.param({}, marks=rule("U4.3c")), pytest.param({0: "hybrid"}, marks=rule("U4.10c"))]
)
@pytest.mark.parametrize(
    "space",
    [
        pytest.param("brig", marks=rule("U17.9", "U25.20c")),
        pytest.param("sick_bay", marks=rule("U21.4", "U25.20c")),
    ],
)
def test_nobody_moves_there_of_their_own_will(revealed, space):
    assert space not in spaces_to_move_to(revealed)


@rule("UQ.40")
def test_a_move_does_not_end_where_it_began():
    assert "galley" not in spaces_to_move_to({})


@rule("U25.10")
def test_a_space_holds_any_number_of_characters():
    s = position(places=dict.fromkeys(range(1, 4), "deck4") | {0: "galley"}, deep_ones={"deck4": 3})
    act(s, "move", number("deck4"))
    assert [place(s, seat) for seat in range(4)] == ["deck4"] * 4


@MOVERS
def test_a_move_is_told_to_all(revealed):
    s = position(places={0: "galley"}, revealed=revealed, hands={})
    reply = act(s, "move", number("deck4"))
    moved = {"seat": 0, "origin": number("galley"), "space": number("deck4"), "why": "action"}
    assert told_to_all(s, reply, "moved") == [moved]


@rule("U4.3a", "U17.4", "UD.14")
@pytest.mark.parametrize("revealed", [{}, {0: "hybrid"}])
def test_nobody_walks_out_of_the_brig(revealed):
    s = position(places={0: "brig"}, revealed=revealed)
    assert actions(s, "move") == []


@rule("U49.5.2", "U49.11.2")
def test_the_same_action_may_be_performed_twice():
    s = position(places={0: "galley"}, mythos="infection", captain=0)
    act(s, "move", number("deck4"))
    act(s, "move", number("deck5"))
    assert (place(s, 0), asked(s)) == ("deck5", [(0, "mythos.choose")])


@rule("U9.8", "U9.10a", "UD.5")
def test_the_improvement_is_chosen_before_the_draw():
    scene = {"items": {1: "binoculars medicine_ball"}, "active": {1: "binoculars"}}
    s = position(first=1, at="turn", **scene)
    assert (asked(s), hand(s, 1)) == ([(1, "improvement.choose")], "")
    do(s, 1, "activate", item("medicine_ball"))
    assert skills_in(s, 1) == [LORE] * 3 + [STRENGTH] + [WILL] * 2
