"""The `bathysphere` command. Heavy parts are imported by the commands that need them."""

from bathysphere.cli.app import main

__all__ = ["main"]
