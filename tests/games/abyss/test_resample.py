"""A resampled world looks like the truth: among many samples nobody could say which world is the real one."""

from collections import Counter

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, stream
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.state import AbyssState

TABLES = 900
SAMPLES = 7
CHI_SQUARE_LIMIT = 24.3
"""With seven degrees of freedom a fair draw stays below this in 999 of 1,000 cases; the seeds here are fixed."""

HIDDEN = {
    "monster tokens of an opponent": lambda s: sum(s.monsters[0]),
    "next exploration card": lambda s: s.deck[-1],
    "next Lord": lambda s: s.lord_deck[-1],
    "next location": lambda s: s.pile[-1],
}


def somewhere(number: int) -> AbyssState:
    """A table of two after a random number of random answers."""
    chance = Chance(stream(bytes(32), f"somewhere {number}"))
    s = GAME.new(2, number)
    for _ in range(30 + chance.below(60)):
        decision = chance.pick(decisions(s))
        answer(s, decision.seat, any_answer(decision, chance))
        if s.outcome is not None:
            return somewhere(number + TABLES)
    return s


@pytest.fixture(scope="module")
def tables() -> list[AbyssState]:
    found = [somewhere(number) for number in range(TABLES)]
    return [s for s in found if s.deck and s.lord_deck and s.pile]


@pytest.mark.parametrize("what", HIDDEN)
def test_the_truth_ranks_among_samples_like_one_more_sample(tables, what):
    look = HIDDEN[what]
    chance = Chance(bytes(32))
    ranks: Counter[int] = Counter()
    for number, s in enumerate(tables):
        if what.startswith("monster") and not s.monsters[0]:
            continue
        # equal things are put in an order by chance
        truth = (look(s), chance.below(1 << 40))
        samples = [GAME.resample(s, 1, stream(bytes(32), f"{number} {i}")) for i in range(SAMPLES)]
        ranks[sum((look(sample), chance.below(1 << 40)) < truth for sample in samples)] += 1
    expected = ranks.total() / (SAMPLES + 1)
    assert expected > 20
    assert sum((ranks[rank] - expected) ** 2 / expected for rank in range(SAMPLES + 1)) < CHI_SQUARE_LIMIT
