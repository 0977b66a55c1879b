"""The thoughtful bot of The Thing: sensible in each role, true or false as its side wants, always legal, balanced, and
without a look at the state."""

from collections.abc import Iterator
from typing import Any

import pytest

from bathysphere.bots import BOTS, make_bot
from bathysphere.bots.thing import CarelessBot, ThoughtfulBot
from bathysphere.bots.thing.bot import _JUDGES
from bathysphere.engine import (
    Chance,
    Choice,
    Game,
    Reply,
    SeenEvent,
    State,
    View,
    answer,
    decision_of,
    decisions,
    interjections,
    open_questions,
    opening_reply,
)
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    BARRED_DOOR,
    BETTER_RUN,
    FLAMETHROWER,
    INFECTION,
    NO_BARBECUE,
    NO_THANKS,
    QUARANTINE,
    SEDUCTION,
    THING,
    WHISKY,
)
from bathysphere.games.thing.components import Turn
from bathysphere.games.thing.roles import HUMAN, INFECTED
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import ThingView
from bathysphere.lab.bot_game import BotGame
from support.effort import sampled, volume
from support.thing.bot_strength import COUNTS
from support.thing.bot_strength import play as play_games
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

ANNOUNCE = ("announce",)
YES = ("reply", 1)
OPTIONS = (
    {},
    {"hidden_start": True},
    {"infections": 20},
    {"infections": 2},
    {"weapons_in_deck": True},
    {"neighbours_only": True},
    {"deck": {"flamethrower": 0, "persistence": 5}},
    {"revenge": True},
    {"fourth_infection_eliminates": True},
    {"infection_11_for_six": True},
    {"first": 2},
)


def seated(seat: int = 0, *heard: Reply, lot: int = 0) -> ThoughtfulBot:
    """A bot that was told what happened."""
    bot = ThoughtfulBot(seat, Chance(bytes([lot]) * 32))
    for reply in heard:
        bot.hear(reply.seen_by(seat))
    return bot


def thinks(s: ThingState, seat: int = 0, bot: ThoughtfulBot | None = None) -> Choice:
    """What the bot answers for a seat, in a position that it may not have seen coming."""
    decision = decision_of(s, seat)
    assert decision is not None
    choice = (bot or seated(seat)).choose(GAME.view(s, seat), decision)
    assert decision.check(choice) is None
    return choice


def says(s: ThingState, bot: ThoughtfulBot) -> Choice | None:
    return bot.talk(GAME.view(s, bot.seat))


def ever_says(
    s: ThingState, seat: int, *heard: Reply, spoken: tuple[tuple[int, Choice], ...] = ()
) -> set[Choice | None]:
    """All that a bot may say, whatever lots it draws."""
    found = set()
    for lot in range(60):
        bot = seated(seat, *heard, lot=lot)
        for speaker, statement in spoken:
            bot.hear_talk(speaker, statement)
        found.add(says(s, bot))
    return found


def analysed(s: ThingState, seat: int, target: int) -> Reply:
    return play(s, seat, "analysis", target)


class Diarist(ThoughtfulBot):
    """Keeps what it hears, and what it says with the view at that moment."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.diary: list[list[SeenEvent] | tuple[int, Choice]] = []
        self.said: list[tuple[ThingView, Choice]] = []

    def hear(self, told: list[SeenEvent]) -> None:
        self.diary.append(list(told))
        super().hear(told)

    def hear_talk(self, seat: int, statement: Choice) -> None:
        self.diary.append((seat, statement))
        super().hear_talk(seat, statement)

    def talk(self, view: View) -> Choice | None:
        statement = super().talk(view)
        if statement is not None:
            assert isinstance(view, ThingView)
            self.said.append((view, statement))
        return statement


def whole_game(seats: int, seed: int, **options: Any) -> tuple[ThingState, list[Diarist]]:
    bots = [Diarist(seat, Chance(bytes([seed, seat] * 16))) for seat in range(seats)]
    played = BotGame(GAME, GAME.new(seats, seed, options), list(bots))
    played.play()
    assert isinstance(played.state, ThingState)
    return played.state, bots


# -- the Thing


class TestTheThing:
    def test_it_infects_whom_it_offers_a_card(self):
        s = to_exchange(position(5, 0, thing=0, hands={0: "infected flamethrower no_barbecue"}), 0)
        assert thinks(s) == ("offer", INFECTION)

    def test_it_infects_who_offers_it_a_card(self):
        s = to_exchange(position(5, 0, thing=1, hands={1: "infected no_thanks fear"}), 0)
        assert thinks(s, 1) == ("give", INFECTION)

    def test_it_infects_in_a_chain_reaction(self):
        s = position(5, 0, thing=2, hands={2: "infected"}, deck="chain_reaction suspicion")
        assert thinks(s, 2) == ("give", INFECTION)

    def test_it_keeps_infection_from_those_who_are_infected(self):
        s = to_exchange(position(5, 0, thing=0, infected=[1], hands={0: "infected"}), 0)
        assert thinks(s) != ("offer", INFECTION)

    def test_it_seduces_a_human_from_afar_when_its_neighbours_are_infected(self):
        s = position(4, 0, thing=0, infected=[1, 3], hands={0: "infected seduction"})
        assert thinks(s) == ("play", SEDUCTION, 2)

    def test_without_infection_it_draws_a_card_by_refusing(self):
        s = to_exchange(position(5, 0, thing=1, hands={1: "no_thanks"}), 0)
        assert thinks(s, 1) == ("defend", NO_THANKS)

    def test_it_never_shows_its_hand(self):
        s = position(5, 0, thing=0, hands={0: "whisky whisky whisky"}, deck="whisky suspicion")
        assert all(thinks(s, bot=seated(0, lot=lot)) != ("play", WHISKY) for lot in range(20))
        s = position(8, 0, thing=0, deck="confession suspicion")
        assert thinks(s) == ("decline",)

    def test_it_bars_the_door_to_whoever_has_seen_through_it(self):
        s = position(6, 1, thing=0, hands={0: "barred_door", 1: "analysis"})
        seen = analysed(s, 1, 0)
        after = position(6, 0, thing=0, hands={0: "barred_door"})
        assert thinks(after, 0, seated(0, seen)) == ("play", BARRED_DOOR, 1)
        assert thinks(after) != ("play", BARRED_DOOR, 1)

    def test_it_burns_whoever_has_seen_through_it(self):
        s = position(6, 1, thing=0, hands={0: "flamethrower", 1: "analysis"})
        seen = analysed(s, 1, 0)
        after = position(6, 0, thing=0, hands={0: "flamethrower"})
        assert thinks(after, 0, seated(0, seen)) == ("play", FLAMETHROWER, 1)

    def test_it_never_burns_its_own(self):
        s = position(4, 0, thing=0, infected=[1, 3], hands={0: "flamethrower"})
        assert all(thinks(s, bot=seated(0, lot=lot))[:2] != ("play", FLAMETHROWER) for lot in range(20))


class TestAnnouncement:
    @pytest.mark.parametrize("kind", [ThoughtfulBot, CarelessBot])
    def test_it_announces_when_no_human_is_left(self, kind):
        s = position(5, 1, thing=0, infected=[1, 2, 3], out=[4])
        assert kind(0, Chance(bytes(32))).interject(GAME.view(s, 0), interjections(s, 0)) == ANNOUNCE

    @pytest.mark.parametrize("kind", [ThoughtfulBot, CarelessBot])
    def test_it_keeps_quiet_while_there_is_one(self, kind):
        s = position(5, 1, thing=0, infected=[1, 2, 3])
        assert interjections(s, 0) == (ANNOUNCE,)
        assert kind(0, Chance(bytes(32))).interject(GAME.view(s, 0), interjections(s, 0)) is None

    def test_nobody_else_interjects(self):
        s = position(5, 1, thing=0, infected=[1, 2, 3, 4])
        assert seated(1).interject(GAME.view(s, 1), interjections(s, 1)) is None
        assert seated(1).interject(GAME.view(s, 1), (ANNOUNCE,)) is None


# -- the infected


class TestTheInfected:
    def test_they_pass_surplus_infection_to_the_thing_and_only_to_it(self):
        s = to_exchange(position(5, 0, thing=1, infected=[0], hands={0: "infected infected"}), 0)
        assert thinks(s) == ("offer", INFECTION)
        s = to_exchange(position(5, 0, thing=2, infected=[0], hands={0: "infected infected"}), 0)
        assert thinks(s)[1] != INFECTION

    def test_they_never_burn_the_thing(self):
        s = position(4, 0, thing=1, infected=[0, 3], hands={0: "flamethrower"})
        assert all(thinks(s, bot=seated(0, lot=lot)) != ("play", FLAMETHROWER, 1) for lot in range(20))

    def test_they_burn_a_human_who_has_seen_the_thing(self):
        s = position(6, 1, thing=2, infected=[0], hands={0: "flamethrower", 1: "analysis"})
        bot = seated(0, analysed(s, 1, 2))
        bot.hear_talk(1, ("saw", 2, THING))
        after = position(6, 0, thing=2, infected=[0], hands={0: "flamethrower"})
        assert thinks(after, 0, bot) == ("play", FLAMETHROWER, 1)

    def test_they_end_confession_time_before_the_thing_is_asked(self):
        s = position(8, 0, thing=2, infected=[0], deck="confession suspicion")
        assert thinks(s) == ("show_one",)
        s = position(8, 0, thing=2, infected=[3], deck="confession suspicion")
        for seat in range(3):
            do(s, seat, "decline")
        assert thinks(s, 3) == ("decline",)


# -- humans


class TestHumans:
    def test_they_burn_whom_they_have_seen_to_be_the_thing(self):
        seen = analysed(position(6, 0, thing=1, hands={0: "analysis"}), 0, 1)
        s = position(6, 0, thing=1, hands={0: "flamethrower"})
        assert thinks(s, 0, seated(0, seen)) == ("play", FLAMETHROWER, 1)

    def test_they_burn_on_the_word_of_somebody_who_looked(self):
        bot = seated(0, analysed(position(6, 2, thing=1, hands={2: "analysis"}), 2, 1))
        bot.hear_talk(2, ("saw", 1, THING))
        assert thinks(position(6, 0, thing=1, hands={0: "flamethrower"}), 0, bot) == ("play", FLAMETHROWER, 1)

    def test_they_do_not_believe_a_look_that_nobody_saw(self):
        bot = seated(0)
        bot.hear_talk(2, ("saw", 1, THING))
        s = position(6, 0, thing=3, hands={0: "flamethrower"})
        assert thinks(s, 0, bot)[:2] != ("play", FLAMETHROWER)
        assert bot.model is not None
        evil = bot.model.own.evil()
        assert max(range(6), key=lambda seat: evil[seat]) == 2

    def test_they_do_not_burn_at_random(self):
        s = position(6, 0, thing=3, hands={0: "flamethrower flamethrower"})
        assert all(thinks(s, bot=seated(0, lot=lot))[:2] != ("play", FLAMETHROWER) for lot in range(20))

    def test_they_do_not_burn_whom_they_know_to_be_human(self):
        """Not even when everybody speaks ill of him."""
        seen = analysed(position(4, 0, thing=2, hands={0: "analysis"}), 0, 1)
        bot = seated(0, seen)
        for speaker in (2, 3):
            bot.hear_talk(speaker, ("accuse", 1))
            bot.hear_talk(speaker, ("burn", 1))
        s = position(4, 0, thing=2, hands={0: "flamethrower"})
        assert thinks(s, 0, bot) != ("play", FLAMETHROWER, 1)

    def test_whoever_said_that_a_burned_player_was_the_thing_is_found_out(self):
        bot = seated(0, analysed(position(6, 2, thing=5, infected=[2], hands={2: "analysis"}), 2, 1))
        bot.hear_talk(2, ("saw", 1, THING))
        s = position(6, 0, thing=5, infected=[2], hands={0: "flamethrower"})
        assert thinks(s, 0, bot) == ("play", FLAMETHROWER, 1)
        play(s, 0, "flamethrower", 1)
        bot.hear(do(s, 1, "pass").seen_by(0))
        says(s, bot)
        assert bot.model is not None
        assert bot.model.own.evil()[2] > 0.9

    def test_they_refuse_a_suspect_and_accept_a_friend(self):
        seen = analysed(position(6, 1, thing=0, hands={1: "analysis"}), 1, 0)
        s = to_exchange(position(6, 0, thing=0, hands={1: "no_thanks"}), 0)
        assert thinks(s, 1, seated(1, *_rounds(1), seen)) == ("defend", NO_THANKS)
        seen = analysed(position(6, 1, thing=3, hands={1: "analysis"}), 1, 0)
        s = to_exchange(position(6, 0, thing=3, hands={1: "no_thanks"}), 0)
        assert thinks(s, 1, seated(1, *_rounds(1), seen))[0] == "give"

    def test_they_look_rather_than_discard(self):
        s = position(6, 0, thing=3, hands={0: "analysis"})
        assert thinks(s)[:2] == ("play", ANALYSIS)

    def test_they_throw_infection_away_at_a_large_table_and_hoard_it_at_a_small_one(self):
        hands = {0: "infected flamethrower no_barbecue axe"}
        kept = []
        for seats in (8, 5):
            s = position(seats, 0, hands=hands, deck="axe axe")
            kept.append(sum(thinks(s, bot=seated(0, lot=lot)) != ("discard", INFECTION) for lot in range(20)))
        assert kept[0] == 0
        assert kept[1] > 15

    def test_they_isolate_the_thing(self):
        seen = analysed(position(6, 0, thing=1, hands={0: "analysis"}), 0, 1)
        s = position(6, 0, thing=1, hands={0: "quarantine"})
        assert thinks(s, 0, seated(0, seen)) == ("play", QUARANTINE, 1)

    def test_they_move_beside_the_thing_with_a_flamethrower(self):
        seen = analysed(position(6, 0, thing=3, chairs=[0, 3, 1, 2, 4, 5], hands={0: "analysis"}), 0, 3)
        s = position(6, 0, thing=3, hands={0: "flamethrower better_run no_barbecue fear"})
        choice = thinks(s, 0, seated(0, seen))
        assert choice[:2] == ("play", BETTER_RUN)
        assert choice[2] in (2, 4)

    def test_they_show_a_clean_hand_when_others_doubt_them(self):
        bot = seated(0)
        for speaker in (1, 2):
            bot.hear_talk(speaker, ("accuse", 0))
        assert thinks(position(6, 0, thing=3, hands={0: "whisky"}, deck="axe axe"), 0, bot) == ("play", WHISKY)
        s = position(6, 0, thing=3, hands={0: "whisky infected"}, deck="axe axe")
        assert thinks(s, 0, bot) != ("play", WHISKY)

    def test_they_show_themselves_at_confession_time_if_they_are_clean(self):
        assert thinks(position(8, 0, deck="confession suspicion")) == ("show",)
        assert thinks(position(8, 0, deck="confession suspicion", hands={0: "infected"})) == ("decline",)

    def test_everybody_saves_himself(self):
        for role in ({"thing": 1}, {"thing": 3, "infected": [1]}, {"thing": 3}):
            s = position(4, 0, hands={0: "flamethrower", 1: "no_barbecue"}, **role)
            play(s, 0, "flamethrower", 1)
            assert thinks(s, 1) == ("defend", NO_BARBECUE)


class TestBeliefs:
    def test_whoever_got_a_card_from_an_infected_world_is_suspected(self):
        """1 turns out to hold Infection!; of those who gave him cards 0 knows himself, so it was 2."""
        s = position(6, 1, thing=2)
        to_exchange(s, 1)
        bot = seated(0, *_rounds(2), exchange(s, 1, "fine_here", 2, "fine_here"))
        bot.hear(analysed(position(6, 0, thing=2, infected=[1], hands={0: "analysis"}), 0, 1).seen_by(0))
        says(position(6, 0, thing=2, infected=[1]), bot)
        assert bot.model is not None
        thing = bot.model.own.thing
        assert thing[2] == max(thing)
        assert thing[1] == 0.0

    def test_who_could_have_infected_and_did_not_is_trusted_more(self):
        s = to_exchange(position(6, 0, thing=3), 0)
        bot = seated(0, *_rounds(1), exchange(s, 0, "fine_here", 1, "fine_here"))
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
        """A bot may be seated anew in another process and hear everything from the deal."""
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


def _rounds(number: int) -> Iterator[Reply]:
    """Turns of people who draw and exchange nothing but their time: what they might hold by now has grown."""
    for _ in range(number):
        for seat in range(6):
            s = position(6, (seat - 1) % 6, doors=[(seat - 1) % 6], thing=3)
            yield discard(s, (seat - 1) % 6, "fine_here")


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


# -- always legal


FEWEST = {
    "one_two.side": 5,
    "get_out.choose": 5,
    "be_friends.choose": 7,
    "between_us.choose": 7,
    "confession.show": 8,
}
"""The questions of panic cards that are not in the deck for fewer players."""


@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_it_answers_every_question_of_every_position_legally(seats):
    """Bots look at every position that random play comes to, whoever is asked."""
    seen = set()
    for seed in range(volume(full=6, quick=3)):
        s = GAME.new(seats, seed)
        bots = [seated(seat, opening_reply(s)) for seat in range(seats)]
        chance = Chance(bytes([seed]) * 32)
        players = [CarelessBot(seat, chance) for seat in range(seats)]
        while s.outcome is None and s.turn.number < 150:
            for decision in open_questions(s):
                choice = bots[decision.seat].choose(GAME.view(s, decision.seat), decision)
                assert decision.check(choice) is None, (decision, choice)
                seen.add(decision.kind)
            decision = decisions(s)[0]
            reply = answer(s, decision.seat, players[decision.seat].choose(GAME.view(s, decision.seat), decision))
            for bot in bots:
                bot.hear(reply.seen_by(bot.seat))
    seen.remove("turn.panic")  # there is nothing to judge
    assert seen == set(_JUDGES) - {kind for kind, fewest in FEWEST.items() if seats < fewest}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options), "book"))
def test_bots_among_themselves_come_to_an_end(options):
    for seats in (4, 6, 9, 12) if not options else (6,):
        for seed in range(volume(full=3, quick=1)):
            s, bots = whole_game(seats, seed, **options)
            assert s.outcome is not None
            for bot in bots:
                for _, statement in bot.said:
                    assert GAME.read_statement(seats, bot.seat, statement) == statement


def test_the_same_seed_gives_the_same_game():
    games = [whole_game(6, 5) for _ in range(2)]
    assert games[0][1][0].diary == games[1][1][0].diary
    assert games[0][0].dump() == games[1][0].dump()
    assert whole_game(6, 6)[1][0].diary != games[0][1][0].diary


# -- it never sees a state (imports: test_abyss_bot.py looks at all bots)


def test_it_is_asked_with_views_only(monkeypatch):
    calls = []
    original = ThoughtfulBot.choose

    def spy(self, *given):
        calls.append([type(each) for each in given])
        assert not any(isinstance(each, State | Game) for each in _reachable(vars(self)))
        return original(self, *given)

    monkeypatch.setattr(ThoughtfulBot, "choose", spy)
    bots = [make_bot("thing", "thoughtful", seat, bytes(32)) for seat in range(5)]
    BotGame(GAME, GAME.new(5, 3), bots).play()
    assert len(calls) > 20
    assert all(kinds[0] is ThingView and kinds[1].__name__ == "Decision" for kinds in calls)


def _reachable(thing: object) -> list[object]:
    """A bot's memory, down to the last list."""
    if isinstance(thing, dict):
        return [thing, *(deep for each in thing.values() for deep in _reachable(each))]
    if isinstance(thing, list | tuple):
        return [thing, *(deep for each in thing for deep in _reachable(each))]
    return [thing, *(_reachable(vars(thing)) if hasattr(thing, "__dict__") else [])]


def test_bots_of_the_game():
    assert list(BOTS["thing"]) == ["random", "thoughtful"], "the best one last"


# -- strength and balance: the full measure is `cd tests; python -m support.thing.bot_strength 1000`

GAMES = range(60)


@pytest.mark.parametrize("seats", sampled(*COUNTS))
def test_neither_side_has_it_easy_and_fire_strikes_on_evidence(seats):
    measure = play_games(seats, GAMES)
    assert measure.undecided == 0
    assert 0.3 < measure.share < 0.7
    assert measure.hit >= 0.3


@pytest.mark.parametrize("seats", sampled(*COUNTS))
def test_thought_helps_either_side(seats):
    games = range(24)
    both = play_games(seats, games)
    assert both.share - play_games(seats, games, human="random").share >= 0.15
    assert play_games(seats, games, other="random").share - both.share >= 0.15
