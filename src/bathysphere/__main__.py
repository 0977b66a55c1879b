"""`python -m bathysphere` is the `bathysphere` command."""

from bathysphere.cli import main

main()
