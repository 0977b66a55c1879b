"""Why something is not offered: the rules say it about what the seat knows, and there is no other truth about it."""

from typing import Any

from bathysphere.engine import Choice, Decision, Game, State, open_questions, silent
from contract.play import Seen


def check_reasons(game: Game[Any], s: State, seen: Seen) -> None:
    for decision in open_questions(s):
        check_barred(game, s, decision, seen)


def check_barred(game: Game[Any], s: State, decision: Decision, seen: Seen) -> None:
    """Asked about what its seat knows, a rule offers the same as in the true state: no offer leans on a secret.
    Whatever is barred is refused, and whatever is offered has no reason against it."""
    view = game.view(s, decision.seat)
    if decision.kind in game.offers:
        offers = game.offers[decision.kind]
        assert tuple(offers(game.state_from_view(view), decision.seat, silent)) == decision.options, decision.kind
        assert tuple(offers(s, decision.seat, silent)) == decision.options, decision.kind
        seen["known"] += 1
    reasons = game.reasons(view, decision)
    targets = [reason.target for reason in reasons]
    assert len(set(targets)) == len(targets), "something is barred for two reasons"
    several = decision.picks is not None
    offered = [
        game.vocabulary.targets.get(each[0], lambda same: same)(each)
        for each in (decision.more(()) if several else decision.options)
    ]
    for reason in reasons:
        check_place(game, reason.target, view)
        assert not [each for each in offered if each[: len(reason.target)] == reason.target], f"offered: {reason}"
        for tried in with_any_means(game, reason.target):
            refused = (tried,) if several else tried
            assert decision.check(refused) is not None, f"barred and accepted: {reason}"
    seen["reasons"] += len(reasons)


def check_place(game: Game[Any], target: Choice, view: Any) -> None:
    """A reason stands beside things that there are; whatever it names can be told by its target."""
    for ref in (*game.vocabulary.barred_at(target, view), *game.vocabulary.named_by_target(target)):
        assert isinstance(ref[0], str), f"the reason against {target} stands at {ref}"
        assert ref[1:] != (-1,), f"the reason against {target} stands at {ref}"


def with_any_means(game: Game[Any], target: Choice) -> list[Choice]:
    """The options that a target stands for: with the main action, by a skill, or whatever else it can be done with."""
    verb = game.vocabulary.verbs.get(target[0])
    found = [target]
    for at, kind in verb.means.items() if verb is not None else ():
        found = [(*each[:at], value, *each[at:]) for each in found for value in sorted(kind.values())]
    return found
