"""What is worth saying. Humans tell what they saw and whom they fear; the Thing and the infected pass for humans, speak
ill of them and well of each other. News and answers come at once, all else now and then only.
"""

from collections.abc import Iterator

from bathysphere.bots.thing.evaluation import Evaluation
from bathysphere.bots.thing.observations import Sight
from bathysphere.engine import Choice
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE

FRESH = 1.0
"""Rounds within which a look is news."""
AGAIN = 2.0
"""Rounds before the same thing is said once more."""
YES = 1


def say(o: Evaluation) -> Choice | None:
    """The most pressing statement, or none."""
    if o.view.out[o.me] or o.view.outcome is not None:
        return None
    for statement in _pressing(o):
        if _new(o, statement):
            return statement
    if o.model.turn - o.model.spoke < o.weights.quiet or not _by_chance(o, o.weights.shy):
        return None
    remarks = _human_remarks(o) if o.role == HUMAN else _false_remarks(o)
    return next((statement for statement in remarks if _new(o, statement)), None)


def _new(o: Evaluation, statement: Choice) -> bool:
    said = o.model.said.get((o.me, *statement))
    return said is None or o.model.turn - said > AGAIN * len(o.living)


def _in_the_air(o: Evaluation, seat: int) -> bool:
    """Somebody has just said it: no need for a chorus."""
    return o.model.turn - o.model.blamed[seat] < o.weights.quiet


def _by_chance(o: Evaluation, one_in: int) -> bool:
    return o.chance.below(one_in) == 0


# -- news and answers


def _pressing(o: Evaluation) -> Iterator[Choice]:
    model = o.model
    if model.asked:
        yield ("reply", YES)
    for sight in model.sights:
        if o.model.turn - sight.turn <= FRESH * len(o.living) and not o.view.out[sight.about]:
            report = _truth(sight) if o.role == HUMAN else _lie(o, sight)
            if report is not None:
                yield report
    if model.accused != NOBODY and not o.view.out[model.accused]:
        yield ("claim", HUMAN)
    if o.role == INFECTED and o.the_thing != NOBODY and not o.view.thing_out:
        accusers = [by for by in model.against[o.the_thing] if not o.view.out[by] and o.human(by) > 0.5]
        if accusers and model.turn - model.spoke >= o.weights.quiet:
            yield ("clear", o.the_thing)


def _truth(sight: Sight) -> Choice | None:
    """One harmless card proves nothing and is not talked about."""
    for card in (THING, INFECTION):
        if card in sight.cards:
            return ("saw", sight.about, card)
    return ("saw_clean", sight.about) if sight.whole else None


def _lie(o: Evaluation, sight: Sight) -> Choice | None:
    """A friend was clean; a human was not, if others would believe it or they are in the way."""
    about = sight.about
    if o.human(about) < 0.5:
        return ("saw_clean", about) if sight.whole or INFECTION in sight.cards else None
    if o.looks[about] > o.weights.slander_from or o.threat(about) > 0.5:
        return ("saw", about, INFECTION)
    return ("saw_clean", about) if sight.whole else None


# -- remarks


def _human_remarks(o: Evaluation) -> Iterator[Choice]:
    weights = o.weights
    for seat in sorted(o.others, key=lambda seat: -o.thing[seat]):
        if not _in_the_air(o, seat):
            if o.thing[seat] >= weights.burn_from:
                yield ("burn", seat)
            if o.thing[seat] >= weights.accuse_from or o.evil[seat] >= weights.sure_from:
                yield ("accuse", seat)
    if o.view.turn.seat == o.me and not o.view.turn.closed:
        partner = o.partner()
        if partner != NOBODY and o.thing[partner] >= weights.decline_from:
            yield ("decline", partner)
    for seat in o.others:
        if o.model.against[seat] and o.evil[seat] < 0.1 and o.model.looked[o.me][seat] > 0:
            yield ("clear", seat)
    yield from _small_talk(o)


def _false_remarks(o: Evaluation) -> Iterator[Choice]:
    weights = o.weights
    victims = [seat for seat in o.others if o.human(seat) > 0.6 and not _in_the_air(o, seat)]
    if victims:
        victim = max(victims, key=lambda seat: o.looks[seat] + o.threat(seat))
        if o.looks[victim] >= weights.slander_from or o.threat(victim) > 0.5:
            yield ("burn", victim) if o.looks[victim] > weights.sure_from else ("accuse", victim)
    if o.role == THING_ROLE and o.view.turn.seat == o.me and INFECTION in o.hand:
        partner = o.partner()
        if partner != NOBODY and o.human(partner) and _by_chance(o, 5):
            yield ("promise", partner)
    if o.the_thing not in (NOBODY, o.me) and not o.view.thing_out and _by_chance(o, 12):
        yield ("trust", o.the_thing)
    yield from _small_talk(o)


def _small_talk(o: Evaluation) -> Iterator[Choice]:
    """Rare, and only in one's own turn."""
    if o.view.turn.seat != o.me or o.model.turn - o.model.spoke < 2 * len(o.living) or not _by_chance(o, 4):
        return
    doubtful = max(o.others, key=lambda seat: o.looks[seat])
    trusted = min(o.others, key=lambda seat: o.looks[seat])
    if _by_chance(o, 2):
        yield ("ask", doubtful)
    elif o.evil[trusted] < 0.2:
        yield ("trust", trusted)
    yield ("claim", HUMAN)
