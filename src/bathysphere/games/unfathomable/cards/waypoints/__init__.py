"""The waypoints: their table, and what single waypoints do."""
