"""A small mutation tool: `changes` finds what can be changed, `judge` runs the tests against it, `report` tells."""
