"""The command, beside servers."""

import sys
from importlib import import_module

import pytest

from bathysphere.cli import main


@pytest.fixture(autouse=True)
def english(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(import_module("bathysphere.cli.app"), "_spoken", [])


@pytest.fixture
def run(monkeypatch, capsys):
    """run("admin", "list") gives (exit code, stdout, stderr)."""

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
    def call(code, *words):
        ended, out, err = run(*words)
        assert (ended, out, err.count("\n")) == (code, "", 1)
        return err.strip()

    return call
