"""The games that can be played here: their options, their texts, the components of their content packs."""

from functools import cache
from typing import cast

import msgspec
from litestar import Response
from litestar.params import FromPath, FromQuery

from bathysphere.games import game as find_game
from bathysphere.games import playable
from bathysphere.server import wire
from bathysphere.server.game_info import game_info, game_texts, rule_chapters
from bathysphere.server.headers import KEPT_A_DAY, KEPT_FOR_GOOD
from bathysphere.server.http.request import HttpRequest, json_response
from bathysphere.server.http.routing import get
from bathysphere.server.table_info import words_for
from bathysphere.words import check_language


@get("/games", sync_to_thread=False)
def games(request: HttpRequest) -> Response[list[wire.GameInfo]]:
    """What can be played here."""
    told = msgspec.json.encode([game_info(game) for game in playable()])
    return cast(Response[list[wire.GameInfo]], json_response(request, told))


@get("/games/{game:str}/content/{name:str}", sync_to_thread=False)
def content(request: HttpRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The faces of the components of a pack. Its name follows from all of them, so that it never changes."""
    return json_response(request, msgspec.json.encode(find_game(game).content(name)), KEPT_FOR_GOOD)


@get("/games/{game:str}/texts", sync_to_thread=False)
def texts(request: HttpRequest, game: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """What a page says of a game that the client was not built with, as Fluent source."""
    found = find_game(game)
    words = words_for(check_language(language), found.name)
    return json_response(request, msgspec.json.encode(game_texts(found, words)))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: HttpRequest, game: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """The rules of a game in words, chapter by chapter: the same for everybody, at a table or not."""
    found = find_game(game)
    return json_response(request, _rules(found.name, check_language(language)), KEPT_A_DAY)


@cache
def _rules(game: str, language: str) -> bytes:
    return msgspec.json.encode(rule_chapters(words_for(language, game)))


ROUTES = [games, texts, content, rules]
