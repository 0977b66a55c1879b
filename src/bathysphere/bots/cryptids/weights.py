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
    repair: float = 0.1
    """And more while there are skills to restore."""
    xp: float = 0.4
    """The share of what the best skill brings for its price that experience is worth before it is learned."""
    savings: int = 3
    """Skills that cost no more are thought of."""
    rounds: float = 6.0
    """From so many rounds on the future counts in full."""
    sale: float = 0.35
    """The share of its price that a piece of evidence is worth in the hand."""
    moved: float = 0.5
    """The share of a relocation that counts before the cryptid is found."""
    presence: float = 0.4
    """For a cryptid in the reserve, towards the majority."""
    pairing: float = 1.1
    """For a cryptid that would fulfil a request together with one that waits."""
    kin: float = 0.8
    """For a cryptid that another one counts at the end."""
    hope: float = 0.4
    """How many more cryptids of a sort are expected when one is judged that counts them."""
    ability: float = 0.3
    """For an ability that brings nothing that can be counted."""
    renewed: float = 0.4
    """For each skill that an ability restores."""
    contract: tuple[float, float] = (0.9, 0.45)
    """For meeting the personal contract that promises more, and the other one."""
    roomless: float = 0.65
    """What is left of a relocation for which there is no room yet."""
    ready: float = 0.32
    """What it costs to use a skill that must be restored."""
    refresh: float = 0.06
    """For each token that a refresh brings to the map."""
    hare: float = 1.1
    """For a Wolpertinger token, not knowing which."""
    most_hares: float = 0.9
    """And more for one who may have most hares with it."""
    skills: tuple[float, ...] = (0.0, 0.34, 0.3, 0.3, 0.38, 0.24, 0.18, 0.1, 0.1, 0.16)
    """What each skill brings in a round."""
    late: float = 0.3
    """The share of a round that is lost until a skill is of use."""
    eager: float = 0.2
    """For an active skill, which is ready when it is learned."""
    crowd: float = 0.88
    """What is left of that for each active skill that wants restoring already."""
    restore: tuple[float, ...] = (0.5, 0.65, 0.6, 0.6, 0.7, 0.5)
    """What each active skill is worth ready rather than used."""
    row: float = 0.04
    """For each row higher on the track."""
    first: float = 0.2
    """For each other player who does not have the turn earlier."""
    height: float = 0.02
    """For standing far from the middle of the track, where both ways are open."""
    rebid: float = 0.15
    """What a card must promise more before a bid moves to it."""
    guard: float = 0.5
    """What the best card must promise more than the next, before a loose bid goes to keep it from being exchanged."""
    trade: float = 0.1
    """What a trade must promise at least."""
    fresh: float = 0.5
    """A plan that is worth less than this makes other cards worth a coin."""
    size: float = 0.06
    """For each cell of a terrain tile: large ones give room."""
    pace: float = 0.06
    """The same for one who is clearly ahead, against one who is clearly behind: large ones end the journey sooner."""
    alone: float = -0.06
    """The same against the poacher: the longer the journey, the more points and the more danger."""
    paying: float = 0.3
    """The share of its symbols that a tile of terrain is worth to the one who lays it."""
    room: float = 0.05
    """For each cell of a kind of terrain that is free already."""
    need: float = 1.0
    """For terrain on which a waiting cryptid finds room."""
    snug: float = 0.08
    """For each neighbouring cell of the same kind."""
    edge: float = 0.6
    """The share of that for a neighbouring cell on which nothing can be laid."""
    prey: float = 0.5
    """For a cryptid that the poacher cannot catch any more."""
    danger: float = 1.5
    """For each captive of a contract that a further one would join."""
