"""People without accounts: a phrase or a link carries somebody's seats to another browser. Knows no web framework."""
