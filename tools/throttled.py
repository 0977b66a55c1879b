"""`make throttled`: how long a weak phone on a slow line takes to each page of the way to a table.

A server of its own is started on a fresh store. Chromium plays a phone whose processor is four times slower, on a line
of 1.6 Mbit/s with 150 ms there and back. A page is usable when what one would touch stands there and has been drawn.
Times depend on the machine: compare them with those of another build in the same minutes (--address of a server).
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import CDPSession, Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser.guest import Guest, chromium  # noqa: E402
from support.browser.play_beside import play_at  # noqa: E402
from support.servers.running import ServerProcess, run  # noqa: E402

PHONE = (390, 844)
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PATIENCE = 30_000
SEATS = {"abyss": 4, "thing": 4, "unfathomable": 3, "cryptids": 2}
CARD = ".world a.about"
FORM = "form.new button[type=submit]"
BOARD = ".board"
PROMPT = ".prompt .sentence"

WATCH = """(wanted) => {
  window.usable = new Promise((tell) => {
    const from = performance.now();
    const look = () => {
      if (!wanted.every((each) => document.querySelector(each)?.checkVisibility())) return false;
      // Drawn, and the page listens again.
      requestAnimationFrame(() => setTimeout(() => tell(performance.now() - (window.began ?? 0))));
      return true;
    };
    if (look()) return;
    const eye = new MutationObserver(() => look() && eye.disconnect());
    eye.observe(document, { subtree: true, childList: true, attributes: true });
  });
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Phone:
    """One page that is slow, and what came over its line."""

    def __init__(self, guest: Guest) -> None:
        self.page: Page = guest.page
        self.requests = 0
        self._line: CDPSession = guest.context.new_cdp_session(guest.page)
        self._line.send("Network.enable")
        self._line.send("Network.clearBrowserCache")
        self._line.send("Network.emulateNetworkConditions", LINE)
        self._line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.bytes = 0
        self._line.on("Network.loadingFinished", self._weigh)

    def _weigh(self, message: dict[str, float]) -> None:
        self.requests += 1
        self.bytes += int(message["encodedDataLength"])

    def cold(self, address: str, *wanted: str) -> float:
        """Milliseconds from following a link until all that is wanted stands there."""
        self.page.add_init_script(f"({WATCH})({list(wanted)!r})")
        self.page.goto(address, wait_until="commit")
        return self._usable()

    def touched(self, what: str, *wanted: str) -> float:
        """Milliseconds from a touch until all that is wanted stands there."""
        self.page.evaluate(WATCH, list(wanted))
        self.page.evaluate(
            "(what) => { window.began = performance.now(); document.querySelector(what).click(); }", what
        )
        return self._usable()

    def _usable(self) -> float:
        self.page.set_default_timeout(PATIENCE)
        return float(self.page.evaluate("() => window.usable"))

    def painted(self) -> float:
        return float(self.page.evaluate(PAINTED))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a weak phone takes to a table.")
    parser.add_argument("--address", help="a server that runs; else one is started")
    parser.add_argument("--games", nargs="*", default=list(SEATS), choices=SEATS)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--language", default="ru", choices=["ru", "uk", "en"])
    given = parser.parse_args()
    with served(given.address) as address, chromium() as browser:
        print(f"{'':14}{'median':>8}  runs, ms")
        for game in given.games:
            times: dict[str, list[float]] = {}
            for seed in range(given.runs):
                guest = Guest(browser, address, size=PHONE, language=given.language, still=False, seed=seed)
                for what, took in walk(guest, game).items():
                    times.setdefault(what, []).append(took)
                guest.close()
            print(game)
            for what, each in times.items():
                print(
                    f"  {what:12}{statistics.median(each):8.0f}  {', '.join(f'{took:.0f}' for took in each)}",
                    flush=True,
                )


@contextmanager
def served(address: str | None) -> Iterator[str]:
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder) / "tables.db")
        run(process.start())
        try:
            yield process.address
        finally:
            process.kill()


def walk(guest: Guest, game: str) -> dict[str, float]:
    """The two ways to a table: from the lobby step by step, and by its address with nothing in the cache."""
    times = {}
    phone = Phone(guest)
    times["lobby"] = phone.cold(f"{guest.address}/", f'{CARD}[href*="{game}"]')
    times["first paint"] = phone.painted()
    times["lobby kB"] = phone.bytes / 1000
    times["requests"] = phone.requests
    guest.page.wait_for_timeout(500)
    times["form"] = phone.touched(f'{CARD}[href*="{game}"]', FORM)
    guest.page.wait_for_timeout(1500)
    times["sit down"] = phone.touched(FORM, BOARD, PROMPT)
    times["all kB"] = phone.bytes / 1000
    times["requests "] = phone.requests
    guest.page.close()

    made = guest.make(game, [None] + ["thoughtful"] * (SEATS[game] - 1))
    play_at(guest, made["table"], until=lambda line: len(line.log) > 20)
    guest.page = guest.context.new_page()
    phone = Phone(guest)
    times["table cold"] = phone.cold(f"{guest.address}/t/{made['table']}", BOARD, PROMPT)
    times["table kB"] = phone.bytes / 1000
    times["requests  "] = phone.requests
    return times


if __name__ == "__main__":
    main()
