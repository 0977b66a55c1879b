"""Why something is not offered: the rules say it about what the seat knows, and there is no other truth about it."""

from typing import Any

from bathysphere.contract.play import Broken, Seen
from bathysphere.engine import Choice, Decision, Game, State, open_questions, silent


def check_reasons(game: Game[Any], s: State, seen: Seen) -> None:
    for decision in open_questions(s):
        check_barred(game, s, decision, seen)


def check_barred(game: Game[Any], s: State, decision: Decision, seen: Seen) -> None:
    """Asked about what its seat knows, a rule offers the same as in the true state: no offer leans on a secret.
    Whatever is barred is refused, and whatever is offered has no reason against it."""
    view = game.view(s, decision.seat)
    if decision.kind in game.offers:
        offers = game.offers[decision.kind]
        for known in (game.state_from_view(view), s):
            if tuple(offers(known, decision.seat, silent)) != decision.options:
                raise Broken(f"{decision.kind} offers something else when its rule is asked about what the seat knows")
        seen["known"] += 1
    reasons = game.reasons(view, decision)
    targets = [reason.target for reason in reasons]
    if len(set(targets)) != len(targets):
        raise Broken(f"something is barred for two reasons in {decision.kind}")
    several = decision.picks is not None
    offered = [
        game.vocabulary.targets.get(each[0], lambda same: same)(each)
        for each in (decision.more(()) if several else decision.options)
    ]
    for reason in reasons:
        check_place(game, reason.target, view)
        if [each for each in offered if each[: len(reason.target)] == reason.target]:
            raise Broken(f"offered, and there is a reason against it: {reason}")
        for tried in with_any_means(game, reason.target):
            refused = (tried,) if several else tried
            if decision.check(refused) is None:
                raise Broken(f"barred and accepted: {reason}")
    seen["reasons"] += len(reasons)


def check_place(game: Game[Any], target: Choice, view: Any) -> None:
    """A reason stands beside things that there are; whatever it names can be told by its target."""
    for ref in (*game.vocabulary.barred_at(target, view), *game.vocabulary.named_by_target(target)):
        if not isinstance(ref[0], str) or ref[1:] == (-1,):
            raise Broken(f"the reason against {target} stands at {ref}")


def with_any_means(game: Game[Any], target: Choice) -> list[Choice]:
    """The options that a target stands for: with the main action, by a skill, or whatever else it can be done with."""
    verb = game.vocabulary.verbs.get(target[0])
    found = [target]
    for at, kind in verb.means.items() if verb is not None else ():
        found = [(*each[:at], value, *each[at:]) for each in found for value in sorted(kind.values())]
    return found
