"""Content packs of Cryptids that somebody could write: that of the program with anything changed that the checks
accept. Whatever they do not accept they have to refuse with a sentence."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st

from bathysphere.engine import BadTable
from bathysphere.games.cryptids.pack import EVIDENCE, HABITATS, KINDS, UNKNOWN, ZONES, Pack
from bathysphere.games.cryptids.pack_checks import EFFECTS, NUMBER
from support.content_packs import pack_of, raw_pack

Raw = dict[str, Any]
Change = Callable[[st.DrawFn, Raw], None]
MOST_CHANGES = 12
NUMBERS = st.one_of(st.sampled_from([0, 1, 2, 3, 99]), st.integers(0, 12))
LISTED = {
    "evidence": ("tokens",), "cryptids": ("cryptids",), "contracts": ("contracts", "requests"),
    "poacher": ("cards",), "wolpertinger": ("tokens",),
}  # fmt: skip


def any_of(draw: st.DrawFn, things: list[Any]) -> Any:
    return draw(st.sampled_from(things))


def numbers_in(data: Any) -> list[tuple[Any, Any]]:
    """Where numbers stand: in what, and under which name or at which place."""
    pairs = list(data.items() if isinstance(data, dict) else enumerate(data))
    inner = [spot for _, value in pairs if isinstance(value, (dict, list)) for spot in numbers_in(value)]
    return [(data, at) for at, value in pairs if type(value) is int] + inner


# -- what can be changed


def other_number(draw: st.DrawFn, raw: Raw) -> None:
    data, at = any_of(draw, numbers_in(raw[draw(st.sampled_from(["board", "cryptids", "evidence", "contracts"]))]))
    data[at] = draw(NUMBERS)


def other_board(draw: st.DrawFn, raw: Raw) -> None:
    board = raw["board"]
    for data, name in numbers_in({name: value for name, value in board.items() if name != "skills"}):
        if draw(st.booleans()):
            (board if name in board else data)[name] = draw(NUMBERS)


def other_price(draw: st.DrawFn, raw: Raw) -> None:
    kind, price = any_of(draw, list(EVIDENCE)), draw(st.integers(1, 99))
    for token in raw["evidence"]["tokens"]:
        if token["kind"] == kind:
            token["price"] = price


def fewer(draw: st.DrawFn, raw: Raw) -> None:
    part = any_of(draw, list(LISTED))
    there = raw[part][any_of(draw, list(LISTED[part]))]
    del there[draw(st.integers(0, len(there))) :]


def more(draw: st.DrawFn, raw: Raw) -> None:
    part = any_of(draw, list(LISTED))
    there = raw[part][any_of(draw, list(LISTED[part]))]
    again = draw(st.lists(st.sampled_from(range(len(there))), max_size=6)) if there else []
    for at in again:
        copy = there[at]
        there.append(copy | {"id": f"{copy['id']}_{len(there)}"} if isinstance(copy, dict) and "id" in copy else copy)


def few_cards(draw: st.DrawFn, raw: Raw) -> None:
    """No more of a level than have to be."""
    wanted, left = set(), draw(st.sets(st.sampled_from([1, 2, 3]), min_size=1))
    for level in (1, 2, 3):
        of_level = [card["id"] for card in raw["cryptids"]["cryptids"] if card["level"] == level]
        wanted |= set(draw(st.permutations(of_level))[: raw["board"]["display"] if level in left else None])
    raw["cryptids"]["cryptids"] = [card for card in raw["cryptids"]["cryptids"] if card["id"] in wanted]


def few_tokens(draw: st.DrawFn, raw: Raw) -> None:
    """A bag that runs out at once."""
    least = raw["board"]["map_tokens"] + raw["board"]["market_slots"]
    number = min(len(raw["evidence"]["tokens"]), least + draw(st.integers(0, 4)))
    raw["evidence"]["tokens"] = draw(st.permutations(raw["evidence"]["tokens"]))[:number]


def other_card(draw: st.DrawFn, raw: Raw) -> None:
    card = any_of(draw, raw["cryptids"]["cryptids"])
    card["habitat"] = any_of(draw, [*HABITATS, "special"])
    card["kind"] = any_of(draw, list(KINDS))
    card["at"] = any_of(draw, [UNKNOWN, *[region["id"] for region in raw["map"]["regions"]]])
    card["needs"] = draw(st.lists(st.sampled_from([UNKNOWN, *EVIDENCE]), min_size=2, max_size=3))
    card["tile"] = any_of(draw, sorted(raw["terrain"]["shapes"]))


def same_ability(draw: st.DrawFn, raw: Raw) -> None:
    """Many cards that do one thing."""
    when = any_of(draw, sorted(EFFECTS))
    verb = any_of(draw, sorted(EFFECTS[when]))
    small = [str(number) for number in range(1, 10)]
    given = [any_of(draw, small if words == NUMBER else list(words)) for words in EFFECTS[when][verb]]
    for card in raw["cryptids"]["cryptids"]:
        if card["habitat"] != "special" and draw(st.booleans()):
            card["ability"] = {"when": when, "does": [" ".join([verb, *given])]}


def other_words(draw: st.DrawFn, raw: Raw) -> None:
    number = draw(st.integers(1, 99))
    raw["board"]["dice"]["assistant"] = [f"{any_of(draw, ['coins', 'xp', 'restore', 'bonus_rumour'])} {number}"] * 6
    raw["board"]["dice"]["tracking"] = draw(
        st.lists(st.sampled_from(["success", "luck", "failure"]), min_size=6, max_size=6)
    )
    tokens = raw["wolpertinger"]["tokens"]
    tokens[:] = [any_of(draw, ["hare", "reroll", f"coins {number}", f"evidence {number}"]) for _ in tokens]
    every = [f"evidence {kind}" for kind in EVIDENCE] + [f"kind {kind}" for kind in KINDS]
    raw["contracts"]["contracts"] = draw(st.lists(st.sampled_from(every), min_size=9, max_size=14))


def other_map(draw: st.DrawFn, raw: Raw) -> None:
    """Some cities or regions are not there, and some lines."""
    places = [*raw["map"]["regions"], *raw["map"]["cities"]]
    gone = draw(st.sets(st.sampled_from([place["id"] for place in raw["map"]["cities"]]), max_size=7))
    cut = draw(st.sets(st.sampled_from(range(len(places) ** 2)), max_size=40))
    order = {place["id"]: at for at, place in enumerate(places)}
    raw["map"]["cities"] = [place for place in raw["map"]["cities"] if place["id"] not in gone]
    del raw["wolpertinger"]["tokens"][len(raw["map"]["cities"]) :]
    for place in places:
        pairs = {other: sorted((order[place["id"]], order[other])) for other in place["lines"]}
        kept = [other for other, (one, two) in pairs.items() if one * len(places) + two not in cut]
        place["lines"] = [other for other in kept if other not in gone]


def other_reserve(draw: st.DrawFn, raw: Raw) -> None:
    """Of any size, with starting places anywhere, and what is in play cut at any edge."""
    tall, wide = draw(st.integers(3, 14)), draw(st.integers(3, 14))
    cells = draw(st.permutations(range(tall * wide)))[: draw(st.integers(3, 9))]
    letters = {cell: "abc"[at % 3] for at, cell in enumerate(cells)}
    raw["reserve"]["rows"] = ["".join([letters.get(y * wide + x, ".") for x in range(wide)]) for y in range(tall)]
    for each in raw["reserve"]["play"]:
        each["rows"] = [draw(st.integers(1, 2)), tall - draw(st.integers(0, 1))]
        each["columns"] = [1, wide - draw(st.integers(0, 1))]


def other_shapes(draw: st.DrawFn, raw: Raw) -> None:
    """Drawings that grow cell by cell; the tiles of that shape are drawn again, too."""
    name = any_of(draw, sorted(raw["terrain"]["shapes"]))
    cells = {(0, 0)}
    for _ in range(draw(st.integers(0, 8))):
        y, x = any_of(draw, sorted(cells))
        down, right = any_of(draw, [(1, 0), (-1, 0), (0, 1), (0, -1)])
        cells.add((y + down, x + right))
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    bottom, right = max(y for y, _ in cells), max(x for _, x in cells)
    rows = ["".join(["#" if (y, x) in cells else "." for x in range(left, right + 1)]) for y in range(top, bottom + 1)]
    raw["terrain"]["shapes"][name] = rows
    for each in raw["terrain"]["terrain"]:
        for at, tile in enumerate(each["tiles"]):
            if tile.split()[0] == name:
                each["tiles"][at] = f"{name} {''.join([any_of(draw, list('-cxi')) for _ in cells])}"


def other_tiles(draw: st.DrawFn, raw: Raw) -> None:
    """Few tiles, or many of one sort."""
    each = any_of(draw, raw["terrain"]["terrain"])
    each["tiles"] = draw(st.lists(st.sampled_from(each["tiles"]), min_size=4, max_size=40))


def other_poacher(draw: st.DrawFn, raw: Raw) -> None:
    card = any_of(draw, raw["poacher"]["cards"])
    tries = st.lists(st.sampled_from(["BID", "CON", "LOW", "HIGH", "REF", "K2", "K3", "K4"]), max_size=5)
    card["held"] = [draw(tries) for _ in range(5)]
    card["prey"] = draw(st.permutations(["found", "contract", "bid"]))
    card["zones"] = "".join(draw(st.permutations(ZONES)))
    for side in ("above", "below"):
        does = st.lists(st.sampled_from(["dC", "dX", "dS", "dR", "mB", "mC", "xB", "xC"]), max_size=4)
        card[side] = {"tries": draw(does), "then": any_of(draw, ["up", "down"])}


CHANGES: tuple[Change, ...] = (
    other_number, other_board, other_price, fewer, more, few_cards, few_tokens, other_card, same_ability, other_words,
    other_map, other_reserve, other_shapes, other_tiles, other_poacher,
)  # fmt: skip


@st.composite
def legal_packs(draw: st.DrawFn) -> Pack:
    """The program's pack with some changes, one after another; those that the checks refuse are left out."""
    raw = raw_pack()
    pack = pack_of(raw)
    for change in draw(st.lists(st.sampled_from(CHANGES), min_size=1, max_size=MOST_CHANGES)):
        tried = _copied(raw)
        change(draw, tried)
        with suppress(BadTable):
            pack, raw = pack_of(tried), tried
    return pack


def _copied(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _copied(value) for name, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list) else data
