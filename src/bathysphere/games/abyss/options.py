"""Table options: errata, other editions, and a first game. The printed book is the default, so all are off."""

from bathysphere.engine import Value


class Options(Value, frozen=True, gc=False):
    recruiter_plus_two: bool = False
    """A25.2: an opposing Recruiter adds 2 to the price in place of doubling it."""
    master_chooses: bool = False
    """A25.3: the Master of Magic's owner picks any paid Ally as Companion."""
    ambassadors_without_keys: bool = False
    """A25.4: Sage, Elder and Hermit carry no keys."""
    others_only: bool = False
    """A25.5: Traitor and Schemer may not discard themselves."""
    turned_lords_count: bool = False
    """A25.6: in location scoring a turned Lord counts by what is printed on him."""
    first_game: bool = False
    """A25.7: the first seat begins, where the beginner sits."""
