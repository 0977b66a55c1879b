"""The examples as installed packages: copied into a folder that is put on the path, with the metadata that pip writes."""

import shutil
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
GROUP = "bathysphere.games"


def install(example: str, folder: Path) -> None:
    """What `pip install --target` makes of an example, without a network: its files and its metadata."""
    source = EXAMPLES / example
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    package = source / example
    if package.is_dir():
        shutil.copytree(package, folder / example, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source / f"{example}.py", folder)
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    named = [f"{name} = {place}" for name, place in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *named, ""]), "utf-8")
    metadata = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}", ""]
    (info / "METADATA").write_text("\n".join(metadata), "utf-8")
