"""Numbers are written, and have the plural form, that Fluent gives them with Babel's data."""

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt

from bathysphere.words import LANGUAGES
from bathysphere.words.numbers import grouped, plural

NUMBERS = [*range(-130, 1300), 9999, 10000, 123456, 1000000, 1234567, -4321, 10**12 + 21]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_fluent(language: str) -> None:
    bundle = FluentBundle([language])
    for number in NUMBERS:
        assert plural(language, number) == bundle._plural_form(number), number
        assert grouped(language, number) == FluentInt(number).format(bundle._babel_locale), number
