"""The contract suite: what every game must hold, found out by random play. A game gets it by being registered."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bathysphere.engine import (
    INTERJECTION,
    SPECTATOR,
    Chance,
    Choice,
    Decision,
    Game,
    Record,
    Refused,
    Reply,
    State,
    Told,
    answer,
    any_answer,
    decision_of,
    decisions,
    explain,
    interject,
    interjections,
    open_questions,
    seed_bytes,
    stream,
)

SELDOM = 24
"""One in so many legal interjections is made: in The Thing it ends the game."""
GLANCE = 4
"""Every so many answers on average the components are counted and the questions looked through."""


Variant = Callable[[Chance], dict[str, Any]]
"""Table options for one game, drawn by chance where the variant leaves room."""


class Seen(Counter[str]):
    """How often each check really ran, so that none is empty."""


def table_options(game: Game[Any], chance: Chance) -> dict[str, Any]:
    """The options as printed in half of the games, any switched at random in the others."""
    if chance.below(2):
        return {}
    flags = [field.name for field in msgspec.structs.fields(game.options) if field.type is bool]
    return {name: bool(chance.below(2)) for name in flags}


def random_play(
    game: Game[Any], seats: int, seed: int, variant: Variant | None = None
) -> Iterator[tuple[State, Record, Reply | None, Chance]]:
    """A random game, yielded after the deal and after every answer; seats asked at once answer in random order."""
    chance = Chance(stream(seed_bytes(seed), "contract"))
    options = table_options(game, chance) if variant is None else variant(chance)
    record = Record.begin(game, seats, seed, options)
    s = record.new(game)
    yield s, record, None, chance
    while s.outcome is None and (game.cap is None or len(record.answers) < game.cap):
        seat = chance.below(seats)
        legal = interjections(s, seat)
        if legal and chance.below(SELDOM) == 0:
            choice = chance.pick(legal)
            reply = interject(s, seat, choice)
            record.note(s, seat, INTERJECTION, choice)
        else:
            decision = chance.pick(decisions(s))
            choice = any_answer(decision, chance)
            reply = answer(s, decision.seat, choice, s.question)
            record.note(s, decision.seat, decision.kind, choice)
        yield s, record, reply, chance


def check_game(
    game: Game[Any], seats: int, seed: int, look_every: int, seen: Seen, variant: Variant | None = None
) -> None:
    """One random game from the deal to its end; every `look_every`th state is examined from all sides."""
    components: Any = None
    counter = 0
    for s, record, reply, chance in random_play(game, seats, seed, variant):
        if reply is None:
            components = game.components(s)
        if s.outcome is not None or chance.below(GLANCE) == 0:
            assert game.components(s) == components, "a component appeared or vanished"
            check_questions(s)
        if reply is not None:
            check_events(game, reply)
            assert reply.reveals or s.chance.counter == counter, "chance was used and nothing marks the barrier"
        counter = s.chance.counter
        if chance.below(look_every) == 0:
            look_closely(game, s, chance, seen)
        seen["states"] += 1
        last, noted = s, record
    if last.outcome is not None:
        check_ended(last)
        seen["ended"] += 1
    check_replay(game, last, noted)
    seen["games"] += 1


def check_questions(s: State) -> None:
    if s.outcome is not None:
        return
    opened = open_questions(s)
    assert opened, "the game waits for nobody"
    assert len({decision.seat for decision in opened}) == len(opened)
    for decision in opened:
        assert decision.options, f"{decision.kind} offers nothing"
        assert decision.picks is None or list(decision.options) == sorted(decision.options)
    waiting = explain(s)
    assert waiting.asked == tuple((decision.seat, decision.kind) for decision in opened)
    assert waiting.question == s.question


def check_events(game: Game[Any], reply: Reply) -> None:
    for event in reply.events:
        assert event.kind in game.events, f"{event.kind} is not declared"


def check_ended(s: State) -> None:
    assert s.stack == []
    assert open_questions(s) == ()
    assert s.outcome is not None
    with pytest.raises(Refused, match="over"):
        answer(s, 0, ("pass",))


def check_replay(game: Game[Any], s: State, record: Record) -> None:
    """The record, written and read again, leads to the same state."""
    again = Record.decode(record.encode())
    assert again.state(game).dump() == s.dump()


def look_closely(game: Game[Any], s: State, chance: Chance, seen: Seen) -> None:
    before = s.dump()
    check_copies(game, s, before)
    if s.outcome is None:
        check_asking_is_pure(s, before)
        check_answers(s, chance, seen)
        check_order_of_arrival(s, chance, seen)
    for seat in range(SPECTATOR, s.seats):
        check_shown(game, s, seat, seen)
        check_resample(game, s, seat, chance, seen)
    assert s.dump() == before, "an examination changed the state"
    seen["looked"] += 1


def faces(s: State) -> list[Any]:
    return [decision.face() for decision in open_questions(s)]


def check_copies(game: Game[Any], s: State, before: dict[str, Any]) -> None:
    """copy = load(dump), down to the questions they ask."""
    loaded = game.load(msgspec.json.decode(msgspec.json.encode(before)))
    twin = s.copy()
    assert twin.dump() == before
    assert loaded.dump() == before
    assert loaded.checksum() == s.checksum()
    twin.opened = None
    assert faces(twin) == faces(loaded) == faces(s)


def check_asking_is_pure(s: State, before: dict[str, Any]) -> None:
    twin = s.copy()
    twin.opened = None
    assert faces(twin) == faces(s)
    assert twin.dump() == before
    assert twin.events == []


def check_answers(s: State, chance: Chance, seen: Seen) -> None:
    """Whatever is offered is accepted, and nothing else."""
    for decision in decisions(s):
        assert decision.check(decision.default) is None, f"the default of {decision.kind} is not legal"
        for choice in _legal(decision, chance):
            one, two = s.copy(), s.copy()
            answer(one, decision.seat, choice)
            answer(two, decision.seat, twin(choice))  # what equals an option is taken as that option
            assert msgspec.json.encode(one.dump()) == msgspec.json.encode(two.dump())
            seen["accepted"] += 1
        for choice in _illegal(decision):
            check_refused(s, decision.seat, choice)
            seen["refused"] += 1
        with pytest.raises(Refused, match="question"):
            answer(s, decision.seat, decision.default, s.question - 1)
    asked = {decision.seat for decision in open_questions(s)}
    for seat in range(-1, s.seats + 1):
        if seat not in asked:
            check_refused(s, seat, open_questions(s)[0].default)


def check_refused(s: State, seat: int, choice: Any) -> None:
    """A sentence, and the state stays as it was: `look_closely` compares it when all was tried."""
    with pytest.raises(Refused) as refused:
        answer(s, seat, choice)
    assert str(refused.value).endswith(".")


def _legal(decision: Decision, chance: Chance) -> list[Choice]:
    if decision.picks is None:
        return list(decision.options)
    return [decision.default, *(any_answer(decision, chance) for _ in range(3))]


HOSTILE: list[Any] = [
    None, True, 5, 1.5, "pass", b"pass", [], {}, {("pass",): 1}, set(), object(), ["pass"], [["pass"]],
    ("no such verb",), (("no such verb",),), (None,), ((),), ((), ()), (["pass"],), ("pass", None), ("x" * 10_000,),
]  # fmt: skip
"""What a client may send instead of an answer."""


def _illegal(decision: Decision) -> list[Any]:
    first = decision.options[0]
    wrong = [*HOSTILE, (*first, 99), (decision.options,), list(first), [*decision.default]]
    if decision.picks is None:
        wrong += [(), (first,)]
    else:
        wrong += [first, decision.default * 9 + decision.options]
    return wrong


def twin(choice: Choice) -> Choice:
    """Equal to a choice, but of other numbers: 1.0 for 1."""
    return tuple(twin(part) if isinstance(part, tuple) else _other_number(part) for part in choice)


def _other_number(part: Any) -> Any:
    return float(part) if isinstance(part, int) else part


def check_order_of_arrival(s: State, chance: Chance, seen: Seen) -> None:
    """Seats asked at once: whoever answers first, the same happens and everybody hears the same."""
    waiting = decisions(s)
    if len(waiting) < 2:
        return
    answers = [(decision.seat, any_answer(decision, chance)) for decision in waiting]
    results = []
    for _ in range(2):
        chance.shuffle(answers)
        twin = s.copy()
        for seat, choice in answers:
            reply = answer(twin, seat, choice)
        results.append((twin.dump(), [reply.seen_by(seat) for seat in range(SPECTATOR, s.seats)]))
    assert results[0] == results[1]
    seen["order"] += 1


def check_shown(game: Game[Any], s: State, seat: int, seen: Seen) -> None:
    """What a screen shows beside the view: plain data of the type that the game names; reasons, none for an option."""
    view, decision = game.view(s, seat), own_decision(s, seat)
    aids = game.aids(view, decision)
    assert type(aids) is game.aids_type
    assert msgspec.json.decode(msgspec.json.encode(aids), type=game.aids_type) == aids
    if decision is None:
        return
    reasons = game.reasons(view, decision)
    targets = [reason.target for reason in reasons]
    assert len(set(targets)) == len(targets), "something is barred for two reasons"
    offered = decision.options if decision.picks is None else decision.more(())
    assert not set(targets) & set(offered), "an option is said to be barred"
    seen["reasons"] += len(reasons)


def own_decision(s: State, seat: int) -> Decision | None:
    return decision_of(s, seat) if seat >= 0 else None


def shown_to(game: Game[Any], s: State, seat: int) -> Any:
    """Aids and reasons, as this seat gets them."""
    view, decision = game.view(s, seat), own_decision(s, seat)
    return game.aids(view, decision), game.reasons(view, decision) if decision is not None else ()


def check_resample(game: Game[Any], s: State, seat: int, chance: Chance, seen: Seen) -> None:
    """Another world that the seat cannot tell from this one: same view, same questions to it, a future of its own."""
    world = game.resample(s, seat, stream(bytes(32), str(chance.below(1 << 60))))
    assert game.view(world, seat) == game.view(s, seat)
    assert own_face(world, seat) == own_face(s, seat)
    assert shown_to(game, world, seat) == shown_to(game, s, seat)
    assert interjections(world, seat) == interjections(s, seat) if seat >= 0 else True
    assert game.components(world) == game.components(s)
    assert world.chance.key != s.chance.key
    assert s.outcome is not None or barrier_alike(s, world, seat, chance)
    seen["pairs"] += 1
    if hidden(world) != hidden(s):
        seen["changed"] += 1
    if s.outcome is None:
        check_told_alike(game, s, world, seat, chance, seen)
        play_on(world, chance)


def barrier_alike(s: State, world: State, seat: int, chance: Chance) -> bool:
    """Whether the seat may step back tells it nothing: the same answer meets a barrier in both worlds, or in none."""
    decision = decision_of(s, seat)
    if decision is None or len(open_questions(s)) > 1:
        return True
    choice = any_answer(decision, chance)
    return answer(s.copy(), seat, choice).reveals == answer(world.copy(), seat, choice).reveals


def own_face(s: State, seat: int) -> Any:
    decision = own_decision(s, seat)
    return None if decision is None else decision.face()


def hidden(s: State) -> dict[str, Any]:
    data = s.dump()
    return {name: value for name, value in data.items() if name not in ("key", "counter")}


def check_told_alike(game: Game[Any], s: State, world: State, seat: int, chance: Chance, seen: Seen) -> None:
    """When another seat makes the same move in both worlds, this one hears the same up to the first event that
    reveals. Not while others have answered in secret: their answers are drawn anew, and what follows from them is."""
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
        assert here.kind == beyond.kind or (here.reveals and beyond.reveals)
        if here.reveals or beyond.reveals:
            break
        assert here == beyond
    if not any(event.reveals for event in told[0] + told[1]):
        assert told[0] == told[1]
        assert game.view(one, seat) == game.view(two, seat)
        seen["told"] += 1


def play_on(world: State, chance: Chance) -> None:
    """A resampled world is a real one."""
    for _ in range(12):
        if world.outcome is not None:
            return
        decision = chance.pick(decisions(world))
        answer(world, decision.seat, any_answer(decision, chance))


__all__ = ["Seen", "Told", "Variant", "check_game", "random_play"]
