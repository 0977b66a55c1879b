"""All routes that need no network: whoever keeps tables, in whatever process, can answer these."""

from bathysphere.server.http import daily, games, lists, next_games, replays, seats

SUBJECTS = (games, lists, seats, next_games, replays, daily)
ROUTES = [route for subject in SUBJECTS for route in subject.ROUTES]
