"""HTTP: the routes under /api, by subject. No module here knows a web framework."""
