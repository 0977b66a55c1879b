"""What a seat is shown, and that it is shown the same in every world that it cannot tell from the true one."""

from typing import Any

import msgspec

from bathysphere.contract.play import Broken, Seen
from bathysphere.engine import (
    Chance,
    Decision,
    Game,
    Reply,
    State,
    answer,
    any_answer,
    decision_of,
    decisions,
    interjections,
    open_questions,
    stream,
)

OWN_ANSWERS = 3
"""So many answers of its own are tried when a seat is asked alone."""


def check_shown(game: Game[Any], s: State, seat: int) -> None:
    """What a screen shows beside the view: plain data of the type that the game names."""
    view, decision = game.view(s, seat), own_decision(s, seat)
    aids = game.aids(view, decision)
    _hold(type(aids) is game.aids_type, "aids are not of the type that the game names")
    again = msgspec.json.decode(msgspec.json.encode(aids), type=game.aids_type)
    _hold(again == aids, "aids are not the same after they were sent")


def own_decision(s: State, seat: int) -> Decision | None:
    return decision_of(s, seat) if seat >= 0 else None


def shown_to(game: Game[Any], s: State, seat: int) -> Any:
    """Aids, reasons and suggestions, as this seat gets them."""
    view, decision = game.view(s, seat), own_decision(s, seat)
    if decision is None:
        return game.aids(view, decision)
    return game.aids(view, decision), game.reasons(view, decision), game.suggestion(view, decision)


def check_resample(game: Game[Any], s: State, seat: int, chance: Chance, seen: Seen) -> None:
    """Another world that the seat cannot tell from this one: same view, same questions to it, a future of its own."""
    world = game.resample(s, seat, stream(bytes(32), str(chance.below(1 << 60))))
    _hold(game.view(world, seat) == game.view(s, seat), "a view shows what its seat cannot know")
    _hold(own_face(world, seat) == own_face(s, seat), "a question shows what its seat cannot know")
    _hold(shown_to(game, world, seat) == shown_to(game, s, seat), "aids or reasons show what their seat cannot know")
    if seat >= 0:
        _hold(interjections(world, seat) == interjections(s, seat), "an interjection shows what its seat cannot know")
    _hold(game.components(world) == game.components(s), "a new deal has other components")
    _hold(world.chance.key != s.chance.key, "a new deal has the same future")
    _hold(audiences(game, world) == audiences(game, s), "who hears whom tells what is hidden")
    seen["pairs"] += 1
    if hidden(world) != hidden(s):
        seen["changed"] += 1
    if s.outcome is None:
        check_own_answer(game, s, world, seat, chance, seen)
        check_told_alike(game, s, world, seat, chance, seen)
        play_on(world, chance)


def audiences(game: Game[Any], s: State) -> list[int | None]:
    """Who hears whom, which everybody may know."""
    return [game.audience(s, seat) for seat in range(s.seats)]


def check_own_answer(game: Game[Any], s: State, world: State, seat: int, chance: Chance, seen: Seen) -> None:
    """Stepping back is no free look at what is hidden. The same answer meets a barrier in both worlds or in none, so
    that whether one may step back tells nothing; and where there is none, the seat hears and sees the same in both."""
    decision = decision_of(s, seat)
    if decision is None or len(open_questions(s)) > 1:
        return
    for choice in {any_answer(decision, chance): None for _ in range(OWN_ANSWERS)}:
        one, two = s.copy(), world.copy()
        here, beyond = answer(one, seat, choice), answer(two, seat, choice)
        _hold(barred(one, here) == barred(two, beyond), "whether one may step back tells what is hidden")
        if not barred(one, here):
            told = here.seen_by(seat) == beyond.seen_by(seat)
            _hold(told, "an answer that can be taken back tells what is hidden")
            _hold(game.view(one, seat) == game.view(two, seat), "one may look and step back")
            _hold(own_face(one, seat) == own_face(two, seat), "one may see the next question and step back")
            seen["free"] += 1


def barred(s: State, reply: Reply) -> bool:
    """Whether nobody may step back across an answer that led here; at the end everything comes to light."""
    return reply.reveals or s.outcome is not None


def own_face(s: State, seat: int) -> Any:
    decision = own_decision(s, seat)
    return None if decision is None else decision.face()


def hidden(s: State) -> dict[str, Any]:
    data = s.dump()
    return {name: value for name, value in data.items() if name not in ("key", "counter")}


def check_told_alike(game: Game[Any], s: State, world: State, seat: int, chance: Chance, seen: Seen) -> None:
    """When another seat makes the same move in both worlds, this one hears the same up to the first event that
    reveals. Not while others have answered in secret: their answers are drawn again, and what follows from them is."""
    movers = [decision for decision in decisions(s) if decision.seat != seat]
    if not movers or any(choice is not None for other, choice in enumerate(s.sealed) if other != seat):
        return
    mover = chance.pick(movers)
    there = decision_of(world, mover.seat)
    choice = any_answer(mover, chance)
    if there is None or there.check(choice) is not None:
        return
    one, two = s.copy(), world.copy()
    told = answer(one, mover.seat, choice).seen_by(seat), answer(two, mover.seat, choice).seen_by(seat)
    for here, beyond in zip(*told, strict=False):
        _hold(here.kind == beyond.kind or (here.reveals and beyond.reveals), f"{here.kind} tells what is hidden")
        if here.reveals or beyond.reveals:
            break
        _hold(here == beyond, f"{here.kind} tells what is hidden")
    if not any(event.reveals for event in told[0] + told[1]):
        _hold(told[0] == told[1], "what follows from a move tells what is hidden")
        _hold(game.view(one, seat) == game.view(two, seat), "a view shows what its seat cannot know")
        seen["told"] += 1


def play_on(world: State, chance: Chance) -> None:
    """A resampled world is a real one."""
    for _ in range(12):
        if world.outcome is not None:
            return
        decision = chance.pick(decisions(world))
        answer(world, decision.seat, any_answer(decision, chance))


def _hold(kept: bool, otherwise: str) -> None:
    if not kept:
        raise Broken(otherwise)
