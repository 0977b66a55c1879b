"""Traitors: when a hidden one throws off the mask, and what a revealed one does."""

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.fights import attack_gain, grenade, push
from bathysphere.bots.unfathomable.forecast import activation
from bathysphere.bots.unfathomable.places import harm_there
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.items.table import JAM_TIN_GRENADE, PLIMSOLLS, STARBUCK
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import (
    ADJACENT,
    BOILER_ROOM,
    BRIG,
    CHAPEL,
    DECK,
    GALLEY,
    ROOMS,
    SICK_BAY,
    THE_DEEP,
    WATER,
)
from bathysphere.games.unfathomable.components import ENOUGH_TO_RISE, FOOD, FUEL, SANITY

RANSACKED = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}
OUT = 1.5
"""To leave the brig."""


# -- the mask


def time_to_reveal(o: Evaluation) -> bool:
    """When suspicion closes in, when the humans are about to fall, or when they are about to arrive."""
    if not o.foe or o.weights.loyal:
        return False
    view, w = o.view, o.weights
    if o.in_brig:
        return True
    if o.looks[o.me] > w.reveal_when_suspected:
        return True
    if not view.awake:  # a second hybrid may still be dealt, and a second card of one's own would go to somebody else
        return False
    low = min(view.dials) <= w.reveal_when_low or o.damaged == 5
    return low or view.distance >= w.reveal_from


def hand_on(o: Evaluation, decision: Decision) -> Choice:
    """Traitors' cards to whom nobody suspects; human ones to those who are traitors already."""
    evil = HYBRID in o.own.roles

    def gain(option: Choice) -> float:
        seat = option[1]
        if not o.is_human(seat):
            return -5.0 if evil else 1.0
        return (-o.looks[seat] if evil else o.evil[seat]) - 2.0 * (o.view.players[seat].place == BRIG)

    return max(decision.options, key=lambda option: gain(option) + o.whim())


# -- what happens at a reveal


def malpractice(o: Evaluation, decision: Decision) -> Choice:
    """A passenger of the supply: those on deck may die anyway."""
    return max(decision.options, key=lambda option: 1.0 if option[1] < 0 else o.soul - o.passenger(option[1]))


def sabotage(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: o.damage_room(option[1]))


def ritual(o: Evaluation, decision: Decision) -> Choice:
    """Back, unless a banishment now would hurt the humans."""
    return o.choose(decision.options, lambda option: -o.ritual * option[1] + 0.05 * abs(option[1]))


def divide(o: Evaluation, decision: Decision) -> Choice:
    """Four waters, those first whose decks have passengers and whose way is long."""
    ranked = sorted(decision.options, key=lambda option: (-o.view.passengers[option[1]], option[1]))
    return tuple(sorted(ranked[:4]))


def pickpocket(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: o.weights.item_worth(option[2]))


# -- actions


def start(o: Evaluation, decision: Decision) -> Choice:
    """Ransack or Perform Rites in place of two actions, if they hurt more than those."""

    def harm(option: Choice) -> float:
        if option == ("act",):
            return 1.1
        if ABILITY[option[1]] == "ransack":
            dial = RANSACKED.get(o.place)
            return o.dial(dial, -1) if dial is not None else 0.0
        return activation(o, "mother_hydra") + activation(o, "father_dagon")

    return max(decision.options, key=lambda option: harm(option) + o.whim())


def act_openly(o: Evaluation, decision: Decision) -> Choice:
    """The action that hurts most."""
    left = o.view.acting.left if o.view.acting is not None else 1
    return max(decision.options, key=lambda option: harm(o, option, left) + o.whim())


def harm(o: Evaluation, option: Choice, left: int) -> float:
    match option:
        case ("move", space):
            return _move(o, space, left)
        case ("attack", target):
            return attack_gain(o, target, o.place)
        case ("murder",):
            return o.soul
        case ("play", card, *aim):
            return _play(o, card, aim) - 0.05
        case ("item", item, *aim):
            return _item(o, item, aim)
        case ("break_out", space):
            return OUT + 0.5 * harm_there(o, space)
        case ("stop",):
            return 0.0
    return -0.1


def _move(o: Evaluation, space: int, left: int) -> float:
    """Where the next action, or the next turn, hurts; out of the sick bay in any case."""
    there, here = harm_there(o, space), harm_there(o, o.place)
    out = 0.5 if o.place in (SICK_BAY, BRIG) else 0.0
    if left > 1:
        return there + out
    ransack = any(ABILITY[card] == "ransack" for card in o.hand)
    bonus = 0.6 * o.dial(RANSACKED[space], -1) if ransack and space in RANSACKED else 0.0
    return 0.4 * (there - here) + bonus + out


def _play(o: Evaluation, card: int, aim: list[int]) -> float:
    view = o.view
    match ABILITY[card]:
        case "reinforcements":
            if not view.deep_one_supply:
                return o.weights.end
            rises = view.deep_ones[THE_DEEP] + 1 >= ENOUGH_TO_RISE
            up = sum([place == THE_DEEP for place in view.monarchs])
            return o.deep_one(THE_DEEP) + 0.25 + (0.6 + 1.2 * up if rises else 0.0)
        case "call_to_action":
            return _call(o, aim)
        case "siren_song":
            return o.risk + 0.1
        case "watch_and_learn":
            return 0.3
        case "true_grit":
            return o.weights.action
        case "shrivelling":
            return 3 / 8 * (o.weights.defeated if o.evil[aim[1]] < 0.8 else 0.0)
        case "lesser_banishment":
            return -push(o, aim[0]) * 0.5
        case "rampage":
            here = [seat for seat in o.humans if view.players[seat].place == o.place]
            return 1.6 * max([attack_gain(o, seat, o.place) for seat in here], default=0.0)
        case "coordinated_effort":
            return o.weights.action * (1.0 if o.evil[aim[0]] > 0.95 else -1.0)
    return -0.1 * VALUE_OF[card]


def _call(o: Evaluation, aim: list[int]) -> float:
    """One deep one acts: where it strikes."""
    space = aim[0] if aim else o.place
    many = 1 if aim else o.view.deep_ones[space]
    if o.standing_in(space):
        return min(o.standing_in(space), many * 3 / 8 * o.weights.defeated)
    if space in DECK and o.view.passengers[space - DECK.start]:
        return o.soul * min(many, o.view.passengers[space - DECK.start])
    if space in ROOMS and not o.is_damaged(space):
        return o.damage_room(space)
    return 0.2 + (0.1 if space in WATER else 0.0)


def _item(o: Evaluation, item: int, aim: list[int]) -> float:
    if item == JAM_TIN_GRENADE:
        return -grenade(o, aim[0])
    if item == PLIMSOLLS:
        return harm_there(o, aim[0]) if aim[0] in ADJACENT[o.place] else 0.0
    if len(aim) == 2:
        return attack_gain(o, aim[1], aim[0], item) + (0.5 if item == STARBUCK else 0.0)
    return -0.1


def first_monarch(o: Evaluation, decision: Decision) -> Choice:
    return decision.options[0]


def pass_role(o: Evaluation, decision: Decision) -> Choice:
    """The second card of a revealed traitor goes where it does most harm; a human one anywhere."""
    return hand_on(o, decision)
