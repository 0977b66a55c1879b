"""The bots for Unfathomable. They play humans, hidden and revealed traitors, and know only what their seat may know."""

from bathysphere.bots.base import RandomBot
from bathysphere.bots.unfathomable.bot import ThoughtfulBot

BOTS = {"random": RandomBot, "thoughtful": ThoughtfulBot}

__all__ = ["BOTS", "ThoughtfulBot"]
