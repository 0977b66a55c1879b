"""What an answer costs the server: two versions of this project beside each other, in turns, by the processor's time.

    python bench/answers.py OLD NEW [--games abyss,thing] [--answers 300] [--rounds 5]

OLD and NEW are folders with a checkout each. A hub without a network and with its store in memory serves one table; its
people read three languages, and one more looks on. Both versions get the same answers of people and bots, so the work
is the same. The time runs from a person's answer, as it comes over the line, until everybody has been told what came of
it, as it goes over the line; what clients do with it is not counted.
"""

import argparse
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

TABLES: dict[str, dict[str, list[str | None]]] = {
    "abyss": {"people": [None] * 4, "bots": [None, "random", None, "random"]},
    "thing": {"people": [None] * 4, "bots": [None, "random", None, "random", "random"]},
    "unfathomable": {"people": [None] * 4, "bots": [None, "random", None, "random"]},
    "cryptids": {"people": [None] * 4, "bots": [None, "random", None, "random"]},
}
LANGUAGES = ("en", "ru", "uk")
WARM_UP = 500
"""Answers: a server that has just started parses its sentences, one that runs does not."""
WARM_UPS = 8
"""Games of so many answers, with other deals than those that count. After two of them every second new game still
brings sentences that nobody has said yet."""


class Server:
    """One version, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, **wanted: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("One of the versions could not play.")
        found: dict[str, Any] = json.loads(line)
        return found

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def serve() -> None:
    """Plays what is asked for, line by line."""
    run_virtually = helper("virtual_time", "virtual").run_virtually
    for line in sys.stdin:
        print(json.dumps(run_virtually(played(**json.loads(line)))), flush=True)


def helper(now: str, before: str) -> Any:
    """A module of the tests' support, which lay elsewhere in earlier versions."""
    try:
        return import_module(f"support.servers.{now}")
    except ModuleNotFoundError:
        return import_module(f"support.{before}")


async def played(game: str, bots: list[str | None], answers: int, seed: str) -> dict[str, Any]:
    """So many answers of people, and the processor's seconds that the server took for them."""
    import asyncio
    import time
    from hashlib import sha256

    from bathysphere.engine import Chance, any_answer, stream
    from bathysphere.server.gate import receive
    from bathysphere.server.limits import Limits

    free = Limits(**{name: 0 for name in Limits.__struct_fields__ if name.endswith("_per_second")})
    company = await helper("hubs", "hubs").Company(free).dealt(*bots, game=game, pace=0)
    people = {seat: await company.comes(seat) for seat, bot in enumerate(bots) if bot is None}
    lines = [*people.values(), await company.comes()]
    for number, listener in enumerate(lines):
        listener.language = LANGUAGES[number % len(LANGUAGES)]
    chance, spent, given, course = Chance(stream(bytes(32), seed)), 0.0, 0, sha256()
    while given < answers and company.room.status == "playing":
        room = company.room
        sealed = room.sealed if hasattr(room, "sealed") else room.held
        waiting = [seat for seat in people if room.decision(seat) is not None and seat not in sealed]
        if not waiting:
            began = time.process_time()
            await asyncio.sleep(0.1)
            spent += time.process_time() - began
        else:
            seat, question = waiting[0], room.playing.question
            choice = any_answer(room.decision(seat), chance)
            course.update(repr((seat, choice)).encode())
            said = json.dumps({"do": "answer", "id": f"bench {given}", "question": question, "choice": choice}).encode()
            began = time.process_time()
            await receive(company.hub, company.served, people[seat], said)
            spent += time.process_time() - began
            given += 1
        for listener in lines:
            while not listener.waiting.empty():
                raw = listener.waiting.get_nowait() or b""
                assert not raw.startswith(b'{"type":"refused"'), raw
                listener.sent(raw)
    return {"answers": room.playing.answers, "given": given, "seconds": spent, "course": course.hexdigest()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", default=",".join(TABLES))
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--warm-ups", type=int, default=WARM_UPS)
    asked = parser.parse_args()
    servers = {"old": Server(asked.old), "new": Server(asked.new)}
    print("game          table     old ms   new ms   ratio  (range)        answers")
    ratios = []
    for game in asked.games.split(","):
        for table, bots in TABLES[game].items():
            times: dict[str, list[float]] = {"old": [], "new": []}
            for number in range(-asked.warm_ups, asked.rounds):
                found = {}
                for name in ("old", "new") if number % 2 else ("new", "old"):
                    length = asked.answers if number >= 0 else WARM_UP
                    found[name] = servers[name].play(game=game, bots=bots, answers=length, seed=f"round {number}")
                if found["old"]["course"] != found["new"]["course"]:
                    raise SystemExit(f"The versions played {game} differently.")
                if number >= 0:
                    for name, each in found.items():
                        times[name].append(1000 * each["seconds"] / each["answers"])
            each = sorted(new / old for old, new in zip(times["old"], times["new"], strict=True))
            ratios.append(median(each))
            print(
                f"{game:13} {table:8} {median(times['old']):7.2f}  {median(times['new']):7.2f}  {median(each):6.3f}"
                f"  ({each[0]:.3f} to {each[-1]:.3f}) {found['new']['answers']:7}",
                flush=True,
            )
    print(f"mean ratio {sum(ratios) / len(ratios):.3f}")
    for server in servers.values():
        server.stop()


if __name__ == "__main__":
    serve() if "--serve" in sys.argv else main()
