"""What each Lord's ability is worth to a seat now, in influence points. Harm to opponents counts as their mean loss."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bathysphere.games.abyss.cards.lords import LORDS, POINTS, SHAMAN, lord

if TYPE_CHECKING:
    from bathysphere.bots.abyss.evaluation import Evaluation

Ability = Callable[["Evaluation"], float]

_SPAN = 5
"""Turns that a lasting Lord works before his key is used."""


def ability(lord: int, evaluation: "Evaluation") -> float:
    judged = _ABILITIES[lord]
    return judged(evaluation) if judged is not None else 0.0


def _span(o: "Evaluation") -> float:
    return min(o.turns, _SPAN) * o.weights.ability


def _harmed(o: "Evaluation") -> list[int]:
    """Opponents whom a Soldier reaches."""
    return [seat for seat in o.opponents if SHAMAN not in o.view.free[seat]]


def _mean(o: "Evaluation", losses: list[float]) -> float:
    return sum(losses) / len(o.opponents) * o.weights.ability


def _recruiter(o: "Evaluation") -> float:
    return _mean(o, [1.4 * min(o.turns, _SPAN) for _ in _harmed(o)])


def _jailer(o: "Evaluation") -> float:
    return _mean(o, [o.allies[1] for seat in _harmed(o) if o.view.hand_sizes[seat]])


def _seeker(o: "Evaluation") -> float:
    return _mean(o, [min(2, o.view.pearls[seat]) * o.pearl for seat in _harmed(o)])


def _assassin(o: "Evaluation") -> float:
    """A free Lord with a key loses it."""
    return _mean(o, [2.5 * o.ripe for seat in _harmed(o) if o.view.free[seat]])


def _commander(o: "Evaluation") -> float:
    over = [max(0, o.view.hand_sizes[seat] - 6) * o.allies[2] for seat in _harmed(o)]
    return _mean(o, over) + _mean(o, [0.2 * min(o.turns, _SPAN) for _ in _harmed(o)])


def _tamer(o: "Evaluation") -> float:
    return _mean(o, [0.15 * min(o.turns, _SPAN) for _ in _harmed(o)])


def _hunter(o: "Evaluation") -> float:
    victims = [seat for seat in _harmed(o) if o.view.token_numbers[seat]]
    return o.weights.token * (1 + 1 / len(o.opponents)) if victims else 0.0


def _pearls(number: int) -> Ability:
    return lambda o: number * o.pearl


def _each_turn(points: float) -> Ability:
    return lambda o: points * _span(o)


def _landlord(o: "Evaluation") -> float:
    return o.pearl * (1 + min(o.turns, _SPAN))


def _apprentice(o: "Evaluation") -> float:
    areas = [tuple(sorted(o.memory.council_of(o.view, race))) for race in range(5)]
    return max([o.keep(cards) for cards in areas])


def _illusionist(o: "Evaluation") -> float:
    own = min([o.tiles.worth(tile) for tile in o.tiles.own], default=99.0)
    return max(0.0, max([o.tiles.worth(tile) for tile in o.view.available], default=0.0) - own)


def _invoker(o: "Evaluation") -> float:
    return 4.0 if o.turns else 2.0


def _corruptor(o: "Evaluation") -> float:
    return 3.0 if o.pearls >= 8 else 0.0


def _exchange(o: "Evaluation") -> float:
    """Traitor: the player's weakest free Lord for the best of the Court, the Traitor included."""
    own = min([POINTS[each] for each in (*o.free, *o.view.turned[o.seat])], default=6)
    return max(0.0, max([POINTS[each] for each in o.view.court], default=0) - min(own, 6))


def _schemer(o: "Evaluation") -> float:
    own = min([POINTS[each] for each in (*o.free, *o.view.turned[o.seat])], default=6)
    return max(0.0, 6.5 - own)


def _control(number: int) -> Ability:
    """Ambassadors take a location at once."""
    return lambda o: o.tiles.drawn(number) if o.view.pile else o.tiles.next_best


def _recruiting(points: float) -> Ability:
    """For each Lord recruited while this one is free."""
    return lambda o: points * min(o.recruits, 2.5) * o.weights.ability


_BY_NAME: dict[str, Ability] = {
    "recruiter": _recruiter,
    "jailer": _jailer,
    "seeker": _seeker,
    "assassin": _assassin,
    "commander": _commander,
    "tamer": _tamer,
    "hunter": _hunter,
    "ship_master": _each_turn(0.4),
    "trader": _pearls(3),
    "peddler": _pearls(2),
    "landlord": _landlord,
    "slaver": _each_turn(0.5),
    "shopkeeper": _pearls(1),
    "shaman": _each_turn(0.3),
    "invoker": _invoker,
    "apprentice": _apprentice,
    "oracle": _each_turn(0.3),
    "alchemist": _each_turn(0.6),
    "illusionist": _illusionist,
    "master_of_magic": _recruiting(1.2),
    "opportunist": _each_turn(0.3),
    "corruptor": _corruptor,
    "traitor": _exchange,
    "diplomat": _recruiting(1.2),
    "treasurer": _recruiting(1.7),
    "schemer": _schemer,
    "sage": _control(2),
    "hermit": _control(1),
    "elder": _control(3),
}

_ABILITIES: list[Ability | None] = [None] * len(LORDS)
for _name, _judged in _BY_NAME.items():
    _ABILITIES[lord(_name)] = _judged
