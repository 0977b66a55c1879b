"""What is suggested where several cards go at once."""

from bathysphere.engine import decision_of
from bathysphere.games.thing import GAME
from bathysphere.words import Words
from support.thing.positions import position, words


def suggested(s):
    decision = decision_of(s, 0)
    assert decision.kind == "forgetful.discard"
    chosen = GAME.suggestion(GAME.view(s, 0), decision)
    assert decision.check(chosen) is None
    return decision, chosen


def test_a_human_forgets_what_is_missed_least_and_copies_before_single_cards():
    s = position(4, hands={0: "flamethrower suspicion suspicion axe"}, deck="forgetful whisky whisky whisky")
    decision, chosen = suggested(s)
    assert words([card for _, card in chosen]) == "axe suspicion suspicion"
    said = Words("en", "thing").picks(decision, chosen, GAME.view(s, 0))
    assert said == "Discard: Axe, 2 × Suspicion"


def test_a_human_rather_parts_with_infection():
    s = position(4, hands={0: "flamethrower infected suspicion axe"}, deck="forgetful whisky whisky whisky")
    assert "infected" in words([card for _, card in suggested(s)[1]])
