"""The items: their table, and their actions."""
