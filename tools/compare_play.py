"""Plays the same seeded games in two versions of the program and says, field by field, what differs.

    python tools/compare_play.py OLD NEW [--games abyss,thing] [--number 300]

OLD and NEW are folders with a checkout each. Tables have every size and random options that the old version knows;
answers are random, and the same in both. Compared are the answers, the events, views and aids of all seats, the
checksums, the reasons why things are not offered, and every prompt, label, log line and reason in each language.
A line of what is printed is one field in which they differ, how often, and the first example; nothing is good.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

GAMES = "abyss,thing,unfathomable,cryptids"
MOST_ANSWERS = 800
"""Random play of some games has no end to speak of."""
LONGEST = 300
"""Characters of an example."""


class Version:
    """A checkout, playing in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--play"],
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, **wanted: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()

    def line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("One of the versions could not play.")
        return line.rstrip(b"\n")

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


# -- one version


def serve() -> None:
    """Plays what is asked for, and writes what is seen a line per part: its name, a tab, and JSON."""
    for line in sys.stdin:
        asked = json.loads(line)
        parts = drawn(**asked) if "number" not in asked else played(**asked)
        for part, thing in parts:
            sys.stdout.buffer.write(part.encode() + b"\t" + encode(thing) + b"\n")
        sys.stdout.flush()


def encode(thing: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(thing)


def drawn(game: str, tables: int) -> Iterator[tuple[str, Any]]:
    """Sizes and options of tables that can be opened; for every third table no options."""
    from bathysphere.games import game as find_game

    rules = find_game(game)
    for number in range(tables):
        seats = rules.fewest + number % (rules.most - rules.fewest + 1)
        yield "table", {"seats": seats, "options": some_options(rules, seats, Random(f"{game} {number}"))}


def some_options(game: Any, seats: int, chance: Random) -> dict[str, Any]:
    import msgspec

    from bathysphere.engine import Range

    fixed = game.fixed_option_names if hasattr(game, "fixed_option_names") else game.settled
    names = [field.name for field in msgspec.structs.fields(game.options) if field.name not in fixed]
    words, ranges = game.option_words(), game.option_ranges(seats)
    for _ in range(50):
        chosen: dict[str, Any] = {}
        for name in names if chance.randrange(3) else ():
            match ranges.get(name, words.get(name)):
                case Range() as allowed:
                    value: Any = chance.randint(allowed.least, allowed.most)
                case dict() as parts:
                    some = {each: chance.randint(part.least, part.most) for each, part in parts.items()}
                    value = {each: number for each, number in some.items() if chance.randrange(8) == 0}
                case tuple() as offered:
                    value = chance.choice(offered)
                case _:
                    value = chance.randrange(2) == 1
            if chance.randrange(2):
                chosen[name] = value
        try:
            game.check_table(seats, chosen)
        except Exception:
            continue
        return chosen
    return {}


def played(game: str, number: int, seats: int, options: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    from bathysphere.engine import Chance, answer, decisions, stream
    from bathysphere.engine.flow import interject, interjections, open_questions
    from bathysphere.engine.game import any_answer
    from bathysphere.games import game as find_game
    from bathysphere.words import LANGUAGES, Words

    rules, words = find_game(game), {language: Words(language, game) for language in LANGUAGES}
    state = rules.new(seats, number, options)
    chance, draws = Random(f"{game} {number}"), Chance(stream(number.to_bytes(32, "big"), "fingerprints"))
    heard = state.events
    for _ in range(MOST_ANSWERS):
        yield "checksum", state.checksum()
        for event in heard:
            told = {seat: event.seen_by(seat) for seat in range(-1, seats)}
            yield "events", told
            one = next((each for each in told.values() if each is not None), None)
            if one is not None:
                given = getattr(state, "options", None)
                yield "texts", {language: {one.kind: words[language].event(one, (), given)} for language in LANGUAGES}
        views = {seat: rules.view(state, seat) for seat in range(-1, seats)}
        yield "views", views
        open_now = {decision.seat: decision for decision in open_questions(state)}
        yield "aids", {seat: rules.aids(view, open_now.get(seat)) for seat, view in views.items()}
        for decision in open_now.values():
            yield from looked_at(rules, decision, views[decision.seat], words)
        waiting = decisions(state)
        if not waiting:
            break
        extra = [(seat, each) for seat in range(seats) for each in interjections(state, seat)]
        yield "answers", {"interjections": extra}
        if extra and chance.randrange(12) == 0:
            seat, choice = chance.choice(extra)
            heard = interject(state, seat, choice).events
        else:
            decision = chance.choice(waiting)
            seat, choice = decision.seat, any_answer(decision, draws)
            heard = answer(state, seat, choice).events
        yield "answers", {"seat": seat, "choice": choice}
    yield "end", {"ended": state.outcome is not None}


def looked_at(game: Any, decision: Any, view: Any, words: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A question as its seat is asked it."""
    yield "answers", {"kind": decision.kind, "options": decision.options, "several": decision.picks is not None}
    reasons = game.reasons(view, decision)
    yield "reasons", sorted(f"{each.target} {each.code}" for each in reasons)
    texts: dict[str, dict[str, str]] = {}
    for language, say in words.items():
        said = texts[language] = {f"ask {decision.kind}": say.prompt(decision, view)}
        for choice in decision.options:
            said[f"do {choice}"] = say.option(choice, view)
            said[f"log {choice}"] = say.option(choice)
        for each in reasons:
            said[f"why {each.target} {each.code}"] = say.why(each.code, each.facts, view)
    yield "texts", texts


# -- two versions


class Differences:
    """By part and field, with how they differ: how often, and where first."""

    def __init__(self) -> None:
        self.often: Counter[tuple[str, str, str]] = Counter()
        self.first: dict[tuple[str, str, str], str] = {}
        self.games: set[int] = set()

    def note(self, part: str, field: str, how: str, example: Any) -> None:
        key = (part, field, how)
        self.often[key] += 1
        self.first.setdefault(key, str(example)[:LONGEST])

    def compare(self, part: str, field: str, old: Any, new: Any) -> None:
        if old == new:
            return
        match old, new:
            case dict(), dict():
                for name in sorted({*old, *new}):
                    # Seats are not told apart, nor what a sentence is about, except by its first word.
                    shown = "#" if name.lstrip("-").isdigit() else name if part != "texts" else name.split("(")[0]
                    path = f"{field}.{shown}"
                    if name not in new:
                        self.note(part, path, "gone", old[name])
                    elif name not in old:
                        self.note(part, path, "added", new[name])
                    else:
                        self.compare(part, path, old[name], new[name])
            case list(), list() if len(old) == len(new):
                for one, other in zip(old, new, strict=True):
                    self.compare(part, f"{field}[]", one, other)
            case list(), list():
                for each in old:
                    if each not in new:
                        self.note(part, f"{field}[]", "gone", each)
                for each in new:
                    if each not in old:
                        self.note(part, f"{field}[]", "added", each)
            case str(), str() if part == "texts":
                self.note(part, field, f"{old} -> {new}", "")
            case _:
                self.note(part, field, "changed", f"{old} -> {new}")

    def lines(self) -> Iterator[str]:
        for (part, field, how), often in sorted(self.often.items()):
            example = self.first[part, field, how]
            yield f"{part}{field} {how} ({often})" + (f": {example}" if example else "")


def compare_game(old: Version, new: Version, table: dict[str, Any], found: Differences) -> dict[str, Any]:
    """One game in both; as soon as they are asked different things the rest is left unread."""
    for each in (old, new):
        each.ask(**table)
    answers = 0
    while True:
        one, other = old.line(), new.line()
        part = one.split(b"\t", 1)[0].decode()
        if one != other:
            found.games.add(table["number"])
            if not other.startswith(part.encode() + b"\t"):
                raise SystemExit(f"{table}: one goes on with {one[:LONGEST]!r}, the other with {other[:LONGEST]!r}")
            pair = [json.loads(line.split(b"\t", 1)[1]) for line in (one, other)]
            found.compare(part, "", *pair)
        if part == "end":
            return {"answers": answers, **json.loads(one.split(b"\t", 1)[1])}
        answers += part == "checksum"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--number", type=int, default=300)
    given = parser.parse_args()
    old, new = Version(given.old), Version(given.new)
    any_difference = False
    for game in given.games.split(","):
        old.ask(game=game, tables=given.number)
        tables = [json.loads(old.line().split(b"\t", 1)[1]) for _ in range(given.number)]
        found = Differences()
        ends = [
            compare_game(old, new, {"game": game, "number": number, **table}, found)
            for number, table in enumerate(tables)
        ]
        print(
            f"{game}: {len(ends)} games, {sum(each['ended'] for each in ends)} to their end,"
            f" {sum(each['answers'] for each in ends)} moments; {len(found.games)} games differ somewhere"
        )
        for line in found.lines():
            any_difference = True
            print("  " + line)
        sys.stdout.flush()
    for each in (old, new):
        each.stop()
    raise SystemExit(any_difference)


if __name__ == "__main__":
    serve() if "--play" in sys.argv else main()
