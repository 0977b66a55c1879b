"""What is suggested where several picks make one answer: the payment, discard or keys that are missed least."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.abyss import GAME
from bathysphere.words import Words
from support.abyss.positions import allies, do, lord, recruit, scene


def suggested(s, seat):
    decision = decision_of(s, seat)
    return GAME.suggestion(GAME.view(s, seat), decision)


def payment(s, name):
    do(s, 0, "recruit", lord(name))
    chosen = suggested(s, 0)
    assert decision_of(s, 0).check(chosen) is None
    return allies([kind for _, kind in chosen])


def test_nothing_is_paid_beyond_the_price_where_that_can_be_helped():
    s = scene(hands={0: "seahorse5 seahorse4 seahorse4 seahorse3"}, pearls={0: 0}, court="shepherd")
    assert payment(s, "shepherd") == "seahorse4 seahorse4"


def test_low_allies_go_before_high_ones_and_allies_before_pearls():
    s = scene(hands={0: "seahorse1 seahorse2 seahorse2 seahorse3 seahorse5"}, pearls={0: 9}, court="shepherd")
    s.companions[0] = (19,)  # no Companion of this race can be better
    assert payment(s, "shepherd") == "seahorse1 seahorse2 seahorse2 seahorse3"


def test_pearls_fill_what_the_hand_lacks():
    s = scene(hands={0: "seahorse3 seahorse4"}, pearls={0: 2}, court="shepherd")
    assert payment(s, "shepherd") == "seahorse3 seahorse4"
    assert Words("en", "abyss").picks(decision_of(s, 0), suggested(s, 0), GAME.view(s, 0)) == (
        "Pay: Seahorses 3+4 and 1 pearl"
    )


def test_in_the_last_turn_only_points_count():
    """A better Companion is worth pearls for which there is nothing left to buy."""
    hand, pearls = {0: "seahorse1 seahorse2 seahorse3"}, {0: 5}
    assert payment(scene(hands=hand, pearls=pearls, court="shepherd"), "shepherd") == "seahorse1 seahorse2 seahorse3"
    s = scene(hands=hand, pearls=pearls, court="shepherd")
    s.last_turns = 0
    assert payment(s, "shepherd") == "seahorse3"


def test_lords_without_a_lasting_ability_give_their_keys_before_tokens_and_working_lords():
    s = scene(free={0: "keeper tamer"}, keys={0: 1}, hands={0: "seahorse4 seahorse4"}, pearls={0: 0}, court="shepherd")
    s.keys[0] = 3
    recruit(s, 0, "shepherd", "seahorse4 seahorse4")
    assert decision_of(s, 0).kind == "control.keys"
    assert suggested(s, 0) == (("lord", lord("keeper")), ("lord", lord("shepherd")), ("token",))
    words = Words("en", "abyss")
    assert words.picks(decision_of(s, 0), suggested(s, 0), GAME.view(s, 0)) == "Use: Keeper, Shepherd, 1 key token"


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_same_position_always_has_the_same_suggestion_and_a_label(language):
    words, seen = Words(language, "abyss"), set()
    for seed in range(12):
        s, chance = GAME.new(2 + seed % 3, seed), Chance(seed_bytes(seed))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            view = GAME.view(s, decision.seat)
            chosen = GAME.suggestion(view, decision)
            if chosen is not None:
                assert chosen == GAME.suggestion(GAME.view(s.copy(), decision.seat), decision)
                assert decision.check(chosen) is None
                assert words.picks(decision, chosen, view)
                seen.add(decision.kind)
            answer(s, decision.seat, any_answer(decision, chance))
    assert {"recruit.pay", "commander.discard"} <= seen
    assert not [each for each in words.lacking if each.startswith("picks-")]
