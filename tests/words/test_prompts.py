"""A question fits on a phone, whatever game it belongs to and whatever stands in it.

The prompt has two lines there, some 55 letters each. What the board shows anyway does not belong into it.
"""

from typing import Any

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, seed_bytes
from bathysphere.games import game
from bathysphere.words import LANGUAGES, Words

MOST_LETTERS = 110
SEATS = {"abyss": (2, 3, 4), "thing": (4, 8, 12), "unfathomable": (3, 4, 6), "cryptids": (1, 2, 4)}
GAMES_EACH = 4
NAMES = {
    "en": ("Cuttlefish", "Stingray", "Lanternfish", "Sea Star", "Barnacle", "Anemone"),
    "ru": ("Каракатица", "Барракуда", "Рыба-луна", "Александра", "Морской ёж", "Нарвал"),
    "uk": ("Каракатиця", "Морський їжак", "Олександра", "Риба-місяць", "Баракуда", "Нарвал"),
}
"""Names of guests and of people, as they are at real tables."""


def longest(name: str, seats: int, seed: int) -> dict[tuple[str, str], str]:
    """The longest prompt of each kind of question in a random game, by language."""
    rules: Any = game(name)
    s = rules.new(seats, seed)
    chance = Chance(seed_bytes(f"prompts of {name} {seed}"))
    found: dict[tuple[str, str], str] = {}
    while s.outcome is None:
        open_ = decisions(s)
        for decision in open_:
            view = rules.view(s, decision.seat)
            for language in LANGUAGES:
                names = [NAMES[language][seat % 6] for seat in range(seats)]
                said = SPOKEN[name, language].prompt(decision, view, names)
                key = (language, decision.kind)
                found[key] = max(found.get(key, ""), said, key=len)
        decision = chance.pick(open_)
        answer(s, decision.seat, any_answer(decision, chance))
    return found


SPOKEN = {(name, language): Words(language, name) for name in SEATS for language in LANGUAGES}


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, each in SEATS.items() for seats in each])
def test_questions_are_short(name, seats):
    said = {
        f"{language} {kind}": prompt
        for seed in range(GAMES_EACH)
        for (language, kind), prompt in longest(name, seats, seed).items()
        if len(prompt) > MOST_LETTERS
    }
    assert said == {}
