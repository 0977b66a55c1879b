"""Abyss: positions, worlds, bots and screens for tests."""
