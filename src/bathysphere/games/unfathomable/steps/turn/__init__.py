"""A turn: its steps, actions, rooms, trade, reveal and titles."""
