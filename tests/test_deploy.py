"""The examples under deploy/ name settings, flags and services that there are."""

import re
import tomllib
from pathlib import Path

from bathysphere.cli.settings import PREFIX, Settings, find_settings

DEPLOY = Path(__file__).parents[1] / "deploy"
KNOWN = {PREFIX + name.upper() for name in Settings.__struct_fields__}


def test_the_example_file_holds_settings_of_ours():
    assert tomllib.loads((DEPLOY / "bathysphere.toml").read_text("utf-8"))
    found = find_settings({}, {}, str(DEPLOY / "bathysphere.toml"))
    assert found.settings.workers == 2


def test_every_variable_that_is_set_for_a_container_is_known():
    for name in ("compose.yaml", "Containerfile"):
        text = (DEPLOY / name).read_text("utf-8")
        assert set(re.findall(rf"\b{PREFIX}[A-Z_]+", text)) <= KNOWN


def test_every_variable_that_compose_asks_for_is_in_the_example():
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert asked == set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))


def test_what_the_image_is_built_from_is_there():
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    for path in " ".join(copied).split():
        assert (DEPLOY.parent / path).exists()
