"""Monsters: which deep ones to fight, to move and to let act, and whom they strike."""

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.forecast import DIE, Forecast
from bathysphere.bots.unfathomable.specials import prey
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.items.table import KITCHEN_KNIFE, SHOTGUN
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, DECK, HYDRA_TARGET, ROOMS, WATER
from bathysphere.games.unfathomable.components import AGAINST_CHARACTER, AGAINST_DEEP_ONE, AIM, DEEP_ONE

LOCKED_TRAITOR = 2.6
"""What it is worth to have a revealed traitor in the brig."""


def chance_to_hit(o: Evaluation, target: int, space: int, weapon: int = -1) -> float:
    number = AGAINST_DEEP_ONE if target == DEEP_ONE else AGAINST_CHARACTER
    if weapon == -1:
        bonus = 1 if KITCHEN_KNIFE in o.own.items else 0
    elif weapon == SHOTGUN:
        bonus = enemies(o, space)
    else:
        bonus = AIM.get(weapon, 0)
    chance = min(1.0, (DIE + 1 - number + bonus) / DIE)
    return chance + (1 - chance) * chance if weapon in AIM and AIM[weapon] == 0 else chance


def enemies(o: Evaluation, space: int) -> int:
    if o.open:
        return sum([each.place == space and each.revealed < 0 for each in o.view.players])
    return o.view.deep_ones[space] + sum([each.place == space and each.revealed >= 0 for each in o.view.players])


def victim_worth(o: Evaluation, target: int, space: int) -> float:
    """What the defeat of a target is worth to this seat's side."""
    if target == DEEP_ONE:
        return -o.deep_one(space) if o.open else o.deep_one(space)
    if o.open:
        titles = 0.5 * sum([seat == target for seat in o.view.titles])
        return (o.weights.defeated + titles) * (1.0 - 0.7 * o.evil[target])
    return LOCKED_TRAITOR


def attack_gain(o: Evaluation, target: int, space: int, weapon: int = -1) -> float:
    return chance_to_hit(o, target, space, weapon) * victim_worth(o, target, space)


def grenade(o: Evaluation, space: int) -> float:
    """Everybody there, friend or foe, and the room itself: what the humans gain."""
    gain = o.view.deep_ones[space] * o.deep_one(space) - o.standing_in(space)
    gain += LOCKED_TRAITOR * sum([each.place == space and each.revealed >= 0 for each in o.view.players])
    if space in DECK:
        gain -= o.view.passengers[space - DECK.start] * o.soul
    return gain - (o.damage_room(space) if space in ROOMS else 0.0)


def rampage(o: Evaluation, decision: Decision) -> Choice:
    def gain(option: Choice) -> float:
        return victim_worth(o, option[2], option[1]) if option[0] == "attack_in" else 0.0

    return max(decision.options, key=lambda option: gain(option) + o.whim())


# -- deep ones that are moved


def push(o: Evaluation, space: int) -> float:
    """What it gains to move all deep ones of a space to the best place beside it."""
    away = min([o.deep_one(to) for to in ADJACENT[space] if to in WATER or to in DECK or to in ROOMS])
    return o.view.deep_ones[space] * (o.deep_one(space) - away)


def push_to(o: Evaluation, decision: Decision) -> Choice:
    return o.choose(decision.options, lambda option: o.deep_one(option[2]))


def drive(o: Evaluation, decision: Decision) -> Choice:
    """One deep one after another, those first that threaten most."""

    def loss(option: Choice) -> float:
        return o.deep_one(option[2]) - o.deep_one(option[1]) if len(option) > 1 else 0.0

    return o.choose(decision.options, loss)


def rise(o: Evaluation, decision: Decision) -> Choice:
    """Where the monsters of the Deep hurt most: before an undamaged room, far from where they drift away."""
    view = o.view

    def loss(option: Choice) -> float:
        water: int = option[1]
        passengers = view.passengers[water]
        room = HYDRA_TARGET[water]
        return (
            0.3 * passengers + (0.0 if o.is_damaged(room) else o.weights.rooms[room - ROOMS.start]) - 0.1 * (water // 2)
        )

    return o.choose(decision.options, loss)


def lead_monarch(o: Evaluation, decision: Decision) -> Choice:
    """Toward the stern, where the ship leaves it behind."""
    return o.choose(decision.options, lambda option: 0.2 - 0.1 * (option[2] // 2) if len(option) > 1 else 0.0)


# -- deep ones that act


def order(o: Evaluation, decision: Decision) -> Choice:
    """Those who come aboard first, then those who break a room, last those who look for an unbroken one: it is farther.
    A traitor has it the other way round. Where the order of the board is that order already, all at once."""
    spaces = [option[1] for option in decision.options[1:]]

    def rank(space: int) -> int:
        return 0 if space not in ROOMS else 2 if o.is_damaged(space) else 1

    wanted = sorted(spaces, key=rank, reverse=o.foe)
    return decision.options[0] if wanted == spaces else decision.options[1 + spaces.index(wanted[0])]


def victim(o: Evaluation, decision: Decision) -> Choice:
    """Whom a deep one attacks: oneself rather than a friend only if one has more to lose nothing."""

    def loss(option: Choice) -> float:
        seat = option[1]
        player = o.view.players[seat]
        titles = 0.2 * sum([holder == seat for holder in o.view.titles])
        return float(o.ally(seat) + titles + 0.05 * player.hand - 0.6 * player.wards)

    return o.least(decision.options, loss)


def defeat_order(o: Evaluation, decision: Decision) -> Choice:
    return decision.options[0]


def devour(o: Evaluation, decision: Decision) -> Choice:
    """So many deep ones are defeated: the worst, or for a traitor the most harmless."""
    chosen: Choice = ()
    while not decision.enough(chosen):
        pick = o.choose(decision.more(chosen), lambda option: -o.deep_one(option[1]), excuse=0.4)
        chosen = tuple(sorted((*chosen, pick)))
    return chosen


def clear_room(o: Evaluation, decision: Decision) -> Choice:
    return o.choose(decision.options, lambda option: -o.view.deep_ones[option[1]] * o.deep_one(option[1]))


def volunteers(o: Evaluation, decision: Decision) -> Choice:
    aboard = sum([o.view.deep_ones[space] for space in (*DECK, *ROOMS)])

    def loss(option: Choice) -> float:
        return float(option[1] * o.risk - min(option[1], aboard) * o.weights.deep_one_room)

    return o.choose(decision.options, loss)


def door(o: Evaluation, decision: Decision) -> Choice:
    return o.choose(decision.options, lambda option: o.deep_one(option[1]))


# -- spells


def departure(o: Evaluation, decision: Decision) -> Choice:
    """The space from which deep ones are sent away; a prisoner who can be trusted comes second."""

    def loss(option: Choice) -> float:
        space = option[1]
        here = [seat for seat in o.humans if o.view.players[seat].place == space]
        friends = sum([o.sent(space) * (o.ally(seat) - 0.4) for seat in here]) if o.sent(space) else 0.0
        return -o.view.deep_ones[space] * max(0.0, o.deep_one(space) - o.weights.deep_one_deck) - friends

    return o.choose(decision.options, loss)


def send(o: Evaluation, decision: Decision) -> Choice:
    """Deep ones out on deck, prisoners out of the brig, known traitors into it."""
    harmless = min(DECK, key=o.deep_one)

    def gain(option: Choice) -> float:
        match option:
            case ("send_deep_one", _, space):
                worst = max(ROOMS, key=o.deep_one)
                return 1.0 if space == (worst if o.foe else harmless) else 0.0
            case ("send", seat, space):
                here = o.view.players[seat].place
                return (o.sent(here) - o.sent(space)) * (2.0 * o.ally(seat) - 1.0) - 0.05 * (space in DECK)
        return 0.01

    return max(decision.options, key=gain)


def prowl(o: Evaluation, decision: Decision) -> Choice:
    forecast = Forecast(o, o.me)

    def loss(option: Choice) -> float:
        return -prey(forecast, o.place if option == ("stay",) else option[1])

    return o.choose(decision.options, loss)


def ward(o: Evaluation, decision: Decision) -> Choice:
    return o.least(decision.options, lambda option: -o.ally(option[1]) - 0.2 * (option[1] == o.me))


def call_friends(o: Evaluation, decision: Decision) -> Choice:
    """All of them; a hidden traitor forgets some."""
    if o.foe:
        return ()
    return decision.options
