"""The bots for The Thing. They play all three roles, and know only what their seat may know."""

from bathysphere.bots.thing.announcing import CarelessBot
from bathysphere.bots.thing.bot import ThoughtfulBot

BOTS = {"random": CarelessBot, "thoughtful": ThoughtfulBot}

__all__ = ["BOTS", "CarelessBot", "ThoughtfulBot"]
