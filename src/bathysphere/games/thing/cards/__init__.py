"""The cards of The Thing: one table of data, and the effects beside it."""
