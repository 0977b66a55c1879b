"""The one page of the client, and what stands in its head: the files that it will ask for, so that a browser fetches
them all at once and not one after the other as each names the next.

Which files those are follows from the address and the reader's language, and for a table from its game, which whoever
knows the address may know. The build says what it made (web/pages.ts); of what it does not name nothing is said.
"""

import gzip
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape

from bathysphere.games import playable
from bathysphere.server.headers import POLICY
from bathysphere.server.table_info import words_for

PLACES = {"": "lobby", "new": "form"}
RULES = "rules/"
PAGES = "pages"
TABLE = "table"
WAITING = "waiting"
_HEAD = b"</head>"
_TITLE = re.compile(rb"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(rb'<meta\s+name="description"[^>]*>', re.DOTALL)
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


class Page:
    """Made once for everything that can stand in its head."""

    def __init__(self, html: bytes, files: Mapping[str, Sequence[str]]) -> None:
        self._html = html
        self._files = files
        self._made: dict[tuple[tuple[str, ...], tuple[str, str]], bytes] = {}
        self.policy = policy_for(html)

    def html(self, parts: tuple[str, ...], language: str, about: tuple[str, str] = ("", "")) -> bytes:
        """The page with the files of these parts named, code and texts; and with a title and a description of its own,
        if it has any."""
        return gzip.decompress(self.gzipped(parts, language, about))

    def gzipped(self, parts: tuple[str, ...], language: str, about: tuple[str, str] = ("", "")) -> bytes:
        known = tuple(each for part in parts for each in (part, f"{part}.{language}") if each in self._files)
        if (known, about) not in self._made:
            files = dict.fromkeys(file for part in known for file in self._files[part])
            links = "".join([_link(file) for file in files])
            page = self._html.replace(_HEAD, links.encode() + _HEAD, 1)
            if about[0]:
                title = f"<title>{escape(about[0])}</title>".encode()
                described = f'<meta name="description" content="{escape(about[1], quote=True)}">'.encode()
                page = _DESCRIPTION.sub(lambda _: described, _TITLE.sub(lambda _: title, page, count=1), count=1)
            self._made[known, about] = gzip.compress(page, 9, mtime=0)
        return self._made[known, about]


def parts_of(path: str, game: str = "", status: str = "", watching: bool = False) -> tuple[str, ...]:
    """What is needed at an address: at a table also the board of its game, and for whoever may sit there the hand."""
    if path in PLACES:
        return ("shell", PLACES[path], PAGES, *[_front(each.name) for each in playable()])
    if path.startswith(RULES):
        return ("shell", "rules", _front(path.removeprefix(RULES)))
    if not path.startswith("t/"):
        return ("shell",)
    if status == WAITING:
        return ("shell", TABLE, WAITING, PAGES, _front(game))
    hand = (f"{game}-hand",) if game and not watching else ()
    return ("shell", TABLE, *((_front(game), game) if game else ()), *hand)


def _front(game: str) -> str:
    """What is said of a game before its board is there."""
    return f"{game}-front"


def about_rules(path: str, language: str) -> tuple[str, str]:
    """Title and description of the reference of a game; empty for any other page."""
    game = path.removeprefix(RULES)
    if game == path or game not in {each.name for each in playable()}:
        return "", ""
    words = words_for(language, game)
    facts = {"game": words(f"game-{game}")}
    return words("page-rules", **facts), words("page-rules-text", **facts)


def policy_for(html: bytes) -> str:
    """The usual policy, and the style that stands in the page itself by its hash."""
    hashes = "".join([f" 'sha256-{b64encode(sha256(style).digest()).decode()}'" for style in _STYLE.findall(html)])
    return POLICY.replace("style-src 'self'", f"style-src 'self'{hashes}")


def _link(file: str) -> str:
    name = escape(file, quote=True)
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{name}">'
    return f'<link rel="modulepreload" crossorigin href="/{name}">'
