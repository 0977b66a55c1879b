"""HTTP: the routes under /api, by subject."""

from bathysphere.server.http import daily, games, lists, next_games, replays, seats

ROUTES = [*games.ROUTES, *lists.ROUTES, *seats.ROUTES, *next_games.ROUTES, *replays.ROUTES, *daily.ROUTES]
