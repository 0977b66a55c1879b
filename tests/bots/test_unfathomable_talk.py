"""What the thoughtful bot of Unfathomable says, and what it makes of what others say."""

from collections import Counter
from typing import Any

import pytest

from bathysphere.bots.unfathomable import ThoughtfulBot
from bathysphere.bots.unfathomable.checks import potential
from bathysphere.engine import Chance, Choice, Decision, Reply, View, open_questions, opening_reply
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.talk import ABILITIES, DECKS, TASKS
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.lab.bot_game import BotGame
from support.bot_measures import seat_bots
from support.unfathomable.bot_strength import SEED
from support.unfathomable.positions import act, add, all_pass, position
from support.unfathomable.single_steps import hold_check

YES, NO = ("reply", 1), ("reply", 0)
CHECK = TASKS.index("check")
MYTHOS = DECKS.index("mythos")
LOTS = 60
MEANT = {"help_one": 1, "help_some": 2}
"""How many cards words of help speak of."""
Spoken = tuple[tuple[int, Choice], ...]


def seated(s: UnfathomableState, seat: int, *heard: Reply, spoken: Spoken = (), lot: int = 0) -> ThoughtfulBot:
    """A bot that has thought once, was told what happened and then heard these statements."""
    bot = ThoughtfulBot(seat, Chance(bytes([lot]) * 32))
    bot.hear(opening_reply(s).seen_by(seat))
    for reply in heard:
        bot.hear(reply.seen_by(seat))
    for speaker, statement in spoken:
        bot.hear_talk(speaker, statement)
    return bot


def says(s: UnfathomableState, bot: ThoughtfulBot) -> Choice | None:
    return bot.talk(GAME.view(s, bot.seat))


def ever_says(s: UnfathomableState, seat: int, *heard: Reply, spoken: Spoken = ()) -> set[Choice | None]:
    """All that a bot may say, whatever lots it draws."""
    return {says(s, seated(s, seat, *heard, spoken=spoken, lot=lot)) for lot in range(LOTS)}


def evil(s: UnfathomableState, bot: ThoughtfulBot, seat: int) -> float:
    """How likely it thinks that somebody is a traitor."""
    return bot._evaluation(GAME.view(s, bot.seat)).evil[seat]


def check(seats: int = 4, **scene: Any) -> UnfathomableState:
    """A check that matters is announced; the food is low."""
    s = position(seats, dials={"food": 2}, turn=9, **scene)
    hold_check(s, 11, ("influence", "strength"), partial=8, card="food_stores_raid", why="mythos")
    return s


# -- what it can add


class TestHelp:
    @pytest.mark.parametrize(
        ("hand", "statement"),
        [
            ("lore1 will2", ("no_help",)),
            ("influence1 will2", None),
            ("influence2 will2", ("help_one", 0)),
            ("strength5 will2", ("help_one", 1)),
            ("strength1 influence2", ("help_some", 0)),
            ("strength3 influence4", ("help_some", 1)),
            ("strength5 influence5 influence1", ("help_some", 2)),
        ],
    )
    def test_a_human_says_what_he_will_add(self, hand, statement):
        s = check(hands={1: hand, 0: "lore1"})
        assert ever_says(s, 1) == {None, statement}

    def test_in_the_brig_he_speaks_of_one_card(self):
        s = check(hands={1: "strength3 influence4", 0: "lore1"}, places={1: "brig"})
        assert ever_says(s, 1) == {None, ("help_one", 1)}

    def test_once_for_each_check(self):
        s = check(hands={1: "strength3 influence4", 0: "lore1"})
        assert ever_says(s, 1, spoken=((1, ("help_some", 1)),)) == {None}

    def test_not_a_word_about_a_check_that_hardly_matters(self):
        s = position(4, hands={1: "strength3 influence4", 0: "lore1"}, turn=9)
        hold_check(s, 11, why="captains_cabin")
        assert ever_says(s, 1) == {None}

    def test_a_hidden_traitor_speaks_of_more_than_he_has(self):
        s = check(hands={1: "lore1 will2 lore2", 0: "lore1"}, roles={1: "hybrid"})
        assert ever_says(s, 1) == {None, ("help_one", 1)}

    def test_a_revealed_traitor_is_silent(self):
        s = check(hands={1: "strength3 influence4", 0: "lore1"}, revealed={1: "hybrid"})
        assert ever_says(s, 1) == {None}

    def test_whoever_holds_a_doubtful_check_asks_for_help(self):
        s = check(hands={0: "influence5 strength4", 1: "influence1 strength2 strength3 influence2", 2: "lore1"})
        said = ever_says(s, 0)
        assert ("ask_help", 1, CHECK) in said


# -- answers


class TestAnswers:
    def answers(self, s: UnfathomableState, question: Choice, seat: int = 1) -> Choice | None:
        (said,) = ever_says(s, seat, spoken=((0, question),))
        return said

    def test_they_are_true(self):
        s = check(hands={1: "strength3 influence4", 2: "lore1"})
        assert self.answers(s, ("ask_help", 1, CHECK)) == YES
        assert self.answers(s, ("ask_help", 2, CHECK), 2) == NO

    @pytest.mark.parametrize(
        ("task", "hand", "items"),
        [("roll", "observation3", ""), ("move", "influence1", ""), ("fight", "", "shotgun"), ("spell", "lore2", ""),
         ("repair", "", "tool_kit")],
    )  # fmt: skip
    def test_each_task_has_its_means(self, task, hand, items):
        question = ("ask_help", 1, TASKS.index(task))
        able = position(4, hands={1: hand}, items={1: items}, keeper=0, turn=9)
        assert self.answers(able, question) == YES
        unable = position(4, hands={1: "will1"}, keeper=0, turn=9)
        assert self.answers(unable, question) == NO

    def test_a_card_is_named_by_its_ability(self):
        s = position(4, hands={1: "will3"}, turn=9)
        assert self.answers(s, ("ask_card", 1, ABILITIES.index("determination"))) == YES
        assert self.answers(s, ("ask_card", 1, ABILITIES.index("true_grit"))) == NO

    def test_a_hidden_traitor_may_deny_it(self):
        s = position(4, hands={1: "will3"}, roles={1: "hybrid"}, turn=9)
        question = ("ask_card", 1, ABILITIES.index("determination"))
        assert ever_says(s, 1, spoken=((0, question),)) == {YES, NO}

    def test_a_revealed_traitor_helps_nobody(self):
        s = check(hands={1: "strength3 influence4"}, revealed={1: "hybrid"})
        assert self.answers(s, ("ask_help", 1, CHECK)) == NO

    def test_nobody_answers_for_somebody_else_or_twice(self):
        s = position(4, hands={1: "strength3 influence4"}, turn=9)
        question = (0, ("ask_help", 1, CHECK))
        assert ever_says(s, 2, spoken=(question,)) == {None}
        assert ever_says(s, 1, spoken=(question, (1, YES))) == {None}


# -- who is who


class TestSuspicion:
    def known_traitor(self, **scene: Any) -> UnfathomableState:
        s = position(4, turn=9, **scene)
        s.roles[2] = (Loyalty(HYBRID, known_to=1 << 1),)
        return s

    def test_a_human_accuses_whom_he_knows(self):
        assert ever_says(self.known_traitor(), 1) == {None, ("accuse", 2)}

    def test_but_not_in_a_chorus_and_not_whoever_is_locked_up(self):
        assert ever_says(self.known_traitor(), 1, spoken=((3, ("accuse", 2)),)) == {None}
        assert ever_says(self.known_traitor(places={2: "brig"}), 1) == {None}

    def test_a_human_clears_whom_he_knows(self):
        s = position(4, turn=9)
        s.roles[2] = (Loyalty(HUMAN, known_to=1 << 1),)
        assert ever_says(s, 1) == {None}
        assert ever_says(s, 1, spoken=((3, ("accuse", 2)),)) == {None, ("clear", 2)}

    def test_traitors_never_accuse_each_other(self):
        s = self.known_traitor(roles={1: "hybrid"})
        assert ever_says(s, 1, spoken=((3, ("accuse", 2)),)) <= {None, ("clear", 2)}
        assert ("clear", 2) in ever_says(s, 1, spoken=((3, ("accuse", 2)),))

    def test_a_hidden_traitor_turns_on_his_accuser(self):
        s = position(4, turn=9, roles={1: "hybrid"})
        assert ever_says(s, 1, spoken=((3, ("accuse", 1)),)) >= {None, ("accuse", 3)}

    def test_an_accusation_counts_as_much_as_its_speaker(self):
        s = self.known_traitor()
        before = evil(s, seated(s, 1), 3)
        trusted = evil(s, seated(s, 1, spoken=((0, ("accuse", 3)),)), 3)
        liar = evil(s, seated(s, 1), 3)
        assert trusted > before
        bot = seated(s, 1)
        evil(s, bot, 3)
        bot.hear_talk(2, ("accuse", 3))
        assert evil(s, bot, 3) == liar, "the word of a traitor is worth nothing"

    def test_to_repeat_it_adds_nothing(self):
        s = position(4, turn=9)
        once = evil(s, seated(s, 1, spoken=((0, ("accuse", 3)),)), 3)
        assert evil(s, seated(s, 1, spoken=((0, ("accuse", 3)), (0, ("accuse", 3)))), 3) == once

    def test_whoever_accuses_a_human_unjustly_is_doubted_by_him(self):
        s = position(4, turn=9)
        before = evil(s, seated(s, 1), 3)
        assert evil(s, seated(s, 1, spoken=((3, ("accuse", 1)),)), 3) > before
        traitor = position(4, turn=9, roles={1: "hybrid"})
        bot = seated(traitor, 1)
        before = evil(traitor, bot, 3)
        bot.hear_talk(3, ("accuse", 1))
        assert evil(traitor, bot, 3) < before, "he was right, so he is no friend"


# -- promises


def failed(*spoken: tuple[int, Choice], adds: str = "") -> tuple[UnfathomableState, ThoughtfulBot]:
    """A check of which seat 3 is told that it failed, after these words; seat 1 added some cards."""
    s = position(
        4, at="mythos", mythos="lure_of_yha_nthlei", hands={1: "influence1 lore1"}, chaos="influence1 will1", turn=9
    )
    watcher = seated(s, 3, spoken=spoken)
    for reply in (all_pass(s, until="check.add"), add(s, 1, adds), all_pass(s)):
        watcher.hear(reply.seen_by(3))
    return s, watcher


def test_who_promised_much_and_gave_nothing_is_suspected():
    silent = evil(*failed(), 1)
    broken = evil(*failed((1, ("help_some", 2))), 1)
    kept = evil(*failed((1, ("help_some", 2)), adds="influence1 lore1"), 1)
    modest = evil(*failed((1, ("no_help",))), 1)
    assert broken > silent + 0.02
    assert modest == silent
    assert kept < broken


def test_a_promise_lets_others_save_their_cards():
    hands = {1: "influence1 strength2", 2: "influence5 strength5 influence4 strength4", 0: "lore1"}
    s = check(hands=hands)
    quiet = seated(s, 1)
    told = seated(s, 1, spoken=((2, ("help_some", 2)), (3, ("no_help",))))
    refused = seated(s, 1, spoken=((2, ("no_help",)), (3, ("no_help",))))
    expected = [_expected(s, bot) for bot in (refused, quiet, told)]
    assert expected == sorted(expected)
    assert expected[0] < expected[2]


def _expected(s: UnfathomableState, bot: ThoughtfulBot) -> float:
    """What the bot thinks that seat 2 can give."""
    view = GAME.view(s, bot.seat)
    assert view.check is not None
    return potential(bot._evaluation(view), 2, view.check.skills)


# -- looks into decks


def looked(roles: str, top: str) -> set[Choice | None]:
    """What somebody may say who knows the top of the mythos deck."""
    s = position(4, mythos=top, roles={0: roles}, turn=9, dials={"food": 3, "sanity": 3})
    s.mythos_known[-1] = 1
    told: set[Choice | None] = set()
    for lot in range(LOTS):
        bot = seated(s, 0, lot=lot)
        bot.talk(GAME.view(s, 0))
        assert bot.model is not None
        bot.model.turn, bot.model.remarked = 9, 8
        bot.model.sights.append(("mythos", 9))
        told.add(says(s, bot))
    return told


def test_a_human_calls_a_card_what_it_is():
    words = {card: looked("human", card) for card in ("food_stores_raid", "hull_leak", "deep_one_feint")}
    for told in words.values():
        assert len(told) == 1, "the truth has one word"
        assert told <= {None, ("good", MYTHOS), ("bad", MYTHOS)}
    assert len(set.union(*words.values()) - {None}) >= 1


def test_a_hidden_traitor_may_call_it_anything():
    lies = [looked("hybrid", card) for card in ("food_stores_raid", "hull_leak", "deep_one_feint")]
    assert {("good", MYTHOS), ("bad", MYTHOS)} in lies


def test_a_false_word_about_the_next_card_is_remembered():
    s = position(4, at="mythos", mythos="food_stores_raid", turn=9, dials={"food": 2})
    card = mythos("food_stores_raid")
    doubts = {}
    for word in ("good", "bad"):
        bot = seated(s, 1)
        evil(s, bot, 2)
        assert bot.model is not None
        bot.model.omens = [(2, word == "good", card)]
        doubts[word] = evil(s, bot, 2)
    assert doubts["good"] > doubts["bad"]


# -- whole games


class Diarist(ThoughtfulBot):
    """Keeps what it says, with the view at that moment."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.said: list[tuple[UnfathomableView, Choice]] = []
        self.added: list[tuple[UnfathomableView, int]] = []
        """To each check how many cards."""

    def talk(self, view: View) -> Choice | None:
        statement = super().talk(view)
        if statement is not None:
            assert isinstance(view, UnfathomableView)
            self.said.append((view, statement))
        return statement

    def choose(self, view: View, decision: Decision) -> Choice:
        chosen = super().choose(view, decision)
        if decision.kind == "check.add":
            assert isinstance(view, UnfathomableView)
            self.added.append((view, len(chosen)))
        return chosen


def whole_game(seats: int, number: int) -> tuple[UnfathomableState, list[Diarist]]:
    key, bots = seat_bots(number, [Diarist] * seats, SEED)
    played = BotGame(GAME, GAME.new(seats, key), bots)
    played.play()
    assert isinstance(played.state, UnfathomableState)
    return played.state, [bot for bot in bots if isinstance(bot, Diarist)]


@pytest.mark.parametrize("number", range(3))
def test_in_whole_games_humans_keep_their_word(number):
    """Whoever speaks of several cards adds several, as far as they still have them."""
    _, bots = whole_game(4 + number % 3, number)
    kept = 0
    for bot in bots:
        for view, statement in bot.said:
            own = view.players[bot.seat]
            if statement[0] not in MEANT or own.revealed >= 0 or any(role != HUMAN for role in own.roles):
                continue
            assert view.check is not None
            then = [(later, number) for later, number in bot.added if same_check(later, view)]
            for later, number in then:
                held = [card for card in later.hand if SKILL_OF[card] in view.check.skills]
                assert number >= min(MEANT[statement[0]], len(held)), statement
                kept += 1
    assert kept > 0


def same_check(one: UnfathomableView, other: UnfathomableView) -> bool:
    if one.check is None or other.check is None or one.turn != other.turn:
        return False
    return (one.check.card, one.check.why, one.check.target) == (other.check.card, other.check.why, other.check.target)


@pytest.mark.parametrize("number", range(3))
def test_in_whole_games_humans_are_truthful_and_nobody_is_chatty(number):
    seats = 4 + number % 3
    s, bots = whole_game(seats, number)
    spoken: Counter[str] = Counter()
    for bot in bots:
        for view, statement in bot.said:
            spoken[statement[0]] += 1
            own = view.players[bot.seat]
            human = all(role == HUMAN for role in own.roles) and own.revealed < 0
            if human and statement[0] in ("help_one", "help_some", "no_help"):
                assert view.check is not None
                values = [VALUE_OF[card] for card in view.hand if SKILL_OF[card] in view.check.skills]
                assert bool(values) == (statement[0] != "no_help")
                assert statement[0] != "help_some" or len(values) > 1
            if statement[0] in ("accuse", "clear"):
                assert statement[1] != bot.seat
    assert sum(spoken.values()) >= 3
    assert sum(spoken.values()) < 1.5 * s.turn.number, "less than a few lines in a round"


def test_a_look_of_ones_own_is_told_when_the_deck_is_settled():
    """While one of several cards is still to be left on top nothing is said."""
    s = position(4, places={0: "bridge"}, mythos="food_stores_raid hull_leak deep_one_feint", turn=9)
    bridge = [option for option in act_options(s) if option[0] == "room"]
    bot = seated(s, 0)
    bot.hear(act(s, *bridge[0]).seen_by(0))
    while s.mythos_known[-1] == 0 and s.waypoints_known[-1] == 0:
        bot.hear(all_pass(s).seen_by(0))
        question = act_options(s)
        bot.hear(act(s, *question[0]).seen_by(0))
    view = GAME.view(s, 0)
    assert len([place for place, _ in (*view.mythos.known, *view.waypoints.known) if place < 2]) >= 2
    statement = says(s, bot)
    assert statement is None or statement[0] not in ("good", "bad")


def act_options(s: UnfathomableState) -> list[Choice]:
    return list(open_questions(s)[0].options)
