"""The skill cards: their table, and their actions."""
