"""The command, called in this process: fixtures for its exit code and what it printed."""

import sys
from importlib import import_module

import pytest

from bathysphere.cli import main


@pytest.fixture
def english(monkeypatch):
    """An English terminal of generous width, no language left over from another command."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(import_module("bathysphere.cli.app"), "_spoken", [])


@pytest.fixture
def run(monkeypatch, capsys):
    """run("verify", path) gives (exit code, stdout, stderr)."""

    def call(*words):
        monkeypatch.setattr(sys, "argv", ["bathysphere", *map(str, words)])
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def complains(run):
    """One sentence on stderr, nothing on stdout, and the exit code that was expected; the sentence is returned."""

    def call(code, *words):
        ended, out, err = run(*words)
        assert (ended, out) == (code, "")
        assert err.endswith(".\n")
        assert err.count("\n") == 1
        return err.strip()

    return call
