"""HTTP: the routes under /api, by subject."""

from bathysphere.server.http import calls, daily, games, lists, next_games, replays, seats

SUBJECTS = (games, lists, seats, next_games, replays, daily, calls)
ROUTES = [route for subject in SUBJECTS for route in subject.ROUTES]
