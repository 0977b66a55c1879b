"""What the effects cost that only one card has: of mythos cards, waypoints and spells."""

from bathysphere.bots.unfathomable.forecast import DIE, SPECIAL_LOSSES, Forecast
from bathysphere.engine import registers
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, ROOMS, SICK_BAY, SPACES, THE_DEEP, WATER
from bathysphere.games.unfathomable.components import CAPTAIN, FUEL
from bathysphere.games.unfathomable.effects import Special

costs = registers(SPECIAL_LOSSES)
"""What a special costs the humans."""


def fixed(name: str, loss: float) -> None:
    SPECIAL_LOSSES[name] = lambda f, effect: loss


# -- mythos: what hardly depends on the position

fixed("keeper_title_passes", 0.3)
fixed("remove_an_item", 0.7)
fixed("humans_may_go_to_galley", -0.4)
fixed("brig_opens", 0.5)
fixed("lucky_ring_lost", 0.9)
fixed("new_chaos_deck", -0.6)
fixed("you_to_rolled_deck", 0.2)


@costs("accuse")
def accuse(f: Forecast, effect: Special) -> float:
    """Good if somebody is surely evil, else a friend is lost for a while."""
    free = [f.o.evil[seat] for seat in f.o.humans if f.o.view.players[seat].place != BRIG and seat != f.o.me]
    surest = max(free, default=0.0)
    return f.o.weights.in_brig * (1.0 - 2.2 * surest)


@costs("may_send_another_to_brig")
def may_send(f: Forecast, effect: Special) -> float:
    return min(0.0, accuse(f, effect))


@costs("monarchs_to_the_bow")
def monarchs_to_the_bow(f: Forecast, effect: Special) -> float:
    return f.o.weights.monarch * sum([0.3 + 0.7 * (place == THE_DEEP) for place in f.o.view.monarchs])


@costs("humans_keep_one_item")
def humans_keep_one_item(f: Forecast, effect: Special) -> float:
    return sum([0.6 * (len(f.o.view.players[seat].items) - 1) for seat in f.o.humans if f.o.view.players[seat].items])


@costs("your_items_lost")
def your_items_lost(f: Forecast, effect: Special) -> float:
    return sum([f.o.weights.item_worth(item) for item in f.o.view.players[f.you].items])


@costs("supply_passenger_defeated")
def supply_passenger_defeated(f: Forecast, effect: Special) -> float:
    return f.o.soul


@costs("deep_one_beside_you")
def deep_one_beside_you(f: Forecast, effect: Special) -> float:
    return f.o.deep_one(f.o.view.players[f.you].place) + 0.2


@costs("deep_ones_beside_you")
def deep_ones_beside_you(f: Forecast, effect: Special) -> float:
    return 4 * f.o.deep_one(ROOMS[0]) + 0.5 if f.o.view.deep_one_supply >= 4 else f.o.weights.end


@costs("deep_one_in_rolled_room")
def deep_one_in_rolled_room(f: Forecast, effect: Special) -> float:
    return sum([f.o.deep_one(room) for room in ROOMS]) / len(ROOMS)


@costs("ambush_in_rolled_room")
def ambush_in_rolled_room(f: Forecast, effect: Special) -> float:
    return deep_ones_beside_you(f, effect) + 0.5


def _worst(f: Forecast, spaces: "range | tuple[int, ...]") -> float:
    return max([f.o.deep_one(space) for space in spaces if f.o.view.deep_ones[space]], default=0.0)


@costs("deep_one_inside_defeated")
def deep_one_inside_defeated(f: Forecast, effect: Special) -> float:
    return -_worst(f, ROOMS)


@costs("clear_a_room")
def clear_a_room(f: Forecast, effect: Special) -> float:
    return -max([f.o.view.deep_ones[room] * f.o.deep_one(room) for room in ROOMS])


@costs("move_each_deep_one")
def move_each_deep_one(f: Forecast, effect: Special) -> float:
    return float(-0.4 * sum([f.o.view.deep_ones[space] for space in (*DECK, *ROOMS)]))


@costs("may_move_each_deep_one")
def may_move_each_deep_one(f: Forecast, effect: Special) -> float:
    return move_each_deep_one(f, effect)


@costs("each_deep_one_defeated")
def each_deep_one_defeated(f: Forecast, effect: Special) -> float:
    return -sum([f.o.view.deep_ones[space] * f.o.deep_one(space) for space in range(SPACES)])


@costs("deep_ones_to_supply")
def deep_ones_to_supply(f: Forecast, effect: Special) -> float:
    return -sum([number * f.o.deep_one(space) for space, number in enumerate(f.o.view.deep_ones) if number])


@costs("volunteers")
def volunteers(f: Forecast, effect: Special) -> float:
    aboard = sum([f.o.view.deep_ones[space] for space in (*DECK, *ROOMS)])
    number = max(1, min(4, f.o.view.supply, aboard))
    return float(number * f.o.risk - 0.9 * min(number, aboard) * f.o.weights.deep_one_room)


@costs("chart_the_course")
def chart_the_course(f: Forecast, effect: Special) -> float:
    """A waypoint at once: as good as four steps, for its fuel."""
    return -4 * f.o.travel + f.change(FUEL, -1)


@costs("captain_deposed")
def captain_deposed(f: Forecast, effect: Special) -> float:
    return f.o.weights.in_brig + f.o.weights.title


@costs("you_and_captain_to_brig")
def you_and_captain_to_brig(f: Forecast, effect: Special) -> float:
    both = f.o.view.titles[CAPTAIN] != f.you
    return f.o.weights.in_brig * (2 if both else 1)


@costs("ritual_by_total")
def ritual_by_total(f: Forecast, effect: Special) -> float:
    return -1.5 * f.o.ritual


@costs("humans_in_rolled_room_defeated")
def humans_in_rolled_room_defeated(f: Forecast, effect: Special) -> float:
    return sum([f.o.standing_in(room) for room in ROOMS]) / len(ROOMS)


@costs("keeper_plays_a_spell")
def keeper_plays_a_spell(f: Forecast, effect: Special) -> float:
    return -f.o.weights.spell if f.o.view.spells.size else 0.0


@costs("roll_at_most_passengers_on_deck")
def roll_at_most_passengers_on_deck(f: Forecast, effect: Special) -> float:
    return min(1.0, (sum(f.o.view.passengers) + 1) / DIE) * f.branch(effect.then)


# -- waypoints


@costs("lost_in_fog")
def lost_in_fog(f: Forecast, effect: Special) -> float:
    return 3.2 * f.o.travel - f.o.travel * 2.8 + f.change(FUEL, -1)


@costs("deep_ones_overboard")
def deep_ones_overboard(f: Forecast, effect: Special) -> float:
    return -sum([f.o.view.deep_ones[deck] * (f.o.deep_one(deck) - f.o.deep_one(WATER[0])) for deck in DECK])


@costs("passengers_on_deck_defeated")
def passengers_on_deck_defeated(f: Forecast, effect: Special) -> float:
    lost = 0.0
    for deck in DECK:
        lost += f.o.view.passengers[deck - DECK.start] * (f.o.soul * 1.1 - f.o.passenger(deck))
    return lost


@costs("one_passenger_on_deck_defeated")
def one_passenger_on_deck_defeated(f: Forecast, effect: Special) -> float:
    there = [f.o.passenger(deck) for deck in DECK if f.o.view.passengers[deck - DECK.start]]
    return f.o.soul - max(there) if there else 0.0


# -- spells


@costs("astral_travel")
def astral_travel(f: Forecast, effect: Special) -> float:
    """Deep ones go where they are harmless, or a friend leaves the brig."""
    crowd = max([f.o.view.deep_ones[space] * (f.o.deep_one(space) - 0.7) for space in range(SPACES)])
    return -max(crowd, 0.3)


@costs("storm")
def storm(f: Forecast, effect: Special) -> float:
    swimming = sum([f.o.view.deep_ones[water] for water in WATER])
    gain = sum([f.o.view.deep_ones[water] * f.o.deep_one(water) for water in WATER])
    return -gain + min(1.0, max(0, swimming - 1) / DIE) * f.branch(effect.then)


@costs("rescue_any_number")
def rescue_any_number(f: Forecast, effect: Special) -> float:
    gain = sum([f.o.view.passengers[deck - DECK.start] * f.o.passenger(deck) for deck in DECK])
    return -gain + min(1.0, max(0, sum(f.o.view.passengers) - 1) / DIE) * f.branch(effect.then)


@costs("choose_item_of_five")
def choose_item_of_five(f: Forecast, effect: Special) -> float:
    return -1.3 if f.o.view.items.size else 0.0


@costs("gain_any_resource")
def gain_any_resource(f: Forecast, effect: Special) -> float:
    return min([f.o.dial(dial, 1) for dial in range(4)])


@costs("ward_a_player")
def ward_a_player(f: Forecast, effect: Special) -> float:
    return -0.7


@costs("keep_for_a_check")
def keep_for_a_check(f: Forecast, effect: Special) -> float:
    return -0.6


@costs("heal")
def heal(f: Forecast, effect: Special) -> float:
    ill = sum([f.o.view.players[seat].place == SICK_BAY for seat in f.o.humans])
    return -ill * f.o.weights.defeated * 0.8 - (len(f.o.humans) - ill) * f.o.weights.drawn_card


@costs("monarchs_to_the_deep")
def monarchs_to_the_deep(f: Forecast, effect: Special) -> float:
    return -f.o.weights.monarch * sum([place != THE_DEEP for place in f.o.view.monarchs])


@costs("locusts")
def locusts(f: Forecast, effect: Special) -> float:
    there = sorted([f.o.deep_one(space) for space in range(SPACES) for _ in range(f.o.view.deep_ones[space])])
    return -sum(there[-4:]) + 0.5 * f.branch(effect.then)


@costs("beast_within")
def beast_within(f: Forecast, effect: Special) -> float:
    return -max([prey(f, space) for space in (*DECK, *ROOMS)])


def prey(f: Forecast, space: int) -> float:
    """What the beast gains in a space."""
    o = f.o
    number = o.view.deep_ones[space] + sum([each.place == space and each.revealed >= 0 for each in o.view.players])
    passengers = o.view.passengers[space - DECK.start] if space in DECK else 0
    rage = max(0, number - 1) / DIE * (o.standing_in(space) + o.weights.defeated + passengers * o.soul)
    return number * max(o.deep_one(space), 0.5) - rage
