"""Runs under Pyodide (`tools/tab/run.mjs`): compiles what a browser will load, and finds out which modules of the
standard library that takes. `/project` is the folder that `tools/make_tab.py` prepared."""

import asyncio
import json
import pkgutil
import py_compile
import sys
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

PROJECT = Path("/project")
LIBRARY = Path("/lib/python314.zip")
ALWAYS = {"traceback", "zipfile", "shutil", "_colorize", "encodings.cp437", "encodings.latin_1"}
"""What is loaded when something goes wrong, and before there is anything to watch."""
WHOLE = ("pyodide", "_pyodide")
WALKED = ("tab", "engine", "games", "bots", "words", "tables")
"""All of these is needed; of the server and the store whatever they import."""


class Memory:
    """A shelf for one table."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.values: dict[str, str] = {}

    async def heads(self) -> list[str]:
        return []

    async def append(self, table: str, after: int, entries: list[str], head: str, snapshot: str | None) -> bool:
        self.logs.setdefault(table, []).extend(entries)
        return True

    async def read(self, table: str, after: int) -> list[str]:
        return self.logs.get(table, [])[after:]

    async def snapshot(self, table: str) -> None:
        return None

    async def value(self, name: str) -> str | None:
        return self.values.get(name)

    async def keep(self, name: str, value: str) -> None:
        self.values[name] = value


async def used() -> list[str]:
    """The modules that are loaded when everything of ours is, and tables are opened in every language."""
    for package in WALKED:
        found = import_module(f"bathysphere.{package}")
        for each in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            import_module(each.name)
    from bathysphere.games import built_in
    from bathysphere.tab.tab import Tab

    tab = Tab(Memory(), lambda number, text: None)
    await tab.start()
    for game in built_in():
        for language in ("ru", "uk", "en"):
            await tab.ask("GET", f"/games/{game}/rules?language={language}", "", language)
            made = json.dumps({"game": game, "name": "Ada", "bots": [None, None, None, None]})
            await tab.ask("POST", "/tables", made, language)
            await tab.ask("GET", f"/daily/{game}", "", language)
    await tab.stop()
    for name in ALWAYS:
        import_module(name)
    return sorted(sys.modules)


def compiled(source: Path, target: Path, name: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    py_compile.compile(
        str(source),
        str(target.with_suffix(".pyc")),
        dfile=name,
        doraise=True,
        optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )


def wanted(name: str, modules: set[str]) -> bool:
    module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    return module in modules or module.split(".")[0] in WHOLE or module.startswith("_sysconfigdata")


async def main() -> None:
    sys.path.insert(0, str(PROJECT / "source"))
    modules = set(await used())
    with ZipFile(LIBRARY) as library:
        for name in library.namelist():
            if name.endswith(".py") and wanted(name, modules):
                there = PROJECT / "library" / name
                there.parent.mkdir(parents=True, exist_ok=True)
                there.write_bytes(library.read(name))
                compiled(there, PROJECT / "stdlib" / name, name)
    for file in sorted((PROJECT / "source").rglob("*.py")):
        name = file.relative_to(PROJECT / "source").as_posix()
        module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if not module.startswith(("bathysphere.server", "bathysphere.store")) or module in modules:
            compiled(file, PROJECT / "tables" / name, name)
    (PROJECT / "modules.json").write_text(json.dumps(sorted(modules)))


MAIN = asyncio.ensure_future(main())  # noqa: RUF006 - it is awaited by run.mjs
