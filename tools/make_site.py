"""Makes the whole of Bathysphere as files in site/, for any host, in any folder: the client, what it needs to keep
tables by itself, what is the same for everybody, and the worker that keeps all of it for when there is no network.

.venv/bin/python tools/make_site.py
"""

import gzip
import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import msgspec

from bathysphere.games import playable
from bathysphere.server.game_info import game_info, rule_chapters
from bathysphere.server.table_info import words_for
from bathysphere.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
PACK = ROOT / "build" / "tab"
WORKER = ROOT / "tools" / "tab" / "sw.js"
NOT_SERVED = ("files.json", "robots.txt", "sw.js")
MANIFEST = {
    "name": "Bathysphere",
    "short_name": "Bathysphere",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#07131c",
    "theme_color": "#07131c",
    "icons": [
        {"src": "icons/192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}


def main() -> None:
    subprocess.run(["npx", "vite", "build", "--mode", "site", "--logLevel", "warn"], cwd=ROOT / "web", check=True)
    for name in NOT_SERVED:
        (SITE / name).unlink(missing_ok=True)
    shutil.copytree(PACK, SITE / "tab")
    same_for_all(SITE / "data")
    (SITE / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=1))
    service_worker()
    tell()


def same_for_all(to: Path) -> None:
    """What a server says to everybody alike is written down; nobody has to wait for Python to read it."""
    (to / "games").mkdir(parents=True)
    (to / "games.json").write_bytes(msgspec.json.encode([game_info(game) for game in playable()]))
    for game in playable():
        (to / "games" / game.name).mkdir()
        for language in LANGUAGES:
            chapters = msgspec.json.encode(rule_chapters(words_for(language, game.name)))
            (to / "games" / game.name / f"rules.{language}.json").write_bytes(chapters)


def service_worker() -> None:
    """With the list of all files; its version follows from what is in them."""
    files = sorted(file for file in SITE.rglob("*") if file.is_file())
    digest = sha256()
    for file in files:
        digest.update(file.relative_to(SITE).as_posix().encode() + b"\0" + sha256(file.read_bytes()).digest())
    names = [file.relative_to(SITE).as_posix() for file in files]
    fixed = [name for name in names if not is_named_by_content(name)]
    told = json.dumps({"version": digest.hexdigest()[:16], "files": names, "fixed": fixed})
    (SITE / "sw.js").write_text(WORKER.read_text().replace("__LIST__", told))


def is_named_by_content(name: str) -> bool:
    """Such a file never changes: one that is there already need not be fetched again."""
    return name.startswith("assets/") or name.endswith(".gz")


def tell() -> None:
    files = [file for file in SITE.rglob("*") if file.is_file()]
    raw = sum(file.stat().st_size for file in files)
    compressed = sum(
        file.stat().st_size if file.suffix in (".gz", ".png", ".woff2") else len(gzip.compress(file.read_bytes(), 6))
        for file in files
    )
    print(f"site/: {len(files)} files, {raw:,} bytes, {compressed:,} from a host that compresses")


if __name__ == "__main__":
    main()
