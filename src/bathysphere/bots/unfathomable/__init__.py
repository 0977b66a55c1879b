"""The bots for Unfathomable. They play humans, hidden and revealed traitors, and know only what their seat may know."""

from bathysphere.bots.unfathomable.bot import ThoughtfulBot

__all__ = ["ThoughtfulBot"]
