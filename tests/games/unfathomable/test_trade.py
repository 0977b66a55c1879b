"""Trade: who can start one, who takes part, and what becomes of the items."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import (
    BINOCULARS,
    FINE_CLOTHES,
    LUCKY_RING,
    PLIMSOLLS,
    SHOTGUN,
    SIX_SHOOTER,
)
from bathysphere.games.unfathomable.components import NOTHING, Offer
from support.rules import rule
from support.unfathomable.positions import act, actions, asked, do, offered, pick, position, told_to_all

TOGETHER = {0: "galley", 1: "galley", 2: "galley", 3: "deck1"}


def started(**more):
    """Seat 0 has started a trade in the galley; seats 1 and 2 are there too."""
    s = position(places=more.pop("places", TOGETHER), **more)
    act(s, "trade")
    return s


def offer(s, seat, *gifts):
    return pick(s, seat, *[("give", item, to) for item, to in gifts])


def agree(s, *seats):
    for seat in seats[:-1]:
        do(s, seat, "agree")
    return do(s, seats[-1], "agree")


# -- who can start a trade


@rule("U4.6", "UQ.49")
@pytest.mark.parametrize(
    ("places", "items", "open_"),
    [
        ({0: "galley", 1: "galley", 2: "deck1", 3: "deck2"}, {1: "shotgun"}, True),
        ({0: "galley", 1: "galley", 2: "deck1", 3: "deck2"}, {0: "shotgun"}, True),
        ({0: "galley", 1: "galley", 2: "deck1", 3: "deck2"}, {2: "shotgun"}, False),
        ({0: "galley", 1: "deck3", 2: "deck1", 3: "deck2"}, {0: "shotgun"}, False),
    ],
)
def test_a_trade_needs_another_player_and_an_item_in_the_space(places, items, open_):
    assert actions(position(places=places, items=items), "trade") == ([("trade",)] if open_ else [])


@rule("U4.9", "U4.6")
def test_a_revealed_traitor_starts_no_trade():
    s = position(places=TOGETHER, items={0: "shotgun", 1: "plimsolls"}, revealed={0: "hybrid"})
    assert actions(s, "trade") == []


@rule("U4.6a", "UQ.12", "U17.6")
@pytest.mark.parametrize("space", ["galley", "brig"])
def test_revealed_traitors_take_part_and_so_do_players_in_the_brig(space):
    places = {0: space, 1: space, 2: space, 3: "deck1"}
    s = started(places=places, items={0: "shotgun", 1: "plimsolls", 2: "lucky_ring"}, revealed={1: "cultist"})
    assert asked(s) == [(0, "trade.offer"), (1, "trade.offer"), (2, "trade.offer")]
    offer(s, 0, (SHOTGUN, 1))
    offer(s, 1, (PLIMSOLLS, 2))
    offer(s, 2)
    agree(s, 0, 1, 2)
    assert s.items[:3] == [(), (SHOTGUN,), (LUCKY_RING, PLIMSOLLS)]


# -- offers


@rule("UD.18", "U4.6a")
def test_everybody_with_items_offers_at_once_and_in_secret():
    s = started(items={0: "shotgun plimsolls", 1: "six_shooter", 3: "lucky_ring"})
    assert asked(s) == [(0, "trade.offer"), (1, "trade.offer")]
    gives = [("give", item, to) for item in (PLIMSOLLS, SHOTGUN) for to in (1, 2)]
    assert offered(s, 0) == gives
    assert offered(s, 1) == [("give", SIX_SHOOTER, 0), ("give", SIX_SHOOTER, 2)]
    reply = offer(s, 0, (SHOTGUN, 1), (PLIMSOLLS, 2))
    assert reply.events == []
    assert GAME.view(s, 1).offers == ()
    reply = offer(s, 1, (SIX_SHOOTER, 0))
    whole = ((0, PLIMSOLLS, 2), (0, SHOTGUN, 1), (1, SIX_SHOOTER, 0))
    assert told_to_all(s, reply, "trade_offered") == [{"seat": 0, "offers": whole}]
    offers = (Offer(0, ((PLIMSOLLS, 2), (SHOTGUN, 1))), Offer(1, ((SIX_SHOOTER, 0),)))
    assert [GAME.view(s, seat).offers for seat in (0, 3, -1)] == [offers] * 3
    assert asked(s) == [(seat, "trade.agree") for seat in (0, 1, 2)]
    assert GAME.load(s.dump()).checksum() == s.checksum()


@rule("U4.6a", "UD.18")
def test_an_item_goes_to_one_player_only():
    s = started(items={0: "shotgun"})
    with pytest.raises(Refused, match="one player only"):
        offer(s, 0, (SHOTGUN, 1), (SHOTGUN, 2))


# -- the exchange


@rule("U4.6a", "UD.18")
def test_when_all_agree_every_item_changes_hands():
    s = started(items={0: "shotgun plimsolls", 1: "six_shooter"})
    before = GAME.components(s)
    offer(s, 0, (SHOTGUN, 1), (PLIMSOLLS, 2))
    offer(s, 1, (SIX_SHOOTER, 0))
    reply = agree(s, 2, 0, 1)
    assert s.items == [(SIX_SHOOTER,), (SHOTGUN,), (PLIMSOLLS,), ()]
    assert told_to_all(s, reply, "traded") == [
        {"giver": 0, "to": 2, "item": PLIMSOLLS},
        {"giver": 0, "to": 1, "item": SHOTGUN},
        {"giver": 1, "to": 0, "item": SIX_SHOOTER},
    ]
    assert s.offers == ()
    assert GAME.components(s) == before
    assert asked(s) == [(0, "action")]
    assert s.acting.left == 1


@rule("UD.18")
@pytest.mark.parametrize("against", [0, 1])
def test_one_who_does_not_agree_stops_the_whole_and_the_action_is_spent(against):
    s = started(items={0: "shotgun", 1: "six_shooter"})
    offer(s, 0, (SHOTGUN, 1))
    offer(s, 1, (SIX_SHOOTER, 0))
    for seat in (0, 1):
        reply = do(s, seat, "refuse" if seat == against else "agree")
    assert told_to_all(s, reply, "trade_failed") == [{"seat": 0}]
    assert s.items == [(SHOTGUN,), (SIX_SHOOTER,), (), ()]
    assert s.offers == ()
    assert s.acting.left == 1


@rule("UD.18")
def test_when_nobody_offers_anything_the_action_is_spent():
    s = started(items={0: "shotgun", 1: "six_shooter"})
    offer(s, 0)
    reply = offer(s, 1)
    assert told_to_all(s, reply, "trade_failed") == [{"seat": 0}]
    assert asked(s) == [(0, "action")]
    assert s.acting.left == 1


@rule("U4.6a.2", "UD.18")
def test_the_initiator_need_not_take_part():
    s = started(items={1: "six_shooter"})
    assert asked(s) == [(1, "trade.offer")]
    offer(s, 1, (SIX_SHOOTER, 2))
    assert asked(s) == [(1, "trade.agree"), (2, "trade.agree")], "and is not asked then"
    agree(s, 1, 2)
    assert s.items[2] == (SIX_SHOOTER,)


@rule("UD.18", "UQ.53")
@pytest.mark.parametrize(("against", "changed"), [(0, (2, 3)), (3, (0, 1))])
def test_a_refusal_stops_only_what_hangs_together_with_it(against, changed):
    s = started(places=dict.fromkeys(range(4), "galley"), items={0: "shotgun", 2: "six_shooter"})
    offer(s, 0, (SHOTGUN, 1))
    offer(s, 2, (SIX_SHOOTER, 3))
    for seat in range(4):
        reply = do(s, seat, "refuse" if seat == against else "agree")
    giver, to = changed
    assert [(each["giver"], each["to"]) for each in told_to_all(s, reply, "traded")] == [(giver, to)]
    assert told_to_all(s, reply, "trade_failed") == []
    assert s.items == ([(SHOTGUN,), (), (), (SIX_SHOOTER,)] if against == 0 else [(), (SHOTGUN,), (SIX_SHOOTER,), ()])


@rule("UQ.53")
def test_those_concerned_are_told_with_whom_their_part_hangs_together():
    s = started(places=dict.fromkeys(range(4), "galley"), items={0: "shotgun", 1: "plimsolls", 3: "six_shooter"})
    assert GAME.aids(GAME.view(s, 0), None).partners == ()
    offer(s, 0, (SHOTGUN, 1))
    offer(s, 1, (PLIMSOLLS, 2))
    offer(s, 3)
    assert asked(s) == [(seat, "trade.agree") for seat in range(3)]
    told = [GAME.aids(GAME.view(s, seat), None).partners for seat in (0, 1, 2, 3, -1)]
    assert told == [(0, 1, 2), (0, 1, 2), (0, 1, 2), (), ()]


@rule("UD.18")
def test_who_does_not_answer_gives_nothing_and_does_not_agree():
    s = started(items={0: "shotgun"})
    assert s.opened[0].default == ()
    offer(s, 0, (SHOTGUN, 1))
    assert [decision.default for decision in s.opened] == [("refuse",)] * 2


# -- improvements


@rule("U9.7b2", "U9.8.2", "U9.8a", "U9.8b", "U9.9", "UD.19")
def test_traded_improvements_let_both_choose_which_one_is_active():
    s = started(
        items={0: "fine_clothes binoculars", 1: "medicine_ball"}, active={0: "fine_clothes", 1: "medicine_ball"}
    )
    offer(s, 0, (FINE_CLOTHES, 1))
    offer(s, 1)
    agree(s, 0, 1)
    while asked(s)[0][1] == "improvement.choose":
        seat = asked(s)[0][0]
        do(s, seat, "activate", {0: BINOCULARS, 1: FINE_CLOTHES}[seat])
    assert s.active[:3] == [BINOCULARS, FINE_CLOTHES, NOTHING]


@rule("U9.7", "U9.8b")
def test_whoever_gives_his_only_improvement_has_none_active():
    s = started(items={0: "fine_clothes"}, active={0: "fine_clothes"})
    offer(s, 0, (FINE_CLOTHES, 1))
    agree(s, 0, 1)
    assert s.active[:2] == [NOTHING, FINE_CLOTHES]
    assert s.items[1] == (FINE_CLOTHES,)
