"""A content pack: what the components of Cryptids say, as an owner of the box can write it down. Ten files of TOML in a
folder, each with its form and its bounds; that they fit each other is checked in pack_checks.py."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal

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
Tried = Literal["BID", "CON", "LOW", "HIGH", "REF", "K2", "K3", "K4"]
When = Literal["found", "failed", "relocated", "end", "lasting", "request", "placement"]
Count = Annotated[int, Meta(ge=0, le=99)]
Several = Annotated[int, Meta(ge=1, le=99)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
STEERING: Final = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
Name = Annotated[str, Meta(max_length=60, pattern=rf"^(?! )[^{STEERING}]+(?<! )(?!\n)$")]
"""One line that people read: neither empty nor blank at its ends, and without signs that steer a screen."""
Words = Annotated[str, Meta(max_length=60)]
Most = Meta(max_length=99)
"""Of anything that a pack holds many of."""
WIDEST: Final = 20
"""A side of the reserve has so many cells at most."""
SHAPE: Final = 10
"""And a side of a tile. All ways in which shapes can lie are worked out at the table, so there are not too many."""
Row = Annotated[str, Meta(min_length=1, max_length=WIDEST)]
Rows = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=WIDEST)]
Line = Annotated[str, Meta(min_length=1, max_length=SHAPE)]
Shape = Annotated[tuple[Line, ...], Meta(min_length=1, max_length=SHAPE)]
Part = Literal["map", "evidence", "cryptids", "terrain", "reserve", "board", "contracts", "wolpertinger", "poacher"]
LONGEST: Final = 300
"""Letters that a sentence repeats from a pack."""
LARGEST: Final = 200_000
"""Bytes of a file; whatever is larger is no pack."""


class Strict(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """Part of a pack: a misspelt word in it is an error, not a silence."""


class Names(Strict, frozen=True, gc=False):
    en: Name
    ru: Name
    uk: Name


class About(Strict, frozen=True, gc=False):
    """pack.toml"""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,40}(?!\n)$")]
    version: Several
    name: Names
    reconstructed: Annotated[tuple[Part, ...], Most] = ()
    """The files whose faces are not those of the box."""


class Place(Strict, frozen=True, gc=False):
    id: Id
    name: Names
    at: tuple[Annotated[int, Meta(ge=0, le=100)], Annotated[int, Meta(ge=0, le=100)]]
    lines: Annotated[tuple[Words, ...], Most]


class Map(Strict, frozen=True, gc=False):
    regions: Annotated[tuple[Place, ...], Most]
    cities: Annotated[tuple[Place, ...], Most]


class Token(Strict, frozen=True, gc=False):
    kind: Evidence
    price: Several
    back: Words


class Tokens(Strict, frozen=True, gc=False):
    bonus_rumours: Count
    bonus_price: Several
    tokens: Annotated[tuple[Token, ...], Most]


class Ability(Strict, frozen=True, gc=False):
    when: When
    does: Annotated[tuple[Words, ...], Meta(min_length=1, max_length=6)]


class Cryptid(Strict, frozen=True, gc=False):
    id: Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}(?!\n)$")]
    name: Names
    level: Annotated[int, Meta(ge=1, le=3)]
    habitat: Literal["mountain", "forest", "water", "special"]
    at: Words
    kind: Kind
    needs: Annotated[tuple[Needed, ...], Meta(min_length=2, max_length=3)]
    found: Count
    relocated: Count
    tile: Words
    ability: Ability | None = None


class Cryptids(Strict, frozen=True, gc=False):
    cryptids: Annotated[tuple[Cryptid, ...], Most]


class TerrainKind(Strict, frozen=True, gc=False):
    kind: Habitat
    tiles: Annotated[tuple[Words, ...], Most]


class Terrain(Strict, frozen=True, gc=False):
    shapes: Annotated[dict[Id, Shape], Meta(max_length=40)]
    terrain: Annotated[tuple[TerrainKind, ...], Most]


class InPlay(Strict, frozen=True, gc=False):
    players: Annotated[int, Meta(ge=1, le=4)]
    rows: tuple[Several, Several]
    columns: tuple[Several, Several]


class Reserve(Strict, frozen=True, gc=False):
    rows: Rows
    play: Annotated[tuple[InPlay, ...], Most]


class Track(Strict, frozen=True, gc=False):
    rows: Several
    highlighted: Several


class Start(Strict, frozen=True, gc=False):
    coins: tuple[Count, Count, Count, Count]
    bonus_rumours: Count
    bids: Several
    skill: Words


class Skill(Strict, frozen=True, gc=False):
    id: Literal[
        "ticket", "collect", "track", "luck", "second_chance", "relocate", "range_1", "range_2", "split", "neighbour"
    ]
    price: Count


class Dice(Strict, frozen=True, gc=False):
    assistant: Annotated[tuple[Words, ...], Meta(min_length=6, max_length=6)]
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
    skills: Annotated[tuple[Skill, ...], Most]
    dice: Dice


class Contracts(Strict, frozen=True, gc=False):
    contracts: Annotated[tuple[Words, ...], Most]
    requests: Annotated[tuple[Words, ...], Most]
    request_reputation: Count


class Wolpertinger(Strict, frozen=True, gc=False):
    card_reputation: Count
    tokens: Annotated[tuple[Words, ...], Most]


class Helped(Strict, frozen=True, gc=False):
    tries: Annotated[tuple[Literal["dC", "dX", "dS", "dR", "mB", "mC", "xB", "xC"], ...], Most]
    then: Literal["up", "down"]


class PoacherCard(Strict, frozen=True, gc=False):
    held: Annotated[tuple[Annotated[tuple[Tried, ...], Most], ...], Most]
    prey: Annotated[tuple[Literal["found", "contract", "bid"], ...], Most]
    zones: Words
    above: Helped
    below: Helped
    terrain: Habitat


class Poacher(Strict, frozen=True, gc=False):
    cards: Annotated[tuple[PoacherCard, ...], Most]


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


FILES: Final = {
    field.name: "pack.toml" if field.name == "about" else f"{field.name}.toml" for field in msgspec.structs.fields(Pack)
}
"""By part, where it is written down."""


def fault(code: str, **facts: str | int) -> BadTable:
    """A sentence about a pack; of whatever its author wrote it repeats only as much as belongs into a sentence."""
    return BadTable(code, **{name: _brief(fact) if isinstance(fact, str) else fact for name, fact in facts.items()})


def _brief(said: str) -> str:
    plain = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in said])
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}…"


def read_files(folder: Path) -> Pack:
    """The pack in this folder, each file by itself as it should be, or one sentence saying what is wrong with it."""
    try:
        there = folder.is_dir()
    except OSError:
        there = False
    if not there:
        raise fault("pack_folder", folder=str(folder))
    return read_parts({part: read_file(folder, file) for part, file in FILES.items()})


def read_parts(raw: dict[str, Any]) -> Pack:
    """A pack from what its files hold, part by part."""
    parts: dict[str, Any] = {}
    for field in msgspec.structs.fields(Pack):
        try:
            parts[field.name] = msgspec.convert(raw[field.name], field.type)
        except msgspec.ValidationError as error:
            raise fault("pack_value", file=FILES[field.name], reason=str(error)) from None
    return Pack(**parts)


def read_file(folder: Path, file: str) -> dict[str, Any]:
    try:
        if not (folder / file).is_file():
            raise fault("pack_missing", folder=str(folder), file=file)
        with (folder / file).open("rb") as opened:
            found = opened.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise fault("pack_large", file=file, most=LARGEST)
        return tomllib.loads(found.decode("utf-8"))
    except RecursionError:
        raise fault("pack_deep", file=file) from None
    except (OSError, ValueError) as error:  # of TOML, of its letters, or of a number with thousands of digits
        raise fault("pack_unreadable", file=file, reason=str(error).rstrip(".")) from None


def cells_of(rows: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The cells of a drawing, row and column, in reading order."""
    return tuple([(y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"])
