"""The challenge of the day over HTTP: how it stands, and sitting down to it.

The deal follows from the day and from a key that the store keeps: it is the same for everybody who plays here, and
nobody can work it out beforehand. A person is known by the cookie; nobody is asked who they are.
"""

import hmac
from hashlib import sha256
from typing import Any

import msgspec

from bathysphere.engine import Game, InternalError, Refused
from bathysphere.engine.deal_commitment import commit, fair_seed
from bathysphere.games import game as find_game
from bathysphere.server import wire
from bathysphere.server.headers import person_cookie
from bathysphere.server.http.request import NameBody, limit_new_tables
from bathysphere.server.http.routing import Reply, Request, get, post
from bathysphere.server.http.seats import seated
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.store.base import Attempt, Summary
from bathysphere.tables import entries as log
from bathysphere.tables import keys
from bathysphere.tables.commands import Log
from bathysphere.tables.daily import Daily, challenge, day_before, day_of
from bathysphere.tables.keys import hashed
from bathysphere.tables.room import OVER, Room
from bathysphere.tables.settings import Settings, check_name, check_settings

KEY = "challenges"
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


@get("/daily/{game}")
async def daily(request: Request, game: str) -> wire.DailyBoard:
    """Today's challenge: one's own attempt, and the results of everybody who has finished, today and yesterday."""
    hub, found = request.hub, daily_game(game)
    today = day_of(hub.now())
    person = await _person(request)
    attempts = {day: Attempt(challenge(found, day), person) for day in (today, day_before(today))}
    owns = {day: await hub.store.attempted(attempt) if person else None for day, attempt in attempts.items()}
    own = owns[today]
    standings = [await _standings(hub, attempt, owns[day], day) for day, attempt in attempts.items()]
    return wire.DailyBoard(
        day=today,
        commitment=commit(await secret_of(hub, found, today)),
        table=own.id if own is not None else "",
        finished=own is not None and own.status == OVER,
        signs=list(found.daily_marks),
        today=standings[0],
        yesterday=standings[1],
    )


async def _person(request: Request) -> str:
    """As whom somebody takes the challenge; empty if this is their first visit."""
    token = request.cookies.get(COOKIE, "")
    known = await request.identities.person_at_daily(request.cookies, token)
    return known or (hashed(token) if token else "")


async def _standings(hub: Hub, attempt: Attempt, own: Summary | None, day: str) -> wire.Standings:
    """The store ranks; only what is shown is read: the best, and one's own result wherever it stands."""
    finished, best = await hub.store.ranked(attempt.challenge, MOST_SHOWN)
    results: list[wire.DailyResult] = []
    before = None
    for number, (rank, table) in enumerate(best, 1):
        place = results[-1].place if rank == before else number
        results.append(_result(place, table, own))
        before = rank
    if own is not None and not any(each.mine for each in results):
        placed = await hub.store.placed(attempt)
        if placed is not None:
            results.append(_result(placed[1] + 1, own, own))
    return wire.Standings(day, finished, results)


def _result(place: int, table: Summary, own: Summary | None) -> wire.DailyResult:
    listed = msgspec.json.decode(table.body, type=wire.Listed)
    if listed.scored is None:
        raise InternalError(f"the table {table.id} has a rank and no result")
    return wire.DailyResult(place, listed.seats[0].name, own is not None and own.id == table.id, listed.scored)


# -- sitting down


@post("/daily/{game}")
async def begin_daily(request: Request, game: str, data: NameBody) -> Reply[wire.Seated]:
    """A table of one's own, dealt at once. The first one of the day counts; when it is over there may be others.
    Asking while it is under way brings a new credential for it: perhaps the answer with the first one was lost."""
    hub, found = request.hub, daily_game(game)
    limit_new_tables(request)
    token = request.cookies.get(COOKIE, "") or keys.new_token()
    person = await _person(request) or hashed(token)
    attempt = Attempt(challenge(found, day_of(hub.now())), person)
    name = check_name(data.name)
    await request.identities.check_names(request.cookies, name)
    served, credential = await _sit(hub, found, name, attempt)
    reply = await seated(request, served.room, {0: credential})
    reply.cookies.append(person_cookie(COOKIE, token))
    return reply


async def _sit(hub: Hub, game: Game[Any], name: str, attempt: Attempt) -> tuple[ServedTable, str]:
    own = await hub.store.attempted(attempt)
    if own is None:
        try:
            return await _deal(hub, game, name, attempt)
        except Refused as refused:  # the same person asked twice at once: both get the same table
            own = await hub.store.attempted(attempt) if refused.code == "daily_running" else None
            if own is None:
                raise
    if own.status == OVER:
        return await _deal(hub, game, name, None)
    served, token = await hub.open(own.id), keys.new_token()

    def sit_again(room: Room, now: int) -> Log:
        return [log.Claimed(at=now, seat=0, name=room.seats[0].name or name, token=hashed(token))]

    await hub.change(served, sit_again)
    return served, token


async def _deal(hub: Hub, game: Game[Any], name: str, attempt: Attempt | None) -> tuple[ServedTable, str]:
    """No nonce is mixed in: it would deal something else to everybody."""
    now = hub.now()
    day = day_of(now)
    settings = check_settings(
        Settings(game.name, (None,), game.table_options({}), pace=0, daily=Daily(day, practice=attempt is None))
    )
    secret, token = await secret_of(hub, game, day), keys.new_token()
    opened = log.Opened(at=now, settings=settings, secret=secret, invite=keys.new_key())
    begun: list[log.Entries] = [
        log.Claimed(at=now, seat=0, name=name, token=hashed(token)),
        log.Dealt(at=now, seed=fair_seed(secret, [""]), rules=game.rules_version),
    ]
    return await hub.create(hub.new_table_id(), opened, begun, attempt), token


ROUTES = [daily, begin_daily]
