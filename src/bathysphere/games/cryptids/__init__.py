"""Cryptids: a journey through Europe after mythical creatures, for one to four players."""
