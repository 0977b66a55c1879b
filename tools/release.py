"""`make release`: builds the package, and tries it as somebody would who has nothing but Python.

The wheel goes into two empty environments, one without extras and one with the server, and no program of the machine
but Python is in their path: no Node, no compiler. In the first the lines of the README play a game; from the second a
server is started, and a browser plays a game of Abyss against bots to its end. Prints how long each step took and how
large things are.
"""

import argparse
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser.guest import Guest, chromium  # noqa: E402

DIST = ROOT / "dist"
LINES = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_PACKAGES = 8
START_SECONDS = 60
IMPORT = "import time; t = time.perf_counter(); import bathysphere; print(time.perf_counter() - t)"


class Environment:
    """An empty virtual environment, into which the wheel goes."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        self.folder = folder
        self.path = {"PATH": str(folder / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}
        wanted = f"{wheel}[{extra}]" if extra else str(wheel)
        with timed(f"install {wheel.name}{f' with {extra}' if extra else ', bare'}"):
            # The machine's own settings say where packages come from.
            self.run(
                "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check", wanted, env=dict(os.environ)
            )

    def run(self, command: str, *words: str, env: dict[str, str] | None = None) -> str:
        called = [str(self.folder / "bin" / command), *words]
        done = subprocess.run(
            called, env=env or self.path, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(f"{' '.join(called)}\n{done.stdout}{done.stderr}")
        return done.stdout

    def packages(self) -> list[str]:
        """All that came along."""
        listed = self.run("pip", "list", "--format", "freeze", "--disable-pip-version-check").split()
        names = [line.partition("=")[0] for line in listed]
        return [name for name in names if name not in ("pip", "setuptools", "bathysphere")]

    def size(self) -> int:
        return sum(file.stat().st_size for file in (self.folder / "lib").rglob("*") if file.is_file())


@contextmanager
def timed(what: str) -> Iterator[None]:
    began = time.perf_counter()
    yield
    print(f"{time.perf_counter() - began:7.1f} s  {what}", flush=True)


def build() -> Path:
    """The wheel and the source package, in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    with timed("build the wheel and the source package"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-d", str(DIST)],
            cwd=ROOT,
            check=True,
            stderr=subprocess.DEVNULL,
        )
    (wheel,) = DIST.glob("*.whl")
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:7.2f} MB {file.name}")
    return wheel


def try_bare(environment: Environment) -> None:
    packages = environment.packages()
    if len(packages) > MOST_PACKAGES:
        sys.exit(f"The bare package brings {len(packages)} others, at most {MOST_PACKAGES} are allowed: {packages}")
    print(f"{len(packages):7d}    packages besides ours: {', '.join(packages)}")
    imported = [float(environment.run("python", "-c", IMPORT)) for _ in range(7)]
    print(f"{statistics.median(imported) * 1000:7.0f} ms import bathysphere, in the middle of seven")
    with timed("a game by the lines of the README"):
        for block in LINES.findall((ROOT / "README.md").read_text("utf-8")):
            print(" " * 11 + environment.run("python", "-c", block).strip())
    if not re.fullmatch(r"\d[\w.]+\n", environment.run("bathysphere", "--version")):
        sys.exit("bathysphere --version does not print a version")


def try_server(environment: Environment) -> None:
    print(f"{environment.size() / 1e6:7.1f} MB installed, {len(environment.packages())} packages besides ours")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(environment.folder / "bin" / "bathysphere"), "serve", "--port", str(port)]
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment.path, cwd=environment.folder, stdout=subprocess.DEVNULL) as server:
        try:
            address = f"http://localhost:{port}"
            wait_for(address)
            print(f"{time.perf_counter() - began:7.1f} s  until the server answers")
            with timed("a game of Abyss in the browser"), chromium() as browser:
                guest = Guest(browser, address, size=(390, 844), language="en")
                guest.visit(f"/t/{guest.make('abyss', [None, 'thoughtful', 'random'])['table']}")
                guest.page.locator("[data-ready]").tap()
                guest.play()
                if guest.faults:
                    sys.exit("\n".join(guest.faults))
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(address, timeout=2).close()
        except OSError:
            if time.monotonic() > end:
                sys.exit(f"No answer from {address} within {START_SECONDS} s")
            time.sleep(0.05)
        else:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.parse_args()
    wheel = build()
    with tempfile.TemporaryDirectory() as folder:
        try_bare(Environment(Path(folder) / "bare", wheel))
        try_server(Environment(Path(folder) / "server", wheel, "server"))


if __name__ == "__main__":
    main()
