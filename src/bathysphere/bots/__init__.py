"""Bots by name, for each game. They never see a state."""

from bathysphere.bots.base import Bot, RandomBot
from bathysphere.bots.choose import BOTS, bot_names, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "bot_names", "make_bot"]
