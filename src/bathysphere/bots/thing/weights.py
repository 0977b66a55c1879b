"""The numbers of the thoughtful bot's judgement, all in one place. They were found by play against itself.

Worths are in a unit of their own: a card that one would rather keep than not is worth about one.
"""

from bathysphere.engine import Value
from bathysphere.games.thing.cards.kinds import ANALYSIS, BARRED_DOOR, FLAMETHROWER, QUARANTINE, SUSPICION, WHISKY
from bathysphere.games.thing.cards.worth import KEEP_HUMAN, KEEP_INFECTED, KEEP_THING, SECOND_COPY, by_card

Likelihood = tuple[float, float, float]
"""How likely something is of a human, of an infected and of the Thing."""


class Testimony(Value, frozen=True, gc=False):
    """How likely somebody says or does something about another, by the role of that other."""

    honest: Likelihood
    """From a human."""
    liar: Likelihood
    """From the Thing and the infected."""


SAYS: dict[str, Testimony] = {
    "accuse": Testimony((0.08, 0.16, 0.22), (0.2, 0.05, 0.02)),
    "burn": Testimony((0.06, 0.16, 0.3), (0.2, 0.04, 0.01)),
    "clear": Testimony((0.2, 0.12, 0.08), (0.1, 0.15, 0.25)),
    "trust": Testimony((0.2, 0.12, 0.08), (0.12, 0.15, 0.2)),
    "saw_clean": Testimony((0.7, 0.03, 0.001), (0.35, 0.4, 0.5)),
    "saw_thing": Testimony((0.001, 0.001, 0.9), (0.06, 0.02, 0.002)),
    "saw_infection": Testimony((0.03, 0.6, 0.15), (0.2, 0.04, 0.01)),
    "saw_hoard": Testimony((0.25, 0.6, 0.15), (0.2, 0.05, 0.02)),
    "decline": Testimony((0.15, 0.2, 0.25), (0.2, 0.15, 0.1)),
}
"""What statements are worth as evidence. Those about a look count much less when nobody saw that look; "saw_hoard" is
Infection! at tables where humans keep it."""

DOES: dict[int, Testimony] = {
    FLAMETHROWER: Testimony((0.06, 0.35, 0.9), (0.4, 0.06, 0.002)),
    QUARANTINE: Testimony((0.25, 0.4, 0.5), (0.4, 0.25, 0.2)),
    BARRED_DOOR: Testimony((0.25, 0.35, 0.4), (0.3, 0.25, 0.2)),
}
"""What a card aimed at somebody tells about both."""


class Weights(Value, frozen=True, gc=False):
    # -- evidence
    unseen_look: float = 0.05
    """How much of a statement about a look is believed when nobody saw that look."""
    surest_gift: float = 0.9
    """Even a Thing with many Infection! cards may hold back."""
    hoarding: int = 5
    """At tables up to this size humans keep Infection! cards: there are so few that the Thing misses each of them. At
    larger ones they throw them away, so as not to look infected."""
    hoarded: float = 0.3
    """What an Infection! card is worth to a human who hoards."""
    card_infection: tuple[Likelihood, Likelihood] = ((0.03, 0.35, 0.2), (0.15, 0.35, 0.2))
    """One card by chance out of a hand: that it is Infection!, usually and where humans hoard."""
    card_other: tuple[Likelihood, Likelihood] = ((0.97, 0.65, 0.55), (0.85, 0.65, 0.55))
    hand_infection: tuple[Likelihood, Likelihood] = ((0.08, 1.0, 0.0), (0.45, 1.0, 0.0))
    """A whole hand with Infection! in it, but not the Thing."""
    infection_shown: Likelihood = (0.05, 0.5, 0.3)
    declined: Likelihood = (0.35, 0.9, 0.95)
    refused: Likelihood = (1.0, 0.6, 0.8)
    surplus: Likelihood = (0.2, 1.0, 0.0)

    # -- what cards in hand are worth to each role
    keep_human: tuple[float, ...] = KEEP_HUMAN
    keep_infected: tuple[float, ...] = KEEP_INFECTED
    keep_thing: tuple[float, ...] = KEEP_THING
    copy: float = SECOND_COPY

    # -- humans
    burn_thing: float = 22.0
    burn_infected: float = 4.0
    burn_human: float = -9.0
    caught: float = 320.0
    """What it costs to be infected, by the square of the number of humans in the deal: where they are many, one of them
    is missed less, and what is spent on safety is missed in the search."""
    analyse: float = 3.0
    suspect: float = 1.6
    show: float = 3.5
    isolate: float = 4.0
    bar: float = 2.5
    refuse: float = 0.55
    """From what risk on an exchange is refused, in parts of a refusing card's worth."""
    patience: float = 10.0
    """Rounds after which everybody takes more risks."""

    # -- the Thing and the infected
    infect: float = 5.0
    supply: float = 1.6
    """For an infected: an Infection! card that reaches the Thing."""
    hunt: float = 2.2
    """A human less by fire."""
    silence: float = 9.0
    """A human who knows, silenced."""
    exposed: float = 3.5
    """What it costs to burn somebody whom nobody suspects."""
    friend: float = -9.0
    """The fire on an infected."""
    arms: tuple[float, ...] = by_card({FLAMETHROWER: 2.0, ANALYSIS: 1.5, SUSPICION: 0.8, WHISKY: 1.0, QUARANTINE: 0.4})
    """What a card is worth to a human who gets it: it is rather thrown away than given to them."""
    flee: float = 4.5

    # -- everybody
    press_on: float = 1.2
    """What Persistence promises."""
    whim: float = 0.25
    """How far chance moves a judgement, so that nobody is read like a book."""

    # -- talk
    quiet: int = 4
    """Turns of the table that a bot is silent after it has said something, but for news and answers."""
    shy: int = 3
    """A remark that could wait is made once in so many chances."""
    accuse_from: float = 0.45
    burn_from: float = 0.6
    decline_from: float = 0.35
    sure_from: float = 0.8
    slander_from: float = 0.5
    """How evil a human must look before the others speak ill of them."""
