"""A bot that counts: what its own dice show, and what the others may be expected to."""

from bathysphere.bots import Bot, RandomBot
from bathysphere.engine import Choice, Decision
from liars_dice import BID, DOUBT, FACES, ONE, TableView


class CountingBot(Bot):
    """Doubts what is less likely than not, and otherwise makes the most likely of the lowest bids."""

    def choose(self, view: TableView, decision: Decision) -> Choice:
        bids = [choice for choice in decision.options if choice[0] == BID.name]
        if view.bid and (not bids or self.expected(view, view.face) < view.bid):
            return DOUBT()
        lowest = bids[: len(FACES)]
        return max(lowest, key=lambda bid: self.expected(view, bid[2]) - bid[1])

    def expected(self, view: TableView, face: int) -> float:
        """How many dice are likely to show a face."""
        wild = view.options.ones_wild and face != ONE
        own = sum(die == face or (wild and die == ONE) for die in view.hand)
        others = sum(view.dice) - len(view.hand)
        return own + others * (2 if wild else 1) / len(FACES)


BOTS = {"random": RandomBot, "counting": CountingBot}
