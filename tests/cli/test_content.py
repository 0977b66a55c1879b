"""`--content`: a game with components of one's own from the command line, and what is said of a folder that is none."""

import pytest

from bathysphere.games.cryptids import GAME, content
from bathysphere.tables import LocalTable
from support.content_packs import no_packs, other_pack, write_over

SIMULATE = ("simulate", "cryptids", "--games", "1", "--players", "2", "--bots", "random")


@pytest.fixture(autouse=True)
def nothing_at_hand():
    with no_packs():
        yield


@pytest.fixture
def folder(tmp_path):
    return other_pack(tmp_path / "mine")


@pytest.fixture
def record(folder, tmp_path):
    """A game that was played with the pack, by a program that has ended since."""
    path = tmp_path / "game.record"
    with no_packs():
        GAME.use_content(folder)
        table = LocalTable.open(GAME, ["random", "random"], 1, GAME.table_options({}))
        for _ in range(30):
            table.act()
        table.save(path)
    return path


def test_games_are_played_with_it(run, folder):
    code, out, err = run(*SIMULATE, "--content", folder)
    assert (code, err) == (0, "")
    assert content.chosen().startswith("mine-1-")
    assert "random" in out.lower()


def test_every_process_has_it(run, folder, tmp_path):
    code, _, err = run(*SIMULATE, "--jobs", "2", "--content", folder, "--out", tmp_path / "results.json")
    assert (code, err) == (0, "")
    assert f'"content": "{content.chosen()}"' in (tmp_path / "results.json").read_text()


def test_a_record_is_verified_with_its_pack_and_with_no_other(run, complains, record, folder, tmp_path):
    name = content.Content(content.read_pack(folder)).id
    said = f"This table is kept, but it needs the content pack {name}: start the program with --content."
    assert complains(2, "verify", record) == said
    assert complains(2, "replay", record) == said
    assert complains(2, "play", "cryptids", "--resume", "--save", record) == said
    another = other_pack(tmp_path / "another", "another")
    assert complains(2, "verify", record, "--content", another) == said
    code, out, _ = run("verify", record, "--content", another, "--content", folder)
    assert code == 0
    assert "Cryptids" in out


def test_a_record_of_the_usual_pack_needs_none_and_minds_none(run, folder, tmp_path):
    path = tmp_path / "usual.record"
    table = LocalTable.open(GAME, ["random", "random"], 1, GAME.table_options({}))
    for _ in range(30):
        table.act()
    table.save(path)
    assert b"content" not in path.read_bytes()
    assert run("verify", path)[0] == run("verify", path, "--content", folder)[0] == 0


@pytest.mark.parametrize("command", [SIMULATE, ("play", "cryptids"), ("serve",)], ids=lambda words: words[0])
def test_a_wrong_folder_is_told_in_one_sentence(complains, command, folder):
    (folder / "map.toml").unlink()
    assert complains(2, *command, "--content", folder) == f"The content pack {folder} has no file map.toml."
    lost = folder / "lost"
    assert complains(2, *command, "--content", lost) == f"There is no folder {lost} with a content pack."


def test_a_torn_file_and_a_wrong_one_are_named(complains, folder):
    write_over(folder, "board.toml", "[track]", "[track")
    torn = complains(2, *SIMULATE, "--content", folder)
    assert torn.startswith("board.toml of the content pack cannot be read: ")
    write_over(folder, "board.toml", "[track", "[track]")
    write_over(folder, "cryptids.toml", 'tile = "V3"', 'tile = "V9"')
    wrong = complains(2, *SIMULATE, "--content", folder)
    assert wrong.startswith("cryptids.toml of the content pack, ")
    assert "V9 is unknown; there are: " in wrong


@pytest.mark.parametrize(("language", "said"), [("ru", "Нет папки"), ("uk", "Немає теки")])
def test_it_is_said_in_the_reader_s_language(complains, tmp_path, language, said):
    told = complains(2, *SIMULATE, "--content", tmp_path / "lost", "--language", language)
    assert told.startswith(f"{said} {tmp_path / 'lost'}")


def test_other_games_have_no_packs_and_nobody_asks_for_one_by_name(complains, folder):
    told = complains(2, "simulate", "abyss", "--games", "1", "--content", folder)
    assert told == "abyss has no content packs: its components are always the same."
    told = complains(2, *SIMULATE, "--option", "content=mine-1-0000")
    assert told == "cryptids has no option called content; it has: wolpertinger, no_bids, first_pair."
