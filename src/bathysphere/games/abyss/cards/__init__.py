"""Allies, Lords and locations: what is printed on them, and what single Lords do."""
