"""The contract suite: what every game must hold, found out by random play. A game gets it by being registered."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from bathysphere.engine import (
    SPECTATOR,
    Chance,
    Game,
    Record,
    Refused,
    Reply,
    State,
    answer,
    check_view,
    explain,
    interjections,
    open_questions,
)
from contract.answers import check_answers, check_order_of_arrival, check_suggestions
from contract.play import Seen, Variant, random_play
from contract.reasons import check_reasons
from contract.worlds import check_resample, check_shown
from support.effort import FULL, ROTATION

GLANCE = 24
"""Every so many answers on average the components are counted and the questions looked through."""
VIEW = 1 if FULL else 16
"""After every so many answers one seat's view is compared with its declaration, the seats in turn."""
REPLAY = 10
"""One game in so many is played again from its record."""


def check_game(
    game: Game[Any], seats: int, seed: int, look_every: int, seen: Seen, variant: Variant | None = None
) -> None:
    """One random game from the deal to its end; one state in `look_every` is examined from all sides. In a sample,
    whose few games chance could pass over, every so many states at least."""
    components: Any = None
    counter = 0
    for s, record, reply, chance in random_play(game, seats, seed, variant):
        if reply is None:
            components = game.components(s)
        if s.outcome is not None or chance.below(GLANCE) == 0:
            assert game.components(s) == components, "a component appeared or vanished"
            check_questions(s)
            check_options(game, s)
            check_reasons(game, s, seen)
            check_suggestions(game, s, seen)
            check_views(game, s, range(SPECTATOR, seats))
        elif (seen["states"] + ROTATION) % VIEW == 0:
            check_views(game, s, (seen["states"] // VIEW % (seats + 1) - 1,))
        if reply is not None:
            check_events(game, s, reply)
            assert reply.reveals or s.chance.counter == counter, "chance was used and nothing marks the barrier"
        counter = s.chance.counter
        due = not FULL and (seen["states"] + ROTATION) % (look_every // 2) == 0
        if chance.below(look_every) == 0 or due:
            look_closely(game, s, chance, seen)
        seen["states"] += 1
        last, noted = s, record
    if last.outcome is not None:
        check_ended(last)
        seen["ended"] += 1
    if seed % REPLAY == 0:
        check_replay(game, last, noted)
        seen["replayed"] += 1
    seen["games"] += 1


def check_options(game: Game[Any], s: State) -> None:
    """Every option is made of what its verb declares, and points at things that there are."""
    if not game.vocabulary:
        return
    offered = {decision.seat: list(decision.options) for decision in open_questions(s)}
    for seat in range(s.seats):
        view = game.view(s, seat)
        for choice in dict.fromkeys([*offered.get(seat, ()), *interjections(s, seat)]):
            game.vocabulary.check(choice, getattr(s, "options", None))
            for ref in game.vocabulary.points_at(choice, view):
                assert isinstance(ref[0], str), f"{choice} points at {ref}"
                assert ref[1:] != (-1,), f"{choice} points at {ref}"


def check_views(game: Game[Any], s: State, seats: Iterable[int]) -> None:
    """Every field of a view holds what it declares, and none says nothing; and together they are made as each alone."""
    see = game.views(s)
    for seat in seats:
        view = game.view(s, seat)
        check_view(view, s.seats)
        assert see(seat) == view, "a seat that looks beside others sees something else than alone"


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


def check_events(game: Game[Any], s: State, reply: Reply) -> None:
    """Every event is of a declared kind and made of what its fields declare."""
    for event in reply.events:
        assert event.kind in game.events, f"{event.kind} is not declared"
        if event.kind.name in game.vocabulary.fields.events:
            game.vocabulary.fields.check(event, getattr(s, "options", None))


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
        check_suggestions(game, s, seen)
        check_order_of_arrival(s, chance, seen)
    for seat in range(SPECTATOR, s.seats):
        check_shown(game, s, seat)
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
