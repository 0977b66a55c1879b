"""The thoughtful bot of Cryptids."""

from bathysphere.bots.base import RandomBot
from bathysphere.bots.cryptids.bot import ThoughtfulBot

BOTS = {"random": RandomBot, "thoughtful": ThoughtfulBot}

__all__ = ["BOTS", "ThoughtfulBot"]
