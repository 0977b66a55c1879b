"""The spells: their table, and what single spells do."""
