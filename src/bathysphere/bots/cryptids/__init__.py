"""The thoughtful bot of Cryptids."""

from bathysphere.bots.cryptids.bot import ThoughtfulBot

__all__ = ["ThoughtfulBot"]
