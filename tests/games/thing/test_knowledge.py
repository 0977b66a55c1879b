"""What a player knows of other hands and of the piles by a perfect memory: shown, given, put away, followed."""

from bathysphere.engine import SPECTATOR
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import kind
from bathysphere.games.thing.knowledge import (
    all_see_hand,
    gains,
    leaves_openly,
    leaves_unseen,
    pass_cards,
    sees_card,
    trade,
)
from bathysphere.games.thing.state import Fact
from support.rules import rule
from support.thing.known_cards import NOTHING, known, sure, unknown
from support.thing.positions import (
    cards,
    defend,
    discard,
    do,
    offer,
    play,
    position,
)

# -- hands that were shown


@rule("T24.14", "T17.5a", "T24.5")
def test_analysis_shows_a_hand_to_one():
    s = position(4, hands={0: "analysis", 1: "axe whisky fear missed"})
    assert unknown(s, 1)
    play(s, 0, "analysis", 1)
    assert known(s, 0, 1) == ("axe whisky fear missed", 0)
    assert unknown(s, 1, but=(0,))


@rule("T24.16")
def test_whisky_shows_a_hand_to_all_but_its_owner_needs_no_memory():
    s = position(4, hands={0: "whisky axe fear missed"})
    play(s, 0, "whisky")
    for seat in (1, 2, 3, SPECTATOR):
        assert known(s, seat, 0) == ("axe suspicion fear missed", 0)
    assert GAME.view(s, 0).known == (NOTHING,) * 4


@rule("T24.31")
def test_oops_and_confession_show_a_hand_to_all():
    s = position(4, hands={0: "axe fear missed whisky"}, deck="oops suspicion")
    assert all(known(s, seat, 0) == ("axe whisky fear missed", 0) for seat in (1, 2, 3, SPECTATOR))
    s = position(4, hands={0: "axe fear missed whisky"}, deck="confession suspicion")
    do(s, 0, "show")
    assert all(known(s, seat, 0) == ("axe whisky fear missed", 0) for seat in (1, 2, 3, SPECTATOR))


@rule("T24.31")
def test_between_us_shows_it_to_one_neighbour():
    s = position(4, hands={0: "axe fear missed whisky"}, deck="between_us suspicion")
    do(s, 0, "choose", 3)
    assert known(s, 3, 0) == ("axe whisky fear missed", 0)
    assert unknown(s, 0, but=(3,))


@rule("T24.31", "T20.17a")
def test_one_infection_shown_is_all_that_is_known():
    s = position(4, hands={0: "infected infected axe"}, deck="confession suspicion")
    do(s, 0, "show_one")
    assert all(known(s, seat, 0) == ("infected", 0) for seat in (1, 2, 3, SPECTATOR))


@rule("T24.15", "T25.46")
def test_suspicion_shows_one_card_and_the_same_one_twice_is_still_one():
    s = position(4, hands={0: "suspicion", 1: "axe axe axe axe"})
    play(s, 0, "suspicion", 1)
    assert known(s, 0, 1) == ("axe", 0)
    assert unknown(s, 1, but=(0,))
    sees_card(s, 0, 1, kind("axe"))
    assert known(s, 0, 1) == ("axe", 0)
    sees_card(s, 0, 1, kind("whisky"))
    assert known(s, 0, 1) == ("axe whisky", 0)


# -- what becomes of it


@rule("T24.6", "T24.5")
def test_an_unseen_discard_makes_one_of_them_uncertain():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    all_see_hand(s, 1)
    discard(s, 1, "suspicion")
    for seat in (0, 2, 3, SPECTATOR):
        assert known(s, seat, 1) == ("axe suspicion whisky fear missed", 1)


@rule("T24.7")
def test_a_card_that_leaves_openly_is_struck_off():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    all_see_hand(s, 1)
    leaves_openly(s, 1, kind("axe"))
    assert known(s, 0, 1) == ("suspicion whisky fear missed", 0)
    leaves_unseen(s, 1, kind("fear"))
    leaves_openly(s, 1, kind("whisky"))
    assert known(s, 0, 1) == ("suspicion fear missed", 1)
    leaves_openly(s, 1, kind("missed"))
    leaves_unseen(s, 1, kind("suspicion"))
    assert known(s, 0, 1) == ("", 0)  # of two at most two are gone: nothing is left to know


@rule("T24.7")
def test_a_card_that_was_not_known_leaves_openly_and_changes_nothing():
    s = position(4, 1, hands={1: "axe axe whisky fear"})
    sees_card(s, 0, 1, kind("axe"))
    leaves_openly(s, 1, kind("whisky"))
    assert known(s, 0, 1) == ("axe", 0)
    leaves_openly(s, 1, kind("axe"))
    assert known(s, 0, 1) == ("", 0)


@rule("T24.6")
def test_when_as_many_are_gone_as_were_known_nothing_is_known():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    sees_card(s, 0, 1, kind("axe"))
    sees_card(s, 0, 1, kind("fear"))
    leaves_unseen(s, 1, kind("missed"))
    assert known(s, 0, 1) == ("axe fear", 1)
    leaves_unseen(s, 1, kind("whisky"))
    assert known(s, 0, 1) == ("", 0)
    gains(s, 0, 1, kind("axe"))
    assert known(s, 0, 1) == ("axe", 0)


@rule("T24.6")
def test_what_comes_later_is_known_beside_what_was_known_before():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    sees_card(s, 0, 1, kind("axe"))
    sees_card(s, 0, 1, kind("fear"))
    leaves_unseen(s, 1, kind("missed"))
    gains(s, 0, 1, kind("seduction"))
    assert known(s, 0, 1) == ("axe seduction fear", 1)
    assert s.facts[1] == (Fact(0, tuple(cards("axe seduction fear")), 0, tuple(cards("seduction")), 1),)


@rule("T24.12")
def test_what_came_last_is_certain_until_something_leaves_unseen():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    sees_card(s, 0, 1, kind("axe"))
    sees_card(s, 0, 1, kind("fear"))
    assert sure(s, 0, 1) == ""  # nothing has left: everything is certain
    leaves_unseen(s, 1, kind("missed"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe fear", 1), "")
    gains(s, 0, 1, kind("seduction"))
    gains(s, 0, 1, kind("axe"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe axe seduction fear", 1), "axe seduction")
    leaves_unseen(s, 1, kind("whisky"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe axe seduction fear", 2), "")


@rule("T24.12")
def test_what_is_learnt_after_a_departure_adds_up():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    leaves_unseen(s, 1, kind("missed"))
    gains(s, 0, 1, kind("seduction"))
    gains(s, 0, 1, kind("analysis"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("analysis seduction", 0), "")
    leaves_unseen(s, 1, kind("whisky"))
    gains(s, 2, 1, kind("axe"))
    assert known(s, 0, 1) == ("analysis seduction", 1)
    leaves_unseen(s, 1, kind("fear"))
    assert known(s, 0, 1) == ("", 0)  # both may be gone: nothing is known
    gains(s, 2, 1, kind("axe"))
    assert [fact.observer for fact in s.facts[1]] == [2]  # and nothing is kept


@rule("T24.9")
def test_nobody_knows_which_panic_card_was_skipped():
    s = position(4, hands={1: "no_thanks"}, deck="suspicion oops axe suspicion whisky")
    s.reshuffled = ((kind("axe"), -1),)
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    defend(s, 1, "no_thanks")
    assert s.left_deck == [(kind("oops"), 0), (kind("axe"), 1 << 1), (kind("suspicion"), 1 << 1)]


@rule("T24.15")
def test_a_card_that_is_seen_again_is_certain_again():
    s = position(4, 1, hands={1: "axe whisky fear missed"})
    sees_card(s, 0, 1, kind("axe"))
    sees_card(s, 0, 1, kind("fear"))
    leaves_unseen(s, 1, kind("missed"))
    sees_card(s, 0, 1, kind("fear"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe fear", 1), "fear")
    sees_card(s, 0, 1, kind("fear"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe fear", 1), "fear")
    sees_card(s, 0, 1, kind("axe"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe fear", 1), "axe fear")


@rule("T24.12", "T24.7")
def test_what_an_observer_sees_leaving_is_not_certain_any_more_and_the_rest_stays_so():
    def one_lost():
        s = position(4, 1, hands={1: "axe whisky fear missed"})
        sees_card(s, 0, 1, kind("axe"))
        sees_card(s, 0, 1, kind("fear"))
        leaves_unseen(s, 1, kind("missed"))
        gains(s, 0, 1, kind("seduction"))
        return s

    s = one_lost()
    s.hands[1] = tuple(sorted([*s.hands[1], kind("seduction")]))
    leaves_openly(s, 1, kind("seduction"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("axe fear", 1), "")
    s = one_lost()
    leaves_openly(s, 1, kind("axe"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("seduction fear", 1), "seduction")
    s = one_lost()
    trade(s, 1, 0, kind("whisky"), kind("analysis"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("analysis axe seduction fear", 1), "analysis seduction")
    s = one_lost()
    trade(s, 1, 0, kind("seduction"), kind("analysis"))
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("analysis axe fear", 1), "analysis")
    s = one_lost()
    pass_cards(s, [(1, 0, kind("axe")), (2, 1, kind("missed"))])
    assert (known(s, 0, 1), sure(s, 0, 1)) == (("seduction fear", 1), "seduction")


@rule("T24.12")
def test_a_sampled_world_keeps_what_is_certain():
    s = position(5, 1, hands={1: "axe whisky fear missed"})
    sees_card(s, 0, 1, kind("axe"))
    sees_card(s, 0, 1, kind("fear"))
    leaves_unseen(s, 1, kind("missed"))
    s.hands[1] = tuple(sorted([*s.hands[1], kind("seduction")]))
    gains(s, 0, 1, kind("seduction"))
    for number in range(40):
        world = GAME.resample(s, 0, bytes([number] * 32))
        assert kind("seduction") in world.hands[1]
        assert {kind("axe"), kind("fear")} & set(world.hands[1])


@rule("T24.14")
def test_a_hand_seen_anew_replaces_the_older_memory():
    s = position(4, hands={0: "analysis", 1: "axe whisky fear missed"})
    gains(s, 0, 1, kind("seduction"))
    s.gone[1] += 3
    play(s, 0, "analysis", 1)
    assert known(s, 0, 1) == ("axe whisky fear missed", 0)
    assert [fact.observer for fact in s.facts[1]] == [0]
