"""Names: nobody is invisible, and nobody passes for somebody else."""

import pytest

from bathysphere.engine import BadTable
from bathysphere.tables.names import alike, seen
from bathysphere.tables.settings import check_name

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\u034f",
    "\ufe0f",
    "\u200b",
    "\u2060",
    "\u00ad",
    "\uffa0",
    "\U000e0020",
]


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_a_name_that_shows_nothing_is_none(letter):
    with pytest.raises(BadTable) as told:
        check_name(letter * 3)
    assert told.value.code == "name_empty"


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_shows_nothing_is_left_out_of_a_name(letter):
    assert check_name(f"A{letter}da{letter}") == "Ada"


@pytest.mark.parametrize(
    "name", ["Ada", "Вася", "Ґалаґан", "Лёня", "José", "Ngô Việt", "李", "Zoë 2", "❤ Ada", "O'Neil"]
)
def test_other_names_stay_as_they_are(name):
    assert check_name(name) == name


def test_marks_are_not_piled_up():
    assert seen("a" + "\u0301" * 30) == "á\u0301\u0301"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"), ("Ada", "Аda"), ("Ada", "Adа"), ("Ada", "A da"), ("ВАСЯ", "BACЯ"), ("Вася", "вася"),
        ("Ivan", "lvan"), ("Іван", "Iван"), ("Oleg", "0leg"), ("Ada", "Ada\u0336"), ("Ada", "Ａｄａ"), ("Eva", "Εva"),
        ("Тома", "Toma"), ("Bob1", "Bobl"),
    ],
)  # fmt: skip
def test_names_that_look_the_same_are_alike(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Eda"),
        ("Ира", "Ила"),
        ("Ада", "Ара"),
        ("Андрей", "Андреа"),
        ("Ян", "Яна"),
        ("Игорь", "Ігор"),
        ("Anna", "Ana"),
    ],
)
def test_other_names_differ(one, other):
    assert not alike(one, other)
