"""The numbers of the thoughtful bot's judgement, all in one place. They were found by play against itself.

Worths are in a unit of their own: what it costs the humans to lose one point of a dial that is still high.
"""

from bathysphere.engine import Value
from bathysphere.games.unfathomable.cards.items.table import ITEMS

_ITEM_WORTH = {
    "speaking_trumpet": 0.5, "six_shooter": 0.9, "travel_pharmacy": 0.6, "tool_kit": 1.2, "repeating_rifle": 0.9,
    "elder_sign_amulet": 0.6, "almanac": 0.5, "book_of_dagon": 0.5, "lucky_ring": 1.0, "starbuck": 0.8,
    "pocket_pistol": 0.8, "fine_clothes": 1.3, "mystical_text": 1.3, "binoculars": 1.3, "medicine_ball": 1.4,
    "treasured_memento": 1.2, "jam_tin_grenade": 0.5, "kitchen_knife": 0.5, "plimsolls": 0.7, "shotgun": 0.9,
}  # fmt: skip


class Weights(Value, frozen=True, gc=False):
    loyal: bool = False
    """Plays as a human whatever the role cards say: what a table without traitors would be like."""

    # -- the ship
    end: float = 60.0
    """A lost game."""
    strain: float = 50.0
    """How steeply a point of a dial gains worth as it sinks."""
    fuel_for_distance: float = 0.25
    """Fuel that is as good as spent, for each point of distance that is left."""
    damage: tuple[float, ...] = (0.0, 1.0, 2.3, 4.2, 7.5, 15.0, 60.0)
    """How bad so many damaged rooms are."""
    rooms: tuple[float, ...] = (0.1, 0.3, 0.1, 0.2, 0.9, 0.8)
    """What the use of each room is worth besides."""
    travel: float = 0.9
    """A step of the ship, in points of an average dial."""
    calm: float = 0.8
    """What such a point counts at least here, so that nobody dawdles because all is well."""
    hurry: float = 0.75
    """How much more a step is worth if there is a traitor aboard: time is on their side."""
    last_steps: tuple[float, ...] = (1.3, 1.7, 2.4)
    """How much more a step is worth behind the last waypoint."""
    ritual: float = 0.35
    """A step of the ritual when there is little to banish."""
    deep_one_water: float = 0.3
    deep_one_deck: float = 0.7
    deep_one_room: float = 0.9
    deep_one_below: float = 0.22
    activation: float = 0.55
    """How likely deep ones act in a turn."""
    crowded: float = 0.12
    """For each deep one that the supply is short of ten, on top of each further one."""
    monarch: float = 1.3
    """A monarch that is up."""
    exposed_passenger: float = 0.75
    """The chance of a passenger on deck to be defeated, far from any deep one; and beside one."""
    hunted_passenger: float = 0.9
    chaos: float = 0.22
    """A treachery card in the chaos deck."""

    # -- cards
    card: float = 0.16
    card_value: float = 0.09
    drawn_card: float = 0.4
    """A card that one draws unseen."""
    item: float = 0.7
    items: tuple[float, ...] = tuple([_ITEM_WORTH[each.id] for each in ITEMS])
    action: float = 0.7
    """An action more."""
    spell: float = 0.75
    defeated: float = 1.7
    in_brig: float = 2.2
    look: float = 0.5
    title: float = 0.3

    # -- checks
    spread: float = 3.2
    """How far a check's total strays from what is expected."""
    added_value: float = 2.35
    """What a card is worth that a loyal player added."""
    willing: float = 0.85
    """The part of their supporting cards that others give to a check."""
    withheld: float = 0.8
    """How much less a hidden traitor gives, and how much less that is worth."""
    spoiled: float = 1.0

    # -- suspicion
    sabotage: tuple[float, ...] = (0.75, 0.2, 0.05)
    """How many opposing cards a hidden traitor adds, as others expect it."""
    slip: float = 0.04
    """How often a loyal player does the same."""
    odd_choice: float = 0.8
    """From which loss on a choice looks odd, and how much more likely a traitor makes it."""
    odds_of_odd_choice: float = 1.6
    lock_up_from: float = 0.55
    """How sure one must be to send somebody to the brig."""

    # -- words
    accusation: float = 0.25
    """How much likelier a traitor somebody is whom a trusted seat accuses; likewise below."""
    good_word: float = 0.3
    word_of_reader: float = 3.0
    """If the speaker has looked at the role cards of the player they speak of."""
    known_lie: float = 1.3
    known_truth: float = 0.9
    """What a word tells about its speaker if the listener knows better."""
    was_right: float = 0.75
    was_wrong: float = 1.4
    broken_promise: float = 1.5
    """Help was promised, the check failed, and no card came; or cards came in vain."""
    vain_promise: float = 1.1
    false_omen: float = 1.5
    true_omen: float = 0.9
    omen: float = 0.7
    """How far a card must be from the average of its deck to be called good or bad."""
    belief: float = 0.6
    """How much a promise counts beside what one can work out."""
    talkative: float = 0.5
    """How often a bot says what it could add to a check that matters."""
    quiet: int = 3
    """Turns between two things that it says unasked."""
    accuse_from: float = 0.6
    slander_from: float = 0.35
    """How suspect somebody must look to be slandered by a traitor."""

    # -- traitors
    excuse: float = 0.6
    """How much worse than the best a hidden traitor's choice may be."""
    caught: float = 1.2
    """What it costs the traitor that a check shows a saboteur."""
    sabotage_from: float = 0.35
    """What an opposing card must be worth to be added."""
    daring: float = 0.65
    """How often a hidden traitor sabotages when it pays; otherwise they help, with cards of little worth."""
    bold_stroke: float = 9.0
    """A harm for which a traitor forgets all caution."""
    cover: float = 0.9
    """How much a hidden traitor's actions serve the ship, so that nobody wonders what they are doing."""
    bold: float = 0.8
    """How much worse than the best a traitor chooses where others see only half of it: waypoints and spells."""
    reveal_when_suspected: float = 0.75
    reveal_when_low: int = 1
    """A dial at which it is time to strike openly."""
    reveal_from: int = 12
    """The distance from which a hybrid need not wait any longer."""
    whim: float = 0.08
    """How far chance moves a judgement, so that nobody is read like a book."""

    def item_worth(self, number: int) -> float:
        return self.items[number] if number >= 0 else self.item
