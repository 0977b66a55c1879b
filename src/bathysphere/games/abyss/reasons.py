"""Why not: which rule is asked about what a seat knows, for each kind of question.

Targets are named as options name things: Lords, locations, Allies and areas by number, spaces of the track counted
from 0. Three questions are about something that is in the question itself and not on the table: the payment, the
opponent whose Lords the Assassin sees, the pile that Black Smokers opens.
"""

from typing import Final

from bathysphere.engine import Bar, Choice, Decision, Explains, Offers
from bathysphere.games.abyss.cards.mages import single_areas
from bathysphere.games.abyss.cards.politicians import schemes, swaps
from bathysphere.games.abyss.cards.powers import usable
from bathysphere.games.abyss.cards.soldiers import exposed, robbed, spared
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.control import drawn_tiles, locations, not_among, pieces
from bathysphere.games.abyss.steps.explore import fight_or_go_on, offer, take_or_go_on
from bathysphere.games.abyss.steps.payment import companions
from bathysphere.games.abyss.steps.threat import rewards
from bathysphere.games.abyss.steps.turn import LAST, actions


def with_powers(offers: Offers) -> Offers:
    """The powers that the owner of a Slaver, Opportunist or Oracle may use besides (A29.50)."""

    def both(s: AbyssState, seat: int, bar: Bar) -> tuple[Choice, ...]:
        return (*offers(s, seat, bar), *usable(s, seat, bar))

    return both


def last(s: AbyssState, seat: int, bar: Bar) -> tuple[Choice, ...]:
    return LAST


WITH_POWERS: Final[dict[str, Offers]] = {
    "turn.action": actions,
    "turn.end": last,
    "explore.take": take_or_go_on,
    "explore.fight": fight_or_go_on,
}
OFFERS: Final[dict[str, Offers]] = {kind: with_powers(rule) for kind, rule in WITH_POWERS.items()} | {
    "explore.buy": offer,
    "explore.reward": rewards,
    "recruit.companion": companions,
    "control.keys": pieces,
    "control.location": locations,
    "control.keep": drawn_tiles,
    "apprentice.council": single_areas,
    "hunter.victim": robbed,
    "schemer.replace": schemes,
    "traitor.replace": swaps,
}


def payment(s: AbyssState, decision: Decision, bar: Bar) -> None:
    assert isinstance(decision.picks, Payment)
    decision.picks.useless(decision.options, bar)


def smokers(s: AbyssState, decision: Decision, bar: Bar) -> None:
    not_among(s, "not_in_pile", bar)


def assassin(s: AbyssState, decision: Decision, bar: Bar) -> None:
    victim = next(other for other in s.opponents(decision.seat) if exposed(s, other) == decision.options)
    spared(s, decision.seat, victim, bar)


EXPLAINS: Final[dict[str, Explains]] = {
    "recruit.pay": payment,
    "control.smokers": smokers,
    "assassin.victim": assassin,
}
