"""The games that can be played here: their options, their texts, the components of their content packs."""

from functools import cache
from typing import cast

import msgspec

from bathysphere.games import game as find_game
from bathysphere.games import playable
from bathysphere.server import wire
from bathysphere.server.game_info import game_info, game_texts, rule_chapters
from bathysphere.server.headers import KEPT_A_DAY, KEPT_FOR_GOOD
from bathysphere.server.http.request import json_reply
from bathysphere.server.http.routing import Reply, Request, get
from bathysphere.server.table_info import words_for
from bathysphere.words import check_language


@get("/games")
async def games(request: Request) -> Reply[list[wire.GameInfo]]:
    """What can be played here."""
    told = msgspec.json.encode([game_info(game) for game in playable()])
    return cast(Reply[list[wire.GameInfo]], json_reply(request, told))


@get("/games/{game}/content/{name}")
async def content(request: Request, game: str, name: str) -> Reply[bytes]:
    """The faces of the components of a pack. Its name follows from all of them, so that it never changes."""
    return json_reply(request, msgspec.json.encode(find_game(game).content(name)), KEPT_FOR_GOOD)


@get("/games/{game}/texts")
async def texts(request: Request, game: str, language: str = "en") -> Reply[bytes]:
    """What a page says of a game that the client was not built with, as Fluent source."""
    found = find_game(game)
    words = words_for(check_language(language), found.name)
    return json_reply(request, msgspec.json.encode(game_texts(found, words)))


@get("/games/{game}/rules")
async def rules(request: Request, game: str, language: str = "en") -> Reply[bytes]:
    """The rules of a game in words, chapter by chapter: the same for everybody, at a table or not."""
    found = find_game(game)
    return json_reply(request, _rules(found.name, check_language(language)), KEPT_A_DAY)


@cache
def _rules(game: str, language: str) -> bytes:
    return msgspec.json.encode(rule_chapters(words_for(language, game)))


ROUTES = [games, texts, content, rules]
