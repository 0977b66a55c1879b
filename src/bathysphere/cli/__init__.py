"""The `bathysphere` command. Heavy parts are imported by the commands that need them."""

import sys

from bathysphere import __version__

__all__ = ["main"]

NOT_INSTALLED = 6


def main() -> None:
    """Run the command. What it needs may not be installed: the bare package is for programs. Then a sentence says what
    to install."""
    try:
        from bathysphere.cli.app import main as run

        run()
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name or "")
        if not extra:
            raise
        if sys.argv[1:] == ["--version"]:
            print(__version__)
            return
        from bathysphere.cli.language import words_for
        from bathysphere.games import built_in

        words = words_for(built_in()[0], "", "bathysphere.cli")
        print(words("cli-not-installed", install=f"pip install 'bathysphere[{extra}]'"), file=sys.stderr)
        sys.exit(NOT_INSTALLED)


def extra_with(module: str) -> str:
    """The smallest extra of our package that brings a module; '' if none does. Whoever misses the command itself most
    likely wants the server, which brings it too."""
    import re
    from collections import defaultdict
    from importlib.metadata import requires

    extras: dict[str, set[str]] = defaultdict(set)
    for requirement in requires("bathysphere") or ():
        named = re.match(r"[\w.-]+", requirement)
        extra = re.search(r"extra == ['\"](\w+)['\"]", requirement)
        if named and extra:
            extras[extra.group(1)].add(named.group().lower())
    wanted = module.partition(".")[0]
    found = [extra for extra, packages in extras.items() if wanted in packages]
    return "server" if "server" in found else min(found, key=lambda extra: len(extras[extra]), default="")
