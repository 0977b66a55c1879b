"""`--content`: components of one's own, taken up before anything is dealt or replayed."""

from collections.abc import Sequence
from pathlib import Path

from bathysphere.engine import BadTable
from bathysphere.games import built_in
from bathysphere.games import game as find_game


def use_content(game: str, folders: Sequence[Path] | None) -> None:
    """The packs in these folders are at hand; the last one is for new tables."""
    for folder in folders or ():
        find_game(game).use_content(folder)


def serve_content(folders: Sequence[Path] | None) -> None:
    """The same for a server, which has all games: packs are for the one whose components they are."""
    if folders:
        use_content(with_packs(), folders)


def with_packs() -> str:
    for name in built_in():
        if find_game(name).faces() is not None:
            return name
    raise BadTable("no_content", game=", ".join(built_in()))
