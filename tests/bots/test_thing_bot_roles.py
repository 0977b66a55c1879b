"""The thoughtful bot of The Thing plays its role: the Thing infects and hides, the infected help it, humans look, doubt
and burn."""

import pytest

from bathysphere.bots.thing import CarelessBot, ThoughtfulBot
from bathysphere.engine import (
    Chance,
    interjections,
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
from support.thing.positions import (
    do,
    play,
    position,
    to_exchange,
)
from support.thing.seated_bots import analysed, rounds, says, seated, thinks

ANNOUNCE = ("announce",)


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
        assert thinks(s, 1, seated(1, *rounds(1), seen)) == ("defend", NO_THANKS)
        seen = analysed(position(6, 1, thing=3, hands={1: "analysis"}), 1, 0)
        s = to_exchange(position(6, 0, thing=3, hands={1: "no_thanks"}), 0)
        assert thinks(s, 1, seated(1, *rounds(1), seen))[0] == "give"

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
