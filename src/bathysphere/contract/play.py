"""Random games of any game, at tables with any options."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import inspect

from bathysphere.engine import (
    INTERJECTION,
    BadTable,
    Chance,
    Game,
    Range,
    Record,
    Reply,
    State,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
    stream,
)

SELDOM = 24
"""One in so many legal interjections is made: in The Thing it ends the game."""
TRIES = 1_000
"""Options that cannot be combined are drawn again; a game that accepts none of so many tables is not worth playing."""

Variant = Callable[[Chance], dict[str, Any]]
"""Table options for one game, drawn by chance where the variant leaves room."""


class Broken(AssertionError):
    """A game does not keep the contract; says in which way."""


class Seen(Counter[str]):
    """How often each check really ran, so that none is empty."""


def table_options(game: Game[Any], seats: int, chance: Chance) -> dict[str, Any]:
    """The options as printed in half of the games; in the others any of them drawn by chance, as often as it takes to
    get a table that the game accepts."""
    if chance.below(2):
        return {}
    for _ in range(TRIES):
        options = drawn_options(game, seats, chance)
        try:
            game.check_table(seats, options)
        except BadTable:
            continue
        return options
    raise Broken(f"{game.name} accepts no table of {seats} with options drawn by chance")


def drawn_options(game: Game[Any], seats: int, chance: Chance) -> dict[str, Any]:
    """About half of the options, each with any value of its type; a number that is not bounded stays as it is."""
    ranges = game.option_ranges(seats)
    options: dict[str, Any] = {}
    kinds = inspect.type_info(game.options)
    for field in kinds.fields if isinstance(kinds, inspect.StructType) else ():
        if chance.below(2):
            continue
        match ranges.get(field.name, field.type):
            case inspect.BoolType():
                options[field.name] = bool(chance.below(2))
            case inspect.LiteralType(values=values):
                options[field.name] = chance.pick(values)
            case Range() as allowed:
                options[field.name] = within(allowed, chance)
            case dict() as parts:
                drawn = {name: within(allowed, chance) for name, allowed in parts.items() if chance.below(2)}
                options[field.name] = drawn
    return options


def within(allowed: Range, chance: Chance) -> int:
    return allowed.least + chance.below(allowed.most - allowed.least + 1)


def random_play(
    game: Game[Any], seats: int, seed: int, variant: Variant | None = None
) -> Iterator[tuple[State, Record, Reply | None, Chance]]:
    """A random game, yielded after the deal and after every answer; seats asked at once answer in random order."""
    chance = Chance(stream(seed_bytes(seed), "contract"))
    options = table_options(game, seats, chance) if variant is None else variant(chance)
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
