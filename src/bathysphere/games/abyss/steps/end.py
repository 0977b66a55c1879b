"""The end of the game (A17.5, section 18): final Companions, then scoring."""

from bathysphere.engine import Does, Next, Outcome, with_cards, without_cards
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import RACE
from bathysphere.games.abyss.score import score, winners
from bathysphere.games.abyss.state import AbyssState


class FinalScoring(Does[AbyssState]):
    """Everything is revealed and counted."""

    rules = ("A17.5", "A18.1", "A18.2", "A18.3", "A19.1", "A20.1", "A28.23")

    def run(self, s: AbyssState) -> Next:
        for seat in range(s.seats):
            join_final_companions(s, seat)
        scores = [score(s, seat, s.options) for seat in range(s.seats)]
        for seat, each in enumerate(scores):
            by_source = (each.locations, each.lords, each.companions, each.monsters)
            s.tell(events.SCORED, seat, each.total, *by_source, s.monsters[seat])
        won = winners(s, [each.total for each in scores])
        s.tell(events.GAME_ENDED, won)
        s.finish(Outcome(won, tuple(each.sources() for each in scores)))


def join_final_companions(s: AbyssState, seat: int) -> None:
    """The weakest Ally of each race in hand joins, the rest is discarded (A18.1 to A18.3); all is shown (A28.23)."""
    hand = s.hands[seat]
    weakest: dict[int, int] = {}
    for card in hand:  # hands are sorted by race, then value
        weakest.setdefault(RACE[card], card)
    joining = tuple(weakest.values())
    s.companions[seat] = with_cards(s.companions[seat], joining)
    s.discard.extend(without_cards(hand, joining))
    s.hands[seat] = ()
    if joining:
        s.tell(events.FINAL_COMPANIONS, seat, hand, joining)
