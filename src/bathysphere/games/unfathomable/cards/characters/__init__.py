"""The characters: their table, the actions of their sheets and feats, and what happens when they reveal themselves."""
