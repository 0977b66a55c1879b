"""A content pack: what the components of Cryptids say, as an owner of the box can write it down. Ten files of TOML in a
folder, each with its form; that they fit each other is checked in checks.py."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from bathysphere.engine import BadTable, Value

LANGUAGES: Final = ("en", "ru", "uk")
EVIDENCE: Final = ("victim", "bones", "witness", "tracks", "sky", "water", "rumour")
HABITATS: Final = ("mountain", "forest", "water")
KINDS: Final = ("beast", "winged", "reptile", "chimera")
ZONES: Final = ("N", "E", "S", "W")
ACTIVE: Final = ("ticket", "collect", "track", "luck", "second_chance", "relocate")
PASSIVE: Final = ("range_1", "range_2", "split", "neighbour")
SKILLS: Final = ACTIVE + PASSIVE
UNKNOWN: Final = "?"
"""A place for a token from the bag."""
SPECIAL: Final = "special"

Evidence = Literal["victim", "bones", "witness", "tracks", "sky", "water", "rumour"]
Needed = Literal["victim", "bones", "witness", "tracks", "sky", "water", "rumour", "?"]
Habitat = Literal["mountain", "forest", "water"]
Kind = Literal["beast", "winged", "reptile", "chimera"]
When = Literal["found", "failed", "relocated", "end", "lasting", "request", "placement"]
Count = Annotated[int, Meta(ge=0, le=99)]
Several = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Strict(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """Part of a pack: a misspelt word in it is an error, not a silence."""


class Names(Strict, frozen=True, gc=False):
    en: Name
    ru: Name
    uk: Name


class About(Strict, frozen=True, gc=False):
    """pack.toml"""

    id: Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
    version: Several
    name: Names
    reconstructed: tuple[str, ...] = ()
    """The files whose faces are not those of the box."""


class Place(Strict, frozen=True, gc=False):
    id: Name
    name: Names
    at: tuple[Annotated[int, Meta(ge=0, le=100)], Annotated[int, Meta(ge=0, le=100)]]
    lines: tuple[str, ...]


class Map(Strict, frozen=True, gc=False):
    regions: tuple[Place, ...]
    cities: tuple[Place, ...]


class Token(Strict, frozen=True, gc=False):
    kind: Evidence
    price: Several
    back: str


class Tokens(Strict, frozen=True, gc=False):
    bonus_rumours: Count
    bonus_price: Several
    tokens: tuple[Token, ...]


class Ability(Strict, frozen=True, gc=False):
    when: When
    does: Annotated[tuple[str, ...], Meta(min_length=1)]


class Cryptid(Strict, frozen=True, gc=False):
    id: Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
    name: Names
    level: Annotated[int, Meta(ge=1, le=3)]
    habitat: Literal["mountain", "forest", "water", "special"]
    at: str
    kind: Kind
    needs: Annotated[tuple[Needed, ...], Meta(min_length=2, max_length=3)]
    found: Count
    relocated: Count
    tile: str
    ability: Ability | None = None


class Cryptids(Strict, frozen=True, gc=False):
    cryptids: tuple[Cryptid, ...]


class TerrainKind(Strict, frozen=True, gc=False):
    kind: Habitat
    tiles: tuple[str, ...]


class Terrain(Strict, frozen=True, gc=False):
    shapes: dict[str, tuple[str, ...]]
    terrain: tuple[TerrainKind, ...]


class InPlay(Strict, frozen=True, gc=False):
    players: Annotated[int, Meta(ge=1, le=4)]
    rows: tuple[Several, Several]
    columns: tuple[Several, Several]


class Reserve(Strict, frozen=True, gc=False):
    rows: tuple[str, ...]
    play: tuple[InPlay, ...]


class Track(Strict, frozen=True, gc=False):
    rows: Several
    highlighted: Several


class Start(Strict, frozen=True, gc=False):
    coins: tuple[Count, Count, Count, Count]
    bonus_rumours: Count
    bids: Several
    skill: str


class Skill(Strict, frozen=True, gc=False):
    id: Literal[
        "ticket", "collect", "track", "luck", "second_chance", "relocate", "range_1", "range_2", "split", "neighbour"
    ]
    price: Count


class Dice(Strict, frozen=True, gc=False):
    assistant: Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]
    tracking: Annotated[tuple[Literal["success", "luck", "failure"], ...], Meta(min_length=6, max_length=6)]


class Board(Strict, frozen=True, gc=False):
    evidence_slots: Several
    terrain_slots: Several
    market_slots: Several
    map_tokens: Several
    display: Several
    figures: Several
    range: Several
    track: Track
    start: Start
    skills: tuple[Skill, ...]
    dice: Dice


class Contracts(Strict, frozen=True, gc=False):
    contracts: tuple[str, ...]
    requests: tuple[str, ...]
    request_reputation: Count


class Wolpertinger(Strict, frozen=True, gc=False):
    card_reputation: Count
    tokens: tuple[str, ...]


class Helped(Strict, frozen=True, gc=False):
    tries: tuple[Literal["dC", "dX", "dS", "dR", "mB", "mC", "xB", "xC"], ...]
    then: Literal["up", "down"]


class PoacherCard(Strict, frozen=True, gc=False):
    held: tuple[tuple[Literal["BID", "CON", "LOW", "HIGH", "REF", "K2", "K3", "K4"], ...], ...]
    prey: tuple[Literal["found", "contract", "bid"], ...]
    zones: str
    above: Helped
    below: Helped
    terrain: Habitat


class Poacher(Strict, frozen=True, gc=False):
    cards: tuple[PoacherCard, ...]


class Pack(Value, frozen=True, gc=False):
    """Everything that components say."""

    about: About
    map: Map
    evidence: Tokens
    cryptids: Cryptids
    terrain: Terrain
    reserve: Reserve
    board: Board
    contracts: Contracts
    wolpertinger: Wolpertinger
    poacher: Poacher


FILES: Final = {"about": "pack.toml"}
"""Files that are not called like their part."""

T = TypeVar("T", bound=Value)


def read_files(folder: Path) -> Pack:
    """The pack in this folder, each file by itself as it should be, or one sentence saying what is wrong with it."""
    if not folder.is_dir():
        raise BadTable("pack_folder", folder=str(folder))
    parts: dict[str, Any] = {}
    for field in msgspec.structs.fields(Pack):
        parts[field.name] = read_file(folder, FILES.get(field.name, f"{field.name}.toml"), field.type)
    return Pack(**parts)


def read_file(folder: Path, file: str, kind: type[T]) -> T:
    try:
        raw = tomllib.loads((folder / file).read_text("utf-8"))
    except FileNotFoundError:
        raise BadTable("pack_missing", folder=str(folder), file=file) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadTable("pack_unreadable", file=file, reason=str(error)) from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadTable("pack_value", file=file, reason=str(error)) from None


def cells_of(rows: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The cells of a drawing, row and column, in reading order."""
    return tuple([(y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"])
