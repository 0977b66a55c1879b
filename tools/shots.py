"""`make shots`: pictures of every screen, phone and desktop, dark and light, into shots/.

A server of its own is started on a fresh store; the pictures are named WALK-SCREEN-SIZE-THEME-LANGUAGE.png.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser.guest import DESK, PHONE, WIDE, chromium  # noqa: E402
from support.browser.walks import AbyssWalk, FrameWalk, ThingWalk, Walk  # noqa: E402
from support.cryptids.browser_guest import CryptidsGuest  # noqa: E402
from support.cryptids.browser_walk import CryptidsWalk  # noqa: E402
from support.servers.running import ServerProcess, run  # noqa: E402
from support.thing.browser_guest import ThingGuest  # noqa: E402
from support.unfathomable.browser_guest import UnfathomableGuest  # noqa: E402
from support.unfathomable.browser_walk import UnfathomableWalk  # noqa: E402

SIZES = {"phone": PHONE, "desk": DESK, "wide": WIDE}
TALLEST = 6000
WALKS: dict[str, Callable[..., Walk]] = {
    "frame": FrameWalk,
    "abyss": AbyssWalk,
    "thing4": partial(ThingWalk, seats=4, whole=False),
    "thing8": ThingWalk,
    "thing12": partial(ThingWalk, seats=12, whole=False),
    "ship3": partial(UnfathomableWalk, seats=3, rare=False),
    "ship6": UnfathomableWalk,
    "journey1": CryptidsWalk,
    "journey4": partial(CryptidsWalk, seats=4),
}
VISITORS = {"ship": UnfathomableGuest, "journey": CryptidsGuest}
"""Who walks, by how the names of the walks begin."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--out", type=Path, default=ROOT / "shots")
    parser.add_argument("--walks", nargs="*", default=list(WALKS), choices=WALKS)
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
        for size, theme, language, walk in product(given.sizes, given.themes, given.languages, given.walks):
            visitor = next((guest for start, guest in VISITORS.items() if walk.startswith(start)), ThingGuest)
            guest = visitor(browser, address, size=SIZES[size], theme=theme, language=language, seed=11)
            for screen in WALKS[walk](guest).screens():
                name = f"{walk}-{screen}-{size}-{theme}-{language}"
                picture(guest.page, SIZES[size], given.out / f"{name}.png")
                print(name, flush=True)
            guest.close()


def picture(page: Page, size: tuple[int, int], path: Path) -> None:
    """All of the page: in a window that is tall enough, so that what sticks to an edge is found there."""
    width, height = size
    page.evaluate("() => scrollTo(0, 0)")
    whole = int(page.evaluate("() => document.documentElement.scrollHeight"))
    if whole > height:
        page.set_viewport_size({"width": width, "height": min(whole, TALLEST)})
    page.screenshot(path=path)
    if whole > height:
        page.set_viewport_size({"width": width, "height": height})


if __name__ == "__main__":
    main()
