"""Makes the client's TypeScript out of the Python that it mirrors: the wire; of each game its view, aids, orders,
options and events, by what it declares, and the tables that its board draws from. It knows no game by name. With
`--check` nothing is written, and a drifted file is an error.

.venv/bin/python tools/make_types.py [--check]
"""

import argparse
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from typescript.kinds import words_of
from typescript.literals import literal, pascal
from typescript.printed import Tables
from typescript.structs import Interfaces

from bathysphere.engine import Game
from bathysphere.engine.game import NoAids
from bathysphere.games import built_in, game, part
from bathysphere.server import wire
from bathysphere.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
MADE = "Made by tools/make_types.py from"
BASES = (wire.ClientMessage, wire.client_messages.SeatCommand, wire.ServerMessage)


def wire_types() -> str:
    """All structs of the wire in the order of their modules, and what may be said in either direction."""
    made = Interfaces()
    for each in (
        each
        for of in (wire.client_messages, wire.server_messages, wire.requests, wire.calls, wire.identity)
        for each in vars(of).values()
    ):
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in BASES:
            made.add(each)
    made.add_union("ClientMessages", get_args(wire.ClientMessages), "Whatever a client may say over the socket.")
    made.add_union("ServerMessages", get_args(wire.ServerMessages), "Whatever a client may hear over the socket.")
    return f"// {MADE} src/bathysphere/server/wire/.\n\n{made.text()}"


def game_types(found: Game[Any]) -> str:
    """The view of a game, its aids and standing orders if it has them, its options and its events."""
    made = Interfaces()
    made.add(found.view_type)
    for extra in (found.aids_type, found.orders):
        if extra is not None and extra is not NoAids:
            made.add(extra)
    called = pascal(found.name)
    made.add_choices(f"{called}Choice", found.vocabulary)
    made.add_events(f"{called}Events", found)
    made.add_statements(f"{called}Statement", found.vocabulary)
    return f"// {MADE} src/bathysphere/games/{found.name}.\n\n{made.text()}"


def game_facts(found: Game[Any]) -> dict[str, str]:
    """What is printed on its components, and the kinds of its questions and of lines in its log; and the names that its
    components bring with them, as texts, in a file for each language."""
    made = Tables(found.kinds)
    for printed in getattr(part(found.name, "printed"), "PRINTED", ()):
        made.add(printed)
    made.constant("DECISION_KINDS", sorted(Words("en", found.name).decision_kinds), "The kinds of questions.")
    made.constant("EVENT_KINDS", sorted(each.name for each in found.events), "The kinds of lines in the log.")
    source = f"{MADE} src/bathysphere/games/{found.name}."
    texts = {
        f"text/named.{language}.ftl": f"### {source}\n\n"
        + "".join([f"named-{component} = {names[language]}\n" for component, names in made.names.items()])
        for language in (LANGUAGES if made.names else ())
    }
    return {"facts.ts": f"// {source}\n\n{made.text()}", **texts}


def game_phrases(found: Game[Any]) -> str:
    """What can be said with buttons, by what the slots of its phrases declare."""
    slots = {phrase: list(filled) for phrase, filled in found.vocabulary.fields.statements().items()}
    kinds = {slot: each for filled in found.vocabulary.fields.statements().values() for slot, each in filled.items()}
    words = {slot: known for slot, each in kinds.items() if (known := words_of(each))}
    phrases = {"slots": slots, "words": words, "questions": [each.name for each in found.talk if each.asks]}
    about = f"// {MADE} src/bathysphere/games/{found.name}.\nimport type {{ Phrases }} from '../parts/statements';\n\n"
    return f"{about}export const PHRASES: Phrases = {literal(phrases)};\n"


@cache
def files() -> dict[str, str]:
    """Each file that is made, by its path inside the client's sources, and what belongs in it."""
    made = {"wire/types.ts": wire_types()}
    for name in built_in():
        made[f"games/{name}/types.ts"] = game_types(game(name))
        made |= {f"games/{name}/{path}": text for path, text in game_facts(game(name)).items()}
        if game(name).talk:
            made[f"games/{name}/phrases.ts"] = game_phrases(game(name))
    return made


def drifted(folder: Path) -> list[str]:
    paths = {name: folder / name for name in files()}
    return [name for name, path in paths.items() if not path.is_file() or path.read_text("utf-8") != files()[name]]


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--check", action="store_true", help="only say whether a file has drifted")
    reader.add_argument("--folder", type=Path, default=CLIENT, help="where the client's sources are")
    wanted = reader.parse_args()
    if wanted.check:
        if old := drifted(wanted.folder):
            print(f"The client's {', '.join(old)} no longer fits the Python it is made from: run tools/make_types.py.")
            return 1
        return 0
    for name, text in files().items():
        path = wanted.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
