"""Tables of functions that are filled where the functions stand: effects by card, labels by verb, facts by question."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from bathysphere.engine.errors import InternalError

K = TypeVar("K")
K_in = TypeVar("K_in", contravariant=True)
F = TypeVar("F")


class Registers(Protocol[K_in, F]):
    """Notes a function for each of these keys."""

    def __call__(self, *keys: K_in) -> Callable[[F], F]: ...


def registers(table: dict[K, F]) -> Registers[K, F]:
    """The decorator that fills a table; for example `effect = registers(EFFECTS)`, and
    then `@effect(AXE)`. No key is noted twice."""

    def noted(*keys: K) -> Callable[[F], F]:
        def note(function: F) -> F:
            for key in keys:
                if key in table:
                    raise InternalError(f"two functions are noted for {key}")
                table[key] = function
            return function

        return note

    return noted
