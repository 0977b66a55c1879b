"""All routes that need no network: whoever keeps tables, in whatever process, can answer these."""

from bathysphere.server.http import closed_tables, daily, games, lists, next_games, replays, seats

SUBJECTS = (games, lists, seats, next_games, replays, closed_tables, daily)
ROUTES = [route for subject in SUBJECTS for route in subject.ROUTES]
