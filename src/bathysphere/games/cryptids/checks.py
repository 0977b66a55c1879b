"""Whether the files of a content pack fit each other: names that are used are there, numbers agree, nothing is there
twice. Whatever is wrong is told in one sentence."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bathysphere.engine import BadTable
from bathysphere.games.cryptids.pack import (
    ACTIVE,
    EVIDENCE,
    HABITATS,
    KINDS,
    SKILLS,
    UNKNOWN,
    ZONES,
    Cryptid,
    Pack,
    cells_of,
    read_files,
)

NUMBER: Final = ("0-9",)
"""Where a word is a number."""


def read_pack(folder: Path) -> Pack:
    """The pack in this folder, whole and consistent, or one sentence saying what is wrong with it."""
    pack = read_files(folder)
    for check in (check_map, check_tokens, check_cryptids, check_terrain, check_reserve, check_board, check_contracts):
        check(pack)
    check_poacher(pack)
    return pack


def known(file: str, where: str, name: str, names: Iterable[str]) -> None:
    if name not in names:
        raise BadTable("pack_unknown", file=file, where=where, name=name, known=", ".join(names))


def number(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadTable("pack_number", file=file, what=what, number=found, expected=expected)


def once(file: str, names: list[str]) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise BadTable("pack_twice", file=file, name=name)


def words(file: str, where: str, said: str, known_words: dict[str, tuple[str, ...]]) -> tuple[str, str]:
    """Two words, the second one of those that the first one allows; a digit may stand for a number."""
    first, _, second = said.partition(" ")
    known(file, where, first, known_words)
    if not (known_words[first] == NUMBER and second.isdigit()):
        known(file, where, second, known_words[first])
    return first, second


def check_map(pack: Pack) -> None:
    file = "map.toml"
    places = (*pack.map.regions, *pack.map.cities)
    names = [place.id for place in places]
    once(file, names)
    lines = {(place.id, other) for place in places for other in place.lines}
    for place in places:
        for other in place.lines:
            known(file, place.id, other, names)
            if (other, place.id) not in lines:
                raise BadTable("pack_line", file=file, one=place.id, other=other)
    for region in pack.map.regions:
        known(file, region.id, region.id[:1], ZONES)
        if not region.id[1:].isdigit():
            raise BadTable("pack_region", file=file, name=region.id)
    number(file, "cities", len(pack.map.cities), len(pack.wolpertinger.tokens))


def check_tokens(pack: Pack) -> None:
    regions = [region.id for region in pack.map.regions]
    for at, token in enumerate(pack.evidence.tokens, 1):
        known("evidence.toml", f"token {at}", token.back, regions)
        first = next(each for each in pack.evidence.tokens if each.kind == token.kind)
        number("evidence.toml", f"price of {token.kind}, token {at}", token.price, first.price)
    least = pack.board.map_tokens + pack.board.market_slots
    if len(pack.evidence.tokens) < least:
        raise BadTable("pack_few", file="evidence.toml", what="tokens", number=len(pack.evidence.tokens), least=least)


def check_cryptids(pack: Pack) -> None:
    file, cards = "cryptids.toml", pack.cryptids.cryptids
    once(file, [card.id for card in cards])
    regions = [UNKNOWN, *(region.id for region in pack.map.regions)]
    for card in cards:
        known(file, card.id, card.at, regions)
        known(file, card.id, card.tile, pack.terrain.shapes)
        once(file, [f"{card.id} {need}" for need in card.needs if need == UNKNOWN])
        if card.ability is not None:
            for effect in card.ability.does:
                check_effect(card, effect)
    for level in (1, 2, 3):
        there = sum(card.level == level for card in cards)
        if there < pack.board.display:
            raise BadTable("pack_few", file=file, what=f"level {level}", number=there, least=pack.board.display)


EFFECTS: Final[dict[str, dict[str, tuple[tuple[str, ...], ...]]]] = {
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


def check_effect(card: Cryptid, effect: str) -> None:
    assert card.ability is not None
    file, (verb, *given) = "cryptids.toml", effect.split() or [""]
    allowed = EFFECTS[card.ability.when]
    known(file, f"{card.id}, {card.ability.when}", verb, allowed)
    number(file, f"{card.id}: {verb}", len(given), len(allowed[verb]))
    for word, fitting in zip(given, allowed[verb], strict=True):
        if not (fitting == NUMBER and word.isdigit()):
            known(file, f"{card.id}: {verb}", word, fitting)


def check_terrain(pack: Pack) -> None:
    file = "terrain.toml"
    for name, rows in pack.terrain.shapes.items():
        for row in rows:
            for cell in row:
                known(file, name, cell, "#.")
        if not connected(cells_of(rows)):
            raise BadTable("pack_shape", file=file, name=name)
    once(file, [each.kind for each in pack.terrain.terrain])
    number(file, "terrain", len(pack.terrain.terrain), len(HABITATS))
    for each in pack.terrain.terrain:
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
    number(file, "play", len(pack.reserve.play), 4)
    for each in pack.reserve.play:
        for first, last, most in ((*each.rows, len(rows)), (*each.columns, len(rows[0]))):
            if not first <= last <= most:
                raise BadTable("pack_area", file=file, players=each.players, first=first, last=last, most=most)
        visible = {
            cell for row in rows[each.rows[0] - 1 : each.rows[1]] for cell in row[each.columns[0] - 1 : each.columns[1]]
        }
        for letter in "abc":
            known(file, f"{each.players} players", letter, sorted(visible))


def check_board(pack: Pack) -> None:
    file, board = "board.toml", pack.board
    once(file, [skill.id for skill in board.skills])
    for skill in board.skills:
        known(file, "skills", skill.id, SKILLS)
    number(file, "skills", len(board.skills), len(SKILLS))
    known(file, "start", board.start.skill, ACTIVE)
    if not 2 <= board.track.highlighted <= board.track.rows - 4:
        raise BadTable("pack_track", file=file, row=board.track.highlighted, rows=board.track.rows)
    for face in board.dice.assistant:
        words(file, "dice", face, dict.fromkeys(("coins", "xp", "restore", "bonus_rumour"), NUMBER))
    if board.start.bids > board.display:
        raise BadTable("pack_few", file=file, what="display", number=board.display, least=board.start.bids)


def check_contracts(pack: Pack) -> None:
    file = "contracts.toml"
    for said in pack.contracts.contracts:
        words(file, "contracts", said, {"evidence": EVIDENCE, "habitat": HABITATS, "kind": KINDS})
    for said in pack.contracts.requests:
        words(file, "requests", said, {"zone": ZONES, "kind": KINDS})
    if len(pack.contracts.contracts) < 9:
        raise BadTable("pack_few", file=file, what="contracts", number=len(pack.contracts.contracts), least=9)
    if not any(said.startswith("evidence ") for said in pack.contracts.contracts):
        raise BadTable("pack_few", file=file, what="evidence", number=0, least=1)
    for said in pack.wolpertinger.tokens:
        if said not in ("hare", "reroll"):
            words("wolpertinger.toml", "tokens", said, {"coins": NUMBER, "evidence": NUMBER, "hare": (), "reroll": ()})


def check_poacher(pack: Pack) -> None:
    file = "poacher.toml"
    for at, card in enumerate(pack.poacher.cards, 1):
        number(file, f"card {at}: held", len(card.held), 5)
        number(file, f"card {at}: prey", len(set(card.prey)), 3)
        if sorted(card.zones) != sorted(ZONES):
            raise BadTable("pack_zones", file=file, card=at, zones=card.zones)
    if not pack.poacher.cards:
        raise BadTable("pack_few", file=file, what="cards", number=0, least=1)
