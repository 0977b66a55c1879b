"""Makes web/src/fixtures: moments of games that bots play, as the server would tell them. Only galleries and unit
tests of the client use them; nothing of it is built into the client. With --offers it makes only the list of all forms
of choices that games of Unfathomable offer, which takes three minutes.

.venv/bin/python tools/make_fixtures.py [--language ru] [--folder web/src/fixtures] [--offers]
"""

import argparse
from pathlib import Path

import msgspec
from fixtures.messages import told, waiting_room
from fixtures.moments import MOMENTS, find, secret_of
from fixtures.offers import offers

from bathysphere.server import wire
from bathysphere.words import LANGUAGES

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
FOLDER = SOURCE / "fixtures"
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
    wanted = reader.parse_args()
    if wanted.offers:
        lines = [msgspec.json.encode(each) for each in offers()]
        OFFERS.write_bytes(b"[\n  " + b",\n  ".join(lines) + b"\n]\n")
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
