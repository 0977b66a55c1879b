"""What is worth saying. Humans say what they can add, what they saw and whom they fear; hidden traitors promise more
than they mean, speak ill of players who are doubted already and well of each other; revealed ones only answer. Answers
come at once, all else now and then only."""

from collections.abc import Iterator

from bathysphere.bots.unfathomable.checks import chance_to_pass, plan, potential, stakes_of
from bathysphere.bots.unfathomable.crises import advantage
from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.places import repair_gain
from bathysphere.bots.unfathomable.talk_model import CHECK, TalkModel
from bathysphere.engine import Choice
from bathysphere.games.unfathomable.cards.items.table import TOOL_KIT, WEAPONS
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, CARDS_WITH, LORE, SKILL_OF, TIMING, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import BRIG, ROOMS
from bathysphere.games.unfathomable.checks import Check
from bathysphere.games.unfathomable.components import KEEPER, NOBODY
from bathysphere.games.unfathomable.talk import ABILITIES, DECKS, TASKS
from bathysphere.games.unfathomable.view import UnfathomableView

YES, NO = ("reply", 1), ("reply", 0)
FRESH = 1
"""Turns within which a look is news."""
AGAIN = 3
"""Rounds before the same thing is said once more."""
WORTH_A_WORD = 1.2
"""What must be at stake in a check for anybody to talk about it."""
ENOUGH = 3
"""Points, or cards, with which one can say to be of help."""


def has_cause(model: TalkModel, view: UnfathomableView) -> bool:
    """Whether it is worth the thought: a question, a look, a check, an accusation, or a new turn."""
    if view.outcome is not None or view.turn.number == 0:
        return False
    check = view.check
    return (
        model.seat in model.asked
        or any(view.turn.number - turn <= FRESH for _, turn in model.sights)
        or (check is not None and check.stage == "criteria" and not model.spoke_of_check)
        or (check is None and model.remarked != view.turn.number)
    )


def say(o: Evaluation) -> Choice | None:
    """The most pressing statement, or none."""
    question = o.model.asked.get(o.me)
    if question is not None:
        return YES if _would_help(o, question) else NO
    if o.open:
        return None
    check = o.view.check
    if check is None:
        o.model.remarked = o.view.turn.number
    if o.model.turn - o.model.spoke < o.weights.quiet:
        return None
    if check is not None:
        return _on_check(o, check) if check.stage == "criteria" and not o.model.spoke_of_check else None
    remarks = (*_omens(o), *(_false_remarks(o) if o.hidden else _remarks(o)))
    return next((statement for statement in remarks if _new(o, statement)), None)


def _new(o: Evaluation, statement: Choice) -> bool:
    said = o.model.said.get((o.me, *statement))
    return said is None or statement[0] in ("good", "bad") or o.model.turn - said > AGAIN * len(o.view.players)


def _by_chance(o: Evaluation, share: float) -> bool:
    return o.chance.below(1000) < 1000 * share


# -- answers


def _would_help(o: Evaluation, question: Choice) -> bool:
    """A hidden traitor denies what they mean to keep and promises what they will not give."""
    verb, _, subject = question
    if o.open:
        return False
    if verb == "ask_card":
        holds = any(card in CARDS_WITH[ABILITIES[subject]] for card in o.hand)
        return holds and not (o.hidden and _by_chance(o, 0.5))
    able = _able(o, TASKS[subject])
    return able or (o.hidden and subject == CHECK and len(o.hand) >= ENOUGH)


def _able(o: Evaluation, task: str) -> bool:
    abilities = {ABILITY[card] for card in o.hand}
    match task:
        case "roll":
            return any(TIMING[each] in ("before_roll", "after_roll") for each in abilities)
        case "check":
            check = o.view.check
            if check is not None:
                return sum(_supporting(o, check)) >= ENOUGH
            return len(o.hand) >= 2 * ENOUGH
        case "move":
            return "coordinated_effort" in abilities
        case "fight":
            return "rampage" in abilities or any(item in WEAPONS for item in o.own.items)
        case "repair":
            kit = TOOL_KIT in o.own.items
            return kit or any(repair_gain(o, room, kit=False)[0] > 0 for room in ROOMS)
    return o.view.titles[KEEPER] == o.me or any(SKILL_OF[card] == LORE for card in o.hand)


# -- checks


def _supporting(o: Evaluation, check: Check) -> list[int]:
    """The values that this seat could add in favour, one at most in the brig."""
    values = sorted([VALUE_OF[card] for card in o.hand if SKILL_OF[card] in check.skills])
    return values[-1:] if o.in_brig else values


def _on_check(o: Evaluation, check: Check) -> Choice | None:
    stakes = stakes_of(o, check)
    matter = abs(stakes.failed - stakes.passed)
    if matter < WORTH_A_WORD or not _by_chance(o, _openness(o) * min(1.0, matter / 3)):
        return None
    if check.seat == o.me and 0.2 < chance_to_pass(o, check.target, check.skills) < 0.8:
        friend = _whom_to_ask(o, check)
        if friend != NOBODY:
            return ("ask_help", friend, CHECK)
    values = _supporting(o, check)
    if values and not o.hidden:
        values = [VALUE_OF[card] for card in plan(o, check)]
        if not values:
            return None  # able, but not willing: silence is no lie
    return _offer(o, values)


def _openness(o: Evaluation) -> float:
    """The more sit there, the less each of them says."""
    return o.weights.talkative * 4 / len(o.view.players)


def _whom_to_ask(o: Evaluation, check: Check) -> int:
    """The player who could give most and has not spoken yet."""
    silent = [
        seat for seat in o.others if o.is_human(seat) and o.model.promised[seat] < 0 and o.view.players[seat].hand > 1
    ]
    trusted = [seat for seat in silent if o.hidden or o.evil[seat] < 0.4]
    return max(trusted, key=lambda seat: potential(o, seat, check.skills), default=NOBODY)


def _offer(o: Evaluation, values: list[int]) -> Choice | None:
    """How much one will help; a hidden traitor speaks of more than they have, so that others save their cards."""
    if o.hidden and len(o.hand) >= ENOUGH:
        values = [*values, ENOUGH]
    points = sum(values)
    if not values:
        return ("no_help",)
    if len(values) == 1:
        return ("help_one", int(points >= ENOUGH))
    return ("help_some", 0 if points <= 4 else 1 if points <= 8 else 2)


# -- looks into decks


def _omens(o: Evaluation) -> Iterator[Choice]:
    """Of a card that lies on top for certain: while one of several is still to be chosen the next is known as well."""
    decks = {"mythos": o.view.mythos, "waypoint": o.view.waypoints, "spell": o.view.spells}
    for deck, turn in o.model.sights:
        known = dict(decks[deck].known) if deck in decks else {}
        if o.model.turn - turn > FRESH or 0 not in known or 1 in known:
            continue
        better = advantage(o, deck, known[0])
        if abs(better) > o.weights.omen:
            lie = o.hidden and _by_chance(o, 0.5)
            yield ("good" if (better > 0) != lie else "bad", DECKS.index(deck))


# -- who is who


def _in_the_air(o: Evaluation, seat: int) -> bool:
    """Somebody has just said it: no need for a chorus."""
    return o.model.turn - o.model.blamed[seat] < len(o.view.players)


def _at_large(o: Evaluation) -> list[int]:
    return [seat for seat in o.others if o.is_human(seat) and o.view.players[seat].place != BRIG]


def _remarks(o: Evaluation) -> Iterator[Choice]:
    for seat in sorted(_at_large(o), key=lambda seat: -o.evil[seat]):
        if o.evil[seat] >= o.weights.accuse_from and not _in_the_air(o, seat) and _by_chance(o, 0.5):
            yield ("accuse", seat)
    for seat in o.others:
        doubted = [by for by in o.model.accusers[seat] if by != o.me and o.is_human(by)]
        if doubted and o.is_human(seat) and o.evil[seat] < 0.1 * o.model.prior and _by_chance(o, 0.5):
            yield ("clear", seat)


def _false_remarks(o: Evaluation) -> Iterator[Choice]:
    """A hidden traitor accuses its accusers; otherwise a player who is doubted already."""
    victims = [seat for seat in _at_large(o) if o.evil[seat] < 0.9 and not _in_the_air(o, seat)]
    if o.model.accused in victims and _by_chance(o, 0.5):
        yield ("accuse", o.model.accused)
    for seat in sorted(victims, key=lambda seat: -o.looks[seat]):
        if o.looks[seat] >= o.weights.slander_from and _by_chance(o, 0.3):
            yield ("accuse", seat)
    for seat in o.others:
        if o.model.accusers[seat] and o.is_human(seat) and o.evil[seat] > 0.95 and _by_chance(o, 0.3):
            yield ("clear", seat)
