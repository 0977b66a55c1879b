"""What every game must hold, found out by random play: `bathysphere check GAME`, or `check_game` in a test."""

from bathysphere.contract.play import Broken, Seen
from bathysphere.contract.suite import Depth, check_game

__all__ = ["Broken", "Depth", "Seen", "check_game"]
