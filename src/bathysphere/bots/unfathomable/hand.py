"""Hand cards: which to draw, to discard and to pay with; items and trade."""

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, FIRST_CREWS
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS, ITEMS
from bathysphere.games.unfathomable.cards.skills.table import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILL_OF,
    STRENGTH,
    TREACHERY,
    VALUE_OF,
    WILL,
)
from bathysphere.games.unfathomable.components import FOOD, HAND_LIMIT

SKILL_WORTH = {INFLUENCE: 1.05, LORE: 0.95, OBSERVATION: 1.0, STRENGTH: 1.15, WILL: 0.9, TREACHERY: 0.0}
"""How often a skill is asked for, Strength for the boilers besides."""
ENOUGH = 3
"""From so many cards of a skill on, another one is worth less."""
DOUBTFUL = 0.4
"""From such a suspicion on nobody gets anything."""
CHARACTER_WORTH = (1.0, 0.9, 0.8, 1.1, 0.7, 0.8, 1.0, 0.7, 0.9, 0.8)


def skill_worth(o: Evaluation, skill: int, more: int = 0) -> float:
    """What a card of a deck would be worth, with so many of it coming already."""
    if skill == TREACHERY:
        return 1.2 if o.open else -0.5
    have = sum([SKILL_OF[card] == skill for card in o.hand]) + more
    return SKILL_WORTH[skill] * (1.0 if have < ENOUGH else 0.7) / (1.0 + 0.12 * have)


def keep(o: Evaluation, card: int) -> float:
    """What a card is worth in this hand: a hidden traitor needs cards that oppose as well as others."""
    skill = SKILL_OF[card]
    if skill == TREACHERY:
        return (0.6 + 0.25 * VALUE_OF[card]) if o.foe else 0.05
    return o.card(card) * skill_worth(o, skill, -1) if not o.open else 0.1 * VALUE_OF[card]


def pick_draws(o: Evaluation, decision: Decision, number: int) -> Choice:
    """So many of the decks offered, one after another, each time the most useful."""
    chosen: Choice = ()
    counts = [0] * (TREACHERY + 1)
    while len(chosen) < number or not decision.enough(chosen):
        pick = max(decision.more(chosen), key=lambda option: skill_worth(o, option[1], counts[option[1]]) + o.whim())
        counts[pick[1]] += 1
        chosen = tuple(sorted((*chosen, pick)))
    return chosen


def draw_one(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: skill_worth(o, option[1]) + o.whim())


def opening(o: Evaluation, decision: Decision) -> Choice:
    return pick_draws(o, decision, 3)


def learn(o: Evaluation, decision: Decision) -> Choice:
    return pick_draws(o, decision, 2)


def feast(o: Evaluation, decision: Decision) -> Choice:
    """As many as the hand has room for, as long as food is worth less than another card; a foe takes all."""
    room = max(1, HAND_LIMIT + 1 - len(o.hand))
    return pick_draws(o, decision, min(room, 5 if o.foe else feast_size(o)))


def feast_size(o: Evaluation) -> int:
    """A card more is one chance in eight more to lose 1 food; the first is free."""
    price = o.dial(FOOD, -1) / 8
    room = max(1, HAND_LIMIT + 1 - len(o.hand))
    return min(room, 5 if price < o.weights.drawn_card * 0.75 else 3 if price < o.weights.drawn_card else 1)


def throw_out(o: Evaluation, decision: Decision) -> Choice:
    """One by one, each time the card missed least."""
    chosen: Choice = ()
    while not decision.enough(chosen):
        pick = min(decision.more(chosen), key=lambda option: keep(o, option[1]))
        chosen = decision.with_pick(chosen, pick)
    return mixed(o, chosen)


def mixed(o: Evaluation, chosen: Choice) -> Choice:
    """In an order by chance: which card lies on top then tells nothing about those beneath it (UI.35)."""
    cards = list(chosen)
    o.chance.shuffle(cards)
    return tuple(cards)


def pay(o: Evaluation, decision: Decision) -> Choice:
    """Cards of enough value and as little worth as possible: the dearest that is not needed stays."""
    chosen: Choice = ()
    while not decision.enough(chosen):
        pick = min(decision.more(chosen), key=lambda option: keep(o, option[1]) / VALUE_OF[option[1]])
        chosen = tuple(sorted((*chosen, pick)))
    for pick in sorted(chosen, key=lambda option: -keep(o, option[1])):
        rest = list(chosen)
        rest.remove(pick)
        if decision.enough(tuple(rest)):
            chosen = tuple(rest)
    return chosen


def pay_for_roll(o: Evaluation, decision: Decision) -> Choice:
    """The higher the better, unless its payer wants it to go wrong."""
    ranked = sorted(decision.options, key=lambda option: VALUE_OF[option[1]])
    return ranked[0] if o.foe else ranked[-1]


def persist(o: Evaluation, decision: Decision) -> Choice:
    """The weak cards go; at least one has to."""
    weak = [option for option in decision.options if VALUE_OF[option[1]] <= 1][:5]
    if weak:
        return mixed(o, tuple(weak))
    return (min(decision.options, key=lambda option: keep(o, option[1])),)


# -- a revealed traitor's cards


def decline(o: Evaluation, decision: Decision) -> Choice:
    """Treachery cards instead of all others."""
    return decision.options


def treachery(o: Evaluation, decision: Decision) -> Choice:
    return decision.options[0]


def swap_at_reveal(o: Evaluation, decision: Decision) -> Choice:
    """High cards of other skills are kept for checks, the rest become treachery."""
    weak = [option for option in decision.options if SKILL_OF[option[1]] != TREACHERY and VALUE_OF[option[1]] < 4]
    return mixed(o, tuple(weak))


# -- items


def take_item(o: Evaluation, decision: Decision) -> Choice:
    def worth(option: Choice) -> float:
        return item_worth(o, option[1]) if option[0] == "take" else 0.0

    return max(decision.options, key=worth)


def item_worth(o: Evaluation, item: int) -> float:
    """A second improvement is worth little: only one is active."""
    worth = o.weights.item_worth(item)
    owned = [each for each in o.own.items if each in IMPROVEMENTS and each != item]
    return 0.3 if item in IMPROVEMENTS and owned else worth


def keep_item(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: item_worth(o, option[1]))


def give_up_item(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: item_worth(o, option[1]))


def activate(o: Evaluation, decision: Decision) -> Choice:
    """The improvement whose skill is held least."""
    skills = CHARACTERS[o.own.character].skills

    def worth(option: Choice) -> float:
        skill = ITEMS[option[1]].skill
        return skill_worth(o, skill) + (0.3 if not skills[skill] else 0.0)

    return max(decision.options, key=worth)


def presents(o: Evaluation) -> list[tuple[int, int]]:
    """Improvements that lie idle and friends in the same space who have none, each with the one that they would get."""
    if o.foe:
        return []
    spare = [item for item in o.own.items if item in IMPROVEMENTS and item != o.own.active]
    here = [seat for seat in o.others if o.view.players[seat].place == o.place and o.view.players[seat].active < 0]
    friends = sorted([seat for seat in here if o.is_human(seat) and o.evil[seat] < DOUBTFUL], key=lambda to: o.evil[to])
    return list(zip(spare, friends, strict=False))


def offer(o: Evaluation, decision: Decision) -> Choice:
    """In anybody's trade: what lies idle goes to somebody who can use it."""
    return tuple(sorted([("give", item, to) for item, to in presents(o)]))


def agree(o: Evaluation, decision: Decision) -> Choice:
    """If this seat and its side gain more than they lose; a hidden traitor thinks of nobody else, as if they were
    content with anything fair."""
    gain = 0.0
    for each in o.view.offers:
        for item, to in each.gifts:
            gain += _account(o, to, item) - _account(o, each.seat, item)
    return ("agree",) if gain >= 0 else ("refuse",)


def _account(o: Evaluation, seat: int, item: int) -> float:
    """What it is worth to this seat that another has an item."""
    if seat == o.me:
        return item_worth(o, item) if item >= 0 else o.weights.item
    if o.hidden:
        return 0.0
    side = 2.0 * o.ally(seat) - 1.0
    idle = item in IMPROVEMENTS and o.view.players[seat].active not in (item, -1)
    return side * (0.3 if idle else o.weights.item_worth(item))


def give(o: Evaluation, decision: Decision) -> Choice:
    """A second improvement goes to a friend who has none."""
    wanted = [("give", item, to) for item, to in presents(o)]
    return next((option for option in decision.options if option in wanted), decision.options[0])


# -- the beginning


def character(o: Evaluation, decision: Decision) -> Choice:
    """Any of them, the useful ones rather; and together they should have every skill. In a first game one of those that
    are recommended for it (UL.11)."""
    crew = FIRST_CREWS[len(o.view.players)] if o.view.options.first_game else ()
    taken = [CHARACTERS[each.character].skills for each in o.view.players if each.character >= 0]
    have = [sum(skills) for skills in zip(*taken, strict=True)] if taken else [0] * TREACHERY

    def worth(option: Choice) -> float:
        skills = CHARACTERS[option[1]].skills
        fills = sum([number / (1 + have[skill]) for skill, number in enumerate(skills)])
        useful = CHARACTER_WORTH[option[1]] + 0.25 * fills + o.chance.below(1000) / 1000
        return useful + len(CHARACTERS) * (option[1] in crew)

    return max(decision.options, key=worth)
