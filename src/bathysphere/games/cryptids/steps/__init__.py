"""The flow of Cryptids, one file for each part of the rulebook's chapters."""
