"""What the terminal says in three languages, and that it shows no more than its seat may know."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import bathysphere.terminal
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.terminal.abyss import AbyssBoard, estimates, signs
from bathysphere.terminal.board import BoardModel
from bathysphere.terminal.play import PlayApp
from bathysphere.words import LANGUAGES, Words
from support.abyss.positions import scene
from support.terminal import a_player, a_table, at_screen, board_reads, press

SOURCES = sorted(Path(bathysphere.terminal.__file__).parent.rglob("*.py"))


def texts(language: str) -> dict[str, set[str]]:
    """The ids of the terminal's own texts, with the facts that each asks for."""
    found = sorted((Path(bathysphere.terminal.__file__).parent / "text").glob(f"*.{language}.ftl"))
    raw = "\n".join(path.read_text("utf-8") for path in found)
    parts = re.split(r"^([a-z0-9_-]+) =", raw, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def test_the_same_ids_stand_in_every_language() -> None:
    assert texts("ru").keys() == texts("uk").keys() == texts("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_asks_for_a_fact_that_english_lacks(language: str) -> None:
    english = texts("en")
    assert all(facts <= english[name] for name, facts in texts(language).items())


def test_every_text_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    unused = [
        name
        for name in texts("en")
        if name not in code and not any(name.startswith(stem) for stem in re.findall(r"(terminal-[a-z-]*-)\{", code))
    ]
    assert [name for name in unused if not name.endswith("-help")] == []


def test_a_changed_price_stands_beside_the_printed_one() -> None:
    """An opponent's Recruiter doubles prices; a Diplomat of one's own lifts the race that must be paid."""
    view = GAME.view(scene(free={0: "diplomat", 1: "recruiter"}, court="assassin"), 0)
    assert str(signs.price(lord("assassin"), estimates.terms(view))) == f"20(10) {signs.ANY}"
    assert str(signs.price(lord("assassin"), None)) == "10 Ж"


def test_another_seats_secrets_never_appear(tmp_path: Path) -> None:
    """Two worlds that differ only in what the person cannot know are drawn alike."""
    table = a_table(seats=3)
    seen = []
    for monsters in ((2, 2), (3, 4)):
        table.play.state = scene(3, hands={0: "crab1"}, monsters={1: monsters})
        board = AbyssBoard(Words("en", "abyss", ("bathysphere.terminal",)))
        drawn = BoardModel(table.view(0), ("a", "b", "c"))
        panels = [*board.table(drawn, 80), *board.seats(drawn, 40)]
        seen.append([(panel.title, str(panel.body), panel.note) for panel in panels])
    assert seen[0] == seen[1]


def test_turned_lords_are_marked_and_covered_ones_lie_under_their_location(tmp_path: Path) -> None:
    table = a_table()
    table.play.state = scene(
        free={1: "shaman"}, turned={1: "jailer"}, places={0: {"parliament": "keeper reaper shepherd"}}
    )

    async def look(app: PlayApp, pilot: "Pilot[None]") -> None:
        shown = board_reads(app)
        assert f"{signs.TURNED} Jailer" in shown
        assert re.search(rf"{signs.PLACE} Parliament .*\n.*Keeper", shown)
        await press(app, "l")
        assert "Тюремщик" in board_reads(app)

    at_screen(a_player(table, tmp_path / "game.jsonl"), look)
