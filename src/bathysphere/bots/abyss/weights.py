"""The numbers of the thoughtful bot's judgement, all in influence points. They were found by play against itself."""

from bathysphere.engine import Value
from bathysphere.games.abyss.purse import ALLY_WORTH, PEARL_WORTH


class Weights(Value, frozen=True, gc=False):
    allies: tuple[float, ...] = ALLY_WORTH
    """What an Ally in hand is worth by its value, with turns enough to use it."""
    race: float = 0.1
    """For each race that a hand holds at all."""
    pearl: float = PEARL_WORTH
    comfort: float = 17.0
    """The value in Allies and pearls beyond which more of them is worth less."""
    token: float = 2.9
    """The mean Monster token is 2.65; a little more, because it cannot be lost but to a Hunter."""
    key: tuple[float, float, float] = (0.0, 0.28, 0.62)
    """What no, one and two keys of three are worth, in shares of a location."""
    patience: float = 0.85
    """What a plan keeps of its worth for each turn that it is away."""
    plan: float = 0.6
    """How much a plan that has come nearer counts."""
    explore: tuple[float, float, float] = (0.3, 2.2, 4.0)
    """For what exploring brings besides, with one, two and three opponents: the more there are, the more they buy."""
    council: tuple[float, float, float] = (0.7, -0.3, -1.0)
    """For asking the Council: with few opponents an area waits and grows."""
    leave: float = 0.1
    """The share of an Ally left on the track that serves the opponents."""
    ability: float = 1.0
    """How far lasting abilities and harm to opponents are trusted."""
    turns_per_lord: float = 2.3
    reveal: float = 0.4
    """What a tile left available to everybody costs."""
    ending: float = 1.0
    """How much the lead counts when a recruitment ends the game."""
    save: float = 0.3
    """What a gain has to be worth at least before pearls are spent on an offer."""
