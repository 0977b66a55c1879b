"""The words of Cryptids: names of components, and facts for sentences about questions, options and events."""

from bathysphere.games.cryptids.wording.wording import WORDING, CryptidsWording

__all__ = ["WORDING", "CryptidsWording"]
