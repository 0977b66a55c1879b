"""The contract suite: what every game must hold, found out by random play.

`bathysphere check GAME` plays it, for any game that is found. The project's own tests play more of it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from bathysphere.contract.answers import check_answers, check_order_of_arrival, check_refused, check_suggestions
from bathysphere.contract.memory import check_memory
from bathysphere.contract.play import Broken, Seen, Variant, random_play
from bathysphere.contract.reasons import check_reasons
from bathysphere.contract.worlds import check_resample, check_shown, own_decision
from bathysphere.engine import (
    SPECTATOR,
    Chance,
    Game,
    Record,
    Reply,
    State,
    check_view,
    explain,
    interjections,
    open_questions,
)

GLANCE = 24
"""Every so many answers on average the components are counted and the questions looked through."""
REPLAY = 10
"""One game in so many is played again from its record."""


class Depth(NamedTuple):
    """How closely games are looked at."""

    look: int
    """One state in so many, by chance, is examined from all sides."""
    view: int = 1
    """After every so many answers one seat's view is compared with its declaration, the seats in turn."""
    least: int = 0
    """In a sample, whose few games chance could pass over, one state in so many is examined whatever chance says."""
    turn: int = 0
    """With which of the states counting begins."""

    def is_due(self, every: int, states: int) -> bool:
        return every > 0 and (states + self.turn) % every == 0


def check_game(
    game: Game[Any], seats: int, seed: int, depth: Depth, seen: Seen, variant: Variant | None = None
) -> None:
    """One random game from the deal to its end. Raises `Broken` if it does not keep the contract."""
    components: Any = None
    counter = 0
    for s, record, reply, chance in random_play(game, seats, seed, variant):
        if reply is None:
            components = game.components(s)
        if s.outcome is not None or chance.below(GLANCE) == 0:
            if game.components(s) != components:
                raise Broken("a component appeared or vanished")
            check_questions(s)
            check_options(game, s)
            check_reasons(game, s, seen)
            check_suggestions(game, s, seen)
            check_views(game, s, range(SPECTATOR, seats))
        elif depth.is_due(depth.view, seen["states"]):
            check_views(game, s, (seen["states"] // depth.view % (seats + 1) - 1,))
        if reply is not None:
            check_events(game, s, reply)
            if not reply.reveals and s.chance.counter != counter:
                raise Broken("chance was used and nothing marks the barrier")
        counter = s.chance.counter
        if chance.below(depth.look) == 0 or depth.is_due(depth.least, seen["states"]):
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
                if not isinstance(ref[0], str) or ref[1:] == (-1,):
                    raise Broken(f"{choice} points at {ref}")


def check_views(game: Game[Any], s: State, seats: Iterable[int]) -> None:
    """Every field of a view holds what it declares, and none says nothing; and together they are made as each alone, as
    are the aids beside them."""
    see = game.views(s)
    aids = game.aids_of_all(see(SPECTATOR))
    for seat in seats:
        view = game.view(s, seat)
        check_view(view, s.seats)
        if see(seat) != view:
            raise Broken("a seat that looks beside others sees something else than alone")
        decision = own_decision(s, seat)
        if aids(view, decision) != game.aids(view, decision):
            raise Broken("aids of a seat beside others are not those that it has alone")


def check_questions(s: State) -> None:
    if s.outcome is not None:
        return
    opened = open_questions(s)
    if not opened:
        raise Broken("the game waits for nobody")
    if len({decision.seat for decision in opened}) != len(opened):
        raise Broken("a seat is asked two things at once")
    for decision in opened:
        if not decision.options:
            raise Broken(f"{decision.kind} offers nothing")
        if decision.picks is not None and list(decision.options) != sorted(decision.options):
            raise Broken(f"the options of {decision.kind}, of which several are picked, are not sorted")
    waiting = explain(s)
    if waiting.asked != tuple((decision.seat, decision.kind) for decision in opened) or waiting.question != s.question:
        raise Broken("what a state says that it waits for is not what it asks")


def check_events(game: Game[Any], s: State, reply: Reply) -> None:
    """Every event is of a declared kind and made of what its fields declare."""
    for event in reply.events:
        if event.kind not in game.events:
            raise Broken(f"{event.kind} is not declared")
        if event.kind.name in game.vocabulary.fields.events:
            game.vocabulary.fields.check(event, getattr(s, "options", None))


def check_ended(s: State) -> None:
    if s.stack or open_questions(s):
        raise Broken("the game is over, and something is still to be done")
    check_refused(s, 0, ("pass",))


def check_replay(game: Game[Any], s: State, record: Record) -> None:
    """The record, written and read again, leads to the same state."""
    again = Record.decode(record.encode())
    if again.state(game).dump() != s.dump():
        raise Broken("a record leads elsewhere than the game that it was made of")


def look_closely(game: Game[Any], s: State, chance: Chance, seen: Seen) -> None:
    before = s.dump()
    check_copies(game, s, before)
    if s.outcome is None:
        check_asking_is_pure(s, before)
        check_answers(s, chance, seen)
        check_suggestions(game, s, seen)
        check_order_of_arrival(s, chance, seen)
        check_memory(game, s, chance, seen)
    for seat in range(SPECTATOR, s.seats):
        check_shown(game, s, seat)
        check_resample(game, s, seat, chance, seen)
    if s.dump() != before:
        raise Broken("looking at a state changed it")
    seen["looked"] += 1


def faces(s: State) -> list[Any]:
    return [decision.face() for decision in open_questions(s)]


def check_copies(game: Game[Any], s: State, before: dict[str, Any]) -> None:
    """copy = load(dump), down to the questions they ask."""
    loaded = game.load(msgspec.json.decode(msgspec.json.encode(before)))
    twin = s.copy()
    if not twin.dump() == loaded.dump() == before or loaded.checksum() != s.checksum():
        raise Broken("a copy, or a state that was stored and loaded, is another state")
    twin.opened = None
    if not faces(twin) == faces(loaded) == faces(s):
        raise Broken("a copy, or a state that was stored and loaded, asks something else")


def check_asking_is_pure(s: State, before: dict[str, Any]) -> None:
    twin = s.copy()
    twin.opened = None
    if faces(twin) != faces(s) or twin.dump() != before or twin.events:
        raise Broken("asking changes something")
