"""The numbers of the thoughtful bot's judgement, in points of reputation. They were found by play against itself."""

from bathysphere.engine import Value


class Weights(Value, frozen=True, gc=False):
    patience: float = 0.68
    """What a plan keeps of its worth for each turn that it takes."""
    plans: tuple[float, ...] = (1.0, 0.5, 0.25)
    """How much the best plans count together, for one works on one at a time."""
    unseen: float = 2.0
    """Turns that a piece of evidence costs which lies nowhere in sight."""
    saved: float = 0.6
    """The share of a turn that a ready skill saves where an action is repeated."""
    flight: float = 1.2
    """Turns that a way takes at most with a plane ticket."""
    risk: float = 0.9
    """How much of a plan is left if others could be there first."""
    coin: float = 0.05
    """What a coin is worth above its share of a point, with rounds enough to use it and few others."""
    purse: int = 5
    """With so many coins a further one is worth its share of a point alone."""
    xp: float = 0.55
    """The same for experience, while there are skills to learn."""
    rounds: float = 6.0
    """From so many rounds on the future counts in full."""
    sale: float = 0.35
    """The share of its price that a piece of evidence is worth in the hand."""
    moved: float = 0.5
    """The share of a relocation that counts before the cryptid is found."""
    presence: float = 0.4
    """For a cryptid in the reserve, towards the majority."""
    pairing: float = 0.5
    """For a cryptid that would fulfil a request together with one that waits."""
    contract: tuple[float, float] = (0.9, 0.45)
    """For meeting the personal contract that promises more, and the other one."""
    roomless: float = 0.65
    """What is left of a relocation for which there is no room yet."""
    ready: float = 0.32
    """What it costs to use a skill that must be restored."""
    refresh: float = 0.09
    """For each token that a refresh brings to the map."""
    hare: float = 1.25
    """For a Wolpertinger token, not knowing which."""
    reroll: float = 0.35
    skills: tuple[float, ...] = (0.0, 0.36, 0.34, 0.17, 0.2, 0.24, 0.2, 0.12, 0.12, 0.16)
    """What each skill brings in a round."""
    crowd: float = 0.88
    """What is left of that for each active skill that wants restoring already."""
    restore: tuple[float, ...] = (0.55, 0.7, 0.65, 0.4, 0.4, 0.5)
    """What each active skill is worth ready rather than used."""
    row: float = 0.04
    """For each row higher on the track."""
    height: float = 0.02
    """For standing far from the middle of the track, where both ways are open."""
    rebid: float = 0.15
    """What a card must promise more before a bid moves to it."""
    trade: float = 0.1
    """What a trade must promise at least."""
    fresh: float = 0.5
    """A plan that is worth less than this makes other cards worth a coin."""
    size: float = 0.1
    """For each cell of a terrain tile: large ones give room and end the journey sooner."""
    need: float = 1.0
    """For terrain on which a waiting cryptid finds room."""
    snug: float = 0.08
    """For each neighbouring cell that is of the same kind, or that nothing can be laid on."""
    prey: float = 0.5
    """For a cryptid that the poacher cannot catch any more."""
    danger: float = 1.5
    """For each captive of a contract that a further one would join."""
