"""Which questions keep their answers until the pace of the table has passed (section 23): reactions, and all that
several are asked at once."""

import pytest

from bathysphere.engine import holds_answers
from support.rules import rule
from support.thing.positions import asked, play, position, to_exchange


@rule("T23.12")
def test_an_exchange_is_paced_whatever_caused_it():
    assert holds_answers(to_exchange(position(4), 0))
    s = position(4, hands={0: "seduction"})
    play(s, 0, "seduction", 2)
    assert holds_answers(s)


@rule("T23.9", "T23.10")
@pytest.mark.parametrize("card", ["flamethrower", "change_places", "better_run"])
@pytest.mark.parametrize("held", ["no_barbecue fine_here", "axe axe axe axe"])
def test_an_attack_is_paced_whether_or_not_it_can_be_answered(card, held):
    s = position(4, hands={0: card, 1: held})
    play(s, 0, card, 1)
    assert [seat for seat, _ in asked(s)] == [1]
    assert holds_answers(s)


@rule("T23.25")
def test_chain_reaction_is_paced():
    assert holds_answers(position(4, deck="chain_reaction suspicion"))


@rule("T23.21", "T23.24", "T23.26", "T23.27", "T23.28")
@pytest.mark.parametrize("card", ["one_two", "get_out", "forgetful", "blind_date", "between_us", "confession"])
def test_whoever_obeys_a_panic_card_is_not_held_up(card):
    assert not holds_answers(position(5, deck=f"{card} suspicion suspicion suspicion suspicion"))


@rule("T25.69", "T23.2")
@pytest.mark.parametrize("thing", range(4))
def test_step_2_leaves_time_for_an_announcement_whoever_the_thing_is(thing):
    assert holds_answers(position(4, thing=thing))


@rule("T25.69", "T23.29")
@pytest.mark.parametrize("thing", range(4))
def test_so_does_a_panic_card_before_it_is_turned_over(thing):
    assert holds_answers(position(4, thing=thing, deck="oops suspicion", turned_over=False))
