"""Tables of functions that are filled by decorators."""

from collections.abc import Callable

import pytest

from bathysphere.engine import InternalError, registers


def test_a_function_is_noted_for_each_of_its_keys_and_stays_what_it_is():
    table: dict[str, Callable[[], int]] = {}
    noted = registers(table)

    @noted("one", "two")
    def three() -> int:
        return 3

    assert table == {"one": three, "two": three}
    assert three() == 3


def test_a_key_that_has_its_function_is_given_to_no_other():
    table: dict[int, Callable[[], int]] = {7: int}
    with pytest.raises(InternalError, match="two functions are noted for 7"):
        registers(table)(6, 7)(lambda: 0)
    assert table[7] is int
