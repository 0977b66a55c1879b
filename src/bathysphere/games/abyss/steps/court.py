"""The Court after a recruitment (section 13)."""

from bathysphere.engine import DONE, Next, SeatDoes
from bathysphere.games.abyss import events
from bathysphere.games.abyss.components import COURT_SPACES, FEW_LORDS, REFILL_PEARLS
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.arrival import trigger_end


class SettleCourt(SeatDoes[AbyssState]):
    """Once, after everything else of a recruitment (A29.18, A29.19). The Lords have slid away from the deck already:
    the list has no gaps."""

    rules = ("A13.1", "A13.2", "A13.3", "A13.3a", "A17.2", "A29.45", "A29.60")

    def run(self, s: AbyssState) -> Next:
        if len(s.court) > FEW_LORDS:
            return DONE
        missing = COURT_SPACES - len(s.court)
        too_few = len(s.lord_deck) < missing
        newcomers = tuple(s.lord_deck.pop() for _ in range(min(missing, len(s.lord_deck))))
        s.court.extend(newcomers)
        s.pearls[self.seat] += REFILL_PEARLS
        s.tell(events.COURT_REFILLED, self.seat, newcomers, REFILL_PEARLS)
        if too_few:
            trigger_end(s, self.seat, "deck")
        return DONE
