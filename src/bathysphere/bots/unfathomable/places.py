"""What a seat could do in a space, and where it is best to be."""

from bathysphere.bots.unfathomable.crises import spell_loss
from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.fights import attack_gain, chance_to_hit, victim_worth
from bathysphere.bots.unfathomable.forecast import DIE
from bathysphere.bots.unfathomable.hand import feast_size
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.damage import ANY, DAMAGE
from bathysphere.games.unfathomable.cards.items.table import (
    ITEMS,
    TOOL_KIT,
    WEAPONS,
)
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, STRENGTH, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    GALLEY,
    NAMES,
    ROOMS,
    SICK_BAY,
)
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.components import DEEP_ONE, FOOD, FUEL, SANITY, STRAIN

Gain = tuple[float, float]
"""What an action gains for the ship, and what for the one who does it: a traitor wants the second only."""
NONE: Gain = (0.0, 0.0)
PASSED_CABIN = 0.65
PASSED_BRIG = 0.6


def held(o: Evaluation, skill: int) -> list[int]:
    return sorted([card for card in o.hand if SKILL_OF[card] == skill], key=lambda card: VALUE_OF[card])


def enemy_in(o: Evaluation, space: int) -> bool:
    return o.view.deep_ones[space] > 0 or any(each.place == space and each.revealed >= 0 for each in o.view.players)


# -- what a room offers


def usable(o: Evaluation, space: int) -> bool:
    """Whether its action is open to a human who is there."""
    if f"room:{NAMES[space]}" in o.view.turn.used:
        return False
    return space == BRIG or (space in ROOMS and not o.is_damaged(space) and not enemy_in(o, space))


def strain(o: Evaluation, dial: int, card: int) -> float:
    """What the roll after a card in chapel and boiler room costs by expectation."""
    return min(1.0, max(0.0, (STRAIN - VALUE_OF[card]) / DIE)) * o.dial(dial, -1)


def room_gain(o: Evaluation, space: int, more: Choice) -> Gain:
    """Of one choice that a room offers."""
    w = o.weights
    if space == GALLEY:
        number = 5 if o.foe else feast_size(o)
        food = max(0, number - 1) / DIE * o.dial(FOOD, -1)
        return -food, number * w.drawn_card * o.freely(len(o.hand) + number // 2)
    if space == BOILER_ROOM:
        return o.travel - strain(o, FUEL, more[0]), -o.card(more[0])
    if space == CHAPEL:
        if more == ("back",):
            return -o.ritual, 0.0
        return o.ritual - strain(o, SANITY, more[1]), -o.card(more[1])
    if space == CARGO_HOLD:
        return 0.1, w.item - 0.06 * len(o.own.items)
    if space == BRIDGE:
        return (w.look if not o.foe else 0.0) - o.risk, w.look if o.foe else 0.0
    if space == CAPTAINS_CABIN:
        return lock_up(o, more[0]), -0.35
    if space == BRIG:
        return 0.0, PASSED_BRIG * w.in_brig - 0.4
    return NONE


def lock_up(o: Evaluation, target: int) -> float:
    """What it gains the ship to send somebody to the brig, as far as this seat can tell."""
    if o.view.players[target].place == BRIG:
        return -1.0
    evil = o.evil[target]
    if o.hidden:
        return 1.2 if o.looks[target] > 0.4 and evil < 0.9 else -1.0
    if evil < o.weights.lock_up_from:
        return -1.0
    return PASSED_CABIN * o.weights.in_brig * (2.2 * evil - 0.8)


def best_room(o: Evaluation, space: int) -> Gain:
    """The best that its action would gain, for somebody who comes with this hand."""
    if not usable(o, space) or space == BRIG:
        return NONE
    choices: list[Choice] = [()]
    if space == BOILER_ROOM:
        choices = [(card,) for card in held(o, STRENGTH)]
    elif space == CHAPEL:
        choices = [("on", card) for card in held(o, LORE)]
    elif space == CAPTAINS_CABIN:
        choices = [(seat,) for seat in o.others if o.is_human(seat)]
    elif (space == CARGO_HOLD and not o.view.items.size) or (space == BRIDGE and not o.view.supply):
        choices = []
    return best([room_gain(o, space, more) for more in choices], o)


def best(gains: list[Gain], o: Evaluation) -> Gain:
    return max(gains, key=lambda gain: weigh(o, gain), default=NONE)


def weigh(o: Evaluation, gain: Gain) -> float:
    """What a gain is worth to this seat."""
    return gain[1] + o.weights.cover * gain[0] if o.hidden else gain[0] + gain[1]


# -- repairs


def repair_gain(o: Evaluation, room: int, *, kit: bool) -> Gain:
    """If it can be paid; the tool kit costs nothing."""
    if not o.is_damaged(room) or enemy_in(o, room):
        return NONE
    damage = DAMAGE[o.view.damage[room - ROOMS.start]]
    if kit:
        return o.repair(room), 0.0
    cards = [card for card in o.hand if damage.skill in (ANY, SKILL_OF[card])]
    if sum([VALUE_OF[card] for card in cards]) < damage.value:
        return NONE
    return o.repair(room), -0.11 * damage.value - 0.2


# -- anywhere


def prospect(o: Evaluation, space: int) -> Gain:
    """The best single action that a human would have there."""
    gains = [NONE]
    if o.view.deep_ones[space] or enemy_in(o, space):
        gains.append((best_attack(o, space), 0.0))
    if space in DECK and o.view.passengers[space - DECK.start]:
        gains.append((o.passenger(space) + 0.05, 0.0))
    if space in ROOMS:
        gains.append(best_room(o, space))
        gains.append(repair_gain(o, space, kit=TOOL_KIT in o.own.items))
    return best(gains, o)


def best_attack(o: Evaluation, space: int) -> float:
    """With bare hands or the best weapon that works there; several enemies are worth a little more."""
    targets = [DEEP_ONE] if o.view.deep_ones[space] else []
    targets += [seat for seat, each in enumerate(o.view.players) if each.place == space and each.revealed >= 0]
    weapons = [-1, *[item for item in o.own.items if item in WEAPONS and ITEMS[item].action]]
    gains = [attack_gain(o, target, space, weapon) for target in targets for weapon in weapons]
    return max(gains, default=0.0)


def danger(o: Evaluation, space: int) -> float:
    """What a human is in for who stays there until their next turn."""
    view, w = o.view, o.weights
    if space == SICK_BAY:
        return 1.1
    many = view.deep_ones[space] if space not in (BRIG, SICK_BAY) else 0
    threat = min(0.85, w.activation * many * 3 / DIE) * w.defeated
    if space in DECK:
        threat += 0.25
    elif space in ROOMS and not o.is_damaged(space):
        threat += 0.06 * w.defeated
    return threat


def usefulness(o: Evaluation, space: int) -> float:
    """How well one stands there for the next turn."""
    later = {GALLEY: 0.35, BOILER_ROOM: 0.3, CARGO_HOLD: 0.15, CHAPEL: 0.15, CAPTAINS_CABIN: 0.1, BRIDGE: 0.1}
    base = later.get(space, 0.0)
    return base * (0.4 if space in ROOMS and o.is_damaged(space) else 1.0) - danger(o, space)


def go_anywhere(o: Evaluation, decision: Decision) -> Choice:
    """A free choice of a space: where something can be done, now or in the seat's next turn."""

    def gain(option: Choice) -> float:
        space = option[1]
        if o.open:
            return harm_there(o, space)
        return 0.6 * weigh(o, prospect(o, space)) + usefulness(o, space)

    return max(decision.options, key=lambda option: gain(option) + o.whim())


def go_to_galley(o: Evaluation, decision: Decision) -> Choice:
    return ("go",) if usefulness(o, GALLEY) > usefulness(o, o.place) else ("stay",)


def harm_there(o: Evaluation, space: int) -> float:
    """What a revealed traitor could do in a space."""
    view = o.view
    here = [seat for seat in o.humans if view.players[seat].place == space]
    gain = 0.0
    if space in DECK and view.passengers[space - DECK.start] and not here:
        gain = o.soul
    if here:
        gain = max(gain, *[chance_to_hit(o, seat, space) * victim_worth(o, seat, space) for seat in here])
    dial = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}.get(space)
    if dial is not None:
        gain = max(gain, 0.3 * o.dial(dial, -1))
        gain += 0.25 if not here else 0.1  # humans cannot use a room beside an enemy
    return gain


# -- spells and the boilers


def spell_prospect(o: Evaluation) -> float:
    """What the better of two spells gains by expectation."""
    gains = sorted([-spell_loss(o, spell) for spell in range(len(SPELLS))])
    number = len(gains)
    return sum([gain * 2 * place for place, gain in enumerate(gains)]) / (number * (number - 1))


def jury_rig(o: Evaluation, decision: Decision) -> Choice:
    """Damage for another step: when there are few damaged rooms, or the goal is near."""
    worth = o.travel - o.damage_ship()
    wants = -worth > 0 if o.foe else worth > 0
    if o.hidden and o.damaged < 2:
        wants = True
    return decision.options[-1] if wants else decision.options[0]
