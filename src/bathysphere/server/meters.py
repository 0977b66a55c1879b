"""What a server counts of its own work: sums over all tables and people, so that no figure tells of any of them."""

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Meters:
    def __init__(self) -> None:
        self.appends = Histogram()
        self.append_failures = 0
        self.commands: Counter[str] = Counter()
        """By what became of them: done, refused, failed."""
        self.requests: Counter[int] = Counter()
        """By status."""
        self.loop_delay = 0.0
        """The longest that the event loop was late of late, in seconds."""
