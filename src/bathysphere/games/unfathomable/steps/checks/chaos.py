"""The chaos deck (article 18): how it is made, reshuffled, and fed with treachery."""

from typing import Final

from bathysphere.engine import DONE, Does, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.effects import Chaos
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs
from bathysphere.games.unfathomable.steps.cards.skill_decks import take_skill

OF_EACH_SKILL: Final = 2
"""So many cards of every skill but treachery make the chaos deck (U18.0)."""


def make_chaos(s: UnfathomableState) -> None:
    """Two of each skill but treachery; a skill that has fewer gives none (U18.2, U18.2a)."""
    cards: list[int] = []
    for skill in range(TREACHERY):
        if len(s.decks[skill]) + len(s.discards[skill]) >= OF_EACH_SKILL:
            cards += [take_skill(s, skill) for _ in range(OF_EACH_SKILL)]
    s.chance.shuffle(cards)
    s.chaos = tuple(cards)
    s.tell(events.CHAOS_MADE, len(cards))


def take_chaos(s: UnfathomableState) -> int:
    """The top card; a new chaos deck is made when the last one is taken, or as soon as there are cards for one (U18.2,
    UQ.8)."""
    if not s.chaos:
        make_chaos(s)
    if not s.chaos:
        return NOTHING
    card, s.chaos = s.chaos[-1], s.chaos[:-1]
    if not s.chaos:
        make_chaos(s)
    return card


@with_fields
class GrowChaos(Does[UnfathomableState]):
    """The top cards of the treachery deck are shuffled into it, as many as there are (U18.5)."""

    number: int
    rules = ("U18.5", "U27.1")

    def run(self, s: UnfathomableState) -> Next:
        drawn = [take_skill(s, TREACHERY) for _ in range(min(self.number, treachery_left(s)))]
        cards = [*s.chaos, *drawn]
        s.chance.shuffle(cards)
        s.chaos = tuple(cards)
        s.tell(events.CHAOS_GREW, len(drawn), len(cards))
        return DONE


@performs(Chaos)
def chaos(s: UnfathomableState, effect: Chaos, you: int) -> Next:
    return (GrowChaos(effect.number),)


def treachery_left(s: UnfathomableState) -> int:
    return len(s.decks[TREACHERY]) + len(s.discards[TREACHERY])
