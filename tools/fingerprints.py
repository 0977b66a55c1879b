"""What seeded games look like, written down so that two versions of the program can be compared.

`python tools/fingerprints.py abyss before.json` plays games at tables of every size with random options and random
answers and keeps digests of the answers, the events and views of all seats, the checksums and the reasons why things
are not offered, and every prompt, label and log line in each language. `--compare before.json` names what differs;
`--without` leaves out options of tables that the other version did not have, so that both draw the same ones.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bathysphere.engine import Chance, Game, Range, answer, decisions, stream
from bathysphere.engine.flow import interject, interjections, open_questions
from bathysphere.engine.game import any_answer
from bathysphere.games import game as find_game
from bathysphere.words import LANGUAGES, Words

MOST_ANSWERS = 800
"""Random play of some games has no end to speak of."""
PARTS = ("answers", "events", "views", "checksum", "reasons", "aids", "texts")

Texts = dict[str, dict[str, set[str]]]


class Digest:
    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, thing: Any) -> None:
        self._hash.update(msgspec.json.encode(thing, order="deterministic"))

    def __str__(self) -> str:
        return self._hash.hexdigest()


def some_options(game: Game[Any], seats: int, chance: Random, without: Collection[str]) -> dict[str, Any]:
    """Options of a table that can be opened; for every third table none."""
    left_out = {*game.fixed_option_names, *without}
    names = [field.name for field in msgspec.structs.fields(game.options) if field.name not in left_out]
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


def play(
    game: Game[Any], number: int, words: dict[str, Words], texts: Texts, without: Collection[str]
) -> dict[str, Any]:
    seats = game.fewest + number % (game.most - game.fewest + 1)
    chance = Random(f"{game.name} {number}")
    options = some_options(game, seats, chance, without)
    s = game.new(seats, number, options)
    draws = Chance(stream(number.to_bytes(32, "big"), "fingerprints"))
    digest = {part: Digest() for part in PARTS}
    heard = s.events
    count = 0
    while True:
        for event in heard:
            for seat in range(-1, seats):
                told = event.seen_by(seat)
                digest["events"].add(told)
                if told is not None:
                    for language in LANGUAGES:
                        text = words[language].event(told, (), getattr(s, "options", None))
                        digest["texts"].add(text)
                        texts[language][f"event-{told.kind}"].add(text)
        views = {seat: game.view(s, seat) for seat in range(-1, seats)}
        digest["views"].add(list(views.values()))
        for decision in open_questions(s):
            look(game, decision, views[decision.seat], words, digest, texts)
        waiting = decisions(s)
        if not waiting or count >= MOST_ANSWERS:
            break
        count += 1
        extra = [(seat, each) for seat in range(seats) for each in interjections(s, seat)]
        if extra and chance.randrange(12) == 0:
            seat, choice = chance.choice(extra)
            heard = interject(s, seat, choice).events
        else:
            decision = chance.choice(waiting)
            seat, choice = decision.seat, any_answer(decision, draws)
            heard = answer(s, seat, choice).events
        digest["answers"].add((seat, choice))
    digest["checksum"].add(s.checksum())
    found = {part: str(each) for part, each in digest.items()}
    return {"seats": seats, "options": options, "count": count, "ended": s.outcome is not None} | found


def look(
    game: Game[Any], decision: Any, view: Any, words: dict[str, Words], digest: dict[str, Digest], texts: Texts
) -> None:
    reasons = game.reasons(view, decision)
    digest["reasons"].add(sorted(([*map(str, each.target)], each.code) for each in reasons))
    digest["aids"].add(game.aids(view, decision))
    for language, say in words.items():
        said = {f"ask-{decision.kind}": [say.prompt(decision, view)]}
        for choice in decision.options:
            said.setdefault(f"do-{choice[0]}", []).extend([say.option(choice, view), say.option(choice)])
        for reason in reasons:
            said.setdefault(f"why-{reason.code}", []).append(say.why(reason.code, reason.facts, view))
        for key, lines in said.items():
            if not key.startswith("why-"):
                digest["texts"].add(lines)
            texts[language][key].update(lines)


def written(name: str, number: int, without: Collection[str]) -> dict[str, Any]:
    game = find_game(name)
    words = {language: Words(language, name) for language in LANGUAGES}
    texts: Texts = {language: defaultdict(set) for language in LANGUAGES}
    games = [play(game, each, words, texts, without) for each in range(number)]
    said = {
        language: {key: sorted(lines) for key, lines in sorted(by_key.items())} for language, by_key in texts.items()
    }
    return {"game": name, "games": games, "texts": said}


def compared(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What differs, a line each; nothing is good. Texts of games that were not played again are not missed."""
    found = []
    fewer = len(after["games"]) < len(before["games"])
    for number, (old, new) in enumerate(zip(before["games"], after["games"], strict=not fewer)):
        parts = [part for part in old if old[part] != new.get(part)]
        if parts:
            found.append(f"game {number} ({old['seats']} seats, {old['options']}): {', '.join(parts)}")
    for language, by_key in before["texts"].items():
        others = after["texts"][language]
        for key in sorted({*by_key, *others}):
            old_lines, new_lines = {*by_key.get(key, ())}, {*others.get(key, ())}
            found += [f"{language} {key} - {line}" for line in sorted(old_lines - new_lines) if not fewer]
            found += [f"{language} {key} + {line}" for line in sorted(new_lines - old_lines)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, nargs="?", help="where to write them")
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--compare", type=Path, help="the file of another version")
    parser.add_argument("--without", nargs="*", default=[], metavar="OPTION", help="options that no table has")
    given = parser.parse_args()
    found = written(given.game, given.number, given.without)
    if given.file:
        given.file.write_text(json.dumps(found, ensure_ascii=False))
    answers, ended = sum(each["count"] for each in found["games"]), sum(each["ended"] for each in found["games"])
    print(f"{given.game}: {len(found['games'])} games, {ended} to their end, {answers} answers")
    if given.compare:
        before = json.loads(given.compare.read_text())
        lines = compared(before, json.loads(json.dumps(found)))
        print("\n".join(lines[:200]) or "no difference")
        raise SystemExit(bool(lines))


if __name__ == "__main__":
    main()
