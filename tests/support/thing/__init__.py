"""The Thing: positions, worlds, bots and screens for tests."""
