"""Passengers at risk (article 30)."""

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Choice,
    Continues,
    Decision,
    Does,
    Next,
    with_card,
    with_fields,
    without,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import DECK, DECK_OF
from bathysphere.games.unfathomable.components import NO_EFFECT
from bathysphere.games.unfathomable.effects import Risk as RiskEffect
from bathysphere.games.unfathomable.effects import RiskToGet
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs, resolve
from bathysphere.games.unfathomable.steps.checks.roll import roll


@with_fields
class Risk(Does[UnfathomableState]):
    """So many passengers, one roll each, as many as the supply has (U30.4, U30.5, UL.42)."""

    seat: int
    number: int
    rules = ("U30.4", "U30.5", "UL.42")

    def run(self, s: UnfathomableState) -> Next:
        if not self.number or not s.supply:
            return DONE
        return (*roll(s, "risk", self.seat), PlaceToken(), Risk(self.seat, self.number - 1))


class PlaceToken(Continues[UnfathomableState]):
    """A token from the supply, face down and unseen; which one is chance (U30.4, UQ.43)."""

    rules = ("U30.4", "U30.2", "U25.16", "U25.16a")

    def given(self, s: UnfathomableState, value: int) -> Next:
        token = s.chance.pick(s.supply)
        s.supply = without(s.supply, token)
        space = DECK_OF[value]
        s.passengers[space - DECK.start] = with_card(s.passengers[space - DECK.start], token)
        s.tell(events.PASSENGER_AT_RISK, space)
        return DONE


@performs(RiskEffect)
def risk(s: UnfathomableState, effect: RiskEffect, you: int) -> Next:
    return (Risk(you, effect.number),)


@performs(RiskToGet)
def risk_to_get(s: UnfathomableState, effect: RiskToGet, you: int) -> Next:
    """A price: without enough tokens there is nothing to get (U44.5, UQ.48)."""
    enough = len(s.supply) >= effect.number
    if effect.may:
        return (MayRisk(you, effect.number, effect.then),) if enough else DONE
    if enough:
        return (Risk(you, effect.number), *resolve(effect.then, you))
    return (Risk(you, effect.number),) if effect.anyway else DONE


@with_fields
class MayRisk(Asks[UnfathomableState]):
    """Passengers may be risked to get something; it is offered only if it can be paid (U30.6, UQ.48)."""

    you: int
    number: int
    then: str
    rules = ("U30.6", "U44.4", "U44.5", "UD.27", "UQ.48")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options: tuple[Choice, ...] = (NO_EFFECT, ("risk", self.number, self.then))
        return [Decision(self.you, "effect.risk", options)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers[self.you] == NO_EFFECT:
            return DONE
        return (Risk(self.you, self.number), *resolve(self.then, self.you))
