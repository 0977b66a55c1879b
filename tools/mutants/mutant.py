"""One change of one file, kept as the span that it replaces, so that everything else stays as it was written."""

import ast
import difflib
import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Mutant:
    path: str
    """The file, seen from the folder of the game."""
    start: int
    end: int
    """The bytes that are replaced."""
    new: str
    line: int
    kind: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.kind}"

    def source(self, folder: Path) -> str:
        """The whole file with the change in it."""
        raw = (folder / self.path).read_bytes()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def plant(self, folder: Path) -> None:
        """Change the file in a copy of the game, after a look whether it can still be read at all."""
        text = self.source(folder)
        if self.path.endswith(".py"):
            ast.parse(text)
        else:
            tomllib.loads(text)
        (folder / self.path).unlink()  # the copy may be made of links
        (folder / self.path).write_text(text, "utf-8")

    def diff(self, folder: Path) -> list[str]:
        """The lines that go and the lines that come."""
        before = (folder / self.path).read_text("utf-8").splitlines()
        lines = list(difflib.unified_diff(before, self.source(folder).splitlines(), n=0, lineterm=""))[2:]
        return [f"{line[0]} {line[1:].strip()}" for line in lines if line[0] in "+-"]
