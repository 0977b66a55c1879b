"""The mythos cards: their table, and what single cards do."""
