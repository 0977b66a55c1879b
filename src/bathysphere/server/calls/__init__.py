"""Calling people who are not at the page: whom a table waits for, what they are told, where, and when."""
