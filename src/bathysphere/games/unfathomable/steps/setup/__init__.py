"""Before the first turn, and the awakening halfway: characters, opening hands and role cards."""
