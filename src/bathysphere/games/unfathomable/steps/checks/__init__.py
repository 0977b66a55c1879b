"""Skill checks, the chaos deck and the die."""
