"""What knows tables and what viewers are told loads no web framework, no database and no screen."""

import subprocess
import sys

TABLE_LAYER = ("tables.room", "tables.automatic", "server.hub", "server.gate", "server.replay", "server.game_info")
REQUEST_LAYER = ("server.http.table_routes", "server.http.dispatch", "server.line")
ELSEWHERE = {"litestar", "uvicorn", "uvloop", "httptools", "websockets", "psycopg", "textual", "rich", "sqlite3"}


def loaded(*modules: str) -> set[str]:
    """The packages that are loaded with these modules, as `python -X importtime` counts them."""
    work = "; ".join(f"import bathysphere.{module}" for module in modules)
    done = subprocess.run([sys.executable, "-X", "importtime", "-c", work], capture_output=True, text=True, check=True)
    lines = [line.split("|")[-1].strip() for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.split(".")[0] for line in lines}


def test_the_table_layer_loads_nothing_of_the_edges():
    found = loaded(*TABLE_LAYER, *REQUEST_LAYER)
    assert {"bathysphere", "msgspec"} <= found
    assert not found & ELSEWHERE


def test_the_edges_do():
    assert {"litestar", "uvicorn"} <= loaded("server.serve")
