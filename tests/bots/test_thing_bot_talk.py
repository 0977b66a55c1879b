"""What the thoughtful bot of The Thing believes and says: humans are truthful, the others keep their secret."""

import pytest

from bathysphere.bots.thing import ThoughtfulBot
from bathysphere.engine import (
    Chance,
)
from bathysphere.games.thing.cards.kinds import (
    INFECTION,
    THING,
)
from bathysphere.games.thing.components import Turn
from bathysphere.games.thing.roles import HUMAN, INFECTED
from support.thing.positions import (
    defend,
    discard,
    do,
    exchange,
    offer,
    play,
    position,
    to_exchange,
)
from support.thing.seated_bots import analysed, ever_says, rounds, says, seated, whole_game

YES = ("reply", 1)


class TestBeliefs:
    def test_whoever_got_a_card_from_an_infected_world_is_suspected(self):
        """1 turns out to hold Infection!; of those who gave him cards 0 knows himself, so it was 2."""
        s = position(6, 1, thing=2)
        to_exchange(s, 1)
        bot = seated(0, *rounds(2), exchange(s, 1, "fine_here", 2, "fine_here"))
        bot.hear(analysed(position(6, 0, thing=2, infected=[1], hands={0: "analysis"}), 0, 1).seen_by(0))
        says(position(6, 0, thing=2, infected=[1]), bot)
        assert bot.model is not None
        thing = bot.model.own.thing
        assert thing[2] == max(thing)
        assert thing[1] == 0.0

    def test_who_could_have_infected_and_did_not_is_trusted_more(self):
        s = to_exchange(position(6, 0, thing=3), 0)
        bot = seated(0, *rounds(1), exchange(s, 0, "fine_here", 1, "fine_here"))
        says(s, bot)
        assert bot.model is not None
        thing = bot.model.own.thing
        assert thing[1] < thing[2] == pytest.approx(thing[4])

    def test_a_burned_player_was_not_the_thing(self):
        s = position(6, 1, thing=3, hands={1: "flamethrower"})
        bot = seated(0, play(s, 1, "flamethrower", 2), do(s, 2, "pass"))
        says(s, bot)
        assert bot.model is not None
        assert bot.model.own.thing[2] == 0.0
        assert bot.model.own.evil()[1] > bot.model.own.evil()[4], "he burned somebody without a reason"

    def test_an_infected_knows_the_thing_and_forgets_what_he_wanted_to_tell(self):
        s = position(6, 0, thing=1, hands={0: "analysis", 1: "infected"})
        bot = seated(0, analysed(s, 0, 1))
        bot.hear(exchange(s, 0, "fine_here", 1, "infected").seen_by(0))
        assert s.roles[0] == INFECTED
        assert says(s, bot) != ("saw", 1, THING)
        assert bot.model is not None
        assert bot.model.own.thing[1] == 1.0

    def test_with_a_hidden_start_nobody_is_suspected_before_a_card_was_drawn(self):
        s = position(5, 0, hidden_start=True)
        bot = seated(1)
        says(s, bot)
        assert bot.model is not None
        assert sum(bot.model.own.thing[:5]) == 0.0
        bot.hear(discard(s, 0, "fine_here").seen_by(1))
        bot.hear(exchange(s, 0, "fine_here", 1, "fine_here").seen_by(1))
        bot.hear(discard(s, 1, "fine_here").seen_by(1))
        bot.hear(exchange(s, 1, "fine_here", 2, "fine_here").seen_by(1))
        says(s, bot)
        assert bot.model.own.thing[2] > 0.0 == bot.model.own.thing[4]

    def test_what_is_heard_late_makes_the_same_mind(self):
        """A bot may be seated again in another process and hear everything from the deal."""
        state, bots = whole_game(6, 3)
        for bot in bots:
            late = ThoughtfulBot(bot.seat, Chance(bytes(32)))
            for heard in bot.diary:
                if isinstance(heard, list):
                    late.hear(heard)
                else:
                    late.hear_talk(*heard)
            for each in (bot, late):
                says(state, each)
            assert bot.model is not None
            assert late.model is not None
            assert late.model.own.thing == pytest.approx(bot.model.own.thing)
            assert late.model.eye.evil() == pytest.approx(bot.model.eye.evil())
            assert late.model.said == bot.model.said


# -- talk


class TestTalk:
    def test_a_human_says_what_he_saw(self):
        s = position(6, 0, thing=1, hands={0: "analysis"})
        assert says(s, seated(0, analysed(s, 0, 1))) == ("saw", 1, THING)
        s = position(6, 0, thing=2, infected=[1], hands={0: "analysis"})
        assert says(s, seated(0, analysed(s, 0, 1))) == ("saw", 1, INFECTION)
        s = position(6, 0, thing=2, hands={0: "analysis"})
        assert says(s, seated(0, analysed(s, 0, 1))) == ("saw_clean", 1)

    def test_a_human_tells_what_he_refused_in_fear(self):
        s = to_exchange(position(6, 0, thing=0, hands={0: "infected", 1: "fear"}), 0)
        offer(s, 0, "infected")
        assert says(s, seated(1, defend(s, 1, "fear"))) == ("saw", 0, INFECTION)

    def test_news_is_told_once(self):
        s = position(6, 0, thing=2, hands={0: "analysis"})
        bot = seated(0, analysed(s, 0, 1))
        bot.hear_talk(0, ("saw_clean", 1))
        assert says(s, bot) is None

    def test_one_harmless_card_is_no_news(self):
        s = position(6, 0, thing=2, hands={0: "suspicion"})
        assert ("saw_clean", 1) not in ever_says(s, 0, play(s, 0, "suspicion", 1))

    def test_everybody_says_that_he_is_human(self):
        for role in ({"thing": 0}, {"thing": 3, "infected": [0]}, {"thing": 3}):
            s = position(6, 1, **role)
            asked, blamed = seated(0), seated(0)
            asked.hear_talk(1, ("ask", 0))
            assert says(s, asked) == YES
            blamed.hear_talk(1, ("accuse", 0))
            assert says(s, blamed) == ("claim", HUMAN)

    def test_an_answer_is_given_once(self):
        s = position(6, 1, thing=3)
        bot = seated(0)
        bot.hear_talk(1, ("ask", 0))
        bot.hear_talk(0, YES)
        assert says(s, bot) is None

    def test_the_infected_speak_up_for_the_thing(self):
        s = position(6, 1, thing=3, infected=[0])
        assert ever_says(s, 0, spoken=((2, ("accuse", 3)),)) == {("clear", 3)}

    def test_the_infected_cover_what_they_saw(self):
        s = position(6, 0, thing=1, infected=[0], hands={0: "analysis"})
        assert says(s, seated(0, analysed(s, 0, 1))) == ("saw_clean", 1)

    def test_a_liar_speaks_ill_of_a_human_who_is_doubted(self):
        s = position(6, 0, thing=3, infected=[0], hands={0: "analysis"})
        bot = seated(0)
        for speaker in (2, 4):
            bot.hear_talk(speaker, ("accuse", 1))
            bot.hear_talk(speaker, ("burn", 1))
        bot.hear(analysed(s, 0, 1).seen_by(0))
        assert INFECTION not in s.hands[1]
        assert says(s, bot) == ("saw", 1, INFECTION)

    def test_humans_accuse_whom_they_suspect(self):
        s = position(6, 1, thing=2, hands={1: "analysis"})
        seen = analysed(s, 1, 2)
        said = ever_says(s, 0, seen, spoken=((1, ("saw", 2, THING)),))
        assert said == {None}, "it is in the air"
        later = position(6, 1, thing=2)
        later.turn = Turn(1, 9)
        assert ("burn", 2) in ever_says(later, 0, seen, spoken=((1, ("saw", 2, THING)),))

    def test_the_burned_and_the_finished_are_silent(self):
        s = position(6, 1, thing=2, out=[0])
        bot = seated(0)
        bot.hear_talk(1, ("ask", 0))
        assert says(s, bot) is None

    @pytest.mark.parametrize("seed", range(6))
    def test_in_whole_games_humans_are_truthful_and_the_others_keep_their_secret(self, seed):
        s, bots = whole_game(5 + seed % 4, seed)
        statements = [each for bot in bots for each in bot.said]
        assert len(statements) > 3
        for view, statement in statements:
            verb, about = statement[0], statement[1]
            assert verb != "claim" or about == HUMAN
            assert verb != "reply" or statement == YES
            if view.role != HUMAN:
                assert verb not in ("accuse", "burn", "saw") or about != s.the_thing(), "nobody betrays the Thing"
            elif verb == "saw":
                assert statement[2] in view.known[about].cards
            elif verb == "saw_clean":
                assert INFECTION not in view.known[about].cards
                assert THING not in view.known[about].cards

    def test_it_is_not_chatty(self):
        """At most a statement in a couple of turns, but for news and answers."""
        s, bots = whole_game(6, 1)
        assert sum(len(bot.said) for bot in bots) < 1.5 * s.turn.number
