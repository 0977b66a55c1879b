"""Attacks, damage, passengers at risk, and what becomes of the defeated."""
