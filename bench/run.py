"""`make bench`: our real decisions per second beside a peer's, in the same run and in turns, as ratios.

Machines are noisy, so peer and games alternate over several rounds; the middle ratio and the range are shown. The unit
is a real decision: an answer with more than one option, for us and for the peer. Events are told, records are not kept.
"""

import argparse
import json
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from ours import Costs, Play, costs, play
from placing import placing

from bathysphere.engine.record import write_whole
from bathysphere.games import built_in, game

ROOT = Path(__file__).resolve().parent.parent
PEER = [str(ROOT / ".venv-bench/bin/python"), str(ROOT / "bench/peer.py")]
PAGE = ROOT / "docs/quality.md"
BEGIN, END = "<!-- benchmark: begin -->", "<!-- benchmark: end -->"


def peer(seconds: float, seed: int) -> dict[str, float | str]:
    done = subprocess.run(
        [*PEER, "--seconds", str(seconds), "--seed", str(seed)], check=True, capture_output=True, text=True
    )
    found: dict[str, float | str] = json.loads(done.stdout)
    return found


def measure(name: str, seats: int, rounds: int, seconds: float) -> tuple[list[Play], list[dict[str, float | str]]]:
    """Peer and ours in turns."""
    ours, peers = [], []
    for seed in range(1, rounds + 1):
        peers.append(peer(seconds, seed))
        ours.append(play(game(name), seats, seconds, seed))
        print(".", end="", file=sys.stderr, flush=True)
    return ours, peers


def row(name: str, seats: int, ours: list[Play], peers: list[dict[str, float | str]], spent: Costs) -> str:
    ratios = sorted(mine.real_per_second / float(his["real_per_second"]) for mine, his in zip(ours, peers, strict=True))
    cells = [
        f"{name}, {seats}",
        f"{median(mine.real_per_second for mine in ours):,.0f}",
        f"{median(float(his['real_per_second']) for his in peers):,.0f}",
        f"**{median(ratios):.1f}** ({ratios[0]:.1f} to {ratios[-1]:.1f})",
        f"{median(mine.forced_share for mine in ours):.0%}",
        f"{median(float(his['forced_share']) for his in peers):.0%}",
        f"{spent.copy:.1f}",
        f"{spent.view:.1f}",
        f"{spent.resample:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def placements(seats: int) -> str:
    found = placing(seats)
    cells = [f"cryptids, {seats}", f"{found.lists:,}", f"{found.ways}", f"{found.middle:.0f}", f"{found.longest:.0f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality.md")
    args = parser.parse_args()
    rows = []
    version = ""
    for name in built_in():
        for seats in range(game(name).fewest, game(name).most + 1):
            ours, peers = measure(name, seats, args.rounds, args.seconds)
            version = str(peers[0]["version"])
            rows.append(row(name, seats, ours, peers, costs(game(name), seats)))
    print(file=sys.stderr)
    machine = f"CPython {platform.python_version()}, one core, {datetime.now(UTC):%Y-%m-%d}"
    rounds = f"{args.rounds} rounds of {args.seconds:g} s each in turns"
    heads = ("game, seats", "real decisions/s", "peer's", "ratio (range)", "forced", "peer's", "copy, µs", "view, µs")
    table = "\n".join(
        [
            f"{machine}, beside catanatron {version} with four players, {rounds}.",
            "",
            f"| {' | '.join(heads)} | resample, µs |",
            f"| --- |{' --: |' * len(heads)}",
            *rows,
            "",
            "Listing all ways in which a tile of terrain or of a cryptid can be laid, at any moment of random games:",
            "",
            "| game, seats | lists | most ways | middle, µs | longest, µs |",
            "| --- | --: | --: | --: | --: |",
            *[placements(seats) for seats in (2, 4)],
        ]
    )
    print(table)
    if args.write:
        page = PAGE.read_text("utf-8")
        before, rest = page.split(BEGIN)
        after = rest.split(END)[1]
        write_whole(PAGE, f"{before}{BEGIN}\n{table}\n{END}{after}".encode())


if __name__ == "__main__":
    main()
