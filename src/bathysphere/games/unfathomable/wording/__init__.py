"""The words of Unfathomable: names of components, and facts for sentences about questions, options and events."""

from bathysphere.games.unfathomable.wording.wording import WORDING, UnfathomableWording

__all__ = ["WORDING", "UnfathomableWording"]
