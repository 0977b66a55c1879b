"""Stores: in memory, in PostgreSQL, on a disk that loses power, behind a connection that is cut."""
