"""`make shots`: pictures of every screen, phone and desktop, dark and light, into shots/.

A server of its own is started on a fresh store; the pictures are named SCREEN-SIZE-THEME-LANGUAGE.png.
"""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import DESK, PHONE, WIDE, Guest, chromium  # noqa: E402
from support.screens import Walk  # noqa: E402
from support.server import ServerProcess, run  # noqa: E402

SIZES = {"phone": PHONE, "desk": DESK, "wide": WIDE}


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--out", type=Path, default=ROOT / "shots")
    parser.add_argument("--sizes", nargs="*", default=["phone", "desk"], choices=SIZES)
    parser.add_argument("--themes", nargs="*", default=["dark", "light"], choices=["dark", "light"])
    parser.add_argument("--languages", nargs="*", default=["ru"], choices=["ru", "uk", "en"])
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder) / "tables.db")
        run(process.start())
        try:
            take(process.address, given)
        finally:
            process.kill()


def take(address: str, given: argparse.Namespace) -> None:
    with chromium() as browser:
        for size in given.sizes:
            for theme in given.themes:
                for language in given.languages:
                    guest = Guest(browser, address, size=SIZES[size], theme=theme, language=language, seed=11)
                    for name in Walk(guest, language).screens():
                        guest.page.screenshot(path=given.out / f"{name}-{size}-{theme}-{language}.png")
                        print(f"{name}-{size}-{theme}-{language}", flush=True)
                    guest.close()


if __name__ == "__main__":
    main()
