"""Makes what a browser loads to keep tables by itself, in build/tab: Python as Pyodide brings it, the part of its
library that is used, and our own program without what only a server needs; compiled, compressed, measured.

.venv/bin/python tools/make_tab.py
"""

import gzip
import json
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
WORK = BUILD / "tab-work"
PACK = BUILD / "tab"
WHEELS = BUILD / "wheels"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SOURCE = ROOT / "src" / "bathysphere"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
LANGUAGES = ("ru", "uk", "en")
PACKAGES = ("engine", "games", "bots", "words", "tables", "tab", "store", "server")
LEFT_OUT = ("__pycache__", "client", "migrations")
ONLY_LITERAL = "from typing import *\nfrom typing import Literal\n"
"""All that Fluent's reader asks of `typing_extensions`."""


def main() -> None:
    for folder in (WORK, PACK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    gather(WORK / "source")
    run = ["node", str(ROOT / "tools" / "tab" / "run.mjs"), str(WORK), str(ROOT / "tools" / "tab" / "compile.py")]
    subprocess.run(run, check=True)
    files: dict[str, dict[str, object]] = {}
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    files["pyodide.asm.wasm"] = kept("python.wasm", wasm)
    files["stdlib.zip"] = kept("stdlib.zip", zipped(WORK / "stdlib"))
    archives = {"tables": zipped(*tables())} | {f"text-{each}": zipped(*texts(each)) for each in LANGUAGES}
    for name, raw in archives.items():
        files[name] = kept(f"{name}.zip", raw)
    shutil.copy(PYODIDE / "pyodide.mjs", PACK)
    files["pyodide.asm.mjs"] = kept("python.mjs", (PYODIDE / "pyodide.asm.mjs").read_bytes())
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    whole = {"files": files, "lock": {**lock, "packages": {}}}
    version = sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]
    (PACK / "pack.json").write_text(json.dumps({"version": version, **whole}))
    tell(files)


def gather(to: Path) -> None:
    """Our program, Fluent's reader and msgspec, as they lie in a folder of packages."""
    (to / "bathysphere").mkdir(parents=True)
    shutil.copy(SOURCE / "__init__.py", to / "bathysphere")
    for package in PACKAGES:
        for file in sorted((SOURCE / package).rglob("*")):
            if file.is_file() and not set(LEFT_OUT) & set(file.relative_to(SOURCE).parts):
                there = to / "bathysphere" / file.relative_to(SOURCE)
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, there)
    fluent = find_spec("fluent.syntax")
    if fluent is None or fluent.origin is None:
        raise SystemExit("fluent.syntax is not installed here; run `make setup`")
    shutil.copytree(
        Path(fluent.origin).parent, to / "fluent" / "syntax", ignore=shutil.ignore_patterns("__pycache__", "py.typed")
    )
    (to / "typing_extensions.py").write_text(ONLY_LITERAL)
    with ZipFile(wheel()) as msgspec:
        for name in msgspec.namelist():
            if name.startswith("msgspec/") and not name.endswith((".pyi", "py.typed")):
                msgspec.extract(name, to)


def wheel() -> Path:
    """msgspec, compiled for browsers by its makers, in the version that is pinned for servers."""
    pinned = next(each for each in (ROOT / "constraints.txt").read_text().splitlines() if each.startswith("msgspec=="))
    version = pinned.partition("==")[2]
    found = sorted(WHEELS.glob(f"msgspec-{version}-*{PLATFORM}.whl"))
    if not found:
        wanted = ["--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", *wanted, "--dest", str(WHEELS), pinned]
        subprocess.run(fetch, check=True)
        found = sorted(WHEELS.glob(f"msgspec-{version}-*{PLATFORM}.whl"))
    return found[0]


Placed = tuple[str, Path]


def tables() -> list[Placed]:
    """Everything but texts: compiled modules, and data and libraries as they are."""
    code = [(file.relative_to(WORK / "tables").as_posix(), file) for file in (WORK / "tables").rglob("*.pyc")]
    source = WORK / "source"
    others = [
        (file.relative_to(source).as_posix(), file)
        for file in source.rglob("*")
        if file.is_file() and file.suffix not in (".py", ".ftl", ".pyc", ".md") and "__pycache__" not in file.parts
    ]
    return [*code, *others]


def texts(language: str) -> list[Placed]:
    source = WORK / "source"
    return [(file.relative_to(source).as_posix(), file) for file in source.rglob(f"*.{language}.ftl")]


def zipped(*what: Placed | Path) -> bytes:
    """A zip that is not compressed: all of it together compresses better. The same files make the same bytes."""
    placed: list[Placed] = []
    for each in what:
        if isinstance(each, Path):
            placed += [(file.relative_to(each).as_posix(), file) for file in each.rglob("*") if file.is_file()]
        else:
            placed.append(each)
    target = WORK / "archive.zip"
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name, file in sorted(placed):
            archive.writestr(ZipInfo(name), file.read_bytes())
    return target.read_bytes()


def kept(name: str, raw: bytes) -> dict[str, object]:
    """Compressed under a name that follows from its content."""
    packed = gzip.compress(raw, 9, mtime=0)
    stem, dot, suffix = name.partition(".")
    file = f"{stem}-{sha256(raw).hexdigest()[:10]}{dot}{suffix}.gz"
    (PACK / file).write_bytes(packed)
    return {"name": file, "bytes": len(packed), "unpacked": len(raw)}


def tell(files: dict[str, dict[str, object]]) -> None:
    code = (
        "const zlib = require('zlib'), fs = require('fs');"
        "console.log(JSON.stringify(process.argv.slice(1).map((file) => { let raw = fs.readFileSync(file);"
        " if (file.endsWith('.gz')) raw = zlib.gunzipSync(raw); return [zlib.gzipSync(raw, {level: 9}).length,"
        " zlib.brotliCompressSync(raw, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}).length]; })))"
    )
    names = [str(each["name"]) for each in files.values()]
    asked = ["node", "-e", code, *[str(PACK / name) for name in names]]
    sizes = json.loads(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
    print(f"{'':32}{'as it lies':>12}{'gzip':>12}{'brotli':>12}")
    for name, facts, (by_gzip, by_brotli) in zip(names, files.values(), sizes, strict=True):
        print(f"{name:32}{facts['bytes']:>12,}{by_gzip:>12,}{by_brotli:>12,}")
    first = [(each, size) for each, size in zip(files, sizes, strict=True) if each not in ("text-ru", "text-uk")]
    raw = sum(int(str(files[each]["bytes"])) for each, _ in first)
    print(f"{'with one language':32}{raw:>12,}{sum(s[0] for _, s in first):>12,}{sum(s[1] for _, s in first):>12,}")


if __name__ == "__main__":
    main()
