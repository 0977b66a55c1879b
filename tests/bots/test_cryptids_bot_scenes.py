"""The thoughtful bot of Cryptids is sensible on the map, in the office, in turns of others, in the reserve, and careful
alone."""

from typing import Any, ClassVar

import pytest

from bathysphere.bots.cryptids import ThoughtfulBot
from bathysphere.engine import (
    Choice,
    View,
    interject,
    interjections,
)
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.placement import has_room
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply, TakeFromMap, TakeFromMarket, Walk
from support.cryptids.bot_strength import play
from support.cryptids.positions import (
    CLOVER,
    FAILURE,
    FREE,
    SUCCESS,
    act,
    card,
    face,
    hare,
    kind,
    place,
    position,
    question,
    request,
    run,
    skill,
    throws,
    tile,
)
from support.cryptids.seated_bots import seated, thinks, turn_of

FIVE_COINS = {0: 5}
FAR = {"N2": "bones bones", "W1": "victim victim", "S1": "bones", "S3": "victim", "W2": "sky"}
"""A full map, of which these tests want nothing."""
WATER = {"LW12": (0, 2, 2), "LW13": (0, 3, 2)}
"""Water from one start place on, in two rows."""


# -- on the map


class TestField:
    def test_it_finds_what_it_has_all_evidence_for(self):
        s = position(2, display="karadag_serpent", places={0: "kyiv"}, evidence={0: "witness water"}, regions=FAR)
        assert turn_of(s) == [("move", place("E3")), ("track", "action", 0)]

    def test_it_collects_what_a_bid_needs(self):
        s = position(2, display="karadag_serpent mavo", places={0: "kyiv"}, regions=FAR | {"E3": "water"},
                    market="tracks tracks sky")  # fmt: skip
        assert turn_of(s)[:2] == [("move", place("E3")), ("collect", "action", place("E3"), kind("water"))]

    def test_both_in_one_turn_where_a_skill_allows_it(self):
        s = position(2, display="karadag_serpent mavo", places={0: "kyiv"}, evidence={0: "witness"},
                    regions=FAR | {"E3": "water"}, skills={0: "ticket collect"})  # fmt: skip
        done = turn_of(s)
        assert [choice[0] for choice in done] == ["move", "collect", "track"]
        assert {choice[1] for choice in done[1:]} == {"action", "skill"}

    def test_a_loose_bid_is_laid_where_it_is_used_at_once(self):
        s = position(2, display="mavo lossie trochus karadag_serpent", places={0: "E3"}, bids={0: (0, FREE)},
                    evidence={0: "witness water"}, regions=FAR)  # fmt: skip
        assert turn_of(s) == [("bid", 3), ("track", "action", 3)]

    def test_it_takes_a_plane_to_the_last_find(self):
        s = position(
            2, display="karadag_serpent", places={0: "london"}, evidence={0: "witness water"}, number=9, final=9
        )
        assert turn_of(s) == [("ticket", place("E3")), ("track", "action", 0)]

    def test_a_cryptid_that_waits_is_brought_to_the_reserve(self):
        s = position(2, places={0: "E3"}, found={0: "karadag_serpent"}, terrain=WATER, number=9, final=9)
        assert turn_of(s)[-1] == ("relocate", "action", card("karadag_serpent"))
        assert s.places[0] in s.c.cities

    def test_two_of_a_kind_fulfil_a_request(self):
        s = position(2, places={0: "aachen"}, found={0: "lossie mavo"}, requests="kind beast, zone N", regions=FAR)
        both = sorted([card("lossie"), card("mavo")])
        assert thinks(s) == ("request", "action", request("kind beast"), *both)

    def test_an_empty_map_is_refreshed(self):
        s = position(2, places={0: "aachen"}, regions={"S1": "rumour"}, market="rumour rumour rumour")
        assert ("refresh",) in turn_of(s)

    def test_rumours_go_for_hares_when_nothing_else_can_be_reached(self):
        s = position(2, wolpertinger=True, places={0: "inverness"}, evidence={0: "bonus"}, number=9, final=9,
                    display="lou_carcolh aspid lagopus", regions=FAR, hares={"inverness": hare("hare")})  # fmt: skip
        assert ("search", "action", 1) in turn_of(s)


class TestDice:
    def attempt(self, *faces: str, skills: str = "ticket", held: str = "tracks sky") -> CryptidsState:
        s = position(2, display="tulikettu", places={0: "N1"}, evidence={0: held}, skills={0: skills})
        throws(s, *faces)
        act(s, "track", "action", 0)
        return s

    def test_it_commits_all_that_it_has(self):
        assert thinks(self.attempt(SUCCESS)) == ("commit", 0, 0, "token", "token", "dice")

    def test_luck_where_it_is_enough(self):
        s = self.attempt(CLOVER, skills="ticket luck second_chance")
        act(s, *thinks(s))
        assert thinks(s) == ("luck",)

    def test_a_failure_is_thrown_again(self):
        s = self.attempt(FAILURE, skills="ticket luck second_chance")
        act(s, *thinks(s))
        assert thinks(s) == ("second_chance", "0")

    def test_only_the_die_that_failed(self):
        s = self.attempt(SUCCESS, FAILURE, skills="ticket second_chance", held="sky bones")
        act(s, *thinks(s))
        assert thinks(s) == ("second_chance", "1")

    def test_it_loses_what_it_needs_least(self):
        s = position(2, display="tulikettu mavo", places={0: "N1"}, evidence={0: "tracks sky rumour"}, bids={0: (0, 1)})
        throws(s, FAILURE)
        act(s, "track", "action", 0)
        act(s, *thinks(s))
        assert thinks(s) == ("lose", kind("sky")), "for the other bid tracks are needed"


class TestAbilities:
    SERPENT: ClassVar = {"display": "karadag_serpent mavo", "places": {0: "kyiv"}, "evidence": {0: "witness"}}
    """One piece of evidence is missing for a card with a bid."""

    def test_it_walks_to_where_it_can_still_do_something(self):
        s = position(2, places={0: "E4"}, found={0: "karadag_serpent"}, terrain=WATER, number=9, final=9)
        run(s, Walk(0, 1))
        choice = thinks(s)
        assert choice[0] == "walk"
        assert choice[1] in s.c.cities

    def test_it_gathers_what_is_missing(self):
        s = position(2, **self.SERPENT, regions={"E3": "water", "E2": "bones"})
        run(s, TakeFromMap(0))
        assert thinks(s) == ("gather", place("E3"), kind("water"))

    def test_it_takes_and_buys_what_is_missing(self):
        s = position(2, **self.SERPENT, market="bones water tracks", coins=FIVE_COINS)
        run(s, TakeFromMarket(0))
        assert thinks(s) == ("take_market", 1)
        s = position(2, **self.SERPENT, market="bones water tracks", coins=FIVE_COINS)
        run(s, BuyCheaply(0, 1))
        assert thinks(s) == ("bargain", 1, 3)

    @pytest.mark.parametrize(("cheaper", "choice"), [(1, ("bargain", 1, 2)), (0, ("stop",))])
    def test_in_the_last_round_it_buys_only_what_sells_for_more(self, cheaper, choice):
        s = position(2, **self.SERPENT, market="victim bones bones", coins={0: 3}, number=9, final=9)
        run(s, BuyCheaply(0, cheaper))
        assert thinks(s) == choice

    def test_a_refresh_leaves_what_is_missing_on_the_market(self):
        s = position(2, **self.SERPENT, market="bones water bones", coins=FIVE_COINS)
        act(s, "refresh")
        assert thinks(s) in (("remove", 0), ("remove", 2))


# -- in the office


class TestOffice:
    def test_experience_is_taken_early_and_skills_follow(self):
        s = position(3, at="office", dice="xp2 coins2 bonus_rumour1")
        assert thinks(s) == ("down", face("xp2"))
        s = position(3, at="office", xp={0: 3})
        assert thinks(s) == ("up",)
        act(s, "up")
        assert thinks(s)[0] == "learn"

    def test_the_last_round_teaches_nothing(self):
        s = position(3, at="office", xp={0: 3}, dice="coins3", number=9, final=9)
        assert thinks(s) == ("down", face("coins3"))

    def test_used_skills_are_restored(self):
        s = position(
            3, at="office", dice="coins2", coins=FIVE_COINS, skills={0: "collect track"}, used={0: "collect track"}
        )
        assert {choice for choice in turn_of(s) if choice[0] == "restore"} == {
            ("restore", skill(name)) for name in ("collect", "track")
        }

    def test_the_last_piece_of_evidence_is_bought(self):
        s = position(2, at="office", display="karadag_serpent", places={0: "E3"}, evidence={0: "witness"},
                    coins=FIVE_COINS, market="water bones tracks", turn={"stepped": "down"})  # fmt: skip
        assert thinks(s) == ("buy", 0)

    def test_a_bid_follows_the_evidence(self):
        s = position(2, at="office", display="trochus lossie karadag_serpent", places={0: "E3"}, bids={0: (1, 3)},
                    evidence={0: "witness water"}, turn={"stepped": "down"})  # fmt: skip
        choice = thinks(s)
        assert choice[0] == "rebid"
        assert choice[2] == 2

    def test_a_rich_player_looks_for_other_evidence(self):
        s = position(2, at="office", display="karadag_serpent", places={0: "E3"}, evidence={0: "witness"}, coins={0: 9},
                    market="tracks tracks tracks", bids={0: (0, 4)}, turn={"stepped": "down"})  # fmt: skip
        assert ("market",) in turn_of(s)

    CLIMBING: ClassVar = {"at": "office", "coins": {2: 1}, "turn": {"stepped": "down", "rebid": True}}
    """Seat 2 has a coin left, and nothing else to do."""

    def test_for_a_coin_it_gets_past_those_who_have_moved(self):
        """One step up leads over all rows that are taken."""
        s = position(3, 2, rows=(5, 4, 6), **self.CLIMBING)
        s.acted = [True, True, False]
        assert turn_of(s, 2) == [("paid", "up"), ("end",)]
        assert s.rows == [5, 4, 3]

    def test_it_keeps_the_coin_while_the_one_above_may_still_move(self):
        s = position(3, 2, rows=(5, 8, 6), **self.CLIMBING)
        assert thinks(s, 2) == ("end",)

    def test_in_the_last_round_nobody_pays_for_a_row(self):
        s = position(3, 2, rows=(5, 4, 6), number=9, final=9, **self.CLIMBING)
        s.acted = [True, True, False]
        assert thinks(s, 2) == ("end",)

    def test_whoever_began_on_the_top_row_leaves_it(self):
        s = position(2, at="office", rows=(1, 5), coins={0: 2})
        act(s, "paid", "down")
        act(s, "up")
        assert turn_of(s)[-2:] == [("paid", "down"), ("end",)]


# -- in turns of others


class TestLooseBids:
    """Seat 0 has all evidence for the fourth card, stands where it is tracked, and a bid of its own came free."""

    OTHERS: ClassVar = {1: (0, 1), 2: (0, 1)}

    def scene(self, at: str, bids: dict[int, tuple[int, ...]] = OTHERS, **more: Any) -> CryptidsState:
        return position(3, 1, at=at, display="mavo lossie trochus karadag_serpent", places={0: "E3"},
                       evidence={0: "witness water"}, bids=bids | {0: (0, FREE)}, **more)  # fmt: skip

    def says(self, s: CryptidsState, bot: ThoughtfulBot | None = None) -> Choice | None:
        options = interjections(s, 0)
        assert ("bid", 3) in options
        return (bot or seated()).interject(GAME.view(s, 0), options)

    def test_a_card_is_kept_from_one_who_could_pay_for_another(self):
        assert self.says(self.scene("office", coins={1: 1})) == ("bid", 3)

    def test_a_card_is_kept_from_one_who_could_refresh(self):
        assert self.says(self.scene("field")) == ("bid", 3)

    def test_it_waits_while_nobody_can_exchange_the_card(self):
        assert self.says(self.scene("office")) is None, "without a coin"
        assert self.says(self.scene("office", {1: (0, 3), 2: (0, 1)}, coins={1: 1})) is None, "there is a bid on it"
        assert self.says(self.scene("field", turn={"acted": True})) is None, "after the main action"
        assert self.says(self.scene("field", regions=FAR)) is None, "with a full map"
        assert self.says(self.scene("field", {1: (0, 1), 2: (0, 3)})) is None, "there is a bid of a third player"

    def test_who_refreshes_may_give_up_an_own_bid(self):
        assert self.says(self.scene("field", {1: (0, 3), 2: (0, 1)})) == ("bid", 3)

    def test_it_waits_in_the_last_round(self):
        assert self.says(self.scene("office", coins={1: 1}, number=9, final=9)) is None

    def test_it_waits_while_another_card_would_do_as_well(self):
        s = position(3, 1, at="office", places={0: "london"}, bids=self.OTHERS | {0: (0, FREE)}, coins={1: 1},
                    display="mavo lossie trochus karadag_serpent habor skvader")  # fmt: skip
        assert self.says(s) is None

    def test_the_same_cards_are_thought_about_once(self):
        bot = seated()
        s = self.scene("office", coins={1: 1})
        assert self.says(s, bot) == ("bid", 3)
        assert self.says(s, bot) is None
        interject(s, 0, ("bid", 3))
        assert 3 in s.bids[0]

    def test_bots_do_so_at_their_tables(self):
        """In whole games some bids are laid in turns of others, and all of them are legal."""
        laid: list[Choice] = []

        class Watched(ThoughtfulBot):
            def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
                choice = super().interject(view, options)
                assert choice is None or choice in options
                laid.extend([choice] if choice is not None else [])
                return choice

        play(3, range(1), kinds=[Watched] * 3)
        assert laid


# -- in the reserve


class TestReserve:
    def test_a_cryptid_covers_what_pays(self):
        s = position(2, places={0: "aachen"}, found={0: "lossie"}, terrain=WATER)
        act(s, "relocate", "action", card("lossie"))
        act(s, *thinks(s))
        assert s.coins[0] == 1, "both ends of one of the long tiles bear a coin"

    def test_terrain_is_laid_for_those_who_wait(self):
        s = position(2, at="end", found={0: "karadag_serpent"}, tiles={0: "LM01 LF01 LW16"})
        assert thinks(s) == ("tile", tile("LW16"))

    def test_terrain_is_laid_where_they_find_room(self):
        s = position(2, at="end", found={0: "biddrina"}, tiles={0: "LM01 LF01 LW03"}, terrain={"LW02": (0, 2, 2)})
        act(s, "tile", tile("LW03"))
        act(s, *thinks(s))
        assert has_room(s, card("biddrina")), "four cells in a row"


# -- alone


NOT_MET = {0: "evidence bones, habitat mountain"}
"""Contracts that none of the cards of these scenes meets."""


class TestAlone:
    def test_it_gives_the_poacher_what_serves_him_least(self):
        s = position(1, at="poacher", display="habor mavo trochus lossie", poacher="tracks", poacher_deck=(2,),
                    contracts=NOT_MET, regions={"S1": "sky witness"})  # fmt: skip
        assert question(s) == "poacher.takes"
        assert thinks(s) == ("poacher_takes", place("S1"), kind("sky")), "with an eyewitness he would catch Habör"

    def test_of_two_cryptids_it_gives_up_the_one_that_is_worth_less(self):
        s = position(1, at="poacher", found={0: "mavo lossie"}, poacher="tracks rumour water", poacher_deck=(0,),
                    contracts=NOT_MET)  # fmt: skip
        assert question(s) == "poacher.prey"
        assert thinks(s) == ("prey", card("lossie"))

    def test_a_card_that_would_end_the_journey_is_exchanged(self):
        s = position(1, display="lossie trochus habor elwetritsch", captives="dahu achlis", bids={0: (1, 2)},
                    contracts={0: "kind beast, evidence bones"})  # fmt: skip
        act(s, "refresh")
        act(s, *thinks(s))
        assert question(s) == "refresh.cards"
        assert ("discard", 0) in thinks(s)
