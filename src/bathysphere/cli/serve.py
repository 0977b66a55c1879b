"""`bathysphere serve`."""

from bathysphere.server.limits import Limits
from bathysphere.server.serve import serve
from bathysphere.words import Words

UNLIMITED = Limits(
    wishes_per_second=0,
    chat_per_second=0,
    listeners_per_table=0,
    sockets_per_address=0,
    requests_per_second=0,
    tables_per_second=0,
)


def serve_command(words: Words, host: str, port: int, store: str, origins: list[str], unlimited: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(words("cli-serving", address=f"http://{shown}:{port}/", store=store.rpartition("@")[2]), flush=True)
    serve(host, port, store, frozenset(origins), UNLIMITED if unlimited else Limits())
