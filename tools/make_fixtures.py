"""Makes web/src/fixtures: moments of games that bots play, as the server would tell them. Only galleries and unit
tests of the client use them; nothing of it is built into the client. With --offers it makes only the list of all forms
of choices that games of Unfathomable offer, which takes three minutes; with --zones only what the generic board would
draw of the games that have boards of their own.

.venv/bin/python tools/make_fixtures.py [--language ru] [--folder web/src/fixtures] [--offers] [--zones]
"""

import argparse
from pathlib import Path

import msgspec
from fixtures.messages import told, waiting_room
from fixtures.moments import MOMENTS, find, secret_of
from fixtures.offers import offers
from fixtures.zones import zones

from bathysphere.games import built_in
from bathysphere.server import wire
from bathysphere.words import LANGUAGES

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
FOLDER = SOURCE / "fixtures"
ZONES = SOURCE / "games" / "generic" / "fixtures"
OFFERS = SOURCE / "games" / "unfathomable" / "fixtures" / "offers.json"


def write(folder: Path, name: str, language: str, update: wire.Update) -> None:
    path = folder / f"{name}.{language}.json"
    path.write_bytes(msgspec.json.encode(update) + b"\n")
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--language", choices=LANGUAGES, help="all of them in this language alone")
    reader.add_argument("--folder", type=Path, default=FOLDER)
    reader.add_argument("--offers", action="store_true", help="only the choices that games of Unfathomable offer")
    reader.add_argument("--zones", action="store_true", help="only what the generic board would draw of our games")
    wanted = reader.parse_args()
    if wanted.offers:
        lines = [msgspec.json.encode(each) for each in offers()]
        OFFERS.write_bytes(b"[\n  " + b",\n  ".join(lines) + b"\n]\n")
        return
    ZONES.mkdir(parents=True, exist_ok=True)
    for name in built_in():
        (ZONES / f"{name}.json").write_bytes(msgspec.json.encode(zones(name)) + b"\n")
    if wanted.zones:
        return
    wanted.folder.mkdir(parents=True, exist_ok=True)
    room = wanted.language or "ru"
    write(wanted.folder, "waiting-room", room, waiting_room(secret_of("waiting room"), room))
    for name, moment in MOMENTS.items():
        record, secret = find(moment, name)
        for language in [wanted.language] if wanted.language else moment.languages:
            write(wanted.folder, name, language, told(record, secret, moment.viewer, language))


if __name__ == "__main__":
    main()
