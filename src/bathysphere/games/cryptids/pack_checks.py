"""Whether the files of a content pack fit each other: names that are used are there, numbers agree, nothing is there
twice. Whatever is wrong is told in one sentence."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bathysphere.games.cryptids.grid import Grid
from bathysphere.games.cryptids.pack import (
    ACTIVE,
    EVIDENCE,
    HABITATS,
    KINDS,
    SKILLS,
    SPECIAL,
    UNKNOWN,
    ZONES,
    Cryptid,
    Pack,
    cells_of,
    fault,
    read_files,
)

NUMBER: Final = ("1-99",)
"""Where a word is a number."""
Forms = dict[str, tuple[tuple[str, ...], ...]]
"""Words, each with those that may stand behind it."""
MOST_PLAYERS: Final = 4
CONTRACTS: Final = 1 + 2 * MOST_PLAYERS
"""One for all and two for each."""


def read_pack(folder: Path) -> Pack:
    """The pack in this folder, whole and consistent, or one sentence saying what is wrong with it."""
    return checked(read_files(folder))


def checked(pack: Pack) -> Pack:
    """A pack with which every table can be played to an end, or one sentence saying why it cannot."""
    for check in (check_map, check_tokens, check_cryptids, check_terrain, check_reserve, check_board, check_contracts):
        check(pack)
    check_poacher(pack)
    check_begins(pack)
    return pack


def known(file: str, where: str, name: str, names: Iterable[str]) -> None:
    if name not in names:
        raise fault("pack_unknown", file=file, where=where, name=name, known=", ".join(names))


def number(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise fault("pack_number", file=file, what=what, number=found, expected=expected)


def once(file: str, names: list[str]) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise fault("pack_twice", file=file, name=name)


def few(file: str, what: str, found: int, least: int) -> None:
    if found < least:
        raise fault("pack_few", file=file, what=what, number=found, least=least)


def words(file: str, where: str, said: str, forms: Forms) -> None:
    """A word that is known, and as many others behind it as it takes, each of which fits."""
    verb, *given = said.split(" ")
    known(file, where, verb, forms)
    number(file, f"{where}: {verb}", len(given), len(forms[verb]))
    for word, fitting in zip(given, forms[verb], strict=True):
        if not (fitting == NUMBER and re.fullmatch("[1-9][0-9]?", word)):
            known(file, f"{where}: {verb}", word, fitting)


def check_map(pack: Pack) -> None:
    file = "map.toml"
    places = (*pack.map.regions, *pack.map.cities)
    names = [place.id for place in places]
    once(file, names)
    for region in pack.map.regions:
        known(file, region.id, region.id[:1], ZONES)
        if not re.fullmatch("[1-9][0-9]?", region.id[1:]):
            raise fault("pack_region", file=file, name=region.id)
    few(file, "cities", len(pack.map.cities), MOST_PLAYERS)
    lines = {(place.id, other) for place in places for other in place.lines}
    for place in places:
        once(file, [f"{place.id} – {other}" for other in place.lines])
        for other in place.lines:
            known(file, place.id, other, names)
            if other == place.id:
                raise fault("pack_loop", file=file, name=other)
            if (other, place.id) not in lines:
                raise fault("pack_line", file=file, one=place.id, other=other)
    reached = {names[0]}
    while further := {two for one, two in lines if one in reached} - reached:
        reached |= further
    for name in names:
        if name not in reached:
            raise fault("pack_apart", file=file, one=names[0], other=name)
    number(file, "cities", len(pack.map.cities), len(pack.wolpertinger.tokens))


def check_tokens(pack: Pack) -> None:
    regions = [region.id for region in pack.map.regions]
    for at, token in enumerate(pack.evidence.tokens, 1):
        known("evidence.toml", f"token {at}", token.back, regions)
        first = next(each for each in pack.evidence.tokens if each.kind == token.kind)
        number("evidence.toml", f"price of {token.kind}, token {at}", token.price, first.price)
    few("evidence.toml", "tokens", len(pack.evidence.tokens), pack.board.map_tokens + pack.board.market_slots)
    few("evidence.toml", "bonus_rumours", pack.evidence.bonus_rumours, MOST_PLAYERS * pack.board.start.bonus_rumours)
    few("board.toml", "evidence_slots", pack.board.evidence_slots, pack.board.start.bonus_rumours)


def check_cryptids(pack: Pack) -> None:
    file, cards = "cryptids.toml", pack.cryptids.cryptids
    once(file, [card.id for card in cards])
    regions = [UNKNOWN, *(region.id for region in pack.map.regions)]
    for card in cards:
        known(file, card.id, card.at, regions)
        known(file, card.id, card.tile, pack.terrain.shapes)
        once(file, [f"{card.id} {need}" for need in card.needs if need == UNKNOWN])
        check_ability(card)
    for level in (1, 2, 3):
        few(file, f"level {level}", sum(card.level == level for card in cards), pack.board.display)


EFFECTS: Final[dict[str, Forms]] = {
    "found": {
        "xp": (NUMBER,), "coins": (NUMBER,), "bonus_rumour": (NUMBER,), "restore": (NUMBER,),
        "assistant": (NUMBER,), "walk": (NUMBER,), "take_map": (), "take_market": (), "buy_market": (NUMBER,),
        "refresh": (), "lay_terrain": (), "gain_skill": (),
    },
    "end": {
        "kind_least": (KINDS, NUMBER, NUMBER), "kind_each": (KINDS, NUMBER), "zones": (NUMBER,),
        "fewest": (NUMBER,), "coin_rate": (NUMBER,),
    },
    "lasting": {"range": (NUMBER,), "income": (NUMBER,)},
    "request": {"place": ()},
    "placement": {"empty": (), "on_top": (), "two_terrains": ()},
}  # fmt: skip
"""By trigger the effects that there are, with the words that each takes."""
EFFECTS["relocated"] = EFFECTS["found"]
EFFECTS["failed"] = {**EFFECTS["found"], "keep_evidence": ()}


ALONE: Final = ("placement", "request")
"""With them a card does one thing."""


def check_ability(card: Cryptid) -> None:
    """All that it does is known; a card of no terrain says where its tile lies instead."""
    file, when = "cryptids.toml", card.ability.when if card.ability else ""
    does = card.ability.does if card.ability else ()
    if card.habitat == SPECIAL and when != "placement":
        raise fault("pack_special", file=file, name=card.id)
    for said in does:
        words(file, f"{card.id}, {when}", said, EFFECTS[when])
    if when in ALONE:
        number(file, f"{card.id}, {when}", len(does), 1)


def check_terrain(pack: Pack) -> None:
    file = "terrain.toml"
    for name, rows in pack.terrain.shapes.items():
        for row in rows:
            number(file, f"{name}: cells of a row", len(row), len(rows[0]))
            for cell in row:
                known(file, name, cell, "#.")
        if not connected(cells_of(rows)):
            raise fault("pack_shape", file=file, name=name)
        if any("#" not in line for line in (*rows, *map("".join, zip(*rows, strict=True)))):
            raise fault("pack_margin", file=file, name=name)
    once(file, [each.kind for each in pack.terrain.terrain])
    number(file, "terrain", len(pack.terrain.terrain), len(HABITATS))
    for each in pack.terrain.terrain:
        few(file, f"tiles of {each.kind}", len(each.tiles), MOST_PLAYERS)
        for tile in each.tiles:
            shape, _, symbols = tile.partition(" ")
            known(file, tile, shape, pack.terrain.shapes)
            number(file, tile, len(symbols), len(cells_of(pack.terrain.shapes[shape])))
            for symbol in symbols:
                known(file, tile, symbol, "-cxi")


def connected(cells: tuple[tuple[int, int], ...]) -> bool:
    found, edge = set(cells[:1]), list(cells[:1])
    while edge:
        y, x = edge.pop()
        near = {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)} & set(cells) - found
        found |= near
        edge += sorted(near)
    return bool(cells) and len(found) == len(cells)


def check_reserve(pack: Pack) -> None:
    file, rows = "reserve.toml", pack.reserve.rows
    for row in rows:
        number(file, "cells of a row", len(row), len(rows[0]))
        for cell in row:
            known(file, row, cell, ".abc")
    once(file, [str(each.players) for each in pack.reserve.play])
    number(file, "play", len(pack.reserve.play), MOST_PLAYERS)
    for each in pack.reserve.play:
        for first, last, most in ((*each.rows, len(rows)), (*each.columns, len(rows[0]))):
            if not first <= last <= most:
                raise fault("pack_area", file=file, players=each.players, first=first, last=last, most=most)
        visible = {
            cell for row in rows[each.rows[0] - 1 : each.rows[1]] for cell in row[each.columns[0] - 1 : each.columns[1]]
        }
        for letter in "abc":
            known(file, f"{each.players} players", letter, sorted(visible))


def check_begins(pack: Pack) -> None:
    """Building ends when no tile fits any more; one that cannot even be the first is none of this reserve."""
    grid = Grid(pack)
    for shape in dict.fromkeys([tile.partition(" ")[0] for each in pack.terrain.terrain for tile in each.tiles]):
        for players in grid.in_play:
            if not grid.begins(shape, players):
                raise fault("pack_begins", file="terrain.toml", name=shape, players=players)


def check_board(pack: Pack) -> None:
    file, board = "board.toml", pack.board
    once(file, [skill.id for skill in board.skills])
    for skill in board.skills:
        known(file, "skills", skill.id, SKILLS)
    number(file, "skills", len(board.skills), len(SKILLS))
    known(file, "start", board.start.skill, ACTIVE)
    if not 2 <= board.track.highlighted <= board.track.rows - MOST_PLAYERS:
        raise fault("pack_track", file=file, row=board.track.highlighted, rows=board.track.rows)
    for face in board.dice.assistant:
        words(file, "dice", face, dict.fromkeys(("coins", "xp", "restore", "bonus_rumour"), (NUMBER,)))
    few(file, "display", board.display, board.start.bids)


def check_contracts(pack: Pack) -> None:
    file = "contracts.toml"
    for said in pack.contracts.contracts:
        words(file, "contracts", said, {"evidence": (EVIDENCE,), "habitat": (HABITATS,), "kind": (KINDS,)})
    for said in pack.contracts.requests:
        words(file, "requests", said, {"zone": (ZONES,), "kind": (KINDS,)})
    few(file, "contracts", len(pack.contracts.contracts), CONTRACTS)
    few(file, "evidence", sum(said.startswith("evidence ") for said in pack.contracts.contracts), 1)
    for said in pack.wolpertinger.tokens:
        forms: Forms = {"coins": (NUMBER,), "evidence": (NUMBER,), "hare": (), "reroll": ()}
        words("wolpertinger.toml", "tokens", said, forms)


def check_poacher(pack: Pack) -> None:
    file = "poacher.toml"
    few(file, "cards", len(pack.poacher.cards), 1)
    for at, card in enumerate(pack.poacher.cards, 1):
        number(file, f"card {at}: held", len(card.held), 5)
        number(file, f"card {at}: prey", len(set(card.prey)), 3)
        if sorted(card.zones) != sorted(ZONES):
            raise fault("pack_zones", file=file, card=at, zones=card.zones)
