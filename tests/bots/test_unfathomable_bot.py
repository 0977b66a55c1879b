"""The thoughtful bot of Unfathomable: always legal, sensible as human, hidden and revealed traitor, and blind to the
state."""

from collections.abc import Iterator
from typing import Any

import pytest

from bathysphere.bots import BOTS
from bathysphere.bots.unfathomable import ThoughtfulBot
from bathysphere.bots.unfathomable.bot import _JUDGES
from bathysphere.engine import Chance, Choice, Reply, State, answer, any_answer, decision_of, decisions, opening_reply
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import SICK_BAY, number
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from support.bot_measures import mean, thinking_times
from support.effort import EFFORT, daily, on_day, volume
from support.unfathomable.bot_strength import COUNTS, RANDOM_HUMANS, SEED, LoyalBot, play
from support.unfathomable.positions import act, add, all_pass, dice, position, skill_cards
from support.unfathomable.single_steps import activate, defeat, hold_check

ALL_DAMAGED_BUT_BRIDGE = {
    "chapel": "structural_damage_influence",
    "captains_cabin": "structural_damage_lore",
    "cargo_hold": "structural_damage_observation",
    "galley": "structural_damage_strength",
    "boiler_room": "structural_damage_will",
}

MANY = {
    0: "influence1 influence2 lore1 lore2 will1 strength1",
    2: "influence1 influence3 lore1 lore3 will1 strength1",
    3: "influence1 influence4 lore1 lore4 will1 strength1",
}
"""Hands that can carry a check."""


def seated(seat: int = 0, *heard: Reply, lot: int = 0, kind: type[ThoughtfulBot] = ThoughtfulBot) -> ThoughtfulBot:
    """A bot that was told what happened."""
    bot = kind(seat, Chance(bytes([lot]) * 32))
    for reply in heard:
        bot.hear(reply.seen_by(seat))
    return bot


def thinks(s: UnfathomableState, seat: int = 0, bot: ThoughtfulBot | None = None) -> Choice:
    """What the bot answers for a seat, in a position that it may not have seen coming."""
    decision = decision_of(s, seat)
    assert decision is not None
    choice = (bot or seated(seat)).choose(GAME.view(s, seat), decision)
    assert decision.check(choice) is None
    return choice


def added(s: UnfathomableState, seat: int) -> list[int]:
    """The cards that the bot adds to the check."""
    return [card for _, card in thinks(s, seat)]


# -- checks


class TestChecks:
    def test_a_loyal_human_adds_no_opposing_card(self):
        s = position(3, hands={1: "influence2 lore3 strength5 will4 observation4", 0: "influence3"})
        hold_check(s, 10, ("influence", "lore"), card="hull_leak", why="mythos")
        all_pass(s, until="check.add")
        assert all(SKILL_OF[card] in (0, 1) for card in added(s, 1))

    def test_the_last_to_add_makes_sure_of_what_matters(self):
        s = position(3, hands={0: "influence5 influence5 lore4 lore4"}, dials={"food": 1})
        hold_check(s, 11, ("influence", "strength"), partial=8, card="food_stores_raid", why="mythos")
        all_pass(s, until="check.add")
        assert len(added(s, 0)) == 2, "both cards that support, for without food the game is over"

    def test_nothing_is_wasted_on_a_check_that_cannot_be_passed(self):
        s = position(3, hands={0: "influence1 influence2"})
        hold_check(s, 18, ("influence", "lore"), card="flooding_compartment", why="mythos")
        all_pass(s, until="check.add")
        assert added(s, 0) == []

    def test_a_hidden_hybrid_sabotages_when_much_is_at_stake(self):
        s = position(5, hands=MANY | {1: "strength5 will4 influence1"}, roles={1: "hybrid"}, dials={"sanity": 2})
        hold_check(s, 10, ("influence", "lore"), card="disturbing_dreams", why="mythos")
        all_pass(s, until="check.add")
        assert any(SKILL_OF[card] not in (0, 1) for card in added(s, 1))

    def test_a_revealed_traitor_adds_the_card_that_hurts_most(self):
        s = position(5, hands=MANY | {1: "treachery2 treachery5 lore1"}, revealed={1: "hybrid"}, dials={"sanity": 2})
        hold_check(s, 10, ("influence", "lore"), card="disturbing_dreams", why="mythos")
        all_pass(s, until="check.add")
        assert added(s, 1) == list(skill_cards("treachery5"))

    @pytest.mark.parametrize(("target", "used"), [(10, True), (8, False), (16, False)])
    def test_determination_turns_a_result_or_is_kept(self, target, used):
        s = position(3, hands={1: "influence5", 0: "will3"}, chaos="influence1 lore2", dials={"sanity": 2})
        hold_check(s, target, ("influence", "lore"), card="horrific_visions", why="mythos")
        all_pass(s, until="check.add")
        add(s, 1, "influence5")
        add(s, 0)
        assert thinks(s, 0) == (("play", *skill_cards("will3"), 2) if used else ("pass",))


# -- crises


class TestCrises:
    def crisis(self, card: str, **more: Any) -> UnfathomableState:
        s = position(3, at="mythos", mythos=card, captain=0, **more)
        all_pass(s)
        return s

    def test_the_captain_does_not_let_the_last_food_go(self):
        assert thinks(self.crisis("infection", dials={"food": 1})) == ("second",)
        assert thinks(self.crisis("infection", dials={"souls": 1})) == ("first",)

    def test_a_hidden_traitor_does_not_choose_what_nobody_could_explain(self):
        assert thinks(self.crisis("infection", dials={"food": 1}, roles={0: "hybrid"})) == ("second",)

    def test_the_track_that_matters(self):
        s = self.crisis("deep_one_feint", tracks={"travel": 3}, row="calm_waters deep_one_ambush rough_water")
        while decisions(s)[0].kind != "mythos.track":
            answer(s, decisions(s)[0].seat, decisions(s)[0].default)
        assert thinks(s) == ("advance", "travel"), "one step from the end"


# -- actions


class TestActions:
    def test_it_repairs_before_the_sixth_room(self):
        s = position(3, places={0: "galley"}, damage=ALL_DAMAGED_BUT_BRIDGE, hands={0: "strength3 lore2 lore1"})
        assert thinks(s) == ("repair", number("galley"))

    def test_it_goes_where_it_can_repair(self):
        s = position(3, places={0: "deck1"}, damage=ALL_DAMAGED_BUT_BRIDGE, hands={0: "strength3"})
        assert thinks(s) == ("move", number("galley"))

    def test_it_rescues_a_passenger_beside_a_monster_of_the_sea(self):
        s = position(3, places={0: "deck3"}, passengers={"deck3": "soul soul"}, dials={"souls": 2})
        assert thinks(s) == ("rescue",)

    def test_it_leaves_the_sick_bay(self):
        s = position(3, places={0: "sick_bay"})
        choice = thinks(s)
        assert choice[0] == "move"
        act(s, *choice)
        assert s.places[0] != SICK_BAY

    def test_whoever_is_known_to_be_a_traitor_is_sent_to_the_brig(self):
        s = position(3, places={0: "captains_cabin"}, hands={0: "influence5 observation5 influence4"})
        s.roles[1] = (Loyalty(HYBRID, known_to=1),)
        assert thinks(s) == ("room", number("captains_cabin"), 1)

    def test_a_loyal_table_never_reveals(self):
        s = position(3, roles={0: "hybrid"}, dials={"souls": 1}, awake=True)
        assert thinks(s, bot=seated(0, kind=LoyalBot))[0] != "reveal"
        assert thinks(s) == ("reveal", HYBRID), "a hybrid does when the end is near"

    def test_the_last_step_of_the_voyage_is_made(self):
        s = position(3, places={0: "boiler_room"}, hands={0: "strength5 lore1"}, tracks={"travel": 3},
                 row="calm_waters deep_one_ambush rough_water")  # fmt: skip
        assert thinks(s)[:2] == ("room", number("boiler_room"))


class TestTrade:
    def crew(self, **scene: Any) -> UnfathomableState:
        """Two in the galley, one of them with an improvement to spare."""
        return position(3, places={0: "galley", 1: "galley", 2: "bridge"}, items={0: "binoculars fine_clothes"},
                    active={0: "binoculars"}, **scene)  # fmt: skip

    def test_what_lies_idle_goes_to_a_friend_who_has_none(self):
        s = self.crew()
        act(s, "trade")
        assert thinks(s) == (("give", item("fine_clothes"), 1),)

    @pytest.mark.parametrize("more", [{"roles": {0: "hybrid"}}, {"revealed": {1: "hybrid"}}])
    def test_nothing_goes_from_or_to_a_traitor(self, more):
        s = self.crew(**more)
        act(s, "trade")
        assert thinks(s) == ()

    def test_a_present_is_accepted_and_a_loss_refused(self):
        s = self.crew()
        act(s, "trade")
        act(s, ("give", item("fine_clothes"), 1))
        assert thinks(s, 0) == thinks(s, 1) == ("agree",)
        s = position(3, places={0: "galley", 1: "galley"}, items={0: "binoculars"}, active={0: "binoculars"})
        act(s, "trade")
        act(s, ("give", item("binoculars"), 1))
        assert thinks(s, 0) == ("refuse",), "one's own active improvement, for nothing"


class TestRevealedTraitors:
    def test_they_draw_treachery(self):
        s = position(3, at="turn", revealed={0: "hybrid"})
        assert len(thinks(s)) == 5
        act(s, *thinks(s))
        act(s, *thinks(s))
        assert all(SKILL_OF[card] == TREACHERY for card in s.hands[0])

    def test_they_ransack_the_last_food(self):
        s = position(
            3, places={0: "galley"}, revealed={0: "hybrid"}, hands={0: "treachery4 treachery1"}, dials={"food": 1}
        )
        assert thinks(s) == ("play", *skill_cards("treachery4"))

    def test_they_murder_passengers(self):
        s = position(3, places={0: "deck3"}, revealed={0: "hybrid"}, passengers={"deck3": "soul"}, dials={"souls": 1})
        assert thinks(s) == ("murder",)


# -- reactions


def test_a_defeat_is_shrugged_off():
    s = position(3, hands={0: "strength5"})
    reply = defeat(s, 0)
    assert thinks(s, bot=seated(0, reply)) == ("play", *skill_cards("strength5"))


def test_a_missed_attack_is_thrown_again():
    s = position(3, places={0: "galley"}, deep_ones={"galley": 1}, hands={0: "strength1"})
    dice(s, 1)
    reply = act(s, "attack", -1)
    bot = seated(0, reply)
    bot.hear(all_pass(s, until="roll.after").seen_by(0))
    assert thinks(s, bot=bot) == ("play", *skill_cards("strength1"))


@pytest.mark.parametrize(
    ("role", "broken", "choice"),
    [
        ("human", "cargo_hold", ("activate_in", number("galley"))),
        ("hybrid", "cargo_hold", ("rest",)),
        ("human", "boiler_room", ("rest",)),
        ("hybrid", "boiler_room", ("activate_in", number("boiler_room"))),
    ],
)
def test_whoever_seeks_an_unbroken_room_acts_last_or_for_a_traitor_first(role, broken, choice):
    """Where the order of the board is the wanted one, all act at once."""
    s = position(3, places=dict.fromkeys(range(3), "bridge"), roles={0: role},
             deep_ones={"cargo_hold": 1, "galley": 1, "boiler_room": 1},
             damage={broken: "structural_damage_observation"})  # fmt: skip
    activate(s, "deep_ones")
    assert thinks(s) == choice


# -- suspicion


def test_opposing_cards_cast_suspicion_on_those_who_added_any():
    s = position(4, at="mythos", mythos="lure_of_yha_nthlei", chaos="influence1 lore1",
             hands={1: "strength5 will4 will3 will2", 2: "influence1"})  # fmt: skip
    watcher = seated(3, opening_reply(s))
    before = list(watcher._evaluation(GAME.view(s, 3)).evil)
    for reply in (all_pass(s, until="check.add"), add(s, 1, "strength5 will4 will3 will2"), add(s, 2)):
        watcher.hear(reply.seen_by(3))
    after = watcher._evaluation(GAME.view(s, 3)).evil
    assert after[1] > before[1] + 0.2
    assert after[2] < before[2], "who added nothing is not to blame, and there are only so many traitors"
    assert after[3] == 0.0, "one knows oneself"


# -- always legal


def games() -> Iterator[tuple[UnfathomableState, list[ThoughtfulBot], Chance]]:
    """Games in which every other answer is any legal one, so that all kinds of positions come about."""
    tables: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in COUNTS]
    tables += [(4, {"no_cultist": True}), (3, {"first_game": True}), (6, {"difficulty": "easier_for_humans"})]
    for lot, (seats, options) in enumerate(tables * volume(full=4, quick=2)):
        bots = [seated(seat, lot=lot) for seat in range(seats)]
        yield GAME.new(seats, lot, options), bots, Chance(bytes([lot]) * 32)


def test_every_answer_is_legal_in_all_kinds_of_positions():
    met: set[str] = set()
    for s, bots, lots in games():
        for bot in bots:
            bot.hear(opening_reply(s).seen_by(bot.seat))
        while s.outcome is None:
            decision = decisions(s)[0]
            choice = bots[decision.seat].choose(GAME.view(s, decision.seat), decision)
            assert decision.check(choice) is None, (decision, choice)
            met.add(decision.kind)
            reply = answer(s, decision.seat, choice if lots.below(4) else any_answer(decision, lots))
            for bot in bots:
                bot.hear(reply.seen_by(bot.seat))
    assert met <= {*_JUDGES, "roles.look"}
    assert len(met) >= 70


def test_a_bot_keeps_nothing_of_the_state():
    s = GAME.new(4, 7)
    bots = [seated(seat) for seat in range(4)]
    for _ in range(150):
        decision = decisions(s)[0]
        reply = answer(s, decision.seat, bots[decision.seat].choose(GAME.view(s, decision.seat), decision))
        for bot in bots:
            bot.hear(reply.seen_by(bot.seat))
    assert not any(isinstance(each, State) for bot in bots for each in _reachable(vars(bot)))


def _reachable(thing: object) -> list[object]:
    """A bot's memory, down to the last list."""
    if isinstance(thing, dict):
        return [thing, *(deep for each in thing.values() for deep in _reachable(each))]
    if isinstance(thing, list | tuple):
        return [thing, *(deep for each in thing for deep in _reachable(each))]
    return [thing, *(_reachable(vars(thing)) if hasattr(thing, "__dict__") else [])]


# -- balance: the full measure is `cd tests; python -m support.unfathomable.bot_strength 1000`


@pytest.mark.parametrize("seats", daily(*COUNTS))
def test_neither_side_has_it_easy(seats):
    measure = play(seats, range(10 * EFFORT))
    assert 0.1 < measure.share < 0.9
    assert measure.reveals / measure.games > 0.3
    assert len(measure.reasons) > 2, "ships are lost in more than one way"


@on_day(0, of=2)
def test_a_table_without_traitors_fares_better():
    games = range(8 * EFFORT)
    assert play(4, games, LoyalBot).share > play(4, games).share


@on_day(1, of=2)
def test_difficulty_is_felt():
    games = range(8 * EFFORT)
    hard, easy = [play(5, games, options={"difficulty": f"easier_for_{side}"}).share for side in ("traitors", "humans")]
    assert easy - hard > 0.2


def test_thought_helps_humans():
    assert play(4, range(6 * EFFORT), RANDOM_HUMANS).humans == 0


def test_an_answer_takes_no_time():
    assert mean(thinking_times(GAME, [ThoughtfulBot] * 5, range(2), SEED)) < 0.002


def test_bots_of_the_game():
    assert list(BOTS["unfathomable"]) == ["random", "thoughtful"], "the best one last"
