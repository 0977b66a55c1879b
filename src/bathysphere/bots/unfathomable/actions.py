"""Actions of a human player, or of one who still plays as such: each option by what it gains, the second action in
mind."""

from collections.abc import Callable

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.fights import attack_gain, grenade, push, victim_worth
from bathysphere.bots.unfathomable.forecast import DIE
from bathysphere.bots.unfathomable.hand import presents
from bathysphere.bots.unfathomable.places import (
    NONE,
    Gain,
    danger,
    prospect,
    repair_gain,
    room_gain,
    spell_prospect,
    usefulness,
    weigh,
)
from bathysphere.bots.unfathomable.traitor import act_openly, time_to_reveal
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.items.table import (
    BOOK_OF_DAGON,
    ITEMS,
    JAM_TIN_GRENADE,
    PLIMSOLLS,
    SPEAKING_TRUMPET,
    STARBUCK,
    TOOL_KIT,
    WEAPONS,
)
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, BRIG, DECK, SICK_BAY
from bathysphere.games.unfathomable.components import DEEP_ONE, FUEL, SANITY

SECOND = 0.85
"""What the second action counts while the first is chosen."""
TRADE = 0.7
"""What a present counts of its worth: its next owner may agree, and use it in later turns."""
SPEECH = 6 / 8
SHRIVELLED = (3 / 8, 5 / 8)
"""Against a character, against a deep one."""
ACCEPTABLE = -0.35
"""What a hidden traitor's action may cost the ship."""


def act(o: Evaluation, decision: Decision) -> Choice:
    if o.open:
        return act_openly(o, decision)
    reveals = [option for option in decision.options if option[0] == "reveal"]
    if reveals and time_to_reveal(o):
        return reveals[0]
    gains = {option: gain(o, option) for option in decision.options if option[0] != "reveal"}
    if o.hidden:
        gains = {option: each for option, each in gains.items() if each[0] > ACCEPTABLE or option == ("stop",)}
    left = o.view.acting.left if o.view.acting is not None else 1
    worth = {option: weigh(o, each) for option, each in gains.items()}
    scored = [(_whole(o, option, worth, left) + o.whim(), option) for option in gains]
    return max(scored, key=lambda each: each[0])[1]


def _whole(o: Evaluation, option: Choice, worth: dict[Choice, float], left: int) -> float:
    """An action and what can follow: another one here, or a place for the next turn."""
    if option[0] == "move":
        there = usefulness(o, option[1]) - usefulness(o, o.place)
        return weigh(o, prospect(o, option[1])) + 0.3 * there if left > 1 else there
    if left < 2 or option == ("stop",):
        return worth[option]
    others = [each for other, each in worth.items() if other[:2] != option[:2] and other[0] not in ("move", "stop")]
    leave = max(
        [usefulness(o, other[1]) - usefulness(o, o.place) for other in worth if other[0] == "move"], default=0.0
    )
    return worth[option] + SECOND * max([0.0, leave, *others])


def gain(o: Evaluation, option: Choice) -> Gain:
    judge = _GAINS.get(option[0])
    return judge(o, option) if judge is not None else NONE


# -- what everybody can do


def attack(o: Evaluation, option: Choice) -> Gain:
    return attack_gain(o, option[1], o.place), 0.0


def rescue(o: Evaluation, option: Choice) -> Gain:
    return o.passenger(o.place) + 0.05, 0.0


def repair(o: Evaluation, option: Choice) -> Gain:
    return repair_gain(o, option[1], kit=False)


def use_room(o: Evaluation, option: Choice) -> Gain:
    return room_gain(o, option[1], option[2:])


def trade(o: Evaluation, option: Choice) -> Gain:
    """To give away what lies idle; what others would give nobody knows beforehand."""
    gifts = presents(o)
    if not gifts:
        return 0.0, -0.5
    return sum([TRADE * o.weights.item_worth(item) * (1.0 - o.evil[to]) for item, to in gifts]), 0.0


def keeper(o: Evaluation, option: Choice) -> Gain:
    """A hidden traitor wastes a spell, or casts the worse one."""
    return (0.0, 0.6) if o.hidden else (spell_prospect(o), 0.0)


# -- hand cards


def play(o: Evaluation, option: Choice) -> Gain:
    card = option[1]
    judge = _PLAYS.get(ABILITY[card])
    if judge is None:
        return 0.0, -1.0
    ship, own = judge(o, option)
    return ship, own - o.card(card) * o.freely(len(o.hand))


def coordinate(o: Evaluation, option: Choice) -> Gain:
    """A friend who can do something where they stand, or who has to get out of somewhere."""
    other = o.view.players[option[2]]
    if not o.is_human(option[2]):
        return -o.weights.action, 0.0
    able = 0.2 if other.place == BRIG else 1.2 if other.place == SICK_BAY else 1.0
    return o.weights.action * able * (1.0 - 2.0 * o.evil[option[2]]), 0.0


def speak(o: Evaluation, option: Choice) -> Gain:
    return -(SPEECH * o.dial(SANITY, 1) + (1 - SPEECH) * o.dial(SANITY, -1)), 0.0


def shrivel(o: Evaluation, option: Choice) -> Gain:
    _, _, space, target = option
    return SHRIVELLED[target == DEEP_ONE] * victim_worth(o, target, space), 0.0


def banish(o: Evaluation, option: Choice) -> Gain:
    return push(o, option[2]), 0.0


def learn(o: Evaluation, option: Choice) -> Gain:
    return 0.0, 2 * o.weights.drawn_card * o.freely(len(o.hand))


def rampage(o: Evaluation, option: Choice) -> Gain:
    weapon = option[2]
    many = o.view.deep_ones[o.place]
    tries = 4 if weapon == -1 else 3
    each = attack_gain(o, DEEP_ONE, o.place, weapon) if many else 0.0
    traitors = [seat for seat, other in enumerate(o.view.players) if other.place == o.place and other.revealed >= 0]
    caught = max([attack_gain(o, seat, o.place, weapon) for seat in traitors], default=0.0)
    return min(tries * each, many * o.deep_one(o.place)) * 0.9 + 1.6 * caught, 0.0


def persist(o: Evaluation, option: Choice) -> Gain:
    """Weak cards for new ones."""
    weak = sum([VALUE_OF[card] <= 1 for card in o.hand]) - 1
    return 0.0, 0.1 * weak


def grit(o: Evaluation, option: Choice) -> Gain:
    return o.weights.action, 0.0


# -- items


def use_item(o: Evaluation, option: Choice) -> Gain:
    _, item, *aim = option
    if item == JAM_TIN_GRENADE:
        return grenade(o, aim[0]), -o.weights.item_worth(item)
    if item == STARBUCK:
        return attack_gain(o, aim[1], aim[0], item) + 0.6 * o.weights.action, 0.0
    if item in WEAPONS:
        return attack_gain(o, aim[1], aim[0], item), 0.0
    if item == SPEAKING_TRUMPET:
        near = [space for space in (o.place, *ADJACENT[o.place]) if space in DECK]
        return sum([o.view.passengers[space - DECK.start] * o.passenger(space) for space in near]), 0.0
    if item == TOOL_KIT:
        return repair_gain(o, aim[0], kit=True)
    if item == BOOK_OF_DAGON:
        return max(0.0, push(o, o.place)) + 0.6 * o.weights.action, 0.0
    if item == PLIMSOLLS:
        ship, own = prospect(o, aim[0])
        return ship, own + 0.2 * (usefulness(o, aim[0]) - usefulness(o, o.place))
    return NONE if ITEMS[item].action else (0.0, -1.0)


# -- sheets and feats


def deck_chief(o: Evaluation, option: Choice) -> Gain:
    ship, own = prospect(o, option[1])
    return ship, own - 0.3 * danger(o, option[1])


def quick_draw(o: Evaluation, option: Choice) -> Gain:
    _, item, space, target = option
    return attack_gain(o, target, space, item) + 0.6 * o.weights.action, 0.0


def occult_training(o: Evaluation, option: Choice) -> Gain:
    return 0.1, 0.15


def first_oath(o: Evaluation, option: Choice) -> Gain:
    chance = min(1.0, (DIE + 1 - 7 + VALUE_OF[option[1]]) / DIE)
    return chance * o.weights.monarch, -o.card(option[1])


def scavenger(o: Evaluation, option: Choice) -> Gain:
    return 0.0, o.weights.item * (0.7 if len(o.own.items) < 3 else 0.4)


def full_steam(o: Evaluation, option: Choice) -> Gain:
    return 2 * o.travel - o.dial(FUEL, -1), -0.6


def arrest(o: Evaluation, option: Choice) -> Gain:
    """A revealed traitor, or one who is as good as that."""
    target = option[1]
    if not o.is_human(target):
        return 2.2 if o.view.players[target].place != BRIG else -1.0, -0.4
    evil = o.evil[target]
    return (o.weights.in_brig * (2.2 * evil - 1.0) if evil > 0.7 else -1.0), -0.6


def quick_cast(o: Evaluation, option: Choice) -> Gain:
    return 0.5 + 0.6 * o.weights.action, -0.4


def read_roles(o: Evaluation, option: Choice) -> Gain:
    """Best when everybody has two role cards, and of whom one doubts."""
    doubt = o.evil[option[1]] * (1.0 - o.evil[option[1]]) * 4
    return (0.6 + 0.8 * doubt if o.view.awake else 0.1), -0.3


# -- kept mythos cards


def offer_deep_one(o: Evaluation, option: Choice) -> Gain:
    return 3 / DIE * (o.deep_one(o.place) + 2 * o.ritual), 0.0


def memory(o: Evaluation, option: Choice) -> Gain:
    """A check for sanity: with a hand that can carry most of it."""
    return (0.3, -0.2) if len(o.hand) >= 7 else (-0.3, -0.2)


def barricade(o: Evaluation, option: Choice) -> Gain:
    """It is kept for the moment when deep ones come."""
    return -0.5, 0.0


_PLAYS: dict[str, Callable[[Evaluation, Choice], Gain]] = {
    "coordinated_effort": coordinate,
    "inspiring_speech": speak,
    "shrivelling": shrivel,
    "lesser_banishment": banish,
    "watch_and_learn": learn,
    "rampage": rampage,
    "persistence": persist,
    "true_grit": grit,
}
_GAINS: dict[str, Callable[[Evaluation, Choice], Gain]] = {
    "attack": attack,
    "rescue": rescue,
    "repair": repair,
    "room": use_room,
    "trade": trade,
    "keeper": keeper,
    "play": play,
    "item": use_item,
    "deck_chief": deck_chief,
    "quick_draw": quick_draw,
    "occult_training": occult_training,
    "first_oath_of_dagon": first_oath,
    "scavenger": scavenger,
    "full_steam_ahead": full_steam,
    "arrest_order": arrest,
    "quick_cast": quick_cast,
    "deep_one_ancestry": read_roles,
    "sacrifice_deep_one": offer_deep_one,
    "memory_of_the_deep": memory,
    "barricade": barricade,
}


def again(o: Evaluation, decision: Decision) -> Choice:
    """The amulet resolves a lore card once more."""

    def worth(option: Choice) -> float:
        if option[0] == "shrivelling":
            return SHRIVELLED[option[2] == DEEP_ONE] * victim_worth(o, option[2], option[1])
        return push(o, option[1]) if option[0] == "lesser_banishment" else 0.05

    return max(decision.options, key=lambda option: -worth(option) if o.hidden else worth(option))
