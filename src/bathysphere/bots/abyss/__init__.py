"""The thoughtful bot for Abyss. It plays with a plan, and knows only what its seat may know."""

from bathysphere.bots.abyss.bot import ThoughtfulBot
from bathysphere.bots.base import RandomBot

BOTS = {"random": RandomBot, "thoughtful": ThoughtfulBot}

__all__ = ["BOTS", "ThoughtfulBot"]
