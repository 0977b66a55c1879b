"""Numbers in sentences: their plural forms and their groups of digits, in the languages that we have. Fluent asks Babel
for both, whose data is larger than all of this program; `tests/words/test_numbers.py` compares the two."""

SEPARATORS = {"en": ",", "ru": "\N{NO-BREAK SPACE}", "uk": "\N{NO-BREAK SPACE}"}
TEEN = range(11, 15)


def grouped(language: str, number: int) -> str:
    return f"{number:,}".replace(",", SEPARATORS[language])


def plural(language: str, number: int) -> str:
    """The form of CLDR for a whole number."""
    number = abs(number)
    if language == "en":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 not in TEEN:
        return "one"
    if number % 10 in (2, 3, 4) and number % 100 not in TEEN:
        return "few"
    return "many"
