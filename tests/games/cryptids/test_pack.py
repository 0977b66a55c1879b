"""A content pack that does not fit is refused with one sentence that says what is wrong and in which file."""

import re
import shutil
from pathlib import Path

import pytest

from bathysphere.engine import BadTable
from bathysphere.games.cryptids import GAME, content
from bathysphere.games.cryptids.content import BUILT_IN, Content
from bathysphere.games.cryptids.pack import cells_of
from bathysphere.games.cryptids.pack_checks import connected, read_pack
from bathysphere.games.cryptids.refusals import REFUSALS
from support.rules import rule

OWN = Path(content.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OWN, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str, times: int = 1) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, times), "utf-8")


FAULTS = [
    ("pack_value", "board.toml", "evidence_slots = 5", "evidence_slots = 0"),
    ("pack_value", "board.toml", "evidence_slots = 5", 'evidence_slots = "five"'),
    ("pack_value", "map.toml", 'id = "N1"', 'id = "N1"\nsea = 1'),
    ("pack_value", "evidence.toml", 'kind = "victim"', 'kind = "prey"'),
    ("pack_value", "cryptids.toml", 'needs = ["water", "witness"]', 'needs = ["water"]'),
    ("pack_value", "cryptids.toml", 'en = "Trochus", ', ""),
    ("pack_value", "cryptids.toml", 'ability = { when = "relocated", does = ["assistant 2"] }', "ability = {}"),
    ("pack_value", "pack.toml", 'id = "', 'id = "WRONG ID '),
    ("pack_unreadable", "board.toml", "[track]", "[track"),
    ("pack_unknown", "map.toml", 'lines = ["N2"', 'lines = ["N9"'),
    ("pack_unknown", "evidence.toml", 'back = "N1"', 'back = "aachen"'),
    ("pack_unknown", "cryptids.toml", 'at = "S4"', 'at = "aachen"'),
    ("pack_unknown", "cryptids.toml", 'tile = "V3"', 'tile = "V9"'),
    ("pack_unknown", "cryptids.toml", '"assistant 2"', '"fly 2"'),
    ("pack_unknown", "cryptids.toml", '"assistant 2"', '""'),
    ("pack_unknown", "cryptids.toml", '"assistant 2"', '"assistant two"'),
    ("pack_unknown", "cryptids.toml", '"assistant 2"', '"keep_evidence"'),
    ("pack_unknown", "cryptids.toml", '"kind_each reptile 2"', '"kind_each fish 2"'),
    ("pack_unknown", "terrain.toml", 'D2 = ["##"]', 'D2 = ["#x"]'),
    ("pack_unknown", "terrain.toml", '"D2 --"', '"D9 --"'),
    ("pack_unknown", "terrain.toml", '"D2 c-"', '"D2 c?"'),
    ("pack_unknown", "reserve.toml", '".aa.......bb."', '".ad.......bb."'),
    ("pack_unknown", "reserve.toml", "rows = [1, 7]", "rows = [4, 7]"),
    ("pack_unknown", "reserve.toml", "rows = [1, 7]", "rows = [1, 6]"),
    ("pack_unknown", "reserve.toml", "columns = [3, 11]", "columns = [4, 11]"),
    ("pack_unknown", "reserve.toml", "columns = [3, 11]", "columns = [3, 10]"),
    ("pack_unknown", "board.toml", 'skill = "ticket"', 'skill = "split"'),
    ("pack_unknown", "board.toml", '"coins 2"', '"gold 2"'),
    ("pack_unknown", "board.toml", '"coins 2"', '"coins two"'),
    ("pack_unknown", "contracts.toml", '"evidence victim"', '"evidence prey"'),
    ("pack_unknown", "contracts.toml", '"zone N"', '"habitat water"'),
    ("pack_unknown", "wolpertinger.toml", '"hare"', '"rabbit"'),
    ("pack_unknown", "wolpertinger.toml", '"coins 4"', '"coins many"'),
    ("pack_number", "cryptids.toml", '"assistant 2"', '"assistant"'),
    ("pack_number", "terrain.toml", '"D2 --"', '"D2 ---"'),
    ("pack_number", "reserve.toml", '".aa.......bb."', '".aa.......bb"'),
    ("pack_number", "wolpertinger.toml", '"hare", ', ""),
    ("pack_number", "poacher.toml", '  ["K4"],\n', ""),
    ("pack_number", "poacher.toml", 'prey = ["found", "contract", "bid"]', 'prey = ["found", "found", "bid"]'),
    (
        "pack_number",
        "evidence.toml",
        'kind = "victim", price = 4, back = "E2"',
        'kind = "victim", price = 3, back = "E2"',
    ),
    ("pack_few", "board.toml", "map_tokens = 7", "map_tokens = 31"),
    ("pack_few", "board.toml", "display = 6", "display = 13"),
    ("pack_few", "board.toml", "bids = 2", "bids = 7"),
    (
        "pack_few",
        "contracts.toml",
        '"habitat water",\n  "kind beast", "kind winged", "kind reptile", "kind chimera",',
        "",
    ),
    ("pack_twice", "map.toml", 'id = "N2"', 'id = "N1"'),
    ("pack_twice", "cryptids.toml", 'id = "lossie"', 'id = "trochus"'),
    ("pack_twice", "cryptids.toml", 'needs = ["water", "?"]', 'needs = ["?", "?"]'),
    ("pack_twice", "terrain.toml", 'kind = "forest"', 'kind = "mountain"'),
    ("pack_twice", "reserve.toml", "players = 2", "players = 1"),
    ("pack_twice", "board.toml", 'id = "luck"', 'id = "track"'),
    ("pack_line", "map.toml", 'lines = ["N2", ', "lines = ["),
    ("pack_loop", "map.toml", 'lines = ["N2", ', 'lines = ["N1", "N2", '),
    ("pack_twice", "map.toml", 'lines = ["N2", ', 'lines = ["N2", "N2", '),
    (
        "pack_special",
        "cryptids.toml",
        '{ when = "placement", does = ["on_top"] }',
        '{ when = "found", does = ["xp 1"] }',
    ),
    ("pack_special", "cryptids.toml", 'ability = { when = "placement", does = ["two_terrains"] }', ""),
    ("pack_begins", "terrain.toml", "D2 --", "I10 ----------"),
    ("pack_margin", "terrain.toml", 'I3 = ["###"]', 'I3 = [".###"]'),
    ("pack_margin", "terrain.toml", 'I3 = ["###"]', 'I3 = ["###."]'),
    ("pack_margin", "terrain.toml", 'I3 = ["###"]', 'I3 = ["...", "###"]'),
    ("pack_margin", "terrain.toml", 'I3 = ["###"]', 'I3 = ["###", "..."]'),
    ("pack_number", "terrain.toml", 'V3 = ["##", "#."]', 'V3 = ["##", "#"]'),
    ("pack_shape", "terrain.toml", 'I3 = ["###"]', 'I3 = ["#.#", "..#"]'),
    ("pack_shape", "terrain.toml", 'I3 = ["###"]', 'I3 = ["..."]'),
    ("pack_area", "reserve.toml", "columns = [3, 11]", "columns = [3, 14]"),
    ("pack_area", "reserve.toml", "rows = [1, 7]", "rows = [7, 1]"),
    ("pack_track", "board.toml", "highlighted = 4", "highlighted = 1"),
    ("pack_track", "board.toml", "highlighted = 4", "highlighted = 7"),
    ("pack_zones", "poacher.toml", 'zones = "NESW"', 'zones = "NESN"'),
]


@pytest.mark.parametrize(
    ("code", "file", "old", "new"), FAULTS, ids=[f"{each[0]}-{at}" for at, each in enumerate(FAULTS)]
)
def test_a_fault_is_told_in_one_sentence(folder: Path, code: str, file: str, old: str, new: str):
    change(folder, "terrain.toml", "[shapes]", '[shapes]\nI10 = ["##########"]')
    change(folder, file, old, new)
    with pytest.raises(BadTable) as caught:
        read_pack(folder)
    assert caught.value.code == code
    said = str(caught.value)
    assert said.endswith(".")
    assert not re.search(r"{[a-z]+}", said)
    if code not in ("pack_few", "pack_number"):  # they are told of the file that has too few, not of the one changed
        assert file in said
    assert re.search(r"\.toml of the content pack", said)


@pytest.mark.parametrize(
    ("drawn", "whole"), [(("#.#", "###"), True), (("##", ".#", "##"), True), (("#.", ".#"), False), (("#.#",), False)]
)
def test_a_shape_hangs_together_by_edges(drawn: tuple[str, ...], whole: bool):
    assert connected(cells_of(drawn)) == whole


def test_a_region_is_in_one_of_the_four_zones(folder: Path):
    for file in ("map.toml", "evidence.toml", "cryptids.toml"):
        change(folder, file, '"N4"', '"X4"', 99)
    with pytest.raises(BadTable, match=r"^map.toml of the content pack, X4: X is unknown; there are: N, E, S, W.$"):
        read_pack(folder)


def test_a_region_is_a_letter_and_a_number(folder: Path):
    for file in ("map.toml", "evidence.toml", "cryptids.toml"):
        change(folder, file, '"N4"', '"Nx"', 99)
    with pytest.raises(
        BadTable, match=r"^map.toml of the content pack: the region Nx should be a letter and a number.$"
    ):
        read_pack(folder)


@rule("C48.108", "C48.10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_has_cards_enough_to_be_laid_out(folder: Path, level: int):
    change(folder, "cryptids.toml", f"level = {level}", f"level = {level % 3 + 1}", 99)
    with pytest.raises(BadTable, match=rf"^cryptids.toml of the content pack.* level {level}\b.* 0\b"):
        read_pack(folder)


def test_every_kind_of_evidence_has_one_price(folder: Path):
    change(folder, "evidence.toml", 'kind = "sky", price = 4, back = "E3"', 'kind = "sky", price = 5, back = "E3"')
    said = r"^evidence.toml of the content pack, price of sky, token 18: 5 found, 4 expected.$"
    with pytest.raises(BadTable, match=said):
        read_pack(folder)


def test_a_file_that_is_not_there(folder: Path):
    (folder / "map.toml").unlink()
    with pytest.raises(BadTable, match=r"has no file map.toml.$"):
        read_pack(folder)


def test_a_folder_that_is_not_there(folder: Path):
    with pytest.raises(BadTable, match=r"^There is no folder .*lost with a content pack.$"):
        read_pack(folder / "lost")


def test_nobody_needs_evidence_on_contracts(folder: Path):
    text = (folder / "contracts.toml").read_text("utf-8")
    (folder / "contracts.toml").write_text(re.sub(r'"evidence \w+"', '"kind beast"', text), "utf-8")
    with pytest.raises(BadTable, match=r"^contracts.toml of the content pack, evidence: 0 found, at least 1 needed.$"):
        read_pack(folder)


def test_a_poacher_without_cards(folder: Path):
    (folder / "poacher.toml").write_text("cards = []\n", "utf-8")
    with pytest.raises(BadTable, match=r"^poacher.toml of the content pack, cards: 0 found, at least 1 needed.$"):
        read_pack(folder)


def test_every_sentence_about_packs_has_its_fault():
    told = {each[0] for each in FAULTS} | {"pack_folder", "pack_missing", "pack_region", "pack_absent"}
    told |= {"pack_large", "pack_deep", "pack_apart"}
    assert {code for code in REFUSALS if code.startswith("pack_")} == told


# -- packs in use


def test_tables_are_dealt_with_the_pack_that_was_chosen(folder: Path, monkeypatch: pytest.MonkeyPatch):
    change(folder, "board.toml", "coins = [1, 2, 2, 3]", "coins = [7, 7, 7, 7]")
    change(folder, "board.toml", 'skill = "ticket"', 'skill = "luck"')
    monkeypatch.setattr(content, "_at_hand", dict(content._at_hand))
    monkeypatch.setattr(content, "_chosen", list(content._chosen))
    other = content.use_content(folder)
    assert other.id != BUILT_IN.id
    s = GAME.new(3, 0, GAME.table_options({}))
    assert s.options.content == content.chosen() == other.id
    assert s.coins == [7, 7, 7]
    assert s.skills == s.ready == [1 << 3] * 3
    assert GAME.load(s.dump()).c is other


def test_a_table_of_the_usual_pack_keeps_it_when_another_one_is_chosen(folder: Path, monkeypatch: pytest.MonkeyPatch):
    usual = GAME.new(3, 0).checksum()
    change(folder, "board.toml", "coins = [1, 2, 2, 3]", "coins = [7, 7, 7, 7]")
    monkeypatch.setattr(content, "_at_hand", dict(content._at_hand))
    monkeypatch.setattr(content, "_chosen", list(content._chosen))
    content.use_content(folder)
    assert GAME.new(3, 0).checksum() == usual


def test_nobody_asks_for_a_pack():
    """It follows from how the program was started, and is no option among others."""
    offered = r"it has: wolpertinger, no_bids, first_pair\.$"
    with pytest.raises(BadTable, match=f"no option called content; {offered}"):
        GAME.table_options({"content": "mine-1-0000"})
    with pytest.raises(BadTable, match=f"no option called tide; {offered}"):
        GAME.check_table(2, {"tide": True})
    assert GAME.table_options({"wolpertinger": True}) == {"wolpertinger": True}


def test_a_table_of_a_pack_that_is_not_at_hand_is_refused():
    with pytest.raises(BadTable, match=r"^This table is kept, but it needs the content pack nowhere-1-0000: start the"):
        GAME.new(2, 0, {"content": "nowhere-1-0000"})


def test_packs_with_other_faces_have_other_names(folder: Path):
    same = Content(read_pack(folder))
    assert same.id == BUILT_IN.id
    assert re.fullmatch(r"[a-z0-9-]+-[0-9]+-[0-9a-f]{8}", same.id)
    change(folder, "cryptids.toml", "found = 1", "found = 2")
    assert Content(read_pack(folder)).id != BUILT_IN.id
