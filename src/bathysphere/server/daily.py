"""The challenge of the day over HTTP: how it stands, and sitting down to it.

The deal follows from the day and from a key that the store keeps: it is the same for everybody who plays here, and
nobody can work it out beforehand. A person is whoever has the cookie; nobody is asked who he is.
"""

import hmac
import time
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from bathysphere.engine import Game, Refused
from bathysphere.engine.fair import commit, fair_seed
from bathysphere.games import game as find_game
from bathysphere.server import guard, wire
from bathysphere.server.http import Named, Web, hub_of, seated
from bathysphere.server.hub import Hub, Served
from bathysphere.store import Attempt, Summary
from bathysphere.tables import entries as log
from bathysphere.tables.daily import Daily, challenge, day_before, day_of
from bathysphere.tables.room import OVER
from bathysphere.tables.settings import Settings, check_name, check_settings
from bathysphere.tables.wishes import hashed

KEY = "challenges"
MOST_COUNTED = 2000
MOST_SHOWN = 50
COOKIE = "person"


def daily_game(name: str) -> Game[Any]:
    game = find_game(name)
    if not game.daily:
        raise Refused("no_daily", game=name)
    return game


async def secret_of(hub: Hub, game: Game[Any], day: str) -> str:
    """The secret of the day's deal, in the form that the secret of any fair deal has."""
    key = await hub.store.secret(KEY)
    return hmac.new(key, challenge(game, day).encode(), sha256).hexdigest()


# -- how it stands


@get("/daily/{game:str}")
async def daily(request: Web, game: FromPath[str]) -> wire.DailyBoard:
    """Today's challenge: the own attempt, and what came of those of everybody who has finished, today and yesterday."""
    hub, found = hub_of(request), daily_game(game)
    today = day_of(hub.now())
    token = request.cookies.get(COOKIE, "")
    person = hashed(token) if token else ""
    own = await hub.store.attempted(Attempt(challenge(found, today), person))
    return wire.DailyBoard(
        day=today,
        commitment=commit(await secret_of(hub, found, today)),
        table=own.id if own is not None else "",
        finished=own is not None and own.status == OVER,
        signs=list(found.signs),
        today=await _standings(hub, found, today, person),
        yesterday=await _standings(hub, found, day_before(today), person),
    )


async def _standings(hub: Hub, game: Game[Any], day: str, person: str) -> wire.Standings:
    attempt = Attempt(challenge(game, day), person)
    own = await hub.store.attempted(attempt)
    counted = [_result(each, own) for each in await hub.store.finished(attempt.challenge, MOST_COUNTED)]
    ranked = sorted([each for each in counted if each is not None], key=_rank)
    for place, result in enumerate(ranked):
        alike = place > 0 and _rank(ranked[place - 1]) == _rank(result)
        result.place = ranked[place - 1].place if alike else place + 1
    shown = [each for number, each in enumerate(ranked) if number < MOST_SHOWN or each.mine]
    return wire.Standings(day, len(ranked), shown)


def _result(table: Summary, own: Summary | None) -> wire.DailyResult | None:
    """What came of an attempt; nothing if a bot played a part of it."""
    listed = msgspec.json.decode(table.body, type=wire.Listed)
    if listed.scored is None:
        return None
    mine = own is not None and own.id == table.id
    return wire.DailyResult(0, listed.seats[0].name, mine, listed.scored)


def _rank(result: wire.DailyResult) -> tuple[bool, int]:
    """The best first; among equals whoever ended first, as the store gives them."""
    return not result.scored.won, -result.scored.points


# -- sitting down


@post("/daily/{game:str}", status_code=201)
async def begin_daily(request: Web, game: FromPath[str], data: JSONBody[Named]) -> Response[wire.Seated]:
    """A table of one's own, dealt at once. The first one of the day counts; when it is over there may be others."""
    hub, found = hub_of(request), daily_game(game)
    if not request.app.state.makers.take(guard.address_of(request), time.monotonic()):
        raise Refused("too_many_tables")
    person = request.cookies.get(COOKIE, "") or guard.new_token()
    attempt = Attempt(challenge(found, day_of(hub.now())), hashed(person))
    own = await hub.store.attempted(attempt)
    if own is not None and own.status != OVER:
        raise Refused("daily_running")
    served, token = await _deal(hub, found, check_name(data.name), attempt if own is None else None)
    answer = seated(request, served.room, {0: token})
    answer.cookies.append(guard.person_cookie(COOKIE, person, request.url.scheme == "https"))
    return answer


async def _deal(hub: Hub, game: Game[Any], name: str, attempt: Attempt | None) -> tuple[Served, str]:
    """No nonce is mixed in: it would deal something else to everybody."""
    now = hub.now()
    day = day_of(now)
    settings = check_settings(
        Settings(game.name, (None,), game.asked_for({}), pace=0, daily=Daily(day, practice=attempt is None))
    )
    secret, token = await secret_of(hub, game, day), guard.new_token()
    opened = log.Opened(at=now, settings=settings, secret=secret, invite=guard.new_key())
    begun: list[log.Entries] = [
        log.Claimed(at=now, seat=0, name=name, token=hashed(token)),
        log.Dealt(at=now, seed=fair_seed(secret, [""]), rules=game.rules_version),
    ]
    return await hub.create(guard.new_table_id(), opened, begun, attempt), token


ROUTES = [daily, begin_daily]
