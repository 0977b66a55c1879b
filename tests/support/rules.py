"""How a test names the rules that it checks: `@rule("A6.9", "A6.9a")` above it."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test fails when one of these lines of docs/rules/<game>.md is broken."""
    return pytest.mark.rule(*ids)
