"""The laboratory: many games, and what they tell."""

from bathysphere.lab.simulate import Run, Summary, simulate

__all__ = ["Run", "Summary", "simulate"]
