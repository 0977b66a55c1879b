"""The poacher: his rounds, and what he catches."""
