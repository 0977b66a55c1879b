"""Table options: the modes of chapter 7 and the tip for a first game of two."""

from bathysphere.engine import Value


class Options(Value, frozen=True, gc=False):
    wolpertinger: bool = False
    """C35: hares are hidden in the cities."""
    no_bids: bool = False
    """C41: bid tokens stay in the box, and any open card may be tracked."""
    first_pair: bool = False
    """C18.8: two beginners learn skills without the surcharge."""
    content: str = ""
    """The content pack of the table; '' is the one that comes with the program."""
