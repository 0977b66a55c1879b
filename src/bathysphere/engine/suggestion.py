"""What a sensible player would pick where several picks make one answer. A rule of thumb: no rule of the game follows
from it, and nobody is held to it."""

from collections.abc import Callable
from typing import Any

from bathysphere.engine.decision import Choice, Decision

Suggests = Callable[[Any, Decision], Choice | None]
"""From the view of the seat that is asked, and its question."""
