"""Packs that somebody wrote with malice or by mistake: each is refused with one sentence, in three languages, before
anything is dealt. Before they were, each of them crashed the program or made a game without an end."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bathysphere.engine import BadTable
from bathysphere.games.cryptids import content
from bathysphere.games.cryptids.pack import LARGEST
from bathysphere.games.cryptids.pack_checks import read_pack
from bathysphere.words import Words
from support.content_packs import pack_of, raw_pack, write_over

OWN = Path(content.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OWN, tmp_path / "pack"))


def refused(read: Callable[[Any], object], given: Any) -> str:
    """The sentence with which a pack is refused; in other languages it is whole, too."""
    with pytest.raises(BadTable) as caught:
        read(given)
    for language in ("ru", "uk"):
        said = Words(language, "cryptids").error(caught.value)
        assert said.endswith(".")
        assert caught.value.code not in said
        assert said != str(caught.value)
    return str(caught.value)


ALL_OF = "of the content pack"
ATTACKS = {
    "coin_rate 0": ("cryptids.toml", '"coin_rate 3"', '"coin_rate 0"', "coin_rate: 0 is unknown; there are: 1-99."),
    "a number of thousands of digits": (
        "cryptids.toml",
        '"coin_rate 3"',
        f'"coin_rate {"9" * 5000}"',
        "Expected `str` of length <= 60",
    ),
    "three digits": ("cryptids.toml", '"coin_rate 3"', '"coin_rate 100"', "100 is unknown; there are: 1-99."),
    "a raised digit": ("cryptids.toml", '"coin_rate 3"', '"coin_rate ²"', "² is unknown; there are: 1-99."),
    "an Arabic digit": ("cryptids.toml", '"coin_rate 3"', '"coin_rate ٣"', "٣ is unknown; there are: 1-99."),
    "a raised digit on a die": ("board.toml", '"coins 2"', '"coins ²"', "dice: coins: ² is unknown; there are: 1-99."),
    "a raised digit on a hare": (
        "wolpertinger.toml",
        '"coins 4"',
        '"coins ⁴"',
        "tokens: coins: ⁴ is unknown; there are: 1-99.",
    ),
    "a number where none belongs": (
        "wolpertinger.toml",
        '"hare"',
        '"hare 3"',
        "tokens: hare: 1 found, 0 expected.",
    ),
    "two words where one belongs": (
        "contracts.toml",
        '"kind beast"',
        '"kind beast winged"',
        "contracts: kind: 2 found, 1 expected.",
    ),
    "two placements": (
        "cryptids.toml",
        'does = ["on_top"]',
        'does = ["on_top", "empty"]',
        "lagopus, placement: 2 found, 1 expected.",
    ),
    "more rumours than there are": (
        "board.toml",
        "bonus_rumours = 1",
        "bonus_rumours = 3",
        "evidence.toml of the content pack, bonus_rumours: 10 found, at least 12 needed.",
    ),
    "an id with a line break": (
        "pack.toml",
        'id = "bathysphere"',
        'id = "mine\\n"',
        "Expected `str` matching regex",
    ),
    "a cryptid with a line break": ("cryptids.toml", 'id = "trochus"', 'id = "trochus\\n"', "matching regex"),
    "a city with a line break": ("map.toml", 'id = "bergen"', 'id = "bergen\\n"', "matching regex"),
    "a name that steers the terminal": ("map.toml", 'en = "Aachen"', 'en = "\\u001b[2J"', "matching regex"),
    "a name with a line break": ("map.toml", 'en = "Aachen"', 'en = "Aachen\\n"', "matching regex"),
    "a name that turns the line round": ("map.toml", 'en = "Aachen"', 'en = "A\\u202echen"', "matching regex"),
    "a blank name": ("map.toml", 'en = "Aachen"', 'en = " "', "matching regex"),
    "an unknown part": ("pack.toml", '"map", ', '"maps", ', "Invalid enum value 'maps'"),
    "too many things to do": (
        "cryptids.toml",
        'does = ["assistant 2"]',
        "does = [" + '"refresh", ' * 7 + "]",
        "of length <= 6",
    ),
    "a region that is counted from nought": ("map.toml", 'id = "N1"', 'id = "N0"', "the region N0 should be"),
    "a number that no machine holds": (
        "board.toml",
        "evidence_slots = 5",
        f"evidence_slots = {10**30}",
        "Expected `int` <= 99",
    ),
    "a number too long to be read": (
        "board.toml",
        "evidence_slots = 5",
        f"evidence_slots = {'9' * 5000}",
        "cannot be read: Exceeds the limit (4300 digits)",
    ),
    "a number with a point": ("board.toml", "evidence_slots = 5", "evidence_slots = nan", "got `float`"),
    "a day": ("board.toml", "evidence_slots = 5", "evidence_slots = 2026-11-20", "got `date`"),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_one_sentence(folder: Path, name: str):
    file, old, new, said = ATTACKS[name]
    write_over(folder, file, old, new)
    sentence = refused(read_pack, folder)
    assert said in sentence
    assert ALL_OF in sentence
    assert len(sentence) < 500


Raw = dict[str, Any]


def no_rows(raw: Raw) -> None:
    raw["reserve"]["rows"] = []


def no_columns(raw: Raw) -> None:
    raw["reserve"]["rows"] = ["", "", ""]


def wide_reserve(raw: Raw) -> None:
    raw["reserve"]["rows"] = ["." * 21] * 10


def many_rumours(raw: Raw) -> None:
    raw["board"]["start"]["bonus_rumours"] = 6
    raw["evidence"]["bonus_rumours"] = 24


def two_cities(raw: Raw) -> None:
    keep_cities(raw, 2)


def island(raw: Raw) -> None:
    """Lapland and the fjords have lines to each other alone."""
    island = {"N1", "N2"}
    for place in (*raw["map"]["regions"], *raw["map"]["cities"]):
        here = place["id"] in island
        place["lines"] = [other for other in place["lines"] if (other in island) == here]


def three_cities(raw: Raw) -> None:
    keep_cities(raw, 3)


def keep_cities(raw: Raw, number: int) -> None:
    gone = {city["id"] for city in raw["map"]["cities"][number:]}
    del raw["map"]["cities"][number:], raw["wolpertinger"]["tokens"][number:]
    for place in (*raw["map"]["regions"], *raw["map"]["cities"]):
        place["lines"] = [other for other in place["lines"] if other not in gone]


def no_tiles(raw: Raw) -> None:
    for each in raw["terrain"]["terrain"]:
        each["tiles"] = []


def three_tiles(raw: Raw) -> None:
    del raw["terrain"]["terrain"][1]["tiles"][3:]


def tiles_that_never_fit(raw: Raw) -> None:
    raw["terrain"]["shapes"]["XL"] = ["#" * 10]
    for each in raw["terrain"]["terrain"]:
        each["tiles"] = ["XL " + "-" * 10] * 4


def a_tile_for_four_alone(raw: Raw) -> None:
    raw["terrain"]["shapes"]["XL"] = ["#" * 10]
    raw["terrain"]["terrain"][0]["tiles"].append("XL " + "-" * 10)


def a_tile_that_covers_two_starts(raw: Raw) -> None:
    raw["reserve"]["rows"] = ["abc"] * 5
    for each in raw["reserve"]["play"]:
        each["rows"], each["columns"] = [1, 1], [1, 3]


def many_tokens(raw: Raw) -> None:
    raw["evidence"]["tokens"] *= 4


def many_shapes(raw: Raw) -> None:
    raw["terrain"]["shapes"] |= {f"A{number}": ["#"] for number in range(100)}


RAW_ATTACKS: dict[str, tuple[Callable[[Raw], None], str]] = {
    "no rows": (no_rows, "reserve.toml of the content pack holds something"),
    "no columns": (no_columns, "reserve.toml of the content pack holds something"),
    "a reserve as wide as the sea": (wide_reserve, "of length <= 20"),
    "more rumours than slots": (many_rumours, "evidence_slots: 5 found, at least 6 needed."),
    "two cities": (two_cities, "map.toml of the content pack, cities: 2 found, at least 4 needed."),
    "three cities": (three_cities, "map.toml of the content pack, cities: 3 found, at least 4 needed."),
    "an island": (island, "map.toml of the content pack: no lines lead from N1 to N3."),
    "no terrain": (no_tiles, "tiles of mountain: 0 found, at least 4 needed."),
    "too little terrain": (three_tiles, "tiles of forest: 3 found, at least 4 needed."),
    "terrain that never fits": (tiles_that_never_fit, "a table for 1: a tile of shape XL fits no starting place."),
    "terrain for four alone": (a_tile_for_four_alone, "a table for 1: a tile of shape XL fits no starting place."),
    "no room beside starts": (a_tile_that_covers_two_starts, "a tile of shape D2 fits no starting place."),
    "too many tokens": (many_tokens, "of length <= 99"),
    "too many shapes": (many_shapes, "of length <= 40"),
}


@pytest.mark.parametrize("name", RAW_ATTACKS)
def test_a_pack_with_which_no_game_ends_is_one_sentence(name: str):
    attack, said = RAW_ATTACKS[name]
    raw = raw_pack()
    pack_of(raw)
    attack(raw)
    assert said in refused(pack_of, raw)


# -- files that cannot be read


def test_a_file_may_not_be_larger_than_a_pack_ever_is(folder: Path):
    with (folder / "map.toml").open("ab") as file:
        file.write(b"#" * (LARGEST - file.tell()))
    read_pack(folder)
    with (folder / "map.toml").open("ab") as file:
        file.write(b"#")
    said = "map.toml of the content pack is too large: its size in bytes may be at most 200000."
    assert refused(read_pack, folder) == said


@pytest.mark.parametrize("brackets", ["[" * 5_000 + "]" * 5_000, "{a=" * 5_000 + "1" + "}" * 5_000])
def test_nested_deeply(folder: Path, brackets: str):
    (folder / "board.toml").write_text(f"range = {brackets}\n", "utf-8")
    assert refused(read_pack, folder) == "board.toml of the content pack is nested too deeply."


def test_a_pipe_is_no_file(folder: Path):
    """Nobody would ever write into it, and the program would wait for that."""
    (folder / "board.toml").unlink()
    os.mkfifo(folder / "board.toml")
    assert refused(read_pack, folder).endswith("has no file board.toml.")


@pytest.mark.parametrize("letters", [b"\xff\xfe", b"range = \x00", b"a = 1\na = 2"])
def test_letters_that_are_none(folder: Path, letters: bytes):
    (folder / "board.toml").write_bytes(letters)
    assert refused(read_pack, folder).startswith("board.toml of the content pack cannot be read: ")


def test_a_folder_that_nobody_may_look_into():
    assert refused(read_pack, Path("/" + "x" * 5_000)).startswith("There is no folder /xxx")


def test_a_sentence_repeats_no_page_of_the_pack(folder: Path):
    """A sentence is one line, whatever the author wrote, and no language refuses to say it."""
    write_over(folder, "board.toml", "range = 2", f'range = 2\n"{"long" * 999}\\u001b[2J" = 1')
    said = refused(read_pack, folder)
    assert "longlong" in said
    assert len(said) < 500
    write_over(folder, "board.toml", "long" * 999, "")
    assert "\ufffd[2J" in refused(read_pack, folder)
