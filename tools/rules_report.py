"""`make rules`: which lines of each rules ledger are named by a test that ran and passed, section by section.

The ids counted are those of the rule sections; glossary, decision points, information, rulings and gaps are named by
tests too, but not wanted in full. A rule that a ledger lists as etiquette is not wanted from a test.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bathysphere.cli.rulebook import rulebook
from bathysphere.games import built_in

ROOT = Path(__file__).resolve().parent.parent


def named_by_passing_tests(game: str) -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "rules.json"
        run = [sys.executable, "-m", "pytest", f"tests/games/{game}", "--rules-json", str(found)]
        done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout[-3000:])
            print("Not every test passed: what failed is not counted.")
        return json.loads(found.read_text()) if found.exists() else {}


def report(game: str, with_tests: bool) -> bool:
    """Print how much of a ledger is named; true if all of it is, and nothing else."""
    page = rulebook(game)
    sections, etiquette = page.rules, page.etiquette
    named = named_by_passing_tests(game)
    missing: list[str] = []
    print(f"{game}:")
    for title, ids in sections.items():
        lacking = [rule for rule in ids if rule not in named and rule not in etiquette]
        missing += lacking
        print(f"{len(ids) - len(lacking):4} of {len(ids):3}  {title}")
        if with_tests:
            for rule in ids:
                tests = [test.split("::")[-1] for test in named.get(rule, [])]
                print(f"             {rule}: {', '.join(tests) or etiquette.get(rule, '-')}")
    total = sum(map(len, sections.values()))
    unknown = sorted(set(named) - set(page.ids))
    unchecked = f" or listed as etiquette ({len(etiquette)})" if etiquette else ""
    print(f"{total - len(missing):4} of {total:3}  rules named by a passing test{unchecked}")
    if missing:
        print("Not named:", ", ".join(missing))
    if unknown:
        print("Named, but not in the ledger:", ", ".join(unknown))
    return not missing and not unknown


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=built_in(), help="all games if none is named")
    parser.add_argument("--tests", action="store_true", help="name the tests of each rule")
    args = parser.parse_args()
    games = [args.game] if args.game else built_in()
    whole = [report(game, args.tests) for game in games]
    return 0 if all(whole) else 1


if __name__ == "__main__":
    sys.exit(main())
