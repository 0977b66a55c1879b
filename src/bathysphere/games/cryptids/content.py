"""The components in the form in which the rules use them: numbers and tuples made once from a content pack.

Places are numbers: regions first, cities behind them. Tokens of evidence are numbers: those of the bag first, bonus
rumours behind them.
"""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bathysphere.engine import Absent
from bathysphere.games.cryptids.grid import Grid, Turned
from bathysphere.games.cryptids.pack import (
    EVIDENCE,
    HABITATS,
    KINDS,
    SKILLS,
    SPECIAL,
    UNKNOWN,
    ZONES,
    Cryptid,
    Pack,
)
from bathysphere.games.cryptids.pack_checks import read_pack

NOWHERE: Final = -1
RUMOUR: Final = EVIDENCE.index("rumour")
BONUS: Final = RUMOUR + 1
"""How a bonus rumour is called where it matters which rumour it is."""
ANY: Final = -1
"""A requirement or a region that a token from the bag decides."""
COIN, XP, INITIATIVE = range(3)
SYMBOLS: Final = "cxi"


class Effect(NamedTuple):
    verb: str
    number: int = 0
    kind: int = ANY
    least: int = 0


class Contract(NamedTuple):
    sort: str
    """"evidence", "habitat", "kind" or "zone"."""
    value: int


class Card(NamedTuple):
    """A cryptid. `needs` are kinds of evidence, ANY for a token from the bag; `home` is its zone, or ANY."""

    id: str
    level: int
    habitat: int
    """A kind of terrain; ANY for special tiles."""
    at: int
    home: int
    kind: int
    needs: tuple[int, ...]
    found: int
    relocated: int
    shape: str
    when: str
    does: tuple[Effect, ...]

    @property
    def placement(self) -> str:
        return self.does[0].verb if self.when == "placement" else ""

    def on(self, when: str) -> tuple[Effect, ...]:
        return self.does if self.when == when else ()

    def meets(self, contract: Contract) -> bool:
        """By what is printed on it (C15.1, C33.7 to C33.9, C48.27, C48.90)."""
        match contract.sort:
            case "zone":
                return self.home == contract.value
            case "kind":
                return self.kind == contract.value
            case "evidence":
                return contract.value in self.needs
        return self.habitat == contract.value


class Terrain(NamedTuple):
    kind: int
    shape: str
    symbols: tuple[int, ...]
    """For each cell of the drawing COIN, XP, INITIATIVE or NOWHERE."""


class Face(NamedTuple):
    sort: str
    number: int


class Content(Grid):
    """One pack, ready for play; the grid of its reserve is part of it, so that rules ask one object."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.id = f"{pack.about.id}-{pack.about.version}-{digest(pack)}"
        self._make_map()
        self._make_tokens()
        self.cards = tuple([self._card(each) for each in pack.cryptids.cryptids])
        self.levels = tuple([card.level for card in self.cards])
        self.decks = tuple(
            [tuple([at for at, card in enumerate(self.cards) if card.level == level]) for level in (1, 2, 3)]
        )
        of_kind = {each.kind: each.tiles for each in pack.terrain.terrain}
        self.terrain = tuple([self._terrain(kind, tile) for kind in HABITATS for tile in of_kind[kind]])
        self.sorts = tuple([self.terrain.index(tile) for tile in self.terrain])
        outlines = [tile[:2] for tile in self.terrain]
        self.outlines = tuple([outlines.index(each) for each in outlines])
        self.stacks = tuple(
            [tuple([at for at, tile in enumerate(self.terrain) if tile.kind == kind]) for kind in range(len(HABITATS))]
        )
        self.contracts = tuple([contract(said) for said in pack.contracts.contracts])
        self.requests = tuple([contract(said) for said in pack.contracts.requests])
        prices = {skill.id: skill.price for skill in pack.board.skills}
        self.prices = tuple([prices[skill] for skill in SKILLS])
        self.die = tuple([face(said) for said in pack.board.dice.assistant])
        self.tracking = pack.board.dice.tracking
        self.wolpertinger = tuple([face(said) for said in pack.wolpertinger.tokens])

    # -- the map

    def _make_map(self) -> None:
        places = (*self.pack.map.regions, *self.pack.map.cities)
        number = {place.id: at for at, place in enumerate(places)}
        self.places = tuple([place.id for place in places])
        self.regions = range(len(self.pack.map.regions))
        self.cities = range(len(self.pack.map.regions), len(places))
        self.lines = tuple([tuple(sorted([number[other] for other in place.lines])) for place in places])
        self.zone = tuple([ZONES.index(self.places[region][0]) for region in self.regions])
        self.zones = tuple([tuple([at for at in self.regions if self.zone[at] == zone]) for zone in range(len(ZONES))])
        self.number_in_zone = tuple([int(self.places[region][1:]) for region in self.regions])
        self.within = tuple([self._within(place) for place in range(len(places))])

    def _within(self, place: int) -> tuple[tuple[int, ...], ...]:
        """By number of steps the other places that are no further away."""
        distance, edge = {place: 0}, [place]
        found: list[tuple[int, ...]] = []
        while edge:
            further = sorted({other for here in edge for other in self.lines[here]} - set(distance))
            distance |= dict.fromkeys(further, len(found) + 1)
            found.append(tuple(sorted(set(distance) - {place})))
            edge = further
        return ((), *found)

    def reach(self, place: int, steps: int) -> tuple[int, ...]:
        return self.within[place][min(steps, len(self.within[place]) - 1)]

    # -- evidence

    def _make_tokens(self) -> None:
        tokens, bonus = self.pack.evidence.tokens, self.pack.evidence.bonus_rumours
        number = {place: at for at, place in enumerate(self.places)}
        self.bag = range(len(tokens))
        self.bonus = range(len(tokens), len(tokens) + bonus)
        kinds = [EVIDENCE.index(token.kind) for token in tokens]
        self.kind = (*kinds, *[RUMOUR] * bonus)
        self.called = (*kinds, *[BONUS] * bonus)
        self.price = (*[token.price for token in tokens], *[self.pack.evidence.bonus_price] * bonus)
        self.back = tuple([number[token.back] for token in tokens])

    # -- cards and tiles

    @cache  # noqa: B019 - a pack lives as long as the program
    def terrain_ways(self, tile: int, players: int) -> tuple[Turned, ...]:
        """For a tile of terrain: those in which other cells or other symbols lie there."""
        found: dict[frozenset[tuple[int, int]], Turned] = {}
        for turned in self.turns(self.terrain[tile].shape, players):
            found.setdefault(frozenset(zip(turned.cells, self.terrain[tile].symbols, strict=True)), turned)
        return tuple(found.values())

    def _card(self, card: Cryptid) -> Card:
        number = {place: at for at, place in enumerate(self.places)}
        at = ANY if card.at == UNKNOWN else number[card.at]
        ability = card.ability
        return Card(
            id=card.id,
            level=card.level,
            habitat=ANY if card.habitat == SPECIAL else HABITATS.index(card.habitat),
            at=at,
            home=ANY if at == ANY else self.zone[at],
            kind=KINDS.index(card.kind),
            needs=tuple([ANY if need == UNKNOWN else EVIDENCE.index(need) for need in card.needs]),
            found=card.found,
            relocated=card.relocated,
            shape=card.tile,
            when=ability.when if ability else "",
            does=tuple([effect(said) for said in ability.does]) if ability else (),
        )

    @staticmethod
    def _terrain(kind: str, tile: str) -> Terrain:
        shape, _, symbols = tile.partition(" ")
        return Terrain(HABITATS.index(kind), shape, tuple([SYMBOLS.find(symbol) for symbol in symbols]))


def digest(pack: Pack) -> str:
    """Eight letters by which packs with other faces differ."""
    return blake2b(msgspec.json.encode(pack), digest_size=4).hexdigest()


def effect(said: str) -> Effect:
    verb, *given = said.split()
    numbers = [int(word) for word in given if word.isdigit()]
    kind = KINDS.index(given[0]) if given and given[0] in KINDS else ANY
    least = numbers.pop(0) if verb in ("kind_least", "kind_each") else 0
    return Effect(verb, numbers[0] if numbers else 1, kind, least)


def contract(said: str) -> Contract:
    sort, _, name = said.partition(" ")
    names = {"evidence": EVIDENCE, "habitat": HABITATS, "kind": KINDS, "zone": ZONES}[sort]
    return Contract(sort, names.index(name))


def face(said: str) -> Face:
    sort, _, number = said.partition(" ")
    return Face(sort, int(number) if number else 1)


# -- the packs at hand

BUILT_IN_PACK: Final = read_pack(Path(__file__).parent / "content")
"""The pack that comes with the program."""
BUILT_IN: Final = Content(BUILT_IN_PACK)
_at_hand: dict[str, Content] = {"": BUILT_IN}
_chosen: list[str] = [""]


def content(name: str) -> Content:
    """The pack of this name; '' is the one that comes with the program."""
    found = _at_hand.get(name)
    if found is None:
        raise Absent("pack_absent", pack=name)
    return found


def use_content(folder: Path) -> Content:
    """From now on tables are dealt with the pack in this folder; those dealt with another one keep theirs."""
    found = Content(read_pack(folder))
    _at_hand[found.id] = found
    _chosen[0] = found.id
    return found


def chosen() -> str:
    """The name of the pack with which tables are dealt."""
    return _chosen[0]


def price_of(c: Content, kind: int) -> int:
    """What a token of this kind costs; views tell kinds apart and nothing finer."""
    return c.pack.evidence.bonus_price if kind == BONUS else c.price[c.kind.index(kind)]
