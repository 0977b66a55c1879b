"""Make docs/pictures/terminal.svg: a game of Abyss in the middle, as the terminal shows it.

.venv/bin/python tools/picture.py [--language ru] [--size 120x40] [--out docs/pictures/terminal.svg]
"""

import argparse
import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from bathysphere.engine import Chance, any_answer
from bathysphere.games import game
from bathysphere.tables import LocalTable
from bathysphere.terminal.play import PlayApp
from bathysphere.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEED = "evening 29"
ANSWERS = 78


def in_the_middle() -> LocalTable:
    """A table at which the person is about to pay for a Lord, with many Lords around."""
    table = LocalTable.open(game("abyss"), ["person", "random", "random"], SEED)
    chance = Chance(bytes(32))
    for number in range(1000):
        table.act_until_asked()
        decision = table.decision(0)
        if decision is None or (number >= ANSWERS and decision.kind == "recruit.pay"):
            break
        recruits = [option for option in decision.options if option[0] == "recruit"]
        table.answer(0, chance.pick(recruits) if recruits else any_answer(decision, chance))
    return table


async def picture(language: str, size: tuple[int, int], folder: Path) -> str:
    app = PlayApp(in_the_middle(), Words(language, "abyss"), folder / "game.jsonl", 0, "instant")
    async with app.run_test(size=size) as pilot:
        await app.workers.wait_for_complete()
        await pilot.press("space")
        await pilot.pause()
        return app.export_screenshot(title="Bathysphere")


def standing_alone(drawn: str) -> str:
    """The picture fetches nothing from elsewhere: the reader's own monospaced font will do."""
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return re.sub(r"\s*<!-- Generated .*? -->", "", drawn).replace("Fira Code,", "Fira Code, DejaVu Sans Mono,")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--language", default="en")
    reader.add_argument("--size", default="120x40")
    reader.add_argument("--out", type=Path, default=PICTURE)
    wanted = reader.parse_args()
    width, height = map(int, wanted.size.split("x"))
    with TemporaryDirectory() as folder:
        drawn = asyncio.run(picture(wanted.language, (width, height), Path(folder)))
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    wanted.out.write_text(standing_alone(drawn), "utf-8")


if __name__ == "__main__":
    main()
